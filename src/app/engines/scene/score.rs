//! Evaluations as the user wants to read them, in points or as chances, wherever they are shown.

use crate::analysis::Mistakes;
use crate::app::engines::form::ScoreKind;
use crate::app::state::AppState;
use crate::record::Evaluation;
use crate::shogi::Color;
use crate::text::{Text, points};

/// How scores are written everywhere: as the settings say.
#[derive(Clone, Copy, Debug)]
pub struct ScoreWords {
    kind: ScoreKind,
    side: Color,
    mistakes: Mistakes,
}

/// What these words depend on.
pub type ScoreKey = (ScoreKind, Color);

impl ScoreWords {
    /// As the settings and the orientation of the board say.
    #[must_use]
    pub fn of(state: &AppState) -> Self {
        Self::with(Self::key(state))
    }

    /// The words that depend on this.
    #[must_use]
    pub fn with((kind, side): ScoreKey) -> Self {
        Self { kind, side, mistakes: Mistakes::shipped() }
    }

    /// Whether they are points or chances.
    #[must_use]
    pub const fn kind(&self) -> ScoreKind {
        self.kind
    }

    /// What they depend on.
    #[must_use]
    pub const fn key(state: &AppState) -> ScoreKey {
        state.score_key()
    }

    /// An evaluation in words: +340, 62 %, mate.
    #[must_use]
    pub fn words(&self, evaluation: Evaluation, text: &Text) -> String {
        match evaluation {
            Evaluation::Points(number) => self.points(number),
            Evaluation::Mate { .. } => text.evaluation(self.seen(evaluation)),
        }
    }

    /// A number of points for Black, in words.
    #[must_use]
    pub fn points(&self, number: i32) -> String {
        let seen = self.seen(Evaluation::Points(number));
        match (self.kind, seen) {
            (ScoreKind::Points, Evaluation::Points(number)) => points(number),
            (ScoreKind::Chance | ScoreKind::Points, _) => {
                format!("{:.0}%", (self.mistakes.chance(seen) + 1.0) * 50.0)
            }
        }
    }

    fn seen(&self, evaluation: Evaluation) -> Evaluation {
        match (self.side, evaluation) {
            (Color::Black, _) => evaluation,
            (Color::White, Evaluation::Points(points)) => Evaluation::Points(points.saturating_neg()),
            // A sign tells Black's mates from White's.
            (Color::White, Evaluation::Mate { winner, plies }) => Evaluation::Mate { winner: winner.opponent(), plies },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::engines::form::SeenFrom;
    use crate::app::settings::form::Settings;
    use crate::text::Language;

    #[test]
    fn scores_are_points_or_chances_and_seen_from_one_side_throughout() {
        let mut state = AppState::new(Settings::default());
        let text = Text::new(Language::English);
        let mate = Evaluation::Mate { winner: Color::White, plies: Some(5) };
        let told =
            |state: &AppState| [Evaluation::Points(1_000), mate].map(|value| ScoreWords::of(state).words(value, &text));
        assert_eq!(told(&state), ["+1000", "−mate 5"]);
        state.settings.engines.seen_from = SeenFrom::Bottom;
        assert_eq!(told(&state), ["+1000", "−mate 5"]);
        state.board.flipped = true;
        assert_eq!(told(&state), ["−1000", "+mate 5"]);
        state.settings.engines.score = ScoreKind::Chance;
        assert_eq!(told(&state), ["33%", "+mate 5"]);
    }
}
