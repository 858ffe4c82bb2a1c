//! `komadai check` and `komadai perft`, as a shell sees them.

use std::process::{Command, Output, Stdio};

use komadai::storage::{files_below, write_atomically};
use serde_json::{Value, json};

fn komadai(arguments: &[&str]) -> Output {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/data");
    Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).current_dir(folder).output().unwrap()
}

fn texts(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap())
}

#[test]
fn a_misspelt_command_is_told_with_the_one_that_is_meant_and_opens_no_window() {
    let said = |language: &str| {
        let mut komadai = Command::new(env!("CARGO_BIN_EXE_komadai"));
        komadai.arg("chek").env("LC_ALL", language).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        texts(&komadai.output().unwrap())
    };
    let (out, err, code) = said("en_US.UTF-8");
    assert_eq!(err, "komadai: There is no file or command “chek”. Did you mean “check”?\n");
    assert_eq!((out.as_str(), code), ("", 2));
    let (_, err, code) = said("ja_JP.UTF-8");
    // Where the language of the system is asked for otherwise, it is told in the other one.
    assert!(cfg!(not(target_os = "linux")) || err.contains("「check」のことですか"), "{err}");
    assert_eq!(code, 2);
}

#[test]
fn check_tells_length_last_position_and_result_of_a_sound_record() {
    let (out, err, code) = texts(&komadai(&["check", "even_game.kif", "bare_moves.kif"]));
    let end =
        "ok, 6 plies, lns1kg1nl/1r2g2s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL b b 7, White wins (Resignation)";
    assert_eq!(out, format!("even_game.kif: {end}\nbare_moves.kif: {end}\n"));
    assert_eq!((err.as_str(), code), ("", 0));
}

#[test]
fn check_tells_what_is_odd_and_calls_unsound_only_what_was_not_read_whole() {
    let (out, err, code) = texts(&komadai(&["check", "wrong_numbers.kif"]));
    assert!(out.starts_with("wrong_numbers.kif: read with losses, "), "{out}");
    assert!(err.starts_with("wrong_numbers.kif:") && err.contains("move number"), "{err}");
    assert_eq!(code, 1);
    let (out, err, code) = texts(&komadai(&["check", "unnoticed_foul.kif"]));
    assert!(out.contains(": ok, ") && !err.is_empty() && code == 0, "{out}{err}");
}

#[test]
fn more_fouls_than_anybody_wants_to_read_are_no_loss_and_other_oddities_among_them_are() {
    let folder = tempfile::tempdir().unwrap();
    let there = ["５五玉(59)", "５二玉(51)", "５九玉(55)", "５一玉(52)"];
    let moves = (1..=440).zip(there.iter().cycle()).map(|(ply, mv)| format!("{ply} {mv}\n"));
    let game = format!("手合割：平手\n{}", moves.collect::<String>());
    for (rest, is_whole) in [("", true), ("what is this\n", false)] {
        let path = folder.path().join("fouls.kif");
        write_atomically(&path, format!("{game}{rest}").as_bytes()).unwrap();
        let (out, err, code) = texts(&komadai(&["check", path.to_str().unwrap()]));
        assert_eq!((out.contains(": ok, 440 plies"), code), (is_whole, i32::from(!is_whole)), "{out}");
        assert!(err.contains("there is more of this kind: "), "{err}");
    }
}

#[test]
fn check_reads_a_game_with_an_unnoticed_foul_to_its_end_and_names_the_foul() {
    let (out, err, code) = texts(&komadai(&["check", "unnoticed_foul.kif"]));
    assert!(
        out.starts_with("unnoticed_foul.kif: ok, 4 plies, ") && out.ends_with("White wins (Resignation)\n"),
        "{out}"
    );
    assert!(err.starts_with("unnoticed_foul.kif:4: move 3, 2g5e, is illegal, and the game went on: "), "{err}");
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

/// The objects printed by `check --json`.
fn check_json(files: &[&str]) -> (Vec<Value>, i32) {
    let arguments: Vec<&str> = ["check", "--json"].iter().chain(files).copied().collect();
    let (out, err, code) = texts(&komadai(&arguments));
    assert_eq!(err, "");
    (out.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), code)
}

#[test]
fn check_json_tells_everything_about_a_sound_record() {
    let (findings, code) = check_json(&["even_game.kif"]);
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let end = "lns1kg1nl/1r2g2s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL b b 7";
    let expected = json!([{
        "file": "even_game.kif", "game": 1, "ok": true, "format": "KIF", "encoding": "UTF-8",
        "initial_sfen": start, "final_sfen": end, "plies": 6, "variations": 0, "move_nodes": 6, "commented_nodes": 2,
        "result": "resign", "winner": "w", "time_black_ms": 3_742_000, "time_white_ms": findings[0]["time_white_ms"],
        "black": "朝日　昇", "white": findings[0]["white"], "warnings": [], "error": null,
    }]);
    assert_eq!((json!(findings), code), (expected, 0));
}

