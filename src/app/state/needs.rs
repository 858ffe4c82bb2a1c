//! What commands need: whether it is there, and, in the same order, the name of the sentence that says why it is not.

use super::allowed::has_declarations;
use super::{Answered, AppState, NextUp};
use crate::app::command::Needs;
use crate::app::practice::state::{PracticeSession, Stage};
use crate::app::settings::form::Looks;
use crate::app::setup::state::SetupDesk;
use crate::record::Neighbour;
use crate::rules::{AgreementReport, Grounds, KingsEntered};
use crate::session::{Claimant, MatchSession, MatchStatus, ReviewSession, Waypoint};

impl AppState {
    /// Whether what a command needs is there.
    pub(super) fn has(&self, needs: Needs) -> bool {
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

    fn game_goes_on(&self) -> bool {
        self.as_match().is_some_and(|session| session.is_in_progress() && is_decided(session))
    }

    /// Whether a file would hold anything else than it does already, or than every new game.
    fn has_something_to_save(&self) -> bool {
        let is_untouched = |session: &MatchSession| *session.status() == MatchStatus::Waiting && session.plies() == 0;
        let is_new = self.table.file.saved_to.is_none() && !self.as_match().is_some_and(is_untouched);
        self.table.file.is_unsaved() || is_new
    }

    fn has_neighbour(&self, side: Neighbour) -> bool {
        let offset = match side {
            Neighbour::Before => -1,
            Neighbour::After => 1,
        };
        self.collection.as_ref().is_some_and(|it| it.neighbour(offset).is_some())
    }
}

/// Why what a command needs is not there.
pub(super) fn why_lacking(state: &AppState, needs: Needs) -> &'static str {
    match needs {
        Needs::Nothing => "refused-undecided",
        Needs::PastGames => "grey-past-games",
        Needs::ZoomedBoard => "grey-whole-board",
        Needs::TextCanGrow => "grey-largest-text",
        Needs::TextCanShrink => "grey-smallest-text",
        Needs::OtherTextSize => "grey-usual-text",
        Needs::OpenDisplay => "grey-display-closed",
        Needs::GameOnDisplay if state.display.is_open => "grey-display-empty",
        Needs::GameOnDisplay => "grey-display-closed",
        Needs::StillClock => "grey-clock-runs",
        Needs::FreeBoard => "grey-board-taken",
        Needs::RecordBeside(Neighbour::Before) => "grey-no-record-before",
        Needs::RecordBeside(Neighbour::After) => "grey-no-record-after",
        Needs::Place(Waypoint::Branch, _) => "grey-no-branch",
        Needs::Place(Waypoint::Comment, _) => "grey-no-comment",
        Needs::Place(Waypoint::Bookmark, _) => "grey-no-bookmark",
        Needs::OtherMove(_) => "grey-no-other-move",
        Needs::SomethingToSave => "grey-saved",
        Needs::GameGoingOn | Needs::TurnToResign | Needs::GameInProgress => why_not_going_on(state),
        Needs::PlaceToAnalyse | Needs::PlaceToExplore | Needs::PlaceToMate => Answered::NoHelpInGame.sentence(),
        Needs::Record => "grey-no-record",
        Needs::TimeToPractise => "grey-practice",
        Needs::OpenExercise => "grey-answered",
        Needs::HiddenSolution => "grey-solution-shown",
        Needs::ExerciseLeft => "grey-no-exercise-left",
        Needs::ExerciseBefore => "grey-first-exercise",
        Needs::MoveToMake => why_no_move(state),
        Needs::DeclarationRule => why_not_running(state).unwrap_or("refused-no-declaration"),
        Needs::Impasse => why_no_impasse(state),
        Needs::ClaimByPlayer | Needs::ClaimByArbiter | Needs::ClaimBySpectator => {
            why_undecided(state).unwrap_or("grey-no-claim")
        }
        Needs::Console => "grey-no-console",
        Needs::ArbiterToCall => "grey-arbiter-called",
        Needs::RunningClock => "refused-not-paused",
        Needs::SamePlayers | Needs::FinishedGame => "grey-not-over",
        Needs::NextGame => "grey-no-replay",
        Needs::HiddenResult if state.table.result_shown => "grey-result-shown",
        Needs::HiddenResult => "grey-not-over",
        Needs::EndByRepetition => "grey-no-repetition",
        Needs::MoveToTakeBack => why_not_running(state).unwrap_or("refused-no-move"),
        Needs::MovesToGoThrough => "grey-no-moves",
        Needs::ChangeToUndo => "grey-nothing-to-undo",
        Needs::ChangeToRedo => "grey-nothing-to-redo",
        Needs::Variation => "grey-main-line",
        Needs::MoveShown => "grey-start-shown",
        Needs::ChangedBoard => "grey-board-unchanged",
        Needs::PiecesLeft => "grey-box-empty",
        Needs::PlayablePosition => "grey-not-playable",
        Needs::ReviewablePosition => "grey-no-start",
    }
}

/// Why the game is none that players play on at present; `None` while it runs and they do.
fn why_not_running(state: &AppState) -> Option<&'static str> {
    let session = state.as_match()?;
    match session.status() {
        MatchStatus::Over(_) => Some("refused-over"),
        MatchStatus::Waiting => Some("refused-before-first-move"),
        MatchStatus::Running if state.engine_to_move().is_some() => Some("grey-engine-moves"),
        MatchStatus::Running => None,
        MatchStatus::Paused => Some("refused-paused"),
    }
}

/// That something has to be decided first, which the game waits for.
fn why_undecided(state: &AppState) -> Option<&'static str> {
    let waits = state.as_match().is_some_and(|session| session.pending().is_some());
    waits.then_some("refused-undecided")
}

fn why_not_going_on(state: &AppState) -> &'static str {
    let is_over = state.as_match().is_none_or(|session| matches!(session.status(), MatchStatus::Over(_)));
    if is_over { "refused-over" } else { why_undecided(state).unwrap_or("grey-not-now") }
}

fn why_no_move(state: &AppState) -> &'static str {
    if state.practice_session().is_some() {
        return "grey-answered";
    }
    why_undecided(state).or_else(|| why_not_running(state)).unwrap_or("grey-not-now")
}

/// Why the two cannot agree on an impasse.
fn why_no_impasse(state: &AppState) -> &'static str {
    let Some(report) = state.as_match().and_then(|session| session.agreement()) else { return "refused-no-agreement" };
    why_undecided(state).or_else(|| why_not_running(state)).unwrap_or_else(|| why_inadmissible(&report))
}

fn why_inadmissible(report: &AgreementReport) -> &'static str {
    let is_late = report.terms.ply_limit.is_some_and(|limit| report.plies >= limit);
    match report.terms.kings {
        _ if is_late => "grey-impasse-late",
        KingsEntered::One => "grey-impasse-one-king",
        KingsEntered::Both => "grey-impasse-both-kings",
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
