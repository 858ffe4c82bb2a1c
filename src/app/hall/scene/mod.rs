//! The hall view: boards and results, and the lists between rounds.

mod card;
mod dialog;
mod ending;
#[cfg(test)]
mod laws;
mod line;
mod list;
mod same_number;
mod series;
mod tools;
mod trouble;

pub use card::{HallCall, HallCard, HallSide, hand_words};
pub use dialog::HallDialogScene;
pub use line::{HallLine, LinePlayer};
pub use list::HallList;
pub use same_number::same_number_lines;
pub use trouble::HallTrouble;

use std::time::Duration;

use crate::app::event::scene::CountdownScene;
use crate::app::hall::form::HallView;
use crate::app::hall::state::HallPage;
use crate::app::publish::scene::SiteCode;
use crate::app::state::AppState;
use crate::clock::{SessionTime, whole_secs};
use crate::hall::Told;
use crate::record::notation::time_digits;
use crate::text::{Arg, Text};
use crate::tournament::Tournament;

/// The hall view.
#[derive(Clone, Debug)]
pub struct HallScene {
    /// What the event is called.
    pub title: String,
    /// The round, and by which rules and with how much time it is played; empty where no event is open.
    pub event: String,
    /// The countdown that everybody waits for.
    pub countdown: Option<CountdownScene>,
    /// That the whole hall is stopped.
    pub stopped: Option<String>,
    /// The boards of this page.
    pub cards: Vec<HallCard>,
    /// For how many boards there is room on every page, so that they are as large on one as on another.
    pub places: usize,
    /// Whether a single table is looked at.
    pub is_enlarged: bool,
    /// What the lines are about, where there are no boards.
    pub heading: String,
    /// What is told of tables without their boards.
    pub lines: Vec<HallLine>,
    /// That nothing has begun yet.
    pub idle: Option<String>,
    /// "6 of 8 games in play"
    pub counts: String,
    /// "1 / 2"; empty where there is only one page.
    pub page: String,
    /// Where spectators find the same on their phones.
    pub code: Option<SiteCode>,
    /// What is shown between rounds in place of the boards.
    pub list: Option<HallList>,
    /// What cannot be read of the folder.
    pub trouble: Option<String>,
    /// Whether whatever is most urgent comes first.
    pub is_sorted: bool,
}

/// What games are told with: the words, and the event that is open.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    event: Option<&'a Tournament>,
    text: &'a Text,
}

impl<'a> Seen<'a> {
    fn of(state: &'a AppState, text: &'a Text) -> Self {
        Self { event: state.event.as_ref().map(|event| &event.tournament), text }
    }
}

impl HallScene {
    /// The hall view at `now`; `None` while it is closed.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let view = state.hall.as_ref()?;
        let frame = Self::frame(state, view, text, now);
        let seen = Seen::of(state, text);
        Some(match enlarged(view, seen, now) {
            Some((card, lines)) => Self { cards: vec![card], places: 1, is_enlarged: true, lines, ..frame },
            None => frame.with_page(state, view, text, now),
        })
    }

    /// What is there whatever is shown.
    fn frame(state: &AppState, view: &HallView, text: &Text, now: SessionTime) -> Self {
        let (all, open) = state.hall_counts();
        let counts = || text.tell("hall-counts", &[("open", Arg::from(open)), ("all", all.into())]);
        Self {
            title: title(state, view, text),
            event: event_line(state, text),
            countdown: CountdownScene::of(state, text, now),
            stopped: state
                .hall_stop()
                .map(|order| text.tell("hall-all-stopped", &[("since", order.since.as_str().into())])),
            cards: Vec::new(),
            places: 0,
            is_enlarged: false,
            heading: String::new(),
            lines: Vec::new(),
            idle: None,
            counts: if all > 0 { counts() } else { String::new() },
            page: String::new(),
            code: SiteCode::of(state, text),
            list: None,
            trouble: trouble(view, text),
            is_sorted: view.is_sorted,
        }
    }

    fn with_page(self, state: &AppState, view: &HallView, text: &Text, now: SessionTime) -> Self {
        let mut pages = state.hall_pages(now);
        let boards = |page: &HallPage<'_>| match page {
            HallPage::Games(page) => page.boards.len(),
            HallPage::List(_) => 0,
        };
        let seen = Seen::of(state, text);
        let (places, count) = (pages.iter().map(boards).max().unwrap_or_default(), pages.len());
        let number = view.page.1.min(count - 1);
        let page = if count > 1 { format!("{} / {count}", number + 1) } else { String::new() };
        let shown = Self { places, page, ..self };
        match pages.swap_remove(number) {
            HallPage::Games(page) => Self {
                cards: page.boards.iter().map(|table| HallCard::of(table, seen, now)).collect(),
                heading: heading(&page.lines, text),
                lines: page.lines.iter().filter_map(|line| HallLine::of(*line, seen, now)).collect(),
                idle: (places == 0 && page.lines.is_empty()).then(|| text.say("hall-idle")),
                ..shown
            },
            HallPage::List(page) => {
                let event = state.event.as_ref();
                Self { list: event.and_then(|event| HallList::of(&event.tournament, page, text)), ..shown }
            }
        }
    }
}

