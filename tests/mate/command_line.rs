//! `komadai mate`, as a shell sees it.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

/// A gold mates beside the pawn.
const ONE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
/// White attacks.
const TURNED: &str = "9/9/9/9/9/9/4p4/9/4K4 w g 1";
/// The king gets away from a pawn.
const NONE: &str = "4k4/9/9/9/9/9/9/9/9 b P 1";

fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_komadai")).arg("mate").args(arguments).current_dir(folder).output().unwrap();
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
    let hard = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    for (arguments, expected) in [
        (vec![ONE], 0),
        (vec![ONE, TURNED], 0),
        (vec![ONE, NONE], 1),
        (vec!["--nodes", "2", hard, NONE], 2),
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
    let (out, ..) = here(&["--nodes", "1", ONE]);
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
    let position = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";
    let once = |memory| {
        let (out, ..) = run(folder.path(), &["--json", "--nodes", "20000", "--memory", memory, position]);
        let mut value: Value = serde_json::from_str(&out).unwrap();
        value.as_object_mut().unwrap().remove("ms");
        value
    };
    assert_eq!(once("64"), once("64"));
    assert_eq!(once("64")["mate"], once("128")["mate"]);
}
