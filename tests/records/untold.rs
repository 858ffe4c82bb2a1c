//! The law of reading: a line of a file is kept, or reported, or is one that says nothing about the game. Whatever is
//! reported as missing or guessed keeps the file from being overwritten.

use komadai::record::{GameTree, Imported, RecordFormat, WarningKind, import, write};
use komadai::shogi::Color;

use crate::reading::{fixture, read, sound, warnings};

/// The only warning about a text, which has to keep its file from being overwritten.
fn told(text: &str) -> (usize, WarningKind) {
    let imported = read(text);
    assert_eq!(imported.broken_off, None, "{text}");
    let [(line, kind)] = &warnings(&imported)[..] else { panic!("{text}: {:?}", imported.warnings) };
    assert!(kind.leaves_something_out(), "{text}: {kind}");
    (*line, kind.clone())
}

fn unknown(text: &str) -> WarningKind {
    WarningKind::UnknownLine { text: text.to_owned() }
}

fn time(text: &str) -> WarningKind {
    WarningKind::UnreadableTime { text: text.to_owned() }
}

#[test]
fn a_second_ending_is_told_and_the_same_twice_is_not() {
    assert_eq!(told("V2.2\nPI\n+\n+7776FU\n%CHUDAN\n%TORYO\n"), (6, WarningKind::SecondEnding));
    assert_eq!(told("手合割：平手\n1 ７六歩(77)\n2 中断\n2 投了\n"), (4, WarningKind::SecondEnding));
    sound("V2.2\nPI\n+\n+7776FU\n%TORYO\n%TORYO\n");
}

#[test]
fn what_is_not_csa_and_a_time_of_no_move_are_told() {
    for version in ["V9.9", "V22", "V2.3"] {
        assert_eq!(told(&format!("{version}\nPI\n+\n+7776FU\n")), (1, unknown(version)));
    }
    for version in ["V2", "V2.1", "V2.2", "V3.0"] {
        sound(format!("{version}\nPI\n+\n+7776FU\n"));
    }
    assert_eq!(told("V2.2\nV3.0\nPI\n+\n+7776FU\n"), (2, unknown("V3.0")));
    assert_eq!(told("V2.2\nPI\n+\nT3\n+7776FU\n"), (4, time("3")));
}

#[test]
fn a_sentence_that_counts_other_moves_is_told() {
    let summary = |said: usize| format!("手合割：平手\n1 ７六歩(77)\n2 投了\nまで{said}手で先手の勝ち\n");
    sound(summary(1));
    for said in [0, 2, 99] {
        assert_eq!(told(&summary(said)), (4, WarningKind::OtherLength { said, plies: 1 }));
    }
    let unnumbered = "▲７六歩 △３四歩\nまで99手で後手の勝ち\n";
    assert_eq!(told(unnumbered), (2, WarningKind::OtherLength { said: 99, plies: 2 }));
    let gap = WarningKind::WrongMoveNumber { expected: 2, found: 9 };
    assert_eq!(told("手合割：平手\n1 ７六歩(77)\n9 投了\n"), (3, gap));
}

#[test]
fn lines_of_a_diagram_that_is_not_there_or_not_followed_are_told() {
    let other = |line, said: Color| (line, WarningKind::OtherTurn { said, turn: said.opponent() });
    assert_eq!(told("手合割：平手\n後手番\n1 ７六歩(77)\n"), other(2, Color::White));
    assert_eq!(told("手合割：香落ち\n先手番\n1 ３四歩(33)\n"), other(2, Color::Black));
    assert_eq!(told("手合割：平手\n1 ７六歩(77)\n先手番\n"), other(3, Color::Black));
    sound("手合割：平手\n先手番\n1 ７六歩(77)\n");
    assert_eq!(told("手合割：平手\n手数＝171  ▲６二角成  まで\n1 ７六歩(77)\n").0, 2);
    let nowhere = WarningKind::VariationNowhere { ply: 3, plies: 0 };
    assert_eq!(told("手合割：平手\n変化：3手\n1 ７六歩(77)\n"), (2, nowhere));
}

#[test]
fn a_diagram_that_is_cut_off_in_its_last_lines_is_told() {
    let whole = write(&read("position startpos moves 7g7f").tree, RecordFormat::Bod);
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(import(whole.as_bytes()).unwrap().warnings, []);
    let up_to = |end: &str| {
        let count = lines.iter().position(|line| line.starts_with(end)).unwrap();
        lines[..count].join("\n")
    };
    let kinds = |text: &str| warnings(&read(text)).into_iter().map(|(_, kind)| kind).collect::<Vec<_>>();
    let unsaid = WarningKind::TurnUnsaid { turn: Color::Black };
    assert_eq!(kinds(&up_to("先手の持駒")), [WarningKind::HandUnsaid(Color::Black), unsaid]);
    let kif = "手合割：その他\n".to_owned() + &up_to("先手の持駒") + "\n後手番\n";
    assert_eq!(told(&kif).1, WarningKind::HandUnsaid(Color::Black));
}

#[test]
fn a_whole_diagram_says_who_is_to_move_only_where_that_is_white() {
    let written = |moves: &str| write(&read(moves).tree, RecordFormat::Bod);
    let diagram = written("position startpos moves 7g7f 3c3d");
    let customary: String = diagram.lines().filter(|line| *line != "先手番").map(|line| format!("{line}\n")).collect();
    assert_eq!(sound(&customary).start().turn(), Color::Black);
    let without_number: String =
        customary.lines().filter(|line| !line.starts_with("手数")).map(|line| format!("{line}\n")).collect();
    assert_eq!(sound(&without_number).start().turn(), Color::Black);
    let white = written("position startpos moves 7g7f");
    assert_eq!(sound(&white).start().turn(), Color::White);
}

