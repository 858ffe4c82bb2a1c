//! Games are written down while they are played, and taken up again when they were broken off.
//!
//! Nothing here asks what was done: the match keeps a log of that, and whatever is new in it is written down after every
//! action, tick and answer from outside.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::event::state::EventQuestion;
use crate::app::journal::form::{BrokenOffGame, Danger, JournalOf, KeptGame, SafetyNotice, ToBeShown};
use crate::app::journal::job::{JournalJob, JournalNews, WriteJob};
use crate::app::journal::update::dangers::{forget_danger, tell_danger};
use crate::app::journal::update::{found, put_off, review_journal, saved, shown, writing};
use crate::app::opponents::form::{EnginePlayer, names_in_game};
use crate::app::opponents::state::Seats;
use crate::app::state::{Answered, AppState, Document, Mode, NextUp, NoticeKind, Question, Rest};
use crate::app::update::consequences::{Consequence, Consequences, Next, ask};
use crate::app::update::now::Now;
use crate::app::update::{game, notices};
use crate::app::{journal, settings, sound};
use crate::journal::{BrokenOff, JOURNAL_ENDING, RecordBeside, Recovered};
use crate::session::{MatchSession, MatchStatus};
use crate::shogi::Color;
use crate::storage::JournalNews as KeeperNews;
use crate::text::Language;
use crate::tournament::GamePlace;

/// All that can be written down.
const OF_ALL: [JournalOf; 3] = [JournalOf::Match, JournalOf::Clock, JournalOf::Review];

/// Writes down what is new, and asks about games that were broken off when nothing else goes on.
pub fn follow(state: &mut AppState, now: &Now) -> Consequences {
    let was_written = OF_ALL.map(|of| state.is_written_down(of));
    let jobs = writing::follow(state, now);
    let is_there = state.table.file.first_revision;
    state.makes_room = state.makes_room.filter(|left| *left == is_there);
    let question = ask_about_next(state);
    let jobs = jobs.into_iter().map(|job| (JournalOf::Match, job));
    let of_clock = journal::update::clock_journal::follow(state, now).into_iter().map(|job| (JournalOf::Clock, job));
    let of_review = review_journal::follow(state, now).into_iter().map(|job| (JournalOf::Review, job));
    let jobs: Vec<_> = jobs.chain(of_clock).chain(of_review).collect();
    for (of, was_written) in OF_ALL.into_iter().zip(was_written) {
        if was_written && !state.is_written_down(of) {
            forget_danger(state, of);
        }
    }
    let done = jobs.iter().filter(|(_, job)| job.holds_what_was_done()).map(|(of, _)| *of);
    done.for_each(|of| tell_danger(state, of));
    jobs.into_iter()
        .map(|(of, job)| Effect::Journal(JournalJob::Write(of, job)))
        .map(Consequence::from)
        .chain(question)
        .collect()
}

/// Asks about the next game that was broken off, unless something else goes on.
fn ask_about_next(state: &mut AppState) -> Consequences {
    let next = state.broken_off.first().map(|game| game.path.clone());
    match next.filter(|_| state.dialog.is_none() && has_room(state)) {
        Some(path) => ask_about_it(state, path),
        None => Consequences::none(),
    }
}

/// Asks about the first of the games that were found, whose journal this is.
fn ask_about_it(state: &mut AppState, path: PathBuf) -> Consequences {
    state.to_be_shown = Some(ToBeShown::Next);
    let mut consequences = Consequences::from(Effect::Journal(JournalJob::ToBeShown(path)));
    consequences.extend(ask(Question::TakeUp));
    consequences
}

/// Whether nothing goes on whose place a game could take.
fn has_room(state: &AppState) -> bool {
    let nobody_waits = state.table.ceremony.is_none() && state.clock_desk.is_none();
    let is_left = state.makes_room == Some(state.table.file.first_revision);
    let would_lose = state.would_lose_record(&NextUp::NewGame) || state.awaits_game();
    let is_free = state.as_setup().is_none() && !would_lose;
    nobody_waits && (is_left || is_free)
}

/// Looks for games that were broken off, after leaving what is on the board.
pub fn ask_to_look(state: &mut AppState) -> Consequences {
    state.wanted = None;
    leave_and_look(state)
}

