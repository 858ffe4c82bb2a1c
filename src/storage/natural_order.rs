//! The order in which people look for files: `2.kif` before `10.kif`.

use std::path::Path;

/// What names are sorted by: their numbers count as numbers, and small and large letters as the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NaturalKey(Vec<Part>);

/// A run of digits, or of other signs. Longer numbers are greater: they begin with no zero.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(usize, String),
    Words(String),
}

/// The key of a name.
#[must_use]
pub fn natural_key(name: &str) -> NaturalKey {
    let name = name.to_lowercase();
    let mut rest = name.as_str();
    let mut parts = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|sign: char| sign.is_ascii_digit() != is_number).unwrap_or(rest.len());
        let (run, others) = rest.split_at(end);
        let number = run.trim_start_matches('0');
        parts.push(if is_number { Part::Number(number.len(), number.to_owned()) } else { Part::Words(run.to_owned()) });
        rest = others;
    }
    NaturalKey(parts)
}

/// The key of a path, folder by folder.
#[must_use]
pub fn natural_path_key(path: &Path) -> Vec<NaturalKey> {
    path.components().map(|part| natural_key(&part.as_os_str().to_string_lossy())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_as_numbers_wherever_they_stand() {
        let sorted = ["", "1.kif", "02.kif", "2a.kif", "10.kif", "a", "A1b9", "a1b10", "a02", "a10", "第9局", "第10局"];
        assert!(sorted.is_sorted_by_key(|name| natural_key(name)));
        let long = "9".repeat(60);
        assert!(natural_key(&long) < natural_key(&format!("1{}", "0".repeat(60))));
    }

    #[test]
    fn paths_are_sorted_folder_by_folder() {
        let sorted = ["a2/1.kif", "a10/1.kif", "a10/2.kif", "a10/10.kif", "a10.kif"].map(Path::new);
        assert!(sorted.is_sorted_by_key(|path| natural_path_key(path)));
    }
}
