//! What can be saved of a JSON text that was cut off.

/// Returns `text` up to the last complete list entry, with everything closed that is still open there; `None` if there
/// is no complete entry.
///
/// Half an entry is worse than none: a move whose promotion is cut off would be a different move.
pub(super) fn whole_part(text: &str) -> Option<String> {
    let mut open: Vec<u8> = Vec::new();
    let mut best: Option<(usize, Vec<u8>)> = None;
    let (mut in_string, mut is_escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'{' => open.push(b'}'),
            b'[' => open.push(b']'),
            b'}' | b']' => {
                open.pop()?;
                if byte == b'}' && open.last() == Some(&b']') {
                    best = Some((at + 1, open.clone()));
                }
            }
            _ => {}
        }
    }
    let (end, open) = best?;
    let closed = open.into_iter().rev().map(char::from);
    Some(text[..end].chars().chain(closed).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_closed_behind_its_last_whole_entry() {
        for (text, whole) in [
            (r#"{"moves":[{},{"a":{"x":7},"b":"#, r#"{"moves":[{}]}"#),
            (r#"{"moves":[{},{"a":1},{"#, r#"{"moves":[{},{"a":1}]}"#),
            (r#"{"moves":[{},{"a":1,"forks":[[{"b":"}]\""},{"c"#, r#"{"moves":[{},{"a":1,"forks":[[{"b":"}]\""}]]}]}"#),
        ] {
            assert_eq!(whole_part(text).as_deref(), Some(whole), "{text}");
        }
        for nothing in ["", r#"{"moves":["#, r#"{"header":{"a":"b"}"#, "}{"] {
            assert_eq!(whole_part(nothing), None, "{nothing}");
        }
    }
}
