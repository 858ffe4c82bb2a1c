//! Waiting for files that another program has open. Windows neither replaces nor renames such a file, and may not even
//! open it; but another window, a hall view or a virus scanner is soon finished with it.

use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How long to wait after each attempt, in milliseconds: two thirds of a second in all.
const PAUSES: [u64; 7] = [5, 10, 20, 40, 80, 160, 320];

/// Renames a file, also over another one.
///
/// # Errors
/// Returns the system's error, or [`io::ErrorKind::ResourceBusy`] if one of the two stays open elsewhere.
pub(super) fn rename_patiently(from: &Path, to: &Path) -> io::Result<()> {
    // Windows reports a file that is open elsewhere as a lack of permission.
    let is_open = |error: &io::Error| is_in_use(error) || (is_refused(error) && to.is_file());
    patiently(|| fs::rename(from, to), is_open, thread::sleep)
}

/// Retries something that fails while another program does not share the file.
///
/// # Errors
/// As for [`rename_patiently`].
pub(super) fn wait_for_others<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    patiently(attempt, is_in_use, thread::sleep)
}

/// Whether another program has opened a file exclusively, or has locked it.
pub(super) fn is_in_use(error: &io::Error) -> bool {
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

fn is_refused(error: &io::Error) -> bool {
    cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied
}

fn patiently<T>(
    mut attempt: impl FnMut() -> io::Result<T>,
    is_passing: impl Fn(&io::Error) -> bool,
    mut pause: impl FnMut(Duration),
) -> io::Result<T> {
    for pause_ms in PAUSES {
        match attempt() {
            Err(error) if is_passing(&error) => pause(Duration::from_millis(pause_ms)),
            done => return done,
        }
    }
    attempt().map_err(|error| if is_passing(&error) { io::ErrorKind::ResourceBusy.into() } else { error })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often something is tried that fails `fails` times with `error`, and what comes of it.
    fn tried(fails: usize, error: io::ErrorKind) -> (usize, Result<(), io::ErrorKind>) {
        let (mut attempts, mut waited) = (0, Duration::ZERO);
        let attempt = || {
            attempts += 1;
            if attempts > fails { Ok(()) } else { Err(error.into()) }
        };
        let is_passing = |error: &io::Error| error.kind() == io::ErrorKind::PermissionDenied;
        let done = patiently(attempt, is_passing, |pause| waited += pause);
        assert!(waited < Duration::from_secs(1), "nobody is kept waiting for {waited:?}");
        (attempts, done.map_err(|error| error.kind()))
    }

    #[test]
    fn a_file_that_is_open_elsewhere_is_waited_for_but_not_for_ever() {
        let refused = io::ErrorKind::PermissionDenied;
        assert_eq!(tried(0, refused), (1, Ok(())));
        assert_eq!(tried(PAUSES.len(), refused), (PAUSES.len() + 1, Ok(())));
        assert_eq!(tried(PAUSES.len() + 1, refused), (PAUSES.len() + 1, Err(io::ErrorKind::ResourceBusy)));
    }

    #[test]
    fn what_will_not_pass_is_told_at_once() {
        assert_eq!(tried(1, io::ErrorKind::StorageFull), (1, Err(io::ErrorKind::StorageFull)));
    }

    #[cfg(windows)]
    #[test]
    fn a_file_that_another_program_shares_with_nobody_is_said_to_be_in_use_and_replaced_once_it_is_free() {
        use std::os::windows::fs::OpenOptionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        fs::write(&path, "old").unwrap();
        let theirs = fs::OpenOptions::new().read(true).share_mode(0).open(&path).unwrap();
        let save = || crate::storage::write_atomically(&path, b"new").map_err(|error| error.kind());
        assert_eq!(save(), Err(io::ErrorKind::ResourceBusy));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            drop(theirs);
        });
        assert_eq!((save(), fs::read(&path).unwrap()), (Ok(()), b"new".to_vec()));
    }
}
