//! `komadai analyse` puts evaluations into records, and goes on whatever happens.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use komadai::record::{Evaluation, GameTree, import};
use serde_json::Value;
use tempfile::TempDir;

use crate::programs::{hostile, is_gone, json, komadai};

const MOVES: [&str; 6] = ["７六歩(77)", "３四歩(33)", "２六歩(27)", "８四歩(83)", "２五歩(26)", "８五歩(84)"];

/// A game of so many moves, with a comment.
pub fn game(plies: usize) -> String {
    let mut text = "手合割：平手\n*a comment\n".to_owned();
    for (number, mv) in (1..=plies).zip(MOVES) {
        text += &format!("{number} {mv}\n");
    }
    text + &format!("{} 投了\n", plies + 1)
}

pub fn folder(files: &[(&str, String)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// What is said about these files with this engine.
fn analysed(folder: &Path, arguments: &[&str], how: &str) -> (Vec<Value>, String, i32) {
    let mut all = vec!["analyse", "--json"];
    all.extend(arguments);
    all.extend(["--engine", hostile().to_str().unwrap(), how]);
    let output = Command::new(env!("CARGO_BIN_EXE_komadai")).current_dir(folder).args(all).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let complaints = String::from_utf8(output.stderr).unwrap();
    (said.lines().map(json).collect(), complaints, output.status.code().unwrap())
}

fn tree(file: &Path) -> GameTree {
    import(&fs::read(file).unwrap()).unwrap().tree
}

/// The evaluations of the main line.
fn evaluations(tree: &GameTree) -> Vec<Option<Evaluation>> {
    tree.main_line().into_iter().map(|node| tree.node(node).evaluation()).collect()
}

#[test]
fn every_place_has_a_line_and_the_record_its_evaluations() {
    let folder = folder(&[("game.kifu", game(6))]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "good");
    assert_eq!((code, lines.len()), (0, 8), "{lines:#?}");
    let tree = tree(&folder.path().join("out.kifu"));
    for (ply, (line, evaluation)) in lines.iter().zip(evaluations(&tree)).enumerate() {
        assert_eq!((&line["file"], &line["ply"], &line["depth"]), (&"game.kifu".into(), &ply.into(), &5.into()));
        let points = i32::try_from(line["cp"].as_i64().unwrap()).unwrap();
        assert_eq!(evaluation, Some(Evaluation::Points(points)));
        assert_eq!(line["loss"].is_u64(), ply > 0, "{line}");
    }
    assert_eq!((&lines[1]["move"], &lines[0]["move"]), (&"7g7f".into(), &Value::Null));
    let file = &lines[7];
    assert_eq!((&file["plies"], &file["analysed"], &file["restarts"]), (&6.into(), &7.into(), &0.into()), "{file}");
    assert_eq!(tree.node(GameTree::ROOT).comments(), ["a comment"]);
    assert!(!folder.path().join("out.kifu.partial").exists());
}

#[test]
fn the_losses_are_those_of_the_side_that_moved() {
    let folder = folder(&[("game.kifu", game(6))]);
    let (lines, _, _) = analysed(folder.path(), &["--nodes", "5", "game.kifu"], "good");
    for ply in 1..7 {
        let points = |ply: usize| lines[ply]["cp"].as_i64().unwrap();
        let gain = points(ply) - points(ply - 1);
        let loss = if ply % 2 == 1 { -gain } else { gain };
        assert_eq!(lines[ply]["loss"], loss.max(0), "{ply}");
    }
}

#[test]
fn nothing_is_written_over_and_what_is_done_is_not_done_again() {
    let folder = folder(&[("a/game.kifu", game(3)), ("out/game.kifu", game(2))]);
    let at = folder.path();
    let arguments = ["--nodes", "5", "--into", "out", "a"];
    let (lines, _, code) = analysed(at, &arguments, "good");
    assert!(code == 1 && lines[0]["error"].as_str().unwrap().contains("--force"), "{lines:?}");
    assert_eq!(fs::read_to_string(at.join("out/game.kifu")).unwrap(), game(2));
    assert_eq!(analysed(at, &[&arguments[..], &["--force"]].concat(), "good").2, 0);
    let (lines, _, code) = analysed(at, &arguments, "good");
    let file = lines.last().unwrap();
    assert_eq!((code, &file["analysed"], &file["known"]), (0, &0.into(), &4.into()), "{file}");
    // More is asked for than the 1,000 positions that the engine has looked at.
    let more = ["--nodes", "1001", "--into", "out", "--force", "a"];
    assert_eq!(analysed(at, &more, "good").0.last().unwrap()["analysed"], 4);
    assert_eq!(tree(&at.join("out/game.kifu")).node(GameTree::ROOT).analyses().len(), 2);
}

#[test]
fn what_was_looked_at_as_deeply_in_other_terms_is_not_asked_again_and_no_deeper_analysis_is_lost() {
    let folder = folder(&[("game.kifu", game(3))]);
    let at = folder.path();
    let again = |from: &str, to: &str, limit: [&str; 2]| {
        let (lines, _, code) = analysed(at, &[&limit[..], &["-o", to, from]].concat(), "good");
        let file = lines.last().unwrap();
        assert_eq!(code, 0, "{file}");
        let tree = tree(&at.join(to));
        let terms = tree.main_line().into_iter().map(|node| tree.node(node).analyses()[0].terms().unwrap().to_owned());
        (file["analysed"].as_u64().unwrap(), file["known"].as_u64().unwrap(), terms.collect::<Vec<_>>())
    };
    // The engine looks at 1,000 positions whatever it is asked, five moves ahead.
    assert_eq!(again("game.kifu", "a.kifu", ["--movetime", "20"]), (4, 0, vec!["movetime 20".to_owned(); 4]));
    for enough in [["--nodes", "1000"], ["--nodes", "5"], ["--depth", "5"], ["--movetime", "20"]] {
        let out = format!("{}.kifu", enough.concat().replace('-', ""));
        assert_eq!(again("a.kifu", &out, enough), (0, 4, vec!["movetime 20".to_owned(); 4]), "{enough:?}");
    }
    assert_eq!(again("a.kifu", "b.kifu", ["--nodes", "1001"]), (4, 0, vec!["nodes 1001".to_owned(); 4]));
    let deep = fs::read_to_string(at.join("a.kifu")).unwrap().replace("movetime 20", "nodes 5");
    fs::write(at.join("deep.kifu"), deep.replace("ノード数=1000", "ノード数=1001")).unwrap();
    assert_eq!(again("deep.kifu", "c.kifu", ["--movetime", "20"]), (4, 0, vec!["nodes 5".to_owned(); 4]));
}

#[test]
fn an_engine_that_dies_is_started_again_and_all_is_had() {
    let folder = folder(&[("game.kifu", game(6))]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "game.kifu"], "dies_now_and_then");
    let file = lines.last().unwrap();
    assert_eq!((code, &file["analysed"], &file["restarts"]), (0, &7.into(), &2.into()), "{file}");
    assert_eq!(file["faults"][0]["kind"], "died");
}

#[test]
fn a_place_that_cannot_be_had_is_named_and_the_rest_is_done() {
    let folder = folder(&[("game.kifu", game(6))]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "dies_at_ply_3");
    let file = lines.last().unwrap();
    assert_eq!((code, &file["analysed"]), (1, &6.into()), "{file}");
    assert_eq!((&file["missing"][0]["ply"], &file["missing"][0]["reason"]), (&3.into(), &"engine_failed".into()));
    assert_eq!((&lines[3]["error"], &lines[4]["cp"].is_i64()), (&"engine_failed".into(), &true));
    let had = evaluations(&tree(&folder.path().join("out.kifu")));
    assert_eq!(had.iter().filter(|evaluation| evaluation.is_none()).count(), 1);
}

#[test]
fn three_times_a_file_and_no_more() {
    let folder = folder(&[("game.kifu", game(6)), ("other.kifu", game(1))]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "game.kifu", "other.kifu"], "crashes_at_go");
    let files: Vec<_> = lines.iter().filter(|line| line["plies"].is_u64()).collect();
    assert_eq!((code, files.len()), (1, 2));
    for file in files {
        assert!(file["restarts"] == 3 && file["analysed"] == 0, "{file}");
    }
}

