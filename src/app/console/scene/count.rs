//! What can be counted on the board: points, occurrences, legal moves.

use crate::app::console::scene::{ConsoleGroup, Scribe};
use crate::shogi::Color;
use crate::text::Arg;

impl Scribe<'_> {
    pub(super) fn count(&self) -> Vec<ConsoleGroup> {
        let repetition = self.session.repetition_status();
        let plies = repetition.occurrences.iter().map(ToString::to_string).collect::<Vec<_>>();
        let args = [
            ("times", Arg::from(plies.len())),
            ("limit", repetition.needed.into()),
            ("plies", plies.join(&self.text.say("list-comma")).into()),
        ];
        vec![
            self.group("console-points", Color::ALL.map(|color| self.points(color)).to_vec(), Vec::new()),
            self.group("console-repetition", vec![self.text.tell("console-occurrences", &args)], Vec::new()),
            self.group("console-mate", vec![self.mate()], Vec::new()),
        ]
    }

    fn points(&self, color: Color) -> String {
        let status = self.session.impasse_status();
        let (all, camp) = (status.everything.of(color), status.camp.of(color));
        let args = [
            ("side", Arg::from(self.player(color))),
            ("all", u32::from(all.total()).into()),
            ("camp", u32::from(camp.total()).into()),
        ];
        self.text.tell("console-points-of", &args)
    }

    /// Is it mate?
    fn mate(&self) -> String {
        let position = self.session.position();
        let moves = position.legal_moves().len();
        let side = Arg::from(self.player(position.turn()));
        let id = match (moves, position.is_check()) {
            (0, true) => "console-is-mate",
            (0, false) => "console-no-move",
            (_, true) => "console-is-check",
            (_, false) => "console-no-check",
        };
        self.text.tell(id, &[("side", side), ("moves", moves.into())])
    }
}
