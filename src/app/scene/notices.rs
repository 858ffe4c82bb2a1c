//! The notices: what the user has to be told.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::event::action::EventAction;
use crate::app::event::job::EventTrouble;
use crate::app::event::scene::{
    already_decided, handicaps_set, no_place, paired_before, paired_elsewhere, results_outside, trouble_lines,
};
use crate::app::files::form::file_name;
use crate::app::form::{CopyAs, PasteTrouble};
use crate::app::hall::action::HallAction;
use crate::app::hall::form::SameNumber;
use crate::app::hall::scene::same_number_lines;
use crate::app::journal::scene::safety_scene;
use crate::app::opponents::scene::opponent_failed;
use crate::app::practice::scene::practice_notice;
use crate::app::publish::action::PublishAction;
use crate::app::publish::form::PublishTrouble;
use crate::app::publish::scene::trouble_words as publish_trouble_words;
use crate::app::scene::in_vain::hindrance_words;
use crate::app::settings::form::OwnPieces;
use crate::app::sound::scene::sound::sound_trouble_words;
use crate::app::state::notice_reader::NoticeReader;
use crate::app::state::{AppState, Document, NoticeKind, Source};
use crate::app::user_files::form::UserFileTrouble;
use crate::app::user_files::scene::{ignored_words, not_kept_words, own_fault_words, pieces_lines};
use crate::clock::SessionTime;
use crate::record::{ImportError, Loss, MAX_IMPORT_BYTES, Warning};
use crate::storage::{FileError, SettingsFault};
use crate::text::{Arg, Text};

/// How many lines of a long list are shown.
const MOST_LINES: usize = 6;

/// A notice: something that the user has to be told.
#[derive(Clone, Debug)]
pub struct NoticeScene {
    /// How serious it is.
    pub tone: NoticeTone,
    /// The notice in one line.
    pub headline: String,
    /// More lines, such as the places in a file.
    pub lines: Vec<String>,
    /// The remedies: the words of each button, and what it does.
    pub remedies: Vec<(String, Action)>,
}

/// How serious a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTone {
    /// Good to know.
    Calm,
    /// Something did not work.
    Warning,
}

impl NoticeScene {
    pub const fn calm(headline: String) -> Self {
        Self { tone: NoticeTone::Calm, headline, lines: Vec::new(), remedies: Vec::new() }
    }

    pub const fn warning(headline: String) -> Self {
        Self { tone: NoticeTone::Warning, headline, lines: Vec::new(), remedies: Vec::new() }
    }

    pub fn line(mut self, line: String) -> Self {
        self.lines.push(line);
        self
    }

    /// The first few of these lines, and how many more there are.
    pub fn shortened(self, lines: impl ExactSizeIterator<Item = String>, text: &Text) -> Self {
        let count = lines.len();
        self.first_lines(lines, count, text)
    }

    /// The first few of `count` lines, and how many more there are.
    pub fn first_lines(mut self, lines: impl Iterator<Item = String>, count: usize, text: &Text) -> Self {
        let more = count.saturating_sub(MOST_LINES);
        let rest = (more > 0).then(|| text.tell("notice-more", &[("count", Arg::from(more))]));
        self.lines.extend(lines.take(MOST_LINES).chain(rest));
        self
    }

    #[must_use]
    pub fn remedy(mut self, words: String, action: Action) -> Self {
        self.remedies.push((words, action));
        self
    }
}

/// What whoever sits at the board is told, each with its place among all that there is to tell.
pub fn notices(state: &AppState, text: &Text, now: SessionTime) -> Vec<(usize, NoticeScene)> {
    let told = state.notices.iter().enumerate().filter(|(_, notice)| !state.keeps_back(&notice.kind));
    let mut told: Vec<_> = told.collect();
    // That a result is not in its event yet is seen as if it were the newest: it concerns others than those who sit here.
    told.sort_by_key(|(_, notice)| notice.kind.reader() == NoticeReader::AfterGame);
    let told = told.into_iter().map(|(at, notice)| (at, counted(notice_scene(&notice.kind, text), notice.times, text)));
    told.chain(reading(state, text, now).map(|scene| (state.notices.len(), scene))).collect()
}

