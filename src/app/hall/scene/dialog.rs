//! The dialog about the hall, in words.

use crate::app::hall::form::HallForm;
use crate::app::hall::scene::HallTrouble;
use crate::app::publish::scene::standing;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::text::Text;

/// The dialog about the hall.
#[derive(Clone, Debug)]
pub struct HallDialogScene {
    /// Its fields.
    pub form: HallForm,
    /// What keeps the hall from seeing the game as it is written now, a line each.
    pub trouble: Vec<String>,
    /// What publishing is, or how far it has come.
    pub publishing: String,
}

impl HallDialogScene {
    /// The dialog with this form at `now`.
    #[must_use]
    pub fn of(state: &AppState, form: &HallForm, text: &Text, now: SessionTime) -> Self {
        let publishing = standing(state, text, now).unwrap_or_else(|| text.say("hall-publish-why"));
        let trouble = HallTrouble::of(state, text).map(|trouble| trouble.why).unwrap_or_default();
        Self { form: form.clone(), trouble, publishing }
    }
}
