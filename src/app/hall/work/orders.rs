//! Orders of the organiser: written into the folder of the hall, and looked for in it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::app::effect::Incoming;
use crate::app::hall::job::HallNews;
use crate::app::inbox::MailSlot;
use crate::hall::{HallOrder, ORDER_FILE};
use crate::hall_folder::LOOK;
use crate::storage::{FileError, read_file, write_in_folder};

/// No order is larger.
const MOST_BYTES: usize = 1 << 12;

/// Tells of every order that comes into `folder`, until another number is wanted.
pub fn listen(id: u64, folder: &Path, mail: &MailSlot, wanted: &AtomicU64) {
    let mut heard = None;
    if is_without(folder) {
        mail.put(Incoming::Hall(HallNews::NoOrder));
    }
    while wanted.load(Ordering::Relaxed) == id {
        if let Some(found) = read(folder).filter(|found| heard.as_ref() != Some(found)) {
            mail.put(Incoming::Hall(HallNews::Order(found.clone())));
            heard = Some(found);
        }
        thread::sleep(LOOK);
    }
}

/// The order in a folder. What is half written is read at the next look.
fn read(folder: &Path) -> Option<HallOrder> {
    let bytes = read_file(&folder.join(ORDER_FILE), MOST_BYTES).ok()?;
    HallOrder::from_json(std::str::from_utf8(&bytes).ok()?)
}

/// Whether the folder is there, and nothing was ever ordered in it.
fn is_without(folder: &Path) -> bool {
    let is_missing = |error: &io::Error| error.kind() == io::ErrorKind::NotFound;
    folder.is_dir() && read_file(&folder.join(ORDER_FILE), MOST_BYTES).is_err_and(|error| is_missing(&error))
}

pub fn give(folder: &Path, order: &HallOrder) -> Option<FileError> {
    let path: PathBuf = folder.join(ORDER_FILE);
    write_in_folder(&path, order.to_json().as_bytes()).err().map(|error| FileError::at(&path, &error))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_order_that_is_given_is_found_and_one_that_is_torn_is_none() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!((read(folder.path()), is_without(folder.path())), (None, true));
        assert!(!is_without(&folder.path().join("missing")), "nobody knows what was ordered there");
        let order = HallOrder::after(None, true, "14:05".to_owned(), "desk".to_owned(), Duration::ZERO);
        assert_eq!(give(folder.path(), &order), None);
        assert_eq!(read(folder.path()), Some(order.clone()));
        assert!(!is_without(folder.path()));
        let half = &order.to_json()[..20];
        write_in_folder(&folder.path().join(ORDER_FILE), half.as_bytes()).unwrap();
        assert_eq!(read(folder.path()), None);
        assert!(give(&folder.path().join("missing"), &order).is_some());
    }
}
