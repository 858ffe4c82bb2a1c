//! Which commands are the arbiter's while the console is locked, and which game nobody leaves then.

use super::{AppState, NextUp};
use crate::app::command::{Command, Whose};
use crate::app::journal::form::BrokenOffGame;
use crate::journal::BrokenOff;
use crate::session::{MatchCommand, MatchSession, MatchStatus};

impl AppState {
    /// Whether `command` makes sense at present, and only the lock keeps whoever is there from it.
    #[must_use]
    pub fn is_locked_away(&self, command: Command) -> bool {
        self.is_console_locked() && self.is_arbiters_command(command) && self.makes_sense(command)
    }

    /// Whether leaving the board would take a game from its players that is theirs to finish: one that goes on, one that
    /// was set up for them, or one that has to be played because the last does not count.
    #[must_use]
    pub fn has_game_to_guard(&self) -> bool {
        let is_set_up = self.table.ceremony.is_some() || self.as_match().is_some_and(was_set_up_for_somebody);
        self.game_in_progress() || is_set_up || self.table.next_game.is_some()
    }

    /// Whether saving would put a record that may have been changed by hand in the place of what lies in its file.
    #[must_use]
    pub fn would_replace_a_record(&self) -> bool {
        self.as_review().is_some() && self.table.file.saved_to.is_some()
    }

    /// Whether the lock keeps whoever is there from leaving the board for this.
    #[must_use]
    pub fn keeps_from_leaving(&self, what_for: &NextUp) -> bool {
        self.is_console_locked() && *what_for != NextUp::Before && self.has_game_to_guard()
    }

    /// A game of an event that was broken off here and put off: it is played before any other.
    #[must_use]
    pub fn event_game_that_waits(&self) -> Option<&BrokenOffGame> {
        let waits = |game: &&BrokenOffGame| match &game.recovered {
            BrokenOff::Match(game) => {
                let setup = game.session.setup();
                game.is_to_be_played() && setup.event.is_some() && self.goes_on_elsewhere(setup).is_none()
            }
            BrokenOff::Clock(_) | BrokenOff::Review(_) => false,
        };
        self.put_off.iter().chain(&self.broken_off).find(waits)
    }

    /// Whether `command` would begin a game beside the event while one of the event waits and the arbiter is not there.
    #[must_use]
    pub fn keeps_from_beginning(&self, command: &MatchCommand) -> bool {
        let begins = matches!(command, MatchCommand::Begin | MatchCommand::Play(_));
        let is_beside = |session: &MatchSession| session.setup().event.is_none();
        let is_new = self.as_match().is_some_and(|it| *it.status() == MatchStatus::Waiting && is_beside(it));
        begins && is_new && self.is_console_locked() && self.event_game_that_waits().is_some()
    }

    fn is_arbiters_command(&self, command: Command) -> bool {
        match command.whose() {
            Whose::Anybody => false,
            Whose::Arbiter => true,
            Whose::ArbiterDuringGame => {
                self.has_game_to_guard() || begins_another_game(command) && self.event_game_that_waits().is_some()
            }
            Whose::ArbiterOverRecord => self.would_replace_a_record(),
            Whose::ArbiterWithoutHall => self.settings.hall.watched.is_none(),
        }
    }
}

const fn begins_another_game(command: Command) -> bool {
    matches!(command, Command::NewGame | Command::Rematch | Command::PlayFromHere)
}

/// Whether the game waits for its players: it belongs to an event, is played instead of another, or somebody has written down
/// who plays.
fn was_set_up_for_somebody(session: &MatchSession) -> bool {
    let setup = session.setup();
    let is_replay = setup.attempt.before.is_some();
    let is_theirs = setup.event.is_some() || is_replay || session.names_anybody();
    *session.status() == MatchStatus::Waiting && is_theirs
}