#[test]
fn a_row_that_leaves_a_promotion_open_is_told_as_a_guess() {
    let open = |text: &str| WarningKind::PromotionUnsaid { text: text.to_owned() };
    assert_eq!(told("▲７六歩 △３四歩\n▲２二角 △同銀\n"), (2, open("▲２二角")));
    sound("▲７六歩 △３四歩\n▲２二角不成 △同銀\n");
    sound("▲７六歩 △３四歩\n▲２二角成 △同銀\n");
    sound("1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角(88)\n");
}

/// A record with these members beside its only move, which is on the second line.
fn json(members: &str) -> String {
    let mv = r#""move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}"#;
    format!("{{\"moves\":[{{}},\n{{{mv}{members}}}]}}")
}

#[test]
fn a_jkf_time_that_nobody_can_take_is_told() {
    for now in [r#"{"m":-1,"s":0}"#, r#"{"m":0,"s":1e99}"#, r#"{"h":18446744073709551615,"m":0,"s":0}"#] {
        let (line, kind) = told(&json(&format!(r#","time":{{"now":{now}}}"#)));
        assert!(line == 2 && matches!(kind, WarningKind::UnreadableTime { .. }), "{now}: {kind}");
        let (line, _) = told(&json(&format!(r#","time":{{"now":{{"m":0,"s":1}},"total":{now}}}"#)));
        assert_eq!(line, 2);
    }
    sound(json(r#","time":{"now":{"m":0,"s":1.5}}"#));
    let of_nothing = json("").replace("[{}", r#"[{"time":{"now":{"m":0,"s":3}}}"#);
    assert_eq!(told(&of_nothing), (1, time("3 s")));
}

#[test]
fn a_jkf_key_that_nobody_knows_is_told_once() {
    let key = |key: &str| WarningKind::UnknownKey { key: key.to_owned() };
    assert_eq!(told(&json(r#","clock":{"clock":1,"x":{}}"#)), (2, key("clock")));
    let twice = json(r#","note":1"#).replace("[{}", r#"[{"note":2}"#);
    assert_eq!(told(&twice), (1, key("note")));
    for member in [r#""same":true"#, r#""capture":"HI""#] {
        let text = json("").replace("\"piece\"", &format!("{member}, \"piece\""));
        assert!(matches!(told(&text), (2, WarningKind::WordsDoNotFit { .. })), "{text}");
    }
}

/// Everything a reader makes of a text: what was read, and what was said.
fn all_of(imported: Imported) -> (GameTree, Vec<String>) {
    let told = imported.warnings.iter().map(|warning| warning.kind.to_string());
    let told = told.chain(imported.broken_off.iter().map(ToString::to_string)).collect();
    (imported.tree, told)
}

/// Whether a line says nothing about the game: blanks, marks for programs, borders, and what is said elsewhere as well.
fn is_harmless(line: &str) -> bool {
    let line = line.trim();
    line.is_empty()
        || line.starts_with(['#', '+', '＋'])
        || line.starts_with("手数-")
        || line.starts_with("９ ８")
        || line.starts_with('\'') && !line.starts_with("'*")
        || ["V2.2", "V3.0", "先手番", "手合割：平手", "PI"].contains(&line)
        || line.ends_with("持駒：なし")
        || line.starts_with("まで")
        || line.starts_with("N") && line.len() == 2
}

#[test]
fn no_line_of_a_record_is_read_and_then_neither_kept_nor_told() {
    for file in [
        fixture!("even_game.kif"),
        fixture!("even_game.ki2"),
        fixture!("even_game.csa"),
        fixture!("promoted_names.kif"),
    ] {
        let text = komadai::record::decode(file).unwrap().text.into_owned();
        let whole = all_of(read(&text));
        let lines: Vec<&str> = text.lines().collect();
        for left_out in (0..lines.len()).filter(|&at| !is_harmless(lines[at])) {
            let rest: String =
                (0..lines.len()).filter(|&at| at != left_out).map(|at| format!("{}\n", lines[at])).collect();
            let Ok(imported) = import(rest.as_bytes()) else { continue };
            assert!(all_of(imported) != whole, "without {:?} nothing is otherwise", lines[left_out]);
        }
    }
}

#[test]
fn no_line_that_is_put_into_a_record_is_lost_without_a_word() {
    let kif = "手合割：平手\n先手：朝日\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\nまで2手で後手の勝ち\n";
    let csa = "V2.2\nN+a\nPI\n+\n+7776FU\nT1\n-3334FU\nT1\n%TORYO\n";
    let strange_kif = [
        "手数＝9 まで",
        "変化：9手",
        "お疲れ様",
        "*感想",
        "&栞",
        "2 中断",
        "まで9手で中断",
        "先手の持駒：歩",
        "| ・ ・|一",
        "9 ２六歩(27)",
        "鍵：値",
    ];
    let strange_csa = ["V9", "N+b", "T7", "%CHUDAN", "$KEY:value", "'*say", "P+00FU", "PI", "-", "+", "hm", "+2726FU"];
    for (text, strangers) in [(kif, &strange_kif[..]), (csa, &strange_csa)] {
        let whole = all_of(read(text));
        let lines: Vec<&str> = text.lines().collect();
        for (stranger, at) in strangers.iter().flat_map(|stranger| (0..=lines.len()).map(move |at| (stranger, at))) {
            let mut more = lines.clone();
            more.insert(at, stranger);
            let Ok(imported) = import((more.join("\n") + "\n").as_bytes()) else { continue };
            assert!(all_of(imported) != whole, "{stranger:?} as line {} is lost", at + 1);
        }
    }
}
