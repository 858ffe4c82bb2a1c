//! CSA in its versions and dialects.

use std::time::Duration;

use komadai::record::{
    Evaluation, ImportErrorKind, Loss, RecordFormat, TextEncoding, WarningKind, import, losses, write,
};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Color, IllegalMove};

use crate::reading::{broken_off, fixture, last, main_line, outcome, read, sound, warnings};

const EVEN_GAME: &str = "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b";

#[test]
fn a_record_is_read_with_its_header_comments_and_times() {
    let tree = sound(fixture!("even_game.csa"));
    assert_eq!(main_line(&tree), EVEN_GAME);
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::White, EndReason::Resignation)));
    for (key, value) in [
        ("先手", "朝日　昇"),
        ("棋戦", "駒台杯, 決勝"),
        ("場所", "東京"),
        ("開始日時", "2026/11/21 10:00:00"),
        ("持ち時間", "01:00+30"),
        ("戦型", "角換わり"),
        ("手合割", "平手"),
    ] {
        assert_eq!(tree.header.get(key), Some(value));
    }
    let line = tree.main_line();
    assert_eq!(tree.node(line[0]).comments(), ["角換わりから早い投了", "角換わりから早い投了。"]);
    assert_eq!(tree.node(line[2]).comments(), ["二手目の感想", "人のための注釈"]);
    assert_eq!(tree.node(line[2]).evaluation(), Some(Evaluation::Points(35)));
    let time = tree.node(line[3]).time().unwrap();
    assert_eq!((time.spent.as_secs(), time.total.as_secs()), (3600, 3612));
    assert_eq!(tree.node(last(&tree)).ending().unwrap().time.unwrap().total.as_secs(), 3661);
}

#[test]
fn the_same_game_is_read_from_euc_jp() {
    let imported = import(fixture!("even_game_euc.csa")).unwrap();
    assert_eq!((imported.encoding, imported.format), (TextEncoding::EucJp, RecordFormat::Csa));
    assert_eq!(imported.tree, sound(fixture!("even_game.csa")));
}

#[test]
fn statements_are_read_however_they_are_joined() {
    let tree = sound(fixture!("joined.csa"));
    assert_eq!(main_line(&tree), EVEN_GAME);
    let line = tree.main_line();
    let total = |ply: usize| tree.node(line[ply]).time().map(|time| time.total);
    assert_eq!((total(1), total(2), total(3)), (Some(Duration::from_secs(12)), None, Some(Duration::from_secs(3612))));
    assert_eq!(total(4), Some(Duration::from_millis(1_500)));
    assert_eq!(tree.node(line[6]).comments(), [" おわり", "summary:toryo:a lose:b win"]);
    assert_eq!(tree.header.get("終了日時"), Some("2026/11/21 11:00:00"));
}

#[test]
fn blanks_that_were_collapsed_or_cut_off_and_an_unsaid_turn_do_no_harm_but_are_told() {
    let imported = read(fixture!("collapsed.csa"));
    let black = WarningKind::TurnFromFirstMove { turn: Color::Black };
    let short = |rank: u8| (usize::from(rank), WarningKind::ShortRank { rank });
    assert_eq!(warnings(&imported), [short(4), short(5), short(8), (10, black)]);
    let tree = imported.tree;
    assert_eq!((main_line(&tree).as_str(), tree.header.get("手合割")), ("7g7f 3c3d", Some("平手")));
    let white = read("PI82HI\n-3334FU\n");
    assert_eq!(warnings(&white), [(2, WarningKind::TurnFromFirstMove { turn: Color::White })]);
    assert_eq!(main_line(&white.tree), "3c3d");
}

