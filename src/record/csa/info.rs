//! The `$` lines about the game, translated to and from header keys: `$EVENT:` is 棋戦, and so on.

use super::CsaVersion;
use super::time_limit::{TimeLimit, by_side};
use crate::record::Header;

/// CSA's keys and ours. If several have the same meaning, the first is written where it fits. The last one is our own:
/// CSA has no place for the rules of a game.
const KEYS: [(&str, &str); 9] = [
    ("EVENT", "棋戦"),
    ("SITE", "場所"),
    ("START_TIME", "開始日時"),
    ("END_TIME", "終了日時"),
    ("TIME_LIMIT", TIME_LIMIT),
    ("TIME", TIME_LIMIT),
    ("OPENING", "戦型"),
    ("NOTE", NOTE),
    ("KOMADAI_RULES", "対局規定"),
];

const TIME_LIMIT: &str = "持ち時間";
/// Our own key: the time control as the record spells it. CSA's own lines tell other programs, but they cannot express
/// every time control, and from them nobody could tell which of several spellings they came from.
const TIME_IN_WORDS: &str = "KOMADAI_TIME";
const NOTE: &str = "備考";

/// The header key for a CSA key without its `$`. Unknown keys keep their `$`.
fn header_key(key: &str) -> String {
    let known = KEYS.iter().find(|(theirs, _)| *theirs == key);
    known.map_or_else(|| format!("${key}"), |(_, ours)| (*ours).to_owned())
}

/// Adds a line about the game to a header, unless it is empty. Times given for each side are joined on one line,
/// Black's first, spelled as in KIF files.
pub(super) fn push_info(header: &mut Header, key: &str, value: &str) {
    let value = value.trim();
    match (key, TimeLimit::of_time(value)) {
        _ if value.is_empty() => {}
        (TIME_IN_WORDS, _) => header.set(TIME_LIMIT, value),
        // The text of the standard misspells the key for Black.
        ("TIME+" | "TIMET+", Some(limit)) => header.push(TIME_LIMIT, format!("☗{}", limit.to_words())),
        ("TIME-" | "TIMET-", Some(limit)) => {
            let black = header.get(TIME_LIMIT).map_or_else(String::new, |black| format!("{black} "));
            header.set(TIME_LIMIT, format!("{black}☖{}", limit.to_words()));
        }
        _ => header.push(header_key(key), header_value(key, value)),
    }
}

/// The header value for a CSA value. Notes escape their line breaks, which become spaces in a header.
fn header_value(key: &str, value: &str) -> String {
    if key == "NOTE" { unescaped(value) } else { value.to_owned() }
}

/// The keys and values to write for a header line; empty if the format has no place for it.
pub(super) fn info(key: &str, value: &str, version: CsaVersion) -> Vec<(String, String)> {
    if let Some(own) = key.strip_prefix('$') {
        let is_known = own == TIME_IN_WORDS || KEYS.iter().any(|(theirs, _)| *theirs == own);
        let is_sound = !own.is_empty() && !own.contains(':') && !is_known;
        return if is_sound { vec![(own.to_owned(), value.to_owned())] } else { Vec::new() };
    }
    let line = |name: &str, value: String| vec![(name.to_owned(), value)];
    match (key, version) {
        (TIME_LIMIT, _) => time_limit(value, version),
        (NOTE, CsaVersion::V3_0) => line("NOTE", escaped(value)),
        (NOTE, CsaVersion::V2_2) => Vec::new(),
        (other, _) => {
            let known = KEYS.iter().find(|(_, ours)| *ours == other);
            known.map_or_else(Vec::new, |(name, _)| line(name, value.to_owned()))
        }
    }
}

/// The lines for the time control: CSA's own as far as they go, then ours. A value already in CSA's spelling is written
/// as it is.
fn time_limit(value: &str, version: CsaVersion) -> Vec<(String, String)> {
    let line = |name: &str, value: String| (name.to_owned(), value);
    if is_time_limit(value) {
        return vec![line("TIME_LIMIT", value.to_owned())];
    }
    if is_time(value) {
        return vec![line("TIME", value.to_owned())];
    }
    let mut lines =
        match (TimeLimit::of_words(value), by_side(value).map(|sides| sides.map(TimeLimit::of_words)), version) {
            (Some(limit), _, CsaVersion::V3_0) => vec![line("TIME", limit.to_time())],
            (Some(limit), _, CsaVersion::V2_2) => {
                limit.to_limit().map(|limit| line("TIME_LIMIT", limit)).into_iter().collect()
            }
            (None, Some([Some(black), Some(white)]), CsaVersion::V3_0) => {
                vec![line("TIME+", black.to_time()), line("TIME-", white.to_time())]
            }
            (None, _, CsaVersion::V2_2 | CsaVersion::V3_0) => Vec::new(),
        };
    lines.push(line(TIME_IN_WORDS, value.to_owned()));
    lines
}

/// `HH:MM+SS`
fn is_time_limit(value: &str) -> bool {
    let parts = value.split_once('+').and_then(|(main, byoyomi)| Some((main.split_once(':')?, byoyomi)));
    parts.is_some_and(|((hours, minutes), byoyomi)| [hours, minutes, byoyomi].into_iter().all(is_digits))
}

/// `900+30+0`, each with an optional fraction.
fn is_time(value: &str) -> bool {
    let is_number = |part: &str| part.split('.').count() <= 2 && part.split('.').all(is_digits);
    value.split('+').count() == 3 && value.split('+').all(is_number)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|ch| ch.is_ascii_digit())
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(ch) = chars.next() {
        match (ch, chars.clone().next()) {
            ('\\', Some('n')) => plain.push('\n'),
            ('\\', Some('\\')) => plain.push('\\'),
            _ => {
                plain.push(ch);
                continue;
            }
        }
        chars.next();
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_limit_is_written_where_its_form_fits_and_always_in_words() {
        let written = |value, version| {
            let lines = info(TIME_LIMIT, value, version);
            lines.iter().map(|(key, value)| format!("{key}:{value}")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(written("00:25+00", CsaVersion::V2_2), "TIME_LIMIT:00:25+00");
        let words = "15分（秒読み30秒）";
        assert_eq!(written(words, CsaVersion::V2_2), format!("TIME_LIMIT:00:15+30 {TIME_IN_WORDS}:{words}"));
        assert_eq!(written(words, CsaVersion::V3_0), format!("TIME:900+30+0 {TIME_IN_WORDS}:{words}"));
        let words = "☗15分切れ負け ☖5分切れ負け";
        let both = format!("TIME+:900+0+0 TIME-:300+0+0 {TIME_IN_WORDS}:{words}");
        assert_eq!(written(words, CsaVersion::V3_0), both);
        assert_eq!(written(words, CsaVersion::V2_2), format!("{TIME_IN_WORDS}:{words}"));
        assert_eq!(written("900+30.5+0", CsaVersion::V3_0), "TIME:900+30.5+0");
        assert_eq!(written("各５時間", CsaVersion::V3_0), format!("{TIME_IN_WORDS}:各５時間"));
    }

    #[test]
    fn a_note_keeps_its_line_breaks_and_backslashes() {
        let note = "one\ntwo \\n three\\";
        let (key, written) = info(NOTE, note, CsaVersion::V3_0).remove(0);
        assert_eq!(written, "one\\ntwo \\\\n three\\\\");
        assert_eq!((header_key(&key).as_str(), header_value(&key, &written).as_str()), (NOTE, note));
    }
}
