//! What the audience sees: the title page or the game.

use crate::app::display::scene::CommentaryScene;
use crate::app::display::scene::still::Still;
use crate::app::event::scene::CountdownScene;
use crate::app::hall::scene::{attempt_words, rest_words, with_attempt};
use crate::app::publish::scene::SiteCode;
use crate::app::scene::move_words::recorded_move;
use crate::app::scene::plate::points;
use crate::app::scene::result::winner_that_counts;
use crate::app::scene::sides::{mark, player_name};
use crate::app::scene::{BoardScene, PlateScene, ResultScene, StandScene};
use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::hall::Notice;
use crate::record::{GameTree, NodeId};
use crate::rules::HelpRule;
use crate::session::{MatchSession, Pending};
use crate::shogi::{Color, Move, Position};
use crate::text::{Arg, Text};
use crate::tournament::Round;

/// What the audience sees.
#[derive(Clone, Debug)]
pub enum DisplayScene {
    /// Nothing is being played: what the event is called.
    Title(TitleScene),
    /// The game.
    Game(Box<DisplayGame>),
    /// What a commentator tries beside it.
    Commentary(Box<CommentaryScene>),
}

/// The title page.
#[derive(Clone, Debug)]
pub struct TitleScene {
    /// What the event is called.
    pub title: String,
    /// When and where, a line each.
    pub lines: Vec<String>,
    /// The countdown that everybody waits for.
    pub countdown: Option<CountdownScene>,
    /// Where the games can be followed on phones.
    pub code: Option<SiteCode>,
}

/// The game as a hall follows it.
#[derive(Clone, Debug)]
pub struct DisplayGame {
    /// The board, which nobody touches.
    pub board: BoardScene,
    /// White's stand and Black's.
    pub stands: [StandScene; 2],
    /// White's plate and Black's.
    pub plates: [PlateScene; 2],
    /// "Move 60"
    pub number: String,
    /// The last move: ☖５三銀右.
    pub last_move: String,
    /// What everybody should know, and whether it cannot wait.
    pub banner: Option<Banner>,
    /// Both sides' points, Black's first, once they matter; nothing for whose points do not.
    pub points: Option<[String; 2]>,
    /// The event; empty where there is none.
    pub event: String,
    /// Where in the event it is played, and which game of a series it is.
    pub place: String,
    /// The score of a series: ☗ 1 – ☖ 0.
    pub score: Option<String>,
    /// The time and the rules.
    pub rules: [String; 2],
    /// How it ended.
    pub result: Option<ResultScene>,
    /// The countdown that everybody waits for once it is over.
    pub countdown: Option<CountdownScene>,
}

/// What everybody should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// The sentence.
    pub words: String,
    /// Whether the game stands still for it.
    pub is_grave: bool,
}

impl DisplayScene {
    /// What the audience sees of `state` at `now`, in the words of `text`.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Self {
        match (state.shown_match(), state.shown_commentary()) {
            (Some(session), Some(commentary)) => {
                let game = DisplayGame::of(state, session, text, now);
                let notation = state.settings.notation_on_display();
                Self::Commentary(Box::new(CommentaryScene::of(commentary, session, &game, notation, text)))
            }
            (Some(session), None) => Self::Game(Box::new(DisplayGame::of(state, session, text, now))),
            (None, _) => Self::Title(TitleScene::of(state, text, now)),
        }
    }
}

impl TitleScene {
    fn of(state: &AppState, text: &Text, now: SessionTime) -> Self {
        let said = |key: &str| said_of_match(state, key);
        let time_limit = said("持ち時間").map(|words| text.recorded_time_limit(&words));
        Self {
            title: event_title(state).unwrap_or_else(|| text.say("display-title")),
            lines: said("場所").into_iter().chain(time_limit).chain(schedule(state, text)).collect(),
            countdown: CountdownScene::of(state, text, now),
            code: SiteCode::of(state, text),
        }
    }
}

impl DisplayGame {
    fn of(state: &AppState, session: &MatchSession, text: &Text, now: SessionTime) -> Self {
        let (position, settings) = (session.position(), &state.settings);
        let last = session.tree().node(session.node()).mv;
        let is_hidden = state.hides_board();
        let standing = state.table.ceremony.map_or_else(|| position.board().occupied(), |ceremony| ceremony.squares());
        let still = Still {
            standing,
            is_hidden,
            position,
            senior: session.setup().senior,
            text,
            is_handicap: state.is_handicap(),
        };
        let setup = session.setup();
        let game = setup.event.as_ref();
        let series = game.and_then(|game| text.series(game));
        let replay = attempt_words(setup.attempt.number, text);
        let place = game.map(|game| text.event_place(game)).into_iter().chain(series).chain(replay);
        let result = ResultScene::of_match(state, session, text);
        Self {
            board: still.board(last),
            stands: [Color::White, Color::Black].map(|color| still.stand(color)),
            plates: [Color::White, Color::Black]
                .map(|color| PlateScene { is_turned: false, ..PlateScene::of(state, text, color, now) }),
            number: text.tell("display-number", &[("number", Arg::from(session.plies()))]),
            last_move: last_move(
                session.tree(),
                session.node(),
                session.position_before(),
                settings.notation_on_display(),
            )
            .unwrap_or_default(),
            banner: banner(session, text).or_else(|| rest_banner(state, session, text, now)),
            points: both_points(state, text),
            event: event_of_game(state, session),
            place: place.collect::<Vec<_>>().join(" · "),
            score: series_score(state, session),
            rules: [text.both_times(setup.time), text.profile_name(&setup.profile).to_owned()],
            countdown: result.as_ref().and_then(|_| CountdownScene::of(state, text, now)),
            result,
        }
    }
}

