//! Lines and their checksums.

use serde::Serialize;

use super::DamageKind;

/// How many digits a checksum has.
const DIGITS: usize = 8;

/// The checksum of a line, on which that of the next one depends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u32);

impl Chain {
    /// The checksum of the line `json` that follows this one.
    fn next(self, json: &str) -> Self {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(json.as_bytes());
        Self(hasher.finalize())
    }

    /// Writes `value` as the next line.
    pub(super) fn write(&mut self, value: &impl Serialize) -> String {
        let json = serde_json::to_string(value).expect("it is plain data with text for keys");
        *self = self.next(&json);
        format!("{:0DIGITS$x} {json}\n", self.0)
    }

    /// The JSON of the next line, which comes without its line feed.
    pub(super) fn read<'a>(&mut self, line: &'a [u8]) -> Result<&'a str, DamageKind> {
        let text = std::str::from_utf8(line).map_err(|_| DamageKind::Garbled)?;
        let (digits, json) = text.split_once(' ').ok_or(DamageKind::Garbled)?;
        let next = self.next(json);
        // Compared as text: a digit in another case was not written by us.
        if digits != format!("{:0DIGITS$x}", next.0) {
            return Err(DamageKind::Garbled);
        }
        *self = next;
        Ok(json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_only_behind_the_one_it_was_written_behind() {
        let mut writer = Chain::default();
        let (one, other) = (writer.write(&1), writer.write(&1));
        assert_ne!(one, other);
        let mut reader = Chain::default();
        assert_eq!(reader.read(other.trim_end().as_bytes()), Err(DamageKind::Garbled));
        assert_eq!(reader.read(one.trim_end().as_bytes()), Ok("1"));
        assert_eq!(reader.read(other.trim_end().as_bytes()), Ok("1"));
        assert_eq!(reader, writer);
    }
}
