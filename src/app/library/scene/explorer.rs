//! The explorer in words: of many moves and games only those in sight are put into words.

use std::rc::Rc;

use super::number;
use crate::app::library::form::{ExplorerForm, ResultChoice, SoughtBoard};
use crate::app::library::job::Reach;
use crate::app::library::state::Explorer;
use crate::app::scene::move_words::move_words;
use crate::app::scene::sides::mark;
use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::library::{Castle, GameDate, GameFacts, PatternError};
use crate::library_store::{Explored, PlayedMove};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Move, Position, Square};
use crate::text::{Language, Text, grouped};

/// The explorer beside the board.
#[derive(Clone, Debug)]
pub struct ExplorerScene {
    /// How much of the folders has been read.
    pub standing: String,
    /// Which files could not be read, if any.
    pub not_read: String,
    /// What went wrong.
    pub trouble: Option<String>,
    /// Which games are counted.
    pub form: ExplorerForm,
    /// Whether the years typed make sense.
    pub has_sound_years: bool,
    /// Whether the numbers of moves typed make sense.
    pub has_sound_plies: bool,
    /// What can be looked for on the board.
    pub boards: [(SoughtBoard, String); 6],
    /// The castles and openings.
    pub castles: Vec<String>,
    /// What is wrong with the pattern.
    pub fault: Option<String>,
    /// Whether the moves are from the current position.
    pub has_moves: bool,
    /// The sides, Black first.
    pub sides: [String; 2],
    /// The button that saves the list, or that it is being saved.
    pub save: String,
    /// Whether the list is being saved.
    pub is_writing: bool,
    /// Whether the filter narrows the games besides whose they are.
    pub is_filtered: bool,
    /// The results that can be asked for.
    pub results: [(ResultChoice, String); 6],
    /// The choices for the user's own games, if the name is known.
    pub whose: Vec<WhoseGames>,
    /// What the explorer shows.
    pub body: ExplorerBody,
    /// How far the search is, if it is not finished.
    pub search: Option<SearchScene>,
    /// The games that were found.
    pub games: GamesHead,
    /// Whether the list stays while the board changes.
    pub is_kept: bool,
    /// Whether a move can be played in the record.
    pub can_play: bool,
    notation: Notation,
    position: Position,
    previous: Option<Square>,
}

/// The head of the list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesHead {
    /// How many there are.
    pub words: String,
    /// How many of them are listed, if not all.
    pub latest: Option<String>,
}

/// A search that is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchScene {
    /// How far it is.
    pub words: String,
    /// Whether it goes on.
    pub goes_on: bool,
}

/// A filter by player, as a choice.
#[derive(Clone, Debug)]
pub struct WhoseGames {
    /// Its name.
    pub name: String,
    /// The same beside the others, in little room.
    pub words: String,
    /// The filter that lets them through.
    pub form: ExplorerForm,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// What the explorer shows.
#[derive(Clone, Debug)]
pub enum ExplorerBody {
    /// Nothing, why, and whether folders have to be chosen first.
    Nothing {
        /// The reason.
        why: String,
        /// Whether there are no folders yet.
        needs_folders: bool,
    },
    /// The answer is on its way.
    Waiting,
    /// What was found.
    Found(Rc<Explored>),
}

/// A move that was played, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// The move.
    pub mv: Move,
    /// How it is written.
    pub words: String,
    /// In how many games.
    pub count: String,
    /// What share of these Black and White won, from 0 to 1.
    pub shares: [f32; 2],
    /// What share of the games each side won.
    pub results: String,
    /// How long these games were, who played the move last, and when.
    pub games: String,
}

impl MoveRow {
    /// All of this in one line.
    #[must_use]
    pub fn details(&self) -> String {
        format!("{} · {}", self.results, self.games)
    }
}

/// A game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Who played.
    pub names: String,
    /// When, how long, and who won.
    pub details: String,
    /// Its file.
    pub path: String,
}

