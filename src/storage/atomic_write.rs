use std::fs::{self, File, Permissions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::lock::{hold, is_still, open_to_lock};
use super::{Disk, RealDisk};

/// Writes `bytes` to `path` so that at every instant, and after a power cut, the file holds either all of what it held
/// before or all of `bytes`.
///
/// The bytes go into a new file in the same folder, which is flushed to disk and then takes the old one's name. A
/// symbolic link is followed, not replaced; a folder, a pipe or a device is left as it is.
///
/// # Errors
/// What the system says, or that there is something else than an ordinary file. The old file is as it was and nothing else is left behind, unless it was only the last step,
/// making the new name durable, that failed.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(&mut RealDisk, path, bytes, |_| Ok(())).map(drop)
}

/// The same on any disk, and the file stays open. `prepare` is done to it before it takes the old one's name.
pub(super) fn replace(
    disk: &mut dyn Disk,
    path: &Path,
    bytes: &[u8],
    prepare: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<File> {
    let target = target_of(path)?;
    let folder = folder_of(&target);
    let mut aside = new_aside(&target, folder)?;
    if let Ok(old) = fs::metadata(&target) {
        aside.as_file().set_permissions(old.permissions())?;
    }
    prepare(aside.as_file())?;
    disk.write(aside.as_file_mut(), bytes)?;
    disk.sync_all(aside.as_file())?;
    let file = aside.persist(&target).map_err(|error| error.error)?;
    disk.sync_folder(folder)?;
    Ok(file)
}

/// A new file in `folder`, in which what `target` is to hold is put together. Its name follows from that of `target`, so that
/// what a program that was killed has left goes when the next one saves there; only where two write at once is it another.
fn new_aside(target: &Path, folder: &Path) -> io::Result<NamedTempFile> {
    let mut hasher = DefaultHasher::new();
    target.file_name().hash(&mut hasher);
    let name = format!(".komadai-{:016x}", hasher.finish());
    let mut builder = tempfile::Builder::new();
    builder.prefix(&name).suffix(".tmp");
    if let Some(permissions) = usual_permissions() {
        builder.permissions(permissions);
    }
    let path = folder.join(format!("{name}.tmp"));
    if open_to_lock(&path).is_ok_and(|left| left.try_lock().is_ok()) {
        _ = fs::remove_file(&path);
    }
    let Ok(aside) = builder.rand_bytes(0).tempfile_in(folder) else { return builder.rand_bytes(6).tempfile_in(folder) };
    if hold(aside.as_file()).is_ok() && is_still(aside.as_file(), &path) {
        return Ok(aside);
    }
    // Somebody took it for what a dead program has left; what has its name now is theirs.
    aside.keep()?;
    builder.rand_bytes(6).tempfile_in(folder)
}

/// Makes `folder` and those above it where they are missing, so that their names would outlast a power cut.
pub(super) fn make_folder(disk: &mut dyn Disk, folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder_of(folder);
    make_folder(disk, above)?;
    match fs::create_dir(folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists || !folder.is_dir() => Err(error),
        Ok(()) | Err(_) => disk.sync_folder(above),
    }
}

/// The folder in which `path` lies.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The file behind `path`, all links followed. Where there is nothing yet, it is to be made there.
fn target_of(path: &Path) -> io::Result<PathBuf> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => fs::canonicalize(path),
        Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => Err(io::ErrorKind::InvalidInput.into()),
        // A link that leads nowhere is somebody's mistake, and not ours to replace.
        Err(error) if error.kind() == io::ErrorKind::NotFound && path.symlink_metadata().is_err() => {
            Ok(path.to_owned())
        }
        Err(error) => Err(error),
    }
}

/// Those that any new file gets: a temporary one would be its owner's alone.
#[cfg(unix)]
fn usual_permissions() -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn usual_permissions() -> Option<Permissions> {
    None
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
    fn what_a_killed_program_has_left_goes_with_the_next_save_and_what_another_one_writes_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        let (file, left) = new_aside(&path, folder.path()).unwrap().keep().unwrap();
        write_atomically(&path, b"new").unwrap();
        assert!(left.exists(), "a program that writes at this instant keeps its file");
        drop(file);
        write_atomically(&path, b"newer").unwrap();
        assert_eq!((fs::read_dir(folder.path()).unwrap().count(), fs::read(&path).unwrap()), (1, b"newer".to_vec()));
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error_and_not_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("missing").join("game.kif");
        assert_eq!(write_atomically(&path, b"x").unwrap_err().kind(), io::ErrorKind::NotFound);
        assert!(!path.exists());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_permissions() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shared.kif");
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o664)).unwrap();
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