/// What was refused behind the dialog that is open: the newest warning that goes by itself.
pub fn over_dialog(state: &AppState, text: &Text) -> Option<NoticeScene> {
    let passing = state.notices.iter().rev().filter(|notice| notice.until.is_some() && !state.keeps_back(&notice.kind));
    let mut told = passing.map(|notice| notice_scene(&notice.kind, text));
    state.dialog.is_some().then(|| told.find(|scene| scene.tone == NoticeTone::Warning)).flatten()
}

/// With how often it was told, where that was more than once.
fn counted(scene: NoticeScene, times: u32, text: &Text) -> NoticeScene {
    if times < 2 {
        return scene;
    }
    let args = [("headline", Arg::from(scene.headline.as_str())), ("times", Arg::from(times))];
    NoticeScene { headline: text.tell("notice-times", &args), ..scene }
}

/// That a record is still being read, and that nobody has to wait for it.
fn reading(state: &AppState, text: &Text, now: SessionTime) -> Option<NoticeScene> {
    let awaited = state.table.file.awaited.as_ref().filter(|awaited| awaited.until_told(now).is_zero())?;
    let headline = text.tell("notice-reading", &[("path", file_name(&awaited.path).into())]);
    Some(NoticeScene::calm(headline).remedy(text.say("notice-reading-stop"), Action::StopReading))
}