/// Looks for this one among them: the others stay put off.
pub fn ask_to_look_for(state: &mut AppState, path: PathBuf) -> Consequences {
    state.wanted = Some(path);
    leave_and_look(state)
}

fn leave_and_look(state: &mut AppState) -> Consequences {
    match has_room(state) {
        true => Consequences::from(Effect::Journal(JournalJob::FindAgain)),
        false => Next::Leave(NextUp::TakeUp).into(),
    }
}

/// What is on the board may be left: looks for games that were broken off.
pub fn look_for_games(state: &mut AppState) -> Consequences {
    state.makes_room = Some(state.table.file.first_revision);
    Consequences::from(Effect::Journal(JournalJob::FindAgain))
}

/// Asks about the game of this place of the event, which was broken off here, rather than start it anew. What was on the
/// board is left by now.
pub fn ask_about(state: &mut AppState, place: GamePlace) -> Option<Consequences> {
    let path = state.interrupted_at(place)?.path.clone();
    let is_it = |game: &mut BrokenOffGame| game.path == path;
    let game = state.put_off.extract_if(.., is_it).chain(state.broken_off.extract_if(.., is_it)).next()?;
    state.broken_off.insert(0, game);
    state.makes_room = Some(state.table.file.first_revision);
    (state.dialog, state.covered) = (None, None);
    Some(ask_about_it(state, path))
}

/// Takes the game up that was asked about, after a question where the event says that it goes on elsewhere.
pub fn ask_to_take_up(state: &mut AppState) -> Consequences {
    let asked = state.broken_off.first().map(|game| &game.recovered);
    let setup = match asked {
        Some(BrokenOff::Match(game)) if game.is_to_be_played() => Some(game.session.setup()),
        Some(BrokenOff::Match(_) | BrokenOff::Clock(_) | BrokenOff::Review(_)) | None => None,
    };
    match setup.and_then(|setup| state.goes_on_elsewhere(setup)) {
        Some(place) => ask(Question::Event(EventQuestion::TakeUp(place))),
        None => look_again(state),
    }
}

/// Takes the game up that was asked about, unless another window has done so meanwhile. The others are put off.
pub fn look_again(state: &mut AppState) -> Consequences {
    let mut games = std::mem::take(&mut state.broken_off).into_iter();
    let Some(asked) = games.next() else { return Consequences::none() };
    put_off::put_off_beside(state, games);
    let look = JournalJob::LookAgain { path: asked.path.clone(), bytes: asked.bytes.clone() };
    put_off::keep(state, asked);
    Consequences::from(Effect::Journal(look))
}

/// The game can still be taken up, and is, unless something else was begun meanwhile.
fn take_up_if_free(state: &mut AppState, game: BrokenOffGame, now: &Now) -> Consequences {
    let is_free = has_room(state);
    state.makes_room = None;
    if is_free {
        return take_up(state, game, now);
    }
    put_off::forget(state, &game.path);
    put_off::tell(state, &game);
    state.broken_off.retain(|other| other.path != game.path);
    state.broken_off.insert(0, game);
    Consequences::none()
}

fn take_up(state: &mut AppState, game: BrokenOffGame, now: &Now) -> Consequences {
    put_off::forget(state, &game.path);
    let BrokenOffGame { path, mut bytes, recovered, beside } = game;
    bytes.truncate(recovered.whole());
    let damage = recovered.loss();
    let is_damaged = damage.is_some();
    let left = left_for(state, &recovered);
    let (of, lines) = match recovered {
        BrokenOff::Match(game) => (JournalOf::Match, take_up_match(state, *game, now)),
        BrokenOff::Clock(clock) => (JournalOf::Clock, journal::update::clock_journal::take_up(state, *clock)),
        BrokenOff::Review(review) => {
            review_journal::take_up(state, *review, now);
            (JournalOf::Review, String::new())
        }
    };
    sound::update::sounds::of_clocks_taken_up(state, state.day.0);
    bytes.extend_from_slice(lines.as_bytes());
    if let Some(damage) = damage {
        notices::tell(
            state,
            NoticeKind::Safety(SafetyNotice::JournalDamaged {
                path: path.clone(),
                line: damage.line,
                lost: damage.lost,
            }),
        );
    }
    let write = |job| Effect::Journal(JournalJob::Write(of, job));
    let take_up = |path| write(WriteJob::TakeUp { path, bytes });
    // The journal of what lay on the board comes to its end first: they are written one after another.
    let left: Consequences = left.map(Effect::Journal).map(Consequence::from).into_iter().collect();
    let locked = left.and(Next::LockConsole);
    if !is_damaged {
        let taken_up = locked.and(take_up(path));
        return match beside {
            RecordBeside::NothingMore => taken_up,
            RecordBeside::MoreMoves { .. } | RecordBeside::AnotherGame => taken_up.and(write(WriteJob::KeepRecord)),
        };
    }
    // What could not be read may be worth something to somebody: that file is kept as it is, among the old ones.
    let mended = mended(&path);
    locked.and(Effect::Journal(JournalJob::Discard(path))).and(take_up(mended))
}

