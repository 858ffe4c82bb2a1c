use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::Path;

/// Writes `bytes` to `path` so that at every instant, and after a power cut, the file holds either all of what it held
/// before or all of `bytes`.
///
/// The bytes go into a new file in the same folder, which is flushed to disk and then takes the old one's name. A
/// symbolic link is followed, not replaced.
///
/// # Errors
/// What the system says. The old file is as it was, and nothing else is left behind.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".komadai-").suffix(".tmp");
    if let Some(permissions) = permissions_for(&target) {
        builder.permissions(permissions);
    }
    let mut aside = builder.tempfile_in(folder)?;
    aside.write_all(bytes)?;
    aside.as_file().sync_all()?;
    aside.persist(&target).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// Those of the file that is replaced, or those that any new file gets.
#[cfg(unix)]
fn permissions_for(target: &Path) -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    let old = fs::metadata(target).ok().map(|metadata| metadata.permissions());
    Some(old.unwrap_or_else(|| Permissions::from_mode(0o666)))
}

#[cfg(not(unix))]
fn permissions_for(_target: &Path) -> Option<Permissions> {
    None
}

/// Makes the new name durable. Only Unix lets a folder be opened for that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
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
