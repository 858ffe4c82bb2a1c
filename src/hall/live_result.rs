//! How a live game ended, as its file tells.

use serde::{Deserialize, Serialize};

use crate::rules::{EndReason, Outcome, Sequel};
use crate::session::MatchSession;
use crate::shogi::Color;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveResult {
    /// The winner; `None` if nobody won.
    #[serde(with = "side")]
    pub winner: Option<Color>,
    /// The code of the reason.
    pub reason: String,
    /// Whether the game does not count and is replayed.
    #[serde(default)]
    pub is_replayed: bool,
}

impl LiveResult {
    /// The same as records have it; `None` if its reason has a code that is not known here.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        EndReason::from_code(&self.reason).map(|reason| Outcome { winner: self.winner, reason })
    }

    pub(super) fn of(outcome: &Outcome, session: &MatchSession) -> Self {
        let is_replayed = session.verdict().is_some_and(|verdict| verdict.sequel == Sequel::Replay);
        Self { winner: outcome.winner, reason: outcome.reason.code().into_owned(), is_replayed }
    }
}

/// Serialises a side as a word.
pub(super) mod side {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::shogi::Color;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        Black,
        White,
    }

    pub(in crate::hall) fn serialize<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        let word = color.map(|color| match color {
            Color::Black => Word::Black,
            Color::White => Word::White,
        });
        word.serialize(serializer)
    }

    pub(in crate::hall) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        let word: Option<Word> = Option::deserialize(deserializer)?;
        Ok(word.map(|word| match word {
            Word::Black => Color::Black,
            Word::White => Color::White,
        }))
    }
}
