//! Checks what a file uses against the table.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use crate::paths::{Mention, mentions};
use crate::{FLOORS, Floor, read};

/// A path that its floor may not use.
pub struct Offence {
    file: String,
    line: usize,
    path: String,
    floor: &'static Floor,
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, path, floor } = self;
        let ours = floor.ours.join(" ");
        let never = if floor.never.is_empty() { String::new() } else { format!("; never {}", floor.never.join(" ")) };
        writeln!(f, "{file}:{line}: {path}")?;
        write!(f, "    `{}` may use of ours [{ours}], crates [{}]{never}: {}", floor.name, floor.crates, floor.why)
    }
}

/// The paths that a file (named as in `src/record/kif.rs`) uses but may not, each once.
pub fn offences(file: &str, source: &str) -> Vec<Offence> {
    let module = module_of(file);
    let Some(floor) = floor_of(&module) else { return Vec::new() };
    let syntax = syn::parse_file(source).unwrap_or_else(|error| panic!("{file} cannot be parsed: {error}"));
    let dependencies = dependencies();
    mentions(module, &syntax)
        .into_iter()
        .filter(|mention| !is_allowed(floor, mention, &dependencies))
        .map(|Mention { written, path, .. }| Offence {
            file: file.to_owned(),
            line: line_of(source, &written),
            path: path.join("::"),
            floor,
        })
        .collect()
}

/// `src/record/kif/mod.rs` is the module `record::kif`; `lib.rs` is the root, which has no floor.
pub fn module_of(file: &str) -> Vec<String> {
    let inside = file.trim_start_matches("src/").trim_end_matches(".rs");
    let inside = inside.strip_suffix("/mod").unwrap_or(inside);
    if inside == "lib" { Vec::new() } else { inside.split('/').map(str::to_owned).collect() }
}

/// The floor of a module, or of an item in it.
pub fn floor_of(path: &[String]) -> Option<&'static Floor> {
    FLOORS.iter().filter(|floor| begins(path, floor.name)).max_by_key(|floor| floor.name.len())
}

fn is_allowed(floor: &Floor, mention: &Mention, dependencies: &BTreeSet<String>) -> bool {
    let path = &mention.path;
    let is_forbidden = words(floor.never).any(|never| begins(path, never) || is_glob_over(path, never));
    match path.split_first() {
        Some((first, inside)) if first == "crate" => !is_forbidden && is_allowed_of_ours(floor, inside),
        Some((first, _)) if dependencies.contains(first) && !mention.in_tests => {
            !is_forbidden && floor.crates.split(' ').any(|allowed| allowed == "*" || allowed == first)
        }
        _ => mention.in_tests || !is_forbidden,
    }
}

fn is_allowed_of_ours(floor: &Floor, path: &[String]) -> bool {
    let is_at_home = floor_of(path).is_some_and(|other| other.name == floor.name);
    path.is_empty() || is_at_home || is_door(path) || words(floor.ours).any(|allowed| grants(allowed, path))
}

/// Whether a path is the name of a room of `app` and no more: `use crate::app::event;`. Whatever is then used of the room is
/// a mention of its own, with its whole path.
fn is_door(path: &[String]) -> bool {
    let [app, room] = path else { return false };
    let door = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(app).join(room).join("mod.rs");
    app == "app" && door.exists() && floor_of(path).is_some_and(|floor| floor.name == "app")
}

/// Whether an entry of the column `ours` allows a path.
fn grants(allowed: &str, path: &[String]) -> bool {
    let typed = allowed.split_once("::*").filter(|(_, ending)| !ending.starts_with("::"));
    let Some((module, ending)) = typed else { return begins(path, allowed) };
    let depth = module.split("::").count();
    let is_type = |name: &String| name.starts_with(char::is_uppercase);
    begins(path, module)
        && path.get(depth).is_some_and(|name| name.ends_with(ending))
        && path[depth..].iter().all(is_type)
}

/// Whether a path begins so; `*` stands for any one name.
fn begins(path: &[String], beginning: &str) -> bool {
    let mut path = path.iter();
    beginning.split("::").all(|name| path.next().is_some_and(|own| name == "*" || own == name))
}

