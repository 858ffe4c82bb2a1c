//! Commands say plainly what a record does not hold, what they could not do, and why.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::converting::{folder, names, run};
use crate::reading::fixture;

/// What is told of one file, and the exit code.
fn told(name: &str, bytes: &[u8], arguments: &[&str]) -> (String, i32) {
    let folder = folder(&[(name, bytes)]);
    let (said, err, code) = run(folder.path(), &[arguments, &[name]].concat());
    (said + &err, code)
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    let (said, err, _) = run(folder, arguments);
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}{err}"))
}

const LOST_LINE: &str = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+2625FU\n-8384FU\n%TORYO\n";

#[test]
fn a_move_that_nobody_can_make_is_damage_and_no_foul_unless_the_record_calls_it_one() {
    let whole = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+0055FU\n";
    for (text, line) in [(LOST_LINE.to_owned(), 6), (format!("{whole}%TORYO\n"), 6), (whole.to_owned(), 6)] {
        for profile in ["casual", "jsa_pro", "dojo81"] {
            let (told, code) = told("game.csa", text.as_bytes(), &["judge", "--profile", profile]);
            let words = format!("cannot be judged, as the record breaks off. Line {line}: ");
            assert!(told.contains(&words) && !told.contains("wins") && code == 1, "{profile}: {told}");
        }
    }
    let (told_so, _) = told("game.csa", format!("{whole}%ILLEGAL_MOVE\n").as_bytes(), &["judge"]);
    assert!(told_so.contains("White wins (Foul)"), "{told_so}");
    let (japanese, _) = told("game.csa", LOST_LINE.as_bytes(), &["judge", "--lang", "ja"]);
    assert!(japanese.contains("判定できません"), "{japanese}");
}

/// The rest of the record may tell of a resignation before anybody noticed.
#[test]
fn a_foul_before_the_place_where_a_record_breaks_off_decides_nothing_that_had_to_be_claimed() {
    let text =
        "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５七玉(59)\n4 ８四歩(83)\n5 ４八玉(57)\n6 ５五角打\n7 投了\n";
    for (profile, is_decided) in [("jsa_pro", false), ("fesa", false), ("dojo81", true)] {
        let (told, code) = told("game.kif", text.as_bytes(), &["judge", "--profile", profile]);
        let breaks_off = told.contains("cannot be judged, as the record breaks off. Line 7: ");
        assert_eq!((breaks_off, told.contains("White wins (Foul), move 3")), (!is_decided, is_decided), "{told}");
        assert_eq!(code, 1, "{told}");
    }
}

#[test]
fn a_list_of_moves_breaks_off_at_a_piece_that_is_not_there_and_ends_with_a_foul_of_one_that_is() {
    let judge = |list: &str| told("game.usi", format!("position startpos moves {list}\n").as_bytes(), &["judge"]);
    for list in
        ["7g7f 3c3d P*5e", "7g7f 3c3d 5e5d", "7g7f 3c3d P*5e 8c8d", "7g7f 3c3d P*5e resign", "7g7f 3c3d 8h5a+ 8c8d"]
    {
        let (told, code) = judge(list);
        let breaks_off = told.contains("cannot be judged, as the record breaks off. Line 1: Move 3, ");
        assert!(breaks_off && !told.contains("wins") && code == 1, "{list}: {told}");
    }
    // Made on the board or not: a bishop that leaps, one that takes the king, a gold that promotes, a rook onto its own pawn.
    for list in ["7g7f 3c3d 8h8d", "7g7f 3c3d 8h8d 4a4b", "7g7f 3c3d 8h5a+", "7g7f 3c3d 6i6h+", "7g7f 3c3d 2h2g"] {
        let (told, _) = judge(list);
        assert!(told.contains("White wins (Foul), move 3"), "{list}: {told}");
    }
}

const DROP_PAWN_MATE: &str = "V2.2\nP1 *  *  *  *  *  *  * -KE-OU\nP2 *  *  *  *  *  * +KI *  * \n\
    P3 *  *  *  *  *  *  *  * +GI\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \n\
    P6 *  *  *  *  *  *  *  *  * \nP7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  *  *  *  *  *  * \n\
    P9+OU *  *  *  *  *  *  *  * \nP+00FU\nP-00AL\n+\n+0012FU\n";

