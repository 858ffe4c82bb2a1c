//! What is asked before something is left, and what is said to be lost by it.

use egui::{Key, Modifiers};

use crate::table::Table;

#[test]
fn from_staying_tab_leads_to_saving_first_and_what_loses_the_record_comes_last() {
    let mut table = Table::new();
    table.play("7g", "7f");
    table.press(Modifiers::COMMAND, Key::Q);
    let answers = ["Play on", "Save first", "Leave the game"];
    for answer in answers {
        assert_eq!(table.focused().as_deref(), Some(answer));
        table.press(Modifiers::NONE, Key::Tab);
    }
    let places = answers.map(|answer| table.place(answer).left());
    assert!(places.is_sorted(), "Tab goes to the neighbour: {places:?}");
}
