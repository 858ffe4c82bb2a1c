//! Where a line of Japanese may end: between phrases, not inside words (分かち書き、文節), and never before signs that close.
//!
//! Japanese has no spaces, but its writing shows most phrases: they end where kana, the endings and particles, are
//! followed by a word in kanji, katakana or Latin letters. That needs no dictionary; words written in kana only stay whole
//! together with what precedes them.

/// Never at the start of a line (行頭禁則): what closes, small kana, marks of repetition and length.
const NEVER_FIRST: &str = "、。，．・：；？！!?,.:;)]}）］｝〕〉》」』】〙〗〟’”»…‥ーヽヾゝゞ々〻‐–〜～゛゜％%℃\
    ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ";

/// Never at the end of a line (行末禁則): what opens, and the marks of sides, which belong to the move behind them.
const NEVER_LAST: &str = "([{（［｛〔〈《「『【〘〖〝‘“«☗☖";

/// A phrase ends with these.
const ENDS_PHRASE: &str = "、。，．：・？！）］｝〕〉》」』】…";

/// Behind these a particle belongs to what they close.
const CLOSES: &str = ")]）］｝〕〉》」』】";

/// Behind these a word can always be parted: paths and enumerations.
const PARTS_WORD: &str = "/\\-_・：／";

/// One kana between two words joins them (指し手, 切り替え) unless it is one of these particles (手の内).
const PARTICLES: &str = "をはがのとにでもへやな";

/// Words in kana before which a phrase ends, where one of these ends it.
const ENDINGS: &str = "をはがのとにでもへてらいた";
const KANA_WORDS: &str = "あり ある いっぱい かかわ ください ここ この これ さらに しませ すぐ すべて する そこ その それ でき どこ どちら どの \
    どれ なりま なる ほか まだ もう";

/// How well a line may end somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineEnd {
    /// Not at all.
    Never,
    /// In a word, where no phrase ends in sight.
    InWord,
    /// Between phrases.
    Phrase,
}

/// How well a line may end behind each sign of `words`.
#[must_use]
pub fn line_ends(words: &str) -> Vec<LineEnd> {
    let signs: Vec<char> = words.chars().collect();
    (0..signs.len()).map(|index| line_end(&signs, index)).collect()
}

/// Whether there is Japanese in `words`: other writing has spaces.
#[must_use]
pub fn is_japanese(words: &str) -> bool {
    words.chars().any(|sign| !matches!(Script::of(sign), Script::Other | Script::Latin))
}

/// Whether lines of `words` end where others would not see it: between Japanese phrases, and not before a unit.
#[must_use]
pub fn needs_own_lines(words: &str) -> bool {
    is_japanese(words) || {
        let signs: Vec<char> = words.chars().collect();
        (0..signs.len()).any(|index| is_before_unit(&signs, index))
    }
}

/// Behind a number, the space before one of these belongs to both.
const UNITS: [&str; 3] = ["min", "s", "h"];

/// Whether the sign is the space between a number and its unit.
fn is_before_unit(signs: &[char], index: usize) -> bool {
    let is_space = signs[index] == ' ' && index.checked_sub(1).is_some_and(|before| signs[before].is_ascii_digit());
    is_space && {
        let rest = &signs[index + 1..];
        let word: String = rest.iter().take_while(|sign| sign.is_alphanumeric()).collect();
        UNITS.contains(&word.as_str())
    }
}

fn line_end(signs: &[char], index: usize) -> LineEnd {
    let sign = signs[index];
    let Some(&next) = signs.get(index + 1) else { return LineEnd::Phrase };
    if is_before_unit(signs, index) {
        return LineEnd::Never;
    }
    if NEVER_FIRST.contains(next) || NEVER_LAST.contains(sign) || next.is_whitespace() || sign == '\u{a0}' {
        return LineEnd::Never;
    }
    if CLOSES.contains(sign) && Script::of(next) == Script::Kana {
        return LineEnd::InWord;
    }
    if sign.is_whitespace() || ENDS_PHRASE.contains(sign) || NEVER_LAST.contains(next) {
        return LineEnd::Phrase;
    }
    match (Script::of(sign), Script::of(next)) {
        (Script::Kana, Script::Kanji | Script::Katakana | Script::Latin) => behind_kana(signs, index),
        (Script::Kana, Script::Kana) => between_kana(signs, index),
        (Script::Latin, Script::Latin) if !PARTS_WORD.contains(sign) => LineEnd::Never,
        (Script::Latin | Script::Other, Script::Kana) => LineEnd::Never,
        _ => LineEnd::InWord,
    }
}

