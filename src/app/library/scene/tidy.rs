//! What is there more than once, in words: the same games, and names that may be one player's.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::{number, trouble_words};
use crate::app::library::action::LibraryAction;
use crate::app::library::form::{TidyForm, TidyPart, Untidy};
use crate::app::state::AppState;
use crate::library_store::Twin;
use crate::text::{Text, grouped};

/// The dialog for tidying up.
#[derive(Clone, Debug)]
pub struct TidyScene {
    /// The parts with the number of rows in each.
    pub parts: [(TidyPart, String); 3],
    /// The part that is shown.
    pub part: TidyPart,
    /// What the rows of this part are, or why there are none.
    pub why: String,
    /// How many rows there are.
    pub rows: usize,
    found: Option<Rc<Untidy>>,
    /// In what all folders of the library lie; the folder itself where there is one.
    around: PathBuf,
    one_player: Vec<Vec<String>>,
}

/// A row of a part, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct TidyRow {
    /// The game, or the names.
    pub words: String,
    /// The other game.
    pub details: String,
    /// For names, the button that makes them one player's or separates them.
    pub offer: Option<String>,
    /// What a press does.
    pub action: LibraryAction,
}

impl TidyScene {
    /// The dialog for `form`.
    #[must_use]
    pub fn of(state: &AppState, form: &TidyForm, text: &Text) -> Self {
        let found = form.found.clone();
        let count = |part| found.as_deref().map_or(0, |found| rows_of(found, part));
        let named = |part: TidyPart| {
            let name = text.say(match part {
                TidyPart::Same => "tidy-same",
                TidyPart::Beginnings => "tidy-beginnings",
                TidyPart::Names => "tidy-names",
            });
            (part, if found.is_some() { format!("{name} · {}", grouped(count(part) as u64)) } else { name })
        };
        Self {
            parts: TidyPart::ALL.map(named),
            part: form.part,
            why: why(form, count(form.part), state.library.is_writing, text),
            rows: count(form.part),
            around: around(&state.settings.library.folders),
            one_player: state.settings.library.one_player.clone(),
            found,
        }
    }

    /// A row of the part that is shown. Only those in sight are put into words.
    #[must_use]
    pub fn row(&self, index: usize, text: &Text) -> Option<TidyRow> {
        let found = self.found.as_deref()?;
        match self.part {
            TidyPart::Same => Some(self.twin_row(found.same.get(index)?, "tidy-same-as", text)),
            TidyPart::Beginnings => Some(self.twin_row(found.beginnings.get(index)?, "tidy-beginning-of", text)),
            TidyPart::Names => Some(self.names_row(found.names.get(index)?, text)),
        }
    }

    fn twin_row(&self, twin: &Twin, details: &str, text: &Text) -> TidyRow {
        let [game, other] = [&twin.game, &twin.other].map(|(path, number)| self.place(path, *number, text));
        TidyRow {
            words: game,
            details: text.tell(details, &[("game", other.into())]),
            offer: None,
            action: LibraryAction::OpenFile(twin.game.0.clone(), twin.game.1),
        }
    }

    /// A game by its file, with as much of its path as tells the folders of the library apart.
    fn place(&self, path: &Path, number: u32, text: &Text) -> String {
        let within = self.around.parent().and_then(|_| path.strip_prefix(&self.around).ok());
        let file = within.unwrap_or(path).display().to_string();
        if number == 1 {
            return file;
        }
        text.tell("tidy-game-of", &[("file", file.into()), ("number", number.into())])
    }

    fn names_row(&self, spellings: &[(String, u32)], text: &Text) -> TidyRow {
        let names: Vec<String> = spellings.iter().map(|(name, _)| name.clone()).collect();
        let counted = spellings.iter().map(|(name, count)| format!("{name} ({count})"));
        let is_united = self.one_player.iter().any(|group| names.iter().all(|name| group.contains(name)));
        TidyRow {
            words: counted.collect::<Vec<_>>().join(&text.say("list-comma")),
            details: String::new(),
            offer: Some(text.say(if is_united { "tidy-part" } else { "tidy-unite" })),
            action: LibraryAction::Unite(names),
        }
    }
}

/// The folder in which all of these lie.
fn around(folders: &[PathBuf]) -> PathBuf {
    let mut around = folders.first().cloned().unwrap_or_default();
    while !folders.iter().all(|folder| folder.starts_with(&around)) && around.pop() {}
    around
}

const fn rows_of(found: &Untidy, part: TidyPart) -> usize {
    match part {
        TidyPart::Same => found.same.len(),
        TidyPart::Beginnings => found.beginnings.len(),
        TidyPart::Names => found.names.len(),
    }
}

fn why(form: &TidyForm, rows: usize, is_writing: bool, text: &Text) -> String {
    if let Some(trouble) = &form.trouble {
        return trouble_words(trouble, text);
    }
    match (form.part, rows) {
        // One comes after the other.
        _ if form.found.is_none() && is_writing => text.say("tidy-waiting"),
        _ if form.found.is_none() => text.say("tidy-looking"),
        (TidyPart::Same, 0) => text.say("tidy-no-same"),
        (TidyPart::Beginnings, 0) => text.say("tidy-no-beginnings"),
        (TidyPart::Names, 0) => text.say("tidy-no-names"),
        (TidyPart::Same, count) => text.tell("tidy-same-why", &[("count", number(count))]),
        (TidyPart::Beginnings, count) => text.tell("tidy-beginnings-why", &[("count", number(count))]),
        (TidyPart::Names, _) => text.say("tidy-names-why"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_folders_of_a_library_have_in_common_is_left_out() {
        let of = |folders: &[&str]| around(&folders.iter().map(PathBuf::from).collect::<Vec<_>>());
        assert_eq!(of(&["/club/games"]), Path::new("/club/games"));
        assert_eq!(of(&["/club/games/a", "/club/games/b/c"]), Path::new("/club/games"));
        assert_eq!(of(&["/club/games/a", "/club/games"]), Path::new("/club/games"));
        assert_eq!(of(&["/club", "/home"]).parent(), None);
        assert_eq!(of(&[]), Path::new(""));
    }
}
