//! The dialog before a replay (指し直し) in words: why it is played, on which sides and with what time.

use crate::app::new_game::form::NextGameForm;
use crate::app::scene::sides::mark;
use crate::shogi::Color;
use crate::text::Text;

/// The dialog about the replay of a game that does not count.
#[derive(Clone, Debug)]
pub struct NextGameScene {
    /// Its fields.
    pub form: NextGameForm,
    /// The heading.
    pub headline: String,
    /// Why it is played.
    pub why: String,
    /// Who has which side, Black's first.
    pub sides: [String; 2],
    /// Each side's time in one sentence.
    pub times: [String; 2],
    /// That a side has no time at all.
    pub fault: Option<String>,
}

impl NextGameScene {
    pub fn of(form: &NextGameForm, text: &Text) -> Self {
        let setup = &form.prepared().setup;
        let reason = setup.attempt.before.as_ref().map(|outcome| text.reason_of(outcome)).unwrap_or_default();
        let side = |color| {
            let side = format!("{} {}", mark(color), text.side(color, setup.start.is_handicap()));
            let name = &setup.player(color).name;
            if name.is_empty() { side } else { text.told_of(&side, name) }
        };
        Self {
            headline: text.say("next-game"),
            why: text.tell("next-game-why", &[("reason", reason.into())]),
            sides: Color::ALL.map(side),
            times: form.times.each_ref().map(|time| text.time_control(time.clock.control())),
            fault: form.has_no_time().then(|| text.say("new-game-no-time")),
            form: form.clone(),
        }
    }
}
