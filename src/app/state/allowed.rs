//! Which commands make sense now, and why the others do not: menus, keys and buttons all ask here.

use super::needs::why_lacking;
use super::{Answered, AppState, Mode};
use crate::app::command::{Command, CommandPlaces};
use crate::record::Imported;
use crate::rules::{DeclarationCall, DeclarationRule, PauseRule, TakeBackRule};
use crate::session::{MatchSession, MatchStatus};

impl AppState {
    /// Whether `command` can be given at present: menus show the others in grey.
    #[must_use]
    pub fn allows(&self, command: Command) -> bool {
        self.makes_sense(command) && !self.is_locked_away(command)
    }

    /// Whether `command` makes sense at present, whoever is there. The keys of others do nothing.
    #[must_use]
    pub fn makes_sense(&self, command: Command) -> bool {
        command.places().meet(self.place()) && self.has(command.needs()) && self.refused(command).is_none()
    }

    /// Why `command` cannot be given at present, as the name of a sentence; `None` where it can.
    #[must_use]
    pub fn why_not(&self, command: Command) -> Option<&'static str> {
        if self.allows(command) {
            return None;
        }
        let lock = || self.is_locked_away(command).then_some("notice-console-locked");
        let help = || self.withheld(command).map(Answered::sentence);
        let first_move = || self.awaits_first_move(command).then_some("refused-before-first-move");
        let why = self.refused(command).or_else(lock).or_else(help).or_else(first_move);
        let why = why.or_else(|| why_elsewhere(command.places(), self.place()));
        Some(why.unwrap_or_else(|| why_lacking(self, command.needs())))
    }

    /// What is done on the board: where commands can make sense.
    #[must_use]
    pub fn place(&self) -> CommandPlaces {
        match &self.table.mode {
            Mode::Match(_) => CommandPlaces::MATCH,
            Mode::Review(_) if self.practice_session().is_some() => CommandPlaces::PRACTICE,
            Mode::Review(_) => CommandPlaces::REVIEW,
            Mode::Setup(_) => CommandPlaces::SETUP,
        }
    }

    /// Why the players are kept from `command`, where only the rules of the game or its arbiter stand against it: the
    /// name of a sentence.
    #[must_use]
    pub fn refused(&self, command: Command) -> Option<&'static str> {
        let session = self.as_match().filter(|session| session.is_in_progress())?;
        let rules = &session.setup().profile;
        let is_arbiters = session.halted().is_some() && self.is_console_locked();
        let is_players = rules.pause == PauseRule::Players;
        match command {
            Command::TakeBack if rules.take_back == TakeBackRule::Forbidden => Some("refused-take-back-forbidden"),
            Command::Pause if is_arbiters => Some("refused-arbiter-called"),
            // The clocks stand while a position is set up.
            Command::Pause | Command::SetUp if !is_players && !self.is_paused() => Some("refused-pause-forbidden"),
            _ => None,
        }
    }

    /// Whether players can give `command` once the first move has been made.
    #[must_use]
    pub fn awaits_first_move(&self, command: Command) -> bool {
        let Some(session) = self.as_match().filter(|session| *session.status() == MatchStatus::Waiting) else {
            return false;
        };
        match command {
            Command::Resign | Command::Pause | Command::TakeBack | Command::BreakOff => true,
            Command::Declare => has_declarations(session),
            Command::ProposeImpasse => session.agreement().is_some(),
            _ => false,
        }
    }

    /// The name of the sentence that names `command` at present: some do the opposite the second time.
    #[must_use]
    pub fn name_of(&self, command: Command) -> &'static str {
        match command {
            Command::Pause if self.is_paused() => "command-resume",
            Command::Last if self.looks_back() => "command-back-to-game",
            Command::ToggleSound if self.settings.sound => "command-sound-off",
            Command::StartPage if self.start_page_shown().is_some() => "command-start-page-close",
            Command::TableTop if self.settings.table_top => "command-table-top-end",
            Command::Collection if self.collection.is_some() && self.explorer_seen().is_none() => {
                "command-collection-close"
            }
            Command::Analyse if self.engines.on.is_some() => "command-analyse-end",
            Command::Repertoire if self.move_of_repertoire().is_some_and(|(.., is_marked)| is_marked) => {
                "command-repertoire-end"
            }
            Command::FindMate if self.practice.asked_here.is_some() => "command-find-mate-end",
            Command::MissedMates if self.practice.looking.is_some() => "command-missed-mates-end",
            Command::Explorer if self.library.explorer.is_some() => "command-explorer-close",
            Command::ToggleDisplay if self.display.is_open => "command-display-close",
            Command::DisplayFillsScreen if self.settings.display.fills_screen => "command-display-in-window",
            Command::Commentary if self.table.commentary.is_some() => "command-commentary-end",
            Command::SetUp if self.as_review().is_some() => "command-set-up-from-here",
            _ => command.name(),
        }
    }

    /// Whether the moves of another record can be taken over into the one that is gone through.
    #[must_use]
    pub fn can_merge(&self, other: &Imported) -> bool {
        !other.format.is_position() && self.as_review().is_some_and(|session| session.place_for(&other.tree).is_some())
    }
}

/// Why a command that makes sense in these places makes none in this one; `None` where it does.
fn why_elsewhere(places: CommandPlaces, place: CommandPlaces) -> Option<&'static str> {
    if places.meet(place) {
        return None;
    }
    Some(match (places.in_match, places.in_review) {
        (true, true) if place.in_setup => "grey-in-setup",
        (true, true) => "grey-in-exercise",
        (true, false) => "grey-no-game",
        (false, true) => "grey-no-record",
        (false, false) if places.in_setup => "grey-no-setup",
        (false, false) => "grey-no-exercise",
    })
}

/// Whether players declare in this game.
pub fn has_declarations(session: &MatchSession) -> bool {
    match session.setup().profile.declaration {
        DeclarationRule::Off => false,
        DeclarationRule::On(terms) => terms.call == DeclarationCall::Manual,
    }
}
