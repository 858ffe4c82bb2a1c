//! The time of a move in eight bytes, which is enough for nearly all of them.

use std::num::NonZeroU32;
use std::time::Duration;

use super::MoveTime;

/// A [`MoveTime`] in whole milliseconds that ends before the fiftieth day: as all clocks and nearly all records have it,
/// in a quarter of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShortTime {
    /// One more than the milliseconds, so that there is a sign for no time at all.
    spent: NonZeroU32,
    total: u32,
}

impl ShortTime {
    /// The short form of `time`, if it says the same.
    pub(super) fn of(time: MoveTime) -> Option<Self> {
        let spent = NonZeroU32::MIN.checked_add(whole_millis(time.spent)?)?;
        Some(Self { spent, total: whole_millis(time.total)? })
    }
}

fn whole_millis(time: Duration) -> Option<u32> {
    let millis = u32::try_from(time.as_millis()).ok()?;
    (Duration::from_millis(millis.into()) == time).then_some(millis)
}

impl From<ShortTime> for MoveTime {
    fn from(ShortTime { spent, total }: ShortTime) -> Self {
        let [spent, total] = [spent.get() - 1, total].map(|millis| Duration::from_millis(millis.into()));
        Self { spent, total }
    }
}
