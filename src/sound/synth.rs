//! Sounds synthesised on demand from sines and noise.

use std::f32::consts::TAU;

use super::Cue;

/// The samples of a cue, mono between -1 and 1; empty for speech.
pub(super) fn render(cue: Cue, sample_rate: u32) -> Vec<f32> {
    let tone = |hertz, secs| tone(sample_rate, hertz, secs);
    match cue {
        Cue::Piece => wood_on_wood(sample_rate, 0.45),
        Cue::Capture => wood_on_wood(sample_rate, 0.75),
        Cue::GameStart => [tone(523.0, 0.12), tone(659.0, 0.12), tone(784.0, 0.3)].concat(),
        Cue::GameEnd => [tone(784.0, 0.15), tone(523.0, 0.5)].concat(),
        Cue::Beep => tone(880.0, 0.12),
        Cue::LongBeep => tone(1_320.0, 0.85),
        Cue::LowBeep => tone(587.0, 0.12),
        Cue::LowLongBeep => tone(880.0, 0.85),
        Cue::Chime => [tone(660.0, 0.15), tone(880.0, 0.25)].concat(),
        Cue::Flag => tone(440.0, 1.2),
        Cue::Say(_) | Cue::Minute { .. } => Vec::new(),
    }
}

/// A sine with edges of 8 ms, so that it does not click.
fn tone(sample_rate: u32, hertz: f32, secs: f32) -> Vec<f32> {
    const LOUDNESS: f32 = 0.35;
    const EDGE_SECS: f32 = 0.008;
    samples(sample_rate, secs, |at| {
        let edge = (at / EDGE_SECS).min((secs - at) / EDGE_SECS).clamp(0.0, 1.0);
        LOUDNESS * edge * (TAU * hertz * at).sin()
    })
}

/// A piece being placed: a short burst of noise from the impact, then a brief, low ring of the board.
fn wood_on_wood(sample_rate: u32, loudness: f32) -> Vec<f32> {
    let mut noise_state: u32 = 0x2545_F491;
    samples(sample_rate, 0.14, |at| {
        noise_state ^= noise_state << 13;
        noise_state ^= noise_state >> 17;
        noise_state ^= noise_state << 5;
        let noise = noise_state as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let blow = noise * (-at * 700.0).exp();
        let ring =
            (TAU * 410.0 * at).sin() * (-at * 55.0).exp() + 0.6 * (TAU * 1_180.0 * at).sin() * (-at * 130.0).exp();
        loudness * (0.5 * blow + 0.5 * ring)
    })
}

fn samples(sample_rate: u32, secs: f32, mut wave: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = (secs * sample_rate as f32) as usize;
    (0..count).map(|index| wave(index as f32 / sample_rate as f32)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;

    #[test]
    fn every_cue_is_heard_and_none_is_clipped() {
        for cue in Cue::SYNTHESISED {
            let sound = render(cue, RATE);
            let peak = sound.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.1..=1.0).contains(&peak), "{cue:?} peaks at {peak}");
        }
    }

    #[test]
    fn a_beep_has_the_pitch_and_the_length_it_was_given() {
        let beep = render(Cue::Beep, RATE);
        let upward_crossings = beep.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count();
        let secs = beep.len() as f32 / RATE as f32;
        assert!((secs - 0.12).abs() < 0.001);
        assert!((upward_crossings as f32 / secs - 880.0).abs() < 15.0);
    }

    #[test]
    fn tones_begin_and_end_in_silence() {
        for cue in [Cue::Beep, Cue::LongBeep, Cue::Chime, Cue::Flag] {
            let sound = render(cue, RATE);
            assert!(sound[0].abs() < 0.01 && sound[sound.len() - 1].abs() < 0.02, "{cue:?}");
        }
    }
}
