//! The writer of KIF and KI2 records.

use super::ending_words;
use super::line::Line;
use super::move_time::written_time;
use super::summary::{can_stand_for_move, sentence};
use crate::record::bod::latest_number;
use crate::record::notation::{japanese, japanese_square, piece_name_in_files};
use crate::record::walk::Walk;
use crate::record::{
    self, Ending, GameTree, HANDICAP, LineEnd, MoveTime, Node, NodeId, RecordFormat, TextEncoding,
    UnencodableCharacter, diagram, handicap_line, handicap_named, has_official_name,
};
use crate::rules::EndReason;
use crate::shogi::{Color, Handicap, IllegalMove, Move, Position};

/// Returns the record as KIF text, with line feeds.
///
/// The layout is that of Kifu for Windows: the main line first, then the variations, beginning with the one that
/// branches off last, each followed by its own. A tree without 手合割 in its header gets that line; the position is drawn
/// whenever the name alone would leave a doubt, or the first move has a number other than 1. KIF has no place for
/// fractions of seconds, nor for the time of an ending that only the sentence まで… can express, such as a resignation
/// out of turn; these are left out.
#[must_use]
pub fn write(tree: &GameTree) -> String {
    written(tree, Style::Kif)
}

/// Returns the record as KI2 text, with line feeds: six moves to a line, as books print them.
///
/// KI2 has no place for times, nor for an ending that no sentence まで… can express: a resignation by a player who is
/// already mated cannot be told from the mate, except by a sentence that other programs do not read.
#[must_use]
pub fn write_ki2(tree: &GameTree) -> String {
    written(tree, Style::Ki2)
}

fn written(tree: &GameTree, style: Style) -> String {
    let mut writer = Writer::new(tree, style);
    writer.write_opening();
    writer.write_lines();
    writer.end_row();
    writer.text
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// One to a line, with number and time.
    Kif,
    /// In rows.
    Ki2,
}

/// Returns the record as the bytes of a KIF file, which declares its encoding on the first line.
///
/// # Errors
/// The first character that `encoding` cannot represent.
pub fn to_bytes(tree: &GameTree, encoding: TextEncoding, line_end: LineEnd) -> Result<Vec<u8>, UnencodableCharacter> {
    record::to_bytes(tree, RecordFormat::Kif, encoding, line_end)
}

/// A variation still to be written.
struct Branch {
    /// The number of moves before it.
    ply: usize,
    beginning: Beginning,
}

enum Beginning {
    Move(NodeId),
    /// One of the side endings of a node.
    Ending(NodeId, usize),
}

