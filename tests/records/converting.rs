//! `komadai convert`, `image` and `print`: nothing in a file is lost silently, and no file is ever half written.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use komadai::record::{ImportOptions, RECORD_ENDINGS, RecordFormat, decode, games, import};
use tempfile::TempDir;

use crate::reading::{fixture, main_line};

fn texts(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap_or(-1))
}

/// Runs the program in a folder.
pub fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    texts(&Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).current_dir(folder).output().unwrap())
}

/// A folder with these files.
pub fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    files.iter().for_each(|(name, bytes)| fs::write(folder.path().join(name), bytes).unwrap());
    folder
}

pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn main_lines(file: &Path) -> Vec<String> {
    let bytes = fs::read(file).unwrap();
    games(&bytes, ImportOptions::default()).unwrap().map(|game| main_line(&game.unwrap().tree)).collect()
}

#[test]
fn what_was_not_read_whole_replaces_no_file() {
    let second_broken = [fixture!("two_records.kif"), "2 ２六歩(27)\n3 ９九玉\n".as_bytes()].concat();
    let undecodable = [fixture!("bare_moves.kif"), b"*\xFF\xFF\n"].concat();
    let sources: [(&str, &[u8]); 5] = [
        ("cut_off.kif", fixture!("cut_off.kif")),
        ("second.kif", &second_broken),
        ("undecodable.kif", &undecodable),
        ("unknown.kif", "1 ７六歩(77)\nお疲れ様でした\n2 投了\n".as_bytes()),
        ("nowhere.kif", fixture!("variation_nowhere.kif")),
    ];
    for (name, bytes) in sources {
        let folder = folder(&[(name, bytes)]);
        let (said, err, code) = run(folder.path(), &["convert", "--to", "kif", "--encoding", "utf-8", "--force", name]);
        assert_eq!((said.as_str(), code), ("0 of 1 converted, 0 with losses\n", 1), "{name}: {err}");
        assert!(err.contains("is left as it is"), "{name}: {err}");
        assert_eq!((fs::read(folder.path().join(name)).unwrap(), names(folder.path()).len()), (bytes.to_vec(), 1));
        // Elsewhere there is nothing to lose, and the sound part is better than nothing.
        let (said, err, _) = run(folder.path(), &["convert", "--to", "kifu", name]);
        assert!(said.ends_with("1 with losses\n") && !err.is_empty(), "{name}: {said}{err}");
    }
}

