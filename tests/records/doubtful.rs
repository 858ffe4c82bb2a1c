//! Doubtful input: whatever leaves open which move or position is meant is refused with its line; whatever can be
//! understood safely is read with a warning at its line.

use komadai::record::{DiagramFault, ImportErrorKind, RecordFormat, WarningKind, import};
use komadai::shogi::{Color, PieceKind, SetupFault, SfenError, SfenField};

use crate::reading::{all_lines, broken_off, fixture, main_line, outcome, read, sound, warnings};

/// The line and the kind of the error that keeps a text from being read at all.
fn refusal(text: &str) -> (usize, ImportErrorKind) {
    let error = import(text.as_bytes()).expect_err(text);
    (error.line, error.kind)
}

/// The oddities of a text that is read to its end.
fn odd(text: &str) -> Vec<(usize, WarningKind)> {
    let imported = read(text);
    assert_eq!(broken_off(&imported), None, "{text}");
    warnings(&imported)
}

fn other_side(said: Color) -> WarningKind {
    WarningKind::OtherSide { said, turn: said.opponent() }
}

fn bad(line: usize, fault: DiagramFault) -> (usize, ImportErrorKind) {
    (line, ImportErrorKind::BadDiagram(fault))
}

// ---- the moves of KIF and KI2 ----

#[test]
fn a_square_of_origin_that_is_missing_in_kif_is_told_and_in_ki2_none_is_wanted() {
    let unsaid = |line| (line, WarningKind::OriginUnsaid);
    assert_eq!(odd("手合割：平手\n1 ７六歩\n2 ３四歩(33)\n3 ２二角成\n"), [unsaid(2), unsaid(4)]);
    assert_eq!(odd("1 ▲７六歩\n2 △３四歩(33)\n3 ▲２二角成(88)\n4 △同銀(31)\n5 ▲４五角\n"), [unsaid(1), unsaid(5)]);
    assert_eq!(odd("７六歩\n３四歩(33)\n"), [unsaid(1)]);
    assert_eq!(odd("▲７六歩 △３四歩 ▲２二角成 △同銀\n"), []);
}

#[test]
fn words_that_contradict_each_other_mean_no_move_and_beside_an_origin_they_are_told() {
    for words in ["左右", "左直", "上引", "寄引", "直引"] {
        for text in [format!("先手：朝日\n▲５八金{words}\n"), format!("先手：朝日\n1 ５八金{words}\n")]
        {
            assert!(
                matches!(broken_off(&read(&text)), Some((_, ImportErrorKind::NobodyMoves { ply: 1, .. }))),
                "{text}"
            );
        }
        let text = format!("５八金{words}");
        assert_eq!(odd(&format!("1 {text}(49)\n")), [(1, WarningKind::WordsDoNotFit { text })]);
    }
}

#[test]
fn words_that_contradict_the_board_are_told() {
    let doubtful = |line, text: &str| (line, WarningKind::WordsDoNotFit { text: text.to_owned() });
    assert_eq!(odd("1 ５八金左(49)\n"), [doubtful(1, "５八金左")]);
    assert_eq!(odd("▲７六歩左 △３四歩直\n"), [doubtful(1, "▲７六歩左")], "the pawn goes straight on");
    let dropped = "▲７六歩 △３四歩 ▲２二角成 △同銀 ▲４五角右打\n";
    assert_eq!(odd(dropped), [doubtful(1, "▲４五角右打")]);
    let to_drop = read("▲７六歩 △３四歩 ▲２二角成 △同銀 ▲４五角右\n");
    assert!(matches!(broken_off(&to_drop), Some((1, ImportErrorKind::NobodyMoves { ply: 5, .. }))));
    let move_of = |relative: &str| format!("{FROM_77}\"piece\":\"FU\",\"relative\":\"{relative}\"}}}}]}}");
    assert_eq!(odd(&move_of("C")), []);
    for relative in ["L", "LR", "H", "X"] {
        assert_eq!(odd(&move_of(relative)), [doubtful(2, relative)]);
    }
}

