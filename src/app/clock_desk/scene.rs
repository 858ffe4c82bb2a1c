//! What the clock that fills the window shows.

use crate::app::action::Action;
use crate::app::clock_desk::action::ClockAction;
use crate::app::clock_desk::form::ClockDesk;
use crate::app::journal::form::JournalOf;
use crate::app::new_game::form::NewGameForm;
use crate::app::new_game::scene::TimeScene;
use crate::app::scene::AnswerScene;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::clock_face::ClockFace;
use crate::app::scene::sides::{mark, seats};
use crate::app::sound::scene::sound::warning;
use crate::app::state::AppState;
use crate::clock::{SessionTime, Stage};
use crate::session::{ClockStatus, SleepCase, SleepRuling};
use crate::shogi::Color;
use crate::text::Text;

/// The time of both sides, for a clock beside a board of wood.
#[derive(Clone, Debug)]
pub struct ClocksScene {
    /// What stands in the fields.
    pub form: NewGameForm,
    /// What they mean.
    pub time: TimeScene,
}

impl ClocksScene {
    /// What is to be seen of this form.
    #[must_use]
    pub fn of(state: &AppState, form: &NewGameForm, text: &Text) -> Self {
        Self { time: TimeScene::of(state, form, text), form: form.clone() }
    }
}

/// What the clock that fills the window shows.
#[derive(Clone, Debug)]
pub struct ClockOnlyScene {
    /// The half at the top, then the one at the bottom.
    pub halves: [ClockHalf; 2],
    /// Whether the half at the top is turned round.
    pub is_far_turned: bool,
    /// That the countdown is not heard, that the game is not safe.
    pub warnings: Vec<String>,
    /// What there is to say: how to begin, that the clock is stopped, that the machine slept.
    pub lines: Vec<String>,
    /// The buttons between the halves.
    pub buttons: Vec<AnswerScene>,
    /// Whether anything is to be heard.
    pub sound: SoundMark,
}

/// Whether sound is on; pressed, it is turned off or on.
#[derive(Clone, Debug)]
pub struct SoundMark {
    /// Sound on
    pub words: String,
    /// Whether sound is on.
    pub is_on: bool,
}

/// One side's half.
#[derive(Clone, Debug)]
pub struct ClockHalf {
    /// Whose half it is.
    pub color: Color,
    /// ☗ Black
    pub title: String,
    /// The digits.
    pub digits: String,
    /// Which part of the time runs and what comes after it, and how many moves were made.
    pub detail: String,
    /// How much of the period is left, from 0 to 1.
    pub period_left: Option<f32>,
    /// Whether this side's time runs.
    pub is_running: bool,
    /// Whether it is this side's move, the time running or not.
    pub is_to_move: bool,
    /// Whether there is hardly any time left to the side to move.
    pub is_urgent: bool,
    /// Whether it flashes: a second is called, which is to be seen as well as heard.
    pub is_flashing: bool,
    /// What a screen reader says.
    pub label: String,
}

impl ClockOnlyScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let desk = state.clock_desk.as_deref()?;
        // The other notices wait until the board is shown again.
        let danger = state.danger(JournalOf::Clock).map(|_| text.say("notice-game-not-safe"));
        let remedy = danger.as_ref().map(|_| AnswerScene {
            words: text.say("notice-keep-elsewhere"),
            action: Action::KeepJournalElsewhere,
            tone: AnswerTone::Primary,
        });
        Some(Self {
            halves: seats(state).map(|color| half(state, desk, text, color, now)),
            is_far_turned: desk.is_far_turned,
            warnings: warning(state, text).into_iter().chain(danger.clone()).collect(),
            lines: lines(desk, text),
            buttons: remedy.into_iter().chain(buttons(desk, text)).collect(),
            sound: sound_mark(state.settings.sound, text),
        })
    }
}

fn sound_mark(is_on: bool, text: &Text) -> SoundMark {
    SoundMark { words: text.say(if is_on { "status-sound-on" } else { "status-sound-off" }), is_on }
}

fn half(state: &AppState, desk: &ClockDesk, text: &Text, color: Color, now: SessionTime) -> ClockHalf {
    let clock = desk.session.clock();
    let face = ClockFace::of(clock, text, color, now, state.settings.tenths);
    let title = format!("{} {}", mark(color), text.side(color, false));
    let moves = text.tell("clock-moves", &[("count", desk.session.moves(color).into())]);
    let control = clock.control(color);
    let time = match clock.reading(color, now).stage() {
        Stage::Untimed | Stage::Delay | Stage::Main => text.time_control(control),
        Stage::Byoyomi(_) | Stage::Consideration(_) => format!("{} {}", face.phase, face.extra),
        Stage::Flagged => face.phase.clone(),
    };
    let is_to_move = desk.session.mover() == Some(color);
    ClockHalf {
        color,
        label: format!("{title} {} {}", face.digits, face.phase),
        title,
        digits: face.digits,
        detail: format!("{time} · {moves}"),
        period_left: face.period_left,
        is_running: clock.running() == Some(color),
        is_to_move,
        is_urgent: is_to_move && face.is_urgent,
        is_flashing: state.is_flashing(color, now),
    }
}

fn lines(desk: &ClockDesk, text: &Text) -> Vec<String> {
    match desk.session.status() {
        ClockStatus::Waiting => vec![text.say("clock-waiting")],
        ClockStatus::Running => Vec::new(),
        ClockStatus::Paused => vec![text.say("status-paused")],
        ClockStatus::Asleep(case) => lines_of_sleep(case, text),
        ClockStatus::Over { loser } => {
            vec![text.tell("end-time-up-why", &[("loser", text.side(loser, false).into())])]
        }
    }
}

fn lines_of_sleep(case: SleepCase, text: &Text) -> Vec<String> {
    let SleepCase { mover, before, counted, slept, has_moved, .. } = case;
    let pressed = || text.tell("case-sleep-pressed", &[("side", text.side(mover, false).into())]);
    let lines = vec![
        text.tell("case-sleep-why", &[("slept", text.duration(slept).into())]),
        format!("{} → {}", text.reading(before), text.reading(counted)),
    ];
    lines.into_iter().chain(has_moved.then(pressed)).collect()
}

fn buttons(desk: &ClockDesk, text: &Text) -> Vec<AnswerScene> {
    let button = |id: &str, action, tone| AnswerScene { words: text.say(id), action: Action::Clock(action), tone };
    let plain = |id: &str, action| button(id, action, AnswerTone::Plain);
    let turn = plain("clock-turn", ClockAction::TurnFarHalf);
    let standing = |first: Option<AnswerScene>| {
        let others = [
            plain("clock-adjust", ClockAction::Adjust),
            turn.clone(),
            plain("clock-set-up", ClockAction::SetUp),
            plain("clock-leave", ClockAction::Leave),
        ];
        first.into_iter().chain(others).collect()
    };
    match desk.session.status() {
        ClockStatus::Running => vec![plain("clock-stop", ClockAction::TogglePause), turn],
        ClockStatus::Waiting | ClockStatus::Over { .. } => standing(None),
        ClockStatus::Paused => standing(Some(button("clock-go-on", ClockAction::TogglePause, AnswerTone::Primary))),
        ClockStatus::Asleep(_) => vec![
            button("case-sleep-forget", ClockAction::AnswerSleep(SleepRuling::Forget), AnswerTone::Primary),
            button("case-sleep-count", ClockAction::AnswerSleep(SleepRuling::Count), AnswerTone::Grave),
        ],
    }
}
