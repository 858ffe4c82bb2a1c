//! Where cards lie in a room, and where on a card its board lies.

use egui::{Rect, Vec2, pos2, vec2};

use crate::picture::BOARD_ASPECT;

/// A card whose board has words above and below wastes less room and has smaller clocks.
const WORTH_OF_FRAMED: f32 = 0.95;

/// Name and clock have room in one row from this width on, in hundredths of the screen's height.
const NARROWEST_ROW: f32 = 38.0;

/// Name, hand and clock can be read below each other from this height on, in hundredths of the screen's height.
const LOWEST_COLUMN: f32 = 9.0;

/// Between a board and what is above and below it, as a share of the board's height.
const EDGE: f32 = 0.02;

/// The parts of a card.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// The board.
    pub board: Rect,
    /// Its words.
    pub words: Words,
}

/// Where the words of a card lie.
#[derive(Clone, Copy, Debug)]
pub enum Words {
    /// Beside the board.
    Beside(Rect),
    /// Which table it is, above all; White above the board and Black below it; and, where there is room for them at both
    /// sides, what they have in hand.
    Framed {
        /// The line for the table.
        head: Rect,
        /// White's row and Black's.
        sides: [Rect; 2],
        /// White's pieces in hand at the left, and Black's at the right.
        hands: Option<[Rect; 2]>,
    },
    /// Above and below the board as well, but in a card too narrow for a row: name, hand and clock below each other.
    Stacked {
        /// The line for the table.
        head: Rect,
        /// Where White's words lie, and Black's.
        sides: [Rect; 2],
    },
}

impl Parts {
    /// The parts of a card with the larger board, inside of its edge; `unit` is a hundredth of the screen's height.
    pub fn of(inner: Rect, unit: f32) -> Self {
        let size = inner.size();
        let [beside, framed] = [board_beside(size, unit), board_framed(size, unit) * WORTH_OF_FRAMED];
        if framed <= 1.0 && board_stacked(size, unit) > beside {
            Self::stacked(inner, unit)
        } else if beside >= framed {
            Self::beside(inner, unit)
        } else {
            Self::framed(inner, unit)
        }
    }

    /// The words beside the board, however large that becomes.
    pub fn beside(inner: Rect, unit: f32) -> Self {
        let height = board_beside(inner.size(), unit);
        let top = inner.center().y - height / 2.0;
        let board = Rect::from_min_size(pos2(inner.left(), top), vec2(height * BOARD_ASPECT, height));
        Self { board, words: Words::Beside(inner.with_min_x(board.right() + gap(height))) }
    }

    /// The board in the middle of the room that the words leave.
    fn stacked(inner: Rect, unit: f32) -> Self {
        let (head, _) = rows(inner.height(), unit);
        let height = board_stacked(inner.size(), unit);
        let side = (inner.height() - head - height * (1.0 + 2.0 * EDGE)) / 2.0;
        let head = inner.with_max_y(inner.top() + head);
        let of_white = inner.with_min_y(head.bottom()).with_max_y(head.bottom() + side);
        let of_black = inner.with_min_y(inner.bottom() - side);
        let middle = inner.with_min_y(of_white.bottom()).with_max_y(of_black.top()).center();
        let board = Rect::from_center_size(middle, vec2(height * BOARD_ASPECT, height));
        Self { board, words: Words::Stacked { head, sides: [of_white, of_black] } }
    }

    fn framed(inner: Rect, unit: f32) -> Self {
        let (head, row) = rows(inner.height(), unit);
        let height = board_framed(inner.size(), unit);
        let size = vec2(height * BOARD_ASPECT, height);
        let middle = inner.with_min_y(inner.top() + head + row).with_max_y(inner.bottom() - row).center();
        let board = Rect::from_center_size(middle, size);
        let edge = height * EDGE;
        let of_white =
            Rect::from_min_max(pos2(inner.left(), board.top() - edge - row), pos2(inner.right(), board.top() - edge));
        let of_black = Rect::from_min_max(
            pos2(inner.left(), board.bottom() + edge),
            pos2(inner.right(), board.bottom() + edge + row),
        );
        let beside = [
            board.with_min_x(inner.left()).with_max_x(board.left()),
            board.with_min_x(board.right()).with_max_x(inner.right()),
        ];
        let has_room = beside[0].width() > unit * 5.0;
        let head = Rect::from_min_max(pos2(inner.left(), of_white.top() - head), pos2(inner.right(), of_white.top()));
        Self { board, words: Words::Framed { head, sides: [of_white, of_black], hands: has_room.then_some(beside) } }
    }
}

fn gap(height: f32) -> f32 {
    height * 0.06
}

/// How high the line of the table is in a framed card, and the row of a player.
fn rows(height: f32, unit: f32) -> (f32, f32) {
    ((height * 0.055).max(unit * 3.0), (height * 0.09).max(unit * 5.4))
}

/// How high a board can be with words beside it.
fn board_beside(size: Vec2, unit: f32) -> f32 {
    let least = (size.y * 0.6).clamp(unit * 15.0, unit * 34.0).min(size.x * 0.6);
    let room = size.x - least;
    size.y.min(room / (BOARD_ASPECT + gap(1.0))).max(1.0)
}

/// How high it can be with words above and below.
fn board_framed(size: Vec2, unit: f32) -> f32 {
    if size.x < unit * NARROWEST_ROW {
        return 1.0;
    }
    let (head, row) = rows(size.y, unit);
    ((size.y - head - 2.0 * row) / (1.0 + 2.0 * EDGE)).min(size.x / BOARD_ASPECT).max(1.0)
}