#[test]
fn no_guess_and_no_other_reading_takes_the_place_of_its_own_source() {
    let sources: [(&str, &str); 11] = [
        ("second.csa", "V2.2\nPI\n+\n+7776FU\n%CHUDAN\n%TORYO\n"),
        ("version.csa", "V9.9\nPI\n+\n+7776FU\n%TORYO\n"),
        ("time.csa", "V2.2\nPI\n+\nT3\n+7776FU\n%TORYO\n"),
        ("turn.csa", "V2.2\nPI\n+\n+\n+7776FU\n%TORYO\n"),
        ("length.kifu", "手合割：平手\n1 ７六歩(77)\n2 投了\nまで99手で先手の勝ち\n"),
        ("turn.kifu", "手合割：平手\n後手番\n1 ７六歩(77)\n2 投了\n"),
        ("gap.kifu", "手合割：平手\n1 ７六歩(77)\n3 投了\n"),
        ("guess.ki2u", "手合割：平手\n▲７六歩 △３四歩 ▲２二角 △同銀\n"),
        ("time.jkf", r#"{"moves":[{},{"special":"TORYO","time":{"now":{"m":-1,"s":0}}}]}"#),
        ("key.jkf", r#"{"moves":[{"note":"x"},{"special":"TORYO"}]}"#),
        ("cut.bod", "後手の持駒：歩\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"),
    ];
    let rank = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    for (name, text) in sources {
        let text = if name == "cut.bod" { text.to_owned() + &rank.repeat(8) } else { text.to_owned() };
        let folder = folder(&[(name, text.as_bytes())]);
        let to = name.split_once('.').unwrap().1;
        let (said, err, code) = run(folder.path(), &["convert", "--to", to, "--force", name]);
        assert_eq!((said.as_str(), code), ("0 of 1 converted, 0 with losses\n", 1), "{name}: {err}");
        assert!(err.contains("is left as it is") && err.contains("line "), "{name}: {err}");
        assert_eq!(fs::read(folder.path().join(name)).unwrap(), text.as_bytes(), "{name}");
    }
}

#[test]
fn what_was_written_counts_as_converted_and_only_what_is_missing_as_a_loss() {
    let remarked = "手合割：平手\n1 ７六歩\n2 投了\n";
    let guessed = "手合割：平手\n1 ７六歩(77)\n3 投了\n";
    for (text, summary, code) in
        [(remarked, "1 of 1 converted, 0 with losses\n", 0), (guessed, "1 of 1 converted, 1 with losses\n", 1)]
    {
        let folder = folder(&[("game.kifu", text.as_bytes())]);
        let (said, err, found) = run(folder.path(), &["convert", "--to", "csa", "game.kifu"]);
        assert!(said.ends_with(summary) && err.starts_with("game.kifu:"), "{said}{err}");
        assert_eq!((names(folder.path()), found), (vec!["game.csa".to_owned(), "game.kifu".to_owned()], code));
    }
}

#[test]
#[cfg(unix)]
fn a_pipe_in_the_place_of_a_new_file_is_refused_and_not_waited_for() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif")), ("file", b"mine")]);
    assert!(Command::new("mkfifo").arg(folder.path().join("game.csa")).status().unwrap().success());
    let (_, err, code) = run(folder.path(), &["convert", "--force", "--to", "csa", "game.kif"]);
    assert!(err.contains("game.csa: is a pipe and not written") && code == 1, "{err}");
    let (_, err, code) = run(folder.path(), &["convert", "--force", "--to", "csa", "--out", "file", "game.kif"]);
    assert!(err.contains(": file is not a folder") && code == 1, "{err}");
}

#[test]
#[cfg(unix)]
fn the_name_of_a_file_makes_no_line_of_its_own() {
    let folder = folder(&[("a\nb.kif: ok\t.kif", fixture!("bare_moves.kif"))]);
    let file = "a\nb.kif: ok\t.kif";
    for command in [&["check", file][..], &["judge", file], &["convert", file], &["image", "-o", "c\nd.svg", file]] {
        let (said, err, code) = run(folder.path(), command);
        assert!(said.contains("a␊b.kif: ok␉.kif") && !(said + &err).contains("\nb.kif"), "{command:?}");
        assert_eq!(code, 0, "{err}");
    }
    let (said, _, _) = run(folder.path(), &["judge", "--json", file]);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&said).unwrap()["file"], file);
}

#[test]
fn a_file_that_is_write_protected_or_in_the_way_is_left_and_the_remedy_told() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif")), ("game.csa", b"mine")]);
    let target = folder.path().join("game.csa");
    let (_, err, code) = run(folder.path(), &["convert", "--to", "csa", "game.kif"]);
    let remedy = "already exists; choose another folder with --out, or replace it with --force\n";
    assert_eq!((err, code), (format!("game.kif: game.csa {remedy}"), 1));
    let mut rights = fs::metadata(&target).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&target, rights).unwrap();
    let (_, err, code) = run(folder.path(), &["convert", "--force", "--to", "csa", "game.kif"]);
    assert_eq!((err.as_str(), code), ("game.kif: game.csa: the file is write-protected\n", 1));
    assert_eq!(fs::read(target).unwrap(), b"mine");
}

#[test]
fn running_totals_that_are_no_sums_are_lost_alone_and_not_the_times() {
    let totals = "手合割：平手\n1 ７六歩(77) ( 0:05/00:00:05)\n2 ３四歩(33) ( 0:05/00:01:00)\n3 ２六歩(27) ( 0:05/00:00:10)\n4 投了\n";
    let folder = folder(&[("game.kifu", totals.as_bytes())]);
    let (said, err, code) = run(folder.path(), &["convert", "--to", "csa", "game.kifu"]);
    let lost = "game.kifu -> game.csa, without 1 running total of time\n1 of 1 converted, 1 with losses\n";
    assert_eq!((said.as_str(), code), (lost, 0), "{err}");
}

#[test]
fn what_a_server_and_a_person_wrote_behind_a_comment_sign_survives_every_format_of_games() {
    let csa = "V2\nN+a\nN-b\n'Max_Moves:256\n'black_rate:a:2503.0\nPI\n+\n+7776FU\nT3\n-3334FU\n'a remark\n%TORYO\n'summary:toryo:a lose:b win\n";
    let folder = folder(&[("game.csa", csa.as_bytes())]);
    for (to, name) in [("kifu", "game.kifu"), ("ki2u", "game.ki2u"), ("jkf", "game.jkf"), ("csa3", "game.csa")] {
        let out = folder.path().join(to);
        let folder_out = out.to_str().unwrap();
        let (_, err, code) = run(folder.path(), &["convert", "--to", to, "--out", folder_out, "game.csa"]);
        let written = fs::read_to_string(out.join(name)).unwrap();
        for remark in ["Max_Moves:256", "black_rate:a:2503.0", "a remark", "summary:toryo:a lose:b win"] {
            assert!(written.contains(remark), "{to}: {remark}\n{written}{err}");
        }
        assert_eq!(code, 0, "{to}: {err}");
    }
}

