//! Positions as rows of a table, for other programs to count and to learn from.

use serde::Serialize;

use super::{GameFacts, PositionHash};
use crate::record::{Evaluation, GameTree};
use crate::shogi::Color;

/// A row of a table of positions: a position of the main line of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableRow {
    /// The game: its file, and its number there if it is not the only one.
    pub game: String,
    /// How many moves were made before.
    pub ply: u32,
    /// The position.
    pub sfen: String,
    /// The number of the position, the same wherever it occurs: [`PositionHash`].
    pub key: String,
    /// The move that was played here; none at the end.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whose turn it is: `black` or `white`.
    pub side: &'static str,
    /// Who won the game: `black`, `white` or `none`.
    pub result: &'static str,
    /// Black's name.
    pub black: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// When it was played, as written in the record.
    pub date: Option<String>,
    /// An engine's evaluation, in points for Black.
    pub evaluation: Option<i32>,
    /// In how many moves an engine sees a mate, negative if White mates.
    pub mate: Option<i64>,
}

impl TableRow {
    /// The names of the columns.
    pub const COLUMNS: [&'static str; 12] =
        ["game", "ply", "sfen", "key", "move", "side", "result", "black", "white", "date", "evaluation", "mate"];
}

/// A row for each position of the main line of a game.
pub fn table_rows<'a>(tree: &'a GameTree, game: &'a str) -> impl Iterator<Item = TableRow> + 'a {
    let facts = GameFacts::of(tree);
    let line = tree.main_line();
    let mut position = tree.start().clone();
    (0..line.len()).map(move |place| {
        let node = tree.node(line[place]);
        position = node.after(&position);
        let played = line.get(place + 1).and_then(|&next| tree.node(next).mv);
        let known = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        TableRow {
            game: game.to_owned(),
            ply: u32::try_from(place).unwrap_or(u32::MAX),
            sfen: position.to_sfen(tree.number_after(place)),
            key: PositionHash::of(position.setup()).to_string(),
            mv: played.map(|mv| mv.to_string()),
            side: side(Some(position.turn())),
            result: side(facts.winner),
            black: known(&facts.players[0]),
            white: known(&facts.players[1]),
            date: known(&facts.date),
            evaluation: node.evaluation().and_then(points),
            mate: node.evaluation().and_then(mate),
        }
    })
}

const fn side(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
        None => "none",
    }
}

const fn points(evaluation: Evaluation) -> Option<i32> {
    match evaluation {
        Evaluation::Points(points) => Some(points),
        Evaluation::Mate { .. } => None,
    }
}

fn mate(evaluation: Evaluation) -> Option<i64> {
    match evaluation {
        Evaluation::Points(_) => None,
        Evaluation::Mate { winner, plies } => {
            let plies = i64::from(plies?);
            Some(if winner == Color::White { -plies } else { plies })
        }
    }
}
