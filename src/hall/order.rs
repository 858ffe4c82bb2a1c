//! What the organiser asks of all tables of a hall: to stop, and to go on.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The name of the file in the folder of the hall.
pub const ORDER_FILE: &str = "hall.order.json";

/// The layout version written.
const VERSION: u32 = 1;

/// What the organiser asked for last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HallOrder {
    /// The layout version of the file.
    pub komadai_order: u32,
    /// Which order it is: each has a greater number than the one before, also where that was lost with its file.
    pub number: u64,
    /// Whether all tables are to stop.
    pub stops: bool,
    /// The time of day at which it was given.
    pub since: String,
    /// The name of the machine that gave it.
    pub by: String,
}

impl HallOrder {
    /// The order that follows `before`, given so long after 1970 by the calendar of the machine.
    #[must_use]
    pub fn after(before: Option<&Self>, stops: bool, since: String, by: String, calendar: Duration) -> Self {
        let next = before.map_or(1, |before| before.number.saturating_add(1));
        let number = next.max(calendar.as_secs());
        Self { komadai_order: VERSION, number, stops, since, by }
    }

    /// The contents of the file.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The order in such a file, if it is one that is understood here.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|order: &Self| order.komadai_order == VERSION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_read_as_it_was_written_and_the_next_one_is_newer() {
        let stop = HallOrder::after(None, true, "14:05".to_owned(), "desk".to_owned(), Duration::ZERO);
        assert_eq!(HallOrder::from_json(&stop.to_json()), Some(stop.clone()));
        let start = HallOrder::after(Some(&stop), false, "14:20".to_owned(), "desk".to_owned(), Duration::ZERO);
        assert!(start.number > stop.number);
        let hour = Duration::from_secs(60 * 60);
        let later = HallOrder::after(Some(&start), true, "15:20".to_owned(), "desk".to_owned(), hour);
        let lost = HallOrder::after(None, true, "15:21".to_owned(), "desk".to_owned(), hour + hour / 60);
        assert!(later.number > start.number && lost.number > later.number, "its file was lost meanwhile");
        assert_eq!(HallOrder::from_json("{"), None);
        assert_eq!(HallOrder::from_json(&stop.to_json().replace("\"komadai_order\": 1", "\"komadai_order\": 9")), None);
    }
}
