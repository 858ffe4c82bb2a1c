use std::sync::Arc;

/// What plays at the same time without cutting each other off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// Pieces on the board.
    Pieces,
    /// Everything that is said about the game: voices, beeps, tones.
    Calls,
}

/// Puts together what is heard. Pure: samples come in whole and go out as they are asked for.
///
/// A newer sound cuts an older one of its lane off; that one fades within a few milliseconds, so that it does not click.
#[derive(Clone, Debug)]
pub struct Mixer {
    lanes: [LaneState; 2],
    fade_samples: usize,
}

#[derive(Clone, Debug, Default)]
struct LaneState {
    playing: Option<Playing>,
    /// What was cut off, and over how many more samples it fades.
    fading: Option<(Playing, usize)>,
}

#[derive(Clone, Debug)]
struct Playing {
    samples: Arc<[f32]>,
    next: usize,
    gain: f32,
}

const FADE_SECS: f32 = 0.004;

impl Mixer {
    /// A silent mixer for so many samples a second.
    #[must_use]
    pub fn new(sample_rate: u32) -> Self {
        Self { lanes: Default::default(), fade_samples: ((FADE_SECS * sample_rate as f32) as usize).max(1) }
    }

    /// Begins to play `samples` with the next one that is asked for.
    pub fn play(&mut self, lane: Lane, samples: Arc<[f32]>, gain: f32) {
        self.hush(lane);
        self.lanes[lane.index()].playing = Some(Playing { samples, next: 0, gain });
    }

    /// Cuts off what plays on `lane`.
    pub fn hush(&mut self, lane: Lane) {
        let fade_samples = self.fade_samples;
        let lane = &mut self.lanes[lane.index()];
        if let Some(playing) = lane.playing.take() {
            lane.fading = Some((playing, fade_samples));
        }
    }

    /// Whether nothing is playing.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.lanes.iter().all(|lane| lane.playing.is_none() && lane.fading.is_none())
    }

    /// Fills `out` with the next samples, mono.
    pub fn render(&mut self, out: &mut [f32]) {
        let fade_samples = self.fade_samples;
        for sample in out {
            let sum: f32 = self.lanes.iter_mut().map(|lane| lane.next(fade_samples)).sum();
            *sample = sum.clamp(-1.0, 1.0);
        }
    }
}

impl Lane {
    const fn index(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Calls => 1,
        }
    }
}

impl LaneState {
    fn next(&mut self, fade_samples: usize) -> f32 {
        let played = self.playing.as_mut().and_then(Playing::next);
        if played.is_none() {
            self.playing = None;
        }
        let faded = self.fading.as_mut().and_then(|(playing, left)| {
            *left = left.checked_sub(1)?;
            Some(playing.next()? * *left as f32 / fade_samples as f32)
        });
        if faded.is_none() {
            self.fading = None;
        }
        played.unwrap_or(0.0) + faded.unwrap_or(0.0)
    }
}

impl Playing {
    fn next(&mut self) -> Option<f32> {
        let sample = self.samples.get(self.next)? * self.gain;
        self.next += 1;
        Some(sample)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 1_000;
    const FADE: usize = 4;

    fn flat(level: f32, count: usize) -> Arc<[f32]> {
        vec![level; count].into()
    }

    fn rendered(mixer: &mut Mixer, count: usize) -> Vec<f32> {
        let mut out = vec![9.0; count];
        mixer.render(&mut out);
        out
    }

    #[test]
    fn a_sound_begins_with_the_next_sample_and_is_followed_by_silence() {
        let mut mixer = Mixer::new(RATE);
        assert_eq!(rendered(&mut mixer, 2), [0.0, 0.0]);
        mixer.play(Lane::Calls, flat(0.5, 3), 0.5);
        assert_eq!(rendered(&mut mixer, 5), [0.25, 0.25, 0.25, 0.0, 0.0]);
        assert!(mixer.is_silent());
    }

    #[test]
    fn a_newer_call_cuts_the_older_one_off() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(Lane::Calls, flat(0.4, 100), 1.0);
        rendered(&mut mixer, 10);
        mixer.play(Lane::Calls, flat(0.1, 100), 1.0);
        let heard = rendered(&mut mixer, FADE + 10);
        assert!(heard[0] < 0.5 && heard[..FADE].is_sorted_by(|a, b| a > b), "{heard:?}");
        assert_eq!(heard[FADE..], [0.1; 10]);
    }

    #[test]
    fn a_piece_does_not_cut_a_call_off() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(Lane::Calls, flat(0.25, 6), 1.0);
        rendered(&mut mixer, 2);
        mixer.play(Lane::Pieces, flat(0.5, 2), 1.0);
        assert_eq!(rendered(&mut mixer, 5), [0.75, 0.75, 0.25, 0.25, 0.0]);
    }

    #[test]
    fn what_is_hushed_fades_and_what_is_too_loud_is_held() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(Lane::Calls, flat(0.8, 100), 1.0);
        mixer.play(Lane::Pieces, flat(0.8, 100), 1.0);
        assert_eq!(rendered(&mut mixer, 1), [1.0]);
        mixer.hush(Lane::Calls);
        mixer.hush(Lane::Pieces);
        rendered(&mut mixer, FADE);
        assert_eq!(rendered(&mut mixer, 3), [0.0; 3]);
        assert!(mixer.is_silent());
    }
}
