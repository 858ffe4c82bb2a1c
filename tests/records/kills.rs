//! A conversion that is killed at any moment: the source is whole, under the name of the result is nothing or all of it,
//! and the next run leaves nothing behind.

use std::fs;
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

#[test]
fn a_conversion_that_is_killed_tears_nothing_and_the_next_one_tidies_up() {
    let source = long_game();
    let folder = folder(&[("game.csa", &source)]);
    let result = folder.path().join("game.kifu");
    let began = Instant::now();
    assert_eq!(run(folder.path(), &["convert", "game.csa"]).2, 0);
    let (whole, length) = (fs::read(&result).unwrap(), began.elapsed());
    let mut dice = Dice::new(20);
    for force in [&["--force"][..], &[]] {
        for _ in 0..25 {
            if force.is_empty() {
                _ = fs::remove_file(&result);
            }
            let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
            command.arg("convert").args(force).arg("game.csa").current_dir(folder.path());
            let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            thread::sleep(length.mul_f64(dice.below(1_200) as f64 / 1_000.0).min(Duration::from_secs(5)));
            // It may be done already.
            _ = child.kill();
            child.wait().unwrap();
            assert_eq!(fs::read(folder.path().join("game.csa")).unwrap(), source);
            let there = fs::read(&result).ok();
            assert!(there.is_none_or(|there| there == whole), "half a record under the name of the result");
        }
    }
    let (said, err, code) = run(folder.path(), &["convert", "--force", "game.csa"]);
    assert_eq!(code, 0, "{said}{err}");
    assert_eq!(names(folder.path()), ["game.csa", "game.kifu"]);
}
