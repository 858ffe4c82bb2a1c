use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The most that is read of a record: 64 MiB, many times what any game takes.
pub const MAX_RECORD_BYTES: u64 = 64 << 20;

/// Whether there is anything under this name.
#[must_use]
pub fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The bytes of a file, if it is no longer than [`MAX_RECORD_BYTES`].
///
/// # Errors
/// What the system says, or [`io::ErrorKind::FileTooLarge`]; a file that grows while it is read is measured too.
pub fn read_record(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_RECORD_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_RECORD_BYTES { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}
