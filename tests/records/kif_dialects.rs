//! What people and programs write where the standard says otherwise.

use std::time::Duration;

use komadai::record::WarningKind;

use crate::reading::{all_lines, fixture, last, main_line, outcome, read, sound, warnings};

#[test]
fn moves_without_header_table_and_times_are_a_record() {
    let tree = sound(fixture!("bare_moves.kif"));
    assert_eq!(main_line(&tree), "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b");
    assert!(tree.node(last(&tree)).time().is_none());
    assert_eq!(tree.header.iter().collect::<Vec<_>>(), [("手合割", "平手")]);
}

#[test]
fn moves_are_read_in_any_spelling_and_with_little_said() {
    let imported = read(fixture!("careless_moves.kif"));
    assert_eq!(warnings(&imported), [9, 12, 13].map(|line| (line, WarningKind::OriginUnsaid)));
    let tree = imported.tree;
    let moves = "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b 4e3d 4a3b 3d5f 2b3c 6i7h 4c4d";
    assert_eq!(main_line(&tree), moves);
    let line = tree.main_line();
    let secs = |ply: usize| tree.node(line[ply]).time().map(|time| (time.spent.as_secs(), time.total.as_secs()));
    assert_eq!(secs(1), Some((4, 4)));
    assert_eq!(secs(3), Some((5, 9)));
    assert_eq!(secs(4), None);
    // The second part is missing: 2 seconds, with no known total before.
    assert_eq!(secs(8), Some((2, 2)));
    assert_eq!(tree.node(line[5]).time().unwrap().total, Duration::from_secs(10));
}

#[test]
fn header_lines_keep_their_order_their_keys_and_their_repetitions() {
    let imported = read(fixture!("careless.kif"));
    let header: Vec<_> = imported.tree.header.iter().collect();
    let expected = [
        ("対局日", "2026/11/21"),
        ("手合割", "平手"),
        ("先手", "朝日　昇"),
        ("先手", "二つ目の名"),
        ("Web Page", "https://example.org/?a=b"),
    ];
    assert_eq!(header, expected);
    let unknown = |text: &str| WarningKind::UnknownLine { text: text.to_owned() };
    assert_eq!(warnings(&imported), [(6, unknown("これは何だろう")), (13, unknown("5角打(55) とは書かない"))]);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 8h2b+ 3a2b");
}

#[test]
fn the_order_of_the_lines_counts_and_their_numbers_do_not() {
    let imported = read(fixture!("wrong_numbers.kif"));
    let wrong = |expected, found| WarningKind::WrongMoveNumber { expected, found };
    assert_eq!(warnings(&imported), [(4, wrong(3, 2)), (6, wrong(4, 10))]);
    assert_eq!(all_lines(&imported.tree), ["7g7f 3c3d 2g2f 8c8d 2f2e", "7g7f 3c3d 6g6f"]);
}

#[test]
fn a_game_that_was_resumed_goes_on() {
    let imported = read(fixture!("resumed.kif"));
    let late = WarningKind::LateHeader { key: "終了日時".to_owned() };
    assert_eq!(warnings(&imported), [(4, WarningKind::MoveAfterEnding), (6, late)]);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 2g2f");
    assert_eq!(outcome(&imported.tree), None);
    let first = imported.tree.main_line()[1];
    assert_eq!(imported.tree.node(first).side_endings().len(), 1);
    assert_eq!(imported.tree.header.get("終了日時"), Some("2026/11/22"));
}

#[test]
fn a_name_that_does_not_fit_the_square_of_origin_is_odd_but_readable() {
    use komadai::shogi::PieceKind;
    let imported = read("1 ７六歩(77)\n2 ３四歩(33)\n3 ２二馬(88)\n4 ２二金(31)\n");
    let other = |named, found| WarningKind::OtherPiece { named, found };
    let horse = other(PieceKind::Horse, PieceKind::Bishop);
    assert_eq!(warnings(&imported), [(3, horse), (4, other(PieceKind::Gold, PieceKind::Silver))]);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 8h2b+ 3a2b");
}

#[test]
fn what_stands_behind_a_move_and_is_no_time_is_told() {
    let imported = read("1 ７六歩(77) 好手！\n2 ３四歩(33) (0:61/x)\n&栞\n&二つ目\n3 ２六歩(27)\n");
    let time = |text: &str| WarningKind::UnreadableTime { text: text.to_owned() };
    assert_eq!(warnings(&imported), [(1, time("好手！")), (2, time("(0:61/x)")), (4, WarningKind::SecondBookmark)]);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 2g2f");
}
