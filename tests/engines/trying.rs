//! `komadai engine` says what an engine can do and what is wrong with it, and leaves nothing behind.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::programs::{hostile, is_gone, json, komadai, runs};

fn tried(how: &str, timeout: &str) -> (Value, i32) {
    let program = hostile().to_str().unwrap();
    let (said, _, code) = komadai(&["engine", "--json", "--timeout", timeout, "--", program, how]);
    (json(&said), code)
}

#[test]
fn a_good_engine_is_told_with_all_that_it_can() {
    let (report, code) = tried("good", "30");
    assert_eq!((code, &report["ok"], &report["name"]), (0, &true.into(), &"Hostile good".into()), "{report}");
    for able in ["legal", "multipv", "mate"] {
        assert_eq!(report[able], true, "{report}");
    }
    assert_eq!((&report["options"], &report["ended"]["code"]), (&2.into(), &0.into()), "{report}");
    let keys = ["usi_ms", "ready_ms", "stop_ms"];
    assert!(keys.iter().all(|key| report[key].is_u64()), "{report}");
}

#[test]
fn whatever_an_engine_does_the_trial_ends_in_time_and_says_so() {
    for (how, kind) in [
        ("silent", "no_usiok"),
        ("exits", "died"),
        ("crashes_at_go", "died"),
        ("freezes_at_isready", "no_readyok"),
        ("deaf_to_stop", "does_not_stop"),
        ("illegal", "illegal_move"),
        ("uci", "speaks_uci"),
        ("floods_at_once", "floods"),
    ] {
        let since = Instant::now();
        let (report, code) = tried(how, "8");
        assert!(since.elapsed() < Duration::from_millis(8_500), "{how}");
        assert_eq!((code, &report["ok"]), (1, &false.into()), "{how}: {report}");
        let kinds: Vec<_> = report["faults"].as_array().unwrap().iter().map(|fault| fault["kind"].clone()).collect();
        assert!(kinds.contains(&kind.into()), "{how}: {report}");
        assert!(is_gone(&format!("hostile_engine {how}"), Duration::from_secs(1)), "{how}");
    }
}

#[test]
fn whoever_names_a_time_waits_as_long_for_an_engine_that_says_nothing() {
    let since = Instant::now();
    let (report, _) = tried("says_nothing", "14");
    assert!(since.elapsed() > Duration::from_millis(11_500), "ten seconds are not enough then");
    assert_eq!(report["faults"][0]["kind"], "no_usiok", "{report}");
    assert!(report["faults"][0]["message"].as_str().unwrap().contains("for 12 s"), "{report}");
    let program = hostile().to_str().unwrap();
    let since = Instant::now();
    let (said, _, _) = komadai(&["engine", "--json", "--", program, "says_nothing"]);
    assert!(since.elapsed() < Duration::from_secs(12) && said.contains("for 10 s"), "{said}");
}

#[test]
fn one_that_cannot_count_positions_can_be_used_and_is_told_apart() {
    for (how, counts) in [("good", true), ("knows_no_nodes", false), ("counts_not", false)] {
        let (report, code) = tried(how, "30");
        assert_eq!((code, &report["nodes"]), (0, &counts.into()), "{how}: {report}");
        assert_eq!(report["faults"].as_array().unwrap().len(), 0, "{how}: {report}");
    }
}

#[test]
fn one_that_does_not_wait_to_be_told_to_stop_is_told_as_such() {
    for (how, kinds) in
        [("answers_at_once", vec!["answered_early"]), ("answers_the_same", vec!["answered_early", "illegal_move"])]
    {
        let (report, code) = tried(how, "30");
        assert_eq!((code, &report["stop_ms"]), (0, &Value::Null), "{how}: {report}");
        let faults = report["faults"].as_array().unwrap().iter().map(|fault| fault["kind"].as_str().unwrap());
        assert_eq!(faults.collect::<Vec<_>>(), kinds, "{how}: {report}");
    }
}

#[test]
fn oddities_with_which_one_can_live_do_no_harm() {
    for how in
        ["greets_twice", "not_utf8", "absurd", "many_options", "answers_twice", "byte_by_byte", "ignores_quit", "talks"]
    {
        let (report, code) = tried(how, "30");
        assert_eq!((code, &report["ok"]), (0, &true.into()), "{how}: {report}");
    }
}

#[test]
fn what_is_no_engine_is_told_in_words() {
    let (said, complaints, code) = komadai(&["engine", "--", "no-such-program"]);
    assert!(said.ends_with("cannot be used\n") && complaints.contains("there is no program no-such-program"));
    assert_eq!(code, 1);
    let (_, complaints, _) = komadai(&["engine", "--lang", "ja", "--", "no-such-program"]);
    assert!(complaints.contains("「no-such-program」というプログラムがありません"), "{complaints}");
    // A file that is no program.
    let (_, complaints, code) = komadai(&["engine", "--", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
    assert!(code == 1 && complaints.contains("Cargo.toml is not a program that may be run"), "{complaints}");
}

#[test]
fn no_engine_outlives_the_program_however_that_ends() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_komadai"));
    program.args(["engine", "--", hostile().to_str().unwrap(), "leaves_a_grandchild_behind"]);
    let mut program = program.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let since = Instant::now();
    while !runs("hostile_engine leaves_a_grandchild_behind") && since.elapsed() < Duration::from_secs(3) {
        std::thread::sleep(Duration::from_millis(5));
    }
    // Kills, and gives it no time for anything.
    program.kill().unwrap();
    program.wait().unwrap();
    for words in ["hostile_engine leaves_a_grandchild_behind", "sleep 64", "sleep 65"] {
        assert!(is_gone(words, Duration::from_secs(1)), "{words}");
    }
}
