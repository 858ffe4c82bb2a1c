//! Positions as text diagrams (BOD), on their own or at the head of a KIF record.
//!
//! Accepted beyond the standard:
//! * pieces in hand separated by any blanks or none, with Arabic counts, a kind named more than once, or the list left
//!   out;
//! * 持ち駒 for 持駒; 王 or 玉, 龍 or 竜, 成銀 for 全 and so on;
//! * `V`, `▽`, `△`, `☖` for `v`, and `▲`, `☗`, `^` before Black's pieces;
//! * `･`, `．`, `*` for an empty square;
//! * missing borders and rank numbers;
//! * the same hand or side to move given twice.
//!
//! Printed diagrams use other single characters for promoted pieces; see `piece_names`.

use std::fmt::Write as _;

use super::Header;
use super::notation::{
    digit_value, full_width_digit, kanji_digit, kanji_number, leading_number, leading_piece, piece_kanji,
};
use super::start_lines::StartLines;
use crate::shogi::{Board, Color, Hand, Piece, PieceKind, Position, Setup, Square};

/// Why a diagram cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramFault {
    /// The board does not have nine ranks.
    #[error("it has {count} ranks instead of 9")]
    RankCount {
        /// How many it has.
        count: usize,
    },
    /// A rank is missing, although one below it is present.
    #[error("rank {rank} is missing")]
    RankMissing {
        /// 1–9 from the top.
        rank: u8,
    },
    /// A rank was already given.
    #[error("rank {rank} appears twice")]
    RankTwice {
        /// 1–9 from the top.
        rank: u8,
    },
    /// A rank does not have nine squares.
    #[error("rank {rank} does not have 9 squares")]
    RankLength {
        /// 1–9 from the top.
        rank: u8,
    },
    /// Something on a square is neither a piece nor an empty mark.
    #[error("{text:?} on file {file}, rank {rank}, is not a piece")]
    UnknownPiece {
        /// 1–9 from the right.
        file: u8,
        /// 1–9 from the top.
        rank: u8,
        /// What was found there.
        text: char,
    },
    /// A second piece is placed on a square.
    #[error("there are two pieces on file {file}, rank {rank}")]
    SquareTwice {
        /// 1–9 from the right.
        file: u8,
        /// 1–9 from the top.
        rank: u8,
    },
    /// A complete starting position follows another one.
    #[error("another starting position is given before")]
    BoardTwice,
    /// Two lines give one side different pieces in hand.
    #[error("the pieces in {color:?}'s hand are given twice, and differ")]
    HandsDiffer {
        /// Whose hand.
        color: Color,
    },
    /// One line says that Black is to move, another that White is.
    #[error("the diagram says that both sides are to move")]
    TurnsDiffer,
    /// The pieces in hand cannot be read.
    #[error("{text:?} is not a list of pieces in hand")]
    BadHand {
        /// What was written.
        text: String,
    },
    /// There are pieces in hand, but no board.
    #[error("there are pieces in hand, but no board")]
    HandWithoutBoard,
}

/// The contents of a diagram.
#[derive(Debug)]
pub(super) struct Diagram {
    /// The pieces; the side to move in it is meaningless.
    pub(super) setup: Setup,
    /// The side to move, if the diagram says so.
    pub(super) turn: Option<Color>,
    /// The side whose hand is not given, if only the other's is.
    pub(super) unsaid_hand: Option<Color>,
    /// Whether both hands are given, so that nothing seems to be cut off.
    pub(super) has_both_hands: bool,
    /// The destination of the move before the diagram, if given.
    pub(super) previous_destination: Option<Square>,
    /// The number of the next move; 1 if not given.
    pub(super) first_number: u32,
    /// The lines of the text it was read from.
    pub(super) lines: StartLines,
}

/// Builds a diagram from its lines.
#[derive(Debug, Default)]
pub(super) struct DiagramReader {
    board: Option<Board>,
    ranks: usize,
    hands: [Option<Hand>; 2],
    turn: Option<Color>,
    previous_destination: Option<Square>,
    latest_number: u32,
    lines: StartLines,
}

