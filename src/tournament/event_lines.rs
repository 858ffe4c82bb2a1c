//! Where something stands in the file of an event. The file is gone through once: an event of thousands may have thousands of
//! doubts.

use std::collections::HashMap;

/// The lines of the file of an event.
#[derive(Clone, Debug, Default)]
pub struct EventLines<'a> {
    /// The index of the line with the id of the rules.
    rules: usize,
    /// The index of the line on which the list of players begins.
    players: usize,
    /// That of the list of rounds.
    rounds: usize,
    /// Those of the rounds, by their numbers.
    round: HashMap<&'a str, usize>,
    /// Those on which a text stands, with its quotation marks, in ascending order.
    texts: HashMap<&'a str, Vec<usize>>,
}

impl<'a> EventLines<'a> {
    /// The lines of `text`.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        let begin = |words: &str| text.lines().position(|line| line.contains(words)).unwrap_or_default();
        let mut lines =
            Self { rules: begin("profile:"), players: begin("players:"), rounds: begin("rounds:"), ..Self::default() };
        // Rounds are indented less than their tables.
        let mut outer = usize::MAX;
        for (index, line) in text.lines().enumerate() {
            quoted(line).for_each(|words| lines.texts.entry(words).or_default().push(index));
            let Some(number) = number_in(line).filter(|_| index >= lines.rounds) else { continue };
            let indent = line.len() - line.trim_start().len();
            if indent < outer {
                lines.round.clear();
                outer = indent;
            }
            if indent == outer {
                lines.round.entry(number).or_insert(index);
            }
        }
        lines
    }

    /// The line with the id of the rules, counted from 1.
    pub(super) const fn of_rules(&self) -> usize {
        1 + self.rules
    }

    /// The line of a player in the list, counted from 1.
    pub(super) fn of_player(&self, name: &str) -> usize {
        self.below(self.players, name)
    }

    /// The line of the number of a round, counted from 1.
    pub(super) fn of_round(&self, round: u32) -> usize {
        1 + self.index_of(round)
    }

    /// The line of a name in its round, counted from 1.
    pub(super) fn in_round(&self, round: u32, name: &str) -> usize {
        self.below(self.index_of(round), name)
    }

    fn index_of(&self, round: u32) -> usize {
        self.round.get(round.to_string().as_str()).copied().unwrap_or(self.rounds)
    }

    /// The first line with a name from the line with the index `from` on, or that one.
    fn below(&self, from: usize, name: &str) -> usize {
        let lines = self.texts.get(format!("{name:?}").as_str()).map_or(&[][..], Vec::as_slice);
        1 + lines.get(lines.partition_point(|line| *line < from)).copied().unwrap_or(from)
    }
}

/// The texts on a line, with their quotation marks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let from = &rest[rest.find('"')?..];
        let mut is_escaped = false;
        let end = from.char_indices().skip(1).find(|(_, sign)| {
            let ends = *sign == '"' && !is_escaped;
            is_escaped = *sign == '\\' && !is_escaped;
            ends
        });
        let (words, behind) = from.split_at(end.map_or(from.len(), |(at, _)| at + 1));
        rest = behind;
        Some(words)
    })
}

/// The number that a line gives to something.
fn number_in(line: &str) -> Option<&str> {
    let number = line.split_once("number:")?.1.trim_start();
    number.split(|sign: char| !sign.is_ascii_digit()).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_ends_at_a_quotation_mark_that_is_not_part_of_it() {
        let line = r#"name: "O\"Brien", also: ["\\", "秋"]"#;
        assert_eq!(quoted(line).collect::<Vec<_>>(), [r#""O\"Brien""#, r#""\\""#, "\"秋\""]);
        assert_eq!(quoted("\"no end").collect::<Vec<_>>(), ["\"no end"]);
    }

    #[test]
    fn a_name_is_found_from_its_round_on() {
        let text = "players: [\n name: \"A\",\n],\nrounds: [\n number: 1,\n  number: 2,\n  name: \"A\",\n number: 2,\n  name: \"A\",";
        let lines = EventLines::of(text);
        assert_eq!([lines.of_player("A"), lines.in_round(1, "A"), lines.in_round(2, "A")], [2, 7, 9]);
        assert_eq!([lines.of_round(2), lines.in_round(2, "B"), lines.of_round(3)], [8, 8, 4]);
    }
}
