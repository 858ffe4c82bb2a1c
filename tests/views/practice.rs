//! Practice: problems solved by mouse and by keyboard, mistakes, moves to be guessed, a repertoire, and what comes back afterwards.

use std::time::Duration;

use egui::{Event, Key, Modifiers};
use komadai::app::{
    Action, Collected, Command, Effect, EngineProfile, FoundMate, GamesFrom, Incoming, LeftOut, PracticeAction,
    PracticeJob, PracticeNews, Practised, Settings, WhyLeftOut, WriteJob,
};
use komadai::library::MoveTally;
use komadai::library_store::{Explored, PlayedMove};
use komadai::mate::{Answer, Answers, Limits, Solver};
use komadai::practice::{Change, Day, Exercise, Grade, KnownLine, NoProblem, Schedule, Source, Task, reply};
use komadai::record::Evaluation;
use komadai::shogi::{Move, Position};
use komadai::storage::{DialogAnswer, FileDialogRequest};
use komadai::text::{Language, Text};
use komadai::tsume::{missed_mates, solution_record};

use crate::files::open;
use crate::kept_reviews;
use crate::table::Table;
use crate::typed_moves::type_move;
use crate::verdicts::begin_from;

const NODES: u64 = 200_000;

/// A window, and the search behind it.
struct Room {
    table: Table,
    solver: Solver,
    schedule: Schedule,
}

impl Room {
    fn new() -> Self {
        let settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        Self::with(settings)
    }

    fn with(settings: Settings) -> Self {
        Self {
            table: Table::with(settings, 1280.0, 800.0),
            solver: Solver::new(1 << 22),
            schedule: Schedule::default(),
        }
    }

    /// Does what is wanted in the background, until nothing is.
    fn work(&mut self) {
        loop {
            let jobs = self.table.take_effects().into_iter().filter_map(|effect| match effect {
                Effect::Practice(job) => Some(job),
                _ => None,
            });
            let jobs: Vec<PracticeJob> = jobs.collect();
            if jobs.is_empty() {
                return;
            }
            for job in jobs {
                if let Some(news) = self.done(job) {
                    self.table.receive(Incoming::Practice(news));
                }
            }
        }
    }

    fn done(&mut self, job: PracticeJob) -> Option<PracticeNews> {
        let limits = Limits::nodes(NODES);
        Some(match job {
            PracticeJob::Find { question, position, .. } => {
                let mate = match self.solver.solve(&position, limits) {
                    Ok(Answer::Mate { plies, line, .. }) => FoundMate::Mate { plies, line },
                    Ok(Answer::NoMate) | Err(_) => FoundMate::None,
                    Ok(Answer::NotFound) => FoundMate::NotFound,
                };
                PracticeNews::Found { question, mate }
            }
            PracticeJob::Judge { question, position, mv, within } => {
                let reply = reply(&mut self.solver, &position, mv, within, limits).expect("there is a king");
                PracticeNews::Judged { question, reply }
            }
            PracticeJob::Solve { question, position, plies } => {
                let solution = self.solver.solution(&position, plies, Answers::All, 500, limits).ok();
                let solution = solution.map(|attack| Box::new(solution_record(&position, &attack)));
                PracticeNews::Solved { question, solution }
            }
            PracticeJob::LookThrough { run, game } => {
                let found = missed_mates(&mut self.solver, &game, Limits { plies: Some(9), ..limits });
                PracticeNews::Missed { run, found: Box::new(found) }
            }
            PracticeJob::Change(change) => {
                self.schedule.make(*change);
                PracticeNews::Schedule(Box::new(self.schedule.clone()))
            }
            PracticeJob::ReadSchedule => PracticeNews::Schedule(Box::new(self.schedule.clone())),
            PracticeJob::Look { question, mv, .. } => {
                let points = if mv.to_string() == "1g1f" { 95 } else { -900 };
                PracticeNews::Looked { question, evaluation: Some(Evaluation::Points(points)) }
            }
            PracticeJob::Collect { .. } | PracticeJob::Stop => return None,
        })
    }

    /// These exercises are what the choices in the dialog come to.
    fn begin(&mut self, exercises: Vec<Exercise>) {
        self.begin_without(LeftOut::default(), exercises);
    }

    /// The same, where something was left out.
    fn begin_without(&mut self, left_out: LeftOut, exercises: Vec<Exercise>) {
        self.table.press(Modifiers::COMMAND, Key::J);
        self.work();
        self.table.ask(Action::Practice(PracticeAction::OpenSet("set.sfen".into())));
        let run = self.table.take_effects().into_iter().find_map(|effect| match effect {
            Effect::Practice(PracticeJob::Collect { run, .. }) => Some(run),
            _ => None,
        });
        let found = Collected { name: "set.sfen".to_owned(), exercises, left_out };
        let run = run.expect("exercises are looked for");
        self.table.receive(Incoming::Practice(PracticeNews::Collected { run, found: Ok(Box::new(found)) }));
        self.work();
    }