struct Writer<'a> {
    tree: &'a GameTree,
    text: String,
    style: Style,
    /// The moves still to be put on a line.
    row: Vec<String>,
    walk: Walk,
    is_handicap: bool,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a GameTree, style: Style) -> Self {
        let (walk, is_handicap) = (Walk::starting_from(tree.start()), is_handicap_game(tree));
        let bytes_of_move = match style {
            Style::Kif => 44,
            Style::Ki2 => 18,
        };
        let text = String::with_capacity(tree.size() * bytes_of_move);
        Self { tree, text, style, row: Vec::new(), walk, is_handicap }
    }

    fn write_opening(&mut self) {
        let (first_number, is_drawn) = (self.tree.first_number, needs_diagram(self.tree));
        let drawn = || diagram(self.tree.start(), self.is_handicap) + &latest_number(first_number);
        let diagram = if is_drawn || first_number > 1 { drawn() } else { String::new() };
        let mut is_handicap_written = false;
        for (key, value) in self.tree.header.iter() {
            let line = format!("{}：{}", on_one_line(key), on_one_line(value));
            // JSON can bring in keys that would be read as something else, as another key or as a move.
            if !matches!(Line::of(&line), Line::Header(again, _) if again == key.trim()) {
                continue;
            }
            self.push_line(&line);
            if key == HANDICAP && !is_handicap_written {
                self.text += &diagram;
                is_handicap_written = true;
            }
        }
        if !is_handicap_written {
            self.push_line(&format!("{HANDICAP}：{}", handicap_line(self.tree.start())));
            self.text += &diagram;
        }
        if self.style == Style::Kif {
            self.push_line("手数----指手---------消費時間--");
        }
        self.write_remarks(GameTree::ROOT);
    }

    fn write_lines(&mut self) {
        let mut branches = Vec::new();
        self.write_line(&mut branches);
        while let Some(Branch { ply, beginning }) = branches.pop() {
            self.push_line(&format!("\n変化：{}手", ply + 1));
            self.walk.go_back_to(self.tree, ply);
            match beginning {
                Beginning::Move(node) => {
                    self.write_move(node);
                    self.write_line(&mut branches);
                }
                Beginning::Ending(node, index) => self.write_ending(&self.tree.node(node).side_endings()[index]),
            }
        }
    }

    /// Writes the rest of the line from the current position, and queues the variations that branch off.
    fn write_line(&mut self, branches: &mut Vec<Branch>) {
        self.note_branches(branches);
        while let Some(node) = self.tree.continuation(self.walk.node()) {
            self.write_move(node);
            self.note_branches(branches);
        }
        if let Some(ending) = self.tree.node(self.walk.node()).ending() {
            self.write_ending(ending);
        }
    }

    /// Queues the variations, in reverse, since the one queued last is written first.
    fn note_branches(&self, branches: &mut Vec<Branch>) {
        let (ply, id) = (self.walk.ply(), self.walk.node());
        let endings = (0..self.tree.node(id).side_endings().len()).map(|index| Beginning::Ending(id, index));
        let moves = self.tree.variations(id).iter().map(|&node| Beginning::Move(node));
        branches.extend(endings.rev().chain(moves.rev()).map(|beginning| Branch { ply, beginning }));
    }

    fn write_move(&mut self, id: NodeId) {
        let tree = self.tree;
        let node = tree.node(id);
        let Some(mv) = node.mv else { return };
        match self.style {
            Style::Kif => {
                let siblings = tree.children(self.walk.node());
                let plus = if siblings.last() == Some(&id) { "" } else { "+" };
                let mark = if is_about_turns(node.foul()) { side_mark(node.mover(self.walk.position())) } else { "" };
                self.write_numbered(&format!("{mark}{}", move_text(mv, &self.walk)), node.time(), plus);
            }
            Style::Ki2 => self.write_in_row(node, mv),
        }
        self.walk.step(self.tree, id);
        self.write_remarks(id);
    }

    fn write_remarks(&mut self, id: NodeId) {
        let tree = self.tree;
        for line in tree.comment_lines(id) {
            line.split(LINE_BREAKS).for_each(|line| self.push_line(&format!("*{line}")));
        }
        if let Some(bookmark) = tree.node(id).bookmark() {
            self.push_line(&format!("&{}", on_one_line(bookmark)));
        }
    }

    fn write_ending(&mut self, ending: &Ending) {
        let turn = self.walk.position().turn();
        let is_row = self.style == Style::Ki2;
        if let EndReason::Other(word) = &ending.outcome.reason
            && !can_stand_for_move(word)
        {
            return;
        }
        // After an illegal move, every word for a foul refers to that move; only the sentence can name its player as
        // the winner.
        let is_behind_foul = self.tree.node(self.walk.node()).foul().is_some();
        let misleads =
            |word: &str| is_behind_foul && ending_words::is_foul(word) && ending.outcome.winner != Some(turn);
        if let Some(word) = ending_words::word(&ending.outcome, turn).filter(|word| !is_row && !misleads(word)) {
            self.write_numbered(word, ending.time, "");
        }
        let says_nothing = matches!(ending.outcome.reason, EndReason::Other(_)) && ending.outcome.winner.is_none();
        if is_row || !says_nothing {
            self.push_line(&sentence(&ending.outcome, self.walk.ply(), turn, self.is_handicap));
        }
    }

    /// Adds a move such as `▲７六歩    ` to the row, six to a line. The notation tells apart pieces that may move there; a
    /// foul needs its square of origin instead.
    fn write_in_row(&mut self, node: &Node, mv: Move) {
        const MOVES_ON_A_LINE: usize = 6;
        let position = self.walk.position();
        let mark = side_mark(node.mover(position));
        let text = match node.foul() {
            Some(_) => move_text(mv, &self.walk),
            None => japanese(position, mv, self.walk.previous_destination()),
        };
        self.row.push(format!("{mark}{text}"));
        if self.row.len() == MOVES_ON_A_LINE {
            self.end_row();
        }
    }

    /// Puts the remaining moves on a line.
    fn end_row(&mut self) {
        const COLUMNS: usize = 12;
        let mut line = String::new();
        for text in self.row.drain(..) {
            let columns = 2 * text.chars().count();
            line += &text;
            line += &" ".repeat(COLUMNS.saturating_sub(columns).max(1));
        }
        if !line.is_empty() {
            self.text += line.trim_end();
            self.text.push('\n');
        }
    }

    /// Writes a line such as `   1 ７六歩(77)   ( 0:16/00:00:16)`.
    fn write_numbered(&mut self, text: &str, time: Option<MoveTime>, plus: &str) {
        const TIME_COLUMN: usize = 13;
        let columns: usize = text.chars().map(|ch| if ch.is_ascii() { 1 } else { 2 }).sum();
        let gap = " ".repeat(TIME_COLUMN.saturating_sub(columns));
        let time = time.as_ref().map(written_time).unwrap_or_default();
        let line = format!("{:>4} {text}{gap}{time}{plus}", self.walk.ply() + 1);
        self.push_line(line.trim_end());
    }

    fn push_line(&mut self, line: &str) {
        self.end_row();
        self.text += line;
        self.text.push('\n');
    }
}

