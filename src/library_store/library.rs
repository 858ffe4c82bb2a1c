//! A folder and its index: opened, brought up to date where that is wanted, and asked.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rayon::prelude::*;

use super::kept::KeptAnswers;
use super::known_facts::KnownFacts;
use super::live_part::LivePart;
use super::place::place_of;
use super::reading::{RECORDS_AND_DIAGRAMS, is_too_large, part_number, part_path};
use super::{Census, LibraryError, RecordFolder};
use crate::library::{Answer, Found, MoveTally, Part, PartFault, PlayedGame, Query, Readable, Source, search};
use crate::storage::{
    Alone, FoundFile, OpenFile, alone_with, delete_file, exists, make_file, names_in, stamped_files_below,
};

/// Whether changes are read first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// They are.
    UpToDate,
    /// They are left out.
    AsItIs,
}

/// A folder of records, and its index.
#[derive(Debug)]
pub struct Library {
    folder: PathBuf,
    index: PathBuf,
    freshness: Freshness,
    pub(super) files: Vec<FoundFile>,
    pub(super) parts: Vec<LivePart>,
    census: Census,
    pub(super) kept: KeptAnswers,
    pub(super) known: KnownFacts,
}

/// A place that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryHit {
    /// The record.
    pub path: Arc<Path>,
    /// Which game of it, counted from 1.
    pub number: u32,
    /// Whether it is in a variation.
    pub is_in_variation: bool,
    /// After how many moves.
    pub ply: u32,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryAnswer {
    /// The places, in the order of files, games and moves.
    pub hits: Vec<LibraryHit>,
    /// The moves that were played there, the most frequent first.
    pub moves: Vec<MoveTally>,
}

impl LibraryHit {
    /// A place that was found in this file.
    pub(super) const fn of(path: Arc<Path>, found: &Found) -> Self {
        Self { path, number: found.number, is_in_variation: found.is_in_variation, ply: found.ply }
    }
}

/// How long another program may take to update an index.
const PATIENCE: Duration = Duration::from_secs(600);

/// After damage to more parts than this, the disk is given up.
const MOST_REPLACEMENTS: usize = 100;

impl Source for OpenFile {
    fn read(&self, offset: u64, length: usize) -> io::Result<Vec<u8>> {
        Self::read(self, offset, length)
    }
}

