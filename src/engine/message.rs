//! What an engine says in a line.

use super::{EngineOption, Info};

/// A line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    Name(String),
    Author(String),
    Option(EngineOption),
    UsiOk,
    ReadyOk,
    /// `bestmove`, with the words behind it.
    BestMove(Vec<String>),
    /// `checkmate`, with the words behind it.
    Checkmate(Vec<String>),
    Info(Box<Info>),
    /// It speaks the protocol of chess engines.
    UciOk,
    /// Nothing that USI knows: an empty line as a sign of life, a prompt, a board.
    Other,
}

/// No answer has more words.
const MOST_WORDS: usize = 1_000;

impl Message {
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let words = || rest.split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
        let name = |key| rest.trim_start().strip_prefix(key).map(|name: &str| name.trim().to_owned());
        match word {
            "id" => match (name("name "), name("author ")) {
                (Some(name), _) => Self::Name(name),
                (None, Some(author)) => Self::Author(author),
                (None, None) => Self::Other,
            },
            "option" => EngineOption::read(rest).map_or(Self::Other, Self::Option),
            "usiok" => Self::UsiOk,
            "readyok" => Self::ReadyOk,
            "uciok" => Self::UciOk,
            "bestmove" => Self::BestMove(words()),
            "checkmate" => Self::Checkmate(words()),
            "info" => Self::Info(Box::new(Info::read(rest.split_whitespace()))),
            _ => Self::Other,
        }
    }
}
