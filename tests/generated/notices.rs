//! The licences of everything that the program is made of, in one file.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use crate::lock_file::{Package, packages};
use crate::{is_writing, keep, read};

const FILE: &str = "assets/NOTICES.txt";

/// What stands before each package in the list.
const POINT: &str = "* ";

/// What stands above the list and below it.
const HEADINGS: [&str; 2] = ["\nPACKAGES\n", "\nTHEIR LICENCES\n"];

/// What stands between two licences.
const LINE: &str = "------------------------------------------------------------------------------";

/// Fonts and voices, whose licences lie in the project.
const OURS: [(&str, &str); 3] = [
    ("Noto Sans JP (fonts/NotoSansJP-*.ttf)", "fonts/OFL-NotoSansJP.txt"),
    ("Noto Sans (fonts/NotoSans-Letters*.ttf)", "fonts/OFL-NotoSans.txt"),
    ("Yuji Syuku (fonts/YujiSyuku-Pieces.ttf)", "fonts/OFL-YujiSyuku.txt"),
];

#[test]
fn the_notices_name_every_package_of_the_program() {
    let text = kept();
    let list = text.split(HEADINGS[0]).nth(1).and_then(|rest| rest.split(HEADINGS[1]).next()).unwrap_or_default();
    let named: BTreeSet<Package> = list.lines().filter_map(|line| package_of(line.strip_prefix(POINT)?)).collect();
    let (missing, gone): (Vec<_>, Vec<_>) =
        (packages().difference(&named).cloned().collect(), named.difference(&packages()).cloned().collect());
    assert!(
        missing.is_empty() && gone.is_empty(),
        "missing: {missing:?}, no longer used: {gone:?}. Run: cargo fetch && KOMADAI_WRITE=1 cargo test --test generated"
    );
}

#[test]
fn the_notices_hold_the_licences_of_fonts_and_voices() {
    let text = kept();
    for (name, licence) in OURS {
        assert!(text.contains(name) && text.contains(read(licence).trim()), "{name}");
    }
    assert!(text.contains(voices().trim()), "the voices are named as in assets/SOURCES.md");
}

/// The notices as they are kept, made anew where that is asked for.
fn kept() -> String {
    static WRITING: Once = Once::new();
    WRITING.call_once(|| {
        if is_writing() {
            keep(FILE, &notices());
        }
    });
    read(FILE)
}

/// `name version: licence`
fn package_of(line: &str) -> Option<Package> {
    let (name, rest) = line.split_once(' ')?;
    let (version, _) = rest.split_once(':')?;
    Some((name.to_owned(), version.to_owned()))
}

/// A package as it lies on this machine.
struct Source {
    name: String,
    licence: String,
    /// The texts that come with it.
    texts: Vec<String>,
}

fn notices() -> String {
    let sources: Vec<Source> = packages().into_iter().map(|package| source(&package)).collect();
    let mut text = "Komadai is made with the work of others. Their names and licences stand below.\n\n".to_owned();
    text += "FONTS\n\n";
    text.extend(OURS.map(|(name, _)| format!("{name}: SIL Open Font License 1.1\n")));
    text += &format!("\nVOICES\n\n{}\n", voices());
    text += HEADINGS[0];
    text += "\nEvery Rust package that the program is built from on some system, with its licence.\n\n";
    text.extend(sources.iter().map(|source| format!("{POINT}{}: {}\n", source.name, source.licence)));
    text += HEADINGS[1];
    text + "\n" + &OURS.map(font_licence).concat() + &licences(&sources)
}

fn font_licence((name, licence): (&str, &str)) -> String {
    format!("{LINE}\n{name}\n\n{}\n\n", read(licence).trim())
}

/// Who made the voices, as the table of sources says.
fn voices() -> String {
    let table = read("assets/SOURCES.md");
    let rows = table.lines().filter(|row| row.contains("sounds/voices/"));
    let plain = |row: &str| row.trim_matches(['|', ' ']).replace(" | ", "\n  ").replace('`', "");
    rows.map(plain).collect::<Vec<_>>().join("\n\n")
}