impl Library {
    /// Opens the library of `folder`, with its index below `store`, or in the system's cache folder. `tell` hears how
    /// many files of how many have been read.
    ///
    /// # Errors
    /// There is no place for the index, or it cannot be written.
    pub fn open(
        folder: &RecordFolder,
        store: Option<&Path>,
        freshness: Freshness,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Result<Self, LibraryError> {
        match freshness {
            Freshness::AsItIs => {
                let index = place_of(folder, store)?;
                Ok(Self::seen(&folder.named, index, freshness))
            }
            Freshness::UpToDate => Self::open_while(folder, store, &mut |done, total| {
                tell(done, total);
                ControlFlow::Continue(())
            }),
        }
    }

    /// Opens it and reads what has changed, as long as `tell` lets it. What was read until then is kept, and the next
    /// time goes on from there.
    ///
    /// # Errors
    /// As for [`open`](Self::open).
    pub fn open_while(
        folder: &RecordFolder,
        store: Option<&Path>,
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Self, LibraryError> {
        let index = place_of(folder, store)?;
        let _alone = alone(&index)?;
        Self::seen(&folder.named, index, Freshness::UpToDate).bring_up_to_date(tell)
    }

    /// The files as they are now.
    fn new(folder: &Path, index: PathBuf, freshness: Freshness) -> Self {
        let files = stamped_files_below(folder, &RECORDS_AND_DIAGRAMS);
        let (folder, census) = (folder.to_owned(), Census::default());
        let (kept, known) = (KeptAnswers::default(), KnownFacts::default());
        Self { folder, index, freshness, files, parts: Vec::new(), census, kept, known }
    }

    /// The files as they are now, and what is known of them.
    fn seen(folder: &Path, index: PathBuf, freshness: Freshness) -> Self {
        let mut library = Self::new(folder, index, freshness);
        library.look(u64::MAX);
        library
    }

    /// Finds out what is known of the files. Parts from number `made_now` on were read just now.
    pub(super) fn look(&mut self, made_now: u64) {
        (self.parts, self.census) = (Vec::new(), Census::default());
        let mut unclaimed = self.by_name();
        for (number, bytes) in self.numbers() {
            let opened = OpenFile::open(&part_path(&self.index, number)).map_err(PartFault::from).and_then(Part::open);
            if let Ok(part) = opened {
                self.census.bytes += bytes;
                let live = LivePart::claiming((number, part), number >= made_now, &mut unclaimed, &self.files);
                self.parts.push(live);
            }
        }
        self.count();
    }

    /// The files by their names in the library.
    fn by_name(&self) -> HashMap<String, u32> {
        (0..).zip(&self.files).map(|(place, file)| (self.name_of(file), place)).collect()
    }

    pub(super) fn name_of(&self, file: &FoundFile) -> String {
        let within = file.path.strip_prefix(&self.folder).unwrap_or(&file.path);
        within.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
    }

    /// The numbers of all parts with their sizes, the latest first.
    pub(super) fn numbers(&self) -> Vec<(u64, u64)> {
        let named = names_in(&self.index).into_iter();
        let mut numbers: Vec<(u64, u64)> =
            named.filter_map(|(name, bytes)| Some((part_number(&name)?, bytes))).collect();
        numbers.sort_unstable_by_key(|&(number, _)| Reverse(number));
        numbers
    }

    fn count(&mut self) {
        let mut known = vec![None; self.files.len()];
        for part in &self.parts {
            part.claimed().for_each(|(place, file)| known[place as usize] = Some(file));
            self.census.positions += part.part.live_positions(&part.live);
        }
        self.census.files = self.files.len();
        for (file, known) in self.files.iter().zip(known) {
            let path = || file.path.to_path_buf();
            match known {
                None if file.stamp.is_some() && !is_too_large(file) => self.census.unread.push(path()),
                None | Some((Readable::Not | Readable::Refused, _)) => self.census.unreadable.push(path()),
                Some((readable @ (Readable::InPart | Readable::Whole), games)) => {
                    self.census.indexed += 1;
                    self.census.games += u64::from(games);
                    self.census.in_part.extend((readable == Readable::InPart).then(path));
                }
            }
        }
    }

    /// Whether no file is so recent that it may have changed again since it was read.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.files.iter().all(|file| file.stamp.is_none_or(|[_, time]| time != 0))
    }

    /// The folder of records, as it was named.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How many parts the index has.
    #[must_use]
    pub const fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Where the index lies.
    #[must_use]
    pub fn index(&self) -> &Path {
        &self.index
    }

    /// What is known of the files.
    #[must_use]
    pub const fn census(&self) -> &Census {
        &self.census
    }

    /// Finds what is asked for.
    ///
    /// A part that turns out to be damaged is rebuilt from its files, unless the library is used as it is: then they
    /// count as unread.
    ///
    /// # Errors
    /// The index cannot be written.
    pub fn find(&mut self, query: &Query) -> Result<LibraryAnswer, LibraryError> {
        let each = self.ask(|part| {
            let mut answer = Answer::default();
            search(&part.part, &part.live, query, |found| answer.take(&found)).map(|()| answer)
        })?;
        let mut all = Answer::default();
        for (answer, part) in each.into_iter().zip(&self.parts) {
            all.merge(answer, |file| part.places[file as usize]);
        }
        let moves = all.moves();
        all.hits.sort_unstable();
        let hits = all.hits.into_iter().map(|hit| LibraryHit {
            path: Arc::clone(&self.files[hit.file as usize].path),
            number: hit.number,
            is_in_variation: hit.is_in_variation,
            ply: hit.ply,
        });
        Ok(LibraryAnswer { hits: hits.collect(), moves })
    }

    /// The moves of all games.
    pub(super) fn played_games(&mut self) -> Result<Vec<PlayedGame>, LibraryError> {
        let each = self.ask(|part| part.part.played_games(&part.live, |file| part.places[file as usize]))?;
        Ok(each.into_iter().flatten().collect())
    }

    /// Asks all parts, and again if one was damaged and has been replaced.
    pub(super) fn ask<T: Send>(
        &mut self,
        question: impl Fn(&LivePart) -> Result<T, PartFault> + Sync,
    ) -> Result<Vec<T>, LibraryError> {
        self.as_often_as_damaged(|library| {
            let answers: Vec<Result<T, PartFault>> = library.parts.par_iter().map(&question).collect();
            match answers.iter().position(Result::is_err) {
                Some(damaged) => Err(damaged),
                None => Ok(answers.into_iter().filter_map(Result::ok).collect()),
            }
        })
    }

    /// Tries until no part turns out to be damaged, replacing those that do.
    pub(super) fn as_often_as_damaged<T>(
        &mut self,
        mut answer: impl FnMut(&mut Self) -> Result<T, usize>,
    ) -> Result<T, LibraryError> {
        for _ in 0..MOST_REPLACEMENTS {
            match answer(self) {
                Ok(answer) => return Ok(answer),
                Err(damaged) => self.replace(damaged)?,
            }
        }
        let error = io::Error::other("the index is damaged again and again");
        Err(LibraryError::Index { path: self.index.clone(), error })
    }

    /// Removes a damaged part, and reads its files again.
    fn replace(&mut self, part: usize) -> Result<(), LibraryError> {
        let path = part_path(&self.index, self.parts[part].number);
        delete_file(&path).map_err(|error| LibraryError::Index { path, error })?;
        let seen = Self::seen(&self.folder, self.index.clone(), self.freshness);
        *self = match self.freshness {
            Freshness::AsItIs => seen,
            Freshness::UpToDate => {
                let _alone = alone(&self.index)?;
                seen.bring_up_to_date(&mut |_, _| ControlFlow::Continue(()))?
            }
        };
        Ok(())
    }
}

/// Waits until nobody else writes this index.
fn alone(index: &Path) -> Result<Alone, LibraryError> {
    let path = index.join("lock");
    if !exists(&path) {
        make_file(&path).map_err(|error| LibraryError::Index { path: path.clone(), error })?;
    }
    alone_with(&path, PATIENCE).map_err(|_| LibraryError::InUse(index.to_owned()))
}
