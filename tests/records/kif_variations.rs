//! 変化：N手 replaces the N-th move of the line written last.

use komadai::record::{GameTree, RecordFormat, WarningKind, kif, losses, write};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::Color;

use crate::random_trees::random_tree;
use crate::reading::{all_lines, fixture, last, main_line, outcome, read, sound, warnings};

#[test]
fn variations_of_variations_hang_where_kifu_for_windows_means_them() {
    let tree = sound(fixture!("nested_variations.kif"));
    let exchange = "2g2f 3c3d 7g7f 2b8h+ 7i8h";
    let double = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e";
    let expected = [
        format!("{exchange} 4c4d 3i4h 3a3b 4g4f 3b4c 4h4g"),
        format!("{exchange} 4c4d 3i4h 3a3b 5g5f 3b4c 4h5g"),
        format!("{exchange} 3a2b 8h7g 2b3c 3i4h 8c8d"),
        format!("{exchange} 3a2b 8h7g 2b3c 3i3h 8c8d"),
        format!("{exchange} 4a3b 8h7g"),
        format!("{double} 3i4h 4a3b 6i7h"),
        format!("{double} 5g5f 4a3b"),
    ];
    assert_eq!(all_lines(&tree), expected);
    assert_eq!(
        tree.node(GameTree::ROOT).comments(),
        ["変化の入れ子", "初手に戻る"],
        "a comment belongs to the place it follows"
    );
}

#[test]
fn variations_are_written_deepest_first_each_followed_by_its_own() {
    let written = kif::write(&sound(fixture!("nested_variations.kif")));
    let blocks: Vec<&str> = written.lines().filter(|line| line.starts_with("変化")).collect();
    assert_eq!(blocks, ["変化：9手", "変化：6手", "変化：9手", "変化：6手", "変化：1手", "変化：7手"]);
    let original = std::str::from_utf8(fixture!("nested_variations.kif")).unwrap();
    // The comment before the first move of the last block is a comment on the start, and is written there.
    let without_remarks = |text: &str| {
        let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with(['*', '#'])).collect();
        kept.join("\n")
    };
    assert_eq!(without_remarks(&written), without_remarks(original));
}

#[test]
fn endings_can_be_variations_of_moves_and_moves_of_endings() {
    let tree = sound(fixture!("endings_as_variations.kif"));
    assert_eq!(main_line(&tree), "7g7f 3c3d");
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::White, EndReason::Resignation)));
    assert_eq!(all_lines(&tree), ["7g7f 3c3d", "7g7f 3c3d 2g2f", "7g7f 3c3d 2g2f 8c8d"]);
    let line = tree.main_line();
    let side = |ply: usize| {
        tree.node(line[ply]).side_endings().iter().map(|ending| ending.outcome.clone()).collect::<Vec<_>>()
    };
    assert_eq!(side(1), [Outcome::won(Color::Black, EndReason::Resignation)]);
    assert_eq!(side(2), [Outcome::undecided(EndReason::Interrupted)]);
    let timed_out = tree.variations(line[2])[0];
    let ending = tree.node(timed_out).ending().unwrap();
    assert_eq!(ending.outcome, Outcome::won(Color::Black, EndReason::TimeUp));
    assert_eq!(tree.variations(timed_out).len(), 1);
}

#[test]
fn a_sentence_at_the_end_of_the_file_speaks_of_the_line_that_has_its_length() {
    let tree = sound(fixture!("summary_at_the_end.kifu"));
    assert_eq!(main_line(&tree), "7g7f 3c3d 2g2f");
    assert_eq!(outcome(&tree), Some(Outcome::won(Color::Black, EndReason::Resignation)));
    assert_eq!(all_lines(&tree), ["7g7f 3c3d 2g2f", "7g7f 8c8d"]);
}

#[test]
fn a_variation_without_a_place_is_passed_over_and_the_next_one_read() {
    let imported = read(fixture!("variation_nowhere.kif"));
    assert_eq!(warnings(&imported), [(4, WarningKind::VariationNowhere { ply: 9, plies: 1 })]);
    assert_eq!(all_lines(&imported.tree), ["7g7f", "2g2f"]);
}

#[test]
fn every_variation_without_a_place_is_told() {
    let imported =
        read("1 ７六歩(77)\n変化：99手\n99 ３四歩(33)\n変化：0手\n1 ２六歩(27)\n変化：1手\n1 ５六歩(57)\n変化：7手\n");
    let nowhere = |line, ply| (line, WarningKind::VariationNowhere { ply, plies: 1 });
    assert_eq!(warnings(&imported), [nowhere(2, 99), nowhere(4, 0), nowhere(8, 7)]);
    assert_eq!(all_lines(&imported.tree), ["7g7f", "5g5f"]);
}

