//! Declaring an impasse win (入玉宣言).

use super::{PointCount, has_entered, pieces_in_camp};
use crate::rules::{
    DeclarationTerms, EndReason, FailedDeclaration, Grounds, HandicapCredit, Outcome, PositionHistory, Sequel,
    Undecided, Verdict,
};
use crate::shogi::{Color, Position, SquareSet};

/// A declaration by the side to move, evaluated under given terms: every condition with its numbers, and the ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclarationReport {
    /// The declaring player.
    pub declarer: Color,
    /// The terms applied.
    pub terms: DeclarationTerms,
    /// Every condition, met or not, in the order of the rule's text.
    pub conditions: Vec<Condition>,
    /// The declarer's points.
    pub points: PointCount,
    /// The pieces on the board that were counted.
    pub counted: SquareSet,
    /// The ruling.
    pub ruling: DeclarationRuling,
}

/// A condition of a declaration and whether it is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Which condition.
    pub kind: ConditionKind,
    /// The actual value; 1 or 0 for yes or no.
    pub value: u32,
    /// The value it is compared with.
    pub threshold: u32,
    /// Whether the condition is met.
    pub is_fulfilled: bool,
}

/// The conditions of a declaration. Time is not among them: it is left to whoever has a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConditionKind {
    /// Fewer moves were played than the threshold.
    PlyLimit,
    /// The declarer's king is in the enemy camp.
    KingInCamp,
    /// At least the threshold of the declarer's pieces, not counting the king, are in the enemy camp.
    PiecesInCamp,
    /// At most the threshold of pieces give check; the threshold is 0.
    NotInCheck,
    /// The points reach the threshold: the one for no winner where the terms have it, otherwise the one for a win.
    Points,
}

/// The referee's ruling on a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclarationRuling {
    /// The declarer wins.
    Wins,
    /// Nobody wins.
    NoWinner(Undecided),
    /// The declaration fails.
    Fails(FailedDeclaration),
}

impl DeclarationReport {
    /// Evaluates a declaration by the side to move in `position`, the latest of `history`.
    ///
    /// ```
    /// use komadai::rules::{DeclarationReport, DeclarationRuling, DeclarationTerms, HandicapCredit, PositionHistory};
    /// use komadai::shogi::Position;
    ///
    /// let position = Position::from_sfen("2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9 b - 1")?;
    /// let history = PositionHistory::starting_from(&position);
    /// let terms = DeclarationTerms::POINTS_27;
    /// let report = DeclarationReport::of(&position, &history, terms, HandicapCredit::Off);
    /// assert_eq!((report.points.total(), report.ruling), (28, DeclarationRuling::Wins));
    /// # Ok::<(), komadai::shogi::SfenError>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position, history: &PositionHistory, terms: DeclarationTerms, credit: HandicapCredit) -> Self {
        let declarer = position.turn();
        let points = PointCount::of_camp(position, declarer, history.credit(credit).of(declarer));
        let conditions = conditions(position, history, terms, points);
        let ruling = rule(terms, declarer, points, &conditions);
        Self { declarer, terms, conditions, points, counted: pieces_in_camp(position, declarer), ruling }
    }

    /// The verdict, or `None` if the game goes on.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let (outcome, sequel) = match self.ruling {
            DeclarationRuling::Wins => (Outcome::won(self.declarer, EndReason::Declaration), Sequel::Stands),
            DeclarationRuling::NoWinner(counts_as) => {
                (Outcome::undecided(EndReason::Impasse), Sequel::after(counts_as))
            }
            DeclarationRuling::Fails(FailedDeclaration::Loss) => {
                (Outcome::won(self.declarer.opponent(), EndReason::FailedDeclaration), Sequel::Stands)
            }
            DeclarationRuling::Fails(FailedDeclaration::Ignored) => return None,
        };
        Some(Verdict { outcome, sequel, grounds: Grounds::Declaration(self.clone()) })
    }
}

fn conditions(
    position: &Position,
    history: &PositionHistory,
    terms: DeclarationTerms,
    points: PointCount,
) -> Vec<Condition> {
    let declarer = position.turn();
    let at_least =
        |kind, value: u32, threshold: u32| Condition { kind, value, threshold, is_fulfilled: value >= threshold };
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let plies = small(history.plies());
    let in_time = terms.ply_limit.map(small).map(|threshold| Condition {
        kind: ConditionKind::PlyLimit,
        value: plies,
        threshold,
        is_fulfilled: plies < threshold,
    });
    let checkers = small(position.checkers().len());
    let in_camp = small(pieces_in_camp(position, declarer).len());
    let needed = terms.drawn_from.unwrap_or_else(|| terms.to_win.of(declarer));
    let others = [
        at_least(ConditionKind::KingInCamp, u32::from(has_entered(position, declarer)), 1),
        at_least(ConditionKind::PiecesInCamp, in_camp, u32::from(terms.pieces_in_camp)),
        Condition { kind: ConditionKind::NotInCheck, value: checkers, threshold: 0, is_fulfilled: checkers == 0 },
        at_least(ConditionKind::Points, u32::from(points.total()), u32::from(needed)),
    ];
    in_time.into_iter().chain(others).collect()
}

fn rule(terms: DeclarationTerms, declarer: Color, points: PointCount, conditions: &[Condition]) -> DeclarationRuling {
    if !conditions.iter().all(|condition| condition.is_fulfilled) {
        DeclarationRuling::Fails(terms.failing)
    } else if points.total() >= terms.to_win.of(declarer) {
        DeclarationRuling::Wins
    } else {
        DeclarationRuling::NoWinner(terms.drawn)
    }
}