impl DiagramReader {
    /// Reads the next rank: nine squares, with or without a border before them and a rank number after.
    pub(super) fn add_rank(&mut self, line: usize, text: &str) -> Result<(), DiagramFault> {
        const BORDER: [char; 2] = ['|', '｜'];
        let inside = text.trim().trim_start_matches(BORDER);
        let (squares, behind) = inside.split_once(BORDER).unwrap_or((inside, ""));
        self.ranks += 1;
        let Some(rank @ 1..=9) = u8::try_from(self.ranks).ok() else {
            return Err(DiagramFault::RankCount { count: self.ranks });
        };
        match leading_number(behind.trim()).and_then(|(number, _)| u8::try_from(number).ok()) {
            Some(number @ 1..=9) if number < rank => return Err(DiagramFault::RankTwice { rank: number }),
            Some(number @ 1..=9) if number > rank => return Err(DiagramFault::RankMissing { rank }),
            Some(_) | None => {}
        }
        self.lines.note_rank(rank, line);
        read_rank(self.board.get_or_insert_with(Board::empty), rank, squares)
    }

    /// Reads the pieces in `color`'s hand, such as `飛二　歩十五`.
    pub(super) fn add_hand(&mut self, line: usize, color: Color, text: &str) -> Result<(), DiagramFault> {
        self.lines.note_hand(color, line);
        let hand = read_hand(text).ok_or_else(|| DiagramFault::BadHand { text: super::warning::quoted(text) })?;
        let said = self.hands[color.index()].get_or_insert(hand);
        if *said == hand { Ok(()) } else { Err(DiagramFault::HandsDiffer { color }) }
    }

    /// Notes the side to move.
    pub(super) fn set_turn(&mut self, turn: Color) -> Result<(), DiagramFault> {
        let said = self.turn.get_or_insert(turn);
        if *said == turn { Ok(()) } else { Err(DiagramFault::TurnsDiffer) }
    }

    /// Whether any rank or hand has been read.
    pub(super) const fn is_said(&self) -> bool {
        self.lines.is_said()
    }

    /// The last line of the diagram so far.
    pub(super) fn last_line(&self) -> usize {
        self.lines.last_rank()
    }

    /// Reads what follows 手数＝, such as `171  ▲６二角成  まで`.
    pub(super) fn set_latest_move(&mut self, text: &str) {
        self.latest_number = leading_number(text.trim_start()).map_or(self.latest_number, |(number, _)| number);
        let destination = text.find(['▲', '△', '☗', '☖', '▼', '▽']).and_then(|mark| {
            let mut chars = text[mark..].chars().skip(1);
            Square::new(digit_value(chars.next()?)?, digit_value(chars.next()?)?)
        });
        self.previous_destination = destination.or(self.previous_destination);
    }

    /// Returns the diagram; `None` if the lines contained no board.
    pub(super) fn finish(self) -> Result<Option<Diagram>, DiagramFault> {
        let Self { board, ranks, hands, turn, previous_destination, latest_number, lines } = self;
        let unsaid_hand = match hands {
            [Some(_), None] => Some(Color::White),
            [None, Some(_)] => Some(Color::Black),
            [Some(_), Some(_)] | [None, None] => None,
        };
        let has_both_hands = hands.iter().all(Option::is_some);
        let hands = hands.map(|hand| hand.unwrap_or(Hand::EMPTY));
        match (board, ranks) {
            (Some(board), 9) => {
                let setup = Setup { board, hands, turn: turn.unwrap_or(Color::Black) };
                let first_number = latest_number.saturating_add(1);
                Ok(Some(Diagram {
                    setup,
                    turn,
                    unsaid_hand,
                    has_both_hands,
                    previous_destination,
                    first_number,
                    lines,
                }))
            }
            (Some(_), count) => Err(DiagramFault::RankCount { count }),
            (None, _) if hands.iter().all(Hand::is_empty) => Ok(None),
            (None, _) => Err(DiagramFault::HandWithoutBoard),
        }
    }
}