#[test]
fn marks_of_the_wrong_side_are_told_once_where_they_are_exchanged_throughout() {
    let turned = "△７六歩 ▲３四歩\n△２六歩 ▲８四歩\n";
    assert_eq!(odd(turned), [(1, other_side(Color::White))]);
    assert_eq!(main_line(&read(turned).tree), "7g7f 3c3d 2g2f 8c8d");
    let kif = "手合割：平手\n1 ▽７六歩(77)\n2 ▼３四歩(33)\n";
    assert_eq!(odd(kif), [(2, other_side(Color::White))]);
    let one = "▲７六歩 △３四歩\n△２六歩\n△８四歩\n▲２五歩\n▲８五歩\n";
    assert_eq!(odd(one), [(2, other_side(Color::White)), (5, other_side(Color::Black))]);
    assert_eq!(odd("手合割：香落ち\n△３四歩 ▲７六歩\n"), [], "上手 moves first and has White's mark");
}

// ---- the starting position ----

const EMPTY: &str = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|";

/// A diagram with both kings, on lines 1 to 9, with these rank numbers.
fn diagram(numbers: &str) -> String {
    let rank = |(index, number): (usize, char)| match index {
        0 => format!("| ・ ・ ・ ・v玉 ・ ・ ・ ・|{number}\n"),
        8 => format!("| ・ ・ ・ ・ 玉 ・ ・ ・ ・|{number}\n"),
        _ => format!("{EMPTY}{number}\n"),
    };
    numbers.chars().enumerate().map(rank).collect()
}

const RANKS: &str = "一二三四五六七八九";

#[test]
fn two_handicaps_that_differ_are_refused_where_no_diagram_decides() {
    let several = |first: &str, second: &str| ImportErrorKind::SeveralHandicaps {
        first: first.to_owned(),
        second: second.to_owned(),
    };
    for (first, second) in [("平手", "香落ち"), ("香落ち", "その他"), ("二枚落ち", "四枚落ち")] {
        let text = format!("手合割：{first}\n先手：朝日\n手合割：{second}\n1 ７六歩(77)\n");
        assert_eq!(refusal(&text), (3, several(first, second)));
        let json = format!("{{\"header\":{{\"手合割\":\"{first}\",\n\"手合割\":\"{second}\"}},\"moves\":[{{}}]}}");
        assert_eq!(refusal(&json), (1, several(first, second)));
    }
    assert_eq!(odd("手合割：二枚落ち\n手合割：2枚落ち　\n手合割：\n"), []);
}

#[test]
fn a_name_that_another_start_has_than_the_one_that_is_shown_is_told() {
    let other = |line, name: &str| (line, WarningKind::OtherHandicap { name: name.to_owned() });
    let lance =
        komadai::record::kif::write(&komadai::record::GameTree::new(komadai::shogi::Handicap::NinePieces.position()));
    assert_eq!(odd(&lance.replace("手合割：その他", "手合割：平手")), [other(1, "平手")]);
    let begun = read("position startpos moves 7g7f 3c3d 2g2f 8c8d").tree;
    let shown = begun.position_at(*begun.main_line().last().unwrap());
    let middle = komadai::record::kif::write(&komadai::record::GameTree::new(shown));
    let named = |name: &str| odd(&middle.replace("手合割：その他", &format!("手合割：{name}")));
    assert_eq!(named("平手"), [], "a game that is shown from its middle");
    assert_eq!(named("角落ち"), [other(1, "角落ち")], "there are two bishops");
    assert_eq!(odd(&format!("手合割：角落ち\n{}", diagram(RANKS))), [other(1, "角落ち")]);
    let json = "{\"header\":{\"手合割\":\"平手\"},\n\"initial\":{\"preset\":\"KY\"},\"moves\":[{}]}";
    assert_eq!(odd(json), [other(2, "平手")]);
}

#[test]
fn in_a_diagram_the_line_of_the_fault_is_named() {
    let sound_one = diagram(RANKS);
    assert_eq!(odd(&format!("{sound_one}先手番\n")), []);
    assert_eq!(refusal(&diagram("一二四五六七八九")), bad(3, DiagramFault::RankMissing { rank: 3 }));
    assert_eq!(refusal(&diagram("一二二三四五六七八")), bad(3, DiagramFault::RankTwice { rank: 2 }));
    let unnumbered = format!("{EMPTY}\n").repeat(8);
    assert_eq!(refusal(&unnumbered), bad(8, DiagramFault::RankCount { count: 8 }));
    let pawns = sound_one.replace(&format!("{EMPTY}五"), "| 歩 ・ ・ ・ ・ ・ ・ ・ ・|五");
    let pawns = pawns.replace(&format!("{EMPTY}七"), "| 歩 ・ ・ ・ ・ ・ ・ ・ ・|七");
    assert!(matches!(odd(&format!("{pawns}先手番\n"))[..], [(7, WarningKind::OddSetup(SetupFault::TwoPawns { .. }))]));
    let kings = sound_one.replace(&format!("{EMPTY}六"), "| 玉 ・ ・ ・ ・ ・ ・ ・ ・|六");
    assert!(matches!(refusal(&kings), (9, ImportErrorKind::UnplayableSetup(_))));
    let check = sound_one.replace(&format!("{EMPTY}三"), "| ・ ・ ・ ・ 香 ・ ・ ・ ・|三");
    assert!(matches!(refusal(&format!("後手の持駒：なし\n{check}先手番\n")), (2, ImportErrorKind::UnplayableSetup(_))));
    let golds = format!("{sound_one}先手の持駒：金五\n後手の持駒：なし\n先手番\n");
    assert!(matches!(odd(&golds)[..], [(10, WarningKind::OddSetup(SetupFault::TooManyPieces { .. }))]));
}

