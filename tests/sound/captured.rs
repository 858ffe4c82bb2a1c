//! What a sound server gets to play during a game in real time, recorded and measured.
//!
//! These tests need a PulseAudio server with a null sink called `cap`, set up by `tests/sound/capture.sh`, and take as
//! long as what they listen to, so they run only on request.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::Context;
use komadai::app::{
    Action, App, ClockForm, Command as Asked, DialogAction, Effect, NewGameForm, Now, Settings, SoundSettings,
};
use komadai::clock::SessionTime;
use komadai::sound::{
    Cue, Phrase, Reading, SoundNews, SoundOrder, SoundPlayer, SoundTrouble, Voice, Word, cue_samples,
};
use komadai::text::Language;

/// Enough for speech and beeps, and cheap to process.
const RATE: u32 = 8_000;

/// How far a call may deviate from the grid of whole seconds.
const TOLERANCE_MILLIS: f64 = 20.0;

/// A program that records what the null sink plays.
struct Recorder {
    parec: Child,
    samples: thread::JoinHandle<Vec<f32>>,
}

impl Recorder {
    fn start() -> Self {
        let rate = format!("--rate={RATE}");
        let options = ["-d", "cap.monitor", "--channels=1", "--format=float32le", &rate, "--latency-msec=20", "--raw"];
        let mut parec = Command::new("parec").args(options).stdout(Stdio::piped()).spawn().expect("parec is installed");
        let mut heard = parec.stdout.take().expect("it is piped");
        let samples = thread::Builder::new().name("recorder".to_owned()).spawn(move || {
            let mut bytes = Vec::new();
            _ = heard.read_to_end(&mut bytes);
            bytes.chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().expect("there are four"))).collect()
        });
        Self { parec, samples: samples.expect("a thread can be had") }
    }

    fn stop(mut self) -> Vec<f32> {
        thread::sleep(Duration::from_millis(500));
        _ = self.parec.kill();
        _ = self.parec.wait();
        self.samples.join().expect("it only reads")
    }
}

/// A player, and what it reports.
fn player() -> (SoundPlayer, Receiver<SoundNews>) {
    let (sender, news) = channel();
    let player = SoundPlayer::start(move |news| _ = sender.send(news)).expect("a thread can be had");
    (player, news)
}

/// Plays a game with 30 seconds per move, in which nobody moves until time is up, the way the window does: it sleeps
/// until something changes, lets time pass, and carries out what follows.
#[expect(clippy::disallowed_methods, reason = "the game is played in real time")]
fn play_out_half_a_minute(schedule: &str) -> Vec<f32> {
    let (player, news) = player();
    let sounds = SoundSettings {
        schedule: schedule.to_owned(),
        voice: Some(Voice::Japanese),
        game_signals: false,
        ..SoundSettings::default()
    };
    let settings = Settings { language: Some(Language::English), sounds, ..Settings::default() };
    let mut desk = App::new(&Context::default(), settings);
    let started = Instant::now();
    let now = || Now {
        at: SessionTime::from_start(started.elapsed()),
        date: String::new(),
        since_midnight: Duration::ZERO,
        calendar: Duration::ZERO,
    };
    let run = |effects: Vec<Effect>| {
        for effect in effects {
            match effect {
                Effect::Play(cue) => player.order(SoundOrder::Play(cue)),
                Effect::Sound(order) => player.order(order),
                _ => {}
            }
        }
    };
    let clock = ClockForm { minutes: 0, seconds: 0, byoyomi_seconds: 30, ..ClockForm::default() };
    let form = NewGameForm { clocks: std::array::from_fn(|_| clock.clone()), ..NewGameForm::default() };
    run(vec![Effect::Sound(SoundOrder::Use(Box::new(desk.state().settings.sounds.output())))]);
    let recorder = Recorder::start();
    let asked = [
        Action::Command(Asked::NewGame),
        Action::Dialog(DialogAction::EditNewGame(Box::new(form))),
        Action::Dialog(DialogAction::StartGame),
    ];
    asked.into_iter().for_each(|action| run(desk.act(action, &now())));
    while started.elapsed() < Duration::from_millis(31_500) {
        run(desk.tick(&now()));
        let rest = desk.next_change(&now()).unwrap_or(Duration::from_millis(100));
        thread::sleep(rest.min(Duration::from_millis(500)));
    }
    println!("\nthe player said: {:?}", news.try_iter().collect::<Vec<_>>());
    recorder.stop()
}

