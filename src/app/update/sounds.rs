//! What is to be heard.

use super::notices;
use crate::app::effect::Effect;
use crate::app::state::{AppState, NoticeKind};
use crate::clock::{self, ClockEvent, GameClock};
use crate::session::MatchSession;
use crate::shogi::Color;
use crate::sound::{ClockMoment, Cue, SoundNews, SoundOrder, Stage, Turn};

/// Lets `cue` be heard, unless nothing is to be heard.
pub(super) fn play(state: &AppState, cue: Option<Cue>) -> Vec<Effect> {
    cue.filter(|_| state.settings.sound).map(Effect::Play).into_iter().collect()
}

/// The clock that can be heard: the one that takes the whole window, or that of the match.
fn clock_of(state: &AppState) -> Option<&GameClock> {
    let desk = state.clock_desk.as_ref().map(|desk| desk.session.clock());
    desk.or_else(|| state.as_match().map(MatchSession::clock))
}

/// Cuts off what is being said about a clock that has just been stopped.
pub(super) fn hush(state: &AppState) -> Option<Effect> {
    let is_timed = clock_of(state).is_some_and(|clock| Color::ALL.iter().any(|&color| clock.control(color).is_timed()));
    (is_timed && state.settings.sound).then_some(Effect::Sound(SoundOrder::Hush))
}

/// Takes in what has changed about what can be heard.
pub(super) fn receive(state: &mut AppState, news: SoundNews) -> Vec<Effect> {
    match news {
        SoundNews::Lost(trouble) => {
            state.sound.device = None;
            if state.sound.trouble.replace(trouble.clone()).is_none() {
                notices::tell(state, NoticeKind::Sound(trouble));
            }
        }
        SoundNews::Heard { device } => {
            state.sound.trouble = None;
            state.sound.device = Some(device);
            state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Sound(_)));
        }
        SoundNews::Devices(devices) => state.sound.devices = devices,
        SoundNews::Restarted => notices::tell(state, NoticeKind::SoundRestarted),
    }
    Vec::new()
}

/// Has the device kept ready while a clock runs that is to be heard, and given back afterwards.
pub(super) fn watch(state: &mut AppState) -> Option<Effect> {
    let is_wanted = state.settings.sound && clock_of(state).is_some_and(|clock| clock.running().is_some());
    let was_wanted = std::mem::replace(&mut state.sound.is_watched, is_wanted);
    (was_wanted != is_wanted).then_some(Effect::Sound(SoundOrder::Watch(is_wanted)))
}

/// What is heard of something that happened on the clock.
pub(super) fn of_clock(state: &mut AppState, event: ClockEvent) -> Vec<Effect> {
    let moment = moment_of(event);
    let cue = is_news(state, event).then(|| chosen_cue(state, moment)).flatten();
    play(state, cue)
}

fn chosen_cue(state: &AppState, moment: Option<ClockMoment>) -> Option<Cue> {
    state.schedules.chosen(&state.settings.sounds.schedule).cue(moment?)
}

/// Forgets what was heard of the clocks, and takes it that their main time, if any, has just been called.
pub(super) fn of_new_clocks(state: &mut AppState) {
    let controls = clock_of(state).map(|clock| Color::ALL.map(|color| clock.control(color)));
    state.sound.main_second =
        controls.map_or([None; 2], |controls| controls.map(|control| Some(control.main.as_secs())));
}

/// Whether that second was not shown before: a move that takes less than a second leaves the main time on the same.
fn is_news(state: &mut AppState, event: ClockEvent) -> bool {
    match event {
        ClockEvent::SecondsLeft { color, secs, stage: clock::Stage::Main, .. } => {
            state.sound.main_second[color.index()].replace(secs) != Some(secs)
        }
        ClockEvent::SecondsLeft { .. } | ClockEvent::StageEntered { .. } | ClockEvent::FlagFell { .. } => true,
    }
}

/// What a schedule calls it; `None` for what no schedule has to do with.
fn moment_of(event: ClockEvent) -> Option<ClockMoment> {
    match event {
        ClockEvent::SecondsLeft { stage, secs, more_follows, .. } => {
            Some(ClockMoment::Second { stage: part_of(stage, more_follows)?, left: secs })
        }
        ClockEvent::StageEntered { stage, .. } => turn_of(stage).map(ClockMoment::Turn),
        ClockEvent::FlagFell { .. } => Some(ClockMoment::Turn(Turn::TimeUp)),
    }
}

fn part_of(stage: clock::Stage, more_follows: bool) -> Option<Stage> {
    match stage {
        clock::Stage::Main => Some(Stage::Main { more_follows }),
        clock::Stage::Byoyomi(period) => Some(Stage::Byoyomi { secs: period.length.as_secs(), more_follows }),
        clock::Stage::Consideration(_) => Some(Stage::Minute { more_follows }),
        clock::Stage::Untimed | clock::Stage::Delay | clock::Stage::Flagged => None,
    }
}

fn turn_of(stage: clock::Stage) -> Option<Turn> {
    let count = |count: u32| u8::try_from(count).unwrap_or(u8::MAX);
    match stage {
        clock::Stage::Byoyomi(period) if period.number == 1 => Some(Turn::Byoyomi),
        clock::Stage::Byoyomi(_) => Some(Turn::NextPeriod),
        clock::Stage::Consideration(minute) => {
            Some(Turn::Minute { number: count(minute.number), remain: count(minute.left().saturating_sub(1)) })
        }
        clock::Stage::Untimed | clock::Stage::Delay | clock::Stage::Main | clock::Stage::Flagged => None,
    }
}
