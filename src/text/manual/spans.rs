//! The words within a block: plain, bold, code and links.

/// Words in the same style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub words: String,
    /// What they are.
    pub kind: SpanKind,
}

/// What some words are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpanKind {
    /// Running text.
    Plain,
    /// `**words**`: something on the screen.
    Strong,
    /// `` `words` ``: something to type.
    Code,
    /// `[words](target)`
    Link(String),
}

/// How each kind begins and ends. A link's target follows in parentheses.
const MARKS: [(&str, &str); 3] = [("**", "**"), ("`", "`"), ("[", "]")];

/// Parses a line of running text. A mark without its counterpart is text like any other.
pub(super) fn spans(line: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = line;
    while let Some((before, span, after)) = first_marked(rest) {
        spans.extend(plain(before));
        spans.push(span);
        rest = after;
    }
    spans.extend(plain(rest));
    spans
}

fn plain(words: &str) -> Option<Span> {
    (!words.is_empty()).then(|| Span { words: words.to_owned(), kind: SpanKind::Plain })
}

/// The first marked words, with what comes before and after them.
fn first_marked(line: &str) -> Option<(&str, Span, &str)> {
    let found = MARKS.into_iter().filter_map(|(open, close)| {
        let at = line.find(open)?;
        let inside = &line[at + open.len()..];
        let end = inside.find(close)?;
        let (span, after) = marked(open, &inside[..end], &inside[end + close.len()..])?;
        Some((at, span, after))
    });
    found.min_by_key(|(at, _, _)| *at).map(|(at, span, after)| (&line[..at], span, after))
}

fn marked<'a>(open: &str, words: &str, after: &'a str) -> Option<(Span, &'a str)> {
    let words = words.to_owned();
    match open {
        "**" => Some((Span { words, kind: SpanKind::Strong }, after)),
        "`" => Some((Span { words, kind: SpanKind::Code }, after)),
        _ => {
            let (target, after) = after.strip_prefix('(')?.split_once(')')?;
            Some((Span { words, kind: SpanKind::Link(target.to_owned()) }, after))
        }
    }
}
