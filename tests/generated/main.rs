//! What is made from the program and kept beside it: manual pages, completions, the table of keys, the notices.
//!
//! Each test makes one of them anew and holds it against the file. `KOMADAI_WRITE=1 cargo test --test generated` writes
//! the files instead.
#![cfg(feature = "gui")]
#![expect(clippy::disallowed_methods, reason = "this test reads and writes the project's own files")]

mod command_line;
mod lock_file;
mod notices;
mod shortcuts;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project.
fn in_project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    let read = fs::read_to_string(in_project(path));
    read.unwrap_or_else(|error| panic!("{path}: {error}")).replace("\r\n", "\n")
}

/// Whether the files are to be written instead of looked at.
fn is_writing() -> bool {
    env::var_os("KOMADAI_WRITE").is_some()
}

/// Sees to it that the file at `path` says `text`.
fn keep(path: &str, text: &str) {
    if is_writing() {
        let file = in_project(path);
        let folder = file.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).and_then(|()| fs::write(&file, text)).expect("the project can be written");
    }
    let is_fresh = read(path) == text;
    assert!(is_fresh, "{path} is out of date. Run: KOMADAI_WRITE=1 cargo test --test generated");
}
