//! How long functions are, by how `rustfmt` lays them out: one ends at the first brace that stands where it began.

/// The functions of a source: what each is called, and how many lines it has from `fn` to its last brace.
pub fn functions(source: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    lines.iter().enumerate().filter_map(|(first, line)| Some((name(line)?, length(&lines[first..])))).collect()
}

fn name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace().skip_while(|word| is_before_fn(word));
    let name = (words.next() == Some("fn")).then(|| words.next())??;
    Some(name.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect())
}

fn is_before_fn(word: &str) -> bool {
    word.starts_with("pub")
        || ["in", "const", "async", "unsafe", "extern", "\"C\""].contains(&word)
        || word.ends_with(')')
}

fn length(lines: &[&str]) -> usize {
    let indent = lines[0].len() - lines[0].trim_start().len();
    let is_end =
        |line: &&str| line.trim_start().starts_with(['}', ';']) && line.len() - line.trim_start().len() == indent;
    let is_whole = lines[0].ends_with(['}', ';']);
    if is_whole { 1 } else { 1 + lines[1..].iter().position(is_end).map_or(lines.len(), |last| last + 1) }
}

#[test]
fn a_function_is_as_long_as_it_looks() {
    let source = "impl A {\n    pub(super) const fn one() {}\n\n    fn two(\n        a: u8,\n    ) -> u8 {\n        if a > 1 {\n        }\n    }\n}\n";
    let name = |name: &str, lines| (name.to_owned(), lines);
    assert_eq!(functions(source), [name("one", 1), name("two", 6)]);
    assert_eq!(
        functions("/// fn of a comment\nlet a = \"fn b\";\nfn c<T>()\nwhere\n    T: Copy,\n{\n}\n"),
        [name("c", 5)]
    );
}
