//! The dialog about the library in words: its folders, and how far they are read.

use crate::app::library::action::LibraryAction;
use crate::app::library::form::LibraryForm;
use crate::app::state::AppState;
use crate::text::Text;

/// The dialog about the library.
#[derive(Clone, Debug)]
pub struct LibraryScene {
    /// The text typed.
    pub form: LibraryForm,
    /// The folders.
    pub folders: Vec<String>,
    /// The user's own name.
    pub own_name: String,
    /// How much of the folders has been read.
    pub standing: String,
    /// Which files have not been read yet or could not be, if any.
    pub not_read: String,
    /// Those that could not be read or only in part, and why, each on a line.
    pub not_understood: Vec<String>,
    /// What went wrong.
    pub trouble: Option<String>,
    /// The button that starts or stops reading.
    pub reading: (String, LibraryAction),
    /// Whether there are folders.
    pub has_folders: bool,
    /// Whether games are known.
    pub has_games: bool,
}

impl LibraryScene {
    /// The dialog for `form`.
    pub fn of(state: &AppState, form: &LibraryForm, text: &Text) -> Self {
        let settings = &state.settings.library;
        let standing = super::standing(state, text);
        Self {
            form: form.clone(),
            folders: settings.folders.iter().map(|folder| folder.display().to_string()).collect(),
            own_name: settings.own_name.clone(),
            standing: if settings.folders.is_empty() { text.say("library-no-folders") } else { standing },
            not_read: super::not_read(state, text),
            not_understood: super::not_understood(state, text),
            trouble: super::trouble(state, text),
            reading: if state.library.progress.is_some() {
                (text.say("library-stop"), LibraryAction::Stop)
            } else {
                (text.say("library-read-again"), LibraryAction::Read)
            },
            has_folders: !settings.folders.is_empty(),
            has_games: state.library.census.as_ref().is_some_and(|census| census.games > 0),
        }
    }
}
