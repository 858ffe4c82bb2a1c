//! Broken records report the line and the reason, and the part before that is read.

use komadai::record::{
    DiagramFault, FoulHandling, ImportErrorKind, ImportOptions, MAX_IMPORT_BYTES, NotText, RecordFormat, WarningKind,
    import, import_with, losses, write,
};
use komadai::shogi::{IllegalMove, Position, SetupFault};

use crate::reading::{all_lines, broken_off, fixture, main_line, read, warnings};

/// The line and the kind of the error that keeps a record from being read at all.
fn refusal(bytes: impl AsRef<[u8]>) -> (usize, ImportErrorKind) {
    let error = import(bytes.as_ref()).unwrap_err();
    (error.line, error.kind)
}

#[test]
fn a_move_that_nobody_can_make_ends_its_line_but_not_the_record_and_a_foul_before_it_is_kept() {
    let imported = read(fixture!("illegal_in_the_middle.kif"));
    let nothing_there = IllegalMove::NoPiece { from: "3b".parse().unwrap() };
    let error = ImportErrorKind::IllegalMove { ply: 8, mv: "3b4b".parse().unwrap(), foul: nothing_there };
    assert_eq!(broken_off(&imported), Some((9, error)));
    let [(7, WarningKind::FoulUnnoticed { ply: 6, mv, foul: IllegalMove::KingLeftInCheck { .. } })] =
        warnings(&imported)[..]
    else {
        panic!("{:?}", imported.warnings)
    };
    assert_eq!(mv.to_string(), "8d8e");
    let lines = ["7g7f 3c3d 8h2b+ 8c8d 2b3c 8d8e 6g6f", "7g7f 3c3d 8h2b+ 3a2b 2g2f", "7g7f 8c8d"];
    assert_eq!(all_lines(&imported.tree), lines);
}

#[test]
fn where_illegal_moves_are_kept_the_record_goes_on_as_it_was_played() {
    let keep = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
    let text = String::from_utf8_lossy(fixture!("illegal_in_the_middle.kif")).replace("４二銀(32)", "４二銀(31)");
    let imported = import_with(text.as_bytes(), keep).unwrap();
    assert_eq!((warnings(&imported), broken_off(&imported)), (vec![], None));
    let tree = imported.tree;
    let start = "7g7f 3c3d 8h2b+ 8c8d 2b3c 8d8e 6g6f 3a4b";
    assert_eq!(main_line(&tree), format!("{start} 2g2f"));
    assert_eq!(all_lines(&tree)[1], format!("{start} 9g9f"));
    let fouls: Vec<_> = tree.main_line().iter().map(|&node| tree.node(node).foul().is_some()).collect();
    assert_eq!(fouls, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0].map(|foul| foul == 1), "the king was left in check");
    for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Jkf] {
        assert_eq!(losses(&tree, format), [], "{format:?}");
        assert_eq!(import_with(write(&tree, format).as_bytes(), keep).unwrap().tree, tree, "{format:?}");
    }
}

#[test]
fn where_illegal_moves_are_kept_those_that_nobody_can_make_are_not() {
    for (moves, ply) in [("1 ７六歩(77)\n2 ５五歩打\n3 ２六歩(27)", 2), ("1 ５一飛(28)", 1), ("1 ５八金成(49)", 1)]
    {
        let imported = import_with(
            format!("手合割：平手\n{moves}").as_bytes(),
            ImportOptions { fouls: FoulHandling::KeepAsPlayed },
        )
        .unwrap();
        let error = broken_off(&imported);
        assert!(matches!(error, Some((_, ImportErrorKind::IllegalMove { ply: at, .. })) if at == ply), "{error:?}");
    }
}

#[test]
fn a_record_that_is_cut_off_gives_the_moves_before() {
    let imported = read(fixture!("cut_off.kif"));
    let unreadable = |text: &str| ImportErrorKind::UnreadableMove { ply: 6, text: text.to_owned() };
    assert_eq!(broken_off(&imported), Some((20, unreadable("５二"))));
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    let imported = read(fixture!("cut_off_cp932.kif"));
    assert_eq!(broken_off(&imported), Some((20, unreadable("\u{FFFD}"))));
    assert_eq!(warnings(&imported), [(20, WarningKind::UndecodableBytes)]);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 8h2b+ 3a2b B*4e");
}

#[test]
fn a_handicap_that_is_not_known_is_never_an_even_game() {
    let unknown = |name: &str| ImportErrorKind::UnknownHandicap { name: name.to_owned() };
    assert_eq!(refusal(fixture!("unknown_handicap.kif")), (2, unknown("七枚落ち")));
    assert_eq!(refusal(fixture!("problem_without_diagram.kif")), (1, unknown("詰将棋")));
    assert_eq!(refusal("先手：朝日\n手合割：その他\n"), (2, unknown("その他")));
}

#[test]
fn a_bad_diagram_is_told_with_its_place() {
    let bad = ImportErrorKind::BadDiagram;
    let whale = DiagramFault::UnknownPiece { file: 7, rank: 3, text: '鯨' };
    assert_eq!(refusal(fixture!("bad_diagram.kif")), (6, bad(whale)));
    assert_eq!(refusal(fixture!("eight_ranks.kif")), (11, bad(DiagramFault::RankCount { count: 8 })));
    assert_eq!(refusal(fixture!("bad_hand.kif")), (14, bad(DiagramFault::BadHand { text: "玉三".to_owned() })));
}

