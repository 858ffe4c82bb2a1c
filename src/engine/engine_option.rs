//! The options an engine declares.

use std::fmt::Write as _;

/// An option of an engine, as it declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name, which may contain spaces.
    pub name: String,
    /// What it may be.
    pub kind: OptionKind,
}

/// What an option may be, and what it is at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// A number.
    Spin {
        /// What it is at first.
        default: Option<i64>,
        /// The smallest it may be.
        min: Option<i64>,
        /// The largest it may be.
        max: Option<i64>,
    },
    /// One of several.
    Combo {
        /// What it is at first; not always one of the choices.
        default: String,
        /// The choices.
        choices: Vec<String>,
    },
    /// Something to be done.
    Button,
    /// Any text.
    Text {
        /// What it is at first.
        default: String,
    },
    /// The name of a file.
    File {
        /// What it is at first.
        default: String,
    },
}

/// Why a value does not do for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueFault {
    /// Neither `true` nor `false`.
    #[error("it is either true or false")]
    NoSwitch,
    /// No number.
    #[error("it is a number")]
    NoNumber,
    /// Beyond the bounds.
    #[error("it is beyond its bounds")]
    OutOfBounds,
    /// None of the choices.
    #[error("it is none of the choices")]
    NoChoice,
    /// It would break the line.
    #[error("it contains a line break")]
    LineBreak,
}

/// How an empty text is written.
const EMPTY: &str = "<empty>";

impl EngineOption {
    /// Reads what follows the word `option`; `None` if it is no declaration.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (name, rest) = text.trim().strip_prefix("name ")?.split_once(" type ")?;
        let (kind, rest) = rest.trim_start().split_once(' ').unwrap_or((rest.trim(), ""));
        let fields = Fields::of(rest);
        let text = || fields.first("default").map(value).unwrap_or_default();
        let number = |key| fields.first(key).and_then(|word| word.parse().ok());
        let kind = match kind {
            "check" => OptionKind::Check { default: fields.first("default").is_some_and(|word| word == "true") },
            "spin" => OptionKind::Spin { default: number("default"), min: number("min"), max: number("max") },
            "combo" => OptionKind::Combo { default: text(), choices: fields.all("var").map(value).collect() },
            "button" => OptionKind::Button,
            "string" => OptionKind::Text { default: text() },
            "filename" => OptionKind::File { default: text() },
            _ => return None,
        };
        Some(Self { name: name.trim().to_owned(), kind })
    }

    /// Whether `value` does for it.
    ///
    /// # Errors
    /// Says why not. A button takes no value; whatever is given is not sent.
    pub fn check(&self, value: &str) -> Result<(), ValueFault> {
        if value.contains(['\n', '\r']) {
            return Err(ValueFault::LineBreak);
        }
        match &self.kind {
            OptionKind::Check { .. } if !["true", "false"].contains(&value) => Err(ValueFault::NoSwitch),
            OptionKind::Spin { min, max, .. } => {
                let number: i64 = value.parse().map_err(|_| ValueFault::NoNumber)?;
                let is_within = min.is_none_or(|min| min <= number) && max.is_none_or(|max| number <= max);
                if is_within { Ok(()) } else { Err(ValueFault::OutOfBounds) }
            }
            OptionKind::Combo { default, choices } if value != default && !choices.iter().any(|one| one == value) => {
                Err(ValueFault::NoChoice)
            }
            OptionKind::Check { .. }
            | OptionKind::Combo { .. }
            | OptionKind::Button
            | OptionKind::Text { .. }
            | OptionKind::File { .. } => Ok(()),
        }
    }

    /// The line that sets it.
    pub(super) fn line(&self, value: &str) -> String {
        let mut line = format!("setoption name {}", self.name);
        match self.kind {
            OptionKind::Button => {}
            OptionKind::Check { .. } | OptionKind::Spin { .. } | OptionKind::Combo { .. } => {
                _ = write!(line, " value {value}");
            }
            OptionKind::Text { .. } | OptionKind::File { .. } => {
                _ = write!(line, " value {}", if value.is_empty() { EMPTY } else { value });
            }
        }
        line
    }
}

fn value(text: &str) -> String {
    if text == EMPTY { String::new() } else { text.to_owned() }
}

/// `default 5 min 1 max 9`: words that begin a field, and what stands between them, which may contain spaces.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    const KEYS: [&'static str; 4] = ["default", "min", "max", "var"];

    fn of(text: &'a str) -> Self {
        let mut starts: Vec<(usize, &str)> = Vec::new();
        let mut at = 0;
        for word in text.split(' ') {
            if Self::KEYS.contains(&word) {
                starts.push((at, word));
            }
            at += word.len() + 1;
        }
        let ends = starts.iter().skip(1).map(|&(at, _)| at).chain([text.len()]);
        Self(starts.iter().zip(ends).map(|(&(at, key), end)| (key, text[at + key.len()..end].trim())).collect())
    }

    fn first(&self, key: &str) -> Option<&'a str> {
        self.0.iter().find(|(own, _)| *own == key).map(|&(_, value)| value)
    }

    fn all(&self, key: &'static str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(own, _)| *own == key).map(|&(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> EngineOption {
        EngineOption::read(text).unwrap()
    }

    #[test]
    fn every_kind_is_read_with_spaces_in_names_and_values() {
        let option = read("name Clear Hash type button");
        assert_eq!((option.name.as_str(), option.kind), ("Clear Hash", OptionKind::Button));
        let kind = read("name Analysis Contempt type combo default Both var Both var Off var Both  sides").kind;
        let choices = ["Both", "Off", "Both  sides"].map(str::to_owned).to_vec();
        assert_eq!(kind, OptionKind::Combo { default: "Both".to_owned(), choices });
        let kind = read("name Threads type spin default 1 min -100 max 512").kind;
        assert_eq!(kind, OptionKind::Spin { default: Some(1), min: Some(-100), max: Some(512) });
        assert_eq!(read("name x type check default true").kind, OptionKind::Check { default: true });
        assert_eq!(read("name x type string default <empty>").kind, OptionKind::Text { default: String::new() });
        assert_eq!(read("name x type string default ").kind, OptionKind::Text { default: String::new() });
        let book = OptionKind::File { default: "a book.db".to_owned() };
        assert_eq!(read("name Book File type filename default a book.db").kind, book);
        for text in ["", "name", "name x", "name x type dial", "type check name x"] {
            assert_eq!(EngineOption::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_value_that_does_not_do_is_refused_before_it_is_sent() {
        let threads = read("name Threads type spin default 1 min 1 max 512");
        assert_eq!(threads.check("0"), Err(ValueFault::OutOfBounds));
        assert_eq!(threads.check("two"), Err(ValueFault::NoNumber));
        assert_eq!(threads.check("512"), Ok(()));
        let mode = read("name Mode type combo default other var a b var c");
        assert_eq!(mode.check("a b").and(mode.check("other")), Ok(()));
        assert_eq!(mode.check("a"), Err(ValueFault::NoChoice));
        assert_eq!(read("name x type check").check("on"), Err(ValueFault::NoSwitch));
        assert_eq!(read("name x type string").check("a\nquit"), Err(ValueFault::LineBreak));
    }

    #[test]
    fn the_line_that_sets_it_is_as_engines_expect_it() {
        assert_eq!(read("name Clear Hash type button").line(""), "setoption name Clear Hash");
        assert_eq!(read("name Book File type filename").line(""), "setoption name Book File value <empty>");
        assert_eq!(read("name Skill Level type spin").line("3"), "setoption name Skill Level value 3");
    }
}
