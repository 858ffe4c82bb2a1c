//! The referee: whether a game is over, and why.

use super::{
    DeclarationCall, DeclarationReport, DeclarationRule, DeclarationRuling, EndReason, Grounds, KingsEntered,
    LimitInCheck, MateAtLimit, MoveLimit, Outcome, PositionHistory, Repetition, RepetitionStatus, RuleProfile, Sequel,
    TryRule, Undecided, Verdict,
};
use crate::shogi::{Color, Position, Square};

/// Returns the verdict if the game is over in `position`, the latest of `history`.
///
/// The rules apply in this order: checkmate and lack of legal moves; declaration, where the profile makes it automatic;
/// perpetual check and repetition; try; the move limit. Mate therefore takes precedence over a fourth occurrence, and
/// over the move limit unless the profile says that mate by the last move comes too late.
///
/// ```
/// use komadai::rules::{EndReason, Outcome, PositionHistory, RuleProfile, adjudicate};
/// use komadai::shogi::{Color, Position};
///
/// let mated = Position::from_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2")?;
/// let history = PositionHistory::starting_from(&mated);
/// let verdict = adjudicate(&mated, &history, &RuleProfile::default()).expect("it is mate");
/// assert_eq!(verdict.outcome, Outcome::won(Color::Black, EndReason::Checkmate));
/// # Ok::<(), komadai::shogi::SfenError>(())
/// ```
#[must_use]
pub fn adjudicate(position: &Position, history: &PositionHistory, profile: &RuleProfile) -> Option<Verdict> {
    let limit = || judge_length(history, profile.move_limit);
    let late_mate = match profile.move_limit {
        MoveLimit::After { mate: MateAtLimit::TooLate, .. } => limit(),
        MoveLimit::After { mate: MateAtLimit::Wins, .. } | MoveLimit::Off => None,
    };
    let mate = judge_mate(position).map(|mate| late_mate.unwrap_or(mate));
    mate.or_else(|| judge_by_itself(position, history, profile))
        .or_else(|| judge_repetition(history, profile))
        .or_else(|| judge_try(history, profile.try_rule))
        .or_else(limit)
}

fn judge_mate(position: &Position) -> Option<Verdict> {
    if position.count_legal_moves() > 0 {
        return None;
    }
    let mate = Grounds::Mate { king: position.board().king(position.turn()), checkers: position.checkers() };
    let (reason, grounds) =
        if position.is_check() { (EndReason::Checkmate, mate) } else { (EndReason::NoLegalMove, Grounds::NoLegalMove) };
    Some(Verdict { outcome: Outcome::won(position.turn().opponent(), reason), sequel: Sequel::Stands, grounds })
}

/// A winning automatic declaration ends the game without anybody making it.
fn judge_by_itself(position: &Position, history: &PositionHistory, profile: &RuleProfile) -> Option<Verdict> {
    match profile.declaration {
        DeclarationRule::On(terms) if terms.call == DeclarationCall::Automatic => {
            let report = DeclarationReport::of(position, history, terms, profile.handicap_credit);
            if report.ruling == DeclarationRuling::Wins { report.verdict() } else { None }
        }
        DeclarationRule::On(_) | DeclarationRule::Off => None,
    }
}

fn judge_repetition(history: &PositionHistory, profile: &RuleProfile) -> Option<Verdict> {
    let (outcome, sequel) = match Repetition::of(history, profile)? {
        Repetition::PerpetualCheck { checker } => {
            (Outcome::won(checker.opponent(), EndReason::PerpetualCheck), Sequel::Stands)
        }
        Repetition::Plain => (Outcome::undecided(EndReason::Repetition), Sequel::after(profile.repetition.result)),
    };
    Some(Verdict { outcome, sequel, grounds: Grounds::Repetition(RepetitionStatus::of(history, profile)) })
}

/// Whether the king of the player who just moved has reached the square on which the other king starts.
fn judge_try(history: &PositionHistory, rule: TryRule) -> Option<Verdict> {
    let TryRule::On { kings } = rule else { return None };
    let (ply, mover) = (history.plies(), history.mover(history.plies())?);
    let (now, before) = (history.kings(ply), history.kings(ply - 1));
    let goal = try_square(mover);
    let has_arrived = now.of(mover) == Some(goal) && before.of(mover) != Some(goal);
    let other_has_entered = now.of(!mover).is_some_and(|king| king.is_in_promotion_zone(!mover));
    let counts = match kings {
        KingsEntered::One => true,
        KingsEntered::Both => other_has_entered,
    };
    (has_arrived && counts).then(|| Verdict {
        outcome: Outcome::won(mover, EndReason::Try),
        sequel: Sequel::Stands,
        grounds: Grounds::Try { king: goal },
    })
}

/// Returns the square on which the king of `color`'s opponent starts: 5一 for Black, 5九 for White.
#[must_use]
pub fn try_square(color: Color) -> Square {
    let rank = match color {
        Color::Black => 1,
        Color::White => 9,
    };
    Square::new(5, rank).expect("5一 and 5九 are on the board")
}

/// Judges the move limit. Where the profile lets checks prolong the game, it goes on for as long as the series of
/// checks that the limit interrupted. Source: JSA match rules, article 9(3).
fn judge_length(history: &PositionHistory, limit: MoveLimit) -> Option<Verdict> {
    let MoveLimit::After { plies: limit, result, in_check, .. } = limit else { return None };
    let plies = history.plies();
    let goes_on = match in_check {
        LimitInCheck::PlayOn => is_chased_since(history, limit),
        LimitInCheck::Ends => false,
    };
    (plies >= limit && !goes_on).then(|| too_long(plies, limit, result))
}

/// Whether move number `limit` gave check and every move since then gave or answered one. A move that only answers a
/// check at the limit starts nothing, since it leaves nobody in check.
fn is_chased_since(history: &PositionHistory, limit: usize) -> bool {
    let is_of_the_chase = |ply: usize| history.gave_check(ply) || history.gave_check(ply - 1);
    history.plies() >= limit && history.gave_check(limit) && (limit + 1..=history.plies()).all(is_of_the_chase)
}

const fn too_long(plies: usize, limit: usize, result: Undecided) -> Verdict {
    Verdict {
        outcome: Outcome::undecided(EndReason::MaxMoves),
        sequel: Sequel::after(result),
        grounds: Grounds::MoveLimit { plies, limit },
    }
}
