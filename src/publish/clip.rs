//! Text from outside, cut to a length that pages can show.

use crate::record::{Comment, visible};

/// The longest name, in characters.
const NAME: usize = 80;

/// The longest comment on a move, in characters.
const COMMENT: usize = 2_000;

/// A name on one line, without characters that reverse the direction of writing.
pub(super) fn name(text: &str) -> String {
    visible(&cut(text.trim(), NAME)).into_owned()
}

/// A comment, with its line breaks.
pub(super) fn comment(comment: &Comment) -> String {
    let text = cut(comment.text(), COMMENT);
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
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
        assert_eq!(comment(&["one", "two\u{7}"].iter().collect()), "one\ntwo␇");
        assert_eq!(comment(&["x".repeat(1 << 20)].iter().collect()).len(), COMMENT + "…".len());
    }
}
