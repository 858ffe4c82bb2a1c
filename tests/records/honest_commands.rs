//! Commands say plainly what a record does not hold, what they could not do, and why.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::converting::{folder, names, run};
use crate::reading::fixture;

/// What is told of one file, and the exit code.
fn told(name: &str, bytes: &[u8], arguments: &[&str]) -> (String, i32) {
    let folder = folder(&[(name, bytes)]);
    let (said, err, code) = run(folder.path(), &[arguments, &[name]].concat());
    (said + &err, code)
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    let (said, err, _) = run(folder, arguments);
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}{err}"))
}

const LOST_LINE: &str = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+2625FU\n-8384FU\n%TORYO\n";

#[test]
fn a_move_that_nobody_can_make_is_damage_and_no_foul_unless_the_record_calls_it_one() {
    let whole = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+0055FU\n";
    for (text, line) in [(LOST_LINE.to_owned(), 6), (format!("{whole}%TORYO\n"), 6), (whole.to_owned(), 6)] {
        for profile in ["casual", "jsa_pro", "dojo81"] {
            let (told, code) = told("game.csa", text.as_bytes(), &["judge", "--profile", profile]);
            let words = format!("cannot be judged, as the record breaks off. Line {line}: ");
            assert!(told.contains(&words) && !told.contains("wins") && code == 1, "{profile}: {told}");
        }
    }
    let (told_so, _) = told("game.csa", format!("{whole}%ILLEGAL_MOVE\n").as_bytes(), &["judge"]);
    assert!(told_so.contains("White wins (Foul)"), "{told_so}");
    for (list, is_foul) in [("7g7f 3c3d P*5e", true), ("7g7f 3c3d P*5e 8c8d", false), ("7g7f 3c3d P*5e resign", false)]
    {
        let text = format!("position startpos moves {list}\n");
        let (told, code) = told("game.usi", text.as_bytes(), &["judge"]);
        assert_eq!((told.contains("White wins (Foul), move 3"), code), (is_foul, 1), "{told}");
    }
    let (japanese, _) = told("game.csa", LOST_LINE.as_bytes(), &["judge", "--lang", "ja"]);
    assert!(japanese.contains("判定できません"), "{japanese}");
}

