//! Every sentence exists in every language with the same blanks, and every sentence that the program says exists.
#![cfg(feature = "gui")]
#![expect(clippy::disallowed_methods, reason = "this test reads the sources and the sentences")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use komadai::app::{Command, CopyAs};
use komadai::rules::FoulKind;
use komadai::text::{Language, Text};

/// A sentence's name, and the names of its blanks.
type Sentences = BTreeMap<String, BTreeSet<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").filter_map(Result::ok).map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

fn sentences(language: &str) -> Sentences {
    let mut sentences = Sentences::new();
    let mut name = String::new();
    for file in files_below(&root().join("assets/text").join(language)) {
        for line in fs::read_to_string(file).expect("the file can be read").lines() {
            if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with(['#', ' '])) {
                name = id.to_owned();
                assert!(sentences.insert(name.clone(), BTreeSet::new()).is_none(), "{name} is there twice");
            }
            let blanks =
                line.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default().to_owned());
            sentences.entry(name.clone()).or_default().extend(blanks);
        }
    }
    sentences.remove("");
    sentences
}

#[test]
fn every_sentence_exists_in_every_language_with_the_same_blanks() {
    let (english, japanese) = (sentences("en"), sentences("ja"));
    assert!(english.len() > 150, "only {} sentences were found", english.len());
    let names = |sentences: &Sentences| sentences.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(names(&english), names(&japanese));
    for (name, blanks) in &english {
        assert_eq!(blanks, &japanese[name], "{name}");
    }
}

/// Whether a sentence names a key that somebody may have given to another command.
fn names_a_key(line: &str) -> bool {
    let is_function_key = |word: &str| {
        word.strip_prefix('F').is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()))
    };
    line.contains("Ctrl+") || line.split(|c: char| !c.is_ascii_alphanumeric()).any(is_function_key)
}

#[test]
fn no_sentence_names_a_key_that_can_be_chosen_otherwise() {
    for file in files_below(&root().join("assets/text")) {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let said = text.lines().filter(|line| !line.starts_with('#') && names_a_key(line));
        assert_eq!(said.collect::<Vec<_>>(), Vec::<&str>::new(), "{}", file.display());
    }
}

/// The names of sentences in a source file: string literals that look like one and stand where one is asked for.
fn named_in(source: &str) -> Vec<String> {
    let literals = source.split('"').skip(1).step_by(2);
    let looks_like_one = |text: &&str| {
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
    };
    literals.filter(looks_like_one).map(str::to_owned).collect()
}

/// The word for a foul goes by its code.
fn names_of_fouls() -> impl Iterator<Item = String> {
    FoulKind::ALL.iter().map(|kind| format!("foul-{}", kind.code().replace('_', "-")))
}

/// The sentences of the questions: their scenes name only what tells one from another, `"resign"` for `question-resign`,
/// `question-resign-why`, `-yes` and `-no`.
fn names_of_questions(english: &Sentences) -> BTreeSet<String> {
    let scenes = [
        "src/app/dialogs/scene/question.rs",
        "src/app/dialogs/scene/take_up.rs",
        "src/app/event/scene/clashes.rs",
        "src/app/event/scene/questions.rs",
    ];
    let source: String =
        scenes.map(|file| fs::read_to_string(root().join(file)).expect("the file can be read")).concat();
    let mut names = BTreeSet::new();
    let first = |rest: &str| {
        let rest = rest.trim_start();
        let literal = rest.strip_prefix("text,").unwrap_or(rest).trim_start().strip_prefix('"')?.split('"').next();
        literal.map(str::to_owned)
    };
    for name in source.split("plain(").skip(1).filter_map(first) {
        names.extend(["", "-why", "-yes", "-no"].map(|end| format!("question-{name}{end}")));
    }
    for name in source.split('"').skip(1).step_by(2).filter(|name| english.contains_key(&format!("question-{name}"))) {
        // A game that is over, or a clock, is left for later in the same words as a game that is not; and what is only told has
        // one button.
        let has_no = !name.starts_with("take-up-") && name != "hall-stopped";
        let ends: &[&str] = if has_no { &["", "-why", "-yes", "-no"] } else { &["", "-why", "-yes"] };
        names.extend(ends.iter().map(|end| format!("question-{name}{end}")));
    }
    names
}

#[test]
fn every_sentence_that_the_program_says_exists_and_none_is_never_said() {
    let english = sentences("en");
    let mut said: BTreeSet<String> = BTreeSet::new();
    for file in ["src/text", "src/app", "src/cli", "src/event_paper", "src/publish"]
        .into_iter()
        .flat_map(|folder| files_below(&root().join(folder)))
    {
        said.extend(named_in(&fs::read_to_string(file).expect("the file can be read")));
    }
    said.extend(names_of_questions(&english));
    let paths = [
        "path-open",
        "path-save",
        "path-print",
        "path-import-profile",
        "path-export-profile",
        "path-log",
        "path-games",
    ];
    said.extend(
        ["open", "save", "pairings", "players", "csv", "text", "standings", "paper"]
            .map(|file| format!("path-event-{file}-yes")),
    );
    said.extend(paths.map(|path| format!("{path}-yes")));
    said.extend(names_of_fouls());
    said.extend(CopyAs::all().map(CopyAs::name));
    said.extend(
        Command::ALL.iter().map(|command| format!("{}-tip", command.name())).filter(|id| english.contains_key(id)),
    );
    let never_said: Vec<&String> = english.keys().filter(|name| !said.contains(*name)).collect();
    assert!(never_said.is_empty(), "never said: {never_said:?}");
    let names = Command::ALL.iter().map(|command| command.name());
    let missing: Vec<&str> = names.filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    let prefixes: BTreeSet<&str> = english.keys().filter_map(|name| name.split('-').next()).collect();
    let lacking: Vec<&String> = said
        .iter()
        .filter(|name| name.split('-').next().is_some_and(|prefix| prefixes.contains(prefix)))
        .filter(|name| !english.contains_key(*name))
        .collect();
    assert!(lacking.is_empty(), "said, but not there: {lacking:?}");
}

/// Whatever is left, a part of it is lost that the disk does not have.
#[test]
fn the_questions_about_a_game_that_the_disk_does_not_have_are_answered_by_one_button() {
    for language in Language::ALL {
        let text = Text::new(language);
        let buttons = ["game", "adjourned", "ended"].map(|of| text.say(&format!("question-leave-unsafe-{of}-yes")));
        assert!(buttons.iter().all(|button| *button == buttons[0]), "{buttons:?}");
    }
}
