//! Tests of the player, on a device that keeps real time and logs what it is given.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::sink::{OpenDevice, SharedMixer, Sink, lock};
use super::*;
use crate::sound::{Cue, Phrase, Voice, Volume, Volumes};

const RATE: u32 = 48_000;

/// The number of samples a typical device draws at once: a little more than 10 ms.
const BLOCK: usize = 512;

/// A device that keeps real time and logs what is played.
#[derive(Clone, Default)]
struct LogSink {
    log: Arc<Mutex<Log>>,
    /// Whether the device is missing.
    is_absent: Arc<AtomicBool>,
    /// Whether opening it panics the next time.
    fails: Arc<AtomicBool>,
}

#[derive(Default)]
struct Log {
    samples: Vec<f32>,
    /// The starts of the blocks that ended a silence.
    onsets: Vec<Instant>,
    opened: usize,
}

struct LogDevice {
    is_open: Arc<AtomicBool>,
    is_absent: Arc<AtomicBool>,
    draws: Arc<AtomicU64>,
}

impl Drop for LogDevice {
    fn drop(&mut self) {
        self.is_open.store(false, Ordering::Relaxed);
    }
}

impl OpenDevice for LogDevice {
    fn name(&self) -> &str {
        "log"
    }
    fn sample_rate(&self) -> u32 {
        RATE
    }
    fn works(&self) -> bool {
        !self.is_absent.load(Ordering::Relaxed)
    }
    fn draws(&self) -> u64 {
        self.draws.load(Ordering::Relaxed)
    }
}

impl Sink for LogSink {
    type Device = LogDevice;

    fn open(&mut self, _name: Option<&str>, mixer: &SharedMixer) -> Result<LogDevice, SoundTrouble> {
        assert!(!self.fails.swap(false, Ordering::Relaxed), "nobody thought of this");
        if self.is_absent.load(Ordering::Relaxed) {
            return Err(SoundTrouble::NoDevice(SoundFault::Absent));
        }
        *lock(mixer) = Some(crate::sound::Mixer::new(RATE));
        lock(&self.log).opened += 1;
        let device =
            LogDevice { is_open: Arc::new(true.into()), is_absent: Arc::clone(&self.is_absent), draws: Arc::default() };
        let (log, mixer) = (Arc::clone(&self.log), Arc::clone(mixer));
        let (is_open, is_absent, draws) =
            (Arc::clone(&device.is_open), Arc::clone(&device.is_absent), Arc::clone(&device.draws));
        let play = move || {
            draw_in_real_time(&log, &mixer, &draws, || {
                is_open.load(Ordering::Relaxed) && !is_absent.load(Ordering::Relaxed)
            })
        };
        thread::Builder::new().name("log device".to_owned()).spawn(play).unwrap();
        Ok(device)
    }

    fn devices(&self) -> Vec<String> {
        vec!["log".to_owned()]
    }
}

#[expect(clippy::disallowed_methods, reason = "a device keeps real time")]
fn draw_in_real_time(log: &Mutex<Log>, mixer: &SharedMixer, draws: &AtomicU64, goes_on: impl Fn() -> bool) {
    let block_time = Duration::from_secs(1) * u32::try_from(BLOCK).unwrap() / RATE;
    let mut due = Instant::now();
    while goes_on() {
        let mut block = [0.0; BLOCK];
        if let Some(mixer) = lock(mixer).as_mut() {
            mixer.render(&mut block);
        }
        let mut log = lock(log);
        let was_silent = log.samples.last().is_none_or(|sample| *sample == 0.0);
        if was_silent && block.iter().any(|sample| *sample != 0.0) {
            log.onsets.push(Instant::now());
        }
        log.samples.extend(block);
        drop(log);
        draws.fetch_add(1, Ordering::Relaxed);
        due += block_time;
        thread::sleep(due.saturating_duration_since(Instant::now()));
    }
}

fn player(sink: &LogSink) -> (SoundPlayer, Receiver<SoundNews>) {
    let (sender, news) = channel();
    let player = SoundPlayer::start_with(sink.clone(), move |news| _ = sender.send(news)).unwrap();
    (player, news)
}

const PATIENCE: Duration = Duration::from_secs(5);

fn heard() -> SoundNews {
    SoundNews::Heard { device: "log".to_owned() }
}

/// How well the recorded samples match `wanted` somewhere: 1 is a perfect match.
fn likeness(log: &[f32], wanted: &[f32]) -> f32 {
    let energy = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>().sqrt();
    let begins = log.iter().position(|sample| *sample != 0.0).unwrap_or_default();
    let part = &log[begins..(begins + wanted.len()).min(log.len())];
    let first = wanted.iter().position(|sample| *sample != 0.0).unwrap_or_default();
    let product: f32 = part.iter().zip(&wanted[first..]).map(|(a, b)| a * b).sum();
    product / (energy(part) * energy(wanted)).max(f32::MIN_POSITIVE)
}

