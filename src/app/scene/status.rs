//! The line at the bottom, and the title of the window.

use super::result::{engine_series, headline};
use crate::app::action::Origin;
use crate::app::engines::state::slow_start;
use crate::app::files::form::file_name;
use crate::app::hall::scene::{HallTrouble, attempt_words};
use crate::app::journal::form::JournalOf;
use crate::app::journal::scene::{danger_words, not_safe};
use crate::app::scene::sides::{mark, player_name};
use crate::app::state::{AppState, Mode};
use crate::clock::SessionTime;
use crate::session::{Halt, MatchSession, MatchStatus, Pending};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The line at the bottom of the window.
#[derive(Clone, Debug)]
pub struct StatusScene {
    /// That the PIN was entered, and what happens at a press on these words.
    pub unlocked: Option<UnlockedScene>,
    /// What is not where it should be, on disk or in the hall, for as long as it is not.
    pub dangers: Vec<DangerScene>,
    /// What is going on on the board, from the left.
    pub left: Vec<String>,
    /// Whether the record is saved, and whether anything is heard.
    pub right: Vec<String>,
}

/// That anybody at the board can do what is the arbiter's alone.
#[derive(Clone, Debug)]
pub struct UnlockedScene {
    /// "Console unlocked: click to lock"
    pub words: String,
    /// What that means, for whoever points at it.
    pub why: String,
}

/// That what was done is not on disk, or not seen in the hall.
#[derive(Clone, Debug)]
pub struct DangerScene {
    /// "Not safe"
    pub words: String,
    /// What would be lost, and why it cannot be written, for whoever points at it.
    pub why: String,
}

impl StatusScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Self {
        Self {
            unlocked: UnlockedScene::of(state, text),
            dangers: DangerScene::all(state, text),
            left: left(state, text, now),
            right: right(state, text),
        }
    }
}

impl DangerScene {
    fn all(state: &AppState, text: &Text) -> Vec<Self> {
        let of_hall = HallTrouble::of(state, text).map(|it| Self { words: it.words, why: it.why.join("\n") });
        Self::of_disk(state, text).into_iter().chain(of_hall).collect()
    }

    fn of_disk(state: &AppState, text: &Text) -> Option<Self> {
        let of = [JournalOf::Match, JournalOf::Review].into_iter().find(|of| state.danger(*of).is_some())?;
        let reason = state.danger(of).map(|danger| danger_words(danger, text)).unwrap_or_default();
        let [headline, lost] = not_safe(of);
        let why = [text.say(headline), text.say(lost), reason].join("\n");
        Some(Self { words: text.say("status-unsafe"), why })
    }
}

impl UnlockedScene {
    fn of(state: &AppState, text: &Text) -> Option<Self> {
        let scene = || Self { words: text.say("status-unlocked"), why: text.say("status-unlocked-why") };
        state.is_console_unlocked().then(scene)
    }
}

/// Which of how many moves is looked at while the game goes on.
pub fn looking_back(state: &AppState, session: &MatchSession, text: &Text) -> String {
    let ply = session.tree().ply(state.node_seen());
    text.tell("status-looking-back", &[("ply", Arg::from(ply)), ("plies", session.plies().into())])
}

/// Which engine the game waits for, and how long already if that takes long.
fn engine_starts(state: &AppState, text: &Text, now: SessionTime) -> String {
    match slow_start(state.table.seats.starting_since(), now) {
        Some(seconds) => text.tell("status-engine-starts-slowly", &[("seconds", seconds.into())]),
        None => text.say("status-engine-starts"),
    }
}

fn left(state: &AppState, text: &Text, now: SessionTime) -> Vec<String> {
    match &state.table.mode {
        Mode::Match(session) => {
            let turn = session.turn();
            let side = format!("{} {}", mark(turn), text.side(turn, state.is_handicap()));
            let number = Arg::from(session.plies() + 1);
            let progress = match session.status() {
                MatchStatus::Waiting if state.table.ceremony.is_some() => text.say("status-setting-up"),
                MatchStatus::Waiting if state.awaits_engines() => engine_starts(state, text, now),
                MatchStatus::Waiting => text.tell("status-waiting", &[("side", side.into())]),
                MatchStatus::Running if state.looks_back() => looking_back(state, session, text),
                MatchStatus::Running => text.tell("status-to-move", &[("side", side.into()), ("number", number)]),
                MatchStatus::Paused => text.say(paused_words(session)),
                MatchStatus::Over(outcome) => {
                    let winner = headline(session, text, outcome, state.is_handicap());
                    let reason = text.reason_of(outcome);
                    text.tell("moves-end", &[("winner", winner.into()), ("reason", reason.into())])
                }
            };
            let goes_on = !matches!(session.status(), MatchStatus::Over(_));
            let is_told = !state.withholds_help();
            let seen = state.table.looked_at.map_or(session.plies(), |_| session.tree().ply(state.node_seen()));
            let is_check = session.position_after(seen).is_check();
            let check = (goes_on && is_told && is_check).then(|| text.say("status-check"));
            let limit = session.setup().profile.repetition.count;
            let repeated = repetition(session.occurrences_by(seen), limit, text).filter(|_| is_told);
            let series = engine_series(state, text).filter(|_| goes_on);
            let commentary = state.shown_commentary().map(|_| text.say("status-commentary"));
            [Some(progress), check, repeated, turning(state, text), series, commentary].into_iter().flatten().collect()
        }
        Mode::Review(_) if state.practice_session().is_some() => vec![text.say("status-practice")],
        Mode::Review(session) => {
            let number = |plies| Arg::from(session.tree().number_of(plies));
            let args = [("ply", number(session.ply())), ("plies", number(session.line().len() - 1))];
            let check = session.position().is_check().then(|| text.say("status-check"));
            [Some(text.tell("status-review", &args)), last_move(state, text), check].into_iter().flatten().collect()
        }
        Mode::Setup(_) => vec![text.say("setup-hint")],
    }
}

