//! The ending of a line as fields.

use crate::rules::{EndReason, Outcome, Winning};
use crate::shogi::Color;

/// The fields about how a line ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEndForm {
    /// Why the game ended; `None` where it simply breaks off.
    pub reason: Option<EndReason>,
    /// Who won.
    pub winner: Option<Color>,
    /// Who is to move at the end of the line.
    turn: Color,
}

impl GameEndForm {
    /// The ending that the line has now, with `turn` to move.
    #[must_use]
    pub fn of(outcome: Option<&Outcome>, turn: Color) -> Self {
        let winner = outcome.and_then(|outcome| outcome.winner);
        Self { reason: outcome.map(|outcome| outcome.reason.clone()), winner, turn }
    }

    /// The game ended so, and is won by whoever usually wins by it.
    pub fn choose(&mut self, reason: Option<EndReason>) {
        self.winner = reason.as_ref().and_then(|reason| reason.usual_winner(self.turn));
        self.reason = reason;
    }

    /// Whether `reason` is the chosen one. All words of one's own are one reason.
    #[must_use]
    pub fn is_chosen(&self, reason: Option<&EndReason>) -> bool {
        match (reason, &self.reason) {
            (Some(EndReason::Other(_)), Some(EndReason::Other(_))) => true,
            (reason, chosen) => reason == chosen.as_ref(),
        }
    }

    /// The words of one's own, where these tell how it ended.
    pub fn words_mut(&mut self) -> Option<&mut String> {
        match &mut self.reason {
            Some(EndReason::Other(words)) => Some(words),
            Some(_) | None => None,
        }
    }

    /// Who can have won: a side, or nobody. Nothing where the game did not end.
    #[must_use]
    pub fn possible_winners(&self) -> &'static [Option<Color>] {
        const BLACK: Option<Color> = Some(Color::Black);
        const WHITE: Option<Color> = Some(Color::White);
        match self.reason.as_ref().map(EndReason::winning) {
            None => &[],
            Some(Winning::Always) => &[BLACK, WHITE],
            Some(Winning::Sometimes) => &[BLACK, WHITE, None],
            Some(Winning::Never) => &[None],
        }
    }

    /// Whether it can be written down so: somebody has won where somebody must, and words of one's own are there.
    #[must_use]
    pub fn can_be_taken(&self) -> bool {
        match &self.reason {
            None => true,
            Some(EndReason::Other(words)) if words.trim().is_empty() => false,
            Some(_) => self.possible_winners().contains(&self.winner),
        }
    }

    /// What the fields say; `None` where the line has no ending.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let tidy = |reason: &EndReason| match reason {
            EndReason::Other(words) => EndReason::Other(words.split_whitespace().collect::<Vec<_>>().join(" ")),
            reason => reason.clone(),
        };
        self.reason.as_ref().map(|reason| Outcome { winner: self.winner, reason: tidy(reason) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_can_be_taken_as_it_is_proposed_or_asks_who_won() {
        for reason in EndReason::NAMED {
            let mut form = GameEndForm::of(None, Color::Black);
            form.choose(Some(reason.clone()));
            assert!(form.can_be_taken(), "{reason:?}");
            assert_eq!(form.outcome().map(|outcome| outcome.reason), Some(reason));
        }
    }

    #[test]
    fn nobody_resigns_without_a_winner_and_nobody_wins_a_repetition() {
        let mut form = GameEndForm::of(None, Color::White);
        form.choose(Some(EndReason::Resignation));
        assert_eq!(form.winner, Some(Color::Black), "whoever is to move resigned");
        form.winner = None;
        assert!(!form.can_be_taken());
        form.choose(Some(EndReason::Repetition));
        form.winner = Some(Color::Black);
        assert!(!form.can_be_taken());
    }

    #[test]
    fn words_of_ones_own_must_be_there() {
        let mut form = GameEndForm::of(None, Color::Black);
        form.choose(Some(EndReason::Other(" ".to_owned())));
        assert!(!form.can_be_taken());
        form.choose(Some(EndReason::Other(" 立会人 裁定\n".to_owned())));
        assert_eq!(form.outcome(), Some(Outcome::undecided(EndReason::Other("立会人 裁定".to_owned()))));
    }
}
