//! The explorer without threads: what it asks when the board changes, and which answers come too late.

use std::time::Duration;

use super::*;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::effect::{IfThere, Incoming};
use crate::app::library::form::{ExplorerForm, SoughtBoard};
use crate::app::settings::form::Settings;
use crate::app::state::Mode;
use crate::app::update::{Input, step};
use crate::app::user_files::form::UserFileKind;
use crate::app::user_files::job::UserFileNews;
use crate::clock::SessionTime;
use crate::library::{GameFacts, Query};
use crate::library_store::{Census, FoundGame, LibraryHit};
use crate::record::import;
use crate::session::ReviewSession;
use crate::shogi::{Color, Position};

mod places;

/// A window without a screen with a record and a folder, and what was wanted of its library.
struct Desk {
    state: AppState,
    effects: Vec<Effect>,
}

const RECORD: &str = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n";

impl Desk {
    fn new() -> Self {
        let mut settings = Settings::default();
        settings.library.add(PathBuf::from("games"));
        let mut desk = Self { state: AppState::new(settings), effects: Vec::new() };
        let tree = import(RECORD.as_bytes()).unwrap().tree;
        desk.state.table = desk.state.table.with(Mode::Review(Box::new(ReviewSession::new(tree))), None);
        desk
    }

    fn input(&mut self, input: Input) {
        self.input_at(1_000, input);
    }

    fn input_at(&mut self, millis: u64, input: Input) {
        let at = SessionTime::from_start(Duration::from_millis(millis));
        let now = Now { at, date: String::new(), since_midnight: Duration::ZERO, calendar: Duration::ZERO };
        self.effects.extend(step(&mut self.state, input, &now));
    }

    fn command(&mut self, command: Command) {
        self.input(Input::Act(Action::Command(command)));
    }

    fn act(&mut self, action: LibraryAction) {
        self.input(Input::Act(Action::Library(action)));
    }

    /// The dialog of the system gives this name for the games.
    fn choose(&mut self, name: &str) {
        let request = FileDialogRequest::Games { suggested: "games.csv".to_owned() };
        let answer = crate::storage::DialogAnswer::Chosen(name.into());
        self.input(Input::Receive(Incoming::FileDialog(request, answer)));
    }

    /// What is to be written, where, and whether it may replace what is there.
    fn exported(&self) -> Vec<(Query, PathBuf, IfThere)> {
        let export = |effect: &Effect| match effect {
            Effect::Library(LibraryJob::Export { query, path, if_there }) => {
                Some(((**query).clone(), path.clone(), *if_there))
            }
            _ => None,
        };
        self.effects.iter().filter_map(export).collect()
    }

    fn hear(&mut self, news: LibraryNews) {
        self.input(Input::Receive(Incoming::Library(news)));
    }

    fn know(&mut self, reading: u64, games: u64) {
        let census = Census { files: 10, indexed: 9, games, ..Default::default() };
        self.hear(LibraryNews::Known { reading, census: Box::new(census), trouble: None });
    }

    /// What was asked since the last time, with the number of each question.
    fn questions(&mut self) -> Vec<(u64, Query)> {
        let asked = std::mem::take(&mut self.effects).into_iter().filter_map(|effect| match effect {
            Effect::Library(LibraryJob::Ask { question, query }) => Some((question, *query)),
            _ => None,
        });
        asked.collect()
    }

    fn find(&mut self, question: u64, explored: Explored) {
        self.find_so_far(question, explored, Reach::Whole);
    }

    fn find_so_far(&mut self, question: u64, explored: Explored, reach: Reach) {
        self.hear(LibraryNews::Found { question, answer: Ok(Box::new(explored)), reach });
    }

    fn answer(&self) -> Option<&Explored> {
        self.state.library.explorer.as_ref().unwrap().answer.as_deref()
    }
}

fn found(number: u32, ply: u32) -> Explored {
    let hit = LibraryHit { path: PathBuf::from("games/a.kif").into(), number, is_in_variation: false, ply };
    Explored { moves: Vec::new(), games: 1, shown: vec![FoundGame { hit, facts: GameFacts::default().into() }] }
}

