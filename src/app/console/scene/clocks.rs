//! Both clocks: set, and penalties for one tap.

use crate::app::console::form::ConsoleForm;
use crate::app::console::scene::{ConsoleGroup, Scribe};
use crate::app::scene::AnswerScene;
use crate::app::scene::clock_face::ClockFace;
use crate::app::scene::sides::mark;
use crate::session::{ArbiterAct, MatchStatus};
use crate::shogi::Color;
use crate::text::Arg;

/// The penalties that are offered: minutes for the opponent.
const PENALTIES: [u32; 2] = [1, 2];

impl Scribe<'_> {
    pub(super) fn clocks(&self) -> Vec<ConsoleGroup> {
        let sides = Color::ALL.map(|color| self.clock(color));
        sides.into_iter().chain(self.turn()).collect()
    }

    fn clock(&self, color: Color) -> ConsoleGroup {
        let has_clock = self.session.clock().control(color).is_timed() && self.goes_on();
        let face = ClockFace::of(self.session.clock(), self.text, color, self.now, false);
        let line = [face.digits, face.phase, face.extra].into_iter().filter(|part| !part.is_empty());
        let give = PENALTIES.map(|minutes| {
            let words = self
                .text
                .tell("console-give-minutes", &[("mark", Arg::from(mark(color))), ("minutes", minutes.into())]);
            self.prepare(words, given(color, minutes))
        });
        let set = self.prepare(
            self.text.tell("console-set-clock", &[("mark", mark(color).into())]),
            ConsoleForm::set_clock(self.session, color, self.now),
        );
        let buttons = give.into_iter().chain([set]).map(|button| (button, has_clock)).collect();
        ConsoleGroup { heading: self.player(color), lines: vec![line.collect::<Vec<_>>().join(" · ")], buttons }
    }

    /// Whose move it is: no record can say that nobody moved, so that only the first move can be the other side's.
    fn turn(&self) -> Option<ConsoleGroup> {
        let turn = self.session.turn();
        let is_waiting = *self.session.status() == MatchStatus::Waiting;
        let line = self.text.tell("console-turn-is", &[("side", Arg::from(self.player(turn)))]);
        let why = (!is_waiting).then(|| self.text.say("console-turn-why"));
        let other = self.text.tell("console-turn-other", &[("side", self.player(turn.opponent()).into())]);
        let button: AnswerScene = self.plain(other, ArbiterAct::SetTurn(turn.opponent()));
        let lines = std::iter::once(line).chain(why).collect();
        self.goes_on().then(|| self.group("console-turn", lines, vec![(button, is_waiting)]))
    }
}

const fn given(to: Color, minutes: u32) -> ConsoleForm {
    ConsoleForm::GiveTime { to, is_taken: false, minutes, seconds: 0 }
}
