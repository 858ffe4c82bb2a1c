//! `komadai mate` and `komadai tsume check`, as a shell sees them.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

/// A gold mates beside the pawn.
const ONE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
/// White attacks.
const TURNED: &str = "9/9/9/9/9/9/4p4/9/4K4 w g 1";
/// Nothing is seen at once.
const HARD: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";
/// The king gets away from a pawn.
const NONE: &str = "4k4/9/9/9/9/9/9/9/9 b P 1";

fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    komadai(folder, &[&["mate"], arguments].concat())
}

fn komadai(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(stdout), text(stderr), status.code().unwrap())
}

fn here(arguments: &[&str]) -> (String, String, i32) {
    run(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/data")), arguments)
}

/// The answers, without what the search has cost.
fn answers(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    let (out, err, _) = run(folder, &[&["--json"], arguments].concat());
    assert_eq!(err, "");
    let told = |line: &str| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let cost = ["nodes", "ms"].map(|key| value.as_object_mut().unwrap().remove(key).unwrap());
        assert!(cost.iter().all(Value::is_u64), "{line}");
        value
    };
    out.lines().map(told).collect()
}

#[test]
fn a_position_is_typed_in_one_word_or_several() {
    let folder = tempfile::tempdir().unwrap();
    let expected = vec![json!({ "mate": 1, "proved": true, "line": ["G*5b"] })];
    let words: Vec<&str> = ONE.split(' ').collect();
    assert_eq!(answers(folder.path(), &[ONE]), expected);
    assert_eq!(answers(folder.path(), &words), expected);
    assert_eq!(answers(folder.path(), &[&["sfen"], &words[..3]].concat()), expected);
    let line = format!("position sfen {ONE} moves G*5b");
    assert_eq!(answers(folder.path(), &[&line]), expected);
}

#[test]
fn an_answer_in_json_has_the_same_fields_whatever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (out, ..) = run(folder.path(), &["--json", ONE, NONE, "startpos"]);
    for line in out.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let mut keys: Vec<&String> = value.as_object().unwrap().keys().collect();
        keys.sort();
        assert_eq!(keys, ["line", "mate", "ms", "nodes", "proved"]);
    }
    let no_mate = json!({ "mate": null, "proved": true, "line": [] });
    assert_eq!(answers(folder.path(), &[NONE, "startpos"]), [no_mate.clone(), no_mate]);
}

#[test]
fn the_exit_code_is_the_worst_of_all_answers() {
    for (arguments, expected) in [
        (vec![ONE], 0),
        (vec![ONE, TURNED], 0),
        (vec![ONE, NONE], 1),
        (vec!["--nodes", "2", HARD, NONE], 2),
        (vec!["absent.kif", ONE], 3),
        (vec!["4k4/9 b G 1", ONE], 3),
        (vec![], 3),
        (vec!["--nodes", "many", ONE], 3),
        (vec!["--memory", "257", ONE], 3),
        (vec!["9/9/9/9/9/9/9/9/4K4 b G 1"], 3),
        (vec!["--help"], 0),
    ] {
        let (out, err, code) = here(&arguments);
        assert_eq!(code, expected, "{arguments:?} {out} {err}");
        assert_eq!(code == 3, !err.is_empty(), "{arguments:?} {err}");
    }
}

#[test]
fn in_words_it_says_the_line_or_that_there_is_none() {
    let (out, err, _) = here(&[ONE, NONE, "mating_problem.kif"]);
    assert_eq!(out.lines().collect::<Vec<_>>(), ["mate in 1: G*5b", "no mate", "mating_problem.kif: mate in 1: G*2b"]);
    assert_eq!(err, "");
    let (out, ..) = here(&["--nodes", "1", HARD]);
    assert_eq!(out, "not found in 1 nodes\n");
}

#[test]
fn of_a_file_every_position_is_looked_at_and_what_cannot_be_read_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let list = format!("{ONE}\nsfen {TURNED}\n4k4/9/4P4/9/9/9/9/9 b G 1\n{NONE}\n");
    std::fs::write(folder.path().join("list.sfen"), list).unwrap();
    let (out, err, code) = run(folder.path(), &["--json", "list.sfen"]);
    let found: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told: Vec<_> = found.iter().map(|it| (&it["file"], &it["game"], &it["mate"])).collect();
    let file = &json!("list.sfen");
    assert_eq!(told, [(file, &json!(1), &json!(1)), (file, &json!(2), &json!(1)), (file, &json!(4), &Value::Null)]);
    assert!(err.starts_with("list.sfen:3: ") && err.lines().count() == 1, "{err}");
    assert_eq!(code, 3);
}

