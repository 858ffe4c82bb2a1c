//! Starts and ends engines with their game, asks them when it is their turn, and carries out their answers.

mod limit;
mod series;

use std::time::Duration;

use self::limit::limit;
use super::action::OpponentAction;
use super::state::{AskedMove, SeatStage};
use crate::analysis::place_at;
use crate::app::effect::Effect;
use crate::app::engines::job::{EngineJob, EngineWord};
use crate::app::engines::state::until_next_second;
use crate::app::state::{AppState, Mode, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::{game, notices};
use crate::clock::SessionTime;
use crate::engine::{Answer, Fault, Search, SearchNumber};
use crate::rules::TakeBackRule;
use crate::session::{Consent, MatchCommand, MatchSession, MatchStatus, Pending};
use crate::shogi::{Color, Move};

/// How often a start that has failed is tried again before somebody is asked.
const RETRIES: u32 = 2;

/// Does what is asked for about engines that play.
pub fn update(state: &mut AppState, action: OpponentAction) -> Consequences {
    match action {
        OpponentAction::StartAgain(color) => start_again(state, color),
    }
}

/// Starts it as at first, and removes the notice of its failure.
fn start_again(state: &mut AppState, color: Color) -> Consequences {
    if let Some(seat) = state.table.seats.of_side(color).filter(|seat| seat.stage == SeatStage::Failed) {
        seat.begin_anew();
    }
    state.notices.retain(|it| !matches!(it.kind, NoticeKind::OpponentFailed { color: failed, .. } if failed == color));
    Consequences::none()
}

/// Adapts the engines to whatever has happened.
pub fn follow(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = series::follow(state, now);
    for color in Color::ALL {
        consequences.extend(start_or_end(state, color));
    }
    state.table.seats.note_starts(now.at);
    consequences.extend(begin(state, now));
    consequences.extend(decline_impasse(state, now));
    consequences.extend(resign_at_last(state, now));
    consequences.extend(ask(state, now));
    keep_notices_true(state);
    consequences
}

/// After how much time something changes by itself: the next game of a series begins, or an engine has been starting for
/// another second.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let starting = until_next_second(state.table.seats.starting_since(), now);
    [series::until_next_game(state, now), starting].into_iter().flatten().min()
}

/// A notice that an engine has failed says what that means for the game as it stands now.
fn keep_notices_true(state: &mut AppState) {
    let now = state.after_failure();
    for notice in &mut state.notices {
        if let NoticeKind::OpponentFailed { then, .. } = &mut notice.kind {
            *then = now;
        }
    }
}

/// Starts the engine of this side with its game, and ends it when the game is over or left.
fn start_or_end(state: &mut AppState, color: Color) -> Consequences {
    let goes_on = state.as_match().is_some_and(|session| !matches!(session.status(), MatchStatus::Over(_)));
    let AppState { table, engines, .. } = state;
    let running = &mut engines.playing[color.index()];
    let seat = table.seats.of_side(color);
    let wanted = match seat {
        Some(seat) if !goes_on => {
            seat.begin_anew();
            seat.retries = 0;
            None
        }
        Some(seat) => Some(seat),
        None => None,
    };
    match wanted {
        Some(seat) if seat.run.is_none() => {
            engines.runs += 1;
            (seat.run, *running) = (Some(engines.runs), Some(engines.runs));
            let start = seat.player.start();
            Effect::Opponent(color, EngineJob::Start { run: engines.runs, start }).into()
        }
        Some(seat) if seat.run == *running => Consequences::none(),
        Some(_) | None => running.take().map(|_| Effect::Opponent(color, EngineJob::End)).into_iter().collect(),
    }
}

/// Starts the clock once all engines are ready.
fn begin(state: &mut AppState, now: &Now) -> Consequences {
    if !state.table.seats.begins_when_ready || state.table.seats.are_awaited() || state.table.ceremony.is_some() {
        return Consequences::none();
    }
    state.table.seats.begins_when_ready = false;
    let is_waiting = state.as_match().is_some_and(|session| *session.status() == MatchStatus::Waiting);
    if is_waiting { game::command(state, MatchCommand::Begin, now) } else { Consequences::none() }
}

