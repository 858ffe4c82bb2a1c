//! What giants cost: of a file with very many games, or one with very many moves, no command keeps several copies.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::converting::{folder, names, run};

/// The most memory that a command needed, in bytes; `None` where the system does not tell.
fn most_memory(folder: &Path, arguments: &[&str]) -> Option<u64> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    command.args(arguments).current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut most = None;
    // It only grows, so that the last look before the end is the one that counts.
    while child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(2));
        let told = fs::read_to_string(&status).ok();
        let line = told.as_deref().and_then(|told| told.lines().find_map(|line| line.strip_prefix("VmHWM:")));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        most = most.max(kilobytes.map(|kilobytes| kilobytes << 10));
    }
    most
}

/// Runs a command with a giant and with one of half its size, and compares what the giant needs more with three times what
/// is read or written more, whichever is more. Both take long enough to be looked at before they are over.
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
    let allowed = half + 3 * (more - less) + (2 << 20);
    assert!(whole <= allowed, "{arguments:?} {name}: {whole} bytes, allowed {allowed}; half of it: {half}");
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
