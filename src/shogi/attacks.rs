//! Which squares a piece attacks.
//!
//! Stepping pieces are looked up directly. Sliding attacks are composed of rays: for each square and direction a table
//! holds the squares to the edge, and the nearest piece on the ray cuts it short. On a ray that ascends the bits, the
//! nearest piece is the lowest one and a subtraction finds it; on one that descends, it is the highest and a count of
//! leading zeros finds it. The tables are built at compile time and take 59 kB, of which a game touches little.

use super::{Color, Direction, PieceKind, Square, SquareSet};

/// Returns the squares attacked by a piece of `kind` and `color` on `from`, given that the `occupied` squares hold
/// pieces.
///
/// Attacked squares may hold pieces of either colour; whether those can be captured is for the caller to decide.
#[inline]
#[must_use]
pub const fn attacks(kind: PieceKind, color: Color, from: Square, occupied: SquareSet) -> SquareSet {
    match kind {
        PieceKind::Pawn
        | PieceKind::Knight
        | PieceKind::Silver
        | PieceKind::Gold
        | PieceKind::King
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => steps(kind, color, from),
        PieceKind::Lance => ray_attacks(Direction::forward(color), from, occupied),
        PieceKind::Bishop => bishop_attacks(from, occupied),
        PieceKind::Rook => rook_attacks(from, occupied),
        PieceKind::Horse => SquareSet(bishop_attacks(from, occupied).0 | steps(kind, color, from).0),
        PieceKind::Dragon => SquareSet(rook_attacks(from, occupied).0 | steps(kind, color, from).0),
    }
}

/// Returns the squares a piece attacks by a step; none for lances, bishops and rooks.
#[inline]
#[must_use]
pub const fn steps(kind: PieceKind, color: Color, from: Square) -> SquareSet {
    STEPS[kind.index()][color.index()][from.index()]
}

/// Returns the squares a bishop on `from` attacks.
#[inline]
#[must_use]
pub const fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    SquareSet(
        ray_attacks(Direction::UpRight, from, occupied).0
            | ray_attacks(Direction::UpLeft, from, occupied).0
            | ray_attacks(Direction::DownRight, from, occupied).0
            | ray_attacks(Direction::DownLeft, from, occupied).0,
    )
}

/// Returns the squares a rook on `from` attacks.
#[inline]
#[must_use]
pub const fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    SquareSet(
        ray_attacks(Direction::Up, from, occupied).0
            | ray_attacks(Direction::Down, from, occupied).0
            | ray_attacks(Direction::Right, from, occupied).0
            | ray_attacks(Direction::Left, from, occupied).0,
    )
}

/// Returns the squares a rook attacks on an empty board: its rank and file without `from` itself.
#[inline]
pub(super) const fn straight_lines(from: Square) -> SquareSet {
    STRAIGHT_LINES[from.index()]
}

/// Returns the squares a bishop attacks on an empty board: its two diagonals without `from` itself.
#[inline]
pub(super) const fn diagonal_lines(from: Square) -> SquareSet {
    DIAGONAL_LINES[from.index()]
}

/// Returns the squares from `from` in one direction up to and including the first occupied one.
#[inline]
#[must_use]
pub const fn ray_attacks(direction: Direction, from: Square, occupied: SquareSet) -> SquareSet {
    let ray = ray(direction, from).0;
    let blockers = ray & occupied.0;
    if direction.is_ascending() {
        SquareSet(ray & (blockers ^ blockers.wrapping_sub(1)))
    } else {
        let nearest = 127 - (blockers | 1).leading_zeros();
        SquareSet(ray & (u128::MAX << nearest))
    }
}

/// Returns the squares from `from` in one direction to the edge of the board, excluding `from`.
#[inline]
#[must_use]
pub const fn ray(direction: Direction, from: Square) -> SquareSet {
    RAYS[direction as usize][from.index()]
}

/// Returns the direction in which a slider on `from` would reach `to` on an empty board.
#[inline]
#[must_use]
pub const fn direction_between(from: Square, to: Square) -> Option<Direction> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let aligned = files == 0 || ranks == 0 || files == ranks || files == -ranks;
    match (aligned, files.signum(), ranks.signum()) {
        (true, 0, -1) => Some(Direction::Up),
        (true, 0, 1) => Some(Direction::Down),
        (true, -1, 0) => Some(Direction::Right),
        (true, 1, 0) => Some(Direction::Left),
        (true, -1, -1) => Some(Direction::UpRight),
        (true, 1, -1) => Some(Direction::UpLeft),
        (true, -1, 1) => Some(Direction::DownRight),
        (true, 1, 1) => Some(Direction::DownLeft),
        _ => None,
    }
}

/// Returns the squares strictly between two squares on a common line; empty when no line joins them.
///
/// ```
/// use komadai::shogi::{Square, SquareSet, attacks::between};
///
/// let squares = between("8h".parse()?, "5e".parse()?);
/// assert_eq!(squares, SquareSet::from_iter(["7g".parse::<Square>()?, "6f".parse()?]));
/// assert!(between("8h".parse()?, "7f".parse()?).is_empty());
/// # Ok::<(), komadai::shogi::UsiMoveError>(())
/// ```
#[inline]
#[must_use]
pub const fn between(one: Square, other: Square) -> SquareSet {
    match direction_between(one, other) {
        Some(direction) => SquareSet(ray(direction, one).0 & ray(direction.reverse(), other).0),
        None => SquareSet::EMPTY,
    }
}

