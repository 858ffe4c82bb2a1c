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

    /// The same by their numbers in the part and in the library, and how much of each was readable.
    pub(super) fn live_files(&self) -> impl Iterator<Item = (u32, u32, Readable)> {
        let all = (0..).zip(&self.places).zip(&self.files).zip(&self.live);
        all.filter_map(|(((file, &place), &(readable, _)), &is_live)| is_live.then_some((file, place, readable)))
    }

    fn is_small(&self) -> bool {
        PartBuilder::is_small(self.part.game_count(), self.part.positions())
    }

    /// Whether it speaks for less than half of what it knows.
    fn is_outdated(&self) -> bool {
        let live: u64 = self.claimed().map(|(_, (_, games))| u64::from(games)).sum();
        live * 2 < self.part.game_count() || !self.live.contains(&true)
    }
}

/// So many small parts may stay: each costs a question a little.
const MOST_SMALL: usize = 7;

/// The parts to be written anew as one: those half out of date; and if there are many small ones the smallest, up to the
/// first that is larger than all before it together. So a game is seldom written again, however often a few are added.
pub(super) fn worth_merging(parts: &[LivePart]) -> Vec<usize> {
    let (mut worth, others): (Vec<usize>, Vec<usize>) = (0..parts.len()).partition(|&place| parts[place].is_outdated());
    let mut small: Vec<(u64, usize)> = others
        .into_iter()
        .filter(|&place| parts[place].is_small())
        .map(|place| (parts[place].part.positions(), place))
        .collect();
    if small.len() > MOST_SMALL {
        small.sort_unstable();
        let sizes: Vec<u64> = small.iter().map(|&(positions, _)| positions).collect();
        worth.extend(small[..run_of_equals(&sizes)].iter().map(|&(_, place)| place));
    }
    worth
}

/// How many of these sizes, the smallest first, are merged: at least two, up to the first that is larger than all before it
/// together.
fn run_of_equals(sizes: &[u64]) -> usize {
    let mut together = 0;
    let larger = sizes.iter().enumerate().position(|(place, &size)| {
        let is_larger = place >= 2 && size > together;
        together += size;
        is_larger
    });
    larger.unwrap_or(sizes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_size_are_merged_and_a_large_one_is_left_alone() {
        assert_eq!(run_of_equals(&[1; 8]), 8);
        assert_eq!(run_of_equals(&[1, 1, 1, 1, 1, 1, 1, 1_000]), 7);
        assert_eq!(run_of_equals(&[1, 600, 601, 2_000, 9_000]), 3);
    }

    /// As if one game were added to a library again and again.
    #[test]
    fn a_game_is_written_again_seldom_and_there_are_never_many_small_parts() {
        let (mut sizes, mut written) = (Vec::new(), 0);
        for _ in 0..4_000 {
            sizes.push(1_u64);
            if sizes.len() > MOST_SMALL {
                sizes.sort_unstable();
                let merged: u64 = sizes.drain(..run_of_equals(&sizes)).sum();
                written += merged;
                sizes.push(merged);
            }
            assert!(sizes.len() <= MOST_SMALL);
        }
        assert!(written < 4_000 * 12, "{written}");
    }
}
