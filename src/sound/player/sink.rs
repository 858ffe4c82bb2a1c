//! Sinks for samples: the system's devices.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::{SoundFault, SoundTrouble};
use crate::sound::Mixer;

/// The mixer a device draws from. `None` until the device has stated its sample rate.
pub(super) type SharedMixer = Arc<Mutex<Option<Mixer>>>;

/// Somewhere to send samples.
pub(super) trait Sink: Send + 'static {
    /// A device that draws samples until it is dropped.
    type Device: OpenDevice;

    /// Opens the device with that name, or the default one, to draw from `mixer`.
    fn open(&mut self, name: Option<&str>, mixer: &SharedMixer) -> Result<Self::Device, SoundTrouble>;

    /// The names of all devices.
    fn devices(&self) -> Vec<String>;
}

/// An open device.
pub(super) trait OpenDevice {
    /// The system's name for it.
    fn name(&self) -> &str;

    /// Its sample rate.
    fn sample_rate(&self) -> u32;

    /// Whether it can still be used.
    fn works(&self) -> bool;

    /// How often it has drawn samples: a device that stops doing so is lost, whether or not the system says so.
    fn draws(&self) -> u64;
}

/// The devices of this machine.
#[derive(Debug)]
pub(super) struct CpalSink;

pub(super) struct CpalDevice {
    // Dropping the stream releases the device.
    _stream: Stream,
    name: String,
    sample_rate: u32,
    pulse: Arc<Pulse>,
}

/// Signs of life of a stream.
#[derive(Debug, Default)]
struct Pulse {
    broken: AtomicBool,
    draws: AtomicU64,
}

impl Sink for CpalSink {
    type Device = CpalDevice;

    fn open(&mut self, name: Option<&str>, mixer: &SharedMixer) -> Result<CpalDevice, SoundTrouble> {
        CpalDevice::open(name, mixer).map_err(|error| SoundTrouble::NoDevice(fault(error.kind())))
    }

    fn devices(&self) -> Vec<String> {
        let devices = cpal::default_host().output_devices().into_iter().flatten();
        devices.filter_map(|device| name_of(&device)).collect()
    }
}

impl OpenDevice for CpalDevice {
    fn name(&self) -> &str {
        &self.name
    }

    fn sample_rate(&self) -> u32 {
        self.sample_rate
    }

    fn works(&self) -> bool {
        !self.pulse.broken.load(Ordering::Relaxed)
    }

    fn draws(&self) -> u64 {
        self.pulse.draws.load(Ordering::Relaxed)
    }
}

impl CpalDevice {
    fn open(name: Option<&str>, mixer: &SharedMixer) -> Result<Self, cpal::Error> {
        let host = cpal::default_host();
        let named = name.and_then(|name| host.output_devices().ok()?.find(|it| name_of(it).as_deref() == Some(name)));
        let output = named
            .or_else(|| host.default_output_device())
            .ok_or_else(|| cpal::Error::from(cpal::ErrorKind::DeviceNotAvailable))?;
        let supported = output.default_output_config()?;
        let config = StreamConfig::from(supported);
        *lock(mixer) = Some(Mixer::new(config.sample_rate));
        let pulse = Arc::default();
        let stream = match supported.sample_format() {
            SampleFormat::I16 => stream::<i16>(&output, config, mixer, &pulse),
            SampleFormat::I32 => stream::<i32>(&output, config, mixer, &pulse),
            SampleFormat::U8 => stream::<u8>(&output, config, mixer, &pulse),
            _ => stream::<f32>(&output, config, mixer, &pulse),
        }?;
        stream.play()?;
        let name = name_of(&output).unwrap_or_default();
        Ok(Self { _stream: stream, name, sample_rate: config.sample_rate, pulse })
    }
}

fn name_of(device: &cpal::Device) -> Option<String> {
    device.description().ok().map(|description| description.name().to_owned())
}

fn stream<T: SizedSample + FromSample<f32>>(
    output: &cpal::Device,
    config: StreamConfig,
    mixer: &SharedMixer,
    pulse: &Arc<Pulse>,
) -> Result<Stream, cpal::Error> {
    let (mixer, beat, pulse) = (Arc::clone(mixer), Arc::clone(pulse), Arc::clone(pulse));
    let channels = usize::from(config.channels).max(1);
    let mut mono = Vec::new();
    output.build_output_stream(
        config,
        move |frames: &mut [T], _| {
            beat.draws.fetch_add(1, Ordering::Relaxed);
            fill(frames, channels, &mixer, &mut mono);
        },
        move |error| _ = pulse.broken.fetch_or(ends_the_stream(error.kind()), Ordering::Relaxed),
        None,
    )
}

/// Draws samples and copies them to every channel. `mono` keeps its allocation between calls.
fn fill<T: SizedSample + FromSample<f32>>(frames: &mut [T], channels: usize, mixer: &SharedMixer, mono: &mut Vec<f32>) {
    mono.clear();
    mono.resize(frames.len() / channels, 0.0);
    if let Some(mixer) = lock(mixer).as_mut() {
        mixer.render(mono);
    }
    for (frame, &sample) in frames.chunks_mut(channels).zip(mono.iter()) {
        frame.fill(T::from_sample(sample));
    }
}

/// Why a device could not be opened.
const fn fault(kind: cpal::ErrorKind) -> SoundFault {
    match kind {
        cpal::ErrorKind::DeviceNotAvailable | cpal::ErrorKind::HostUnavailable => SoundFault::Absent,
        cpal::ErrorKind::DeviceBusy => SoundFault::Busy,
        cpal::ErrorKind::PermissionDenied => SoundFault::Forbidden,
        cpal::ErrorKind::UnsupportedConfig | cpal::ErrorKind::UnsupportedOperation => SoundFault::Unfit,
        _ => SoundFault::Broken,
    }
}

/// Whether an error ends the stream. A late or lost buffer is merely a crackle.
fn ends_the_stream(kind: cpal::ErrorKind) -> bool {
    !matches!(kind, cpal::ErrorKind::Xrun | cpal::ErrorKind::DeviceChanged | cpal::ErrorKind::RealtimeDenied)
}

/// Locks `mutex`. It holds a mixer, which a panicking thread cannot leave half-written.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
