//! Moves: taken back and corrected, and an end undone.

use crate::app::console::form::ConsoleForm;
use crate::app::console::scene::{ConsoleGroup, Scribe};
use crate::session::{ArbiterAct, Pending};

impl Scribe<'_> {
    pub(super) fn moves(&self) -> Vec<ConsoleGroup> {
        let is_decided = !self.session.pending().is_some_and(Pending::holds_up_the_game);
        let has_moves = self.session.plies() > 0 && is_decided;
        let back = self.prepare(self.text.say("console-take-back"), ConsoleForm::TakeBack { moves: 1 });
        let correct = self.prepare(self.text.say("console-correct"), ConsoleForm::correct_latest(self.session));
        let go_on = self.plain(self.text.say("console-go-on"), ArbiterAct::TakeBack { moves: 0 });
        let why = |id: &str| vec![self.text.say(id)];
        vec![
            self.group("console-take-back-heading", why("console-take-back-why"), vec![(back, has_moves)]),
            self.group("console-correct-heading", why("console-correct-why"), vec![(correct, has_moves)]),
            self.group("console-go-on-heading", why("console-go-on-why"), vec![(go_on, !self.goes_on())]),
        ]
    }
}