#[test]
fn a_file_with_several_games_becomes_one_with_as_many() {
    for (source, bytes) in [("two.kif", fixture!("two_records.kif")), ("two.csa", fixture!("two_records.csa"))] {
        let folder = folder(&[(source, bytes)]);
        for (to, name) in
            [("kif", "two.kif"), ("kifu", "two.kifu"), ("ki2u", "two.ki2u"), ("csa", "two.csa"), ("usi", "two.usi")]
        {
            let (said, err, _) = run(folder.path(), &["convert", "--force", "--to", to, source]);
            assert!(said.contains("1 of 1 converted"), "{to}: {said}{err}");
            assert_eq!(main_lines(&folder.path().join(name)), ["7g7f", "2g2f"], "{source} {to}");
        }
        for (to, ending) in [("jkf", "jkf"), ("bod", "bod")] {
            let (said, err, _) = run(folder.path(), &["convert", "--to", to, source]);
            assert!(said.contains(&format!("{source} -> two-1.{ending}")) && err.is_empty(), "{said}{err}");
            assert!(said.contains(&format!("{source} -> two-2.{ending}")), "{said}");
        }
        let second = import(&fs::read(folder.path().join("two-2.jkf")).unwrap()).unwrap();
        assert_eq!(main_line(&second.tree), "2g2f");
    }
}

#[test]
fn nothing_takes_the_place_of_another_source_in_whatever_order_they_are_named() {
    for sources in [["game.csa", "game.kif"], ["game.kif", "game.csa"]] {
        let folder = folder(&[("game.csa", fixture!("two_records.csa")), ("game.kif", fixture!("bare_moves.kif"))]);
        let before = main_lines(&folder.path().join("game.kif"));
        let (said, err, code) = run(folder.path(), &["convert", "--force", "--to", "kif", sources[0], sources[1]]);
        assert!(said.contains("game.kif -> game.kif") && code == 1, "{said}");
        assert!(
            err.contains("game.csa: game.kif is itself one of the files to convert, and is left as it is"),
            "{err}"
        );
        assert_eq!(main_lines(&folder.path().join("game.kif")), before);
    }
}

#[test]
fn one_game_of_several_takes_the_place_of_no_other_file() {
    let folder = folder(&[("a.kif", fixture!("two_records.kif")), ("a-1.kif", fixture!("bare_moves.kif"))]);
    let (said, err, code) = run(folder.path(), &["convert", "--force", "--to", "jkf", "a.kif", "a-1.kif"]);
    assert!(said.ends_with("1 of 2 converted, 0 with losses\n") && code == 1, "{said}");
    assert!(err.contains("a.kif: a-1.jkf is already written from another of the files"), "{err}");
    assert_eq!(names(folder.path()), ["a-1.jkf", "a-1.kif", "a.kif"]);
}

#[test]
fn games_that_cannot_all_be_written_leave_none_behind() {
    let folder = folder(&[("club.kif", fixture!("two_records.kif")), ("club-2.jkf", b"mine")]);
    let (said, err, code) = run(folder.path(), &["convert", "--to", "jkf", "club.kif"]);
    assert!(said.ends_with("0 of 1 converted, 0 with losses\n") && code == 1, "{said}");
    assert!(err.contains("club-2.jkf already exists"), "{err}");
    assert_eq!(names(folder.path()), ["club-2.jkf", "club.kif"]);
    let (said, err, code) = run(folder.path(), &["convert", "--force", "--to", "jkf", "club.kif"]);
    assert_eq!((said.matches(" -> ").count(), err.as_str(), code), (2, "", 0));
}

