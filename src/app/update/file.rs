//! Opening, saving, and leaving what is on the board.

use std::path::{Path, PathBuf};

use super::{board, open};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, LeaveFor, PathDialog, PathPurpose, Question};
use crate::record::kif;
use crate::record::{GameTree, LineEnd, TextEncoding};
use crate::shogi::Color;
use crate::storage::FileDialogRequest;

/// The endings of the records that can be opened.
pub const RECORD_ENDINGS: [&str; 2] = ["kif", "kifu"];

/// Leaves what is on the board for something else, after asking when anything would be lost.
pub(super) fn leave(state: &mut AppState, what_for: LeaveFor) -> Vec<Effect> {
    if state.closing {
        Vec::new()
    } else if state.would_lose_something() {
        open(state, Dialog::Question(Question::Leave(what_for)))
    } else {
        leave_now(state, what_for)
    }
}

/// Leaves what is on the board.
pub(super) fn leave_now(state: &mut AppState, what_for: LeaveFor) -> Vec<Effect> {
    match what_for {
        LeaveFor::Quit => {
            state.closing = true;
            vec![Effect::Close]
        }
        LeaveFor::NewGame => open(state, Dialog::NewGame(state.settings.new_game.clone())),
        LeaveFor::ChooseRecord => vec![Effect::AskForFile(FileDialogRequest::Open)],
        LeaveFor::Record(path) => read(state, path),
    }
}

/// Asks for a record, which takes the place of what is on the board only once it has been read.
pub(super) fn read(state: &mut AppState, path: PathBuf) -> Vec<Effect> {
    state.file.awaited = Some(path.clone());
    vec![Effect::ReadRecord(path)]
}

/// Saves where the record lies, or asks where it shall lie.
pub(super) fn save(state: &mut AppState) -> Vec<Effect> {
    match state.file.path.clone() {
        Some(path) => save_to(state, path),
        None => save_as(state),
    }
}

/// Asks where the record shall lie.
pub(super) fn save_as(state: &mut AppState) -> Vec<Effect> {
    board::cancel(state);
    vec![Effect::AskForFile(FileDialogRequest::Save { suggested: suggested_name(state) })]
}

/// Saves to `path`: in the encoding it was read in when it is the same file, else in UTF-8 when its ending is `kifu`
/// and in Shift_JIS, which every program reads, otherwise.
pub(super) fn save_to(state: &mut AppState, path: PathBuf) -> Vec<Effect> {
    let is_kifu = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("kifu"));
    let usual = if is_kifu { TextEncoding::Utf8 } else { TextEncoding::Cp932 };
    let as_read = state.file.encoding.filter(|_| state.file.path.as_ref() == Some(&path));
    write(state, path, as_read.unwrap_or(usual))
}

/// Writes the record, or asks what to do about a character that `encoding` cannot hold.
pub(super) fn write(state: &mut AppState, path: PathBuf, encoding: TextEncoding) -> Vec<Effect> {
    match kif::to_bytes(state.tree(), encoding, LineEnd::CrLf) {
        Ok(bytes) => vec![Effect::WriteRecord { path, bytes }],
        Err(cannot) => open(state, Dialog::Question(Question::SaveAsUtf8 { path, character: cannot.ch })),
    }
}

/// The program's own file dialog, for systems that have none.
pub(super) fn own_dialog(state: &mut AppState, request: FileDialogRequest) -> Vec<Effect> {
    let (purpose, typed) = match request {
        FileDialogRequest::Open => (PathPurpose::Open, String::new()),
        FileDialogRequest::Save { suggested } => (PathPurpose::Save, suggested),
    };
    _ = open(state, Dialog::Path(PathDialog { purpose, typed, folder: None, trouble: None }));
    vec![Effect::ListFolder(state.file.path.as_deref().and_then(Path::parent).map(Path::to_owned))]
}

/// The name of the present file, or one made of the date and the players, free of what file systems do not allow.
fn suggested_name(state: &AppState) -> String {
    let present = state.file.path.as_ref().and_then(|path| path.file_stem());
    let stem = present.map_or_else(|| name_of_game(state.tree()), |stem| stem.to_string_lossy().into_owned());
    format!("{stem}.kif")
}

fn name_of_game(tree: &GameTree) -> String {
    let date = tree.header.get("開始日時").map(|date| date.chars().take(10).filter(char::is_ascii_digit).collect());
    let players = Color::ALL.into_iter().filter_map(|color| tree.header.player(color).map(str::to_owned));
    let parts: Vec<String> = date.into_iter().chain(players).filter(|part: &String| !part.is_empty()).collect();
    let name: String = parts.join("_").chars().map(|c| if is_safe_in_names(c) { c } else { '-' }).take(80).collect();
    if name.is_empty() { "shogi".to_owned() } else { name }
}

fn is_safe_in_names(character: char) -> bool {
    !character.is_control() && !r#"\/:*?"<>|."#.contains(character)
}