#[test]
fn a_mate_by_a_dropped_pawn_is_a_foul_also_where_the_record_calls_it_a_mate() {
    for profile in ["jsa_pro", "jsa_amateur27", "fesa", "usf", "dojo81", "casual"] {
        for ending in ["", "%TSUMI\n"] {
            let text = format!("{DROP_PAWN_MATE}{ending}");
            let (told, _) = told("game.csa", text.as_bytes(), &["judge", "--profile", profile]);
            assert!(told.contains("White wins (Foul), move 1"), "{profile}{ending}: {told}");
        }
        let resigned = format!("{DROP_PAWN_MATE}%TORYO\n");
        let (told, _) = told("game.csa", resigned.as_bytes(), &["judge", "--profile", profile]);
        let is_claimed = profile != "dojo81";
        assert_eq!(told.contains(": Black wins (Resignation)"), is_claimed, "{profile}: {told}");
    }
}

#[test]
fn check_judge_and_convert_call_the_same_records_whole() {
    let game = "手合割：平手\n   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 ２六歩(27)   ( 0:03/00:00:04)\n   4 投了\nまで3手で先手の勝ち\n";
    let records: [(&str, Vec<u8>, bool); 6] = [
        ("whole", game.into(), true),
        ("odd", "手合割：平手\n1 ７六歩\n2 投了\n".into(), true),
        ("late", (game.to_owned() + "備考：x\n").into(), true),
        ("negative", game.replace("   3 ２", "  -3 ２").into(), false),
        ("undecodable", [game.as_bytes(), b"*\xE8\xFF\xFF\n"].concat(), false),
        ("gap", game.replace("   2 ３", "   9 ３").into(), false),
    ];
    for (name, bytes, is_whole) in records {
        let folder = folder(&[("game.kifu", &bytes)]);
        let code = |arguments: &[&str]| run(folder.path(), &[arguments, &["game.kifu"]].concat()).2;
        let codes = [code(&["check"]), code(&["check", "--json"]), code(&["judge"]), code(&["convert", "--to", "csa"])];
        assert_eq!(codes, [i32::from(!is_whole); 4], "{name}");
        assert_eq!(json(folder.path(), &["check", "--json", "game.kifu"])["ok"], is_whole, "{name}");
        let (said, _, _) = run(folder.path(), &["check", "game.kifu"]);
        assert_eq!(said.starts_with("game.kifu: ok, "), is_whole, "{name}: {said}");
    }
}

#[test]
fn a_line_with_a_time_that_is_no_move_is_not_a_line_about_the_game() {
    let text = "手合割：平手\n1 ７六歩(77) ( 0:01/00:00:01)\n-2 ３四歩(33) ( 0:03/00:00:04)\n3 投了\n";
    let (told, code) = told("game.kif", text.as_bytes(), &["check"]);
    assert!(told.contains("broken off at line 3") && told.contains("no ending") && code == 1, "{told}");
    assert!(!told.contains("behind"), "{told}");
}

#[test]
fn a_sentence_that_names_a_winner_of_a_game_without_one_is_told() {
    let text = "手合割：平手\n1 ７六歩(77)\n2 千日手\nまで1手で先手の勝ち\n";
    let (told_so, code) = told("game.kif", text.as_bytes(), &["check"]);
    assert!(told_so.contains("game.kif:4: ") && told_so.contains("contradicts the ending") && code == 1, "{told_so}");
    assert!(told_so.contains("No result (Repetition)"), "{told_so}");
    let impasse = "手合割：平手\n1 ７六歩(77)\n2 持将棋\nまで1手で先手の勝ち\n";
    assert_eq!(told("game.kif", impasse.as_bytes(), &["check"]).1, 0);
}

#[test]
fn what_keeps_a_text_from_being_read_is_named() {
    let utf32: Vec<u8> = "\u{FEFF}手合割：平手".chars().flat_map(|sign| u32::from(sign).to_le_bytes()).collect();
    let jis = b"\x1b$B<j9g3d!'J?<j\x1b(B\n\x1b$B@h<j!'F#0f\x1b(B\n";
    for (bytes, word) in [(&utf32[..], "UTF-32"), (jis, "ISO-2022-JP"), (fixture!("utf16.kif"), "UTF-16")] {
        for command in [&["check"][..], &["judge"], &["convert", "--to", "csa"], &["image", "-o", "x.png"]] {
            let (told, code) = told("game.kif", bytes, command);
            assert!(told.contains(word) && code == 1, "{command:?}: {told}");
        }
    }
    let marked = [b"\xEF\xBB\xBF", fixture!("even_game_cp932.kif")].concat();
    let (told, code) = told("game.kif", &marked, &["check"]);
    assert!(told.starts_with("game.kif: ok, 6 plies") && code == 0, "{told}");
}

