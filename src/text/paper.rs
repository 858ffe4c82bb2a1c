//! The words on paper, which are those on screen.

use crate::picture::paper::{DiagramPlace, Fact, PaperLanguage};
use crate::record::Ending;
use crate::shogi::{Color, Handicap};
use crate::text::{Arg, Text};

impl PaperLanguage for Text {
    fn title(&self) -> String {
        self.say("paper-title")
    }

    fn side(&self, color: Color, is_handicap: bool) -> String {
        Self::side(self, color, is_handicap)
    }

    fn fact(&self, fact: Fact) -> String {
        self.say(match fact {
            Fact::Date => "paper-date",
            Fact::Place => "paper-place",
            Fact::Start => "paper-start",
            Fact::TimeLimit => "paper-time-limit",
            Fact::TimeUsed => "paper-time-used",
            Fact::Result => "paper-result",
        })
    }

    fn columns(&self) -> [String; 4] {
        ["paper-number", "paper-move", "paper-time", "paper-total"].map(|name| self.say(name))
    }

    fn start(&self, handicap: Handicap) -> String {
        self.handicap(handicap)
    }

    fn time_limit(&self, words: &str) -> String {
        self.recorded_time_limit(words)
    }

    fn ending(&self, ending: &Ending, plies: usize, is_handicap: bool) -> String {
        let (plies, reason) = (Arg::from(plies), Arg::from(self.reason_of(&ending.outcome)));
        match ending.outcome.winner {
            Some(_) => {
                let winner = Arg::from(self.winner(&ending.outcome, is_handicap));
                self.tell("paper-won", &[("winner", winner), ("plies", plies), ("reason", reason)])
            }
            None => self.tell("paper-undecided", &[("plies", plies), ("reason", reason)]),
        }
    }

    fn caption(&self, place: &DiagramPlace) -> String {
        match place {
            DiagramPlace::Start => self.say("paper-caption-start"),
            DiagramPlace::After { ply, words, is_variation } => {
                let name = if *is_variation { "paper-caption-variation" } else { "paper-caption" };
                self.tell(name, &[("ply", Arg::from(*ply)), ("move", words.as_str().into())])
            }
        }
    }
}
