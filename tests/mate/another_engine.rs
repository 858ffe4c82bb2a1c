//! The same answers as another engine, where it is installed.

use std::fs;
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

/// A shell that speaks as much USI as it takes to be asked for a mate.
#[cfg(unix)]
fn script(folder: &Path, declared: &str, at_go: &str) -> std::path::PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join("engine.sh");
    let lines = format!(
        "#!/bin/sh\nwhile read -r word rest; do case $word in usi) {declared}echo usiok;; isready) echo readyok;; \
         position) place=$rest;; go) {at_go};; quit) exit;; esac; done\n"
    );
    fs::write(&path, lines).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[cfg(unix)]
#[test]
fn an_engine_that_ends_itself_on_a_position_says_so_and_can_be_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let at_go = r#"case $place in *9/9/9/9/9/9/9/9/9*) exit 3;; *) echo "info depth 3 nodes 40 time 2"; echo checkmate nomate;; esac"#;
    let mut engine = Engine::start(&script(folder.path(), "", at_go)).unwrap();
    let second = Duration::from_secs(1);
    assert_eq!(engine.mate(&Position::even(), second).unwrap(), "nomate");
    let empty = Position::from_sfen("9/9/9/9/9/9/9/9/9 b - 1").unwrap();
    let gone = engine.mate(&empty, second).unwrap_err();
    assert!(gone.to_string().contains("exit status: 3"), "{gone}");
    engine.start_again().unwrap();
    assert_eq!(engine.mate(&Position::even(), second).unwrap(), "nomate");
    engine.quit().unwrap();
}

#[cfg(unix)]
#[test]
fn sekirei_is_asked_through_its_option() {
    let folder = tempfile::tempdir().unwrap();
    let declared = r#"echo "option name SearchMode type combo default Auto var Auto var Dfpn"; "#;
    let at_go = r#"echo "info string dfpn outcome disproven scope bounded"; echo "info depth 0 nodes 7 time 1"; echo bestmove 7g7f"#;
    let mut engine = Engine::start(&script(folder.path(), declared, at_go)).unwrap();
    assert_eq!(engine.mate(&Position::even(), Duration::from_secs(1)).unwrap(), "nomate");
    engine.quit().unwrap();
}
