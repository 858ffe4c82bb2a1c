//! What can be read of a damaged settings file.
//!
//! A setting is read on its own, and so are the settings of a group, such as what concerns the looks, and what a list holds:
//! damage costs what it touches and no more. A time control belongs together and is read whole or not at all.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

/// By how many spaces our own files set in what stands between brackets.
const INDENTATION: usize = 4;

/// So many brackets within each other are looked into: those of the settings, a group, a list in it, and a list in that.
const DEEPEST: usize = 4;

/// A part of what stands between brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part<'a> {
    text: &'a str,
    /// The same with the comma behind it, which may belong to what is in it where a bracket is lost.
    with_comma: &'a str,
    /// It is known to end where it ends: a number at the end of a file may have had more digits.
    is_whole: bool,
}

impl<'a> Part<'a> {
    const fn new(text: &'a str, is_whole: bool) -> Self {
        Self { text, with_comma: text, is_whole }
    }
}

/// What can be read of `text`, which cannot be read as it is; everything else has its default.
pub(super) fn salvage<S: DeserializeOwned + Default>(text: &str) -> S {
    let read = |fields: &str| ron::from_str::<S>(&format!("({fields})"));
    let inside = text.split_once('(').map_or("", |(_, inside)| inside);
    let good = good_parts(inside, 1, &|fields| read(fields).is_ok());
    read(&good.join(",")).unwrap_or_default()
}

/// The parts of `inside` that are good, and what is good of the others. `depth` tells how many brackets are around them.
fn good_parts(inside: &str, depth: usize, is_good: &dyn Fn(&str) -> bool) -> Vec<String> {
    let good = |parts: Vec<Part<'_>>| -> Vec<String> {
        let mut names = BTreeSet::new();
        let good = parts.into_iter().filter_map(|part| rescued(part, depth, is_good));
        // Of two with one name nothing could be read: the first one stands.
        good.filter(|text| name_of(text).is_none_or(|name| names.insert(name.to_owned()))).collect()
    };
    let by_lines = good(by_lines(inside, depth));
    if by_lines.is_empty() { good(by_brackets(inside)) } else { by_lines }
}

/// `part`, or what is good of what stands between its brackets.
fn rescued(part: Part<'_>, depth: usize, is_good: &dyn Fn(&str) -> bool) -> Option<String> {
    if part.is_whole && is_good(part.text) {
        return Some(part.text.to_owned());
    }
    let (head, bracket, inside) = opened(part.with_comma)?;
    let close = match bracket {
        '(' if depth == 1 => ')',
        '[' if depth < DEEPEST => ']',
        '{' if depth < DEEPEST => '}',
        _ => return None,
    };
    let put_back = |inner: &str| format!("{head}{bracket}{inner}{close}");
    let good = good_parts(inside, depth + 1, &|inner| is_good(&put_back(inner)));
    let whole = put_back(&good.join(","));
    (!good.is_empty() && is_good(&whole)).then_some(whole)
}

/// What stands before the first bracket of `text`, the bracket, and what stands behind it.
fn opened(text: &str) -> Option<(&str, char, &str)> {
    let (at, bracket) = text.char_indices().find(|(_, sign)| matches!(sign, '(' | '[' | '{' | '"'))?;
    (bracket != '"').then(|| (&text[..at], bracket, &text[at + 1..]))
}

/// The name of a setting; what a list holds has none.
fn name_of(text: &str) -> Option<&str> {
    let (name, _) = text.split_once(':')?;
    let name = name.trim();
    let is_letter = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    (!name.is_empty() && name.chars().all(is_letter)).then_some(name)
}

/// The parts, split at commas: whoever edits the file may write it in any way. A bracket or a quotation mark that is lost takes
/// whatever follows with it.
fn by_brackets(inside: &str) -> Vec<Part<'_>> {
    let (mut parts, mut from, mut depth, mut quoted, mut escaped) = (Vec::new(), 0, 0_usize, false, false);
    for (index, character) in inside.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' | ')' | ']' | '}' if depth == 0 => {
                parts.push(Part::new(&inside[from..index], true));
                from = index + 1;
            }
            _ => {}
        }
    }
    parts.push(Part::new(&inside[from..], false));
    parts
}

/// The parts of a file that is written as we write it, each of which begins on a line that is set in by what `depth` asks for:
/// they are found whatever brackets are lost. None where it is written otherwise.
fn by_lines(inside: &str, depth: usize) -> Vec<Part<'_>> {
    let (wanted, outer) = (depth * INDENTATION, (depth - 1) * INDENTATION);
    let (mut parts, mut from, mut at) = (Vec::new(), None, 0);
    for line in inside.split_inclusive('\n') {
        let begin = at;
        at += line.len();
        let set_in = line.len() - line.trim_start_matches(' ').len();
        let closes = line.trim_start().starts_with([')', ']', '}']);
        let goes_on = set_in > wanted || closes && set_in == wanted;
        // The first line is what stands behind the bracket.
        if begin == 0 || line.trim().is_empty() || goes_on {
            continue;
        }
        if !closes && set_in > outer && set_in < wanted {
            return Vec::new();
        }
        parts.extend(from.take().map(|from| by_line(&inside[from..begin])));
        from = (set_in == wanted).then_some(begin);
    }
    parts.extend(from.map(|from| by_line(&inside[from..])));
    parts
}

