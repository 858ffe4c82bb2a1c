//! A command line in one field: words separated by blanks, in quotation marks if they contain any. A backslash is an
//! ordinary character, for paths on Windows.

/// The words of a command line; none if it is empty or a quotation mark is missing.
#[must_use]
pub fn words_of(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in line.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

/// The command line that has these words.
#[must_use]
pub fn line_of(words: &[String]) -> String {
    let quoted = |word: &String| match (word.contains('"'), word.is_empty() || word.contains([' ', '\t', '\''])) {
        (true, _) => format!("'{word}'"),
        (false, true) => format!("\"{word}\""),
        (false, false) => word.clone(),
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_read_as_it_was_written() {
        let lines = [
            ("  fairy-stockfish ", &["fairy-stockfish"][..]),
            (r#""C:\Program Files\engine.exe" -x"#, &[r"C:\Program Files\engine.exe", "-x"]),
            ("ssh host 'cd engine; ./engine \"a b\"'", &["ssh", "host", "cd engine; ./engine \"a b\""]),
            (r#"engine """#, &["engine", ""]),
        ];
        for (line, words) in lines {
            let read = words_of(line).unwrap();
            assert_eq!(read, words, "{line}");
            assert_eq!(words_of(&line_of(&read)), Some(read), "{line}");
        }
        assert_eq!([words_of("  "), words_of("engine \"x")], [None, None]);
    }
}
