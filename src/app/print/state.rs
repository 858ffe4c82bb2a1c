//! Prints: what is asked for, and what is seen of it.

use std::path::PathBuf;
use std::rc::Rc;

use crate::app::files::form::named_with;
use crate::app::print::form::{PagePreview, PictureOfBoard, PrintForm, PrintJob};
use crate::app::state::AppState;
use crate::picture::{Diagram, PictureFormat};
use crate::shogi::Color;

/// What is seen of a print before it is printed.
#[derive(Clone, Debug, Default)]
pub struct PrintDesk {
    /// How many previews were asked for: only the latest one is wanted.
    pub asked: u64,
    /// The latest that was made, with its number; nothing if there is nothing to print.
    pub preview: Option<(u64, Rc<PagePreview>)>,
}

impl AppState {
    /// The position that is looked at or set up, turned as on screen.
    #[must_use]
    pub fn diagram(&self) -> PictureOfBoard {
        let pieces = self.settings.looks.pieces.drawn(false);
        let seen = Diagram::at(self.tree(), self.node_seen());
        let seen = seen.written_in(self.settings.notation.on_paper(), self.tree(), self.node_seen());
        let coordinates = self.settings.looks.coordinates;
        let seen = Diagram { flipped: self.board.flipped, senior: self.senior(), pieces, coordinates, ..seen };
        let header = &self.tree().header;
        let diagram = match self.as_setup() {
            Some(desk) => Diagram {
                setup: desk.editor.setup().clone(),
                last: None,
                names: Default::default(),
                ranks: Default::default(),
                caption: String::new(),
                ..seen
            },
            None => {
                Diagram { names: Color::ALL.map(|color| header.player(color).unwrap_or_default().to_owned()), ..seen }
            }
        };
        PictureOfBoard { diagram, is_handicap: self.is_handicap() }
    }
}

impl AppState {
    /// What `form` says about the record and the place that is looked at now, to be written to `path`: in the format
    /// that its ending names, and with the ending of the format that was chosen where it names none.
    #[must_use]
    pub fn print_job(&self, form: PrintForm, path: PathBuf) -> PrintJob {
        let named = PictureFormat::of(&path);
        let format = named.unwrap_or(form.format);
        PrintJob {
            form: PrintForm { format, ..form },
            tree: self.tree().clone(),
            node: self.node_seen(),
            board: self.diagram(),
            notation: self.settings.notation,
            score: self.score_key(),
            address: self.settings.publish.address.clone(),
            path: if named.is_some() { path } else { named_with(path, format.ending()) },
        }
    }
}
