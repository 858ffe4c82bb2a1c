//! Two machines with one table number: which of them keeps it is settled by beats in files, without locks.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{FORGOTTEN_AFTER, SILENT_AFTER};
use crate::clock::SessionTime;

/// What the name of the file ends with in which a program says that it waits for the number of a table: `table-03.waiting`.
pub const WAITING_ENDING: &str = ".waiting";

/// Who writes the files of a table, or would like to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveWriter {
    /// A word that nobody else has: another one for each start of a program.
    pub id: String,
    /// What its machine is called; empty where nobody knows.
    #[serde(default)]
    pub machine: String,
    /// The number of its process there; 0 where nobody knows.
    #[serde(default)]
    pub process: u32,
    /// Who plays at its board, Black first.
    #[serde(default)]
    pub players: [String; 2],
    /// Since when it has the number, or waits for it: milliseconds since 1970 by its own calendar.
    #[serde(default)]
    pub since: i64,
}

/// What a writer left in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WriterSeen {
    /// Who it is; nobody in particular where a program of earlier wrote it.
    #[serde(default)]
    pub writer: LiveWriter,
    /// The number of its beat.
    pub beat: u64,
    /// When it was written, in milliseconds since 1970 by the writer's calendar.
    pub written: i64,
}

/// What stands in a file about its writer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileSeen {
    /// There is no such file.
    Missing,
    /// It is half written, or cannot be read at present.
    Unclear,
    /// This writer's.
    Of(WriterSeen),
}

/// Who else wants the number of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NumberStanding {
    /// Nobody else does.
    #[default]
    Alone,
    /// The files of another program are there, and it is not known yet whether it still writes.
    Unknown,
    /// Another program waits for it.
    Wanted(LiveWriter),
    /// Another program has it; nothing is written here.
    Taken(LiveWriter),
}

/// The number of a table, which two machines may have been given.
///
/// Whoever writes the files keeps the number as long as it beats; whoever finds the files of somebody else writes nothing,
/// says in a file of its own that it waits, and takes the number once nothing has been heard for [a while](SILENT_AFTER). No
/// lock of the share is needed, and no calendar that two machines have in common: another's beat is looked for in its
/// file, and timed here. Should two have begun at once, the one with the earlier date goes on, and both read the same dates.
#[derive(Clone, Debug)]
pub struct TableNumber {
    me: LiveWriter,
    /// When our files were written last, while we have the number.
    written: Option<SessionTime>,
    /// Who else has it.
    holder: Option<Heard>,
    /// Who waits for it.
    waiting: Option<Heard>,
}

/// Another program, and when it was heard.
#[derive(Clone, Debug)]
struct Heard {
    seen: WriterSeen,
    at: SessionTime,
    /// Whether it has done something since it was first seen.
    is_alive: bool,
}

impl Heard {
    fn silent_at(&self, now: SessionTime) -> bool {
        now.since(self.at) > SILENT_AFTER
    }
}

impl TableNumber {
    /// Nothing is known yet; `id` is a word that nobody else has.
    #[must_use]
    pub const fn new(id: String) -> Self {
        let players = [String::new(), String::new()];
        let me = LiveWriter { id, machine: String::new(), process: 0, players, since: 0 };
        Self { me, written: None, holder: None, waiting: None }
    }

    /// Who writes here, as the files have it.
    #[must_use]
    pub const fn me(&self) -> &LiveWriter {
        &self.me
    }

    /// By this, others find us: the machine, its process, and who plays.
    pub fn introduce(&mut self, me: LiveWriter) {
        self.me = LiveWriter { id: std::mem::take(&mut self.me.id), since: self.me.since, ..me };
    }

    /// Looks at the live game that lies there, at `now`, which is `millis` by the calendar, and says whether ours may be
    /// written in its place.
    pub fn may_write(&mut self, file: FileSeen, now: SessionTime, millis: i64) -> bool {
        let has_it = self.written.is_some_and(|at| now.since(at) <= SILENT_AFTER);
        let may = match file {
            FileSeen::Missing => true,
            FileSeen::Of(seen) if seen.writer.id == self.me.id => true,
            FileSeen::Unclear if has_it => true,
            FileSeen::Unclear => match &self.holder {
                Some(holder) => holder.silent_at(now),
                None => self.has_left(WriterSeen { written: millis, ..WriterSeen::default() }, now, millis),
            },
            FileSeen::Of(seen) if has_it && self.is_before(&seen.writer) => true,
            FileSeen::Of(seen) if has_it => {
                self.holder = Some(Heard { seen, at: now, is_alive: true });
                false
            }
            FileSeen::Of(seen) => self.has_left(seen, now, millis),
        };
        // Having it and waiting for it each begin anew.
        if (may && !has_it) || (!may && (has_it || self.me.since == 0)) {
            self.me.since = millis;
        }
        self.written = may.then_some(now);
        self.holder.take_if(|_| may);
        self.waiting.take_if(|_| !may);
        may
    }

