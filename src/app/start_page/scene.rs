//! The start page, in words.

use std::path::{Path, PathBuf};

use crate::app::collection::scene::facts;
use crate::app::command::Command;
use crate::app::files::form::file_name;
use crate::app::scene::sides::mark;
use crate::app::scene::{CaseScene, SmallBoard};
use crate::app::start_page::state::RecentGame;
use crate::app::state::AppState;
use crate::record::RecordSummary;
use crate::shogi::Color;
use crate::text::Text;

/// What can be begun, and the records that were used last.
#[derive(Clone, Debug)]
pub struct StartScene {
    /// The commands offered.
    pub commands: Vec<Command>,
    /// The records, the latest first.
    pub recent: Vec<RecentScene>,
}

/// A record that was used lately.
#[derive(Clone, Debug)]
pub struct RecentScene {
    /// Where it lies, or lay.
    pub path: PathBuf,
    /// Who played, Black first; where nobody is named, what the game or its file is called.
    pub names: Vec<String>,
    /// When it was played, how long it was, and who won.
    pub details: Vec<String>,
    /// How it ends; `None` while it is being read, and where it cannot be.
    pub board: Option<SmallBoard>,
    /// Why it cannot be opened.
    pub fault: Option<String>,
}

/// The usual beginnings.
const COMMANDS: [Command; 4] = [Command::NewGame, Command::Open, Command::Event, Command::ClockOnly];

impl StartScene {
    /// The page, unless there are moves to be seen or something waits for an answer in its place.
    pub fn of(state: &AppState, case: Option<&CaseScene>, text: &Text) -> Option<Self> {
        let page = state.start_page_shown().filter(|_| case.is_none())?;
        let recent = state.settings.recent.iter().map(|path| recent(path, page.found(path), text));
        Some(Self {
            commands: COMMANDS.into_iter().filter(|&command| state.allows(command)).collect(),
            recent: recent.collect(),
        })
    }
}

fn recent(path: &Path, found: Option<&RecentGame>, text: &Text) -> RecentScene {
    let bare = RecentScene {
        path: path.to_owned(),
        names: vec![file_name(path)],
        details: Vec::new(),
        board: None,
        fault: None,
    };
    match found {
        None => bare,
        Some(RecentGame::Missing) => RecentScene { fault: Some(text.say("start-missing")), ..bare },
        Some(RecentGame::Unreadable) => RecentScene { fault: Some(text.say("collection-unreadable")), ..bare },
        Some(RecentGame::Read { summary, last }) => RecentScene {
            names: names(summary).unwrap_or(bare.names),
            details: facts(summary, text),
            board: Some(SmallBoard::of_position(last)),
            ..bare
        },
    }
}

/// The same in a line: who played, when, and in which file, where that is known, and else the file by its name and that
/// of its folder.
#[must_use]
pub fn recent_line(state: &AppState, path: &Path) -> String {
    let Some(RecentGame::Read { summary, .. }) = state.start_page.found(path) else { return place_of(path) };
    let Some(names) = names(summary) else { return place_of(path) };
    let date = summary.date.as_deref().map(|date| date.chars().take(10).collect::<String>());
    std::iter::once(names.join(" – ")).chain(date).chain([file_name(path)]).collect::<Vec<_>>().join("  ")
}

/// A file by its name and that of its folder.
fn place_of(path: &Path) -> String {
    let folder = path.parent().filter(|folder| folder.file_name().is_some()).map(file_name);
    folder.map_or_else(|| file_name(path), |folder| format!("{} — {folder}", file_name(path)))
}

/// ☗ 佐藤 and ☖ 鈴木, or the event; `None` where nothing is told.
fn names(summary: &RecordSummary) -> Option<Vec<String>> {
    if summary.players.iter().all(Option::is_none) {
        return summary.event.clone().map(|event| vec![event]);
    }
    let named = |color: Color| format!("{} {}", mark(color), summary.players[color.index()].as_deref().unwrap_or("?"));
    Some(Color::ALL.map(named).to_vec())
}
