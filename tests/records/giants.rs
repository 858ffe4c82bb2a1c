//! What giants cost: of a file with very many games, or one with very many moves, no command keeps several copies.

use std::fs::{self, DirEntry};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::converting::{folder, names, run};

/// The most memory that a command needed, in bytes; `None` where the system does not tell.
///
/// The last thing that it does is to say what it did. It says so into a pipe that is full, and waits there to be looked at:
/// a look at a program that runs may come before what needs most, and none is possible once it is gone.
fn most_memory(folder: &Path, arguments: &[&str]) -> Option<u64> {
    let (reader, mut pipe) = io::pipe().unwrap();
    let said = pipe.try_clone().unwrap();
    let filling = thread::spawn(move || pipe.write_all(&vec![b' '; 1 << 20]));
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    // What is freed goes back to the system, whichever thread had it and whatever was freed before.
    command.env("MALLOC_ARENA_MAX", "1").env("MALLOC_MMAP_THRESHOLD_", "65536").env("MALLOC_TRIM_THRESHOLD_", "65536");
    let mut child = command
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(said)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(command);
    let folder = PathBuf::from(format!("/proc/{}", child.id()));
    let most = folder.exists().then(|| {
        wait_until_it_sleeps(&folder, &mut child);
        let told = field(&folder, "VmHWM:").unwrap();
        told.strip_suffix(" kB").unwrap().parse::<u64>().unwrap() << 10
    });
    drop(reader);
    child.wait().unwrap();
    filling.join().unwrap().unwrap_err();
    most
}

/// Waits until every thread of a program was seen asleep five times running: only its last words keep it so long.
fn wait_until_it_sleeps(folder: &Path, child: &mut Child) {
    let mut looks = 0;
    while looks < 5 {
        thread::sleep(Duration::from_millis(10));
        assert_eq!(child.try_wait().unwrap(), None, "it ended without a word");
        let threads = fs::read_dir(folder.join("task")).unwrap();
        let is_asleep = |thread: DirEntry| field(&thread.path(), "State:").is_none_or(|state| state.starts_with('S'));
        looks = if threads.flatten().all(is_asleep) { looks + 1 } else { 0 };
    }
}

/// What the system tells of a program or a thread.
fn field(folder: &Path, name: &str) -> Option<String> {
    let told = fs::read_to_string(folder.join("status")).ok()?;
    told.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned())
}

/// Runs a command with a giant and with one of half its size, and compares what the giant needs more with three times what
/// is read or written more, whichever is more: what the program itself takes is the same for both.
fn grows_within_three_times(game: &dyn Fn(usize) -> String, size: usize, name: &str, arguments: &[&str], result: &str) {
    let measured = |text: String| {
        let folder = folder(&[(name, text.as_bytes())]);
        let most = most_memory(folder.path(), &[arguments, &[name]].concat());
        let written = fs::metadata(folder.path().join(result)).map_or(0, |result| result.len());
        (most, written.max(text.len() as u64))
    };
    let ((Some(half), less), (Some(whole), more)) = (measured(game(size / 2)), measured(game(size))) else {
        println!("SKIPPED: this system does not tell how much memory a program needs");
        return;
    };
    let allowed = half + 3 * (more - less) + (4 << 20);
    let told = format!("{arguments:?} {name}: {whole} bytes, allowed {allowed}; half of it: {half}");
    println!("{told}");
    assert!(whole <= allowed, "{told}");
}

#[test]
fn a_file_with_very_many_games_takes_three_times_its_size_in_memory() {
    const GAMES: usize = 8_000;
    let usi = "position startpos moves 7g7f 3c3d\n";
    let csa = "PI\n+\n+7776FU\n-3334FU\n%TORYO\n/\n";
    for (game, name, to, result) in
        [(usi, "many.usi", "usi", "out/many.usi"), (csa, "many.csa", "kifu", "out/many.kifu")]
    {
        let games = |times| game.repeat(times);
        grows_within_three_times(&games, GAMES, name, &["convert", "--out", "out", "--to", to], result);
    }
}

#[test]
fn a_game_with_very_many_moves_takes_three_times_the_size_of_its_json_in_memory() {
    const ROUNDS: usize = 25_000;
    let csa = |times| format!("PI\n+\n{}", "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(times));
    grows_within_three_times(&csa, ROUNDS, "long.csa", &["convert", "--to", "jkf"], "long.jkf");
}

#[test]
fn a_game_with_very_many_moves_is_checked_in_three_times_the_size_of_its_file() {
    const ROUNDS: usize = 100_000;
    let usi = |times| format!("position startpos moves {}", "2h3h 8b7b 3h2h 7b8b ".repeat(times));
    let csa = |times| format!("PI\n+\n{}", "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(times));
    let ki2 = |times| "▲３八飛△７二飛▲２八飛△８二飛\n".repeat(times);
    let with_comments = |times| "38飛(28)\n*a\n72飛(82)\n*a\n28飛(38)\n*a\n82飛(72)\n*a\n".repeat(times);
    let kinds: [(&str, &dyn Fn(usize) -> String); 4] =
        [("long.usi", &usi), ("long.csa", &csa), ("long.ki2", &ki2), ("long.kif", &with_comments)];
    for (name, game) in kinds {
        grows_within_three_times(game, ROUNDS, name, &["check"], name);
    }
}

#[test]
fn a_comment_with_very_many_lines_takes_three_times_the_size_of_its_json_in_memory() {
    const LINES: usize = 1_000_000;
    let game = |lines| format!("手合割：平手\n{}1 ７六歩(77)\n", "*a\n".repeat(lines));
    for (to, result) in [("jkf", "long.jkf"), ("csa", "long.csa")] {
        grows_within_three_times(&game, LINES, "long.kif", &["convert", "--to", to], result);
    }
}

#[test]
fn a_game_that_nobody_could_print_is_refused_before_its_pages_are_drawn() {
    let moves = "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(5_001);
    let folder = folder(&[("long.csa", format!("PI\n+\n{moves}").as_bytes())]);
    let (_, err, code) = run(folder.path(), &["print", "-o", "long.pdf", "long.csa"]);
    let words = "long.csa: 20004 moves are too many for a score sheet, which holds 20000; print a handout of some positions with --sheet handout --plies\n";
    assert_eq!((err.as_str(), code, names(folder.path()).len()), (words, 1, 1));
}