#[test]
fn two_hands_or_turns_that_differ_are_refused_and_the_same_twice_counts_once() {
    let sound_one = diagram(RANKS);
    let hands = format!("先手の持駒：歩\n{sound_one}先手の持駒：歩二\n");
    assert_eq!(refusal(&hands), bad(11, DiagramFault::HandsDiffer { color: Color::Black }));
    let twice = sound(format!("先手の持駒：歩\n{sound_one}下手の持駒：歩\n後手の持駒：なし\n後手番\n後手番\n"));
    assert_eq!(twice.start().hand(Color::Black).count(PieceKind::Pawn), 1);
    assert_eq!(refusal(&format!("{sound_one}後手番\n先手番\n")), bad(11, DiagramFault::TurnsDiffer));
}

/// The ranks of an even game in CSA, on lines 1 to 9.
const CSA_RANKS: &str = "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n\
    P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \n\
    P6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n\
    P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n";

#[test]
fn a_csa_position_with_ranks_that_are_missing_twice_or_too_short_is_refused() {
    assert_eq!(odd(&format!("{CSA_RANKS}+\n+7776FU\n")), []);
    let without = |rank: usize| CSA_RANKS.lines().enumerate().filter(move |(at, _)| at + 1 != rank);
    for rank in 1..=9 {
        let text: String = without(rank).map(|(_, line)| format!("{line}\n")).collect();
        let fault = DiagramFault::RankMissing { rank: u8::try_from(rank).unwrap() };
        assert_eq!(refusal(&format!("{text}+\n")), bad(rank.min(8), fault));
    }
    let twice = format!("{CSA_RANKS}P4 * +FU *  *  *  *  *  *  * \n+\n");
    assert_eq!(refusal(&twice), bad(10, DiagramFault::RankTwice { rank: 4 }));
    let short = |end: &str| CSA_RANKS.replace(end, "\n");
    assert_eq!(refusal(&short("-KE-KY\n")), bad(1, DiagramFault::RankLength { rank: 1 }));
    let told = odd(&format!("{}+\n", short(" *  * -KA * \n")));
    assert_eq!(told, [(2, WarningKind::ShortRank { rank: 2 })]);
    let blank = CSA_RANKS.replace("P5 *  *  *  *  *  *  *  *  * ", "P5");
    assert_eq!(odd(&format!("{blank}+\n")), [(5, WarningKind::ShortRank { rank: 5 })]);
    assert_eq!(refusal(&format!("PI\n{CSA_RANKS}+\n")), bad(2, DiagramFault::BoardTwice));
    assert_eq!(refusal("PI\nP+77KI\n+\n"), bad(2, DiagramFault::SquareTwice { file: 7, rank: 7 }));
    let pawns = CSA_RANKS.replace("P6 * ", "P6+FU");
    assert!(matches!(odd(&format!("{pawns}+\n"))[..], [(7, WarningKind::OddSetup(_)), (7, WarningKind::OddSetup(_))]));
}

#[test]
fn a_csa_turn_that_is_not_said_or_said_twice_is_told_and_two_turns_are_refused() {
    let from_first = |turn| WarningKind::TurnFromFirstMove { turn };
    assert_eq!(odd("PI\n+7776FU\n"), [(2, from_first(Color::Black))]);
    assert_eq!(odd("PI\n-3334FU\n"), [(2, from_first(Color::White))]);
    assert_eq!(odd("V2.2\n+7776FU\n"), [(2, from_first(Color::Black))]);
    assert_eq!(odd("V2.2\nPI\n"), [(2, WarningKind::TurnUnsaid { turn: Color::Black })]);
    assert_eq!(odd("PI\n+\n+\n+7776FU\n"), [(3, WarningKind::TurnTwice)]);
    assert_eq!(refusal("PI\n+\n-\n+7776FU\n"), bad(3, DiagramFault::TurnsDiffer));
}

