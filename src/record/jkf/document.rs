//! The parts of a JKF document, as serde types.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::record::{Comment, Header};

/// A whole record, its moves still unparsed.
#[derive(Deserialize)]
pub(super) struct Document<'a> {
    #[serde(default)]
    pub(super) header: Entries,
    #[serde(borrow)]
    pub(super) initial: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) moves: Vec<&'a RawValue>,
}

/// The members of an object, in order and with duplicates.
#[derive(Default)]
pub(super) struct Entries(pub(super) Vec<(String, String)>);

/// The starting position.
#[derive(Serialize, Deserialize)]
pub(super) struct Initial {
    pub(super) preset: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) data: Option<StartData>,
}

/// A starting position that has no preset.
#[derive(Serialize, Deserialize)]
pub(super) struct StartData {
    /// 0 for Black.
    pub(super) color: u8,
    /// Files from the right, each from the top.
    pub(super) board: Vec<Vec<Cell>>,
    pub(super) hands: Vec<BTreeMap<String, u8>>,
}

/// The content of a square.
#[derive(Serialize, Deserialize)]
pub(super) struct Cell {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) color: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<String>,
}

/// A move and what belongs to it, or an ending.
#[derive(Default, Deserialize)]
pub(super) struct Step<'a> {
    pub(super) comments: Option<Lines>,
    #[serde(borrow, rename = "move")]
    pub(super) mv: Option<MoveData<'a>>,
    pub(super) time: Option<TimeData>,
    pub(super) special: Option<String>,
    #[serde(borrow)]
    pub(super) forks: Option<Vec<Vec<&'a RawValue>>>,
}

/// The lines of a comment, which are joined as they are read: there may be millions of them.
pub(super) struct Lines(pub(super) Comment);

impl<'de> Deserialize<'de> for Lines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct LinesVisitor;

        impl<'de> Visitor<'de> for LinesVisitor {
            type Value = Lines;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("lines")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut lines: A) -> Result<Lines, A::Error> {
                let mut comment = Comment::EMPTY;
                while let Some(line) = lines.next_element::<Word<'de>>()? {
                    comment.push(&line);
                }
                Ok(Lines(comment))
            }
        }

        deserializer.deserialize_seq(LinesVisitor)
    }
}

/// A string that lies in the text of the document, unless something in it had to be unescaped.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Word<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'a> Word<'a> {
    /// This very slice of the text.
    pub(super) const fn of(word: &'a str) -> Self {
        Self(Cow::Borrowed(word))
    }
}

impl From<&'static str> for Word<'_> {
    fn from(word: &'static str) -> Self {
        Self(Cow::Borrowed(word))
    }
}

impl From<String> for Word<'_> {
    fn from(word: String) -> Self {
        Self(Cow::Owned(word))
    }
}

impl Deref for Word<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// A step as written, without its comments and forks.
#[derive(Default, Serialize)]
pub(super) struct WrittenStep {
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(super) mv: Option<MoveData<'static>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time: Option<TimeData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) special: Option<String>,
}

/// A move.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct MoveData<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) color: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<Place>,
    /// The piece before the move.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub(super) piece: Option<Word<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) same: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) promote: Option<bool>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub(super) capture: Option<Word<'a>>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub(super) relative: Option<Word<'a>>,
}

/// A square.
#[derive(Serialize, Deserialize)]
pub(super) struct Place {
    pub(super) x: u8,
    pub(super) y: u8,
}

/// The time used for a move, and for all moves of the same player.
#[derive(Serialize, Deserialize)]
pub(super) struct TimeData {
    pub(super) now: TimeParts,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) total: Option<TimeParts>,
}

/// Hours, minutes and seconds.
#[derive(Serialize, Deserialize)]
pub(super) struct TimeParts {
    #[serde(default)]
    pub(super) h: Amount,
    #[serde(default)]
    pub(super) m: Amount,
    #[serde(default)]
    pub(super) s: Amount,
}

/// A number, whole if possible.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
pub(super) enum Amount {
    Whole(u64),
    Fraction(f64),
}

impl Default for Amount {
    fn default() -> Self {
        Self::Whole(0)
    }
}

/// As serde would have it of an untagged enum, but without keeping each of the six numbers of a move for a second look.
impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AmountVisitor;

        impl Visitor<'_> for AmountVisitor {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number")
            }

            fn visit_u64<E>(self, number: u64) -> Result<Amount, E> {
                Ok(Amount::Whole(number))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Amount, E> {
                Ok(u64::try_from(number).map_or(Amount::Fraction(number as f64), Amount::Whole))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Amount, E> {
                Ok(Amount::Fraction(number))
            }
        }

        deserializer.deserialize_any(AmountVisitor)
    }
}

/// A string as it is, anything else as JSON has it.
fn plain(value: serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text,
        other => other.to_string(),
    }
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntriesVisitor;

        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let mut entries = Vec::new();
                while let Some((key, value)) = map.next_entry::<String, serde_json::Value>()? {
                    // One more than there may be shows that there are too many.
                    if entries.len() <= Header::MOST_LINES {
                        entries.push((key, plain(value)));
                    }
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(EntriesVisitor)
    }
}
