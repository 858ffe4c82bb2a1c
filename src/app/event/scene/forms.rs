//! The two forms of the event window: its details, and a pairing.

use crate::app::event::form::{EventFault, EventForm, PairingFault, PairingForm};
use crate::app::new_game::form::SideTime;
use crate::app::rules::scene::RulesChoice;
use crate::app::state::AppState;
use crate::clock::TimeControl;
use crate::rules::HandicapTable;
use crate::shogi::Handicap;
use crate::text::{Language, Text};
use crate::tournament::{Seat, Terms};

/// Title, rules and schedule of an event.
#[derive(Clone, Debug)]
pub struct EventFormScene {
    /// The form, as filled in.
    pub form: EventForm,
    /// The rules to choose from.
    pub rules: RulesChoice,
    /// The time in one sentence.
    pub time: String,
    /// The handicap tables to choose from, with their names; none comes first.
    pub handicaps: Vec<(Option<HandicapTable>, String)>,
    /// The name of the chosen one.
    pub handicap: String,
    /// Why the form cannot be taken as it stands.
    pub fault: Option<String>,
}

/// The form of a pairing.
#[derive(Clone, Debug)]
pub struct PairingScene {
    /// The form, as filled in.
    pub form: PairingForm,
    /// That the pairing is new, or which one it is.
    pub headline: String,
    /// Who can have which side, with words.
    pub terms: Vec<(Terms, String)>,
    /// The handicaps to choose from.
    pub handicaps: Vec<(Handicap, String)>,
    /// The name of the chosen handicap.
    pub handicap: String,
    /// Whether it can be removed.
    pub can_remove: bool,
    /// The event's time, in one sentence and as fields.
    pub usual_time: (String, SideTime),
    /// The time of each player in one sentence, where they have their own.
    pub times: Option<[String; 2]>,
    /// What each player is called.
    pub names: [String; 2],
    /// Why the form cannot be taken as it stands.
    pub fault: Option<String>,
}

impl EventFormScene {
    /// The name of what is done here: an event is made, or changed.
    #[must_use]
    pub const fn headline_name(&self) -> &'static str {
        if self.form.tables.is_some() { "event-form-new" } else { "event-form" }
    }

    /// The name of the button that does it.
    #[must_use]
    pub const fn take_name(&self) -> &'static str {
        if self.form.tables.is_some() { "event-form-create" } else { "event-form-done" }
    }

    pub fn of(state: &AppState, form: &EventForm, text: &Text) -> Self {
        let none = (None, text.say("event-no-handicaps"));
        let shelf = state.handicap_tables.all().map(|(_, table)| (Some(table.clone()), name_of(table, text)));
        Self {
            rules: RulesChoice::of(&state.profiles, &form.profile, text),
            time: text.time_control(form.time.control()),
            handicap: form.handicaps.as_ref().map_or_else(|| none.1.clone(), |table| name_of(table, text)),
            handicaps: std::iter::once(none).chain(shelf).collect(),
            fault: form.fault().map(|fault| fault_words(&fault, text)),
            form: form.clone(),
        }
    }
}

fn name_of(table: &HandicapTable, text: &Text) -> String {
    match text.language() {
        Language::English => table.name.en.clone(),
        Language::Japanese => table.name.ja.clone(),
    }
}

fn fault_words(fault: &EventFault, text: &Text) -> String {
    match fault {
        EventFault::NoTitle => text.say("event-no-title"),
        EventFault::NoTimeOfDay(error) => {
            let typed = error.typed();
            text.tell("event-no-time-of-day", &[("typed", typed.into())])
        }
    }
}

impl PairingScene {
    pub fn of(state: &AppState, form: &PairingForm, text: &Text) -> Self {
        let named = |handicap| (handicap, text.handicap(handicap));
        let handicaps = Handicap::ALL.into_iter().filter(|handicap| *handicap != Handicap::Even);
        let fault = state.event.as_ref().and_then(|event| form.fault(event.shown_round()));
        let usual = state.event.as_ref().map_or(TimeControl::UNTIMED, |event| event.tournament.time);
        Self {
            headline: text.say(if form.before.is_some() { "pairing-heading" } else { "pairing-new" }),
            terms: terms(form, text),
            handicap: text.handicap(form.table.handicap()),
            handicaps: handicaps.map(named).collect(),
            can_remove: state.event.as_ref().is_some_and(|event| form.can_remove(event.shown_round())),
            usual_time: (text.time_control(usual), SideTime::of(usual)),
            times: form.times.as_ref().map(|times| times.each_ref().map(|time| text.time_control(time.control()))),
            names: [Seat::First, Seat::Second].map(|seat| name_at(form, seat, text)),
            fault: fault.map(|fault| pairing_fault(&fault, text)),
            form: form.clone(),
        }
    }
}

/// The handicap that is given stays when the other player gives it.
fn terms(form: &PairingForm, text: &Text) -> Vec<(Terms, String)> {
    let handicap = match form.table.terms {
        Terms::Handicap { handicap, .. } => handicap,
        Terms::Toss | Terms::Black(_) => Handicap::Lance,
    };
    let with_name = |id, seat| text.tell(id, &[("name", name_at(form, seat, text).into())]);
    let given = |by| (Terms::Handicap { by, handicap }, with_name("pairing-gives", by));
    vec![
        (Terms::Toss, text.say("pairing-toss")),
        (Terms::Black(Seat::First), with_name("pairing-black", Seat::First)),
        (Terms::Black(Seat::Second), with_name("pairing-black", Seat::Second)),
        given(Seat::First),
        given(Seat::Second),
    ]
}

/// The player's name, or which of the two it is.
fn name_at(form: &PairingForm, seat: Seat, text: &Text) -> String {
    let name = form.table.player(seat).name.trim().to_owned();
    let number = if seat == Seat::First { "1" } else { "2" };
    if name.is_empty() { text.tell("pairing-player", &[("number", number.into())]) } else { name }
}

fn pairing_fault(fault: &PairingFault, text: &Text) -> String {
    match fault {
        PairingFault::TakenTable(table) => text.tell("pairing-taken-table", &[("table", (*table).into())]),
        PairingFault::PlaysTwice(name) => text.tell("event-plays-twice", &[("name", name.as_str().into())]),
        PairingFault::TooFewGames => text.say("pairing-too-few-games"),
    }
}
