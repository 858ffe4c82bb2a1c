//! Finds files that use each other in a cycle.

use std::collections::{BTreeMap, BTreeSet};

use crate::checker::module_of;
use crate::paths::{Names, mentions};

/// Which of the given modules use which.
pub type Uses = BTreeMap<String, BTreeSet<String>>;

/// Which of `files` (named as in `src/record/kif.rs`, with their sources) use which. Anything outside the given files
/// counts as the nearest `mod.rs` above it; a path through a re-export counts for the re-exporting module.
pub fn uses_among(files: &[(String, String)]) -> Uses {
    let modules: BTreeSet<Names> = files.iter().map(|(file, _)| module_of(file)).collect();
    files.iter().map(|(file, source)| (module_of(file).join("::"), used_by(file, source, &modules))).collect()
}

fn used_by(file: &str, source: &str, modules: &BTreeSet<Names>) -> BTreeSet<String> {
    let own = module_of(file);
    let syntax = syn::parse_file(source).unwrap_or_else(|error| panic!("{file} cannot be parsed: {error}"));
    mentions(own.clone(), &syntax)
        .into_iter()
        .filter(|mention| !mention.in_tests)
        .filter_map(|mention| module_above(mention.path.strip_prefix(&["crate".to_owned()][..])?, modules))
        .filter(|used| *used != own)
        .map(|used| used.join("::"))
        .collect()
}

/// The longest prefix of `path` that is one of `modules`.
fn module_above(path: &[String], modules: &BTreeSet<Names>) -> Option<Names> {
    (1..=path.len()).rev().map(|length| path[..length].to_vec()).find(|module| modules.contains(module))
}

/// The largest set of modules that all reach each other; a single module if there is no cycle.
pub fn largest_ring(uses: &Uses) -> BTreeSet<String> {
    let reach: BTreeMap<&String, BTreeSet<&String>> = uses.keys().map(|from| (from, reached(uses, from))).collect();
    let ring_of = |module: &String| -> BTreeSet<String> {
        let there_and_back = |other: &&String| reach[module].contains(*other) && reach[*other].contains(module);
        uses.keys().filter(|other| *other == module || there_and_back(other)).cloned().collect()
    };
    uses.keys().map(ring_of).max_by_key(BTreeSet::len).unwrap_or_default()
}

fn reached<'a>(uses: &'a Uses, from: &str) -> BTreeSet<&'a String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&String> = uses[from].iter().collect();
    while let Some(module) = next.pop() {
        if reached.insert(module) {
            next.extend(&uses[module]);
        }
    }
    reached
}

mod tests {
    use super::{largest_ring, uses_among};

    fn ring_among(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = files.iter().map(|(file, source)| ((*file).to_owned(), (*source).to_owned())).collect();
        largest_ring(&uses_among(&files)).into_iter().collect()
    }

    #[test]
    fn files_that_use_each_other_are_a_ring() {
        let ring = ring_among(&[
            ("src/a/mod.rs", "mod b; mod c; mod d; pub fn f() { b::f(); d::f(); }"),
            ("src/a/b.rs", "use super::c; pub fn f() { c::f(); }"),
            ("src/a/c.rs", "use super::{b, d}; pub fn f() { b::f(); d::f(); }"),
            ("src/a/d.rs", "pub fn f() {}"),
        ]);
        assert_eq!(ring, ["a::b", "a::c"]);
    }

    #[test]
    fn what_a_room_keeps_at_its_door_makes_a_ring_with_whom_it_calls() {
        let ring = ring_among(&[
            ("src/a/mod.rs", "mod b; pub struct Key; pub fn f() { b::f(); }"),
            ("src/a/b.rs", "use super::Key; pub fn f() {}"),
        ]);
        assert_eq!(ring, ["a", "a::b"]);
    }

    #[test]
    fn arrows_that_all_run_down_are_no_ring() {
        let ring = ring_among(&[
            ("src/a/mod.rs", "mod b; mod c; pub fn f() { b::f(); }"),
            ("src/a/b.rs", "use super::c::Key; pub fn f() {}"),
            ("src/a/c.rs", "pub struct Key; #[cfg(test)] mod tests { use crate::a::b::f; }"),
        ]);
        assert_eq!(ring.len(), 1);
    }
}
