//! What follows from whatever comes in: the one door through which the state changes. The rooms' updates are called from
//! here.
//!
//! [`step`] takes the state, an [`Input`] and the instant at which it came, changes the state and says what has to be done
//! outside. It reads no clock and touches no file, so every path through the program can be walked in a test.

pub mod actions;
pub mod board;
pub mod clipboard;
pub mod commands;
pub mod consequences;
pub mod game;
pub mod incoming;
pub mod late_look;
pub mod motion;
pub mod move_input;
pub mod next_game;
pub mod notices;
pub mod now;
pub mod review;

use std::time::Duration;

use self::consequences::{Consequence, Consequences, Next};
use self::late_look::{LateLook, SHORTEST_AT_A_FLAG};
use super::action::Action;
use super::effect::{Effect, Incoming};
use super::state::AppState;
use crate::app::files::update::holding::Answer;
use crate::app::{
    clock_desk, collection, console, dialogs, engines, event, files, hall, journal, library, new_game, opponents,
    practice, publish, settings, sound, whole_game,
};
use crate::clock::{GameClock, SessionTime};
use crate::session::{ClockCommand, MatchCommand, MatchSession};

pub use self::notices::tell;
pub use self::now::Now;

/// The shortest time without a look at the clocks for which we ask whether it counts. A machine that is held up for a few
/// seconds while it draws or writes has not slept: that is time of the game.
const SHORTEST_SLEEP: Duration = Duration::from_secs(10);

/// Whatever can come in.
#[derive(Debug)]
pub enum Input {
    /// The user asks for something.
    Act(Action),
    /// Time passes.
    Tick,
    /// Something comes back from outside.
    Receive(Incoming),
    /// Nobody has looked at the clocks from `since` on for a while of `slept`.
    Wake {
        /// When the clocks were looked at last.
        since: SessionTime,
        /// How long that is ago.
        slept: Duration,
    },
    /// Whatever had been done before this look was taken in.
    Looked(LateLook),
}

/// The one entrance: takes `input` in, and says what has to be done outside. However the state has changed, what follows
/// from that is the same.
#[must_use]
pub fn step(state: &mut AppState, input: Input, now: &Now) -> Vec<Effect> {
    let before = motion::before(state);
    let answer = if let Input::Receive(incoming) = &input { Answer::of(incoming) } else { None };
    let consequences = match input {
        Input::Act(action) => actions::carry_out(state, action, now),
        Input::Tick => tick(state, now),
        Input::Receive(incoming) => incoming::receive(state, incoming, now),
        Input::Wake { since, slept } => wake(state, since, slept, now),
        Input::Looked(late) => late_look::note(state, late, now),
    };
    let mut effects = settle(state, consequences, now);
    if let Some(answer) = answer {
        files::update::holding::end(state, answer);
    }
    motion::follow(state, before, now.at);
    effects.extend(follow(state, now));
    effects
}

/// Has everything done that `consequences` leaves to others, and what follows from that, until only what is done outside is left.
fn settle(state: &mut AppState, consequences: Consequences, now: &Now) -> Vec<Effect> {
    let mut effects = Vec::new();
    for consequence in consequences {
        match consequence {
            Consequence::Outside(effect) => effects.push(effect),
            Consequence::Inside(next) => {
                let consequences = dispatch(state, next, now);
                effects.extend(settle(state, consequences, now));
            }
        }
    }
    effects
}

/// Hands what a room left undone to the room that does it.
fn dispatch(state: &mut AppState, next: Next, now: &Now) -> Consequences {
    match next {
        Next::Leave(what_for) => files::update::leaving::leave(state, what_for),
        Next::LeaveNow(what_for) => files::update::leaving::leave_now(state, what_for),
        Next::Quit => files::update::leaving::quit_board(state),
        Next::Open(dialog) => dialogs::update::open(state, *dialog),
        Next::OpenRecord(path) => files::update::opening::open_record(state, path),
        Next::OpenEvent(path) => event::update::open_file(state, path),
        Next::Run(command) => commands::run(state, command, now),
        Next::Order(act) => console::update::order(state, act, String::new(), now),
        Next::Start { setup, ceremony, throws } => {
            game::start(state, *setup, Default::default(), ceremony, throws, now)
        }
        Next::LockConsole => console::update::lock_with_pin(state),
        Next::TakeUp => journal::update::journal::look_again(state),
        Next::GiveUpInEvent(setup) => event::update::give_up_broken_off(state, &setup),
        Next::NoteEnd => event::update::note_end(state),
        Next::KeepEnd => event::update::keep_end(state),
        Next::TakeBackEnd => event::update::take_back_end(state),
    }
}

