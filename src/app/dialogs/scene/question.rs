//! All questions in words, but for those about events: what would happen, and what each button is called.

use std::path::PathBuf;

use super::take_up::take_up_question;
use crate::app::clock_desk::form::LeaveClock;
use crate::app::event::scene::event_question;
use crate::app::files::form::file_name;
use crate::app::journal::form::{Danger, JournalOf};
use crate::app::journal::scene::danger_words;
use crate::app::scene::sides::{named, player_name};
use crate::app::state::{AppState, Dialog, NextUp, Question};
use crate::hall::HallOrder;
use crate::journal::BrokenOff;
use crate::record::{Imported, Warning};
use crate::rules::Repetition;
use crate::session::{MatchSession, ReviewSession};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// How many files a question names.
const MOST_NAMES: usize = 4;

/// How many remarks on a record a question tells.
const MOST_REMARKS: usize = 4;

/// A question before something is done.
#[derive(Clone, Debug)]
pub struct QuestionScene {
    /// The question.
    pub headline: String,
    /// What would happen.
    pub explanation: String,
    /// The words on the button that does it.
    pub confirm: String,
    /// The words on the button that does nothing; `None` where something is only told, and one button is enough.
    pub cancel: Option<String>,
    /// The words on the button for the third way, where there is one.
    pub alternative: Option<String>,
    /// Whether something is lost by confirming.
    pub is_grave: bool,
}

pub fn question_scene(state: &AppState, question: &Question, text: &Text) -> QuestionScene {
    let plain = |name: &str, args: &[(&'static str, Arg<'_>)]| plain(text, name, args);
    match question {
        Question::HallStopped => {
            let order = state.orders.heard.as_ref();
            let words = |part: fn(&HallOrder) -> &str| Arg::from(order.map(part).unwrap_or_default().to_owned());
            let by = ("by", words(|order| &order.by));
            told(text, "hall-stopped", &[("since", words(|order| &order.since)), by])
        }
        Question::ResumeInStoppedHall => {
            let since = state.hall_stop().map(|order| order.since.clone()).unwrap_or_default();
            plain("resume-in-hall", &[("since", since.into())])
        }
        Question::Resign => plain("resign", &[("side", who_resigns(state, text).into())]),
        Question::Declare => plain("declare", &[("side", mover(state, text).into())]),
        Question::WeakerGives => weaker_gives_question(state, text),
        Question::BreakOff => plain("break-off", &[]),
        Question::DropAct => plain("drop-act", &[]),
        Question::Repeat { meaning, .. } => {
            plain("repeat", &[("meaning", repetition_words(state, *meaning, text).into())])
        }
        Question::Leave(what_for) => leave_question(state, what_for, text),
        Question::SaveAsUtf8 { target, character } => {
            let args =
                [("character", character.to_string().into()), ("path", file_name(&target.in_utf8().path).into())];
            QuestionScene { is_grave: false, ..plain("utf8", &args) }
        }
        Question::Lose { target, losses, .. } => {
            plain("lose", &[("format", target.format.name().into()), ("lost", text.losses(losses).into())])
        }
        Question::TakeUp => take_up_question(state, text),
        Question::DiscardGame => match state.broken_off.first().map(|game| &game.recovered) {
            Some(BrokenOff::Clock(_)) => plain("discard-clock", &[]),
            Some(BrokenOff::Review(_)) => plain("discard-review", &[]),
            Some(BrokenOff::Match(_)) | None => plain("discard-game", &[]),
        },
        Question::LeaveClock(what_for) => {
            plain("leave-clock", &[("what", text.say(leaving_clock_words(*what_for)).into())])
        }
        Question::Pasted(imported) => pasted_question(state, imported, text),
        Question::ReplacePages { files, .. } => match &files[..] {
            [file] => plain("replace", &[("path", file_name(file).into())]),
            files => {
                plain("replace-pages", &[("count", Arg::from(files.len())), ("names", some_names(files, text).into())])
            }
        },
        Question::ReplaceChanged(target) => plain("replace-changed", &[("path", file_name(&target.path).into())]),
        Question::Replace(target) => plain("replace", &[("path", file_name(&target.path).into())]),
        Question::ReplaceLog(job) => plain("replace", &[("path", file_name(&job.path).into())]),
        Question::ReplaceProfile { path, .. } => plain("replace", &[("path", file_name(path).into())]),
        Question::Event(question) => event_question(state, question, text),
        Question::DeleteProfile(profile) => {
            plain("delete-profile", &[("name", text.profile_name(profile).to_owned().into())])
        }
    }
}

