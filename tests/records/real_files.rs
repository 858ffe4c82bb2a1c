//! All records written by other programs. They are in a folder beside the project; a clone without that folder skips
//! this test and says so.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use komadai::record::{
    GameTree, LineEnd, Loss, RecordFormat, TextEncoding, WarningKind, decode, import, losses, to_bytes,
};

use crate::reading::main_line;

/// The records, with the format that their names promise.
pub fn files() -> Option<Vec<(PathBuf, RecordFormat)>> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data")];
    if !folders[0].is_dir() {
        return None;
    }
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let (inner, found): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
        folders.extend(inner);
        files.extend(found.into_iter().filter_map(|path| promised_format(&path).map(|format| (path, format))));
    }
    files.sort_by(|(one, _), (other, _)| one.cmp(other));
    Some(files)
}

fn promised_format(path: &Path) -> Option<RecordFormat> {
    match path.extension().and_then(OsStr::to_str)? {
        "kif" | "kifu" => Some(RecordFormat::Kif),
        "ki2" | "ki2u" => Some(RecordFormat::Ki2),
        "csa" => Some(RecordFormat::Csa),
        "jkf" => Some(RecordFormat::Jkf),
        _ => None,
    }
}

/// What is wrong with a file; all of them should be sound.
fn complaint(path: &Path, promised: RecordFormat) -> Option<String> {
    let bytes = std::fs::read(path).unwrap();
    let imported = match import(&bytes) {
        Ok(imported) => imported,
        Err(error) => return Some(format!("line {}: {error}", error.line)),
    };
    if let Some(error) = imported.broken_off {
        return Some(format!("line {}: {error}", error.line));
    }
    if imported.format.name() != promised.name() {
        return Some(format!("is taken for {}", imported.format.name()));
    }
    let is_other =
        |kind: &WarningKind| matches!(kind, WarningKind::UnknownLine { .. } | WarningKind::UnreadableTime { .. });
    if let Some(warning) = imported.warnings.iter().find(|warning| is_other(&warning.kind)) {
        return Some(format!("line {}: {warning}", warning.line));
    }
    RecordFormat::ALL.into_iter().find_map(|format| complaint_about_writing(&imported.tree, format, promised))
}

fn complaint_about_writing(tree: &GameTree, format: RecordFormat, promised: RecordFormat) -> Option<String> {
    let written = to_bytes(tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let text = || decode(&written).unwrap().text.into_owned();
    let again = match import(&written) {
        Ok(again) => again,
        Err(error) => return Some(format!("{format:?}: {error}\n{}", text())),
    };
    let lost = losses(tree, format);
    let loses_the_game = matches!(lost[..], [Loss::Game { .. }]);
    if again.broken_off.is_some() || !loses_the_game && main_line(&again.tree) != main_line(tree) {
        return Some(format!("another line of play in {format:?}: {:?}\n{}", again.broken_off, text()));
    }
    if format == promised && !lost.is_empty() {
        return Some(format!("{format:?} loses {lost:?}\n{}", text()));
    }
    let twice = to_bytes(&again.tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let is_same = import(&twice).is_ok_and(|twice| twice.tree == again.tree);
    (!is_same).then(|| format!("is not the same when it is written as {format:?}:\n{}", text()))
}

#[test]
fn every_file_is_read_and_is_the_same_when_it_is_written() {
    let Some(files) = files() else {
        println!("SKIPPED: there is no ../shared/data beside the project");
        return;
    };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut complaints = Vec::new();
    for (path, format) in &files {
        *counts.entry(format.name()).or_default() += 1;
        complaints.extend(complaint(path, *format).map(|complaint| format!("{}: {complaint}", path.display())));
    }
    assert!(complaints.is_empty(), "{} of {}:\n{}", complaints.len(), files.len(), complaints.join("\n"));
    println!("all sound: {counts:?}");
}

/// Files with the same name but for the extension hold the same game; only `noeol` is about ends of files, not about
/// games.
#[test]
fn one_game_has_one_line_of_play_in_every_format() {
    let Some(files) = files() else {
        println!("SKIPPED: there is no ../shared/data beside the project");
        return;
    };
    let mut games: BTreeMap<String, Vec<(PathBuf, String)>> = BTreeMap::new();
    for (path, _) in files {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let Some((_, game)) = name.rsplit_once("files__").and_then(|(_, inner)| inner.split_once("__")) else {
            continue;
        };
        if game == "noeol" {
            continue;
        }
        let imported = import(&std::fs::read(&path).unwrap()).unwrap();
        games.entry(game.to_owned()).or_default().push((path, main_line(&imported.tree)));
    }
    let several = games.values().filter(|files| files.len() > 1);
    let differing: Vec<_> = several.clone().filter(|files| files.iter().any(|(_, line)| *line != files[0].1)).collect();
    println!("{} games in several files", several.count());
    assert!(differing.is_empty(), "{differing:#?}");
}