#[test]
fn check_and_judge_tell_of_every_game_in_a_file() {
    let folder = folder(&[("two.kif", fixture!("two_records.kif"))]);
    let (said, err, code) = run(folder.path(), &["check", "two.kif"]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("two.kif, game 1 of 2: ok, 1 plies, "), "{said}");
    assert!(lines[1].starts_with("two.kif, game 2 of 2: ok, 1 plies, "), "{said}");
    assert_eq!((lines.len(), err.as_str(), code), (2, "", 0));
    for command in ["check", "judge"] {
        let (said, _, code) = run(folder.path(), &[command, "--json", "two.kif"]);
        let games: Vec<_> =
            said.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["game"].clone()).collect();
        assert_eq!((games, code), (vec![1.into(), 2.into()], 0), "{command}");
    }
}

#[test]
fn a_picture_is_of_the_game_that_was_asked_for_and_says_what_was_odd() {
    let folder = folder(&[("two.kif", fixture!("two_records.kif")), ("odd.kif", "1 ７六歩(77)\nおや\n".as_bytes())]);
    for command in ["image", "print"] {
        let draw = |more: &[&str]| run(folder.path(), &[&[command, "two.kif", "--force"], more].concat());
        let (_, err, code) = draw(&["-o", "first.svg"]);
        assert!(err.starts_with("two.kif:6: another record begins here: the file has 2") && code == 0, "{err}");
        let (_, err, code) = draw(&["-o", "second.svg", "--game", "2"]);
        assert_eq!((err.as_str(), code), ("", 0));
        let bytes = |name: &str| {
            fs::read(folder.path().join(name))
                .or_else(|_| fs::read(folder.path().join(name.replace(".svg", "-1.svg"))))
                .unwrap()
        };
        assert_ne!(bytes("first.svg"), bytes("second.svg"));
        let (_, err, code) = draw(&["-o", "third.svg", "--game", "3"]);
        assert_eq!((err.as_str(), code), ("two.kif: there is no game 3; choose 1 to 2\n", 1));
        let (_, err, code) = run(folder.path(), &[command, "odd.kif", "--force", "-o", "odd.svg"]);
        assert_eq!((err.as_str(), code), ("odd.kif:2: this line was not understood: \"おや\"\n", 0));
    }
}

#[test]
fn signs_that_become_others_and_bytes_that_are_no_signs_are_losses() {
    let folder = folder(&[
        ("signs.kifu", "手合割：平手\n備考：10〜20 −1 ¥100\n1 ７六歩(77)\n".as_bytes()),
        ("same.kifu", "手合割：平手\n備考：10～20\n1 ７六歩(77)\n".as_bytes()),
        ("bytes.csa", b"N+a\xFF\xFFb\nPI\n+\n+7776FU\n"),
    ]);
    let (said, _, code) = run(folder.path(), &["convert", "--to", "kif", "signs.kifu", "same.kifu"]);
    assert!(said.contains("signs.kifu -> signs.kif, without the characters ¥−〜, which become others\n"), "{said}");
    assert!(said.contains("same.kifu -> same.kif\n") && said.ends_with("2 of 2 converted, 1 with losses\n"), "{said}");
    assert_eq!(code, 0);
    let (said, err, code) = run(folder.path(), &["convert", "--to", "kifu", "bytes.csa"]);
    assert!(said.ends_with("1 of 1 converted, 1 with losses\n") && code == 1, "{said}");
    assert_eq!(err, "bytes.csa:1: some characters could not be decoded\n");
}

/// The window stores a new file as its ending says; so does the command line.
#[test]
fn a_file_is_stored_as_its_ending_says_whatever_writes_it() {
    let folder = folder(&[("game.kifu", "手合割：平手\n先手：朝日\n1 ７六歩(77)\n2 投了\n".as_bytes())]);
    for ending in RECORD_ENDINGS.into_iter().filter(|&ending| ending != "kifu") {
        let (_, err, code) = run(folder.path(), &["convert", "--to", ending, "game.kifu"]);
        assert_eq!((err.as_str(), code), ("", 0), "{ending}");
        let bytes = fs::read(folder.path().join(format!("game.{ending}"))).unwrap();
        let (_, expected) = RecordFormat::of_ending(ending).unwrap();
        let is_ascii = bytes.is_ascii();
        assert!(is_ascii || decode(&bytes).unwrap().encoding == expected, "{ending} is not in {expected:?}");
        assert_eq!(is_ascii, ["usi", "sfen"].contains(&ending), "{ending}");
    }
}

