//! How an engine is to analyse a whole game.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::analysis::{AnalysisTerms, AskedBefore};
use crate::app::engines::form::EngineProfile;
use crate::engine::Limit;
use crate::record::{GameTree, NodeId};
use crate::shogi::Color;

/// The choices in the dialog about the analysis of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WholeGameForm {
    /// How the engine's work is measured.
    pub measure: Measure,
    /// How many tenths of a second it has for each place; seconds in the settings.
    #[serde(rename = "seconds", with = "as_seconds")]
    pub tenths: u32,
    /// How many thousand positions it looks at for each place.
    pub thousands: u32,
    /// Whose moves are judged.
    pub whose: Whose,
    /// The first move that is judged.
    #[serde(skip)]
    pub from: u32,
    /// The last one.
    #[serde(skip)]
    pub to: u32,
    /// Whether variations are analysed.
    pub lines: Lines,
    /// Whether places analysed as deeply before are skipped.
    pub before: AskedBefore,
    /// Whether the engine's line becomes a variation wherever a mistake was made.
    pub has_better_lines: bool,
}

/// How the engine's work is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measure {
    /// The time for each place.
    Time,
    /// The positions it looks at for each place.
    Nodes,
}

/// Whose moves are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Both sides'.
    Both,
    /// Black's moves alone.
    Black,
    /// White's moves alone.
    White,
}

/// What is analysed of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lines {
    /// The game as it was played.
    Main,
    /// Its variations as well.
    All,
}

impl Default for WholeGameForm {
    fn default() -> Self {
        Self {
            measure: Measure::Time,
            tenths: 10,
            thousands: 200,
            whose: Whose::Both,
            from: 1,
            to: u32::MAX,
            lines: Lines::Main,
            before: AskedBefore::Skip,
            has_better_lines: false,
        }
    }
}

impl WholeGameForm {
    /// The time for a place, in tenths of a second.
    pub const TENTHS: RangeInclusive<u32> = 1..=36_000;
    /// The most positions for a place, in thousands.
    pub const THOUSANDS: RangeInclusive<u32> = 1..=10_000_000;

    /// These choices for a record: all its moves.
    #[must_use]
    pub fn for_record(self, tree: &GameTree) -> Self {
        Self { from: 1, to: last_move(tree).max(1), ..self }
    }

    /// These choices as far as `engine` can be asked so: time instead of positions if it cannot count them.
    #[must_use]
    pub fn for_engine(self, engine: Option<&EngineProfile>) -> Self {
        let counts = engine.is_none_or(EngineProfile::can_count_positions);
        Self { measure: if counts { self.measure } else { Measure::Time }, ..self }
    }

    /// When the engine has thought enough about a place.
    #[must_use]
    pub fn limit(&self) -> Limit {
        match self.measure {
            Measure::Time => Limit::Time(Duration::from_millis(u64::from(self.tenths.max(1)) * 100)),
            Measure::Nodes => Limit::Nodes(u64::from(self.thousands.max(1)) * 1_000),
        }
    }

    /// How many of these places it leaves out, as the record has them from `engine` as deeply already.
    #[must_use]
    pub fn known_among(&self, places: &[NodeId], tree: &GameTree, engine: &EngineProfile) -> usize {
        if self.before == AskedBefore::AskAgain {
            return 0;
        }
        let terms = self.terms(engine.name_in_records());
        let is_known = |&&place: &&NodeId| tree.node(place).analyses().iter().any(|it| terms.are_met_by(it));
        places.iter().filter(is_known).count()
    }

    /// The terms on which the engine of this name is asked.
    #[must_use]
    pub fn terms(&self, engine: &str) -> AnalysisTerms {
        AnalysisTerms { engine: engine.to_owned(), limit: self.limit(), lines: 1 }
    }

    /// The places to analyse: before and after each move to judge, the main line first.
    #[must_use]
    pub fn places(&self, tree: &GameTree) -> Vec<NodeId> {
        let first = tree.start().turn();
        let mover = |ply: u32| if ply % 2 == 1 { first } else { first.opponent() };
        let is_wanted = |ply: u32| (self.from..=self.to).contains(&ply) && self.whose.includes(mover(ply));
        let (mut seen, mut places) = (HashSet::new(), Vec::new());
        for (_, node) in moves(tree, self.lines).into_iter().filter(|&(ply, _)| is_wanted(ply)) {
            let both = tree.parent(node).into_iter().chain([node]);
            places.extend(both.filter(|&place| seen.insert(place)));
        }
        places
    }
}