#[test]
fn what_the_system_says_is_put_into_words_that_name_what_is_missing() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif")), ("file", b"mine"), ("empty.ron", b"")]);
    for (arguments, words) in [
        (&["check", "none.kif"][..], "none.kif: there is no such file"),
        (
            &["check", "https://example.org/a.kif"],
            "https://example.org/a.kif: it is an address, and not that of a file",
        ),
        (&["judge", "none.kif"], "none.kif: there is no such file"),
        (&["judge", "none.kif", "--lang", "ja"], "none.kif: そのファイルはありません"),
        (&["judge", "game.kif", "--profile", "none"], "none: neither a profile's file (there is no such file)"),
        (&["convert", "none.kif"], "none.kif: there is no such file"),
        (&["image", "none.kif", "-o", "x.png"], "none.kif: there is no such file"),
        (&["image", "game.kif", "-o", "nodir/x.png"], "nodir/x.png: there is no folder nodir"),
        (&["image", "game.kif", "--force", "-o", "nodir/x.png"], "nodir/x.png: there is no folder nodir"),
        (&["print", "game.kif", "-o", "file/x.pdf"], "file/x.pdf: file is not a folder"),
        (&["convert", "game.kif", "--out", "file"], "file/game.kifu: file is not a folder"),
        (&["convert", "game.kif", "--force", "--out", "file/deep"], "file/deep/game.kifu: file is not a folder"),
        (&["event", "none.ron"], "none.ron: there is no such file"),
        (&["event", "none.ron", "--lang", "ja"], "none.ron: そのファイルはありません"),
    ] {
        let (said, err, code) = run(folder.path(), arguments);
        let err = err.replace('\\', "/");
        assert!(err.contains(words) && code != 0, "{arguments:?}: {said}{err}");
        assert!(!err.contains("os error") && !err.contains(".tmp"), "{arguments:?}: {err}");
    }
}

#[test]
#[cfg(unix)]
fn the_address_of_a_file_is_its_path() {
    let folder = folder(&[("a b.kif", fixture!("bare_moves.kif"))]);
    let address = format!("file://{}/a%20b.kif", folder.path().display());
    let (said, err, code) = run(folder.path(), &["check", &address]);
    assert!(said.contains("a b.kif: ok") && code == 0, "{said}{err}");
}

#[test]
fn folders_are_searched_by_every_command_and_those_without_records_say_so() {
    let folder = folder(&[]);
    fs::create_dir_all(folder.path().join("games/deep")).unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    fs::write(folder.path().join("games/deep/a.kif"), fixture!("bare_moves.kif")).unwrap();
    for command in [&["check"][..], &["judge"], &["convert", "--to", "csa", "--out", "new"]] {
        let (said, err, code) = run(folder.path(), &[command, &["games"]].concat());
        assert!(said.contains("a.kif") && err.is_empty() && code == 0, "{command:?}: {said}{err}");
        let (said, err, code) = run(folder.path(), &[command, &["empty"]].concat());
        assert!(err.contains("empty: there are no records in this folder") && code == 1, "{command:?}: {said}{err}");
    }
    assert_eq!(json(folder.path(), &["check", "--json", "empty"])["ok"], false);
}

#[test]
fn the_second_of_two_files_takes_the_place_that_the_first_left_free() {
    let folder = folder(&[("game.kif", b"nothing"), ("game.ki2", fixture!("bare_moves.kif"))]);
    let (said, err, code) = run(folder.path(), &["convert", "--to", "csa", "game.kif", "game.ki2"]);
    assert!(
        said.contains("game.ki2 -> game.csa") && said.ends_with("1 of 2 converted, 0 with losses\n"),
        "{said}{err}"
    );
    assert!(!err.contains("another of the files") && code == 1, "{err}");
    fs::write(folder.path().join("game.kif"), fixture!("bare_moves.kif")).unwrap();
    let (_, err, _) = run(folder.path(), &["convert", "--force", "--to", "csa", "game.kif", "game.ki2"]);
    assert!(err.contains("game.ki2: game.csa is already written from another of the files"), "{err}");
}

#[cfg(unix)]
#[test]
fn a_stream_is_converted_into_a_folder_that_is_named_and_never_beside_itself() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif"))]);
    let shell = |command: &str| {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", command]).env("KOMADAI", env!("CARGO_BIN_EXE_komadai")).current_dir(folder.path());
        let done = shell.output().unwrap();
        (
            String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap(),
            done.status.code().unwrap(),
        )
    };
    let (told, code) = shell("cat game.kif | \"$KOMADAI\" convert --to csa /dev/stdin");
    assert!(told.contains("choose one for the new file with --out") && code == 1, "{told}");
    assert!(!Path::new("/dev/stdin.csa").exists());
    let (told, code) = shell("cat game.kif | \"$KOMADAI\" convert --to csa --out new /dev/stdin");
    assert!(told.contains("-> new/stdin.csa") && code == 0, "{told}");
}

