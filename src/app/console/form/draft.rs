//! What each act of the arbiter asks for before it can be done, and how a typed move is found for it.

use crate::app::new_game::form::ClockFields;
use crate::clock::SessionTime;
use crate::record::notation::{WesternStyle, japanese, western};
use crate::record::{TypedMove, TypedMoveError, typed_move};
use crate::session::{ArbiterAct, MatchSession};
use crate::shogi::{Color, Move, Position, Square};

/// The fields of an act in preparation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConsoleForm {
    /// A side's clock is set.
    SetClock {
        /// Whose clock.
        color: Color,
        /// What it is to show.
        fields: ClockFields,
    },
    /// A side is given time, or loses some.
    GiveTime {
        /// Whose time.
        to: Color,
        /// Whether time is taken away rather than given.
        is_taken: bool,
        /// How many minutes.
        minutes: u32,
        /// How many seconds on top.
        seconds: u32,
    },
    /// The latest moves are taken back.
    TakeBack {
        /// How many.
        moves: u32,
    },
    /// A move that was entered wrongly is corrected.
    CorrectMove {
        /// The number of the move.
        ply: u32,
        /// What was typed to find the right one.
        typed: String,
        /// The right one, once it was chosen.
        chosen: Option<Move>,
    },
    /// The game is adjourned.
    Adjourn {
        /// Whether a move is sealed here.
        is_sealed: bool,
        /// That move, as typed; nobody is to see it.
        typed: String,
    },
    /// An act that needs no fields.
    Plain(ArbiterAct),
}

impl ConsoleForm {
    /// The clock of `color` as it stands at `now`, to be set.
    #[must_use]
    pub fn set_clock(session: &MatchSession, color: Color, now: SessionTime) -> Self {
        Self::SetClock { color, fields: ClockFields::of(session.clock(), color, now) }
    }

    /// Adjourning the game without a sealed move.
    #[must_use]
    pub const fn adjourn() -> Self {
        Self::Adjourn { is_sealed: false, typed: String::new() }
    }

    /// The latest move, to be put right.
    #[must_use]
    pub fn correct_latest(session: &MatchSession) -> Self {
        let ply = u32::try_from(session.plies()).unwrap_or(u32::MAX);
        Self::CorrectMove { ply, typed: String::new(), chosen: None }
    }

    /// The act; `None` while a field is missing or wrong.
    #[must_use]
    pub fn act(&self, session: &MatchSession) -> Option<ArbiterAct> {
        match self {
            Self::SetClock { color, fields } => {
                Some(ArbiterAct::SetClock { color: *color, main_left: fields.main_left(), extras_left: fields.extras })
            }
            Self::GiveTime { to, is_taken, minutes, seconds } => {
                let secs = i64::from(*minutes) * 60 + i64::from(*seconds);
                Some(ArbiterAct::GiveTime { to: *to, secs: if *is_taken { -secs } else { secs } })
            }
            Self::TakeBack { moves } => Some(ArbiterAct::TakeBack { moves: *moves as usize }),
            Self::CorrectMove { ply, chosen, .. } => {
                chosen.map(|mv| ArbiterAct::CorrectMove { ply: *ply as usize, mv })
            }
            Self::Adjourn { is_sealed: false, .. } => Some(ArbiterAct::Adjourn { sealed: None }),
            Self::Adjourn { is_sealed: true, typed } => {
                let sealed = sealed_move(session, typed).ok()?;
                Some(ArbiterAct::Adjourn { sealed: Some(sealed) })
            }
            Self::Plain(act) => Some(act.clone()),
        }
    }
}

/// Why what was typed does not seal a move yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsealed {
    /// It can promote, and nothing says whether it does.
    Promotion,
    /// Several pieces can go there.
    Several,
    /// It is no legal move, or not all of one.
    NoMove,
}

/// The one legal move that was typed to be sealed, read like any move that is typed.
///
/// # Errors
/// Returns what is missing.
pub fn sealed_move(session: &MatchSession, typed: &str) -> Result<Move, Unsealed> {
    let previous = session.tree().node(session.node()).mv.map(Move::to);
    match typed_move(typed, session.position(), previous) {
        Ok(TypedMove::Whole(mv)) => Ok(mv),
        Ok(TypedMove::OpenPromotion { .. }) => Err(Unsealed::Promotion),
        Err(TypedMoveError::Several { .. }) => Err(Unsealed::Several),
        Err(_) => Err(Unsealed::NoMove),
    }
}

