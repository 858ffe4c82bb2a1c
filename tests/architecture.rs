//! The architecture, enforced: which floor may use what, how long a file and a function may be, and what every `mod.rs`
//! starts with.
//!
//! Every `use` and every path in `src` is read with `syn`, made absolute (`super::…`, `self::…`, renamed imports) and
//! looked up in the table below. Paths inside macro calls count; words in comments and strings do not.
#![expect(clippy::disallowed_methods, reason = "this test reads the project's own files")]

#[path = "architecture/checker.rs"]
mod checker;
#[path = "architecture/choices.rs"]
mod choices;
#[path = "architecture/lengths.rs"]
mod lengths;
#[path = "architecture/paths.rs"]
mod paths;
#[path = "architecture/rings.rs"]
mod rings;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use checker::{Offence, floor_of, module_of, offences};

/// A floor, or a module of the floor `app` with rules of its own.
struct Floor {
    /// The module. A path belongs to the longest name it begins with.
    name: &'static str,
    /// What it may use of ours besides itself. `sound::*` means the types of `sound`, but not its functions;
    /// `storage::*Error` means the types of `storage` whose names end that way.
    ours: &'static [&'static str],
    /// The crates of `[dependencies]` it may use; `*` means any.
    crates: &'static str,
    /// What it may not use, regardless of the other columns.
    never: &'static [&'static str],
    why: &'static str,
}

const PURE: &str =
    "mixing shogi rules clock engine mate record analysis session journal hall tournament library tsume practice";
const PLAIN: &str = "serde thiserror";
const WORLD: &str = "std::env std::fs std::net std::process std::thread std::time::Instant std::time::SystemTime";
const WINDOW: &str = "eframe egui rfd";
const DEVICES: &str = "cpal image";

/// What the forms of a room may use, and whatever stands on them.
const FORMS: &str = "shogi rules clock engine engine_process::EngineStart record analysis tsume practice session journal hall tournament library library_store::* library_store::ExportLayout ron_text text picture event_paper::EventPaper sound storage::* storage::NamedFile \
    app::command app::form app::*::form";
/// What states may use besides.
const STATES: &str = "app::action app::*::action app::effect app::*::job app::state app::*::state";
/// What scenes may use.
const SCENES: &str = "mixing shogi rules clock engine record analysis tsume practice session journal hall tournament library library_store::* text sound::* storage::* picture::* \
    picture::PieceFace picture::QrCode app::command app::menu app::form app::*::form app::action app::*::action app::*::job app::state \
    app::*::state app::scene app::*::scene";
/// What views may use. Of the floors below it is what a player sees and names, and no more.
const VIEWS: &str = "text analysis::MistakeClass analysis::AskedBefore sound::* sound::Volume storage::FolderFor picture::Area picture::BoardFrame \
    picture::BOARD_ASPECT picture::Coordinates picture::DiagramStyle picture::PictureFormat picture::PieceFace picture::QrCode \
    record::DrawnMark record::LineEnd record::MarkColour record::NodeId record::RecordFormat record::TextEncoding rules::HandicapTable \
    rules::Sequel session::PiecePlace session::PieceTarget session::ReviewCommand shogi::Color shogi::Handicap \
    shogi::Hand shogi::Move shogi::Piece shogi::PieceKind shogi::Square tournament::Seat tournament::Terms \
    app::command app::keys app::menu app::form app::*::form app::action app::*::action app::scene app::*::scene \
    app::theme app::views app::*::view";
/// What updates may use.
const UPDATES: &str = "mixing shogi rules clock engine record analysis tsume practice session journal hall tournament library library_store::* storage::* storage::NamedFile sound::* text::Language \
    text::manual::Chapter picture::Pixels picture::PieceImages app::command app::form app::*::form app::action \
    app::*::action app::effect app::*::job app::state app::*::state app::update app::*::update";