#[test]
fn what_json_brings_in_is_written_so_that_it_can_be_read() {
    let jkf = r#"{"header":{"先手":"a\u0000b\u001b"},"moves":[{"comments":["\u0000\u0007"]},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}}]}"#;
    let folder = folder(&[("zero.jkf", jkf.as_bytes())]);
    for to in ["kif", "kifu", "ki2u", "csa", "csa3"] {
        let (said, err, code) = run(folder.path(), &["convert", "--force", "--to", to, "zero.jkf"]);
        assert!(said.contains("zero.jkf -> ") && said.contains("1 with losses") && code == 0, "{to}: {said}{err}");
        let ending = to.trim_end_matches('3');
        assert_eq!(main_lines(&folder.path().join(format!("zero.{ending}"))), ["7g7f"], "{to}");
    }
    let (said, _, _) = run(folder.path(), &["convert", "--force", "--to", "jkf", "zero.jkf"]);
    assert!(said.ends_with("1 of 1 converted, 0 with losses\n"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing_under_the_name_that_was_asked_for() {
    let long = format!("手合割：平手\n*{}\n1 ７六歩(77)\n", "長い".repeat(20_000));
    let folder = folder(&[("long.kif", long.as_bytes())]);
    for command in ["convert --to kifu long.kif", "image long.kif -o long.png", "print long.kif -o long.pdf"] {
        let limited = format!("ulimit -f 8; trap '' XFSZ; exec \"$KOMADAI\" {command}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &limited]).env("KOMADAI", env!("CARGO_BIN_EXE_komadai")).current_dir(folder.path());
        let (said, err, code) = texts(&shell.output().unwrap());
        assert!(code == 1 && !err.is_empty(), "{command}: {said}{err}");
        assert_eq!(names(folder.path()), ["long.kif"], "{command}");
    }
}

#[cfg(unix)]
#[test]
fn the_other_names_of_a_file_that_is_replaced_are_told() {
    let folder = folder(&[("game.kifu", fixture!("bare_moves.kif"))]);
    fs::hard_link(folder.path().join("game.kifu"), folder.path().join("other.kifu")).unwrap();
    let (said, err, code) = run(folder.path(), &["convert", "--force", "--to", "kifu", "game.kifu"]);
    assert!(said.contains("1 of 1 converted") && code == 0, "{said}");
    assert_eq!(err, "game.kifu: game.kifu has another name, which still holds the old file\n");
}

#[cfg(unix)]
#[test]
fn no_sign_of_a_record_or_of_a_name_controls_a_terminal() {
    let text = "先手：\u{1b}]0;x\u{7}\n1 ７六歩(77) \u{1b}[2J\n\u{1b}[31m赤\u{9b}0m\n2 \u{1b}c\n";
    let name = "a\u{1b}[2J\u{7}\r.kif";
    let folder = folder(&[(name, text.as_bytes()), ("none\u{1b}.kif", b"nothing")]);
    for arguments in [
        &["check", "."][..],
        &["check", "--json", "."],
        &["judge", name],
        &["convert", "--to", "kifu", "."],
        &["image", name, "-o", "a.svg"],
        &["print", name, "-o", "\u{1b}a.svg"],
        &["print", "none\u{1b}.kif", "-o", "b.svg"],
        &["event", name],
    ] {
        let (said, err, _) = run(folder.path(), arguments);
        let told = said + &err;
        assert!(
            !told.is_empty() && !told.chars().any(|sign| sign.is_control() && sign != '\n'),
            "{arguments:?}: {told:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_that_nobody_writes_into_is_not_waited_for_and_those_of_a_shell_are_read() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif"))]);
    assert!(Command::new("mkfifo").arg(folder.path().join("pipe.kif")).status().unwrap().success());
    let (said, err, code) = run(folder.path(), &["check", "pipe.kif"]);
    assert!(format!("{said}{err}").contains("is a pipe and not read; give /dev/stdin") && code == 1, "{said}{err}");
    let mut shell = Command::new("sh");
    shell.args(["-c", "cat game.kif | exec \"$KOMADAI\" check /dev/stdin"]);
    shell.env("KOMADAI", env!("CARGO_BIN_EXE_komadai")).current_dir(folder.path());
    let (said, err, code) = texts(&shell.output().unwrap());
    assert!(said.starts_with("/dev/stdin: ok") && code == 0, "{said}{err}");
}

#[test]
fn diagrams_in_a_folder_are_found() {
    let diagram = komadai::record::diagram(&komadai::shogi::Position::even(), false);
    let folder = folder(&[("one.bod", diagram.as_bytes())]);
    let (said, err, code) = run(folder.path(), &["check", "."]);
    assert!(said.contains("one.bod: ok") && err.is_empty() && code == 0, "{said}{err}");
}
