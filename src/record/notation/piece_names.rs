//! The names of the pieces in Japanese records.
//!
//! Where there is no room for two characters, promoted pieces have one of their own: 杏 圭 全 と in most programs and
//! problem books. Printed diagrams also use 仝 今 全 个, characters that look like the backs of the pieces: 仝 for 成香, 今 for
//! 成桂, 个 for と. Sources: the table of pieces in the Shogi wiki, <https://shogi.fandom.com/wiki/Pieces> (from an
//! encyclopaedia), with which programs agree. Sources differ on 今, since the backs of all four are written forms of 金,
//! which 今 stands for too; as the name of one piece we found it for 成桂 alone.

use crate::shogi::PieceKind;

/// Returns the name of a piece in a move, as printed: 歩, 成香, 馬, 竜.
#[must_use]
pub const fn piece_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::King => "玉",
        PieceKind::Tokin => "と",
        PieceKind::PromotedLance => "成香",
        PieceKind::PromotedKnight => "成桂",
        PieceKind::PromotedSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "竜",
    }
}

/// Returns the single character for a piece on a diagram: 歩, 杏, 馬, 龍.
#[must_use]
pub const fn piece_kanji(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::PromotedLance => "杏",
        PieceKind::PromotedKnight => "圭",
        PieceKind::PromotedSilver => "全",
        PieceKind::Dragon => "龍",
        PieceKind::Pawn
        | PieceKind::Lance
        | PieceKind::Knight
        | PieceKind::Silver
        | PieceKind::Gold
        | PieceKind::Bishop
        | PieceKind::Rook
        | PieceKind::King
        | PieceKind::Tokin
        | PieceKind::Horse => piece_name(kind),
    }
}

/// Returns the name of a piece in a move in files, which is as printed except for 龍.
#[must_use]
pub const fn piece_name_in_files(kind: PieceKind) -> &'static str {
    if matches!(kind, PieceKind::Dragon) { "龍" } else { piece_name(kind) }
}

/// Parses a piece, by any of its names, at the beginning of `text`, and returns it with what follows.
pub(in crate::record) fn leading_piece(text: &str) -> Option<(PieceKind, &str)> {
    if let Some(promoted) = text.strip_prefix('成') {
        let (front, rest) = leading_piece_of_one_kanji(promoted)?;
        return Some((front.promoted()?, rest));
    }
    leading_piece_of_one_kanji(text)
}

fn leading_piece_of_one_kanji(text: &str) -> Option<(PieceKind, &str)> {
    let mut chars = text.chars();
    let kind = piece_of_kanji(chars.next()?)?;
    Some((kind, chars.as_str()))
}

/// The piece that a single character stands for.
const fn piece_of_kanji(kanji: char) -> Option<PieceKind> {
    match kanji {
        '歩' => Some(PieceKind::Pawn),
        '香' => Some(PieceKind::Lance),
        '桂' => Some(PieceKind::Knight),
        '銀' => Some(PieceKind::Silver),
        '金' => Some(PieceKind::Gold),
        '角' => Some(PieceKind::Bishop),
        '飛' => Some(PieceKind::Rook),
        '玉' | '王' => Some(PieceKind::King),
        'と' | '个' => Some(PieceKind::Tokin),
        '杏' | '仝' => Some(PieceKind::PromotedLance),
        '圭' | '今' => Some(PieceKind::PromotedKnight),
        '全' => Some(PieceKind::PromotedSilver),
        '馬' => Some(PieceKind::Horse),
        '竜' | '龍' => Some(PieceKind::Dragon),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_piece_is_read_as_that_piece() {
        for kind in PieceKind::ALL {
            for name in [piece_name(kind), piece_kanji(kind), piece_name_in_files(kind)] {
                assert_eq!(leading_piece(&format!("{name}打")), Some((kind, "打")));
            }
        }
        assert_eq!(leading_piece("王"), Some((PieceKind::King, "")));
        let printed = ["仝", "今", "全", "个"].map(|name| leading_piece(name).map(|(kind, _)| kind));
        let backs = [PieceKind::PromotedLance, PieceKind::PromotedKnight, PieceKind::PromotedSilver, PieceKind::Tokin];
        assert_eq!(printed, backs.map(Some));
        assert_eq!(leading_piece("成金"), None);
    }
}
