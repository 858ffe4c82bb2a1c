//! Commands that are given what is no file, or a place for their result that belongs to something else: none waits for ever,
//! nothing is lost, and why is said in words.

use std::fs;
use std::path::Path;

use crate::converting::{folder, names, run};

const GAME: &str = "手合割：平手\n先手：甲\n後手：乙\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
const LIST: &str = "position startpos moves 7g7f 3c3d\n";
const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
const EVENT: &str = "(version: 1, title: \"Club\", profile: \"jsa_amateur27\", \
    time: (main: (secs: 900, nanos: 0), counting: Exact, after: Loss))";

/// Runs the command and expects these words among its complaints, an exit code that is not 0, and no new file.
fn is_refused(folder: &Path, arguments: &[&str], words: &str) {
    let before = names(folder);
    let (said, err, code) = run(folder, arguments);
    assert!(err.contains(words) && code != 0, "{arguments:?}: {code} {said}{err}");
    assert!(!err.contains("os error"), "{arguments:?}: {err}");
    assert_eq!(names(folder), before, "{arguments:?}");
}

#[cfg(unix)]
#[test]
fn pipes_and_links_that_lead_round_in_circles_hold_up_no_command() {
    use std::os::unix::fs::symlink;
    let folder = folder(&[("event.ron", EVENT.as_bytes()), ("game.kif", GAME.as_bytes())]);
    let path = |name: &str| folder.path().join(name);
    assert!(std::process::Command::new("mkfifo").arg(path("pipe.kif")).status().unwrap().success());
    symlink("there.kif", path("here.kif")).unwrap();
    symlink("here.kif", path("there.kif")).unwrap();
    let pipe = "is a pipe and not read";
    for (arguments, words) in [
        (&["table", "--to", "t.csv"][..], pipe),
        (&["mate"], pipe),
        (&["mate", "--game"], pipe),
        (&["tsume", "check"], pipe),
        (&["event"], pipe),
        (&["event", "--pair", "--write"], pipe),
        (&["event", "event.ron", "--write", "--players"], pipe),
        (&["find", "--index", ".", "--store", "/dev/null", "--castle", "矢倉", "--castles"], "a device or a pipe"),
        (&["index", "--store", "store"], "not a folder"),
        (&["find", "--sfen", "startpos", "--store", "store", "--index"], "not a folder"),
    ] {
        is_refused(folder.path(), &[arguments, &["pipe.kif"]].concat(), words);
        is_refused(folder.path(), &[arguments, &["here.kif"]].concat(), "");
    }
    for tree in ["pipe.kif", "here.kif"] {
        is_refused(folder.path(), &["mate", MATE_IN_ONE, "--force", "--tree", tree], tree);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_a_folder_is_told_and_the_rest_is_read() {
    let folder = folder(&[("game.kif", GAME.as_bytes())]);
    let made = std::process::Command::new("mkfifo").arg(folder.path().join("pipe.kif")).status();
    assert!(made.unwrap().success());
    for arguments in [&["check", "."][..], &["judge", "."], &["table", ".", "--to", "jsonl"]] {
        let (said, err, code) = run(folder.path(), arguments);
        assert!(said.contains("game.kif") && err.contains("pipe.kif"), "{arguments:?}: {said}{err}");
        assert_eq!(code, 1, "{arguments:?}");
    }
}

#[test]
fn no_sign_in_a_name_ends_a_line_of_a_table() {
    let game = GAME.replace("甲", "a\u{2028}b\u{85}c");
    let folder = folder(&[("game.kif", game.as_bytes())]);
    let (said, err, _) = run(folder.path(), &["table", "game.kif", "--to", "csv"]);
    assert!(said.contains(",a\u{FFFD}b\u{FFFD}c,") && !said.contains(['\u{2028}', '\u{85}']), "{said}{err}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_holds_itself_is_searched_once() {
    let folder = folder(&[("game.kif", GAME.as_bytes()), ("list.usi", LIST.as_bytes())]);
    std::os::unix::fs::symlink(".", folder.path().join("self")).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let store = elsewhere.path().to_str().unwrap();
    let (said, err, code) = run(folder.path(), &["find", "--index", ".", "--store", store, "--sfen", "startpos"]);
    assert_eq!((said.lines().count(), code), (2, 0), "{said}{err}");
    let (said, _, _) = run(folder.path(), &["table", ".", "--to", "jsonl"]);
    assert_eq!(said.lines().count(), 6, "{said}");
}

#[test]
fn a_table_is_not_written_where_no_game_was_read() {
    let folder = folder(&[("nothing.kif", b"nothing"), ("game.kif", GAME.as_bytes())]);
    for source in ["none.kif", "nothing.kif"] {
        is_refused(folder.path(), &["table", source, "--to", "t.csv"], "nothing is written, as no game could be read");
    }
    is_refused(folder.path(), &["table", "game.kif", "--to", "none/t.csv"], "none/t.csv: there is no folder none");
    let (_, err, code) = run(folder.path(), &["table", "nothing.kif", "game.kif", "--to", "t.csv"]);
    assert_eq!((names(folder.path()).len(), code), (3, 1), "{err}");
}

#[test]
fn an_index_says_that_its_place_is_taken_by_a_file() {
    let folder = folder(&[("store", b"mine"), ("game.kif", GAME.as_bytes())]);
    fs::create_dir(folder.path().join("games")).unwrap();
    is_refused(folder.path(), &["index", "games", "--store", "store"], "a part of the path is not a folder");
    assert_eq!(fs::read(folder.path().join("store")).unwrap(), b"mine");
}

#[test]
fn the_folder_of_a_hall_never_becomes_its_site() {
    let folder = folder(&[("file", b"mine")]);
    fs::create_dir(folder.path().join("hall")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("hall", folder.path().join("other")).unwrap();
    #[cfg(not(unix))]
    fs::create_dir(folder.path().join("other")).unwrap();
    for site in ["hall", "./hall", "hall/../hall", if cfg!(unix) { "other" } else { "hall" }] {
        is_refused(folder.path(), &["publish", "hall", "--to", site], "this folder overlaps with that of the hall");
    }
    assert!(names(&folder.path().join("hall")).is_empty());
    is_refused(
        folder.path(),
        &["publish", "hall", "--to", "file/site"],
        "file/site: a part of the path is not a folder",
    );
}

#[test]
fn evaluations_go_into_no_format_that_has_no_place_for_them() {
    let folder = folder(&[("list.usi", LIST.as_bytes())]);
    for out in ["list.usi", "new.sfen", "new.bod"] {
        let arguments = ["analyse", "list.usi", "--force", "-o", out, "--engine", "none"];
        is_refused(folder.path(), &arguments, "is in a format that has no place for evaluations; take .kif");
    }
    assert_eq!(fs::read(folder.path().join("list.usi")).unwrap(), LIST.as_bytes());
}
