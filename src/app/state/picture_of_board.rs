use super::AppState;
use crate::picture::Diagram;
use crate::shogi::Color;

/// The board as it is on screen, to be painted elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureOfBoard {
    /// What is to be seen. A player without a name has an empty one: that side is named in the language on screen.
    pub diagram: Diagram,
    /// Whether the players are 上手 and 下手.
    pub is_handicap: bool,
}

impl AppState {
    /// The position that is looked at or set up, turned as on screen.
    #[must_use]
    pub fn diagram(&self) -> PictureOfBoard {
        let pieces = self.settings.looks.pieces.drawn(false);
        let seen = Diagram::at(self.tree(), self.node());
        let seen = seen.written_in(self.settings.notation.on_paper(), self.tree(), self.node());
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
