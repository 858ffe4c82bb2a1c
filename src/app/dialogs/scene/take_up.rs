//! The question about a game that was broken off: of whom it is, how far it has come, and what is taken up.

use super::question::QuestionScene;
use crate::app::files::form::{file_name, shown_name};
use crate::app::scene::sides::{both_named, named};
use crate::app::state::AppState;
use crate::clock::{GameClock, SessionTime};
use crate::journal::{BrokenOff, RecordBeside, Recovered, UnsavedReview};
use crate::record::notation::time_digits;
use crate::session::ClockSession;
use crate::shogi::Color;
use crate::text::{Arg, Text};
use crate::tournament::TimeOfDay;

/// The game that was broken off, and what can be done with it.
pub fn take_up_question(state: &AppState, text: &Text) -> QuestionScene {
    let Some(game) = state.broken_off.first() else { return scene_of("take-up", String::new(), text) };
    let more = more_moves(game.beside);
    let (name, mut args) = match &game.recovered {
        BrokenOff::Match(game) => (name_of(game), words_of_match(game, text)),
        BrokenOff::Clock(clock) => ("take-up-clock", words_of_clock(clock, text)),
        BrokenOff::Review(review) => ("take-up-review", words_of_review(review, text)),
    };
    args.extend(more.map(|plies| ("recorded", plies.into())));
    let why = match more {
        Some(_) => text.tell("question-take-up-cut", &args),
        None => text.tell(&format!("question-{name}-why"), &args),
    };
    let loss = game.recovered.loss();
    let loss = loss.map(|damage| text.tell("question-take-up-damaged", &[("lost", damage.lost.into())]));
    let others = others_of(state, text);
    let parts = [place_of(&game.recovered, text), Some(why), rest_of(&game.recovered, text), loss, others];
    scene_of(name, parts.into_iter().flatten().collect::<Vec<_>>().join("\n"), text)
}

/// So many of the other games are named; of more than that there is only the number.
const MOST_NAMED: usize = 3;

/// The other games that were broken off: whoever is asked about one knows that none of them is lost.
fn others_of(state: &AppState, text: &Text) -> Option<String> {
    let others = state.broken_off.get(1..).filter(|others| !others.is_empty())?;
    let named = others.iter().take(MOST_NAMED).map(|game| listed(&game.recovered, text));
    let names = named.chain((others.len() > MOST_NAMED).then(|| "…".to_owned())).collect::<Vec<_>>();
    let args = [
        ("count", Arg::from(others.len())),
        ("names", names.join(&text.say("question-take-up-between")).into()),
        ("later", text.say("question-take-up-no").into()),
    ];
    Some(text.tell("question-take-up-others", &args))
}

/// Of whom it is, and from when.
fn listed(broken_off: &BrokenOff, text: &Text) -> String {
    let (name, date) = match broken_off {
        BrokenOff::Match(game) => {
            let names = Color::ALL.map(|color| name_of_player(game, color, text));
            (both_named(names.each_ref().map(String::as_str)), &game.opening.date)
        }
        BrokenOff::Clock(clock) => (text.say("question-take-up-of-clock"), &clock.opening.date),
        BrokenOff::Review(review) => (name_of_review(review, text), &review.opening.date),
    };
    text.tell("question-take-up-listed", &[("name", name.into()), ("date", date.clone().into())])
}

fn scene_of(name: &str, explanation: String, text: &Text) -> QuestionScene {
    QuestionScene {
        headline: text.say(&format!("question-{name}")),
        explanation,
        confirm: text.say(&format!("question-{name}-yes")),
        cancel: Some(text.say("question-take-up-no")),
        alternative: Some(text.say("question-take-up-discard")),
        is_grave: false,
    }
}

/// The name of the sentences about this match.
fn name_of(game: &Recovered) -> &'static str {
    if game.session.is_replay_to_begin() {
        "take-up-set-up"
    } else if game.session.is_prepared() {
        "take-up-prepared"
    } else if game.session.next_game().is_some() {
        "take-up-due"
    } else if game.is_over() {
        "take-up-over"
    } else {
        "take-up"
    }
}

