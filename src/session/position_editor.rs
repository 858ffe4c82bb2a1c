use super::edit_history::{EditHistory, EditKind};
use super::piece_place::{in_box, move_piece, piece_at};
use super::{PiecePlace, PieceTarget, SetupRemark};
use crate::shogi::{Board, Color, Handicap, Piece, PieceKind, Position, Setup, SetupFault};

/// A position that somebody puts together (局面編集), and the box (駒箱) with the pieces of the set that are not in it.
///
/// No command makes a piece that the set does not have: what is nowhere else is in the box. Only a position that was
/// brought from elsewhere can have more; that is one of the remarks on it.
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
    /// What was there at first.
    original: Setup,
    history: EditHistory<Setup>,
}

/// What somebody wants to change in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupCommand {
    /// Takes a piece somewhere else. What lies on the square it comes to goes where it came from; kings stay off stands.
    Move {
        /// Which piece.
        from: PiecePlace,
        /// Where to.
        to: PieceTarget,
    },
    /// Turns a piece over on its square and, when it lies on its back or has none, round to the other side: four times
    /// (kings and golds twice) and it is as before. On a stand it goes to the other one.
    TurnOver(PiecePlace),
    /// Puts everything into the box; Black is to move, as in mating problems.
    Clear,
    /// Sets up a starting position.
    Start(Handicap),
    /// Sets up what was there at first.
    Restore,
    /// Sets up a position from elsewhere.
    Replace(Box<Setup>),
    /// Puts what is left in the box, but for kings, on this side's stand (残りを持ち駒に).
    RestTo(Color),
    /// Turns everything round, so that each side has the other's position (先後反転).
    SwapSides,
    /// Makes it this side's turn.
    SetTurn(Color),
    /// Makes it the other side's turn.
    PassTurn,
    /// Takes the latest change back.
    Undo,
    /// Makes it again.
    Redo,
}

impl PositionEditor {
    /// Opens `setup`.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self { original: setup.clone(), setup, history: EditHistory::default() }
    }

    /// Changes the position. Says whether there was anything to change.
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

/// What there is to be seen.
impl PositionEditor {
    /// The pieces on the board and the stands, and whose turn it is.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The piece that lies there, if there is one.
    #[must_use]
    pub fn piece_at(&self, place: PiecePlace) -> Option<Piece> {
        piece_at(&self.setup, place)
    }

    /// How many pieces with this front are in the box.
    #[must_use]
    pub fn in_box(&self, kind: PieceKind) -> u8 {
        in_box(&self.setup, kind)
    }

    /// Whether there is anything in the box that a stand could hold: anything but kings.
    #[must_use]
    pub fn has_rest(&self) -> bool {
        PieceKind::HAND.into_iter().any(|kind| self.in_box(kind) > 0)
    }

    /// The position, for a game or a record to start from.
    ///
    /// # Errors
    /// All faults, at least one of which [bars play](SetupFault::bars_play).
    pub fn position(&self) -> Result<Position, Vec<SetupFault>> {
        Position::as_composed(self.setup.clone()).map(|(position, _)| position)
    }

    /// What has to be said about the position.
    #[must_use]
    pub fn remarks(&self) -> Vec<SetupRemark> {
        SetupRemark::all(&self.setup)
    }

    /// Whether it is another position than at first.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.setup != self.original
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a change to make again.
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
