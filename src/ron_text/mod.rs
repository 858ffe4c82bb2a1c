//! Data for people to write and read: RON in which `Some(…)` and the inner brackets of a rule's terms may be left out.

use ron::error::SpannedError;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::{Error, Options};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};

mod place;

const EXTENSIONS: Extensions = Extensions::IMPLICIT_SOME.union(Extensions::UNWRAP_VARIANT_NEWTYPES);

/// `value`, formatted as a person would write it.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    // Windows and others share event files: the same event is the same bytes.
    let pretty = PrettyConfig::default().extensions(EXTENSIONS).new_line("\n");
    ron::ser::to_string_pretty(value, pretty).expect("it is plain data")
}

/// `value` on one line.
pub(crate) fn on_one_line(value: &impl Serialize) -> String {
    let options = Options::default().with_default_extension(EXTENSIONS);
    options.to_string(value).expect("it is plain data")
}

/// Whether there are comments in a text, which are lost where it is read and written.
pub(crate) fn has_comments(text: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/']) {
        let (before, from) = rest.split_at(at);
        if from.starts_with("//") || from.starts_with("/*") {
            return true;
        }
        rest = from.strip_prefix('"').map_or_else(|| &from[1..], |text| behind_text(before, text));
    }
    false
}

/// What follows a text in quotation marks, which begins with `from` behind `before`: `"a"`, or raw as `r#"a"#`.
fn behind_text<'a>(before: &str, from: &'a str) -> &'a str {
    let marks = &before[before.trim_end_matches('#').len()..];
    if before.trim_end_matches('#').ends_with('r') {
        return from.split_once(&format!("\"{marks}")).map_or("", |(_, behind)| behind);
    }
    let mut is_escaped = false;
    let end = from.find(|sign: char| {
        let ends = sign == '"' && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        ends
    });
    end.map_or("", |end| &from[end + 1..])
}

/// Where a text is wrong, and how.
#[derive(Debug)]
pub(crate) struct RonError {
    /// The line, counted from 1.
    pub line: usize,
    /// The field; `.` is the whole text.
    pub field: String,
    /// What is wrong.
    pub fault: Box<RonFault>,
    /// The same in the parser's own words.
    pub message: String,
}

impl RonError {
    fn new(error: &SpannedError, field: String) -> Self {
        let (fault, message) = (Box::new(RonFault::from(&error.code)), error.code.to_string());
        Self { line: error.span.start.line, field, fault, message }
    }
}

/// What is wrong with a text written by a person (RON), as far as it can be said in other words than the parser's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RonFault {
    /// There is no field with that name.
    UnknownField {
        /// What is written.
        found: String,
        /// What would be possible.
        expected: Vec<&'static str>,
    },
    /// There is no value with that name.
    UnknownWord {
        /// What is written.
        found: String,
        /// What would be possible.
        expected: Vec<&'static str>,
    },
    /// A field is missing.
    MissingField(String),
    /// A field occurs twice.
    FieldTwice(String),
    /// There is something other than a number.
    NoNumber,
    /// The number is too large, or negative.
    NumberOutOfRange,
    /// There is something other than a text in quotation marks.
    NoText,
    /// There is something other than `true` or `false`.
    NoYesOrNo,
    /// The value has the wrong type.
    OtherKind,
    /// A bracket or a comma is missing.
    Unclosed,
    /// Something follows the last bracket.
    Trailing,
    /// The text ends too soon.
    Ends,
    /// There is no text at all.
    Nothing,
    /// Anything else, in the parser's own words.
    Other(String),
}

impl RonFault {
    /// Whether it is a value that is wrong, and not the way in which it is written.
    const fn is_of_whole_value(&self) -> bool {
        match self {
            Self::NumberOutOfRange | Self::OtherKind | Self::MissingField(_) | Self::Other(_) => true,
            Self::UnknownField { .. }
            | Self::UnknownWord { .. }
            | Self::FieldTwice(_)
            | Self::NoNumber
            | Self::NoText
            | Self::NoYesOrNo
            | Self::Unclosed
            | Self::Trailing
            | Self::Ends
            | Self::Nothing => false,
        }
    }
}

