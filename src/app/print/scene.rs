use crate::app::print::form::{Places, PrintForm, Sheet};
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
        let has_file_per_page = form.sheet != Sheet::Diagram && form.format != PictureFormat::Pdf;
        Self {
            form,
            outcome,
            files: has_file_per_page.then(|| text.say("print-file-per-page")),
            can_print: form.has_pages(state.tree()),
        }
    }
}
