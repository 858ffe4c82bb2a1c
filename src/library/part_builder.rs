//! The writing side of a part: games go in, and the bytes of a file come out.

use std::collections::HashMap;

use super::IndexedFile;
use super::bytes::{Written, count};
use super::indexed::{IndexedGame, IndexedPlace, Readable};
use super::part_layout::{
    BUCKETS, Brief, GIVEN_BACK, PLACE_BYTES, Posting, Section, bucket_of, joined, rest_of, room_for,
};
use super::position_hash::{PackedPosition, PositionHash};
use super::summary::Summary;

/// Combines the games of many files into a part of an index.
#[derive(Debug)]
pub struct PartBuilder {
    files: Written,
    games: Vec<Brief>,
    starts: HashMap<String, u32>,
    facts: Written,
    comments: Written,
    moves: Written,
    file_count: u32,
    entries: Vec<Entry>,
    packed: Vec<PackedPosition>,
}

/// A position while the part is being built.
#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: PositionHash,
    game: u32,
    place: u32,
    /// Which of the packed positions.
    packed: u32,
    mv: u16,
}

impl Entry {
    const fn posting(&self) -> Posting {
        let &Self { hash, game, place, mv, .. } = self;
        Posting { rest: rest_of(hash.0), game, place, mv }
    }
}

impl Default for PartBuilder {
    /// With room for a whole part. What is not written to takes no memory; lists that grow step by step would leave their
    /// former places behind, of which glibc keeps tens of megabytes.
    fn default() -> Self {
        const ROOM: usize = PartBuilder::MOST_POSITIONS + PartBuilder::MOST_POSITIONS / 4;
        const { assert!(ROOM * size_of::<Entry>() > GIVEN_BACK) };
        Self {
            files: Written::default(),
            games: Vec::new(),
            starts: HashMap::new(),
            facts: Written::default(),
            comments: Written::default(),
            moves: Written::default(),
            file_count: 0,
            entries: Vec::with_capacity(ROOM),
            packed: Vec::with_capacity(ROOM),
        }
    }
}

impl PartBuilder {
    const MOST_GAMES: usize = 8_192;
    const MOST_POSITIONS: usize = 1_200_000;
    const MOST_LOST_FILES: u32 = 1_024;
    const MOST_LOST_POSITIONS: usize = 150_000;

    /// Adds a file.
    pub fn add(&mut self, file: &IndexedFile) {
        self.files.text(&file.name);
        self.files.long(file.stamp[0]);
        self.files.long(file.stamp[1]);
        self.files.byte(readable_code(file.readable));
        self.files.number(count(file.games.len()));
        file.games.iter().for_each(|game| self.add_game(game));
        self.file_count += 1;
    }

    fn add_game(&mut self, game: &IndexedGame) {
        let known = count(self.starts.len());
        let start = *self.starts.entry(game.start.clone()).or_insert(known);
        let first = count(self.moves.0.len() / 2);
        self.moves.0.extend(game.moves.iter().flat_map(|word| word.to_le_bytes()));
        let checksum = crc32fast::hash(&self.moves.0[first as usize * 2..]);
        let moves = (first, count(game.moves.len()));
        let (file, plies, winner) = (self.file_count, game.facts.plies, game.winner_code());
        let date = game.facts.played_on();
        let facts_at = self.facts.0.len();
        game.facts.write(&mut self.facts);
        let facts = (count(facts_at), crc32fast::hash(&self.facts.0[facts_at..]));
        let number = count(self.games.len());
        let positions = count(game.places.len());
        self.games.push(Brief {
            file,
            number: game.number,
            plies,
            positions,
            winner,
            date,
            start,
            moves,
            checksum,
            facts,
        });
        self.comments.text(&game.comments);
        game.places.iter().for_each(|place| self.add_place(number, place));
    }

    fn add_place(&mut self, game: u32, place: &IndexedPlace) {
        let &IndexedPlace { hash, place, mv, packed } = place;
        self.entries.push(Entry { hash, game, place, packed: count(self.packed.len()), mv });
        self.packed.push(packed);
    }

