//! What can be odd in a record without keeping it from being read.

use super::visible;
use crate::shogi::{Color, IllegalMove, Move, PieceKind, SetupFault};

/// Something odd in a record that did not keep it from being read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Warning {
    /// The line, counted from 1.
    pub line: usize,
    /// What is odd about it.
    pub kind: WarningKind,
}

/// What can be odd in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WarningKind {
    /// Some bytes are not characters; this is the first line with such bytes.
    #[error("some characters could not be decoded")]
    UndecodableBytes,
    /// The line does not belong in a record; it was skipped.
    #[error("this line was not understood: {text:?}")]
    UnknownLine {
        /// The line.
        text: String,
    },
    /// The number before a move is out of order; the order of the lines was followed.
    #[error("move number {found} stands where {expected} was expected")]
    WrongMoveNumber {
        /// The expected number.
        expected: usize,
        /// The number in the record.
        found: usize,
    },
    /// A move does not name its origin, although the format requires it; only one move can be meant.
    #[error("the move does not say where the piece comes from; only one is possible")]
    OriginUnsaid,
    /// The words that tell pieces apart (右 左 直 上 寄 引) are not true of the piece that moves; nothing else can be meant.
    #[error("{text:?}: the words that tell pieces apart do not fit the piece that moves")]
    WordsDoNotFit {
        /// The move in the record.
        text: String,
    },
    /// A move is marked as the other side's; the side to move was followed. If this continues, only the first such move
    /// is reported.
    #[error("the move is marked as {said:?}'s, but it is {turn:?} that moves")]
    OtherSide {
        /// The side according to the record.
        said: Color,
        /// The side that moves.
        turn: Color,
    },
    /// The move does not name its piece, although the format requires it; the square was followed.
    #[error("the move does not name its piece")]
    PieceUnsaid,
    /// The name of the piece is unknown; the square was followed.
    #[error("the move names {text:?}, which is not a piece")]
    UnknownPiece {
        /// What was written.
        text: String,
    },
    /// The named piece is not the one on the square of origin; the square was followed.
    #[error("the move names a {named:?}, but the piece that moves is a {found:?}")]
    OtherPiece {
        /// The piece in the record.
        named: PieceKind,
        /// The piece on the board.
        found: PieceKind,
    },
    /// What follows a move is not a time; it was skipped.
    #[error("{text:?} after the move was not understood")]
    UnreadableTime {
        /// What was written.
        text: String,
    },
    /// The word for the ending is unknown; it was kept as it is.
    #[error("{word:?} is not a known ending")]
    UnknownEnding {
        /// The word.
        word: String,
    },
    /// There are moves after the line that ends the game; they were read nevertheless.
    #[error("the record goes on after its ending")]
    MoveAfterEnding,
    /// One entry holds a move and an ending; the ending was taken to follow the move.
    #[error("a move and an ending stand in one entry")]
    EndingWithMove,
    /// The summary (まで…) names a different winner than the ending before it; the ending was followed.
    #[error("the summary says that {summary:?} won, but the ending says {ending:?}")]
    SummaryDisagrees {
        /// The winner according to the summary.
        summary: Color,
        /// The winner according to the ending.
        ending: Color,
    },
    /// A variation replaces a move that does not exist; the variation was skipped.
    #[error("a variation of move {ply} has no place, as the line before it has {plies} moves")]
    VariationNowhere {
        /// The number of the move it was to replace.
        ply: usize,
        /// The number of moves there are.
        plies: usize,
    },
    /// There are variations at the entry of the starting position, which has no move; they were taken as variations of
    /// the first move.
    #[error("variations stand before the first move")]
    VariationsOfNoMove,
    /// A header line comes after the moves; it was added to the header.
    #[error("{key:?} comes after the first move, but belongs above it")]
    LateHeader {
        /// The key of the line.
        key: String,
    },
    /// A player is named twice, differently; the first name was kept.
    #[error("{name:?} is a second name of one player; the first was kept")]
    SecondPlayer {
        /// The second name.
        name: String,
    },
    /// The closing sentence tells of a different end than the word before it; the word was followed.
    #[error("{text:?} contradicts the ending before it, which was followed")]
    OtherEndInSummary {
        /// The sentence.
        text: String,
    },
    /// There are two bookmarks at one position; the second was skipped.
    #[error("there is already a bookmark here")]
    SecondBookmark,
    /// The diagram does not give the side to move, but the first move does.
    #[error("the diagram does not say that {turn:?} is to move, but the first move does")]
    TurnFromFirstMove {
        /// The side of the first move.
        turn: Color,
    },
    /// Nothing says which side is to move.
    #[error("nothing says who is to move; {turn:?} was assumed")]
    TurnUnsaid {
        /// The side that was assumed.
        turn: Color,
    },
    /// The side to move is given twice, and is the same both times.
    #[error("who is to move is said twice")]
    TurnTwice,
    /// The 手合割 names a different starting position than the record shows; the one shown was followed.
    #[error("the handicap {name:?} is not the position shown")]
    OtherHandicap {
        /// The name.
        name: String,
    },
    /// A rank ends before its ninth square; the rest was taken to be empty.
    #[error("rank {rank} breaks off before its ninth square; the rest was assumed to be empty")]
    ShortRank {
        /// 1–9 from the top.
        rank: u8,
    },
    /// There is a game, but no king on a side that needs one, as even a mating problem does.
    #[error("{0:?} has no king")]
    NoKing(Color),
    /// No game leads to the starting position, but it can be played from.
    #[error("no game can lead to the starting position: {0}")]
    OddSetup(SetupFault),
    /// The game was lost by this illegal move, which cannot be made on the board; the ending says who won.
    #[error("move {ply}, {mv}, was illegal and ended the game, but cannot be made: {foul}")]
    FoulLeftOut {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// The rule it breaks.
        foul: IllegalMove,
    },
    /// This move takes a king that an illegal move has left in check: it points that one out, and the game is lost by it.
    #[error("move {ply}, {mv}, takes the king; the game is lost by the illegal move before it")]
    KingTaken {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// The move that takes it.
        mv: Move,
    },
    /// From here on the file holds nothing but zeros, as after a crash; what comes before them was read.
    #[error("from here on the file holds nothing but zeros; its end is lost")]
    OnlyZeros,
    /// This move was illegal, and nothing says that it ended the game; it was kept.
    #[error("move {ply}, {mv}, is illegal, and the game went on: {foul}")]
    FoulUnnoticed {
        /// The number of the move on its line, counted from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// The rule it breaks.
        foul: IllegalMove,
    },
    /// Another record begins here; only the first one was read.
    #[error("another record begins here: the file has {games}, and only the first was read")]
    AnotherRecord {
        /// The number of records in the file.
        games: usize,
    },
    /// Only this game of several in the file was read.
    #[error("this is game {number} of the {games} in the file")]
    OneOfSeveral {
        /// Which one, counted from 1.
        number: usize,
        /// The number of games in the file.
        games: usize,
    },
    /// There is a second ending where the game has already ended; it was put beside the first.
    #[error("there is a second ending here")]
    SecondEnding,
    /// The closing sentence gives a different number of moves.
    #[error("{said} moves are counted here, but there are {plies}")]
    OtherLength {
        /// The number in the sentence.
        said: usize,
        /// The number of moves there are.
        plies: usize,
    },
    /// A line gives a different side to move than the starting position, which was followed.
    #[error("this says that {said:?} is to move, but in the starting position it is {turn:?}")]
    OtherTurn {
        /// The side in the line.
        said: Color,
        /// The side to move.
        turn: Color,
    },
    /// A diagram gives the pieces in one hand and not in the other, which was taken to be empty.
    #[error("nothing says what {0:?} has in hand; it was assumed to be empty")]
    HandUnsaid(Color),
    /// The piece could promote, and the move does not say whether it does; it was taken not to.
    #[error("{text:?} does not say whether the piece promotes; it was assumed not to")]
    PromotionUnsaid {
        /// The move in the record.
        text: String,
    },
    /// A key unknown to the format; it was skipped wherever it occurs, and is reported once.
    #[error("the key {key:?} was not understood")]
    UnknownKey {
        /// The key.
        key: String,
    },
    /// There were more warnings than anybody wants to read.
    #[error("there is more of this kind: {more}")]
    AndSoOn {
        /// How many more.
        more: usize,
        /// Whether one of them [leaves something out](WarningKind::leaves_something_out).
        are_grave: bool,
    },
}