fn read_rank(board: &mut Board, rank: u8, text: &str) -> Result<(), DiagramFault> {
    let mut rest = text;
    for file in (1..=9).rev() {
        let (content, tail) = read_square(rest).map_err(|unknown| match unknown {
            Some(text) => DiagramFault::UnknownPiece { file, rank, text },
            None => DiagramFault::RankLength { rank },
        })?;
        if let (Some(piece), Some(square)) = (content, Square::new(file, rank)) {
            board.put(square, piece);
        }
        rest = tail;
    }
    if rest.trim().is_empty() { Ok(()) } else { Err(DiagramFault::RankLength { rank }) }
}

/// Reads one square. The error is the character found instead of a piece, or `None` at the end of the line.
fn read_square(text: &str) -> Result<(Option<Piece>, &str), Option<char>> {
    let text = text.trim_start();
    if let Some(rest) = text.strip_prefix(['・', '･', '．', '*']) {
        return Ok((None, rest));
    }
    let (color, name) = match text.strip_prefix(['v', 'V', 'ｖ', '▽', '△', '☖']) {
        Some(name) => (Color::White, name),
        None => (Color::Black, text.strip_prefix(['▲', '☗', '^']).unwrap_or(text)),
    };
    let (kind, rest) = leading_piece(name.trim_start()).ok_or_else(|| name.chars().next())?;
    Ok((Some(Piece::new(color, kind)), rest))
}

fn read_hand(text: &str) -> Option<Hand> {
    let mut hand = Hand::EMPTY;
    let mut rest = text.trim();
    if ["なし", "無し", "ナシ"].contains(&rest) {
        return Some(hand);
    }
    while !rest.is_empty() {
        let (kind, tail) = leading_piece(rest).filter(|&(kind, _)| PieceKind::HAND.contains(&kind))?;
        let (count, tail) = leading_number(tail).unwrap_or((1, tail));
        let total = hand.count(kind).checked_add(u8::try_from(count).ok()?)?;
        hand.set(kind, total);
        rest = tail.trim_start_matches('枚').trim_start();
    }
    Some(hand)
}

/// Renders `position` as a diagram that other programs can read.
///
/// The sides are 先手 and 後手, or 下手 and 上手 in a handicap game.
#[must_use]
pub fn diagram(position: &Position, is_handicap: bool) -> String {
    const EDGE: &str = "+---------------------------+\n";
    let setup = position.setup();
    let files: String = (1..=9).rev().map(|file| format!(" {}", full_width_digit(file))).collect();
    let ranks: String = (1..=9).map(|rank| rank_line(&setup.board, rank)).collect();
    let [black, white] = Color::ALL.map(|color| hand_line(setup, color, is_handicap));
    // The format says 先手番 and 後手番 even where the hands belong to 下手 and 上手.
    let turn = Header::player_key(setup.turn, false);
    format!("{white} {files}\n{EDGE}{ranks}{EDGE}{black}{turn}番\n")
}

/// The line below a diagram that gives the number of the latest move, where `number` is the next one; empty for the
/// first.
pub(super) fn latest_number(number: u32) -> String {
    if number > 1 { format!("手数＝{}  まで\n", number - 1) } else { String::new() }
}

fn rank_line(board: &Board, rank: u8) -> String {
    let mut line = String::from("|");
    for square in (1..=9).rev().filter_map(|file| Square::new(file, rank)) {
        line += match board.piece_on(square) {
            None => " ・",
            Some(Piece { color: Color::Black, .. }) => " ",
            Some(Piece { color: Color::White, .. }) => "v",
        };
        line += board.piece_on(square).map_or("", |piece| piece_kanji(piece.kind));
    }
    line + "|" + &kanji_digit(rank).to_string() + "\n"
}