impl ExplorerScene {
    /// The explorer, unless it is closed or a game is in play.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let explorer = state.explorer_seen()?;
        let is_review = state.as_review().is_some();
        let previous = if is_review { state.tree().node(state.node()).mv.map(Move::to) } else { None };
        let sides = Color::ALL.map(|color| format!("{} {}", mark(color), text.side(color, false)));
        Some(Self {
            standing: super::standing(state, text),
            not_read: super::not_read(state, text),
            trouble: super::trouble(state, text),
            has_sound_years: ExplorerForm::is_sound_range(&explorer.form.years),
            has_sound_plies: ExplorerForm::is_sound_range(&explorer.form.plies),
            boards: boards(text),
            castles: castles(state, text),
            fault: explorer.fault.as_ref().map(|fault| pattern_fault(fault, text)),
            games: explorer.answer.as_deref().map(|found| games_head(found, text)).unwrap_or_default(),
            search: search(explorer.reach, text),
            is_kept: explorer.is_kept,
            has_moves: !explorer.is_kept
                && matches!(explorer.form.board, SoughtBoard::Position | SoughtBoard::WithoutHands),
            results: ResultChoice::ALL.map(|choice| (choice, result_words(choice, &sides, text))),
            sides,
            whose: whose(&explorer.form, &state.settings.library.own_name, text),
            body: body(state, explorer, text),
            form: explorer.form.clone(),
            save: text.say(if state.library.is_writing { "explorer-exporting" } else { "explorer-export" }),
            is_writing: state.library.is_writing,
            is_filtered: explorer.form.narrows_otherwise(&state.settings.library.own_name),
            can_play: is_review,
            notation: state.settings.notation,
            position: state.position_to_explore(),
            previous,
        })
    }

    /// A move of the list. Only those in sight are put into words, as there may be many.
    #[must_use]
    pub fn move_row(&self, PlayedMove { tally, players }: &PlayedMove, text: &Text) -> MoveRow {
        let share = |wins: u32| if tally.count == 0 { 0.0 } else { wins as f32 / tally.count as f32 };
        let shares = tally.wins.map(share);
        let results: Vec<String> = Color::ALL
            .into_iter()
            .zip(shares)
            .map(|(color, share)| format!("{} {:.0}%", mark(color), share * 100.0))
            .collect();
        let mut games = vec![text.tell("explorer-mean-length", &[("count", tally.average_plies().into())])];
        let player = players[self.position.turn().index()].as_str();
        let year = |date: GameDate| text.tell("explorer-latest-year", &[("year", date.year().to_string().into())]);
        let latest = [tally.latest.map(year), Some(player.to_owned()).filter(|it| !it.is_empty())];
        games.extend(latest.into_iter().flatten().reduce(|year, player| format!("{year} {player}")));
        MoveRow {
            mv: tally.mv,
            words: move_words(self.notation, tally.mv, &self.position, self.previous),
            count: grouped(tally.count.into()),
            shares,
            results: results.join(" · "),
            games: games.join(" · "),
        }
    }

    /// A game of the list.
    #[must_use]
    pub fn game_row(&self, found: &Explored, index: usize, text: &Text) -> Option<GameRow> {
        let game = found.shown.get(index)?;
        let facts = &game.facts;
        let named = |color: Color| {
            let name = &facts.players[color.index()];
            format!("{} {}", mark(color), if name.is_empty() { "?" } else { name })
        };
        Some(GameRow {
            names: Color::ALL.map(named).join(" – "),
            details: details(facts, game.hit.is_in_variation, text).join(" · "),
            path: game.hit.path.display().to_string(),
        })
    }
}

fn body(state: &AppState, explorer: &Explorer, text: &Text) -> ExplorerBody {
    let nothing = |name: &str, needs_folders| ExplorerBody::Nothing { why: text.say(name), needs_folders };
    let Some(census) = &state.library.census else {
        let has_folders = !state.settings.library.folders.is_empty();
        return if has_folders { ExplorerBody::Waiting } else { nothing("library-no-folders", true) };
    };
    match &explorer.answer {
        _ if state.settings.library.folders.is_empty() => nothing("library-no-folders", true),
        _ if census.indexed == 0 => nothing("explorer-nothing-read", false),
        _ if !ExplorerForm::is_sound_range(&explorer.form.years) => nothing("explorer-years-wrong", false),
        _ if !explorer.form.has_sound_ranges() => nothing("explorer-range-wrong", false),
        None => ExplorerBody::Waiting,
        Some(found) if found.games == 0 && explorer.reach != Reach::Whole => nothing("explorer-none-so-far", false),
        Some(found) if found.games == 0 && explorer.form.narrows() => nothing("explorer-no-such-game", false),
        Some(found) if found.games == 0 => {
            let games = number(usize::try_from(census.games).unwrap_or(usize::MAX));
            let why = text.tell("explorer-not-found", &[("games", games)]);
            ExplorerBody::Nothing { why, needs_folders: false }
        }
        Some(found) => ExplorerBody::Found(Rc::clone(found)),
    }
}