impl WarningKind {
    /// Whether part of the text is missing from what was read, or was understood only by guessing, so that the file
    /// must not be overwritten with the result.
    #[must_use]
    pub const fn leaves_something_out(&self) -> bool {
        match self {
            Self::UndecodableBytes
            | Self::UnknownLine { .. }
            | Self::UnreadableTime { .. }
            | Self::VariationNowhere { .. }
            | Self::SecondBookmark
            | Self::OnlyZeros
            | Self::FoulLeftOut { .. }
            | Self::KingTaken { .. }
            | Self::AnotherRecord { .. }
            | Self::OneOfSeveral { .. }
            | Self::WordsDoNotFit { .. }
            | Self::OtherSide { .. }
            | Self::PieceUnsaid
            | Self::UnknownPiece { .. }
            | Self::OtherPiece { .. }
            | Self::OtherHandicap { .. }
            | Self::ShortRank { .. }
            | Self::UnknownEnding { .. }
            | Self::SummaryDisagrees { .. }
            | Self::SecondPlayer { .. }
            | Self::OtherEndInSummary { .. }
            | Self::WrongMoveNumber { .. }
            | Self::MoveAfterEnding
            | Self::SecondEnding
            | Self::OtherLength { .. }
            | Self::OtherTurn { .. }
            | Self::TurnUnsaid { .. }
            | Self::TurnTwice
            | Self::HandUnsaid(_)
            | Self::PromotionUnsaid { .. }
            | Self::UnknownKey { .. }
            | Self::AndSoOn { are_grave: true, .. } => true,
            Self::OriginUnsaid
            | Self::EndingWithMove
            | Self::VariationsOfNoMove
            | Self::NoKing(_)
            | Self::FoulUnnoticed { .. }
            | Self::LateHeader { .. }
            | Self::OddSetup(_)
            | Self::TurnFromFirstMove { .. }
            | Self::AndSoOn { are_grave: false, .. } => false,
        }
    }
}

