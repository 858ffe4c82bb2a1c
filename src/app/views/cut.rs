//! Words on one line that are cut where there is no room for them.

use egui::{Label, WidgetText};

/// Words on one line, cut where there is no room for them. Whoever shows it tells where it is pointed at what they are: egui
/// would tell the words that are cut in a second box beside that.
pub fn cut_label(words: impl Into<WidgetText>) -> Label {
    Label::new(words).truncate().show_tooltip_when_elided(false)
}
