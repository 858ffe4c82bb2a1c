use std::fmt;

use super::fields::{BAR, escaped, unescaped};
use super::{AuditAct, AuditState};

/// How the line begins.
const BEGINNING: &str = "*審判=";

/// An arbiter's act, as the log tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// The time of day: `2026/11/22 14:05:31`, local time.
    pub date: String,
    /// Who acted, as entered; may be empty.
    pub who: String,
    /// What.
    pub act: AuditAct,
    /// Why, as entered; may be empty.
    pub reason: String,
    /// How the game stood before.
    pub before: AuditState,
    /// How it stood after.
    pub after: AuditState,
}

impl AuditEntry {
    /// The entry that a line of a comment is; `None` where it says something else.
    ///
    /// ```
    /// use komadai::record::{AuditAct, AuditEntry};
    /// use komadai::shogi::Color;
    ///
    /// let line = "*審判=2026/11/22 14:05:31 | 審判 | time W +60 | late | \
    ///             42 running 0:12:05/1 0:08:59/1 0/0 | 42 running 0:12:05/1 0:09:59/1 0/0";
    /// let entry = AuditEntry::in_line(line).unwrap();
    /// assert_eq!(entry.act, AuditAct::TimeGiven { to: Color::White, secs: 60 });
    /// assert_eq!(entry.to_string(), line);
    /// assert_eq!(AuditEntry::in_line("a fine move"), None);
    /// ```
    #[must_use]
    pub fn in_line(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.strip_prefix(BEGINNING)?.split(BAR).map(str::trim).collect();
        let [date, who, act, reason, before, after] = fields[..] else { return None };
        Some(Self {
            date: unescaped(date)?,
            who: unescaped(who)?,
            act: act.parse().ok()?,
            reason: unescaped(reason)?,
            before: unescaped(before)?.parse().ok()?,
            after: unescaped(after)?.parse().ok()?,
        })
    }
}

impl fmt::Display for AuditEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [date, who, reason] = [&self.date, &self.who, &self.reason].map(|text| escaped(text));
        let [before, after] = [&self.before, &self.after].map(|state| escaped(&state.to_string()));
        write!(f, "{BEGINNING}{date} | {who} | {} | {reason} | {before} | {after}", self.act)
    }
}
