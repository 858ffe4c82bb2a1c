//! What a move costs, and its class.

use serde::Deserialize;

use crate::record::Evaluation;
use crate::ron_text;
use crate::shogi::{Color, Move};

/// How evaluations become chances, and losses mistakes. The file `assets/engines/mistakes.ron` says where the numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistakes {
    slope: f64,
    ceiling: i32,
    inaccuracy: f64,
    mistake: f64,
    blunder: f64,
    mate: MateMistakes,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct MateMistakes {
    mistake: i32,
    inaccuracy: i32,
}

/// The class of a costly move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MistakeClass {
    /// 疑問手
    Inaccuracy,
    /// 悪手
    Mistake,
    /// 大悪手
    Blunder,
}

/// The verdict on a move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveJudgement {
    /// What it cost, in points.
    pub loss: u32,
    /// What it cost of the chance of winning, from 0 to 1.
    pub lost_chance: f64,
    /// Its class.
    pub class: Option<MistakeClass>,
}

impl MistakeClass {
    /// Every class, the least first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The word for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl Mistakes {
    /// The table that comes with the program.
    ///
    /// # Panics
    /// Never: tests read it.
    #[must_use]
    pub fn shipped() -> Self {
        Self::from_ron(include_str!("../../assets/engines/mistakes.ron")).expect("tests read the table")
    }

