//! What is heard, when something happens on the board or on a clock.

use crate::app::effect::Effect;
use crate::app::settings;
use crate::app::sound::action::SoundAction;
use crate::app::sound::state::{Occasion, ScheduleForm, Silence, SoundCheck, ToldSilence, is_timed, stage_of};
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::clock;
use crate::clock::{ClockEvent, GameClock, SessionTime};
use crate::record::NodeId;
use crate::rules::EndReason;
use crate::session::MatchSession;
use crate::shogi::Color;
use crate::sound::{ClockMoment, Cue, Phrase, Reading, Schedule, SoundNews, SoundOrder, Turn};

/// Lets `cue` be heard, unless nothing is to be heard.
pub fn play(state: &AppState, cue: Option<Cue>) -> Consequences {
    cue.filter(|_| state.settings.sound).map(Effect::Play).into_iter().collect()
}

/// Cuts off what is being said about a clock that has just been stopped.
pub fn hush(state: &AppState) -> Option<Effect> {
    let is_heard = state.settings.sound && state.heard_clock().is_some_and(is_timed);
    is_heard.then_some(Effect::Sound(SoundOrder::Hush))
}

/// Takes in what has changed about what can be heard.
pub fn receive(state: &mut AppState, news: SoundNews) -> Consequences {
    match news {
        SoundNews::Lost(trouble) => {
            (state.sound.device, state.sound.check) = (None, None);
            // In a game with clocks it is told across the window.
            if state.sound.trouble.replace(trouble.clone()).is_none() && !state.has_timed_game() {
                notices::tell(state, NoticeKind::Sound(trouble));
            }
        }
        SoundNews::Heard { device } => {
            (state.sound.trouble, state.sound.told, state.sound.put_away) = (None, None, None);
            state.sound.device = Some(device);
            state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::Sound(_)));
        }
        SoundNews::Devices(devices) => state.sound.devices = devices,
        SoundNews::Restarted => notices::tell(state, NoticeKind::SoundRestarted),
    }
    Consequences::none()
}

/// Has the device kept ready while a clock runs that is to be heard, and given back afterwards.
pub fn watch(state: &mut AppState) -> Option<Effect> {
    let is_running = state.heard_clock().is_some_and(|clock| clock.running().is_some());
    let is_wanted = state.settings.sound && (is_running || state.sound.check.is_some());
    let was_wanted = std::mem::replace(&mut state.sound.is_watched, is_wanted);
    (was_wanted != is_wanted).then_some(Effect::Sound(SoundOrder::Watch(is_wanted)))
}

/// Notes what is told across the window. What has been told in one game is not told again in the next, unless it has changed.
pub fn note_told(state: &mut AppState) {
    if !state.has_timed_game() {
        return;
    }
    let during = match state.clock_desk {
        Some(_) => Occasion::ClockDesk,
        None => Occasion::Game(state.table.file.first_revision),
    };
    let silence = state.silence().filter(|silence| *silence != Silence::Muted);
    let sound = &mut state.sound;
    if let Some(before) = sound.told.take().filter(|told| told.during != during) {
        sound.put_away = Some(before.what);
    }
    if sound.put_away != silence {
        sound.put_away = None;
    }
    sound.told = silence.map(|what| ToldSilence { what, during });
}

/// Does what was asked for about sound.
pub fn update(state: &mut AppState, action: SoundAction, now: &Now) -> Consequences {
    match action {
        SoundAction::Set(sounds) => {
            state.settings.sounds = *sounds;
            Consequences::from(Effect::Sound(SoundOrder::Use(Box::new(state.settings.sounds.output()))))
        }
        SoundAction::Keep => settings::update::change(state, |_| {}),
        SoundAction::Try(cue) => play(state, Some(cue)),
        SoundAction::TryReading => read(Some(state.sample_reading()).filter(|_| state.settings.sound)),
        SoundAction::Check if state.sound.check.take().is_some() => Consequences::from(Effect::Sound(SoundOrder::Hush)),
        SoundAction::PutAway => {
            state.sound.put_away = state.silence();
            Consequences::none()
        }
        SoundAction::Check if state.silence() == Some(Silence::Muted) => Consequences::none(),
        // What cannot be heard is not played, but there may be a device again.
        SoundAction::Check if state.sound.trouble.is_some() => play(state, Some(Cue::Piece)),
        SoundAction::Check => {
            let stage = editor(state).map_or(SoundCheck::USUAL, ScheduleForm::played_stage);
            state.sound.check = Some(SoundCheck::begin(now.at, stage));
            go_on_checking(state, now)
        }
    }
}

