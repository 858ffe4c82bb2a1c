//! What is to be printed, and the job that prints it.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::analysis::{GameAnalysis, Mistakes, TurningPoint, moments};
use crate::app::engines::form::ScoreKind;
use crate::app::settings::form::Notation;
use crate::picture::paper::{USUAL_DISTANCE, noted_places, places_every};
use crate::picture::{Diagram, Pixels};
use crate::record::{GameTree, NodeId};
use crate::shogi::Color;

pub use crate::picture::{DiagramStyle, PictureFormat};

/// The choices in the dialog about printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrintForm {
    /// What to print.
    pub sheet: Sheet,
    /// Which diagrams a handout has.
    pub places: Places,
    /// After how many moves the next diagram comes, at even distances.
    pub distance: u32,
    /// How the diagram of one position looks.
    pub style: DiagramStyle,
    /// The format of the file.
    pub format: PictureFormat,
}

/// What can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sheet {
    /// All moves with their times.
    Score,
    /// Diagrams with room for notes.
    Handout,
    /// The position on the board.
    Diagram,
}

/// Which diagrams a handout has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Places {
    /// One every so many moves.
    Every,
    /// Those of the places that have a bookmark or a comment.
    Noted,
    /// Those before the moves that have cost most, as the record is evaluated.
    Moments,
}

/// A print, with the record as it was when it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintJob {
    /// The choices.
    pub form: PrintForm,
    /// The record.
    pub tree: GameTree,
    /// The place in it that was on the board.
    pub node: NodeId,
    /// The position there, as it is on screen.
    pub board: PictureOfBoard,
    /// How moves are written.
    pub notation: Notation,
    /// How scores are written, and from whose side.
    pub score: (ScoreKind, Color),
    /// Where people find the games of the hall; empty where nobody does.
    pub address: String,
    /// The file; where each page has a file of its own, they are numbered.
    pub path: PathBuf,
}

impl Default for PrintForm {
    fn default() -> Self {
        Self {
            sheet: Sheet::Score,
            places: Places::Every,
            distance: USUAL_DISTANCE,
            style: DiagramStyle::Board,
            format: PictureFormat::Pdf,
        }
    }
}

impl Sheet {
    /// Everything that can be printed.
    pub const ALL: [Self; 3] = [Self::Score, Self::Handout, Self::Diagram];
}

impl Places {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Every, Self::Noted, Self::Moments];
}

impl PrintForm {
    /// The places of which a handout has diagrams.
    #[must_use]
    pub fn exhibited(&self, tree: &GameTree) -> Vec<NodeId> {
        match self.places {
            Places::Every => places_every(tree, self.distance.max(1) as usize),
            Places::Noted => noted_places(tree),
            Places::Moments => places_before_moments(tree),
        }
    }

    /// Whether there is anything to print.
    #[must_use]
    pub fn has_pages(&self, tree: &GameTree) -> bool {
        match self.sheet {
            Sheet::Score | Sheet::Diagram => true,
            Sheet::Handout => !self.exhibited(tree).is_empty(),
        }
    }
}

/// So many moments of a game are on its page.
const MOMENTS: usize = 5;

/// The moves of the game that have cost most, as many as are on the page.
#[must_use]
pub fn moments_of(tree: &GameTree) -> Vec<TurningPoint> {
    moments(&GameAnalysis::recorded(tree, &tree.main_line()), &Mistakes::shipped(), MOMENTS)
}

/// The places at which these were made.
fn places_before_moments(tree: &GameTree) -> Vec<NodeId> {
    moments_of(tree).into_iter().filter_map(|moment| tree.parent(moment.node)).collect()
}

/// The first page of a print, to be seen before it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePreview {
    /// How it looks.
    pub first: Pixels,
    /// How many pages there are.
    pub pages: usize,
}

/// The board as it is on screen, to be painted elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureOfBoard {
    /// What is to be seen. A player without a name has an empty one: that side is named in the language on screen.
    pub diagram: Diagram,
    /// Whether the players are 上手 and 下手.
    pub is_handicap: bool,
}
