//! An engine's lines in words, made once for each thing it says and not in each frame.

use std::rc::Rc;

use super::score::{ScoreKey, ScoreWords};
use crate::analysis::evaluation_of;
use crate::app::engines::form::Chair;
use crate::app::engines::state::{RunningEngine, WantedSearch};
use crate::app::scene::SmallPosition;
use crate::app::scene::chart::advantage;
use crate::app::scene::move_words::move_words;
use crate::app::scene::sides::seats;
use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::engine::EngineLine;
use crate::shogi::Color;
use crate::text::{Language, Text};

/// The lines of the engine in words, made again only when the engine says something new.
#[derive(Clone, Debug, Default)]
pub struct EngineLines {
    /// The lines, the best one first.
    pub rows: Vec<LineRow>,
    /// Who is better, from -1, where White has won, to 1; unknown before the engine has said anything.
    pub balance: Option<f64>,
    key: Option<Key>,
}

/// A line of the engine.
#[derive(Clone, Debug, Default)]
pub struct LineRow {
    /// Its evaluation.
    pub score: String,
    /// Whether it was not yet searched as deeply as the first line.
    pub is_behind: bool,
    /// Its moves.
    pub moves: Vec<String>,
    /// The position after each of them.
    pub boards: Vec<SmallPosition>,
}

/// What the lines depend on: the engine, the revision of its answer, the notation, and how the board lies.
type Key = (u64, u64, Notation, Language, ScoreKey, Color);

/// More moves than fit into any window.
const MOST_MOVES: usize = 24;

impl EngineLines {
    /// Remakes the lines if they are out of date.
    pub fn follow(lines: &mut Rc<Self>, chair: Chair, state: &AppState, text: &Text) {
        let engine = state.engines.in_chair(chair);
        let score = ScoreWords::key(state);
        let [_, bottom] = seats(state);
        let key = engine.map(|it| (it.run, it.changes, state.settings.notation, text.language(), score, bottom));
        if lines.key != key {
            let made = engine.map_or_else(Self::default, |engine| Self::of(engine, state, text));
            *lines = Rc::new(Self { key, ..made });
        }
    }

    fn of(engine: &RunningEngine, state: &AppState, text: &Text) -> Self {
        let Some(wanted) = &engine.wanted else { return Self::default() };
        let position = wanted.place.position();
        let lines = &engine.analysis.lines;
        let [_, bottom] = seats(state);
        let words = RowWords { notation: state.settings.notation, score: ScoreWords::of(state), bottom, text };
        let evaluated = lines.iter().find_map(|line| evaluation_of(line, position));
        Self {
            rows: lines
                .iter()
                .take(wanted.lines)
                .map(|line| LineRow { is_behind: is_behind(line, lines), ..row(line, wanted, &words) })
                .collect(),
            balance: evaluated.map(advantage),
            key: None,
        }
    }
}

/// Whether a line was not yet searched as deeply as the first one: an engine goes through them one by one.
fn is_behind(line: &EngineLine, lines: &[EngineLine]) -> bool {
    lines.first().is_some_and(|first| line.depth < first.depth)
}

/// A line in words.
struct RowWords<'a> {
    notation: Notation,
    score: ScoreWords,
    bottom: Color,
    text: &'a Text,
}

fn row(line: &EngineLine, wanted: &WantedSearch, words: &RowWords<'_>) -> LineRow {
    let evaluation = evaluation_of(line, wanted.place.position());
    let score = evaluation.map(|value| words.score.words(value, words.text));
    let (mut position, mut previous) = (wanted.place.position().clone(), wanted.previous);
    let (mut moves, mut boards) = (Vec::new(), Vec::new());
    for &mv in line.moves.iter().take(MOST_MOVES) {
        let Ok(next) = position.play(mv) else { break };
        moves.push(move_words(words.notation, mv, &position, previous));
        boards.push(SmallPosition::after(mv, &next, words.bottom));
        (position, previous) = (next, Some(mv.to()));
    }
    LineRow { score: score.unwrap_or_default(), is_behind: false, moves, boards }
}