/// What lines are about that have a page of their own.
fn heading(lines: &[Told<'_>], text: &Text) -> String {
    match lines {
        [] => String::new(),
        lines if !lines.iter().any(|line| matches!(line, Told::Unseen(_))) => text.say("hall-results"),
        _ => text.say("hall-pairings"),
    }
}

/// The most lines below a board that is looked at by itself.
const MOST_BESIDE_ONE: usize = 4;

/// The table that is looked at by itself, if it is still there, with a line for each that must not be lost sight of.
fn enlarged(view: &HallView, seen: Seen<'_>, now: SessionTime) -> Option<(HallCard, Vec<HallLine>)> {
    let tables = view.hall.in_order(now);
    let is_shown = |name: &str| view.enlarged.as_deref() == Some(name);
    let shown = tables.iter().find(|table| is_shown(&table.sighting.name))?;
    let others = tables.iter().filter(|table| !is_shown(&table.sighting.name) && table.is_pressed(now));
    let lines = others.take(MOST_BESIDE_ONE).map(|table| HallLine::of_table(table, seen, now)).collect();
    Some((HallCard::of(shown, seen, now), lines))
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

/// What cannot be read: it stands in a corner, for those who look after the hall.
fn trouble(view: &HallView, text: &Text) -> Option<String> {
    match &view.trouble {
        Some(reason) => Some(text.in_a_row(&text.say("hall-unreadable"), &text.file_error(reason))),
        None if view.unread > 0 => Some(text.tell("hall-unread", &[("files", Arg::from(view.unread))])),
        None => None,
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

/// "Rest: 14:32"; a part of a second counts as one.
pub fn rest_words(left: Duration, text: &Text) -> String {
    let digits = time_digits(whole_secs(left));
    text.tell("display-rest", &[("left", digits.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::form::Settings;
    use crate::clock::TimeControl;
    use crate::hall::{Hall, HallTable, LiveGame, LiveState, Notice, Sighting, Venue};
    use crate::rules::EndReason;
    use crate::session::{
        ArbiterAct, ArbiterOrder, EventGame, MatchCommand, MatchSession, MatchSetup, Player, Signature,
    };
    use crate::shogi::Color;
    use crate::text::Language;
    use crate::tournament::{Seat, Table, TableResult};

    /// What the card of one table says in the middle.
    fn told(live: &LiveGame, language: Language) -> String {
        let now = SessionTime::default();
        let mut hall = Hall::default();
        // The board of a game that was over before anybody looked is not shown.
        for live in [&LiveGame { state: LiveState::Running, ..live.clone() }, live] {
            hall.see(Sighting::of("one", None, Some(live)).unwrap(), Duration::ZERO, now);
        }
        let mut state = AppState::new(Settings::default());
        state.hall = Some(HallView { hall, ..HallView::new(1, "/hall".into(), now) });
        let card = HallScene::of(&state, &Text::new(language), now).unwrap().cards.remove(0);
        card.notice.unwrap_or(card.remark)
    }

    /// The second game of a series of three, in which Ann won the first with Black.
    fn of_series(is_over: bool) -> LiveGame {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        let game = EventGame {
            event: "Cup".to_owned(),
            round: 1,
            round_name: String::new(),
            table: 3,
            game: 2,
            best_of: 3,
            first: Color::White,
            wins: [0, 1],
        };
        let setup = MatchSetup { players: ["Ben", "Ann"].map(player), event: Some(game), ..MatchSetup::default() };
        let mut session = MatchSession::new(setup);
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), SessionTime::default()).unwrap();
        if is_over {
            session.apply(MatchCommand::Resign, SessionTime::default()).unwrap();
        }
        let place = Venue { event: "Cup".to_owned(), round: "1".to_owned(), table: Some(3), ..Venue::default() };
        LiveGame::of(&session, SessionTime::default(), &place)
    }

    #[test]
    fn card_and_line_say_which_game_of_a_series_it_is_and_how_that_stands() {
        assert_eq!(told(&of_series(false), Language::English), "Game 2 · ☗ 0 – ☖ 1");
        assert_eq!(told(&of_series(false), Language::Japanese), "第2局 · ☗ 0 – ☖ 1");
        assert_eq!(told(&of_series(true), Language::English), "Game 2 · ☗ 1 – ☖ 1 · Black wins · Resignation");
        let text = Text::new(Language::English);
        let seen = Seen { event: None, text: &text };
        let now = SessionTime::default();
        let table =
            |live: &LiveGame| HallTable::new(Sighting::of("one", None, Some(live)).unwrap(), Duration::ZERO, now);
        assert_eq!(HallLine::of_table(&table(&of_series(true)), seen, now).words, "Game 2 · 1–1");
    }

    #[test]
    fn of_a_series_the_hall_tells_each_game_as_the_event_has_it_by_now() {
        let player = |name: &str| Player { name: name.to_owned(), rank: String::new() };
        let by_hand = TableResult::told(Some(Seat::Second)).of_game(&TableResult {
            reason: Some(EndReason::Resignation),
            plies: Some(2),
            black: Some(Seat::First),
            ..TableResult::told(Some(Seat::First))
        });
        let pairing = Table { best_of: 3, games: vec![by_hand], ..Table::new(3, player("Ann"), player("Ben")) };
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.set_tables(1, vec![pairing]);
        let text = Text::new(Language::English);
        let (seen, now) = (Seen { event: Some(&event), text: &text }, SessionTime::default());
        let table =
            |live: &LiveGame| HallTable::new(Sighting::of("one", None, Some(live)).unwrap(), Duration::ZERO, now);
        assert_eq!(HallCard::of(&table(&of_series(false)), seen, now).remark, "Game 2 · ☗ 1 – ☖ 0");
        let line = HallLine::of_table(&table(&of_series(true)), seen, now);
        assert_eq!(line.words, "Game 2 · 2–0", "what was decided by hand is the first game");
    }

    #[test]
    fn whoever_was_absent_has_the_sign_of_a_default_in_the_hall() {
        let text = Text::new(Language::English);
        let (seen, now) = (Seen { event: None, text: &text }, SessionTime::default());
        let mut session = MatchSession::new(MatchSetup::default());
        let act = ArbiterAct::DefaultWin { winner: Color::Black };
        let order = ArbiterOrder { act, signed: Signature::default() };
        session.apply(MatchCommand::Arbiter(Box::new(order)), now).unwrap();
        let live = LiveGame::of(&session, now, &Venue::default());
        let table = HallTable::new(Sighting::of("one", None, Some(&live)).unwrap(), Duration::ZERO, now);
        let line = HallLine::of_table(&table, seen, now);
        assert_eq!(line.each(|player| player.mark.clone()), ["□", "■"]);
    }

    #[test]
    fn a_card_says_in_the_rest_and_in_the_game_that_it_is_played_again() {
        let mut setup = MatchSetup::default();
        setup.attempt.number = 2;
        let mut session = MatchSession::new(setup);
        let live = |session: &MatchSession| LiveGame::of(session, SessionTime::default(), &Venue::default());
        let resting = LiveGame { rest_ms: Some(90_000), ..live(&session) };
        assert_eq!(told(&resting, Language::English), "Replay, game 2 · Rest: 1:30");
        assert_eq!(told(&resting, Language::Japanese), "指し直し 第2局 · 休憩 1:30");
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), SessionTime::default()).unwrap();
        assert_eq!(told(&live(&session), Language::English), "Replay, game 2");
        let called = LiveGame { notice: Some(Notice::Called), ..live(&session) };
        assert_eq!(told(&called, Language::English), "Replay, game 2 · Arbiter called");
    }
}