    fn command(&mut self, command: Command) {
        self.table.ask(Action::Command(command));
        self.work();
    }

    fn type_move(&mut self, mv: &str) {
        type_move(&mut self.table, mv);
        self.work();
    }

    fn shows(&self, part: &str) -> bool {
        self.table.shows_containing(part)
    }

    #[track_caller]
    fn must_show(&self, part: &str) {
        assert!(self.shows(part), "{part:?} is not among {:#?}", self.table.everything());
    }
}

fn exercise(sfen: &str, task: Task, game: &[&str]) -> Exercise {
    let position = Position::from_sfen(sfen).expect("a position");
    let game = game.iter().map(|mv| mv.parse().expect("a move")).collect();
    Exercise { position, task, game, source: Source { name: "set.sfen".to_owned(), number: 1 } }
}

fn problem(sfen: &str) -> Exercise {
    exercise(sfen, Task::Mate, &[])
}

/// A gold mates at the head of the king, on each of seven files and with so many pawns of the defence in hand.
fn fifty() -> Vec<Exercise> {
    let sfen = |number: usize| {
        let (left, pawns) = (number % 7 + 1, number / 7 + 2);
        let rank = |piece: &str| format!("{left}{piece}{}", 8 - left);
        problem(&format!("{}/9/{}/9/9/9/9/9/9 b G{pawns}p 1", rank("k"), rank("P")))
    };
    (0..50).map(sfen).collect()
}

/// Three moves: the king can go two ways.
const THREE: &str = "7k1/9/5S3/7N1/9/9/9/9/9 b RG 1";

/// Drops the gold by two clicks.
fn drop_with_mouse(room: &mut Room, square: &str) {
    let hand = room.table.everything().into_iter().find(|(label, _)| label.contains("Black in hand: gold"));
    let place = hand.unwrap_or_else(|| panic!("a gold lies in hand: {:?}", room.table.everything())).1.center();
    room.table.click_at(place);
    let square = room.table.square(square).center();
    room.table.click_at(square);
    room.work();
}

#[test]
fn fifty_problems_are_solved_by_mouse_and_by_typing_and_the_score_is_kept() {
    let mut room = Room::new();
    room.begin(fifty());
    for number in 1..=50 {
        room.must_show(&format!("{number} of 50"));
        room.must_show("☗ mates in 1 move");
        let square = format!("{}b", 8 - (number - 1) % 7);
        if number % 2 == 0 {
            drop_with_mouse(&mut room, &square)
        } else {
            room.type_move(&format!("G*{square}"))
        }
        room.must_show("Mate. Solved.");
        if number < 50 {
            room.table.press(Modifiers::COMMAND, Key::PageDown);
            room.work();
        }
    }
    room.must_show("50 of 50 passed");
    room.must_show("all answered in");
    assert_eq!(room.schedule.entries().count(), 50);
}

#[test]
fn what_a_set_has_besides_its_problems_is_named_with_file_line_and_reason() {
    let mut room = Room::new();
    let mut left_out = LeftOut::default();
    left_out.add("set.sfen", WhyLeftOut::Game(NoProblem::BeginsAsGame { line: 12 }));
    (0..8).for_each(|line| left_out.add("set.sfen", WhyLeftOut::Game(NoProblem::NoKing { line })));
    room.begin_without(left_out.clone(), vec![problem(THREE)]);
    room.must_show("9 games or positions were skipped.");
    room.must_show("set.sfen: Line 12: It begins as a game does.");
    room.must_show("… and 3 more");
    room.command(Command::LeavePractice);
    room.begin_without(left_out, Vec::new());
    room.must_show("Nothing to practise was found.");
    room.must_show("set.sfen: Line 12: It begins as a game does.");
}

#[test]
fn a_piece_is_dropped_with_the_mouse_and_enter_leads_to_the_next_problem() {
    let mut room = Room::new();
    room.begin(fifty().into_iter().take(2).collect());
    drop_with_mouse(&mut room, "8b");
    room.must_show("Mate. Solved.");
    room.table.press(Modifiers::NONE, Key::Enter);
    room.work();
    room.must_show("2 of 2");
}

#[test]
fn a_dialog_over_a_solved_exercise_takes_what_is_typed() {
    let mut room = Room::new();
    room.begin(fifty().into_iter().take(2).collect());
    drop_with_mouse(&mut room, "8b");
    room.must_show("Mate. Solved.");
    room.table.press(Modifiers::COMMAND, Key::O);
    room.table.receive(Incoming::FileDialog(FileDialogRequest::Open, DialogAnswer::NoDialog));
    room.table.event(Event::Text("set.kif".to_owned()));
    assert_eq!(room.table.reads("File name or path"), "set.kif");
}

