//! Where a starting position is in its text, so that each of its faults can be reported with the right line.

use super::warning::Warnings;
use super::{ImportError, ImportErrorKind, WarningKind};
use crate::shogi::{Color, PieceKind, Position, Setup, SetupFault, Square};

/// The lines of a text that describe a starting position, each counted from 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StartLines {
    first: Option<usize>,
    ranks: [Option<usize>; 9],
    hands: [Option<usize>; 2],
}

impl StartLines {
    /// Creates the lines of a position that is on a single line.
    pub(super) fn only(line: usize) -> Self {
        Self { first: Some(line), ..Self::default() }
    }

    /// Notes that `line` says something about the position.
    pub(super) fn note(&mut self, line: usize) {
        self.first.get_or_insert(line);
    }

    /// Notes the line of a rank, 1–9 from the top.
    pub(super) fn note_rank(&mut self, rank: u8, line: usize) {
        self.note(line);
        self.ranks[usize::from(rank) - 1] = Some(line);
    }

    /// Notes the line of `color`'s hand.
    pub(super) fn note_hand(&mut self, color: Color, line: usize) {
        self.note(line);
        self.hands[color.index()] = Some(line);
    }

    /// Whether anything was noted.
    pub(super) const fn is_said(&self) -> bool {
        self.first.is_some()
    }

    /// The first line.
    pub(super) fn first(&self) -> usize {
        self.first.unwrap_or(1)
    }

    /// The line of the rank that comes last in the text.
    pub(super) fn last_rank(&self) -> usize {
        self.ranks.into_iter().flatten().max().unwrap_or_else(|| self.first())
    }

    /// The line of the rank below `rank`, or of the last one: where the missing `rank` should have been.
    pub(super) fn below(&self, rank: u8) -> usize {
        let below = self.ranks[usize::from(rank)..].iter().copied().flatten().next();
        below.unwrap_or_else(|| self.last_rank())
    }

    /// The line with the fault. If several pieces together are one too many, it is the line of the last.
    fn of(&self, fault: &SetupFault, setup: &Setup) -> usize {
        let of_square = |square: Square| self.ranks[usize::from(square.rank()) - 1];
        let found = match *fault {
            SetupFault::OpponentInCheck { king, .. } => of_square(king),
            SetupFault::TooManyPieces { kind, .. } => {
                let on_board = fault.squares(setup).into_iter().filter_map(of_square).max();
                on_board.max(self.of_hands_with(kind, setup))
            }
            SetupFault::SeveralKings { .. } | SetupFault::TwoPawns { .. } | SetupFault::DeadPiece { .. } => {
                fault.squares(setup).into_iter().filter_map(of_square).max()
            }
        };
        found.unwrap_or_else(|| self.first())
    }

    fn of_hands_with(&self, kind: PieceKind, setup: &Setup) -> Option<usize> {
        let with_kind = Color::ALL.into_iter().filter(|&color| setup.hand(color).count(kind) > 0);
        with_kind.filter_map(|color| self.hands[color.index()]).max()
    }
}

/// The starting position given by `setup`, even if no game leads to it.
pub(super) fn composed(setup: &Setup, lines: &StartLines, warnings: &mut Warnings) -> Result<Position, ImportError> {
    match Position::as_composed(setup.clone()) {
        Ok((position, odd)) => {
            odd.into_iter().for_each(|fault| warnings.push(lines.of(&fault, setup), WarningKind::OddSetup(fault)));
            Ok(position)
        }
        Err(faults) => {
            let worst = faults.iter().find(|fault| fault.bars_play());
            let line = worst.map_or_else(|| lines.first(), |fault| lines.of(fault, setup));
            Err(ImportErrorKind::UnplayableSetup(faults).at(line))
        }
    }
}
