//! The hall view, a card for each table.

use std::time::Duration;

use crate::app::event::scene::CountdownScene;
use crate::app::hall::form::{HallForm, HallView, TABLES_ON_A_PAGE as ON_A_PAGE};
use crate::app::hall::state::{HallPage, LINES_ON_A_PAGE};
use crate::app::publish::scene::{SiteCode, standing};
use crate::app::scene::sides::mark;
use crate::app::state::{AppState, NumberKeeper, SameNumber};
use crate::clock::SessionTime;
use crate::hall::{HallTable, Hearing, LiveStage, LiveState, Urgency};
use crate::picture::PieceFace;
use crate::record::notation::{kanji_number, piece_kanji, time_digits};
use crate::shogi::{Color, Position, Square};
use crate::text::{Arg, Text};
use crate::tournament::{Standings, Tournament, notice_rows, standings_rows};

/// The dialog about the hall.
#[derive(Clone, Debug)]
pub struct HallDialogScene {
    /// Its fields.
    pub form: HallForm,
    /// What publishing is, or how far it has come.
    pub publishing: String,
}

impl HallDialogScene {
    /// The dialog with this form at `now`.
    #[must_use]
    pub fn of(state: &AppState, form: &HallForm, text: &Text, now: SessionTime) -> Self {
        let publishing = standing(state, text, now).unwrap_or_else(|| text.say("hall-publish-why"));
        Self { form: form.clone(), publishing }
    }
}

/// The hall view.
#[derive(Clone, Debug)]
pub struct HallScene {
    /// What the event is called.
    pub title: String,
    /// The round, and by which rules and with how much time it is played; empty where no event is open.
    pub event: String,
    /// The countdown that everybody waits for.
    pub countdown: Option<CountdownScene>,
    /// The tables of this page.
    pub cards: Vec<HallCard>,
    /// "6 of 8 games in play"
    pub counts: String,
    /// "1 / 2"; empty where there is only one page.
    pub page: String,
    /// Where spectators find the same on their phones.
    pub code: Option<SiteCode>,
    /// Why there is nothing to see.
    pub trouble: Option<String>,
    /// What is shown between rounds in place of the boards.
    pub list: Option<HallList>,
}

/// A list that is read across the hall.
#[derive(Clone, Debug)]
pub struct HallList {
    /// What it is.
    pub headline: String,
    /// Whether the first row names the columns.
    pub has_head: bool,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

impl HallList {
    fn of(event: &Tournament, page: HallPage, text: &Text) -> Option<Self> {
        match page {
            HallPage::Boards(_) => None,
            HallPage::Round(number, from) => {
                let round = event.round(number)?;
                let rows = notice_rows(round, text).into_iter().skip(from).take(LINES_ON_A_PAGE).collect();
                Some(Self { headline: text.round_named(number, &round.name), has_head: false, rows })
            }
            HallPage::Standings(from) => {
                let mut rows = standings_rows(&Standings::of_event(event, u32::MAX).0, text).into_iter();
                let head = rows.next().into_iter();
                let rows = head.chain(rows.skip(from).take(LINES_ON_A_PAGE)).collect();
                Some(Self { headline: text.say("event-page-standings"), has_head: true, rows })
            }
        }
    }
}

/// The card of a table.
#[derive(Clone, Debug)]
pub struct HallCard {
    /// "Table 3"
    pub table: String,
    /// The pieces on the board, with Black at the bottom.
    pub pieces: Vec<(Square, PieceFace)>,
    /// The squares of the last move: where it came from and where it went.
    pub last: [Option<Square>; 2],
    /// White and Black.
    pub sides: [HallSide; 2],
    /// "Move 60"
    pub number: String,
    /// What everybody should know: the result, a notice, silence.
    pub notice: Option<String>,
    /// Whether it is shown pale: over, or not heard of.
    pub is_pale: bool,
    /// Whether it should be looked at first.
    pub is_urgent: bool,
    /// Whether an earlier game of the two does not count.
    pub is_replay: bool,
}

/// A player at a table.
#[derive(Clone, Debug)]
pub struct HallSide {
    /// ☗ and the name.
    pub name: String,
    /// The pieces in hand: 飛金三歩五.
    pub hand: String,
    /// The clock; empty where none is known.
    pub digits: String,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether there is hardly any time left.
    pub is_urgent: bool,
}

impl HallScene {
    /// The hall view at `now`; `None` while it is closed.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let view = state.hall.as_ref()?;
        let tables = view.hall.in_order(now);
        let pages = state.hall_pages();
        let page = view.page.1.min(pages.len() - 1);
        let list = state.event.as_ref().and_then(|event| HallList::of(&event.tournament, pages[page], text));
        let (from, count) = match pages[page] {
            HallPage::Boards(from) => (from, ON_A_PAGE),
            HallPage::Round(..) | HallPage::Standings(_) => (0, 0),
        };
        let cards = tables.iter().skip(from).take(count);
        let (all, open) = view.hall.counts();
        Some(Self {
            title: title(state, view, text),
            event: event_line(state, text),
            countdown: CountdownScene::of(state, text, now),
            cards: cards.map(|table| HallCard::of(table, text, now)).collect(),
            counts: text.tell("hall-counts", &[("open", Arg::from(open)), ("all", all.into())]),
            page: if pages.len() > 1 { format!("{} / {}", page + 1, pages.len()) } else { String::new() },
            code: SiteCode::of(state, text),
            trouble: trouble(view, all, text).filter(|_| list.is_none()),
            list,
        })
    }
}

