//! A game is set up as its form says: the toss, the sides, the start; also the game that replays another.

use std::time::Duration;

use crate::app::new_game::form::{NewGameForm, Toss};
use crate::app::settings;
use crate::app::state::{AppState, Dialog, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::update::now::Now;
use crate::app::update::{game, motion, next_game};
use crate::rules::Furigoma;
use crate::session::Player;

/// Shows the form so. How much of it is seen is remembered at once, even if no game follows.
pub fn edit(state: &mut AppState, form: NewGameForm) -> Consequences {
    let shows_more = form.shows_more;
    state.dialog = Some(Dialog::NewGame(form));
    if state.settings.new_game.shows_more == shows_more {
        return Consequences::none();
    }
    settings::update::change(state, |settings| settings.new_game.shows_more = shows_more)
}

/// Starts the game that the form describes; asks before the weaker player gives a handicap.
pub fn ask_to_start(state: &mut AppState, now: &Now) -> Consequences {
    match &state.dialog {
        Some(Dialog::NewGame(form)) if form.has_no_time() => Consequences::none(),
        Some(Dialog::NewGame(form)) if form.weaker_gives() => ask(Question::WeakerGives),
        Some(_) | None => start(state, now),
    }
}

/// Starts that game, whoever gives the handicap.
pub fn start(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::NewGame(mut form)) = state.dialog.take() else { return Consequences::none() };
    form.settle_toss();
    for engine in form.engines.iter_mut().flatten() {
        engine.profile = state.settings.engines.as_kept(&engine.profile);
    }
    let tossed = form.toss.as_ref().map(|toss| toss.furigoma.to_string());
    let language = state.window_language();
    let setup = form.setup(state.profiles.chosen(&form.profile).clone(), language);
    let (ceremony, engines, series) = (form.ceremony(), form.engines.clone(), form.engine_series(language));
    let mut effects = remember(state, form);
    effects.extend(game::start(state, setup, engines, ceremony, tossed, now));
    state.table.seats.series = series;
    effects
}

fn remember(state: &mut AppState, form: NewGameForm) -> Consequences {
    settings::update::change(state, |settings| {
        settings.new_game = NewGameForm { composed: None, toss: None, preset_name: String::new(), ..form };
    })
}

/// The players of the last new game are known by other names or ranks now: the next one offers these.
pub fn correct_players(state: &mut AppState, before: &[Player; 2], after: &[Player; 2]) -> Consequences {
    let form = &state.settings.new_game;
    match form.with_players_corrected(before, after) {
        Some(corrected) if corrected != *form => {
            settings::update::change(state, |settings| settings.new_game = corrected)
        }
        Some(_) | None => Consequences::none(),
    }
}

/// Sets up the replay that the form describes.
pub fn play_next(state: &mut AppState, now: &Now) -> Consequences {
    if matches!(&state.dialog, Some(Dialog::NextGame(form)) if form.has_no_time()) {
        return Consequences::none();
    }
    let Some(Dialog::NextGame(form)) = state.dialog.take() else { return Consequences::none() };
    next_game::start_next(state, form.next_game(), now)
}

/// Tosses five pawns for the sides, as `number` has it.
pub fn toss(state: &mut AppState, number: u64, now: &Now) -> Consequences {
    if let Some(Dialog::NewGame(form)) = &mut state.dialog
        && form.can_toss()
    {
        form.toss = Some(Toss { furigoma: Furigoma::from_seed(number), started: now.at, is_settled: false });
    }
    Consequences::none()
}

/// Gives the players their sides once the pawns have come to rest.
pub fn settle_toss(state: &mut AppState, now: &Now) {
    if let Some(Dialog::NewGame(form)) = &mut state.dialog
        && form.toss.as_ref().is_some_and(|toss| toss.has_landed(now.at))
    {
        form.settle_toss();
    }
}

/// After how much time the pawns are seen elsewhere.
pub fn next_frame(state: &AppState) -> Option<Duration> {
    let Some(Dialog::NewGame(form)) = &state.dialog else { return None };
    form.toss.as_ref().filter(|toss| !toss.is_settled).map(|_| motion::FRAME)
}