/// The position within `range` where `wanted` matches best, and how well: 1 is a perfect match.
fn find(heard: &[f32], wanted: &[f32], range: std::ops::Range<usize>) -> (usize, f32) {
    let energy = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>();
    let own = energy(wanted);
    let likeness = |at: usize| {
        let part = heard.get(at..at + wanted.len()).unwrap_or_default();
        let product: f32 = part.iter().zip(wanted).map(|(a, b)| a * b).sum();
        product / (own * energy(part)).sqrt().max(1e-6)
    };
    let places = range.map(|at| (at, likeness(at)));
    places.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default()
}

/// A call that was found.
#[derive(Debug)]
struct Found {
    second: u32,
    cue: Cue,
    at: usize,
    likeness: f32,
}

/// Looks for each cue around its second. The first one is the first sound of all.
fn find_all(heard: &[f32], calls: &[(u32, Cue)]) -> Vec<Found> {
    let start = heard.iter().position(|sample| sample.abs() > 0.01).expect("something is heard");
    let (first_second, _) = calls[0];
    let reach = RATE as usize / 5;
    let found = |&(second, cue): &(u32, Cue)| {
        let due = start + (RATE * (second - first_second)) as usize;
        let wanted = cue_samples(cue, Voice::Japanese, RATE);
        let (at, likeness) = find(heard, &wanted, due.saturating_sub(reach)..due + reach);
        Found { second, cue, at, likeness }
    };
    calls.iter().map(found).collect()
}

/// The deviation of each call from the best-fitting grid of whole seconds, in milliseconds.
fn off_the_grid(found: &[Found]) -> Vec<f64> {
    let start = |it: &Found| it.at as f64 - f64::from(it.second * RATE);
    let mean = found.iter().map(start).sum::<f64>() / found.len() as f64;
    found.iter().map(|it| (start(it) - mean) / f64::from(RATE) * 1_000.0).collect()
}

fn report(found: &[Found]) {
    for (it, off) in found.iter().zip(off_the_grid(found)) {
        println!("second {:2}: {:?} likeness {:.3}, {off:+.1} ms off the grid", it.second, it.cue, it.likeness);
    }
    let worst = off_the_grid(found).into_iter().map(f64::abs).fold(0.0, f64::max);
    println!("{} calls, the worst {worst:.1} ms off the grid", found.len());
}

fn assert_on_time(found: &[Found]) {
    for (it, off) in found.iter().zip(off_the_grid(found)) {
        assert!(it.likeness > 0.9, "{it:?}");
        assert!(off.abs() <= TOLERANCE_MILLIS, "{it:?} is {off} ms off the grid");
    }
}

#[test]
#[ignore = "listens to a sound server for half a minute: tests/sound/capture.sh"]
fn a_japanese_countdown_of_30_seconds_is_heard_second_by_second() {
    let heard = play_out_half_a_minute("count_up");
    let tens = [10, 20].map(|secs| (u32::from(secs), Cue::Say(Phrase::Seconds(secs))));
    let counted = (1..=9).map(|number| (20 + u32::from(number), Cue::Say(Phrase::Count(number))));
    let calls: Vec<_> = tens.into_iter().chain(counted).collect();
    let found = find_all(&heard, &calls);
    report(&found);
    assert_on_time(&found);
    for it in &found {
        let others = calls.iter().filter(|(_, cue)| *cue != it.cue);
        for &(_, other) in others {
            let wanted = cue_samples(other, Voice::Japanese, RATE);
            let (_, likeness) = find(&heard, &wanted, it.at.saturating_sub(200)..it.at + 200);
            assert!(likeness < it.likeness - 0.2, "{it:?} might as well be {other:?}: {likeness}");
        }
    }
}

#[test]
#[ignore = "listens to a sound server for half a minute: tests/sound/capture.sh"]
fn a_digital_clock_is_heard_second_by_second() {
    let heard = play_out_half_a_minute("digital");
    let short = [10].into_iter().chain(20..=24).map(|second| (second, Cue::Beep));
    let long = (25..=29).map(|second| (second, Cue::LongBeep));
    let calls: Vec<_> = short.chain(long).chain([(30, Cue::Flag)]).collect();
    let found = find_all(&heard, &calls);
    report(&found);
    assert_on_time(&found);
}

/// Has moves read out every four seconds, and returns what was heard. The device is ready beforehand.
fn read_out(readings: &[Reading]) -> Vec<f32> {
    let (player, news) = player();
    player.order(SoundOrder::Watch(true));
    while !matches!(news.recv_timeout(Duration::from_secs(10)), Ok(SoundNews::Heard { .. })) {}
    let recorder = Recorder::start();
    thread::sleep(Duration::from_millis(500));
    for reading in readings {
        player.order(SoundOrder::Read(reading.clone()));
        thread::sleep(Duration::from_secs(4));
    }
    recorder.stop()
}