fn title(state: &AppState, view: &HallView, text: &Text) -> String {
    let told = || {
        view.hall.in_order(SessionTime::default()).into_iter().find_map(|table| {
            table.sighting.live.as_ref().map(|live| live.event.trim().to_owned()).filter(|event| !event.is_empty())
        })
    };
    let chosen = Some(state.settings.hall.title.clone()).filter(|title| !title.is_empty());
    let open = state.event.as_ref().map(|event| event.tournament.title.clone());
    chosen.or(open).or_else(told).unwrap_or_else(|| text.say("hall-heading"))
}

/// "Round 3 · JSA amateur · 15 min, then 30 s a move"
fn event_line(state: &AppState, text: &Text) -> String {
    let Some(event) = &state.event else { return String::new() };
    let tournament = &event.tournament;
    let round = tournament.current_round().map(|round| text.round_named(round.number, &round.name));
    let profile = state.profiles.find(&tournament.profile).map(|profile| text.profile_name(profile).to_owned());
    let time = text.time_control(tournament.time);
    round.into_iter().chain(profile).chain([time]).collect::<Vec<_>>().join(" · ")
}

fn trouble(view: &HallView, tables: usize, text: &Text) -> Option<String> {
    let path = [("path", Arg::from(view.folder.display().to_string()))];
    match &view.trouble {
        Some(reason) => Some(format!("{} {}", text.tell("hall-unreadable", &path), text.file_error(reason))),
        None if tables == 0 => Some(text.tell("hall-empty", &path)),
        None => None,
    }
}

impl HallCard {
    fn of(table: &HallTable, text: &Text, now: SessionTime) -> Self {
        let seen = &table.sighting;
        let faces = seen.position.board().iter();
        let number = seen.live.as_ref().and_then(|live| live.table);
        let urgency = table.urgency(now);
        let attempt = seen.live.as_ref().map_or(1, |live| live.attempt);
        Self {
            table: number
                .map_or_else(|| seen.name.clone(), |number| text.tell("hall-table", &[("number", number.into())])),
            pieces: faces.map(|(square, piece)| (square, PieceFace::of(piece, Color::Black, Color::White))).collect(),
            last: [seen.last_move.and_then(|mv| mv.from()), seen.last_move.map(|mv| mv.to())],
            sides: [Color::White, Color::Black].map(|color| HallSide::of(table, text, color, now)),
            number: with_attempt(attempt, text.tell("display-number", &[("number", Arg::from(seen.plies))]), text),
            notice: notice(table, text, now).map(|words| with_attempt(attempt, words, text)),
            is_pale: matches!(urgency, Urgency::Over | Urgency::Stale) || table.hearing(now) == Hearing::Silent,
            is_urgent: matches!(urgency, Urgency::Noteworthy | Urgency::ShortOfTime),
            is_replay: attempt > 1,
        }
    }
}

/// What is said, behind which game it is where one before it did not count: "Replay, game 2 · Move 60".
pub fn with_attempt(attempt: u32, words: String, text: &Text) -> String {
    match attempt_words(attempt, text) {
        Some(attempt) => format!("{attempt} · {words}"),
        None => words,
    }
}

/// Which game it is where one before it did not count.
pub fn attempt_words(attempt: u32, text: &Text) -> Option<String> {
    (attempt > 1).then(|| text.tell("display-attempt", &[("game", attempt.into())]))
}

impl HallSide {
    fn of(table: &HallTable, text: &Text, color: Color, now: SessionTime) -> Self {
        let player = &table.sighting.players[color.index()];
        let side = text.side(color, table.sighting.is_handicap);
        let name = if player.name.is_empty() { side } else { player.name.clone() };
        let clock = table.clock(color, now);
        let is_running = table.running(now) == Some(color);
        let is_short = clock.is_some_and(|(clock, left)| is_short(clock.stage, left));
        Self {
            name: format!("{} {name}", mark(color)),
            hand: hand_in_kanji(&table.sighting.position, color),
            digits: clock.map(|(clock, left)| digits(clock.stage, left)).unwrap_or_default(),
            is_running,
            is_urgent: is_running && is_short,
        }
    }
}

fn is_short(stage: LiveStage, left: Duration) -> bool {
    match stage {
        LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration => left <= Duration::from_secs(10),
        LiveStage::Untimed | LiveStage::Delay | LiveStage::Flagged => false,
    }
}

