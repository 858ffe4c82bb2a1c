//! A move read aloud: recorded words, and the silences that make them a sentence.

use super::voice::resampled;
use super::{Voice, Word};

/// The silence before a move, in which the piece is heard. It also ensures that somebody stepping through moves quickly
/// hears only the last one read, because a new reading replaces one that has not been heard yet.
const LEAD_SECS: f32 = 0.3;

/// The silence after naming the player, and before 王手.
const PAUSE_SECS: f32 = 0.2;

/// The silence between words that belong together.
const GAP_SECS: f32 = 0.05;

/// A move to be read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The voice.
    pub voice: Voice,
    /// The words.
    pub words: Vec<Word>,
}

impl Reading {
    /// The samples for the given sample rate. Words that the voice has no recording of are left out.
    #[must_use]
    pub fn samples(&self, sample_rate: u32) -> Vec<f32> {
        let silence = |secs: f32| vec![0.0; (secs * sample_rate as f32) as usize];
        let mut samples = silence(LEAD_SECS);
        let mut before = None;
        for &word in &self.words {
            samples.extend(before.map_or_else(Vec::new, |before| silence(rest_between(before, word))));
            let recording = self.voice.says_word(word);
            samples.extend(resampled(&recording.samples, recording.sample_rate, sample_rate));
            before = Some(word);
        }
        samples
    }
}

fn rest_between(before: Word, after: Word) -> f32 {
    if before.is_side() || after == Word::Check { PAUSE_SECS } else { GAP_SECS }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 24_000;

    #[test]
    fn a_reading_begins_with_silence_and_says_its_words_one_after_another() {
        let words = vec![Word::Black, Word::Square { file: 7, rank: 6 }, Word::Pawn];
        let samples = Reading { voice: Voice::Japanese, words: words.clone() }.samples(RATE);
        let lead = (LEAD_SECS * RATE as f32) as usize;
        assert!(samples[..lead].iter().all(|sample| *sample == 0.0));
        let spoken: usize = words.iter().map(|&word| Voice::Japanese.says_word(word).samples.len()).sum();
        let rests = ((PAUSE_SECS + GAP_SECS) * RATE as f32) as usize;
        assert_eq!(samples.len(), lead + spoken + rests);
    }

    #[test]
    fn a_word_of_another_language_is_left_out() {
        let silent = Reading { voice: Voice::English, words: vec![Word::Same] };
        assert!(silent.samples(RATE).iter().all(|sample| *sample == 0.0));
    }
}
