//! The built-in schedules.

use super::Schedule;

/// (id, text) of the built-in schedules, in the order in which they are offered.
const SHIPPED: [(&str, &str); 4] = [
    ("count_up", include_str!("../../../assets/sounds/schedules/count_up.ron")),
    ("count_down", include_str!("../../../assets/sounds/schedules/count_down.ron")),
    ("digital", include_str!("../../../assets/sounds/schedules/digital.ron")),
    ("nhk", include_str!("../../../assets/sounds/schedules/nhk.ron")),
];

impl Schedule {
    /// The ids of the built-in schedules, in the order in which they are offered.
    pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|&(id, _)| id)
    }

    /// Returns the built-in schedule with this id.
    #[must_use]
    pub fn shipped(id: &str) -> Option<Self> {
        Some(Self::from_ron(id, Self::shipped_text(id)?).expect("tests read every built-in schedule"))
    }

    /// Returns the text of the built-in schedule with this id; its comments cite its sources.
    #[must_use]
    pub fn shipped_text(id: &str) -> Option<&'static str> {
        SHIPPED.iter().find(|(known, _)| *known == id).map(|&(_, text)| text)
    }
}

impl Default for Schedule {
    /// The beeps of a digital clock.
    fn default() -> Self {
        Self::shipped("digital").expect("it is built in")
    }
}