/// An engine knows nothing of an impasse by agreement.
fn decline_impasse(state: &mut AppState, now: &Now) -> Consequences {
    let by = match state.as_match().and_then(MatchSession::pending) {
        Some(Pending::Impasse { by, .. }) => *by,
        Some(_) | None => return Consequences::none(),
    };
    let is_engines = state.table.seats.of_side(by.opponent()).is_some();
    if is_engines {
        game::command(state, MatchCommand::AnswerImpasse(Consent::Declined), now)
    } else {
        Consequences::none()
    }
}

/// Carries out the person's resignation once no move of the engine is to be expected: it has made it, or does not think.
fn resign_at_last(state: &mut AppState, now: &Now) -> Consequences {
    let is_over = state.as_match().is_none_or(|session| matches!(session.status(), MatchStatus::Over(_)));
    if !state.table.seats.resigns || (state.thinking_side().is_some() && !is_over) {
        return Consequences::none();
    }
    state.table.seats.resigns = false;
    let person = state.person_against_engine().filter(|_| !is_over);
    person.map_or_else(Consequences::none, |by| {
        let is_theirs = state.engine_to_move().is_none();
        game::command(state, if is_theirs { MatchCommand::Resign } else { MatchCommand::ResignOutOfTurn { by } }, now)
    })
}

/// Asks the engine to move, or to move at once; stops one that has nothing left to think about.
fn ask(state: &mut AppState, now: &Now) -> Consequences {
    let thinking = state.thinking_side();
    let mut consequences = Consequences::none();
    for color in Color::ALL.into_iter().filter(|&color| Some(color) != thinking) {
        let asked = state.table.seats.of_side(color).and_then(|seat| seat.asked.take());
        consequences.extend(asked.map(|_| Effect::Opponent(color, EngineJob::Rest)));
    }
    if let Some(color) = thinking {
        consequences.extend(ask_side(state, color, now));
    }
    consequences
}

fn ask_side(state: &mut AppState, color: Color, now: &Now) -> Consequences {
    let AppState { table, engines, .. } = state;
    let Mode::Match(session) = &table.mode else { return Consequences::none() };
    let (revision, resigns) = (table.file.revision, table.seats.resigns);
    let Some(seat) = table.seats.of_side(color) else { return Consequences::none() };
    if let Some(asked) = &mut seat.asked {
        if resigns && !asked.is_hurried {
            asked.is_hurried = true;
            return Effect::Opponent(color, EngineJob::Rest).into();
        }
        // Changes to comments are no reason to ask again.
        let is_same = asked.revision == revision || asked.place == place_at(session.tree(), session.node());
        asked.revision = revision;
        if is_same {
            return Consequences::none();
        }
    }
    engines.searches += 1;
    let (number, place) = (SearchNumber(engines.searches), place_at(session.tree(), session.node()));
    let limit = limit(seat.player.level(), session.clock(), color, now.at);
    seat.asked = Some(AskedMove { number, revision, place: place.clone(), is_hurried: false });
    Effect::Opponent(color, EngineJob::Search(Box::new(Search { number, place, limit, lines: 1 }))).into()
}

/// Takes in news from the engine that plays `color`.
pub fn hear(state: &mut AppState, color: Color, word: EngineWord, now: &Now) -> Consequences {
    let Some(seat) = state.table.seats.of_side(color) else { return Consequences::none() };
    match word {
        EngineWord::Ready if seat.stage == SeatStage::Starting => {
            (seat.stage, seat.retries) = (SeatStage::Ready, 0);
            Consequences::none()
        }
        EngineWord::Finished(number, answer) => match seat.asked.take_if(|asked| asked.number == number) {
            Some(_) => take_answer(state, color, answer, now),
            None => Consequences::none(),
        },
        EngineWord::Fault(fault) if fault.is_fatal() => fail(state, color, fault),
        EngineWord::Ended => fail(state, color, Fault::OutputClosed),
        EngineWord::Introduced(_)
        | EngineWord::Ready
        | EngineWord::Began(_)
        | EngineWord::Found(_)
        | EngineWord::Fault(_) => Consequences::none(),
    }
}

