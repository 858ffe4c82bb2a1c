//! The names of the starting positions in records (手合割).

use crate::shogi::{Handicap, PieceKind, Position};

/// The header key that names the starting position.
pub(super) const HANDICAP: &str = "手合割";

/// The name of a starting position.
#[must_use]
pub const fn handicap_name(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "平手",
        Handicap::Lance => "香落ち",
        Handicap::RightLance => "右香落ち",
        Handicap::BothLances => "両香落ち",
        Handicap::Bishop => "角落ち",
        Handicap::Rook => "飛車落ち",
        Handicap::RookLance => "飛香落ち",
        Handicap::TwoPieces => "二枚落ち",
        Handicap::ThreePieces => "三枚落ち",
        Handicap::FourPieces => "四枚落ち",
        Handicap::FivePieces => "五枚落ち",
        Handicap::LeftFivePieces => "左五枚落ち",
        Handicap::SixPieces => "六枚落ち",
        Handicap::LeftSevenPieces => "左七枚落ち",
        Handicap::RightSevenPieces => "右七枚落ち",
        Handicap::EightPieces => "八枚落ち",
        Handicap::NinePieces => "九枚落ち",
        Handicap::TenPieces => "十枚落ち",
        Handicap::ThreePawns => "歩三兵",
        Handicap::NakedKing => "裸玉",
        Handicap::Dragonfly => "トンボ",
        Handicap::DragonflyLances => "トンボ+香",
        Handicap::DragonflyKnights => "トンボ+桂香",
        Handicap::Taiko => "太閤将棋",
    }
}

/// Whether the name is on the KIF format's list, so that every program knows the position by it.
#[must_use]
pub(super) const fn has_official_name(handicap: Handicap) -> bool {
    match handicap {
        Handicap::Even
        | Handicap::Lance
        | Handicap::RightLance
        | Handicap::Bishop
        | Handicap::Rook
        | Handicap::RookLance
        | Handicap::TwoPieces
        | Handicap::ThreePieces
        | Handicap::FourPieces
        | Handicap::FivePieces
        | Handicap::LeftFivePieces
        | Handicap::SixPieces
        | Handicap::LeftSevenPieces
        | Handicap::RightSevenPieces
        | Handicap::EightPieces
        | Handicap::TenPieces => true,
        Handicap::BothLances
        | Handicap::NinePieces
        | Handicap::ThreePawns
        | Handicap::NakedKing
        | Handicap::Dragonfly
        | Handicap::DragonflyLances
        | Handicap::DragonflyKnights
        | Handicap::Taiko => false,
    }
}

/// Returns the starting position with this name. Surrounding blanks, 落 for 落ち, 飛 for 飛車 and Arabic digits are accepted.
///
/// 七枚落ち without 左 or 右 is not accepted: programs differ on the silver.
#[must_use]
pub fn handicap_named(name: &str) -> Option<Handicap> {
    let name = plain(name);
    Handicap::ALL.into_iter().find(|&handicap| plain(handicap_name(handicap)) == name)
}

/// Whether `name` is that of a starting position, but `position` is a different one that has a name, or cannot arise
/// from it because the pieces differ. Kings are not counted, since problems lack one.
pub(super) fn names_another_start(name: &str, position: &Position) -> bool {
    let Some(named) = handicap_named(name) else { return false };
    let (named_start, setup) = (named.position(), position.setup());
    let has_other_pieces = PieceKind::HAND.iter().any(|&kind| setup.count(kind) != named_start.setup().count(kind));
    has_other_pieces || Handicap::of(setup).is_some_and(|shown| shown != named)
}

/// The value to write for 手合割.
pub(super) fn handicap_line(start: &Position) -> &'static str {
    let named = Handicap::of(start.setup()).filter(|&handicap| has_official_name(handicap));
    named.map_or("その他", handicap_name)
}

fn plain(name: &str) -> String {
    let name = name.trim();
    let name = name.strip_suffix('ち').unwrap_or(name).replace("飛車", "飛").replace('＋', "+");
    let name = if name == "左香落" { "香落" } else { &name };
    name.chars().map(with_kanji_digits).collect()
}

fn with_kanji_digits(ch: char) -> char {
    match super::notation::arabic_value(ch) {
        Some(number @ 1..=9) => super::notation::kanji_digit(number),
        Some(_) | None => ch,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_starting_position_is_found_by_its_name() {
        for handicap in Handicap::ALL {
            assert_eq!(handicap_named(&format!("{}　　", handicap_name(handicap))), Some(handicap));
        }
    }

    #[test]
    fn small_differences_in_a_name_do_not_matter_and_large_ones_do() {
        assert_eq!(handicap_named("2枚落ち"), Some(Handicap::TwoPieces));
        assert_eq!(handicap_named("飛落"), Some(Handicap::Rook));
        for unknown in ["", "その他", "詰将棋", "七枚落ち", "平", "二枚"] {
            assert_eq!(handicap_named(unknown), None, "{unknown}");
        }
    }
}
