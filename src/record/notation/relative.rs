//! The words that tell apart pieces of one kind that can reach the same square: 右 左 直 上 寄 引.
//!
//! The movement (上 寄 引) is enough if no other piece moves that way; otherwise the side the piece comes from (右 左 直), if
//! no other piece comes from there; otherwise both. The candidates are all pieces whose way of moving reaches the
//! square, pinned ones included. Source: 日本将棋連盟「棋譜の表記方法」, <https://www.shogi.or.jp/faq/kihuhyouki.html>

use crate::shogi::{Board, Color, PieceKind, Square, SquareSet};

/// The words in a text that tell pieces apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::record) struct RelativeWords {
    side: Option<Side>,
    movement: Option<Movement>,
    /// Whether they contradict each other, as 左右 does.
    is_contradictory: bool,
}

impl RelativeWords {
    /// No words at all.
    pub(in crate::record) const NONE: Self = Self { side: None, movement: None, is_contradictory: false };

    /// Parses the words at the beginning of `text`, in any order, and returns them with what follows. 行 and 入 are old
    /// words for 上.
    pub(in crate::record) fn leading(text: &str) -> (Self, &str) {
        let mut words = Self::default();
        let mut chars = text.chars();
        loop {
            let rest = chars.as_str();
            match chars.next() {
                Some('右') => words.add_side(Side::Right),
                Some('左') => words.add_side(Side::Left),
                Some('直') => words.add_side(Side::Straight),
                Some('上' | '行' | '入') => words.add_movement(Movement::Up),
                Some('寄') => words.add_movement(Movement::Sideways),
                Some('引') => words.add_movement(Movement::Back),
                Some(_) | None => return (words, rest),
            }
        }
    }

    fn add_side(&mut self, side: Side) {
        let said = *self.side.get_or_insert(side);
        self.is_contradictory |= said != side;
        self.look_at_straight();
    }

    fn add_movement(&mut self, movement: Movement) {
        let said = *self.movement.get_or_insert(movement);
        self.is_contradictory |= said != movement;
        self.look_at_straight();
    }

    /// 直 is itself a movement, straight forward, and contradicts any other.
    fn look_at_straight(&mut self) {
        let is_up = self.movement.is_none_or(|movement| movement == Movement::Up);
        self.is_contradictory |= self.side == Some(Side::Straight) && !is_up;
    }

    /// Whether there are no words.
    pub(in crate::record) fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether the words are true of `color`'s `kind` moving from `from` to `to`, even if it is the only one of its
    /// kind. The side it comes from may be seen from its destination or from the other pieces that reach it: printed
    /// records have both.
    pub(in crate::record) fn are_true_of(
        self,
        board: &Board,
        color: Color,
        kind: PieceKind,
        from: Square,
        to: Square,
    ) -> bool {
        if self.is_empty() {
            return true;
        }
        let others = board.reaching(to, color, kind).without(from);
        let seen = [Side::of(color, from, to.file()), side_of_the_pair(color, from, others)];
        let movement = Movement::of(color, from, to);
        let is_side = self.side.is_none_or(|side| seen.contains(&side));
        is_side && !self.is_contradictory && self.movement.is_none_or(|said| said == movement)
    }

    /// Returns the `candidates` that the words mean; all are pieces of `color` that reach `to`. A word that fits none
    /// of them is ignored, and words that contradict each other mean none.
    pub(in crate::record) fn choose(
        self,
        color: Color,
        kind: PieceKind,
        candidates: SquareSet,
        to: Square,
    ) -> SquareSet {
        if self.is_contradictory {
            return SquareSet::EMPTY;
        }
        if self.is_empty() {
            return candidates;
        }
        let moving = |from: &Square| self.movement.is_none_or(|movement| Movement::of(color, *from, to) == movement);
        let from_there = |from: &Square| {
            let others = candidates.without(*from);
            let seen = if has_only_two(kind) && !others.is_empty() {
                side_of_the_pair(color, *from, others)
            } else {
                Side::of(color, *from, to.file())
            };
            // 直 is said of a piece that goes straight forward, never of one that goes straight back.
            let goes_forward = seen != Side::Straight || Movement::of(color, *from, to) == Movement::Up;
            self.side.is_none_or(|side| seen == side && goes_forward)
        };
        let or_all = |chosen: SquareSet, all: SquareSet| if chosen.is_empty() { all } else { chosen };
        let sided = or_all(candidates.into_iter().filter(from_there).collect(), candidates);
        or_all(sided.into_iter().filter(moving).collect(), sided)
    }
}

/// The direction a piece moves in, as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Movement {
    /// 上
    Up,
    /// 寄
    Sideways,
    /// 引
    Back,
}

/// The side a piece comes from, as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Right,
    Left,
    /// On the file of its destination.
    Straight,
}

/// The words for `color`'s `kind` going from `from` to `to`; empty if no other piece could be meant.
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

/// Whether a set has only two of a kind: bishops, rooks and their promoted forms. 直 is never said of those: they are
/// compared with each other, not with the square.
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
    /// The side of the file `middle` that a square is on.
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