/// `std::time::*` brings in `std::time::Instant`.
fn is_glob_over(path: &[String], never: &str) -> bool {
    path.split_last().is_some_and(|(last, module)| last == "*" && never.starts_with(&(module.join("::") + "::")))
}

fn words(lists: &'static [&'static str]) -> impl Iterator<Item = &'static str> {
    lists.iter().flat_map(|list| list.split_whitespace())
}

/// The names under `[dependencies]`, as written in code.
fn dependencies() -> BTreeSet<String> {
    let manifest = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let entries = lines.take_while(|line| !line.starts_with('['));
    entries.filter_map(|line| Some(line.split_once(" = ")?.0.replace('-', "_"))).collect()
}

/// The line of a path, or the first of several. A grouped import does not spell it out in one piece: then the last name
/// is looked for after the longest prefix that is.
fn line_of(source: &str, written: &[String]) -> usize {
    let code: Vec<&str> = source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let last = written.last().expect("a path has a last name");
    (1..=written.len())
        .rev()
        .find_map(|length| {
            let start = code.iter().position(|line| line.contains(&written[..length].join("::")))?;
            let found = code[start..].iter().position(|line| length == written.len() || has_word(line, last))?;
            Some(start + found + 1)
        })
        .unwrap_or(1)
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '*').any(|own| own == word)
}

mod tests {
    use super::offences;

    fn offending_paths(file: &str, source: &str) -> Vec<String> {
        offences(file, source).into_iter().map(|offence| offence.path).collect()
    }

    /// Paths that must be caught: file, source, and offending path.
    const CAUGHT: &[(&str, &str, &str)] = &[
        ("src/shogi/board.rs", "use crate::app;", "crate::app"),
        ("src/shogi/board.rs", "use super::super::clock::GameClock;", "crate::clock::GameClock"),
        ("src/shogi/mod.rs", "use super::rules::{Outcome as Ending};", "crate::rules::Outcome"),
        ("src/shogi/board.rs", "fn f() { crate::record::kif::read(); }", "crate::record::kif::read"),
        ("src/shogi/board.rs", "struct S(Vec<komadai::session::Player>);", "crate::session::Player"),
        ("src/shogi/board.rs", "mod inner { use super::super::super::rules::X; }", "crate::rules::X"),
        ("src/shogi/board.rs", "fn f() { assert!(g(crate::clock::now())); }", "crate::clock::now"),
        ("src/shogi/board.rs", "#[derive(egui::Widget)] struct S;", "egui::Widget"),
        ("src/shogi/board.rs", "#[cfg(test)] mod tests { use crate::rules::Outcome; }", "crate::rules::Outcome"),
        ("src/rules/outcome.rs", "use std::{fmt, time::{Duration, SystemTime}};", "std::time::SystemTime"),
        ("src/rules/outcome.rs", "use std::time; fn f(at: time::Instant) {}", "std::time::Instant"),
        ("src/rules/outcome.rs", "use std::time::*;", "std::time::*"),
        ("src/rules/outcome.rs", "use encoding_rs::SHIFT_JIS;", "encoding_rs::SHIFT_JIS"),
        ("src/clock/game_clock.rs", "use crate::shogi::Position;", "crate::shogi::Position"),
        ("src/clock/game_clock.rs", "use crate::shogi;", "crate::shogi"),
        ("src/clock/game_clock.rs", "use crate::shogi::*;", "crate::shogi::*"),
        ("src/record/kif.rs", "fn f() { std::fs::read(\"a\"); }", "std::fs::read"),
        ("src/session/mod.rs", "fn f() { std::thread::spawn(g); }", "std::thread::spawn"),
        ("src/sound/player.rs", "use crate::shogi::Color;", "crate::shogi::Color"),
        ("src/storage/paths.rs", "use crate::record::import;", "crate::record::import"),
        ("src/text/errors.rs", "use crate::storage::read_record;", "crate::storage::read_record"),
        (
            "src/text/errors.rs",
            "use crate::storage::ReadError; fn f() { ReadError::from_os(); }",
            "crate::storage::ReadError::from_os",
        ),
        ("src/picture/mod.rs", "use crate::session::MatchSession;", "crate::session::MatchSession"),
        ("src/cli/mod.rs", "use crate::app::run;", "crate::app::run"),
        ("src/cli/mod.rs", "use egui::Context;", "egui::Context"),
        ("src/app/mod.rs", "use crate::cli::run;", "crate::cli::run"),
        ("src/app/scene/board.rs", "fn f(ui: &mut egui::Ui) {}", "egui::Ui"),
        ("src/app/scene/board.rs", "use super::super::views::board_ui;", "crate::app::views::board_ui"),
        ("src/app/scene/mod.rs", "use super::update::is_enabled;", "crate::app::update::is_enabled"),
        ("src/app/views/board/mod.rs", "use crate::app::state::AppState;", "crate::app::state::AppState"),
        ("src/app/views/board/mod.rs", "use crate::shogi::Position;", "crate::shogi::Position"),
        (
            "src/app/event/view/event.rs",
            "use crate::app::event::state::OpenEvent;",
            "crate::app::event::state::OpenEvent",
        ),
        (
            "src/app/event/view/event.rs",
            "use crate::app::event; fn f() { event::update::f(); }",
            "crate::app::event::update::f",
        ),
        ("src/app/event/update/mod.rs", "use egui::Key;", "egui::Key"),
        ("src/app/event/form/mod.rs", "use crate::app::action::Action;", "crate::app::action::Action"),
        ("src/app/update/mod.rs", "use egui::Key;", "egui::Key"),
        (
            "src/app/update/file.rs",
            "use crate::storage; fn f() { storage::read_record(); }",
            "crate::storage::read_record",
        ),
        ("src/app/update/file.rs", "use std::time::Instant;", "std::time::Instant"),
    ];

