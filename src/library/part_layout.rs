//! How a part lies in its file: a head, then one section after another.
//!
//! ```text
//! head      16 bytes that name the layout, then for each section where it begins, how long it is and its checksum; then the
//!           checksum of the head
//! Files     the files that were read: name, size, time, how much was readable, how many games
//! Brief     for each game in 45 bytes: file, number, plies, positions, winner, date, start, where its moves lie, how many,
//!           their checksum, where its facts lie, their checksum
//! Starts    the starts of the games in SFEN
//! Facts     names, dates and the rest of each game
//! Comments  what is written in each game
//! Moves     the moves of all games, two bytes each
//! Buckets   for each of 4096 lists of positions: where it ends, and its checksum
//! Places    all positions in the order of their hashes, 15 bytes each: the lower 52 bits of the hash, the game, the
//!           place in it, the move that was played there
//! Doubtful  the hashes that different positions share
//! Counted   the hashes of positions that very many of the games have: for each where its summary ends, and its checksum
//! Summaries for each of them the position, in how many games it is, the moves that were played there, and its place in the
//!           latest games
//! ```

use super::GameDate;
use super::bytes::{Unread, Written};
use super::indexed::VARIATION;
use super::packed_move::{MOVE_BITS, unpack};
use crate::shogi::Move;

/// The first bytes of a part. The number is that of the layout.
pub(super) const MAGIC: &[u8; 16] = b"komadai lib   8\n";

/// What a part consists of, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Files,
    Brief,
    Starts,
    Facts,
    Comments,
    Moves,
    Buckets,
    Places,
    Doubtful,
    Counted,
    Summaries,
}

impl Section {
    pub(super) const COUNT: usize = 11;
}

/// How many lists of positions there are.
pub(super) const BUCKETS: usize = 1 << BUCKET_BITS;
const BUCKET_BITS: u32 = 12;

/// How many bits of a hash stand with the position.
const REST_BITS: u32 = u64::BITS - BUCKET_BITS;

/// The bytes of a position.
pub(super) const PLACE_BYTES: usize = 15;

/// The bytes of the head.
pub(super) const HEAD_BYTES: usize = MAGIC.len() + Section::COUNT * 20 + 4;

/// The list that a hash belongs to.
pub(super) const fn bucket_of(hash: u64) -> usize {
    (hash >> REST_BITS) as usize
}

/// The part of a hash stored with its position.
pub(super) const fn rest_of(hash: u64) -> u64 {
    hash & ((1 << REST_BITS) - 1)
}

/// Where a section lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Extent {
    pub(super) offset: u64,
    pub(super) length: u64,
    pub(super) checksum: u32,
}

/// Where the sections lie.
pub(super) type Head = [Extent; Section::COUNT];

/// Memory of this size goes back to the system as soon as it is dropped. Of smaller pieces glibc learns to keep as much, and
/// twice as much beside it, for whoever asks next; what was not written to takes no memory.
pub(super) const GIVEN_BACK: usize = 33 << 20;

/// Room for so many bytes, which goes back to the system.
pub(super) fn room_for(bytes: usize) -> Vec<u8> {
    Vec::with_capacity(bytes.max(GIVEN_BACK))
}

/// The bytes of a part of these sections.
pub(super) fn joined(sections: [Written; Section::COUNT]) -> Vec<u8> {
    let mut head = Written(MAGIC.to_vec());
    let mut offset = HEAD_BYTES as u64;
    for section in &sections {
        let length = section.0.len() as u64;
        head.long(offset);
        head.long(length);
        head.number(crc32fast::hash(&section.0));
        offset += length;
    }
    head.number(crc32fast::hash(&head.0));
    let length: usize = sections.iter().map(|section| section.0.len()).sum();
    let mut bytes = room_for(head.0.len() + length);
    bytes.extend(head.0);
    sections.into_iter().for_each(|section| bytes.extend(section.0));
    bytes
}

/// Reads a head; `None` if it is malformed, or of another layout.
pub(super) fn read_head(bytes: &[u8]) -> Option<Head> {
    let (told, checksum) = bytes.split_at_checked(HEAD_BYTES - 4)?;
    let is_sound = checksum == crc32fast::hash(told).to_le_bytes();
    let mut unread = Unread(told);
    let is_ours = unread.take(MAGIC.len())? == MAGIC;
    let mut head = Head::default();
    for extent in &mut head {
        *extent = Extent { offset: unread.long()?, length: unread.long()?, checksum: unread.number()? };
    }
    (is_sound && is_ours).then_some(head)
}

/// A position as stored in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Posting {
    pub(super) rest: u64,
    pub(super) game: u32,
    pub(super) place: u32,
    pub(super) mv: u16,
}

impl Posting {
    pub(super) fn write(self, into: &mut Vec<u8>) {
        into.extend(&self.rest.to_le_bytes()[..7]);
        into.extend(&self.game.to_le_bytes()[..3]);
        into.extend(&self.place.to_le_bytes()[..3]);
        into.extend(self.mv.to_le_bytes());
    }

    pub(super) fn read(bytes: &[u8; PLACE_BYTES]) -> Self {
        let three = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], 0]);
        let mv = u16::from_le_bytes([bytes[13], bytes[14]]);
        Self { rest: Self::rest(bytes), game: three(7), place: three(10), mv }
    }

    /// Whether it is not on the main line.
    pub(super) const fn is_in_variation(self) -> bool {
        self.mv & VARIATION != 0
    }

    /// The move that was played there, on the main line.
    pub(super) fn played(self) -> Option<Move> {
        unpack(self.mv & MOVE_BITS)
    }

    /// The stored part of its hash.
    pub(super) fn rest(bytes: &[u8; PLACE_BYTES]) -> u64 {
        let mut rest = [0; 8];
        rest[..7].copy_from_slice(&bytes[..7]);
        u64::from_le_bytes(rest)
    }
}

/// What is known of a game without reading more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Brief {
    /// Which file of the part.
    pub(super) file: u32,
    /// Which game of that file, counted from 1.
    pub(super) number: u32,
    pub(super) plies: u32,
    /// How many positions it has, with those of its variations.
    pub(super) positions: u32,
    /// See [`winner_code`](super::facts::winner_code).
    pub(super) winner: u8,
    /// When it was played.
    pub(super) date: Option<GameDate>,
    /// Which of the starts.
    pub(super) start: u32,
    /// Where its moves begin among those of the part, and how many numbers they are.
    pub(super) moves: (u32, u32),
    pub(super) checksum: u32,
    /// Where its facts begin, up to those of the next game, and their checksum.
    pub(super) facts: (u32, u32),
}

impl Brief {
    pub(super) fn write(self, into: &mut Written) {
        into.number(self.file);
        into.number(self.number);
        into.number(self.plies);
        into.number(self.positions);
        into.byte(self.winner);
        into.number(GameDate::code(self.date));
        let numbers = [self.start, self.moves.0, self.moves.1, self.checksum, self.facts.0, self.facts.1];
        numbers.into_iter().for_each(|number| into.number(number));
    }

    pub(super) fn read(from: &mut Unread) -> Option<Self> {
        Some(Self {
            file: from.number()?,
            number: from.number()?,
            plies: from.number()?,
            positions: from.number()?,
            winner: from.byte()?,
            date: GameDate::of_code(from.number()?),
            start: from.number()?,
            moves: (from.number()?, from.number()?),
            checksum: from.number()?,
            facts: (from.number()?, from.number()?),
        })
    }
}