/// Until when the rest before a replay lasts, as the clock on the wall shows it.
fn rest_of(broken_off: &BrokenOff, text: &Text) -> Option<String> {
    let BrokenOff::Match(game) = broken_off else { return None };
    let replay = game.opening.replay.as_ref().filter(|replay| !replay.rest.is_zero())?;
    let set_up = game.opening.date.split_once(' ')?.1.get(..5)?.parse::<TimeOfDay>().ok()?;
    let until = set_up.after(replay.rest).to_string();
    game.session.is_replay_to_begin().then(|| text.tell("question-take-up-rest", &[("until", until.into())]))
}

/// Where in an event it is played, and that it is adjourned.
fn place_of(broken_off: &BrokenOff, text: &Text) -> Option<String> {
    let BrokenOff::Match(game) = broken_off else { return None };
    let title = game.session.tree().header.get("棋戦").map(str::to_owned);
    let event = game.session.setup().event.as_ref();
    let place = event.and_then(|event| Some([title?, text.event_place(event)].join(" · ")));
    let adjourned = game.session.is_adjourned().then(|| text.say("case-adjourned"));
    let parts: Vec<String> = place.into_iter().chain(adjourned).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// How many moves the record beside a journal has, where that is more than the journal.
const fn more_moves(beside: RecordBeside) -> Option<usize> {
    match beside {
        RecordBeside::MoreMoves { plies } => Some(plies),
        RecordBeside::NothingMore | RecordBeside::AnotherGame => None,
    }
}

/// The players with their clocks, the date, and how many moves were played.
fn words_of_match(game: &Recovered, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let setup = game.session.setup();
    let players = with_clocks(game.session.clock(), game.latest, |color| name_of_player(game, color, text));
    let reason = game.session.verdict().map(|verdict| text.reason_of(&verdict.outcome));
    let mut words = broken_off_words(players, &game.opening.date, game.session.plies());
    words.extend([("reason", reason.unwrap_or_default().into()), ("game", setup.attempt.number.into())]);
    words
}

fn name_of_player(game: &Recovered, color: Color, text: &Text) -> String {
    let named = game.session.tree().header.player(color).map(shown_name);
    named.unwrap_or_else(|| text.side(color, game.session.setup().start.is_handicap()))
}

/// The same of a clock beside a wooden board.
fn words_of_clock(clock: &Recovered<ClockSession>, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let session = &clock.session;
    let plies: u32 = Color::ALL.map(|color| session.moves(color)).iter().sum();
    let players = with_clocks(session.clock(), clock.latest, |color| text.side(color, false));
    broken_off_words(players, &clock.opening.date, plies as usize)
}

/// Where the record lies, or whose it is, and when it was changed.
fn words_of_review(review: &UnsavedReview, text: &Text) -> Vec<(&'static str, Arg<'static>)> {
    let name = name_of_review(review, text);
    let plies = review.tree.main_line().len() - 1;
    vec![("name", name.into()), ("date", review.opening.date.clone().into()), ("plies", plies.into())]
}

/// The name of its file, or whose game it is.
fn name_of_review(review: &UnsavedReview, text: &Text) -> String {
    let players = || {
        let name = |color| review.tree.header.player(color).map_or_else(|| text.side(color, false), str::to_owned);
        both_named(Color::ALL.map(name).each_ref().map(String::as_str))
    };
    review.opening.file.as_deref().map_or_else(players, file_name)
}

fn with_clocks(clock: &GameClock, at: SessionTime, name: impl Fn(Color) -> String) -> String {
    let player = |color| {
        let secs = clock.reading(color, at).shown_secs();
        format!("{} {}", named(color, &name(color)), time_digits(secs))
    };
    Color::ALL.map(player).join(" – ")
}

fn broken_off_words(players: String, date: &str, plies: usize) -> Vec<(&'static str, Arg<'static>)> {
    vec![("players", players.into()), ("date", date.to_owned().into()), ("plies", plies.into())]
}