/// How a piece is put down with its back up, which the board asks about only where it may be legal.
fn turning(state: &AppState, text: &Text) -> Option<String> {
    let kind = match state.board.picked? {
        Origin::Board(square) => state.position().board().piece_on(square)?.kind,
        Origin::Stand(kind) => kind,
    };
    let is_asked = state.board.promotion.is_some();
    (state.lets_fouls_happen() && kind.promoted().is_some() && !is_asked).then(|| text.say("status-turning"))
}

/// How often the present position has occurred, from the second time on.
fn repetition(times: usize, limit: usize, text: &Text) -> Option<String> {
    let args = [("times", Arg::from(times)), ("limit", limit.into())];
    (times > 1).then(|| text.tell("status-repetition", &args))
}

fn last_move(state: &AppState, text: &Text) -> Option<String> {
    let Mode::Review(session) = &state.table.mode else { return None };
    let notation = state.settings.notation;
    let words = crate::app::display::scene::display::last_move(
        session.tree(),
        session.node(),
        session.position_before(),
        notation,
    )?;
    Some(text.tell("status-last-move", &[("move", words.into())]))
}

fn right(state: &AppState, text: &Text) -> Vec<String> {
    if state.as_setup().is_some() || state.practice_session().is_some() {
        return Vec::new();
    }
    let name = state.table.file.path().map(file_name);
    let saved = match (&name, state.table.file.is_unsaved()) {
        (_, true) => Some(text.say("status-unsaved")),
        (Some(_), false) => Some(text.say("status-saved")),
        (None, false) => None,
    };
    [name, saved].into_iter().flatten().collect()
}

/// The window's title: the file, who plays, or that a position is set up.
#[must_use]
pub fn title(state: &AppState, text: &Text) -> String {
    if state.as_setup().is_some() {
        return format!("{} · Komadai", text.say("setup-heading"));
    }
    if state.practice_session().is_some() {
        return format!("{} · Komadai", text.say("practice-heading"));
    }
    let players = Color::ALL.map(|color| player_name(state, text, color)).join(" – ");
    match state.table.file.path() {
        Some(path) => format!("{} · Komadai", file_name(path)),
        None => format!("{players} · Komadai"),
    }
}

/// Start, time control and rules of a match, or the event of a record, in one line.
pub fn rules(state: &AppState, text: &Text) -> String {
    match &state.table.mode {
        Mode::Match(session) => {
            let setup = session.setup();
            let (start, time) = (text.start_position(&setup.start), text.both_times(setup.time));
            let attempt =
                attempt_words(setup.attempt.number, text).map(|attempt| format!("{attempt} · ")).unwrap_or_default();
            // The profile first: where there is little room, the start is on the board and the time on the plates.
            format!("{attempt}{} · {start} · {time}", text.profile_name(&setup.profile))
        }
        Mode::Review(session) => session.tree().header.get("棋戦").unwrap_or_default().to_owned(),
        Mode::Setup(_) => text.say("setup-heading"),
    }
}

/// Why the clock stands still.
const fn paused_words(session: &MatchSession) -> &'static str {
    match session.pending() {
        Some(Pending::Declaration(_)) => "status-declaring",
        Some(Pending::Claim(_)) => "status-claimed",
        Some(Pending::Adjourned { .. }) => "status-adjourned",
        Some(Pending::TakeBack { .. } | Pending::Impasse { .. } | Pending::Sleep(_)) | None => match session.halted() {
            Some(Halt::Called) => "status-called",
            Some(Halt::Stopped) => "status-stopped",
            Some(Halt::Hall { .. }) => "status-hall-stopped",
            None => "status-paused",
        },
    }
}
