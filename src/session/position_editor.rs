//! Setting up positions (局面編集).

use super::edit_history::{EditHistory, EditKind};
use super::piece_place::{in_box, move_piece, piece_at};
use super::{PiecePlace, PieceTarget, SetupRemark};
use crate::shogi::{Board, Color, Handicap, Piece, PieceKind, Position, Setup, SetupFault};

/// A position being edited, and the box (駒箱) with the remaining pieces of the set.
///
/// No command creates a piece that the set does not have: whatever is nowhere else is in the box. Only a position
/// brought in from elsewhere can have more; that is one of the remarks on it.
///
/// ```
/// use komadai::session::{PiecePlace, PieceTarget, PositionEditor, SetupCommand};
/// use komadai::shogi::{Color, Piece, PieceKind, Position, Setup};
///
/// let mut editor = PositionEditor::new(Position::even().setup().clone());
/// editor.apply(SetupCommand::Clear);
/// let king = PiecePlace::Box(Piece::new(Color::White, PieceKind::King));
/// editor.apply(SetupCommand::Move { from: king, to: PieceTarget::Board("1a".parse()?) });
/// editor.apply(SetupCommand::RestTo(Color::White));
/// assert_eq!(editor.in_box(PieceKind::King), 1);
/// assert_eq!(editor.setup().hand(Color::White).count(PieceKind::Pawn), 18);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PositionEditor {
    setup: Setup,
    /// The position at the start of editing.
    original: Setup,
    history: EditHistory<Setup>,
}

/// A change to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupCommand {
    /// Moves a piece. Any piece on the destination square goes where it came from; kings stay off the stands.
    Move {
        /// The piece.
        from: PiecePlace,
        /// Its destination.
        to: PieceTarget,
    },
    /// Promotes a piece on its square or, if it is promoted or cannot promote, hands it to the other side, unpromoted:
    /// four times (twice for kings and golds) come full circle. A piece on a stand goes to the other stand.
    TurnOver(PiecePlace),
    /// Puts everything into the box, with Black to move, as in mating problems.
    Clear,
    /// Sets up a starting position.
    Start(Handicap),
    /// Restores the position from the start of editing.
    Restore,
    /// Replaces it with a position from elsewhere.
    Replace(Box<Setup>),
    /// Puts everything left in the box, except kings, on this side's stand (残りを持ち駒に).
    RestTo(Color),
    /// Turns everything around, so that each side has the other's position (先後反転).
    SwapSides,
    /// Gives this side the turn.
    SetTurn(Color),
    /// Gives the other side the turn.
    PassTurn,
    /// Undoes the latest change.
    Undo,
    /// Redoes the latest undone change.
    Redo,
}

impl PositionEditor {
    /// Opens `setup` for editing.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self { original: setup.clone(), setup, history: EditHistory::default() }
    }

    /// Changes the position, and returns whether anything changed.
    pub fn apply(&mut self, command: SetupCommand) -> bool {
        match command {
            SetupCommand::Move { from, to } => self.edit(|setup| move_piece(setup, from, to)),
            SetupCommand::TurnOver(place) => self.edit(|setup| turn_over(setup, place)),
            SetupCommand::Clear => self.replace(Setup::empty()),
            SetupCommand::Start(handicap) => self.replace(handicap.position().setup().clone()),
            SetupCommand::Restore => self.replace(self.original.clone()),
            SetupCommand::Replace(setup) => self.replace(*setup),
            SetupCommand::RestTo(color) => self.edit(|setup| hand_out_rest(setup, color)),
            SetupCommand::SwapSides => self.replace(turned_round(&self.setup)),
            SetupCommand::SetTurn(color) => self.edit(|setup| setup.turn = color),
            SetupCommand::PassTurn => self.edit(|setup| setup.turn = setup.turn.opponent()),
            SetupCommand::Undo => self.exchange(EditHistory::undo),
            SetupCommand::Redo => self.exchange(EditHistory::redo),
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Setup)) -> bool {
        let mut after = self.setup.clone();
        change(&mut after);
        self.replace(after)
    }

    fn replace(&mut self, after: Setup) -> bool {
        if after == self.setup {
            return false;
        }
        self.history.keep(std::mem::replace(&mut self.setup, after), EditKind::Pieces);
        true
    }

    fn exchange(&mut self, take: fn(&mut EditHistory<Setup>, Setup) -> Option<Setup>) -> bool {
        let Some(other) = take(&mut self.history, self.setup.clone()) else { return false };
        self.setup = other;
        true
    }
}

/// Read access.
impl PositionEditor {
    /// The pieces on the board and the stands, and the side to move.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The piece at `place`, if any.
    #[must_use]
    pub fn piece_at(&self, place: PiecePlace) -> Option<Piece> {
        piece_at(&self.setup, place)
    }

    /// The number of pieces of `kind` in the box.
    #[must_use]
    pub fn in_box(&self, kind: PieceKind) -> u8 {
        in_box(&self.setup, kind)
    }

    /// Whether the box holds anything that could go on a stand: anything but kings.
    #[must_use]
    pub fn has_rest(&self) -> bool {
        PieceKind::HAND.into_iter().any(|kind| self.in_box(kind) > 0)
    }

    /// The position, as the start of a game or a record.
    ///
    /// # Errors
    /// Returns all faults if at least one of them [bars play](SetupFault::bars_play).
    pub fn position(&self) -> Result<Position, Vec<SetupFault>> {
        Position::as_composed(self.setup.clone()).map(|(position, _)| position)
    }

    /// Everything worth knowing about the position.
    #[must_use]
    pub fn remarks(&self) -> Vec<SetupRemark> {
        SetupRemark::all(&self.setup)
    }

    /// Whether the position differs from the one at the start of editing.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.setup != self.original
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}

fn turn_over(setup: &mut Setup, place: PiecePlace) {
    match place {
        PiecePlace::Board(square) => {
            if let Some(piece) = setup.board.piece_on(square) {
                setup.board.put(square, turned_over(piece));
            }
        }
        PiecePlace::Stand(color, _) => move_piece(setup, place, PieceTarget::Stand(color.opponent())),
        PiecePlace::Box(_) => {}
    }
}

fn turned_over(piece: Piece) -> Piece {
    match piece.kind.promoted() {
        Some(back) => Piece::new(piece.color, back),
        None => Piece::new(piece.color.opponent(), piece.kind.unpromoted()),
    }
}

fn hand_out_rest(setup: &mut Setup, color: Color) {
    for kind in PieceKind::HAND {
        let count = setup.hand(color).count(kind) + in_box(setup, kind);
        setup.hand_mut(color).set(kind, count);
    }
}

fn turned_round(setup: &Setup) -> Setup {
    let mut board = Board::empty();
    for (square, piece) in setup.board.iter() {
        board.put(square.flipped(), Piece::new(piece.color.opponent(), piece.kind));
    }
    let [black, white] = setup.hands;
    Setup { board, hands: [white, black], turn: setup.turn.opponent() }
}
