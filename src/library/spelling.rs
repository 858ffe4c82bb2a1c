//! Words and ranks as they are compared, however they are spelt.

use crate::record::folded;

/// Whether `sought` occurs in `text`, however both are spelt: 髙橋 is found by 高橋, and the other way round.
pub(super) fn mentions(text: &str, sought: &str) -> bool {
    in_usual_forms(text).contains(&in_usual_forms(sought))
}

fn in_usual_forms(text: &str) -> String {
    folded(text).chars().map(usual_form).collect()
}

/// The usual form of a kanji that Japanese names have in several (旧字体, 異体字).
const fn usual_form(sign: char) -> char {
    match sign {
        '髙' => '高',
        '﨑' => '崎',
        '邉' | '邊' => '辺',
        '齋' | '斉' | '齊' => '斎',
        '澤' => '沢',
        '廣' => '広',
        '濱' | '濵' => '浜',
        '嶋' | '嶌' => '島',
        '龍' => '竜',
        '𠮷' => '吉',
        '德' => '徳',
        '惠' => '恵',
        '榮' => '栄',
        '關' => '関',
        '國' => '国',
        '櫻' => '桜',
        '眞' => '真',
        '條' => '条',
        '瀧' => '滝',
        '瀨' => '瀬',
        '檜' => '桧',
        '冨' => '富',
        '寶' => '宝',
        '壽' => '寿',
        '實' => '実',
        '學' => '学',
        '圓' => '円',
        '淺' => '浅',
        '曾' => '曽',
        '黑' => '黒',
        '萬' => '万',
        '彌' => '弥',
        '穗' => '穂',
        '靜' => '静',
        '與' => '与',
        '藏' => '蔵',
        '禮' => '礼',
        '豐' => '豊',
        '嶽' => '岳',
        '遙' => '遥',
        '堯' => '尭',
        '來' => '来',
        _ => sign,
    }
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
        let names = "髙﨑邉邊斎齋廣濱龍𠮷德";
        assert!(
            names.chars().all(|sign| usual_form(usual_form(sign)) == usual_form(sign)),
            "a usual form has no other"
        );
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
