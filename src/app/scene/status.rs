//! The line at the bottom, and the notices.

use std::path::Path;

use super::result::headline;
use crate::app::action::{Action, CopyAs, Origin};
use crate::app::command::Command;
use crate::app::event::action::EventAction;
use crate::app::event::scene::trouble_words;
use crate::app::files::form::file_name;
use crate::app::form::PasteTrouble;
use crate::app::hall::action::HallAction;
use crate::app::hall::scene::{attempt_words, same_number_lines};
use crate::app::journal::scene::safety_scene;
use crate::app::scene::sides::{mark, player_name};
use crate::app::sound::scene::sound::sound_trouble_words;
use crate::app::state::{Answered, AppState, Document, Mode, NoticeKind, Source};
use crate::app::user_files::scene::{ignored_words, not_kept_words, own_fault_words, pieces_lines};
use crate::clock::SessionTime;
use crate::record::RecordFormat;
use crate::session::{Halt, MatchSession, MatchStatus, Pending};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The line at the bottom of the window.
#[derive(Clone, Debug)]
pub struct StatusScene {
    /// That the PIN was entered, and what happens at a press on these words.
    pub unlocked: Option<UnlockedScene>,
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

/// How many lines of a long list are shown.
const MOST_LINES: usize = 6;

impl StatusScene {
    pub fn of(state: &AppState, text: &Text) -> Self {
        Self { unlocked: UnlockedScene::of(state, text), left: left(state, text), right: right(state, text) }
    }
}

impl UnlockedScene {
    fn of(state: &AppState, text: &Text) -> Option<Self> {
        let scene = || Self { words: text.say("status-unlocked"), why: text.say("status-unlocked-why") };
        state.is_console_unlocked().then(scene)
    }
}

/// Which of how many moves is looked at while the game goes on.
fn looking_back(state: &AppState, session: &MatchSession, text: &Text) -> String {
    let ply = session.tree().ply(state.node_seen());
    text.tell("status-looking-back", &[("ply", Arg::from(ply)), ("plies", session.plies().into())])
}

fn left(state: &AppState, text: &Text) -> Vec<String> {
    match &state.table.mode {
        Mode::Match(session) => {
            let turn = session.turn();
            let side = format!("{} {}", mark(turn), text.side(turn, state.is_handicap()));
            let number = Arg::from(session.plies() + 1);
            let progress = match session.status() {
                MatchStatus::Waiting if state.table.ceremony.is_some() => text.say("status-setting-up"),
                MatchStatus::Waiting => text.tell("status-waiting", &[("side", side.into())]),
                MatchStatus::Running if state.looks_back() => looking_back(state, session, text),
                MatchStatus::Running => text.tell("status-to-move", &[("side", side.into()), ("number", number)]),
                MatchStatus::Paused => text.say(paused_words(session)),
                MatchStatus::Over(outcome) => {
                    let winner = headline(session, text, outcome, state.is_handicap());
                    let reason = text.end_reason(&outcome.reason);
                    text.tell("moves-end", &[("winner", winner.into()), ("reason", reason.into())])
                }
            };
            let goes_on = !matches!(session.status(), MatchStatus::Over(_));
            let is_told = !state.withholds_help();
            let check = (goes_on && is_told && session.position().is_check()).then(|| text.say("status-check"));
            let limit = session.setup().profile.repetition.count;
            let repeated = repetition(session.occurrences(), limit, text).filter(|_| is_told);
            let commentary = state.shown_commentary().map(|_| text.say("status-commentary"));
            [Some(progress), check, repeated, turning(state, text), commentary].into_iter().flatten().collect()
        }
        Mode::Review(session) => {
            let args = [("ply", Arg::from(session.ply())), ("plies", (session.line().len() - 1).into())];
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
    if state.as_setup().is_some() {
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
                attempt_words(setup.series.game, text).map(|attempt| format!("{attempt} · ")).unwrap_or_default();
            // The profile first: where there is little room, the start is on the board and the time on the plates.
            format!("{attempt}{} · {start} · {time}", text.profile_name(&setup.profile))
        }
        Mode::Review(session) => session.tree().header.get("棋戦").unwrap_or_default().to_owned(),
        Mode::Setup(_) => text.say("setup-heading"),
    }
}

pub fn notices(state: &AppState, text: &Text, now: SessionTime) -> Vec<NoticeScene> {
    let told = state.notices.iter().map(|notice| counted(notice_scene(&notice.kind, text), notice.times, text));
    told.chain(reading(state, text, now)).collect()
}

/// What was refused behind the dialog that is open: the newest warning that goes by itself.
pub fn over_dialog(state: &AppState, text: &Text) -> Option<NoticeScene> {
    let passing = state.notices.iter().rev().filter(|notice| notice.until.is_some());
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
    Some(NoticeScene {
        tone: NoticeTone::Calm,
        headline: text.tell("notice-reading", &[("path", file_name(&awaited.path).into())]),
        lines: Vec::new(),
        remedies: vec![(text.say("notice-reading-stop"), Action::StopReading)],
    })
}

#[expect(clippy::too_many_lines, reason = "one line for each notice")]
pub fn notice_scene(kind: &NoticeKind, text: &Text) -> NoticeScene {
    let with_path = |id, path: &Path| text.tell(id, &[("path", path.display().to_string().into())]);
    let with_source = |id, source: &Source| match source {
        Source::File(path) => with_path(id, path),
        Source::Clipboard => text.tell(id, &[("path", text.say("source-clipboard").into())]),
    };
    let warning = |headline, lines| NoticeScene { tone: NoticeTone::Warning, headline, lines, remedies: Vec::new() };
    let calm = |headline, lines| NoticeScene { tone: NoticeTone::Calm, headline, lines, remedies: Vec::new() };
    match kind {
        NoticeKind::Refused(refusal) => warning(text.refusal(refusal), Vec::new()),
        NoticeKind::EventTrouble { path, trouble } => {
            warning(with_path("notice-unreadable", path), vec![trouble_words(trouble, text)])
        }
        NoticeKind::PairingsRead { rounds, count } => {
            let args = [("round", Arg::from(text.rounds(rounds))), ("count", (*count).into())];
            calm(text.tell("event-pairings-read", &args), Vec::new())
        }
        NoticeKind::EventMerged => calm(text.say("notice-event-merged"), Vec::new()),
        NoticeKind::NoPlaceForResult => warning(text.say("notice-no-place"), vec![text.say("notice-no-place-why")]),
        NoticeKind::ResultWaits => NoticeScene {
            remedies: vec![(text.say("console-unlock"), Action::Command(Command::Console))],
            ..warning(text.say("notice-result-waits"), vec![text.say("notice-result-waits-why")])
        },
        NoticeKind::PlayedHere => calm(text.say("notice-played-here"), Vec::new()),
        NoticeKind::NotShared(reason) => warning(text.say("notice-not-shared"), vec![text.file_error(reason)]),
        NoticeKind::SameNumber(same) => NoticeScene {
            remedies: vec![(text.say("command-hall"), Action::Hall(HallAction::Configure))],
            ..warning(text.tell("notice-same-number", &[("table", same.table.into())]), same_number_lines(same, text))
        },
        NoticeKind::ConsoleLocked => NoticeScene {
            remedies: vec![(text.say("console-unlock"), Action::Command(Command::Console))],
            ..warning(text.say("notice-console-locked"), Vec::new())
        },
        NoticeKind::Saved { path, .. } => calm(with_path("notice-saved", path), Vec::new()),
        NoticeKind::Printed(files) => match &files[..] {
            [file] => calm(with_path("notice-printed", file), Vec::new()),
            files => {
                let names = files.iter().map(|file| file.display().to_string());
                let headline = text.tell("notice-printed-pages", &[("count", Arg::from(files.len()))]);
                calm(headline, shortened(names, text))
            }
        },
        NoticeKind::NotSaved { what, path, reason } => NoticeScene {
            remedies: other_places(*what, text),
            ..warning(with_path("notice-not-saved", path), vec![text.file_error(reason)])
        },
        NoticeKind::OldFileStays { path, count } => {
            let args = [
                ("path", Arg::from(path.display().to_string())),
                ("count", usize::try_from(*count).unwrap_or(usize::MAX).into()),
            ];
            calm(text.tell("notice-old-file-stays", &args), vec![text.say("notice-old-file-stays-why")])
        }
        NoticeKind::NothingPasted(trouble) => {
            let what = match trouble {
                PasteTrouble::NoText => "notice-nothing-pasted-no-text",
                PasteTrouble::Picture => "notice-nothing-pasted-picture",
            };
            warning(text.say("notice-nothing-pasted"), vec![text.say(what), text.say("notice-nothing-pasted-remedy")])
        }
        NoticeKind::Unreadable { path, reason } => {
            warning(with_path("notice-unreadable", path), vec![text.file_error(reason)])
        }
        NoticeKind::NoRecord { source, error } => {
            warning(with_source("notice-no-record", source), vec![text.import_error(error)])
        }
        NoticeKind::BrokenOff { source, error, plies } => {
            let shown = text.tell("notice-good-part", &[("plies", Arg::from(*plies))]);
            warning(with_source("notice-broken-off", source), vec![text.import_error(error), shown])
        }
        NoticeKind::Warnings { source, warnings } => {
            let words = warnings.iter().map(|warning| text.warning(warning));
            calm(with_source("notice-warnings", source), shortened(words, text))
        }
        NoticeKind::Copied { what, losses } => {
            let lost = (!losses.is_empty()).then(|| text.losses(losses));
            let lines = lost.map(|lost| text.tell("notice-copied-without", &[("lost", lost.into())]));
            calm(
                text.tell("notice-copied", &[("what", text.say(copy_name(*what)).into())]),
                lines.into_iter().collect(),
            )
        }
        NoticeKind::Merged { anything_new } => {
            calm(text.say(if *anything_new { "notice-merged" } else { "notice-nothing-new" }), Vec::new())
        }
        NoticeKind::Answered(answered) => calm(text.say(answered_words(*answered)), Vec::new()),
        NoticeKind::SoundRestarted => warning(text.say("notice-sound-restarted"), Vec::new()),
        NoticeKind::Sound(trouble) => warning(text.say("notice-no-sound"), vec![sound_trouble_words(trouble, text)]),
        NoticeKind::SettingsDamaged { kept_as, reason } => {
            warning(with_path("notice-settings-damaged", kept_as), vec![reason.clone()])
        }
        NoticeKind::KeysDropped(dropped) => {
            let line = |(command, keys): &(Command, String)| format!("{}: {keys}", text.say(command.name()));
            warning(text.say("notice-keys-dropped"), shortened(dropped.iter().map(line), text))
        }
        NoticeKind::Safety(notice) => safety_scene(notice, text),
        NoticeKind::PieceImages(pieces) => {
            let folder = pieces.folder.as_deref().unwrap_or(Path::new(""));
            warning(with_path("notice-piece-images", folder), shortened(pieces_lines(pieces, text).into_iter(), text))
        }
        NoticeKind::OwnIgnored(trouble) => {
            warning(with_path(ignored_words(trouble.kind), &trouble.path), vec![own_fault_words(&trouble.fault, text)])
        }
        NoticeKind::OwnNotKept(trouble) => {
            warning(with_path(not_kept_words(trouble.kind), &trouble.path), vec![own_fault_words(&trouble.fault, text)])
        }
        NoticeKind::SettingsNotSaved { reason } => {
            warning(text.say("notice-settings-not-saved"), vec![text.file_error(reason)])
        }
    }
}

/// The buttons that save something elsewhere which could not be saved.
fn other_places(what: Document, text: &Text) -> Vec<(String, Action)> {
    match what {
        Document::Record => vec![(text.say(Command::SaveAs.name()), Action::Command(Command::SaveAs))],
        Document::Event => vec![(text.say("event-save-elsewhere"), Action::Event(EventAction::SaveElsewhere))],
        Document::Log | Document::Pages | Document::Results | Document::Journal => Vec::new(),
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
            None => "status-paused",
        },
    }
}

const fn answered_words(answered: Answered) -> &'static str {
    match answered {
        Answered::TakeBackDeclined => "answered-take-back-declined",
        Answered::ImpasseDeclined => "answered-impasse-declined",
        Answered::DeclarationIgnored => "answered-declaration-ignored",
        Answered::ClaimUnfounded => "answered-claim-unfounded",
        Answered::DeclarationDismissed => "answered-declaration-dismissed",
        Answered::ClaimRejected => "answered-claim-rejected",
        Answered::NothingToTakeUp => "answered-nothing-to-take-up",
    }
}

/// The name of the sentence that names what is copied.
#[must_use]
pub const fn copy_name(what: CopyAs) -> &'static str {
    match what {
        CopyAs::Picture => "copy-picture",
        CopyAs::Record(format) | CopyAs::Position(format) => match format {
            RecordFormat::Kif => "copy-kif",
            RecordFormat::Ki2 => "copy-ki2",
            RecordFormat::Csa => "copy-csa",
            RecordFormat::CsaV3 => "copy-csa3",
            RecordFormat::Usi => "copy-usi",
            RecordFormat::Jkf => "copy-jkf",
            RecordFormat::Sfen => "copy-sfen",
            RecordFormat::Bod => "copy-bod",
        },
    }
}

/// The first few lines, and how many more there are.
fn shortened(lines: impl ExactSizeIterator<Item = String>, text: &Text) -> Vec<String> {
    let more = lines.len().saturating_sub(MOST_LINES);
    let rest = (more > 0).then(|| text.tell("notice-more", &[("count", Arg::from(more))]));
    lines.take(MOST_LINES).chain(rest).collect()
}