    /// A table that somebody has written.
    ///
    /// # Errors
    /// Says what is wrong with it, and in which line.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        ron_text::read(text)
            .map_err(|error| format!("line {}: {}{}", error.line, ron_text::named(&error.field), error.message))
    }

    /// The chance that Black wins, from −1 to 1.
    #[must_use]
    pub fn chance(&self, evaluation: Evaluation) -> f64 {
        match evaluation {
            Evaluation::Points(_) => 2.0 / (1.0 + (-self.slope * f64::from(self.points(evaluation))).exp()) - 1.0,
            Evaluation::Mate { winner: Color::Black, .. } => 1.0,
            Evaluation::Mate { winner: Color::White, .. } => -1.0,
        }
    }

    /// Judges `mv`, made by `mover`, by the evaluations before and after it. `best` tells the first move of the line that
    /// goes with the former, if that is known: whoever has played it has followed the engine, and a later look that sees
    /// more is no reason to reproach the player. Such a move costs nothing.
    #[must_use]
    pub fn judge_move(
        &self,
        (mover, mv): (Color, Move),
        (before, after): (Evaluation, Evaluation),
        best: impl FnOnce() -> Option<Move>,
    ) -> MoveJudgement {
        let judged = self.judge(before, after, mover);
        // Reading a line takes its time.
        let may_be_best = judged.loss > 0 || judged.class.is_some();
        if may_be_best && best() == Some(mv) { MoveJudgement::default() } else { judged }
    }

    /// Compares what `mover` could have and what is left of it, by their evaluations alone.
    #[must_use]
    pub fn judge(&self, before: Evaluation, after: Evaluation, mover: Color) -> MoveJudgement {
        let own = |points: i32| if mover == Color::Black { points } else { -points };
        let (from, to) = (own(self.points(before)), own(self.points(after)));
        let loss = u32::try_from(from - to).unwrap_or(0);
        let class = match (before, after) {
            (Evaluation::Points(_), Evaluation::Points(_)) => {
                let lost = (self.chance(before) - self.chance(after)) * if mover == Color::Black { 1.0 } else { -1.0 };
                self.class_of(lost)
            }
            (_, Evaluation::Mate { winner, .. }) if winner != mover => match before {
                Evaluation::Points(_) => Some(self.class_of_mate(-from)),
                Evaluation::Mate { winner, .. } => (winner == mover).then_some(MistakeClass::Blunder),
            },
            (Evaluation::Mate { winner, .. }, Evaluation::Points(_)) if winner == mover => Some(self.class_of_mate(to)),
            (Evaluation::Points(_) | Evaluation::Mate { .. }, _) => None,
        };
        let side = if mover == Color::Black { 0.5 } else { -0.5 };
        let lost_chance = ((self.chance(before) - self.chance(after)) * side).max(0.0);
        MoveJudgement { loss, lost_chance, class }
    }

    /// Points within the ceiling; a mate counts as the ceiling.
    fn points(&self, evaluation: Evaluation) -> i32 {
        match evaluation {
            Evaluation::Points(points) => points.clamp(-self.ceiling, self.ceiling),
            Evaluation::Mate { winner: Color::Black, .. } => self.ceiling,
            Evaluation::Mate { winner: Color::White, .. } => -self.ceiling,
        }
    }

    fn class_of(&self, lost: f64) -> Option<MistakeClass> {
        let classes = [
            (self.blunder, MistakeClass::Blunder),
            (self.mistake, MistakeClass::Mistake),
            (self.inaccuracy, MistakeClass::Inaccuracy),
        ];
        classes.into_iter().find(|(least, _)| lost >= *least).map(|(_, class)| class)
    }

    /// The class of a mate allowed or missed in a game that was decided by so many points anyway.
    const fn class_of_mate(&self, decided_by: i32) -> MistakeClass {
        if decided_by > self.mate.inaccuracy {
            MistakeClass::Inaccuracy
        } else if decided_by > self.mate.mistake {
            MistakeClass::Mistake
        } else {
            MistakeClass::Blunder
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(before: Evaluation, after: Evaluation, mover: Color) -> Option<MistakeClass> {
        Mistakes::shipped().judge(before, after, mover).class
    }

    const fn mate(winner: Color) -> Evaluation {
        Evaluation::Mate { winner, plies: None }
    }

    #[test]
    fn the_table_names_its_source_and_says_what_it_says() {
        let table = Mistakes::shipped();
        assert!(include_str!("../../assets/engines/mistakes.ron").contains("Source: "));
        assert!((table.chance(Evaluation::Points(0))).abs() < 1e-9);
        assert!((table.chance(Evaluation::Points(1_000)) - 0.336_4).abs() < 1e-3);
        assert!(table.chance(Evaluation::Points(-99_999)) > -1.0);
        let broken = Mistakes::from_ron("(\nslope: x,\n)");
        assert!(broken.is_err_and(|error| error.starts_with("line 2")));
    }

    #[test]
    fn a_loss_is_a_mistake_by_the_chance_it_costs() {
        use Evaluation::Points;
        assert_eq!(class(Points(0), Points(-280), Color::Black), None);
        assert_eq!(class(Points(0), Points(-300), Color::Black), Some(MistakeClass::Inaccuracy));
        assert_eq!(class(Points(0), Points(600), Color::White), Some(MistakeClass::Mistake));
        assert_eq!(class(Points(100), Points(-900), Color::Black), Some(MistakeClass::Blunder));
        assert_eq!(class(Points(100), Points(-900), Color::White), None);
        // Once the game is decided, points mean little.
        assert_eq!(class(Points(4_000), Points(3_400), Color::Black), None);
        let judged = Mistakes::shipped().judge(Points(20_000), Points(5_000), Color::Black);
        assert_eq!(judged.loss, 500);
    }

    #[test]
    fn letting_a_mate_happen_or_go_is_judged_by_how_the_game_stood() {
        let (black, white) = (Color::Black, Color::White);
        assert_eq!(class(Evaluation::Points(0), mate(white), black), Some(MistakeClass::Blunder));
        assert_eq!(class(Evaluation::Points(-2_000), mate(white), black), Some(MistakeClass::Mistake));
        assert_eq!(class(Evaluation::Points(-5_000), mate(white), black), Some(MistakeClass::Inaccuracy));
        assert_eq!(class(mate(black), Evaluation::Points(4_500), black), Some(MistakeClass::Inaccuracy));
        assert_eq!(class(mate(black), mate(white), black), Some(MistakeClass::Blunder));
        assert_eq!(class(mate(black), mate(black), black), None);
        assert_eq!(class(mate(white), mate(white), black), None);
        assert_eq!(class(Evaluation::Points(0), mate(black), black), None);
    }
}
