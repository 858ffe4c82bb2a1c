//! The loop of the sound thread, which also notices when a device no longer plays though nothing says so.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::sink::{OpenDevice, SharedMixer, Sink, lock};
use super::{SoundFault, SoundNews, SoundOrder, SoundOutput, SoundTrouble};
use crate::sound::bank::SoundBank;
use crate::sound::{Cue, CueGroup, Lane, Reading, Voice, Volume};

/// How long to keep the device after the last cue when no clock is being watched.
const LINGER: Duration = Duration::from_secs(20);

/// How often to check on the device, or to look for a lost one.
const LOOK: Duration = Duration::from_millis(500);

/// How long a device must have been missing, without an order, to be looked for less often: looking costs more than all
/// else that is done while a clock runs.
const LONG_GONE: Duration = Duration::from_secs(10);

/// How often it is then looked for.
const LATE_LOOK: Duration = Duration::from_secs(5);

/// How often to check on it before it is known to play: some devices open fine and fail on the first samples.
const FIRST_LOOK: Duration = Duration::from_millis(50);

/// The number of consecutive checks at which a device must have drawn samples to count as playing.
const STEADY_LOOKS: u32 = 5;

/// How long a device may draw no samples before it counts as lost, whether or not the system says so. One that was
/// asleep takes more than a second to wake up.
const STALLED: Duration = Duration::from_secs(3);

/// The state of the sound thread.
pub(super) struct Server<S: Sink> {
    sink: S,
    tell: Box<dyn Fn(SoundNews) + Send>,
    mixer: SharedMixer,
    bank: Option<SoundBank>,
    output: SoundOutput,
    /// The voice if the output names none.
    spoken: Voice,
    device: Option<S::Device>,
    /// Whether a clock is running.
    is_watched: bool,
    /// How long no order has come.
    idle: Duration,
    /// How often the device had drawn samples by the last check.
    draws: u64,
    /// How long that has not changed.
    still: Duration,
    /// At how many consecutive checks it has changed.
    steady: u32,
    /// The last report about the device.
    told: Option<SoundNews>,
}

impl<S: Sink> Server<S> {
    pub fn new(sink: S, tell: Box<dyn Fn(SoundNews) + Send>) -> Self {
        Self {
            sink,
            tell,
            mixer: Arc::new(Mutex::new(None)),
            bank: None,
            output: SoundOutput::default(),
            spoken: Voice::English,
            device: None,
            is_watched: false,
            idle: Duration::ZERO,
            draws: 0,
            still: Duration::ZERO,
            steady: 0,
            told: None,
        }
    }

