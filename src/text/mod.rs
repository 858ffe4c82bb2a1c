//! Words for people: every sentence on screen, in English and in Japanese.
//!
//! The sentences are in `assets/text/{en,ja}/*.ftl` (Project Fluent), so that a translator needs no Rust. This room
//! looks them up, and turns what other rooms say in types, such as the reason for an ending or an error with its line,
//! into sentences.

mod audit;
mod engines;
mod errors;
mod events;
mod file_errors;
mod handicaps;
mod judgements;
mod language;
mod losses;
pub mod manual;
mod notices;
mod pairing;
mod paper;
pub mod phrases;
mod rules;
mod spoken;
mod times;
mod verdicts;
mod warnings;
mod words;

use std::cell::RefCell;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

pub use fluent_bundle::FluentValue as Arg;
pub use handicaps::handicap_in_records;
pub use language::Language;
pub use notices::notices;
pub use spoken::CheckCall;
pub use words::{behind_mark, grouped, points};

thread_local! {
    /// The sentences of the language not on screen, kept once used: parsing them takes a while.
    static OTHER: RefCell<Option<Text>> = const { RefCell::new(None) };
}

/// The sentences of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// Loads the sentences of `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // The marks that isolate names in another writing direction have no glyph in our fonts.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language of these sentences.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Of two words of the user's own, or of a table, the one in this language.
    #[must_use]
    pub const fn either<'a>(&self, english: &'a str, japanese: &'a str) -> &'a str {
        match self.language {
            Language::English => english,
            Language::Japanese => japanese,
        }
    }

    /// Two sentences on one line: in Japanese nothing stands between them.
    #[must_use]
    pub fn in_a_row(&self, first: &str, second: &str) -> String {
        format!("{first}{}{second}", self.either(" ", ""))
    }

    /// Says something in the language that is not on screen.
    pub fn in_other_language<R>(&self, say: impl FnOnce(&Self) -> R) -> R {
        let language = self.language.other();
        OTHER.with_borrow_mut(|known| {
            let text = known.take().filter(|text| text.language == language).unwrap_or_else(|| Self::new(language));
            let said = say(&text);
            *known = Some(text);
            said
        })
    }

    /// The sentence called `id`.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &[])
    }

    /// The sentence called `id`, with `args` filled in. A sentence that does not exist is shown as its id.
    #[must_use]
    pub fn tell(&self, id: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "no sentence is called {id}");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().map(|(name, arg)| (name, upright(arg))).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// What is filled in reads as nothing else: without the signs that turn the direction of writing around, which a name may
/// hold, and no longer than a path can be. A name may have a megabyte, and nobody could get past the sentence.
fn upright(arg: Arg<'_>) -> Arg<'_> {
    const MOST_SIGNS: usize = 4_096;
    match arg {
        Arg::String(words) => {
            let words = match words.char_indices().nth(MOST_SIGNS) {
                Some((end, _)) => format!("{}…", &words[..end]).into(),
                None => words,
            };
            Arg::from(if words.contains(turns_writing) {
                words.replace(turns_writing, "\u{FFFD}").into()
            } else {
                words
            })
        }
        other => other,
    }
}

const fn turns_writing(sign: char) -> bool {
    matches!(sign, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_quoted_turns_no_writing_around() {
        for language in [Language::English, Language::Japanese] {
            let told = Text::new(language).tell("hall-table", &[("number", "a\u{202E}b\u{2066}c".into())]);
            assert!(told.contains("a\u{FFFD}b\u{FFFD}c"), "{told}");
        }
    }

    #[test]
    fn a_name_of_a_megabyte_is_quoted_in_part() {
        let told = Text::new(Language::Japanese).tell("hall-table", &[("number", "名".repeat(1 << 20).into())]);
        assert!((4_096..5_000).contains(&told.chars().count()) && told.contains("名…"));
    }
}
