//! Names that may belong to one player.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::record::folded;

/// Titles (称号) of professional players, the eight and those that nobody holds any more.
const TITLES: [&str; 11] = ["竜王", "名人", "王位", "王座", "棋王", "叡王", "王将", "棋聖", "十段", "女流名人", "女王"];

/// Polite suffixes of a name.
const POLITE: [&str; 7] = ["さん", "様", "氏", "君", "先生", "選手", "殿"];

/// Prefixes of a rank: `アマ五段`, `女流初段`.
const BEFORE_RANK: [&str; 3] = ["アマ", "女流", "永世"];

/// Groups of names that differ only in spaces, case, titles (称号), ranks (段級) and polite suffixes, each with how often
/// it occurs: the most frequent name and the most frequent group first.
///
/// ```
/// use komadai::library::alike_names;
///
/// let names = ["佐藤昇", "佐藤　昇五段", "佐藤昇", "鈴木", "Ken Suzuki 3-dan", "ken suzuki"];
/// let alike = alike_names(names.into_iter().map(str::to_owned));
/// assert_eq!(alike[0], [("佐藤昇".to_owned(), 2), ("佐藤　昇五段".to_owned(), 1)]);
/// assert_eq!(alike.len(), 2);
/// ```
#[must_use]
pub fn alike_names(names: impl IntoIterator<Item = String>) -> Vec<Vec<(String, u32)>> {
    let mut groups: BTreeMap<String, BTreeMap<String, u32>> = BTreeMap::new();
    for name in names.into_iter().filter(|name| !name.trim().is_empty()) {
        *groups.entry(bare(&name)).or_default().entry(name).or_default() += 1;
    }
    let several = groups.into_values().filter(|spellings| spellings.len() > 1);
    let mut alike: Vec<Vec<(String, u32)>> = several
        .map(|spellings| {
            let mut spellings: Vec<(String, u32)> = spellings.into_iter().collect();
            spellings.sort_by_key(|&(_, count)| Reverse(count));
            spellings
        })
        .collect();
    alike.sort_by_cached_key(|names| Reverse(names.iter().map(|&(_, count)| u64::from(count)).sum::<u64>()));
    alike
}

/// The name without titles, ranks and suffixes; the whole name if nothing would be left.
fn bare(name: &str) -> String {
    parted(name).0
}

/// The title (称号) or rank (段級) that stands behind a name, with what is polite: `五段` of 佐藤 昇（五段）. Empty if there is none.
pub(super) fn rank_in_name(name: &str) -> String {
    parted(name).1.trim_matches(BETWEEN).to_owned()
}

/// The name as it is compared, and what stands behind it.
fn parted(name: &str) -> (String, String) {
    let mut whole = folded(name);
    let mut rest = whole.as_str();
    while let Some(shorter) = without_last(rest).filter(|shorter| !shorter.is_empty()) {
        rest = shorter;
    }
    let behind = whole.split_off(rest.len());
    (whole, behind)
}

/// What stands between a name and its rank, or around it.
const BETWEEN: [char; 5] = ['・', '、', '(', ')', '-'];

/// The name without the title, rank or polite word at its end, if there is one.
fn without_last(name: &str) -> Option<&str> {
    let ended = [&TITLES[..], &POLITE, &BEFORE_RANK].concat();
    let shorter = ended.iter().find_map(|end| name.strip_suffix(end)).or_else(|| name.strip_suffix(BETWEEN));
    shorter.or_else(|| without_rank(name))
}

/// The name without a rank: 五段, 5段, 初段, 3級, 5dan, 3kyu.
fn without_rank(name: &str) -> Option<&str> {
    let counted = ["段", "級", "dan", "kyu"].iter().find_map(|end| name.strip_suffix(end))?;
    let counted = counted.strip_suffix('-').unwrap_or(counted);
    let is_number = |sign: char| sign.is_ascii_digit() || "初一二三四五六七八九十".contains(sign);
    let bare = counted.trim_end_matches(is_number);
    (bare.len() < counted.len()).then_some(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_titles_ranks_and_politeness_make_no_other_player() {
        let same = [
            "佐藤昇",
            "佐藤 昇",
            "佐藤　昇",
            "佐藤昇五段",
            "佐藤昇 5段",
            "佐藤昇アマ五段",
            "佐藤昇竜王・名人",
            "佐藤昇さん",
            "佐藤昇（３級）",
        ];
        assert!(same.iter().all(|name| bare(name) == "佐藤昇"), "{:?}", same.map(bare));
        assert_eq!(
            [bare("Ken Suzuki"), bare("ken suzuki 3-dan"), bare("KEN SUZUKI (2 kyu)")],
            ["kensuzuki"; 3].map(str::to_owned)
        );
    }

    #[test]
    fn the_rank_behind_a_name_is_read() {
        for (name, rank) in [
            ("佐藤 健 五段", "五段"),
            ("佐藤健（５段）", "5段"),
            ("佐藤昇アマ三段", "アマ三段"),
            ("佐藤昇竜王・名人", "竜王・名人"),
            ("Ken Suzuki 3-dan", "3-dan"),
            ("佐藤健", ""),
            ("五段", ""),
        ] {
            assert_eq!(rank_in_name(name), rank, "{name}");
        }
    }

    #[test]
    fn a_name_that_is_nothing_else_stays_and_others_are_told_apart() {
        assert_eq!([bare("名人"), bare("五段"), bare("様")], ["名人", "五段", "様"].map(str::to_owned));
        assert_ne!(bare("佐藤昇"), bare("佐藤登"));
        assert_ne!(bare("手段"), bare("手"));
        let none = alike_names(["佐藤", "鈴木", "", " "].map(str::to_owned));
        assert!(none.is_empty());
    }
}