fn position(query: &Query) -> &crate::shogi::Setup {
    let Sought::Position(setup) = &query.sought else { panic!("{query:?}") };
    setup
}

#[test]
fn folders_are_looked_at_when_the_explorer_is_opened_and_not_before() {
    let mut desk = Desk::new();
    desk.command(Command::Next);
    assert!(desk.effects.iter().all(|effect| !matches!(effect, Effect::Library(_))));
    desk.command(Command::Explorer);
    let read = LibraryJob::Read { reading: 1, folders: vec![PathBuf::from("games")] };
    assert!(desk.effects.contains(&Effect::Library(read)));
    assert!(desk.questions().is_empty(), "nothing is asked before anything is known");
    desk.know(1, 5);
    assert_eq!(desk.questions().len(), 1);
}

#[test]
fn the_explorer_follows_the_board_and_drops_what_was_asked_about_another_position() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 5);
    let (first, query) = desk.questions().remove(0);
    assert_eq!(position(&query), Position::even().setup());
    desk.command(Command::Next);
    let (second, query) = desk.questions().remove(0);
    assert_eq!(position(&query), desk.state.position().setup());
    desk.find(first, found(1, 0));
    assert_eq!(desk.answer(), None);
    desk.find(second, found(1, 1));
    assert_eq!(desk.answer().unwrap().games, 1);
    desk.input(Input::Tick);
    assert!(desk.questions().is_empty() && desk.answer().is_some(), "nothing has changed");
    desk.know(1, 6);
    assert_eq!(desk.questions().len(), 1, "more games were read");
    desk.command(Command::SetUp);
    desk.command(Command::OtherTurn);
    let setup = desk.questions().pop().unwrap().1;
    assert_eq!(position(&setup).turn, Color::Black);
}

#[test]
fn the_filter_is_asked_and_showing_its_fields_asks_nothing() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 5);
    desk.questions();
    desk.act(LibraryAction::Sift(ExplorerForm { is_open: true, ..ExplorerForm::default() }));
    assert!(desk.questions().is_empty());
    let own = ExplorerForm::default().of_player("Sato", Some(Color::White));
    desk.act(LibraryAction::Sift(own.clone()));
    assert_eq!(desk.questions().remove(0).1.filter, own.filter());
}

/// Games that no range keeps back would look like those of that range.
#[test]
fn a_range_that_cannot_be_read_shows_no_games() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 5);
    let (question, _) = desk.questions().remove(0);
    desk.find(question, found(1, 0));
    desk.act(LibraryAction::Sift(ExplorerForm { years: "20x".to_owned(), ..ExplorerForm::default() }));
    assert!(desk.questions().is_empty() && desk.answer().is_none());
    desk.act(LibraryAction::Sift(ExplorerForm { years: "2026".to_owned(), ..ExplorerForm::default() }));
    assert_eq!(desk.questions().len(), 1);
}

#[test]
fn a_game_is_opened_at_the_position_whichever_of_its_file_it_is() {
    for number in [1, 2] {
        let mut desk = Desk::new();
        desk.command(Command::Explorer);
        desk.know(1, 5);
        desk.command(Command::Next);
        desk.command(Command::Next);
        let question = desk.questions().pop().unwrap().0;
        desk.find(question, found(number, 2));
        desk.act(LibraryAction::OpenGame(0));
        let path = PathBuf::from("games/a.kif");
        let wanted = match number {
            1 => Effect::ReadRecord(path.clone()),
            _ => Effect::Library(LibraryJob::Fetch { path: path.clone(), number }),
        };
        assert!(desk.effects.contains(&wanted), "{:?}", desk.effects);
        let imported = import("1 ７六歩(77)\n2 ３四歩(33)\n3 ６六歩(67)\n".as_bytes()).unwrap();
        desk.input(Input::Receive(Incoming::Record(path, Ok(Box::new(imported)))));
        let session = desk.state.as_review().unwrap();
        assert_eq!((session.ply(), session.tree().main_line().len()), (2, 4));
        assert_eq!(desk.state.library.sought, None);
    }
}

