use super::{EndReason, Outcome, PositionHistory, Repetition, RuleProfile};
use crate::shogi::Position;

/// Whether the game is over in `position`, the latest of `history`.
///
/// Mate and lack of moves come first, then perpetual check, then plain repetition, so that a mate on the fourth
/// occurrence stays a mate.
///
/// ```
/// use komadai::rules::{EndReason, Outcome, PositionHistory, RuleProfile, adjudicate};
/// use komadai::shogi::{Color, Position};
///
/// let mated = Position::from_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2")?;
/// let history = PositionHistory::starting_from(&mated);
/// let outcome = adjudicate(&mated, &history, &RuleProfile::default());
/// assert_eq!(outcome, Some(Outcome::won(Color::Black, EndReason::Checkmate)));
/// # Ok::<(), komadai::shogi::SfenError>(())
/// ```
#[must_use]
pub fn adjudicate(position: &Position, history: &PositionHistory, profile: &RuleProfile) -> Option<Outcome> {
    if position.count_legal_moves() == 0 {
        let reason = if position.is_check() { EndReason::Checkmate } else { EndReason::NoLegalMove };
        return Some(Outcome::won(position.turn().opponent(), reason));
    }
    Repetition::of(history, profile).map(|repetition| match repetition {
        Repetition::PerpetualCheck { checker } => Outcome::won(checker.opponent(), EndReason::PerpetualCheck),
        Repetition::Plain => Outcome::undecided(EndReason::Repetition),
    })
}
