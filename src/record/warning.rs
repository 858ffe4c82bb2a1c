use crate::shogi::{Color, IllegalMove, Move, PieceKind, SetupFault};

/// Something odd in a record that did not keep it from being read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Warning {
    /// The line, counted from 1.
    pub line: usize,
    /// What is odd there.
    pub kind: WarningKind,
}

/// What can be odd in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WarningKind {
    /// Some bytes are no characters; this is the first line with such bytes.
    #[error("some characters could not be decoded")]
    UndecodableBytes,
    /// The line is nothing that belongs into a record; it was passed over.
    #[error("this line was not understood: {text:?}")]
    UnknownLine {
        /// The line.
        text: String,
    },
    /// The number before a move is not the one that should follow; the order of the lines was followed.
    #[error("move number {found} stands where {expected} was expected")]
    WrongMoveNumber {
        /// The number that should follow.
        expected: usize,
        /// The number that was written.
        found: usize,
    },
    /// A move does not say from where, although the format wants it; it is the only one that can be meant.
    #[error("the move does not say from where it goes; only one can be meant")]
    OriginUnsaid,
    /// The words that tell pieces apart (右 左 直 上 寄 引) are not true of the piece that moves; nothing else can be
    /// meant.
    #[error("{text:?}: the words that tell pieces apart are not true of the piece that moves")]
    WordsDoNotFit {
        /// The move in the record.
        text: String,
    },
    /// The mark or number of a side is the other's; whose turn it is was followed. Where it goes on so, only the first
    /// move is told.
    #[error("the move is marked as {said:?}'s, but it is {turn:?} that moves")]
    OtherSide {
        /// The side in the record.
        said: Color,
        /// The side that moves.
        turn: Color,
    },
    /// The move does not name its piece, although the format wants it; the square was followed.
    #[error("the move does not name its piece")]
    PieceUnsaid,
    /// What the move names is no piece; the square was followed.
    #[error("the move names {text:?}, which is no piece")]
    UnknownPiece {
        /// What was written.
        text: String,
    },
    /// The piece named is not the one that stands on the square left; the square was followed.
    #[error("the move names a {named:?}, but it is a {found:?} that moves")]
    OtherPiece {
        /// The piece in the record.
        named: PieceKind,
        /// The piece on the board.
        found: PieceKind,
    },
    /// What stands behind a move is no time; it was passed over.
    #[error("{text:?} behind the move was not understood")]
    UnreadableTime {
        /// What was written.
        text: String,
    },
    /// A word that names no known ending; it was kept as it is.
    #[error("{word:?} is no known ending")]
    UnknownEnding {
        /// The word.
        word: String,
    },
    /// Moves follow a line that ends the game; they were read on.
    #[error("the record goes on after its ending")]
    MoveAfterEnding,
    /// One entry holds a move and an ending; the ending was taken to follow the move.
    #[error("a move and an ending stand in one entry")]
    EndingWithMove,
    /// The summary (まで…) names another winner than the ending before it; the ending was followed.
    #[error("the summary says that {summary:?} won, but the ending says {ending:?}")]
    SummaryDisagrees {
        /// Who won by the summary.
        summary: Color,
        /// Who won by the line that ends the game.
        ending: Color,
    },
    /// There is no such move for a variation to replace; the variation was passed over.
    #[error("a variation of move {ply} has no place, as the line before it has {plies} moves")]
    VariationNowhere {
        /// Which move it was to replace.
        ply: usize,
        /// How many moves there are.
        plies: usize,
    },
    /// Variations stand at the entry of the starting position, where no move is; they were taken as variations of the
    /// first move.
    #[error("variations stand before the first move")]
    VariationsOfNoMove,
    /// A line about the game stands behind its moves; it was put with the others.
    #[error("{key:?} stands behind the moves")]
    LateHeader {
        /// The key of the line.
        key: String,
    },
    /// A player is named twice, and not alike; the first name was kept.
    #[error("{name:?} is a second name of one player; the first was kept")]
    SecondPlayer {
        /// The second name.
        name: String,
    },
    /// The closing sentence tells of another end than the word before it, which was followed.
    #[error("{text:?} tells of another end than the word before it, which was followed")]
    OtherEndInSummary {
        /// The sentence.
        text: String,
    },
    /// A place has two bookmarks; the second was passed over.
    #[error("there is already a bookmark here")]
    SecondBookmark,
    /// The diagram does not say who is to move; the first move did.
    #[error("the diagram does not say that {turn:?} is to move, but the first move does")]
    TurnFromFirstMove {
        /// Who moves first.
        turn: Color,
    },
    /// Nothing says who is to move.
    #[error("nothing says who is to move; {turn:?} was taken")]
    TurnUnsaid {
        /// Who is to move, for want of anything else.
        turn: Color,
    },
    /// It is said twice who is to move, both times alike.
    #[error("who is to move is said twice")]
    TurnTwice,
    /// The 手合割 names another starting position than the record shows; what it shows was followed.
    #[error("the handicap {name:?} is not the position that is shown")]
    OtherHandicap {
        /// The name.
        name: String,
    },
    /// A rank breaks off before its ninth square; the rest of it was taken to be empty.
    #[error("rank {rank} breaks off before its ninth square; the rest was taken to be empty")]
    ShortRank {
        /// 1–9 from the top.
        rank: u8,
    },
    /// There is a game, but not the king that a game, and even a mating problem, needs.
    #[error("{0:?} has no king")]
    NoKing(Color),
    /// No game leads to the starting position, but one can play from it.
    #[error("no game leads to the starting position: {0}")]
    OddSetup(SetupFault),
    /// The game was lost by this illegal move, which nobody can make on a board; the ending says who won.
    #[error("move {ply}, {mv}, was illegal and ended the game, but cannot be made: {foul}")]
    FoulLeftOut {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// What it offends against.
        foul: IllegalMove,
    },
    /// From here on the file holds nothing but zeros, as a crash leaves them; what stands before them was read.
    #[error("from here on the file holds nothing but zeros; its end is lost")]
    OnlyZeros,
    /// This move was illegal, and nothing says that it ended the game; it was kept.
    #[error("move {ply}, {mv}, is illegal, and the game went on: {foul}")]
    FoulUnnoticed {
        /// Which move of its line, counted from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// What it offends against.
        foul: IllegalMove,
    },
    /// Another record begins here; only the first one was read.
    #[error("another record begins here: the file has {games}, and only the first one was read")]
    AnotherRecord {
        /// How many there are in the file.
        games: usize,
    },
    /// A second ending stands where the game has ended already; it was put beside the first.
    #[error("a second ending stands here")]
    SecondEnding,
    /// The closing sentence counts other moves than there are.
    #[error("{said} moves are counted here, but there are {plies}")]
    OtherLength {
        /// The moves that the sentence counts.
        said: usize,
        /// The moves that there are.
        plies: usize,
    },
    /// A line says who is to move, but the starting position, which was followed, says otherwise.
    #[error("this says that {said:?} is to move, but in the starting position it is {turn:?}")]
    OtherTurn {
        /// The side in the line.
        said: Color,
        /// The side to move.
        turn: Color,
    },
    /// A diagram gives the pieces in one hand, and says nothing of the other, which was taken to be empty.
    #[error("nothing says what {0:?} has in hand; nothing was taken")]
    HandUnsaid(Color),
    /// The piece could promote, and the move does not say whether it does; it was taken not to.
    #[error("{text:?} does not say whether the piece promotes; it was taken not to")]
    PromotionUnsaid {
        /// The move in the record.
        text: String,
    },
    /// A key that the format does not know; it was passed over wherever it stands, and is told once.
    #[error("the key {key:?} was not understood")]
    UnknownKey {
        /// The key.
        key: String,
    },
    /// There was more to say than anybody wants to read.
    #[error("there is more of this kind")]
    AndSoOn,
}