#[test]
fn check_json_tells_the_same_of_one_game_in_every_format() {
    let (findings, code) = check_json(&["even_game.kif", "even_game.csa", "even_game.ki2", "even_game_euc.csa"]);
    let formats: Vec<_> = findings.iter().map(|finding| finding["format"].as_str().unwrap()).collect();
    // The KI2 file has an ending that nobody knows.
    assert_eq!((formats, code), (vec!["KIF", "CSA", "KI2", "CSA"], 1));
    assert_eq!([0, 1, 2, 3].map(|file: usize| findings[file]["ok"].clone()), [true, true, false, true]);
    for key in ["initial_sfen", "final_sfen", "plies", "result", "winner", "black"] {
        assert!(findings.iter().all(|finding| finding[key] == findings[0][key]), "{key}");
    }
    assert_eq!((&findings[2]["variations"], &findings[2]["move_nodes"]), (&json!(1), &json!(9)));
    assert_eq!(findings[3]["encoding"], "EUC-JP");
}

#[test]
fn check_json_tells_where_and_why_a_record_breaks_off() {
    let (findings, code) = check_json(&["cut_off.kif", "utf16.kif", "none.kif", "two_records.csa", "foul_wins.kif"]);
    assert_eq!(code, 1);
    assert_eq!((&findings[0]["ok"], &findings[0]["plies"]), (&json!(false), &json!(5)));
    assert_eq!(findings[0]["error"]["line"], 20);
    assert_eq!((&findings[1]["plies"], &findings[1]["error"]["line"]), (&json!(null), &json!(1)));
    assert_eq!((&findings[2]["error"]["line"], &findings[2]["ok"]), (&json!(null), &json!(false)));
    assert_eq!(
        (&findings[2]["game"], &findings[3]["game"], &findings[4]["game"]),
        (&json!(null), &json!(1), &json!(2))
    );
    assert_eq!((&findings[4]["warnings"], &findings[4]["ok"]), (&json!([]), &json!(true)));
    assert_eq!((&findings[5]["result"], &findings[5]["winner"]), (&json!("illegal_move"), &json!("b")));
    let counts = (&findings[5]["plies"], &findings[5]["move_nodes"], &findings[5]["warnings"]);
    assert_eq!(counts, (&json!(6), &json!(7), &json!([])), "the illegal move counts");
}

#[test]
fn convert_writes_each_record_once_and_says_what_it_lost() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let convert = |more: &[&str]| texts(&komadai(&[&["convert", "--out", out], more].concat()));
    let (said, err, code) = convert(&["--to", "csa", "even_game.kif", "nested_variations.kif"]);
    assert_eq!((err.as_str(), code), ("", 0));
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("even_game.kif -> ") && lines[0].contains("1 bookmark"), "{said}");
    assert!(lines[1].contains(" variations"), "{said}");
    assert_eq!(lines[2], "2 of 2 converted, 2 with losses");
    let written = std::fs::read(folder.path().join("even_game.csa")).unwrap();
    assert!(written.starts_with(b"V2.2\r\n"));
    let (said, err, code) = convert(&["--to", "csa", "even_game.kif"]);
    assert_eq!((said.as_str(), code), ("0 of 1 converted, 0 with losses\n", 1));
    assert!(err.contains("even_game.csa"), "{err}");
    let (_, err, code) = convert(&["--to", "CSA3", "--force", "even_game.kif"]);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(std::fs::read(folder.path().join("even_game.csa")).unwrap().starts_with(b"'CSA encoding=UTF-8\nV3.0\n"));
}

#[test]
fn check_json_names_no_line_where_the_whole_file_is_no_record() {
    let (findings, code) = check_json(&["none.kif", "other_text.kif", "bad_hand.kif"]);
    let lines: Vec<_> = findings.iter().map(|finding| finding["error"]["line"].clone()).collect();
    assert_eq!((lines, code), (vec![json!(null), json!(null), json!(14)], 1));
}