#[test]
fn a_wrong_move_is_told_and_taken_back_and_the_defence_answers_a_right_one() {
    let mut room = Room::new();
    room.begin(vec![problem(THREE)]);
    room.must_show("mates in 3 moves");
    room.type_move("G*9i");
    room.must_show("gives no check");
    room.must_show("9i empty");
    room.type_move("4c3b+");
    room.must_show("Right.");
    room.type_move("R*1b");
    room.must_show("Mate. Solved.");
}

#[test]
fn what_is_typed_while_the_defence_thinks_is_there_whole_once_it_has_answered() {
    let typed = |room: &mut Room, text: &str| {
        text.chars().for_each(|character| room.table.event(Event::Text(character.to_string())));
        room.table.press(Modifiers::NONE, Key::Enter);
    };
    let mut room = Room::new();
    room.begin(vec![problem(THREE)]);
    typed(&mut room, "4c3b+");
    typed(&mut room, "R*1");
    room.must_show("The other side has not moved yet");
    room.work();
    room.must_show("Not a whole move yet");
    typed(&mut room, "b");
    room.work();
    room.must_show("Mate. Solved.");
    room.begin(fifty().into_iter().take(2).collect());
    typed(&mut room, "G*8b");
    typed(&mut room, "8a");
    room.work();
    room.must_show("Mate. Solved.");
    assert!(!room.shows("A move in any notation"), "there is nothing to move any more");
    room.table.press(Modifiers::COMMAND, Key::PageDown);
    room.work();
    room.must_show("2 of 2");
}

#[test]
fn a_hint_names_the_piece_and_then_the_move_and_makes_the_answer_hard() {
    let mut room = Room::new();
    room.begin(fifty().into_iter().take(1).collect());
    room.command(Command::PracticeHint);
    room.must_show("Drop a piece.");
    room.command(Command::PracticeHint);
    room.type_move("G*8b");
    let grades: Vec<_> = room.schedule.entries().filter_map(|entry| entry.memory).collect();
    let hard = komadai::practice::Memory::after(None, Grade::Hard, grades[0].last);
    assert_eq!(grades, [hard]);
}

#[test]
fn who_gives_up_sees_the_solution_and_the_problem_comes_again_tomorrow() {
    let mut room = Room::new();
    room.begin(vec![problem(THREE)]);
    room.command(Command::PracticeSolution);
    room.must_show("This is the solution.");
    room.must_show("again tomorrow");
    room.table.press(Modifiers::NONE, Key::End);
    room.must_show("3 ☗");
    assert_eq!(room.table.ply_seen(), 3, "the keys step through it");
    room.table.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(room.table.ply_seen(), 2);
}

#[test]
fn what_was_changed_before_an_exercise_is_written_aside_although_the_exercise_goes_on() {
    let mut room = Room::new();
    open(&mut room.table, kept_reviews::RECORD);
    room.table.play("2g", "2f");
    room.begin(fifty());
    room.must_show("1 of 50");
    room.table.wait(Duration::from_secs(3));
    let written = kept_reviews::kept(&kept_reviews::jobs(&mut room.table)).expect("it has rested");
    let review = kept_reviews::read(&written);
    assert_eq!(review.opening.file.as_deref(), Some("game.kif".as_ref()));
    assert_eq!(review.tree.extent().moves, 3, "{review:?}");
    room.command(Command::LeavePractice);
    room.table.wait(Duration::from_secs(60));
    assert!(!kept_reviews::jobs(&mut room.table).contains(&WriteJob::Close), "nobody has saved it yet");
}

