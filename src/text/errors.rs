//! What went wrong, in sentences that say where and why.

use super::{Arg, Text};
use crate::record::{DiagramFault, ImportError, ImportErrorKind, NotText};
use crate::session::{Refusal, SetupRemark};
use crate::shogi::{Color, IllegalMove, SetupFault, SfenError, SfenField, Square, SquareSet};

impl Text {
    /// Why a command was not carried out.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Illegal(foul) => self.illegal_move(foul),
            Refusal::Over => self.say("refused-over"),
            Refusal::Paused => self.say("refused-paused"),
            Refusal::NotPaused => self.say("refused-not-paused"),
            Refusal::HasBegun => self.say("refused-has-begun"),
            Refusal::NoMove => self.say("refused-no-move"),
            Refusal::Undecided => self.say("refused-undecided"),
            Refusal::NothingToDecide => self.say("refused-nothing-to-decide"),
            Refusal::TakeBackForbidden => self.say("refused-take-back-forbidden"),
            Refusal::PauseForbidden => self.say("refused-pause-forbidden"),
            Refusal::NoAgreement => self.say("refused-no-agreement"),
            Refusal::AgreementTooEarly => self.say("refused-agreement-too-early"),
            Refusal::NoDeclaration => self.say("refused-no-declaration"),
            Refusal::ClaimForbidden => self.say("refused-claim-forbidden"),
            Refusal::Declared => self.say("refused-declared"),
            Refusal::ArbiterCalled => self.say("refused-arbiter-called"),
            Refusal::TimeIsUp => self.say("refused-time-is-up"),
            Refusal::NoClock => self.say("refused-no-clock"),
            Refusal::TurnImpossible => self.say("refused-turn-impossible"),
            Refusal::EndStands => self.say("refused-end-stands"),
            Refusal::NothingChanges => self.say("refused-nothing-changes"),
            Refusal::OtherSideMoved => self.say("refused-other-side-moved"),
            Refusal::NoLongerStands { ply, foul } => {
                let args = [("ply", Arg::from(*ply)), ("why", self.illegal_move(foul).into())];
                self.tell("refused-no-longer-stands", &args)
            }
            Refusal::WouldHaveEnded { ply } => self.tell("refused-would-have-ended", &[("ply", Arg::from(*ply))]),
        }
    }

    /// Why a move is illegal, with the squares that prove it.
    #[must_use]
    pub fn illegal_move(&self, foul: &IllegalMove) -> String {
        let square = |square: Square| Arg::from(self.square(square));
        match *foul {
            IllegalMove::NoPiece { from } => self.tell("illegal-no-piece", &[("from", square(from))]),
            IllegalMove::NotYourPiece { from } => self.tell("illegal-not-yours", &[("from", square(from))]),
            IllegalMove::OpponentsPiece { from } => self.tell("illegal-opponents", &[("from", square(from))]),
            IllegalMove::DroppedOutOfTurn { .. } => self.say("illegal-out-of-turn"),
            IllegalMove::OwnPieceTaken { to } => self.tell("illegal-own-piece", &[("to", square(to))]),
            IllegalMove::KingTaken { king } => self.tell("illegal-king-taken", &[("king", square(king))]),
            IllegalMove::WrongMovement { from, to } => {
                self.tell("illegal-movement", &[("from", square(from)), ("to", square(to))])
            }
            IllegalMove::Blocked { by, .. } => self.tell("illegal-blocked", &[("by", square(by))]),
            IllegalMove::CannotPromote { from } => self.tell("illegal-cannot-promote", &[("from", square(from))]),
            IllegalMove::PromotionOutsideCamp { .. } => self.say("illegal-promotion-outside"),
            IllegalMove::DeadPiece { to } => self.tell("illegal-dead-piece", &[("to", square(to))]),
            IllegalMove::NotInHand { kind } => self.tell("illegal-not-in-hand", &[("piece", self.piece(kind).into())]),
            IllegalMove::PromotedDrop { .. } => self.say("illegal-promoted-drop"),
            IllegalMove::SquareOccupied { to } => self.tell("illegal-occupied", &[("to", square(to))]),
            IllegalMove::TwoPawns { pawn } => self.tell("illegal-two-pawns", &[("pawn", square(pawn))]),
            IllegalMove::DropPawnMate { king } => self.tell("illegal-drop-pawn-mate", &[("king", square(king))]),
            IllegalMove::KingLeftInCheck { king, attackers } => {
                let attackers = Arg::from(self.squares(attackers));
                self.tell("illegal-king-in-check", &[("king", square(king)), ("attackers", attackers)])
            }
        }
    }

    /// A list of squares: 5a, 5c.
    #[must_use]
    pub fn squares(&self, squares: SquareSet) -> String {
        squares.into_iter().map(|square| self.square(square)).collect::<Vec<_>>().join(&self.say("list-comma"))
    }

    /// Where and why a record could not be read.
    #[must_use]
    pub fn import_error(&self, error: &ImportError) -> String {
        let reason = self.import_error_kind(&error.kind);
        match error.line_to_tell() {
            Some(line) => self.tell("at-line", &[("line", line.into()), ("reason", reason.into())]),
            None => reason,
        }
    }

    fn import_error_kind(&self, kind: &ImportErrorKind) -> String {
        match kind {
            ImportErrorKind::TooLarge { limit, .. } => {
                self.tell("import-too-large", &[("limit", (limit >> 20).into())])
            }
            ImportErrorKind::NotText(NotText::Utf16) => self.say("import-utf16"),
            ImportErrorKind::NotText(NotText::Utf32) => self.say("import-utf32"),
            ImportErrorKind::NotText(NotText::Iso2022Jp) => self.say("import-jis"),
            ImportErrorKind::NotText(NotText::Binary { .. }) => self.say("import-binary"),
            ImportErrorKind::Empty => self.say("import-empty"),
            ImportErrorKind::NotARecord => self.say("import-no-record"),
            ImportErrorKind::UnknownHandicap { name } => {
                self.tell("import-unknown-handicap", &[("name", name.as_str().into())])
            }
            ImportErrorKind::SeveralHandicaps { first, second } => {
                let args = [("first", Arg::from(first.as_str())), ("second", second.as_str().into())];
                self.tell("import-several-handicaps", &args)
            }
            ImportErrorKind::BadStart { text } => self.tell("import-bad-start", &[("text", text.as_str().into())]),
            ImportErrorKind::BadSfen(error) => self.sfen_error(error),
            ImportErrorKind::BadJson { column } => self.tell("import-bad-json", &[("column", (*column).into())]),
            ImportErrorKind::TooDeep { limit } => self.tell("import-too-deep", &[("limit", (*limit).into())]),
            ImportErrorKind::BadDiagram(fault) => self.diagram_fault(fault),
            ImportErrorKind::UnplayableSetup(faults) => {
                let faults: Vec<String> = faults.iter().map(|fault| self.setup_fault(fault)).collect();
                self.tell("import-unplayable", &[("faults", faults.join(" ").into())])
            }
            ImportErrorKind::UnreadableMove { ply, text } => self.about_move("import-unreadable-move", *ply, text),
            ImportErrorKind::NobodyMoves { ply, text } => self.about_move("import-nobody-moves", *ply, text),
            ImportErrorKind::AmbiguousMove { ply, text, .. } => self.about_move("import-ambiguous-move", *ply, text),
            ImportErrorKind::IllegalMove { ply, mv, foul } => {
                let args = [
                    ("ply", Arg::from(*ply)),
                    ("move", mv.to_string().into()),
                    ("reason", self.illegal_move(foul).into()),
                ];
                self.tell("import-illegal-move", &args)
            }
            ImportErrorKind::TooManyLines { limit } => {
                self.tell("import-too-many-lines", &[("limit", (*limit).into())])
            }
            ImportErrorKind::TooManyHeaderLines { limit } => {
                self.tell("import-too-many-header-lines", &[("limit", (*limit).into())])
            }
            ImportErrorKind::TooManyMoves { limit } => {
                self.tell("import-too-many-moves", &[("limit", (*limit).into())])
            }
        }
    }

    /// What is wrong with a position in SFEN.
    fn sfen_error(&self, error: &SfenError) -> String {
        let quote = |id, text: &str| self.tell(id, &[("text", text.into())]);
        match error {
            SfenError::Missing(SfenField::Board) => self.say("import-sfen-board-missing"),
            SfenError::Missing(SfenField::Turn) => self.say("import-sfen-turn-missing"),
            SfenError::Missing(SfenField::Hands) => self.say("import-sfen-hands-missing"),
            SfenError::TooLong(text) => quote("import-sfen-too-long", text),
            SfenError::RankCount(count) => self.tell("import-sfen-rank-count", &[("count", (*count).into())]),
            SfenError::RankLength { rank } => {
                self.tell("import-sfen-rank-length", &[("rank", u32::from(*rank).into())])
            }
            SfenError::UnknownPiece(letter) => quote("import-sfen-unknown-piece", &letter.to_string()),
            SfenError::UnknownTurn(text) => quote("import-sfen-unknown-turn", text),
            SfenError::BadHand(text) => quote("import-sfen-bad-hand", text),
            SfenError::BadMoveNumber(text) => quote("import-sfen-bad-number", text),
            SfenError::Unplayable(faults) => self.import_error_kind(&ImportErrorKind::UnplayableSetup(faults.clone())),
        }
    }

    fn about_move(&self, id: &str, ply: usize, text: &str) -> String {
        self.tell(id, &[("ply", ply.into()), ("text", text.into())])
    }

    fn diagram_fault(&self, fault: &DiagramFault) -> String {
        match fault {
            DiagramFault::RankCount { count } => self.tell("diagram-rank-count", &[("count", (*count).into())]),
            DiagramFault::RankLength { rank } => self.tell("diagram-rank-length", &[("rank", u32::from(*rank).into())]),
            DiagramFault::RankMissing { rank } => {
                self.tell("diagram-rank-missing", &[("rank", u32::from(*rank).into())])
            }
            DiagramFault::RankTwice { rank } => self.tell("diagram-rank-twice", &[("rank", u32::from(*rank).into())]),
            DiagramFault::SquareTwice { file, rank } => {
                let square = Square::new(*file, *rank).map_or_else(String::new, |square| self.square(square));
                self.tell("diagram-square-twice", &[("square", square.into())])
            }
            DiagramFault::BoardTwice => self.say("diagram-board-twice"),
            DiagramFault::HandsDiffer { color } => {
                self.tell("diagram-hands-differ", &[("side", self.side(*color, false).into())])
            }
            DiagramFault::TurnsDiffer => self.say("diagram-turns-differ"),
            DiagramFault::UnknownPiece { file, rank, text } => {
                let square = Square::new(*file, *rank).map_or_else(String::new, |square| self.square(square));
                self.tell("diagram-unknown-piece", &[("square", square.into()), ("text", text.to_string().into())])
            }
            DiagramFault::BadHand { text } => self.tell("diagram-bad-hand", &[("text", text.as_str().into())]),
            DiagramFault::HandWithoutBoard => self.say("diagram-hand-without-board"),
        }
    }

    /// Why a position cannot be played from.
    #[must_use]
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        let side = |color: Color| Arg::from(self.side(color, false));
        match *fault {
            SetupFault::SeveralKings { color, count } => {
                self.tell("setup-several-kings", &[("side", side(color)), ("count", count.into())])
            }
            SetupFault::TooManyPieces { kind, count } => {
                self.tell("setup-too-many", &[("piece", self.piece(kind).into()), ("count", count.into())])
            }
            SetupFault::TwoPawns { color, file } => {
                self.tell("setup-two-pawns", &[("side", side(color)), ("file", u32::from(file).into())])
            }
            SetupFault::DeadPiece { square } => {
                self.tell("setup-dead-piece", &[("square", self.square(square).into())])
            }
            SetupFault::OpponentInCheck { king, .. } => {
                self.tell("setup-opponent-in-check", &[("king", self.square(king).into())])
            }
        }
    }

    /// A remark about a position that is being set up.
    #[must_use]
    pub fn setup_remark(&self, remark: &SetupRemark) -> String {
        let side = |color: Color| Arg::from(self.side(color, false));
        match remark {
            SetupRemark::Fault(fault) => self.setup_fault(fault),
            SetupRemark::NoKing(color) => self.tell("setup-no-king", &[("side", side(*color))]),
            SetupRemark::NoLegalMove(color) => self.tell("setup-no-legal-move", &[("side", side(*color))]),
        }
    }
}