/// A notice in words.
pub fn notice_scene(kind: &NoticeKind, text: &Text) -> NoticeScene {
    let calm = |id| NoticeScene::calm(text.say(id));
    let warning = |id| NoticeScene::warning(text.say(id));
    let warning_of = |id, path: &Path| NoticeScene::warning(with_path(id, path, text));
    match kind {
        NoticeKind::Refused(refusal) => NoticeScene::warning(text.refusal(refusal)),
        NoticeKind::EventTrouble { path, trouble } => event_trouble(path, trouble, text),
        NoticeKind::ResultsOutside { path, results, trouble } => results_outside(path, results, trouble.as_ref(), text),
        NoticeKind::PairingsRead { rounds, count } => pairings("event-pairings-read", rounds, *count, text),
        NoticeKind::Unlisted(names) => unlisted(names, text),
        NoticeKind::HandicapsSet(ranked) => handicaps_set(ranked, text),
        NoticeKind::Published { round, count } => pairings("event-pairings-published", &[*round], *count, text),
        NoticeKind::PlayersEntered { added, updated } => players_entered(*added, *updated, text),
        NoticeKind::HallGoesOn => calm("notice-hall-goes-on"),
        NoticeKind::NotPaired(error) => warning("notice-not-paired").line(text.pairing_error(error)),
        NoticeKind::PairedBefore(paired) => paired_before(paired, text),
        NoticeKind::PairedElsewhere(round) => paired_elsewhere(*round, text),
        NoticeKind::EventMerged => calm("notice-event-merged"),
        NoticeKind::NoPlaceForResult(unplaced) => no_place(unplaced, text),
        NoticeKind::NotStarted(hindrance) => calm(hindrance_words(*hindrance)),
        NoticeKind::ResultWaits => locked("notice-result-waits", text).line(text.say("notice-result-waits-why")),
        NoticeKind::PlayedHere => calm("notice-played-here"),
        NoticeKind::AlreadyDecided(result) => already_decided(result, text),
        NoticeKind::NotPublished(trouble) => not_published(trouble, text),
        NoticeKind::NotShared(reason) => warning("notice-not-shared").line(text.file_error(reason)),
        NoticeKind::SameNumber(same) => same_number(same, text),
        NoticeKind::ConsoleLocked => locked("notice-console-locked", text),
        NoticeKind::Saved { path, .. } => saved(path, text),
        NoticeKind::FolderNotShown { path, reason } => folder_not_shown(path, reason, text),
        NoticeKind::Printed(files) => printed(files, text),
        NoticeKind::GamesWritten { path, files, missing } => games_written(path, files, *missing, text),
        NoticeKind::NotSaved { what, path, reason } => not_saved(*what, path, reason, text),
        NoticeKind::OldFileStays { path, count } => old_file_stays(path, *count, text),
        NoticeKind::NothingPasted(trouble) => nothing_pasted(*trouble, text),
        NoticeKind::NoRecordsIn(folder) => no_records_in(folder, text),
        NoticeKind::Unreadable { path, reason } => warning_of("notice-unreadable", path).line(text.file_error(reason)),
        NoticeKind::NoRecord { source, error } => no_record(source, error, text),
        NoticeKind::BrokenOff { source, error, plies } => broken_off(source, error, *plies, text),
        NoticeKind::Warnings { source, warnings } => {
            let scene = NoticeScene::calm(with_source("notice-warnings", "notice-warnings-pasted", source, text));
            scene.first_lines(warnings.iter().map(|warning| text.warning(warning)), Warning::count(warnings), text)
        }
        NoticeKind::Copied { what, losses } => copied(*what, losses, text),
        NoticeKind::Merged { anything_new } => calm(if *anything_new { "notice-merged" } else { "notice-nothing-new" }),
        NoticeKind::PositionPasted { moves, is_played } => position_pasted(*moves, *is_played, text),
        NoticeKind::MovesDeleted(deleted) => moves_deleted(deleted.count, text),
        NoticeKind::Answered(answered) => calm(answered.sentence()),
        NoticeKind::SoundRestarted => warning("notice-sound-restarted"),
        NoticeKind::Sound(trouble) => warning("notice-no-sound").line(sound_trouble_words(trouble, text)),
        NoticeKind::SettingsDamaged { kept_as, reason } => settings_damaged(kept_as, reason, text),
        NoticeKind::SettingsNotSaved { reason } => warning("notice-settings-not-saved").line(text.file_error(reason)),
        NoticeKind::KeysDropped(dropped) => keys_dropped(dropped, text),
        NoticeKind::Practice(notice) => practice_notice(notice, text),
        NoticeKind::Safety(notice) => safety_scene(notice, text),
        NoticeKind::OpponentFailed { color, name, fault, then } => opponent_failed(*color, name, (fault, *then), text),
        NoticeKind::PieceImages(pieces) => piece_images(pieces, text),
        NoticeKind::OwnIgnored(trouble) => own_trouble(ignored_words(trouble.kind), trouble, text),
        NoticeKind::OwnNotKept(trouble) => own_trouble(not_kept_words(trouble.kind), trouble, text),
    }
}

fn with_path(id: &str, path: &Path, text: &Text) -> String {
    text.tell(id, &[("path", path.display().to_string().into())])
}

/// Tells of a file, or of what was pasted.
fn with_source(of_file: &str, of_pasted: &str, source: &Source, text: &Text) -> String {
    match source {
        Source::File(path) => with_path(of_file, path, text),
        Source::Clipboard => text.say(of_pasted),
    }
}

/// What waits for the arbiter, and the way to the console.
fn locked(id: &str, text: &Text) -> NoticeScene {
    let unlock = Action::Command(Command::Console);
    NoticeScene::warning(text.say(id)).remedy(text.say("console-unlock"), unlock)
}

fn moves_deleted(count: usize, text: &Text) -> NoticeScene {
    let told = text.tell("notice-moves-deleted", &[("count", count.into())]);
    NoticeScene::calm(told).remedy(text.say(Command::Undo.name()), Action::Command(Command::Undo))
}

fn piece_images(pieces: &OwnPieces, text: &Text) -> NoticeScene {
    let folder = pieces.folder.as_deref().unwrap_or(Path::new(""));
    let headline = with_path("notice-piece-images", folder, text);
    NoticeScene::warning(headline).shortened(pieces_lines(pieces, text).into_iter(), text)
}

fn event_trouble(path: &Path, trouble: &EventTrouble, text: &Text) -> NoticeScene {
    NoticeScene::warning(with_path("notice-unreadable", path, text))
        .shortened(trouble_lines(trouble, text).into_iter(), text)
}