#[test]
fn what_was_on_the_board_comes_back_and_nothing_of_it_is_changed() {
    let mut room = Room::new();
    open(&mut room.table, "手合割：平手\n先手：佐藤\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    room.table.press(Modifiers::NONE, Key::End);
    let before = room.table.board();
    room.begin(fifty());
    assert_ne!(room.table.board(), before);
    for command in [Command::Delete, Command::Bookmark, Command::MakeMain, Command::Save] {
        room.command(command);
    }
    room.type_move("G*8b");
    room.command(Command::LeavePractice);
    assert_eq!(room.table.board(), before);
    assert!(room.shows("Sato") || room.shows("佐藤"));
    assert!(!room.shows("Not saved"), "nothing has to be saved");
}

#[test]
fn engines_that_are_on_rest_during_practice_and_go_on_with_the_record_after_it() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    settings.engines.choose(EngineProfile::of_command(vec!["deep".to_owned()]));
    let mut room = Room::with(settings);
    open(&mut room.table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    room.table.press(Modifiers::COMMAND, Key::L);
    room.must_show("Engine: deep");
    room.begin(fifty());
    assert!(!room.shows("Engine: deep"), "it would give the answer away");
    room.command(Command::PracticeNext);
    assert!(!room.shows("Engine: deep"));
    room.command(Command::LeavePractice);
    room.must_show("Engine: deep");
    room.table.press(Modifiers::COMMAND, Key::L);
    room.begin(fifty());
    room.command(Command::LeavePractice);
    assert!(!room.shows("Engine: deep"), "it was off before");
}

#[test]
fn a_record_that_is_not_saved_is_asked_about_even_beneath_an_exercise() {
    let mut room = Room::new();
    open(&mut room.table, "手合割：平手\n   1 ７六歩(77)\n");
    room.table.play("2g", "2f");
    room.begin(fifty());
    room.command(Command::Quit);
    assert!(!room.table.take_effects().contains(&Effect::Close), "it would be lost");
    assert!(room.table.dialog_rect().is_some());
}

/// A position with a good move and another one, in which something else was played.
fn to_be_bettered() -> Exercise {
    let line = |mv: &str, points| KnownLine {
        evaluation: Evaluation::Points(points),
        moves: vec![mv.parse().expect("a move")],
    };
    let lines = vec![line("7g7f", 100), line("2g2f", 90)];
    exercise(&Position::even().to_sfen(1), Task::Better(lines), &["9g9f", "3c3d"])
}

#[test]
fn a_move_that_nobody_has_looked_at_is_judged_by_the_engine_where_there_is_one() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    settings.engines.choose(EngineProfile::of_command(vec!["fairy-stockfish".to_owned()]));
    let mut room = Room::with(settings);
    room.begin(vec![to_be_bettered()]);
    room.type_move("5i5h");
    room.must_show("costs too much");
    room.type_move("1g1f");
    room.must_show("is just as good");
}

#[test]
fn a_better_move_is_right_and_the_one_of_the_game_is_not() {
    let mut room = Room::new();
    room.begin(vec![to_be_bettered()]);
    room.must_show("What would you play?");
    room.type_move("9g9f");
    room.must_show("was played in the game");
    room.type_move("1g1f");
    room.must_show("is not among the moves that were analysed");
    room.must_show("1 mistake");
    room.type_move("2g2f");
    room.must_show("is just as good");
    room.must_show("Best: ");
    room.must_show("In the game: ");
}

#[test]
fn the_next_moves_of_a_game_are_guessed_for_points() {
    let even = Position::even().to_sfen(1);
    let mut room = Room::new();
    room.begin(vec![exercise(&even, Task::Next, &["7g7f"]), exercise(&even, Task::Next, &["2g2f"])]);
    room.must_show("What was played?");
    room.type_move("7g7f");
    room.must_show("1 point in 1 move");
    room.command(Command::PracticeNext);
    room.type_move("9g9f");
    room.must_show("is not the move");
    room.type_move("2g2f");
    room.must_show("1 point in 2 moves");
    assert_eq!(room.schedule.entries().count(), 0, "they do not come again");
}

#[test]
fn moves_are_marked_in_a_record_and_asked_for_against_what_is_played_most() {
    let mut settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    settings.library.add("games".into());
    let mut room = Room::with(settings);
    open(&mut room.table, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n");
    for (key, times) in [(Key::ArrowRight, 1), (Key::ArrowRight, 2)] {
        (0..times).for_each(|_| room.table.press(Modifiers::NONE, key));
        room.command(Command::Repertoire);
    }
    assert_eq!(room.schedule.entries().count(), 2);
    room.table.press(Modifiers::COMMAND, Key::J);
    room.work();
    room.table.click("Repertoire");
    room.table.click("Begin");
    room.work();
    room.must_show("What do you play here?");
    room.must_show("Move 1");
    type_move(&mut room.table, "7g7f");
    let question = room.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Library(komadai::app::LibraryJob::Ask { question, .. }) => Some(question),
        _ => None,
    });
    let mv: Move = "3c3d".parse().expect("a move");
    let tally = MoveTally { mv, count: 9, wins: [4, 5], plies: 900, latest: None };
    let moves = vec![PlayedMove { tally, players: Default::default() }];
    let answer = Ok(Box::new(Explored { moves, games: 9, shown: Vec::new() }));
    let question = question.expect("the library is asked");
    room.table.receive(Incoming::Library(komadai::app::LibraryNews::Found {
        question,
        answer,
        reach: komadai::app::Reach::Whole,
    }));
    room.must_show("3d White pawn");
    room.must_show("Right.");
    type_move(&mut room.table, "2g2f");
    room.must_show("Thinking…");
}

