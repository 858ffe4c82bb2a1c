//! Header lines in order, known keys and unknown ones, and the Japanese keys that the program reads.

use super::{ImportError, ImportErrorKind};
use crate::shogi::Color;

/// The lines about a game before its moves: who, when, where (先手, 開始日時, 棋戦 …).
///
/// Keys keep their order and may repeat; unknown keys are kept like the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    entries: Vec<(String, String)>,
}

impl Header {
    /// The key of a player's name: 先手 and 後手, or 下手 and 上手 in a handicap game.
    #[must_use]
    pub const fn player_key(color: Color, is_handicap: bool) -> &'static str {
        match (color, is_handicap) {
            (Color::Black, false) => "先手",
            (Color::White, false) => "後手",
            (Color::Black, true) => "下手",
            (Color::White, true) => "上手",
        }
    }

    /// The key of a player's rank.
    #[must_use]
    pub const fn rank_key(color: Color) -> &'static str {
        match color {
            Color::Black => "先手段級",
            Color::White => "後手段級",
        }
    }

    /// Returns the rank (段級, 段位) of `color`'s player, under any of its keys; `None` if it is missing or empty.
    #[must_use]
    pub fn rank(&self, color: Color) -> Option<&str> {
        let keys = [false, true].into_iter().flat_map(|is_handicap| {
            let player = Self::player_key(color, is_handicap);
            ["段級", "段位", "段級位", "級位"].map(|rank| format!("{player}{rank}"))
        });
        keys.filter_map(|key| self.get(&key)).map(str::trim).find(|rank| !rank.is_empty())
    }

    /// Returns the name of `color`'s player, under either key; `None` if it is missing or empty.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        let named = |is_handicap| self.get(Self::player_key(color, is_handicap)).map(str::trim);
        [false, true].into_iter().filter_map(named).find(|name| !name.is_empty())
    }

    /// The event (棋戦), or what the game is called otherwise.
    #[must_use]
    pub fn event(&self) -> Option<&str> {
        self.first_of(&["棋戦", "表題", "作品名"])
    }

    /// When the game was played, as written.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.first_of(&["開始日時", "対局日", "発表年月"])
    }

    /// The value of the first of `keys` that there is; `None` if it is empty.
    fn first_of(&self, keys: &[&str]) -> Option<&str> {
        keys.iter().find_map(|key| self.get(key)).map(str::trim).filter(|value| !value.is_empty())
    }

    /// Returns the first value of `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.entries.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Appends a line, even if the key already exists.
    pub fn push(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.entries.push((key.into(), value.into()));
    }

    /// Sets the value of `key`: on its first line if it has one, otherwise on a new line at the end.
    pub fn set(&mut self, key: &str, value: impl Into<String>) {
        match self.entries.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => *old = value.into(),
            None => self.push(key, value),
        }
    }

    /// More lines about a game than this nobody writes; each takes many times the room that it has in a file.
    pub(super) const MOST_LINES: usize = 10_000;

    /// Whether the line of a file with this number may be added.
    pub(super) const fn must_have_room(&self, line: usize) -> Result<(), ImportError> {
        if self.entries.len() < Self::MOST_LINES {
            return Ok(());
        }
        Err(ImportErrorKind::TooManyHeaderLines { limit: Self::MOST_LINES }.at(line))
    }

    /// All lines, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

impl FromIterator<(String, String)> for Header {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(lines: I) -> Self {
        Self { entries: lines.into_iter().collect() }
    }
}
