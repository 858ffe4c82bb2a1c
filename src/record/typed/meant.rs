//! Finds the move that a parsed text means.

use super::forms::{Said, Source};
use super::{TypedMove, TypedMoveError};
use crate::record::kif::Promotion;
use crate::shogi::{IllegalMove, Move, PieceKind, Position, Square, SquareSet};

/// How to treat illegal moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fouls {
    /// An illegal move is not meant if a legal one can be.
    Refused,
    /// Illegal moves can be made, and are meant like any other.
    Made,
}

/// Where to look for the move.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) position: &'a Position,
    pub(super) fouls: Fouls,
}

pub(super) fn find(said: &Said, board: Board<'_>, previous: Option<Square>) -> Result<TypedMove, TypedMoveError> {
    let to = said.to.or(previous).ok_or(TypedMoveError::NoPreviousMove)?;
    match (said.source, said.kind) {
        (Source::Square(from), named) => from_square(said, board, from, to, named),
        (Source::Hand, Some(kind)) => chosen(board, &[Move::Drop { kind, to }]),
        (Source::Board, Some(kind)) => from_board(said, board, kind, to),
        (Source::Unsaid, Some(kind)) => from_anywhere(said, board, kind, to),
        (Source::Hand | Source::Board | Source::Unsaid, None) => Err(TypedMoveError::Unreadable),
    }
}

/// The piece may be named as it is before the move or, when promoting, after it; then nothing is left open.
fn from_square(
    said: &Said,
    board: Board<'_>,
    from: Square,
    to: Square,
    named: Option<PieceKind>,
) -> Result<TypedMove, TypedMoveError> {
    let moved = board.position.board().piece_on(from).map(|piece| piece.kind);
    let promotion = match (named, moved) {
        (Some(named), Some(moved)) if moved.promoted() == Some(named) => Promotion::Promotes,
        (Some(named), Some(moved)) if named != moved => return Err(TypedMoveError::OtherPiece { named, from }),
        (Some(_) | None, Some(_) | None) => said.promotion,
    };
    chosen(board, &moves(board, std::iter::once(from), to, promotion))
}

fn from_board(said: &Said, board: Board<'_>, kind: PieceKind, to: Square) -> Result<TypedMove, TypedMoveError> {
    let candidates = said.words.choose(board.position.turn(), kind, reaching(board.position, kind, to), to);
    if candidates.is_empty() {
        return Err(TypedMoveError::Nobody { kind, to });
    }
    chosen(board, &moves(board, candidates.into_iter(), to, said.promotion))
}

/// The move from the board or, if no piece there can make it, from the hand.
fn from_anywhere(said: &Said, board: Board<'_>, kind: PieceKind, to: Square) -> Result<TypedMove, TypedMoveError> {
    let on_board = from_board(said, board, kind, to);
    let is_in_hand = board.position.hand(board.position.turn()).iter().any(|(held, _)| held == kind);
    match on_board {
        Err(TypedMoveError::Nobody { .. } | TypedMoveError::Illegal { .. }) if is_in_hand => {
            let dropped = chosen(board, &[Move::Drop { kind, to }]);
            if dropped.is_ok() || matches!(on_board, Err(TypedMoveError::Nobody { .. })) { dropped } else { on_board }
        }
        Ok(_) | Err(_) => on_board,
    }
}

fn reaching(position: &Position, kind: PieceKind, to: Square) -> SquareSet {
    position.board().reaching(to, position.turn(), kind)
}

/// The moves to `to` with and without promotion, as far as the text leaves that open.
fn moves(board: Board<'_>, from: impl Iterator<Item = Square>, to: Square, promotion: Promotion) -> Vec<Move> {
    let ways = |from: Square| -> &[bool] {
        match promotion {
            Promotion::Promotes => &[true],
            Promotion::Unsaid if board.leaves_promotion_open(from, to) => &[false, true],
            Promotion::Declines | Promotion::Unsaid => &[false],
        }
    };
    from.flat_map(|from| ways(from).iter().map(move |&promote| Move::Normal { from, to, promote })).collect()
}

/// The one move that can be meant among `candidates`, of which there is at least one.
fn chosen(board: Board<'_>, candidates: &[Move]) -> Result<TypedMove, TypedMoveError> {
    let possible: Vec<Move> = candidates.iter().copied().filter(|&mv| board.allows(mv)).collect();
    match possible[..] {
        [] => Err(refusal(board.position, candidates)),
        [mv] => Ok(TypedMove::Whole(mv)),
        [Move::Normal { from, to, .. }, Move::Normal { from: other, .. }] if from == other => {
            Ok(TypedMove::OpenPromotion { from, to })
        }
        [..] => Err(TypedMoveError::Several { moves: possible }),
    }
}

impl Board<'_> {
    /// Whether a text that does not mention promotion may mean it. If fouls can be made, that is so wherever a player
    /// moving the piece by hand would be asked.
    fn leaves_promotion_open(self, from: Square, to: Square) -> bool {
        let piece = self.position.board().piece_on(from);
        let in_camp = |color| [from, to].iter().any(|square| square.is_in_promotion_zone(color));
        self.fouls == Fouls::Refused || piece.is_some_and(|piece| in_camp(piece.color))
    }

    /// Whether `mv` can be meant.
    fn allows(self, mv: Move) -> bool {
        match self.fouls {
            Fouls::Refused => self.position.judge(mv).is_ok(),
            Fouls::Made => self.position.can_be_made(mv),
        }
    }
}

