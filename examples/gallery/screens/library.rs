//! The library and the explorer.

use std::path::{Path, PathBuf};

use komadai::app::{Action, Command, Incoming, LibraryAction, LibraryForm, LibraryNews, Reach, TidyPart, Untidy};
use komadai::library::{GameDate, GameFacts, MoveTally};
use komadai::library_store::{Census, Explored, FoundGame, LibraryHit, PlayedMove};
use komadai::shogi::Color;

use super::board;
use crate::room::Room;

fn act(room: &mut Room, action: LibraryAction) {
    room.act(Action::Library(action));
}

fn tell(room: &mut Room, news: LibraryNews) {
    room.receive(Incoming::Library(news));
}

/// A folder, and a player who has said who plays.
fn name_folder(room: &mut Room) {
    room.command(Command::Library);
    act(room, LibraryAction::Edit(LibraryForm { folder: "/home/arai/shogi".to_owned(), ..LibraryForm::default() }));
    act(room, LibraryAction::Add);
    let name = room.told("Arai");
    act(room, LibraryAction::NameOneself(name));
}

fn know(room: &mut Room, files: usize, indexed: usize) {
    let unreadable = vec![PathBuf::new(); 12];
    let unread = vec![PathBuf::new(); files - indexed - unreadable.len()];
    let census = Census { files, indexed, unreadable, unread, games: indexed as u64, ..Census::default() };
    tell(room, LibraryNews::Known { reading: 1, census: Box::new(census), trouble: None });
}

/// The folders, while they are read.
pub fn reading(room: &mut Room) {
    name_folder(room);
    know(room, 100_000, 81_920);
    tell(room, LibraryNews::Reading { reading: 1, done: 83_412, total: 100_000 });
}

/// The folders of the library.
pub fn dialog(room: &mut Room) {
    name_folder(room);
    know(room, 1_012, 1_000);
    tell(room, LibraryNews::Over { reading: 1, trouble: None });
}

fn open(room: &mut Room) {
    dialog(room);
    room.command(Command::Cancel);
    board::review(room);
    room.command(Command::First);
    room.command(Command::Explorer);
}

fn game(room: &Room, [black, white]: [&str; 2], year: u16, plies: u32, winner: Color) -> FoundGame {
    let facts = GameFacts {
        plies,
        winner: Some(winner),
        reason: "resign".to_owned(),
        players: [room.told(black), room.told(white)],
        date: format!("{year}/03/21"),
        ..GameFacts::default()
    };
    let hit =
        LibraryHit { path: Path::new("/home/arai/shogi/a.kif").into(), number: 1, is_in_variation: false, ply: 0 };
    FoundGame { hit, facts: facts.into() }
}

/// What was played from the start.
pub fn explorer(room: &mut Room) {
    open(room);
    let tally = |mv: &str, count, wins| MoveTally {
        mv: mv.parse().expect("it is a move"),
        count,
        wins,
        plies: u64::from(count) * 118,
        latest: GameDate::read("2026"),
    };
    let tallies = [
        tally("7g7f", 612, [330, 270]),
        tally("2g2f", 345, [181, 160]),
        tally("5g5f", 31, [13, 18]),
        tally("6i7h", 8, [3, 4]),
        tally("1g1f", 4, [0, 3]),
    ];
    let players = ["Arai", "Baba"].map(|name| room.told(name));
    let moves = tallies.map(|tally| PlayedMove { tally, players: players.clone() }).to_vec();
    let shown = vec![
        game(room, ["Arai", "Baba"], 2026, 121, Color::Black),
        game(room, ["Baba", "Arai"], 2026, 94, Color::Black),
        game(room, ["Doi", "Arai"], 2025, 133, Color::White),
        game(room, ["Arai", "Eda"], 2025, 88, Color::White),
    ];
    let answer = Ok(Box::new(Explored { moves, games: 1_000, shown }));
    let question = room.see(|app| app.state().library.questions);
    tell(room, LibraryNews::Found { question, answer, reach: Reach::Whole });
}

/// What is there more than once.
pub fn tidy(room: &mut Room) {
    dialog(room);
    act(room, LibraryAction::TidyUp);
    let names = [("佐藤昇", 12), ("佐藤　昇五段", 3)].map(|(name, count)| (name.to_owned(), count));
    let found = Untidy { names: vec![names.to_vec()], ..Untidy::default() };
    tell(room, LibraryNews::Untidy(Ok(Box::new(found))));
    act(room, LibraryAction::ShowPart(TidyPart::Names));
}

/// The fields of the filter.
pub fn filter(room: &mut Room) {
    explorer(room);
    room.click("explorer-filter");
}

/// The same while a position is set up.
pub fn setup(room: &mut Room) {
    explorer(room);
    room.command(Command::SetUp);
}

/// Before any folder is named.
pub fn nothing(room: &mut Room) {
    board::review(room);
    room.command(Command::Explorer);
}
