use super::outcome_words::reason_words;
use super::paper_words::{Language, handicap_words};
use crate::record::handicap_name;
use crate::record::kif::end_reason_in_japanese;
use crate::rules::EndReason;
use crate::shogi::Handicap;
use crate::tournament::{BoardWords, Mark, Round};

impl BoardWords for Language {
    fn round(&self, round: &Round) -> String {
        match (&round.name[..], self) {
            ("", Self::En) => format!("Round {}", round.number),
            ("", Self::Ja) => format!("第{}回戦", round.number),
            (name, Self::En | Self::Ja) => name.to_owned(),
        }
    }

    fn table(&self, number: u32) -> String {
        match self {
            Self::En => format!("Table {number}"),
            Self::Ja => format!("{number}卓"),
        }
    }

    fn handicap(&self, handicap: Handicap) -> String {
        match self {
            Self::En => handicap_words(handicap),
            Self::Ja => handicap_name(handicap).to_owned(),
        }
    }

    fn reason(&self, reason: &EndReason) -> String {
        match self {
            Self::En => reason_words(reason).to_owned(),
            Self::Ja => end_reason_in_japanese(reason).to_owned(),
        }
    }

    fn legend(&self) -> String {
        let marks = [
            (Mark::Won, "won", "勝ち"),
            (Mark::Lost, "lost", "負け"),
            (Mark::Drawn, "nobody won", "勝敗なし"),
            (Mark::WonByDefault, "won by default", "不戦勝"),
            (Mark::LostByDefault, "lost by default", "不戦敗"),
        ];
        marks.map(|(mark, english, japanese)| format!("{} {}", mark.sign(), self.choose(english, japanese))).join("  ")
    }
}
