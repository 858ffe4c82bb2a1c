use clap::ValueEnum;

use super::outcome_words::{japanese_outcome_words, outcome_words};
use crate::picture::paper::{Fact, PaperLanguage, PaperNotation, Place};
use crate::record::notation::WesternStyle;
use crate::record::{Ending, Header, handicap_name};
use crate::shogi::{Color, Handicap};

/// The language of what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// English.
    En,
    /// Japanese.
    Ja,
}

impl Language {
    /// How moves are written in it.
    pub(super) const fn notation(self) -> PaperNotation {
        match self {
            Self::En => PaperNotation::Western(WesternStyle::Hodges),
            Self::Ja => PaperNotation::Japanese,
        }
    }

    pub(super) const fn choose(self, english: &'static str, japanese: &'static str) -> &'static str {
        match self {
            Self::En => english,
            Self::Ja => japanese,
        }
    }
}

impl PaperLanguage for Language {
    fn title(&self) -> String {
        self.choose("Game record", "棋譜").to_owned()
    }

    fn side(&self, color: Color, is_handicap: bool) -> String {
        match self {
            Self::En => format!("{color:?}"),
            Self::Ja => Header::player_key(color, is_handicap).to_owned(),
        }
    }

    fn fact(&self, fact: Fact) -> String {
        let (english, japanese) = match fact {
            Fact::Date => ("Date", "対局日"),
            Fact::Place => ("Place", "場所"),
            Fact::Start => ("Start", "手合割"),
            Fact::TimeLimit => ("Time limit", "持ち時間"),
            Fact::TimeUsed => ("Time used", "消費時間"),
            Fact::Result => ("Result", "結果"),
        };
        self.choose(english, japanese).to_owned()
    }

    fn columns(&self) -> [String; 4] {
        match self {
            Self::En => ["No.", "Move", "Time", "Total"].map(str::to_owned),
            Self::Ja => ["手数", "指し手", "消費", "累計"].map(str::to_owned),
        }
    }

    fn start(&self, handicap: Handicap) -> String {
        match self {
            Self::En => handicap_words(handicap),
            Self::Ja => handicap_name(handicap).to_owned(),
        }
    }

    fn ending(&self, ending: &Ending, plies: usize, is_handicap: bool) -> String {
        match self {
            Self::En => outcome_words(&ending.outcome),
            Self::Ja => japanese_outcome_words(&ending.outcome, plies, is_handicap),
        }
    }

    fn caption(&self, place: &Place) -> String {
        match (self, place) {
            (Self::En, Place::Start) => "Starting position".to_owned(),
            (Self::Ja, Place::Start) => "開始局面".to_owned(),
            (Self::En, Place::After { ply, words, .. }) => format!("Position after move {ply}, {words}"),
            (Self::Ja, Place::After { ply, words, .. }) => format!("図は{ply}手目{words}まで"),
        }
    }
}

/// The starting position in plain English: `even game`, `two pieces handicap`.
pub(super) fn handicap_words(handicap: Handicap) -> String {
    if handicap == Handicap::Even {
        return "even game".to_owned();
    }
    let mut words = String::new();
    for letter in format!("{handicap:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    format!("{words} handicap")
}
