//! Moves in Japanese notation.

use super::relative;
use super::{full_width_digit, japanese_square, piece_name};
use crate::shogi::{Move, PieceKind, Position, Square};

/// Writes a move the way books and broadcasts do: `７六歩`, `同　銀`, `５二金左`, `８八銀不成`, `５五角打`.
///
/// `previous` is the destination of the move before, if known, for which 同 is written. Words that tell pieces apart are
/// added only when needed, 成 or 不成 whenever the piece could promote, and 打 only if a piece on the board could have gone
/// there. Source: 日本将棋連盟「棋譜の表記方法」, <https://www.shogi.or.jp/faq/kihuhyouki.html>.
///
/// ```
/// use komadai::record::notation::japanese;
/// use komadai::shogi::Position;
///
/// let start = Position::even();
/// assert_eq!(japanese(&start, "7g7f".parse()?, None), "７六歩");
/// assert_eq!(japanese(&start, "4i5h".parse()?, None), "５八金右");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn japanese(position: &Position, mv: Move, previous: Option<Square>) -> String {
    written(position, mv, previous, japanese_square)
}

/// Writes a move as [`japanese`] does, but with the rank as an Arabic digit, as in the federation's own records: `７６歩`,
/// `同　銀`, `５２金左`.
///
/// ```
/// use komadai::record::notation::japanese_in_digits;
/// use komadai::shogi::Position;
///
/// assert_eq!(japanese_in_digits(&Position::even(), "4i5h".parse()?, None), "５８金右");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn japanese_in_digits(position: &Position, mv: Move, previous: Option<Square>) -> String {
    let square = |square: Square| [square.file(), square.rank()].into_iter().map(full_width_digit).collect();
    written(position, mv, previous, square)
}

fn written(position: &Position, mv: Move, previous: Option<Square>, square: impl Fn(Square) -> String) -> String {
    let to = mv.to();
    let place = if previous == Some(to) { "同　".to_owned() } else { square(to) };
    let (kind, promotion) = match mv {
        Move::Drop { kind, .. } => (kind, ""),
        Move::Normal { from, promote, .. } => {
            let kind = moving_kind(position, from);
            (kind, promotion_word(position, kind, from, to, promote))
        }
    };
    format!("{place}{}{}{promotion}", piece_name(kind), distinguishing_words(position, mv))
}

/// The words that tell the piece of `mv` apart from others of its kind: 右 左 直 上 寄 引 and 打.
#[must_use]
pub fn distinguishing_words(position: &Position, mv: Move) -> String {
    match mv {
        Move::Drop { kind, to } => drop_word(position, kind, to).to_owned(),
        Move::Normal { from, to, .. } => {
            relative::words(position.board(), position.mover(mv), moving_kind(position, from), from, to)
        }
    }
}

/// The piece on `from`. A move from an empty square is no move, and is shown as a king's.
pub(super) fn moving_kind(position: &Position, from: Square) -> PieceKind {
    position.board().piece_on(from).map_or(PieceKind::King, |piece| piece.kind)
}

fn drop_word(position: &Position, kind: PieceKind, to: Square) -> &'static str {
    if position.board().reaching(to, position.turn(), kind).is_empty() { "" } else { "打" }
}

fn promotion_word(position: &Position, kind: PieceKind, from: Square, to: Square, promote: bool) -> &'static str {
    match (promote, may_promote(position, kind, from, to)) {
        (true, _) => "成",
        (false, true) => "不成",
        (false, false) => "",
    }
}

