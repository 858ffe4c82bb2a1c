use super::Schedule;

/// The schedules that are built in, in the order in which they are offered: their ids and their texts.
const SHIPPED: [(&str, &str); 4] = [
    ("count_up", include_str!("../../../assets/sounds/schedules/count_up.ron")),
    ("count_down", include_str!("../../../assets/sounds/schedules/count_down.ron")),
    ("digital", include_str!("../../../assets/sounds/schedules/digital.ron")),
    ("nhk", include_str!("../../../assets/sounds/schedules/nhk.ron")),
];

impl Schedule {
    /// The ids of the schedules that are built in, in the order in which they are offered.
    pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|&(id, _)| id)
    }

    /// The built-in schedule with this id.
    #[must_use]
    pub fn shipped(id: &str) -> Option<Self> {
        Some(Self::from_ron(id, Self::shipped_text(id)?).expect("tests read every built-in schedule"))
    }

    /// The built-in schedule with this id, as it is written: the comments tell where it comes from.
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
