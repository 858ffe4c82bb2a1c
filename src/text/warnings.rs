//! What is odd about records, in sentences that name the line.

use super::{Arg, Text};
use crate::record::{Warning, WarningKind};
use crate::shogi::{Color, IllegalMove};

impl Text {
    /// A warning about a record, with its line.
    #[must_use]
    pub fn warning(&self, warning: &Warning) -> String {
        let reason = self.warning_kind(&warning.kind);
        self.tell("at-line", &[("line", warning.line.into()), ("reason", reason.into())])
    }

    fn warning_kind(&self, kind: &WarningKind) -> String {
        let text = |id: &str, text: &str| self.tell(id, &[("text", text.into())]);
        let word = |id: &str, blank: &'static str, word: &str| self.tell(id, &[(blank, word.into())]);
        let number = |id: &str, blank: &'static str, number: usize| self.tell(id, &[(blank, number.into())]);
        let side = |id: &str, side: Color| self.tell(id, &[("side", self.side(side, false).into())]);
        match kind {
            WarningKind::UndecodableBytes => self.say("warning-undecodable"),
            WarningKind::UnknownLine { text: line } => text("warning-unknown-line", line),
            WarningKind::WrongMoveNumber { expected, found } => {
                self.tell("warning-move-number", &[("expected", (*expected).into()), ("found", (*found).into())])
            }
            WarningKind::OtherPiece { named, found } => {
                let args = [("named", Arg::from(self.piece(*named))), ("found", self.piece(*found).into())];
                self.tell("warning-other-piece", &args)
            }
            WarningKind::OriginUnsaid => self.say("warning-origin-unsaid"),
            WarningKind::WordsDoNotFit { text: mv } => text("warning-words", mv),
            WarningKind::OtherSide { said, turn } => self.two_sides("warning-other-side", *said, *turn),
            WarningKind::PieceUnsaid => self.say("warning-piece-unsaid"),
            WarningKind::UnknownPiece { text: piece } => text("warning-unknown-piece", piece),
            WarningKind::EndingWithMove => self.say("warning-ending-with-move"),
            WarningKind::VariationsOfNoMove => self.say("warning-variations-of-no-move"),
            WarningKind::TurnUnsaid { turn } => side("warning-turn-unsaid", *turn),
            WarningKind::TurnTwice => self.say("warning-turn-twice"),
            WarningKind::OtherHandicap { name } => word("warning-other-handicap", "name", name),
            WarningKind::ShortRank { rank } => number("warning-short-rank", "rank", usize::from(*rank)),
            WarningKind::NoKing(color) => side("warning-no-king", *color),
            WarningKind::OnlyZeros => self.say("warning-only-zeros"),
            WarningKind::UnreadableTime { text: time } => text("warning-time", time),
            WarningKind::UnknownEnding { word: ending } => word("warning-ending", "word", ending),
            WarningKind::MoveAfterEnding => self.say("warning-move-after-ending"),
            WarningKind::SummaryDisagrees { .. } => self.say("warning-summary"),
            WarningKind::VariationNowhere { ply, .. } => number("warning-variation", "ply", *ply),
            WarningKind::LateHeader { key } => word("warning-late-header", "key", key),
            WarningKind::SecondPlayer { name } => word("warning-second-player", "name", name),
            WarningKind::OtherEndInSummary { text: summary } => text("warning-summary-otherwise", summary),
            WarningKind::SecondBookmark => self.say("warning-second-bookmark"),
            WarningKind::TurnFromFirstMove { turn } => side("warning-turn", *turn),
            WarningKind::OddSetup(fault) => word("warning-odd-setup", "fault", &self.setup_fault(fault)),
            WarningKind::FoulLeftOut { ply, foul, .. } => self.foul_at("warning-foul", *ply, foul),
            WarningKind::KingTaken { ply, .. } => number("warning-king-taken", "ply", *ply),
            WarningKind::FoulUnnoticed { ply, foul, .. } => self.foul_at("warning-foul-unnoticed", *ply, foul),
            WarningKind::OneOfSeveral { number, games } => {
                self.tell("warning-one-of-several", &[("number", (*number).into()), ("games", (*games).into())])
            }
            WarningKind::AnotherRecord { games } => number("warning-another-record", "games", *games),
            WarningKind::SecondEnding => self.say("warning-second-ending"),
            WarningKind::OtherLength { said, plies } => {
                self.tell("warning-other-length", &[("said", (*said).into()), ("plies", (*plies).into())])
            }
            WarningKind::OtherTurn { said, turn } => self.two_sides("warning-other-turn", *said, *turn),
            WarningKind::HandUnsaid(color) => side("warning-hand-unsaid", *color),
            WarningKind::PromotionUnsaid { text: mv } => text("warning-promotion-unsaid", mv),
            WarningKind::UnknownKey { key } => word("warning-unknown-key", "key", key),
            WarningKind::AndSoOn { more, .. } => self.tell("warning-and-so-on", &[("count", (*more).into())]),
        }
    }

    fn two_sides(&self, id: &str, said: Color, turn: Color) -> String {
        self.tell(id, &[("said", self.side(said, false).into()), ("turn", self.side(turn, false).into())])
    }

    fn foul_at(&self, id: &str, ply: usize, foul: &IllegalMove) -> String {
        self.tell(id, &[("ply", ply.into()), ("reason", self.illegal_move(foul).into())])
    }
}
