//! `info` lines. Words that are not known are passed over together with nothing else, so that a line with `tbhits 0` in
//! it is read like any other; numbers that mean nothing are left out and told.

use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

/// How good a position is for the side to move, in an engine's opinion (評価値).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In centipawns, or whatever the engine takes for that.
    Points(i32),
    /// The side to move mates.
    Mates {
        /// After so many moves, counting both sides, if the engine says.
        plies: Option<u32>,
    },
    /// The side to move is mated; after 0 moves it is mate already.
    IsMated {
        /// After so many moves, counting both sides, if the engine says.
        plies: Option<u32>,
    },
}

/// Whether a score is what it says, or only a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// It is what it says.
    #[default]
    Exact,
    /// It is at least that.
    AtLeast,
    /// It is at most that.
    AtMost,
}

/// What one `info` line says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// How many moves ahead.
    pub depth: Option<u32>,
    /// How many moves ahead in the lines that were followed furthest.
    pub selective_depth: Option<u32>,
    /// The time since the search began.
    pub time: Option<Duration>,
    /// The number of positions looked at.
    pub nodes: Option<u64>,
    /// Positions a second.
    pub speed: Option<u64>,
    /// How full the table of known positions is, in thousandths.
    pub table_full: Option<u16>,
    /// Which of the best lines this is, from 1.
    pub rank: Option<usize>,
    /// The score.
    pub score: Option<Score>,
    /// Whether the score is a bound.
    pub bound: Bound,
    /// The line as it was written; nobody has judged its moves.
    pub line: Vec<String>,
    /// Free text.
    pub text: Option<String>,
    /// A number that means nothing, as it was written.
    pub absurd: Option<String>,
}

impl Info {
    /// No engine shows more lines than this at a time.
    pub const MOST_LINES: usize = 500;
    /// No line is longer; what follows is left out.
    const LONGEST_LINE: usize = 256;

    /// Reads what follows the word `info`.
    pub(super) fn read(mut words: SplitWhitespace<'_>) -> Self {
        let mut info = Self::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = info.number(words.next()),
                "seldepth" => info.selective_depth = info.number(words.next()),
                "time" => info.time = info.number(words.next()).map(Duration::from_millis),
                "nodes" => info.nodes = info.number(words.next()),
                "nps" => info.speed = info.number(words.next()),
                "hashfull" => info.table_full = info.number(words.next()),
                "multipv" => info.rank = info.rank_in(words.next()),
                "score" => info.score_in(&mut words),
                "lowerbound" => info.bound = Bound::AtLeast,
                "upperbound" => info.bound = Bound::AtMost,
                "pv" => info.line = words.by_ref().take(Self::LONGEST_LINE).map(str::to_owned).collect(),
                "string" => info.text = Some(words.by_ref().collect::<Vec<_>>().join(" ")),
                _ => {}
            }
        }
        info
    }

    fn number<T: FromStr>(&mut self, word: Option<&str>) -> Option<T> {
        let word = word?;
        let number = word.parse().ok();
        if number.is_none() {
            self.absurd = Some(word.to_owned());
        }
        number
    }

    fn rank_in(&mut self, word: Option<&str>) -> Option<usize> {
        let rank = self.number(word)?;
        if (1..=Self::MOST_LINES).contains(&rank) {
            return Some(rank);
        }
        self.absurd = word.map(str::to_owned);
        None
    }

    fn score_in(&mut self, words: &mut SplitWhitespace<'_>) {
        self.score = match (words.next(), words.next()) {
            (Some("cp"), word) => self.number(word).map(Score::Points),
            (Some("mate"), Some(word)) => self.mate_in(word),
            _ => None,
        };
    }

    /// `5`, `-4`, `+`, `-`, `+4`, `-0`; a bare `0` is said by the side that is mated.
    fn mate_in(&mut self, word: &str) -> Option<Score> {
        let (is_mated, distance) = match word.as_bytes().first() {
            Some(b'-') => (true, &word[1..]),
            Some(b'+') => (false, &word[1..]),
            _ => (word == "0", word),
        };
        let plies = if distance.is_empty() { None } else { Some(self.number(Some(distance))?) };
        Some(if is_mated { Score::IsMated { plies } } else { Score::Mates { plies } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Info {
        Info::read(line.split_whitespace())
    }

    #[test]
    fn a_usual_line_is_read_whole_and_unknown_words_do_no_harm() {
        let line = "depth 12 seldepth 17 multipv 2 score cp -151 nodes 5000000000 nps 509509 hashfull 7 tbhits 0 time 306 pv 3c3d G*5b";
        let info = read(line);
        assert_eq!((info.depth, info.selective_depth, info.rank), (Some(12), Some(17), Some(2)));
        assert_eq!((info.nodes, info.speed, info.table_full), (Some(5_000_000_000), Some(509_509), Some(7)));
        assert_eq!((info.score, info.time), (Some(Score::Points(-151)), Some(Duration::from_millis(306))));
        assert_eq!((info.line, info.absurd), (vec!["3c3d".to_owned(), "G*5b".to_owned()], None));
        assert_eq!(read("string a pv of words").text.as_deref(), Some("a pv of words"));
    }

    #[test]
    fn every_way_to_write_a_mate_is_understood() {
        let mates = |plies| Some(Score::Mates { plies });
        let is_mated = |plies| Some(Score::IsMated { plies });
        let spellings = [
            ("5", mates(Some(5))),
            ("+", mates(None)),
            ("+4", mates(Some(4))),
            ("-", is_mated(None)),
            ("-0", is_mated(Some(0))),
            ("0", is_mated(Some(0))),
            ("-12", is_mated(Some(12))),
            ("soon", None),
        ];
        for (word, meaning) in spellings {
            assert_eq!(read(&format!("score mate {word} depth 3")).score, meaning, "{word}");
        }
    }

    #[test]
    fn bounds_are_read_before_and_after_the_rest() {
        assert_eq!(read("score cp 3 upperbound depth 4").bound, Bound::AtMost);
        assert_eq!(read("depth 4 score cp 3 lowerbound").bound, Bound::AtLeast);
        assert_eq!(read("depth 4 score cp 3").score, Some(Score::Points(3)));
    }

    #[test]
    fn numbers_that_mean_nothing_are_left_out_and_told() {
        for line in
            ["depth -3", "nodes 99999999999999999999999", "multipv 0", "multipv 70000", "score cp 9e99", "time x"]
        {
            let info = read(line);
            assert!(info.absurd.is_some(), "{line}");
            assert_eq!(Info { absurd: None, ..info }, Info::default(), "{line}");
        }
    }
}
