//! A part of an index, and the files it speaks for.

use std::collections::HashMap;

use crate::library::{Part, PartBuilder, Readable};
use crate::storage::{FoundFile, OpenFile};

/// A part, and the files it speaks for.
#[derive(Debug)]
pub(super) struct LivePart {
    pub(super) number: u64,
    pub(super) part: Part<OpenFile>,
    pub(super) live: Vec<bool>,
    /// For each of its files the number in the library.
    pub(super) places: Vec<u32>,
    /// How much of each was readable, and how many games it has.
    files: Vec<(Readable, u32)>,
}

impl LivePart {
    /// A part, which speaks for all files that are as it knows them and that no later part speaks for. A file changed
    /// just before it was read may have changed again: only a part made just now speaks for it.
    pub(super) fn claiming(
        (number, mut part): (u64, Part<OpenFile>),
        is_made_now: bool,
        unclaimed: &mut HashMap<String, u32>,
        files: &[FoundFile],
    ) -> Self {
        let entries = part.take_files();
        let mut places = Vec::with_capacity(entries.len());
        for entry in &entries {
            let place = unclaimed.get(&entry.name).copied();
            let is_settled = entry.stamp[1] != 0 || is_made_now;
            let place = place.filter(|&place| is_settled && files[place as usize].stamp == Some(entry.stamp));
            if place.is_some() {
                unclaimed.remove(&entry.name);
            }
            places.push(place);
        }
        let live = places.iter().map(Option::is_some).collect();
        let files = entries.iter().map(|entry| (entry.readable, entry.games)).collect();
        Self { number, part, live, places: places.into_iter().map(Option::unwrap_or_default).collect(), files }
    }

    /// The files it speaks for, how much of each was readable, and how many games it has.
    pub(super) fn claimed(&self) -> impl Iterator<Item = (u32, (Readable, u32))> {
        let all = self.places.iter().copied().zip(self.files.iter().copied());
        all.zip(&self.live).filter_map(|(entry, &is_live)| is_live.then_some(entry))
    }

    pub(super) fn is_small(&self) -> bool {
        PartBuilder::is_small(self.part.game_count(), self.part.positions())
    }

    /// Whether it speaks for less than half of what it knows.
    pub(super) fn is_outdated(&self) -> bool {
        let live: u64 = self.claimed().map(|(_, (_, games))| u64::from(games)).sum();
        live * 2 < self.part.game_count() || !self.live.contains(&true)
    }
}
