use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::sink::{OpenDevice, SharedMixer, Sink, lock};
use super::{SoundFault, SoundNews, SoundOrder, SoundOutput, SoundTrouble};
use crate::sound::bank::SoundBank;
use crate::sound::{Cue, CueGroup, Lane, Reading, Voice, Volume};

/// How long the device is kept after the last cue when nobody watches.
const LINGER: Duration = Duration::from_secs(20);

/// How often the device is looked after, and a lost one looked for.
const LOOK: Duration = Duration::from_millis(500);

/// The same while it is not yet known whether the device plays: some open well and fail with the first samples.
const FIRST_LOOK: Duration = Duration::from_millis(50);

/// At how many looks, one after the other, a device has drawn samples when it is known to play.
const STEADY_LOOKS: u32 = 5;

/// A device that has drawn no samples for so long is lost, whether or not the system says so. One that was asleep takes
/// more than a second to wake.
const STALLED: Duration = Duration::from_secs(3);

/// What the thread knows and does.
pub(super) struct Server<S: Sink> {
    sink: S,
    tell: Box<dyn Fn(SoundNews) + Send>,
    mixer: SharedMixer,
    bank: Option<SoundBank>,
    output: SoundOutput,
    /// Who speaks where the output names nobody.
    spoken: Voice,
    device: Option<S::Device>,
    /// A clock runs.
    is_watched: bool,
    /// For how long no order has come.
    idle: Duration,
    /// How often the device had drawn samples when it was looked at last.
    draws: u64,
    /// For how long that has not changed.
    still: Duration,
    /// At how many looks it has changed.
    steady: u32,
    /// What was told last about the device.
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

    /// Carries orders out until nobody is left to give any.
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

    /// Forgets the device after something has failed.
    pub fn begin_anew(&mut self) {
        self.close();
        self.bank = None;
        (self.tell)(SoundNews::Restarted);
    }

    /// How long to wait for an order before something else is done; `None` when there is nothing else to do.
    fn patience(&self) -> Option<Duration> {
        match (self.is_watched, &self.device) {
            (_, Some(_)) if !self.plays() => Some(FIRST_LOOK),
            (true, Some(_)) if self.is_unprepared() => Some(Duration::ZERO),
            (true, _) | (false, Some(_)) => Some(LOOK),
            (false, None) => None,
        }
    }

    /// Whether the device is known to play.
    fn plays(&self) -> bool {
        matches!(self.told, Some(SoundNews::Heard { .. }))
    }

    /// Whether there are sounds to be made beforehand, and no reason to look at the device first.
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

    /// Reads a move aloud. Hardly any is read twice, so its samples are not kept.
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

    /// Does what there is time for when no order has come for a while.
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

    /// Gives a device up that no longer draws samples, and tells of one that does.
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

    /// Sees to it that there is a device, and the sounds for it.
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

    /// Tells of a loss, unless one has been told: the first one says most.
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

    /// Tells `news` about the device unless it is none.
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
