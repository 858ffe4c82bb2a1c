//! The output of `komadai judge --json`: one JSON object per game, each on a line.

use serde::Serialize;

use super::check_json::letter;
use super::remark::Remark;
use crate::rules::Verdict;
use crate::session::RecordJudgement;

/// What the rules say about a game. If the game is not over, the ending is `null`; if the file could not be read, so is
/// everything but the explanation.
#[derive(Debug, Serialize)]
pub(super) struct Judgement {
    file: String,
    /// The number of the game in its file, counted from 1; `null` if no game was found.
    game: Option<usize>,
    /// The number of the move that ended the game; for an illegal move, its own.
    ended_at_ply: Option<usize>,
    winner: Option<char>,
    /// In the words of `result` in `check --json`; for an illegal move with the foul added: `illegal_move:two_pawns`.
    reason: Option<String>,
    explanation: String,
    points: Option<Points>,
    /// How often the judged position has occurred.
    repetitions: Option<usize>,
    /// What is odd in the record, so that the game judged may not be the one that was played.
    remarks: Vec<Remark>,
}

/// The points in the judged position, including those that the profile gives for a handicap.
#[derive(Debug, Serialize)]
pub(super) struct Points {
    /// For all pieces on the board and in hand, as counted when both sides agree on an impasse.
    pub(super) black: u16,
    pub(super) white: u16,
    /// For the pieces in hand and in the enemy camp, as counted for a declaration.
    pub(super) black_declaration: u16,
    pub(super) white_declaration: u16,
}

impl Judgement {
    pub(super) fn of(
        file: String,
        game: Option<usize>,
        judgement: &RecordJudgement,
        explanation: String,
        remarks: Vec<Remark>,
    ) -> Self {
        let verdict = judgement.ruling.verdict();
        Self {
            file,
            game,
            ended_at_ply: verdict.map(|verdict| judgement.ended_at(verdict)),
            winner: verdict.and_then(|verdict| verdict.outcome.winner).map(letter),
            reason: verdict.map(reason_word),
            explanation,
            points: Some(Points::of(judgement)),
            repetitions: Some(judgement.occurrences),
            remarks,
        }
    }

    /// Reports a file that could not be read, or not far enough.
    pub(super) const fn unread(file: String, game: Option<usize>, complaint: String) -> Self {
        Self {
            file,
            game,
            ended_at_ply: None,
            winner: None,
            reason: None,
            explanation: complaint,
            points: None,
            repetitions: None,
            remarks: Vec::new(),
        }
    }
}

/// The word for how a game ended; for an illegal move, with its foul. A declaration is one whether it holds or fails.
fn reason_word(verdict: &Verdict) -> String {
    verdict.outcome.reason.regardless_of_success().code_with(verdict.grounds.foul().map(|foul| foul.kind)).into_owned()
}