/// What the record of the match says under `key`. A record that the arbiter looks at is nobody else's business.
fn said_of_match(state: &AppState, key: &str) -> Option<String> {
    let value = state.as_match()?.tree().header.get(key)?.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

fn chosen_title(state: &AppState) -> Option<String> {
    let chosen = state.settings.display.title.trim();
    (!chosen.is_empty()).then(|| chosen.to_owned())
}

/// What the event is called: as was chosen, as the event that is open, or as the record has it.
fn event_title(state: &AppState) -> Option<String> {
    let open = || state.event.as_ref().map(|event| event.tournament.title.clone());
    chosen_title(state).or_else(open).or_else(|| said_of_match(state, "棋戦"))
}

/// The event that the game itself names; of a game that belongs to none, what was chosen or its record says. The event that is open
/// may be another matter.
fn event_of_game(state: &AppState, session: &MatchSession) -> String {
    let own = session.setup().event.as_ref().map(|game| game.event.clone());
    own.or_else(|| chosen_title(state)).or_else(|| said_of_match(state, "棋戦")).unwrap_or_default()
}

/// The games that were won in the series, this one included once it is over.
fn series_score(state: &AppState, session: &MatchSession) -> Option<String> {
    let [black, white] = state.series_wins(session, winner_that_counts(session))?;
    Some(format!("☗ {black} – ☖ {white}"))
}

/// So many rounds have room on the title page.
const MOST_ROUNDS: usize = 6;

/// When the rounds of the event that is open begin and end, a line each: those that are not over.
fn schedule(state: &AppState, text: &Text) -> Vec<String> {
    let rounds = state.event.iter().flat_map(|event| &event.tournament.rounds);
    let rounds = rounds.filter(|round| round.tables.is_empty() || !round.is_over());
    let line = |round: &Round| {
        let start = round.starts?;
        let end = round.lasts.map(|lasts| start.after(lasts));
        let times = end.map_or_else(|| start.to_string(), |end| format!("{start} – {end}"));
        let name = text.round_named(round.number, &round.name);
        Some(text.tell("display-round-times", &[("round", name.into()), ("times", times.into())]))
    };
    rounds.filter_map(line).take(MOST_ROUNDS).collect()
}

/// The move that leads to `node` from the position `before` it, in words.
pub fn last_move(tree: &GameTree, node: NodeId, before: Option<&Position>, notation: Notation) -> Option<String> {
    let previous = tree.node(tree.parent(node)?).mv.map(Move::to);
    recorded_move(notation, tree.node(node), before?, previous)
}

fn banner(session: &MatchSession, text: &Text) -> Option<Banner> {
    let helps_nobody = session.setup().profile.help == HelpRule::Withheld;
    let notice = Notice::of(session).filter(|notice| !(helps_nobody && *notice == Notice::RepetitionNear))?;
    let words = match notice {
        Notice::RepetitionNear => {
            let status = session.repetition_status();
            let args = [("times", Arg::from(status.occurrences.len())), ("limit", status.needed.into())];
            text.tell("display-repetition", &args)
        }
        Notice::Declaration => text.say("display-declaration"),
        Notice::Claim => text.say("display-claim"),
        Notice::ImpasseProposed => text.say("display-impasse"),
        Notice::Called => text.say("display-called"),
        Notice::Adjourned => text.say("display-adjourned"),
        Notice::Stopped => text.say("display-stopped"),
    };
    let is_grave = matches!(session.pending(), Some(Pending::Claim(_))) || notice == Notice::Called;
    Some(Banner { words, is_grave })
}

/// The rest before a game that is played again.
fn rest_banner(state: &AppState, session: &MatchSession, text: &Text, now: SessionTime) -> Option<Banner> {
    let left = state.rest_left(now)?;
    let words = with_attempt(session.setup().attempt.number, rest_words(left, text), text);
    Some(Banner { words, is_grave: false })
}

/// The points of both sides, or of the one who has declared.
fn both_points(state: &AppState, text: &Text) -> Option<[String; 2]> {
    let words = |color: Color| points(state, text, color).map(|points| format!("{} {points}", mark(color)));
    let told = Color::ALL.map(words);
    told.iter().any(Option::is_some).then(|| told.map(Option::unwrap_or_default))
}

/// The title of the window with the audience display.
#[must_use]
pub fn display_title(state: &AppState, text: &Text) -> String {
    if state.as_match().is_none() {
        return text.say("display-window-idle");
    }
    let players = Color::ALL.map(|color| player_name(state, text, color)).join(" – ");
    text.tell("display-window", &[("players", players.into())])
}
