use crate::record::Header;
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
    let reason = japanese_reason_words(&outcome.reason);
    match outcome.winner {
        Some(winner) => format!("まで{plies}手で{}の勝ち（{reason}）", Header::player_key(winner, is_handicap)),
        None => format!("まで{plies}手で{reason}"),
    }
}

fn japanese_reason_words(reason: &EndReason) -> &str {
    match reason {
        EndReason::Resignation => "投了",
        EndReason::Checkmate => "詰み",
        EndReason::NoLegalMove => "合法手なし",
        EndReason::TimeUp => "時間切れ",
        EndReason::IllegalMove => "反則",
        EndReason::Repetition => "千日手",
        EndReason::PerpetualCheck => "連続王手の千日手",
        EndReason::Impasse => "持将棋",
        EndReason::Declaration => "入玉宣言",
        EndReason::Try => "トライ",
        EndReason::MaxMoves => "最大手数",
        EndReason::Interrupted => "中断",
        EndReason::Default => "不戦",
        EndReason::NoMate => "不詰",
        EndReason::SealedMove => "封じ手",
        EndReason::ArbiterDecision => "裁定",
        EndReason::Other(word) => word,
    }
}

fn reason_words(reason: &EndReason) -> &str {
    match reason {
        EndReason::Resignation => "resignation",
        EndReason::Checkmate => "checkmate",
        EndReason::NoLegalMove => "lack of legal moves",
        EndReason::TimeUp => "time",
        EndReason::IllegalMove => "an illegal move",
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
