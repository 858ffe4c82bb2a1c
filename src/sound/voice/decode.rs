use std::io::Cursor;

use lewton::inside_ogg::OggStreamReader;

/// Sound samples as they were recorded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recording {
    /// Mono, between -1 and 1.
    pub samples: Vec<f32>,
    /// How many of them are a second.
    pub sample_rate: u32,
}

/// A file is no Ogg Vorbis.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not Ogg Vorbis: {0}")]
pub struct BadRecording(String);

impl Recording {
    /// Reads a file of Ogg Vorbis; of several channels the first one.
    ///
    /// # Errors
    /// It is none, or is damaged.
    pub fn read(file: &[u8]) -> Result<Self, BadRecording> {
        let bad = |error: lewton::VorbisError| BadRecording(error.to_string());
        let mut reader = OggStreamReader::new(Cursor::new(file)).map_err(bad)?;
        let mut samples = Vec::new();
        while let Some(channels) = reader.read_dec_packet_generic::<Vec<Vec<f32>>>().map_err(bad)? {
            samples.extend(channels.into_iter().next().unwrap_or_default());
        }
        Ok(Self { samples, sample_rate: reader.ident_hdr.audio_sample_rate })
    }
}
