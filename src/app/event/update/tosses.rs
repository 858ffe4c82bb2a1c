//! The sides of a game of the event: the pairing has them, or the pawns are tossed, and both players see them fall.

use std::time::Duration;

use crate::app::event;
use crate::app::event::form::EventToss;
use crate::app::event::update::starts;
use crate::app::new_game::form::Toss;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, Next, open};
use crate::app::update::motion;
use crate::app::update::now::Now;
use crate::rules::{Furigoma, ReplaySides, Tossed};
use crate::session::MatchSetup;
use crate::tournament::{GamePlace, Seat, Table};

/// How the sides of a game come about.
enum SidesBy {
    /// The pairing says who has Black, or a game or an attempt before.
    Pairing,
    /// The pawns are tossed now.
    Toss(Furigoma),
    /// They have fallen before, when the game was started and the program ended: told like this.
    EarlierToss(String),
}

/// Sets up the game, with the sides of the pairing, or as `number` tosses them.
pub fn begin(state: &mut AppState, place: GamePlace, number: u64, now: &Now) -> Consequences {
    let Some((setup, black, by)) = set_up(state, place, number) else { return Consequences::none() };
    (state.dialog, state.covered) = (None, None);
    match by {
        SidesBy::Pairing => start(setup, None),
        SidesBy::EarlierToss(tossed) => start(setup, Some(told_with_those_before(state, place, tossed))),
        SidesBy::Toss(furigoma) => {
            let mut effects = note_toss(state, place, black, &furigoma);
            let toss = Toss { furigoma, started: now.at, is_settled: false };
            effects.extend(open(Dialog::EventToss(EventToss { place, toss, setup })));
            effects
        }
    }
}

/// The game, who has Black in it, and why; `None` where the event has no such game, or its rules are unknown here.
fn set_up(state: &AppState, place: GamePlace, number: u64) -> Option<(Box<MatchSetup>, Seat, SidesBy)> {
    let event = &state.event.as_ref()?.tournament;
    let profile = state.profiles.find(&event.profile)?.clone();
    let (black, by) = sides_of(event.table(place.round, place.table)?, profile.replay.sides, number);
    let setup = event.setup(place.round, place.table, black, profile)?;
    let setup = match event.in_play(place) {
        Some(playing) => playing.attempt_at(setup),
        None => setup,
    };
    Some((Box::new(setup), black, by))
}

fn start(setup: Box<MatchSetup>, throws: Option<String>) -> Consequences {
    Next::Start { setup, ceremony: None, throws }.into()
}

/// Who has Black in the next game, and why.
fn sides_of(table: &Table, sides: ReplaySides, number: u64) -> (Seat, SidesBy) {
    if let Some(black) = table.black_to_start(sides) {
        let tossed = table.earlier_toss().map(str::to_owned);
        return (black, tossed.map_or(SidesBy::Pairing, SidesBy::EarlierToss));
    }
    let furigoma = Furigoma::from_seed(number);
    let black = match furigoma.result {
        Tossed::PawnOwner => Seat::First,
        Tossed::Other => Seat::Second,
    };
    (black, SidesBy::Toss(furigoma))
}

/// The file says how the pawns have fallen before anybody sees it: nobody tosses again because the program ended.
fn note_toss(state: &mut AppState, place: GamePlace, black: Seat, furigoma: &Furigoma) -> Consequences {
    event::update::event_file::change(state, |event| event.tournament.note_toss(place, black, furigoma.to_string()))
}

/// A toss, with those before it that were put away.
fn told_with_those_before(state: &AppState, place: GamePlace, tossed: String) -> String {
    let table = state.event.as_ref().and_then(|event| event.tournament.table(place.round, place.table));
    let before = table.into_iter().flat_map(|table| &table.tosses_put_away);
    before.fold(tossed, |all, toss| all + &format!("（やり直し前：{toss}）"))
}

/// The pawns have come to rest, if they have: then the game can be begun.
pub fn settle_toss(state: &mut AppState, now: &Now) {
    if let Some(Dialog::EventToss(form)) = &mut state.dialog {
        form.settle(now.at);
    }
}

/// After how much time the pawns are seen elsewhere.
pub fn next_frame(state: &AppState) -> Option<Duration> {
    let Some(Dialog::EventToss(form)) = &state.dialog else { return None };
    (!form.toss.is_settled).then_some(motion::FRAME)
}

/// Begins the game, once both players have seen how the pawns fell.
pub fn start_tossed(state: &mut AppState) -> Consequences {
    let has_fallen = |dialog: &mut Dialog| matches!(dialog, Dialog::EventToss(form) if form.toss.is_settled);
    let Some(Dialog::EventToss(form)) = state.dialog.take_if(has_fallen) else { return Consequences::none() };
    let throws = told_with_those_before(state, form.place, form.toss.furigoma.to_string());
    start(form.setup, Some(throws))
}

/// Keeps a toss whose game is not begun after all.
pub fn put_toss_away(state: &mut AppState, form: &EventToss) -> Consequences {
    let at = starts::time_of_day(state.since_midnight(state.day.0));
    let GamePlace { round, table, .. } = form.place;
    if let Some(table) = state.event.as_mut().and_then(|event| event.tournament.table_mut(round, table)) {
        table.tosses_put_away.push(format!("{at} {}", form.toss.furigoma));
    }
    starts::give_up(state, form.place)
}
