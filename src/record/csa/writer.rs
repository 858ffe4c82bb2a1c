//! The writer of CSA records.

use std::fmt::Write as _;
use std::time::Duration;

use super::info::info;
use super::specials;
use crate::record::csa_piece::csa_letters;
use crate::record::walk::Walk;
use crate::record::{GameTree, MoveTime, NodeId};
use crate::rules::EndReason;
use crate::shogi::{Color, Handicap, Move, Position, Setup, Square};

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CsaVersion {
    /// V2.2 of 2008, which every program reads.
    V2_2,
    /// V3.0 of 2024: adds notes, and times in milliseconds.
    V3_0,
}

/// Returns the record as CSA text, with line feeds.
///
/// CSA has no place for variations, bookmarks, most lines about the game, or times that do not add up.
#[must_use]
pub fn write(tree: &GameTree, version: CsaVersion) -> String {
    const BYTES_OF_MOVE: usize = 12;
    let mut writer = Writer { tree, version, text: String::with_capacity(tree.size() * BYTES_OF_MOVE) };
    writer.write_opening();
    writer.write_moves();
    writer.text
}

struct Writer<'a> {
    tree: &'a GameTree,
    version: CsaVersion,
    text: String,
}

impl Writer<'_> {
    fn write_opening(&mut self) {
        self.push_line(match self.version {
            CsaVersion::V2_2 => "V2.2",
            CsaVersion::V3_0 => "V3.0",
        });
        for (color, sign) in Color::ALL.into_iter().zip(['+', '-']) {
            if let Some(name) = self.tree.header.player(color) {
                self.push_line(&format!("N{sign}{}", on_one_line(name)));
            }
        }
        for (key, value) in self.tree.header.iter() {
            for (key, value) in info(key, value, self.version) {
                self.push_line(&on_one_line(&format!("${key}:{value}")));
            }
        }
        self.text += &position_lines(self.tree.start());
    }

    fn write_moves(&mut self) {
        let tree = self.tree;
        self.write_comments(GameTree::ROOT);
        let mut walk = Walk::starting_from(tree.start());
        while let Some(id) = tree.continuation(walk.node()) {
            let node = tree.node(id);
            let Some(mv) = node.mv else { return };
            self.push_line(&move_text(mv, node.mover(walk.position()), walk.position()));
            self.write_time(node.time());
            self.write_comments(id);
            walk.step(tree, id);
        }
        if let Some(ending) = tree.node(walk.node()).ending() {
            let word = specials::word(&ending.outcome, walk.position().turn(), tree.node(walk.node()).foul());
            let word = if self.has_word(&ending.outcome.reason) { &word } else { "HIKIWAKE" };
            self.push_line(&format!("%{word}"));
            self.write_time(ending.time);
        }
    }

    /// V2.2 has no word for the move limit; the nearest thing is a draw.
    fn has_word(&self, reason: &EndReason) -> bool {
        self.version == CsaVersion::V3_0 || *reason != EndReason::MaxMoves
    }

    fn write_comments(&mut self, id: NodeId) {
        let tree = self.tree;
        for line in tree.comment_lines(id) {
            line.split(LINE_BREAKS).for_each(|line| self.push_line(&format!("'*{line}")));
        }
    }

    fn write_time(&mut self, time: Option<MoveTime>) {
        if let Some(MoveTime { spent, .. }) = time {
            self.push_line(&format!("T{}", seconds(spent, self.version)));
        }
    }

    fn push_line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }
}

const LINE_BREAKS: [char; 2] = ['\n', '\r'];

fn on_one_line(text: &str) -> String {
    text.replace(LINE_BREAKS, " ")
}

fn seconds(spent: Duration, version: CsaVersion) -> String {
    match (version, spent.subsec_millis()) {
        (CsaVersion::V2_2, _) | (CsaVersion::V3_0, 0) => spent.as_secs().to_string(),
        (CsaVersion::V3_0, millis) => format!("{}.{millis:03}", spent.as_secs()),
    }
}

fn move_text(mv: Move, mover: Color, position: &Position) -> String {
    let to = digits(mv.to());
    let sign = sign(mover);
    match mv {
        Move::Drop { kind, .. } => format!("{sign}00{to}{}", csa_letters(kind)),
        Move::Normal { from, promote, .. } => {
            let kind = position.board().piece_on(from).map(|piece| piece.kind);
            let after = if promote { kind.and_then(|kind| kind.promoted()) } else { kind };
            format!("{sign}{}{to}{}", digits(from), after.map_or("", csa_letters))
        }
    }
}

const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

fn digits(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}

fn position_lines(start: &Position) -> String {
    let setup = start.setup();
    let mut lines = if Handicap::of(setup) == Some(Handicap::Even) { "PI\n".to_owned() } else { board_lines(setup) };
    lines.push(sign(setup.turn));
    lines.push('\n');
    lines
}

fn board_lines(setup: &Setup) -> String {
    let mut lines = String::new();
    for rank in 1..=9 {
        _ = write!(lines, "P{rank}");
        for square in (1..=9).rev().filter_map(|file| Square::new(file, rank)) {
            match setup.board.piece_on(square) {
                None => lines += " * ",
                Some(piece) => _ = write!(lines, "{}{}", sign(piece.color), csa_letters(piece.kind)),
            }
        }
        lines.push('\n');
    }
    for color in Color::ALL.into_iter().filter(|&color| !setup.hand(color).is_empty()) {
        _ = write!(lines, "P{}", sign(color));
        for (kind, count) in setup.hand(color).iter() {
            lines += &format!("00{}", csa_letters(kind)).repeat(usize::from(count));
        }
        lines.push('\n');
    }
    lines
}
