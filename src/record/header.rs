/// The lines about a game that come before its moves: who, when, where (先手, 開始日時, 棋戦 …).
///
/// Keys keep the order in which they were written and may repeat; keys that nobody knows are kept like the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    entries: Vec<(String, String)>,
}

impl Header {
    /// The first value of `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.entries.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Adds a line, even when the key is there already.
    pub fn push(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.entries.push((key.into(), value.into()));
    }

    /// Gives `key` this value: in its first line when it has one, else in a new line at the end.
    pub fn set(&mut self, key: &str, value: impl Into<String>) {
        match self.entries.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => *old = value.into(),
            None => self.push(key, value),
        }
    }

    /// All lines in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}
