//! Commands that are killed at any moment: what they read is whole, under the name of the result is nothing or all of it, and
//! the next run leaves nothing behind.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::converting::{folder, names, run};
use crate::dice::Dice;

/// A record that takes a while.
fn long_game() -> Vec<u8> {
    let moves = "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(2_000);
    format!("V2.2\nPI\n+\n{moves}%TORYO\n").into_bytes()
}

/// Runs the command in the folder, and kills it at any moment of the time that it takes if it is left alone.
fn kill_within(length: Duration, folder: &Path, arguments: &[&str], dice: &mut Dice) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    command.args(arguments).current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    thread::sleep(length.mul_f64(dice.below(1_200) as f64 / 1_000.0).min(Duration::from_secs(5)));
    // It may be done already.
    _ = child.kill();
    child.wait().unwrap();
}

/// Kills the command again and again, each time with the file `result` as it was before: then it is still that, or what the
/// command makes of it. In the end nothing else has been left.
fn is_never_torn(files: &[(&str, &[u8])], arguments: &[&str], result: &str, kills: u32) {
    let folder = folder(files);
    let (there, path) = (|| fs::read(folder.path().join(result)).ok(), folder.path().join(result));
    let before = there();
    let began = Instant::now();
    let (said, err, code) = run(folder.path(), arguments);
    let length = began.elapsed();
    let (whole, all) = (there(), names(folder.path()));
    assert!(code == 0 && whole.is_some() && whole != before, "{arguments:?}: {said}{err}");
    let put_back = || match &before {
        Some(bytes) => fs::write(&path, bytes).unwrap(),
        None => _ = fs::remove_file(&path),
    };
    let mut dice = Dice::new(20);
    for _ in 0..kills {
        put_back();
        kill_within(length, folder.path(), arguments, &mut dice);
        let now = there();
        assert!(now == before || now == whole, "{arguments:?}: half of {result}");
        for (name, bytes) in files.iter().filter(|(name, _)| *name != result) {
            assert_eq!(fs::read(folder.path().join(name)).unwrap(), *bytes, "{arguments:?}");
        }
    }
    put_back();
    assert_eq!(run(folder.path(), arguments).2, 0, "{arguments:?}");
    assert_eq!((there(), names(folder.path())), (whole, all), "{arguments:?}");
}

#[test]
fn a_conversion_that_is_killed_tears_nothing_and_the_next_one_tidies_up() {
    let game = long_game();
    is_never_torn(&[("game.csa", &game)], &["convert", "game.csa"], "game.kifu", 25);
    let old = ("game.kifu", &b"old"[..]);
    is_never_torn(&[("game.csa", &game), old], &["convert", "--force", "game.csa"], "game.kifu", 25);
}

#[test]
fn tables_collections_trees_and_events_are_whole_whenever_their_command_is_killed() {
    let game = long_game();
    let files: Vec<String> = (0..3).map(|number| format!("{number}.csa")).collect();
    let games: Vec<(&str, &[u8])> = files.iter().map(|name| (name.as_str(), &game[..])).collect();
    let elsewhere = tempfile::tempdir().unwrap();
    let store = elsewhere.path().to_str().unwrap();
    is_never_torn(&games, &["table", ".", "--to", "all.csv"], "all.csv", 10);
    let find = ["find", "--index", ".", "--store", store, "--sfen", "startpos", "--to", "found.csv"];
    is_never_torn(&games, &find, "found.csv", 10);
    let tree = ["mate", "4k4/9/4P4/9/9/9/9/9/9 b G 1", "--tree", "tree.kif"];
    is_never_torn(&[("other", b"mine")], &tree, "tree.kif", 10);
    let event = "(version: 1, title: \"Club\", profile: \"jsa_amateur27\", \
        time: (main: (secs: 900, nanos: 0), counting: Exact, after: Loss))";
    let list = (0..800).fold("name\n".to_owned(), |list, number| list + &format!("Player {number}\n"));
    let event = [("event.ron", event.as_bytes()), ("list.csv", list.as_bytes())];
    is_never_torn(&event, &["event", "event.ron", "--players", "list.csv", "--write"], "event.ron", 10);
}