    /// Whether nothing was added.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.file_count == 0
    }

    /// Whether this is enough for a part.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.games.len() >= Self::MOST_GAMES || self.entries.len() >= Self::MOST_POSITIONS
    }

    /// Whether this is as much as may be lost when a reading is broken off: what is read in a few seconds.
    #[must_use]
    pub const fn is_worth_keeping(&self) -> bool {
        self.file_count >= Self::MOST_LOST_FILES || self.entries.len() >= Self::MOST_LOST_POSITIONS
    }

    /// Whether a part with this many games and positions is less than half full.
    #[must_use]
    pub const fn is_small(games: u64, positions: u64) -> bool {
        games * 2 < Self::MOST_GAMES as u64 && positions * 2 < Self::MOST_POSITIONS as u64
    }

    /// The bytes of the part.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        self.entries.sort_unstable_by_key(|entry| (entry.hash, entry.game, entry.place));
        let doubtful = doubtful(&self.entries, &self.packed);
        let (counted, summaries) = summaries(&self.entries, &self.packed, &doubtful, &self.games);
        drop(std::mem::take(&mut self.packed));
        let (buckets, places) = lists(&self.entries);
        let mut starts: Vec<(String, u32)> = self.starts.into_iter().collect();
        starts.sort_unstable_by_key(|&(_, number)| number);
        let mut listed = Written::default();
        starts.iter().for_each(|(start, _)| listed.text(start));
        let (mut brief, mut doubted) = (Written::default(), Written::default());
        self.games.into_iter().for_each(|game| game.write(&mut brief));
        doubtful.into_iter().for_each(|hash| doubted.long(hash));
        let (files, facts, comments, moves) = (self.files, self.facts, self.comments, self.moves);
        const { assert!(Section::Summaries as usize + 1 == Section::COUNT) };
        joined([files, brief, listed, facts, comments, moves, buckets, places, doubted, counted, summaries])
    }
}

/// The hashes that different positions share.
fn doubtful(entries: &[Entry], packed: &[PackedPosition]) -> Vec<u64> {
    let mut found = Vec::new();
    for same in entries.chunk_by(|one, other| one.hash == other.hash) {
        let first = &packed[same[0].packed as usize];
        if same.iter().any(|entry| packed[entry.packed as usize] != *first) {
            found.push(same[0].hash.0);
        }
    }
    found
}

/// The lists of positions, and where each ends.
fn lists(entries: &[Entry]) -> (Written, Written) {
    let (mut buckets, mut places) = (Written::default(), room_for(entries.len() * PLACE_BYTES));
    let mut rest = entries;
    for bucket in 0..BUCKETS {
        let length = rest.partition_point(|entry| bucket_of(entry.hash.0) <= bucket);
        let (here, later) = rest.split_at(length);
        let start = places.len();
        for entry in here {
            entry.posting().write(&mut places);
        }
        rest = later;
        buckets.number(count(entries.len() - rest.len()));
        buckets.number(crc32fast::hash(&places[start..]));
    }
    (buckets, Written(places))
}

/// The summaries of the positions that many of the games have, and where each ends.
fn summaries(entries: &[Entry], packed: &[PackedPosition], doubtful: &[u64], games: &[Brief]) -> (Written, Written) {
    let (mut counted, mut summaries) = (Written::default(), Written::default());
    let many = Summary::worth_it(games.len());
    for same in entries.chunk_by(|one, other| one.hash == other.hash) {
        let hash = same[0].hash.0;
        if same.len() >= many && doubtful.binary_search(&hash).is_err() {
            let start = summaries.0.len();
            let position = packed[same[0].packed as usize];
            let postings = same.iter().map(Entry::posting).collect();
            Summary::of(position, postings, games).write(&mut summaries);
            counted.long(hash);
            counted.number(count(summaries.0.len()));
            counted.number(crc32fast::hash(&summaries.0[start..]));
        }
    }
    (counted, summaries)
}

/// How much of a file was readable, as a byte.
const fn readable_code(readable: Readable) -> u8 {
    match readable {
        Readable::Not => 0,
        Readable::Whole => 1,
        Readable::InPart => 2,
        Readable::Refused => 3,
    }
}

/// The same, read again.
pub(super) const fn readable_of(code: u8) -> Option<Readable> {
    match code {
        0 => Some(Readable::Not),
        1 => Some(Readable::Whole),
        2 => Some(Readable::InPart),
        3 => Some(Readable::Refused),
        _ => None,
    }
}