/// A folder with `count` records in subfolders, and a file of another kind.
fn archive(count: usize) -> tempfile::TempDir {
    let archive = tempfile::tempdir().unwrap();
    for number in 0..count {
        let inner = archive.path().join(format!("{:02}", number / 30));
        std::fs::create_dir_all(&inner).unwrap();
        let moves = "1 ７六歩(77)\n2 ３四歩(33)\n".repeat(number % 2);
        std::fs::write(inner.join(format!("{number:04}.KIF")), format!("手合割：平手\n備考：{number}\n{moves}"))
            .unwrap();
    }
    std::fs::write(archive.path().join("readme.txt"), "1 ７六歩(77)").unwrap();
    archive
}

#[test]
fn check_reads_all_records_of_a_folder_in_their_order() {
    let archive = archive(700);
    let (findings, code) = check_json(&[archive.path().to_str().unwrap(), "even_game.kif"]);
    let plies: Vec<_> = findings.iter().map(|finding| finding["plies"].as_u64().unwrap()).collect();
    let expected: Vec<u64> = (0..700).map(|number| number % 2 * 2).chain([6]).collect();
    assert_eq!((plies, code), (expected, 0));
    let names: Vec<_> = findings.iter().map(|finding| finding["file"].as_str().unwrap()).collect();
    assert!(names[..700].is_sorted() && names[0].ends_with("0000.KIF"), "{names:?}");
}

#[test]
fn convert_keeps_the_folders_within_a_folder_and_writes_no_file_twice() {
    let (archive, folder) = (archive(40), tempfile::tempdir().unwrap());
    std::fs::write(archive.path().join("01/0030.sfen"), "4k4/9/9/9/9/9/9/9/4K4 b - 1").unwrap();
    let out = folder.path().join("deep/er");
    let arguments =
        ["convert", "--to", "csa", "--force", "--out", out.to_str().unwrap(), archive.path().to_str().unwrap()];
    let (said, err, code) = texts(&komadai(&arguments));
    assert!(said.ends_with("\n40 of 41 converted, 40 with losses\n") && code == 1, "{said}");
    assert!(
        err.lines().count() == 1 && err.contains("0030.sfen: ") && err.contains("from another of the files"),
        "{err}"
    );
    assert!(out.join("00/0029.csa").is_file() && out.join("01/0039.csa").is_file());
}

#[test]
fn convert_writes_the_sound_part_of_a_record_and_nothing_where_a_character_has_no_place() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let (said, err, code) = texts(&komadai(&["convert", "--to", "usi", "--out", out, "cut_off.kif", "utf16.kif"]));
    assert!(said.ends_with("1 of 2 converted, 1 with losses\n") && code == 1, "{said}");
    assert_eq!(err.lines().count(), 2);
    let written = std::fs::read_to_string(folder.path().join("cut_off.usi")).unwrap();
    assert_eq!(written, "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\n");
    let odd = folder.path().join("odd.kifu");
    std::fs::write(&odd, "手合割：平手\n備考：☗\n1 ７六歩(77)\n").unwrap();
    let (_, err, code) = texts(&komadai(&["convert", "--to", "kif", odd.to_str().unwrap()]));
    assert!(err.contains("--encoding utf-8") && code == 1, "{err}");
    assert!(!folder.path().join("odd.kif").exists());
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
    for arguments in [
        &["perft", "startpos"][..],
        &["perft", "nonsense", "3"],
        &["perft", "startpos", "three"],
        &["perft", "startpos", "99999"],
        &["perft", "--divide", "startpos", "99999999999999999999"],
        &["image", "even_game.kif", "--size", "4294967295", "-o", "x.png"],
        &["image", "even_game.kif", "--ply", "99999999999999999999", "-o", "x.png"],
        &["image", "even_game.kif", "--game", "99999999999999999999", "-o", "x.png"],
        &["print", "even_game.kif", "--sheet", "handout", "--every", "99999999999", "-o", "x.pdf"],
        &["event", "club.ron", "--round", "99999999999"],
        &["check"],
    ] {
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
fn what_a_check_found_is_its_exit_code_also_when_nobody_reads_on() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..400 {
        write_atomically(&folder.path().join(format!("{number:03}.kif")), "1 ７六歩(77)\n".as_bytes()).unwrap();
    }
    write_atomically(&folder.path().join("999.kif"), "1 ７六歩(76)\n".as_bytes()).unwrap();
    for command in ["check", "judge"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .arg(command)
            .args(files_below(folder.path(), &["kif"]))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait().unwrap().code(), Some(1), "{command}");
    }
}

#[test]
fn help_and_version_are_there() {
    let (version, _, code) = texts(&komadai(&["--version"]));
    assert_eq!((version, code), (format!("komadai {}\n", env!("CARGO_PKG_VERSION")), 0));
    let (help, _, code) = texts(&komadai(&["--help"]));
    assert!(help.contains("perft") && help.contains("check") && code == 0);
}
