//! The samples of the cues, synthesised or spoken.

use std::collections::HashMap;
use std::sync::Arc;

use super::voice::resampled;
use super::{Cue, Phrase, Voice, synth};

/// The silence between two consecutive phrases.
const BREATH_SECS: f32 = 0.12;

/// The samples of every cue, made when first needed, or earlier in a quiet moment.
#[derive(Debug)]
pub(super) struct SoundBank {
    voice: Voice,
    sample_rate: u32,
    ready: HashMap<Cue, Arc<[f32]>>,
    unprepared: Vec<Cue>,
}

impl SoundBank {
    pub fn new(voice: Voice, sample_rate: u32) -> Self {
        // Popped from the end: what a clock says every second is needed first.
        let spoken = Phrase::all().collect::<Vec<_>>().into_iter().rev().map(Cue::Say);
        let unprepared = spoken.chain(Cue::SYNTHESISED).collect();
        Self { voice, sample_rate, ready: HashMap::new(), unprepared }
    }

    /// Whether it was made for this voice and sample rate.
    pub fn is_for(&self, voice: Voice, sample_rate: u32) -> bool {
        self.voice == voice && self.sample_rate == sample_rate
    }

    /// The samples of `cue`.
    pub fn samples(&mut self, cue: Cue) -> Arc<[f32]> {
        let Self { voice, sample_rate, ready, .. } = self;
        Arc::clone(ready.entry(cue).or_insert_with(|| cue_samples(cue, *voice, *sample_rate).into()))
    }

    /// Whether all samples have been made.
    pub fn is_prepared(&self) -> bool {
        self.unprepared.is_empty()
    }

    /// Makes the samples of another cue in advance.
    pub fn prepare_one(&mut self) {
        if let Some(cue) = self.unprepared.pop() {
            self.samples(cue);
        }
    }
}

/// Makes the samples of `cue` for the given sample rate, spoken by `voice`.
#[must_use]
pub fn cue_samples(cue: Cue, voice: Voice, sample_rate: u32) -> Vec<f32> {
    let say = |phrase| {
        let recording = voice.says(phrase);
        resampled(&recording.samples, recording.sample_rate, sample_rate)
    };
    match cue {
        Cue::Say(phrase) => say(phrase),
        Cue::Minute { number, remain } => {
            let breath = vec![0.0; (BREATH_SECS * sample_rate as f32) as usize];
            [say(Phrase::Minute(number)), breath, say(Phrase::MinutesRemain(remain))].concat()
        }
        Cue::Piece
        | Cue::Capture
        | Cue::GameStart
        | Cue::GameEnd
        | Cue::Beep
        | Cue::LongBeep
        | Cue::LowBeep
        | Cue::LowLongBeep
        | Cue::Chime
        | Cue::Flag => synth::render(cue, sample_rate),
    }
}
