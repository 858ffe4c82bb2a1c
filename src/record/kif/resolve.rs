//! Finds the move that a text describes in a position.

use super::move_text::{MoveText, Origin, Promotion};
use crate::shogi::{Move, PieceKind, Position, Square};

/// The move found for a text. If the text gives the origin, the move need not be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) mv: Move,
    /// The piece that the text names.
    pub(super) named: PieceKind,
    /// The piece that moves.
    pub(super) moved: PieceKind,
    /// Whether the words that tell pieces apart are true of it.
    pub(super) words_fit: bool,
}

/// Why no move was found.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unresolved {
    /// 同 before any move.
    NoPreviousMove,
    /// No piece can make the move.
    Nobody,
    /// Several moves fit.
    Several(Vec<Move>),
}

/// Finds the move that `text` describes in `position`; `previous` is the destination of the move before.
pub(super) fn resolve(text: &MoveText, position: &Position, previous: Option<Square>) -> Result<Resolved, Unresolved> {
    let to = text.to.or(previous).ok_or(Unresolved::NoPreviousMove)?;
    let (mv, moved) = match text.origin {
        Origin::Square(from) => from_square(text, position, from, to),
        Origin::Hand => (Move::Drop { kind: text.kind, to }, text.kind),
        Origin::Unsaid => (by_elimination(text, position, to)?, text.kind),
    };
    let words_fit = match mv {
        Move::Drop { .. } => text.words.is_empty(),
        Move::Normal { from, to, .. } => text.words.are_true_of(position.board(), position.mover(mv), moved, from, to),
    };
    Ok(Resolved { mv, named: text.kind, moved, words_fit })
}

fn from_square(text: &MoveText, position: &Position, from: Square, to: Square) -> (Move, PieceKind) {
    let named = text.kind;
    let moved = position.board().piece_on(from).map_or(named, |piece| piece.kind);
    let promote = match text.promotion {
        Promotion::Promotes => true,
        Promotion::Declines => false,
        Promotion::Unsaid => moved.promoted() == Some(named),
    };
    (Move::Normal { from, to, promote }, moved)
}

/// The only legal move that fits the words; a drop only if no piece on the board can make the move and the words do not
/// speak of one. If there is no legal move, an illegal one, if it is the only candidate.
fn by_elimination(text: &MoveText, position: &Position, to: Square) -> Result<Move, Unresolved> {
    let promote = text.promotion == Promotion::Promotes;
    let turn = position.turn();
    let reaching = position.board().reaching(to, turn, text.kind);
    let on_board = text.words.choose(turn, text.kind, reaching, to);
    let going = |from| Move::Normal { from, to, promote };
    let drop = text.words.is_empty().then_some(Move::Drop { kind: text.kind, to });
    let legal = || on_board.into_iter().map(going).filter(|&mv| position.allows(mv));
    let mut found = legal();
    match (found.next(), found.next()) {
        (Some(mv), None) => return Ok(mv),
        (Some(_), Some(_)) => return Err(Unresolved::Several(legal().collect())),
        (None, _) => {}
    }
    let illegal = || only(on_board.into_iter().map(going).chain(drop).filter(|&mv| position.can_be_made(mv)));
    let dropped = drop.filter(|&mv| position.allows(mv));
    dropped.or_else(illegal).or_else(|| out_of_turn(text, position, to)).ok_or(Unresolved::Nobody)
}

/// The only move of the side that the text marks, though it is not that side's turn.
fn out_of_turn(text: &MoveText, position: &Position, to: Square) -> Option<Move> {
    let (mover, promote) = (text.mover?, text.promotion == Promotion::Promotes);
    let reaching = position.board().reaching(to, mover, text.kind);
    let on_board = text.words.choose(mover, text.kind, reaching, to).into_iter();
    let drop = text.words.is_empty().then_some(Move::Drop { kind: text.kind, to });
    let moves = on_board.map(|from| Move::Normal { from, to, promote }).chain(drop);
    only(moves.filter(|&mv| position.can_be_made_by(mv, mover)))
}

/// The element of `moves`, if there is exactly one.
fn only(mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    moves.next().filter(|_| moves.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::super::move_text::leading_move;
    use super::*;

    fn find(sfen: &str, text: &str) -> Result<Resolved, Unresolved> {
        let position = Position::from_sfen(sfen).unwrap();
        resolve(&leading_move(text).unwrap().0, &position, "5e".parse().ok())
    }

    fn found(sfen: &str, text: &str) -> Result<String, Unresolved> {
        find(sfen, text).map(|resolved| resolved.mv.to_string())
    }

    #[test]
    fn an_unsaid_origin_is_the_only_piece_that_can_move_there() {
        let sfen = "4k4/9/9/9/4p4/3S1G3/9/9/4K4 b GP 1";
        for (text, mv) in [("同銀", "6f5e"), ("７五歩", "P*7e"), ("４五金", "4f4e"), ("９五金", "G*9e")] {
            assert_eq!(found(sfen, text), Ok(mv.to_owned()), "{text}");
        }
        assert_eq!(found(sfen, "９五飛"), Err(Unresolved::Nobody));
        assert_eq!(found(sfen, "９五金上"), Err(Unresolved::Nobody), "a word speaks of a piece on the board");
        for text in ["４五金左右", "４五金上寄", "４五金直引", "４五金右直"] {
            assert_eq!(found(sfen, text), Err(Unresolved::Nobody), "{text}");
        }
        let both = ["4f5e", "6f5e"].map(|text| text.parse().unwrap()).to_vec();
        assert_eq!(found("4k4/9/9/9/9/3S1S3/9/9/4K4 b - 1", "５五銀"), Err(Unresolved::Several(both)));
    }

    #[test]
    fn words_are_true_of_the_piece_or_not() {
        let fits = |sfen: &str, text: &str| find(sfen, text).unwrap().words_fit;
        let golds = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1";
        for text in ["５八金左", "５八金左上", "５八金(69)", "５八金左(69)", "３九金左寄", "３九金寄(49)"]
        {
            assert!(fits(golds, text), "{text}");
        }
        for text in ["５八金右(69)", "５八金引(69)", "５八金左右(69)", "３九金右", "６八金右"] {
            assert!(!fits(golds, text), "{text}");
        }
        assert!(!fits("4k4/9/9/9/9/9/9/9/4K4 b G 1", "５八金右打"), "a piece from the hand comes from no side");
        // For two dragons, one word compares them with each other, another with the square.
        let dragons = "k8/9/9/9/9/4+R+R3/9/9/3K5 b - 1";
        assert!(fits(dragons, "５五竜左(56)") && fits(dragons, "５五竜上(56)") && !fits(dragons, "５五竜右(56)"));
    }

    #[test]
    fn the_square_of_origin_counts_for_more_than_the_name_of_the_piece() {
        let sfen = "4k4/9/9/9/9/9/9/1B7/4K4 b - 1";
        let resolved = find(sfen, "７七銀(88)").unwrap();
        assert_eq!((resolved.named, resolved.moved), (PieceKind::Silver, PieceKind::Bishop));
        assert_eq!(found(sfen, "７七銀(88)"), Ok("8h7g".to_owned()));
        assert_eq!(found(sfen, "２二馬(88)"), Ok("8h2b+".to_owned()));
    }
}
