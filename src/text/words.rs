//! The words for shogi things.

use super::{Arg, Language, Text};
use crate::record::Evaluation;
use crate::record::notation::kanji_digit;
use crate::rules::{EndReason, Outcome};
use crate::session::StartPosition;
use crate::shogi::{Color, Handicap, PieceKind, Square};

/// Puts `words` right after a side's mark, as in ☗７六歩; Latin letters and digits would touch it without a thin space.
#[must_use]
pub fn behind_mark(mark: &str, words: &str) -> String {
    let space = if words.starts_with(|first: char| first.is_ascii_alphanumeric()) { "\u{2009}" } else { "" };
    format!("{mark}{space}{words}")
}

/// A number with a comma before each three digits.
///
/// ```
/// use komadai::text::grouped;
///
/// assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
/// ```
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let grouped = digits.char_indices().flat_map(|(at, digit)| {
        let comma = (at > 0 && (digits.len() - at).is_multiple_of(3)).then_some(',');
        comma.into_iter().chain([digit])
    });
    grouped.collect()
}

/// A number of points as an evaluation is written: which side is better is its sign, and neither has none.
///
/// ```
/// use komadai::text::points;
///
/// assert_eq!([340, 0, -12].map(points), ["+340", "0", "−12"]);
/// ```
#[must_use]
pub fn points(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}").replace('-', "−") }
}

impl Text {
    /// The name of a side: Black and White, 先手 and 後手, 下手 and 上手.
    #[must_use]
    pub fn side(&self, color: Color, is_handicap: bool) -> String {
        self.say(match (color, is_handicap) {
            (Color::Black, false) => "side-black",
            (Color::White, false) => "side-white",
            (Color::Black, true) => "side-black-handicap",
            (Color::White, true) => "side-white-handicap",
        })
    }