/// How high it can be between what is to be read of each player in a column.
fn board_stacked(size: Vec2, unit: f32) -> f32 {
    let (head, _) = rows(size.y, unit);
    ((size.y - head - 2.0 * unit * LOWEST_COLUMN) / (1.0 + 2.0 * EDGE)).min(size.x / BOARD_ASPECT).max(1.0)
}

/// Between the edge of a card and what is on it.
pub fn inside(card: Rect) -> Rect {
    card.shrink(card.size().min_elem() * 0.035)
}

/// Where the cards lie: in as many columns as make their boards largest.
pub fn places(room: Rect, count: usize, gap: f32, unit: f32) -> Vec<Rect> {
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        vec2(
            (room.width() - gap * (columns as f32 - 1.0)) / columns as f32,
            (room.height() - gap * (rows as f32 - 1.0)) / rows as f32,
        )
    };
    let board = |size: Vec2| {
        let inner = size - Vec2::splat(size.min_elem() * 0.07);
        board_beside(inner, unit).max(board_framed(inner, unit) * WORTH_OF_FRAMED)
    };
    // Of those that are as large, the fewest columns leave the fewest places empty.
    let best = (1..=count.max(1)).rev().max_by(|&one, &other| board(size(one)).total_cmp(&board(size(other))));
    let columns = best.unwrap_or(1);
    let size = size(columns).max(Vec2::splat(1.0));
    let at = |index: usize| vec2((index % columns) as f32 * (size.x + gap), (index / columns) as f32 * (size.y + gap));
    (0..count).map(|index| Rect::from_min_size(room.min + at(index), size)).collect()
}

/// How wide a code is, as a share of the room.
const CODE: f32 = 0.16;

/// The room without the column in whose lower end a code lies, if there `is_one`.
pub fn code_apart(room: Rect, is_one: bool) -> (Rect, Option<Rect>) {
    if !is_one {
        return (room, None);
    }
    let width = (room.height() * 0.3).min(room.width() * CODE);
    let code = room.with_min_x(room.right() - width).with_min_y(room.bottom() - width * 1.3);
    (room.with_max_x(code.left() - width * 0.1), Some(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [(f32, f32); 5] =
        [(1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0), (900.0, 600.0), (600.0, 900.0)];

    fn room((width, height): (f32, f32)) -> (Rect, f32) {
        (Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height * 0.85)), width.min(height) / 100.0)
    }

    #[test]
    fn sixteen_boards_lie_four_by_four_on_a_wide_screen() {
        let (room, unit) = room((1280.0, 800.0));
        let places = places(room, 16, 12.0, unit);
        assert_eq!(places.iter().filter(|place| place.top() == places[0].top()).count(), 4);
    }

    #[test]
    fn the_parts_of_a_card_lie_beside_each_other_inside_of_it() {
        for screen in SCREENS {
            let (room, unit) = room(screen);
            for count in 1..=16 {
                let inner = inside(places(room, count, 12.0, unit)[0]);
                let Parts { board, words } = Parts::of(inner, unit);
                let all: Vec<Rect> = match words {
                    Words::Beside(words) => vec![board, words],
                    Words::Framed { head, sides, .. } | Words::Stacked { head, sides } => {
                        vec![board, head, sides[0], sides[1]]
                    }
                };
                for (index, one) in all.iter().enumerate() {
                    assert!(inner.expand(0.1).contains_rect(*one), "{screen:?} {count}: {one:?} of {inner:?}");
                    assert!(
                        all[index + 1..].iter().all(|other| !one.shrink(0.1).intersects(*other)),
                        "{screen:?} {count}"
                    );
                }
            }
        }
    }

    #[test]
    fn in_a_narrow_column_the_board_is_as_wide_as_it() {
        for (width, height, unit) in [(250.0, 450.0, 8.0), (180.0, 340.0, 6.0), (480.0, 860.0, 14.4)] {
            let inner = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            let Parts { board, words } = Parts::of(inner, unit);
            let Words::Stacked { head, sides } = words else { panic!("{words:?}") };
            assert!(board.width() > width * 0.9, "{board:?} of {inner:?}");
            for pair in [head, sides[0], board, sides[1]].windows(2) {
                assert!(pair[0].bottom() <= pair[1].top() + 0.1, "{pair:?}");
            }
        }
    }

    #[test]
    fn two_and_three_boards_use_the_screen() {
        for screen in [(1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)] {
            let (room, unit) = room(screen);
            for count in [2, 3] {
                let boards =
                    places(room, count, 12.0, unit).into_iter().map(|card| Parts::of(inside(card), unit).board);
                let used: f32 = boards.map(|board| board.area()).sum::<f32>() / room.area();
                assert!(used > 0.4, "{count} boards take {used} of {screen:?}");
            }
        }
    }

    #[test]
    fn sixteen_cards_fit_beside_each_other_on_every_screen() {
        for screen in SCREENS {
            let (room, unit) = room(screen);
            for count in 1..=16 {
                let places = places(room, count, 12.0, unit);
                assert_eq!(places.len(), count);
                for (index, one) in places.iter().enumerate() {
                    assert!(room.expand(0.1).contains_rect(*one), "{one:?} sticks out of {room:?}");
                    assert!(places[index + 1..].iter().all(|other| !one.shrink(0.1).intersects(*other)));
                }
            }
        }
    }
}