#[test]
fn one_that_knows_no_time_for_a_move_is_told_when_to_stop() {
    let folder = folder(&[("game.kifu", game(3))]);
    let (lines, _, code) = analysed(folder.path(), &["--movetime", "50", "game.kifu"], "knows_no_movetime");
    let file = lines.last().unwrap();
    assert_eq!((code, &file["analysed"], &file["restarts"]), (0, &4.into(), &1.into()), "{file}");
}

#[test]
fn an_analysis_that_is_killed_goes_on_where_it_was() {
    let folder = folder(&[("game.kifu", game(6))]);
    let at = folder.path();
    let mut program = Command::new(env!("CARGO_BIN_EXE_komadai"));
    program.current_dir(at).args(["analyse", "--movetime", "600", "-o", "out.kifu", "game.kifu", "--engine"]);
    program.args([hostile().to_str().unwrap(), "is_killed_with_us"]).stdout(Stdio::null());
    let mut program = program.spawn().unwrap();
    let partial = at.join("out.kifu.partial");
    let since = Instant::now();
    while fs::read_to_string(&partial).unwrap_or_default().lines().count() < 3
        && since.elapsed() < Duration::from_secs(9)
    {
        std::thread::sleep(Duration::from_millis(20));
    }
    program.kill().unwrap();
    program.wait().unwrap();
    assert!(is_gone("hostile_engine is_killed_with_us", Duration::from_secs(1)));
    assert!(!at.join("out.kifu").exists());
    let had = fs::read_to_string(&partial).unwrap().lines().count() - 1;
    let (lines, _, code) = analysed(at, &["--movetime", "600", "-o", "out.kifu", "game.kifu"], "is_killed_with_us");
    let file = lines.last().unwrap();
    assert_eq!((code, &file["analysed"], &file["known"]), (0, &(7 - had).into(), &had.into()), "{file}");
    assert!(evaluations(&tree(&at.join("out.kifu"))).iter().all(Option::is_some) && !partial.exists());
}

