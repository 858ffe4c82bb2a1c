//! Files with several games: each is read as if it were alone, with the line numbers of the file.

use komadai::record::{
    GameTree, ImportError, ImportOptions, Imported, LineEnd, RecordFormat, TextEncoding, WarningKind, between_games,
    games, games_of_file, import, to_bytes,
};
use komadai::shogi::Position;

use crate::random_trees::random_tree;
use crate::reading::{fixture, main_line, read, warnings};

/// The formats whose files can hold several games.
fn several() -> impl Iterator<Item = RecordFormat> {
    RecordFormat::ALL.into_iter().filter(|&format| between_games(format, LineEnd::Lf).is_some())
}

fn all(bytes: &[u8]) -> Vec<Imported> {
    games(bytes, ImportOptions::default()).unwrap().map(|game| game.unwrap()).collect()
}

fn main_lines(bytes: &[u8]) -> Vec<String> {
    all(bytes).iter().map(|game| main_line(&game.tree)).collect()
}

#[test]
fn games_in_one_file_are_those_that_were_put_into_it() {
    for (seed, format) in (0..60).flat_map(|seed| several().map(move |format| (seed, format))) {
        let trees: Vec<GameTree> = (0..3).map(|game| random_tree(1_000 + 3 * seed + game, 30)).collect();
        for (encoding, line_end) in [(TextEncoding::Utf8, LineEnd::Lf), (TextEncoding::Cp932, LineEnd::CrLf)] {
            let each: Vec<_> = trees.iter().map(|tree| to_bytes(tree, format, encoding, line_end).unwrap()).collect();
            let file = each.join(between_games(format, line_end).unwrap().as_bytes());
            let found = all(&file);
            assert_eq!(found.len(), trees.len(), "seed {seed}, {format:?}\n{}", String::from_utf8_lossy(&file));
            for (found, tree) in found.iter().zip(&trees) {
                let alone = import(&to_bytes(tree, format, encoding, line_end).unwrap()).unwrap();
                assert!(found.tree == alone.tree, "seed {seed}, {format:?}\n{}", String::from_utf8_lossy(&file));
                let kinds = |game: &Imported| warnings(game).into_iter().map(|(_, kind)| kind).collect::<Vec<_>>();
                assert_eq!((kinds(found), found.broken_off.is_some()), (kinds(&alone), alone.broken_off.is_some()));
            }
        }
    }
}

#[test]
fn who_reads_one_game_is_told_of_the_others() {
    for (file, line) in [(fixture!("two_records.kif"), 6), (fixture!("two_records.csa"), 7)] {
        let imported = read(file);
        assert_eq!(warnings(&imported), [(line, WarningKind::AnotherRecord { games: 2 })]);
        assert!(imported.warnings[0].kind.leaves_something_out());
        assert_eq!(main_lines(file), ["7g7f", "2g2f"]);
        assert!(all(file).iter().all(|game| game.warnings.is_empty()));
    }
}

#[test]
fn the_lines_above_a_game_are_about_that_game() {
    let file = "先手：一\n1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n\n棋戦：杯\n先手：二\n1 ２六歩(27)\n*よし\n2 投了\n\n\
                # Kifu\n表題：三\n備考：三局目\n手合割：香落ち\n上手：三\n1 ３四歩(33)\n";
    let found = all(file.as_bytes());
    let told = |index: usize, key: &str| found[index].tree.header.get(key).map(str::to_owned);
    assert_eq!(main_lines(file.as_bytes()), ["7g7f", "2g2f", "3c3d"]);
    assert_eq!((told(0, "棋戦"), told(1, "棋戦").as_deref()), (None, Some("杯")));
    assert_eq!((told(1, "表題"), told(2, "備考").as_deref()), (None, Some("三局目")));
    assert!(found.iter().all(|game| game.warnings.is_empty()));
}

#[test]
fn a_game_without_moves_is_over_where_another_begins() {
    let problem = |name: &str, sfen: &str| {
        let mut tree = GameTree::new(Position::from_sfen(sfen).unwrap());
        tree.header.push("先手", name);
        tree
    };
    let trees = [
        problem("一", "4k4/9/4P4/9/9/9/9/9/9 b G 1"),
        GameTree::new(Position::even()),
        problem("三", "8k/9/7+P1/9/9/9/9/9/9 w 2g 1"),
        problem("四", "4k4/9/4P4/9/9/9/9/9/9 b 2G 1"),
    ];
    for (encoding, line_end) in [(TextEncoding::Utf8, LineEnd::Lf), (TextEncoding::Cp932, LineEnd::CrLf)] {
        let format = RecordFormat::Kif;
        let each: Vec<_> = trees.iter().map(|tree| to_bytes(tree, format, encoding, line_end).unwrap()).collect();
        let found = all(&each.join(between_games(format, line_end).unwrap().as_bytes()));
        assert_eq!(found.len(), trees.len());
        for (found, alone) in found.iter().zip(&each) {
            assert!(found.tree == import(alone).unwrap().tree && found.warnings.is_empty());
        }
    }
}

