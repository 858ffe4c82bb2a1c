//! What the system's file dialog is called and offers, by what a file is wanted for.

use std::path::Path;

use crate::app::event::work::EventWords;
use crate::app::files::form::OPENED_ENDINGS;
use crate::app::user_files::form::OWN_ENDINGS;
use crate::library_store::ExportLayout;
use crate::record::RECORD_ENDINGS;
use crate::storage::{DialogAnswer, FileDialogRequest, ask_for_file};
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
    /// Save the list of games
    pub games: String,
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
    /// Choose a file
    pub file: String,
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
            games: text.say("path-games"),
            import_profile: text.say("path-import-profile"),
            export_profile: text.say("path-export-profile"),
            profiles: text.say("path-profiles"),
            folder: text.say("path-folder"),
            program: text.say("path-program"),
            file: text.say("path-file"),
            exercises: text.say("path-exercises"),
            event: EventWords::of(text),
        }
    }

    /// Shows the dialog, and waits until it is answered.
    /// It begins in `folder` where the system does not know better.
    pub fn ask(&self, request: &FileDialogRequest, folder: Option<&Path>) -> DialogAnswer {
        let (records, profiles) = (&RECORD_ENDINGS[..], &OWN_ENDINGS[..]);
        match request {
            FileDialogRequest::Open => ask_for_file(request, folder, &self.open, &self.records, &OPENED_ENDINGS),
            FileDialogRequest::Save { .. } => ask_for_file(request, folder, &self.save, &self.records, records),
            FileDialogRequest::Export { ending, .. } => {
                ask_for_file(request, folder, &self.print, &ending.to_uppercase(), &[*ending])
            }
            FileDialogRequest::SaveLog { ending, .. } => {
                ask_for_file(request, folder, &self.log, &ending.to_uppercase(), &[*ending])
            }
            FileDialogRequest::Games { .. } => {
                ask_for_file(request, folder, &self.games, &self.records, &ExportLayout::ENDINGS)
            }
            FileDialogRequest::Folder(_) => ask_for_file(request, folder, &self.folder, &self.records, records),
            FileDialogRequest::Event { purpose, .. } => {
                let (title, files) = self.event.for_file(*purpose);
                ask_for_file(request, folder, title, files, purpose.endings())
            }
            FileDialogRequest::Exercises => ask_for_file(request, folder, &self.exercises, &self.records, records),
            FileDialogRequest::Program => ask_for_file(request, folder, &self.program, &self.program, &[]),
            FileDialogRequest::EngineFile => ask_for_file(request, folder, &self.file, &self.file, &[]),
            FileDialogRequest::OpenProfile => {
                ask_for_file(request, folder, &self.import_profile, &self.profiles, profiles)
            }
            FileDialogRequest::SaveProfile { .. } => {
                ask_for_file(request, folder, &self.export_profile, &self.profiles, profiles)
            }
        }
    }
}
