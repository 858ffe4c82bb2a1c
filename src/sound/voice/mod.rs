//! Voices: recordings of every phrase in each language, and of the words of moves, as samples.

mod decode;
mod recordings;
mod resample;
mod words;

use serde::{Deserialize, Serialize};

use super::{Phrase, Word};

pub use decode::{BadRecording, Recording};
pub(super) use resample::resampled;

/// A voice, by its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Voice {
    /// 日本語
    Japanese,
    /// A voice that speaks English.
    English,
}

impl Voice {
    /// Every voice.
    pub const ALL: [Self; 2] = [Self::Japanese, Self::English];

    /// The Ogg Vorbis file of this voice saying `phrase`; `None` if there is no recording.
    #[must_use]
    pub fn file(self, phrase: Phrase) -> Option<&'static [u8]> {
        let recordings = match self {
            Self::Japanese => &recordings::JAPANESE,
            Self::English => &recordings::ENGLISH,
        };
        let name = phrase.to_string();
        recordings.iter().find(|(known, _)| *known == name).map(|&(_, bytes)| bytes)
    }

    /// This voice saying `phrase`; empty if there is no recording.
    #[must_use]
    pub fn says(self, phrase: Phrase) -> Recording {
        let file = self.file(phrase);
        file.map(|bytes| Recording::read(bytes).expect("tests read every recording")).unwrap_or_default()
    }

    /// The Ogg Vorbis file of this voice saying `word`; `None` if there is no recording.
    #[must_use]
    pub fn word_file(self, word: Word) -> Option<Vec<u8>> {
        let words = match self {
            Self::Japanese => &words::JAPANESE,
            Self::English => &words::ENGLISH,
        };
        words.file(&word.to_string())
    }

    /// This voice saying `word`; empty if there is no recording.
    #[must_use]
    pub fn says_word(self, word: Word) -> Recording {
        let file = self.word_file(word);
        file.map(|bytes| Recording::read(&bytes).expect("tests read every recording")).unwrap_or_default()
    }
}
