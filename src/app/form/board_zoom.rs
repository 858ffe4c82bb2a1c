//! The arithmetic of the enlarged board: what is under the fingers stays there, and no edge is pulled into view.

/// How much larger than usual the board is seen, and which part of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardZoom {
    /// How many times as large, from 1.
    factor: f32,
    /// What lies in the middle: from 0 at the left and at the top to 1 at the right and at the bottom.
    center: [f32; 2],
}

/// The largest that is of any use: three by three squares are seen.
const MOST: f32 = 3.0;

/// Less than this is not meant.
const LEAST: f32 = 1.02;

impl Default for BoardZoom {
    fn default() -> Self {
        Self { factor: 1.0, center: [0.5; 2] }
    }
}

impl BoardZoom {
    /// How many times as large the board is.
    #[must_use]
    pub const fn factor(self) -> f32 {
        self.factor
    }

    /// Whether all of the board is seen.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.factor <= 1.0
    }

    /// Where the board begins and how large it is, in parts of the place where the whole of it is seen.
    #[must_use]
    pub fn frame(self) -> ([f32; 2], f32) {
        (self.center.map(|center| 0.5 - center * self.factor), self.factor)
    }

    /// `times` as large as it is now. What lies at `at`, in parts of the place, stays there as far as the board reaches.
    #[must_use]
    pub fn times(self, times: f32, at: [f32; 2]) -> Self {
        let factor = (self.factor * times).clamp(1.0, MOST);
        let stays = |center: f32, at: f32| center + (at - 0.5) / self.factor - (at - 0.5) / factor;
        Self { factor, center: [stays(self.center[0], at[0]), stays(self.center[1], at[1])] }.settled()
    }

    /// Moved by so many parts of the place.
    #[must_use]
    pub fn moved(self, by: [f32; 2]) -> Self {
        let center = [self.center[0] - by[0] / self.factor, self.center[1] - by[1] / self.factor];
        Self { center, ..self }.settled()
    }

    /// As far as that can be: what is hardly larger is as usual, and nothing but the board is seen.
    fn settled(self) -> Self {
        if self.factor < LEAST {
            return Self::default();
        }
        let half = 0.5 / self.factor;
        Self { center: self.center.map(|center| center.clamp(half, 1.0 - half)), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a point of the board, from 0 to 1, is seen.
    fn seen(zoom: BoardZoom, point: [f32; 2]) -> [f32; 2] {
        let (begin, size) = zoom.frame();
        [begin[0] + point[0] * size, begin[1] + point[1] * size]
    }

    #[test]
    fn what_lies_under_the_fingers_stays_there() {
        let at = [0.4, 0.7];
        let zoom = BoardZoom::default().times(1.7, at);
        let [x, y] = seen(zoom, at);
        assert!((x - at[0]).abs() < 1e-5 && (y - at[1]).abs() < 1e-5);
        assert!((zoom.factor() - 1.7).abs() < 1e-5);
    }

    #[test]
    fn nothing_but_the_board_is_ever_seen_and_it_comes_back_whole() {
        let mut zoom = BoardZoom::default();
        for (times, at, by) in [
            (1.4, [0.0, 1.0], [0.3, -0.2]),
            (2.5, [1.0, 0.2], [-2.0, 0.1]),
            (0.6, [0.1, 0.1], [0.9, 0.9]),
            (9.0, [0.5, 0.5], [5.0, -5.0]),
            (0.5, [0.9, 0.0], [0.0, 0.0]),
        ] {
            zoom = zoom.times(times, at).moved(by);
            let (begin, size) = zoom.frame();
            assert!((1.0..=MOST).contains(&size), "{zoom:?}");
            assert!(begin.iter().all(|begin| *begin <= 1e-5 && begin + size >= 1.0 - 1e-5), "{zoom:?}");
        }
        assert_eq!(zoom.times(0.01, [0.2, 0.9]), BoardZoom::default());
    }
}
