//! Claims, warnings, absences, adjournment, and decisions with words.

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::console::action::ConsoleAction;
use crate::app::console::form::ConsoleForm;
use crate::app::console::scene::{ConsoleGroup, Scribe};
use crate::app::scene::AnswerScene;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::sides::mark;
use crate::rules::Sequel;
use crate::session::{ArbiterAct, MatchStatus, Pending};
use crate::shogi::Color;
use crate::text::Arg;

impl Scribe<'_> {
    pub(super) fn rulings(&self) -> Vec<ConsoleGroup> {
        vec![self.claim(), self.warnings(), self.decisions(), self.absences(), self.adjournment()]
    }

    /// The case of a claim has the buttons that rule on it.
    fn claim(&self) -> ConsoleGroup {
        let is_open = matches!(self.session.pending(), Some(Pending::Claim(_)));
        let line = self.text.say(if is_open { "console-claim-open" } else { "console-claim-none" });
        self.group("console-claim", vec![line], vec![self.command(Command::ClaimAsArbiter)])
    }

    fn warnings(&self) -> ConsoleGroup {
        let warn = |color| {
            let args = [("mark", Arg::from(mark(color))), ("count", self.session.warnings(color).into())];
            (self.plain(self.text.tell("console-warn", &args), ArbiterAct::Warn(color)), self.goes_on())
        };
        self.group("console-warnings", Vec::new(), Color::ALL.map(warn).to_vec())
    }

    fn decisions(&self) -> ConsoleGroup {
        let decide = |id: &str, sequel| AnswerScene {
            words: self.text.say(id),
            action: Action::Console(ConsoleAction::Decide(sequel)),
            tone: AnswerTone::Plain,
        };
        let interrupt = self.plain(self.text.say("console-interrupt"), ArbiterAct::Interrupt);
        let buttons = vec![
            (decide("console-decide", Sequel::Stands), true),
            (decide("console-replay", Sequel::Replay), true),
            self.command(Command::NextGame),
            (interrupt, self.goes_on()),
        ];
        self.group("console-decisions", Vec::new(), buttons)
    }

    fn absences(&self) -> ConsoleGroup {
        let absent = |color: Color| {
            let words = self.text.tell("console-absent", &[("mark", mark(color).into())]);
            (self.plain(words, ArbiterAct::DefaultWin { winner: color.opponent() }), self.goes_on())
        };
        let both = (self.plain(self.text.say("console-both-absent"), ArbiterAct::DoubleDefault), self.goes_on());
        self.group("console-absences", Vec::new(), Color::ALL.map(absent).into_iter().chain([both]).collect())
    }

    fn adjournment(&self) -> ConsoleGroup {
        let is_adjourned = self.session.is_adjourned();
        let is_held_up = self.session.pending().is_some_and(Pending::holds_up_the_game);
        let has_begun = matches!(self.session.status(), MatchStatus::Running | MatchStatus::Paused);
        let adjourn = self.prepare(self.text.say("console-adjourn"), ConsoleForm::adjourn());
        let reopen = self.plain(self.text.say("case-reopen"), ArbiterAct::Reopen);
        let buttons = vec![(adjourn, has_begun && !is_held_up), (reopen, is_adjourned)];
        self.group("console-adjournment", vec![self.text.say("console-adjournment-why")], buttons)
    }
}