fn players_entered(added: usize, updated: usize, text: &Text) -> NoticeScene {
    let args = [("added", Arg::from(added)), ("updated", updated.into())];
    NoticeScene::calm(text.tell("players-entered", &args))
}

fn not_saved(what: Document, path: &Path, reason: &FileError, text: &Text) -> NoticeScene {
    let scene = NoticeScene::warning(with_path("notice-not-saved", path, text)).line(text.file_error(reason));
    NoticeScene { remedies: other_places(what, text), ..scene }
}

fn pairings(id: &str, rounds: &[u32], count: usize, text: &Text) -> NoticeScene {
    NoticeScene::calm(text.tell(id, &[("round", Arg::from(text.rounds(rounds))), ("count", count.into())]))
}

fn no_records_in(folder: &Path, text: &Text) -> NoticeScene {
    let open = Action::Command(Command::Open);
    NoticeScene::calm(with_path("notice-no-records-in", folder, text)).remedy(text.say(Command::Open.name()), open)
}

fn games_written(path: &Path, files: &[PathBuf], missing: usize, text: &Text) -> NoticeScene {
    let scene = match files {
        [] => NoticeScene::calm(with_path("notice-not-saved", path, text)),
        [file] => NoticeScene::calm(with_path("notice-saved", file, text)),
        [first, .., last] => {
            let headline = text.tell("notice-saved-apart", &[("count", files.len().into())]);
            let names = [("first", file_name(first).into()), ("last", file_name(last).into())];
            let scene = NoticeScene::calm(headline).line(text.tell("notice-saved-apart-why", &names));
            in_folder(scene, first, text)
        }
    };
    let left_out = || text.tell("notice-games-left-out", &[("count", Arg::from(missing))]);
    if missing > 0 { scene.line(left_out()) } else { scene }
}

fn position_pasted(moves: usize, is_played: bool, text: &Text) -> NoticeScene {
    let name = if is_played { "notice-position-after" } else { "notice-position-before" };
    NoticeScene::calm(text.tell(name, &[("moves", Arg::from(moves))]))
}

fn same_number(same: &SameNumber, text: &Text) -> NoticeScene {
    let headline = text.tell("notice-same-number", &[("table", same.table.into())]);
    let scene = NoticeScene { lines: same_number_lines(same, text), ..NoticeScene::warning(headline) };
    scene.remedy(text.say("command-hall"), Action::Hall(HallAction::Configure))
}

fn not_published(trouble: &PublishTrouble, text: &Text) -> NoticeScene {
    let scene = NoticeScene::warning(text.say("notice-not-published")).line(publish_trouble_words(trouble, text));
    scene.remedy(text.say("hall-publish"), Action::Publish(PublishAction::Configure))
}

fn printed(files: &[PathBuf], text: &Text) -> NoticeScene {
    if let [file] = files {
        return in_folder(NoticeScene::calm(with_path("notice-printed", file, text)), file, text);
    }
    let headline = text.tell("notice-printed-pages", &[("count", Arg::from(files.len()))]);
    let scene = NoticeScene::calm(headline).shortened(files.iter().map(|file| file.display().to_string()), text);
    match files.first() {
        Some(file) => in_folder(scene, file, text),
        None => scene,
    }
}

fn saved(path: &Path, text: &Text) -> NoticeScene {
    in_folder(NoticeScene::calm(with_path("notice-saved", path, text)), path, text)
}

fn folder_not_shown(path: &Path, reason: &FileError, text: &Text) -> NoticeScene {
    NoticeScene::warning(with_path("notice-folder-not-shown", path, text)).line(text.file_error(reason))
}

/// With a way to the folder in which `file` lies.
fn in_folder(scene: NoticeScene, file: &Path, text: &Text) -> NoticeScene {
    scene.remedy(text.say("notice-show-in-folder"), Action::ShowInFolder(file.to_owned()))
}