impl Warning {
    /// How many warnings these tell of, with those that are only counted.
    #[must_use]
    pub fn count(warnings: &[Self]) -> usize {
        let told = |warning: &Self| if let WarningKind::AndSoOn { more, .. } = warning.kind { more } else { 1 };
        warnings.iter().map(told).sum()
    }
}

/// The warnings about one record, in line order.
#[derive(Debug, Default)]
pub(super) struct Warnings {
    list: Vec<Warning>,
}

impl Warnings {
    /// The limit on warnings: more than this help nobody.
    const LIMIT: usize = 200;

    pub(super) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn push(&mut self, line: usize, kind: WarningKind) {
        let is_full = self.list.len() == Self::LIMIT;
        match self.list.last_mut() {
            Some(Warning { kind: WarningKind::AndSoOn { more, are_grave }, .. }) => {
                *more += 1;
                *are_grave |= kind.leaves_something_out();
            }
            Some(_) if is_full => {
                let are_grave = kind.leaves_something_out();
                self.list.push(Warning { line, kind: WarningKind::AndSoOn { more: 1, are_grave } });
            }
            Some(_) | None => self.list.push(Warning { line, kind }),
        }
    }

    pub(super) fn extend(&mut self, line: usize, kinds: impl IntoIterator<Item = WarningKind>) {
        kinds.into_iter().for_each(|kind| self.push(line, kind));
    }

    /// Returns the warnings in line order, and last how many more there were.
    pub(super) fn into_list(mut self) -> Vec<Warning> {
        self.list.sort_by_key(|warning| (matches!(warning.kind, WarningKind::AndSoOn { .. }), warning.line));
        self.list
    }
}

/// The part of a text that an error or a warning quotes.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", visible(&text[..end])),
        None => visible(text).into_owned(),
    }
}
