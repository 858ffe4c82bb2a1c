//! Keys unknown to the format: nobody reads what is under them, so they must not be lost silently.

use std::borrow::Cow;
use std::collections::BTreeSet;

/// The kind of an object, or of the objects in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Document,
    Initial,
    StartData,
    Cell,
    Step,
    Move,
    Place,
    Time,
    TimeParts,
    /// Its keys are data, or it is not an object.
    Open,
}

impl Level {
    /// The level under `key`; `None` if the format has no such key.
    fn under(self, key: &str) -> Option<Self> {
        match (self, key) {
            (Self::Document, "initial") => Some(Self::Initial),
            (Self::Document, "moves") | (Self::Step, "forks") => Some(Self::Step),
            (Self::Initial, "data") => Some(Self::StartData),
            (Self::StartData, "board") => Some(Self::Cell),
            (Self::Step, "move") => Some(Self::Move),
            (Self::Step, "time") => Some(Self::Time),
            (Self::Move, "from" | "to") => Some(Self::Place),
            (Self::Time, "now" | "total") => Some(Self::TimeParts),
            (Self::Document, "header")
            | (Self::Initial, "preset")
            | (Self::StartData, "color" | "hands")
            | (Self::Cell, "color" | "kind")
            | (Self::Step, "comments" | "special")
            | (Self::Move, "color" | "piece" | "same" | "promote" | "capture" | "relative")
            | (Self::Place, "x" | "y")
            | (Self::TimeParts, "h" | "m" | "s")
            | (Self::Open, _) => Some(Self::Open),
            (
                Self::Document
                | Self::Initial
                | Self::StartData
                | Self::Cell
                | Self::Step
                | Self::Move
                | Self::Place
                | Self::Time
                | Self::TimeParts,
                _,
            ) => None,
        }
    }
}

/// The unknown keys in a whole JSON text, each once, with the slice of the text where it first occurs.
pub(super) fn unknown_keys(text: &str) -> Vec<(&str, String)> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    let (mut open, mut next) = (Vec::new(), Level::Document);
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'"' | b'{' | b'[' | b'}' | b']')) {
        let (begun, behind) = (&rest[at..], &rest[at + 1..]);
        rest = behind;
        match begun.as_bytes()[0] {
            b'{' | b'[' => open.push(next),
            b'}' | b']' => next = open.pop().unwrap_or(Level::Open),
            _ => {
                let quoted = &begun[..1 + end_of_string(behind)];
                rest = &begun[quoted.len()..];
                if !rest.trim_start().starts_with(':') {
                    continue;
                }
                let key = unescaped(quoted);
                let under = open.last().copied().unwrap_or(Level::Open).under(&key);
                next = under.unwrap_or(Level::Open);
                if under.is_none() && known.insert(key.clone()) {
                    found.push((quoted, key.into_owned()));
                }
            }
        }
    }
    found
}

/// What a string in quotation marks says. Hardly any key has something to unescape.
fn unescaped(quoted: &str) -> Cow<'_, str> {
    match quoted.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(plain) if !plain.contains('\\') => Cow::Borrowed(plain),
        Some(_) | None => Cow::Owned(serde_json::from_str(quoted).unwrap_or_default()),
    }
}

/// The number of bytes up to the end of a string, including the closing quotation mark.
fn end_of_string(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<String> {
        unknown_keys(text).into_iter().map(|(_, key)| key).collect()
    }

    #[test]
    fn every_unknown_key_is_found_once_at_any_level_and_nothing_below_it() {
        let text = r#"{"header":{"any":"x"},"a":1,"initial":{"preset":"OTHER","b":{"bb":1},"data":{"color":0,"c":[],
            "board":[[{"kind":"FU","d":1},{}]],"hands":[{"FU":1}]}},"moves":[{"comments":["\":{"]},
            {"move":{"from":{"x":7,"y":7,"e":0},"to":{"x":7,"y":6},"f":1},"time":{"now":{"m":0,"s":1,"g":2},"h":1},
            "forks":[[{"i":0,"mo\u0076e":{"piece":"FU","a":1}}]],"b":0}]}"#;
        assert_eq!(keys(text), ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
        assert_eq!(keys(r#"{"header":{"x":{"y":[{"z":1}]}},"moves":[{},{"special":"TORYO"}]}"#), [""; 0]);
        assert_eq!(keys(r#"["a",{"b"#), [""; 0]);
    }
}