/// Each text once, below the packages that bring it.
fn licences(sources: &[Source]) -> String {
    let mut users: BTreeMap<String, (BTreeSet<&str>, &str)> = BTreeMap::new();
    let texts = sources.iter().flat_map(|source| source.texts.iter().map(move |text| (source, text)));
    for (source, text) in texts {
        let words: Vec<&str> = text.split_whitespace().collect();
        users.entry(words.join(" ")).or_insert_with(|| (BTreeSet::new(), text)).0.insert(&source.name);
    }
    let mut blocks: Vec<_> = users.into_values().map(|(names, text)| (Vec::from_iter(names), text)).collect();
    blocks.sort();
    let block =
        |(names, text): &(Vec<&str>, &str)| format!("{LINE}\n{}\n\n{}\n\n", folded(&names.join(", ")), text.trim());
    let without: Vec<&str> = sources.iter().filter(|it| it.texts.is_empty()).map(|it| it.name.as_str()).collect();
    let rest = format!("{LINE}\nWithout a text of their own in the package, under the licence in the list above:\n");
    blocks.iter().map(block).collect::<String>() + &rest + &folded(&without.join(", ")) + "\n"
}

/// Words in lines of at most 78 characters.
fn folded(words: &str) -> String {
    let mut lines = vec![String::new()];
    for word in words.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if !last.is_empty() && last.len() + word.len() >= 78 {
            lines.push(word.to_owned());
        } else {
            let gap = if last.is_empty() { "" } else { " " };
            *last += &format!("{gap}{word}");
        }
    }
    lines.join("\n")
}

fn source((name, version): &Package) -> Source {
    let folder = folder_of(&format!("{name}-{version}"));
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("every package has a manifest");
    let value =
        |key| manifest.lines().find_map(|line| line.strip_prefix(key)).map(|it| it.trim_matches('"').to_owned());
    // Some name a file in its place, which begins with what it is: "MIT License".
    let in_file = || Some(text_of(&folder.join(value("license-file = ")?)).lines().next()?.replace(" License", ""));
    let licence = value("license = ").or_else(in_file).unwrap_or_else(|| panic!("{name} names no licence"));
    let texts = licence_files(&folder, &licence).into_iter().map(|file| text_of(&file)).collect();
    Source { name: format!("{name} {version}"), licence, texts }
}

/// Where cargo keeps the sources of a package.
fn folder_of(package: &str) -> PathBuf {
    let home = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{}/.cargo", env::var("HOME").unwrap_or_default()));
    let registries = fs::read_dir(format!("{home}/registry/src")).expect("cargo keeps the sources of packages");
    let mut folders = registries.filter_map(Result::ok).map(|registry| registry.path().join(package));
    folders.find(|folder| folder.is_dir()).unwrap_or_else(|| panic!("{package} is not here: run cargo fetch"))
}

/// The files with the terms that we take: MIT's where it is one of a choice, else all.
fn licence_files(folder: &Path, licence: &str) -> Vec<PathBuf> {
    let is_licence = |path: &PathBuf| {
        let name = name_of(path);
        path.is_file() && ["licen", "copying", "notice", "copyright"].iter().any(|word| name.starts_with(word))
    };
    let entries = fs::read_dir(folder).expect("the package can be read").filter_map(Result::ok);
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_licence).collect();
    files.sort();
    let is_choice = licence.contains("MIT") && (licence.contains(" OR ") || licence.contains('/'));
    let of_mit: Vec<PathBuf> = files.iter().filter(|file| name_of(file).contains("mit")).cloned().collect();
    if is_choice && !of_mit.is_empty() { of_mit } else { files }
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default()
}

fn text_of(file: &Path) -> String {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n").replace(['\t', '\u{c}'], "    ");
    text.lines().map(|line| format!("{}\n", short(line.trim_end()))).collect()
}

/// A line that is no longer than the others; the words keep their distance in those that are short anyway.
fn short(line: &str) -> String {
    if line.len() > 92 { folded(line.trim()) } else { line.to_owned() }
}