#[test]
fn a_diagram_from_which_nobody_can_play_is_told_with_its_faults() {
    let (line, kind) = refusal(fixture!("unplayable.kif"));
    let ImportErrorKind::UnplayableSetup(faults) = kind else { panic!("{kind:?}") };
    assert_eq!(line, 4, "both kings stand on the first rank");
    assert!(matches!(faults[..], [SetupFault::SeveralKings { count: 2, .. }]), "{faults:?}");
}

#[test]
fn a_composed_position_to_which_no_game_leads_is_read_with_a_remark() {
    let imported = import(fixture!("composed.kif")).unwrap();
    let [one, two] = &imported.warnings[..] else { panic!("{:?}", imported.warnings) };
    assert!(matches!(one.kind, WarningKind::OddSetup(SetupFault::DeadPiece { .. })), "{one:?}");
    assert!(matches!(two.kind, WarningKind::OddSetup(SetupFault::TwoPawns { file: 1, .. })), "{two:?}");
    assert_eq!((one.line, two.line), (4, 8));
    assert!(imported.broken_off.is_none() && Position::try_from(imported.tree.start().setup().clone()).is_err());
}

#[test]
fn what_is_no_record_says_so() {
    let binary = ImportErrorKind::NotText(NotText::Binary { line: 2 });
    assert_eq!(refusal(fixture!("utf16.kif")), (1, ImportErrorKind::NotText(NotText::Utf16)));
    assert_eq!(refusal(fixture!("binary.kif")), (2, binary));
    for text in ["", "\n\n", " \r\n\u{3000}\n"] {
        assert_eq!(refusal(text), (1, ImportErrorKind::Empty), "{text:?}");
    }
    for text in ["*only a comment\n", "key: value\n", "{\"header\": {}}\n", "1 apple\n2 pears\n"] {
        assert_eq!(refusal(text), (1, ImportErrorKind::NotARecord), "{text}");
    }
    assert_eq!(refusal(fixture!("other_text.kif")), (1, ImportErrorKind::NotARecord));
}

#[test]
fn what_is_too_large_is_refused() {
    let bytes = vec![b'\n'; MAX_IMPORT_BYTES + 1];
    let too_large = ImportErrorKind::TooLarge { bytes: MAX_IMPORT_BYTES + 1, limit: MAX_IMPORT_BYTES };
    assert_eq!(refusal(&bytes), (1, too_large));
    let lines = 4_000_000;
    assert_eq!(refusal(&bytes[..MAX_IMPORT_BYTES]), (lines + 1, ImportErrorKind::TooManyLines { limit: lines }));
}

#[test]
fn more_lines_about_a_game_than_anybody_writes_are_refused_early() {
    let (limit, few) = (10_000, 9_990);
    let kif = |count: usize| (0..count).map(|number| format!("k{number}：v\n")).collect::<String>() + "1 ７六歩(77)\n";
    let csa =
        |count: usize| (0..count).map(|number| format!("$K{number}:v\n")).collect::<String>() + "PI\n+\n+7776FU\n";
    let jkf = |count: usize| {
        let members: Vec<String> = (0..count).map(|number| format!("\"k{number}\":\"v\"")).collect();
        format!("{{\"header\":{{{}}},\"moves\":[{{}}]}}", members.join(","))
    };
    let too_many = ImportErrorKind::TooManyHeaderLines { limit };
    for (text, line) in [(kif(limit + 1), limit + 1), (csa(limit + 1), limit + 1), (jkf(limit + 1), 1)] {
        assert_eq!(refusal(text), (line, too_many.clone()));
    }
    let behind = "1 ７六歩(77)\n".to_owned() + &kif(limit + 1).replace("1 ７六歩(77)\n", "");
    assert_eq!(broken_off(&read(behind)).map(|(_, kind)| kind), Some(too_many));
    for text in [kif(few), csa(few), jkf(few)] {
        assert_eq!(read(text).broken_off, None);
    }
}

#[test]
fn a_move_that_does_not_say_from_where_must_be_the_only_one() {
    let imported = read("1 ７六歩(77)\n2 ３四歩(33)\n3 ５八金\n");
    let candidates = ["4i5h", "6i5h"].map(|mv| mv.parse().unwrap()).to_vec();
    let ambiguous = ImportErrorKind::AmbiguousMove { ply: 3, text: "５八金".to_owned(), candidates };
    assert_eq!(broken_off(&imported), Some((3, ambiguous)));
    let imported = read("1 ７六歩(77)\n2 ８八歩  ( 0:01/00:00:01)\n");
    let nobody = ImportErrorKind::NobodyMoves { ply: 2, text: "８八歩".to_owned() };
    assert_eq!(broken_off(&imported), Some((2, nobody)));
    let imported = read("手合割：平手\n1 同　歩(77)\n");
    let no_previous = ImportErrorKind::UnreadableMove { ply: 1, text: "同　歩(77)".to_owned() };
    assert_eq!(broken_off(&imported), Some((2, no_previous)));
}

#[test]
fn several_moves_behind_one_number_are_not_half_read() {
    let imported = read("手合割：平手\n1 ▲７六歩　△３四歩\n");
    let both = ImportErrorKind::UnreadableMove { ply: 1, text: "▲７六歩　△３四歩".to_owned() };
    assert_eq!(broken_off(&imported), Some((2, both)));
}
