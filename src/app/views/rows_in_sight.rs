//! Which rows of a list are in sight: the current one always, and around it as many as there is room for.

use crate::app::theme::SIZES;

/// How many rows there are, which is the current one, and how much room they have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListView {
    /// The index of the current row.
    pub current: usize,
    /// How many rows there are.
    pub rows: usize,
    /// How much room they have.
    pub height: f32,
}

impl ListView {
    /// How high all rows are, with so much below them that the list ends on a whole row at its head as well.
    pub fn height_of_rows(self) -> f32 {
        self.height + SIZES.row * self.last_first() as f32
    }

    /// How far the list is scrolled so that the current row is in sight: in the middle, or at the end with all of it.
    pub fn offset(self) -> f32 {
        let whole_rows = ((self.height / SIZES.row) as usize).max(1);
        let is_at_end = self.current + 2 >= self.rows;
        let centred = self.current.saturating_sub((whole_rows - 1) / 2);
        let first = if is_at_end { self.last_first().min(self.current) } else { centred.min(self.last_first()) };
        SIZES.row * first as f32
    }

    /// The first row in sight where the list is scrolled to its end: the last of all, where there is no room for another.
    fn last_first(self) -> usize {
        let hidden = SIZES.row * self.rows as f32 + SIZES.gap - self.height;
        ((hidden / SIZES.row).ceil().max(0.0) as usize).min(self.rows.saturating_sub(1))
    }
}

/// What of the list was seen last.
#[derive(Clone, Copy, Debug)]
pub struct SeenRows {
    /// The list as it was.
    pub view: ListView,
    /// How far it was scrolled.
    pub offset: f32,
}

impl SeenRows {
    /// Whether the list stays where it was scrolled to. It follows another current row, and the one that a notice or a
    /// case below would push out of sight, but never goes against the user's own scrolling.
    pub fn stays_for(self, view: ListView) -> bool {
        let has_same_height = self.view.height == view.height;
        let has_same_rows = (self.view.current, self.view.rows) == (view.current, view.rows);
        has_same_rows && (has_same_height || !self.shows_current())
    }

    fn shows_current(self) -> bool {
        let top = SIZES.row * self.view.current as f32;
        let bottom = top + SIZES.row;
        top >= self.offset - 1.0 && bottom <= self.offset + self.view.height + 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_row_is_whole_in_sight_however_little_room_there_is() {
        let heights = (28..200).map(|height| height as f32);
        for (height, rows) in heights.flat_map(|height| (1..12).map(move |rows| (height, rows))) {
            for current in 0..rows {
                let view = ListView { current, rows, height };
                let top = SIZES.row * current as f32 - view.offset();
                assert!(top >= 0.0 && top + SIZES.row <= height, "{view:?}: the row begins at {top}");
                assert!(view.offset() <= view.height_of_rows() - height, "{view:?} is scrolled past its end");
            }
        }
    }

    #[test]
    fn the_end_of_a_list_is_seen_with_as_many_rows_as_have_room() {
        let first = |current, height| ListView { current, rows: 10, height }.offset() / SIZES.row;
        assert_eq!([first(9, 64.0), first(9, 92.0), first(8, 92.0), first(0, 92.0)], [8.0, 7.0, 7.0, 0.0]);
    }
}
