//! What a diagram shows, whatever its style.

use serde::{Deserialize, Serialize};

use super::Coordinates;
use super::drawing::Drawing;
use super::lettering::as_long_as_looked_at;
use super::paper::{PaperNotation, move_words};
use super::piece_set::PieceSet;
use super::{book, wooden};
use crate::record::{GameTree, Header, NodeId};
use crate::shogi::{Color, Move, Setup};

/// What a diagram shows: a position, how it came about, and who is playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The position.
    pub setup: Setup,
    /// The move that led to it, if any.
    pub last: Option<LastMove>,
    /// The players' names, Black's first.
    pub names: [String; 2],
    /// Their ranks; empty if unknown.
    pub ranks: [String; 2],
    /// Whether White is at the bottom.
    pub flipped: bool,
    /// The player who has the 王.
    pub senior: Color,
    /// The piece set of a wooden board.
    pub pieces: PieceSet,
    /// How files and ranks are written.
    pub coordinates: Coordinates,
    /// The line below a diagram in book style; empty for none.
    pub caption: String,
}

/// The move that led to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The move.
    pub mv: Move,
    /// How many moves were made, this one included.
    pub ply: usize,
    /// How it is written, with the mark of its side: `☗７六歩`.
    pub words: String,
}

/// The style of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiagramStyle {
    /// A wooden board with its pieces, as in the window.
    Board,
    /// Lines and kanji in black and white, as in Japanese books and newspapers.
    Book,
}

impl Diagram {
    /// The diagram for a node of a record, with a caption that names the last move or, if there is none, the side to
    /// move. Players without a name are called by their side: 先手, 後手, 下手, 上手.
    ///
    /// ```
    /// use komadai::picture::Diagram;
    /// use komadai::record::GameTree;
    /// use komadai::shogi::Position;
    ///
    /// let mut tree = GameTree::new(Position::even());
    /// let node = tree.play(GameTree::ROOT, "7g7f".parse()?)?;
    /// assert_eq!(Diagram::at(&tree, node).caption, "図は☗７六歩まで");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at(tree: &GameTree, node: NodeId) -> Self {
        let last = last_move(tree, node);
        Self {
            setup: tree.position_at(node).setup().clone(),
            caption: last.as_ref().map_or_else(|| turn_words(tree), |last| format!("図は{}まで", last.words)),
            last,
            names: Color::ALL.map(|color| player_name(tree, color)),
            ranks: Color::ALL.map(|color| tree.header.rank(color).unwrap_or_default().to_owned()),
            flipped: false,
            senior: tree.start().board().lone_king().map_or(Color::White, Color::opponent),
            pieces: PieceSet::default(),
            coordinates: Coordinates::Kanji,
        }
    }

    /// Rewrites the last move and the coordinates in `notation`. `node` is the one in `tree` that this diagram shows.
    #[must_use]
    pub fn written_in(self, notation: PaperNotation, tree: &GameTree, node: NodeId) -> Self {
        let before = tree.parent(node).map(|parent| tree.position_at(parent));
        let words = before.and_then(|before| move_words(notation, tree.node(node), &before, None));
        let last = self.last.zip(words).map(|(last, words)| LastMove { words, ..last });
        Self { last, coordinates: notation.coordinates(), ..self }
    }

    /// Draws the diagram.
    #[must_use]
    pub fn draw(&self, style: DiagramStyle) -> Drawing {
        match style {
            DiagramStyle::Board => wooden::draw(self),
            DiagramStyle::Book => book::draw(self),
        }
    }

    /// The players at the top and at the bottom.
    pub(super) const fn seats(&self) -> [Color; 2] {
        if self.flipped { [Color::Black, Color::White] } else { [Color::White, Color::Black] }
    }

    /// What the picture shows, for those who cannot see it.
    pub(super) fn title(&self) -> String {
        let players = Color::ALL.map(|color| format!("{}{}", side_mark(color), self.names[color.index()])).join(" ");
        match &self.last {
            Some(last) => format!("{players} · {} {}", last.ply, last.words),
            None => players,
        }
    }
}

/// The player's name, or else that of the side.
fn player_name(tree: &GameTree, color: Color) -> String {
    let name = tree.header.player(color).unwrap_or(Header::player_key(color, tree.is_handicap()));
    as_long_as_looked_at(name).to_owned()
}

/// The caption without a last move, which names the side to move: `☗先手番`.
fn turn_words(tree: &GameTree) -> String {
    let turn = tree.first_to_move();
    format!("{}{}番", side_mark(turn), Header::player_key(turn, tree.is_handicap()))
}

/// The mark of a side: ☗ or ☖.
#[must_use]
pub const fn side_mark(color: Color) -> char {
    match color {
        Color::Black => '☗',
        Color::White => '☖',
    }
}

/// The move that led to `node`. Its text names the square even where a game score would say 同: a diagram does not show
/// the move before.
fn last_move(tree: &GameTree, node: NodeId) -> Option<LastMove> {
    let (parent, mv) = (tree.parent(node)?, tree.node(node).mv?);
    let before = tree.position_at(parent);
    let words = move_words(PaperNotation::Japanese, tree.node(node), &before, None)?;
    Some(LastMove { mv, ply: tree.ply(node), words })
}
