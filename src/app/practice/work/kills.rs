//! A program is killed at any moment while it saves answers: what it has reported is in the file, and the file is
//! whole.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use super::schedule_file::ScheduleFile;
use super::schedule_file::tests::problem;
use crate::practice::{Change, Day, Grade};

/// Names the file to the program that is killed.
const FILE: &str = "KOMADAI_PRACTICE_FILE";

/// How often it is killed, each time after a different delay.
const KILLS: u64 = 60;

#[test]
fn what_was_told_to_be_kept_survives_a_kill_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("practice.jsonl");
    let mut told = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "app::practice::work::kills::answers_until_it_is_killed", "--ignored", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let day_of = |line: String| line.rsplit_once("kept ")?.1.trim().parse::<i64>().ok();
        // It is killed while it writes, not while it starts.
        let first = said.by_ref().find_map(day_of);
        thread::sleep(Duration::from_micros(kill * 7_919 % 40_000));
        _ = child.kill();
        let days: Vec<i64> = first.into_iter().chain(said.filter_map(day_of)).collect();
        child.wait().unwrap();
        let kept = ScheduleFile::at(path.clone()).read();
        assert_eq!(kept.trouble, None, "the file is whole");
        for day in &days {
            let entry = kept.schedule.get(&problem(number_of(*day))).and_then(|entry| entry.memory);
            assert!(entry.is_some_and(|memory| memory.last >= Day(*day)), "day {day} was told to be kept");
        }
        told += days.len();
    }
    assert!(told > 50, "{told} answers are too few to tell anything");
}

const fn number_of(day: i64) -> u8 {
    (day % 60) as u8
}

#[test]
#[ignore = "it is the program that is killed"]
fn answers_until_it_is_killed() {
    let Some(path) = env::var_os(FILE) else { return };
    let mut file = ScheduleFile::at(path.into());
    let first = file.read().schedule.entries().filter_map(|entry| entry.memory).map(|memory| memory.last.0).max();
    for day in first.unwrap_or(20_000) + 1.. {
        let exercise = problem(number_of(day));
        let kept = file.change(Change::Answered { exercise, grade: Grade::Good, day: Day(day) });
        assert_eq!(kept.trouble, None);
        let mut out = std::io::stdout().lock();
        writeln!(out, "kept {day}").and_then(|()| out.flush()).unwrap();
    }
}
