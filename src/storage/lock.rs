//! File locks, which processes use to stay out of each other's way.

#[cfg(unix)]
use std::fs::Metadata;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

#[cfg(windows)]
use super::patience::is_in_use;

/// The pause between two attempts.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(5);

/// How long a program that merely looks at a file may hold it.
pub(super) const AN_INSTANT: Duration = Duration::from_millis(100);

/// The outcome of asking for a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// Nobody else has it.
    Locked,
    /// Locks do not exist here: some network shares have none. There we have to rely on a single program.
    NoLocks,
}

/// Locks `file` for as long as it is open.
pub(super) fn hold(file: &File) -> io::Result<Hold> {
    hold_for(file, AN_INSTANT)
}

/// The same, however long it may take until nobody else has it.
pub(super) fn hold_for(file: &File, patience: Duration) -> io::Result<Hold> {
    hold_within(|| file.try_lock(), patience)
}

/// Opens an existing file for locking: network shares lock only files opened for writing as well.
pub(super) fn open_to_lock(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).open(path).or_else(|_| File::open(path))
}

fn hold_within(mut lock: impl FnMut() -> Result<(), TryLockError>, patience: Duration) -> io::Result<Hold> {
    let mut waited = Duration::ZERO;
    loop {
        match lock() {
            Ok(()) => return Ok(Hold::Locked),
            Err(TryLockError::Error(_)) => return Ok(Hold::NoLocks),
            Err(TryLockError::WouldBlock) if waited >= patience => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_ATTEMPTS),
        }
        waited += BETWEEN_ATTEMPTS;
    }
}

/// Guarantees that nobody else who asks is alone with the same file.
#[derive(Debug)]
pub struct Alone(Option<File>);

impl Alone {
    /// Whether what it guarantees still concerns the file at `path`: that file may have been deleted or replaced meanwhile.
    #[must_use]
    pub fn is_still_with(&self, path: &Path) -> bool {
        match &self.0 {
            // On Windows the lock is another file, and the folder of one in use cannot be taken away.
            Some(file) if cfg!(unix) => is_still(file, path),
            Some(_) | None => super::exists(path),
        }
    }
}

/// Waits until nobody else is replacing the file at `path`, so that it can be read and replaced in one step.
///
/// The file itself is locked; on Windows, where a locked file cannot be replaced, one beside it that goes with its program.
/// Nothing is left behind. If there is no such file or locks are not supported, everybody is considered alone.
///
/// # Errors
/// Returns an error if somebody else holds it for longer than `patience`.
pub fn alone_with(path: &Path, patience: Duration) -> io::Result<Alone> {
    if fs::metadata(path).is_ok_and(|there| there.is_file()) {
        lock_for(path, patience).map(Alone)
    } else {
        Ok(Alone(None))
    }
}

#[cfg(unix)]
fn lock_for(path: &Path, patience: Duration) -> io::Result<Option<File>> {
    while let Ok(file) = open_to_lock(path) {
        if hold_within(|| file.try_lock(), patience)? == Hold::NoLocks {
            break;
        }
        // It may have been replaced while we waited: then the other file is the one to lock.
        if is_still(&file, path) {
            return Ok(Some(file));
        }
    }
    Ok(None)
}

#[cfg(windows)]
fn lock_for(path: &Path, patience: Duration) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt;

    const READ_WRITE_DELETE: u32 = 0xC001_0000;
    const HIDDEN: u32 = 2;
    const GOES_WITH_ITS_PROGRAM: u32 = 0x0400_0000;
    let mut name = std::ffi::OsString::from(".komadai-");
    name.push(path.file_name().unwrap_or_default());
    name.push(".lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).access_mode(READ_WRITE_DELETE);
    options.share_mode(0).attributes(HIDDEN).custom_flags(GOES_WITH_ITS_PROGRAM);
    let mut held = None;
    let lock = || match options.open(path.with_file_name(&name)) {
        Ok(file) => {
            held = Some(file);
            Ok(())
        }
        Err(error) if is_in_use(&error) => Err(TryLockError::WouldBlock),
        Err(error) => Err(TryLockError::Error(error)),
    };
    hold_within(lock, patience)?;
    Ok(held)
}

/// Whether `path` still refers to `file`.
#[cfg(unix)]
pub(super) fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let mark = |there: &Metadata| (there.dev(), there.ino());
    matches!((file.metadata(), fs::metadata(path)), (Ok(ours), Ok(there)) if mark(&ours) == mark(&there))
}

#[cfg(not(unix))]
pub(super) fn is_still(_: &File, path: &Path) -> bool {
    super::exists(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::write_atomically;

    #[test]
    fn a_number_that_many_read_and_replace_at_once_counts_every_one_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("number");
        fs::write(&path, "0").unwrap();
        let count = || {
            for _ in 0..25 {
                let _alone = alone_with(&path, Duration::from_secs(60)).unwrap();
                let number: u32 = fs::read_to_string(&path).unwrap().parse().unwrap();
                write_atomically(&path, (number + 1).to_string().as_bytes()).unwrap();
            }
        };
        thread::scope(|scope| (0..4).for_each(|_| _ = scope.spawn(count)));
        assert_eq!(fs::read_to_string(&path).unwrap(), "100");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[cfg(unix)]
    #[test]
    fn where_no_locks_are_to_be_had_nobody_has_one_and_nobody_waits() {
        for (name, code) in [("EBADF", 9), ("EINVAL", 22), ("ENOLCK", 37), ("ENOSYS", 38), ("ENOTSUP", 95)] {
            let refuse = || Err(TryLockError::Error(io::Error::from_raw_os_error(code)));
            assert_eq!(hold_within(refuse, Duration::from_secs(60)).unwrap(), Hold::NoLocks, "{name}");
        }
        let busy = hold_within(|| Err(TryLockError::WouldBlock), BETWEEN_ATTEMPTS).unwrap_err();
        assert_eq!(busy.kind(), io::ErrorKind::ResourceBusy);
        assert_eq!(hold_within(|| Ok(()), BETWEEN_ATTEMPTS).unwrap(), Hold::Locked);
    }

    #[test]
    fn who_holds_a_file_for_too_long_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("number");
        drop(alone_with(&path, AN_INSTANT).unwrap());
        fs::write(&path, "0").unwrap();
        let held = alone_with(&path, AN_INSTANT).unwrap();
        let error = alone_with(&path, BETWEEN_ATTEMPTS).map(drop).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::ResourceBusy);
        drop(held);
        assert!(alone_with(&path, BETWEEN_ATTEMPTS).is_ok());
    }
}
