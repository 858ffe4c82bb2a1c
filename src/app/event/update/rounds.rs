//! Proposes rounds, changes them by hand, and publishes them.

use crate::app::event;
use crate::app::event::action::RoundAction;
use crate::app::event::form::{EventPage, PairingRulesForm, ProposalForm};
use crate::app::event::state::EventQuestion;
use crate::app::event::update::forms;
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::update::notices;
use crate::app::update::now::Now;

/// Carries out the actions about pairing a round.
pub(super) fn update(state: &mut AppState, action: RoundAction, now: &Now) -> Consequences {
    match action {
        RoundAction::EditRules => edit_rules(state),
        RoundAction::EditForm(form) => forms::show(state, Dialog::PairingRules(form)),
        RoundAction::TakeForm => take_rules(state),
        RoundAction::Propose => propose(state, 0),
        RoundAction::Draw(seed) => ask_to_drop(state, Some(seed)).unwrap_or_else(|| propose(state, seed)),
        RoundAction::Choose(number) => choose(state, number),
        RoundAction::SetTerms(terms) => change(state, |form, index| form.proposal.set_terms(index, terms)),
        RoundAction::SetTable(number) => change(state, |form, index| form.proposal.move_to_table(index, number)),
        RoundAction::Publish => publish(state, now),
    }
}

/// Sets handicaps by rank, and says at which tables, and where no rank says anything.
pub(super) fn suggest_handicaps(state: &mut AppState, now: &Now) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let ranked = event.tournament.suggest_handicaps(event.round);
    let is_all = ranked.unranked.is_empty() && ranked.unlike.is_empty();
    let notice = NoticeKind::HandicapsSet(Box::new(ranked));
    let consequences = event::update::event_file::change(state, |_| ());
    if is_all {
        notices::tell_briefly(state, notice, now.at);
    } else {
        notices::tell(state, notice);
    }
    consequences
}

fn edit_rules(state: &mut AppState) -> Consequences {
    let rules = state.event.as_ref().map(|event| event.tournament.pairing.clone().unwrap_or_default());
    rules.map_or_else(Consequences::none, |rules| {
        forms::show(state, Dialog::PairingRules(Box::new(PairingRulesForm::of(rules))))
    })
}

fn take_rules(state: &mut AppState) -> Consequences {
    let (Some(Dialog::PairingRules(form)), Some(event)) = (&state.dialog, &mut state.event) else {
        return Consequences::none();
    };
    let rules = form.rules();
    state.dialog = Some(Dialog::Event);
    event.tournament.pairing = Some(rules);
    event::update::event_file::write(state)
}

/// Proposes the round on screen if nothing in it has begun, otherwise the next one.
fn propose(state: &mut AppState, seed: u64) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let round = match &state.dialog {
        Some(Dialog::Proposal(form)) => form.proposal.round,
        Some(_) | None => event.round_to_pair(),
    };
    match event.tournament.propose(round, seed) {
        Ok(proposal) => {
            let form = ProposalForm { proposal, chosen: None, is_changed: false, drawn_at: state.day.0 };
            forms::show(state, Dialog::Proposal(Box::new(form)))
        }
        Err(error) => {
            state.dialog = Some(Dialog::Event);
            notices::tell(state, NoticeKind::NotPaired(Box::new(error)));
            Consequences::none()
        }
    }
}

/// Asks before what was changed by hand is dropped; `None` where nothing was.
pub fn ask_to_drop(state: &AppState, seed: Option<u64>) -> Option<Consequences> {
    let is_changed = matches!(&state.dialog, Some(Dialog::Proposal(form)) if form.is_changed);
    is_changed.then(|| ask(Question::Event(EventQuestion::DropProposal(seed))))
}

/// Drops it, and draws the round anew with this lot.
pub(super) fn drop_changed(state: &mut AppState, seed: Option<u64>) -> Consequences {
    match seed {
        Some(seed) => propose(state, seed),
        None => {
            state.dialog = Some(Dialog::Event);
            Consequences::none()
        }
    }
}

/// The first click selects a player, the second swaps the two.
fn choose(state: &mut AppState, number: u32) -> Consequences {
    let (Some(Dialog::Proposal(form)), Some(event)) = (&mut state.dialog, &state.event) else {
        return Consequences::none();
    };
    match form.chosen.take() {
        None => form.chosen = Some(number),
        Some(other) if other == number => {}
        Some(other) => {
            if let Some(changed) = event.tournament.with_swapped(&form.proposal, other, number) {
                (form.proposal, form.is_changed) = (changed, true);
            }
        }
    }
    Consequences::none()
}

/// Changes the table of the selected player.
fn change(state: &mut AppState, change: impl FnOnce(&mut ProposalForm, usize)) -> Consequences {
    let Some(Dialog::Proposal(form)) = &mut state.dialog else { return Consequences::none() };
    if let Some(index) = form.chosen.and_then(|number| form.proposal.table_of(number)) {
        change(form, index);
        form.is_changed = true;
    }
    Consequences::none()
}

fn publish(state: &mut AppState, now: &Now) -> Consequences {
    let (Some(Dialog::Proposal(form)), Some(event)) = (&state.dialog, &mut state.event) else {
        return Consequences::none();
    };
    let proposal = form.proposal.clone();
    event.tournament.publish(&proposal);
    event.page = EventPage::Pairings;
    event.show_paired(proposal.round);
    let (round, count) = (proposal.round, proposal.pairs.len());
    state.dialog = Some(Dialog::Event);
    notices::tell_briefly(state, NoticeKind::Published { round, count }, now.at);
    event::update::event_file::write(state)
}
