//! What a record loses in a format, in words, and the names of header lines.

use super::{Arg, Text};
use crate::record::Loss;

/// So many lines of a header are named; a record may have any number of them.
const MOST_NAMES: usize = 12;

impl Text {
    /// What a record loses in some format, as an item of a list: "2 variations".
    #[must_use]
    pub fn loss(&self, loss: &Loss) -> String {
        let counted = |id: &str, count: usize| self.tell(id, &[("count", Arg::from(count))]);
        match loss {
            Loss::Game { moves } => counted("loss-game", *moves),
            Loss::Start => self.say("loss-start"),
            Loss::FirstNumber => self.say("loss-first-number"),
            Loss::Moves { count } => counted("loss-moves", *count),
            Loss::Variations { count } => counted("loss-variations", *count),
            Loss::Header { keys } => self.tell("loss-header", &[("keys", self.header_names(keys).into())]),
            Loss::Comments { count } => counted("loss-comments", *count),
            Loss::Bookmarks { count } => counted("loss-bookmarks", *count),
            Loss::Times { count } => counted("loss-times", *count),
            Loss::Totals { count } => counted("loss-totals", *count),
            Loss::Fractions { count } => counted("loss-fractions", *count),
            Loss::Endings { count } => counted("loss-endings", *count),
            Loss::Signs { signs } => self.tell("loss-signs", &[("signs", signs.as_str().into())]),
            Loss::Unreadable => self.say("loss-unreadable"),
        }
    }

    /// All of `losses`, as one list.
    #[must_use]
    pub fn losses(&self, losses: &[Loss]) -> String {
        let words: Vec<String> = losses.iter().map(|loss| self.loss(loss)).collect();
        words.join(&self.say("list-comma"))
    }

    /// The name of a header line: usual ones have a translated name, others are named by their key in the record.
    #[must_use]
    pub fn header_name(&self, key: &str) -> String {
        header_sentence(key).map_or_else(|| key.to_owned(), |sentence| self.say(sentence))
    }

    fn header_names(&self, keys: &[String]) -> String {
        let more = keys.len().saturating_sub(MOST_NAMES);
        let rest = (more > 0).then(|| self.tell("notice-more", &[("count", Arg::from(more))]));
        let names: Vec<String> = keys.iter().take(MOST_NAMES).map(|key| self.header_name(key)).chain(rest).collect();
        names.join(&self.say("list-comma"))
    }
}

/// The id of the sentence for a usual header line.
fn header_sentence(key: &str) -> Option<&'static str> {
    Some(match key {
        "先手" | "下手" => "details-black",
        "先手段級" => "details-black-rank",
        "後手" | "上手" => "details-white",
        "後手段級" => "details-white-rank",
        "棋戦" => "details-event",
        "表題" => "details-title",
        "場所" => "details-place",
        "開始日時" => "details-start",
        "終了日時" => "details-end",
        "持ち時間" => "details-time",
        "戦型" => "details-opening",
        "備考" => "details-remarks",
        _ => return None,
    })
}
