use super::{AppState, NextUp};
use crate::app::command::Command;
use crate::app::settings::form::Looks;
use crate::app::setup::state::SetupDesk;
use crate::record::{Imported, RecordFormat};
use crate::rules::{DeclarationCall, DeclarationRule, Grounds, PauseRule, TakeBackRule};
use crate::session::{Claimant, MatchSession, MatchStatus, Refusal, ReviewSession};

impl AppState {
    /// Whether `command` can be given at present: menus show the others in grey.
    #[must_use]
    pub fn allows(&self, command: Command) -> bool {
        self.makes_sense(command) && !self.is_locked_away(command)
    }

    /// Whether `command` makes sense at present, whoever is there. The keys of others do nothing.
    #[expect(clippy::too_many_lines, reason = "one line for each command")]
    pub fn makes_sense(&self, command: Command) -> bool {
        match command {
            Command::NewGame
            | Command::Open
            | Command::Paste
            | Command::Quit
            | Command::Flip
            | Command::ToggleSound
            | Command::TableTop
            | Command::ToggleDisplay
            | Command::Hall
            | Command::Settings
            | Command::Keys
            | Command::Sound
            | Command::Manual
            | Command::Find
            | Command::About
            | Command::Event
            | Command::Cancel => true,
            Command::WholeBoard => !self.zoom.is_whole() && self.as_setup().is_none(),
            Command::LargerText => self.settings.looks.larger_text() != self.settings.looks.text_percent,
            Command::SmallerText => self.settings.looks.smaller_text() != self.settings.looks.text_percent,
            Command::UsualText => self.settings.looks.text_percent != Looks::default().text_percent,
            Command::DisplayFillsScreen | Command::DisplayToNextScreen => self.display.is_open,
            Command::Commentary => self.display.is_open && self.shown_match().is_some() && !self.hides_board(),
            // Two clocks that run at a time would be one too many.
            Command::ClockOnly => {
                self.table.ceremony.is_none() && (self.as_match().is_none_or(|it| *it.status() != MatchStatus::Running))
            }
            Command::Details | Command::Collection | Command::StartPage => self.as_setup().is_none(),
            Command::TakeUp => {
                let nobody_waits =
                    self.table.ceremony.is_none() && self.clock_desk.is_none() && self.as_setup().is_none();
                nobody_waits && !self.would_lose_record(&NextUp::NewGame)
            }
            Command::NextRecord => self.as_setup().is_none() && self.has_neighbour(1),
            Command::PreviousRecord => self.as_setup().is_none() && self.has_neighbour(-1),
            Command::Seek(waypoint, direction) => self.as_review().is_some_and(|it| it.can_seek(waypoint, direction)),
            Command::Other(which) | Command::ChangePlaces(which) => {
                self.as_review().is_some_and(|session| session.has_other(which))
            }
            Command::Bookmark => self.as_review().is_some(),
            Command::SaveAs | Command::SaveStored | Command::Print => self.as_setup().is_none(),
            Command::Save => self.as_setup().is_none() && self.has_something_to_save(),
            Command::Pause => self.game_goes_on() && self.refused(command).is_none(),
            Command::Resign => self.game_goes_on(),
            Command::Cursor | Command::TypeMove => self.who_can_move().is_some(),
            Command::Declare => self.as_match().is_some_and(can_declare),
            Command::ProposeImpasse => self.as_match().is_some_and(can_propose_impasse),
            Command::Claim => self.can_claim(|session| Claimant::Player(session.turn())),
            Command::ClaimAsArbiter => self.can_claim(|_| Claimant::Arbiter),
            Command::ClaimAsSpectator => self.can_claim(|_| Claimant::Spectator),
            Command::Console => self.has_console(),
            Command::CallArbiter => self.as_match().is_some_and(can_call_the_arbiter),
            Command::StopClocks => self.as_match().is_some_and(|it| *it.status() == MatchStatus::Running),
            Command::Ruling => self.as_match().is_some(),
            Command::BreakOff => self.game_in_progress() && self.as_match().is_some(),
            Command::Rematch => self.as_match().is_some_and(|session| session.rematch().is_some()),
            Command::NextGame => self.table.next_game.is_some(),
            Command::ShowResult => !self.table.result_shown && self.as_match().is_some_and(is_over),
            Command::NextOccurrence => self.as_match().is_some_and(ended_by_repetition),
            Command::TakeBack => self.as_match().is_some_and(can_take_back) && self.refused(command).is_none(),
            Command::Review => self.as_match().is_some_and(is_over),
            Command::First | Command::Previous | Command::Next | Command::Last => self.can_be_gone_through(),
            Command::Undo => {
                self.as_review().is_some_and(ReviewSession::can_undo)
                    || self.as_setup().is_some_and(|desk| desk.editor.can_undo())
            }
            Command::Redo => {
                self.as_review().is_some_and(ReviewSession::can_redo)
                    || self.as_setup().is_some_and(|desk| desk.editor.can_redo())
            }
            Command::MakeMain | Command::BackToMain => self.as_review().is_some_and(ReviewSession::is_on_variation),
            Command::Delete => self.as_review().is_some_and(|session| session.ply() > 0),
            Command::SetUp => self.as_setup().is_none(),
            Command::RestoreBoard => self.as_setup().is_some_and(|desk| desk.editor.is_changed()),
            Command::RestToWhite => self.as_setup().is_some_and(|desk| desk.editor.has_rest()),
            Command::ClearBoard | Command::SwapSides | Command::OtherTurn | Command::CopySfen | Command::LeaveSetup => {
                self.as_setup().is_some()
            }
            Command::PlayFromHere => self.as_setup().is_some_and(SetupDesk::can_be_played),
            Command::ReviewFromHere => self.as_setup().is_some_and(SetupDesk::can_be_gone_through),
        }
    }