#[test]
fn a_move_of_the_explorer_is_played_in_the_record() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.act(LibraryAction::Play("2g2f".parse().unwrap()));
    assert_eq!(desk.state.as_review().unwrap().ply(), 1);
    assert_eq!(desk.state.tree().children(GameTree::ROOT).len(), 2);
}

#[test]
fn during_a_game_there_is_no_explorer() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 5);
    desk.questions();
    desk.state.table = crate::app::state::Table::default();
    desk.input(Input::Tick);
    assert!(desk.state.explorer_seen().is_none() && desk.questions().is_empty());
}

#[test]
fn folders_come_and_go_and_each_change_is_read() {
    let mut desk = Desk::new();
    desk.command(Command::Library);
    desk.act(LibraryAction::Edit(LibraryForm { folder: " more ".to_owned(), ..LibraryForm::default() }));
    desk.act(LibraryAction::Add);
    assert_eq!(desk.state.settings.library.folders, [PathBuf::from("games"), PathBuf::from("more")]);
    desk.act(LibraryAction::Remove(0));
    assert_eq!(desk.state.settings.library.folders, [PathBuf::from("more")]);
    assert_eq!(desk.state.library.readings, 3);
    desk.hear(LibraryNews::Reading { reading: 2, done: 1, total: 2 });
    assert_eq!(desk.state.library.progress, Some((0, 0)), "that was another reading");
    desk.hear(LibraryNews::Reading { reading: 3, done: 1, total: 2 });
    assert_eq!(desk.state.library.progress, Some((1, 2)));
    desk.act(LibraryAction::Stop);
    desk.hear(LibraryNews::Reading { reading: 3, done: 2, total: 2 });
    assert_eq!(desk.state.library.progress, None);
    assert!(desk.effects.contains(&Effect::Library(LibraryJob::Stop)));
}

/// The line about the files is to be true, and the disk left in peace.
#[test]
fn folders_are_looked_at_again_when_they_are_asked_about_and_not_all_the_time() {
    let mut desk = Desk::new();
    let looks = |desk: &mut Desk| {
        let is_look = |it: &Effect| matches!(it, Effect::Library(LibraryJob::LookAgain { reading: 1, .. }));
        std::mem::take(&mut desk.effects).iter().filter(|it| is_look(it)).count()
    };
    desk.command(Command::Explorer);
    desk.act(LibraryAction::LookAgain);
    assert_eq!(looks(&mut desk), 0, "they are being read");
    desk.know(1, 5);
    desk.hear(LibraryNews::Over { reading: 1, trouble: None });
    assert_eq!(looks(&mut desk), 1);
    let states = desk.state.library.states;
    desk.input_at(3_000, Input::Act(Action::Library(LibraryAction::LookAgain)));
    assert_eq!(looks(&mut desk), 0, "that was a moment ago");
    desk.input_at(4_500, Input::Tick);
    assert_eq!(looks(&mut desk), 1);
    desk.input_at(9_000, Input::Act(Action::Command(Command::Explorer)));
    desk.input_at(9_000, Input::Act(Action::Command(Command::Explorer)));
    assert_eq!((looks(&mut desk), desk.state.library.states), (1, states), "nothing is asked anew");
}

#[test]
fn a_list_that_is_kept_stays_while_other_positions_are_looked_at() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, _) = desk.questions().remove(0);
    desk.find(question, found(1, 0));
    desk.act(LibraryAction::KeepList(true));
    desk.command(Command::Next);
    assert!(desk.questions().is_empty());
    assert!(desk.answer().is_some());
    let form = ExplorerForm { player: "Sato".to_owned(), ..ExplorerForm::default() };
    desk.act(LibraryAction::Sift(form));
    assert_eq!(desk.questions().len(), 1, "whoever asks something else wants another list");
}

#[test]
fn what_was_found_is_seen_before_the_search_is_over_and_can_be_enough() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, _) = desk.questions().remove(0);
    desk.find_so_far(question, found(1, 0), Reach::Partly(1, 4));
    assert_eq!(desk.answer().map(|found| found.games), Some(1));
    desk.act(LibraryAction::StopSearch);
    assert!(desk.effects.contains(&Effect::Library(LibraryJob::StopSearch)));
    desk.find_so_far(question, found(1, 0), Reach::Stopped(1, 4));
    assert_eq!(desk.state.library.explorer.as_ref().unwrap().reach, Reach::Stopped(1, 4));
}

