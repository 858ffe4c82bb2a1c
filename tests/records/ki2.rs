//! KI2: moves in rows, told apart by words.

use komadai::record::{LineEnd, Loss, RecordFormat, TextEncoding, import, losses, to_bytes, write};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Color, IllegalMove};

use crate::dice::random_game;
use crate::reading::{all_lines, broken_off, fixture, last, main_line, outcome, read, sound};

#[test]
fn rows_of_moves_are_read_with_what_stands_between_them() {
    let imported = read(fixture!("even_game.ki2"));
    let tree = imported.tree;
    assert_eq!((imported.format, imported.warnings.len(), imported.broken_off), (RecordFormat::Ki2, 1, None));
    let game = "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b";
    assert_eq!(all_lines(&tree), [game, "7g7f 3c3d 8h2b+ 3a2b 6i7h 6a7b 7i6h"]);
    let line = tree.main_line();
    assert_eq!(tree.node(line[0]).comments(), ["角換わりから早い投了。"]);
    assert_eq!(tree.node(line[2]).comments(), ["二手目の感想"]);
    assert_eq!(tree.node(line[5]).bookmark(), Some("ここから"));
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::White, EndReason::Resignation)));
    assert_eq!(losses(&tree, RecordFormat::Ki2), []);
}

#[test]
fn words_tell_pieces_apart_old_ones_and_redundant_ones_too() {
    let tree = sound(fixture!("words.ki2"));
    let lines = ["S*5e 5a4a 4c4b", "S*5e 5a4a 6c5b 4a3a 2g2f", "S*5e 5a4a 8f2f 4a3a 2f2e"];
    assert_eq!(all_lines(&tree), lines);
}

#[test]
fn the_first_line_is_about_the_game_and_the_second_tells_the_encoding() {
    let bytes =
        to_bytes(&sound("手合割：平手\n▲７六歩\n"), RecordFormat::Ki2, TextEncoding::Utf8, LineEnd::Lf).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.starts_with("手合割：平手\n#KI2 version=2.0 encoding=UTF-8\n▲７六歩\n"), "{text}");
    assert_eq!(read("手合割：平手\n#KI2 version=2.0 encoding=UTF-8\n").format, RecordFormat::Ki2);
}

#[test]
fn moves_are_written_six_to_a_row() {
    let tree = sound("▲７六歩△３四歩▲２六歩△８四歩▲２五歩△８五歩▲７八金まで7手で中断");
    let rows = "▲７六歩    △３四歩    ▲２六歩    △８四歩    ▲２五歩    △８五歩\n▲７八金\nまで7手で中断\n";
    assert!(write(&tree, RecordFormat::Ki2).ends_with(rows), "{}", write(&tree, RecordFormat::Ki2));
}

#[test]
fn a_move_that_several_pieces_can_make_is_told_with_them() {
    let imported = read("▲７六歩 △３四歩 ▲５八金\n");
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d");
    assert_eq!(broken_off(&imported).map(|(line, _)| line), Some(1));
}

#[test]
fn games_of_any_moves_are_written_so_that_each_move_is_found_again() {
    for game in 0..40 {
        let start = komadai::shogi::Handicap::ALL[game % 24].position();
        let mut tree = komadai::record::GameTree::new(start.clone());
        let mut node = komadai::record::GameTree::ROOT;
        for mv in random_game(start, game, 250).filter_map(|(_, mv)| mv) {
            node = tree.play(node, mv).unwrap();
        }
        let text = write(&tree, RecordFormat::Ki2);
        assert_eq!(main_line(&import(text.as_bytes()).unwrap().tree), main_line(&tree), "{text}");
    }
}

#[test]
fn a_resignation_in_mate_is_written_as_others_read_it_and_told_as_a_loss() {
    let sfen = "8k/8G/8P/9/9/9/9/9/9 w - 2";
    let mut tree = komadai::record::GameTree::new(komadai::shogi::Position::from_sfen(sfen).unwrap());
    assert!(tree.start().is_checkmate());
    let outcome = Outcome::won(Color::Black, EndReason::Resignation);
    tree.node_mut(komadai::record::GameTree::ROOT).set_ending(Some(komadai::record::Ending { outcome, time: None }));
    let text = write(&tree, RecordFormat::Ki2);
    assert!(text.ends_with("\nまで0手で先手の勝ち\n"), "{text}");
    assert_eq!(crate::reading::outcome(&sound(&text)), Some(Outcome::won(Color::Black, EndReason::Checkmate)));
    assert_eq!(losses(&tree, RecordFormat::Ki2), [Loss::Endings { count: 1 }]);
    assert_eq!(losses(&tree, RecordFormat::Kif), []);
}

#[test]
fn a_foul_is_read_without_a_square_of_origin_where_only_one_piece_could_make_it() {
    let tree = sound("▲７六歩 △３四歩 ▲２二角成 △同銀 ▲３三角 △８四歩\nまで6手で後手の反則負け\n");
    assert_eq!(main_line(&tree), "7g7f 3c3d 8h2b+ 3a2b B*3c 8c8d");
    assert!(tree.node(last(&tree)).foul().is_some());
    assert!(write(&tree, RecordFormat::Ki2).contains("△８四歩(83)\nまで6手で先手の反則勝ち\n"));
    let two_pawns = sound(
        "▲７六歩 △３四歩 ▲７五歩 △４四歩 ▲７四歩 △同歩 ▲７八飛 △１四歩 ▲７四飛 △１五歩 ▲１六歩 △同歩 ▲８六歩 △１七歩成 ▲８七歩\nまで15手で先手の反則負け\n",
    );
    assert!(matches!(two_pawns.node(last(&two_pawns)).foul(), Some(IllegalMove::TwoPawns { .. })));
}