#[test]
fn what_was_left_of_another_analysis_or_is_somebody_elses_is_kept_and_told() {
    let folder = folder(&[("game.kifu", game(3)), ("out.kifu.partial", "mine\n".to_owned())]);
    let at = folder.path();
    let (_, complaints, code) = analysed(at, &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "good");
    assert!(code == 0 && complaints.contains("out.kifu-2.partial"), "{complaints}");
    assert_eq!(fs::read_to_string(at.join("out.kifu-2.partial")).unwrap(), "mine\n");
    assert!(at.join("out.kifu").exists() && !at.join("out.kifu.partial").exists());
    // There is nothing left to be asked, and nothing to be removed.
    fs::write(at.join("out.kifu.partial"), "mine, too\n").unwrap();
    assert_eq!(analysed(at, &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "good").2, 0);
    assert_eq!(fs::read_to_string(at.join("out.kifu.partial")).unwrap(), "mine, too\n");
}

#[test]
fn several_engines_work_at_the_same_time_each_on_another_file() {
    let files: Vec<(String, String)> = (0..4).map(|n| (format!("in/{n}.kifu"), game(4))).collect();
    let files: Vec<(&str, String)> = files.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    let folder = folder(&files);
    let time = |jobs: &str, into: &str| {
        let since = Instant::now();
        let (lines, _, code) =
            analysed(folder.path(), &["--movetime", "100", "--jobs", jobs, "--into", into, "in"], "good");
        assert_eq!((code, lines.len()), (0, 4 * 6));
        since.elapsed()
    };
    let (one, four) = (time("1", "one"), time("4", "four"));
    assert!(four * 2 < one, "{four:?} and {one:?}");
    let read = |into: &str| fs::read(folder.path().join(into).join("2.kifu")).unwrap();
    assert_eq!(read("one"), read("four"));
}

