//! Japanese words in Latin letters, as people type them.

/// The words, in the order in which they are tried: longer ones before their prefixes.
const WORDS: [(&str, &str); 33] = [
    ("narikyou", "成香"),
    ("narikyo", "成香"),
    ("narikei", "成桂"),
    ("narigin", "成銀"),
    ("narazu", "不成"),
    ("nari", "成"),
    ("onaji", "同"),
    ("dou", "同"),
    ("fu", "歩"),
    ("kyou", "香"),
    ("kyo", "香"),
    ("kei", "桂"),
    ("gin", "銀"),
    ("kin", "金"),
    ("kaku", "角"),
    ("hidari", "左"),
    ("hiku", "引"),
    ("hisha", "飛"),
    ("hi", "飛"),
    ("gyoku", "玉"),
    ("ou", "玉"),
    ("tokin", "と"),
    ("to", "と"),
    ("uma", "馬"),
    ("ryuu", "竜"),
    ("ryu", "竜"),
    ("utsu", "打"),
    ("uchi", "打"),
    ("migi", "右"),
    ("choku", "直"),
    ("sugu", "直"),
    ("agaru", "上"),
    ("yoru", "寄"),
];

/// Translates every such word in `text` into Japanese; `None` if there are other letters between them. The number of a
/// file may be followed by a letter for the rank: `7ffu`.
pub(super) fn in_japanese(text: &str) -> Option<String> {
    let mut japanese = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        // The number of a file is followed by a rank, never by a word.
        let is_rank = japanese.ends_with(is_digit) && japanese.chars().filter(|ch| is_digit(*ch)).count() == 1;
        let word = WORDS.into_iter().find(|(word, _)| !is_rank && rest.starts_with(word));
        let (read, written) = match (word, first) {
            (Some((word, written)), _) => (word.len(), written.to_owned()),
            (None, 'a'..='i') if is_rank => (1, char::from(b'1' + (first as u8 - b'a')).to_string()),
            (None, 'a'..='z') => return None,
            (None, other) => (other.len_utf8(), other.to_string()),
        };
        japanese.push_str(&written);
        rest = &rest[read..];
    }
    Some(japanese)
}

const fn is_digit(ch: char) -> bool {
    ch.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_in_latin_letters_becomes_one_in_japanese() {
        for (text, japanese) in [
            ("76fu", Some("76歩")),
            ("7ffu", Some("76歩")),
            ("☗7fuma", Some("☗76馬")),
            ("22kakunarazu", Some("22角不成")),
            ("dougin", Some("同銀")),
            ("33narikyohiku", Some("33成香引")),
            ("53tokin", Some("53と")),
            ("７六歩", Some("７六歩")),
            ("58kinmigi", Some("58金右")),
            ("76xx", None),
        ] {
            assert_eq!(in_japanese(text).as_deref(), japanese, "{text}");
        }
    }

    #[test]
    fn no_word_hides_behind_a_shorter_one() {
        for (index, (word, _)) in WORDS.iter().enumerate() {
            assert!(WORDS[..index].iter().all(|(earlier, _)| !word.starts_with(earlier)), "{word}");
        }
    }
}
