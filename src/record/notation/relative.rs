//! The words that tell apart pieces of one kind which can reach the same square: 右 左 直 上 寄 引.
//!
//! A movement (上 寄 引) is enough when no other piece moves that way; else the side it comes from (右 左 直), when no
//! other piece comes from there; else both. The candidates are all pieces whose way of moving reaches the square,
//! pinned ones included. Source: 日本将棋連盟「棋譜の表記方法」, <https://www.shogi.or.jp/faq/kihuhyouki.html>

use crate::shogi::{Board, Color, PieceKind, Square, SquareSet};

/// Which way a piece goes, as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Movement {
    /// 上
    Up,
    /// 寄
    Sideways,
    /// 引
    Back,
}

/// Where a piece comes from, as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Right,
    Left,
    /// On the file of its destination.
    Straight,
}

/// The words for `color`'s `kind` on `from` going to `to`; empty when no other piece could be meant.
pub(super) fn words(board: &Board, color: Color, kind: PieceKind, from: Square, to: Square) -> String {
    let others = board.reaching(to, color, kind).without(from);
    if others.is_empty() {
        return String::new();
    }
    let movement = Movement::of(color, from, to);
    if others.into_iter().all(|other| Movement::of(color, other, to) != movement) {
        return movement.word().to_owned();
    }
    if has_only_two(kind) {
        return side_of_the_pair(color, from, others).word().to_owned();
    }
    let side = Side::of(color, from, to.file());
    if side == Side::Straight || others.into_iter().all(|other| Side::of(color, other, to.file()) != side) {
        return side.word().to_owned();
    }
    [side.word(), movement.word()].concat()
}

/// Of bishops, rooks and their promoted forms a set has two, and 直 is never said of them: they are compared with each
/// other, not with the square.
const fn has_only_two(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Bishop | PieceKind::Rook | PieceKind::Horse | PieceKind::Dragon)
}

fn side_of_the_pair(color: Color, from: Square, others: SquareSet) -> Side {
    others.first().map_or(Side::Straight, |other| Side::of(color, from, other.file()))
}

impl Movement {
    fn of(color: Color, from: Square, to: Square) -> Self {
        match to.rank_seen_by(color).cmp(&from.rank_seen_by(color)) {
            std::cmp::Ordering::Less => Self::Up,
            std::cmp::Ordering::Equal => Self::Sideways,
            std::cmp::Ordering::Greater => Self::Back,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Up => "上",
            Self::Sideways => "寄",
            Self::Back => "引",
        }
    }
}

impl Side {
    /// On which side of the file `middle` a square lies.
    fn of(color: Color, square: Square, middle: u8) -> Self {
        let seen_by_black = square.file().cmp(&middle);
        let seen = if color == Color::Black { seen_by_black } else { seen_by_black.reverse() };
        match seen {
            std::cmp::Ordering::Less => Self::Right,
            std::cmp::Ordering::Equal => Self::Straight,
            std::cmp::Ordering::Greater => Self::Left,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Right => "右",
            Self::Left => "左",
            Self::Straight => "直",
        }
    }
}
