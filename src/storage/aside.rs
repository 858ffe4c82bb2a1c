//! Temporary files for saving, and those left behind by programs that were killed.
//!
//! Such a file is removed only if nobody can miss it: it has a name that we give, is an ordinary file of the same
//! owner, and nobody holds it. One for the file being saved goes at once. One for another file goes only when it is
//! old, since without locks another program may be writing it: in the program's own folders at the next start, in the
//! user's folders when something is saved there, as only then does the program have any business in them.

use std::fs::{self, Metadata, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use super::lock::{hold, is_still};
use super::rights::{self, Audience};

/// How often to start over if somebody removes the file.
const MOST_ATTEMPTS: usize = 3;

/// How all their names begin and end; in between are the number of the file being saved and random characters.
const BEGINNING: &str = ".komadai-";
const ENDING: &str = ".tmp";

/// How many characters are random, and how many digits the number has.
const RANDOM: usize = 12;
const DIGITS: usize = 16;

/// No file takes this long to write.
const OLD: Duration = Duration::from_secs(60 * 60);

/// A new file in `folder` for the new content of `target`. Its name is unpredictable, so that nobody can put something
/// there for us to wait on, but begins with the number of `target`, so that the next save there removes what a killed
/// program has left. One of the program's own files is locked, where there are locks.
pub(super) fn new_aside(target: &Path, folder: &Path, audience: Audience) -> io::Result<NamedTempFile> {
    let mut hasher = DefaultHasher::new();
    target.file_name().hash(&mut hasher);
    let prefix = format!("{BEGINNING}{:0DIGITS$x}", hasher.finish());
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(ENDING).rand_bytes(RANDOM);
    if let Some(permissions) = rights::of_new(audience) {
        builder.permissions(permissions);
    }
    for _ in 0..MOST_ATTEMPTS {
        let aside = builder.tempfile_in(folder).map_err(|error| without_its_name(&error))?;
        if hold(aside.as_file()).is_ok() && is_still(aside.as_file(), aside.path()) {
            if let Ok(ours) = aside.as_file().metadata() {
                // Its age is counted by the disk's clock, which may be another machine's.
                let now = ours.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                remove_left_behind(folder, &ours, |name, left| name.starts_with(&prefix) || is_old(left, now));
            }
            return Ok(aside);
        }
        // Somebody took it for a leftover of a dead program.
    }
    match audience {
        // The user's files are saved even without a lock.
        Audience::Usual => builder.tempfile_in(folder).map_err(|error| without_its_name(&error)),
        Audience::Owner => Err(io::ErrorKind::ResourceBusy.into()),
    }
}

/// The name of a temporary file means nothing to anybody.
fn without_its_name(error: &io::Error) -> io::Error {
    let said = error.to_string();
    let words = said.split(" at path ").next().unwrap_or(&said);
    io::Error::new(error.kind(), words)
}

/// Removes old leftovers of killed programs in one of the program's own folders.
#[cfg(feature = "gui")]
pub fn sweep(folder: &Path) {
    let now = SystemTime::now();
    if let Ok(owner) = fs::metadata(folder) {
        remove_left_behind(folder, &owner, |_, left| is_old(left, now));
    }
}

fn is_old(left: &Metadata, now: SystemTime) -> bool {
    left.modified().ok().and_then(|then| now.duration_since(then).ok()).is_some_and(|age| age >= OLD)
}

/// Removes those of our files in `folder` that are `left` behind, have the owner of `ours`, and are held by nobody.
fn remove_left_behind(folder: &Path, ours: &Metadata, left: impl Fn(&str, &Metadata) -> bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let (name, path) = (entry.file_name().to_string_lossy().into_owned(), entry.path());
        let there = path.symlink_metadata().ok().filter(|there| rights::is_ours(there, ours));
        if is_our_name(&name) && there.is_some_and(|there| left(&name, &there)) {
            remove_unless_held(&path);
        }
    }
}