    fn is_before(&self, other: &LiveWriter) -> bool {
        (self.me.since, &self.me.id) < (other.since, &other.id)
    }

    /// Whether whoever wrote `seen` writes no longer.
    fn has_left(&mut self, seen: WriterSeen, now: SessionTime, millis: i64) -> bool {
        let age = Duration::from_millis(u64::try_from(millis.saturating_sub(seen.written)).unwrap_or_default());
        let is_of_old = self.holder.is_none() && age > FORGOTTEN_AFTER;
        let holder = hear(&mut self.holder, seen, now);
        is_of_old || holder.silent_at(now)
    }

    /// Looks at the file in which somebody says that they wait for our number, and says whether it can be taken away: nobody
    /// waits any longer.
    pub fn look_who_waits(&mut self, file: FileSeen, now: SessionTime) -> bool {
        match file {
            FileSeen::Of(seen) if seen.writer.id != self.me.id => hear(&mut self.waiting, seen, now).silent_at(now),
            FileSeen::Of(_) => true,
            FileSeen::Missing | FileSeen::Unclear => {
                self.waiting.take_if(|waiting| waiting.silent_at(now));
                false
            }
        }
    }

    /// Who else wants the number, as far as is known at `now`.
    #[must_use]
    pub fn standing(&self, now: SessionTime) -> NumberStanding {
        let waits = |waiting: &&Heard| waiting.is_alive && !waiting.silent_at(now);
        match (&self.holder, self.waiting.as_ref().filter(waits)) {
            (Some(holder), _) if holder.is_alive => NumberStanding::Taken(holder.seen.writer.clone()),
            (Some(_), _) => NumberStanding::Unknown,
            (None, Some(waiting)) => NumberStanding::Wanted(waiting.seen.writer.clone()),
            (None, None) => NumberStanding::Alone,
        }
    }
}