impl WarningKind {
    /// Whether something of the text is missing from what was read, or was understood only by guessing, so that the file
    /// must not be replaced by that.
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
            | Self::AnotherRecord { .. }
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
            | Self::AndSoOn => true,
            Self::OriginUnsaid
            | Self::EndingWithMove
            | Self::VariationsOfNoMove
            | Self::NoKing(_)
            | Self::FoulUnnoticed { .. }
            | Self::LateHeader { .. }
            | Self::OddSetup(_)
            | Self::TurnFromFirstMove { .. } => false,
        }
    }
}

/// The warnings about one record, in the order of the lines.
#[derive(Debug, Default)]
pub(super) struct Warnings {
    list: Vec<Warning>,
}

impl Warnings {
    /// More than this many help nobody.
    const LIMIT: usize = 200;

    pub(super) fn push(&mut self, line: usize, kind: WarningKind) {
        match self.list.len() {
            Self::LIMIT => self.list.push(Warning { line, kind: WarningKind::AndSoOn }),
            len if len < Self::LIMIT => self.list.push(Warning { line, kind }),
            _ => {}
        }
    }

    pub(super) fn extend(&mut self, line: usize, kinds: impl IntoIterator<Item = WarningKind>) {
        kinds.into_iter().for_each(|kind| self.push(line, kind));
    }

    /// The warnings in the order of their lines.
    pub(super) fn into_list(mut self) -> Vec<Warning> {
        self.list.sort_by_key(|warning| warning.line);
        self.list
    }
}

/// As much of a text as an error or a warning quotes.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
