use super::{Arg, Text};
use crate::record::Loss;

impl Text {
    /// What a record loses in some format, to stand in a list: "2 variations".
    #[must_use]
    pub fn loss(&self, loss: &Loss) -> String {
        let counted = |id: &str, count: usize| self.tell(id, &[("count", Arg::from(count))]);
        match loss {
            Loss::Game { moves } => counted("loss-game", *moves),
            Loss::Start => self.say("loss-start"),
            Loss::FirstNumber => self.say("loss-first-number"),
            Loss::Moves { count } => counted("loss-moves", *count),
            Loss::Variations { count } => counted("loss-variations", *count),
            Loss::Header { keys } => self.tell("loss-header", &[("keys", keys.join("・").into())]),
            Loss::Comments { count } => counted("loss-comments", *count),
            Loss::Bookmarks { count } => counted("loss-bookmarks", *count),
            Loss::Times { count } => counted("loss-times", *count),
            Loss::Fractions { count } => counted("loss-fractions", *count),
            Loss::Endings { count } => counted("loss-endings", *count),
        }
    }
}
