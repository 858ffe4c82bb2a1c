//! Both sides of the board: no rule depends on who sits where.

use komadai::shogi::{Board, IllegalMove, Move, Piece, Position, Setup, Sfen, Square, SquareSet};

/// The setup seen from the other side: the board turned by 180°, with the owners of all pieces and the turn swapped.
pub fn turned(setup: &Setup) -> Setup {
    let mut board = Board::empty();
    for (square, piece) in setup.board.iter() {
        board.put(square.flipped(), Piece::new(!piece.color, piece.kind));
    }
    let [black, white] = setup.hands;
    Setup { board, hands: [white, black], turn: !setup.turn }
}

/// The move seen from the other side.
pub fn turned_move(mv: Move) -> Move {
    match mv {
        Move::Normal { from, to, promote } => Move::Normal { from: from.flipped(), to: to.flipped(), promote },
        Move::Drop { kind, to } => Move::Drop { kind, to: to.flipped() },
    }
}

/// A seat at the board, with the position seen from there.
///
/// Tests name squares and moves from one point of view; the seat turns them where necessary.
pub struct Seat {
    pub position: Position,
    is_turned: bool,
}

impl Seat {
    pub fn square(&self, text: &str) -> Square {
        let square: Square = text.parse().unwrap();
        if self.is_turned { square.flipped() } else { square }
    }

    pub fn squares(&self, text: &str) -> SquareSet {
        text.split_whitespace().map(|square| self.square(square)).collect()
    }

    pub fn mv(&self, text: &str) -> Move {
        let mv: Move = text.parse().unwrap();
        if self.is_turned { turned_move(mv) } else { mv }
    }

    pub fn judge(&self, text: &str) -> Result<(), IllegalMove> {
        self.judge_move(self.mv(text))
    }

    /// The verdict on a move, on which the judge and the list of legal moves must agree.
    pub fn judge_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let verdict = self.position.judge(mv);
        let is_listed = self.position.legal_moves().contains(&mv);
        assert_eq!(verdict.is_ok(), is_listed, "{mv} in {}", self.position.to_sfen(1));
        verdict
    }

    pub fn allows(&self, text: &str) -> bool {
        self.judge(text).is_ok()
    }

    /// The legal moves from a square, in USI and alphabetical order.
    pub fn moves_from(&self, from: &str) -> Vec<String> {
        self.moves_where(|mv| mv.from() == Some(self.square(from)))
    }

    /// All legal moves, in USI and alphabetical order.
    pub fn moves(&self) -> Vec<String> {
        self.moves_where(|_| true)
    }

    fn moves_where(&self, is_wanted: impl Fn(Move) -> bool) -> Vec<String> {
        let as_written = |mv| if self.is_turned { turned_move(mv) } else { mv };
        let wanted = self.position.legal_moves().into_iter().filter(|&mv| is_wanted(mv));
        let mut texts: Vec<String> = wanted.map(|mv| as_written(mv).to_string()).collect();
        texts.sort();
        texts
    }
}

/// Checks a position from both seats.
pub fn from_both_seats(sfen: &str, mut look: impl FnMut(&Seat)) {
    let setup = sfen.parse::<Sfen>().unwrap().setup;
    look(&Seat { position: setup.clone().try_into().unwrap(), is_turned: false });
    look(&Seat { position: turned(&setup).try_into().unwrap(), is_turned: true });
}
