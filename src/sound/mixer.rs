//! Mixing whatever sounds at the same time.

use std::sync::Arc;

/// A lane of the mixer. Sounds on different lanes play at the same time without cutting each other off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// Pieces on the board.
    Pieces,
    /// Calls: voices about a clock, beeps, tones.
    Calls,
    /// Moves read aloud.
    Moves,
}

/// Mixes what is heard. Pure: samples come in whole, and mixed samples go out on request.
///
/// A new sound cuts off the one playing on its lane, which fades within a few milliseconds so that it does not click.
///
/// Calls take precedence over moves. A call cuts off a move being read; a move of which nothing has been heard yet
/// waits until the calls are over.
#[derive(Clone, Debug)]
pub struct Mixer {
    lanes: [LaneState; 3],
    fade_samples: usize,
}

#[derive(Clone, Debug, Default)]
struct LaneState {
    playing: Option<Playing>,
    /// The sound that was cut off, and the samples left of its fade.
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
    /// A silent mixer for the given sample rate.
    #[must_use]
    pub fn new(sample_rate: u32) -> Self {
        Self { lanes: Default::default(), fade_samples: ((FADE_SECS * sample_rate as f32) as usize).max(1) }
    }

    /// Starts playing `samples` with the next sample requested.
    pub fn play(&mut self, lane: Lane, samples: Arc<[f32]>, gain: f32) {
        self.hush(lane);
        if lane == Lane::Calls && self.is_reading() {
            self.hush(Lane::Moves);
        }
        self.lanes[lane.index()].playing = Some(Playing { samples, next: 0, gain });
    }

    /// Whether anything of the move being read has been heard.
    fn is_reading(&self) -> bool {
        self.lanes[Lane::Moves.index()].playing.as_ref().is_some_and(Playing::is_heard)
    }

    /// Cuts off whatever is playing on `lane`.
    pub fn hush(&mut self, lane: Lane) {
        let fade_samples = self.fade_samples;
        let lane = &mut self.lanes[lane.index()];
        if let Some(playing) = lane.playing.take().filter(Playing::is_heard) {
            lane.fading = Some((playing, fade_samples));
        }
    }

    /// Whether nothing is playing.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.lanes.iter().all(|lane| lane.playing.is_none() && lane.fading.is_none())
    }

    /// Fills `out` with the next samples, in mono.
    pub fn render(&mut self, out: &mut [f32]) {
        for sample in out {
            *sample = self.next().clamp(-1.0, 1.0);
        }
    }

    fn next(&mut self) -> f32 {
        let fade_samples = self.fade_samples;
        let [pieces, calls, moves] = &mut self.lanes;
        let called = calls.next(fade_samples);
        let read = if calls.playing.is_some() { moves.next_of_fading(fade_samples) } else { moves.next(fade_samples) };
        pieces.next(fade_samples) + called + read
    }
}

impl Lane {
    const fn index(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Calls => 1,
            Self::Moves => 2,
        }
    }
}

impl LaneState {
    fn next(&mut self, fade_samples: usize) -> f32 {
        let played = self.playing.as_mut().and_then(Playing::next);
        if played.is_none() {
            self.playing = None;
        }
        played.unwrap_or(0.0) + self.next_of_fading(fade_samples)
    }

    /// The next sample of only the sound being cut off.
    fn next_of_fading(&mut self, fade_samples: usize) -> f32 {
        let faded = self.fading.as_mut().and_then(|(playing, left)| {
            *left = left.checked_sub(1)?;
            Some(playing.next()? * *left as f32 / fade_samples as f32)
        });
        if faded.is_none() {
            self.fading = None;
        }
        faded.unwrap_or(0.0)
    }
}

impl Playing {
    /// Whether anything but silence has been played.
    fn is_heard(&self) -> bool {
        self.samples.iter().take(self.next).any(|sample| *sample != 0.0)
    }

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

    /// A move read at this level, after some silence.
    fn reading(level: f32) -> Arc<[f32]> {
        [[0.0; 4], [level; 4]].concat().into()
    }

    #[test]
    fn a_call_cuts_off_the_move_that_is_being_read() {
        let mut mixer = Mixer::new(RATE);
        mixer.play(Lane::Moves, reading(0.5), 1.0);
        rendered(&mut mixer, 6);
        mixer.play(Lane::Calls, flat(0.25, 20), 1.0);
        rendered(&mut mixer, FADE);
        assert_eq!(rendered(&mut mixer, 20)[..16], [0.25; 16]);
        assert!(mixer.is_silent());
    }

    #[test]
    fn a_move_waits_to_be_read_until_nothing_is_called() {
        let wanted = [[0.25; 6].as_slice(), &[0.0; 4], &[0.5; 4]].concat();
        for lanes in [[Lane::Calls, Lane::Moves], [Lane::Moves, Lane::Calls]] {
            let mut mixer = Mixer::new(RATE);
            for lane in lanes {
                let samples = if lane == Lane::Calls { flat(0.25, 6) } else { reading(0.5) };
                mixer.play(lane, samples, 1.0);
            }
            assert_eq!(rendered(&mut mixer, 14), wanted, "{lanes:?}");
        }
    }

    #[test]
    fn of_moves_that_follow_each_other_quickly_only_the_last_one_is_read() {
        let mut mixer = Mixer::new(RATE);
        let mut heard = Vec::new();
        for level in [0.1, 0.2, 0.3] {
            mixer.play(Lane::Moves, reading(level), 1.0);
            heard.extend(rendered(&mut mixer, 3));
        }
        heard.extend(rendered(&mut mixer, 5));
        assert_eq!(heard, [[0.0; 10].as_slice(), &[0.3; 4]].concat());
    }
}