/// Plays the next of the last ten seconds, as long as the dialog is open in which that was asked for.
pub fn go_on_checking(state: &mut AppState, now: &Now) -> Consequences {
    let Some(check) = &mut state.sound.check else { return Consequences::none() };
    let moment = check.take_moment(now.at);
    let is_shown = matches!(state.dialog, Some(Dialog::NewGame(_) | Dialog::Sound | Dialog::Schedule(_)));
    if check.is_over(now.at) || !is_shown {
        state.sound.check = None;
        return Consequences::none();
    }
    let edited = editor(state).map(|form| &form.schedule);
    let schedule = edited.unwrap_or_else(|| chosen(state));
    play(state, moment.and_then(|moment| schedule.cue(moment)))
}

/// The editor of clock calls, if it is open.
fn editor(state: &AppState) -> Option<&ScheduleForm> {
    match &state.dialog {
        Some(Dialog::Schedule(form)) => Some(form),
        Some(_) | None => None,
    }
}

fn read(reading: Option<Reading>) -> Consequences {
    reading.map(|reading| Effect::Sound(SoundOrder::Read(reading))).into_iter().collect()
}

/// What is heard where somebody goes from `before` to another move of a record.
pub fn of_step(state: &AppState, before: NodeId) -> Consequences {
    read(state.reading().filter(|_| state.node() != before))
}

/// What is heard of a move: the piece, in place of what was being said about the clock that it stops.
pub fn of_move(state: &mut AppState, captured: bool, is_check: bool) -> Consequences {
    state.sound.call = None;
    let piece = if captured { Cue::Capture } else { Cue::Piece };
    let reading = state.reading();
    // Where moves are read, 王手 is the last word of them.
    let is_told = state.settings.sounds.check_call && !state.withholds_help();
    let is_called = is_check && is_told && reading.is_none();
    let check = is_called.then_some(Cue::Say(Phrase::Check));
    let mut outcome: Consequences = hush(state).into_iter().collect();
    outcome.extend(play(state, Some(piece)));
    outcome.extend(play(state, check));
    outcome.extend(read(reading));
    outcome
}

/// What is heard of a game that begins or ends.
pub fn of_game(state: &AppState, signal: Cue) -> Consequences {
    play(state, Some(signal).filter(|_| state.settings.sounds.game_signals))
}

/// What is heard when a game is over. That the time was up is heard already.
pub fn of_end(state: &AppState) -> Consequences {
    let verdict = state.as_match().and_then(MatchSession::verdict);
    let is_time_up = verdict.is_some_and(|verdict| verdict.outcome.reason == EndReason::TimeUp);
    if is_time_up { Consequences::none() } else { of_game(state, Cue::GameEnd) }
}

/// What is heard of something that happened on the clock.
pub fn of_clock(state: &mut AppState, event: ClockEvent) -> Consequences {
    let moment = moment_of(event).filter(|_| is_news(state, event));
    let cue = moment.and_then(|moment| chosen(state).cue(moment));
    if let Some(moment) = moment.filter(|_| cue.is_some()) {
        state.sound.call = Some((color_of(event), moment));
    }
    let is_lowered = state.settings.sounds.side_tones && color_of(event) == Color::White;
    play(state, if is_lowered { cue.map(|cue| cue.lowered()) } else { cue })
}

const fn color_of(event: ClockEvent) -> Color {
    match event {
        ClockEvent::SecondsLeft { color, .. }
        | ClockEvent::StageEntered { color, .. }
        | ClockEvent::FlagFell { color } => color,
    }
}

/// The schedule by which clocks are heard.
fn chosen(state: &AppState) -> &Schedule {
    state.schedules.chosen(&state.settings.sounds.schedule)
}

/// Forgets what was heard of the clocks, and takes it that their main time, if any, has just been called.
pub fn of_new_clocks(state: &mut AppState) {
    let controls = state.heard_clock().map(|clock| Color::ALL.map(|color| clock.control(color)));
    state.sound.call = None;
    state.sound.main_second =
        controls.map_or([None; 2], |controls| controls.map(|control| Some(control.main.as_secs())));
}

/// Forgets what was heard of other clocks: what these show at `now` has been called before they were taken up.
pub fn of_clocks_taken_up(state: &mut AppState, now: SessionTime) {
    let shown = |clock: &GameClock, color| {
        let reading = clock.reading(color, now);
        (reading.stage() == clock::Stage::Main).then(|| reading.shown_secs())
    };
    let seconds = state.heard_clock().map(|clock| Color::ALL.map(|color| shown(clock, color)));
    state.sound.call = None;
    state.sound.main_second = seconds.unwrap_or_default();
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
            Some(ClockMoment::Second { stage: stage_of(stage, more_follows)?, left: secs })
        }
        ClockEvent::StageEntered { stage, .. } => turn_to(stage).map(ClockMoment::Turn),
        ClockEvent::FlagFell { .. } => Some(ClockMoment::Turn(Turn::TimeUp)),
    }
}

fn turn_to(stage: clock::Stage) -> Option<Turn> {
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
