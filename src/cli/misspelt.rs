//! A command that was misspelt, which would be taken for the path of a record.

use std::path::Path;

use clap::CommandFactory;
use strsim::damerau_levenshtein;

use super::Arguments;
use crate::storage::exists;
use crate::text::{Language, Text};

/// What is said of such a word; `None` if it is a file, or is not like any command. The window would open in the language of the
/// system, so that this is told in it as well.
pub(super) fn in_words(word: &Path) -> Option<String> {
    let written = word.to_str().filter(|_| !exists(word))?;
    let meant = meant(written)?;
    let text = Text::new(Language::of_system());
    Some(text.tell("command-misspelt", &[("word", written.into()), ("meant", meant.into())]))
}

/// The command that is most like this word, if one is like it.
fn meant(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let likeness = |name: &str| damerau_levenshtein(&word, name);
    let commands = Arguments::command();
    let names = commands.get_subcommands().map(|command| command.get_name().to_owned()).chain(["help".to_owned()]);
    names.min_by_key(|name| likeness(name)).filter(|name| likeness(name) <= most_slips(name))
}

/// In how many letters a word may differ from this name, and be the name all the same.
fn most_slips(name: &str) -> usize {
    if name.len() > 5 { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_taken_for_the_command_that_it_is_like_and_for_no_other() {
        for (word, command) in [
            ("chek", "check"),
            ("chcek", "check"),
            ("Check", "check"),
            ("analyze", "analyse"),
            ("pubilsh", "publish"),
            ("convret", "convert"),
            ("hepl", "help"),
        ] {
            assert_eq!(meant(word).as_deref(), Some(command), "{word}");
        }
        for word in ["game", "a.kif", "check.kif", "棋譜", "", "games/check"] {
            assert_eq!(meant(word), None, "{word}");
        }
    }

    #[test]
    fn every_command_is_like_itself() {
        for command in Arguments::command().get_subcommands() {
            assert_eq!(meant(command.get_name()).as_deref(), Some(command.get_name()));
        }
    }
}
