//! Text from outside, cut to a length that pages can show.

use crate::record::{Comment, visible};

/// The longest name, in characters.
const NAME: usize = 80;

/// The longest comment on a move, in characters.
const COMMENT: usize = 2_000;

/// A name on one line, without characters that reverse the direction of writing.
pub(super) fn name(text: &str) -> String {
    visible(&cut_within(text.trim(), NAME)).into_owned()
}

/// A comment, with its line breaks.
pub(super) fn comment(comment: &Comment) -> String {
    let text = cut(comment.text(), COMMENT);
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
}

/// The first and the last characters, with an ellipsis for those between: names that begin alike seldom end alike.
fn cut_within(text: &str, most: usize) -> String {
    let count = text.chars().count();
    if count <= most {
        return text.to_owned();
    }
    let tail = most / 3;
    let head = text.chars().take(most - tail);
    head.chain(['…']).chain(text.chars().skip(count - tail)).collect()
}

/// The first characters, with an ellipsis for the rest.
fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_on_one_line_and_have_an_end() {
        assert_eq!(name(" <b>\"Ann\"</b>\n\u{202e}x "), "<b>\"Ann\"</b>␊\u{fffd}x");
        assert_eq!(name(&"羽".repeat(1 << 20)).chars().count(), NAME + 1);
        let [one, other] = ["table 1", "table 2"].map(|end| name(&format!("{}{end}", "Autumn open, ".repeat(20))));
        assert!(one != other && one.starts_with("Autumn open") && one.ends_with("table 1"), "{one}");
        assert_eq!(comment(&["one", "two\u{7}"].iter().collect()), "one\ntwo␇");
        assert_eq!(comment(&["x".repeat(1 << 20)].iter().collect()).len(), COMMENT + "…".len());
    }
}
