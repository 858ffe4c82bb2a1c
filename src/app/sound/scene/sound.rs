//! The dialog about sound in words, and the warnings that a countdown would not be heard.

use crate::app::sound::form::SoundSettings;
use crate::app::sound::state::Silence;
use crate::app::state::{AppState, NoticeKind};
use crate::sound::{CueGroup, ScheduleName, SoundFault, SoundTrouble};
use crate::text::Text;

/// The settings of sound, for the dialogs in which they are changed.
#[derive(Clone, Debug)]
pub struct SoundScene {
    /// The settings.
    pub settings: SoundSettings,
    /// Whether anything is heard.
    pub is_on: bool,
    /// The schedules by their ids, with their names.
    pub schedules: Vec<(String, String)>,
    /// The name of the chosen one.
    pub schedule: String,
    /// The devices to choose from.
    pub devices: Vec<String>,
    /// The device in use, or why there is none.
    pub device_words: Option<String>,
    /// Whether that is a fault.
    pub is_amiss: bool,
    /// Whether the last ten seconds are being played.
    pub is_checking: bool,
}

/// The name of a group of sounds.
#[must_use]
pub const fn group_name(group: CueGroup) -> &'static str {
    match group {
        CueGroup::Pieces => "sound-pieces",
        CueGroup::Calls => "sound-calls",
        CueGroup::Moves => "sound-moves",
        CueGroup::Signals => "sound-signals",
    }
}

impl SoundScene {
    /// The name of what the button beside the schedule does.
    #[must_use]
    pub const fn check_name(&self) -> &'static str {
        if self.is_checking { "sound-check-stop" } else { "sound-check" }
    }

    pub fn of(state: &AppState, text: &Text) -> Self {
        let settings = &state.settings.sounds;
        let heard = state.sound.device.as_ref().map(|device| text.tell("sound-heard-on", &[("device", device.into())]));
        let silence = state.silence();
        Self {
            settings: settings.clone(),
            is_on: state.settings.sound,
            schedules: state.schedules.all().map(|it| (it.id.clone(), name_in(&it.name, text))).collect(),
            schedule: name_in(&state.schedules.chosen(&settings.schedule).name, text),
            devices: state.sound.devices.clone(),
            is_amiss: silence.is_some(),
            device_words: silence.map(|silence| silence_words(&silence, text)).or(heard),
            is_checking: state.sound.check.is_some(),
        }
    }
}

/// What a schedule is called.
pub fn name_in(name: &ScheduleName, text: &Text) -> String {
    text.either(&name.en, &name.ja).to_owned()
}

/// That nothing is heard, and why.
pub fn warning_of_silence(state: &AppState, text: &Text) -> Option<String> {
    state.silence().map(|silence| silence_words(&silence, text))
}

/// What is said across the window while the countdown of a game is not heard. That somebody has turned sound off
/// stands beside the rules: it is wanted.
pub fn warning(state: &AppState, text: &Text) -> Option<String> {
    let silence = state.silence().filter(|silence| *silence != Silence::Muted && state.has_timed_game())?;
    Some(text.in_a_row(&silence_words(&silence, text), &text.say("sound-watch-the-clock")))
}

/// The same, unless it has been read, or stands among the notices.
pub fn warning_across(state: &AppState, text: &Text) -> Option<String> {
    let is_told = state.notices.iter().any(|notice| matches!(notice.kind, NoticeKind::Sound(_)));
    let is_read = state.sound.put_away.is_some() && state.sound.put_away == state.silence();
    warning(state, text).filter(|_| !is_told && !is_read)
}

/// What is wrong with sound.
pub fn sound_trouble_words(trouble: &SoundTrouble, text: &Text) -> String {
    match trouble {
        SoundTrouble::NoDevice(SoundFault::Absent) => text.say("sound-absent"),
        SoundTrouble::NoDevice(SoundFault::Busy) => text.say("sound-busy"),
        SoundTrouble::NoDevice(SoundFault::Forbidden) => text.say("sound-forbidden"),
        SoundTrouble::NoDevice(SoundFault::Unfit) => text.say("sound-unfit"),
        SoundTrouble::NoDevice(SoundFault::Broken) => text.say("sound-no-device"),
        SoundTrouble::NoThread(_) => text.say("sound-no-thread"),
        SoundTrouble::Vanished(device) => text.tell("sound-vanished", &[("device", device.into())]),
    }
}

fn silence_words(silence: &Silence, text: &Text) -> String {
    match silence {
        Silence::Muted => text.say("sound-muted"),
        Silence::NoVolume => text.say("sound-no-volume"),
        Silence::Trouble(trouble) => sound_trouble_words(trouble, text),
    }
}
