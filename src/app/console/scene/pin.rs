//! The dialog about the PIN in words: it unlocks the console, or sets or removes the PIN.

use crate::app::console::form::{PinFault, PinForm, PinPurpose, SHORTEST_PIN};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::text::{Arg, Text};

/// The dialog about the PIN.
#[derive(Clone, Debug)]
pub struct PinScene {
    /// Its fields.
    pub form: PinForm,
    /// Unlock, set or remove.
    pub headline: String,
    /// What that means.
    pub explanation: String,
    /// The words on the button that does it.
    pub confirm: String,
    /// Whether it asks for the current PIN.
    pub asks_for_present: bool,
    /// Whether it asks for a new one.
    pub asks_for_new: bool,
    /// What was wrong with what was typed.
    pub fault: Option<String>,
    /// Whether it can be confirmed: every field is filled, and nobody has to wait.
    pub can_confirm: bool,
}

impl PinScene {
    pub fn of(state: &AppState, form: &PinForm, text: &Text, now: SessionTime) -> Self {
        let [headline, explanation, confirm] = match form.purpose {
            PinPurpose::Unlock | PinPurpose::Hall => ["pin-unlock", "pin-unlock-why", "pin-unlock-yes"],
            PinPurpose::Set => ["pin-set", "pin-set-why", "pin-set-yes"],
            PinPurpose::Clear => ["pin-clear", "pin-clear-why", "pin-clear-yes"],
        };
        let wait = state.console.wrong_pins.wait(now);
        let wait = wait.map(|wait| text.tell("pin-wait", &[("time", text.duration(wait).into())]));
        let is_one_kept = state.settings.arbiter.pin.is_some();
        let shortest = [("shortest", Arg::from(SHORTEST_PIN))];
        Self {
            form: form.clone(),
            headline: text.say(headline),
            explanation: text.tell(explanation, &shortest),
            confirm: text.say(confirm),
            asks_for_present: is_one_kept,
            asks_for_new: form.purpose == PinPurpose::Set,
            can_confirm: wait.is_none() && form.is_filled(is_one_kept),
            fault: wait.or_else(|| form.fault.map(|fault| text.tell(fault_name(fault), &shortest))),
        }
    }
}

const fn fault_name(fault: PinFault) -> &'static str {
    match fault {
        PinFault::Wrong => "pin-wrong",
        PinFault::TooShort => "pin-too-short",
        PinFault::NotTheSame => "pin-not-the-same",
    }
}
