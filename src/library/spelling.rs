//! Words and ranks as they are compared, however they are spelt.

use crate::record::folded;

/// Whether `sought` occurs in `text`, however both are spelt: 髙橋 is found by 高橋, and the other way round.
pub(super) fn mentions(text: &str, sought: &str) -> bool {
    in_usual_forms(text).contains(&in_usual_forms(sought))
}

fn in_usual_forms(text: &str) -> String {
    folded(text).chars().map(usual_form).collect()
}

/// The kanji of Japanese names that are written in several forms (旧字体, 異体字), the usual one first.
const FORMS: [&str; 42] = [
    "高髙",
    "崎﨑",
    "辺邉邊",
    "斎齋斉齊",
    "沢澤",
    "広廣",
    "浜濱濵",
    "島嶋嶌",
    "竜龍",
    "吉𠮷",
    "徳德",
    "恵惠",
    "栄榮",
    "関關",
    "国國",
    "桜櫻",
    "真眞",
    "条條",
    "滝瀧",
    "瀬瀨",
    "桧檜",
    "富冨",
    "宝寶",
    "寿壽",
    "実實",
    "学學",
    "円圓",
    "浅淺",
    "曽曾",
    "黒黑",
    "万萬",
    "弥彌",
    "穂穗",
    "静靜",
    "与與",
    "蔵藏",
    "礼禮",
    "豊豐",
    "岳嶽",
    "遥遙",
    "尭堯",
    "来來",
];

fn usual_form(sign: char) -> char {
    let forms = FORMS.iter().find(|forms| forms.contains(sign));
    forms.and_then(|forms| forms.chars().next()).unwrap_or(sign)
}

/// Whether a rank is the one that is sought, or is described by it: 五段, 5段 and 5-dan are one rank, and 段 is said of all of
/// them. 1級 is not said of 11級.
pub(super) fn is_rank(rank: &str, sought: &str) -> bool {
    let (rank, sought) = (in_figures(rank), in_figures(sought));
    let goes_on = |sign: char| sign.is_ascii_digit() && sought.starts_with(|first: char| first.is_ascii_digit());
    rank.match_indices(&sought).any(|(at, _)| !rank[..at].ends_with(goes_on))
}

/// A rank with its number in figures: 初段 and 1-dan as 1段, 十二級 as 12級.
fn in_figures(rank: &str) -> String {
    let rank = folded(rank).replace("dan", "段").replace("kyu", "級").replace('-', "");
    let signs: Vec<char> = rank.chars().map(figure).collect();
    let is_figure = |at: Option<usize>| at.and_then(|at| signs.get(at)).is_some_and(char::is_ascii_digit);
    let mut figures = String::new();
    for (at, &sign) in signs.iter().enumerate() {
        match (sign, is_figure(at.checked_sub(1)), is_figure(Some(at + 1))) {
            ('十', false, _) => figures.push_str(if is_figure(Some(at + 1)) { "1" } else { "10" }),
            ('十', true, false) => figures.push('0'),
            ('十', true, true) => {}
            (other, ..) => figures.push(other),
        }
    }
    figures
}

fn figure(sign: char) -> char {
    const FIGURES: &str = "一二三四五六七八九";
    match FIGURES.chars().zip('1'..='9').find(|&(kanji, _)| kanji == sign || (sign == '初' && kanji == '一')) {
        Some((_, figure)) => figure,
        None => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_width_nor_case_nor_spaces_make_another_word() {
        assert!(mentions("第１２回　駒台杯", "第12回 駒台杯") && mentions("第12回", "第１２回"));
        assert!(mentions("Ｋｅｎ Suzuki", "KENS") && !mentions("第12回", "第13回"));
        assert!(mentions("ﾌｼﾞｲ ｿｳﾀ", "フジイ") && mentions("好手のコメント", "ｺﾒﾝﾄ"));
    }

    #[test]
    fn a_name_is_found_in_whichever_form_its_kanji_are_written() {
        for (written, sought) in
            [("髙見泰地", "高見"), ("高見", "髙見"), ("渡邉", "渡辺"), ("渡邊", "渡邉"), ("𠮷田", "吉田")]
        {
            assert!(mentions(written, sought), "{written} {sought}");
        }
        assert!(!mentions("高見", "渡辺"));
        let mut known = std::collections::BTreeSet::new();
        assert!(FORMS.iter().flat_map(|forms| forms.chars()).all(|sign| known.insert(sign)), "each has one usual form");
    }

    #[test]
    fn a_rank_is_the_same_in_figures_and_in_letters() {
        for (rank, sought) in [
            ("五段", "5段"),
            ("5段", "五段"),
            ("アマ５段", "五段"),
            ("初段", "1段"),
            ("3-dan", "三段"),
            ("3 Dan", "3dan"),
            ("2 kyu", "2級"),
            ("十段", "10段"),
            ("十一級", "11級"),
            ("二十級", "20級"),
            ("二十三級", "23級"),
            ("五段", "段"),
        ] {
            assert!(is_rank(rank, sought), "{rank} {sought}");
        }
        for (rank, sought) in [("11級", "1級"), ("十一級", "一級"), ("", "五段"), ("四段", "五段"), ("5級", "5段")]
        {
            assert!(!is_rank(rank, sought), "{rank} {sought}");
        }
    }
}
