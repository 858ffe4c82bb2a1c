//! Games from positions set up by hand, and their records.

use komadai::record::{LineEnd, RecordFormat, TextEncoding, import, to_bytes};
use komadai::rules::{EndReason, Outcome};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, MatchStatus, PositionEditor, StartPosition};
use komadai::shogi::{Color, Handicap, Position, Sfen};

use crate::scripts::secs;

/// White has everything but a gold and a promoted pawn, and is mated by a drop; Black has no king.
const PROBLEM: &str = "8k/9/7+P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
/// White is to move.
const ENDGAME: &str = "4k4/9/4P4/9/9/9/9/9/4K3L w RGrg 1";

fn start(sfen: &str) -> StartPosition {
    let editor = PositionEditor::new(sfen.parse::<Sfen>().expect(sfen).setup);
    StartPosition::from(editor.position().expect(sfen))
}

fn played(sfen: &str, moves: &str) -> MatchSession {
    let mut session = MatchSession::new(MatchSetup { start: start(sfen), ..MatchSetup::default() });
    let now = komadai::clock::SessionTime::from_start(secs(5));
    for mv in moves.split_whitespace() {
        session.apply(MatchCommand::Play(mv.parse().expect(mv)), now).expect(mv);
    }
    session
}

#[test]
fn a_position_with_a_name_is_that_handicap_and_any_other_one_is_composed() {
    for handicap in Handicap::ALL {
        let start = StartPosition::from(handicap.position());
        assert_eq!(start, StartPosition::Handicap(handicap));
        assert_eq!(start.is_handicap(), handicap != Handicap::Even);
    }
    assert!(matches!(start(PROBLEM), StartPosition::Composed(_)) && !start(PROBLEM).is_handicap());
}

#[test]
fn a_mating_problem_is_played_to_its_mate() {
    let session = played(PROBLEM, "G*1b");
    assert_eq!(*session.status(), MatchStatus::Over(Outcome::won(Color::Black, EndReason::Checkmate)));
}

#[test]
fn a_game_from_a_composed_position_is_saved_and_read_again_with_that_position() {
    for (sfen, moves) in [(PROBLEM, "G*1b"), (ENDGAME, "5a4a 5c5b+ 4a5b R*5c")] {
        let session = played(sfen, moves);
        for format in RecordFormat::ALL.into_iter().filter(|format| !format.is_position()) {
            let bytes = to_bytes(session.tree(), format, TextEncoding::Utf8, LineEnd::CrLf).expect("UTF-8 holds all");
            let read = import(&bytes).expect("our own record");
            assert_eq!(read.tree.start(), &Position::from_sfen(sfen).expect(sfen), "{format:?}");
            assert_eq!(read.tree.main_line().len(), session.tree().main_line().len(), "{format:?}");
            assert!(read.broken_off.is_none(), "{format:?}");
        }
    }
}