#[test]
fn a_format_without_comments_becomes_kif_and_is_refused_where_it_is_asked_for() {
    let folder = folder(&[("game.usi", "position startpos moves 7g7f 3c3d\n".to_owned())]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "--into", "out", "game.usi"], "good");
    assert_eq!((code, &lines.last().unwrap()["written"][0]), (0, &"out/game.kifu".into()));
    let (_, complaints, _) = analysed(folder.path(), &["--nodes", "5", "-o", "other.usi", "game.usi"], "good");
    assert!(complaints.contains("other.usi is in a format that has no place for evaluations"), "{complaints}");
}

#[test]
fn what_makes_no_sense_is_refused_before_anything_is_done() {
    let folder = folder(&[("a.kifu", game(1)), ("b.kifu", game(1))]);
    let at = folder.path();
    for (arguments, words) in [
        (&["-o", "out.kifu", "a.kifu", "b.kifu"][..], "--into"),
        (&["--option", "Style=wild", "a.kifu"], "no option “Style”"),
        (&["--option", "MultiPV=21", "a.kifu"], "out of range"),
        (&["--nodes", "5", "--depth", "5", "a.kifu"], "cannot be used with"),
    ] {
        let (_, complaints, code) = analysed(at, arguments, "good");
        assert!(code == 2 && complaints.contains(words), "{arguments:?}: {complaints}");
    }
    Command::new("mkfifo").arg(at.join("pipe.kifu")).status().unwrap();
    for (out, words) in [
        ("no/x.kifu", "there is no folder no; make it first"),
        ("x.zip", "x.zip has the ending of no record; take .kif"),
        (".", "--into writes into it"),
        ("pipe.kifu", "no ordinary file"),
    ] {
        let (_, complaints, code) = analysed(at, &["--force", "-o", out, "a.kifu"], "good");
        assert!(code == 2 && complaints.contains(words), "{out}: {complaints}");
    }
    assert!(!at.join("no").exists());
    let a = at.join("a.kifu");
    let (_, complaints, code) = komadai(&["analyse", a.to_str().unwrap(), "--engine", "no-such-program"]);
    assert!(code == 2 && complaints.contains("no program no-such-program"), "{complaints}");
}

