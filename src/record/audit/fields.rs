//! Escaping for fields between bars: a character that would be mistaken for a bar, or lost, is written as its UTF-8
//! bytes (`%7C`).

/// The separator between two fields.
pub(super) const BAR: char = '|';

/// Escapes a text for use as a field.
pub(super) fn escaped(text: &str) -> String {
    let last = text.chars().count().saturating_sub(1);
    let write = |(index, letter): (usize, char)| {
        let is_edge = index == 0 || index == last;
        let is_plain = !letter.is_control() && letter != BAR && letter != '%' && !(is_edge && letter.is_whitespace());
        if is_plain { letter.to_string() } else { in_bytes(letter) }
    };
    text.chars().enumerate().map(write).collect()
}

fn in_bytes(letter: char) -> String {
    letter.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Reverses [`escaped`]; `None` if the field is not validly escaped.
pub(super) fn unescaped(field: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(field.len());
    let mut rest = field;
    while let Some(at) = rest.find('%') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        bytes.push(u8::from_str_radix(rest.get(at + 1..at + 3)?, 16).ok()?);
        rest = &rest[at + 3..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).ok()
}
