//! What can be asked of the hall view by its buttons.

use super::HallScene;
use crate::app::hall::action::HallAction;

impl HallScene {
    /// The buttons from right to left: the names of their sentences, and what they ask for.
    #[must_use]
    pub fn tools(&self) -> Vec<(&'static str, HallAction)> {
        let order = if self.is_sorted { "hall-in-place" } else { "hall-sort" };
        let turn = [("hall-next", HallAction::Turn(true)), ("hall-previous", HallAction::Turn(false))];
        let can_turn = self.is_enlarged || !self.page.is_empty();
        let last = if self.is_enlarged { ("hall-show-all", HallAction::ShowAll) } else { (order, HallAction::Sort) };
        turn.into_iter().filter(|_| can_turn).chain([last]).collect()
    }
}
