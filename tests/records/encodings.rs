//! One game in every encoding and with every line ending.

use std::time::Duration;

use komadai::record::{LineEnd, MoveTime, TextEncoding, encode, import, kif};

use crate::reading::{fixture, last, main_line, sound};

#[test]
fn the_same_game_is_read_from_every_encoding_and_with_every_line_end() {
    let plain = sound(fixture!("even_game.kif"));
    assert_eq!(main_line(&plain), "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b");
    for (name, bytes, encoding) in [
        ("CP932, CR LF", fixture!("even_game_cp932.kif"), TextEncoding::Cp932),
        ("CP932, CR", fixture!("even_game_cr.kif"), TextEncoding::Cp932),
        ("EUC-JP", fixture!("even_game_euc.kif"), TextEncoding::EucJp),
        ("UTF-8 with a mark, CR LF", fixture!("even_game_marked.kifu"), TextEncoding::Utf8WithMark),
        ("UTF-8 that says it is Shift_JIS", fixture!("even_game_lies.kif"), TextEncoding::Utf8),
        ("LF, CR LF and CR", fixture!("even_game_mixed_ends.kif"), TextEncoding::Utf8),
        ("no end of the last line", fixture!("no_end_of_line.kif"), TextEncoding::Utf8),
    ] {
        assert_eq!(sound(bytes), plain, "{name}");
        assert_eq!(import(bytes).unwrap().encoding, encoding, "{name}");
    }
}

#[test]
fn header_comments_bookmarks_and_times_are_where_the_file_has_them() {
    let tree = sound(fixture!("even_game.kif"));
    let header: Vec<_> = tree.header.iter().collect();
    assert_eq!(header[4], ("手合割", "平手"));
    assert_eq!(header[5], ("先手", "朝日　昇"));
    assert_eq!(header.len(), 7);
    let line = tree.main_line();
    assert_eq!(tree.node(line[0]).comments(), ["written for Komadai's tests", "角換わりから早い投了。"]);
    assert_eq!(tree.node(line[2]).comments(), ["二手目の感想", "二行目"]);
    assert_eq!(tree.node(line[4]).bookmark(), Some("ここから"));
    let time = |spent, total| MoveTime { spent: Duration::from_secs(spent), total: Duration::from_secs(total) };
    assert_eq!(tree.node(line[5]).time(), Some(time(3660, 3741)));
    let ending = tree.node(last(&tree)).ending().unwrap();
    assert_eq!(ending.time, Some(time(1, 3742)));
}

#[test]
fn a_written_file_declares_its_encoding_and_is_read_again() {
    let tree = sound(fixture!("even_game.kif"));
    for encoding in [TextEncoding::Utf8, TextEncoding::Utf8WithMark, TextEncoding::Cp932, TextEncoding::EucJp] {
        for line_end in [LineEnd::Lf, LineEnd::CrLf] {
            let bytes = kif::to_bytes(&tree, encoding, line_end).unwrap();
            let again = import(&bytes).unwrap();
            assert_eq!((again.encoding, &again.tree), (encoding, &tree));
            let declaration = format!("#KIF version=2.0 encoding={}", encoding.name());
            let text = komadai::record::decode(&bytes).unwrap().text.into_owned();
            assert_eq!(text.lines().next(), Some(declaration.as_str()));
            assert_eq!(text.contains("\r\n"), line_end == LineEnd::CrLf);
        }
    }
}

#[test]
fn signs_that_windows_has_twice_are_read_and_written_back_unchanged() {
    let bytes = fixture!("wave_dash.kif");
    let tree = sound(bytes);
    assert_eq!(tree.header.get("備考"), Some("９時～１７時、昼休み―長め、温度－２度∥以上"));
    let text = kif::write(&tree).replace('～', "〜").replace('―', "—").replace('－', "−").replace('∥', "‖");
    let written = encode(&text, TextEncoding::Cp932).unwrap();
    assert_eq!(sound(written), tree);
}

#[test]
fn a_character_without_a_place_is_named_and_nothing_is_written() {
    let mut tree = sound(fixture!("even_game.kif"));
    tree.header.push("備考", "☗と☖");
    let refused = kif::to_bytes(&tree, TextEncoding::Cp932, LineEnd::CrLf).unwrap_err();
    assert_eq!((refused.ch, refused.line), ('☗', 9));
    assert!(kif::to_bytes(&tree, TextEncoding::Utf8, LineEnd::Lf).is_ok());
}