/// Who gives up the game: against an engine it is the person, whoever is to move.
fn who_resigns(state: &AppState, text: &Text) -> String {
    player_name(state, text, state.who_resigns().unwrap_or_else(|| state.position().turn()))
}

/// What the side is called that is to move.
fn mover(state: &AppState, text: &Text) -> String {
    text.side(state.position().turn(), state.is_handicap())
}

/// The ranks stand in the dialog of the new game, which the question covers.
fn weaker_gives_question(state: &AppState, text: &Text) -> QuestionScene {
    let form = if let Some(Dialog::NewGame(form)) = &state.covered { Some(form) } else { None };
    let [black, white] = form.map(|form| form.ranks.clone()).unwrap_or_default().map(Arg::from);
    QuestionScene { is_grave: false, ..plain(text, "weaker-gives", &[("black", black), ("white", white)]) }
}

/// A question whose sentences are called `name`, and of which either answer does one thing.
pub fn plain(text: &Text, name: &str, args: &[(&'static str, Arg<'_>)]) -> QuestionScene {
    QuestionScene {
        headline: text.tell(&format!("question-{name}"), args),
        explanation: text.tell(&format!("question-{name}-why"), args),
        confirm: text.say(&format!("question-{name}-yes")),
        cancel: Some(text.say(&format!("question-{name}-no"))),
        alternative: None,
        is_grave: true,
    }
}

/// Something that is told, with nothing to be decided, and whose sentences are called `name`.
fn told(text: &Text, name: &str, args: &[(&'static str, Arg<'_>)]) -> QuestionScene {
    QuestionScene {
        headline: text.tell(&format!("question-{name}"), args),
        explanation: text.tell(&format!("question-{name}-why"), args),
        confirm: text.say(&format!("question-{name}-yes")),
        cancel: None,
        alternative: None,
        is_grave: false,
    }
}

/// What is left, and what would be lost by that: nothing that lies on disk is.
fn leave_question(state: &AppState, what_for: &NextUp, text: &Text) -> QuestionScene {
    let plain_words = |name| plain(text, name, &[("what", text.say(leaving_words(what_for)).into())]);
    if !state.would_lose_record(what_for) {
        // While the question was read, the game may have ended, and its record been saved.
        let is_kept = !state.would_lose_setup(what_for);
        let name = if is_kept { "leave-kept" } else { "leave-setup" };
        return QuestionScene { is_grave: !is_kept, ..plain_words(name) };
    }
    let asked = leave_record_question(state, what_for, text);
    if !state.would_lose_setup(what_for) {
        return asked;
    }
    // Whoever does not save is not asked once more.
    let position = text.tell("question-leave-setup-why", &[("what", text.say(leaving_words(what_for)).into())]);
    QuestionScene { explanation: format!("{}\n{position}", asked.explanation), ..asked }
}

/// The same about the record alone, which is not saved.
fn leave_record_question(state: &AppState, what_for: &NextUp, text: &Text) -> QuestionScene {
    let plain_words = |name| plain(text, name, &[("what", text.say(leaving_words(what_for)).into())]);
    if let Some(danger) = state.danger(JournalOf::Match).filter(|_| has_journal(state)) {
        return leave_unsafe_question(state, danger, what_for, text);
    }
    let has_file = state.table.file.is_kept();
    let name = match state.game_in_progress() {
        true if is_adjourned(state) => "leave-adjourned",
        true if has_file => "leave-saved-game",
        true => "leave-game",
        false if is_in_journal(state) && has_file => "leave-part",
        false if is_in_journal(state) => "leave-ended",
        false if has_file => "leave-changed",
        false => "leave-unsaved",
    };
    let is_left = matches!(name, "leave-saved-game" | "leave-game");
    let save_first = if is_left { "question-save-first-then-leave" } else { "question-save-first" };
    QuestionScene { alternative: Some(text.say(save_first)), ..plain_words(name) }
}

/// The same while the disk does not take the journal: nothing is promised then, and the record can be saved in another place.
fn leave_unsafe_question(state: &AppState, danger: &Danger, what_for: &NextUp, text: &Text) -> QuestionScene {
    let name = match state.game_in_progress() {
        true if is_adjourned(state) => "leave-unsafe-adjourned",
        true => "leave-unsafe-game",
        false => "leave-unsafe-ended",
    };
    let asked = plain(text, name, &[("what", text.say(leaving_words(what_for)).into())]);
    QuestionScene {
        explanation: format!("{}\n{}", asked.explanation, danger_words(danger, text)),
        alternative: Some(text.say("question-save-elsewhere")),
        ..asked
    }
}

