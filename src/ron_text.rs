//! Data that people write and read: RON, with `Some(…)` and the inner brackets of a rule's terms left out.

use ron::Options;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};

const EXTENSIONS: Extensions = Extensions::IMPLICIT_SOME.union(Extensions::UNWRAP_VARIANT_NEWTYPES);

/// `value` as a person would write it.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    let pretty = PrettyConfig::default().extensions(EXTENSIONS);
    ron::ser::to_string_pretty(value, pretty).expect("it is plain data")
}

/// `value` on one line.
pub(crate) fn on_one_line(value: &impl Serialize) -> String {
    let options = Options::default().with_default_extension(EXTENSIONS);
    options.to_string(value).expect("it is plain data")
}

/// What is written in `text`, or the line, the field and the words of what is wrong.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, (usize, String, String)> {
    let options = Options::default().with_default_extension(EXTENSIONS);
    let mut reader = ron::Deserializer::from_str_with_options(text, &options)
        .map_err(|error| (error.span.start.line, ".".to_owned(), error.code.to_string()))?;
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = field_of(error.path());
        let error = reader.span_error(error.into_inner());
        (error.span.start.line, field, error.code.to_string())
    })?;
    reader.end().map_err(|error| {
        let error = reader.span_error(error);
        (error.span.start.line, ".".to_owned(), error.code.to_string())
    })?;
    Ok(value)
}

/// The field at the end of a path, without the variants it leads through.
fn field_of(path: &Path) -> String {
    let is_field = |segment: &&Segment| !matches!(segment, Segment::Enum { .. });
    let names: Vec<String> = path.iter().filter(is_field).map(ToString::to_string).collect();
    if names.is_empty() { ".".to_owned() } else { names.join(".") }
}

/// The line on which a field stands: its names are looked for one after the other. `[2]` is the third entry of a list,
/// which begins on a line of its own with a bracket.
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