#[test]
fn the_right_recording_is_played() {
    let sink = LogSink::default();
    let (player, news) = player(&sink);
    let output = SoundOutput { voice: Some(Voice::Japanese), ..SoundOutput::default() };
    player.order(SoundOrder::Use(Box::new(output)));
    player.order(SoundOrder::Play(Cue::Say(Phrase::Count(3))));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(heard()));
    thread::sleep(Duration::from_millis(700));
    let samples = lock(&sink.log).samples.clone();
    let like = |phrase| {
        let recording = Voice::Japanese.says(phrase);
        likeness(&samples, &crate::sound::voice::resampled(&recording.samples, recording.sample_rate, RATE))
    };
    assert!(like(Phrase::Count(3)) > 0.99, "{}", like(Phrase::Count(3)));
    assert!(like(Phrase::Count(4)) < 0.5, "{}", like(Phrase::Count(4)));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "latency is a matter of real time")]
fn a_cue_is_handed_to_the_device_within_20_ms() {
    let sink = LogSink::default();
    let (player, news) = player(&sink);
    player.order(SoundOrder::Watch(true));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(heard()));
    // Everything is prepared by then, as it is before the first call of a game.
    thread::sleep(Duration::from_secs(2));
    let mut latencies = Vec::new();
    for _ in 0..20 {
        let asked = Instant::now();
        player.order(SoundOrder::Play(Cue::Say(Phrase::Count(1))));
        thread::sleep(Duration::from_millis(97));
        player.order(SoundOrder::Hush);
        thread::sleep(Duration::from_millis(50));
        let onset = *lock(&sink.log).onsets.last().expect("it was heard");
        latencies.push(onset.saturating_duration_since(asked));
    }
    latencies.sort();
    let median = latencies[latencies.len() / 2];
    println!("latency: median {median:?}, worst {:?}", latencies[latencies.len() - 1]);
    // The worst case depends on the machine, which runs other tests at the same time.
    assert!(median < Duration::from_millis(20), "{latencies:?}");
}

#[test]
fn a_device_that_comes_back_is_taken_up_within_two_seconds() {
    let sink = LogSink::default();
    let (player, news) = player(&sink);
    player.order(SoundOrder::Watch(true));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(heard()));
    sink.is_absent.store(true, Ordering::Relaxed);
    let lost = SoundNews::Lost(SoundTrouble::Vanished("log".to_owned()));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(lost));
    // Cues in the meantime are harmless.
    player.order(SoundOrder::Play(Cue::Beep));
    sink.is_absent.store(false, Ordering::Relaxed);
    assert_eq!(news.recv_timeout(Duration::from_secs(2)), Ok(heard()));
}

#[test]
fn a_machine_without_a_device_says_so_once() {
    let sink = LogSink::default();
    sink.is_absent.store(true, Ordering::Relaxed);
    let (player, news) = player(&sink);
    for _ in 0..3 {
        player.order(SoundOrder::Play(Cue::Piece));
    }
    let told = news.recv_timeout(PATIENCE);
    assert_eq!(told, Ok(SoundNews::Lost(SoundTrouble::NoDevice(SoundFault::Absent))));
    player.order(SoundOrder::ListDevices);
    assert_eq!(news.recv_timeout(PATIENCE), Ok(SoundNews::Devices(vec!["log".to_owned()])));
}

#[test]
fn a_thread_that_fails_goes_on_and_says_so() {
    let sink = LogSink::default();
    sink.fails.store(true, Ordering::Relaxed);
    let (player, news) = player(&sink);
    player.order(SoundOrder::Play(Cue::Beep));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(SoundNews::Restarted));
    player.order(SoundOrder::Play(Cue::Beep));
    assert_eq!(news.recv_timeout(PATIENCE), Ok(heard()));
}

#[test]
fn what_has_no_volume_does_not_even_open_the_device() {
    let sink = LogSink::default();
    let (player, news) = player(&sink);
    let volumes = Volumes { signals: Volume::ZERO, ..Volumes::default() };
    player.order(SoundOrder::Use(Box::new(SoundOutput { volumes, ..SoundOutput::default() })));
    player.order(SoundOrder::Play(Cue::Beep));
    player.order(SoundOrder::ListDevices);
    assert_eq!(news.recv_timeout(PATIENCE), Ok(SoundNews::Devices(vec!["log".to_owned()])));
    assert_eq!(lock(&sink.log).opened, 0);
}
