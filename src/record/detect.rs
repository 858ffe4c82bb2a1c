//! Which format a text is in, whatever its file is called.

use super::RecordFormat;
use super::csa;
use super::kif::{self, Shape};
use super::lines::{is_blank, numbered_lines};
use super::usi_record;
use crate::shogi::Color;

/// Detects the format of `text` from its content; `None` if none of its lines belongs in any record.
///
/// The first line that only one format can have decides. Anything that could also be KIF is KIF.
pub(super) fn detect(text: &str) -> Option<RecordFormat> {
    if begins_an_object(text) {
        return Some(RecordFormat::Jkf);
    }
    let (mut likeliest, mut named) = (None, Vec::new());
    for (_, line) in numbered_lines(text) {
        let line = line.trim_matches(is_blank);
        // However it begins, a line with this colon may be KIF, about the game.
        if !line.contains('：')
            && let Some(format) = usi_record::format_of(line).or_else(|| csa::format_of(line))
        {
            return Some(format);
        }
        named.extend(csa::named_player(line));
        if Color::ALL.iter().all(|color| named.contains(color)) {
            return Some(RecordFormat::Csa);
        }
        match kif::shape_of(line) {
            Shape::NumberedMoves => return Some(RecordFormat::Kif),
            Shape::PlainMoves => return Some(RecordFormat::Ki2),
            Shape::Record => likeliest = Some(RecordFormat::Kif),
            Shape::Diagram if likeliest.is_none() => likeliest = Some(RecordFormat::Bod),
            Shape::Diagram | Shape::Nothing => {}
        }
    }
    likeliest
}

/// Whether the text begins like a JSON object, up to its first colon.
fn begins_an_object(text: &str) -> bool {
    let key = after(text, '{').and_then(|inside| after(inside, '"'));
    key.and_then(|key| key.split_once('"')).is_some_and(|(_, rest)| after(rest, ':').is_some())
}

/// What follows `sign`, if it comes first.
fn after(text: &str, sign: char) -> Option<&str> {
    text.trim_start_matches(is_blank).strip_prefix(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_is_known_by_its_first_telling_line() {
        for (text, format) in [
            ("\u{FEFF}\n {\"moves\": []}", Some(RecordFormat::Jkf)),
            ("{\"moves\"：[]}\n手合割：平手\n", Some(RecordFormat::Kif)),
            ("手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n", Some(RecordFormat::Kif)),
            ("７六歩(77)\n３四歩(33)\n", Some(RecordFormat::Kif)),
            ("先手：朝日\n*感想\n   1 ７六歩\n", Some(RecordFormat::Kif)),
            ("先手：朝日\n後手：夕日\n", Some(RecordFormat::Kif)),
            ("まで3手で先手の勝ち\n", Some(RecordFormat::Kif)),
            ("先手：朝日\n*+7776FU\n▲７六歩　△３四歩\n", Some(RecordFormat::Ki2)),
            ("#KI2 version=2.0\n先手：朝日\n", Some(RecordFormat::Ki2)),
            ("'感想\nV2.2\n", Some(RecordFormat::Csa)),
            ("V3.0\n", Some(RecordFormat::CsaV3)),
            ("'CSA encoding=UTF-8\nV3.0\n", Some(RecordFormat::CsaV3)),
            ("N+\nN-\n", Some(RecordFormat::Csa)),
            ("PI,+,+7776FU\n", Some(RecordFormat::Csa)),
            ("P+00ALx\n", Some(RecordFormat::Csa)),
            ("V4.0\n", Some(RecordFormat::Csa)),
            ("N+Sato\nP+59OU\n", Some(RecordFormat::Csa)),
            // Lines as there are in any base64 text of some length.
            ("V3xyz0BWi3cGJHuU1CbE0VFz\nN+oD5pypmV0BWi3c\nP+K9DgWn5zLqdlbusvrL\nPIBBzDFqTGwf93\n", None),
            ("$EVENT:V3.0\nPI\n", Some(RecordFormat::Csa)),
            ("position startpos\n", Some(RecordFormat::Usi)),
            ("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h\n", Some(RecordFormat::Usi)),
            ("startpos moves 7g7f\n", Some(RecordFormat::Usi)),
            ("4k4/9/9/9/9/9/9/9/4K4 b - 1\n", Some(RecordFormat::Sfen)),
            ("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1\n", Some(RecordFormat::Sfen)),
            ("後手の持駒：なし\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n", Some(RecordFormat::Bod)),
            ("作品名：煙\n後手の持駒：なし\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n", Some(RecordFormat::Kif)),
            ("", None),
            ("key: value\nお疲れ様でした\n", None),
            ("'only a comment\n", None),
        ] {
            assert_eq!(detect(text), format, "{text}");
        }
    }
}