/// Whether the piece on `from`, of this `kind`, could promote on its way to `to`.
#[must_use]
pub fn may_promote(position: &Position, kind: PieceKind, from: Square, to: Square) -> bool {
    let mover = position.mover(Move::Normal { from, to, promote: false });
    let is_in_camp = |square: Square| square.is_in_promotion_zone(mover);
    kind.promoted().is_some() && (is_in_camp(from) || is_in_camp(to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::{Board, Piece, Setup, Sfen};

    /// Each entry: a position, then moves with their notation.
    const CASES: &[(&str, &[(&str, &str)])] = &[
        // The examples on the official page.
        (
            "4k4/9/3GGG3/9/9/9/1+P4S1S/+P8/+P+P+P1K1SS1 b - 1",
            &[
                ("6c5b", "５二金左"),
                ("5c5b", "５二金直"),
                ("4c5b", "５二金右"),
                ("7i8h", "８八と右"),
                ("8i8h", "８八と直"),
                ("9i8h", "８八と左上"),
                ("9h8h", "８八と寄"),
                ("8g8h", "８八と引"),
                ("2i2h", "２八銀直"),
                ("1g2h", "２八銀右"),
                ("3i2h", "２八銀左上"),
                ("3g2h", "２八銀左引"),
            ],
        ),
        ("+R8/9/9/1+R7/9/9/9/9/4K3k b - 1", &[("9a8b", "８二竜引"), ("8d8b", "８二竜上")]),
        ("7k1/9/9/9/4+R3+R/9/9/9/4K4 b - 1", &[("5e3e", "３五竜左"), ("1e3e", "３五竜右")]),
        ("+B+B7/9/9/9/9/9/9/9/4K1k2 b - 1", &[("9a8b", "８二馬左"), ("8a8b", "８二馬右")]),
        ("4k4/9/9/9/9/9/9/4G4/4K4 b G 1", &[("5h4h", "４八金"), ("G*4h", "４八金打")]),
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", &[("G*4h", "４八金")]),
        ("4k4/9/9/8P/9/9/9/9/4K4 b - 1", &[("1d1c", "１三歩不成"), ("1d1c+", "１三歩成")]),
        // A pinned silver counts as a candidate.
        ("4k4/9/9/9/2rSKS3/9/9/9/9 b - 1", &[("4e5d", "５四銀右"), ("6e5d", "５四銀左")]),
        // A compulsory promotion is written as well, and so is one that starts inside the promotion zone.
        ("4k4/7P1/8N/9/9/9/9/9/4K4 b - 1", &[("2b2a+", "２一歩成"), ("1c2a+", "２一桂成")]),
        ("4k4/9/9/9/9/9/9/1p7/K8 w - 1", &[("8h8i+", "８九歩成")]),
        // Two knights; two lances of which only one reaches; rooks on one rank.
        ("4k4/9/9/9/9/9/9/9/N1N1K4 b - 1", &[("9i8g", "８七桂左"), ("7i8g", "８七桂右")]),
        ("4k4/9/9/9/9/9/8L/9/4K3L b - 1", &[("1g1e", "１五香")]),
        ("4k4/9/9/R6R1/9/9/9/9/4K4 b - 1", &[("9d5d", "５四飛左"), ("2d5d", "５四飛右")]),
        // Two rooks on one file, one above and one below.
        ("4k4/9/7R1/9/9/9/7R1/9/4K4 b - 1", &[("2c2e", "２五飛引不成"), ("2g2e", "２五飛上")]),
        // A dragon straight below and another beside it.
        ("k8/9/9/9/9/4+R+R3/9/9/3K5 b - 1", &[("5f5e", "５五竜左"), ("4f5e", "５五竜右")]),
        // Three golds around a square, one of them straight behind.
        ("k8/9/9/9/9/3G5/4G4/3G5/8K b - 1", &[("5g6g", "６七金寄"), ("6f6g", "６七金引"), ("6h6g", "６七金上")]),
    ];

    fn turned(square: Square) -> Square {
        square.flipped()
    }

    fn seen_from_the_other_side(setup: &Setup) -> Setup {
        let mut board = Board::empty();
        for (square, piece) in setup.board.iter() {
            board.put(turned(square), Piece::new(piece.color.opponent(), piece.kind));
        }
        Setup { board, hands: [setup.hands[1], setup.hands[0]], turn: setup.turn.opponent() }
    }

    fn turned_move(mv: Move) -> Move {
        match mv {
            Move::Normal { from, to, promote } => Move::Normal { from: turned(from), to: turned(to), promote },
            Move::Drop { kind, to } => Move::Drop { kind, to: turned(to) },
        }
    }

    #[test]
    fn moves_are_written_as_the_rules_of_the_federation_have_them() {
        for (sfen, moves) in CASES {
            let position = Position::from_sfen(sfen).unwrap();
            for (mv, written) in *moves {
                assert_eq!(japanese(&position, mv.parse().unwrap(), None), *written, "{sfen}: {mv}");
            }
        }
    }

    #[test]
    fn both_sides_write_their_moves_in_the_same_words() {
        for (sfen, moves) in CASES {
            let setup = seen_from_the_other_side(&sfen.parse::<Sfen>().unwrap().setup);
            let position = Position::try_from(setup).unwrap();
            for (mv, written) in *moves {
                let mv = turned_move(mv.parse().unwrap());
                let words: String = written.chars().skip(2).collect();
                assert_eq!(japanese(&position, mv, None), japanese_square(mv.to()) + &words, "{sfen}: {mv}");
            }
        }
    }

    #[test]
    fn a_square_moved_to_before_is_not_named_again() {
        let exchange =
            Position::from_sfen("lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4").unwrap();
        assert_eq!(japanese(&exchange, "3a2b".parse().unwrap(), "2b".parse().ok()), "同　銀");
        assert_eq!(japanese(&exchange, "3a2b".parse().unwrap(), None), "２二銀");
    }

    #[test]
    fn with_two_digits_nothing_but_the_rank_is_written_otherwise() {
        for (sfen, moves) in CASES {
            let position = Position::from_sfen(sfen).unwrap();
            for (mv, written) in *moves {
                let mv: Move = mv.parse().unwrap();
                let (file, rank) = (mv.to().file(), mv.to().rank());
                let words: String = written.chars().skip(2).collect();
                let expected = format!("{}{}{words}", full_width_digit(file), full_width_digit(rank));
                assert_eq!(japanese_in_digits(&position, mv, None), expected);
                assert_eq!(japanese_in_digits(&position, mv, Some(mv.to())), japanese(&position, mv, Some(mv.to())));
            }
        }
    }

    #[test]
    fn no_two_moves_of_a_position_are_written_alike() {
        for (sfen, _) in CASES {
            let position = Position::from_sfen(sfen).unwrap();
            let mut written: Vec<String> =
                position.legal_moves().into_iter().map(|mv| japanese(&position, mv, None)).collect();
            let count = written.len();
            written.sort();
            written.dedup();
            assert_eq!(written.len(), count, "{sfen}");
        }
    }
}
