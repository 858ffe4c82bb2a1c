//! The engine, and the dialog about engines.

use komadai::app::{
    Action, Chair, Command, DialogAction, EngineAction, EngineNews, EnginePlayer, EngineProfile, EngineWord,
    GameAction, GameNews, GameWord, Incoming, NewGameForm, OptionAction, Places, PrintForm, Sheet,
};
use komadai::engine::{Analysis, EngineLine, EngineOption, Introduction, OptionKind, Score, SearchNumber, TrialReport};

use super::{board, dialogs};
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

/// All kinds of options.
pub fn options(room: &mut Room) {
    dialog(room);
    room.act(Action::Engine(EngineAction::ShowOptions(0)));
    let option = |name: &str, kind| EngineOption { name: name.to_owned(), kind };
    let options = vec![
        option("Threads", OptionKind::Spin { default: Some(1), min: Some(1), max: Some(512) }),
        option("Clear Hash", OptionKind::Button),
        option("Ponder", OptionKind::Check { default: false }),
        option("Contempt", OptionKind::Combo { default: "Both".to_owned(), choices: vec!["Both".to_owned()] }),
        option("EvalFile", OptionKind::File { default: "nn.bin".to_owned() }),
        option("Debug Log", OptionKind::Text { default: String::new() }),
    ];
    let introduction = Some(Introduction { options, ..Introduction::default() });
    let number = room.see(|app| app.state().engines.trials);
    let mut report = Box::<TrialReport>::default();
    report.introduction = introduction;
    room.receive(Incoming::Engine(EngineNews::Tried(number, report)));
    room.act(Action::Engine(EngineAction::Options(OptionAction::Set("Threads".to_owned(), "4".to_owned()))));
}

/// What an engine says of the position before the first move.
pub fn lines(room: &mut Room) {
    board::review(room);
    room.command(Command::First);
    room.command(Command::Analyse);
    room.act(Action::Engine(EngineAction::Keep(engine("Fairy-Stockfish", "fairy-stockfish"))));
    room.act(Action::Engine(EngineAction::Analyse));
    say(room, 1, 1, &[(52, "2g2f 8c8d 2f2e 8d8e"), (38, "7g7f 3c3d 2g2f"), (21, "5g5f 8c8d")]);
}

/// What another one says beside it.
pub fn two(room: &mut Room) {
    lines(room);
    room.command(Command::Engines);
    room.act(Action::Engine(EngineAction::Keep(engine("GPS Shogi", "gpsusi"))));
    room.command(Command::Cancel);
    room.act(Action::Engine(EngineAction::ChooseSecond(Some(0))));
    let (first, second) = room.see(|app| {
        let engines = &app.state().engines;
        let asked = |chair| engines.in_chair(chair).and_then(|it| Some((it.run, it.wanted.as_ref()?.number.0)));
        (asked(Chair::First), asked(Chair::Second))
    });
    let ((run, search), (other, searched)) = first.zip(second).expect("both are on");
    say(room, run, search, &[(61, "7g7f 8c8d"), (44, "2g2f 3c3d")]);
    say(room, other, searched, &[(52, "2g2f 8c8d 2f2e 8d8e"), (38, "7g7f 3c3d 2g2f"), (21, "5g5f 8c8d")]);
}

/// An engine has found these lines.
fn say(room: &mut Room, run: u64, search: u64, lines: &[(i32, &str)]) {
    let line = |&(points, moves): &(i32, &str)| EngineLine {
        score: Some(Score::Points(points)),
        depth: Some(22),
        moves: moves.split(' ').map(|mv| mv.parse().expect("it is a move")).collect(),
        ..EngineLine::default()
    };
    let search = SearchNumber(search);
    let lines = lines.iter().map(line).collect();
    let analysis = Analysis { search, lines, speed: Some(1_800_000), ..Analysis::default() };
    for word in [EngineWord::Began(search), EngineWord::Found(Box::new(analysis))] {
        room.receive(Incoming::Engine(EngineNews::Told(run, word)));
    }
}

/// A new game against an engine.
pub fn opponent(room: &mut Room) {
    dialog(room);
    room.command(Command::Cancel);
    let player = EnginePlayer::new(engine("Fairy-Stockfish", "fairy-stockfish"));
    board::fill_in(room, NewGameForm { engines: [None, Some(player)], ..board::form() });
}

/// A match of two engines.
pub fn engine_match(room: &mut Room) {
    dialog(room);
    room.command(Command::Cancel);
    let player = |name, program| Some(EnginePlayer::new(engine(name, program)));
    let engines = [player("Fairy-Stockfish", "fairy-stockfish"), player("GPS Shogi", "gpsusi")];
    board::fill_in(room, NewGameForm { engines, games: 10, ..board::form() });
    room.dialog(DialogAction::StartGame);
}

/// The five moments of an analysed game, to be printed.
pub fn handout(room: &mut Room) {
    summary(room);
    room.command(Command::Cancel);
    room.command(Command::Print);
    let form = PrintForm { sheet: Sheet::Handout, places: Places::Moments, ..PrintForm::default() };
    room.dialog(DialogAction::EditPrint(form));
    dialogs::show_preview(room);
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
    let line = room.see(|app| {
        let tree = app.state().tree();
        let best = |node| tree.position_at(node).legal_moves().last().copied();
        tree.main_line().into_iter().map(|node| (node, best(node))).collect::<Vec<_>>()
    });
    for (ply, &(node, best)) in line.iter().enumerate().take(line.len() - 1) {
        // The fifth move is a mistake, and the eighth a blunder.
        let black = [30, 45, 20, 60, 50, -650, -600, -640, 420][ply.min(8)];
        let points = if ply % 2 == 0 { black } else { -black };
        let (score, moves) = (Some(Score::Points(points)), best.into_iter().collect());
        let line = EngineLine { score, depth: Some(18), moves, ..EngineLine::default() };
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
