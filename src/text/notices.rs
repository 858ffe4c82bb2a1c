//! The licences of everything the program is built from.

use std::sync::LazyLock;

static LINES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| include_str!("../../assets/NOTICES.txt").lines().collect());

/// Returns the names and licences of all third-party work in the program, line by line, in the language in which they
/// were granted.
#[must_use]
pub fn notices() -> &'static [&'static str] {
    &LINES
}
