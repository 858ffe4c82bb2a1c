//! Where something was pressed that did one thing, a press does nothing else for a moment: a hand that presses twice means
//! what was there at first, not what has appeared in its place meanwhile.

use std::mem::{Discriminant, discriminant};
use std::time::Duration;

use egui::{Context, Pos2};

use super::action::{Action, DialogAction};
use super::command::Command;
use crate::app::console::action::ConsoleAction;
use crate::app::event::action::EventAction;
use crate::clock::SessionTime;
use crate::session::{ArbiterAct, MatchCommand};

/// For so long a place is still what it was.
const MOMENT: Duration = Duration::from_millis(250);

/// So near to each other two presses are in one place.
const ONE_PLACE: f32 = 12.0;

/// What was pressed last, and where.
#[derive(Debug, Default)]
pub struct SecondPress {
    last: Option<(SessionTime, Pos2, Vec<Kind>)>,
}

/// What sort of thing is done: going on with it by pressing again is meant, as with a number that grows at each press.
#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Command(Command),
    Match(Discriminant<MatchCommand>),
    Arbiter(Discriminant<ArbiterAct>),
    Dialog(Discriminant<DialogAction>),
    Console(Discriminant<ConsoleAction>),
    Event(Discriminant<EventAction>),
    Other(Discriminant<Action>),
}

impl Kind {
    fn of(action: &Action) -> Self {
        match action {
            Action::Command(command) => Self::Command(*command),
            Action::Match(command) => Self::Match(discriminant(command)),
            Action::Arbiter(act) => Self::Arbiter(discriminant(act)),
            // The second press on a file takes what the first one has chosen.
            Action::Dialog(DialogAction::TakePath) => {
                Self::Dialog(discriminant(&DialogAction::EditPath(String::new())))
            }
            Action::Dialog(action) => Self::Dialog(discriminant(action)),
            Action::Console(action) => Self::Console(discriminant(action)),
            Action::Event(action) => Self::Event(discriminant(action)),
            other => Self::Other(discriminant(other)),
        }
    }
}

impl SecondPress {
    /// What is left of `actions`, which came of what is seen in `ctx` at `now`.
    pub fn sift(&mut self, ctx: &Context, actions: Vec<Action>, now: SessionTime) -> Vec<Action> {
        let released = ctx.input(|input| input.pointer.any_released().then(|| input.pointer.interact_pos()).flatten());
        match released {
            Some(place) if !actions.is_empty() && !self.is_meant(place, &actions, now) => Vec::new(),
            Some(_) | None => actions,
        }
    }

    /// Whether a press at `place` means what it would do.
    fn is_meant(&mut self, place: Pos2, actions: &[Action], now: SessionTime) -> bool {
        let kinds: Vec<Kind> = actions.iter().map(Kind::of).collect();
        let is_another = |(at, before, did): &(SessionTime, Pos2, Vec<Kind>)| {
            now.since(*at) < MOMENT
                && before.distance(place) < ONE_PLACE
                && kinds.iter().all(|kind| !did.contains(kind))
        };
        if self.last.as_ref().is_some_and(is_another) {
            return false;
        }
        self.last = Some((now, place, kinds));
        true
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn at(millis: u64) -> SessionTime {
        SessionTime::from_start(Duration::from_millis(millis))
    }

    const HERE: Pos2 = pos2(300.0, 60.0);
    const CLAIM: &[Action] = &[Action::Command(Command::Claim)];
    const FLIP: &[Action] = &[Action::Command(Command::Flip)];

    #[test]
    fn what_appears_where_something_was_pressed_takes_no_press_for_a_moment() {
        let mut presses = SecondPress::default();
        assert!(presses.is_meant(HERE, CLAIM, at(1_000)));
        assert!(!presses.is_meant(HERE, FLIP, at(1_000)), "both came in one frame");
        assert!(!presses.is_meant(HERE + egui::vec2(3.0, 2.0), FLIP, at(1_040)));
        assert!(!presses.is_meant(HERE, FLIP, at(1_249)));
        assert!(presses.is_meant(HERE, FLIP, at(1_250)));
    }

    #[test]
    fn whoever_presses_elsewhere_or_goes_on_with_the_same_waits_for_nothing() {
        let mut presses = SecondPress::default();
        for step in 0..5 {
            let larger = [Action::Step(isize::try_from(step).unwrap_or_default())];
            assert!(presses.is_meant(HERE, &larger, at(step)));
            assert!(presses.is_meant(HERE, &larger, at(step)));
        }
        assert!(presses.is_meant(HERE + egui::vec2(40.0, 0.0), FLIP, at(5)));
        assert!(presses.is_meant(HERE + egui::vec2(40.0, 0.0), FLIP, at(6)));
    }
}
