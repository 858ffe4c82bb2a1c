//! A line of the audit log, written and read: `*審判=` and fields between bars.

use std::fmt;

use super::fields::{BAR, escaped, unescaped};
use super::{AuditAct, AuditState};

/// How an entry's line begins.
const BEGINNING: &str = "*審判=";

/// One entry of the audit log: an arbiter's act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Date and local time: `2026/11/22 14:05:31`.
    pub date: String,
    /// Who acted, as entered; may be empty.
    pub who: String,
    /// What was done.
    pub act: AuditAct,
    /// Why, as entered; may be empty.
    pub reason: String,
    /// The state of the game before.
    pub before: AuditState,
    /// The state of the game after.
    pub after: AuditState,
}

impl AuditEntry {
    /// Parses a comment line; `None` if it is anything but an audit entry.
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
