//! Characters that would act on a screen or hide in a name, replaced by ones that can be seen.

use std::borrow::Cow;

/// `text` with signs that can be seen in the place of those that act where it is shown: control signs, ends of lines among
/// them, by their pictures (`␊`, `␛`); signs that turn the direction of writing around, and others without a picture, by
/// `�`. It then stands on one line, and a name reads as nothing else.
///
/// ```
/// assert_eq!(komadai::record::visible("a\nb\u{202E}c"), "a␊b\u{FFFD}c");
/// ```
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(|sign| visible_sign(sign) == sign) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(visible_sign).collect())
}

/// The same of one sign.
#[must_use]
pub fn visible_sign(sign: char) -> char {
    match sign {
        '\0'..='\x1F' => char::from_u32(0x2400 + u32::from(sign)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7F' => '␡',
        '\u{80}'..='\u{9F}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
            char::REPLACEMENT_CHARACTER
        }
        _ => sign,
    }
}
