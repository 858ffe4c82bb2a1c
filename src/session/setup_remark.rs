//! What is wrong or odd about a position that was set up, and what can still be done with it.

use crate::shogi::{Color, Position, Setup, SetupFault, SquareSet};

/// Something to point out about a position before it is played from or reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRemark {
    /// Something is wrong with it.
    Fault(SetupFault),
    /// This side has no king, like Black in mating problems (詰将棋).
    NoKing(Color),
    /// The side to move has no legal move: a game from here would be over before it began.
    NoLegalMove(Color),
}

impl SetupRemark {
    /// Everything to point out about `setup`, faults first.
    #[must_use]
    pub fn all(setup: &Setup) -> Vec<Self> {
        let faults = setup.faults().into_iter().map(Self::Fault);
        let kings = Color::ALL.into_iter().filter(|&color| setup.board.king(color).is_none()).map(Self::NoKing);
        faults.chain(kings).chain(no_legal_move(setup)).collect()
    }

    /// Whether no game can be played from the position.
    #[must_use]
    pub const fn bars_play(&self) -> bool {
        match self {
            Self::NoLegalMove(_) => true,
            Self::Fault(_) | Self::NoKing(_) => self.bars_review(),
        }
    }

    /// Whether the position cannot even be reviewed.
    #[must_use]
    pub const fn bars_review(&self) -> bool {
        match self {
            Self::Fault(fault) => fault.bars_play(),
            Self::NoKing(_) | Self::NoLegalMove(_) => false,
        }
    }

    /// The squares of `setup` it concerns.
    #[must_use]
    pub fn squares(&self, setup: &Setup) -> SquareSet {
        match self {
            Self::Fault(fault) => fault.squares(setup),
            Self::NoKing(_) => SquareSet::EMPTY,
            Self::NoLegalMove(color) => setup.board.king(*color).into_iter().collect(),
        }
    }
}

fn no_legal_move(setup: &Setup) -> Option<SetupRemark> {
    let (position, _) = Position::as_composed(setup.clone()).ok()?;
    position.legal_moves().is_empty().then_some(SetupRemark::NoLegalMove(setup.turn))
}
