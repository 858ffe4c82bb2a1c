//! Bringing an index up to date: what has changed is read, and many small parts become one.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rayon::prelude::*;

use super::live_part::{LivePart, worth_merging};
use super::reading::{AT_ONCE, PartWriter, indexed, is_too_large, part_path};
use super::{Library, LibraryError};
use crate::library::{IndexedFile, KnownGame, PartFault, Readable};
use crate::storage::{FoundFile, delete_file};

/// So many new parts are written before it is seen whether they are to be merged: together they make a whole one.
const BETWEEN_MERGES: usize = 8;

impl Library {
    /// Reads what has changed, as long as `tell` lets it, and then looks again. What was read stays read: a part is written
    /// every thousand files or so.
    pub(super) fn bring_up_to_date(
        mut self,
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Self, LibraryError> {
        let made_now = self.numbers().first().map_or(0, |&(number, _)| number) + 1;
        self.remove_damaged();
        let mut writer = PartWriter::new(self.index().to_owned(), made_now);
        let (unread, refused) = (self.unread(), self.refused());
        let (mut end, mut is_whole) = (ControlFlow::Continue(()), true);
        for (done, some) in unread.chunks(AT_ONCE).enumerate() {
            end = tell(done * AT_ONCE, unread.len());
            if end.is_break() {
                break;
            }
            writer.add_some(&self.read(some, &refused))?;
            if writer.written() >= BETWEEN_MERGES {
                is_whole &= self.take_in(&mut writer, made_now)?;
            }
        }
        is_whole &= self.take_in(&mut writer, made_now)?;
        if end.is_break() || tell(unread.len(), unread.len()).is_break() || is_whole {
            return Ok(self);
        }
        self.bring_up_to_date(tell)
    }

    /// Removes the parts that cannot be used: damaged ones, and those of another layout.
    fn remove_damaged(&self) {
        let is_known = |number| self.parts.iter().any(|part| part.number == number);
        for (number, _) in self.numbers().into_iter().filter(|&(number, _)| !is_known(number)) {
            _ = delete_file(&part_path(self.index(), number));
        }
    }

    /// The files for which no part speaks, and those that could not be read the last time.
    fn unread(&self) -> Vec<u32> {
        let can_be_read = |file: &FoundFile| file.stamp.is_some() && !is_too_large(file);
        let mut is_unread: Vec<bool> = self.files.iter().map(can_be_read).collect();
        let known = self.parts.iter().flat_map(LivePart::claimed);
        known.for_each(|(place, (readable, _))| is_unread[place as usize] = readable == Readable::Refused);
        (0..).zip(is_unread).filter_map(|(place, is_unread)| is_unread.then_some(place)).collect()
    }

    /// The files that are known not to be readable.
    fn refused(&self) -> HashSet<u32> {
        let known = self.parts.iter().flat_map(LivePart::claimed);
        known.filter_map(|(place, (readable, _))| (readable == Readable::Refused).then_some(place)).collect()
    }

    /// Reads some files. One that is gone is left out, and one that could not be read before and still cannot.
    fn read(&self, places: &[u32], refused: &HashSet<u32>) -> Vec<IndexedFile> {
        let read = |&place: &u32| {
            let file = &self.files[place as usize];
            let is_known = |it: &IndexedFile| it.readable == Readable::Refused && refused.contains(&place);
            indexed(self.name_of(file), file).filter(|it| !is_known(it))
        };
        places.par_iter().filter_map(read).collect()
    }

    /// Takes in what was written, and writes the parts anew that are worth it. Returns whether all of them could be read; the
    /// files of one that could not be are unread.
    fn take_in(&mut self, writer: &mut PartWriter, made_now: u64) -> Result<bool, LibraryError> {
        if writer.finish()? > 0 {
            self.look(made_now);
        }
        let (mut is_whole, mut old) = (true, Vec::new());
        for place in worth_merging(&self.parts) {
            is_whole &= self.copy(&self.parts[place], writer)?;
            old.push(self.parts[place].number);
        }
        writer.finish()?;
        for &number in &old {
            // A part that could not be removed is overruled by the later ones.
            _ = delete_file(&part_path(self.index(), number));
        }
        if !old.is_empty() {
            self.look(made_now);
        }
        Ok(is_whole)
    }

    /// Writes what a part knows of its files once more. Returns whether it could be read.
    fn copy(&self, part: &LivePart, writer: &mut PartWriter) -> Result<bool, LibraryError> {
        let Ok(games) = part.part.known_games(&part.live) else { return Ok(false) };
        let mut games = games.into_iter().peekable();
        let files: Vec<_> = part.live_files().collect();
        for some in files.chunks(AT_ONCE) {
            let with_games = some.iter().map(|&(file, place, readable)| {
                let own: Vec<KnownGame> = std::iter::from_fn(|| games.next_if(|game| game.file == file)).collect();
                (place, readable, own)
            });
            let with_games: Vec<_> = with_games.collect();
            let again = with_games.into_par_iter().map(|(place, readable, own)| {
                let file = &self.files[place as usize];
                let games = own.into_iter().map(KnownGame::again).collect::<Result<Vec<_>, PartFault>>()?;
                let stamp = file.stamp.ok_or(PartFault::Damaged)?;
                Ok(IndexedFile { name: self.name_of(file), stamp, readable, games })
            });
            let Ok(again) = again.collect::<Result<Vec<_>, PartFault>>() else { return Ok(false) };
            writer.add_all(&again)?;
        }
        Ok(true)
    }
}