#[test]
fn a_mark_is_taken_away_by_the_same_command() {
    let mut room = Room::new();
    open(&mut room.table, "手合割：平手\n   1 ７六歩(77)\n");
    room.table.press(Modifiers::NONE, Key::End);
    room.command(Command::Repertoire);
    room.must_show("This move is now in your repertoire.");
    room.command(Command::Repertoire);
    room.must_show("This move is no longer in your repertoire.");
    assert!(!room.shows("is now in your"));
    assert_eq!(room.schedule, Schedule::default());
}

/// White is mated on the spot, and Black plays something else.
const MISSED: &str = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i6h 5a6a 6h7h";

#[test]
fn missed_mates_are_found_without_an_engine_and_stand_in_the_record() {
    let mut room = Room::new();
    open(&mut room.table, MISSED);
    room.command(Command::MissedMates);
    room.must_show("Missed mates");
    room.must_show("mates in 1 move");
    room.table.click("Practise them");
    room.work();
    room.must_show("1 of");
    room.type_move("G*5b");
    room.must_show("In the game: ");
    room.command(Command::LeavePractice);
    assert!(room.table.shows("Not saved"), "the lines can be saved");
}

#[test]
fn a_mate_is_told_in_review_and_kept_from_the_players_of_a_game() {
    let mut room = Room::new();
    room.table.press(Modifiers::COMMAND, Key::N);
    room.table.press(Modifiers::NONE, Key::Enter);
    room.table.take_effects();
    room.command(Command::FindMate);
    assert!(!room.shows("has no mate"), "nobody helps the players");
    let mut room = Room::new();
    open(&mut room.table, MISSED);
    room.command(Command::FindMate);
    room.must_show("☗ mates in 1 move.");
}

#[test]
fn what_the_arbiter_asks_about_a_mate_goes_with_the_console() {
    let mut room = Room::new();
    let console = |room: &mut Room| room.table.press(Modifiers::NONE, Key::F8);
    begin_from(&mut room.table, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    room.table.take_effects();
    console(&mut room);
    room.command(Command::FindMate);
    room.must_show("☗ mates in 1 move.");
    console(&mut room);
    assert!(!room.shows("mates in"), "the players are at the board");
    console(&mut room);
    assert!(!room.shows("mates in"), "nothing waits for the next who opens it");
    room.table.ask(Action::Command(Command::FindMate));
    let asked = room.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Practice(job @ PracticeJob::Find { .. }) => room.done(job),
        _ => None,
    });
    console(&mut room);
    let stops = |effect: &Effect| matches!(effect, Effect::Practice(PracticeJob::Stop));
    assert!(room.table.take_effects().iter().any(stops));
    room.table.receive(Incoming::Practice(asked.expect("the arbiter may ask")));
    assert!(!room.shows("mates in"), "the answer comes when nobody may hear it");
}

#[test]
fn what_comes_again_is_counted_in_the_dialog() {
    let mut room = Room::new();
    let exercise = Box::new(fifty().remove(0));
    room.schedule.make(Change::Marked(exercise));
    room.table.press(Modifiers::COMMAND, Key::J);
    room.work();
    room.must_show("1 exercise is due today");
    room.table.click("Practise");
    room.work();
    room.must_show("1 of 1");
}

#[test]
fn a_game_that_goes_on_is_not_left_for_practice() {
    let mut room = Room::new();
    room.table.press(Modifiers::COMMAND, Key::N);
    room.table.press(Modifiers::NONE, Key::Enter);
    room.table.play("7g", "7f");
    room.table.press(Modifiers::COMMAND, Key::J);
    assert!(room.table.dialog_rect().is_none());
}

#[test]
fn the_mistakes_of_the_record_on_the_board_are_what_is_wanted() {
    let mut room = Room::new();
    open(&mut room.table, "手合割：平手\n   1 ７六歩(77)\n");
    room.table.press(Modifiers::COMMAND, Key::J);
    room.work();
    room.table.click("Mistakes");
    room.table.click("Begin");
    let wanted = room.table.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Practice(PracticeJob::Collect { wanted, .. }) => Some(wanted),
        _ => None,
    });
    let form = wanted.expect("they are looked for").form;
    assert_eq!((form.what, form.from), (Practised::Mistakes, GamesFrom::Board));
}

#[test]
fn guessing_moves_gives_no_later_one_away_and_leaves_the_board_as_it_lies() {
    let even = Position::even();
    let next = even.after("7g7f".parse().expect("a move")).to_sfen(2);
    let mut room = Room::new();
    let game = ["7g7f", "3c3d", "2g2f"];
    room.begin(vec![exercise(&even.to_sfen(1), Task::Next, &game), exercise(&next, Task::Next, &game[1..])]);
    let lies = room.table.square("9i").min;
    room.type_move("7g7f");
    room.must_show("is right");
    assert!(!room.shows("P-3d") && !room.shows("P-2f"), "{:#?}", room.table.everything());
    room.command(Command::PracticeNext);
    room.must_show("☖ What was played?");
    assert_eq!(room.table.square("9i").min, lies);
    room.command(Command::PracticeSolution);
    assert!(room.shows("P-3d") && !room.shows("P-2f"), "{:#?}", room.table.everything());
}