#[test]
fn a_program_finds_the_file_that_json_names_whatever_its_signs() {
    let name = "a\u{202E}fik\u{7f}.kif";
    let folder = folder(&[(name, fixture!("bare_moves.kif"))]);
    for command in ["check", "judge"] {
        let (said, _, _) = run(folder.path(), &[command, "--json", name]);
        assert!(said.contains("a\\u202efik\\u007f.kif") && !said.contains('\u{202E}'), "{said}");
        assert_eq!(json(folder.path(), &[command, "--json", name])["file"], name);
    }
}

#[test]
fn no_key_that_json_brings_in_makes_a_line_or_is_read_as_something_else() {
    let keys = ["x\\nevil.kif: ok, 3 plies", "先手：x\\n手合割", "1 ７六歩(77)", "変化", "先手の持駒"];
    for key in keys {
        let text = format!("{{\"header\":{{\"{key}\":\"v\"}},\"moves\":[{{}}]}}");
        let folder = folder(&[("game.jkf", text.as_bytes())]);
        for to in ["kifu", "ki2u", "csa"] {
            let (said, err, code) = run(folder.path(), &["convert", "--to", to, "game.jkf"]);
            assert_eq!((said.lines().count(), code), (2, 0), "{key}: {said}{err}");
            assert!(
                said.contains(", without ") && said.ends_with("1 of 1 converted, 1 with losses\n"),
                "{key}: {said}"
            );
        }
        let written = fs::read_to_string(folder.path().join("game.kifu")).unwrap();
        assert_eq!(
            written.lines().collect::<Vec<_>>()[1..],
            ["手合割：平手", "手数----指手---------消費時間--"],
            "{key}"
        );
        let (checked, _, _) = run(folder.path(), &["check", "--json", "game.kifu"]);
        let checked: Value = serde_json::from_str(&checked).unwrap();
        assert_eq!((&checked["black"], &checked["plies"]), (&Value::Null, &0.into()), "{key}");
    }
}

/// More moves than a page has diagrams.
const EIGHT_MOVES: &str = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)\n6 ８五歩(84)\n\
                           7 ７八金(69)\n8 ３二金(41)\n";

#[test]
fn a_print_tells_of_pages_that_another_one_left() {
    let folder = folder(&[("game.kif", EIGHT_MOVES.as_bytes())]);
    let print = |every: &str, out: &str| {
        run(folder.path(), &["print", "game.kif", "--sheet", "handout", "--every", every, "--force", "-o", out])
    };
    let (long, err, _) = print("1", "z.svg");
    let pages = long.lines().count();
    assert!(pages > 1 && err.is_empty(), "{long}{err}");
    let (_, err, code) = print("50", "z.svg");
    let more = if pages == 2 { " with 1 more".to_owned() } else { format!(" with {} more", pages - 1) };
    assert_eq!(err, format!("z.svg: z-1.svg{more} is left over from another print, and not part of this one\n"));
    assert_eq!((code, names(folder.path()).len()), (0, pages + 2));
    let (_, err, _) = print("1", "z.svg");
    assert_eq!(err, "z.svg: z.svg is left over from another print, and not part of this one\n");
    assert_eq!(print("1", "z.pdf").1, "");
}

#[test]
fn the_record_that_is_printed_is_never_said_to_be_a_page_of_another_print() {
    let folder = folder(&[("game.svg", EIGHT_MOVES.as_bytes()), ("game-9.svg", EIGHT_MOVES.as_bytes())]);
    let print = |record: &str, more: &[&str]| {
        let arguments = ["print", record, "--sheet", "handout", "--every", "1", "--force", "-o", "game.svg"];
        run(folder.path(), &[&arguments[..], more].concat())
    };
    let (said, err, code) = print("game.svg", &[]);
    assert!(said.lines().count() > 1 && err.is_empty() && code == 0, "{said}{err}");
    assert!(folder.path().join("game.svg").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_for_which_there_is_no_room_is_told_in_words() {
    let folder = folder(&[("game.kif", fixture!("bare_moves.kif"))]);
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "\"$KOMADAI\" check game.kif > /dev/full"]).env("KOMADAI", env!("CARGO_BIN_EXE_komadai"));
    let done = shell.current_dir(folder.path()).output().unwrap();
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "komadai: the disk is full\n");
    assert_eq!(done.status.code(), Some(1));
}