#[test]
fn without_a_place_analysed_nothing_is_written() {
    let folder = folder(&[("game.kifu", game(3))]);
    let (lines, _, code) = analysed(folder.path(), &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "crashes_at_go");
    let file = lines.last().unwrap();
    assert!(code == 1 && file["error"].as_str().unwrap().contains("nothing was analysed"), "{file}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_written_is_told_before_the_engine_thinks() {
    // Where the result should lie there is a file, and in the way of one of two games another one.
    let two = game(2) + "\n" + &game(2);
    let csa = "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nPI\n+\n+2726FU\n%TORYO\n".to_owned();
    let folder = folder(&[("game.kifu", game(2)), ("out", "a file".to_owned()), ("two.csa", csa), ("kept-1.jkf", two)]);
    for (arguments, words) in [
        (["--into", "out/sub", "game.kifu"], "nothing can be written to out/sub/game.kifu"),
        (["-o", "kept.jkf", "two.csa"], "kept-1.jkf is there already"),
    ] {
        let (lines, _, code) = analysed(folder.path(), &[&["--nodes", "5"], &arguments[..]].concat(), "good");
        assert!(code == 1 && lines.len() == 1, "{lines:?}");
        assert!(lines[0]["error"].as_str().unwrap().contains(words), "{lines:?}");
    }
}

#[test]
fn a_record_that_is_analysed_already_goes_into_another_file_by_force() {
    let folder = folder(&[("game.kifu", game(2)), ("old.kifu", game(1))]);
    let at = folder.path();
    analysed(at, &["--nodes", "5", "-o", "out.kifu", "game.kifu"], "good");
    let (lines, _, code) = analysed(at, &["--nodes", "5", "--force", "-o", "old.kifu", "out.kifu"], "good");
    assert_eq!((code, &lines.last().unwrap()["written"][0]), (0, &"old.kifu".into()), "{lines:?}");
    assert_eq!(evaluations(&tree(&at.join("old.kifu"))).iter().flatten().count(), 3);
}

#[test]
fn a_mate_on_the_board_is_known_without_asking() {
    let mate = "position sfen 8k/9/8P/9/9/9/9/9/K8 b G 1 moves G*1b\n".to_owned();
    let folder = folder(&[("mate.usi", mate)]);
    let (lines, _, _) = analysed(folder.path(), &["--nodes", "5", "mate.usi"], "good");
    assert_eq!((&lines[1]["mate"], &lines[1]["winner"], &lines[1]["class"]), (&0.into(), &"b".into(), &Value::Null));
}

#[test]
fn the_encoding_is_that_of_the_record_or_what_the_new_name_promises() {
    let folder = folder(&[("game.kifu", game(2))]);
    let at = folder.path();
    let convert = ["convert", "--to", "kif", "game.kifu"];
    Command::new(env!("CARGO_BIN_EXE_komadai")).current_dir(at).args(convert).output().unwrap();
    for (target, is_utf8) in [("a.kif", false), ("a.kifu", true), ("a.csa", false)] {
        let (_, complaints, code) = analysed(at, &["--nodes", "5", "-o", target, "game.kif"], "good");
        assert_eq!(code, 0, "{complaints}");
        let bytes = fs::read(at.join(target)).unwrap();
        assert_eq!(String::from_utf8(bytes).is_ok(), is_utf8, "{target}");
        assert!(evaluations(&tree(&at.join(target))).iter().all(Option::is_some), "{target}");
    }
    // A name that CP932 has no letters for.
    let (lines, complaints, code) = analysed(at, &["--nodes", "5", "-o", "b.kif", "game.kif"], "§ñ한");
    assert!(code == 0 && complaints.contains("written in UTF-8"), "{complaints} {lines:?}");
}

#[test]
fn an_engine_that_is_silent_for_long_is_waited_for_if_that_is_wanted() {
    let folder = folder(&[("game.kifu", game(1))]);
    let (_, complaints, code) = analysed(folder.path(), &["--nodes", "5", "game.kifu"], "greets_late");
    assert!(code != 0 && complaints.contains("for 10 s"), "{code}: {complaints}");
    let (lines, _, code) = analysed(folder.path(), &["--timeout", "40", "--nodes", "5", "game.kifu"], "greets_late");
    assert_eq!((code, &lines.last().unwrap()["analysed"]), (0, &2.into()), "{lines:?}");
}

#[test]
fn an_engine_that_cannot_count_positions_is_told_once_with_what_to_ask_it_instead() {
    let folder = folder(&[("one.kifu", game(6)), ("two.kifu", game(6))]);
    let asked = |arguments: &[&str]| {
        let mut all = vec!["analyse"];
        all.extend(arguments);
        let files = ["one.kifu", "two.kifu"].map(|file| folder.path().join(file).to_str().unwrap().to_owned());
        all.extend(files.iter().map(String::as_str));
        all.extend(["--engine", hostile().to_str().unwrap(), "knows_no_nodes"]);
        komadai(&all)
    };
    let into = folder.path().join("out");
    let (said, complaints, code) = asked(&["--nodes", "5", "--into", into.to_str().unwrap()]);
    assert_eq!((said.as_str(), complaints.lines().count(), code), ("", 1, 1), "{complaints}");
    assert!(complaints.contains("cannot count positions") && complaints.contains("--movetime"), "{complaints}");
    assert_eq!(fs::read_dir(&into).map(Iterator::count).unwrap_or_default(), 0, "nothing is left behind");
    assert_eq!(asked(&["--movetime", "5"]).2, 0);
}

#[test]
fn places_in_a_row_that_an_engine_cannot_be_asked_about_are_told_in_one_sentence() {
    let folder = folder(&[("game.kifu", game(6))]);
    let file = folder.path().join("game.kifu");
    let engine = hostile().to_str().unwrap();
    let (_, complaints, _) =
        komadai(&["analyse", "--movetime", "5", file.to_str().unwrap(), "--engine", engine, "crashes_at_go"]);
    assert_eq!(complaints.matches("the engine failed here").count(), 1, "{complaints}");
    assert!(complaints.contains("game 1, places 0 to 6: the engine failed here"), "{complaints}");
}
