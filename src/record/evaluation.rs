//! Scores of engines in comment lines: many spellings are read, one is written.

use crate::shogi::Color;

/// An engine's evaluation of a position (評価値).
///
/// Values are from Black's point of view: positive means Black is better. No format defines how they are written. The
/// spellings accepted are those of the programs that write them, each on a comment line:
///
/// * `*評価値=80`, `#評価値=-60`, `*詰み=先手勝ち:4手`, `#詰み=後手勝ち` (ShogiHome)
/// * `*対局 … 評価値 -35 読み筋 …`, `*解析 … 評価値 +詰 5 …` (ShogiGUI)
/// * `* 130 7g7f 8c8d` (floodgate)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// In centipawns, or whatever the engine takes for that.
    Points(i32),
    /// A forced mate.
    Mate {
        /// The side that mates.
        winner: Color,
        /// The number of moves to mate, counting both sides, if the line gives it.
        plies: Option<u32>,
    },
}

impl Evaluation {
    /// Parses the evaluation in a comment line.
    ///
    /// ```
    /// use komadai::record::Evaluation;
    ///
    /// assert_eq!(Evaluation::in_line("*評価値=-35"), Some(Evaluation::Points(-35)));
    /// assert_eq!(Evaluation::in_line("a fine move"), None);
    /// ```
    #[must_use]
    pub fn in_line(line: &str) -> Option<Self> {
        let said = line.strip_prefix(['*', '#'])?;
        let keyed = |key: &str| said.strip_prefix(key);
        if let Some(value) = keyed("評価値=") {
            return value_of(value);
        }
        if let Some(value) = keyed("詰み=") {
            return mate_for_named(value);
        }
        if keyed("対局").or(keyed("解析")).is_some() {
            return value_of(said.split_once("評価値 ")?.1);
        }
        value_of(line.strip_prefix("* ")?)
    }

    /// The comment line for it, in ShogiHome's spelling, which most programs read.
    ///
    /// ```
    /// use komadai::record::Evaluation;
    ///
    /// assert_eq!(Evaluation::Points(-35).line(), "*評価値=-35");
    /// ```
    #[must_use]
    pub fn line(self) -> String {
        format!("*{}", self.words())
    }

    /// The same without the sign: `評価値=-35`.
    pub(super) fn words(self) -> String {
        match self {
            Self::Points(points) => format!("評価値={points}"),
            Self::Mate { winner, plies } => {
                let side = match winner {
                    Color::Black => "先手",
                    Color::White => "後手",
                };
                let distance = plies.map_or_else(String::new, |plies| format!(":{plies}手"));
                format!("詰み={side}勝ち{distance}")
            }
        }
    }
}

/// `-35`, `+120 …`, `+詰 5`.
fn value_of(text: &str) -> Option<Evaluation> {
    let word = text.split_whitespace().next()?;
    if let Some((sign, _)) = word.split_once('詰') {
        let winner = if sign.starts_with('-') { Color::White } else { Color::Black };
        return Some(Evaluation::Mate { winner, plies: number_in(text) });
    }
    word.trim_end_matches(['↑', '↓']).parse().ok().map(Evaluation::Points)
}

/// `先手勝ち:4手`
fn mate_for_named(text: &str) -> Option<Evaluation> {
    let winner = match text {
        _ if text.starts_with("先手勝ち") => Color::Black,
        _ if text.starts_with("後手勝ち") => Color::White,
        _ => return None,
    };
    Some(Evaluation::Mate { winner, plies: number_in(text) })
}

fn number_in(text: &str) -> Option<u32> {
    let digits = text.split(|ch: char| !ch.is_ascii_digit()).find(|part| !part.is_empty())?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spellings_of_the_usual_programs_are_read() {
        let mate = |winner, plies| Some(Evaluation::Mate { winner, plies });
        let spellings = [
            ("*評価値=80", Some(Evaluation::Points(80))),
            ("#評価値=-60", Some(Evaluation::Points(-60))),
            ("*詰み=先手勝ち:4手", mate(Color::Black, Some(4))),
            ("#詰み=後手勝ち", mate(Color::White, None)),
            ("*対局 深さ 8 ノード数 12345 評価値 -35 読み筋 ▲２五歩(26)", Some(Evaluation::Points(-35))),
            ("*解析 0 時間 00:03 深さ 18/24 評価値 +詰 5 読み筋 ▲２四歩", mate(Color::Black, Some(5))),
            ("*解析 0 評価値 -詰 読み筋", mate(Color::White, None)),
            ("* 130 7g7f 8c8d", Some(Evaluation::Points(130))),
            ("* 1550↑ 7g7f", Some(Evaluation::Points(1550))),
        ];
        for (line, meaning) in spellings {
            assert_eq!(Evaluation::in_line(line), meaning, "{line}");
        }
    }

    #[test]
    fn every_evaluation_is_read_as_it_was_written() {
        let mates = Color::ALL
            .into_iter()
            .flat_map(|winner| [None, Some(1), Some(151)].map(|plies| Evaluation::Mate { winner, plies }));
        for evaluation in [0, 35, -35, i32::MAX, i32::MIN].map(Evaluation::Points).into_iter().chain(mates) {
            assert_eq!(Evaluation::in_line(&evaluation.line()), Some(evaluation));
        }
    }

    #[test]
    fn what_people_write_is_no_evaluation() {
        for line in ["", "*", "#", "* ", "評価値は先手良し", "130 moves", "*読み筋=▲２五歩", "*対局者の感想", "* 7g7f"]
        {
            assert_eq!(Evaluation::in_line(line), None, "{line}");
        }
    }
}
