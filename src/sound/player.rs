//! The thread that owns the sound device.
//!
//! It opens the device when a cue comes and gives it back when nothing has sounded for a while: a stream that plays
//! silence would wake the processor a hundred times a second.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::{Cue, synth};

/// How long the device is kept after the last cue.
const LINGER: Duration = Duration::from_secs(20);

/// Plays cues as they come; a newer one cuts an older one off.
#[derive(Clone, Debug)]
pub struct SoundPlayer {
    cues: Sender<Cue>,
}

/// Why nothing is heard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SoundTrouble {
    /// There is no device, or it cannot be used.
    #[error("no sound device can be used: {0}")]
    NoDevice(String),
    /// The thread could not be started.
    #[error("the sound thread could not be started: {0}")]
    NoThread(String),
}

impl SoundPlayer {
    /// Starts the thread. `on_trouble` is called from it whenever a cue cannot be played.
    ///
    /// # Errors
    /// The thread could not be started.
    pub fn start(on_trouble: impl Fn(SoundTrouble) + Send + 'static) -> Result<Self, SoundTrouble> {
        let (cues, inbox) = channel();
        thread::Builder::new()
            .name("sound".to_owned())
            .spawn(move || play_all(&inbox, &on_trouble))
            .map_err(|error| SoundTrouble::NoThread(error.to_string()))?;
        Ok(Self { cues })
    }

    /// Asks for a cue. Returns at once; nothing happens when the thread is gone.
    pub fn play(&self, cue: Cue) {
        _ = self.cues.send(cue);
    }
}

/// What is being played: the samples of the latest cue and how far they have got.
type Voice = Arc<Mutex<(Vec<f32>, usize)>>;

struct Device {
    // Dropping the stream gives the device back.
    _stream: Stream,
    sample_rate: u32,
    voice: Voice,
    broken: Arc<Mutex<bool>>,
}

fn play_all(inbox: &Receiver<Cue>, on_trouble: &impl Fn(SoundTrouble)) {
    let mut device: Option<Device> = None;
    loop {
        match inbox.recv_timeout(LINGER) {
            Ok(cue) => device = play_one(device, cue).map_err(on_trouble).ok(),
            Err(RecvTimeoutError::Timeout) => {
                device = None;
                let Ok(cue) = inbox.recv() else { return };
                device = play_one(device, cue).map_err(on_trouble).ok();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn play_one(device: Option<Device>, cue: Cue) -> Result<Device, SoundTrouble> {
    let device = match device.filter(Device::works) {
        Some(device) => device,
        None => Device::open().map_err(|error| SoundTrouble::NoDevice(error.to_string()))?,
    };
    *lock(&device.voice) = (synth::render(cue, device.sample_rate), 0);
    Ok(device)
}

impl Device {
    fn open() -> Result<Self, cpal::Error> {
        let output = cpal::default_host()
            .default_output_device()
            .ok_or_else(|| cpal::Error::from(cpal::ErrorKind::DeviceNotAvailable))?;
        let supported = output.default_output_config()?;
        let config = StreamConfig::from(supported);
        let voice = Voice::default();
        let broken = Arc::new(Mutex::new(false));
        let stream = match supported.sample_format() {
            SampleFormat::I16 => stream::<i16>(&output, config, &voice, &broken),
            SampleFormat::I32 => stream::<i32>(&output, config, &voice, &broken),
            SampleFormat::U8 => stream::<u8>(&output, config, &voice, &broken),
            _ => stream::<f32>(&output, config, &voice, &broken),
        }?;
        stream.play()?;
        Ok(Self { _stream: stream, sample_rate: config.sample_rate, voice, broken })
    }

    fn works(&self) -> bool {
        !*lock(&self.broken)
    }
}

fn stream<T: SizedSample + FromSample<f32>>(
    output: &cpal::Device,
    config: StreamConfig,
    voice: &Voice,
    broken: &Arc<Mutex<bool>>,
) -> Result<Stream, cpal::Error> {
    let (voice, broken) = (Arc::clone(voice), Arc::clone(broken));
    let channels = usize::from(config.channels).max(1);
    output.build_output_stream(
        config,
        move |frames: &mut [T], _| fill(frames, channels, &voice),
        move |error| *lock(&broken) |= ends_the_stream(error.kind()),
        None,
    )
}

/// Copies the voice into every channel, and silence after its end.
fn fill<T: SizedSample + FromSample<f32>>(frames: &mut [T], channels: usize, voice: &Voice) {
    let mut voice = lock(voice);
    for frame in frames.chunks_mut(channels) {
        let (samples, next) = &mut *voice;
        let sample = samples.get(*next).copied().unwrap_or(0.0);
        *next = (*next + 1).min(samples.len());
        frame.fill(T::from_sample(sample));
    }
}

/// Whether the stream is of no more use after this. A late or lost buffer is only a crackle.
fn ends_the_stream(kind: cpal::ErrorKind) -> bool {
    !matches!(kind, cpal::ErrorKind::Xrun | cpal::ErrorKind::DeviceChanged | cpal::ErrorKind::RealtimeDenied)
}

/// The value behind a lock. A thread that panicked leaves sound samples or a flag, which cannot be half-written.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
