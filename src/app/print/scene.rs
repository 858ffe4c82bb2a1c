//! The dialog about printing, in words.

use std::rc::Rc;

use crate::app::print::form::{PagePreview, Places, PrintForm, Sheet};
use crate::app::state::AppState;
use crate::picture::PictureFormat;
use crate::text::{Arg, Text};

/// The dialog about printing.
#[derive(Clone, Debug)]
pub struct PrintScene {
    /// Its fields.
    pub form: PrintForm,
    /// What will be on paper.
    pub outcome: String,
    /// Into which files it goes, where that is not plain.
    pub files: Option<String>,
    /// Whether there is anything to print.
    pub can_print: bool,
    /// How its first page looks, with a number that changes with it.
    pub preview: Option<(u64, Rc<PagePreview>)>,
    /// How many pages there are, as far as that is known.
    pub pages: String,
}

impl PrintScene {
    pub fn of(state: &AppState, form: PrintForm, text: &Text) -> Self {
        let outcome = match form.sheet {
            Sheet::Score => text.say("print-score-why"),
            Sheet::Handout => match form.exhibited(state.tree()).len() {
                0 if form.places == Places::Moments => text.say("print-no-moments"),
                count => text.tell("print-handout-why", &[("count", Arg::from(count))]),
            },
            Sheet::Diagram => text.say("print-diagram-why"),
        };
        let preview = state.print.preview.clone();
        let has_file_per_page = form.sheet != Sheet::Diagram && form.format != PictureFormat::Pdf;
        Self {
            form,
            outcome,
            files: has_file_per_page.then(|| text.say("print-file-per-page")),
            can_print: form.has_pages(state.tree()),
            pages: preview
                .as_ref()
                .map_or_else(String::new, |(_, it)| text.tell("print-pages", &[("count", it.pages.into())])),
            preview,
        }
    }
}