/// What is left is rounded up, as on every clock here.
fn digits(stage: LiveStage, shown: Duration) -> String {
    let up = u64::from(stage != LiveStage::Untimed && shown.subsec_nanos() > 0);
    time_digits(shown.as_secs() + up)
}

/// Kanji and counts, the most valuable first.
pub fn hand_in_kanji(position: &Position, color: Color) -> String {
    let held = position.hand(color).iter();
    let number = |count: u8| if count > 1 { kanji_number(count) } else { String::new() };
    held.map(|(kind, count)| format!("{}{}", piece_kanji(kind), number(count))).collect()
}

fn notice(table: &HallTable, text: &Text, now: SessionTime) -> Option<String> {
    if let (LiveState::Over, Some(outcome)) = (table.state(), &table.sighting.outcome) {
        let args = [
            ("winner", Arg::from(text.winner(outcome, table.sighting.is_handicap))),
            ("reason", text.end_reason(&outcome.reason).into()),
        ];
        let ended = text.tell("moves-end", &args);
        let result = table.sighting.live.as_ref().and_then(|live| live.result.as_ref());
        let is_replayed = result.is_some_and(|result| result.is_replayed);
        return Some(if is_replayed { format!("{ended} · {}", text.say("event-state-replay")) } else { ended });
    }
    if let Some(left) = table.sighting.live.as_ref().and_then(|live| live.rest_left(table.since(now))) {
        return Some(rest_words(left, text));
    }
    let is_silent = table.hearing(now) == Hearing::Silent;
    let told = table.notice().filter(|notice| !is_silent || notice.waits_for_arbiter());
    let told = told.map(|notice| text.hall_notice(notice));
    let silence = is_silent.then(|| {
        let minutes = usize::try_from(table.since(now).as_secs() / 60).unwrap_or(usize::MAX);
        text.tell("hall-silent", &[("minutes", Arg::from(minutes))])
    });
    told.or(silence)
}

/// "Rest: 14:32"; a part of a second counts as one.
pub fn rest_words(left: Duration, text: &Text) -> String {
    let digits = time_digits(left.as_secs() + u64::from(left.subsec_nanos() > 0));
    text.tell("display-rest", &[("left", digits.into())])
}

/// Which of two machines keeps the number of a table, and what is to be done.
#[must_use]
pub fn same_number_lines(same: &SameNumber, text: &Text) -> Vec<String> {
    let args = [("who", Arg::from(who_has_it(same, text))), ("since", same.since.to_string().into())];
    let (told, remedy) = match same.keeper {
        NumberKeeper::There => ("notice-number-there", "notice-number-there-why"),
        NumberKeeper::Here => ("notice-number-here", "notice-number-here-why"),
    };
    vec![text.tell(told, &args), text.say(remedy)]
}

/// By what somebody finds the other machine: its name, the number of the process on this one, and who plays there.
fn who_has_it(same: &SameNumber, text: &Text) -> String {
    let writer = &same.writer;
    let machine = match &writer.machine[..] {
        _ if same.is_same_machine => text.tell("notice-number-window", &[("process", writer.process.into())]),
        "" => text.say("notice-number-somewhere"),
        name => name.to_owned(),
    };
    if writer.players.iter().all(String::is_empty) {
        return machine;
    }
    let args = [("machine", Arg::from(machine)), ("players", writer.players.join(" – ").into())];
    text.tell("notice-number-of", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::form::Settings;
    use crate::hall::{Hall, LiveGame, Notice, Place, Sighting};
    use crate::session::{MatchCommand, MatchSession, MatchSetup};
    use crate::text::Language;

    /// What the card of one table says in the middle.
    fn told(live: &LiveGame, language: Language) -> String {
        let now = SessionTime::default();
        let mut hall = Hall::default();
        hall.see(Sighting::of("one", None, Some(live)).unwrap(), Duration::ZERO, now);
        let mut state = AppState::new(Settings::default());
        state.hall = Some(HallView { hall, id: 1, folder: "/hall".into(), page: (now, 0), trouble: None });
        let card = HallScene::of(&state, &Text::new(language), now).unwrap().cards.remove(0);
        card.notice.unwrap_or(card.number)
    }

    #[test]
    fn a_card_says_in_the_rest_and_in_the_game_that_it_is_played_again() {
        let mut setup = MatchSetup::default();
        setup.series.game = 2;
        let mut session = MatchSession::new(setup);
        let live = |session: &MatchSession| LiveGame::of(session, SessionTime::default(), &Place::default());
        let resting = LiveGame { rest_ms: Some(90_000), ..live(&session) };
        assert_eq!(told(&resting, Language::English), "Replay, game 2 · Rest: 1:30");
        assert_eq!(told(&resting, Language::Japanese), "指し直し 第2局 · 休憩 1:30");
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), SessionTime::default()).unwrap();
        assert_eq!(told(&live(&session), Language::English), "Replay, game 2 · Move 1");
        let called = LiveGame { notice: Some(Notice::Called), ..live(&session) };
        assert_eq!(told(&called, Language::English), "Replay, game 2 · Arbiter called");
    }
}