    /// A square as written in this language: 7六, 7f.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        match self.language() {
            Language::English => square.to_string(),
            Language::Japanese => format!("{}{}", square.file(), kanji_digit(square.rank())),
        }
    }

    /// A kind of piece: pawn, 歩.
    #[must_use]
    pub fn piece(&self, kind: PieceKind) -> String {
        self.say(match kind {
            PieceKind::Pawn => "piece-pawn",
            PieceKind::Lance => "piece-lance",
            PieceKind::Knight => "piece-knight",
            PieceKind::Silver => "piece-silver",
            PieceKind::Gold => "piece-gold",
            PieceKind::Bishop => "piece-bishop",
            PieceKind::Rook => "piece-rook",
            PieceKind::King => "piece-king",
            PieceKind::Tokin => "piece-tokin",
            PieceKind::PromotedLance => "piece-promoted-lance",
            PieceKind::PromotedKnight => "piece-promoted-knight",
            PieceKind::PromotedSilver => "piece-promoted-silver",
            PieceKind::Horse => "piece-horse",
            PieceKind::Dragon => "piece-dragon",
        })
    }

    /// A starting position: even game, 二枚落ち.
    #[must_use]
    pub fn handicap(&self, handicap: Handicap) -> String {
        self.say(match handicap {
            Handicap::Even => "handicap-even",
            Handicap::Lance => "handicap-lance",
            Handicap::RightLance => "handicap-right-lance",
            Handicap::BothLances => "handicap-both-lances",
            Handicap::Bishop => "handicap-bishop",
            Handicap::Rook => "handicap-rook",
            Handicap::RookLance => "handicap-rook-lance",
            Handicap::TwoPieces => "handicap-two",
            Handicap::ThreePieces => "handicap-three",
            Handicap::FourPieces => "handicap-four",
            Handicap::FivePieces => "handicap-five",
            Handicap::LeftFivePieces => "handicap-left-five",
            Handicap::SixPieces => "handicap-six",
            Handicap::LeftSevenPieces => "handicap-left-seven",
            Handicap::RightSevenPieces => "handicap-right-seven",
            Handicap::EightPieces => "handicap-eight",
            Handicap::NinePieces => "handicap-nine",
            Handicap::TenPieces => "handicap-ten",
            Handicap::ThreePawns => "handicap-three-pawns",
            Handicap::NakedKing => "handicap-naked-king",
            Handicap::Dragonfly => "handicap-dragonfly",
            Handicap::DragonflyLances => "handicap-dragonfly-lances",
            Handicap::DragonflyKnights => "handicap-dragonfly-knights",
            Handicap::Taiko => "handicap-taiko",
        })
    }

    /// The position a game starts from.
    #[must_use]
    pub fn start_position(&self, start: &StartPosition) -> String {
        match start {
            StartPosition::Handicap(handicap) => self.handicap(*handicap),
            StartPosition::Composed(_) => self.say("start-composed"),
        }
    }

    /// The reason a game ended, in a word or two.
    #[must_use]
    pub fn end_reason(&self, reason: &EndReason) -> String {
        match reason {
            // What CSA calls %MATTA and %ERROR, and KIF writes so.
            EndReason::Other(word) if word == "待った" => self.say("end-taken-back"),
            EndReason::Other(word) if word == "エラー" => self.say("end-error"),
            EndReason::Other(word) if word == "打ち切り" => self.say("end-interrupted"),
            EndReason::Other(word) => word.clone(),
            EndReason::Resignation => self.say("end-resignation"),
            EndReason::Checkmate => self.say("end-checkmate"),
            EndReason::NoLegalMove => self.say("end-no-legal-move"),
            EndReason::TimeUp => self.say("end-time-up"),
            EndReason::IllegalMove => self.say("end-illegal-move"),
            EndReason::Repetition => self.say("end-repetition"),
            EndReason::PerpetualCheck => self.say("end-perpetual-check"),
            EndReason::Impasse => self.say("end-impasse"),
            EndReason::Declaration => self.say("end-declaration"),
            EndReason::FailedDeclaration => self.say("end-failed-declaration"),
            EndReason::Try => self.say("end-try"),
            EndReason::MaxMoves => self.say("end-max-moves"),
            EndReason::Interrupted => self.say("end-interrupted"),
            EndReason::Default => self.say("end-default"),
            EndReason::ArbiterDecision => self.say("end-arbiter-decision"),
            EndReason::NoMate => self.say("end-no-mate"),
            EndReason::SealedMove => self.say("end-sealed-move"),
        }
    }

    /// Why that ends a game, in a sentence that names the loser, by the side where the name is not known; empty if the
    /// word says it all.
    #[must_use]
    pub fn end_explanation(&self, outcome: &Outcome, is_handicap: bool, loser: Option<&str>) -> String {
        let side = |winner: Color| self.side(winner.opponent(), is_handicap);
        let named = |winner| loser.map_or_else(|| side(winner), str::to_owned);
        let loser = outcome.winner.map_or_else(String::new, named);
        let with_loser = |id| self.tell(id, &[("loser", Arg::from(loser))]);
        match outcome.reason {
            EndReason::Resignation => with_loser("end-resignation-why"),
            EndReason::Checkmate => with_loser("end-checkmate-why"),
            EndReason::NoLegalMove => with_loser("end-no-legal-move-why"),
            EndReason::TimeUp => with_loser("end-time-up-why"),
            EndReason::PerpetualCheck => with_loser("end-perpetual-check-why"),
            EndReason::FailedDeclaration => with_loser("end-failed-declaration-why"),
            EndReason::Repetition => self.say("end-repetition-why"),
            EndReason::Interrupted => self.say("end-interrupted-why"),
            EndReason::IllegalMove
            | EndReason::Impasse
            | EndReason::Declaration
            | EndReason::Try
            | EndReason::MaxMoves
            | EndReason::Default
            | EndReason::ArbiterDecision
            | EndReason::NoMate
            | EndReason::SealedMove
            | EndReason::Other(_) => String::new(),
        }
    }

    /// Why the game ended, where nobody won because both were absent (両者不戦敗) as well.
    #[must_use]
    pub fn reason_of(&self, outcome: &Outcome) -> String {
        if outcome.is_lost_by_both() {
            self.say("event-result-double-default")
        } else {
            self.end_reason(&outcome.reason)
        }
    }

    /// The same as a record has it: 中断, the word of all records, says nothing of whether a game is resumed.
    #[must_use]
    pub fn recorded_reason(&self, outcome: &Outcome) -> String {
        let is_broken_off = outcome.reason == EndReason::Interrupted;
        if is_broken_off { self.say("end-interrupted-recorded") } else { self.reason_of(outcome) }
    }

    /// Who won: "Black wins", 先手の勝ち; "Both lose" if nobody came, and "No result" if nobody won.
    #[must_use]
    pub fn winner(&self, outcome: &Outcome, is_handicap: bool) -> String {
        match outcome.winner {
            Some(winner) => self.tell("outcome-wins", &[("side", self.side(winner, is_handicap).into())]),
            None if outcome.is_lost_by_both() => self.say("outcome-both-lose"),
            None => self.say("outcome-undecided"),
        }
    }

    /// An engine's evaluation: +340, 0, −mate 5, +詰 5.
    #[must_use]
    pub fn evaluation(&self, evaluation: Evaluation) -> String {
        match evaluation {
            Evaluation::Points(number) => points(number),
            Evaluation::Mate { winner, plies } => {
                let sign = if winner == Color::Black { "+" } else { "−" };
                // Who is mated already needs no number.
                let plies = plies.filter(|&plies| plies > 0).map_or_else(String::new, |plies| plies.to_string());
                self.tell("evaluation-mate", &[("sign", sign.into()), ("plies", plies.into())]).trim_end().to_owned()
            }
        }
    }

    /// What is said of something: "Table 1: Arai", 1卓：新井.
    #[must_use]
    pub fn told_of(&self, what: &str, words: &str) -> String {
        self.tell("told-of", &[("what", what.into()), ("words", words.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_that_only_csa_has_are_told_in_the_language_of_the_program() {
        let told = |language, word: &str| Text::new(language).end_reason(&EndReason::Other(word.to_owned()));
        let words = ["待った", "エラー", "封じ手 裁定"];
        assert_eq!(words.map(|word| told(Language::English, word)), ["Take-back", "Error", "封じ手 裁定"]);
        assert_eq!(words.map(|word| told(Language::Japanese, word)), words);
    }
}
