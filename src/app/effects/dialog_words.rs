//! What the system's file dialog is called and offers, by what a file is wanted for.

use std::path::Path;

use crate::app::event::work::EventWords;
use crate::app::files::form::OPENED_ENDINGS;
use crate::app::user_files::form::OWN_ENDINGS;
use crate::library_store::ExportLayout;
use crate::record::{RECORD_ENDINGS, RecordFormat};
use crate::storage::{DialogAnswer, FileDialogRequest, FileType, ask_for_file};
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

    /// Shows the dialog, and waits until it is answered. It begins in `folder`, or else where the system likes.
    pub fn ask(&self, request: &FileDialogRequest, folder: Option<&Path>) -> DialogAnswer {
        ask_for_file(request, folder, self.title(request), &self.types(request))
    }

    fn title(&self, request: &FileDialogRequest) -> &str {
        match request {
            FileDialogRequest::Open => &self.open,
            FileDialogRequest::Save { .. } => &self.save,
            FileDialogRequest::Export { .. } => &self.print,
            FileDialogRequest::SaveLog { .. } => &self.log,
            FileDialogRequest::Games { .. } => &self.games,
            FileDialogRequest::Folder(_) => &self.folder,
            FileDialogRequest::Event { purpose, .. } => self.event.for_file(*purpose).0,
            FileDialogRequest::Exercises => &self.exercises,
            FileDialogRequest::Program => &self.program,
            FileDialogRequest::EngineFile => &self.file,
            FileDialogRequest::OpenProfile => &self.import_profile,
            FileDialogRequest::SaveProfile { .. } => &self.export_profile,
        }
    }

    /// The types of files on offer. Where a record is saved its format is one of them.
    fn types(&self, request: &FileDialogRequest) -> Vec<FileType> {
        let one =
            |name: &str, endings: &[&'static str]| vec![FileType { name: name.to_owned(), endings: endings.to_vec() }];
        match request {
            FileDialogRequest::Open => one(&self.records, &OPENED_ENDINGS),
            FileDialogRequest::Save { .. } => self.types_to_save(),
            FileDialogRequest::Games { .. } => ExportLayout::ENDINGS.into_iter().map(by_ending).collect(),
            FileDialogRequest::Export { ending, .. } | FileDialogRequest::SaveLog { ending, .. } => {
                vec![by_ending(ending)]
            }
            FileDialogRequest::Event { purpose, .. } => one(self.event.for_file(*purpose).1, purpose.endings()),
            FileDialogRequest::Exercises => one(&self.records, &RECORD_ENDINGS),
            FileDialogRequest::OpenProfile | FileDialogRequest::SaveProfile { .. } => one(&self.profiles, &OWN_ENDINGS),
            FileDialogRequest::Folder(_) | FileDialogRequest::Program | FileDialogRequest::EngineFile => Vec::new(),
        }
    }

    /// Every ending by which a format is known, and all of them together.
    fn types_to_save(&self) -> Vec<FileType> {
        let named = |ending: &'static str| {
            let (format, _) = RecordFormat::of_ending(ending)?;
            Some(FileType { name: format!("{} (*.{ending})", format.name()), endings: vec![ending] })
        };
        let all = FileType { name: self.records.clone(), endings: RECORD_ENDINGS.to_vec() };
        RECORD_ENDINGS.into_iter().filter_map(named).chain([all]).collect()
    }
}

fn by_ending(ending: &'static str) -> FileType {
    FileType { name: ending.to_uppercase(), endings: vec![ending] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_format_is_a_type_of_the_dialog_in_which_a_record_is_saved() {
        let words = DialogWords::of(&Text::new(Language::English));
        let types = words.types(&FileDialogRequest::Save { suggested: "game.kif".to_owned() });
        let has = |name: &str, ending: &str| types.iter().any(|it| it.name == name && it.endings == [ending]);
        for (name, ending) in [("KIF (*.kif)", "kif"), ("KIF (*.kifu)", "kifu"), ("CSA (*.csa)", "csa")] {
            assert!(has(name, ending), "{types:?}");
        }
        assert_eq!(types.len(), RECORD_ENDINGS.len() + 1);
        assert_eq!(types.last().map(|it| it.endings.len()), Some(RECORD_ENDINGS.len()));
        assert!(words.types(&FileDialogRequest::Program).is_empty());
    }
}