/// Whether somebody moved out of turn or moved a piece of the other side: then it has to be said who it was.
const fn is_about_turns(foul: Option<IllegalMove>) -> bool {
    matches!(
        foul,
        Some(
            IllegalMove::NotYourPiece { .. }
                | IllegalMove::OpponentsPiece { .. }
                | IllegalMove::DroppedOutOfTurn { .. }
        )
    )
}

const fn side_mark(color: Color) -> &'static str {
    match color {
        Color::Black => "▲",
        Color::White => "△",
    }
}

const LINE_BREAKS: [char; 2] = ['\n', '\r'];

fn on_one_line(text: &str) -> String {
    text.replace(LINE_BREAKS, " ")
}

/// The next move on a walk: `７六歩(77)`, `同　銀成(31)`, `５五角打`.
fn move_text(mv: Move, walk: &Walk) -> String {
    let to = mv.to();
    let place = if walk.previous_destination() == Some(to) { "同　".to_owned() } else { japanese_square(to) };
    match mv {
        Move::Drop { kind, .. } => format!("{place}{}打", piece_name_in_files(kind)),
        Move::Normal { from, promote, .. } => {
            let name = moving_piece_name(walk.position(), mv);
            let promotion = if promote { "成" } else { "" };
            format!("{place}{name}{promotion}({}{})", from.file(), from.rank())
        }
    }
}

fn moving_piece_name(position: &Position, mv: Move) -> &'static str {
    let piece = mv.from().and_then(|from| position.board().piece_on(from));
    piece.map_or("", |piece| piece_name_in_files(piece.kind))
}

/// The starting position named in the header, if the game really starts from it.
fn rightly_named(tree: &GameTree) -> Option<Handicap> {
    let named = match tree.header.get(HANDICAP) {
        Some(name) => handicap_named(name),
        None => handicap_named(handicap_line(tree.start())),
    };
    named.filter(|handicap| handicap.position() == *tree.start())
}

/// Whether the position is drawn, which it is unless the header has a name for it that all programs understand alike.
/// Programs differ on the lance of 三枚落ち and the knight of 五枚落ち, and several do not know 左五枚落ち and 七枚落ち.
fn needs_diagram(tree: &GameTree) -> bool {
    let has_doubtful_name = |handicap| {
        use Handicap::{FivePieces, LeftFivePieces, LeftSevenPieces, RightSevenPieces, ThreePieces};
        let doubtful = [ThreePieces, FivePieces, LeftFivePieces, LeftSevenPieces, RightSevenPieces];
        !has_official_name(handicap) || doubtful.contains(&handicap)
    };
    rightly_named(tree).is_none_or(has_doubtful_name)
}

/// Whether the sides are called 下手 and 上手.
pub(in crate::record) fn is_handicap_game(tree: &GameTree) -> bool {
    let has_handicap_players = ["下手", "上手"].iter().any(|key| tree.header.get(key).is_some());
    has_handicap_players || rightly_named(tree).is_some_and(|handicap| handicap != Handicap::Even)
}
