//! Folders of random records, and their indexes.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use komadai::library::Query;
use komadai::library_store::{Freshness, Library, LibraryAnswer, distinct_folders};
use komadai::record::{GameTree, LineEnd, RecordFormat, TextEncoding, between_games, games, to_bytes};
use tempfile::TempDir;

use crate::random_trees::random_tree;

/// A library on the disk: records, and a place for the index.
pub struct Shelf {
    pub records: TempDir,
    pub store: TempDir,
}

impl Shelf {
    pub fn new() -> Self {
        Self { records: tempfile::tempdir().unwrap(), store: tempfile::tempdir().unwrap() }
    }

    /// So many files of random records, some of them with several games.
    pub fn random(files: u64, seed: u64) -> Self {
        let shelf = Self::new();
        (0..files).for_each(|file| shelf.put_random(&format!("{:02}/{file}.kifu", file % 3), seed * 1000 + file));
        shelf
    }

    /// Writes a file of one to three random records, of several days.
    pub fn put_random(&self, name: &str, seed: u64) {
        let trees: Vec<GameTree> = (0..seed % 3 + 1).map(|game| dated(seed * 10 + game)).collect();
        self.put(name, &kif(&trees));
    }

    pub fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.records.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Makes all files as old as those that nobody has touched today.
    pub fn settle(&self) {
        settle(self.records.path());
    }

    /// The same for one of them.
    pub fn settle_one(&self, name: &str) {
        settle_file(&self.records.path().join(name));
    }

    pub fn open(&self, freshness: Freshness) -> Library {
        self.open_telling(freshness).0
    }

    /// The library, and how many files were read.
    pub fn open_telling(&self, freshness: Freshness) -> (Library, usize) {
        let folders = distinct_folders(&[self.records.path().to_owned()]).unwrap();
        let mut read = 0;
        let mut tell = |_, total| read = total;
        let library = Library::open(&folders[0], Some(self.store.path()), freshness, &mut tell).unwrap();
        (library, read)
    }

    pub fn find(&self, query: &Query) -> LibraryAnswer {
        self.open(Freshness::UpToDate).find(query).unwrap()
    }

    /// The records, read without any index, in the order of their names.
    pub fn games(&self) -> Vec<(PathBuf, u32, GameTree)> {
        let mut found = Vec::new();
        for path in komadai::storage::files_below(self.records.path(), &["kifu", "kif", "csa"]) {
            let bytes = fs::read(&path).unwrap();
            let Ok(games) = games(&bytes, Default::default()) else { continue };
            found.extend((1..).zip(games).filter_map(|(number, game)| Some((path.clone(), number, game.ok()?.tree))));
        }
        found
    }

    /// The files of the index.
    pub fn parts(&self) -> Vec<PathBuf> {
        let folder = fs::read_dir(self.store.path()).unwrap().next().unwrap().unwrap().path();
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut parts: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().contains("part-")).collect();
        parts.sort();
        parts
    }
}

fn settle(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            settle(&path);
        } else {
            settle_file(&path);
        }
    }
}

fn settle_file(path: &Path) {
    if let Ok(file) = File::options().write(true).open(path) {
        file.set_modified(SystemTime::now() - Duration::from_secs(3600)).unwrap();
    }
}

/// The bytes of a file with these games.
pub fn kif(trees: &[GameTree]) -> Vec<u8> {
    let write = |tree| to_bytes(tree, RecordFormat::Kif, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let each: Vec<Vec<u8>> = trees.iter().map(write).collect();
    each.join(between_games(RecordFormat::Kif, LineEnd::Lf).unwrap().as_bytes())
}

/// A random record, most often with a date as far as people know such.
fn dated(seed: u64) -> GameTree {
    let mut tree = random_tree(seed, 40);
    let dates = ["2025/12/31", "2026", "2026/03", "2026/03/03", "2026年11月11日", "2026/11/11 10:00", "", "昨日"];
    tree.header.set("開始日時", dates[usize::try_from(seed.wrapping_mul(7) % 11).unwrap() % dates.len()]);
    tree
}