#[test]
fn version_3_has_notes_and_fractions_of_seconds_and_gives_them_back() {
    let imported = import(fixture!("notes.csa")).unwrap();
    let tree = imported.tree;
    assert_eq!((imported.format, imported.warnings), (RecordFormat::CsaV3, Vec::new()));
    assert_eq!(tree.header.get("備考"), Some("一行目\n二行目 \\ おわり"));
    assert_eq!(tree.header.get("$JISHOGI"), Some("27"));
    assert_eq!(tree.header.get("下手"), Some("a"));
    assert_eq!(tree.node(tree.main_line()[1]).time().unwrap().spent, Duration::from_millis(6_123));
    assert_eq!(losses(&tree, RecordFormat::CsaV3), []);
    let text = write(&tree, RecordFormat::CsaV3);
    for line in ["$NOTE:一行目\\n二行目 \\\\ おわり", "$TIME:900+30.5+0", "T6.123", "%MAX_MOVES"] {
        assert!(text.lines().any(|written| written == line), "{line}\n{text}");
    }
    let old = losses(&tree, RecordFormat::Csa);
    let note = Loss::Header { keys: vec!["備考".to_owned()] };
    assert_eq!(old, [note, Loss::Fractions { count: 2 }, Loss::Endings { count: 1 }]);
}

#[test]
fn a_problem_is_read_with_all_other_pieces_in_whites_hand() {
    let tree = sound(fixture!("problem.csa"));
    assert_eq!(tree.start().to_sfen(1), "7pk/9/7+P1/9/9/9/9/9/9 b G2r2b3g4s4n4l16p 1");
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::Black, EndReason::Checkmate)));
}

#[test]
fn every_word_for_an_ending_names_its_winner() {
    let undecided = Outcome::undecided;
    for (word, expected) in [
        ("TORYO", Outcome::won(Color::Black, EndReason::Resignation)),
        ("TIME_UP", Outcome::won(Color::Black, EndReason::TimeUp)),
        ("ILLEGAL_MOVE", Outcome::won(Color::Black, EndReason::IllegalMove)),
        ("+ILLEGAL_ACTION", Outcome::won(Color::White, EndReason::IllegalMove)),
        ("-ILLEGAL_ACTION", Outcome::won(Color::Black, EndReason::IllegalMove)),
        ("KACHI", Outcome::won(Color::White, EndReason::Declaration)),
        ("CHUDAN", undecided(EndReason::Interrupted)),
        ("SENNICHITE", undecided(EndReason::Repetition)),
        ("JISHOGI", undecided(EndReason::Impasse)),
        ("HIKIWAKE", undecided(EndReason::Impasse)),
        ("FUZUMI", undecided(EndReason::NoMate)),
        ("MAX_MOVES", undecided(EndReason::MaxMoves)),
        ("MATTA", undecided(EndReason::Other("待った".to_owned()))),
    ] {
        assert_eq!(outcome(&sound(format!("PI\n+\n+7776FU\n%{word}\n"))), Some(expected), "{word}");
    }
    let unknown = read("PI\n+\n+7776FU\n%NANI\n");
    assert_eq!(warnings(&unknown), [(4, WarningKind::UnknownEnding { word: "NANI".to_owned() })]);
    assert_eq!(outcome(&unknown.tree), Some(undecided(EndReason::Other("NANI".to_owned()))));
}

#[test]
fn an_illegal_move_that_ended_the_game_is_kept_with_its_foul() {
    let tree = sound("PI\n+\n+7776FU\nT12\n-3355FU\nT3\n'*悪手\n%-ILLEGAL_ACTION\nT1\n");
    let last = last(&tree);
    assert_eq!(main_line(&tree), "7g7f 3c5e");
    assert!(matches!(tree.node(last).foul(), Some(IllegalMove::WrongMovement { .. })));
    assert_eq!(tree.node(last).comments(), ["悪手"]);
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::Black, EndReason::IllegalMove)));
    for format in [RecordFormat::Kif, RecordFormat::Csa, RecordFormat::CsaV3, RecordFormat::Jkf] {
        assert_eq!(losses(&tree, format), [], "{format:?}");
        assert_eq!(sound(write(&tree, format)).main_line().len(), 3, "{format:?}");
    }
}

