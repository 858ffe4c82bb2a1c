//! The forms about an event and its pairings.

use crate::app::event;
use crate::app::event::action::HandResult;
use crate::app::event::form::{EventForm, PairingForm};
use crate::app::event::state::{EventQuestion, OpenEvent, StartedChange};
use crate::app::event::update::{games, kept, merge};
use crate::app::state::{AppState, Dialog, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::tournament::{Seat, Table};

/// Looks at another part of the open event.
pub(super) fn look_at(state: &mut AppState, look: impl FnOnce(&mut OpenEvent)) -> Consequences {
    if let Some(event) = &mut state.event {
        look(event);
    }
    Consequences::none()
}

pub(super) fn show(state: &mut AppState, dialog: Dialog) -> Consequences {
    state.dialog = Some(dialog);
    Consequences::none()
}

pub(super) fn edit(state: &mut AppState) -> Consequences {
    let form = state.event.as_ref().map(|event| EventForm::of(&event.tournament));
    form.map_or_else(Consequences::none, |form| show(state, Dialog::EventForm(Box::new(form))))
}

/// Applies the form to the open event, or to a new one, which is saved at once. Asks where games are in play that would not
/// follow.
pub(super) fn take(state: &mut AppState) -> Consequences {
    let Some(Dialog::EventForm(form)) = &mut state.dialog else { return Consequences::none() };
    form.is_touched = true;
    if form.fault().is_some() {
        return Consequences::none();
    }
    let form = EventForm::clone(form);
    state.dialog = Some(Dialog::Event);
    if form.tables.is_some() {
        let mut consequences = kept::abandon(state);
        state.event = Some(OpenEvent::new(form.event(), None));
        consequences.extend(event::update::event_file::save(state));
        return consequences;
    }
    let unsettles = |event: &OpenEvent| form.unsettles(&event.tournament) && event.tournament.is_in_play();
    if state.event.as_ref().is_some_and(unsettles) {
        state.dialog = Some(Dialog::EventForm(Box::new(form.clone())));
        return ask(Question::Event(EventQuestion::DetailsInPlay(Box::new(form))));
    }
    take_anyway(state, &form)
}

/// Applies the form to the open event.
pub(super) fn take_anyway(state: &mut AppState, form: &EventForm) -> Consequences {
    state.dialog = Some(Dialog::Event);
    event::update::event_file::change(state, |event| form.put_into(&mut event.tournament))
}

pub(super) fn add_pairing(state: &mut AppState) -> Consequences {
    let form = state.event.as_ref().map(|event| PairingForm::new(event.shown_round()));
    form.map_or_else(Consequences::none, |form| show(state, Dialog::Pairing(Box::new(form))))
}

pub(super) fn change_pairing(state: &mut AppState) -> Consequences {
    let form = state.event.as_ref().and_then(OpenEvent::chosen).map(PairingForm::of);
    form.map_or_else(Consequences::none, |form| show(state, Dialog::Pairing(Box::new(form))))
}

/// Takes what the form says, after a question where that changes what was settled when a machine started the game, and enters that
/// whoever is `absent` has lost by default.
pub(super) fn take_pairing(state: &mut AppState, absent: Option<Seat>) -> Consequences {
    let (Some(Dialog::Pairing(form)), Some(event)) = (&state.dialog, &state.event) else { return Consequences::none() };
    if form.fault(event.shown_round()).is_some() {
        return Consequences::none();
    }
    let (round, form) = (event.round, PairingForm::clone(form));
    let present = form.before.and_then(|number| event.tournament.table(round, number));
    match present.filter(|present| present.unsettles(&pairing_of(form.clone()))) {
        Some(present) => {
            let (table, change) = (present.number, StartedChange::Form { form: Box::new(form), absent });
            ask(Question::Event(EventQuestion::ChangeStarted { round, table, change }))
        }
        None => take_pairing_anyway(state, round, form, absent),
    }
}

/// Takes what the form says, whatever was settled.
pub(super) fn take_pairing_anyway(
    state: &mut AppState,
    round: u32,
    form: PairingForm,
    absent: Option<Seat>,
) -> Consequences {
    state.dialog = Some(Dialog::Event);
    let before = state.event.as_ref().map(|event| event.tournament.clone());
    let mut consequences = event::update::event_file::change(state, |event| put(event, round, form));
    before.iter().for_each(|before| merge::follow_places(state, before));
    if let Some(seat) = absent {
        let at = state.day.0;
        consequences.extend(games::enter(state, HandResult::ByDefault(seat.other()), at));
    }
    consequences
}

/// The pairing that the form says, without blanks around the names.
fn pairing_of(form: PairingForm) -> Table {
    let mut table = form.table();
    for player in [&mut table.first, &mut table.second] {
        player.name = player.name.trim().to_owned();
        player.rank = player.rank.trim().to_owned();
    }
    table
}

fn put(event: &mut OpenEvent, round: u32, form: PairingForm) {
    let (before, mut table) = (form.before, pairing_of(form));
    for player in [&mut table.first, &mut table.second] {
        if before.is_none() && player.rank.is_empty() {
            player.rank = rank_on_list(event, &player.name);
        }
    }
    event.table = Some(table.number);
    let tables = &mut event.tournament.round_mut(round).tables;
    // What was played while the dialog was open stays.
    let present = tables.iter().position(|table| Some(table.number) == before).map(|at| tables.remove(at));
    if let Some(present) = present {
        table.keep_known_as(&present);
        (table.games, table.playing, table.tosses_put_away) = (present.games, present.playing, present.tosses_put_away);
    }
    let at = tables.partition_point(|other: &Table| other.number < table.number);
    tables.insert(at, table);
}

/// The rank of a player, as the list of players has it; empty for whoever is not on it.
fn rank_on_list(event: &OpenEvent, name: &str) -> String {
    let listed = event.tournament.players.iter().find(|player| player.is_called(name));
    listed.map(|player| player.rank.clone()).unwrap_or_default()
}

/// Asks before whoever came too late loses: the buttons of the form may have moved beneath the pointer.
pub(super) fn ask_about_default(state: &AppState, seat: Seat) -> Consequences {
    let Some(Dialog::Pairing(form)) = &state.dialog else { return Consequences::none() };
    let (table, name) = (form.table.number, form.table.player(seat).name.trim().to_owned());
    ask(Question::Event(EventQuestion::LoseByDefault { table, seat, name }))
}

/// Asks before the selected pairing is removed: nothing brings its sides, handicap and times back.
pub(super) fn ask_to_remove_pairing(state: &AppState) -> Consequences {
    let Some(Dialog::Pairing(form)) = &state.dialog else { return Consequences::none() };
    let table = form.before.and_then(|number| state.event.as_ref()?.shown_round()?.table(number));
    table.map_or_else(Consequences::none, |table| {
        let players = [&table.first, &table.second].map(|player| player.name.clone());
        ask(Question::Event(EventQuestion::RemovePairing { table: table.number, players }))
    })
}

/// Removes the pairing at this table, if nothing has been played at it.
pub(super) fn remove_pairing(state: &mut AppState, number: u32) -> Consequences {
    let (Some(Dialog::Pairing(form)), Some(event)) = (&state.dialog, &state.event) else { return Consequences::none() };
    if !form.can_remove(event.shown_round()) {
        return Consequences::none();
    }
    state.dialog = Some(Dialog::Event);
    event::update::event_file::change(state, |event| {
        event.table = None;
        event.tournament.round_mut(event.round).tables.retain(|table| table.number != number);
    })
}
