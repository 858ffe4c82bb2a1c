//! What a part knows of its games besides their moves.

use std::sync::atomic::Ordering;

use super::bytes::Unread;
use super::part_layout::{Brief, Section};
use super::{GameFacts, GameFilter, Part, PartFault, Source};

impl<S: Source> Part<S> {
    /// What is known about each game of the `live` files.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn live_facts(&self, live: &[bool]) -> Result<Vec<GameFacts>, PartFault> {
        let mut known = Vec::new();
        self.each_game(None, |game, facts, _| known.extend(is_live(live, game).then_some(facts)))?;
        Ok(known)
    }

    /// For each game whether it is in a `live` file and passes `filter`.
    pub(super) fn passing(&self, live: &[bool], filter: &GameFilter) -> Result<Vec<bool>, PartFault> {
        let comments = filter.asks_for_words().then(|| self.section(Section::Comments)).transpose()?;
        let mut passing = Vec::with_capacity(self.games().len());
        self.each_game(comments.as_deref(), |game, facts, comments| {
            passing.push(is_live(live, game) && filter.lets_through(&facts, comments));
        })?;
        Ok(passing)
    }

    /// Tells what is known about each game, one at a time since a part has thousands, and what is written in it.
    pub(super) fn each_game(
        &self,
        comments: Option<&[u8]>,
        mut tell: impl FnMut(&Brief, GameFacts, &str),
    ) -> Result<(), PartFault> {
        let bytes = self.section(Section::Facts)?;
        let (mut facts, mut written) = (Unread(&bytes), comments.map(Unread));
        for game in self.games() {
            let known = GameFacts::read(&mut facts).ok_or(PartFault::Damaged)?;
            let comments = written.as_mut().map_or(Some(""), Unread::text).ok_or(PartFault::Damaged)?;
            tell(game, known, comments);
        }
        let is_all = facts.0.is_empty() && written.is_none_or(|rest| rest.0.is_empty());
        if is_all { Ok(()) } else { Err(PartFault::Damaged) }
    }

    /// What is known about some games, in their order.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn facts_of(&self, games: &[u32]) -> Result<Vec<GameFacts>, PartFault> {
        let places = games.iter().map(|&game| self.place_of_facts(game)).collect::<Result<Vec<_>, _>>()?;
        let from = places.iter().map(|&(from, ..)| from).min().unwrap_or_default();
        let to = places.iter().map(|&(from, length, _)| from + length).max().unwrap_or_default();
        let is_first = games.len() >= Self::MANY && !self.has_read_facts.swap(true, Ordering::Relaxed);
        let is_dense = is_first && to - from <= Self::MOST_AT_ONCE;
        let all = if is_dense { self.within(Section::Facts, from, to - from)? } else { Vec::new() };
        let known = places.into_iter().map(|(at, length, checksum)| {
            let rest = usize::try_from(at - from).ok().and_then(|at| all.get(at..));
            match rest.filter(|rest| !rest.is_empty()) {
                Some(rest) => sound_facts(rest.get(..length as usize), checksum),
                None => sound_facts(Some(&self.within(Section::Facts, at, length)?), checksum),
            }
        });
        known.collect()
    }

    /// The facts of so many games are read at once the first time, with those in between: a disk reads them sooner so
    /// than each by itself. Afterwards the system has them in its memory, and the few that are wanted are sooner copied.
    const MANY: usize = 8;
    const MOST_AT_ONCE: u64 = 1 << 21;

    /// Where the facts of a game are, how long they are, and their checksum.
    fn place_of_facts(&self, game: u32) -> Result<(u64, u64, u32), PartFault> {
        let game = game as usize;
        let (from, checksum) = self.games().get(game).ok_or(PartFault::Damaged)?.facts;
        let next = self.games().get(game + 1);
        let to = next.map_or(self.extent(Section::Facts).length, |next| next.facts.0.into());
        let length = to.checked_sub(from.into()).ok_or(PartFault::Damaged)?;
        Ok((from.into(), length, checksum))
    }
}

fn sound_facts(bytes: Option<&[u8]>, checksum: u32) -> Result<GameFacts, PartFault> {
    let bytes = bytes.filter(|bytes| crc32fast::hash(bytes) == checksum).ok_or(PartFault::Damaged)?;
    GameFacts::read(&mut Unread(bytes)).ok_or(PartFault::Damaged)
}

/// Whether all files are there. No file is worth a branch: they are thousands, and nearly always all are.
pub(super) fn are_all_live(live: &[bool]) -> bool {
    live.iter().fold(true, |all, &is_live| all & is_live)
}

/// Whether a game is in one of these files.
pub(super) fn is_live(live: &[bool], game: &Brief) -> bool {
    live.get(game.file as usize).copied().unwrap_or_default()
}
