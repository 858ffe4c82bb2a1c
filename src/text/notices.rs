use std::sync::LazyLock;

static LINES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| include_str!("../../assets/NOTICES.txt").lines().collect());

/// The names and licences of everything of others that the program is made with, line by line. They stay in the
/// language in which they were granted.
#[must_use]
pub fn notices() -> &'static [&'static str] {
    &LINES
}