#[rustfmt::skip]
const FLOORS: &[Floor] = &[
    Floor { name: "shogi", ours: &[], crates: PLAIN, never: &[WORLD],
        why: "the board and its laws stand on nothing" },
    Floor { name: "mixing", ours: &[], crates: "", never: &[WORLD],
        why: "numbers that look random and come again: arithmetic alone" },
    Floor { name: "ron_text", ours: &[], crates: "serde ron serde_path_to_error", never: &[WORLD],
        why: "how data is written that people edit: text in, values and the place of a fault out" },
    Floor { name: "mate", ours: &["mixing shogi"], crates: PLAIN, never: &[WORLD],
        why: "a mate follows from a position alone; how long to look, and when to stop, comes in as an argument" },
    Floor { name: "tsume", ours: &["shogi rules record mate"], crates: PLAIN, never: &[WORLD],
        why: "what follows from mates for problems and games: positions and trees in, answers out" },
    Floor { name: "practice", ours: &["shogi record analysis mate tsume"], crates: "chrono rs_fsrs serde serde_json", never: &[WORLD],
        why: "exercises and answers in, judgements and days out: who asks, and what day it is, is somebody else's business" },
    Floor { name: "rules", ours: &["mixing shogi ron_text"], crates: PLAIN, never: &[WORLD],
        why: "results follow from positions alone: no clock, no record, no window" },
    Floor { name: "clock", ours: &["shogi::Color"], crates: PLAIN, never: &[WORLD],
        why: "a clock knows whose turn it is, not what is played; the time comes in as an argument" },
    Floor { name: "record", ours: &["shogi rules"], crates: "csv serde serde_json thiserror encoding_rs memchr", never: &[WORLD],
        why: "bytes in, bytes out: files are somebody else's business" },
    Floor { name: "session", ours: &["shogi rules clock record"], crates: PLAIN, never: &[WORLD],
        why: "a game is (command, now) → events: it replays the same at any time, on any machine" },
    Floor { name: "journal", ours: &["shogi::Color shogi::Move clock record session"], crates: "serde serde_json thiserror crc32fast",
        never: &[WORLD], why: "lines in, a match out: it plays what was written down, and files are somebody else's business" },
    Floor { name: "tournament", ours: &["mixing shogi rules clock record session ron_text"], crates: "csv integer_blossom serde serde_json thiserror unicode_width",
        never: &[WORLD], why: "who plays whom, by which rules, and what came of it: data in, data out" },
    Floor { name: "hall", ours: &["shogi rules clock record session"], crates: "serde serde_json thiserror",
        never: &[WORLD], why: "what files said of many games, and when: looking at them is somebody else's business" },
    Floor { name: "hall_folder", ours: &["shogi::Color hall record storage"], crates: "", never: &["std::net std::process std::thread"],
        why: "the files of a hall's tables, read as `hall` understands them" },
    Floor { name: "publish", ours: &["mixing shogi rules clock record session hall tournament text picture"], crates: "serde serde_json", never: &[WORLD],
        why: "a hall's site: what was seen and when in, the bytes of files out; they are written somewhere else" },
    Floor { name: "site_folder", ours: &["shogi::Color clock record tournament text hall hall_folder publish storage"], crates: PLAIN, never: &["std::net std::process std::thread"],
        why: "the files of a site on the disk, whole or not at all" },
    Floor { name: "library", ours: &["shogi rules record ron_text"], crates: "serde thiserror crc32fast", never: &[WORLD],
        why: "what many games have in common: trees in, answers out; where the bytes lie is somebody else's business" },
    Floor { name: "library_store", ours: &["mixing library record shogi storage"], crates: "csv rayon serde serde_json thiserror", never: &["std::fs std::net std::process"],
        why: "folders of records and their indexes on the disk, as `library` says" },
    Floor { name: "engine", ours: &["shogi"], crates: PLAIN, never: &[WORLD],
        why: "a conversation with an engine is (line, wish, time) → (lines, events): no process, no thread, no clock" },
    Floor { name: "analysis", ours: &["shogi record engine ron_text"], crates: PLAIN, never: &[WORLD],
        why: "what an engine says of a game: findings in, a record out; whoever has an engine asks it" },
    Floor { name: "engine_process", ours: &["shogi engine"], crates: "dunce rustix win32job", never: &["std::fs::File std::net"],
        why: "engines as programs: it starts them, talks to them as `engine` says, and leaves none behind" },
    Floor { name: "sound", ours: &["ron_text"], crates: "*", never: &[WINDOW],
        why: "it is told a cue and knows no game" },
    Floor { name: "storage", ours: &[], crates: "*", never: &["eframe egui cpal"],
        why: "bytes and settings: what a file means is decided elsewhere" },
    Floor { name: "text", ours: &[PURE, "picture::paper", "storage::*Error"], crates: "*", never: &[WINDOW, DEVICES, WORLD],
        why: "it puts what the floors below say in types into words, and does nothing" },
    Floor { name: "picture", ours: &["shogi record"], crates: "*", never: &[WINDOW, "std::env std::fs std::net std::process std::thread"],
        why: "a position in, a drawing out, and the drawing into bytes: it needs no window and no files" },
    Floor { name: "event_paper", ours: &["shogi clock record tournament text picture"], crates: "", never: &[WORLD],
        why: "an event in, pages out: what is printed in the window is printed by the command line" },
    Floor { name: "cli", ours: &[PURE, "engine_process library_store hall_folder publish site_folder sound storage text picture event_paper"], crates: "*", never: &[WINDOW],
        why: "the command line works where there is no window" },
    Floor { name: "app", ours: &[PURE, "app engine_process library_store hall_folder publish site_folder sound storage text picture event_paper ron_text"], crates: "*", never: &[],
        why: "the window brings everything together, without the command line" },
    Floor { name: "app::command", ours: &["session record"], crates: "*", never: &[WINDOW, DEVICES, WORLD],
        why: "a command is a name, and words and keys are found by it" },
    Floor { name: "app::form", ours: &[FORMS], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what is filled in and chosen is plain data: actions carry it, so it knows none of them" },
    Floor { name: "app::*::form", ours: &[FORMS], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what is filled in and chosen is plain data: actions carry it, so it knows none of them" },
    Floor { name: "app::action", ours: &[FORMS, "app::*::action"], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what the user can ask for, as plain data: nothing has happened yet" },
    Floor { name: "app::*::action", ours: &[FORMS, "app::action"], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what the user can ask for in a room" },
    Floor { name: "app::dialogs::action", ours: &[FORMS, "app::*::action"], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what the user can ask for in any dialog" },
    Floor { name: "app::effect", ours: &[FORMS, "app::*::job app::*::state app::state"], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what is to be done outside and what comes back, as plain data" },
    Floor { name: "app::*::job", ours: &[FORMS, "app::effect"], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what a room wants done outside, and what comes back" },
    Floor { name: "app::state", ours: &[FORMS, STATES], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what is kept knows neither how it is painted nor how it changes" },
    Floor { name: "app::*::state", ours: &[FORMS, STATES], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "what is kept knows neither how it is painted nor how it changes" },
    Floor { name: "app::scene", ours: &[SCENES], crates: "*", never: &["egui::Ui", WORLD],
        why: "a scene is read off the state as plain data, before anything is painted" },
    Floor { name: "app::*::scene", ours: &[SCENES], crates: "*", never: &["egui::Ui", WORLD],
        why: "a scene is read off the state as plain data, before anything is painted" },
    Floor { name: "app::views", ours: &[VIEWS], crates: "*", never: &[WORLD],
        why: "a view paints a scene and reports actions: it names squares and pieces, and decides nothing" },
    Floor { name: "app::*::view", ours: &[VIEWS], crates: "*", never: &[WORLD],
        why: "a view paints a scene and reports actions: it names squares and pieces, and decides nothing" },
    Floor { name: "app::update", ours: &[UPDATES], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "decisions are made here and nothing is done: effects are plain data" },
    Floor { name: "app::*::update", ours: &[UPDATES], crates: "*", never: &[WINDOW, DEVICES, WORLD, "crate::sound::SoundPlayer"],
        why: "decisions are made here and nothing is done: effects are plain data" },
    Floor { name: "app::effects", ours: &[PURE, "app engine_process library_store sound storage text picture"], crates: "*", never: &[],
        why: "whatever is done outside is done here" },
    Floor { name: "app::*::work", ours: &[PURE, "app engine_process library_store hall_folder publish site_folder sound storage text picture event_paper"], crates: "*",
        never: &["crate::engine::UsiTerms crate::engine_process::EngineCommand"],
        why: "whatever is done outside is done here" },
    Floor { name: "main", ours: &["app cli"], crates: "*", never: &[],
        why: "it chooses between the window and the command line" },
];

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 60;
/// Of a line of a comment, in letters: the formatter does not wrap them.
const LONGEST_COMMENT: usize = 132;

#[test]
fn every_path_stays_on_its_floor() {
    let offences: Vec<Offence> =
        source_files().iter().flat_map(|file| offences(&in_project(file), &read(file))).collect();
    let list: Vec<String> = offences.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{} paths leave their floor:\n{}\n", list.len(), list.join("\n"));
}

#[test]
fn every_module_at_the_top_is_a_floor_of_the_table() {
    for file in source_files() {
        let module = module_of(&in_project(&file));
        assert!(
            module.is_empty() || floor_of(&module).is_some(),
            "{}: this floor is not in the table",
            in_project(&file)
        );
    }
}

/// Kinds of files that must not call each other in cycles, and how large a cycle may be.
const RINGS: &[(&str, usize)] = &[("app::update", 1)];

#[test]
fn nobody_calls_through_the_neighbours() {
    for (floor, largest) in RINGS {
        let files = source_files().into_iter().map(|file| (in_project(&file), read(&file)));
        let files: Vec<(String, String)> = files.filter(|(file, _)| is_of_kind(file, floor)).collect();
        let ring = rings::largest_ring(&rings::uses_among(&files));
        assert!(ring.len() <= *largest, "{floor}: {} files use each other: {ring:?}", ring.len());
    }
}

/// Whether a file stands on `floor` (`app::update`), or on the floor of that name in a room (`app::event::update`).
fn is_of_kind(file: &str, floor: &str) -> bool {
    let in_rooms = floor.replacen("app::", "app::*::", 1);
    floor_of(&module_of(file)).is_some_and(|own| own.name == floor || own.name == in_rooms)
}

#[test]
fn no_source_file_is_too_long() {
    for file in source_files() {
        let lines = read(&file).lines().count();
        assert!(lines <= LONGEST_FILE, "{}: {lines} lines, more than {LONGEST_FILE}: two subjects?", in_project(&file));
    }
}

#[test]
fn no_function_is_too_long() {
    for file in source_files() {
        for (name, lines) in lengths::functions(&read(&file)) {
            assert!(
                lines <= LONGEST_FUNCTION,
                "{}: `{name}` has {lines} lines, more than {LONGEST_FUNCTION}: several things?",
                in_project(&file)
            );
        }
    }
}

#[test]
fn no_line_of_a_comment_is_too_long() {
    for file in source_files() {
        for (number, line) in read(&file).lines().enumerate().filter(|(_, line)| line.trim_start().starts_with("//")) {
            let letters = line.chars().count();
            assert!(letters <= LONGEST_COMMENT, "{}:{}: {letters} letters", in_project(&file), number + 1);
        }
    }
}

/// A view says where a sentence stands; which one it is, the scene has chosen.
#[test]
fn views_do_not_choose_between_sentences() {
    let names = names_of_sentences();
    let is_view = |file: &str| is_of_kind(file, "app::views") || is_of_kind(file, "app::view");
    for file in source_files().into_iter().filter(|file| is_view(&in_project(file))) {
        let chosen = choices::chosen_names(&read(&file), &names);
        assert!(chosen.is_empty(), "{}: the scene chooses between {chosen:?}", in_project(&file));
    }
}

fn names_of_sentences() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text/en");
    let files = fs::read_dir(folder).expect("the sentences can be listed");
    let sentences = files.map(|file| read(&file.expect("the sentences can be listed").path()));
    let names = sentences
        .flat_map(|text| text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect::<Vec<_>>());
    names.collect()
}

#[test]
fn every_room_and_every_file_says_at_its_door_what_it_is_for() {
    let silent = source_files().into_iter().filter(|file| !read(file).starts_with("//! "));
    let silent: Vec<String> = silent.map(|file| in_project(&file)).collect();
    assert!(silent.is_empty(), "begin with a line of //!: {silent:#?}");
}

/// Comments that only satisfy `missing_docs`.
const EMPTY: [&str; 11] =
    ["What.", "Which.", "Who.", "Where.", "When.", "Why.", "How.", "Yes.", "No.", "Nothing.", "Nobody."];

#[test]
fn comments_say_more_than_one_word() {
    for file in source_files() {
        let text = read(&file);
        let comments = text.lines().filter_map(|line| line.trim_start().strip_prefix("/// "));
        let empty: Vec<&str> = comments.filter(|words| EMPTY.contains(words)).collect();
        assert!(empty.is_empty(), "{}: {empty:?}", in_project(&file));
    }
}

fn source_files() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn in_project(file: &Path) -> String {
    let inside = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("the file is the project's");
    inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