#[test]
fn beside_an_exercise_games_come_from_files() {
    let mut room = Room::new();
    room.begin(fifty());
    room.table.press(Modifiers::COMMAND, Key::J);
    room.work();
    for kind in ["Mistakes", "Next move"] {
        room.table.click(kind);
        room.must_show("File or folder");
    }
}

#[test]
fn in_the_smallest_window_with_words_twice_as_large_the_question_stays_in_sight() {
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::usual(language) };
        let table = Table::with(settings, 450.0, 300.0);
        let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
        room.begin(fifty());
        let text = Text::new(language);
        let task = format!("☗ {}", text.tell("practice-mate-in", &[("plies", 1_u32.into())]));
        let above = |room: &Room, label: &str, button: &str| {
            let (label, button) = (room.table.place(label), room.table.place(&text.say(button)));
            assert!(label.bottom() <= button.top(), "{label:?} {button:?}");
        };
        above(&room, &task, "command-practice-hint");
        room.type_move("G*1i");
        room.must_show(&text.tell("practice-mistakes", &[("count", 1_u32.into())]));
        above(&room, &task, "command-practice-hint");
    }
}

#[test]
fn of_a_large_set_the_exercises_around_the_present_one_have_dots() {
    let mut room = Room::new();
    let many: Vec<Exercise> = fifty().into_iter().chain(fifty()).collect();
    room.begin(many);
    let dot = |room: &Room, number: u32| room.table.everything().iter().any(|(label, _)| *label == number.to_string());
    assert!(dot(&room, 60) && !dot(&room, 61));
    room.table.ask(Action::Practice(PracticeAction::Show(80)));
    room.work();
    room.must_show("81 of 100");
    assert!(dot(&room, 81) && dot(&room, 100) && !dot(&room, 40));
}

#[test]
fn beginning_anew_undoes_no_mistake_and_no_hint_and_gives_no_time_back() {
    let mut room = Room::new();
    room.begin(fifty().into_iter().take(2).collect());
    room.type_move("G*1i");
    room.table.wait(Duration::from_secs(70));
    room.command(Command::PracticeAgain);
    room.must_show("1:10 · 1 mistake");
    room.command(Command::PracticeHint);
    room.command(Command::PracticeNext);
    room.command(Command::PracticePrevious);
    room.must_show("1:10 · 1 mistake");
    room.type_move("G*8b");
    room.must_show("0 of 1 passed");
    let memory = room.schedule.entries().find_map(|entry| entry.memory).expect("it was answered");
    assert_eq!(memory, komadai::practice::Memory::after(None, Grade::Failed, memory.last));
    room.command(Command::PracticeAgain);
    assert!(!room.shows("mistake"), "what was answered is only repeated");
    room.type_move("G*8b");
    room.must_show("0 of 1 passed");
}

#[test]
fn the_solution_of_a_mistake_is_the_better_move_and_the_one_of_the_game_is_named_as_such() {
    let mut room = Room::new();
    room.begin(vec![to_be_bettered()]);
    room.command(Command::PracticeSolution);
    room.must_show("This is the solution.");
    room.must_show("7f Black pawn");
    assert!(!room.shows("9f Black pawn"), "that was the mistake");
    room.must_show("In the game: ");
}

#[test]
fn the_moves_of_a_solution_count_on_from_the_game_and_those_of_a_problem_from_one() {
    let from_game = |task, game: &[&str]| {
        let mut exercise = exercise(THREE, task, game);
        exercise.source.number = 31;
        exercise
    };
    let better = KnownLine { evaluation: Evaluation::Points(900), moves: vec!["R*8b".parse().expect("a move")] };
    let [missed, mistake] =
        [from_game(Task::Mate, &["R*8b"]), from_game(Task::Better(vec![better]), &["G*8b", "9a8b"])];
    for (exercise, first) in [(missed, 31), (mistake, 31), (from_game(Task::Mate, &[]), 1)] {
        let mut room = Room::new();
        room.begin(vec![exercise]);
        room.command(Command::PracticeSolution);
        room.must_show(&format!("{first} ☗"));
        let other = format!("{} ☗", if first == 1 { 31 } else { 1 });
        let rows = room.table.everything();
        assert!(rows.iter().all(|(label, _)| !label.starts_with(&other)), "{first}: {rows:#?}");
    }
}

