//! The arbiter's console as data: groups of large buttons, and the act in preparation with what it would change.

mod buttons;
mod clocks;
mod count;
mod draft;
mod log;
mod moves;
pub mod pin;
pub mod ruling;
mod rulings;

pub use buttons::{ConsoleButton, console_buttons};
pub use draft::{DraftScene, SealScene};
pub use log::LogRow;
pub use pin::PinScene;
pub use ruling::RulingScene;

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::console::action::ConsoleAction;
use crate::app::console::form::{ConsoleForm, ConsoleSection};
use crate::app::scene::AnswerScene;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::sides::{mark, player_name};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::session::{ArbiterAct, MatchSession, MatchStatus};
use crate::shogi::Color;
use crate::text::Text;

/// The arbiter's console.
#[derive(Clone, Debug)]
pub struct ConsoleScene {
    /// The button that answers a call, or stops both clocks or restarts them; `None` where none of this makes sense.
    pub clocks: Option<AnswerScene>,
    /// Whether there is a PIN to lock it with.
    pub can_lock: bool,
    /// Its parts with their names, and whether each is shown.
    pub tabs: Vec<(ConsoleSection, String, bool)>,
    /// The groups of the part that is shown.
    pub groups: Vec<ConsoleGroup>,
    /// The log, the latest act first, where that part is shown.
    pub log: Vec<LogRow>,
    /// The act in preparation.
    pub draft: Option<Box<DraftScene>>,
}

/// Lines and buttons that belong together.
#[derive(Clone, Debug)]
pub struct ConsoleGroup {
    /// Their heading.
    pub heading: String,
    /// The facts, line by line.
    pub lines: Vec<String>,
    /// The buttons, and whether each can be pressed at present.
    pub buttons: Vec<(AnswerScene, bool)>,
}

impl ConsoleScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let desk = state.console_desk()?;
        let Some(session) = state.as_match() else { return Some(Self::of_record(state, text)) };
        let scribe = Scribe { state, session, text, now };
        let groups = scribe.groups(desk.section);
        let tabs = ConsoleSection::ALL.map(|(section, name)| (section, text.say(name), section == desk.section));
        Some(Self {
            clocks: scribe.answer_stop_or_resume(),
            can_lock: state.settings.arbiter.pin.is_some(),
            tabs: tabs.to_vec(),
            groups,
            log: if desk.section == ConsoleSection::Log { log::rows(state, text) } else { Vec::new() },
            draft: desk.draft.as_ref().map(|draft| Box::new(scribe.draft(draft))),
        })
    }

    /// Beside a record there is nothing to do, but the log to read.
    fn of_record(state: &AppState, text: &Text) -> Self {
        Self {
            clocks: None,
            can_lock: state.settings.arbiter.pin.is_some(),
            tabs: Vec::new(),
            groups: log::exports(state, text),
            log: log::rows(state, text),
            draft: None,
        }
    }
}

/// Writes the console: knows the match and the words.
struct Scribe<'a> {
    state: &'a AppState,
    session: &'a MatchSession,
    text: &'a Text,
    now: SessionTime,
}

impl Scribe<'_> {
    fn groups(&self, section: ConsoleSection) -> Vec<ConsoleGroup> {
        match section {
            ConsoleSection::Clocks => self.clocks(),
            ConsoleSection::Moves => self.moves(),
            ConsoleSection::Rulings => self.rulings(),
            ConsoleSection::Count => self.count(),
            ConsoleSection::Log => log::exports(self.state, self.text),
        }
    }

    fn answer_stop_or_resume(&self) -> Option<AnswerScene> {
        let is_decided = self.session.pending().is_none_or(|pending| !pending.holds_up_the_game());
        let act = |id: &str, act, tone| AnswerScene { words: self.text.say(id), action: Action::Arbiter(act), tone };
        match self.session.status() {
            _ if self.session.awaits_arbiter() => {
                Some(act("console-answer-call", ArbiterAct::AnswerCall, AnswerTone::Primary))
            }
            MatchStatus::Running => Some(act("console-stop", ArbiterAct::Stop, AnswerTone::Grave)),
            MatchStatus::Paused if is_decided => Some(act("console-resume", ArbiterAct::Resume, AnswerTone::Primary)),
            MatchStatus::Waiting | MatchStatus::Paused | MatchStatus::Over(_) => None,
        }
    }

    /// ☗ and the player's name.
    fn player(&self, color: Color) -> String {
        format!("{} {}", mark(color), player_name(self.state, self.text, color))
    }

    fn goes_on(&self) -> bool {
        !matches!(self.session.status(), MatchStatus::Over(_))
    }

    /// A button that prepares an act.
    fn prepare(&self, words: String, form: ConsoleForm) -> AnswerScene {
        AnswerScene { words, action: Action::Console(ConsoleAction::Prepare(form)), tone: AnswerTone::Plain }
    }

    /// A button for an act that needs no more than a reason.
    fn plain(&self, words: String, act: ArbiterAct) -> AnswerScene {
        self.prepare(words, ConsoleForm::Plain(act))
    }

    fn command(&self, command: Command) -> (AnswerScene, bool) {
        let words = self.text.say(command.name());
        let answer = AnswerScene { words, action: Action::Command(command), tone: AnswerTone::Plain };
        (answer, self.state.allows(command))
    }

    fn group(&self, heading: &str, lines: Vec<String>, buttons: Vec<(AnswerScene, bool)>) -> ConsoleGroup {
        ConsoleGroup { heading: self.text.say(heading), lines, buttons }
    }
}
