//! The list of rule profiles in words, for a new game, for an event and for the editor.

use crate::app::user_files::form::ProfileShelf;
use crate::rules::RuleProfile;
use crate::text::Text;

/// The rules to choose from, and the chosen one.
#[derive(Clone, Debug)]
pub struct RulesChoice {
    /// Every profile: its id and its name.
    pub profiles: Vec<(String, String)>,
    /// The id of the chosen one.
    pub chosen: String,
    /// Its name.
    pub name: String,
    /// Its rules in one sentence.
    pub gist: String,
    /// Those of its rules that nobody could verify.
    pub not_verified: Option<String>,
}

impl RulesChoice {
    pub fn of(shelf: &ProfileShelf, id: &str, text: &Text) -> Self {
        Self::showing(shelf, shelf.chosen(id), text)
    }

    /// The same for a game with a handicap, whose sides have other names, or without.
    pub fn of_game(shelf: &ProfileShelf, id: &str, is_handicap: bool, text: &Text) -> Self {
        Self { gist: text.gist(shelf.chosen(id), is_handicap), ..Self::of(shelf, id, text) }
    }

    /// With a profile that is shown, though it may not lie on the shelf.
    pub fn showing(shelf: &ProfileShelf, chosen: &RuleProfile, text: &Text) -> Self {
        let named = |profile| text.profile_name(profile).to_owned();
        Self {
            profiles: shelf.all().map(|profile| (profile.id.clone(), named(profile))).collect(),
            name: named(chosen),
            gist: text.gist(chosen, false),
            not_verified: text.not_verified(chosen),
            chosen: chosen.id.clone(),
        }
    }
}
