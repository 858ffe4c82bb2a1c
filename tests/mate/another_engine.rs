//! The same answers as another engine, where it is installed.

use std::path::Path;
use std::time::Duration;

use komadai::mate::{Answer, Limits, Solver};
use komadai::shogi::Position;

use crate::dice::Dice;
use crate::made_up::made_up;
use crate::mate_engine::Engine;

const PROGRAM: &str = "/usr/games/gpsusi";

#[test]
fn gps_shogi_finds_mates_in_the_same_positions() {
    if !Path::new(PROGRAM).exists() {
        eprintln!("skipped: {PROGRAM} (Debian: gpsshogi) is not installed");
        return;
    }
    let mut engine = Engine::start(Path::new(PROGRAM)).unwrap();
    let has_kings =
        |position: &Position| [position.turn(), !position.turn()].map(|it| position.board().king(it).is_some());
    let positions = (20_000..).map(|seed| made_up(&mut Dice::new(seed))).filter(|it| has_kings(it) == [true, true]);
    let (mut mates, mut open) = (0, 0);
    for position in positions.filter(|position| position.checks().len() > 3).take(8) {
        let answer = Solver::new(1 << 24).solve(&position, Limits::nodes(200_000)).unwrap();
        let told = engine.mate(&position, Duration::from_secs(3)).unwrap();
        let sfen = position.to_sfen(1);
        match (&answer, &told[..]) {
            (Answer::NotFound, _) | (_, "timeout") => open += 1,
            (Answer::Mate { .. }, told) => {
                mates += 1;
                assert_ne!(told, "nomate", "{sfen} {answer:?}");
            }
            (Answer::NoMate, told) => assert_eq!(told, "nomate", "{sfen}"),
        }
    }
    engine.quit().unwrap();
    eprintln!("{mates} mates, {open} open to one of the two");
    assert!(mates > 1 && open < 5, "{mates} {open}");
}