    #[test]
    fn what_is_forbidden_is_caught() {
        for (file, source, path) in CAUGHT {
            let found = offending_paths(file, source);
            assert!(found.iter().any(|found| found == path), "{file}: {source} must give {path}, gives {found:?}");
        }
    }

    /// Sources that must pass.
    const ALLOWED: &[(&str, &str)] = &[
        ("src/shogi/board.rs", "use super::{Color, Square}; use std::fmt; // not crate::app::run"),
        ("src/shogi/board.rs", "pub(crate) fn f() -> Vec<u8> { println!(\"crate::app::run\"); Vec::new() }"),
        ("src/clock/mod.rs", "mod rules; use rules::Byoyomi; use self::rules::Fischer; use crate::shogi::Color;"),
        ("src/record/mod.rs", "use encoding_rs::Encoding; use crate::rules::Outcome; use std::time::Duration;"),
        ("src/record/mod.rs", "#[cfg(test)] mod tests { use super::*; fn f() { std::fs::read(\"a\"); } }"),
        ("src/text/errors.rs", "use crate::storage::ReadError; fn f(e: ReadError) { ReadError::TooLong; }"),
        ("src/app/update/mod.rs", "use crate::storage::Folder; use crate::sound::Cue;"),
        ("src/app/views/stand.rs", "use egui::Ui; use crate::app::scene::StandScene; use crate::shogi::Color;"),
        ("src/app/window.rs", "use super::{scene::Scene, update::update, views::window_ui}; use std::time::Instant;"),
        ("src/app/views/dialogs/mod.rs", "use crate::app::event; fn f() { event::view::event_ui(); }"),
        ("src/app/effects.rs", "use crate::storage::read_record; use std::time::Instant;"),
        ("src/main.rs", "fn main() { komadai::app::run(); komadai::cli::run(); }"),
        ("src/lib.rs", "pub mod shogi; pub mod app;"),
    ];

    #[test]
    fn what_is_allowed_is_let_through() {
        for (file, source) in ALLOWED {
            let found = offending_paths(file, source);
            assert!(found.is_empty(), "{file}: {source} is allowed, but gives {found:?}");
        }
    }

    #[test]
    fn an_offence_says_where_it_is_and_which_rule_it_breaks() {
        let source = "//! Not crate::app::run.\n\nuse crate::{\n    shogi::Color,\n    app::run,\n};\n";
        let found = offences("src/rules/outcome.rs", source);
        assert_eq!(found.len(), 1);
        let message = found[0].to_string();
        assert!(message.starts_with("src/rules/outcome.rs:5: crate::app::run\n"), "{message}");
        assert!(message.contains("`rules` may use of ours [mixing shogi ron_text]"), "{message}");
    }
}
