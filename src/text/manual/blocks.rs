//! A small part of Markdown: headings, paragraphs, lists of one level, tables and fenced code. Pictures and comments
//! are skipped: whoever reads the manual in the window has the program itself in front of them.

use std::iter::Peekable;
use std::str::Lines;

use super::Span;
use super::spans::spans;

/// A block of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// `## Words`
    Heading {
        /// The number of `#` marks; 1 is the title.
        level: usize,
        /// The text.
        words: String,
    },
    /// Running text.
    Paragraph(Vec<Span>),
    /// A list of points, or of steps if it is numbered.
    List {
        /// Whether the items are numbered steps.
        is_numbered: bool,
        /// The text of each item.
        items: Vec<Vec<Span>>,
    },
    /// A table; its first row holds the column headings.
    Table(Vec<Vec<Vec<Span>>>),
    /// Lines to be typed or read exactly as they are.
    Code(String),
}

/// What a line begins.
enum Start<'a> {
    Nothing,
    Heading(&'a str),
    Item { is_numbered: bool, words: &'a str },
    Row(&'a str),
    Fence,
    Words(&'a str),
}

/// Parses a whole text.
#[must_use]
pub fn blocks(source: &str) -> Vec<Block> {
    let mut lines = source.lines().peekable();
    let mut blocks = Vec::new();
    while let Some(line) = lines.next() {
        match start_of(line) {
            Start::Nothing => {}
            Start::Heading(line) => blocks.push(heading(line)),
            Start::Item { is_numbered, words } => {
                let item = spans(&with_continuation(words, &mut lines));
                add_item(&mut blocks, is_numbered, item);
            }
            Start::Row(row) => blocks.push(table(row, &mut lines)),
            Start::Fence => blocks.push(code(&mut lines)),
            Start::Words(words) => blocks.push(Block::Paragraph(spans(&with_continuation(words, &mut lines)))),
        }
    }
    blocks
}

fn start_of(line: &str) -> Start<'_> {
    let line = line.trim();
    let numbered = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    match (line, numbered) {
        ("", _) => Start::Nothing,
        (_, Some((_, words))) => Start::Item { is_numbered: true, words },
        _ if line.starts_with("![") || line.starts_with("<!--") => Start::Nothing,
        _ if line.starts_with('#') => Start::Heading(line),
        _ if line.starts_with("```") => Start::Fence,
        _ if line.starts_with('|') => Start::Row(line),
        _ => match line.strip_prefix("- ") {
            Some(words) => Start::Item { is_numbered: false, words },
            None => Start::Words(line),
        },
    }
}

fn heading(line: &str) -> Block {
    let words = line.trim_start_matches('#');
    Block::Heading { level: line.len() - words.len(), words: words.trim().to_owned() }
}

/// `words` joined with the lines that continue them.
fn with_continuation(words: &str, lines: &mut Peekable<Lines<'_>>) -> String {
    let mut all = words.to_owned();
    while let Some(Start::Words(more)) = lines.peek().map(|line| start_of(line)) {
        all.push(' ');
        all.push_str(more);
        lines.next();
    }
    all
}

/// Adds an item to the list at the end, or begins a new one.
fn add_item(blocks: &mut Vec<Block>, numbered: bool, item: Vec<Span>) {
    match blocks.last_mut() {
        Some(Block::List { is_numbered, items }) if *is_numbered == numbered => items.push(item),
        _ => blocks.push(Block::List { is_numbered: numbered, items: vec![item] }),
    }
}

fn table(first: &str, lines: &mut Peekable<Lines<'_>>) -> Block {
    let mut rows = vec![cells(first)];
    while let Some(Start::Row(row)) = lines.peek().map(|line| start_of(line)) {
        let is_rule = row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
        if !is_rule {
            rows.push(cells(row));
        }
        lines.next();
    }
    Block::Table(rows)
}

fn cells(row: &str) -> Vec<Vec<Span>> {
    row.trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect()
}

fn code(lines: &mut Peekable<Lines<'_>>) -> Block {
    let inside: Vec<&str> = lines.take_while(|line| !line.trim().starts_with("```")).collect();
    Block::Code(inside.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::super::SpanKind;
    use super::*;

    fn plain(words: &str) -> Vec<Span> {
        vec![Span { words: words.to_owned(), kind: SpanKind::Plain }]
    }

    #[test]
    fn every_kind_of_block_is_read() {
        let source = "# Title\n\nA line\nand more.\n\n- one\n  of two\n- two\n\n1. first\n\n| A | B |\n| --- | --- |\n| a | b |\n\n\
                      ```sh\nx  y\n```\n<!-- passed over -->\n![a picture](../a.png)\n";
        let expected = [
            Block::Heading { level: 1, words: "Title".to_owned() },
            Block::Paragraph(plain("A line and more.")),
            Block::List { is_numbered: false, items: vec![plain("one of two"), plain("two")] },
            Block::List { is_numbered: true, items: vec![plain("first")] },
            Block::Table(vec![vec![plain("A"), plain("B")], vec![plain("a"), plain("b")]]),
            Block::Code("x  y".to_owned()),
        ];
        assert_eq!(blocks(source), expected);
    }

    #[test]
    fn marked_words_are_told_apart_and_a_mark_without_its_end_is_text() {
        let [Block::Paragraph(spans)] = &blocks("a **b** `c` [d](e.md) *f* 2**3")[..] else { panic!("one paragraph") };
        let seen: Vec<(&str, &SpanKind)> = spans.iter().map(|span| (span.words.as_str(), &span.kind)).collect();
        let link = SpanKind::Link("e.md".to_owned());
        let plain = &SpanKind::Plain;
        let expected = [
            ("a ", plain),
            ("b", &SpanKind::Strong),
            (" ", plain),
            ("c", &SpanKind::Code),
            (" ", plain),
            ("d", &link),
            (" *f* 2**3", plain),
        ];
        assert_eq!(seen, expected);
    }
}
