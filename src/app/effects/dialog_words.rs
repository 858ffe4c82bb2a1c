//! The words for the system's file dialog.

use crate::app::event::work::EventWords;
use crate::text::Text;

/// The words for the system's file dialog, in the language on screen.
#[derive(Clone, Debug, Default)]
pub struct DialogWords {
    /// Open a record
    pub open: String,
    /// Save the record
    pub save: String,
    /// Shogi records
    pub records: String,
    /// Print to a file
    pub print: String,
    /// Save the arbiter's log
    pub log: String,
    /// Import rules
    pub import_profile: String,
    /// Export rules
    pub export_profile: String,
    /// Rule profiles
    pub profiles: String,
    /// Choose a folder
    pub folder: String,
    /// Choose a program
    pub program: String,
    /// Choose problems or games
    pub exercises: String,
    /// What the files of an event are called, by what they are wanted for.
    pub event: EventWords,
}

impl DialogWords {
    /// The words as `text` has them.
    pub fn of(text: &Text) -> Self {
        Self {
            open: text.say("path-open"),
            save: text.say("path-save"),
            records: text.say("path-records"),
            print: text.say("path-print"),
            log: text.say("path-log"),
            import_profile: text.say("path-import-profile"),
            export_profile: text.say("path-export-profile"),
            profiles: text.say("path-profiles"),
            folder: text.say("path-folder"),
            program: text.say("path-program"),
            exercises: text.say("path-exercises"),
            event: EventWords::of(text),
        }
    }
}
