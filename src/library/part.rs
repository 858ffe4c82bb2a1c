//! The reading side of a part: bytes from any source, a piece at a time, and none of them trusted.

use std::fmt::Debug;
use std::io;
use std::sync::atomic::AtomicBool;

use super::bytes::Unread;
use super::indexed::Readable;
use super::moves_code::Replay;
use super::part_builder::readable_of;
use super::part_facts::is_live;
use super::part_layout::{
    BUCKETS, Brief, Extent, HEAD_BYTES, Head, PLACE_BYTES, Posting, Section, bucket_of, read_head, rest_of,
};
use super::position_hash::PositionHash;
use super::summary::Summary;
use crate::shogi::{Position, Setup, Sfen};

/// The source of the bytes of a part.
pub trait Source: Debug + Send + Sync {
    /// Exactly this many bytes from `offset` on.
    ///
    /// # Errors
    /// Returns the system's error, also if there are fewer.
    fn read(&self, offset: u64, length: usize) -> io::Result<Vec<u8>>;
}

/// Why a part cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PartFault {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// It is not what was written.
    #[error("a part of the index is damaged")]
    Damaged,
}

/// A file whose games a part knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// Its name within the folder.
    pub name: String,
    /// Its size and the time of its latest change when it was read.
    pub stamp: [u64; 2],
    /// How much of it could be read.
    pub readable: Readable,
    /// How many games it has.
    pub games: u32,
}

/// A part of an index: some files with all their games, in the order in which they were added.
#[derive(Debug)]
pub struct Part<S> {
    source: S,
    head: Head,
    files: Vec<FileEntry>,
    games: Vec<Brief>,
    starts: Vec<String>,
    even: Setup,
    /// The end of each list, and its checksum.
    buckets: Vec<(u32, u32)>,
    doubtful: Vec<u64>,
    /// The hashes that have summaries: where each ends, and its checksum.
    counted: Vec<(u64, u32, u32)>,
    /// Whether facts of many games were read, so that the system has most of them in its memory.
    pub(super) has_read_facts: AtomicBool,
}

impl<S: Source> Part<S> {
    /// Opens a part: its files, and where everything else is.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn open(source: S) -> Result<Self, PartFault> {
        let head = read_head(&source.read(0, HEAD_BYTES)?).ok_or(PartFault::Damaged)?;
        let section = |section| read_section(&source, &head, section);
        let files = listed(&section(Section::Files)?, read_file)?;
        let games = listed(&section(Section::Brief)?, Brief::read)?;
        let starts = listed(&section(Section::Starts)?, |from| from.text().map(str::to_owned))?;
        let buckets = listed(&section(Section::Buckets)?, |from| Some((from.number()?, from.number()?)))?;
        let doubtful = listed(&section(Section::Doubtful)?, |from| from.long())?;
        let counted = listed(&section(Section::Counted)?, |from| Some((from.long()?, from.number()?, from.number()?)))?;
        let is_sound = buckets.len() == BUCKETS
            && games.iter().all(|game| (game.file as usize) < files.len() && (game.start as usize) < starts.len());
        let even = Position::even().setup().clone();
        let has_read_facts = AtomicBool::new(false);
        let part = Self { source, head, files, games, starts, even, buckets, doubtful, counted, has_read_facts };
        if is_sound { Ok(part) } else { Err(PartFault::Damaged) }
    }

    /// Hands over its files: they are many, and whoever keeps them keeps what is needed of them.
    #[must_use]
    pub fn take_files(&mut self) -> Vec<FileEntry> {
        std::mem::take(&mut self.files)
    }

    /// How many games it has.
    #[must_use]
    pub const fn game_count(&self) -> u64 {
        self.games.len() as u64
    }

    /// How many positions these have.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.buckets.last().map_or(0, |&(end, _)| u64::from(end))
    }

    /// How many positions the games of the `live` files have.
    #[must_use]
    pub fn live_positions(&self, live: &[bool]) -> u64 {
        self.games.iter().filter(|game| is_live(live, game)).map(|game| u64::from(game.positions)).sum()
    }

    pub(super) fn games(&self) -> &[Brief] {
        &self.games
    }

    /// Reads the moves of games one after another.
    pub(super) const fn moves_in_order(&self) -> MovesInOrder<'_, S> {
        MovesInOrder { part: self, bytes: Vec::new(), first: 0 }
    }

    /// The moves of one game.
    pub(super) fn moves(&self, game: Brief) -> Result<Vec<u16>, PartFault> {
        let (offset, length) = self.moves_extent(game)?;
        sound_moves(&self.source.read(offset, length)?, game)
    }

    /// Where the moves of a game are, and how many bytes they take.
    fn moves_extent(&self, game: Brief) -> Result<(u64, usize), PartFault> {
        let section = self.extent(Section::Moves);
        let (offset, length) = (u64::from(game.moves.0) * 2, u64::from(game.moves.1) * 2);
        if offset + length > section.length {
            return Err(PartFault::Damaged);
        }
        Ok((section.offset + offset, to_memory(length)?))
    }

    /// The start of a game in SFEN; empty for an even game.
    pub(super) fn start_of(&self, game: Brief) -> Option<&str> {
        self.starts.get(game.start as usize).map(String::as_str)
    }

    /// A game, to be replayed.
    pub(super) fn replay<'a>(&self, game: Brief, moves: &'a [u16]) -> Result<Replay<'a>, PartFault> {
        let start = match self.start_of(game) {
            Some("") => self.even.clone(),
            told => told.and_then(|sfen| sfen.parse::<Sfen>().ok()).ok_or(PartFault::Damaged)?.setup,
        };
        Ok(Replay::new(start, moves, game.plies))
    }

    /// Whether different positions have this hash.
    pub(super) fn is_doubtful(&self, hash: PositionHash) -> bool {
        self.doubtful.binary_search(&hash.0).is_ok()
    }

    /// The places with this hash, game by game, as they are written.
    pub(super) fn postings(&self, hash: PositionHash) -> Result<Vec<[u8; PLACE_BYTES]>, PartFault> {
        let bucket = bucket_of(hash.0);
        let first = bucket.checked_sub(1).map_or(0, |before| self.buckets[before].0);
        let (end, checksum) = self.buckets[bucket];
        let section = self.extent(Section::Places);
        let (from, to) = (u64::from(first) * PLACE_BYTES as u64, u64::from(end) * PLACE_BYTES as u64);
        if from > to || to > section.length {
            return Err(PartFault::Damaged);
        }
        let bytes = self.source.read(section.offset + from, to_memory(to - from)?)?;
        if crc32fast::hash(&bytes) != checksum {
            return Err(PartFault::Damaged);
        }
        Ok(of_hash(&bytes, hash).to_vec())
    }

    /// What was counted of the places with this hash when the part was written, if they are many.
    pub(super) fn summary(&self, hash: PositionHash) -> Result<Option<Summary>, PartFault> {
        let Ok(at) = self.counted.binary_search_by_key(&hash.0, |&(hash, ..)| hash) else { return Ok(None) };
        let from = at.checked_sub(1).map_or(0, |before| self.counted[before].1);
        let (_, end, checksum) = self.counted[at];
        let length = end.checked_sub(from).ok_or(PartFault::Damaged)?;
        let bytes = self.within(Section::Summaries, from.into(), length.into())?;
        let summary = Summary::read(&bytes).filter(|_| crc32fast::hash(&bytes) == checksum);
        summary.ok_or(PartFault::Damaged).map(Some)
    }

    /// The bytes of a section, which are as they were written.
    pub(super) fn section(&self, section: Section) -> Result<Vec<u8>, PartFault> {
        read_section(&self.source, &self.head, section)
    }

    /// Some bytes out of a section.
    pub(super) fn within(&self, section: Section, from: u64, length: u64) -> Result<Vec<u8>, PartFault> {
        let extent = self.extent(section);
        let is_within = from.checked_add(length).is_some_and(|end| end <= extent.length);
        if is_within {
            Ok(self.source.read(extent.offset + from, to_memory(length)?)?)
        } else {
            Err(PartFault::Damaged)
        }
    }

    pub(super) fn extent(&self, section: Section) -> Extent {
        self.head[section as usize]
    }
}

