//! Enters, changes and withdraws the players of an event.

use std::path::PathBuf;

use crate::app::event;
use crate::app::event::action::PlayersAction;
use crate::app::event::form::{EntrantForm, ListToEnter};
use crate::app::event::job::EventTrouble;
use crate::app::event::state::OpenEvent;
use crate::app::event::update::forms;
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::storage::EventFile;
use crate::tournament::{Entrant, EntrantChange, PlayerList};

/// Carries out the actions about players.
pub(super) fn update(state: &mut AppState, action: PlayersAction, now: &Now) -> Consequences {
    match action {
        PlayersAction::Choose(number) => forms::look_at(state, |event| event.player = Some(number)),
        PlayersAction::Seek(typed) => forms::look_at(state, |event| event.sought = typed),
        PlayersAction::Add => {
            let form = state.event.as_ref().map(|event| EntrantForm::new(&event.tournament));
            show(state, form)
        }
        PlayersAction::Change => {
            let form = state.event.as_ref().and_then(OpenEvent::chosen_player).map(EntrantForm::of);
            show(state, form)
        }
        PlayersAction::EditForm(form) => {
            forms::show(state, Dialog::Entrant(Box::new(EntrantForm { is_touched: true, ..*form })))
        }
        PlayersAction::TakeForm => take_form(state),
        PlayersAction::Remove => remove(state),
        PlayersAction::Withdraw(withdraws) => withdraw(state, withdraws),
        PlayersAction::SitOut(sits_out) => sit_out(state, sits_out),
        PlayersAction::Import => event::update::event_file::ask_for(state, EventFile::Players, String::new()),
        PlayersAction::EnterList => enter_list(state, now),
    }
}

fn show(state: &mut AppState, form: Option<EntrantForm>) -> Consequences {
    form.map_or_else(Consequences::none, |form| forms::show(state, Dialog::Entrant(Box::new(form))))
}

/// Does this to the list of players, and writes it.
fn change(state: &mut AppState, before: Option<Entrant>, after: Option<Entrant>) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.tournament.change_entrant(&EntrantChange { before, after });
    event::update::event_file::write(state)
}

fn take_form(state: &mut AppState) -> Consequences {
    let (Some(Dialog::Entrant(form)), Some(event)) = (&mut state.dialog, &mut state.event) else {
        return Consequences::none();
    };
    form.is_touched = true;
    let is_sound = form.fault(&event.tournament).is_none();
    let Some(after) = form.entrant().ok().filter(|_| is_sound) else { return Consequences::none() };
    let before = form.before.clone();
    event.player = Some(after.number);
    event.sought.clear();
    state.dialog = Some(Dialog::Event);
    change(state, before, Some(after))
}

fn remove(state: &mut AppState) -> Consequences {
    let (Some(Dialog::Entrant(form)), Some(event)) = (&state.dialog, &mut state.event) else {
        return Consequences::none();
    };
    let before = form.before.clone().filter(|player| event.tournament.last_round_of(player).is_none());
    let Some(before) = before else { return Consequences::none() };
    event.player = None;
    state.dialog = Some(Dialog::Event);
    change(state, Some(before), None)
}

/// Changes the chosen player.
fn change_chosen(state: &mut AppState, with: impl FnOnce(&OpenEvent, &mut Entrant)) -> Consequences {
    let Some(event) = &state.event else { return Consequences::none() };
    let Some(before) = event.chosen_player().cloned() else { return Consequences::none() };
    let mut after = before.clone();
    with(event, &mut after);
    change(state, Some(before), Some(after))
}

/// A player withdraws after the last round in which they are paired.
fn withdraw(state: &mut AppState, withdraws: bool) -> Consequences {
    change_chosen(state, |event, player| {
        let last = event.tournament.last_round_of(player).unwrap_or_default();
        player.withdrawn_after = withdraws.then_some(last);
    })
}

fn sit_out(state: &mut AppState, sits_out: bool) -> Consequences {
    change_chosen(state, |event, player| {
        let next = event.tournament.next_round();
        player.byes.retain(|round| *round != next);
        player.byes.extend(sits_out.then_some(next));
        player.byes.sort_unstable();
    })
}

/// Shows an imported list before it is entered.
pub(super) fn show_list(state: &mut AppState, path: PathBuf, list: PlayerList) -> Consequences {
    if state.event.is_none() {
        return Consequences::none();
    }
    forms::show(state, Dialog::PlayerList(Box::new(ListToEnter { path, list })))
}

fn enter_list(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::PlayerList(to_enter)) = &state.dialog else { return Consequences::none() };
    let ListToEnter { path, list } = ListToEnter::clone(to_enter);
    state.dialog = Some(Dialog::Event);
    let Some(event) = &mut state.event else { return Consequences::none() };
    let before = event.tournament.entrants().len();
    let listed = list.players.len();
    let tournament = event.tournament.with_players(list.players);
    if let Some((_, fault)) = tournament.fault() {
        event::update::event_file::tell_trouble(state, path, EventTrouble::Unfit(fault));
        return Consequences::none();
    }
    let added = tournament.players.len().saturating_sub(before);
    event.tournament = tournament;
    notices::tell_briefly(state, NoticeKind::PlayersEntered { added, updated: listed.saturating_sub(added) }, now.at);
    event::update::event_file::write(state)
}