fn old_file_stays(path: &Path, count: u64, text: &Text) -> NoticeScene {
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    let args = [("path", Arg::from(path.display().to_string())), ("count", count.into())];
    NoticeScene::calm(text.tell("notice-old-file-stays", &args)).line(text.say("notice-old-file-stays-why"))
}

fn settings_damaged(kept_as: &Path, reason: &SettingsFault, text: &Text) -> NoticeScene {
    let headline = text.tell("notice-settings-damaged", &[("path", kept_as.display().to_string().into())]);
    NoticeScene::warning(headline).line(match reason {
        SettingsFault::File(error) => text.file_error(error),
        SettingsFault::Content(words) => words.clone(),
    })
}

fn nothing_pasted(trouble: PasteTrouble, text: &Text) -> NoticeScene {
    let scene = NoticeScene::warning(text.say("notice-nothing-pasted"));
    let what = match trouble {
        PasteTrouble::NoText => "notice-nothing-pasted-no-text",
        PasteTrouble::Picture => "notice-nothing-pasted-picture",
        PasteTrouble::NoAnswer => "notice-nothing-pasted-no-answer",
        PasteTrouble::TooLarge => {
            let limit = [("limit", Arg::from(MAX_IMPORT_BYTES >> 20))];
            return scene.line(text.tell("notice-nothing-pasted-too-large", &limit));
        }
    };
    let scene = scene.line(text.say(what));
    scene.line(text.say("notice-nothing-pasted-remedy"))
}

fn no_record(source: &Source, error: &ImportError, text: &Text) -> NoticeScene {
    let what = with_source("notice-no-record", "notice-no-record-pasted", source, text);
    NoticeScene::warning(what).line(text.import_error(error))
}

fn unlisted(names: &[(String, Option<String>)], text: &Text) -> NoticeScene {
    let line = |(name, alike): &(String, Option<String>)| match alike {
        Some(other) => {
            text.tell("unlisted-looks-like", &[("name", name.as_str().into()), ("other", other.as_str().into())])
        }
        None => text.tell("unlisted-nobody", &[("name", name.as_str().into())]),
    };
    NoticeScene::warning(text.say("notice-unlisted")).shortened(names.iter().map(line), text)
}

fn broken_off(source: &Source, error: &ImportError, plies: usize, text: &Text) -> NoticeScene {
    let what = with_source("notice-broken-off", "notice-broken-off-pasted", source, text);
    let scene = NoticeScene::warning(what).line(text.import_error(error));
    scene.line(text.tell("notice-good-part", &[("plies", Arg::from(plies))]))
}

fn copied(what: CopyAs, losses: &[Loss], text: &Text) -> NoticeScene {
    let scene = NoticeScene::calm(text.tell("notice-copied", &[("what", text.say(&what.name()).into())]));
    if losses.is_empty() {
        return scene;
    }
    scene.line(text.tell("notice-copied-without", &[("lost", text.losses(losses).into())]))
}

fn keys_dropped(dropped: &[(Command, String)], text: &Text) -> NoticeScene {
    let line = |(command, keys): &(Command, String)| format!("{}: {keys}", text.say(command.name()));
    NoticeScene::warning(text.say("notice-keys-dropped")).shortened(dropped.iter().map(line), text)
}

fn own_trouble(id: &str, trouble: &UserFileTrouble, text: &Text) -> NoticeScene {
    NoticeScene::warning(with_path(id, &trouble.path, text)).line(own_fault_words(&trouble.fault, text))
}

/// An engine has failed in a game: what is wrong, and the button that starts it again.
/// The buttons that save something elsewhere which could not be saved.
fn other_places(what: Document, text: &Text) -> Vec<(String, Action)> {
    match what {
        Document::Record => vec![(text.say(Command::SaveAs.name()), Action::Command(Command::SaveAs))],
        Document::Event => vec![(text.say("event-save-elsewhere"), Action::Event(EventAction::SaveElsewhere))],
        Document::Log | Document::Pages | Document::Results | Document::Games | Document::Journal => Vec::new(),
    }
}
