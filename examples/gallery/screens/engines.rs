//! The engine, and the dialog about engines.

use komadai::app::{Action, Command, EngineAction, EngineNews, EngineProfile, EngineWord, Incoming};
use komadai::engine::{Analysis, EngineLine, Score, SearchNumber};

use super::board;
use crate::room::Room;

fn engine(name: &str, program: &str) -> EngineProfile {
    EngineProfile { name: name.to_owned(), command: vec![program.to_owned()] }
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
