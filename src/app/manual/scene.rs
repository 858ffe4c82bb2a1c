//! The chapter that is open, read anew only for another chapter or another language.

use crate::app::state::AppState;
use crate::text::manual::{Block, Chapter};
use crate::text::{Language, Text};

/// The manual, open at a chapter.
#[derive(Clone, Debug)]
pub struct ManualScene {
    /// The heading above the chapters.
    pub heading: String,
    /// Every chapter with its title.
    pub chapters: Vec<(Chapter, &'static str)>,
    /// The open chapter.
    pub chapter: Chapter,
    /// The text of the open chapter.
    pub blocks: Vec<Block>,
    language: Language,
}

impl ManualScene {
    /// Reads the chapter that is open anew if it is another one, or in another language; `None` while the manual is closed.
    pub fn follow(scene: &mut Option<Self>, state: &AppState, text: &Text) {
        let wanted = state.manual.map(|chapter| (chapter, text.language()));
        if scene.as_ref().map(|scene| (scene.chapter, scene.language)) != wanted {
            *scene = wanted.map(|(chapter, language)| Self::of(chapter, language, text));
        }
    }

    fn of(chapter: Chapter, language: Language, text: &Text) -> Self {
        Self {
            heading: text.say("manual-contents"),
            chapters: Chapter::ALL.map(|chapter| (chapter, chapter.title(language))).to_vec(),
            chapter,
            blocks: chapter.blocks(language),
            language,
        }
    }
}
