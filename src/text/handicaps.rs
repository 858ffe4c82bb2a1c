//! Handicaps by what they are called.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{Language, Text};
use crate::record::handicap_name;
use crate::shogi::Handicap;

/// Every handicap by what it is called on screen, in small letters.
static CALLED: LazyLock<HashMap<String, Handicap>> = LazyLock::new(|| {
    let called_in = |text: Text| Handicap::ALL.map(|handicap| (text.handicap(handicap).to_lowercase(), handicap));
    Language::ALL.into_iter().map(Text::new).flat_map(called_in).collect()
});

/// A handicap as records have it, if `name` is what it is called in one of our languages; otherwise the name as it is: it may
/// be part of one, or another spelling.
///
/// ```
/// use komadai::text::handicap_in_records;
///
/// assert_eq!(handicap_in_records("two Pieces"), "二枚落ち");
/// assert_eq!(handicap_in_records("2枚"), "2枚");
/// ```
#[must_use]
pub fn handicap_in_records(name: &str) -> String {
    let known = CALLED.get(name.trim().to_lowercase().as_str());
    known.map_or_else(|| name.to_owned(), |&handicap| handicap_name(handicap).to_owned())
}
