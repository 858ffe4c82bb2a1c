//! A day in the hall with somebody who reads the site all the time.
#![expect(clippy::disallowed_methods, reason = "the site is read as a web server reads it")]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use komadai::publish::{News, Publisher, Terms};
use komadai::site_folder::SiteFolder;
use komadai::text::{Language, Text};
use serde_json::Value;

use crate::hall_of_tables::{Dice, Table, at};

/// Looks once at the overview and at everything that it names.
fn look(site: &Path) -> Result<(), String> {
    let read = |name: &str| -> Result<Value, String> {
        let bytes = fs::read(site.join(name)).map_err(|error| format!("{name}: {error}"))?;
        serde_json::from_slice(&bytes).map_err(|error| format!("{name}: {error}"))
    };
    let hall = read("hall.json")?;
    let tables = read("tables.json")?;
    if tables["r"].as_u64() < hall["f"].as_u64() {
        return Err(format!("the overview names facts that are not there: {hall}"));
    }
    for entry in hall["t"].as_array().ok_or("no tables")? {
        let words: Vec<&str> = entry.as_str().unwrap_or_default().split(' ').collect();
        let place: usize = words[0].parse().map_err(|_| "no place")?;
        // Facts of a moment later have the same tables in the same order here.
        let id = tables["tables"][place]["id"].as_str().ok_or("a table without a name")?;
        let game = read(&format!("game-{id}.json"))?;
        let (revision, plies): (u64, usize) = (words[1].parse().map_err(|_| "?")?, words[3].parse().map_err(|_| "?")?);
        if game["r"].as_u64() < Some(revision) || game["moves"].as_array().map(Vec::len) < Some(plies) {
            return Err(format!("game {id} is older than the overview: {entry}"));
        }
    }
    Ok(())
}

#[test]
fn nobody_ever_sees_half_a_move_on_a_day_of_960_moves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("site");
    let (mut site, mut dice) = (SiteFolder::open(&path).unwrap(), Dice(3));
    let mut publisher = Publisher::new(Terms::default(), Text::new(Language::English), site.before());
    let mut tables: Vec<Table> = (1..=8).map(Table::new).collect();
    tables.iter_mut().for_each(|table| publisher.hear(News::Seen(table.found(at(0))), at(0)));
    site.write(publisher.files(at(0), 0)).unwrap();
    let is_over = AtomicBool::new(false);
    let (moves, looks) = thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut looks = 0;
            while !is_over.load(Ordering::Relaxed) {
                look(&path).unwrap();
                looks += 1;
            }
            looks
        });
        let mut moves = 0;
        for second in 1..=120 {
            for table in &mut tables {
                let now = at(second);
                moves += usize::from(table.play(&mut dice, now));
                publisher.hear(News::Seen(table.found(now)), now);
                site.write(publisher.files(now, second as i64 * 1_000)).unwrap();
            }
        }
        is_over.store(true, Ordering::Relaxed);
        (moves, reader.join().unwrap())
    });
    println!("{moves} moves, {looks} looks");
    assert!(moves > 900 && looks > 20, "{moves} moves, {looks} looks");
}