#[test]
fn a_question_that_is_not_answered_at_once_is_told_of_and_can_be_stopped() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, _) = desk.questions().remove(0);
    let reach = |desk: &Desk| desk.state.library.explorer.as_ref().unwrap().reach;
    let at = SessionTime::from_start(Duration::from_millis(1_050));
    assert_eq!(until_waiting_is_told(&desk.state, at), Some(Duration::from_millis(150)));
    desk.input_at(1_100, Input::Tick);
    assert_eq!(reach(&desk), Reach::Whole, "most answers come sooner");
    desk.input_at(1_200, Input::Tick);
    assert_eq!(reach(&desk), Reach::Partly(0, 1));
    desk.find(question, found(1, 0));
    assert_eq!(reach(&desk), Reach::Whole);
    desk.input_at(2_000, Input::Tick);
    assert_eq!((reach(&desk), until_waiting_is_told(&desk.state, at)), (Reach::Whole, None));
}

#[test]
fn ones_own_castles_can_be_looked_for_beside_those_that_come_with_the_program() {
    let mut desk = Desk::new();
    let table = "[(name: \"風車\", english: \"Windmill\", pieces: \"K5h G4h\", source: \"\")]";
    let own = UserFile { name: "mine.ron".to_owned(), content: Castles::read(table).unwrap() };
    let nothing =
        UserFileTrouble::of_system(UserFileKind::Castles, "b.ron".as_ref(), crate::storage::FileError::NotThere);
    desk.input(Input::Receive(Incoming::Own(UserFileNews::Castles(vec![own], vec![nothing]))));
    assert_eq!(desk.state.notices.len(), 1);
    let castle = Castles::shipped().all().len();
    assert_eq!(desk.state.library.castles().nth(castle).unwrap().english, "Windmill");
    desk.command(Command::Explorer);
    desk.know(1, 9);
    desk.questions();
    desk.act(LibraryAction::Sift(ExplorerForm { board: SoughtBoard::Castle, castle, ..ExplorerForm::default() }));
    let (_, query) = desk.questions().remove(0);
    let asked: crate::library::Pattern = "*/*/*/*/*/*/*/*KG.../*".parse().unwrap();
    assert_eq!(query.sought, Sought::Pattern(Box::new(asked)));
}

#[test]
fn the_games_that_are_listed_are_those_that_are_written_whatever_is_looked_at_meanwhile() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, query) = desk.questions().remove(0);
    desk.find(question, found(1, 0));
    desk.act(LibraryAction::Export);
    desk.command(Command::Next);
    desk.choose("out.kifu");
    assert_eq!(desk.exported(), [(query, "out.kifu".into(), IfThere::Replace)]);
}

/// A second attempt would only be told that the file is there.
#[test]
fn a_list_is_saved_once_at_a_time() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, _) = desk.questions().remove(0);
    desk.find(question, found(1, 0));
    desk.act(LibraryAction::Export);
    desk.choose("out.csv");
    assert!(desk.state.library.is_writing);
    desk.act(LibraryAction::Export);
    assert!(desk.state.library.exporting.is_none());
    let result = Ok(crate::app::library::job::Exported { files: vec!["out.csv".into()], missing: 0 });
    desk.hear(LibraryNews::Exported { path: "out.csv".into(), result });
    assert!(!desk.state.library.is_writing);
    desk.act(LibraryAction::Export);
    assert!(desk.state.library.exporting.is_some());
}

#[test]
fn a_file_of_games_is_a_table_whose_name_says_so_where_no_known_ending_was_typed() {
    let mut desk = Desk::new();
    desk.command(Command::Explorer);
    desk.know(1, 9);
    let (question, query) = desk.questions().remove(0);
    desk.find(question, found(1, 0));
    desk.act(LibraryAction::Export);
    desk.choose("out.xyz");
    assert_eq!(desk.exported(), [(query, "out.xyz.csv".into(), IfThere::Ask)], "the system asked about another name");
}
