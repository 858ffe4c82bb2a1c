//! Nine tables play, `komadai publish` writes their site, and Chromium follows it. Skipped with a word where there is no
//! Chromium or no Node. With `npm install html-validate axe-core` somewhere and KOMADAI_NODE_MODULES naming its `node_modules`,
//! every page is also examined by these.
#![expect(clippy::disallowed_methods, reason = "the test starts programs and waits for them")]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use komadai::clock::{AfterMain, Counting, SessionTime, TimeControl};
use komadai::storage::write_atomically;
use komadai::tournament::{PairingRules, Tournament};
use serde_json::Value;

use crate::hall_of_tables::{Dice, Table};

/// The first of these programs that can be started.
pub fn program(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()))
}

pub fn millis() -> i64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A program that is ended with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn publish(hall: &Path, site: &Path, event: &Path) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    command.arg("publish").arg(hall).arg("--to").arg(site).arg("--watch").arg("--event").arg(event);
    Running(command.stdout(Stdio::null()).spawn().unwrap())
}

/// An event whose first round is over, and whose second is played.
fn event() -> Tournament {
    let time = TimeControl { main: Duration::from_secs(900), counting: Counting::Exact, after: AfterMain::Loss };
    let mut event = Tournament::new("Autumn <open>".to_owned(), "jsa-amateur".to_owned(), time);
    event.pairing = Some(PairingRules::default());
    let names = ["Ann", "Bob", "羽田", "Eve <b>", "Kim", "Lee"];
    event.enter((1..).zip(names).map(|(number, name)| komadai::tournament::Entrant::new(number, name)).collect());
    let player = |index: usize| komadai::session::Player { name: names[index].to_owned(), rank: String::new() };
    let mut tables: Vec<_> = (0..3)
        .map(|index| komadai::tournament::Table::new(index as u32 + 1, player(index * 2), player(index * 2 + 1)))
        .collect();
    for table in &mut tables {
        table.games.push(komadai::tournament::TableResult::told(Some(komadai::tournament::Seat::First)));
    }
    event.set_tables(1, tables.clone());
    tables.iter_mut().for_each(|table| table.games.clear());
    event.set_tables(2, tables);
    event
}

#[test]
fn a_browser_follows_nine_tables() {
    let (Some(chromium), Some(node)) =
        (program(&["chromium", "chromium-browser", "google-chrome"]), program(&["node"]))
    else {
        println!("skipped: there is no Chromium or no Node here");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let [hall, site, pictures] = ["hall", "site", "pictures"].map(|name| folder.path().join(name));
    let pictures = std::env::var_os("KOMADAI_PICTURES").map_or(pictures, PathBuf::from);
    [&hall, &pictures].into_iter().for_each(|path| std::fs::create_dir_all(path).unwrap());
    let event_file = folder.path().join("event.ron");
    write_atomically(&event_file, event().to_ron().as_bytes()).unwrap();
    let (started, mut dice) = (Instant::now(), Dice(99));
    let now = || SessionTime::from_start(started.elapsed());
    let mut tables: Vec<Table> = (1..=8).map(Table::new).collect();
    let endless = "羽".repeat(100_000);
    tables.push(Table::with(9, [(&endless, &endless), ("\u{2066}\u{202e}<b id=evil>", "\u{feff}")]));
    for table in &mut tables {
        (0..200).for_each(|_| _ = table.play(&mut dice, now()));
        table.write(&hall, now(), millis());
    }
    let publisher = publish(&hall, &site, &event_file);
    for _ in 0..200 {
        if site.join("hall.json").is_file() {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    let modules = std::env::var_os("KOMADAI_NODE_MODULES");
    if modules.is_none() {
        println!("not examined by html-validate and axe-core: KOMADAI_NODE_MODULES names no folder");
    }
    let is_over = AtomicBool::new(false);
    let answer = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                for table in &mut tables {
                    table.play(&mut dice, now());
                    table.write(&hall, now(), millis());
                    thread::sleep(Duration::from_millis(250));
                }
            }
        });
        let mut command = Command::new(node);
        command.arg("tests/site/browser.mjs").arg(chromium).arg(&site).arg(&pictures);
        command.env("KOMADAI_PUBLISHER", publisher.0.id().to_string());
        command.args(&modules).current_dir(env!("CARGO_MANIFEST_DIR"));
        let answer = command.stderr(Stdio::inherit()).output().unwrap();
        is_over.store(true, Ordering::Relaxed);
        answer.stdout
    });
    let answer: Value = serde_json::from_slice(&answer).unwrap_or_else(|error| panic!("{error}"));
    println!("{answer}");
    assert_eq!(answer["faults"], serde_json::json!([]), "{answer}");
    assert_eq!(answer["checked"].as_u64() >= Some(6), modules.is_some(), "{answer}");
    assert!(answer["stepped"] == 200 && answer["follow"]["seen"].as_u64() >= Some(8), "{answer}");
    assert!(answer["follow"]["longest"].as_u64() <= Some(6_000), "{answer}");
}
