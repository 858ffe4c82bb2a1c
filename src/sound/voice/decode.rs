//! Decoding recordings.

use std::io::Cursor;

use lewton::inside_ogg::OggStreamReader;

/// A recording.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recording {
    /// The samples, mono between -1 and 1.
    pub samples: Vec<f32>,
    /// The sample rate.
    pub sample_rate: u32,
}

/// A file that is not Ogg Vorbis.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not Ogg Vorbis: {0}")]
pub struct BadRecording(String);

impl Recording {
    /// Decodes an Ogg Vorbis file; only the first channel is used.
    ///
    /// # Errors
    /// Returns an error if the file is in another format or damaged.
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