impl From<&Error> for RonFault {
    fn from(error: &Error) -> Self {
        match error {
            Error::NoSuchStructField { found, expected, .. } => {
                Self::UnknownField { found: found.clone(), expected: expected.to_vec() }
            }
            Error::NoSuchEnumVariant { found, expected, .. } => {
                Self::UnknownWord { found: found.clone(), expected: expected.to_vec() }
            }
            Error::MissingStructField { field, .. } => Self::MissingField((*field).to_owned()),
            Error::DuplicateStructField { field, .. } => Self::FieldTwice((*field).to_owned()),
            Error::ExpectedInteger | Error::ExpectedFloat | Error::InvalidIntegerDigit { .. } => Self::NoNumber,
            Error::IntegerOutOfBounds => Self::NumberOutOfRange,
            // Where another kind is expected than a number, the parser says so in other words.
            Error::InvalidValueForType { found, .. } if found.starts_with("the unsigned integer") => {
                Self::NumberOutOfRange
            }
            Error::ExpectedString | Error::ExpectedStringEnd => Self::NoText,
            Error::ExpectedBoolean => Self::NoYesOrNo,
            Error::InvalidValueForType { .. } | Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
                Self::OtherKind
            }
            Error::ExpectedComma
            | Error::ExpectedArray
            | Error::ExpectedArrayEnd
            | Error::ExpectedMapColon
            | Error::ExpectedOptionEnd
            | Error::ExpectedStructLikeEnd => Self::Unclosed,
            Error::TrailingCharacters => Self::Trailing,
            Error::Eof => Self::Ends,
            // The parser may come to know more faults than these.
            other => Self::Other(other.to_string()),
        }
    }
}

/// Parses `text`.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, RonError> {
    let options = Options::default().with_default_extension(EXTENSIONS);
    let whole = || WHOLE.to_owned();
    if text.trim().is_empty() {
        let (fault, message) = (Box::new(RonFault::Nothing), "nothing is written in it".to_owned());
        return Err(RonError { line: 1, field: whole(), fault, message });
    }
    let mut reader =
        ron::Deserializer::from_str_with_options(text, &options).map_err(|error| RonError::new(&error, whole()))?;
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let (field, own_line) = (field_of(error.path()), place::line_of_value(text, error.path()));
        let told = RonError::new(&reader.span_error(error.into_inner()), field);
        // A value is found wrong only when it is read to its end.
        let line = own_line.filter(|&line| line < told.line && told.fault.is_of_whole_value()).unwrap_or(told.line);
        RonError { line, ..told }
    })?;
    reader.end().map_err(|error| RonError::new(&reader.span_error(error), whole()))?;
    Ok(value)
}

/// The name that stands for the whole text in place of a field.
const WHOLE: &str = ".";

/// `field` as a prefix to what is wrong with it; empty for the whole text.
pub(crate) fn named(field: &str) -> String {
    if field == WHOLE { String::new() } else { format!("{field}: ") }
}

/// The field at the end of a path, leaving out variants and anything without a name.
fn field_of(path: &Path) -> String {
    let is_field = |segment: &&Segment| !matches!(segment, Segment::Enum { .. } | Segment::Unknown);
    let names: Vec<String> = path.iter().filter(is_field).map(ToString::to_string).collect();
    if names.is_empty() { WHOLE.to_owned() } else { names.join(".") }
}

/// The line a field is on, found by looking for its names one after another. `[2]` is the third entry of a list, which
/// begins on a line of its own with a bracket.
pub(crate) fn line_of(text: &str, field: &str) -> usize {
    let has_key = |line: &str, name: &str| {
        let keys = line.split("//").next().unwrap_or_default().split(':');
        let ends_with_name = |part: &str| part.split(['(', '{', ' ', ',']).next_back() == Some(name);
        keys.rev().skip(1).any(ends_with_name)
    };
    let next = |from: usize, name: &str| {
        let mut lines = text.lines().enumerate().skip(from);
        let index = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')?.parse().ok());
        match index {
            Some(index) => lines.filter(|(_, line)| line.trim_start().starts_with('(')).nth(index),
            None => lines.find(|(_, line)| has_key(line, name)),
        }
    };
    1 + field.split('.').fold(0, |line, name| next(line, name).map_or(line, |(index, _)| index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_found_and_what_stands_in_texts_is_none() {
        for text in [
            "// a\n(a: 1)",
            "(a: 1, /* b */)",
            "(a: \"x\", // c\n)",
            r##"(a: r#"x"y"#, // d
            )"##,
            r#"(a: "\"", // e
            )"#,
        ] {
            assert!(has_comments(text), "{text}");
        }
        for text in ["(a: 1)", "(a: \"https://x\")", r##"(a: r#"" // "#)"##, r#"(a: "\" // \\", b: 1 / 2)"#, "\"", ""] {
            assert!(!has_comments(text), "{text}");
        }
    }
}