/// The moves of consecutive games. A little more than a game is read at a time, so that a search through all of them
/// takes neither many reads nor much memory.
pub(super) struct MovesInOrder<'a, S> {
    part: &'a Part<S>,
    bytes: Vec<u8>,
    /// Where these bytes begin.
    first: u64,
}

/// How many bytes are read at a time, if there are as many.
const READ_AHEAD: u64 = 1 << 16;

impl<S: Source> MovesInOrder<'_, S> {
    /// The moves of a game.
    pub(super) fn of(&mut self, game: Brief) -> Result<Vec<u16>, PartFault> {
        let (offset, length) = self.part.moves_extent(game)?;
        if let Some(bytes) = self.known(offset, length) {
            return sound_moves(bytes, game);
        }
        let section = self.part.extent(Section::Moves);
        let left = section.offset + section.length - offset;
        self.bytes = self.part.source.read(offset, to_memory(left.min(READ_AHEAD.max(length as u64)))?)?;
        self.first = offset;
        sound_moves(self.known(offset, length).ok_or(PartFault::Damaged)?, game)
    }

    fn known(&self, offset: u64, length: usize) -> Option<&[u8]> {
        let from = usize::try_from(offset.checked_sub(self.first)?).ok()?;
        self.bytes.get(from..from.checked_add(length)?)
    }
}

fn sound_moves(bytes: &[u8], game: Brief) -> Result<Vec<u16>, PartFault> {
    if crc32fast::hash(bytes) == game.checksum { Ok(words(bytes)) } else { Err(PartFault::Damaged) }
}

/// Those of a list that have this hash.
fn of_hash(bytes: &[u8], hash: PositionHash) -> &[[u8; PLACE_BYTES]] {
    let (list, _) = bytes.as_chunks::<PLACE_BYTES>();
    let rest = rest_of(hash.0);
    let first = list.partition_point(|posting| Posting::rest(posting) < rest);
    let count = list[first..].partition_point(|posting| Posting::rest(posting) == rest);
    &list[first..first + count]
}

fn read_file(from: &mut Unread) -> Option<FileEntry> {
    Some(FileEntry {
        name: from.text()?.to_owned(),
        stamp: [from.long()?, from.long()?],
        readable: readable_of(from.byte()?)?,
        games: from.number()?,
    })
}

fn read_section(source: &impl Source, head: &Head, section: Section) -> Result<Vec<u8>, PartFault> {
    let Extent { offset, length, checksum } = head[section as usize];
    let bytes = source.read(offset, to_memory(length)?)?;
    if crc32fast::hash(&bytes) == checksum { Ok(bytes) } else { Err(PartFault::Damaged) }
}

fn listed<T>(bytes: &[u8], read: impl FnMut(&mut Unread) -> Option<T>) -> Result<Vec<T>, PartFault> {
    Unread(bytes).all(read).ok_or(PartFault::Damaged)
}

fn words(bytes: &[u8]) -> Vec<u16> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|&pair| u16::from_le_bytes(pair)).collect()
}

fn to_memory(length: u64) -> Result<usize, PartFault> {
    usize::try_from(length).map_err(|_| PartFault::Damaged)
}
