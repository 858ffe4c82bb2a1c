//! Engines that are installed are tried. Those that are not are passed over with a word: the tests install nothing.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::analysing::{folder, game};
use crate::programs::{json, komadai};

/// What the trial of an engine says, if the engine is there.
fn tried(program: &str) -> Option<Value> {
    let (said, _, _) = komadai(&["engine", "--json", "--", program]);
    let report = json(&said);
    if report["faults"][0]["kind"] == "not_started" {
        eprintln!("{program} is not installed, so this was not tried");
        return None;
    }
    Some(report)
}

#[test]
fn fairy_stockfish_can_be_used() {
    let Some(report) = tried("fairy-stockfish") else { return };
    assert_eq!((&report["ok"], &report["legal"], &report["multipv"]), (&true.into(), &true.into(), &true.into()));
    assert!(report["stop_ms"].as_u64().unwrap() < 500, "{report}");
    assert_eq!((&report["ended"]["code"], report["faults"].as_array().unwrap().len()), (&0.into(), 0), "{report}");
}

#[test]
fn gps_shogi_can_be_used_and_finds_mates() {
    let Some(report) = tried("gpsusi") else { return };
    assert_eq!((&report["ok"], &report["mate"]), (&true.into(), &true.into()), "{report}");
}

#[test]
fn sjaak_cannot_be_used_as_it_does_not_stop() {
    let Some(report) = tried("sjaakii") else { return };
    assert_eq!((&report["ok"], &report["faults"][0]["kind"]), (&false.into(), &"does_not_stop".into()), "{report}");
}

#[test]
fn one_that_knows_no_time_for_a_move_analyses_all_the_same() {
    if tried("gpsusi").is_none() {
        return;
    }
    let folder = folder(&[("game.kifu", game(4))]);
    let file = folder.path().join("game.kifu");
    let file = file.to_str().unwrap();
    let arguments = ["analyse", "--movetime", "700", "--option", "BookDepth=0", "--json", file, "--engine", "gpsusi"];
    let (said, _, code) = komadai(&arguments);
    let last = json(said.lines().last().unwrap());
    assert_eq!((code, &last["analysed"], &last["restarts"]), (0, &5.into(), &1.into()), "{last}");
}

#[test]
fn fairy_stockfish_analyses_a_game_within_its_time() {
    if tried("fairy-stockfish").is_none() {
        return;
    }
    let folder = folder(&[("game.kifu", game(6))]);
    let file = folder.path().join("game.kifu");
    let since = std::time::Instant::now();
    let (said, _, code) = komadai(&[
        "analyse",
        "--movetime",
        "100",
        "--multipv",
        "3",
        "--json",
        file.to_str().unwrap(),
        "--engine",
        "fairy-stockfish",
    ]);
    assert!(since.elapsed() < std::time::Duration::from_secs(5));
    assert_eq!(code, 0);
    for line in said.lines().take(7).map(json) {
        assert!(line["cp"].is_i64() && line["depth"].as_u64().unwrap() > 3, "{line}");
        assert_eq!(line["others"].as_array().unwrap().len(), 2, "{line}");
    }
}

/// Moves and evaluations stay equal on the way there and back (`tsshogi.mjs`). Where the library of ShogiHome is, the
/// test script says.
#[test]
fn tsshogi_reads_what_is_analysed_and_what_it_writes_is_read() {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("npm");
    if !place.join("node_modules/tsshogi").is_dir() {
        eprintln!("tsshogi is not installed in {}, so this was not tried", place.display());
        return;
    }
    if tried("fairy-stockfish").is_none() {
        return;
    }
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (script, game) = (place.join("tsshogi.mjs"), own.join("examples/gallery/club_game.kifu"));
    std::fs::copy(own.join("tests/engines/tsshogi.mjs"), &script).unwrap();
    let arguments = [script.as_path(), Path::new(env!("CARGO_BIN_EXE_komadai")), &game, Path::new("fairy-stockfish")];
    let told = Command::new("node").args(arguments).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}
