//! Words as they are compared when something is looked for.

/// The text without spaces, in small letters, and of usual width: Ａ and a, １ and 1, ｶﾞ and ガ are the same. So is a kana whose
/// voicing (濁点, 半濁点) is a sign of its own, as in names of files from a Mac.
///
/// ```
/// use komadai::record::folded;
///
/// assert_eq!(folded("ｶﾞﾊﾟｵｰ Ｋ１"), folded("ガパオーk1"));
/// ```
#[must_use]
pub fn folded(text: &str) -> String {
    let mut all = String::with_capacity(text.len());
    for sign in text.chars().map(of_usual_width) {
        match VOICINGS.iter().position(|marks| marks.contains(&sign)) {
            Some(voicing) => voice(&mut all, voicing, sign),
            None => all.extend(sign.to_lowercase().filter(|sign| !sign.is_whitespace())),
        }
    }
    all
}

/// The signs for 濁点 and for 半濁点: one that is joined to its kana, and one of its own.
const VOICINGS: [[char; 2]; 2] = [['\u{3099}', '゛'], ['\u{309A}', '゜']];

/// Adds a voicing to the last kana, if there is such a one.
fn voice(all: &mut String, voicing: usize, sign: char) {
    match all.chars().next_back().and_then(|kana| voiced(kana, voicing)) {
        Some(kana) => {
            all.pop();
            all.push(kana);
        }
        None => all.push(sign),
    }
}

/// か with 濁点 is が, は with 半濁点 is ぱ: they stand behind their kana in Unicode.
fn voiced(kana: char, voicing: usize) -> Option<char> {
    const VOICED: [&str; 2] =
        ["かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ", "はひふへほハヒフヘホ"];
    match (kana, voicing) {
        ('う', 0) => Some('ゔ'),
        ('ウ', 0) => Some('ヴ'),
        _ if VOICED[voicing].contains(kana) => char::from_u32(u32::from(kana) + 1 + u32::from(voicing == 1)),
        _ => None,
    }
}

/// Letters and digits as in ASCII, kana and their signs as in running text.
fn of_usual_width(sign: char) -> char {
    /// What U+FF61 to U+FF9F are in usual width.
    const HALF_WIDTH: &str = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}";
    match sign {
        '！'..='～' => char::from_u32(u32::from(sign) - 0xFEE0).unwrap_or(sign),
        '｡'..='ﾟ' => HALF_WIDTH.chars().nth((u32::from(sign) - 0xFF61) as usize).unwrap_or(sign),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_case_spaces_and_the_way_of_voicing_make_no_difference() {
        for (one, other) in [
            ("Ｋｅｎ　Ｓ", "kens"),
            ("第１２回", "第12回"),
            ("ｱｲｳ", "アイウ"),
            ("ｶﾞｷﾞﾊﾟﾋﾟｳﾞ", "ガギパピヴ"),
            ("か\u{3099}は\u{309A}う\u{3099}", "がぱゔ"),
            ("ﾌｼﾞｲ･ｿｳﾀ｡", "フジイ・ソウタ。"),
            ("｢ｺﾒﾝﾄ｣", "「コメント」"),
        ] {
            assert_eq!(folded(one), folded(other), "{one}");
            assert_eq!(folded(&folded(one)), folded(one), "{one}");
        }
        assert_ne!(folded("ハ"), folded("バ"));
        assert_ne!(folded("ｱ"), folded("あ"), "hiragana is another spelling");
    }

    #[test]
    fn a_voicing_that_belongs_to_nothing_stays() {
        assert_eq!([folded("ｱﾞ"), folded("゛"), folded("")], ["ア\u{3099}", "゛", ""].map(str::to_owned));
    }
}
