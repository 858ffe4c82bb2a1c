//! A day in a hall, in fast time: the whole program except for the window, with real files, real threads and real
//! journals.
//!
//! One table plays game after game, with the audience display and the hall view open; other tables come and go in the
//! same folder, records are opened and left, and now and then the program is a clock for a wooden board. For eight
//! hours of this: `cargo test --release --test soak -- --ignored --nocapture`.

#![cfg(all(feature = "gui", target_os = "linux"))]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![allow(clippy::disallowed_methods, reason = "the trial puts files into the hall, and asks the system about itself")]

mod measure;
mod venue;

use std::process::{Command, Stdio};

use measure::Measures;
use venue::Venue;

/// The environment variable that holds the length of a day, in minutes.
const ORDERS: &str = "KOMADAI_SOAK_MINUTES";

#[test]
fn ten_minutes_in_a_hall_leave_no_file_and_no_thread_behind() {
    live_through(10);
}

#[test]
#[ignore = "takes some minutes"]
fn eight_hours_in_a_hall_leave_no_file_no_thread_and_no_memory_behind() {
    live_through(8 * 60);
}

/// Runs a day in a process of its own, with its own home, so that nothing else is measured.
fn live_through(minutes: u32) {
    let home = tempfile::tempdir().unwrap();
    let mut day = Command::new(std::env::current_exe().unwrap());
    day.args(["--exact", "a_day", "--ignored", "--nocapture", "--test-threads=1"]);
    day.env(ORDERS, minutes.to_string()).env("HOME", home.path()).env("LANG", "C.UTF-8");
    ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"].into_iter().for_each(|name| _ = day.env_remove(name));
    let status = day.current_dir(home.path()).stdin(Stdio::null()).status().unwrap();
    assert!(status.success(), "the day did not end well");
}

#[test]
#[ignore = "the others start it as a program of its own"]
fn a_day() {
    let Some(minutes) = std::env::var(ORDERS).ok().and_then(|minutes| minutes.parse::<u32>().ok()) else { return };
    let mut venue = Venue::open();
    let mut measures = Measures::default();
    // Whatever is created once and kept is created in the first part.
    let warm = minutes / 4;
    for minute in 0..minutes {
        venue.live(minute);
        if minute >= warm {
            measures.take(minute, venue.letters());
        }
    }
    println!("{}", venue.told());
    println!("{}", measures.told());
    venue.close();
    measures.hold(minutes);
}
