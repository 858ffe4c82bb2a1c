use crate::record::Loss;

/// What is lost in plain English: `2 variations`, `the lines 場所, 備考`.
pub(super) fn loss_words(loss: &Loss) -> String {
    let counted = |count: usize, thing: &str| format!("{count} {thing}{}", if count == 1 { "" } else { "s" });
    match loss {
        Loss::Game { moves } => format!("all but the last position ({})", counted(*moves, "move")),
        Loss::Start => "the starting position".to_owned(),
        Loss::FirstNumber => "the number of the first move".to_owned(),
        Loss::Moves { count } => counted(*count, "move"),
        Loss::Variations { count } => counted(*count, "variation"),
        Loss::Header { keys } => format!("the lines {}", keys.join(", ")),
        Loss::Comments { count } => counted(*count, "comment"),
        Loss::Bookmarks { count } => counted(*count, "bookmark"),
        Loss::Times { count } => counted(*count, "exact time"),
        Loss::Fractions { count } => format!("the fractions of {}", counted(*count, "time")),
        Loss::Endings { count } => counted(*count, "ending"),
        Loss::Signs { signs } => format!("the signs {signs} as they are"),
        Loss::Unreadable => "everything, as it could not be read again".to_owned(),
    }
}
