//! Practice: a problem, one's own mistakes, and the mates that were missed.

use komadai::app::{
    Action, Collected, Command, FoundMate, Incoming, LeftOut, PracticeAction, PracticeForm, PracticeNews,
    PracticeSettings, Practised,
};
use komadai::mate::{Answer, Answers, Limits, Solver};
use komadai::practice::{Exercise, KnownLine, MateReply, Source, Task};
use komadai::record::Evaluation;
use komadai::shogi::{Color, Move, Position};
use komadai::tsume::{MissedMate, MissedMates, examine, solution_record};

use super::board;
use crate::room::Room;

/// A problem in five moves.
const FIVE: &str = "l4k2+S/1n+Bb5/p6P1/1gp1G2+Sp/3NS4/2PP5/PPG1P+p2P/9/LK6L b 2RGS2NL6Pp 1";

fn act(room: &mut Room, action: PracticeAction) {
    room.act(Action::Practice(action));
}

fn tell(room: &mut Room, news: PracticeNews) {
    room.receive(Incoming::Practice(news));
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen).expect("it is a position")
}

fn exercise(room: &Room, position: Position, task: Task, game: &[&str], number: u32) -> Exercise {
    let game = game.iter().map(|mv| mv.parse().expect("it is a move")).collect();
    Exercise { position, task, game, source: Source { name: room.told("Arai 5.sfen"), number } }
}

fn form() -> PracticeForm {
    PracticeForm { path: "/home/arai/shogi/tsume".to_owned(), ..PracticeForm::of(&PracticeSettings::default()) }
}

/// The dialog.
pub fn dialog(room: &mut Room) {
    board::review(room);
    room.command(Command::Practice);
    act(room, PracticeAction::Edit(form()));
}

/// The dialog, for the games of an evening.
pub fn mistakes(room: &mut Room) {
    dialog(room);
    act(room, PracticeAction::Edit(PracticeForm { what: Practised::Mistakes, ..form() }));
}

fn begin(room: &mut Room, exercises: Vec<Exercise>) {
    dialog(room);
    act(room, PracticeAction::OpenSet("/home/arai/shogi/tsume.sfen".into()));
    let found = Collected { name: room.told("tsume.sfen"), exercises, left_out: LeftOut::default() };
    tell(room, PracticeNews::Collected { run: 1, found: Ok(Box::new(found)) });
}

fn solved(position: &Position) -> (u16, Vec<Move>) {
    match Solver::new(1 << 24).solve(position, Limits::nodes(500_000)) {
        Ok(Answer::Mate { plies, line, .. }) => (plies, line),
        other => panic!("the problem has a mate: {other:?}"),
    }
}

/// Twelve problems, of which the sixth is begun.
fn begun(room: &mut Room) -> (Position, u16, Vec<Move>) {
    let five = position(FIVE);
    let exercises = (1..=12).map(|number| exercise(room, five.clone(), Task::Mate, &[], number)).collect();
    begin(room, exercises);
    let (plies, line) = solved(&five);
    tell(room, PracticeNews::Found { question: 1, mate: FoundMate::Mate { plies, line: line.clone() } });
    (five, plies, line)
}

/// A problem of which two moves were found.
pub fn problem(room: &mut Room) {
    let (_, plies, line) = begun(room);
    room.play(&line[0].to_string());
    let reply = MateReply::GoesOn { answer: line[1], left: plies - 2 };
    tell(room, PracticeNews::Judged { question: 2, reply });
    let mate = FoundMate::Mate { plies: plies - 2, line: line[2..].to_vec() };
    tell(room, PracticeNews::Found { question: 3, mate });
}

/// A move that does not mate.
pub fn wrong(room: &mut Room) {
    let (five, _, line) = begun(room);
    let other = five.checks().into_iter().find(|mv| *mv != line[0]).expect("there is another check");
    room.play(&other.to_string());
    tell(room, PracticeNews::Judged { question: 2, reply: MateReply::Escapes });
}

/// The solution with every defence.
pub fn solution(room: &mut Room) {
    let (five, plies, _) = begun(room);
    let mut solver = Solver::new(1 << 24);
    let examination = Box::new(examine(&mut solver, &five, Limits::nodes(500_000)).expect("there is a king"));
    tell(room, PracticeNews::Examined { question: 1, examination });
    room.command(Command::PracticeSolution);
    let attack = solver.solution(&five, plies, Answers::All, 2_000, Limits::nodes(500_000));
    let solution = attack.ok().map(|attack| Box::new(solution_record(&five, &attack)));
    tell(room, PracticeNews::Solved { question: 2, solution });
    room.command(Command::Last);
}

/// A better move than the one that was played.
pub fn better(room: &mut Room) {
    let line = |points, moves: &[&str]| KnownLine {
        evaluation: Evaluation::Points(points),
        moves: moves.iter().map(|mv| mv.parse().expect("it is a move")).collect(),
    };
    let lines = vec![line(60, &["7g7f", "3c3d", "2g2f"]), line(50, &["2g2f", "8c8d"])];
    let even = exercise(room, Position::even(), Task::Better(lines), &["9g9f", "3c3d"], 1);
    begin(room, vec![even]);
    room.play("2g2f");
}

/// The mates that were missed in a game.
pub fn missed(room: &mut Room) {
    board::review(room);
    room.command(Command::MissedMates);
    let line: Vec<Move> = ["2g2f", "8c8d", "2f2e"].iter().map(|mv| mv.parse().expect("it is a move")).collect();
    let mate = MissedMate { ply: 0, side: Color::Black, plies: 3, is_shortest: true, line, played: None };
    let missed = MissedMates { missed: vec![mate], undecided: vec![3] };
    tell(room, PracticeNews::Missed { run: 1, found: Box::new(missed) });
}
