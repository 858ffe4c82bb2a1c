//! JKF, the JSON Kifu Format.

use komadai::record::{GameTree, ImportErrorKind, Loss, RecordFormat, import, losses, write};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Color, Handicap, Position};

use crate::reading::{all_lines, broken_off, fixture, last, outcome, read, sound};

#[test]
fn moves_forks_times_and_header_are_read() {
    let tree = sound(fixture!("nested.jkf"));
    let lines = ["7g7f 3c3d 8h2b+ 3a2b B*4e", "7g7f 8c8d 2g2f", "7g7f 8c8d 7i6h"];
    assert_eq!(all_lines(&tree), lines);
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::Black, EndReason::Resignation)));
    let line = tree.main_line();
    assert_eq!(tree.node(line[1]).side_endings()[0].outcome, Outcome::undecided(EndReason::Interrupted));
    assert_eq!(tree.node(line[0]).comments(), ["はじめ"]);
    assert_eq!(tree.node(last(&tree)).ending().unwrap().time.unwrap().total.as_secs(), 60);
    assert_eq!(tree.header.iter().filter(|(key, _)| *key == "備考").count(), 2);
    assert_eq!(losses(&tree, RecordFormat::Jkf), [Loss::Header { keys: vec!["備考".to_owned()] }]);
}

#[test]
fn forks_behind_the_last_move_of_a_game_without_an_ending_are_variations() {
    let mv = |from: (u8, u8), to: (u8, u8), color: u8| {
        format!(
            r#"{{"move":{{"color":{color},"from":{{"x":{},"y":{}}},"to":{{"x":{},"y":{}}},"piece":"FU"}}}}"#,
            from.0, from.1, to.0, to.1
        )
    };
    let [one, two, three] = [mv((7, 7), (7, 6), 0), mv((3, 3), (3, 4), 1), mv((2, 7), (2, 6), 0)];
    let with_fork = format!(r#"{},"forks":[[{two},{three},{{"special":"TORYO"}}]]}}"#, two.strip_suffix('}').unwrap());
    for moves in [format!(r#"{{}},{one},{two},{{"forks":[[{three}]]}}"#), format!("{{}},{one},{with_fork}")] {
        let tree = sound(format!(r#"{{"header":{{}},"moves":[{moves}]}}"#));
        assert_eq!((tree.main_line().len(), outcome(&tree)), (3, None), "{moves}");
        assert_eq!(all_lines(&tree), ["7g7f 3c3d 2g2f"], "{moves}");
        assert!(sound(write(&tree, RecordFormat::Jkf)) == tree && sound(write(&tree, RecordFormat::Kif)) == tree);
    }
}

#[test]
fn every_starting_position_comes_back() {
    for handicap in Handicap::ALL {
        let tree = GameTree::new(handicap.position());
        assert_eq!(sound(write(&tree, RecordFormat::Jkf)).start(), tree.start());
    }
    let problem = GameTree::new(Position::from_sfen("7pk/9/7+P1/9/9/9/9/9/9 b G2r2b 1").unwrap());
    assert_eq!(sound(write(&problem, RecordFormat::Jkf)).start(), problem.start());
}

#[test]
fn an_illegal_move_is_told_with_its_line_and_its_forks_are_read() {
    let imported = read(fixture!("bad_move.jkf"));
    assert!(matches!(broken_off(&imported), Some((4, ImportErrorKind::IllegalMove { ply: 2, .. }))));
    assert_eq!(all_lines(&imported.tree), ["7g7f 8c8d"]);
}

#[test]
fn what_is_no_jkf_says_where() {
    let refusal = |text: &str| import(text.as_bytes()).map_err(|error| (error.line, error.kind)).unwrap_err();
    assert_eq!(refusal("{\"moves\": [{}],\n \"header\" 1}"), (2, ImportErrorKind::BadJson { column: 11 }));
    assert_eq!(refusal("{\"header\": {}}"), (1, ImportErrorKind::NotARecord));
    assert_eq!(refusal("{\"moves\": 3}"), (1, ImportErrorKind::NotARecord));
    let preset = "{\"initial\": {\"preset\": \"7\"}, \"moves\": [{}]}";
    assert_eq!(refusal(preset), (1, ImportErrorKind::UnknownHandicap { name: "7".to_owned() }));
    let named = "{\"header\": {\"手合割\": \"香落ち\"}, \"moves\": [{}]}";
    assert_eq!(sound(named).start(), &Handicap::Lance.position());
    let data = "{\"initial\": {\"preset\": \"OTHER\", \"data\": {\"color\": 0, \"board\": [], \"hands\": []}}, \"moves\": [{}]}";
    assert!(matches!(refusal(data), (1, ImportErrorKind::BadStart { .. })));
}

/// A text with nested forks.
fn nested(depth: usize) -> String {
    let step =
        |x: u8| format!("{{\"move\":{{\"from\":{{\"x\":{x},\"y\":7}},\"to\":{{\"x\":{x},\"y\":6}},\"piece\":\"FU\"}}");
    let open: String = (0..depth).map(|at| step(if at % 2 == 0 { 7 } else { 2 }) + ",\"forks\":[[").collect();
    format!("{{\"moves\":[{{}},{open}{}}}{}]}}", step(1), "]]}".repeat(depth))
}

#[test]
fn forks_within_forks_are_read_up_to_a_depth_and_no_further() {
    assert_eq!(read(nested(900)).broken_off, None);
    for depth in [1_100, 100_000] {
        let imported = read(nested(depth));
        assert_eq!(broken_off(&imported), Some((1, ImportErrorKind::TooDeep { limit: 1_000 })));
    }
}