#[test]
fn a_position_without_a_mate_says_so_and_counts_for_nothing() {
    let mut room = Room::new();
    room.begin([problem("4k4/9/9/9/9/9/9/9/9 b P 1")].into_iter().chain(fifty().into_iter().take(1)).collect());
    room.must_show("has no mate here");
    room.must_show("This is no problem.");
    for command in [Command::PracticeHint, Command::PracticeSolution, Command::PracticeAgain] {
        room.command(command);
        assert!(!room.shows("mistake") && !room.shows("solved ·"), "{:#?}", room.table.everything());
    }
    room.table.press(Modifiers::NONE, Key::Enter);
    room.work();
    room.must_show("2 of 2");
    room.type_move("G*8b");
    room.must_show("1 of 1 passed");
    room.must_show("all answered in");
    assert!(room.schedule.entries().all(|it| it.has_no_mate == it.memory.is_none()), "{:?}", room.schedule);
    assert_eq!(room.schedule.due(Day(i64::MAX)).len(), 1, "what has no mate does not come again");
}

#[test]
fn a_position_without_a_mate_that_an_earlier_version_has_scheduled_is_due_no_more_once_that_is_known() {
    let mut room = Room::new();
    let exercise = Box::new(problem("4k4/9/9/9/9/9/9/9/9 b P 1"));
    let (grade, day) = (Grade::Failed, Day(20_000));
    room.schedule.make(Change::Answered { exercise: exercise.clone(), grade, day });
    let memory = room.schedule.get(&exercise).and_then(|entry| entry.memory);
    room.table.press(Modifiers::COMMAND, Key::J);
    room.work();
    room.must_show("1 exercise is due today");
    room.table.click("Practise");
    room.work();
    room.must_show("has no mate here");
    room.command(Command::LeavePractice);
    room.table.press(Modifiers::COMMAND, Key::J);
    room.must_show("Nothing is due today");
    assert_eq!(room.schedule.get(&exercise).and_then(|entry| entry.memory), memory, "nothing is lost");
}

#[test]
fn who_gives_up_before_the_mate_is_found_sees_it_once_it_is() {
    let mut room = Room::new();
    room.begin(fifty().into_iter().take(2).collect());
    room.table.ask(Action::Command(Command::PracticeNext));
    room.table.ask(Action::Command(Command::PracticeSolution));
    room.work();
    room.table.press(Modifiers::NONE, Key::End);
    assert_eq!(room.table.ply_seen(), 1);
    assert_eq!(room.schedule.entries().count(), 1);
}

#[test]
fn in_a_small_window_the_solution_is_stepped_through_in_sight_beside_a_notice() {
    for is_told in [true, false] {
        let settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
        let table = Table::with(settings, 900.0, 600.0);
        let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
        let mut left_out = LeftOut::default();
        let lines = if is_told { 0..2 } else { 0..0 };
        lines.for_each(|line| left_out.add("set.sfen", WhyLeftOut::Game(NoProblem::NoKing { line })));
        room.begin_without(left_out, vec![problem(THREE), problem(THREE)]);
        room.command(Command::PracticeSolution);
        for number in 1..=3 {
            room.table.press(Modifiers::NONE, Key::ArrowRight);
            let side = if number == 2 { "☖" } else { "☗" };
            room.must_show(&format!("{number} {side}"));
        }
    }
}

