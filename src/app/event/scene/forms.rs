//! The two forms of the event window: its details, and a pairing.

use crate::app::event::form::{EventFault, EventForm, Lateness, PairingFault, PairingForm};
use crate::app::handicaps::scene::table_name;
use crate::app::new_game::form::SideTime;
use crate::app::rules::scene::RulesChoice;
use crate::app::state::AppState;
use crate::clock::TimeControl;
use crate::rules::HandicapTable;
use crate::session::Player;
use crate::shogi::Handicap;
use crate::text::Text;
use crate::tournament::{Entrant, Seat, Table, Terms};

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
    /// Whether it can be taken as it stands.
    pub can_be_taken: bool,
    /// Why it cannot be; nothing is said of what nobody has touched.
    pub fault: Option<String>,
}

/// The form of a pairing.
#[derive(Clone, Debug)]
pub struct PairingScene {
    /// The form, as filled in.
    pub form: PairingForm,
    /// Which pairing it is, or that it is new.
    pub headline: String,
    /// Who can have which side, with words.
    pub terms: Vec<(Terms, String)>,
    /// The handicaps to choose from.
    pub handicaps: Vec<(Handicap, String)>,
    /// The name of the chosen handicap.
    pub handicap: String,
    /// For each of the two, players of the event who match the text: name and rank.
    pub candidates: [Vec<Player>; 2],
    /// Whether it can be removed.
    pub can_remove: bool,
    /// Why it cannot be, where it has a result.
    pub why_it_stays: Option<String>,
    /// The event's time, in one sentence and as fields.
    pub usual_time: (String, SideTime),
    /// The time of each player in one sentence, where they have their own.
    pub times: Option<[String; 2]>,
    /// What coming late costs, and what to do if nothing would be left; empty if nobody was late.
    pub late: String,
    /// Both players, with the words on the button that deducts it, and whether it can be deducted.
    pub deduct: [(Seat, String, bool); 2],
    /// Those who came so late that no main time would be left, with the words on the button that lets them lose by default.
    pub out_of_time: Vec<(Seat, String)>,
    /// The factors of lateness to choose from, with words.
    pub factors: Vec<(u32, String)>,
    /// What each player is called.
    pub names: [String; 2],
    /// Why the form cannot be taken as it stands.
    pub fault: Option<String>,
}

impl EventFormScene {
    /// The name of the heading: a new event, or a changed one.
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
        let shelf = state.handicap_tables.all().map(|(_, table)| (Some(table.clone()), table_name(table, text)));
        Self {
            rules: RulesChoice::of(&state.profiles, &form.profile, text),
            time: text.time_control(form.time.control()),
            handicap: form.handicaps.as_ref().map_or_else(|| none.1.clone(), |table| table_name(table, text)),
            handicaps: std::iter::once(none).chain(shelf).collect(),
            can_be_taken: form.fault().is_none(),
            fault: form.fault().filter(|_| form.is_touched).map(|fault| fault_words(&fault, text)),
            form: form.clone(),
        }
    }
}

fn fault_words(fault: &EventFault, text: &Text) -> String {
    match fault {
        EventFault::NoTitle => text.say("event-no-title"),
        EventFault::Timeless => text.say("new-game-no-time"),
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
        let can_remove = state.event.as_ref().is_some_and(|event| form.can_remove(event.shown_round()));
        Self {
            headline: text.say(if form.before.is_some() { "pairing-heading" } else { "pairing-new" }),
            terms: terms_of(&form.table, text),
            candidates: candidates(state, form),
            handicap: text.handicap(form.table.handicap()),
            handicaps: handicaps.map(named).collect(),
            can_remove,
            why_it_stays: (form.before.is_some() && !can_remove).then(|| text.say("pairing-stays")),
            usual_time: (text.time_control(usual), SideTime::of(usual)),
            times: form.times.as_ref().map(|times| times.each_ref().map(|time| text.time_control(time.control()))),
            late: lateness(form, usual, text),
            deduct: [Seat::First, Seat::Second].map(|seat| {
                let name = name_at(&form.table, seat, text);
                let words = text.tell("pairing-late-deduct", &[("name", name.into())]);
                (seat, words, form.can_deduct(seat, usual))
            }),
            out_of_time: [Seat::First, Seat::Second]
                .into_iter()
                .filter(|seat| fault.is_none() && form.is_out_of_time(*seat, usual))
                .map(|seat| {
                    let name = name_at(&form.table, seat, text);
                    (seat, text.tell("pairing-late-default", &[("name", name.into())]))
                })
                .collect(),
            factors: Lateness::FACTORS
                .map(|factor| (factor, text.tell("pairing-late-times", &[("factor", factor.into())])))
                .into(),
            names: [Seat::First, Seat::Second].map(|seat| name_at(&form.table, seat, text)),
            fault: fault.map(|fault| pairing_fault(&fault, text)),
            form: form.clone(),
        }
    }
}

/// How many players are offered for the text.
const OFFERED: usize = 5;

/// The players who match the text; nobody if it is a player's whole name.
fn candidates(state: &AppState, form: &PairingForm) -> [Vec<Player>; 2] {
    let players = state.event.as_ref().map_or(&[][..], |event| &event.tournament.players);
    [Seat::First, Seat::Second].map(|seat| {
        let typed = form.table.player(seat).name.trim();
        if typed.is_empty() || players.iter().any(|player| player.name == typed) {
            return Vec::new();
        }
        players.iter().filter(|player| player.is_meant_by(typed)).take(OFFERED).map(Entrant::player).collect()
    })
}

/// What coming late costs.
fn lateness(form: &PairingForm, usual: TimeControl, text: &Text) -> String {
    if form.late.minutes == 0 {
        let only = form.otherwise.filter(|_| form.times.is_some() && form.table.best_of > 1);
        let words = || text.tell("pairing-late-one-game", &[("game", form.table.next_game().into())]);
        return only.map_or_else(String::new, |_| words());
    }
    let minutes = form.late.cost().as_secs() / 60;
    let least = form.times.as_ref().map_or(usual, |[one, other]| {
        let [one, other] = [one.control(), other.control()];
        if one.main < other.main { one } else { other }
    });
    let id = if form.is_too_late(least) { "pairing-too-late-to-play" } else { "pairing-late-cost" };
    text.tell(id, &[("minutes", minutes.to_string().into())])
}

/// The handicap stays when the other player is to give it.
pub(super) fn terms_of(table: &Table, text: &Text) -> Vec<(Terms, String)> {
    let handicap = match table.terms {
        Terms::Handicap { handicap, .. } => handicap,
        Terms::Toss | Terms::Black(_) => Handicap::Lance,
    };
    let with_name = |id, seat| text.tell(id, &[("name", name_at(table, seat, text).into())]);
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
fn name_at(table: &Table, seat: Seat, text: &Text) -> String {
    let name = table.player(seat).name.trim().to_owned();
    let number = if seat == Seat::First { "1" } else { "2" };
    if name.is_empty() { text.tell("pairing-player", &[("number", number.into())]) } else { name }
}

fn pairing_fault(fault: &PairingFault, text: &Text) -> String {
    match fault {
        PairingFault::TakenTable(table) => text.tell("pairing-taken-table", &[("table", (*table).into())]),
        PairingFault::PlaysTwice(name) => text.tell("event-plays-twice", &[("name", name.as_str().into())]),
        PairingFault::NoTime => text.say("new-game-no-time"),
        PairingFault::TooFewGames => text.say("pairing-too-few-games"),
    }
}