/// Why none of `candidates` is legal, by the most telling reason. That a piece would be left without moves says less
/// than why it may not promote, and that it may not promote says less than why it cannot go there at all.
fn refusal(position: &Position, candidates: &[Move]) -> TypedMoveError {
    let judged = candidates.iter().filter_map(|&mv| Some((mv, position.judge(mv).err()?)));
    let says_little = |foul: &IllegalMove| match foul {
        IllegalMove::DeadPiece { .. }
        | IllegalMove::CannotPromote { .. }
        | IllegalMove::PromotionOutsideCamp { .. } => 1,
        _ => 0,
    };
    let told = judged.min_by_key(|(_, foul)| says_little(foul));
    told.map_or(TypedMoveError::Unreadable, |(mv, foul)| TypedMoveError::Illegal { mv, foul })
}

#[cfg(test)]
mod tests {
    use super::super::{typed_move, typed_move_or_foul};
    use super::*;

    fn read(sfen: &str, text: &str) -> Result<TypedMove, TypedMoveError> {
        typed_move(text, &Position::from_sfen(sfen).unwrap(), "5e".parse().ok())
    }

    fn whole(mv: &str) -> Result<TypedMove, TypedMoveError> {
        Ok(TypedMove::Whole(mv.parse().unwrap()))
    }

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_not_said_of_promotion_is_asked_where_both_are_legal() {
        let sfen = "4k4/9/9/9/9/9/9/1B7/4K4 b - 1";
        let open = Ok(TypedMove::OpenPromotion { from: square("8h"), to: square("2b") });
        for text in ["8822", "２二角", "22kaku", "B-2b", "B22"] {
            assert_eq!(read(sfen, text), open, "{text}");
        }
        for text in ["8h2b+", "8822+", "２二角成", "22kakunari", "B-2b+", "+8822UM", "22角成(88)"] {
            assert_eq!(read(sfen, text), whole("8h2b+"), "{text}");
        }
        for text in ["8h2b", "8822=", "２二角不成", "B-2b=", "22kakunarazu"] {
            assert_eq!(read(sfen, text), whole("8h2b"), "{text}");
        }
        assert_eq!(read("9/4P4/9/9/9/9/k8/9/4K4 b - 1", "51fu"), whole("5b5a+"), "there is no choice");
    }

    #[test]
    fn several_pieces_are_all_named() {
        let sfen = "4k4/9/9/9/9/3S1S3/9/9/4K4 b - 1";
        let both = ["4f5e", "6f5e"].map(|mv| mv.parse().unwrap()).to_vec();
        assert_eq!(read(sfen, "５五銀"), Err(TypedMoveError::Several { moves: both }));
        assert_eq!(read(sfen, "55銀右"), whole("4f5e"));
        assert_eq!(read(sfen, "55ginhidari"), whole("6f5e"));
        assert_eq!(read(sfen, "S66-55"), whole("6f5e"));
    }

    #[test]
    fn a_drop_need_not_be_said_where_nobody_on_the_board_can_go() {
        let sfen = "4k4/9/9/9/9/9/9/4G4/4K4 b G 1";
        assert_eq!(read(sfen, "45kin"), whole("G*4e"));
        assert_eq!(read(sfen, "48kin"), whole("5h4h"));
        assert_eq!(read(sfen, "48kinutsu"), whole("G*4h"));
        assert_eq!(read(sfen, "G-4e"), Err(TypedMoveError::Nobody { kind: PieceKind::Gold, to: square("4e") }));
    }

    #[test]
    fn where_fouls_can_be_made_nothing_gives_one_away() {
        let read = |sfen: &str, text: &str| typed_move_or_foul(text, &Position::from_sfen(sfen).unwrap(), None);
        let pinned = "4k4/9/9/4r4/9/9/9/4G1G2/4K4 b - 1";
        let both = ["3h4h", "5h4h"].map(|mv| mv.parse().unwrap()).to_vec();
        assert_eq!(read(pinned, "48kin"), Err(TypedMoveError::Several { moves: both }), "one of them is pinned");
        let last_rank = "9/4P4/9/9/9/9/k8/9/4K4 b - 1";
        let open = TypedMove::OpenPromotion { from: square("5b"), to: square("5a") };
        assert_eq!(read(last_rank, "51fu"), Ok(open), "who moves it by hand is asked as well");
        assert_eq!(read(last_rank, "51funarazu"), whole("5b5a"));
        assert_eq!(read("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "55fu"), whole("P*5e"), "a second pawn");
        assert_eq!(read("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "5756"), whole("5g5f"), "no promotion far from the camp");
        assert_eq!(
            read("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5951"),
            Err(TypedMoveError::Illegal {
                mv: "5i5a".parse().unwrap(),
                foul: IllegalMove::WrongMovement { from: square("5i"), to: square("5a") },
            }),
            "no king is taken"
        );
    }

    #[test]
    fn what_is_against_the_rules_is_told_with_its_reason() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let illegal = |text: &str| match read(start, text) {
            Err(TypedMoveError::Illegal { foul, .. }) => foul,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(illegal("3c3d"), IllegalMove::NotYourPiece { from: square("3c") });
        assert_eq!(illegal("5e5d"), IllegalMove::NoPiece { from: square("5e") });
        assert!(matches!(illegal("8822"), IllegalMove::Blocked { .. }));
        assert_eq!(read(start, "75fu"), Err(TypedMoveError::Nobody { kind: PieceKind::Pawn, to: square("7e") }));
        let wrong = TypedMoveError::OtherPiece { named: PieceKind::Silver, from: square("7g") };
        assert_eq!(read(start, "76銀(77)"), Err(wrong));
        assert_eq!(typed_move("同銀", &Position::even(), None), Err(TypedMoveError::NoPreviousMove));
        let two_pawns = read("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "55fu");
        assert!(matches!(two_pawns, Err(TypedMoveError::Illegal { foul: IllegalMove::TwoPawns { .. }, .. })));
    }
}