static RAYS: [[SquareSet; Square::COUNT]; 8] = {
    let mut rays = [[SquareSet::EMPTY; Square::COUNT]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = Direction::ALL[direction].step();
        let mut from = 0;
        while from < Square::COUNT {
            let mut next = Square::from_bit(from as u32).offset(files, ranks);
            while let Some(square) = next {
                rays[direction][from].insert(square);
                next = square.offset(files, ranks);
            }
            from += 1;
        }
        direction += 1;
    }
    rays
};

static STRAIGHT_LINES: [SquareSet; Square::COUNT] = lines(Direction::STRAIGHT);
static DIAGONAL_LINES: [SquareSet; Square::COUNT] = lines(Direction::DIAGONAL);

const fn lines(directions: [Direction; 4]) -> [SquareSet; Square::COUNT] {
    let mut lines = [SquareSet::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut i = 0;
        while i < directions.len() {
            lines[from].0 |= RAYS[directions[i] as usize][from].0;
            i += 1;
        }
        from += 1;
    }
    lines
}

/// Returns the squares from which a step can reach a square next to `king`, and a few more: two files and three ranks
/// around it.
#[inline]
pub(super) const fn stepping_distance(king: Square) -> SquareSet {
    NEAR[king.index()]
}

static NEAR: [SquareSet; Square::COUNT] = {
    let mut near = [SquareSet::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            let [one, other] = [Square::from_bit(from as u32), Square::from_bit(to as u32)];
            if one.file().abs_diff(other.file()) <= 2 && one.rank().abs_diff(other.rank()) <= 3 {
                near[from].insert(other);
            }
            to += 1;
        }
        from += 1;
    }
    near
};

static STEPS: [[[SquareSet; Square::COUNT]; 2]; PieceKind::COUNT] = {
    let mut steps = [[[SquareSet::EMPTY; Square::COUNT]; 2]; PieceKind::COUNT];
    let mut kind = 0;
    while kind < PieceKind::COUNT {
        let mut from = 0;
        while from < Square::COUNT {
            let square = Square::from_bit(from as u32);
            steps[kind][0][from] = steps_of(PieceKind::ALL[kind], square, 1);
            steps[kind][1][from] = steps_of(PieceKind::ALL[kind], square, -1);
            from += 1;
        }
        kind += 1;
    }
    steps
};

const fn steps_of(kind: PieceKind, from: Square, sense: i8) -> SquareSet {
    let offsets = step_offsets(kind);
    let mut set = SquareSet::EMPTY;
    let mut i = 0;
    while i < offsets.len() {
        let (files, ranks) = offsets[i];
        if let Some(square) = from.offset(files * sense, ranks * sense) {
            set.insert(square);
        }
        i += 1;
    }
    set
}

/// The steps of a Black piece as (files to the left, ranks down).
const fn step_offsets(kind: PieceKind) -> &'static [(i8, i8)] {
    match kind {
        PieceKind::Pawn => &[(0, -1)],
        PieceKind::Knight => &[(-1, -2), (1, -2)],
        PieceKind::Silver => &[(-1, -1), (0, -1), (1, -1), (-1, 1), (1, 1)],
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (0, 1)],
        PieceKind::King | PieceKind::Horse | PieceKind::Dragon => {
            &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
        }
        PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The oracle: the same attacks found by walking square by square.
    fn walked(directions: &[Direction], from: Square, occupied: SquareSet) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for (files, ranks) in directions.iter().map(|direction| direction.step()) {
            let mut next = from.offset(files, ranks);
            while let Some(square) = next {
                set.insert(square);
                next = if occupied.contains(square) { None } else { square.offset(files, ranks) };
            }
        }
        set
    }

    #[test]
    fn sliders_reach_what_walking_reaches_on_scattered_boards() {
        let mut scatter: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
        for _ in 0..2_000 {
            scatter ^= scatter << 13;
            scatter ^= scatter >> 71;
            scatter ^= scatter << 29;
            let occupied = SquareSet(scatter & (scatter >> 40)) & SquareSet::ALL;
            for from in Square::all() {
                assert_eq!(bishop_attacks(from, occupied), walked(&Direction::DIAGONAL, from, occupied));
                assert_eq!(rook_attacks(from, occupied), walked(&Direction::STRAIGHT, from, occupied));
                let lance = attacks(PieceKind::Lance, Color::White, from, occupied);
                assert_eq!(lance, walked(&[Direction::Down], from, occupied));
            }
        }
    }

    #[test]
    fn what_one_colour_attacks_is_what_the_other_attacks_on_the_turned_board() {
        for kind in PieceKind::ALL {
            for from in Square::all() {
                let black = attacks(kind, Color::Black, from, SquareSet::EMPTY);
                let white = attacks(kind, Color::White, from.flipped(), SquareSet::EMPTY);
                assert_eq!(black.into_iter().map(Square::flipped).collect::<SquareSet>(), white);
            }
        }
    }
}
