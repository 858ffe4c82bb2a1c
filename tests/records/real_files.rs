//! Every KIF file that other programs wrote. They lie in a folder beside the project, and a clone without that folder
//! skips this and says so.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use komadai::record::{LineEnd, TextEncoding, import, kif};

fn kif_files() -> Option<Vec<PathBuf>> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data")];
    if !folders[0].is_dir() {
        return None;
    }
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let (inner, found): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
        folders.extend(inner);
        files.extend(found.into_iter().filter(|path| is_kif(path)));
    }
    files.sort();
    Some(files)
}

fn is_kif(path: &Path) -> bool {
    ["kif", "kifu"].iter().any(|kind| path.extension() == Some(OsStr::new(kind)))
}

/// What is wrong with a file, all of which should be sound.
fn complaint(path: &Path) -> Option<String> {
    let imported = match import(&std::fs::read(path).unwrap()) {
        Ok(imported) => imported,
        Err(error) => return Some(format!("line {}: {error}", error.line)),
    };
    if let Some(error) = imported.broken_off {
        return Some(format!("line {}: {error}", error.line));
    }
    let written = kif::to_bytes(&imported.tree, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let again = import(&written).unwrap();
    let is_same = again.tree == imported.tree && again.broken_off.is_none();
    (!is_same).then(|| format!("is not the same when it is written:\n{}", kif::write(&imported.tree)))
}

#[test]
fn every_file_is_read_and_is_the_same_when_it_is_written() {
    let Some(files) = kif_files() else {
        println!("SKIPPED: there is no ../shared/data beside the project");
        return;
    };
    let complaints: Vec<String> =
        files.iter().filter_map(|path| Some(format!("{}: {}", path.display(), complaint(path)?))).collect();
    assert!(complaints.is_empty(), "{} of {}:\n{}", complaints.len(), files.len(), complaints.join("\n"));
    println!("{} files, all sound", files.len());
}
