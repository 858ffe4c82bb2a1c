//! Who may read and write the files we make.

use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io;
use std::path::Path;

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Whoever may read the file being replaced; for a new file, whoever may read other new files there.
    Usual,
    /// Only its owner: the program's own files tell of games in play, settings and the arbiter's PIN.
    Owner,
}

/// The number of other names (hard links) of a file. They keep referring to the old file when this one is replaced.
#[must_use]
pub fn other_names(path: &Path) -> u64 {
    let there = std::fs::metadata(path).ok().filter(Metadata::is_file);
    there.map_or(0, |there| unix::names(&there).saturating_sub(1))
}

/// The permissions of a new file; `None` if the system has no such concept.
pub(super) fn of_new(audience: Audience) -> Option<Permissions> {
    unix::permissions(match audience {
        // The system applies the umask.
        Audience::Usual => 0o666,
        Audience::Owner => 0o600,
    })
}

/// Restricts files created with `options` to their owner.
pub(super) fn for_owner(options: &mut OpenOptions) -> &mut OpenOptions {
    unix::for_owner(options)
}

/// Gives `new` the attributes of the file at `path`: its mode, its group and, on Linux, its access control list.
///
/// If the system does not let us keep the group or the list, everyone but the owner is limited to what everybody could
/// do before.
pub(super) fn keep(new: &File, path: &Path, old: &Metadata) -> io::Result<()> {
    unix::keep(new, path, old)
}

/// Whether a file belongs to whoever owns `ours`, and is an ordinary one.
pub(super) fn is_ours(there: &Metadata, ours: &Metadata) -> bool {
    there.is_file() && unix::have_one_owner(there, ours)
}

#[cfg(unix)]
mod unix {
    use std::fs::{File, Metadata, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, fchown};
    use std::path::Path;

    pub(super) fn names(there: &Metadata) -> u64 {
        there.nlink()
    }

    #[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
    pub(super) fn permissions(mode: u32) -> Option<Permissions> {
        Some(Permissions::from_mode(mode))
    }

    pub(super) fn for_owner(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
    }

    pub(super) fn have_one_owner(one: &Metadata, other: &Metadata) -> bool {
        one.uid() == other.uid()
    }

    pub(super) fn keep(new: &File, path: &Path, old: &Metadata) -> io::Result<()> {
        let has_group = new.metadata()?.gid() == old.gid() || fchown(new, None, Some(old.gid())).is_ok();
        let mode = old.permissions().mode();
        new.set_permissions(Permissions::from_mode(mode))?;
        if super::access_list::keep(new, path) && has_group {
            return Ok(());
        }
        let everybody = mode & 0o007;
        new.set_permissions(Permissions::from_mode((mode & 0o700) | (everybody << 3) | everybody))
    }
}

#[cfg(not(unix))]
mod unix {
    use std::fs::{File, Metadata, OpenOptions, Permissions};
    use std::io;
    use std::path::Path;

    pub(super) fn names(_: &Metadata) -> u64 {
        1
    }

    pub(super) fn permissions(_: u32) -> Option<Permissions> {
        None
    }

    pub(super) fn for_owner(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    pub(super) fn have_one_owner(_: &Metadata, _: &Metadata) -> bool {
        true
    }

    pub(super) fn keep(new: &File, _: &Path, old: &Metadata) -> io::Result<()> {
        new.set_permissions(old.permissions())
    }
}

#[cfg(target_os = "linux")]
mod access_list {
    use std::fs::File;
    use std::path::Path;

    use rustix::fs::{XattrFlags, fremovexattr, fsetxattr, getxattr};

    const NAME: &str = "system.posix_acl_access";

    /// The largest possible list.
    const MOST_BYTES: usize = 64 << 10;

    /// Copies the access control list of the file at `path` to `new`, and returns whether that succeeded.
    pub(super) fn keep(new: &File, path: &Path) -> bool {
        let mut list = vec![0; MOST_BYTES];
        match getxattr(path, NAME, &mut list[..]) {
            Ok(length) => fsetxattr(new, NAME, &list[..length], XattrFlags::empty()).is_ok(),
            Err(_) => {
                // The folder may have given it a list that the old file did not have.
                _ = fremovexattr(new, NAME);
                true
            }
        }
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
mod access_list {
    use std::fs::File;
    use std::path::Path;

    /// Only Linux can copy the list without a library.
    pub(super) fn keep(_: &File, _: &Path) -> bool {
        true
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    use rustix::fs::{XattrFlags, getxattr, setxattr};

    use super::*;
    use crate::storage::{save_in_own_folder, write_atomically};

    /// An access control list: the owner may write, user 7 may read, and nobody else may do anything.
    fn list() -> Vec<u8> {
        let entry = |tag: u16, rights: u16, id: u32| {
            [&tag.to_le_bytes()[..], &rights.to_le_bytes(), &id.to_le_bytes()].concat()
        };
        let nobody = u32::MAX;
        let entries =
            [entry(1, 6, nobody), entry(2, 4, 7), entry(4, 0, nobody), entry(16, 4, nobody), entry(32, 0, nobody)];
        [2_u32.to_le_bytes().to_vec(), entries.concat()].concat()
    }

    #[test]
    fn a_file_that_is_replaced_keeps_its_access_list() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shared.kif");
        fs::write(&path, b"old").unwrap();
        if let Err(error) = setxattr(&path, "system.posix_acl_access", &list(), XattrFlags::empty()) {
            println!("SKIPPED: no access lists here: {error}");
            return;
        }
        write_atomically(&path, b"new").unwrap();
        let mut found = vec![0; 1000];
        let length = getxattr(&path, "system.posix_acl_access", &mut found[..]).unwrap();
        assert_eq!(found[..length], list());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn a_file_that_is_replaced_keeps_its_group() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shared.kif");
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o660)).unwrap();
        if std::os::unix::fs::chown(&path, None, Some(12)).is_err() {
            println!("SKIPPED: nobody but root gives files away");
            return;
        }
        write_atomically(&path, b"new").unwrap();
        let there = fs::metadata(&path).unwrap();
        assert_eq!((there.gid(), there.permissions().mode() & 0o777), (12, 0o660));
    }

    #[test]
    fn what_the_program_keeps_for_itself_is_read_by_nobody_else_even_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings").join("settings.ron");
        for before in [None, Some(0o644)] {
            if let Some(mode) = before {
                fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
            }
            save_in_own_folder(&path, b"settings").unwrap();
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn the_other_names_of_a_file_are_counted() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("one.kif"), folder.path().join("two.kif"));
        assert_eq!(other_names(&path), 0);
        fs::write(&path, b"old").unwrap();
        assert_eq!(other_names(&path), 0);
        fs::hard_link(&path, &other).unwrap();
        assert_eq!(other_names(&path), 1);
    }
}