/// A part that ends with a comma is whole, and so is one whose only line does, whatever follows that.
fn by_line(text: &str) -> Part<'_> {
    let with_comma = text.trim();
    let first = with_comma.lines().next().unwrap_or_default().trim_end();
    let text = with_comma.strip_suffix(',').or_else(|| first.strip_suffix(','));
    Part { text: text.unwrap_or(with_comma), with_comma, is_whole: text.is_some() }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Sample {
        language: Option<String>,
        looks: Looks,
        recent: Vec<String>,
        time: Duration,
        engines: Engines,
        sound: bool,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Looks {
        dark: bool,
        percent: u16,
        sound: bool,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Engines {
        kept: Vec<Engine>,
        lines: u8,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Engine {
        name: String,
        memory: u32,
    }

    fn sample() -> Sample {
        let engine = |name: &str| Engine { name: name.to_owned(), memory: 256 };
        Sample {
            language: Some("日本語".to_owned()),
            looks: Looks { dark: true, percent: 150, sound: false },
            recent: vec!["/a,b.kif".to_owned(), "/c).kif".to_owned()],
            time: Duration::from_millis(1_500),
            engines: Engines { kept: vec![engine("one"), engine("two"), engine("three")], lines: 3 },
            sound: true,
        }
    }

    fn written(sample: &Sample) -> String {
        let pretty = ron::ser::PrettyConfig::default().struct_names(true).new_line("\n");
        ron::ser::to_string_pretty(sample, pretty).unwrap()
    }

    /// What is left once `good` has become `bad`.
    fn left(good: &str, bad: &str) -> Sample {
        let text = written(&sample());
        assert!(text.contains(good), "{text}");
        salvage(&text.replacen(good, bad, 1))
    }

    #[test]
    fn a_setting_of_a_group_that_cannot_be_read_costs_no_other_of_the_group() {
        let Sample { looks, .. } = sample();
        assert_eq!(left("percent: 150", "percent: lots"), Sample { looks: Looks { percent: 0, ..looks }, ..sample() });
    }

    #[test]
    fn what_is_damaged_in_a_list_costs_nothing_else_of_the_list() {
        let Sample { mut engines, .. } = sample();
        engines.kept.remove(1);
        assert_eq!(left("name: \"two\"", "name: two"), Sample { engines, ..sample() });
        let recent = vec!["/c).kif".to_owned()];
        assert_eq!(left("\"/a,b.kif\"", "/a,b.kif\""), Sample { recent, ..sample() });
    }

    #[test]
    fn a_lost_bracket_or_quotation_mark_costs_only_where_it_is() {
        let end = "sound: false,\n    )";
        for (good, bad) in
            [("Looks(", "Looks"), (&*format!("{end},"), "sound: false,\n"), (end, "sound: false,\n    ))")]
        {
            let left = left(good, bad);
            assert_eq!(Sample { looks: sample().looks, ..left.clone() }, sample(), "{bad}");
        }
        assert_eq!(left("Some(\"日", "Some(日"), Sample { language: None, ..sample() });
        assert_eq!(left(&format!("{end},"), "sound: false,\n").looks, sample().looks);
    }

    #[test]
    fn what_belongs_together_is_lost_together() {
        assert_eq!(left("nanos: 500000000", "nanos: x"), Sample { time: Duration::ZERO, ..sample() });
    }

    #[test]
    fn the_rest_of_a_longer_file_behind_the_settings_costs_none_of_them() {
        let text = written(&sample());
        let longer = format!("{text}{}", &text.replace("true", "false")[40..]);
        assert_eq!(salvage::<Sample>(&longer), sample());
    }

    #[test]
    fn what_stands_before_a_cut_is_left_but_for_a_number_that_may_have_gone_on() {
        let text = written(&sample());
        for length in (0..text.len()).filter(|&at| text.is_char_boundary(at)) {
            for end in ["", "\0\0\0\0", "\n@@@(((\"", ")))"] {
                let left: Sample = salvage(&format!("{}{end}", &text[..length]));
                let before = |part: &str| text.find(part).unwrap() + part.len() < length;
                let fits = |part: &str, is_as_it_was: bool| is_as_it_was || !before(part);
                assert!(fits("日本語\"),", left.language == sample().language), "{length} {end:?}");
                assert!(fits("dark: true,", left.looks.dark), "{length} {end:?}");
                assert!(fits("percent: 150,", left.looks.percent == 150), "{length} {end:?}");
                assert!([0, 150].contains(&left.looks.percent), "{length} {end:?}");
                let engines = left.engines.kept.len();
                assert!(
                    fits("name: \"one\",\n                memory: 256,\n            ),", engines > 0),
                    "{length} {end:?}"
                );
                // A bracket behind the digits that are left ends the number.
                let is_bracket = end.starts_with(')');
                assert!(is_bracket || left.engines.kept.iter().all(|it| it.memory == 256), "{length} {end:?}");
            }
        }
    }

    #[test]
    fn settings_written_by_hand_in_one_line_are_split_at_their_commas() {
        let left: Sample =
            salvage("(language: Some(\"a, b\"), looks: (dark: true, percent: lots), sound: true, recent: [\"a\", 3]");
        let looks = Looks { dark: true, ..Looks::default() };
        let recent = vec!["a".to_owned()];
        assert_eq!(left, Sample { language: Some("a, b".to_owned()), looks, sound: true, recent, ..Sample::default() });
    }

    #[test]
    fn brackets_within_brackets_without_end_are_not_followed() {
        let _: Sample = salvage(&format!("(recent: {}", "[".repeat(1_000_000)));
        let _: Sample = salvage(&"(".repeat(1_000_000));
    }
}
