//! Starting positions: by the name of the handicap, and by diagrams.

use komadai::record::{GameTree, Loss, RecordFormat, WarningKind, handicap_name, kif, losses, write};
use komadai::shogi::{Color, Handicap, Position};

use crate::reading::{fixture, main_line, read, sound, warnings};

fn start(bytes: &[u8]) -> String {
    sound(bytes).start().to_sfen(1)
}

#[test]
fn every_handicap_is_read_by_its_name() {
    for handicap in Handicap::ALL {
        let tree = sound(format!("手合割：{}　　\n", handicap_name(handicap)));
        assert_eq!(tree.start(), &handicap.position());
    }
}

#[test]
fn every_handicap_is_written_so_that_its_name_leaves_no_doubt() {
    for handicap in Handicap::ALL {
        let written = kif::write(&GameTree::new(handicap.position()));
        let is_drawn = written.contains("| 香 桂 銀 金 玉 金 銀 桂 香|九\n");
        let line = written.lines().next().unwrap();
        match handicap {
            Handicap::ThreePieces
            | Handicap::FivePieces
            | Handicap::LeftFivePieces
            | Handicap::LeftSevenPieces
            | Handicap::RightSevenPieces => {
                assert_eq!((is_drawn, line), (true, format!("手合割：{}", handicap_name(handicap)).as_str()));
            }
            Handicap::BothLances
            | Handicap::NinePieces
            | Handicap::ThreePawns
            | Handicap::NakedKing
            | Handicap::Dragonfly
            | Handicap::DragonflyLances
            | Handicap::DragonflyKnights
            | Handicap::Taiko => assert!(is_drawn && line == "手合割：その他"),
            _ => assert_eq!((is_drawn, line), (false, format!("手合割：{}", handicap_name(handicap)).as_str())),
        }
        assert_eq!(sound(written).start(), &handicap.position());
    }
}

#[test]
fn the_diagram_counts_for_more_than_the_name() {
    let right_lance = "1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    assert_eq!(start(fixture!("three_pieces_right_lance.kif")), right_lance);
    let tree = sound(fixture!("three_pieces_right_lance.kif"));
    assert_eq!(main_line(&tree), "5a4b 7g7f", "上手 moves first, though the diagram does not say so");
    assert_eq!(sound(kif::write(&tree)), tree);
}

#[test]
fn a_mating_problem_has_only_the_pieces_of_its_diagram() {
    let problem = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    assert_eq!(start(fixture!("mating_problem.kif")), problem);
    assert_eq!(start(fixture!("hands_with_blanks.kif")), problem);
    assert_eq!(start(fixture!("hands_run_together.kif")), problem);
    let tree = sound(fixture!("mating_problem.kif"));
    assert_eq!(tree.header.get("手合割"), Some("詰将棋"));
    assert_eq!(sound(kif::write(&tree)), tree);
}

#[test]
fn a_diagram_says_whose_turn_it_is_or_the_first_move_does() {
    assert_eq!(sound(fixture!("white_to_move.kif")).start().turn(), Color::White);
    let imported = read(fixture!("turn_unsaid.kif"));
    assert_eq!(warnings(&imported), [(14, WarningKind::TurnFromFirstMove { turn: Color::White })]);
    assert_eq!(main_line(&imported.tree), "5a4b 2i1h");
}

#[test]
fn the_first_move_can_go_where_the_move_before_the_diagram_went() {
    assert_eq!(main_line(&sound(fixture!("move_before_the_diagram.kif"))), "4c3b");
}

#[test]
fn the_number_of_the_first_move_is_kept_where_a_format_has_a_place_for_it() {
    let sfen = "4k4/9/9/9/9/9/9/9/4K4 w P 172";
    let tree = sound(format!("sfen {sfen} moves 5a5b 5i5h\n"));
    assert_eq!((tree.first_number, tree.number_after(2)), (172, 174));
    for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Usi] {
        assert_eq!(losses(&tree, format), [], "{format:?}");
        assert_eq!(sound(write(&tree, format)).first_number, 172, "{format:?}");
    }
    for format in [RecordFormat::Csa, RecordFormat::Jkf] {
        assert_eq!(losses(&tree, format), [Loss::FirstNumber], "{format:?}");
    }
    for format in [RecordFormat::Sfen, RecordFormat::Bod] {
        let last = sound(write(&tree, format));
        assert_eq!((last.first_number, losses(&last, format)), (174, vec![]), "{format:?}");
        assert_eq!(sound(write(&last, format)).first_number, 174, "{format:?}");
    }
    assert!(kif::write(&tree).contains("後手番\n手数＝171  まで\n"), "{}", kif::write(&tree));
    let mut even = sound("position startpos\n");
    even.first_number = 5;
    assert!(write(&even, RecordFormat::Usi).ends_with("b - 5\n"));
    assert_eq!(sound(kif::write(&even)).first_number, 5);
}

#[test]
fn promoted_pieces_have_short_and_long_names() {
    let expected = "+s+n+l+pk+b+r2/9/9/9/+S+N+L+P2+R+B1/9/9/9/4K4 b - 1";
    assert_eq!(start(fixture!("promoted_names.kif")), expected);
}

#[test]
fn any_playable_position_is_drawn_and_read_again() {
    for sfen in [
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        "9/9/9/9/9/9/9/9/9 b - 1",
        "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1",
    ] {
        let tree = GameTree::new(Position::from_sfen(sfen).unwrap());
        let again = sound(kif::write(&tree));
        assert_eq!(again.start(), tree.start());
        assert_eq!(again.header.get("手合割"), Some("その他"));
    }
}
