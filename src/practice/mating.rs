//! Judges a move that has to mate, and answers it.

use crate::mate::{Answer, Limits, NoKing, Solver};
use crate::shogi::{Move, Position};

/// The judgement of a move that has to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateReply {
    /// It is mate.
    Mated,
    /// It keeps the shortest mate; the longest defence, and how many plies it takes from there.
    GoesOn {
        /// The defence's answer.
        answer: Move,
        /// The plies that are left after the answer.
        left: u16,
    },
    /// It mates, but in this many plies, itself included.
    Later(u16),
    /// It gives no check.
    NoCheck,
    /// It does not mate.
    Escapes,
    /// The search ended without an answer.
    NotFound,
}

/// Judges `mv`, which has to mate within `within` plies, itself included, if that is known.
///
/// # Errors
/// There is no king to be mated.
pub fn reply(
    solver: &mut Solver,
    position: &Position,
    mv: Move,
    within: Option<u16>,
    limits: Limits<'_>,
) -> Result<MateReply, NoKing> {
    if !position.after(mv).is_check() {
        return Ok(MateReply::NoCheck);
    }
    match solver.solve_after(position, mv, Limits { plies: within, ..limits })? {
        Answer::Mate { plies, line, .. } => Ok(answered(plies, &line)),
        Answer::NotFound => Ok(MateReply::NotFound),
        Answer::NoMate if within.is_none() => Ok(MateReply::Escapes),
        Answer::NoMate => Ok(match solver.solve_after(position, mv, Limits { plies: None, ..limits })? {
            Answer::Mate { plies, .. } => MateReply::Later(plies),
            Answer::NoMate => MateReply::Escapes,
            Answer::NotFound => MateReply::NotFound,
        }),
    }
}

/// If the line ends with the move, any interposition left is futile.
fn answered(plies: u16, line: &[Move]) -> MateReply {
    match line {
        [_, answer, ..] => MateReply::GoesOn { answer: *answer, left: plies.saturating_sub(2) },
        [_] if plies > 1 => MateReply::NotFound,
        [_] | [] => MateReply::Mated,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLD: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

    fn replied(sfen: &str, mv: &str, within: Option<u16>) -> MateReply {
        let position = Position::from_sfen(sfen).unwrap();
        reply(&mut Solver::new(1 << 20), &position, mv.parse().unwrap(), within, Limits::nodes(100_000)).unwrap()
    }

    #[test]
    fn a_move_mates_or_the_king_gets_away_or_it_is_no_check_at_all() {
        assert_eq!(replied(GOLD, "G*5b", Some(1)), MateReply::Mated);
        assert_eq!(replied(GOLD, "G*4b", Some(1)), MateReply::Escapes);
        assert_eq!(replied(GOLD, "G*9i", Some(1)), MateReply::NoCheck);
    }

    #[test]
    fn the_defence_answers_as_long_as_it_can_and_longer_ways_are_told_apart() {
        let sfen = "8k/9/7+P1/9/9/9/9/9/9 b 2G 1";
        let position = Position::from_sfen(sfen).unwrap();
        let mut solver = Solver::new(1 << 20);
        let Answer::Mate { plies, .. } = solver.solve(&position, Limits::nodes(100_000)).unwrap() else {
            panic!("there is a mate")
        };
        for mv in position.checks() {
            let told = replied(sfen, &mv.to_string(), Some(plies));
            match solver.solve_after(&position, mv, Limits::nodes(100_000)).unwrap() {
                Answer::Mate { plies: needed, .. } if needed == plies => match told {
                    MateReply::Mated => assert_eq!(plies, 1),
                    MateReply::GoesOn { answer, left } => {
                        assert!(position.after(mv).judge(answer).is_ok());
                        assert_eq!(left + 2, plies);
                    }
                    other => panic!("{mv}: {other:?}"),
                },
                Answer::Mate { plies: needed, .. } => assert_eq!(told, MateReply::Later(needed), "{mv}"),
                Answer::NoMate => assert_eq!(told, MateReply::Escapes, "{mv}"),
                Answer::NotFound => panic!("{mv}"),
            }
        }
    }
}
