//! The laws of `fuzz/`, tried with every test run on the texts that the fuzzer begins with and on spoilt copies of them.
//!
//! The fuzzer goes on where this ends: it is guided by what it has seen, and needs minutes (`fuzz/README.md`).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![allow(clippy::disallowed_methods, reason = "the texts lie in files")]

#[path = "../../fuzz/src/lib.rs"]
mod laws;

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

/// How many spoilt copies each law is held against. The number is bounded and not the time, so that a slow machine tries as
/// much as a fast one.
const SPOILT: u64 = 400;

/// No longer text is made up.
const LONGEST: usize = 4096;

/// Numbers that look random and come again with the same seed (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit.max(1) as u64).unwrap()
    }

    fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).unwrap()
    }
}

/// Some of a text: bytes changed, put in and taken out, pieces of another one, or nothing but chance.
fn spoilt(texts: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    if dice.below(8) == 0 {
        let length = dice.below(400);
        return (0..length).map(|_| dice.byte()).collect();
    }
    let mut text = texts[dice.below(texts.len())].clone();
    for _ in 0..=dice.below(6) {
        let at = dice.below(text.len() + 1);
        let end = text.len().min(at + dice.below(40));
        match dice.below(4) {
            0 if at < text.len() => text[at] = dice.byte(),
            1 => drop(text.drain(at..end)),
            2 => drop(text.splice(at..at, [dice.byte()])),
            _ => {
                let other = &texts[dice.below(texts.len())];
                let from = dice.below(other.len());
                let piece = other[from..other.len().min(from + 60)].to_vec();
                text.splice(at..at, piece);
            }
        }
    }
    text.truncate(LONGEST);
    text
}

/// Holds a law against all texts in these folders whose names end so, and against spoilt copies of them.
fn hold(law: fn(&[u8]), folders: &[&str], ending: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<PathBuf> = folders.iter().flat_map(|folder| files_in(&root.join(folder))).collect();
    files.retain(|path| path.to_string_lossy().contains(ending));
    files.sort();
    let texts: Vec<Vec<u8>> = files.iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(!texts.is_empty(), "there is nothing to begin with in {folders:?}");
    texts.par_iter().for_each(|text| law(text));
    (0..SPOILT).into_par_iter().for_each(|seed| law(&spoilt(&texts, &mut Dice(seed))));
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect()
}

const RECORDS: &[&str] = &["tests/records/data"];

#[test]
fn records_hold_to_the_laws_of_their_formats() {
    hold(laws::kif, RECORDS, ".kif");
    hold(laws::ki2, RECORDS, ".k");
    hold(laws::csa, RECORDS, ".csa");
    hold(laws::jkf, RECORDS, ".jkf");
    hold(laws::bod, RECORDS, ".kif");
}

#[test]
fn any_text_holds_to_the_laws_of_all_formats() {
    hold(laws::import_any, RECORDS, "");
    hold(laws::encoding, RECORDS, "");
}

#[test]
fn positions_and_moves_hold_to_their_laws() {
    hold(laws::usi, &["fuzz/seeds/usi"], "");
    hold(laws::sfen, &["fuzz/seeds/sfen"], "");
    hold(laws::notation, &["fuzz/seeds/notation"], "");
    hold(laws::typed, &["fuzz/seeds/typed"], "");
}

#[test]
fn what_is_written_down_about_a_game_holds_to_its_laws() {
    hold(laws::journal, &["fuzz/seeds/journal"], "");
    hold(laws::audit, &["fuzz/seeds/audit"], "");
}

#[test]
fn a_match_and_a_clock_hold_to_their_laws_whatever_anybody_wants() {
    hold(laws::session, &["fuzz/seeds/session"], "");
    hold(laws::clock, &["fuzz/seeds/clock"], "");
}

#[test]
fn a_conversation_with_an_engine_holds_to_its_laws_whatever_the_engine_says() {
    hold(laws::engine, &["fuzz/seeds/engine"], "");
}

#[test]
fn settings_rules_and_events_hold_to_their_laws() {
    hold(laws::settings, &["fuzz/seeds/settings"], "");
    hold(laws::profile, &["assets/profiles"], ".ron");
    hold(laws::event, &["fuzz/seeds/event"], "");
}

#[test]
fn every_law_has_a_target_and_every_target_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let script = fs::read_to_string(root.join("run.sh")).unwrap();
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    for target in files_in(&root.join("fuzz_targets")) {
        let name = target.file_stem().unwrap().to_string_lossy().into_owned();
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is not built");
        let run = script.lines().find_map(|line| line.split_once("targets=${*:-")).expect("the targets are listed");
        assert!(run.1.trim_end_matches('}').split(' ').any(|target| target == name), "{name} is not run");
    }
}