fn is_adjourned(state: &AppState) -> bool {
    state.match_there().is_some_and(MatchSession::is_adjourned)
}

/// Whether the journal holds all there is to the record: a game that is over, and was not changed since.
fn is_in_journal(state: &AppState) -> bool {
    has_journal(state) && !state.as_review().is_some_and(ReviewSession::can_undo)
}

/// Whether the record was a game of which a journal is kept.
fn has_journal(state: &AppState) -> bool {
    state.journal.as_ref().is_some_and(|kept| kept.record == state.table.file.first_revision)
}

/// By which rule a repetition ends the game, and, where nobody wins by it, what becomes of that.
fn repetition_words(state: &AppState, meaning: Repetition, text: &Text) -> String {
    let named = text.repetition_meaning(meaning, state.is_handicap());
    let result = match meaning {
        Repetition::Plain => state.as_match().map(|session| session.setup().profile.repetition.result),
        Repetition::PerpetualCheck { .. } => None,
    };
    let result = result.map(|result| text.undecided(result));
    [Some(named), result].into_iter().flatten().collect::<Vec<_>>().join(&text.say("list-comma"))
}

/// The names of these files, or of the first few of many.
fn some_names(files: &[PathBuf], text: &Text) -> String {
    let comma = text.say("list-comma");
    let names = files.iter().take(MOST_NAMES).map(|file| file_name(file)).collect::<Vec<_>>().join(&comma);
    if files.len() > MOST_NAMES { format!("{names}{comma}…") } else { names }
}

/// What was pasted, and what can be done with it.
fn pasted_question(state: &AppState, imported: &Imported, text: &Text) -> QuestionScene {
    let tree = &imported.tree;
    let players = Color::ALL.into_iter().filter_map(|color| Some(named(color, tree.header.player(color)?)));
    let players = players.collect::<Vec<_>>().join(" – ");
    let plies = tree.main_line().len() - 1;
    let args = [("format", imported.format.name().into()), ("plies", Arg::from(plies)), ("players", players.into())];
    QuestionScene {
        headline: text.say("question-pasted"),
        explanation: std::iter::once(text.tell("question-pasted-why", &args))
            .chain(remarks(imported, text))
            .collect::<Vec<_>>()
            .join("\n"),
        confirm: text.say("question-pasted-yes"),
        cancel: Some(text.say("question-pasted-no")),
        alternative: state.can_merge(imported).then(|| text.say("question-pasted-merge")),
        is_grave: false,
    }
}

/// What was odd in what was pasted, and where it breaks off.
fn remarks(imported: &Imported, text: &Text) -> Vec<String> {
    let broken_off = |error| text.tell("question-pasted-breaks-off", &[("why", text.import_error(error).into())]);
    let broken = imported.broken_off.as_ref();
    let count = broken.iter().count() + Warning::count(&imported.warnings);
    let more = count.saturating_sub(MOST_REMARKS);
    let rest = (more > 0).then(|| text.tell("notice-more", &[("count", more.into())]));
    let warnings = imported.warnings.iter().map(|warning| text.warning(warning));
    broken.map(broken_off).into_iter().chain(warnings).take(MOST_REMARKS).chain(rest).collect()
}

const fn leaving_clock_words(what_for: LeaveClock) -> &'static str {
    match what_for {
        LeaveClock::Quit => "leaving-quit",
        LeaveClock::Board => "leaving-clock",
        LeaveClock::SetUp => "leaving-clock-set-up",
    }
}

const fn leaving_words(what_for: &NextUp) -> &'static str {
    match what_for {
        NextUp::Quit => "leaving-quit",
        NextUp::NextGame => "leaving-next-game",
        NextUp::Rematch => "leaving-rematch",
        NextUp::NewGame => "leaving-new-game",
        NextUp::Read(..) | NextUp::Pasted(_) => "leaving-record",
        NextUp::ComposedGame => "leaving-composed-game",
        NextUp::ComposedReview => "leaving-composed-review",
        NextUp::Before => "leaving-setup",
        NextUp::EventGame(_) => "leaving-event-game",
        NextUp::TakeUp => "leaving-take-up",
    }
}
