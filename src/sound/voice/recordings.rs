//! The files of the voices. A new phrase goes into `Phrase`, into `assets/sounds/make.py`, and here.

/// The names and contents of the recordings in a folder.
macro_rules! recordings {
    ($folder:literal) => {
        recordings!(
            $folder,
            "count-1", "count-2", "count-3", "count-4", "count-5", "count-6", "count-7", "count-8", "count-9",
            "count-10", "seconds-10", "seconds-20", "seconds-25", "seconds-28", "seconds-30", "seconds-40",
            "seconds-50", "seconds-55", "seconds-58", "seconds-left-10", "seconds-left-20", "seconds-left-30",
            "minutes-left-1", "minutes-left-3", "minutes-left-5", "minutes-left-10", "byoyomi", "minute-1",
            "minute-2", "minute-3", "minute-4", "minute-5", "minute-6", "minute-7", "minute-8", "minute-9",
            "minute-10", "minutes-remain-0", "minutes-remain-1", "minutes-remain-2", "minutes-remain-3",
            "minutes-remain-4", "minutes-remain-5", "minutes-remain-6", "minutes-remain-7", "minutes-remain-8",
            "minutes-remain-9", "time-up", "check"
        )
    };
    ($folder:literal, $($name:literal),*) => {
        [$(($name, include_bytes!(concat!("../../../assets/sounds/voices/", $folder, "/", $name, ".ogg")))),*]
    };
}

pub(super) const JAPANESE: [(&str, &[u8]); 49] = recordings!("ja");
pub(super) const ENGLISH: [(&str, &[u8]); 49] = recordings!("en");