fn remove_unless_held(path: &PathBuf) {
    let left = OpenOptions::new().read(true).write(true).open(path);
    if left.is_ok_and(|left| left.try_lock().is_ok()) {
        _ = fs::remove_file(path);
    }
}

/// Whether it is a name that [`new_aside`] gives, sign by sign.
fn is_our_name(name: &str) -> bool {
    let inner = name.strip_prefix(BEGINNING).and_then(|rest| rest.strip_suffix(ENDING));
    let Some((digits, random)) = inner.and_then(|inner| inner.split_at_checked(DIGITS)) else { return false };
    let is_digit = |ch: char| matches!(ch, '0'..='9' | 'a'..='f');
    digits.chars().all(is_digit) && random.len() == RANDOM && random.chars().all(|ch| ch.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::write_atomically;

    /// What a program killed while saving `name` leaves.
    fn left_behind(folder: &Path, name: &str) -> PathBuf {
        new_aside(&folder.join(name), folder, Audience::Usual).unwrap().keep().unwrap().1
    }

    /// Makes a file as old as what nobody writes any more.
    fn let_grow_old(path: &Path) {
        let file = OpenOptions::new().create(true).truncate(true).write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - OLD * 2).unwrap();
    }

    #[test]
    fn what_a_killed_program_has_left_goes_with_the_next_save_and_what_another_one_writes_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        let (file, left) = new_aside(&path, folder.path(), Audience::Usual).unwrap().keep().unwrap();
        write_atomically(&path, b"new").unwrap();
        assert!(left.exists(), "a program that writes at this instant keeps its file");
        drop(file);
        write_atomically(&path, b"newer").unwrap();
        assert_eq!((fs::read_dir(folder.path()).unwrap().count(), fs::read(&path).unwrap()), (1, b"newer".to_vec()));
    }

    #[test]
    fn what_was_left_long_ago_for_another_file_goes_with_the_next_save_in_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new] = ["other.kif", "third.kif"].map(|name| left_behind(folder.path(), name));
        let_grow_old(&old);
        write_atomically(&folder.path().join("game.kif"), b"new").unwrap();
        assert!(!old.exists() && new.exists(), "where there are no locks, somebody may be writing the new one");
    }

    #[cfg(feature = "gui")]
    #[test]
    fn the_programs_own_folders_are_swept_of_nothing_but_what_it_has_left_there() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new, held] = ["a.ron", "b.ron", "c.ron"].map(|name| left_behind(folder.path(), name));
        [&old, &held].into_iter().for_each(|path| let_grow_old(path));
        let lock = fs::File::open(&held).unwrap();
        lock.lock().unwrap();
        let names =
            [".komadai-notes.tmp", ".komadai-0123456789abcdef.tmp", ".komadai-0123456789abcdefABCDEFGHIJK!.tmp"];
        let somebodys = names.map(|name| folder.path().join(name));
        somebodys.iter().for_each(|path| let_grow_old(path));
        sweep(folder.path());
        assert!(!old.exists() && new.exists() && held.exists());
        assert!(somebodys.iter().all(|path| path.exists()));
        drop(lock);
        sweep(folder.path());
        assert!(!held.exists());
    }

    #[cfg(unix)]
    #[test]
    fn pipes_that_a_neighbour_puts_into_a_shared_folder_hold_up_no_save() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        let aside = new_aside(&path, folder.path(), Audience::Usual).unwrap();
        let name = aside.path().file_name().unwrap().to_string_lossy().into_owned();
        drop(aside);
        let prefix = &name[..".komadai-".len() + 16];
        for name in [format!("{prefix}.tmp"), format!("{prefix}abcdef.tmp"), name.clone()] {
            assert!(std::process::Command::new("mkfifo").arg(folder.path().join(name)).status().unwrap().success());
        }
        write_atomically(&path, b"one").unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!((fs::read(&path).unwrap(), fs::read_dir(folder.path()).unwrap().count()), (b"two".to_vec(), 4));
    }
}
