//! The lines about the game: `$EVENT:` is 棋戦, and so on.

/// The keys of CSA with those of a header; of several with one meaning the first is written, where it fits. The last is
/// our own: CSA has no place for the rules of a game.
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
const NOTE: &str = "備考";

/// The header's key for a key without its `$`. A key that is not known keeps its `$`.
pub(super) fn header_key(key: &str) -> String {
    let known = KEYS.iter().find(|(theirs, _)| *theirs == key);
    known.map_or_else(|| format!("${key}"), |(_, ours)| (*ours).to_owned())
}

/// The header's value for a value. Notes have signs for line breaks, which become blanks on one line.
pub(super) fn header_value(key: &str, value: &str) -> String {
    if key == "NOTE" { unescaped(value.trim()) } else { value.trim().to_owned() }
}

/// The key and value for a line of a header; `None` when the format has no place for it.
pub(super) fn info(key: &str, value: &str, has_notes: bool) -> Option<(String, String)> {
    if let Some(own) = key.strip_prefix('$') {
        let is_known = KEYS.iter().any(|(theirs, _)| *theirs == own);
        let is_sound = !own.is_empty() && !own.contains(':') && !is_known;
        return is_sound.then(|| (own.to_owned(), value.to_owned()));
    }
    let name = match key {
        TIME_LIMIT if is_time_limit(value) => "TIME_LIMIT",
        TIME_LIMIT if is_time(value) => "TIME",
        TIME_LIMIT => return None,
        NOTE if has_notes => return Some(("NOTE".to_owned(), escaped(value))),
        NOTE => return None,
        other => KEYS.iter().find(|(_, ours)| *ours == other)?.0,
    };
    Some((name.to_owned(), value.to_owned()))
}

/// `HH:MM+SS`
fn is_time_limit(value: &str) -> bool {
    let parts = value.split_once('+').and_then(|(main, byoyomi)| Some((main.split_once(':')?, byoyomi)));
    parts.is_some_and(|((hours, minutes), byoyomi)| [hours, minutes, byoyomi].into_iter().all(is_digits))
}

/// `900+30+0`, each with a fraction or without.
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
    fn a_time_limit_is_written_where_its_form_fits_and_nowhere_else() {
        let written = |value| info(TIME_LIMIT, value, true).map(|(key, _)| key);
        assert_eq!(written("00:25+00").as_deref(), Some("TIME_LIMIT"));
        assert_eq!(written("900+30.5+0").as_deref(), Some("TIME"));
        assert_eq!(written("各５時間"), None);
    }

    #[test]
    fn a_note_keeps_its_line_breaks_and_backslashes() {
        let note = "one\ntwo \\n three\\";
        let (key, written) = info(NOTE, note, true).unwrap();
        assert_eq!(written, "one\\ntwo \\\\n three\\\\");
        assert_eq!((header_key(&key).as_str(), header_value(&key, &written).as_str()), (NOTE, note));
    }
}
