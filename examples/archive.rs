//! A folder with as many records as an archive has, and the cost of listing them.
//!
//!     cargo run --release --example archive -- make FOLDER 100000
//!     cargo run --release --example archive -- list FOLDER
#![expect(clippy::disallowed_methods, reason = "it writes the files that are to be read")]

#[path = "shared/games.rs"]
mod games;

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Parser, Subcommand};
use komadai::app::{RecordsToRead, read_collection};
use komadai::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use rayon::prelude::*;

/// Makes an archive, or lists it as the window does.
#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write random games
    Make {
        /// The folder
        folder: PathBuf,
        /// The number of games
        games: u64,
    },
    /// List the records in a folder
    List {
        /// The folder
        folder: PathBuf,
    },
}

fn main() -> std::io::Result<()> {
    match Arguments::parse().what {
        What::Make { folder, games } => make(&folder, games),
        What::List { folder } => {
            list(folder);
            Ok(())
        }
    }
}

fn make(folder: &Path, games: u64) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    (0..games).into_par_iter().try_for_each(|seed| {
        let tree = games::game(seed, 100);
        let bytes = to_bytes(&tree, RecordFormat::Kif, TextEncoding::Cp932, LineEnd::CrLf).expect("it can be written");
        fs::write(folder.join(format!("{seed:06}.kif")), bytes)
    })
}

/// Lists a folder as the window does, and prints how long it took and what it holds.
fn list(folder: PathBuf) {
    let (started, before) = (Instant::now(), memory());
    let (count, first) = (Cell::new(0), Cell::new(None));
    let kept = std::cell::RefCell::new(Vec::new());
    let tell = |records: Vec<_>| {
        first.set(first.get().or_else(|| Some(started.elapsed())));
        count.set(count.get() + records.len());
        kept.borrow_mut().extend(records);
    };
    let read = read_collection(RecordsToRead::Folder(Some(folder)), || true, tell);
    let held = (memory() - before) / 1_000;
    println!("{} records in {:.2?}, the first after {:.2?}", count.get(), started.elapsed(), first.get());
    println!("{held} MB for what is known of them; {read:?}");
}

/// The memory of this process in kilobytes, if the system reports it.
fn memory() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or_default()
}