#[test]
fn a_game_without_its_kings_is_told_and_a_problem_needs_only_one() {
    let both = [Color::Black, Color::White].map(WarningKind::NoKing);
    assert_eq!(odd("sfen 9/9/9/9/9/9/4P4/9/9 b - 1 moves 5g5f\n"), both.clone().map(|kind| (1, kind)));
    assert_eq!(odd("sfen 9/9/9/9/9/9/4P4/9/9 b - 1\n"), [], "a part of a board");
    assert_eq!(odd("sfen 4k4/9/9/9/9/9/4P4/9/9 b - 1 moves 5g5f\n"), [], "a mating problem");
    let mated = "sfen 9/9/9/9/9/9/4P4/9/4K4 b - 1 moves 5g5f\n";
    assert_eq!(odd(mated), [(1, WarningKind::NoKing(Color::White))]);
    let empty = format!("手合割：その他\n{}", format!("{EMPTY}\n").repeat(9)).replacen(" ・ ・|", " 歩 ・|", 1);
    let drawn = empty.replacen(" 歩 ・|", " ・ ・|", 1).replacen(
        &format!("{EMPTY}\n").repeat(3),
        &format!("{EMPTY}\n{EMPTY}\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"),
        1,
    );
    assert_eq!(odd(&format!("{drawn}1 ５二歩成(53)\n")), both.clone().map(|kind| (2, kind)));
    let csa = CSA_RANKS.replace("-OU", " * ").replace("+OU", " * ");
    assert_eq!(odd(&format!("V2.2\n{csa}+\n+7776FU\n")), both.map(|kind| (2, kind)));
}

#[test]
fn a_broken_sfen_says_what_is_wrong_with_it() {
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    let cases = [
        (START.replace("/1B5R1", ""), " b - 1", SfenError::RankCount(8)),
        (START.replace("1B5R1", "1B6R1"), " b - 1", SfenError::RankLength { rank: 8 }),
        (START.replace("1B5R1", "1B4R1"), " b - 1", SfenError::RankLength { rank: 8 }),
        (START.replace("1B5R1", "1X5R1"), " b - 1", SfenError::UnknownPiece('X')),
        (START.to_owned(), "", SfenError::Missing(SfenField::Turn)),
        (START.to_owned(), " b", SfenError::Missing(SfenField::Hands)),
        (START.to_owned(), " x - 1", SfenError::UnknownTurn("x".to_owned())),
        (START.to_owned(), " b 2 1", SfenError::BadHand("2".to_owned())),
        (START.to_owned(), " b - one", SfenError::BadMoveNumber("one".to_owned())),
    ];
    for (board, tail, error) in cases {
        for before in ["", "sfen ", "position sfen "] {
            let text = format!("\n{before}{board}{tail}\n");
            assert_eq!(refusal(&text), (2, ImportErrorKind::BadSfen(error.clone())), "{text}");
        }
    }
    assert_eq!(refusal("sfen\n"), (1, ImportErrorKind::BadSfen(SfenError::Missing(SfenField::Board))));
    let mistyped = "position startpos mvoes 7g7f\n";
    assert_eq!(refusal(mistyped), (1, ImportErrorKind::BadSfen(SfenError::TooLong("mvoes".to_owned()))));
    for text in
        ["2026/11/23 w\n", "a/b/c/d/e/f/g/h/i\n", "https://a.example/b/c/d/e/f/g/h/i\n", "position of the day\n"]
    {
        assert_eq!(refusal(text), (1, ImportErrorKind::NotARecord), "{text}");
    }
}

// ---- records that break off ----

#[test]
fn a_csa_line_that_breaks_off_behind_its_sign_breaks_the_record_off() {
    for sign in ["+", "-"] {
        let imported = read(format!("PI\n+\n+7776FU\n-3334FU\n{sign}\n"));
        let unreadable = ImportErrorKind::UnreadableMove { ply: 3, text: sign.to_owned() };
        assert_eq!((main_line(&imported.tree).as_str(), broken_off(&imported)), ("7g7f 3c3d", Some((5, unreadable))));
    }
}