#[test]
fn of_a_record_it_is_the_position_that_was_set_up_and_of_a_game_the_last_one() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    put("problem.usi", &format!("position sfen {ONE} moves G*4b\n"));
    put("game.usi", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n");
    let mates = |arguments: &[&str]| {
        let of = |it: &Value| it["mate"].as_u64();
        answers(folder.path(), arguments).iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(mates(&["problem.usi"]), [Some(1)]);
    assert_eq!(mates(&["game.usi"]), [None]);
    let (_, err, code) = run(folder.path(), &["--ply", "9", "game.usi"]);
    assert_eq!((err.as_str(), code), ("game.usi: there is no move 9; the last one is 4\n", 3));
    let (out, ..) = run(folder.path(), &["--ply", "3", "game.usi"]);
    assert_eq!(out, "game.usi: no mate\n");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let folder = tempfile::tempdir().unwrap();
    let once = |memory| {
        let (out, ..) = run(folder.path(), &["--json", "--nodes", "20000", "--memory", memory, HARD]);
        let mut value: Value = serde_json::from_str(&out).unwrap();
        value.as_object_mut().unwrap().remove("ms");
        value
    };
    assert_eq!(once("64"), once("64"));
    assert_eq!(once("64")["mate"], once("128")["mate"]);
}

/// White has a choice, after which Black mates in different ways.
const THREE: &str = "6k2/9/5GG2/9/9/9/9/9/9 b 2G 1";

#[test]
fn a_tree_is_written_with_every_defence_and_never_over_a_file_by_accident() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["--tree", "tree.kifu", THREE]);
    assert!(out.starts_with("mate in ") && err.is_empty() && code == 0, "{out}{err}");
    let (check, ..) = komadai(folder.path(), &["check", "--json", "tree.kifu"]);
    let read: Value = serde_json::from_str(&check).unwrap();
    assert_eq!(
        (&read["ok"], &read["result"], &read["winner"]),
        (&json!(true), &json!("checkmate"), &json!("b")),
        "{read}"
    );
    assert!(out.starts_with(&format!("mate in {}: ", read["plies"])), "{out} {read}");
    for (arguments, complaint) in [
        (vec!["--tree", "tree.kifu", THREE], "komadai mate: tree.kifu is there already; --force writes over it\n"),
        (
            vec!["--tree", "tree.csa", THREE],
            "komadai mate: tree.csa has the ending of no record with variations; take .kif, .kifu, .ki2, .ki2u or .jkf\n",
        ),
        (
            vec!["--force", "--tree", "tree.kifu", "./tree.kifu"],
            "komadai mate: tree.kifu is itself read, and is left as it is; take another name\n",
        ),
        (
            vec!["--force", "--tree", "tree.kifu", THREE, ONE],
            "komadai mate: one file holds one tree, that of the first position\n",
        ),
    ] {
        let (_, err, code) = run(folder.path(), &arguments);
        assert_eq!((err.as_str(), code), (complaint, 3));
    }
    let (_, err, code) = run(folder.path(), &["--tree", "none.jkf", NONE]);
    assert_eq!((err.as_str(), code, folder.path().join("none.jkf").exists()), ("", 1, false));
}

#[test]
fn missed_mates_of_games_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let start = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves";
    let text = format!("{start} 5i5h 5a4a 5h5i\n{start} G*5b\n");
    std::fs::write(folder.path().join("games.usi"), text).unwrap();
    let (out, err, code) = run(folder.path(), &["--game", "games.usi"]);
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            "games.usi, game 1 of 2: after 0 moves Black played 5i5h and missed a mate in 1: G*5b",
            "games.usi, game 2 of 2: no mate was missed",
        ]
    );
    assert_eq!((err.as_str(), code), ("", 0));
    let (out, ..) = run(folder.path(), &["--game", "--json", "--plies", "3", "games.usi"]);
    let first: Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    let mate = json!({ "ply": 0, "side": "b", "mate": 1, "proved": true, "line": ["G*5b"], "played": "5i5h" });
    assert_eq!((&first["file"], &first["game"], &first["missed"]), (&json!("games.usi"), &json!(1), &json!([mate])));
    assert_eq!(first["undecided"], json!([]));
    std::fs::write(folder.path().join("hard.usi"), format!("position sfen {HARD} moves 9d9e\n")).unwrap();
    let (out, _, code) = run(folder.path(), &["--game", "--nodes", "1", "hard.usi"]);
    assert_eq!((out.lines().last(), code), (Some("hard.usi: not found out after 0 moves"), 2));
}

#[test]
fn problems_are_sound_or_their_faults_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let cooked = "8k/9/7PP/9/9/9/9/9/9 b G 1";
    let left = "4k4/9/4P4/9/9/9/9/9/9 b GN 1";
    std::fs::write(folder.path().join("set.sfen"), format!("{ONE}\n{cooked}\n{left}\n{NONE}\n")).unwrap();
    let check = |arguments: &[&str]| komadai(folder.path(), &[&["tsume", "check"], arguments].concat());
    let (out, err, code) = check(&["set.sfen"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "set.sfen, game 1 of 4: sound, mate in 1: G*5b");
    assert!(lines[1].starts_with("set.sfen, game 2 of 4: second solution, mate in 1: "), "{out}");
    assert_eq!(lines[2], "set.sfen, game 3 of 4: pieces left, mate in 1: G*5b; 1 left in hand");
    assert_eq!(lines[3], "set.sfen, game 4 of 4: no mate");
    assert_eq!((lines.len(), err.as_str(), code), (4, "", 1));
    let (out, ..) = check(&["--json", "set.sfen", "absent.kif"]);
    let told: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verdicts: Vec<_> = told.iter().map(|it| it["verdict"].as_str().unwrap_or("-")).collect();
    assert_eq!(verdicts, ["sound", "second_solution", "pieces_left", "no_mate", "-"]);
    assert_eq!(told[1]["second"][0]["number"], 1);
    assert!(told[4]["error"]["message"].is_string() && told[4]["ok"] == false, "{}", told[4]);
    std::fs::write(folder.path().join("sound.sfen"), ONE).unwrap();
    assert_eq!(check(&["sound.sfen"]).2, 0);
    assert_eq!(check(&[]).2, 2);
}