/// Takes up what another program has written. What says nothing new changes nothing, and only a second beat of the same program
/// shows that it lives: the first may come from a folder that was not there before.
fn hear(known: &mut Option<Heard>, seen: WriterSeen, now: SessionTime) -> &Heard {
    let before = known.take();
    let heard = match before {
        Some(before) if before.seen == seen => before,
        before => {
            let is_alive = before.is_some_and(|before| before.seen.writer.id == seen.writer.id);
            Heard { is_alive, seen, at: now }
        }
    };
    known.insert(heard)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(secs: u64) -> SessionTime {
        SessionTime::from_start(Duration::from_secs(secs))
    }

    fn named(id: &str) -> TableNumber {
        TableNumber::new(id.to_owned())
    }

    /// A file that one program wrote when its calendar showed `millis`.
    fn file(of: &TableNumber, beat: u64, millis: i64) -> FileSeen {
        FileSeen::Of(WriterSeen { writer: of.me().clone(), beat, written: millis })
    }

    #[test]
    fn whoever_was_there_first_keeps_the_number_as_long_as_it_beats() {
        let (mut first, mut second) = (named("a"), named("b"));
        assert!(first.may_write(FileSeen::Missing, at(0), 1_000));
        for beat in 1..100 {
            let (now, millis) = (at(beat * 5), i64::try_from(beat * 5_000).unwrap());
            let there = file(&first, beat, millis);
            assert!(first.may_write(there.clone(), now, millis), "{beat}");
            assert!(!second.may_write(there, now, millis), "{beat}");
            let told = if beat > 1 { NumberStanding::Taken(first.me().clone()) } else { NumberStanding::Unknown };
            assert_eq!(second.standing(now), told, "{beat}");
            assert!(!first.look_who_waits(file(&second, beat, millis), now));
            let told = if beat > 1 { NumberStanding::Wanted(second.me().clone()) } else { NumberStanding::Alone };
            assert_eq!(first.standing(now), told, "{beat}");
        }
        let left = file(&first, 99, 495_000);
        assert!(!second.may_write(left.clone(), at(495 + 16), 511_000), "it may still come");
        assert!(second.may_write(left, at(495 + 17), 512_000));
        assert_eq!(second.standing(at(512)), NumberStanding::Alone);
    }

    #[test]
    fn of_two_that_began_at_once_one_goes_on_and_they_agree_which() {
        for (ours, theirs) in [("a", "b"), ("b", "a")] {
            let (mut one, mut other) = (named(ours), named(theirs));
            assert!(one.may_write(FileSeen::Missing, at(0), 1_000) && other.may_write(FileSeen::Missing, at(0), 1_000));
            // The share shows each the other's file, however often they have to look.
            for beat in 1..4 {
                let (mine, yours) = (file(&one, beat, 2_000), file(&other, beat, 2_000));
                let goes_on = [one.may_write(yours, at(beat * 5), 2_000), other.may_write(mine, at(beat * 5), 2_000)];
                assert_eq!(goes_on, [ours == "a", ours == "b"], "{beat}");
            }
        }
    }

    #[test]
    fn calendars_that_differ_by_hours_make_no_difference() {
        let hour = 3_600_000;
        for skew in [-5 * hour, -60_000, 0, 60_000, 5 * hour] {
            let (mut first, mut second) = (named("z"), named("b"));
            assert!(first.may_write(FileSeen::Missing, at(0), 100 * hour));
            let mut writes = 0;
            for beat in 1..20 {
                let millis = 100 * hour + i64::try_from(beat * 5_000).unwrap();
                writes += u32::from(second.may_write(file(&first, beat, millis), at(beat * 5), millis + skew));
                let there = if writes == 1 && beat == 1 { &second } else { &first };
                assert!(first.may_write(file(there, beat, millis), at(beat * 5), millis), "{skew} {beat}");
            }
            assert!(writes <= 1, "{skew}: {writes}");
            assert_eq!(second.standing(at(95)), NumberStanding::Taken(first.me().clone()), "{skew}");
        }
    }

    #[test]
    fn files_of_yesterday_keep_nobody_from_writing() {
        let (mut yesterday, mut today) = (named("a"), named("b"));
        assert!(yesterday.may_write(FileSeen::Missing, at(0), 0));
        assert!(today.may_write(file(&yesterday, 9, 1_000), at(0), 86_400_000));
        assert_eq!(today.standing(at(0)), NumberStanding::Alone);
    }

    #[test]
    fn whoever_was_silent_for_long_is_no_longer_the_first() {
        let (mut first, mut second) = (named("a"), named("b"));
        assert!(first.may_write(FileSeen::Missing, at(0), 1_000));
        assert!(second.may_write(FileSeen::Missing, at(100), 101_000));
        assert!(!first.may_write(file(&second, 1, 101_000), at(102), 103_000));
        assert!(second.may_write(file(&second, 1, 101_000), at(105), 106_000));
    }

    #[test]
    fn a_file_that_is_half_written_for_a_moment_is_still_the_others() {
        let (mut first, mut second) = (named("a"), named("b"));
        assert!(first.may_write(FileSeen::Missing, at(0), 1_000));
        for (beat, now) in [(1, 0), (2, 5)] {
            assert!(!second.may_write(file(&first, beat, 2_000), at(now), 2_000));
        }
        let told = second.standing(at(5));
        assert_eq!(told, NumberStanding::Taken(first.me().clone()));
        assert!(!second.may_write(FileSeen::Unclear, at(10), 11_000));
        assert_eq!(second.standing(at(10)), told);
    }

    #[test]
    fn whoever_has_died_while_the_folder_was_away_is_not_told_to_be_there() {
        let (mut dead, mut again) = (named("a"), named("b"));
        assert!(dead.may_write(FileSeen::Missing, at(0), 1_000));
        let left = file(&dead, 9, 40_000);
        assert!(!again.may_write(FileSeen::Unclear, at(5), 45_000));
        for second in [10, 15, 20] {
            assert!(!again.may_write(left.clone(), at(second), 40_000 + i64::try_from(second * 1_000).unwrap()));
            assert_eq!(again.standing(at(second)), NumberStanding::Unknown, "{second}");
        }
        assert!(again.may_write(left, at(27), 67_000));
    }

    #[test]
    fn a_file_that_makes_no_sense_holds_up_nobody_for_long() {
        let mut table = named("a");
        let millis = 1_700_000_000_000;
        assert!(!table.may_write(FileSeen::Unclear, at(0), millis), "it may be half written");
        assert!(!table.may_write(FileSeen::Unclear, at(10), millis + 10_000));
        assert!(table.may_write(FileSeen::Unclear, at(17), millis + 17_000));
        assert!(table.may_write(FileSeen::Unclear, at(20), millis + 20_000), "whoever writes goes on");
    }
}
