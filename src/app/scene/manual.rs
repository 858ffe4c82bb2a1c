use crate::app::state::AppState;
use crate::text::Text;
use crate::text::manual::{Block, Chapter};

/// The manual, open at a chapter.
#[derive(Clone, Debug)]
pub struct ManualScene {
    /// What stands above the chapters.
    pub heading: String,
    /// Every chapter with its title.
    pub chapters: Vec<(Chapter, &'static str)>,
    /// The one that is open.
    pub chapter: Chapter,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl ManualScene {
    /// The chapter that is open, in the language on screen; `None` while the manual is closed.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let chapter = state.manual?;
        let language = text.language();
        Some(Self {
            heading: text.say("manual-contents"),
            chapters: Chapter::ALL.map(|chapter| (chapter, chapter.title(language))).to_vec(),
            chapter,
            blocks: chapter.blocks(language),
        })
    }
}