/// What becomes of the journal of what lay on the board and is left for this. One of another kind is left to [`follow`].
fn left_for(state: &mut AppState, taken_up: &BrokenOff) -> Option<JournalJob> {
    match taken_up {
        BrokenOff::Match(_) => {
            let left = state.journal.take()?;
            Some(JournalJob::Write(JournalOf::Match, writing::end_of(&left)))
        }
        BrokenOff::Review(_) => {
            let left = state.kept_review.take()?;
            left.is_written().then_some(JournalJob::Write(JournalOf::Review, WriteJob::Close))
        }
        BrokenOff::Clock(_) => None,
    }
}

/// Puts the match on the board, and gives the lines that tell of that.
fn take_up_match(state: &mut AppState, game: Recovered, now: &Now) -> String {
    // Where the rest was over before anybody came back, the clock waits for somebody to start it.
    let rest = |left: Duration| Rest { until: now.at.plus(left), starts_clock: !left.is_zero() };
    let rest = game.rest_left(now.calendar).map(rest);
    let (session, scribe, lines) = game.take_up();
    let goes_on_later = writing::goes_on_later(&session);
    put_on_board(state, session);
    state.table.rest = rest;
    state.journal = Some(KeptGame { scribe, record: state.table.file.first_revision, goes_on_later });
    saved::note_on_board(state);
    lines
}

/// A name for a journal that takes the place of a damaged one.
fn mended(damaged: &Path) -> PathBuf {
    let name = damaged.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    damaged.with_file_name(format!("{name}-mended")).with_extension(JOURNAL_ENDING)
}

fn put_on_board(state: &mut AppState, session: MatchSession) {
    let (next_game, is_over) = (session.next_game().map(Box::new), session.verdict().is_some());
    let is_begun = *session.status() != MatchStatus::Waiting;
    let engines = Color::ALL.map(|color| {
        let [entered, now] = [session.setup().player(color).name.clone(), session.player(color).name];
        engine_called(state, color, [&entered, &now])
    });
    game::lay(state, Mode::Match(Box::new(session)), None);
    state.table.seats = Seats::of(engines);
    (state.table.next_game, state.table.result_shown) = (next_game, is_over);
    if is_begun {
        state.table.file.note_change();
    }
}

/// The engine of the last new game that has one of these names: a journal knows the players by their names alone, and
/// the one in the record may be another by now. Where an engine plays itself, each side has its own level again.
fn engine_called(state: &AppState, color: Color, known: [&str; 2]) -> Option<EnginePlayer> {
    let engines = &state.settings.new_game.engines;
    let named = Language::ALL.map(|language| names_in_game(engines, language));
    let is_it = |side: &Color| {
        named.iter().any(|names| names[side.index()].as_deref().is_some_and(|name| known.contains(&name)))
    };
    let side = [color, color.opponent()].into_iter().find(is_it)?;
    engines[side.index()].clone()
}

/// Writes games down in `folder` from now on, and remembers that they are to be looked for there at the next start.
pub fn keep_in(state: &mut AppState, folder: PathBuf) -> Consequences {
    let mut effects = settings::update::change(state, |settings| settings.journals = Some(folder.clone()));
    effects.push(Effect::Journal(JournalJob::KeepElsewhere(Some(folder))));
    effects
}

/// The game that was asked about stays where it is.
pub fn keep_for_later(state: &mut AppState) {
    if !state.broken_off.is_empty() {
        let game = state.broken_off.remove(0);
        put_off::put_off(state, game);
    }
    end_if_all_are_answered(state);
}

