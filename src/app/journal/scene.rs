//! What is said about the safety of games, and of the program itself.

use std::path::Path;

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::journal::form::{Danger, FoundRecord, JournalFault, JournalOf, SafetyNotice, UnreadableJournal};
use crate::app::scene::sides::named;
use crate::app::scene::{NoticeScene, NoticeTone};
use crate::journal::{Damage, JournalError};
use crate::session::EventGame;
use crate::shogi::Color;
use crate::storage::JournalTrouble;
use crate::text::{Arg, Text};

pub fn safety_scene(notice: &SafetyNotice, text: &Text) -> NoticeScene {
    let with_path = |id, path: &Path| text.tell(id, &[("path", path.display().to_string().into())]);
    let warning = |headline, lines| NoticeScene { tone: NoticeTone::Warning, headline, lines, remedies: Vec::new() };
    let calm = |headline, lines| NoticeScene { tone: NoticeTone::Calm, headline, lines, remedies: Vec::new() };
    let kept = |id, path: &Path| calm(text.say(id), vec![path.display().to_string()]);
    match notice {
        SafetyNotice::SettingsNewer { kept_as } => calm(with_path("notice-settings-newer", kept_as), Vec::new()),
        SafetyNotice::FailedBefore(report) => {
            warning(text.say("notice-failed-before"), vec![with_path("notice-failed-before-report", report)])
        }
        SafetyNotice::GameNotSafe { of, path, trouble } => {
            let [headline, lost] = not_safe(*of);
            warning(text.say(headline), vec![text.say(lost), trouble_words(path, trouble, text)])
                .remedy(text.say("notice-keep-elsewhere"), Action::KeepJournalElsewhere)
                .remedy(text.say("notice-choose-place"), Action::ChooseJournalFolder)
        }
        SafetyNotice::SafeAgain(of) => calm(text.say(safe_again(*of)), Vec::new()),
        SafetyNotice::JournalDamaged { path, line, lost } => {
            let args = [("line", Arg::from(*line)), ("lost", (*lost).into())];
            warning(text.tell("notice-journal-damaged", &args), vec![path.display().to_string()])
        }
        SafetyNotice::JournalUnreadable(file) => unreadable_journal(file, text),
        SafetyNotice::JournalPutAside(path) => calm(with_path("notice-journal-aside", path), Vec::new())
            .remedy(text.say(Command::PastGames.name()), Action::Command(Command::PastGames)),
        SafetyNotice::RecordKept(path) => {
            kept("notice-record-kept", path).remedy(text.say("journal-open-record"), Action::OpenRecord(path.clone()))
        }
        SafetyNotice::SteppedAside(path) => kept("notice-stepped-aside", path),
        SafetyNotice::CommentsKept(path) => calm(with_path("event-comments-kept", path), Vec::new()),
        SafetyNotice::GoesOnElsewhere(path) => kept("notice-goes-on-elsewhere", path),
        SafetyNotice::PutOff { path, players, place } => {
            let lines = who_and_where(players, place.as_deref(), text);
            calm(text.say("notice-put-off"), lines)
                .remedy(text.say("notice-put-off-resume"), Action::TakeUp(path.clone()))
        }
        SafetyNotice::OthersWait => calm(text.say("notice-others-wait"), Vec::new())
            .remedy(text.say("command-take-up"), Action::Command(Command::TakeUp)),
        SafetyNotice::EventGameFirst(path) => {
            warning(text.say("notice-event-game-first"), vec![text.say("notice-event-game-first-why")])
                .remedy(text.say("notice-put-off-resume"), Action::TakeUp(path.clone()))
        }
        SafetyNotice::NotAlone => calm(text.say("notice-not-alone"), vec![text.say("notice-not-alone-why")]),
        SafetyNotice::NoLocks(folder) => {
            calm(with_path("notice-no-locks", folder), vec![text.say("notice-no-locks-why")])
        }
        SafetyNotice::WorkerDied(name) => {
            warning(text.tell("notice-worker-died", &[("name", name.into())]), Vec::new())
        }
        SafetyNotice::WorkerFailed(name) => warning(
            text.tell("notice-worker-failed", &[("name", name.into())]),
            vec![text.say("notice-worker-failed-why")],
        ),
    }
}

/// The players whose names are known, and their place in an event.
fn who_and_where(players: &[String; 2], place: Option<&EventGame>, text: &Text) -> Vec<String> {
    let players = Color::ALL.into_iter().zip(players).filter(|(_, name)| !name.is_empty());
    let players = players.map(|(color, name)| named(color, name)).collect::<Vec<_>>().join(" – ");
    let lines = [Some(players), place.map(|game| text.event_place(game))];
    lines.into_iter().flatten().filter(|line| !line.is_empty()).collect()
}

/// Which journal is not on disk, and why.
#[must_use]
pub fn danger_words(danger: &Danger, text: &Text) -> String {
    trouble_words(&danger.path, &danger.trouble, text)
}

fn trouble_words(path: &Path, trouble: &JournalTrouble, text: &Text) -> String {
    match trouble {
        JournalTrouble::Failed(reason) => format!("{}: {}", path.display(), text.file_error(reason)),
        JournalTrouble::Slow => text.tell("notice-disk-slow", &[("path", path.display().to_string().into())]),
    }
}

/// The names of the sentences that say what is not safe, and what would be lost.
pub const fn not_safe(of: JournalOf) -> [&'static str; 2] {
    match of {
        JournalOf::Match | JournalOf::Clock => ["notice-game-not-safe", "notice-game-not-safe-why"],
        JournalOf::Review => ["notice-review-not-safe", "notice-review-not-safe-why"],
    }
}

/// The name of the sentence that says that it is safe again.
const fn safe_again(of: JournalOf) -> &'static str {
    match of {
        JournalOf::Match | JournalOf::Clock => "notice-game-safe-again",
        JournalOf::Review => "notice-review-safe-again",
    }
}

fn unreadable_journal(file: &UnreadableJournal, text: &Text) -> NoticeScene {
    let why = match &file.fault {
        JournalFault::Torn => text.say("journal-torn"),
        JournalFault::Deadly => text.say("journal-deadly"),
        JournalFault::Gone => text.say("journal-gone"),
        JournalFault::File(reason) => text.file_error(reason),
        JournalFault::Content(JournalError::Newer { program, .. }) => {
            text.tell("journal-newer", &[("version", program.into())])
        }
        JournalFault::Damaged(Damage { line, lost, .. }) => {
            text.tell("journal-damaged", &[("line", (*line).into()), ("lost", (*lost).into())])
        }
        JournalFault::Content(JournalError::Empty | JournalError::NoJournal) => text.say("journal-none"),
    };
    let headline = text.tell("notice-journal-unreadable", &[("path", file.path.display().to_string().into())]);
    let about = |record: &FoundRecord| text.tell("journal-record", &[("plies", record.plies.into())]);
    let about_record = file.record.as_ref().map_or_else(|| text.say("journal-no-record"), about);
    let open = |record: &FoundRecord| (text.say("journal-open-record"), Action::OpenRecord(record.path.clone()));
    let remedies = file.record.iter().map(open).collect();
    NoticeScene { tone: NoticeTone::Warning, headline, lines: vec![why, about_record], remedies }
}