fn hand_line(setup: &Setup, color: Color, is_handicap: bool) -> String {
    let mut line = format!("{}の持駒：", Header::player_key(color, is_handicap));
    if setup.hand(color).is_empty() {
        line += "なし";
    }
    for (kind, count) in setup.hand(color).iter() {
        let number = if count > 1 { kanji_number(count) } else { String::new() };
        _ = write!(line, "{}{number}　", piece_kanji(kind));
    }
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Handicap;

    fn read(text: &str) -> Result<Option<Diagram>, DiagramFault> {
        let mut reader = DiagramReader::default();
        for (number, line) in (1..).zip(text.lines()) {
            match line.split_once('：') {
                Some((side, hand)) if side.starts_with(['先', '下']) => {
                    reader.add_hand(number, Color::Black, hand)?
                }
                Some((_, hand)) => reader.add_hand(number, Color::White, hand)?,
                None if line.starts_with('|') => reader.add_rank(number, line)?,
                None if line.starts_with(['後', '上']) => reader.set_turn(Color::White)?,
                None => {}
            }
        }
        reader.finish()
    }

    #[test]
    fn what_is_drawn_is_read_again() {
        let others = [
            "4k4/9/9/9/9/9/9/9/4K4 b R2G15P2b3p 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
            "+P+L+N+S1+B+R2/8k/9/9/9/9/9/9/K8 b - 1",
        ];
        let handicaps = Handicap::ALL.into_iter().map(Handicap::sfen);
        for sfen in handicaps.chain(others.map(str::to_owned)) {
            let position = Position::from_sfen(&sfen).unwrap();
            for is_handicap in [false, true] {
                let drawn = read(&diagram(&position, is_handicap)).unwrap().unwrap();
                assert_eq!(&drawn.setup, position.setup());
            }
        }
    }

    #[test]
    fn hands_are_read_however_they_are_separated() {
        for text in ["飛　角二　歩十五　", "飛 角二 歩十五", "飛角二歩十五", "歩10 歩5飛1角２枚"]
        {
            let hand = read_hand(text).unwrap();
            let held: Vec<_> = hand.iter().collect();
            assert_eq!(held, [(PieceKind::Rook, 1), (PieceKind::Bishop, 2), (PieceKind::Pawn, 15)]);
        }
        for text in ["玉", "と二", "歩三百", "飛、角"] {
            assert_eq!(read_hand(text), None, "{text}");
        }
    }

    #[test]
    fn a_bad_diagram_is_told_with_its_place() {
        let rank = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|";
        let with = |bad: &str| read(&[rank, rank, bad, rank].join("\n")).unwrap_err();
        assert_eq!(with("| ・ ・|"), DiagramFault::RankLength { rank: 3 });
        assert_eq!(with("| ・ ・ ・ ・ ・ ・ ・ ・ ・ 歩|"), DiagramFault::RankLength { rank: 3 });
        assert_eq!(with("| ・v鯨 ・ ・ ・ ・ ・ ・ ・|"), DiagramFault::UnknownPiece { file: 8, rank: 3, text: '鯨' });
        assert_eq!(with(rank), DiagramFault::RankCount { count: 4 });
        assert_eq!(read("先手の持駒：歩").unwrap_err(), DiagramFault::HandWithoutBoard);
        let numbered = |numbers: &str| {
            let ranks: Vec<_> = numbers.chars().map(|number| format!("{rank}{number}")).collect();
            read(&ranks.join("\n")).err()
        };
        assert_eq!(numbered("一二３4五六七八九"), None);
        assert_eq!(numbered("一二四五六七八九"), Some(DiagramFault::RankMissing { rank: 3 }));
        assert_eq!(numbered("一二三三四五六七八"), Some(DiagramFault::RankTwice { rank: 3 }));
        assert_eq!(numbered("九八七六五四三二一"), Some(DiagramFault::RankMissing { rank: 1 }), "drawn upside down");
    }
}
