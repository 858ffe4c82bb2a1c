//! The positions that are meant: those typed on the command line, and those in files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::cli::check::game_name;
use crate::cli::remark::Remark;
use crate::cli::terminal::name;
use crate::record::{ImportError, Imported, NodeId, import, usi_record, visible};
use crate::shogi::{Handicap, Move, Position};

/// What was named on the command line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// A position as engines are told it, with moves or without.
    Line(String),
    /// A file or a folder.
    Path(PathBuf),
}

/// Whose answer it is.
#[derive(Clone, Debug)]
pub(super) struct Sought {
    pub(super) file: Option<String>,
    /// The number of the game in its file, if that holds several.
    pub(super) game: Option<usize>,
    name: String,
}

impl Sought {
    /// A position that was typed.
    pub(super) const fn typed() -> Self {
        Self { file: None, game: None, name: String::new() }
    }

    pub(super) fn in_file(path: &Path, number: usize, total: usize) -> Self {
        let file = Some(path.display().to_string());
        Self { file, game: (total > 1).then_some(number), name: game_name(&name(path), number, total) }
    }

    /// What stands before an answer in words.
    pub(super) fn before_an_answer(&self) -> String {
        if self.name.is_empty() { String::new() } else { format!("{}: ", self.name) }
    }

    /// What stands before a remark, which begins with a line or a blank.
    pub(super) fn before_a_remark(&self) -> String {
        format!("{}:", visible(self.file.as_deref().unwrap_or("komadai mate")))
    }
}

/// Tells positions from files. The fields of a position may be one word or several.
pub(super) fn named(words: &[OsString]) -> Vec<Named> {
    let mut named = Vec::new();
    let mut rest = words;
    while let Some((first, others)) = rest.split_first() {
        let line = words_of_line(rest);
        if line.is_empty() {
            named.push(Named::Path(first.into()));
            rest = others;
        } else {
            named.push(Named::Line(line.join(" ")));
            rest = &rest[line.len()..];
        }
    }
    named
}

/// The words at the beginning that are one position, with its moves; none if the first names a file.
fn words_of_line(words: &[OsString]) -> Vec<&str> {
    let words: Vec<&str> = words.iter().map_while(|word| word.to_str()).collect();
    let begins = usize::from(words.first() == Some(&"position"));
    let Some(first) = words.get(begins).filter(|word| usi_record::format_of(word).is_some()) else {
        return Vec::new();
    };
    if first.contains(char::is_whitespace) {
        return words[..=begins].to_vec();
    }
    let mut length = begins + 1;
    let mut take = |fits: fn(&str) -> bool| {
        let is_taken = words.get(length).is_some_and(|word| fits(word));
        length += usize::from(is_taken);
        is_taken
    };
    if *first != "startpos" {
        let _ = *first == "sfen" && take(|word| word.contains('/'));
        let _ = take(|word| matches!(word, "b" | "w")) && take(is_hands) && take(is_number);
    }
    if take(|word| word == "moves") {
        while take(|word| word.parse::<Move>().is_ok()) {}
    }
    words[..length].to_vec()
}

fn is_hands(word: &str) -> bool {
    word == "-" || word.chars().all(|sign| sign.is_ascii_digit() || "RBGSNLPrbgsnlp".contains(sign))
}

fn is_number(word: &str) -> bool {
    word.chars().all(|sign| sign.is_ascii_digit())
}

/// Reads a position that was typed.
pub(super) fn read_line(line: &str) -> Result<Imported, ImportError> {
    let game = import(line.as_bytes())?;
    match game.broken_off {
        Some(error) => Err(error),
        None => Ok(game),
    }
}

/// The position after a number of moves. If none is said: the one that was set up, as problems are; or the last one of
/// a game from one of the usual starting positions.
pub(super) fn position_of(game: &Imported, ply: Option<usize>) -> Result<Position, Remark> {
    let tree = &game.tree;
    let line = tree.main_line();
    let is_played = Handicap::of(tree.start().setup()).is_some();
    let ply = ply.unwrap_or(if is_played { line.len() - 1 } else { 0 });
    let wants_the_end = ply + 1 >= line.len() && ply > 0;
    match (line.get(ply), game.broken_off.as_ref().filter(|_| wants_the_end)) {
        (_, Some(error)) => Err(Remark::from(error)),
        (Some(&node), None) => Ok(tree.position_at(node)),
        (None, None) => Err(no_such_move(ply, &line)),
    }
}

fn no_such_move(ply: usize, line: &[NodeId]) -> Remark {
    let message = format!("there is no move {ply}; the last one is {}", line.len() - 1);
    Remark { line: None, message }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(words: &str) -> Vec<Named> {
        named(&words.split(' ').map(|word| word.replace('_', " ").into()).collect::<Vec<OsString>>())
    }

    fn line(text: &str) -> Named {
        Named::Line(text.to_owned())
    }

    #[test]
    fn positions_are_told_from_files_in_one_word_or_several() {
        let board = "4k4/9/4P4/9/9/9/9/9/9";
        let full = format!("{board} b G 1");
        let whole = full.replace(' ', "_");
        let path = |text: &str| Named::Path(text.into());
        for (words, expected) in [
            (full.clone(), vec![line(&full)]),
            (whole.clone(), vec![line(&full)]),
            (format!("sfen {full}"), vec![line(&format!("sfen {full}"))]),
            (format!("sfen_{whole}"), vec![line(&format!("sfen {full}"))]),
            (format!("{board} b G a.kif"), vec![line(&format!("{board} b G")), path("a.kif")]),
            (format!("a/b.kif {full} {whole} c"), vec![path("a/b.kif"), line(&full), line(&full), path("c")]),
            ("startpos".to_owned(), vec![line("startpos")]),
            (
                "position startpos moves 7g7f 3c3d x".to_owned(),
                vec![line("position startpos moves 7g7f 3c3d"), path("x")],
            ),
            (
                "position_startpos_moves_7g7f moves".to_owned(),
                vec![line("position startpos moves 7g7f"), path("moves")],
            ),
        ] {
            assert_eq!(told(&words), expected, "{words}");
        }
    }
}