#[test]
fn a_move_out_of_turn_and_a_move_of_the_opponents_piece_are_told_apart_by_the_sign() {
    let tree = sound("PI\n+\n+7776FU\n+2726FU\n%+ILLEGAL_ACTION\n");
    assert!(matches!(tree.node(last(&tree)).foul(), Some(IllegalMove::NotYourPiece { .. })));
    assert_eq!((main_line(&tree).as_str(), tree.position_at(last(&tree)).turn()), ("7g7f 2g2f", Color::White));
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::White, EndReason::IllegalMove)));
    assert_eq!(tree.movers(&tree.main_line()), [Color::Black, Color::Black]);
    assert!(write(&tree, RecordFormat::Csa).contains("+2726FU\n%+ILLEGAL_ACTION\n"));
    let imported = read(fixture!("foul.csa"));
    let tree = &imported.tree;
    assert_eq!((main_line(tree).as_str(), broken_off(&imported)), ("7g7f 3c3d 8h2b+ 8c8d 2b3a 3a3b", None));
    assert!(matches!(tree.node(last(tree)).foul(), Some(IllegalMove::OpponentsPiece { .. })));
    assert_eq!(outcome(tree), Some(Outcome::won(Color::Black, EndReason::IllegalMove)));
    assert_eq!((tree.position_at(last(tree)).turn(), tree.movers(&tree.main_line())[5]), (Color::Black, Color::White));
    assert!(matches!(warnings(&imported)[..], [(9, WarningKind::OtherPiece { .. })]));
    assert!(write(tree, RecordFormat::Csa).contains("-3132UM\n%-ILLEGAL_ACTION\n"));
}

#[test]
fn a_word_about_a_foul_speaks_of_the_illegal_move_before_it_unless_its_sign_says_otherwise() {
    let game = |end: &str| read(format!("PI\n+\n+7776FU\n-3355FU\nT3\n{end}\n"));
    for word in ["%ILLEGAL_MOVE", "%-ILLEGAL_ACTION", "%ILLEGAL_ACTION\nT5"] {
        let imported = game(word);
        assert_eq!((main_line(&imported.tree).as_str(), broken_off(&imported)), ("7g7f 3c5e", None), "{word}");
        assert_eq!(outcome(&imported.tree), Some(Outcome::won(Color::Black, EndReason::IllegalMove)), "{word}");
    }
    let lost = |by: Color, reason| Some(Outcome::won(by.opponent(), reason));
    for (word, line, end) in [
        ("%+ILLEGAL_ACTION", "7g7f 3c5e", lost(Color::Black, EndReason::IllegalMove)),
        ("%TORYO", "7g7f 3c5e", lost(Color::Black, EndReason::Resignation)),
        ("+2726FU\n%-ILLEGAL_ACTION", "7g7f 3c5e 2g2f", lost(Color::White, EndReason::IllegalMove)),
        ("+2726FU\nT4", "7g7f 3c5e 2g2f", None),
        ("", "7g7f 3c5e", None),
    ] {
        let imported = game(word);
        assert_eq!((main_line(&imported.tree).as_str(), outcome(&imported.tree)), (line, end), "{word}");
        assert!(matches!(warnings(&imported)[..], [(4, WarningKind::FoulUnnoticed { ply: 2, .. })]), "{word}");
        assert_eq!(broken_off(&imported), None, "{word}");
        assert_eq!(read(write(&imported.tree, RecordFormat::Csa)).tree, imported.tree, "{word}");
    }
}

#[test]
fn a_record_that_is_cut_off_says_where() {
    let imported = read(fixture!("cut_off.csa"));
    let unreadable = ImportErrorKind::UnreadableMove { ply: 3, text: "88".to_owned() };
    assert_eq!((main_line(&imported.tree).as_str(), broken_off(&imported)), ("7g7f 3c3d", Some((6, unreadable))));
    let out_of_turn = read("PI\n+\n+7776FU\n+2726FU\n");
    assert!(matches!(warnings(&out_of_turn)[..], [(4, WarningKind::FoulUnnoticed { ply: 2, .. })]));
    let bad = import(b"P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2-XX\n").unwrap_err();
    assert_eq!((bad.line, bad.kind), (2, ImportErrorKind::BadStart { text: "-XX".to_owned() }));
}
