//! The words for reading moves aloud.
//!
//! They are many and short, and the head of an Ogg Vorbis file, which tells how to decode the rest, is longer than any
//! of them. So `moves.ogg` has the head once, followed by the bodies of all words; `moves.txt` lists the length in
//! bytes of each of these parts, the head first.

/// The words of one voice.
pub(super) struct Words {
    parts: &'static [u8],
    lengths: &'static str,
}

pub(super) const JAPANESE: Words = Words {
    parts: include_bytes!("../../../assets/sounds/voices/ja/moves.ogg"),
    lengths: include_str!("../../../assets/sounds/voices/ja/moves.txt"),
};

pub(super) const ENGLISH: Words = Words {
    parts: include_bytes!("../../../assets/sounds/voices/en/moves.ogg"),
    lengths: include_str!("../../../assets/sounds/voices/en/moves.txt"),
};

impl Words {
    /// The whole file of the word `name`.
    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        let mut parts = self.parts();
        let (_, head) = parts.next()?;
        let (_, body) = parts.find(|(known, _)| *known == name)?;
        Some([head, body].concat())
    }

    /// Every part with its name.
    fn parts(&self) -> impl Iterator<Item = (&'static str, &'static [u8])> {
        let mut rest = self.parts;
        self.lengths.lines().map_while(move |line| {
            let (name, length) = line.split_once(' ')?;
            let (part, after) = rest.split_at_checked(length.parse().ok()?)?;
            rest = after;
            Some((name, part))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::Recording;

    #[test]
    fn the_lengths_are_those_of_the_whole_file() {
        for words in [JAPANESE, ENGLISH] {
            assert_eq!(words.parts().count(), words.lengths.lines().count());
            assert_eq!(words.parts().map(|(_, part)| part.len()).sum::<usize>(), words.parts.len());
        }
    }

    #[test]
    fn every_word_is_as_loud_as_the_others_short_and_not_clipped() {
        for words in [JAPANESE, ENGLISH] {
            for (name, _) in words.parts().skip(1) {
                let recording = Recording::read(&words.file(name).unwrap()).unwrap();
                let samples = &recording.samples;
                let energy = samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32;
                let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
                let secs = samples.len() as f32 / recording.sample_rate as f32;
                assert!((-18.0..=-14.0).contains(&(10.0 * energy.log10())), "{name}: {energy}");
                assert!(peak < 1.05 && (0.2..1.2).contains(&secs), "{name}: peak {peak}, {secs} s");
            }
        }
    }
}