/// Carries out the engine's answer. An answer that changes nothing is impossible.
fn take_answer(state: &mut AppState, color: Color, answer: Answer, now: &Now) -> Consequences {
    let before = progress(state);
    let (said, consequences) = match answer {
        Answer::Move { mv, .. } => (mv.to_string(), game::command(state, MatchCommand::Play(mv), now)),
        Answer::Resign => ("resign".to_owned(), game::command(state, MatchCommand::Resign, now)),
        Answer::Win => ("win".to_owned(), declare(state, now)),
        Answer::Impossible(word) => {
            let consequences = play_foul(state, &word, now);
            (word, consequences)
        }
        Answer::NoMove | Answer::Mate(_) | Answer::NoMate | Answer::MateUnknown | Answer::NoMateSearch => {
            ("(none)".to_owned(), Consequences::none())
        }
    };
    if progress(state) == before { fail(state, color, Fault::Impossible(said)) } else { consequences }
}

/// The state of the game, as far as an answer can change it.
fn progress(state: &AppState) -> Option<(usize, MatchStatus)> {
    state.as_match().map(|session| (session.plies(), session.status().clone()))
}

/// An engine declares (入玉宣言): the rules judge it, or the arbiter, if players get no help.
fn declare(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = game::command(state, MatchCommand::ConsiderDeclaration, now);
    if !state.withholds_help() && matches!(pending(state), Some(Pending::Declaration(_))) {
        consequences.extend(game::command(state, MatchCommand::Declare, now));
    }
    consequences
}

fn pending(state: &AppState) -> Option<&Pending> {
    state.as_match().and_then(MatchSession::pending)
}

/// Makes an illegal move, if the rules let it happen.
fn play_foul(state: &mut AppState, word: &str, now: &Now) -> Consequences {
    let mv = word.parse::<Move>().ok().filter(|&mv| state.lets_fouls_happen() && state.position().can_be_made(mv));
    mv.map_or_else(Consequences::none, |mv| game::command(state, MatchCommand::Play(mv), now))
}

/// The engine has failed. Its clock runs on until it is started again. Where nobody is there to do that, a start that has failed is
/// tried again first.
fn fail(state: &mut AppState, color: Color, fault: Fault) -> Consequences {
    let is_unattended = state.is_between_engines();
    let Some(seat) = state.table.seats.of_side(color).filter(|seat| seat.stage != SeatStage::Failed) else {
        return Consequences::none();
    };
    if is_unattended && seat.stage == SeatStage::Starting && seat.retries < RETRIES && fault.may_pass() {
        seat.retries += 1;
        seat.begin_anew();
        return Consequences::none();
    }
    (seat.stage, seat.asked, seat.fault) = (SeatStage::Failed, None, Some(fault));
    tell_failed(state, color);
    Consequences::none()
}

/// Tells that the engine of `color` plays no more, if that is so.
fn tell_failed(state: &mut AppState, color: Color) {
    let failed = state.failed_engine(color).map(|(name, fault)| (name.to_owned(), fault.clone()));
    if let Some((name, fault)) = failed {
        notices::tell(state, NoticeKind::OpponentFailed { color, name, fault, then: state.after_failure() });
    }
}

/// Takes back; against an engine, which always agrees, back to the person's own move.
pub fn take_back(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = take_one_back(state, now);
    let is_forbidden = state.as_match().is_none_or(|it| it.setup().profile.take_back == TakeBackRule::Forbidden);
    let is_at_start = state.as_match().is_none_or(|session| session.plies() == 0);
    if state.is_against_engine() && state.engine_to_move().is_some() && !is_forbidden && !is_at_start {
        consequences.extend(take_one_back(state, now));
    }
    // Whoever has put the notice away waits for a move that does not come.
    state.engine_to_move().into_iter().for_each(|color| tell_failed(state, color));
    consequences
}

fn take_one_back(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = game::command(state, MatchCommand::TakeBack, now);
    if state.is_against_engine() && matches!(pending(state), Some(Pending::TakeBack { .. })) {
        consequences.extend(game::command(state, MatchCommand::AnswerTakeBack(Consent::Agreed), now));
    }
    consequences
}

/// Resigns for the person; an engine that is thinking moves first, so that the person resigns on their own turn.
pub fn resign(state: &mut AppState, now: &Now) -> Consequences {
    if state.is_against_engine() {
        state.table.seats.resigns = true;
        return resign_at_last(state, now);
    }
    game::command(state, MatchCommand::Resign, now)
}

#[cfg(test)]
mod tests;