/// Before a word: there a phrase ends, but for ご注意, お知らせ, 指し手 and 戻し方.
fn behind_kana(signs: &[char], index: usize) -> LineEnd {
    let sign = signs[index];
    let next = Script::of(signs[index + 1]);
    let before = index.checked_sub(1).map(|before| Script::of(signs[before]));
    let is_polite = "ごお".contains(sign) && next == Script::Kanji && before != Some(Script::Kanji);
    let is_joint = before == Some(Script::Kanji) && next == Script::Kanji && !PARTICLES.contains(sign);
    let is_way = signs[index + 1] == '方' && "いきぎしちにびみりえけせてべめれ".contains(sign);
    if is_polite || is_joint || is_way { LineEnd::InWord } else { LineEnd::Phrase }
}

/// Among kana only を ends a phrase for certain, a particle or an ending before some words, and what is before a polite ご
/// or お.
fn between_kana(signs: &[char], index: usize) -> LineEnd {
    let rest = &signs[index + 1..];
    let begins = |word: &str| word.chars().enumerate().all(|(at, sign)| rest.get(at) == Some(&sign));
    let is_before_word = ENDINGS.contains(signs[index]) && KANA_WORDS.split_whitespace().any(begins);
    let is_before_polite =
        "ごお".contains(rest[0]) && rest.get(1).is_some_and(|sign| Script::of(*sign) == Script::Kanji);
    if signs[index] == 'を' || is_before_word || is_before_polite { LineEnd::Phrase } else { LineEnd::InWord }
}

/// What a sign belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Kana,
    Katakana,
    Kanji,
    Latin,
    Other,
}

impl Script {
    fn of(sign: char) -> Self {
        match sign {
            '\u{3041}'..='\u{309f}' => Self::Kana,
            '\u{30a0}'..='\u{30ff}' | '\u{ff66}'..='\u{ff9f}' => Self::Katakana,
            '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '々' | '〆' | '〇' => Self::Kanji,
            sign if sign.is_ascii_graphic() || sign.is_alphanumeric() => Self::Latin,
            _ => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `words` with a line wherever a phrase ends.
    fn phrases(words: &str) -> String {
        let ends = line_ends(words);
        let parts = words.chars().zip(ends).map(|(sign, end)| match end {
            LineEnd::Phrase => format!("{sign}|"),
            LineEnd::Never | LineEnd::InWord => sign.to_string(),
        });
        parts.collect::<String>().trim_end_matches('|').to_owned()
    }

    #[test]
    fn a_line_ends_between_phrases() {
        let parted = [
            "対局中です。|保存せずに|終了すると、|この|対局は|失われます。",
            "ここで|ご注意ください。",
            "新しい|対局を|始めます",
            "この|ファイルには|前に|保存した|棋譜が|残ります",
            "切れ負けを|えらぶと|秒読みは|ありません",
            "残り|30秒から|読み上げます",
            "駒の|動かし方を|ご覧ください",
            "次は|☗７六歩です",
            "テーブル3の|審判",
            "名簿|（CSV）を|読み込んで|ください",
            "対局は|そのまま|続けることが|できます",
            "同じ名前の|ファイルが|あります|（A.kif）。|その|内容は|失われます。",
        ];
        for expected in parted {
            assert_eq!(phrases(&expected.replace('|', "")), expected);
        }
    }

    #[test]
    fn no_line_begins_with_what_closes_or_ends_with_what_opens() {
        for words in ["ちょっと。", "「はい」", "キーッ", "（ここ）", "時々、", "☗５五歩", "50％"]
        {
            let signs: Vec<char> = words.chars().collect();
            for (index, end) in line_ends(words).into_iter().enumerate().take(signs.len() - 1) {
                let is_barred = NEVER_FIRST.contains(signs[index + 1]) || NEVER_LAST.contains(signs[index]);
                assert!(!is_barred || end == LineEnd::Never, "{words} behind {index}");
            }
        }
    }

    #[test]
    fn numbers_and_latin_words_stay_whole() {
        assert!(line_ends("100 KIF").iter().take(2).all(|end| *end == LineEnd::Never));
        assert_eq!(line_ends("a/b")[1], LineEnd::InWord, "a path goes on below");
    }

    #[test]
    fn a_number_stays_with_its_unit() {
        assert_eq!(phrases("held up for 1 min 35 s. The clock"), "held |up |for |1 min |35 s. |The |clock");
        assert!(needs_own_lines("30 s") && !needs_own_lines("3 sides") && !needs_own_lines("so it is"));
    }

    #[test]
    fn other_writing_is_left_as_it_is() {
        assert!(!is_japanese("It is Black's turn: 30 s"));
        assert!(is_japanese("先手番"));
    }
}