fn games_head(found: &Explored, text: &Text) -> GamesHead {
    let args = [("count", found.games.into()), ("games", number(found.games))];
    let is_cut = found.shown.len() < found.games;
    GamesHead {
        words: text.tell("explorer-games", &args),
        latest: is_cut.then(|| text.tell("explorer-latest", &[("count", found.shown.len().into())])),
    }
}

fn search(reach: Reach, text: &Text) -> Option<SearchScene> {
    let (name, done, total, goes_on) = match reach {
        Reach::Whole => return None,
        Reach::Partly(done, total) => ("explorer-searching", done, total, true),
        Reach::Stopped(done, total) => ("explorer-stopped", done, total, false),
    };
    let words = text.tell(name, &[("percent", (done * 100 / total.max(1)).into())]);
    Some(SearchScene { words, goes_on })
}

/// What is wrong with a pattern.
fn pattern_fault(fault: &PatternError, text: &Text) -> String {
    let quoted = |name: &str, told: &str| text.tell(name, &[("told", told.into())]);
    match fault {
        PatternError::RankCount(ranks) => text.tell("pattern-rank-count", &[("count", (*ranks).into())]),
        PatternError::RankLength { rank } => text.tell("pattern-rank-length", &[("rank", u32::from(*rank).into())]),
        PatternError::UnknownSign(sign) => quoted("pattern-unknown-sign", &sign.to_string()),
        PatternError::UnknownTurn(turn) => quoted("pattern-unknown-turn", turn),
        PatternError::BadHand(hand) => quoted("pattern-bad-hand", hand),
        PatternError::TooLong(rest) => quoted("pattern-too-long", rest),
    }
}

fn boards(text: &Text) -> [(SoughtBoard, String); 6] {
    [
        (SoughtBoard::Position, text.say("explorer-this-position")),
        (SoughtBoard::WithoutHands, text.say("explorer-without-hands")),
        (SoughtBoard::Pieces, text.say("explorer-pieces")),
        (SoughtBoard::Castle, text.say("explorer-castle")),
        (SoughtBoard::Pattern, text.say("explorer-pattern")),
        (SoughtBoard::Anything, text.say("explorer-anything")),
    ]
}

fn castles(state: &AppState, text: &Text) -> Vec<String> {
    let name = |castle: &Castle| match text.language() {
        Language::English => castle.english.clone(),
        Language::Japanese => castle.name.clone(),
    };
    state.library.castles().map(name).collect()
}

fn result_words(choice: ResultChoice, sides: &[String; 2], text: &Text) -> String {
    let won = |color: Color| text.tell("collection-won", &[("side", sides[color.index()].as_str().into())]);
    match choice {
        ResultChoice::Any => text.say("explorer-any-result"),
        ResultChoice::Black => won(Color::Black),
        ResultChoice::White => won(Color::White),
        ResultChoice::Undecided => text.say("explorer-undecided"),
        ResultChoice::Won => text.say("explorer-won"),
        ResultChoice::Lost => text.say("explorer-lost"),
    }
}

/// The user's own games, on either side or on one of them.
fn whose(form: &ExplorerForm, own_name: &str, text: &Text) -> Vec<WhoseGames> {
    let own = own_name.trim();
    if own.is_empty() {
        return Vec::new();
    }
    let of = |words: String, name: String, player: &str, side| WhoseGames {
        name,
        words,
        form: form.of_player(player, side),
        is_chosen: form.is_of_player(player, side),
    };
    let as_side = |color: Color| of(mark(color).to_owned(), format!("{} {own}", mark(color)), own, Some(color));
    let [black, white] = Color::ALL.map(as_side);
    let all = text.say("explorer-all");
    vec![of(all.clone(), all, "", None), of(own.to_owned(), own.to_owned(), own, None), black, white]
}

fn details(facts: &GameFacts, is_in_variation: bool, text: &Text) -> Vec<String> {
    let date: String = facts.date.chars().take(10).collect();
    let ended = match facts.winner {
        Some(winner) => Some(text.tell("collection-won", &[("side", mark(winner).into())])),
        None => EndReason::from_code(&facts.reason).map(|reason| text.recorded_reason(&Outcome::undecided(reason))),
    };
    // Beside a small board the rest is cut off.
    let parts = [
        Some(date).filter(|date| !date.is_empty()),
        ended,
        Some(text.tell("result-moves", &[("count", facts.plies.into())])),
        is_in_variation.then(|| text.say("explorer-in-variation")),
        Some(facts.event.clone()).filter(|event| !event.is_empty()),
    ];
    parts.into_iter().flatten().collect()
}