#[test]
#[ignore = "listens to a sound server: tests/sound/capture.sh"]
fn moves_are_read_word_for_word_neither_cut_nor_clipped() {
    let square = |file, rank| Word::Square { file, rank };
    let japanese = |words: &[Word]| Reading { voice: Voice::Japanese, words: words.to_vec() };
    let english = |words: &[Word]| Reading { voice: Voice::English, words: words.to_vec() };
    let readings = [
        japanese(&[Word::Black, square(7, 6), Word::Pawn]),
        japanese(&[Word::White, Word::Same, Word::Silver]),
        japanese(&[Word::Black, square(2, 2), Word::Bishop, Word::Promotes, Word::Check]),
        english(&[Word::Black, Word::Pawn, Word::Number(7), Word::Letter(6)]),
        english(&[Word::White, Word::Rook, Word::Takes, Word::Number(2), Word::Letter(8), Word::Promotes]),
    ];
    let heard = read_out(&readings);
    let mut from =
        heard.iter().position(|sample| sample.abs() > 0.01).expect("something is heard") - RATE as usize / 10;
    for reading in &readings {
        let samples = reading.samples(RATE);
        let silence = samples.iter().position(|sample| *sample != 0.0).expect("it says something");
        let (at, likeness) = find(&heard, &samples[silence..], from..from + RATE as usize / 2);
        let peak = heard[at..at + samples.len() - silence].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        println!("{:?}: likeness {likeness:.3}, peak {peak:.2}", reading.words);
        assert!(likeness > 0.9 && peak < 0.99, "{reading:?}");
        from = at + RATE as usize * 15 / 4;
    }
}

#[test]
#[ignore = "listens to a sound server: tests/sound/capture.sh"]
fn a_call_takes_the_place_of_the_move_that_is_being_read() {
    let (player, news) = player();
    player.order(SoundOrder::Watch(true));
    while !matches!(news.recv_timeout(Duration::from_secs(10)), Ok(SoundNews::Heard { .. })) {}
    let recorder = Recorder::start();
    thread::sleep(Duration::from_millis(500));
    let words = vec![Word::Black, Word::Square { file: 7, rank: 6 }, Word::Pawn];
    player.order(SoundOrder::Read(Reading { voice: Voice::Japanese, words }));
    thread::sleep(Duration::from_millis(1_000));
    player.order(SoundOrder::Play(Cue::LongBeep));
    thread::sleep(Duration::from_secs(2));
    let heard = recorder.stop();
    let start = heard.iter().position(|sample| sample.abs() > 0.01).expect("something is heard");
    let beep = cue_samples(Cue::LongBeep, Voice::Japanese, RATE);
    let (at, likeness) = find(&heard, &beep, start..start + RATE as usize * 3 / 2);
    println!("the call begins {} ms after the voice, likeness {likeness:.3}", (at - start) * 1_000 / RATE as usize);
    assert!(likeness > 0.95, "nothing is heard beside it");
    let after = &heard[at + beep.len() + RATE as usize / 50..];
    assert!(after.iter().all(|sample| sample.abs() < 0.01), "the move is not taken up again");
}

fn pactl(command: &[&str]) {
    let done = Command::new("pactl").args(command).stdout(Stdio::null()).status();
    assert!(done.expect("pactl is installed").success(), "{command:?}");
}

#[test]
#[ignore = "unplugs the null sink of a sound server: tests/sound/capture.sh"]
#[expect(clippy::disallowed_methods, reason = "how long it takes is what is measured")]
fn a_device_that_is_unplugged_is_told_and_taken_up_again_within_two_seconds() {
    let (player, news) = player();
    let patience = Duration::from_secs(10);
    player.order(SoundOrder::Watch(true));
    // The sound server may still be starting.
    let begun = Instant::now();
    while !matches!(news.recv_timeout(patience), Ok(SoundNews::Heard { .. })) {
        assert!(begun.elapsed() < patience, "no device at all");
    }
    for round in 1..=3 {
        thread::sleep(Duration::from_secs(2));
        let gone = Instant::now();
        pactl(&["unload-module", "module-null-sink"]);
        assert!(matches!(news.recv_timeout(patience), Ok(SoundNews::Lost(SoundTrouble::Vanished(_)))));
        println!("round {round}: told {:?} after it was unplugged", gone.elapsed());
        thread::sleep(Duration::from_secs(2));
        assert!(news.try_recv().is_err(), "nothing else is told while it is gone");
        let back = Instant::now();
        pactl(&["load-module", "module-null-sink", "sink_name=cap", "rate=48000", "norewinds=1"]);
        let heard = news.recv_timeout(patience);
        println!("round {round}: taken up {:?} after it came back", back.elapsed());
        assert!(matches!(heard, Ok(SoundNews::Heard { .. })), "{heard:?}");
        assert!(back.elapsed() < Duration::from_secs(2));
    }
}
