//! Games written from the rules alone, by somebody who had not seen the program, with how each ends under which
//! profile: `answers.csv` gives the winner, the reason, the ply and the rule.
#![expect(clippy::disallowed_methods, reason = "the games lie beside the tests")]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde::Deserialize;
use serde_json::Value;

/// A row of the table.
#[derive(Debug, Deserialize)]
struct Answer {
    file: String,
    profile: String,
    /// `black`, `white` or `none`.
    winner: String,
    /// The reason as spelled by `judge`, or `none` if nothing ends the game.
    reason: String,
    /// The ply at which the game ended.
    ply: Option<u64>,
    /// The rule, in words.
    source: String,
    /// `yes` or `no` if it matters whether the game is replayed.
    again: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/matches/data/by_the_rules")
}

/// The answers by profile.
fn answers() -> BTreeMap<String, Vec<Answer>> {
    let mut by_profile = BTreeMap::<String, Vec<Answer>>::new();
    for answer in csv::Reader::from_path(folder().join("answers.csv")).unwrap().deserialize() {
        let answer: Answer = answer.unwrap();
        by_profile.entry(answer.profile.clone()).or_default().push(answer);
    }
    by_profile
}

/// The output of `judge` for these files, one JSON object each.
fn judged(profile: &str, answers: &[Answer]) -> Vec<Value> {
    let files = answers.iter().map(|answer| &answer.file);
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    let output = command.args(["judge", "--json", "--profile", profile]).args(files).current_dir(folder()).output();
    String::from_utf8(output.unwrap().stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Winner, reason and last ply.
fn expected(answer: &Answer) -> (&str, &str, Option<u64>) {
    (&answer.winner, &answer.reason, answer.ply)
}

fn found(object: &Value) -> (&str, &str, Option<u64>) {
    let winner = match object["winner"].as_str() {
        Some("b") => "black",
        Some("w") => "white",
        _ => "none",
    };
    (winner, object["reason"].as_str().unwrap_or("none"), object["ended_at_ply"].as_u64())
}

#[test]
fn games_written_from_the_rules_end_as_the_rules_say() {
    for (profile, answers) in answers() {
        let objects = judged(&profile, &answers);
        assert_eq!(objects.len(), answers.len(), "{profile}");
        for (answer, object) in answers.iter().zip(&objects) {
            let Answer { file, source, again, .. } = answer;
            assert_eq!(found(object), expected(answer), "{file} by {profile}: {source}\n{object}");
            let is_replayed = object["explanation"].as_str().unwrap().contains("another one is played");
            let says_so = if is_replayed { "yes" } else { "no" };
            assert!(again.is_empty() || again == says_so, "{file} by {profile}: {source}\n{object}");
        }
    }
}

#[test]
fn every_game_has_an_answer_and_there_are_hundreds() {
    let mut answered: Vec<String> = answers().into_values().flatten().map(|answer| answer.file).collect();
    answered.sort();
    answered.dedup();
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut games: Vec<String> = files.filter(|name| name != "answers.csv").collect();
    games.sort();
    assert_eq!(games, answered);
    assert!(games.len() > 300);
}
