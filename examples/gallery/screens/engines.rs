//! The engine, and the dialog about engines.

use komadai::app::{
    Action, Command, EngineAction, EngineNews, EngineProfile, EngineWord, GameAction, GameNews, GameWord, Incoming,
};
use komadai::engine::{Analysis, EngineLine, Score, SearchNumber};

use super::board;
use crate::room::Room;

fn engine(name: &str, program: &str) -> EngineProfile {
    EngineProfile { name: name.to_owned(), command: vec![program.to_owned()], ..EngineProfile::default() }
}

pub fn dialog(room: &mut Room) {
    room.command(Command::Engines);
    let found = [engine("Fairy-Stockfish", "fairy-stockfish"), engine("GPS Shogi", "gpsusi")];
    room.receive(Incoming::Engine(EngineNews::Found(found.to_vec())));
    room.act(Action::Engine(EngineAction::Keep(found[0].clone())));
}

/// What an engine says of the position before the first move.
pub fn lines(room: &mut Room) {
    board::review(room);
    room.command(Command::First);
    room.command(Command::Analyse);
    room.act(Action::Engine(EngineAction::Keep(engine("Fairy-Stockfish", "fairy-stockfish"))));
    room.act(Action::Engine(EngineAction::Analyse));
    let line = |points, moves: &str| EngineLine {
        score: Some(Score::Points(points)),
        depth: Some(22),
        moves: moves.split(' ').map(|mv| mv.parse().expect("it is a move")).collect(),
        ..EngineLine::default()
    };
    let lines = vec![line(52, "2g2f 8c8d 2f2e 8d8e"), line(38, "7g7f 3c3d 2g2f"), line(21, "5g5f 8c8d")];
    let search = SearchNumber(1);
    let analysis = Analysis { search, lines, speed: Some(1_800_000), ..Analysis::default() };
    for word in [EngineWord::Began(search), EngineWord::Found(Box::new(analysis))] {
        room.receive(Incoming::Engine(EngineNews::Told(1, word)));
    }
}

/// The dialog about the analysis of a game.
pub fn whole_game(room: &mut Room) {
    board::review(room);
    room.command(Command::Engines);
    room.act(Action::Engine(EngineAction::Keep(engine("Fairy-Stockfish", "fairy-stockfish"))));
    room.command(Command::Cancel);
    room.command(Command::AnalyseGame);
}

/// An engine that has seen a part of the game.
pub fn game_run(room: &mut Room) {
    whole_game(room);
    room.act(Action::WholeGame(GameAction::Begin));
    tell(room, GameWord::Ready("Fairy-Stockfish".to_owned()));
    let line = room.see(|app| app.state().tree().main_line());
    for (ply, &node) in line.iter().enumerate().take(line.len() - 1) {
        // The fifth move is a mistake, and the eighth a blunder.
        let black = [30, 45, 20, 60, 50, -650, -600, -640, 420][ply.min(8)];
        let points = if ply % 2 == 0 { black } else { -black };
        let line = EngineLine { score: Some(Score::Points(points)), depth: Some(18), ..EngineLine::default() };
        let analysis = Analysis { lines: vec![line], ..Analysis::default() };
        tell(room, GameWord::Found(node, Box::new(analysis)));
    }
}

/// What the evaluations of a game come to.
pub fn summary(room: &mut Room) {
    game_run(room);
    tell(room, GameWord::Over);
}

fn tell(room: &mut Room, word: GameWord) {
    room.receive(Incoming::WholeGame(GameNews { run: 1, word }));
}
