//! The dialog about the hall, in words.

use crate::app::hall::form::HallForm;
use crate::app::publish::scene::standing;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::text::Text;

/// The dialog about the hall.
#[derive(Clone, Debug)]
pub struct HallDialogScene {
    /// Its fields.
    pub form: HallForm,
    /// What publishing is, or how far it has come.
    pub publishing: String,
}

impl HallDialogScene {
    /// The dialog with this form at `now`.
    #[must_use]
    pub fn of(state: &AppState, form: &HallForm, text: &Text, now: SessionTime) -> Self {
        let publishing = standing(state, text, now).unwrap_or_else(|| text.say("hall-publish-why"));
        Self { form: form.clone(), publishing }
    }
}
