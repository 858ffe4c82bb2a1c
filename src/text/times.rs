//! The words for times: how long, how they are controlled, and what a clock shows.

use std::time::Duration;

use super::{Language, Text};
use crate::clock::{AfterMain, Counting, Reading, Stage, TimeControl, whole_secs};
use crate::record::notation::time_digits;
use crate::session::time_limit_of;

impl Text {
    /// A length of time in words: "1 h 30 min", 15分.
    #[must_use]
    pub fn duration(&self, duration: Duration) -> String {
        let secs = duration.as_secs();
        let parts =
            [(secs / 3600, "duration-hours"), (secs / 60 % 60, "duration-minutes"), (secs % 60, "duration-seconds")];
        let words: Vec<String> = parts
            .into_iter()
            .filter(|&(count, id)| count > 0 || (secs == 0 && id == "duration-seconds"))
            .map(|(count, id)| self.tell(id, &[("count", count.into())]))
            .collect();
        words.join(if self.language() == Language::English { " " } else { "" })
    }

    /// A time control in one sentence: "15 min, then 30 s a move".
    #[must_use]
    pub fn time_control(&self, control: TimeControl) -> String {
        let main = self.main_time(control);
        match self.after_main(control.after) {
            _ if !control.is_timed() => self.say("time-untimed"),
            None if control.counting == Counting::Exact => self.tell("time-sudden-death", &[("main", main.into())]),
            None => main,
            Some(after) if control.main.is_zero() && control.counting == Counting::Exact => after,
            Some(after) => self.tell("time-then", &[("main", main.into()), ("after", after.into())]),
        }
    }

    /// Both sides' time controls, Black's first; a single sentence if they are the same.
    #[must_use]
    pub fn both_times(&self, [black, white]: [TimeControl; 2]) -> String {
        let sentence = self.time_control(black);
        if black == white { sentence } else { format!("☗ {sentence} · ☖ {}", self.time_control(white)) }
    }

    /// The time of both sides as a record words it, if we know what that means; else its own words, which are Japanese.
    #[must_use]
    pub fn recorded_time_limit(&self, words: &str) -> String {
        let is_as_it_is = self.language() == Language::Japanese;
        time_limit_of(words).filter(|_| !is_as_it_is).map_or_else(|| words.to_owned(), |times| self.both_times(times))
    }

    /// A time control in the few words that players use for it: “15 min + 30 s”.
    #[must_use]
    pub fn short_time_control(&self, control: TimeControl) -> String {
        match (control.counting, control.after) {
            (Counting::Exact, AfterMain::Byoyomi { period, periods: 1 }) if !control.main.is_zero() => {
                let main = self.main_time(control);
                self.tell("time-short", &[("main", main.into()), ("period", self.duration(period).into())])
            }
            _ => self.time_control(control),
        }
    }

    /// Both sides' time controls in a few words, Black's first; once if they are the same.
    #[must_use]
    pub fn both_short_times(&self, [black, white]: [TimeControl; 2]) -> String {
        let words = self.short_time_control(black);
        if black == white { words } else { format!("☗ {words} · ☖ {}", self.short_time_control(white)) }
    }

    /// The main time, and how it is counted.
    fn main_time(&self, control: TimeControl) -> String {
        let main = self.duration(Duration::from_secs(whole_secs(control.main)));
        let with = |id, name, each| self.tell(id, &[("main", main.clone().into()), (name, self.duration(each).into())]);
        match control.counting {
            Counting::Exact => main,
            Counting::Stopwatch { unit } => with("time-stopwatch", "unit", unit),
            Counting::Fischer { increment } => with("time-fischer", "increment", increment),
            Counting::Delay { delay } => with("time-delay", "delay", delay),
        }
    }

    /// What comes after the main time; `None` if the game is lost then, or there is no limit.
    #[must_use]
    pub fn after_main(&self, after: AfterMain) -> Option<String> {
        match after {
            AfterMain::Loss | AfterMain::Unlimited => None,
            AfterMain::Byoyomi { period, periods } => {
                let id = if periods == 1 { "time-byoyomi" } else { "time-periods" };
                let period = self.duration(period);
                Some(self.tell(id, &[("period", period.into()), ("periods", periods.into())]))
            }
            AfterMain::Consideration { period, minutes, length } => {
                let (period, length) = (self.duration(period), self.duration(length));
                let args = [("period", period.into()), ("minutes", minutes.into()), ("length", length.into())];
                Some(self.tell("time-consideration", &args))
            }
        }
    }

    /// The part of a player's time that is running: "main time", 秒読み.
    #[must_use]
    pub fn stage(&self, stage: Stage) -> String {
        self.say(match stage {
            Stage::Untimed => "clock-used",
            Stage::Delay => "clock-delay",
            Stage::Main => "clock-main",
            Stage::Byoyomi(_) => "clock-byoyomi",
            Stage::Consideration(_) => "clock-consideration",
            Stage::Flagged => "clock-flag",
        })
    }

    /// What a clock shows: "0:24 (byoyomi)".
    #[must_use]
    pub fn reading(&self, reading: Reading) -> String {
        let (digits, stage) = (time_digits(reading.shown_secs()), self.stage(reading.stage()));
        self.tell("clock-reading", &[("digits", digits.into()), ("stage", stage.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_limit_of_a_record_is_told_in_each_language_where_it_is_understood() {
        let english = Text::new(Language::English);
        assert_eq!(english.recorded_time_limit("15分（秒読み30秒）"), "15 min, then 30 s a move");
        assert_eq!(
            english.recorded_time_limit("☗無制限 ☖10分切れ負け"),
            "☗ No time limit · ☖ 10 min for the whole game"
        );
        assert_eq!(english.recorded_time_limit("各6時間"), "各6時間");
        assert_eq!(Text::new(Language::Japanese).recorded_time_limit("15分（秒読み30秒）"), "15分（秒読み30秒）");
    }

    #[test]
    fn a_time_control_is_one_plain_sentence() {
        let minutes = |count: u64| Duration::from_secs(count * 60);
        let usual = TimeControl::byoyomi(minutes(15), Duration::from_secs(30));
        assert_eq!(Text::new(Language::English).time_control(usual), "15 min, then 30 s a move");
        assert_eq!(Text::new(Language::Japanese).time_control(usual), "15分、切れたら1手30秒");
        let long = TimeControl::sudden_death(minutes(90));
        assert_eq!(Text::new(Language::English).time_control(long), "1 h 30 min for the whole game");
        let after = AfterMain::Consideration { period: Duration::from_secs(30), minutes: 10, length: minutes(1) };
        let nhk = TimeControl { after, ..TimeControl::sudden_death(minutes(10)) };
        assert_eq!(
            Text::new(Language::English).time_control(nhk),
            "10 min, then 30 s a move and 10 × 1 min of consideration"
        );
        assert_eq!(Text::new(Language::Japanese).time_control(nhk), "10分、切れたら1手30秒・考慮時間1分×10回");
    }
}