    /// Carries out orders until nobody is left to give any.
    pub fn serve(&mut self, inbox: &Receiver<SoundOrder>) {
        loop {
            let patience = self.patience();
            let order = match patience {
                Some(patience) => inbox.recv_timeout(patience),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match order {
                Ok(order) => {
                    self.idle = Duration::ZERO;
                    self.obey(order);
                }
                Err(RecvTimeoutError::Timeout) => self.use_quiet_moment(patience.unwrap_or_default()),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Drops the device and all samples after a panic.
    pub fn begin_anew(&mut self) {
        self.close();
        self.bank = None;
        (self.tell)(SoundNews::Restarted);
    }

    /// How long to wait for an order before doing something else; `None` if there is nothing else to do.
    fn patience(&self) -> Option<Duration> {
        match (self.is_watched, &self.device) {
            (_, Some(_)) if !self.plays() => Some(FIRST_LOOK),
            (true, Some(_)) if self.is_unprepared() => Some(Duration::ZERO),
            (true, None) if self.idle >= LONG_GONE => Some(LATE_LOOK),
            (true, _) | (false, Some(_)) => Some(LOOK),
            (false, None) => None,
        }
    }

    /// Whether the device is known to play.
    fn plays(&self) -> bool {
        matches!(self.told, Some(SoundNews::Heard { .. }))
    }

    /// Whether there are samples to make in advance, and no need to check on the device first.
    fn is_unprepared(&self) -> bool {
        let works = self.device.as_ref().is_some_and(OpenDevice::works);
        works && self.plays() && self.bank.as_ref().is_some_and(|bank| !bank.is_prepared())
    }

    fn obey(&mut self, order: SoundOrder) {
        match order {
            SoundOrder::Play(cue) => self.play(cue),
            SoundOrder::Read(reading) => self.read(&reading),
            SoundOrder::Hush => {
                if let Some(mixer) = lock(&self.mixer).as_mut() {
                    mixer.hush(Lane::Calls);
                }
            }
            SoundOrder::Use(output) => self.change(*output),
            SoundOrder::Speak(voice) => self.spoken = voice,
            SoundOrder::Watch(is_watched) => {
                self.is_watched = is_watched;
                if is_watched {
                    self.open();
                }
            }
            SoundOrder::ListDevices => (self.tell)(SoundNews::Devices(self.sink.devices())),
        }
    }

    fn change(&mut self, output: SoundOutput) {
        if output.device != self.output.device {
            self.close();
        }
        self.output = output;
        if self.is_watched {
            self.open();
        }
    }

    fn play(&mut self, cue: Cue) {
        let volume = self.output.volumes.of(cue.group());
        if volume == Volume::ZERO {
            return;
        }
        self.open();
        let Some(bank) = &mut self.bank else { return };
        let samples = bank.samples(cue);
        if let Some(mixer) = lock(&self.mixer).as_mut() {
            mixer.play(lane_of(cue), samples, volume.gain());
        }
    }

    /// Reads a move aloud. Hardly any move is read twice, so its samples are not kept.
    fn read(&mut self, reading: &Reading) {
        let volume = self.output.volumes.of(CueGroup::Moves);
        if volume == Volume::ZERO {
            return;
        }
        self.open();
        let Some(device) = &self.device else { return };
        let samples = reading.samples(device.sample_rate());
        if let Some(mixer) = lock(&self.mixer).as_mut() {
            mixer.play(Lane::Moves, samples.into(), volume.gain());
        }
    }

    /// Does background work when no order has come for a while.
    fn use_quiet_moment(&mut self, waited: Duration) {
        if self.is_watched && self.is_unprepared() {
            self.bank.iter_mut().for_each(SoundBank::prepare_one);
            return;
        }
        self.idle += waited;
        if self.device.is_some() {
            self.look_after_device(waited);
        } else if self.is_watched {
            self.open();
        }
        if !self.is_watched && self.idle >= LINGER {
            self.close();
        }
    }

    /// Gives up a device that no longer draws samples, and reports one that does.
    fn look_after_device(&mut self, waited: Duration) {
        let Some(device) = &self.device else { return };
        let draws = device.draws();
        if draws == self.draws {
            (self.still, self.steady) = (self.still + waited, 0);
        } else {
            (self.still, self.steady) = (Duration::ZERO, self.steady + 1);
        }
        self.draws = draws;
        if !device.works() || self.still >= STALLED {
            self.lose_device();
        } else if self.steady >= STEADY_LOOKS {
            let device = device.name().to_owned();
            self.note(SoundNews::Heard { device });
        }
    }

    fn lose_device(&mut self) {
        let Some(device) = &self.device else { return };
        let name = device.name().to_owned();
        let trouble =
            if self.plays() { SoundTrouble::Vanished(name) } else { SoundTrouble::NoDevice(SoundFault::Broken) };
        self.close();
        self.note_loss(trouble);
    }

    /// Makes sure that there is a device, and samples for it.
    fn open(&mut self) {
        if self.device.as_ref().is_some_and(|device| !device.works()) {
            self.lose_device();
        }
        if self.device.is_none() {
            match self.sink.open(self.output.device.as_deref(), &self.mixer) {
                Ok(device) => self.device = Some(device),
                Err(trouble) => return self.note_loss(trouble),
            }
        }
        let rate = self.device.as_ref().map_or(0, OpenDevice::sample_rate);
        let voice = self.output.voice.unwrap_or(self.spoken);
        if !self.bank.as_ref().is_some_and(|bank| bank.is_for(voice, rate)) {
            self.bank = Some(SoundBank::new(voice, rate));
        }
    }

    /// Reports a loss unless one has been reported already: the first is the most informative.
    fn note_loss(&mut self, trouble: SoundTrouble) {
        if !matches!(self.told, Some(SoundNews::Lost(_))) {
            self.note(SoundNews::Lost(trouble));
        }
    }

    fn close(&mut self) {
        self.device = None;
        (self.draws, self.still, self.steady) = (0, Duration::ZERO, 0);
        *lock(&self.mixer) = None;
    }

    /// Reports `news` about the device unless it was the last report.
    fn note(&mut self, news: SoundNews) {
        if self.told.as_ref() != Some(&news) {
            self.told = Some(news.clone());
            (self.tell)(news);
        }
    }
}

const fn lane_of(cue: Cue) -> Lane {
    match cue.group() {
        CueGroup::Pieces => Lane::Pieces,
        CueGroup::Moves => Lane::Moves,
        CueGroup::Calls | CueGroup::Signals => Lane::Calls,
    }
}
