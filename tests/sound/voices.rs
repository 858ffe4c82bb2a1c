//! The recordings of the voices.

use komadai::sound::{Phrase, Recording, Voice};

/// The loudness around each sample: the root mean square over 2 ms.
fn envelope(recording: &Recording) -> Vec<f32> {
    let width = recording.sample_rate as usize / 500;
    let square = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32;
    recording.samples.windows(width).map(|window| square(window).sqrt()).collect()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

fn rms_in_db(samples: &[f32]) -> f32 {
    10.0 * (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).log10()
}

fn every_recording() -> impl Iterator<Item = (String, Recording)> {
    Voice::ALL.into_iter().flat_map(|voice| {
        Phrase::all().map(move |phrase| {
            let file = voice.file(phrase).unwrap_or_else(|| panic!("{voice:?} does not say {phrase}"));
            (format!("{voice:?} {phrase}"), Recording::read(file).unwrap_or_else(|error| panic!("{phrase}: {error}")))
        })
    })
}

#[test]
fn every_phrase_begins_within_20_ms_of_its_file() {
    for (name, recording) in every_recording() {
        let envelope = envelope(&recording);
        let audible = peak(&recording.samples) * 0.025;
        let onset = envelope.iter().position(|level| *level > audible).expect(&name);
        let millis = onset as f32 * 1_000.0 / recording.sample_rate as f32;
        assert!(millis <= 20.0, "{name} begins after {millis} ms");
    }
}

#[test]
fn every_phrase_is_as_loud_as_the_others_and_none_is_clipped() {
    for (name, recording) in every_recording() {
        let (level, peak) = (rms_in_db(&recording.samples), peak(&recording.samples));
        assert!((-17.5..=-14.0).contains(&level), "{name}: {level} dB");
        assert!(peak < 1.05, "{name}: {peak}");
    }
}

#[test]
fn a_number_that_is_counted_is_over_before_the_next_one() {
    for (voice, number) in Voice::ALL.into_iter().flat_map(|voice| (1..=10).map(move |number| (voice, number))) {
        let recording = voice.says(Phrase::Count(number));
        let secs = recording.samples.len() as f32 / recording.sample_rate as f32;
        assert!((0.2..0.9).contains(&secs), "{voice:?} {number}: {secs} s");
    }
}

#[test]
fn no_two_phrases_of_a_voice_are_the_same_file() {
    for voice in Voice::ALL {
        let mut files: Vec<_> = Phrase::all().map(|phrase| voice.file(phrase)).collect();
        files.sort();
        assert!(files.windows(2).all(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn what_is_no_recording_is_refused() {
    assert!(Recording::read(b"RIFF").is_err());
    assert!(Voice::English.file(Phrase::Count(99)).is_none());
}
