//! What is taken down of a file when it is read, so that no search has to open it.

use super::GameFacts;
use super::facts::winner_code;
use super::moves_code::{Replay, encoded};
use super::packed_move::{NO_MOVE, pack};
use super::position_hash::{PackedPosition, PositionHash, packed};
use crate::record::{GameTree, ImportOptions, games_of_file};
use crate::shogi::{Handicap, Position, Setup, Sfen};

/// How much of a file could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readable {
    /// All of it.
    Whole,
    /// A game breaks off, or cannot be read at all while others can.
    InPart,
    /// Nothing: it is not a record.
    Not,
    /// Nothing: it could not be opened, or the disk did not give it. It is tried again whenever files are read, since who may
    /// read a file can change while its size and time do not.
    Refused,
}

/// What a library takes from a file.
#[derive(Clone, Debug)]
pub struct IndexedFile {
    /// Its name within the folder.
    pub name: String,
    /// Its size and the time of its latest change: while both stay, it is not read again.
    pub stamp: [u64; 2],
    /// How much of it could be read.
    pub readable: Readable,
    /// Its games.
    pub games: Vec<IndexedGame>,
}

/// What a library takes from a game.
#[derive(Clone, Debug)]
pub struct IndexedGame {
    /// Which game of its file it is, counted from 1.
    pub(super) number: u32,
    pub(super) facts: GameFacts,
    /// The start in SFEN; empty for an even game.
    pub(super) start: String,
    pub(super) moves: Vec<u16>,
    /// All that is written in it, line by line.
    pub(super) comments: String,
    pub(super) places: Vec<IndexedPlace>,
}

/// A position of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct IndexedPlace {
    pub(super) hash: PositionHash,
    pub(super) place: u32,
    /// The move that was played there, or [`NO_MOVE`]; in a variation with the highest bit.
    pub(super) mv: u16,
    pub(super) packed: PackedPosition,
}

/// The move that was played where a replay stands, as an [`IndexedPlace`] has it.
pub(super) fn move_from(replay: &Replay) -> u16 {
    let variation = if replay.is_in_variation() { VARIATION } else { 0 };
    replay.played().map_or(NO_MOVE, pack) | variation
}

/// Marks places of variations.
pub(super) const VARIATION: u16 = 0x8000;

impl IndexedFile {
    /// Reads the games of a file.
    #[must_use]
    pub fn of(name: String, stamp: [u64; 2], bytes: Vec<u8>) -> Self {
        let nothing = Self { name, stamp, readable: Readable::Not, games: Vec::new() };
        let Ok(found) = games_of_file(bytes, ImportOptions::default()) else { return nothing };
        let mut is_whole = true;
        let mut games = Vec::new();
        for (number, game) in (1..).zip(found) {
            is_whole &= game.as_ref().is_ok_and(|game| game.broken_off.is_none());
            games.extend(game.ok().map(|game| IndexedGame::of(&game.tree, number)));
        }
        let readable = match (games.is_empty(), is_whole) {
            (true, _) => Readable::Not,
            (false, true) => Readable::Whole,
            (false, false) => Readable::InPart,
        };
        Self { readable, games, ..nothing }
    }

    /// A file that could not be read at all.
    #[must_use]
    pub const fn refused(name: String, stamp: [u64; 2]) -> Self {
        Self { name, stamp, readable: Readable::Refused, games: Vec::new() }
    }

    /// How many positions its games have.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.games.iter().map(|game| game.places.len()).sum()
    }
}

impl IndexedGame {
    /// Adds the game with this number in its file.
    #[must_use]
    pub fn of(tree: &GameTree, number: u32) -> Self {
        let (moves, plies) = encoded(tree);
        let start = tree.start().setup();
        let places = places(start, &moves, plies);
        let is_even = Handicap::of(start) == Some(Handicap::Even);
        let start = if is_even { String::new() } else { Sfen { setup: start.clone(), move_number: 1 }.to_string() };
        Self { number, facts: GameFacts::of(tree), start, comments: comments(tree), moves, places }
    }

    /// A game that was taken down before, with its positions, which are not kept; `None` if it has no such start.
    pub(super) fn again(
        number: u32,
        facts: GameFacts,
        start: String,
        moves: Vec<u16>,
        comments: String,
    ) -> Option<Self> {
        let setup = match start.as_str() {
            "" => Position::even().setup().clone(),
            sfen => sfen.parse::<Sfen>().ok()?.setup,
        };
        let places = places(&setup, &moves, facts.plies);
        Some(Self { number, facts, start, moves, comments, places })
    }

    /// Who won, as a byte.
    pub(super) fn winner_code(&self) -> u8 {
        winner_code(self.facts.winner)
    }
}

fn places(start: &Setup, moves: &[u16], plies: u32) -> Vec<IndexedPlace> {
    let mut replay = Replay::new(start.clone(), moves, plies);
    let mut places = Vec::with_capacity(moves.len() + 1);
    loop {
        let packed = packed(replay.setup());
        let hash = PositionHash::of_packed(&packed);
        places.push(IndexedPlace { hash, place: replay.place(), mv: move_from(&replay), packed });
        if !replay.advance() {
            return places;
        }
    }
}

/// What people have written, anywhere in the record.
fn comments(tree: &GameTree) -> String {
    let mut lines: Vec<&str> = Vec::new();
    let mut open = vec![GameTree::ROOT];
    while let Some(node) = open.pop() {
        lines.extend(tree.node(node).comments().iter().filter(|line| !line.is_empty()));
        open.extend(tree.children(node).iter().rev());
    }
    lines.join("\n")
}
