//! Which commands make sense now, and why the others do not: menus, keys and buttons all ask here.

use super::{AppState, Mode, NextUp};
use crate::app::command::{Command, CommandPlaces, Needs};
use crate::app::practice::state::{PracticeSession, Stage};
use crate::app::settings::form::Looks;
use crate::app::setup::state::SetupDesk;
use crate::record::{Imported, Neighbour};
use crate::rules::{DeclarationCall, DeclarationRule, Grounds, PauseRule, TakeBackRule};
use crate::session::{Claimant, MatchSession, MatchStatus, Refusal, ReviewSession};

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

    fn place(&self) -> CommandPlaces {
        match &self.table.mode {
            Mode::Match(_) => CommandPlaces::MATCH,
            Mode::Review(_) if self.practice_session().is_some() => CommandPlaces::PRACTICE,
            Mode::Review(_) => CommandPlaces::REVIEW,
            Mode::Setup(_) => CommandPlaces::SETUP,
        }
    }

    fn has(&self, needs: Needs) -> bool {
        let looks = &self.settings.looks;
        let in_match = |fits: fn(&MatchSession) -> bool| self.as_match().is_some_and(fits);
        let in_practice = |fits: fn(&PracticeSession) -> bool| self.practice_session().is_some_and(fits);
        let in_setup = |fits: fn(&SetupDesk) -> bool| self.as_setup().is_some_and(fits);
        match needs {
            Needs::Nothing => true,
            Needs::PastGames => self.past_games().is_some(),
            Needs::ZoomedBoard => !self.zoom.is_whole(),
            Needs::TextCanGrow => looks.larger_text() != looks.text_percent,
            Needs::TextCanShrink => looks.smaller_text() != looks.text_percent,
            Needs::OtherTextSize => looks.text_percent != Looks::default().text_percent,
            Needs::OpenDisplay => self.display.is_open,
            Needs::GameOnDisplay => self.display.is_open && self.shown_match().is_some() && !self.hides_board(),
            Needs::StillClock => self.table.ceremony.is_none() && !in_match(|it| *it.status() == MatchStatus::Running),
            Needs::FreeBoard => self.can_take_up(),
            Needs::RecordBeside(side) => self.has_neighbour(side),
            Needs::Place(waypoint, direction) => self.as_review().is_some_and(|it| it.can_seek(waypoint, direction)),
            Needs::OtherMove(side) => self.as_review().is_some_and(|it| it.has_other(side)),
            Needs::SomethingToSave => self.has_something_to_save(),
            Needs::GameGoingOn => self.game_goes_on(),
            Needs::TurnToResign => self.game_goes_on() && self.who_resigns().is_some(),
            Needs::PlaceToAnalyse => self.can_analyse(),
            Needs::PlaceToExplore => self.can_explore(),
            Needs::Record => self.as_review().is_some(),
            Needs::TimeToPractise => self.can_practise(),
            Needs::OpenExercise => self.awaits_answer(),
            Needs::HiddenSolution => in_practice(|it| it.attempt.stage != Stage::Shown),
            Needs::ExerciseLeft => in_practice(|it| it.next_open().is_some()),
            Needs::ExerciseBefore => in_practice(|it| it.at > 0),
            Needs::PlaceToMate => self.can_ask_for_mate(),
            Needs::MoveToMake => self.who_can_move().is_some(),
            Needs::DeclarationRule => self.engine_to_move().is_none() && in_match(can_declare),
            Needs::Impasse => self.engine_to_move().is_none() && in_match(can_propose_impasse),
            Needs::ClaimByPlayer => in_match(|it| can_claim(it, Claimant::Player(it.turn()))),
            Needs::ClaimByArbiter => in_match(|it| can_claim(it, Claimant::Arbiter)),
            Needs::ClaimBySpectator => in_match(|it| can_claim(it, Claimant::Spectator)),
            // Whatever is on the board, who has the PIN can unlock what is the arbiter's.
            Needs::Console => self.has_console() || self.settings.arbiter.pin.is_some(),
            Needs::ArbiterToCall => in_match(can_call_the_arbiter),
            Needs::RunningClock => in_match(|it| *it.status() == MatchStatus::Running),
            Needs::GameInProgress => self.game_in_progress(),
            Needs::SamePlayers => self.table.rematch.is_some() || in_match(|it| it.rematch().is_some()),
            Needs::NextGame => self.table.next_game.is_some(),
            Needs::HiddenResult => !self.table.result_shown && in_match(is_over),
            Needs::EndByRepetition => in_match(ended_by_repetition),
            Needs::MoveToTakeBack => in_match(can_take_back),
            Needs::FinishedGame => in_match(is_over),
            Needs::MovesToGoThrough => self.can_be_gone_through(),
            Needs::ChangeToUndo => self.can_undo(),
            Needs::ChangeToRedo => self.can_redo(),
            Needs::Variation => self.as_review().is_some_and(ReviewSession::is_on_variation),
            Needs::MoveShown => self.as_review().is_some_and(|it| it.ply() > 0),
            Needs::ChangedBoard => in_setup(|it| it.editor.is_changed()),
            Needs::PiecesLeft => in_setup(|it| it.editor.has_rest()),
            Needs::PlayablePosition => in_setup(SetupDesk::can_be_played),
            Needs::ReviewablePosition => in_setup(SetupDesk::can_be_gone_through),
        }
    }

    /// Whether a game that was broken off can come onto the board. One that waits is offered whatever is there, which is left
    /// after a question.
    fn can_take_up(&self) -> bool {
        let one_waits = !self.put_off.is_empty() || !self.broken_off.is_empty();
        let is_free = one_waits || !self.would_lose_record(&NextUp::NewGame);
        self.table.ceremony.is_none() && self.clock_desk.is_none() && is_free
    }

    fn can_undo(&self) -> bool {
        self.as_review().is_some_and(ReviewSession::can_undo)
            || self.as_setup().is_some_and(|desk| desk.editor.can_undo())
    }

    fn can_redo(&self) -> bool {
        self.as_review().is_some_and(ReviewSession::can_redo)
            || self.as_setup().is_some_and(|desk| desk.editor.can_redo())
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
            // The clocks stand while a position is set up.
            Command::Pause | Command::SetUp if !is_players && !self.is_paused() => Some(Refusal::PauseForbidden),
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

    fn has_neighbour(&self, side: Neighbour) -> bool {
        let offset = match side {
            Neighbour::Before => -1,
            Neighbour::After => 1,
        };
        self.collection.as_ref().is_some_and(|it| it.neighbour(offset).is_some())
    }

    /// Whether the moves of another record can be taken over into the one that is gone through.
    #[must_use]
    pub fn can_merge(&self, other: &Imported) -> bool {
        !other.format.is_position() && self.as_review().is_some_and(|session| session.place_for(&other.tree).is_some())
    }
}

/// Whether nothing holds up the game that has to be decided first.
fn is_decided(session: &MatchSession) -> bool {
    session.pending().is_none_or(|pending| !pending.holds_up_the_game())
}

fn can_claim(session: &MatchSession, by: Claimant) -> bool {
    is_decided(session) && session.can_claim(by)
}

/// At any time: before the first move, over a claim, and when the game is over.
fn can_call_the_arbiter(session: &MatchSession) -> bool {
    !session.is_arbiter_called() || *session.status() == MatchStatus::Running
}

/// Whether players declare in this game.
pub fn has_declarations(session: &MatchSession) -> bool {
    match session.setup().profile.declaration {
        DeclarationRule::Off => false,
        DeclarationRule::On(terms) => terms.call == DeclarationCall::Manual,
    }
}

fn can_declare(session: &MatchSession) -> bool {
    has_declarations(session) && *session.status() == MatchStatus::Running
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