/// The game that was asked about is not wanted any more.
pub fn discard(state: &mut AppState) -> Consequences {
    if state.broken_off.is_empty() {
        end_if_all_are_answered(state);
        return Consequences::none();
    }
    let game = state.broken_off.remove(0);
    end_if_all_are_answered(state);
    let path = game.path.clone();
    put_off::forget(state, &path);
    put_off::keep(state, game);
    Consequences::from(Effect::Journal(JournalJob::Discard(path)))
}

/// What is on the board was to be left for one of the games that were found, and for no other that is found later.
fn end_if_all_are_answered(state: &mut AppState) {
    if state.broken_off.is_empty() {
        state.makes_room = None;
    }
}

pub fn receive(state: &mut AppState, news: JournalNews, now: &Now) -> Consequences {
    state.to_be_shown = shown::awaited(&news).or(state.to_be_shown);
    match news {
        JournalNews::Found(games, unreadable) => {
            found::take(state, games);
            end_if_all_are_answered(state);
            let consequences = saved::follow(state);
            unreadable
                .into_iter()
                .for_each(|file| notices::tell_fact(state, NoticeKind::Safety(SafetyNotice::JournalUnreadable(file))));
            return consequences;
        }
        JournalNews::Left(game) => put_off::put_off_left(state, *game),
        JournalNews::StillBrokenOff(game) => return take_up_if_free(state, *game, now),
        JournalNews::NothingFound => {
            state.wanted = None;
            found::take(state, Vec::new());
            end_if_all_are_answered(state);
            notices::tell_briefly(state, NoticeKind::Answered(Answered::NothingToTakeUp), now.at);
        }
        JournalNews::NotAlone => notices::tell_fact(state, NoticeKind::Safety(SafetyNotice::NotAlone)),
        JournalNews::NoLocks(folder) => notices::tell_fact(state, NoticeKind::Safety(SafetyNotice::NoLocks(folder))),
        JournalNews::Written(of, KeeperNews::NotSafe { path, trouble }) => {
            forget_danger(state, of);
            state.dangers.note(of, Some(Danger { path: path.clone(), trouble: trouble.clone() }));
            notices::tell(state, NoticeKind::Safety(SafetyNotice::GameNotSafe { of, path, trouble }));
        }
        JournalNews::Written(of, KeeperNews::SafeAgain) => {
            forget_danger(state, of);
            state.dangers.note(of, None);
            if state.is_written_down(of) {
                notices::tell_briefly(state, NoticeKind::Safety(SafetyNotice::SafeAgain(of)), now.at);
            }
        }
        JournalNews::Written(_, KeeperNews::RecordKept(kept_as)) => {
            notices::tell(state, NoticeKind::Safety(SafetyNotice::RecordKept(kept_as)));
        }
        JournalNews::Written(_, KeeperNews::Left(path)) => return Effect::Journal(JournalJob::ReadLeft(path)).into(),
        JournalNews::Written(_, KeeperNews::PutAside) => {}
        JournalNews::Written(_, KeeperNews::WriterReplaced) => {
            notices::tell(state, NoticeKind::Safety(SafetyNotice::WorkerDied("journal".to_owned())));
        }
        JournalNews::Discarded(path, Ok(kept_as)) => {
            let setup = put_off::setup_of(state, &path);
            put_off::forget(state, &path);
            notices::tell_briefly(state, NoticeKind::Safety(SafetyNotice::JournalPutAside(kept_as)), now.at);
            return setup.map(|setup| Next::GiveUpInEvent(Box::new(setup))).into_iter().collect();
        }
        JournalNews::GoesOnElsewhere(path) => {
            state.makes_room = None;
            put_off::forget(state, &path);
            notices::tell(state, NoticeKind::Safety(SafetyNotice::GoesOnElsewhere(path)));
        }
        JournalNews::ClearedAway => {}
        JournalNews::Discarded(path, Err(reason)) => {
            notices::tell(state, NoticeKind::NotSaved { what: Document::Journal, path, reason });
        }
    }
    Consequences::none()
}

/// Finds out whether what is on the board lies on disk, before somebody who leaves it is told so, and says once more where it
/// does not.
pub fn make_sure(state: &mut AppState) -> Consequences {
    OF_ALL.into_iter().for_each(|of| tell_danger(state, of));
    let write = |job| Consequence::from(Effect::Journal(JournalJob::Write(JournalOf::Match, job)));
    writing::make_sure(state).into_iter().map(write).collect()
}
