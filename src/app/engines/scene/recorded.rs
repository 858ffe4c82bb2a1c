//! Engine evaluations in the record, in words, whichever program wrote them.

use super::score::ScoreWords;
use crate::app::scene::move_words::move_words;
use crate::app::state::AppState;
use crate::record::Analysis;
use crate::shogi::Square;
use crate::text::Text;

/// An engine's evaluation of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAnalysis {
    /// The evaluation and the line: `+120 ☗７六歩 ☖３四歩`.
    pub words: String,
    /// Everything: the engine and its depth, the whole line, and whatever else the record has of it.
    pub details: String,
}

/// How many are shown: a file may hold any number.
const MOST: usize = 4;

/// How many lines of a comment and how many moves are shown.
const MOST_LINES: usize = 40;
const MOST_MOVES: usize = 24;

impl RecordedAnalysis {
    /// All evaluations of the current place, except those that say no more than the list of moves.
    #[must_use]
    pub fn all(state: &AppState, text: &Text) -> Vec<Self> {
        let analyses = state.tree().node(state.node_seen()).analyses();
        if analyses.is_empty() {
            return Vec::new();
        }
        let words = Words { state, text, score: ScoreWords::of(state) };
        analyses.iter().take(MOST).filter_map(|analysis| words.of(analysis)).collect()
    }
}

struct Words<'a> {
    state: &'a AppState,
    text: &'a Text,
    score: ScoreWords,
}

impl Words<'_> {
    fn of(&self, analysis: &Analysis) -> Option<RecordedAnalysis> {
        let line = self.line(analysis);
        let rest = rest(analysis);
        if line.is_empty() {
            let words: Vec<_> = rest.iter().filter(|line| !is_circumstance(line)).map(String::as_str).collect();
            let words = words.join(" · ");
            return (!words.is_empty()).then(|| RecordedAnalysis { words, details: rest.join("\n") });
        }
        let score = analysis.evaluation().map(|value| self.score.words(value, self.text));
        let words = score.into_iter().chain([line]).collect::<Vec<_>>().join("  ");
        let about = self.about(analysis);
        let details = [about, words.clone()].into_iter().chain(rest).filter(|it| !it.is_empty()).collect::<Vec<_>>();
        Some(RecordedAnalysis { words, details: details.join("\n") })
    }

    fn line(&self, analysis: &Analysis) -> String {
        let (mut position, mut previous) = (self.state.seen_position().into_owned(), self.previous());
        let mut words = Vec::new();
        for mv in analysis.moves(&position, previous).into_iter().take(MOST_MOVES) {
            words.push(move_words(self.state.settings.notation, mv, &position, previous));
            (position, previous) = (position.after(mv), Some(mv.to()));
        }
        words.join(" ")
    }

    fn previous(&self) -> Option<Square> {
        self.state.tree().node(self.state.node_seen()).mv.map(|mv| mv.to())
    }

    /// Fairy-Stockfish · depth 18
    fn about(&self, analysis: &Analysis) -> String {
        let depth = analysis.depth().map(|depth| self.text.tell("engine-depth", &[("depth", u64::from(depth).into())]));
        let parts: Vec<String> = analysis.engine().map(str::to_owned).into_iter().chain(depth).collect();
        parts.join(" · ")
    }
}

/// The rest of its comment, without the mark by which programs know their lines.
fn rest(analysis: &Analysis) -> Vec<String> {
    let lines = analysis.lines().iter().take(MOST_LINES).map(|line| line.trim_start_matches(['*', '#', ' ']));
    lines.filter(|line| !is_told(line)).map(str::to_owned).collect()
}

/// Whether a line of the comment repeats what is shown already: a bare value, the moves, the engine, its depth.
fn is_told(line: &str) -> bool {
    let value = ["評価値=", "詰み="].iter().find_map(|key| line.strip_prefix(key));
    let is_value = value.is_some_and(|rest| !rest.contains(' '));
    is_value || ["読み筋=", "深さ=", "エンジン="].iter().any(|key| line.starts_with(key))
}

/// Whether a line tells how the engine was asked and how far it came: worth a look under the pointer, not a line of its own.
fn is_circumstance(line: &str) -> bool {
    ["条件=", "ノード数="].iter().any(|key| line.starts_with(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::form::Settings;
    use crate::app::state::Mode;
    use crate::record::GameTree;
    use crate::session::ReviewSession;
    use crate::shogi::Position;
    use crate::text::Language;

    fn told(lines: &[&str]) -> Vec<RecordedAnalysis> {
        let mut tree = GameTree::new(Position::even());
        lines.iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, (*line).to_owned()));
        let mut state = AppState::new(Settings::default());
        state.table.mode = Mode::Review(Box::new(ReviewSession::new(tree)));
        RecordedAnalysis::all(&state, &Text::new(Language::English))
    }

    #[test]
    fn moves_and_value_are_told_in_our_words_and_the_rest_under_the_pointer() {
        let told = told(&["*評価値=-35", "*読み筋=▲７六歩△３四歩", "*深さ=12", "*ノード数=99", "*エンジン=Fish"]);
        let words: Vec<_> = told.iter().map(|it| it.words.as_str()).collect();
        assert_eq!(words, ["−35  ☗７六歩 ☖３四歩"]);
        assert_eq!(told[0].details, "Fish · depth 12\n−35  ☗７六歩 ☖３四歩\nノード数=99");
    }

    #[test]
    fn a_value_alone_says_no_more_than_the_list_does() {
        assert_eq!(told(&["*評価値=-35"]), []);
        assert_eq!(told(&["*詰み=先手勝ち:4手"]), []);
        assert_eq!(told(&["*評価値=-35", "*条件=movetime 1000", "*ノード数=99"]), []);
    }

    #[test]
    fn what_is_not_understood_is_told_as_it_is() {
        let told = told(&["*評価値=80 なんとか", "*条件=movetime 1000"]);
        assert_eq!(told[0].words, "評価値=80 なんとか");
        assert_eq!(told[0].details, "評価値=80 なんとか\n条件=movetime 1000");
    }
}
