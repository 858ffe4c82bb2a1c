//! Where a value stands in a text: the parser says only where it noticed that something is wrong with it.

use serde_path_to_error::{Path, Segment};

/// What a text is made of, as far as values are to be found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Open,
    Close,
    Comma,
    Colon,
    /// A name, a number or a text in quotation marks.
    Word(&'a str),
}

/// The line on which the value at `path` begins, counted from 1: that of its first field if it has only plain ones.
pub(super) fn line_of_value(text: &str, path: &Path) -> Option<usize> {
    let tokens = tokens(text);
    let mut place = 0;
    for segment in path {
        place = match segment {
            Segment::Map { key } => field(&tokens, place, key)?,
            Segment::Seq { index } => entry(&tokens, place, *index)?,
            Segment::Enum { .. } => place,
            Segment::Unknown => break,
        };
    }
    let inside = opening(&tokens, place).filter(|&open| is_plain(&tokens, open)).map(|open| open + 1);
    let (offset, _) = tokens.get(inside.unwrap_or(place))?;
    Some(1 + text[..*offset].matches('\n').count())
}

/// The bracket that opens the value at `place`, behind the name of its kind.
fn opening(tokens: &[(usize, Token)], place: usize) -> Option<usize> {
    let is_open = |at: usize| tokens.get(at).is_some_and(|(_, token)| *token == Token::Open);
    [place, place + 1].into_iter().find(|&at| is_open(at))
}

/// Whether what `open` opens has no brackets in it, but something else.
fn is_plain(tokens: &[(usize, Token)], open: usize) -> bool {
    let mut inside = tokens[open + 1..].iter().map(|(_, token)| token).peekable();
    inside.peek().is_some_and(|token| matches!(token, Token::Word(_)))
        && inside.find(|token| matches!(token, Token::Open | Token::Close)) == Some(&Token::Close)
}

/// The tokens directly inside the bracket `open`, by their indices.
fn inside(tokens: &[(usize, Token)], open: usize) -> Vec<usize> {
    let (mut depth, mut found) = (0_usize, Vec::new());
    for (at, (_, token)) in tokens.iter().enumerate().skip(open + 1) {
        match token {
            Token::Close if depth == 0 => break,
            Token::Close => depth -= 1,
            Token::Open => {
                found.extend((depth == 0).then_some(at));
                depth += 1;
            }
            Token::Comma | Token::Colon | Token::Word(_) => found.extend((depth == 0).then_some(at)),
        }
    }
    found
}

/// The value of the field `key` of the value at `place`, also through brackets that hold only one value, such as `Some(…)`.
fn field(tokens: &[(usize, Token)], place: usize, key: &str) -> Option<usize> {
    let open = opening(tokens, place)?;
    let inside = inside(tokens, open);
    let is_key =
        |&&at: &&usize| tokens[at].1 == Token::Word(key) && tokens.get(at + 1).map(|it| it.1) == Some(Token::Colon);
    let has_fields = inside.iter().any(|&at| tokens[at].1 == Token::Colon);
    match inside.iter().find(is_key) {
        Some(at) => Some(at + 2),
        None if has_fields => None,
        None => field(tokens, *inside.first()?, key),
    }
}

/// The entry number `index` of the list at `place`, counted from 0.
fn entry(tokens: &[(usize, Token)], place: usize, index: usize) -> Option<usize> {
    let inside = inside(tokens, opening(tokens, place)?);
    let starts = inside.iter().filter(|&&at| tokens[at].1 == Token::Comma).map(|at| at + 1);
    inside.first().copied().into_iter().chain(starts).nth(index)
}

fn tokens(text: &str) -> Vec<(usize, Token<'_>)> {
    let (mut at, mut tokens) = (0, Vec::new());
    while let Some(sign) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, token) = match sign {
            '(' | '[' | '{' => (1, Some(Token::Open)),
            ')' | ']' | '}' => (1, Some(Token::Close)),
            ',' => (1, Some(Token::Comma)),
            ':' => (1, Some(Token::Colon)),
            // What is switched on for the whole text.
            '#' if rest.starts_with("#![") => (rest.find(']').map_or(rest.len(), |end| end + 1), None),
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |end| end + 2), None),
            '"' => word(rest, quotation(rest)),
            _ if is_part_of_word(sign) => word(rest, rest.find(|sign| !is_part_of_word(sign)).unwrap_or(rest.len())),
            other => (other.len_utf8(), None),
        };
        tokens.extend(token.map(|token| (at, token)));
        at += length;
    }
    tokens
}

fn word(rest: &str, length: usize) -> (usize, Option<Token<'_>>) {
    (length, Some(Token::Word(&rest[..length])))
}

fn is_part_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || "_-+.".contains(sign)
}

/// How long the text in quotation marks is with which `rest` begins.
fn quotation(rest: &str) -> usize {
    let mut is_escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, sign)| {
        let ends = sign == '"' && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        ends
    });
    end.map_or(rest.len(), |(end, _)| end + 1)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Deserializer};

    use super::super::read;

    #[derive(Debug, Deserialize)]
    struct Time {
        #[expect(dead_code, reason = "only read")]
        secs: u64,
        #[expect(dead_code, reason = "only read")]
        nanos: u32,
    }

    #[derive(Debug, Deserialize)]
    enum Counting {
        Fischer {
            #[serde(deserialize_with = "never")]
            #[expect(dead_code, reason = "only read")]
            increment: Time,
        },
    }

    #[derive(Debug, Deserialize)]
    struct Game {
        #[expect(dead_code, reason = "only read")]
        name: String,
        #[expect(dead_code, reason = "only read")]
        counting: Option<Counting>,
    }

    /// A time that is read, but that no clock goes to.
    fn never<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Time, D::Error> {
        Time::deserialize(deserializer).and_then(|_| Err(serde::de::Error::custom("too long")))
    }

    #[test]
    fn what_is_wrong_with_a_value_is_told_of_its_own_line() {
        let plain = "(\n    name: \"(\\\" [\", // (\n    counting: None,\n),\n";
        let wrong = "(\n    name: \"b\",\n    counting: Some(Fischer(\n        increment: (\n            secs: 5,\n            \
                     nanos: 0,\n        ),\n    )),\n),\n";
        let text = format!("#![enable(implicit_some)]\n[\n{plain}/* ( */ {plain}{wrong}]\n");
        let error = read::<Vec<Game>>(&text).unwrap_err();
        let expected = 1 + text.lines().position(|line| line.contains("secs")).unwrap();
        assert_eq!((error.line, error.field.as_str()), (expected, "[2].counting.increment"));
    }

    #[test]
    fn what_is_missing_is_told_of_the_value_that_lacks_it() {
        let error = read::<Vec<Game>>("[\n(name: \"a\"),\n(\n  counting: None,\n)\n]").unwrap_err();
        assert_eq!(error.line, 4);
    }
}