#[test]
fn a_record_that_ends_in_zeros_keeps_its_good_moves() {
    for (text, line) in [
        ("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(8", 4),
        ("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n", 4),
        ("▲７六歩 △３四歩\n▲２二", 2),
        ("PI\n+\n+7776FU\n-3334FU\n+882", 5),
        ("position startpos moves 7g7f 3c3d 8h2", 1),
    ] {
        let imported = read([text.as_bytes(), &[0; 4096]].concat());
        assert_eq!(main_line(&imported.tree), "7g7f 3c3d", "{text}");
        assert_eq!(warnings(&imported), [(line, WarningKind::OnlyZeros)], "{text}");
        let is_whole = text.ends_with('\n');
        assert_eq!(broken_off(&imported).map(|(line, _)| line), (!is_whole).then_some(line), "{text}");
    }
}

#[test]
fn wherever_a_record_is_cut_off_its_good_moves_are_kept() {
    for (file, format) in [
        (fixture!("even_game.kif"), RecordFormat::Kif),
        (fixture!("even_game.ki2"), RecordFormat::Ki2),
        (fixture!("even_game.csa"), RecordFormat::Csa),
        (fixture!("nested.jkf"), RecordFormat::Jkf),
    ] {
        let whole = main_line(&read(file).tree);
        let mut longest = 0;
        for end in 1..file.len() {
            // Too little may be left to recognise the format, or to have a starting position.
            let Ok(imported) = import(&file[..end]) else {
                assert_eq!(longest, 0, "{format:?}: cut off at {end}, all moves are lost");
                continue;
            };
            let line = main_line(&imported.tree);
            if imported.broken_off.is_some() || imported.warnings.is_empty() {
                assert!(whole.starts_with(&line), "{format:?}: cut off at {end}, {line} was read");
            }
            let moves = line.split_whitespace().count();
            assert!(moves + 1 >= longest, "{format:?}: cut off at {end}, {moves} moves are left of {longest}");
            longest = longest.max(moves);
        }
        assert!(longest > 0, "{format:?}");
    }
}

#[test]
fn a_marked_move_that_cannot_be_read_is_not_passed_over() {
    let imported = read("▲７六歩 △３四\n▲２六歩\n");
    let unreadable = ImportErrorKind::UnreadableMove { ply: 2, text: "△３四".to_owned() };
    assert_eq!((main_line(&imported.tree).as_str(), broken_off(&imported)), ("7g7f", Some((1, unreadable))));
}

// ---- JKF ----

/// The beginning of a record up to its first move, which is on the second line.
const FROM_77: &str = "{\"moves\":[{},\n{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},";

#[test]
fn a_jkf_move_of_an_unknown_piece_or_without_one_is_told() {
    let piece = |piece: &str| odd(&format!("{FROM_77}{piece}\"color\":0}}}}]}}"));
    assert_eq!(piece("\"piece\":\"FU\","), []);
    assert_eq!(piece("\"piece\":\"XX\","), [(2, WarningKind::UnknownPiece { text: "XX".to_owned() })]);
    for unsaid in ["\"piece\":null,", ""] {
        assert_eq!(piece(unsaid), [(2, WarningKind::PieceUnsaid)], "{unsaid}");
    }
    for piece in ["\"piece\":\"XX\",", "\"piece\":null,", "\"piece\":\"FU\",\"relative\":\"X\","] {
        let dropped = read(format!("{{\"moves\":[{{}},\n{{\"move\":{{{piece}\"to\":{{\"x\":5,\"y\":5}}}}}}]}}"));
        assert!(matches!(broken_off(&dropped), Some((2, ImportErrorKind::UnreadableMove { ply: 1, .. }))), "{piece}");
    }
}

#[test]
fn a_jkf_square_with_an_owner_and_no_piece_is_refused_with_its_place() {
    let position = |cell: &str| {
        let file = |index: usize| {
            format!(
                "[{}]",
                (0..9).map(|rank| if (index, rank) == (4, 2) { cell } else { "{}" }).collect::<Vec<_>>().join(",")
            )
        };
        let board = (0..9).map(file).collect::<Vec<_>>().join(",");
        format!(
            "{{\"header\":{{}},\n\"initial\":{{\"preset\":\"OTHER\",\"data\":{{\"color\":0,\"board\":[{board}],\"hands\":[{{}},{{}}]}}}},\"moves\":[{{}}]}}"
        )
    };
    assert_eq!(odd(&position("{\"color\":0,\"kind\":\"FU\"}")), []);
    for cell in ["{\"color\":0}", "{\"color\":1,\"kind\":null}", "{\"color\":0,\"kind\":\"XX\"}", "{\"kind\":\"FU\"}"] {
        let text = "initial.data.board[4][2]".to_owned();
        assert_eq!(refusal(&position(cell)), (2, ImportErrorKind::BadStart { text }), "{cell}");
    }
}

