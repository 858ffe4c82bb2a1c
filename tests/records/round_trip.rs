//! What is written is read back unchanged.

use komadai::record::{LineEnd, TextEncoding, WarningKind, kif};

use crate::dice::Dice;
use crate::random_trees::random_tree;
use crate::reading::{read, sound};

/// Writes and reads this many random records.
fn write_and_read(trees: u64) {
    let encodings = [TextEncoding::Utf8, TextEncoding::Utf8WithMark, TextEncoding::Cp932, TextEncoding::EucJp];
    for seed in 0..trees {
        let mut dice = Dice::new(seed);
        let tree = random_tree(seed, dice.below(120));
        let encoding = dice.pick(&encodings);
        let line_end = dice.pick(&[LineEnd::Lf, LineEnd::CrLf]);
        // CP932 and EUC-JP have one wave dash where Unicode has two.
        let text = kif::write(&tree).replace('〜', "～");
        let tree = read(&text).tree;
        let bytes = kif::to_bytes(&tree, encoding, line_end).unwrap();
        let mut imported = read(&bytes);
        let is_of_chance =
            |kind: &_| matches!(kind, WarningKind::UnknownEnding { .. } | WarningKind::OtherHandicap { .. });
        imported.warnings.retain(|warning| !is_of_chance(&warning.kind));
        assert_eq!((imported.warnings, imported.broken_off), (Vec::new(), None), "seed {seed}\n{text}");
        assert!(imported.tree == tree, "seed {seed}\n{text}");
    }
}

#[test]
fn a_record_is_the_same_after_it_was_written_and_read() {
    for seed in 0..1_000 {
        let tree = random_tree(seed, 60);
        let text = kif::write(&tree);
        assert!(read(&text).tree == tree, "seed {seed}\n{text}");
    }
}

#[test]
fn a_record_is_the_same_in_every_encoding_and_with_every_line_end() {
    write_and_read(500);
}

#[test]
#[ignore = "deep: minutes, in release"]
fn ten_thousand_records_are_the_same_after_they_were_written_and_read() {
    write_and_read(10_000);
}

#[test]
fn text_with_line_breaks_in_odd_places_stays_where_it_belongs() {
    let mut tree = random_tree(1, 0);
    tree.header.push("感想", "一行目\n   1 ７六歩(77)");
    let root = tree.node_mut(komadai::record::GameTree::ROOT);
    root.comments_mut().push("一行目\r\n二行目\n1 ７六歩(77)");
    root.set_bookmark(Some("栞\n1 ７六歩(77)".to_owned()));
    root.set_ending(None);
    let again = sound(kif::write(&tree));
    assert_eq!(again.main_line().len(), 1);
    assert_eq!(again.header.get("感想"), Some("一行目    1 ７六歩(77)"));
    assert_eq!(again.node(komadai::record::GameTree::ROOT).comments().iter().nth(2), Some("二行目"));
}