/// The legal moves that somebody who typed this may mean: whatever a move can be typed like, or any part of how it is spelled
/// by squares (7776), in USI (7g7f) or in either notation. Nothing typed means every move; `previous` is the destination of
/// the move before.
#[must_use]
pub fn moves_meant(position: &Position, typed: &str, previous: Option<Square>) -> Vec<Move> {
    let (wanted, read) = (plain(typed), moves_read(position, typed, previous));
    let is_spelled = |mv: Move| spellings(position, mv).iter().any(|spelling| spelling.contains(&wanted));
    position.legal_moves().into_iter().filter(|mv| read.contains(mv) || is_spelled(*mv)).collect()
}

/// What is meant where it is read like any move that is typed.
fn moves_read(position: &Position, typed: &str, previous: Option<Square>) -> Vec<Move> {
    match typed_move(typed, position, previous) {
        Ok(TypedMove::Whole(mv)) => vec![mv],
        Ok(TypedMove::OpenPromotion { from, to }) => {
            [true, false].map(|promote| Move::Normal { from, to, promote }).into()
        }
        Err(TypedMoveError::Several { moves }) => moves,
        Err(_) => Vec::new(),
    }
}

fn spellings(position: &Position, mv: Move) -> [String; 4] {
    [
        plain(&mv.to_string()),
        in_digits(mv),
        plain(&japanese(position, mv, None)),
        plain(&western(position, mv, WesternStyle::Hosking)),
    ]
}

/// 7776, 8822+, 55 for a drop.
fn in_digits(mv: Move) -> String {
    let digits = |square: Square| format!("{}{}", square.file(), square.rank());
    let promotes = if mv.promotes() { "+" } else { "" };
    format!("{}{}{promotes}", mv.from().map_or_else(String::new, digits), digits(mv.to()))
}

/// Without blanks, in small letters, with plain digits.
fn plain(typed: &str) -> String {
    let letter = |letter: char| match letter {
        '０'..='９' => char::from_u32(letter as u32 - '０' as u32 + '0' as u32).unwrap_or(letter),
        _ => letter.to_ascii_lowercase(),
    };
    typed.chars().filter(|letter| !letter.is_whitespace()).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::MatchSetup;

    /// A game from this position.
    fn game(sfen: &str) -> MatchSession {
        let position = Position::from_sfen(sfen).unwrap();
        MatchSession::new(MatchSetup { start: position.into(), ..MatchSetup::default() })
    }

    fn sealed(sfen: &str, typed: &str) -> Result<String, Unsealed> {
        sealed_move(&game(sfen), typed).map(|mv| mv.to_string())
    }

    const BISHOP: &str = "4k4/9/9/9/9/9/9/1B7/4K4 b - 1";

    #[test]
    fn a_move_is_sealed_in_whatever_way_it_is_typed() {
        let start = MatchSession::new(MatchSetup::default());
        for typed in ["7g7f", "7776", "７六歩", "P-76", "P-7f", "76fu", " ７７７６ "] {
            assert_eq!(sealed_move(&start, typed).map(|mv| mv.to_string()).as_deref(), Ok("7g7f"), "{typed}");
        }
        for typed in ["", "金", "7f7e", "９９"] {
            assert_eq!(sealed_move(&start, typed), Err(Unsealed::NoMove), "{typed}");
        }
        for (typed, mv) in [("8h2b=", "8h2b"), ("8822=", "8h2b"), ("8822+", "8h2b+"), ("22kakunari", "8h2b+")] {
            assert_eq!(sealed(BISHOP, typed).as_deref(), Ok(mv), "{typed}");
        }
    }

    #[test]
    fn no_move_is_sealed_while_it_is_open_which_one_it_is() {
        for typed in ["8822", "22kaku", "B-2b"] {
            assert_eq!(sealed(BISHOP, typed), Err(Unsealed::Promotion), "{typed}");
        }
        let golds = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1";
        assert_eq!(sealed(golds, "58kin"), Err(Unsealed::Several));
        assert_eq!(sealed(golds, "4958").as_deref(), Ok("4i5h"));
    }

    #[test]
    fn what_was_typed_so_far_leaves_the_moves_that_may_be_meant() {
        let start = Position::even();
        assert_eq!(moves_meant(&start, "", None).len(), 30);
        let bishop = Position::from_sfen(BISHOP).unwrap();
        let meant = |typed: &str| moves_meant(&bishop, typed, None).iter().map(Move::to_string).collect::<Vec<_>>();
        for typed in ["8822", "B-2b", "22kaku"] {
            assert_eq!(meant(typed), ["8h2b+", "8h2b"], "{typed}");
        }
        assert_eq!(meant("8h2b="), ["8h2b"]);
        for typed in ["P-7f", "76fu"] {
            assert_eq!(moves_meant(&start, typed, None).len(), 1, "{typed}");
        }
    }
}