#[test]
fn a_variation_that_repeats_a_known_move_joins_it() {
    let tree = sound("1 ７六歩(77)\n2 ３四歩(33)\n\n変化：1手\n1 ７六歩(77)\n2 ８四歩(83)\n");
    assert_eq!(all_lines(&tree), ["7g7f 3c3d", "7g7f 8c8d"]);
    assert_eq!(tree.children(GameTree::ROOT).len(), 1);
}

/// A game of two moves that is not finished, and what somebody has written behind it.
fn unfinished(added: &str) -> GameTree {
    sound(format!("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n\n{added}"))
}

#[test]
fn a_game_that_is_not_finished_ends_where_its_own_moves_end() {
    for added in [
        "変化：3手\n3 ２六歩(27)\n4 投了\n",
        "変化：2手\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n",
        "変化：1手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n",
    ] {
        let tree = unfinished(added);
        assert_eq!((main_line(&tree).as_str(), outcome(&tree)), ("7g7f 3c3d", None), "{added}");
        let variation = tree.variations(last(&tree))[0];
        let ending = tree.node(variation).ending().unwrap();
        assert_eq!(ending.outcome, Outcome::won(Color::Black, EndReason::Resignation));
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Jkf] {
            assert!(sound(write(&tree, format)) == tree, "{format:?}:\n{}", write(&tree, format));
            assert_eq!(losses(&tree, format), [], "{format:?}");
        }
        assert_eq!(read(write(&tree, RecordFormat::Csa)).tree.main_line().len(), 3);
    }
}

#[test]
fn an_ending_that_was_added_is_not_that_of_a_game_which_is_not_finished() {
    let tree = unfinished("変化：3手\n3 投了\n");
    assert_eq!(outcome(&tree), None);
    assert_eq!(tree.node(last(&tree)).side_endings()[0].outcome, Outcome::won(Color::White, EndReason::Resignation));
    assert!(sound(write(&tree, RecordFormat::Kif)) == tree && sound(write(&tree, RecordFormat::Jkf)) == tree);
}

#[test]
fn a_variation_that_is_not_finished_ends_where_its_own_moves_end() {
    let variation = "変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n\n";
    let tree = unfinished(&format!("{variation}変化：4手\n4 ８五歩(84)\n\n変化：4手\n4 ３四歩(33)\n"));
    let branch = tree.variations(tree.main_line()[1])[0];
    let line = tree.line_through(branch);
    assert_eq!((line.len() - 1, tree.variations(*line.last().unwrap()).len()), (3, 2));
    assert!(sound(write(&tree, RecordFormat::Kif)) == tree && sound(write(&tree, RecordFormat::Jkf)) == tree);
}

#[test]
fn a_sentence_at_the_end_of_the_file_ends_the_game_behind_which_moves_were_added() {
    let tree = unfinished("変化：3手\n3 ２六歩(27)\n4 ８四歩(83)\n5 中断\nまで2手で後手の勝ち\n");
    assert_eq!(main_line(&tree), "7g7f 3c3d");
    assert_eq!(outcome(&tree).and_then(|outcome| outcome.winner), Some(Color::White));
}

#[test]
fn moves_added_behind_any_game_that_is_not_finished_come_back_as_what_they_are() {
    let mut tried = 0;
    for seed in 0..150 {
        let mut tree = random_tree(seed, 40);
        let end = last(&tree);
        let Some(&mv) = tree.position_at(end).legal_moves().first().filter(|_| end != GameTree::ROOT) else { continue };
        let mut game = tree.up_to(end);
        game.play(last(&game), mv).unwrap();
        let text = kif::write(&game);
        let (before, added) = text.trim_end().rsplit_once('\n').unwrap();
        let added = added.trim_start_matches(['*', '&']);
        if !added.trim_start().starts_with(|ch: char| ch.is_ascii_digit()) {
            continue;
        }
        tree = read(format!("{before}\n\n変化：{}手\n{added}\n", tree.ply(end) + 1)).tree;
        assert_eq!(tree.ply(last(&tree)), game.ply(last(&game)) - 1, "seed {seed}");
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Jkf] {
            let once = read(write(&tree, format)).tree;
            assert_eq!(main_line(&once), main_line(&tree), "seed {seed}, {format:?}");
            assert!(read(write(&once, format)).tree == once, "seed {seed}, {format:?}");
        }
        tried += 1;
    }
    assert!(tried > 100, "{tried}");
}
