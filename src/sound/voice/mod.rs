//! Voices: recordings of every phrase in each language, and of the words of moves, as sound samples.

mod decode;
mod recordings;
mod resample;
mod words;

use serde::{Deserialize, Serialize};

use super::{Phrase, Word};

pub use decode::{BadRecording, Recording};
pub(super) use resample::resampled;

/// In what language is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Voice {
    /// 日本語
    Japanese,
    /// English
    English,
}

impl Voice {
    /// Every voice.
    pub const ALL: [Self; 2] = [Self::Japanese, Self::English];

    /// The file with which this voice says `phrase`, Ogg Vorbis; `None` where there is no recording of it.
    #[must_use]
    pub fn file(self, phrase: Phrase) -> Option<&'static [u8]> {
        let recordings = match self {
            Self::Japanese => &recordings::JAPANESE,
            Self::English => &recordings::ENGLISH,
        };
        let name = phrase.to_string();
        recordings.iter().find(|(known, _)| *known == name).map(|&(_, bytes)| bytes)
    }

    /// This voice saying `phrase`: nothing where there is no recording of it.
    #[must_use]
    pub fn says(self, phrase: Phrase) -> Recording {
        let file = self.file(phrase);
        file.map(|bytes| Recording::read(bytes).expect("tests read every recording")).unwrap_or_default()
    }

    /// The file with which this voice says `word`, Ogg Vorbis; `None` where there is no recording of it.
    #[must_use]
    pub fn word_file(self, word: Word) -> Option<Vec<u8>> {
        let words = match self {
            Self::Japanese => &words::JAPANESE,
            Self::English => &words::ENGLISH,
        };
        words.file(&word.to_string())
    }

    /// This voice saying `word`: nothing where there is no recording of it.
    #[must_use]
    pub fn says_word(self, word: Word) -> Recording {
        let file = self.word_file(word);
        file.map(|bytes| Recording::read(&bytes).expect("tests read every recording")).unwrap_or_default()
    }
}
