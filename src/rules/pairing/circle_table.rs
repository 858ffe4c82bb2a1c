//! Circles of players, and how their ranks compare.

use serde::{Deserialize, Serialize};

use super::Rank;
use crate::ron_text;

/// The circle of players a rank belongs to. 四段 means something different for an amateur, a professional and a woman
/// professional.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Circle {
    /// アマ, or no prefix.
    Amateur,
    /// 奨励会: the training school of aspiring professionals.
    Shoreikai,
    /// プロ, 棋士
    Professional,
    /// 女流棋士
    Women,
}

/// How the ranks of different circles compare. The sources are given in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CircleTable {
    circles: Vec<CircleRow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CircleRow {
    circle: Circle,
    /// Circles with the same number share a ladder of ranks.
    ladder: u8,
    /// How many steps a rank is above the amateur rank of the same name; `None` where no source compares them.
    above_amateurs: Option<i16>,
}

/// The basis for comparing two ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankGrounds {
    /// Both are on the same ladder.
    OneLadder,
    /// No source compares them step by step: it is the organiser's choice.
    Unverified,
}

impl CircleTable {
    pub(super) fn shipped() -> Self {
        const TEXT: &str = include_str!("../../../assets/handicaps/circles.ron");
        ron_text::read(TEXT).expect("tests read the built-in table")
    }

    /// The positions of two ranks on a common ladder and the basis for the comparison; `None` if nothing compares them.
    pub(super) fn levels(&self, ranks: [Rank; 2]) -> Option<([i16; 2], RankGrounds)> {
        let row = |rank: Rank| self.circles.iter().find(|row| row.circle == rank.circle);
        let (first, second) = (row(ranks[0])?, row(ranks[1])?);
        let levels = ranks.map(|rank| rank.grade.level());
        if first.ladder == second.ladder {
            return Some((levels, RankGrounds::OneLadder));
        }
        let [one, other] = levels;
        Some(([one + first.above_amateurs?, other + second.above_amateurs?], RankGrounds::Unverified))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(first: &str, second: &str) -> Option<([i16; 2], RankGrounds)> {
        CircleTable::shipped().levels([first, second].map(|rank| rank.parse().unwrap()))
    }

    #[test]
    fn every_circle_has_one_row_and_ranks_on_one_ladder_stand_at_one_distance() {
        let rows = CircleTable::shipped().circles;
        for circle in [Circle::Amateur, Circle::Shoreikai, Circle::Professional, Circle::Women] {
            assert_eq!(rows.iter().filter(|row| row.circle == circle).count(), 1, "{circle:?}");
        }
        for (one, other) in rows.iter().flat_map(|one| rows.iter().map(move |other| (one, other))) {
            assert!(one.ladder != other.ladder || one.above_amateurs == other.above_amateurs);
        }
    }

    #[test]
    fn ranks_of_different_circles_are_compared_only_as_far_as_a_source_goes() {
        assert_eq!(levels("アマ四段", "四段"), Some(([4, 4], RankGrounds::OneLadder)));
        assert_eq!(levels("奨励会三段", "プロ四段"), Some(([3, 4], RankGrounds::OneLadder)));
        assert_eq!(levels("女流2級", "女流初段"), Some(([-1, 1], RankGrounds::OneLadder)));
        assert_eq!(levels("奨励会6級", "アマ四段"), Some(([4, 4], RankGrounds::Unverified)));
        for other in ["アマ三段", "奨励会1級", "プロ九段"] {
            assert_eq!(levels("女流三段", other), None, "{other}");
        }
    }
}