/// What follows from a state that may be another one now. Each sees what the one before has done.
fn follow(state: &mut AppState, now: &Now) -> Vec<Effect> {
    const TAIL: [fn(&mut AppState, &Now) -> Consequences; 17] = [
        hall::update::keep_stopped,
        hall::update::go_on_with_the_hall,
        hall::update::keep_clock_stopped,
        follow_questions,
        follow_settings,
        |state, _| {
            sound::update::sounds::note_told(state);
            sound::update::sounds::watch(state).into_iter().collect()
        },
        opponents::update::follow,
        journal::update::journal::follow,
        |state, _| event::update::follow(state),
        engines::update::follow,
        |state, _| practice::update::keep_from_players(state),
        |state, _| whole_game::update::follow(state),
        library::update::follow,
        |state, now| hall::update::follow(state, now).into_iter().collect(),
        |state, _| publish::update::follow(state).into_iter().collect(),
        hall::update::listen,
        |state, _| notices::forget_deleted(state),
    ];
    let mut effects = Vec::new();
    for part in TAIL {
        let consequences = part(state, now);
        effects.extend(settle(state, consequences, now));
    }
    effects
}

fn follow_questions(state: &mut AppState, _: &Now) -> Consequences {
    collection::update::follow_position(state);
    event::update::ask_next(state)
}

fn follow_settings(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = settings::update::keep_rested(state, now.at);
    if let Some(hint) = state.hint_followed() {
        consequences.extend(settings::update::finish_hint(state, hint));
    }
    consequences
}

/// What the settings want to be read before anything is seen, and to be gone on with.
#[must_use]
pub fn begin(state: &mut AppState) -> Vec<Effect> {
    let site = publish::update::resume(state);
    site.into_iter().chain(settings::update::follow_pieces(state)).collect()
}

/// Lets time pass up to `now`.
fn tick(state: &mut AppState, now: &Now) -> Consequences {
    state.day = (now.at, now.since_midnight);
    notices::expire(state, now.at);
    motion::settle(state, now.at);
    hall::update::turn_page(state, now.at);
    new_game::update::settle_toss(state, now);
    event::update::settle_toss(state, now);
    console::update::lock_by_itself(state, now.at);
    let mut effects = game::go_on_setting_up(state, now);
    effects.extend(next_game::end_rest(state, now));
    effects.extend(game::command(state, MatchCommand::Tick, now));
    effects.extend(clock_desk::update::command(state, ClockCommand::Tick, now));
    effects.extend(event::update::follow_others(state, now));
    effects.extend(event::update::go_on(state, now));
    effects.extend(sound::update::sounds::go_on_checking(state, now));
    effects
}

fn wake(state: &mut AppState, since: SessionTime, slept: Duration, now: &Now) -> Consequences {
    let has_flag = |clock: &GameClock| clock.out_of_time(since).is_none() && clock.out_of_time(now.at).is_some();
    let shortest = |clock: &GameClock| if has_flag(clock) { SHORTEST_AT_A_FLAG } else { SHORTEST_SLEEP };
    let is_asked = |clock: Option<&GameClock>| clock.is_some_and(|clock| slept >= shortest(clock));
    let of_game = is_asked(state.as_match().map(MatchSession::clock));
    let of_desk = is_asked(state.clock_desk.as_ref().map(|desk| desk.session.clock()));
    let mut effects = Consequences::none();
    if of_game {
        effects.extend(game::command(state, MatchCommand::NoteSleep { since, slept }, now));
    }
    if of_desk {
        effects.extend(clock_desk::update::command(state, ClockCommand::NoteSleep { since, slept }, now));
    }
    effects
}

/// After how much time from `now` the screen changes by itself.
#[must_use]
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let match_clock = state.as_match().map(MatchSession::clock);
    let clocks = match_clock.into_iter().chain(state.clock_desk.iter().map(|desk| desk.session.clock()));
    let clock = clocks.filter_map(|clock| clock.until_next_digit(now, state.settings.tenths)).min();
    let rest = next_game::next_rest_second(state, now);
    let hall = hall::update::next_change(state, now);
    let piece = state.table.ceremony.map(|ceremony| ceremony.until_next(now));
    let sound = [state.until_flash_ends(now), state.sound.check.map(|check| check.until_next(now))];
    let tosses = [new_game::update::next_frame(state), event::update::next_frame(state)];
    let frames = [motion::next_frame(state), board::next_frame(state, now)];
    let others = [
        clock,
        rest,
        hall,
        publish::update::next_change(state, now),
        event::update::next_change(state, now),
        opponents::update::next_change(state, now),
        engines::update::next_change(state, now),
        piece,
        practice::update::next_change(state, now),
        library::update::until_waiting_is_told(state, now),
        library::update::until_looked_again(state, now),
        notices::next_expiry(state, now),
        settings::update::until_rest(state, now),
        files::update::opening::until_reading_is_told(state, now),
        state.hold_left(now),
        journal::update::review_journal::until_due(state, now),
        state.until_console_locks(now),
        state.console.wrong_pins.until_next_second(now),
    ];
    others.into_iter().chain(sound).chain(tosses).chain(frames).flatten().min()
}
