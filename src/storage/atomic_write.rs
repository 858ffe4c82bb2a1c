//! Writing files so that half a file is never left behind.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::aside::new_aside;
use super::file_error::WriteProtected;
use super::patience::rename_patiently;
use super::rights::{self, Audience};
use super::{Disk, RealDisk};

/// Writes `bytes` to `path` so that at every instant, even after a power cut, the file holds either all of its old
/// content or all of `bytes`.
///
/// The bytes go into a new file in the same folder, which is flushed to disk and then takes over the old one's name,
/// permissions and group. A symbolic link is followed, not replaced; folders, pipes and devices are left alone, and so
/// is a write-protected file.
///
/// # Errors
/// Returns the system's error, or an error if `path` is anything but a writable ordinary file. The old file is
/// unchanged and nothing else is left behind, unless only the last step failed, making the new name durable.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(&mut RealDisk, path, bytes, Audience::Usual).map(drop)
}

/// The same in a folder whose names are ours, though others may write there: a link of that name is not followed but replaced,
/// so that nothing outside the folder is ever written.
///
/// # Errors
/// As for [`write_atomically`].
pub fn write_in_folder(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = if path.is_symlink() { path.to_owned() } else { target_of(path)? };
    replace_at(&mut RealDisk, &target, bytes, Audience::Usual).map(drop)
}

/// Writes `bytes` to a new file: its name will refer to all of them or to nothing.
///
/// # Errors
/// Returns the system's error; [`io::ErrorKind::AlreadyExists`] if anything has that name, in which case it is left
/// alone.
pub fn write_new_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_new_file_by(path, |file| RealDisk.write(file, bytes))
}

/// The same for bytes that `write` produces piece by piece.
///
/// # Errors
/// As for [`write_new_file`], and what `write` returns.
pub fn write_new_file_by(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let mut aside = new_aside(path, folder_of(path), Audience::Usual)?;
    write(aside.as_file_mut())?;
    RealDisk.sync_all(aside.as_file())?;
    // Somebody may have taken the name in the meantime: then it is theirs.
    aside.persist_noclobber(path).map_err(|error| error.error)?;
    RealDisk.sync_folder(folder_of(path))
}

/// Like [`write_atomically`], but on any disk, and returns the new file still open. One of the program's own is locked before
/// it takes over the name.
pub(super) fn replace(disk: &mut dyn Disk, path: &Path, bytes: &[u8], audience: Audience) -> io::Result<File> {
    replace_at(disk, &target_of(path)?, bytes, audience)
}

/// Replaces what has the name `target` itself.
fn replace_at(disk: &mut dyn Disk, target: &Path, bytes: &[u8], audience: Audience) -> io::Result<File> {
    let folder = folder_of(target);
    let old = fs::symlink_metadata(target).ok().filter(|old| audience == Audience::Usual && old.is_file());
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, WriteProtected));
    }
    let mut aside = new_aside(target, folder, audience)?;
    if let Some(old) = old {
        rights::keep(aside.as_file(), target, &old)?;
    }
    disk.write(aside.as_file_mut(), bytes)?;
    disk.sync_all(aside.as_file())?;
    let (file, whole) = aside.keep().map_err(|error| error.error)?;
    if let Err(error) = rename_patiently(&whole, target) {
        _ = fs::remove_file(whole);
        return Err(error);
    }
    disk.sync_folder(folder)?;
    Ok(file)
}

/// Creates `folder` and any missing parents, so that their names survive a power cut.
pub(super) fn make_folder(disk: &mut dyn Disk, folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder_of(folder);
    make_folder(disk, above)?;
    match fs::create_dir(folder) {
        // A file in the way is reported as a part of the path that is not a folder.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !folder.is_dir() => {
            Err(io::ErrorKind::NotADirectory.into())
        }
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(()) | Err(_) => disk.sync_folder(above),
    }
}

/// The folder containing `path`.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Why [`write_atomically`] would never put a file under this name: what is there is a folder, a pipe, a device, or a link that
/// leads nowhere.
#[cfg(feature = "gui")]
#[must_use]
pub fn why_never_replaced(path: &Path) -> Option<io::Error> {
    target_of(path).err()
}

/// Resolves `path`, following all links. If nothing is there, the file is to be created there.
fn target_of(path: &Path) -> io::Result<PathBuf> {
    match fs::metadata(path) {
        // Wine resolves no path of more than 260 letters: what is no link stays where it is.
        Ok(there) if there.is_file() && !path.is_symlink() => Ok(path.to_owned()),
        Ok(there) if there.is_file() => dunce::canonicalize(path),
        Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => Err(io::Error::new(io::ErrorKind::InvalidInput, "is a pipe, a socket or a device and not a file")),
        // A link that leads nowhere is somebody's mistake, not ours to replace.
        Err(error) if error.kind() == io::ErrorKind::NotFound && path.symlink_metadata().is_err() => {
            Ok(path.to_owned())
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_new_bytes_replace_the_old_ones_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        write_atomically(&path, b"old").unwrap();
        write_atomically(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error_and_not_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("missing").join("game.kif");
        assert_eq!(write_atomically(&path, b"x").unwrap_err().kind(), io::ErrorKind::NotFound);
        assert!(!path.exists());
    }

    #[test]
    fn a_new_file_takes_no_name_that_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        write_new_file(&path, b"one").unwrap();
        assert_eq!(write_new_file(&path, b"two").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_permissions() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shared.kif");
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o664)).unwrap();
        write_atomically(&path, b"new").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o664);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_still_points_to_the_file_after_writing_through_it() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, b"old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_atomically(&link, b"new").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
