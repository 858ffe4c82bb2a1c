//! The user's repertoire: moves are marked in records, and practised against moves from the library.

use crate::app::effect::Effect;
use crate::app::library;
use crate::app::practice::job::{PracticeJob, PracticeNotice};
use crate::app::practice::state::{Said, Stage};
use crate::app::practice::update::counting::{finish, write_down};
use crate::app::practice::update::desk::{ask_at, make, next_question};
use crate::app::state::{AppState, Notice, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::library::{MoveTally, Query, Sought};
use crate::library_store::Explored;
use crate::mixing::Dice;
use crate::practice::{Change, Exercise, Task};

/// Adds the move that led here to the repertoire, or removes it.
pub fn mark(state: &mut AppState, now: &Now) -> Consequences {
    let Some((mut exercise, mv, is_marked)) = state.move_of_repertoire() else { return Consequences::none() };
    exercise.task = Task::Repertoire(Vec::new());
    let is_of_it = |notice: &Notice| matches!(notice.kind, NoticeKind::Practice(PracticeNotice::Repertoire { .. }));
    state.notices.retain(|notice| !is_of_it(notice));
    let told = PracticeNotice::Repertoire { is_added: !is_marked };
    notices::tell_briefly(state, NoticeKind::Practice(told), now.at);
    let change = Change::Repertoire { exercise: Box::new(exercise), mv, is_added: !is_marked };
    Effect::Practice(PracticeJob::Change(Box::new(change))).into()
}

/// While a repertoire is practised, its exercise for the place before the move just tried.
pub fn exercise_at(state: &AppState) -> Option<Exercise> {
    let session = state.practice_session()?;
    let Task::Repertoire(_) = session.exercise().task else { return None };
    let before = state.as_review()?.position_before()?;
    state.exercise_of_repertoire(before)
}

/// After the right move, asks the library for a reply.
pub fn reply(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = count(state, now);
    if state.settings.library.folders.is_empty() {
        consequences.extend(finish(state, now));
        return consequences;
    }
    consequences.extend(library::update::read_once(state));
    let setup = state.position().setup().clone();
    state.library.questions += 1;
    let question = state.library.questions;
    let Some((_, session)) = next_question(state) else { return consequences };
    session.attempt.stage = Stage::Replying;
    session.attempt.question = question;
    let query = Box::new(Query::new(Sought::Position(Box::new(setup))));
    consequences.push(Effect::Library(crate::app::library::job::LibraryJob::Ask { question, query }));
    consequences
}

/// Counts each position of the line by itself.
fn count(state: &AppState, now: &Now) -> Consequences {
    let Some(session) = state.practice_session() else { return Consequences::none() };
    let is_first = state.as_review().is_some_and(|review| review.ply() == 1);
    match exercise_at(state).filter(|_| !is_first) {
        Some(exercise) => write_down(&exercise, session.attempt.grade(), now),
        None => Consequences::none(),
    }
}

/// Whether this answer of the library is the one expected.
pub fn awaits_library(state: &AppState, question: u64) -> bool {
    let waiting = state.practice_session().filter(|session| session.attempt.stage == Stage::Replying);
    waiting.is_some_and(|session| session.attempt.question == question)
}

/// Plays one of the moves played there, weighted by how often; if the repertoire has no answer to it, the line is done.
pub fn receive_library(state: &mut AppState, found: Option<&Explored>, now: &Now) -> Consequences {
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    let (number, seed) = drawn(session.seed);
    session.seed = seed;
    let Some(mv) = found.and_then(|found| chosen(&tallies(found), number)) else { return finish(state, now) };
    let after = state.position().after(mv);
    if state.exercise_of_repertoire(&after).is_none() {
        let mut consequences = make(state, mv);
        consequences.extend(finish(state, now));
        return consequences;
    }
    let consequences = make(state, mv);
    let node = state.node();
    ask_at(state, node);
    if let Some(session) = &mut state.practice.session {
        session.attempt.said = Some(Said::Right);
    }
    consequences
}

/// A number, and the seed for the next one.
const fn drawn(seed: u64) -> (u64, u64) {
    let mut dice = Dice(seed);
    (dice.next(), dice.0)
}

fn tallies(found: &Explored) -> Vec<MoveTally> {
    found.moves.iter().map(|played| played.tally).collect()
}

/// The move that the number falls on, if each takes up as much room as the times it was played.
fn chosen(moves: &[MoveTally], number: u64) -> Option<crate::shogi::Move> {
    let all: u64 = moves.iter().map(|tally| u64::from(tally.count)).sum();
    let mut left = number.checked_rem(all)?;
    let is_it = |tally: &&MoveTally| {
        let is_here = left < u64::from(tally.count);
        left = left.saturating_sub(u64::from(tally.count));
        is_here
    };
    moves.iter().find(is_it).map(|tally| tally.mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_played_more_often_is_met_more_often() {
        let tally =
            |mv: &str, count| MoveTally { mv: mv.parse().unwrap(), count, wins: [0; 2], plies: 0, latest: None };
        let moves = [tally("3c3d", 60), tally("8c8d", 39), tally("4a3b", 1)];
        let (mut seed, mut met) = (7, [0; 3]);
        for _ in 0..10_000 {
            let (number, next) = drawn(seed);
            seed = next;
            let mv = chosen(&moves, number).unwrap();
            met[moves.iter().position(|tally| tally.mv == mv).unwrap()] += 1;
        }
        assert!((5_700..6_300).contains(&met[0]) && (3_600..4_200).contains(&met[1]), "{met:?}");
        assert_eq!(chosen(&[], 5), None);
    }
}
