//! The shipped schedules, cue by cue, and schedules that people write.

use komadai::sound::{Call, ClockMoment, Cue, Phrase, Schedule, ScheduleErrorKind, Stage, Turn};
use proptest::prelude::*;

fn shipped(id: &str) -> Schedule {
    Schedule::shipped(id).expect("it is built in")
}

fn byoyomi(secs: u64) -> Stage {
    Stage::Byoyomi { secs, more_follows: false }
}

/// The cues heard in a whole stage of `secs` seconds, each with the second that has elapsed.
fn heard(schedule: &Schedule, stage: Stage, secs: u64) -> Vec<(u64, Cue)> {
    let at = |left| Some((secs - left, schedule.cue(ClockMoment::Second { stage, left })?));
    (0..=secs).rev().filter_map(at).collect()
}

fn seconds(secs: u8) -> (u64, Cue) {
    (secs.into(), Cue::Say(Phrase::Seconds(secs)))
}

/// The counts 1 to 9, from the second `from` on.
fn counted(from: u64) -> impl Iterator<Item = (u64, Cue)> {
    (1..=9_u8).map(move |number| (from + u64::from(number) - 1, Cue::Say(Phrase::Count(number))))
}

#[test]
fn every_built_in_schedule_is_sound_and_comes_back_as_it_was_written() {
    for id in Schedule::shipped_ids() {
        let schedule = Schedule::from_ron(id, Schedule::shipped_text(id).unwrap()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(schedule.id, id);
        assert_eq!(Schedule::from_ron(id, &schedule.to_ron()), Ok(schedule.clone()));
    }
}

#[test]
fn the_japanese_count_goes_up_to_nine() {
    let count_up = shipped("count_up");
    let last_minute: Vec<_> = [30, 40, 50].map(seconds).into_iter().chain(counted(51)).collect();
    assert_eq!(heard(&count_up, byoyomi(60), 60), last_minute);
    let half_a_minute: Vec<_> = [10, 20].map(seconds).into_iter().chain(counted(21)).collect();
    assert_eq!(heard(&count_up, byoyomi(30), 30), half_a_minute);
    assert_eq!(heard(&count_up, byoyomi(10), 10), counted(1).collect::<Vec<_>>());
}

#[test]
fn the_count_down_ends_with_one() {
    let heard = heard(&shipped("count_down"), byoyomi(30), 30);
    assert_eq!(heard[0], (10, Cue::Say(Phrase::SecondsLeft(20))));
    let numbers: Vec<_> = heard[1..].iter().map(|&(_, cue)| cue).collect();
    assert_eq!(numbers, (1..=10).rev().map(|number| Cue::Say(Phrase::Count(number))).collect::<Vec<_>>());
}

#[test]
fn a_digital_clock_beeps_in_the_last_ten_seconds_and_longer_in_the_last_five() {
    let heard = heard(&shipped("digital"), byoyomi(30), 30);
    let last_ten: Vec<_> = heard.iter().filter(|(gone, _)| *gone >= 20).map(|&(_, cue)| cue).collect();
    assert_eq!(last_ten, [[Cue::Beep; 5], [Cue::LongBeep; 5]].concat());
}

#[test]
fn the_nhk_cup_counts_the_seconds_only_when_no_minute_is_left() {
    let nhk = shipped("nhk");
    let with_minutes = Stage::Byoyomi { secs: 30, more_follows: true };
    assert_eq!(heard(&nhk, with_minutes, 30), [20, 25, 28].map(seconds));
    let without: Vec<_> = std::iter::once(seconds(20)).chain(counted(21)).collect();
    assert_eq!(heard(&nhk, byoyomi(30), 30), without);
    let minute = heard(&nhk, Stage::Minute { more_follows: true }, 60);
    assert_eq!(minute, [10, 20, 30, 40, 50, 55, 58].map(seconds));
    let third = Turn::Minute { number: 3, remain: 7 };
    assert_eq!(nhk.cue(ClockMoment::Turn(third)), Some(Cue::Minute { number: 3, remain: 7 }));
}

#[test]
fn the_main_time_is_called_at_ten_five_and_one_minutes() {
    let main = Stage::Main { more_follows: true };
    for id in ["count_up", "count_down", "nhk"] {
        let heard: Vec<_> = heard(&shipped(id), main, 900).into_iter().map(|(_, cue)| cue).collect();
        assert_eq!(heard, [10, 5, 1].map(|minutes| Cue::Say(Phrase::MinutesLeft(minutes))), "{id}");
        assert_eq!(shipped(id).cue(ClockMoment::Turn(Turn::Byoyomi)), Some(Cue::Say(Phrase::Byoyomi)), "{id}");
    }
}

#[test]
fn every_phrase_that_is_called_is_recorded() {
    for schedule in Schedule::shipped_ids().map(shipped) {
        let calls = schedule.parts.iter().flat_map(|part| part.elapsed.values().chain(part.left.values()));
        for call in calls {
            assert!(!matches!(call, Call::Say(phrase) if !phrase.is_recorded()), "{}: {call:?}", schedule.id);
        }
    }
}

#[test]
fn a_fault_is_told_with_its_file_line_and_field() {
    let text = Schedule::shipped_text("count_up").unwrap();
    let told = |old: &str, new: &str| Schedule::from_ron("my.ron", &text.replacen(old, new, 1)).unwrap_err();
    let line_of = |part: &str| 1 + text.lines().position(|line| line.contains(part)).unwrap();

    let misspelt = told("Say(Count(3))", "Shout(Count(3))");
    assert_eq!((misspelt.name.as_str(), misspelt.line), ("my.ron", line_of("7: Say(Count(3))")));
    let unrecorded = told("40: Say(Seconds(40))", "40: Say(Seconds(41))");
    assert_eq!(
        unrecorded.to_string(),
        format!("my.ron:{}: parts.[2].elapsed.40: no voice says Seconds(41)", line_of("40:"))
    );
    let late = told("50: Say(Seconds(50))", "60: Say(Seconds(50))");
    assert_eq!((late.field.as_str(), late.kind), ("parts.[2].elapsed.60", ScheduleErrorKind::OutsidePeriod));
    let misplaced = told("next_period: Chime", "next_period: Minute");
    assert_eq!((misplaced.field.as_str(), misplaced.kind), ("turns.next_period", ScheduleErrorKind::MinuteOutOfPlace));
    let nameless = told("Count-up, read aloud", " ");
    assert_eq!((nameless.field.as_str(), nameless.kind), ("name.en", ScheduleErrorKind::NoName));
    let bad_id = told("\"count_up\"", "\"Count up\"");
    assert_eq!((bad_id.line, bad_id.kind), (line_of("id:"), ScheduleErrorKind::BadId));
    let main_time = told("(of: Byoyomi, secs: 60", "(of: Main");
    assert_eq!((main_time.field.as_str(), main_time.kind), ("parts.[2].elapsed", ScheduleErrorKind::ElapsedMainTime));
}

fn stages() -> impl Strategy<Value = Stage> {
    prop_oneof![
        any::<bool>().prop_map(|more_follows| Stage::Main { more_follows }),
        (0..4_000_u64, any::<bool>()).prop_map(|(secs, more_follows)| Stage::Byoyomi { secs, more_follows }),
        any::<bool>().prop_map(|more_follows| Stage::Minute { more_follows }),
    ]
}

proptest! {
    #[test]
    fn a_period_begins_and_ends_in_silence(stage in stages(), id in prop::sample::select(Schedule::shipped_ids().collect::<Vec<_>>())) {
        let schedule = shipped(id);
        let at = |left| schedule.cue(ClockMoment::Second { stage, left });
        prop_assert_eq!(at(0), None);
        match stage {
            Stage::Byoyomi { secs, .. } => prop_assert_eq!(at(secs), None),
            Stage::Minute { .. } => prop_assert_eq!(at(60), None),
            Stage::Main { .. } => {}
        }
    }

    #[test]
    fn a_damaged_schedule_is_refused_or_makes_sense(at in 0..2_000_usize, with in any::<char>()) {
        let mut text: Vec<char> = Schedule::shipped_text("nhk").unwrap().chars().collect();
        let index = at % text.len();
        text[index] = with;
        let text: String = text.into_iter().collect();
        match Schedule::from_ron("my.ron", &text) {
            Ok(schedule) => prop_assert_eq!(schedule.fault(), None),
            Err(error) => prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1),
        }
    }
}