    /// Why the players are kept from `command`, where only the rules of the game or its arbiter stand against it.
    #[must_use]
    pub fn refused(&self, command: Command) -> Option<Refusal> {
        let session = self.as_match().filter(|session| session.is_in_progress())?;
        let rules = &session.setup().profile;
        let is_arbiters = session.halted().is_some() && self.is_console_locked();
        let is_players = rules.pause == PauseRule::Players;
        match command {
            Command::TakeBack if rules.take_back == TakeBackRule::Forbidden => Some(Refusal::TakeBackForbidden),
            Command::Pause if is_arbiters => Some(Refusal::ArbiterCalled),
            Command::Pause if !is_players && !self.is_paused() => Some(Refusal::PauseForbidden),
            _ => None,
        }
    }

    fn game_goes_on(&self) -> bool {
        self.as_match().is_some_and(|session| session.is_in_progress() && is_decided(session))
    }

    /// Whether a file would hold anything else than it does already, or than every new game.
    fn has_something_to_save(&self) -> bool {
        let is_untouched = |session: &MatchSession| *session.status() == MatchStatus::Waiting && session.plies() == 0;
        let is_new = self.table.file.saved_to.is_none() && !self.as_match().is_some_and(is_untouched);
        self.table.file.is_unsaved() || is_new
    }

    /// The name of the sentence that names `command` at present: some do the opposite the second time.
    #[must_use]
    pub fn name_of(&self, command: Command) -> &'static str {
        match command {
            Command::Pause if self.is_paused() => "command-resume",
            Command::ToggleSound if self.settings.sound => "command-sound-off",
            Command::StartPage if self.start_page_shown().is_some() => "command-start-page-close",
            Command::TableTop if self.settings.table_top => "command-table-top-end",
            Command::Collection if self.collection.is_some() => "command-collection-close",
            Command::ToggleDisplay if self.display.is_open => "command-display-close",
            Command::DisplayFillsScreen if self.settings.display.fills_screen => "command-display-in-window",
            Command::Commentary if self.table.commentary.is_some() => "command-commentary-end",
            Command::SetUp if self.as_review().is_some() => "command-set-up-from-here",
            _ => command.name(),
        }
    }

    fn can_claim(&self, by: fn(&MatchSession) -> Claimant) -> bool {
        self.as_match().is_some_and(|session| is_decided(session) && session.can_claim(by(session)))
    }

    fn has_neighbour(&self, offset: isize) -> bool {
        self.collection.as_ref().is_some_and(|it| it.neighbour(offset).is_some())
    }

    /// Whether the moves of another record can be taken over into the one that is gone through.
    #[must_use]
    pub fn can_merge(&self, other: &Imported) -> bool {
        let has_moves = !matches!(other.format, RecordFormat::Sfen | RecordFormat::Bod);
        has_moves && self.as_review().is_some_and(|session| session.place_for(&other.tree).is_some())
    }
}

/// Whether nothing holds up the game that has to be decided first.
fn is_decided(session: &MatchSession) -> bool {
    session.pending().is_none_or(|pending| !pending.holds_up_the_game())
}

fn can_call_the_arbiter(session: &MatchSession) -> bool {
    session.is_in_progress() && is_decided(session) && session.halted().is_none()
}

fn can_declare(session: &MatchSession) -> bool {
    let can_be_declared = match session.setup().profile.declaration {
        DeclarationRule::Off => false,
        DeclarationRule::On(terms) => terms.call == DeclarationCall::Manual,
    };
    can_be_declared && *session.status() == MatchStatus::Running
}

fn can_propose_impasse(session: &MatchSession) -> bool {
    let is_admissible = session.agreement().is_some_and(|report| report.is_admissible);
    is_admissible && *session.status() == MatchStatus::Running && session.pending().is_none()
}

fn ended_by_repetition(session: &MatchSession) -> bool {
    matches!(session.verdict().map(|verdict| &verdict.grounds), Some(Grounds::Repetition(_)))
}

fn can_take_back(session: &MatchSession) -> bool {
    *session.status() == MatchStatus::Running && session.plies() > 0
}

fn is_over(session: &MatchSession) -> bool {
    matches!(session.status(), MatchStatus::Over(_))
}
