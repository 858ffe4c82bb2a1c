use crate::record::Header;
use crate::record::kif::end_reason_in_japanese;
use crate::rules::{EndReason, Outcome};

/// An outcome in plain English: `Black won by resignation`, `undecided: repetition`.
pub(super) fn outcome_words(outcome: &Outcome) -> String {
    let reason = reason_words(&outcome.reason);
    match outcome.winner {
        Some(winner) => format!("{winner:?} won by {reason}"),
        None => format!("undecided: {reason}"),
    }
}

/// An outcome in plain Japanese: `まで42手で後手の勝ち（投了）`, `まで80手で千日手`.
pub(super) fn japanese_outcome_words(outcome: &Outcome, plies: usize, is_handicap: bool) -> String {
    let reason = end_reason_in_japanese(&outcome.reason);
    match outcome.winner {
        Some(winner) => format!("まで{plies}手で{}の勝ち（{reason}）", Header::player_key(winner, is_handicap)),
        None => format!("まで{plies}手で{reason}"),
    }
}

pub(super) fn reason_words(reason: &EndReason) -> &str {
    match reason {
        EndReason::Resignation => "resignation",
        EndReason::Checkmate => "checkmate",
        EndReason::NoLegalMove => "lack of legal moves",
        EndReason::TimeUp => "time",
        EndReason::IllegalMove => "the opponent's foul",
        EndReason::Repetition => "repetition",
        EndReason::PerpetualCheck => "perpetual check",
        EndReason::Impasse => "impasse",
        EndReason::Declaration => "declaration",
        EndReason::Try => "try",
        EndReason::MaxMoves => "the move limit",
        EndReason::Interrupted => "interrupted",
        EndReason::Default => "default",
        EndReason::ArbiterDecision => "the arbiter's decision",
        EndReason::NoMate => "no mate",
        EndReason::SealedMove => "a sealed move",
        EndReason::Other(word) => word,
    }
}