#[test]
fn what_stands_below_the_table_of_moves_and_was_not_said_above_begins_no_game() {
    let file = "手合割：平手\n手数----指手---------消費時間--\n先手：一\n後手：二\n1 ７六歩(77)\n";
    assert_eq!(main_lines(file.as_bytes()), ["7g7f"]);
    let twice = "手合割：平手\n手数----指手----\n手数----指手----\n1 ７六歩(77)\n";
    assert_eq!(main_lines(twice.as_bytes()), ["7g7f"]);
}

#[test]
fn what_is_wrong_with_a_game_stands_on_its_line_of_the_file_and_spoils_no_other() {
    let file = b"PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+7776FU\nnonsense\n+7776FU\n/\nPI+\n/\nPI\n+\n+2726FU\n";
    let found: Vec<_> = games(file, ImportOptions::default()).unwrap().collect();
    assert_eq!(found.len(), 4);
    let second = found[1].as_ref().unwrap();
    assert_eq!(second.warnings.iter().map(|warning| warning.line).collect::<Vec<_>>(), [9]);
    assert_eq!(second.broken_off.as_ref().map(|error| error.line), Some(10));
    assert_eq!(found[2].as_ref().unwrap_err().line, 12);
    assert_eq!(main_line(&found[3].as_ref().unwrap().tree), "2g2f");
    let mut damaged = fixture!("two_records.kif").to_vec();
    damaged.extend(b"*\xFF\xFF\n");
    let lines: Vec<_> = all(&damaged).iter().map(warnings).collect();
    assert_eq!(lines, [vec![], vec![(9, WarningKind::UndecodableBytes)]]);
}

#[test]
fn games_in_csa_need_no_line_between_them_and_the_end_of_one_is_not_the_beginning_of_another() {
    assert_eq!(main_lines(b"V2.2\nPI\n+\n+7776FU\n%TORYO\nV2.2\nPI\n+\n+2726FU\n"), ["7g7f", "2g2f"]);
    let ended = b"PI\n+\n+7776FU\n%TORYO\n/\n'$END_TIME:2026/11/22\n'done\n";
    let found = all(ended);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].tree.header.get("終了日時"), Some("2026/11/22"));
    let on_one_line = read(b"PI,+,+7776FU,%TORYO,/,PI,+,+2726FU\n");
    assert_eq!(warnings(&on_one_line), [(1, WarningKind::AnotherRecord { games: 2 })]);
}

#[test]
fn each_line_of_usi_and_sfen_is_a_game() {
    let file = b"\xEF\xBB\xBFposition startpos moves 7g7f\n\nstartpos moves 2g2f\r\nposition startpos\n";
    assert_eq!(main_lines(file), ["7g7f", "2g2f", ""]);
    let positions = b"4k4/9/9/9/9/9/9/9/4K4 b - 1\n4k4/9/9/9/9/9/9/9/4K4 w P 1\n";
    assert_eq!(all(positions).len(), 2);
}

#[test]
fn zeros_in_a_list_spoil_the_lines_in_which_they_lie_and_no_other() {
    const ONE: &str = "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\n";
    let list = format!("{ONE}sfen 4k4/9/4P4/9/\0\0\0\0 b G 1\n{ONE}");
    let lines = |read: Vec<Result<Imported, _>>| {
        read.into_iter().map(|game| game.map(|_| ()).map_err(|error: ImportError| error.line)).collect::<Vec<_>>()
    };
    let options = ImportOptions::default();
    let wanted = [Ok(()), Err(2), Ok(())];
    assert_eq!(lines(games(list.as_bytes(), options).unwrap().collect()), wanted);
    assert_eq!(lines(games_of_file(list.clone().into_bytes(), options).unwrap().collect()), wanted);
    let utf16: Vec<u8> = list.bytes().flat_map(|byte| [byte, 0]).collect();
    assert!(games(&utf16, options).is_err() && games_of_file(utf16, options).is_err());
    assert!(games("手合割：平手\n1 ７六歩(77)\0\n2 ３四歩(33)\n".as_bytes(), options).is_err());
}
