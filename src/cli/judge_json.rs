//! What `komadai judge --json` says about a game: one JSON object on a line.

use serde::Serialize;

use super::check_json::letter;
use super::remark::Remark;
use crate::rules::Verdict;
use crate::session::RecordJudgement;

/// A game of a file, and what the rules say about it. Where the game goes on, the ending is `null`; of a file that
/// could not be read, everything but the explanation is.
#[derive(Debug, Serialize)]
pub(super) struct Judgement {
    file: String,
    /// Which one in its file, counted from 1; `null` where no game was found.
    game: Option<usize>,
    /// The number of the move that ended the game, which of an illegal move is its own.
    ended_at_ply: Option<usize>,
    winner: Option<char>,
    /// In the words of `result` in `check --json`; of an illegal move the foul is added: `illegal_move:two_pawns`.
    reason: Option<String>,
    explanation: String,
    points: Option<Points>,
    /// How often the position occurred at which the judgement stands.
    repetitions: Option<usize>,
    /// What is odd in the record, so that another game may have been judged than was played.
    remarks: Vec<Remark>,
}

/// The points in the position at which the judgement stands, with those that the profile gives for a handicap.
#[derive(Debug, Serialize)]
pub(super) struct Points {
    /// Of all pieces on the board and in hand, as they count when an impasse is agreed on.
    pub(super) black: u16,
    pub(super) white: u16,
    /// Of the pieces in hand and in the enemy camp, as they count when it is declared.
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

    /// About a file that could not be read, or not far enough.
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

/// The word for how a game ended, an illegal move with its foul.
fn reason_word(verdict: &Verdict) -> String {
    let word = verdict.outcome.reason.code();
    match verdict.grounds.foul() {
        Some(foul) => format!("{word}:{}", foul.kind.code()),
        None => word.into_owned(),
    }
}