/// Tenths of a second as the seconds that stand in the settings.
mod as_seconds {
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
    pub(super) fn serialize<S: Serializer>(tenths: &u32, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(*tenths) / 10.0)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
        let seconds = f64::deserialize(deserializer)?;
        let (least, most) = super::WholeGameForm::TENTHS.into_inner();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between the two")]
        let tenths = (seconds * 10.0).round().clamp(f64::from(least), f64::from(most)) as u32;
        Ok(tenths)
    }
}

/// The number of the last move of the game.
fn last_move(tree: &GameTree) -> u32 {
    u32::try_from(tree.main_line().len() - 1).unwrap_or(u32::MAX)
}

/// The moves with their numbers: the main line, then the variations.
fn moves(tree: &GameTree, lines: Lines) -> Vec<(u32, NodeId)> {
    let mut moves = Vec::new();
    let mut begun = vec![(0, GameTree::ROOT)];
    while let Some((mut ply, node)) = begun.pop() {
        let mut node = node;
        loop {
            if ply > 0 {
                moves.push((ply, node));
            }
            ply += 1;
            if lines == Lines::All {
                begun.extend(tree.variations(node).iter().rev().map(|&other| (ply, other)));
            }
            let Some(next) = tree.continuation(node) else { break };
            node = next;
        }
    }
    moves
}

impl Whose {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Both, Self::Black, Self::White];

    /// Whether the moves of `color` are judged.
    #[must_use]
    pub const fn includes(self, color: Color) -> bool {
        match (self, color) {
            (Self::Both, _) | (Self::Black, Color::Black) | (Self::White, Color::White) => true,
            (Self::Black, Color::White) | (Self::White, Color::Black) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Position;

    fn game() -> GameTree {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for mv in ["7g7f", "3c3d", "2g2f", "8c8d"] {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        let other = tree.play(GameTree::ROOT, "2g2f".parse().unwrap()).unwrap();
        tree.play(other, "8c8d".parse().unwrap()).unwrap();
        tree
    }

    #[test]
    fn the_settings_keep_the_time_in_seconds_as_they_did_when_these_were_whole() {
        let read = |text: &str| ron::from_str::<WholeGameForm>(text).unwrap().tenths;
        assert_eq!(["(seconds:7)", "(seconds:0.2)", "(seconds:-1)", "()"].map(read), [70, 2, 1, 10]);
        let brief = WholeGameForm { tenths: 2, ..WholeGameForm::default() };
        assert_eq!(brief.limit(), Limit::Time(Duration::from_millis(200)));
        assert_eq!(read(&ron::to_string(&brief).unwrap()), 2);
    }

    #[test]
    fn the_places_before_and_after_each_move_are_analysed_and_none_twice() {
        let tree = game();
        let all = WholeGameForm::default().for_record(&tree);
        assert_eq!((all.from, all.to, all.places(&tree)), (1, 4, tree.main_line()));
        let count = |form: WholeGameForm| form.places(&tree).len();
        assert_eq!(count(WholeGameForm { lines: Lines::All, ..all }), 7);
        assert_eq!(count(WholeGameForm { from: 3, to: 3, ..all }), 2);
        assert_eq!(count(WholeGameForm { from: 2, to: 4, whose: Whose::White, ..all }), 4);
        assert_eq!(count(WholeGameForm { from: 3, to: 2, ..all }), 0);
    }

    #[test]
    fn what_the_engine_has_analysed_as_deeply_is_known_whatever_its_profile_is_called() {
        let mut tree = game();
        for line in ["*評価値=30", "*条件=movetime 1000", "*エンジン=Fish 1.0"] {
            tree.take_comment_line(GameTree::ROOT, line.to_owned());
        }
        let all = WholeGameForm::default().for_record(&tree);
        let engine = |calls_itself: &str| EngineProfile {
            name: "Fish, quick".to_owned(),
            calls_itself: calls_itself.to_owned(),
            ..EngineProfile::default()
        };
        let known = |form: WholeGameForm, name| form.known_among(&form.places(&tree), &tree, &engine(name));
        assert_eq!([known(all, "Fish 1.0"), known(all, "Fish 2.0"), known(all, "")], [1, 0, 0]);
        assert_eq!(known(WholeGameForm { tenths: 20, ..all }, "Fish 1.0"), 0, "it shall look more deeply");
        assert_eq!(known(WholeGameForm { before: AskedBefore::AskAgain, ..all }, "Fish 1.0"), 0);
    }
}