#[test]
fn the_moves_of_a_solution_are_in_sight_however_large_words_are() {
    let line = |moves: &[&str], points| KnownLine {
        evaluation: Evaluation::Points(points),
        moves: moves.iter().map(|mv| mv.parse().expect("a move")).collect(),
    };
    let lines = vec![line(&["7g7f", "3c3d", "2g2f", "8c8d"], 100), line(&["2g2f"], 90)];
    let mistake = || exercise(&Position::even().to_sfen(1), Task::Better(lines.clone()), &["9g9f", "3c3d"]);
    let mut faults = Vec::new();
    // A window of 900×600 with words at 200 %, with a screen that is finer and one that is not, and larger ones.
    for (width, height) in [(450.0, 300.0), (600.0, 400.0), (720.0, 480.0), (768.0, 512.0), (900.0, 600.0)] {
        for (language, set) in Language::ALL.into_iter().flat_map(|it| [(it, problem(THREE)), (it, mistake())]) {
            let table = Table::with(Settings { language: Some(language), ..Settings::usual(language) }, width, height);
            let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
            let is_mate = set.task == Task::Mate;
            room.begin(vec![set, problem(THREE)]);
            room.command(Command::PracticeSolution);
            let text = Text::new(language);
            let variations = text.tell("moves-variations", &[("count", 2_u32.into())]);
            let [next, step] = [Command::PracticeNext, Command::Next].map(|it| text.say(it.name()));
            for number in 0..=2 {
                let words = room.table.words_in_sight();
                // Moves that nobody has asked for yet share a row.
                let variations = words.iter().filter(|words| words.contains(&variations)).count();
                let moves = room.table.moves_in_sight() + variations;
                let foot = room.table.place(&next).bottom().max(room.table.place(&step).bottom());
                let is_told = width < 600.0 || words.contains(&text.say("practice-solution"));
                if moves < 2 || foot > height - 26.0 || !is_told {
                    let at = format!("{language:?}, {width}×{height}, {is_mate}, {number}");
                    faults.push(format!("{at}: {moves} moves, verdict {is_told}, buttons end at {foot}"));
                }
                room.table.press(Modifiers::NONE, Key::ArrowRight);
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_place_in_the_set_is_told_once_and_what_cannot_be_pressed_is_not_there() {
    let mut room = Room::new();
    let mut fifth = problem(THREE);
    fifth.source.number = 5;
    room.begin(vec![problem(THREE), fifth]);
    room.must_show("1 of 2");
    assert!(!room.shows("set.sfen, problem"), "it is the first of the set");
    assert!(room.table.shows("Solution"));
    room.command(Command::PracticeSolution);
    assert!(!room.table.shows("Solution"), "it is there");
    room.command(Command::PracticeNext);
    room.must_show("set.sfen, problem 5");
}

#[test]
fn a_line_of_japanese_moves_does_not_end_behind_the_sign_for_the_same_square() {
    let mut room = Room::with(Settings { language: Some(Language::Japanese), ..Settings::usual(Language::Japanese) });
    let moves = ["7g7f", "3c3d", "8h2b+", "3a2b"].map(|mv| mv.parse().expect("a move"));
    let lines = vec![KnownLine { evaluation: Evaluation::Points(100), moves: moves.to_vec() }];
    room.begin(vec![exercise(&Position::even().to_sfen(1), Task::Better(lines), &["9g9f"])]);
    room.command(Command::PracticeSolution);
    room.must_show("☗２二角成 ☖同銀");
}

#[test]
fn why_a_move_is_wrong_can_be_read_in_a_small_window() {
    for (width, height) in [(600.0, 400.0), (720.0, 480.0), (768.0, 512.0), (900.0, 600.0)] {
        for language in Language::ALL {
            let table = Table::with(Settings { language: Some(language), ..Settings::usual(language) }, width, height);
            let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
            room.begin(vec![to_be_bettered(), problem(THREE)]);
            room.type_move("9g9f");
            let is_told =
                |words: &String| words.contains("There is something better") || words.contains("もっと良い手");
            let words = room.table.words_in_sight();
            assert!(words.iter().any(is_told), "{language:?}, {width}×{height}: {words:?}");
        }
    }
}

#[test]
fn in_a_small_window_the_buttons_below_an_exercise_take_two_rows_at_most() {
    for language in Language::ALL {
        let table = Table::with(Settings { language: Some(language), ..Settings::usual(language) }, 900.0, 600.0);
        let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
        room.begin(vec![problem(THREE), problem(THREE)]);
        let text = Text::new(language);
        let rows = |room: &Room, commands: &[Command]| {
            let places = commands.iter().map(|command| room.table.place(&text.say(command.name())).center().y);
            let mut rows: Vec<f32> = places.collect();
            rows.sort_by(f32::total_cmp);
            rows.dedup_by(|one, other| (*one - *other).abs() < 8.0);
            rows.len()
        };
        let (next, again, leave) = (Command::PracticeNext, Command::PracticeAgain, Command::LeavePractice);
        assert_eq!(rows(&room, &[Command::PracticeHint, Command::PracticeSolution, again, next, leave]), 2);
        room.command(Command::PracticeSolution);
        assert_eq!(rows(&room, &[next, again, leave]), 2);
    }
}

#[test]
fn whatever_the_size_of_words_all_that_can_be_done_about_an_exercise_has_a_button_or_stands_behind_one() {
    for (language, width, height) in
        Language::ALL.into_iter().flat_map(|it| [(it, 450.0, 300.0), (it, 640.0, 400.0), (it, 1280.0, 800.0)])
    {
        let table = Table::with(Settings { language: Some(language), ..Settings::usual(language) }, width, height);
        let mut room = Room { table, solver: Solver::new(1 << 22), schedule: Schedule::default() };
        room.begin(vec![problem(THREE), to_be_bettered()]);
        let text = Text::new(language);
        let more = text.say("practice-more");
        if room.table.shows(&more) {
            room.table.click(&more);
        }
        for command in [Command::PracticeSolution, Command::PracticeNext, Command::LeavePractice] {
            let words = text.say(command.name());
            assert!(room.table.shows(&words), "{language:?}, {width}×{height}: {words}");
        }
        room.table.click(&text.say(Command::PracticeNext.name()));
        room.must_show(&text.say("practice-better"));
    }
}