#[test]
fn a_jkf_colour_that_contradicts_the_turn_is_told() {
    let color = |color: u8| read(format!("{FROM_77}\"piece\":\"FU\",\"color\":{color}}}}}]}}"));
    assert_eq!(warnings(&color(0)), []);
    assert_eq!(warnings(&color(1)), [(2, other_side(Color::White))]);
    assert!(matches!(broken_off(&color(2)), Some((2, ImportErrorKind::UnreadableMove { ply: 1, .. }))));
}

#[test]
fn jkf_variations_at_the_first_entry_are_told_and_are_those_of_the_first_move() {
    let fork = "[[{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\"piece\":\"FU\"}}]]";
    let text = format!("{FROM_77}\"piece\":\"FU\"}}}}]}}").replace("[{},", &format!("[{{\"forks\":{fork}}},"));
    assert_eq!(odd(&text), [(1, WarningKind::VariationsOfNoMove)]);
    assert_eq!(all_lines(&read(&text).tree), ["7g7f", "2g2f"]);
}

#[test]
fn a_jkf_entry_with_a_move_and_an_ending_is_told_and_has_the_time_once() {
    let time = "\"time\":{\"now\":{\"m\":0,\"s\":9}},\"special\":\"TORYO\"";
    let text = format!("{FROM_77}\"piece\":\"FU\"}},{time}}}]}}");
    assert_eq!(odd(&text), [(2, WarningKind::EndingWithMove)]);
    let tree = read(&text).tree;
    assert_eq!(outcome(&tree).unwrap().winner, Some(Color::Black));
    let end = tree.node(*tree.main_line().last().unwrap());
    assert!(end.time().is_some() && end.ending().unwrap().time.is_none());
}

#[test]
fn a_jkf_text_that_is_cut_off_keeps_its_whole_moves_and_says_where_it_ends() {
    let whole = format!(
        "{FROM_77}\"piece\":\"FU\"}}}},\n{{\"move\":{{\"from\":{{\"x\":3,\"y\":3}},\"to\":{{\"x\":3,\"y\":4}},\"pie"
    );
    let imported = read(&whole);
    assert_eq!(main_line(&imported.tree), "7g7f");
    assert!(matches!(broken_off(&imported), Some((3, ImportErrorKind::BadJson { .. }))), "{:?}", imported.broken_off);
}

// ---- the characters of printed diagrams ----

#[test]
fn printed_diagrams_have_other_characters_for_promoted_pieces() {
    let usual = diagram(RANKS) + "先手番\n";
    let printed = usual.replace(&format!("{EMPTY}五"), "| 仝 今 全 个 ・v仝v今v全v个|五");
    let usual = usual.replace(&format!("{EMPTY}五"), "| 杏 圭 全 と ・v杏v圭v全vと|五");
    assert_eq!(sound(&printed).start().to_sfen(1), "4k4/9/9/9/+L+N+S+P1+l+n+s+p/9/9/9/4K4 b - 1");
    assert_eq!(sound(&printed), sound(usual));
}

#[test]
fn a_second_name_of_a_csa_player_is_told_and_keeps_the_file_from_being_replaced() {
    let imported = read("V2.2\nN+A\nN-B\nN+C\nPI\n+\n+7776FU\n%TORYO\n");
    let second = WarningKind::SecondPlayer { name: "C".to_owned() };
    assert_eq!(warnings(&imported), [(4, second.clone())]);
    assert!(second.leaves_something_out());
}

#[test]
fn a_sentence_that_tells_of_another_end_than_the_word_is_told() {
    let told = |sentence: &str| warnings(&read(format!("手合割：平手\n   1 ７六歩(77)\n   2 投了\n{sentence}\n")));
    let text = "まで1手で千日手";
    let found = told(text);
    assert!(
        matches!(&found[..], [(4, WarningKind::OtherEndInSummary { text })] if text.contains("千日手")),
        "{found:?}"
    );
    assert_eq!(told("まで1手で先手の勝ち"), []);
}
