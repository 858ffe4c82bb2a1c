//! `komadai check` and `komadai perft`, as a shell sees them.

use std::process::{Command, Output, Stdio};

fn komadai(arguments: &[&str]) -> Output {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/data");
    Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).current_dir(folder).output().unwrap()
}

fn texts(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap())
}

#[test]
fn check_tells_length_last_position_and_result_of_a_sound_record() {
    let (out, err, code) = texts(&komadai(&["check", "even_game.kif", "bare_moves.kif"]));
    let end =
        "ok, 6 plies, lns1kg1nl/1r2g2s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL b b 7, White won by resignation";
    assert_eq!(out, format!("even_game.kif: {end}\nbare_moves.kif: {end}\n"));
    assert_eq!((err.as_str(), code), ("", 0));
}

#[test]
fn check_tells_what_is_odd_without_calling_it_unsound() {
    let (out, err, code) = texts(&komadai(&["check", "two_records.kif"]));
    assert!(out.starts_with("two_records.kif: ok, 1 plies, "), "{out}");
    assert_eq!(err, "two_records.kif:6: another record begins here, and only the first one was read\n");
    assert_eq!(code, 0);
}

#[test]
fn check_tells_the_sound_part_of_a_record_that_breaks_off_and_goes_on_with_the_next() {
    let (out, err, code) = texts(&komadai(&["check", "cut_off.kif", "none.kif", "utf16.kif", "bare_moves.kif"]));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("cut_off.kif: broken off at line 20, before it 5 plies, "), "{out}");
    assert!(lines[1].starts_with("bare_moves.kif: ok, "), "{out}");
    let errors: Vec<&str> = err.lines().collect();
    assert!(errors[0].starts_with("cut_off.kif:20: move 6: "), "{err}");
    assert!(errors[1].starts_with("none.kif: "), "{err}");
    assert!(errors[2].starts_with("utf16.kif:1: "), "{err}");
    assert_eq!((lines.len(), errors.len(), code), (2, 3, 1));
}

#[test]
fn perft_takes_a_position_in_one_word_or_in_many() {
    let board = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    for arguments in [
        &["perft", "startpos", "3"][..],
        &["perft", &format!("{board} b - 1"), "3"],
        &["perft", &format!("sfen {board} b -"), "3"],
        &["perft", board, "b", "-", "1", "3"],
        &["perft", board, "b", "-", "3"],
    ] {
        assert_eq!(texts(&komadai(arguments)), ("25470\n".to_owned(), String::new(), 0), "{arguments:?}");
    }
}

#[test]
fn perft_divides_by_the_first_move() {
    let (out, _, code) = texts(&komadai(&["perft", "startpos", "2", "--divide"]));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[30], code), (31, "1g1f 30", "900", 0));
    assert!(lines.contains(&"7g7f 30"));
}

#[test]
fn a_command_that_makes_no_sense_is_told_so() {
    for arguments in
        [&["perft", "startpos"][..], &["perft", "nonsense", "3"], &["perft", "startpos", "three"], &["check"]]
    {
        let (out, err, code) = texts(&komadai(arguments));
        assert_eq!((out.as_str(), code), ("", 2), "{arguments:?}");
        assert!(!err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_reader_that_stops_listening_ends_a_command_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["perft", "startpos", "4", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let (_, err, code) = texts(&child.wait_with_output().unwrap());
    assert_eq!((err.as_str(), code), ("", 0));
}

#[test]
fn help_and_version_are_there() {
    let (version, _, code) = texts(&komadai(&["--version"]));
    assert_eq!((version, code), (format!("komadai {}\n", env!("CARGO_PKG_VERSION")), 0));
    let (help, _, code) = texts(&komadai(&["--help"]));
    assert!(help.contains("perft") && help.contains("check") && code == 0);
}
