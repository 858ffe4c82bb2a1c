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
                let Ok(TypedMove::Whole(mv)) = sealed_move(session, typed) else { return None };
                Some(ArbiterAct::Adjourn { sealed: Some(mv) })
            }
            Self::Plain(act) => Some(act.clone()),
        }
    }
}

/// The legal moves that somebody who typed this may mean: by squares (7776), in USI (7g7f), or in either notation.
/// Nothing typed means every move.
#[must_use]
pub fn moves_meant(position: &Position, typed: &str) -> Vec<Move> {
    let wanted = plain(typed);
    let is_meant = |mv: &Move| spellings(position, *mv).iter().any(|spelling| spelling.contains(&wanted));
    position.legal_moves().into_iter().filter(is_meant).collect()
}

/// The move to be sealed, read like any typed move: nobody else can ask for it once the envelope is closed.
///
/// # Errors
/// Why it is no legal move, or not a single one.
pub fn sealed_move(session: &MatchSession, typed: &str) -> Result<TypedMove, TypedMoveError> {
    let previous = session.tree().node(session.node()).mv.map(Move::to);
    typed_move(typed, session.position(), previous)
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

    fn sealed(position: Position, typed: &str) -> Option<String> {
        let session = MatchSession::new(MatchSetup { start: position.into(), ..MatchSetup::default() });
        let form = ConsoleForm::Adjourn { is_sealed: true, typed: typed.to_owned() };
        match form.act(&session) {
            Some(ArbiterAct::Adjourn { sealed }) => sealed.map(|mv| mv.to_string()),
            _ => None,
        }
    }

    #[test]
    fn a_move_is_sealed_in_whatever_way_it_is_spelled() {
        for typed in ["7g7f", "7776", "７六歩", "P-76", "P-7f", "76fu", " ７７７６ "] {
            assert_eq!(sealed(Position::even(), typed).as_deref(), Some("7g7f"), "{typed}");
        }
        for typed in ["", "金", "7f7e", "９９"] {
            assert_eq!(sealed(Position::even(), typed), None, "{typed}");
        }
    }

    #[test]
    fn a_move_that_may_promote_is_sealed_only_once_it_says_whether_it_does() {
        let bishop = || Position::from_sfen("4k4/9/9/9/4B4/9/9/9/4K4 b - 1").unwrap();
        for (typed, mv) in
            [("5533+", "5e3c+"), ("5533=", "5e3c"), ("B-3c=", "5e3c"), ("３三角成", "5e3c+"), ("5e3c", "5e3c")]
        {
            assert_eq!(sealed(bishop(), typed).as_deref(), Some(mv), "{typed}");
        }
        for typed in ["5533", "B-3c", "３三角", "33kaku"] {
            assert_eq!(sealed(bishop(), typed), None, "{typed}");
        }
    }

    #[test]
    fn what_was_typed_so_far_leaves_the_moves_that_may_be_meant() {
        let start = Position::even();
        assert_eq!(moves_meant(&start, "").len(), 30);
        let bishop = Position::from_sfen("4k4/9/9/9/9/9/9/1B7/4K4 b - 1").unwrap();
        let meant: Vec<String> = moves_meant(&bishop, "8822").iter().map(ToString::to_string).collect();
        assert_eq!(meant, ["8h2b+", "8h2b"]);
    }
}
