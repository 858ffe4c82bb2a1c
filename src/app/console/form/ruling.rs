//! The arbiter's ruling as a form, and the act that comes of it.

use crate::rules::{FoulKind, Sequel};
use crate::session::{ArbiterAct, ArbiterRuling};
use crate::shogi::Color;

/// The fields of the arbiter's ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingForm {
    /// Decision, foul or absence.
    pub kind: RulingKind,
    /// Who wins; `None` for nobody, which only a decision can say.
    pub winner: Option<Color>,
    /// The foul that is charged, once it is chosen.
    pub foul: Option<FoulKind>,
    /// Whether a decision stands, or another game follows it.
    pub sequel: Sequel,
    /// The reason, in the arbiter's words.
    pub words: String,
}

/// What a ruling is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingKind {
    /// 裁定
    Decision,
    /// 反則
    Foul,
    /// 不戦
    Absent,
}

/// What a ruling lacks to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingLack {
    /// Who wins.
    Winner,
    /// The foul.
    Foul,
    /// Who wins, or why nobody does.
    Reason,
}

impl RulingKind {
    /// Every kind, with the name of its sentence.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Decision, "ruling-decision"), (Self::Foul, "ruling-foul"), (Self::Absent, "ruling-absent")];
}

impl Default for RulingForm {
    fn default() -> Self {
        Self { kind: RulingKind::Decision, winner: None, foul: None, sequel: Sequel::Stands, words: String::new() }
    }
}

impl RulingForm {
    /// These fields, of which somebody has just changed one that `before` has otherwise: another game has no winner, and whoever
    /// names one lets the result stand.
    #[must_use]
    pub fn agreeing(self, before: &Self) -> Self {
        match (self.kind, self.sequel, self.winner) {
            (RulingKind::Decision, Sequel::Replay, Some(_)) if before.sequel == Sequel::Replay => {
                Self { sequel: Sequel::Stands, ..self }
            }
            (RulingKind::Decision, Sequel::Replay, Some(_)) => Self { winner: None, ..self },
            (RulingKind::Decision | RulingKind::Foul | RulingKind::Absent, Sequel::Stands | Sequel::Replay, _) => self,
        }
    }

    /// What it lacks to be given: a decision names a winner, another game, or the reason why there is neither; a foul is named.
    #[must_use]
    pub fn lack(&self) -> Option<RulingLack> {
        let is_reasoned = self.sequel == Sequel::Replay || !self.words.trim().is_empty();
        match (self.kind, self.winner) {
            (RulingKind::Decision, None) => (!is_reasoned).then_some(RulingLack::Reason),
            (RulingKind::Foul, Some(_)) => self.foul.is_none().then_some(RulingLack::Foul),
            (RulingKind::Foul | RulingKind::Absent, None) => Some(RulingLack::Winner),
            (RulingKind::Decision | RulingKind::Absent, Some(_)) => None,
        }
    }

    /// Whether it can be given.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.lack().is_none()
    }

    /// What the form asks for; `None` while it is not complete.
    #[must_use]
    pub fn act(&self) -> Option<ArbiterAct> {
        let ruling = |charge, sequel| {
            let words = self.words.trim().to_owned();
            ArbiterAct::Rule(ArbiterRuling { winner: self.winner, charge, sequel, words })
        };
        match self.kind {
            RulingKind::Decision => self.is_complete().then(|| ruling(None, self.sequel)),
            RulingKind::Foul => self.is_complete().then(|| ruling(self.foul, Sequel::Stands)),
            RulingKind::Absent => self.winner.map(|winner| ArbiterAct::DefaultWin { winner }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_game_has_no_winner_and_a_winner_no_other_game() {
        let won = RulingForm { winner: Some(Color::Black), ..RulingForm::default() };
        let replay = RulingForm { sequel: Sequel::Replay, ..won.clone() }.agreeing(&won);
        assert_eq!((replay.winner, replay.sequel), (None, Sequel::Replay));
        let named = RulingForm { winner: Some(Color::White), ..replay.clone() }.agreeing(&replay);
        assert_eq!((named.winner, named.sequel), (Some(Color::White), Sequel::Stands));
        let words = RulingForm { words: "both were late".to_owned(), ..replay.clone() };
        assert_eq!(words.clone().agreeing(&replay), words);
        // A foul names its loser, whatever was chosen of a decision before, and a decision that follows it agrees again.
        let foul = RulingForm { kind: RulingKind::Foul, ..replay };
        let charged = RulingForm { winner: Some(Color::White), ..foul.clone() }.agreeing(&foul);
        let decided = RulingForm { kind: RulingKind::Decision, ..charged.clone() }.agreeing(&charged);
        assert_eq!((decided.winner, decided.sequel), (Some(Color::White), Sequel::Stands));
    }
}
