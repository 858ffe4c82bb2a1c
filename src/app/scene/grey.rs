//! Why a command is grey at present: every one of them says it under the pointer. These are the names of the sentences.

use crate::app::command::{Command, CommandPlaces, Needs};
use crate::app::scene::in_vain::answered_words;
use crate::app::state::{Answered, AppState};
use crate::record::Neighbour;
use crate::rules::{AgreementReport, KingsEntered};
use crate::session::{MatchStatus, Waypoint};

/// What stands against `command`, which neither the rules of the game nor a lock forbids; `None` if it can be given.
pub fn why_grey(state: &AppState, command: Command) -> Option<&'static str> {
    if state.makes_sense(command) {
        return None;
    }
    Some(why_elsewhere(state, command.places()).unwrap_or_else(|| why_lacking(state, command.needs())))
}

/// Why a command that makes sense in these places makes none here; `None` where it does.
fn why_elsewhere(state: &AppState, places: CommandPlaces) -> Option<&'static str> {
    let (in_setup, in_practice) = (state.as_setup().is_some(), state.practice_session().is_some());
    let in_review = state.as_review().is_some() && !in_practice;
    let is_here = if in_setup {
        places.in_setup
    } else if in_practice {
        places.in_practice
    } else if in_review {
        places.in_review
    } else {
        places.in_match
    };
    if is_here {
        return None;
    }
    Some(match (places.in_match, places.in_review) {
        (true, true) if in_setup => "grey-in-setup",
        (true, true) => "grey-in-exercise",
        (true, false) => "grey-no-game",
        (false, true) => "grey-no-record",
        (false, false) if places.in_setup => "grey-no-setup",
        (false, false) => "grey-no-exercise",
    })
}

/// Why what a command needs is not there.
fn why_lacking(state: &AppState, needs: Needs) -> &'static str {
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
        Needs::PlaceToAnalyse | Needs::PlaceToExplore | Needs::PlaceToMate => answered_words(Answered::NoHelpInGame),
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
