use argon2::Argon2;
use serde::{Deserialize, Serialize};

/// How many bytes are kept of a PIN.
const LENGTH: usize = 32;

/// The fewest characters of a PIN.
pub const SHORTEST_PIN: usize = 4;

/// A PIN as it is kept: not itself, but what Argon2id makes of it. It keeps players at the board out of the console; a PIN
/// of a few digits keeps out nobody who takes the file along.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// What is mixed in, so that equal PINs are kept differently.
    salt: String,
    /// What comes of it.
    hash: Vec<u8>,
}

impl Pin {
    /// Keeps `typed`, mixed with `salt`, which shall be another one each time; `None` where it is too short.
    #[must_use]
    pub fn keep(typed: &str, salt: String) -> Option<Self> {
        let is_long_enough = typed.chars().count() >= SHORTEST_PIN;
        let hash = is_long_enough.then(|| hashed(typed, &salt)).flatten()?;
        Some(Self { salt, hash })
    }

    /// Whether `typed` is this PIN.
    #[must_use]
    pub fn is(&self, typed: &str) -> bool {
        hashed(typed, &self.salt).is_some_and(|hash| hash == self.hash)
    }
}

fn hashed(typed: &str, salt: &str) -> Option<Vec<u8>> {
    let mut hash = vec![0; LENGTH];
    Argon2::default().hash_password_into(typed.as_bytes(), salt.as_bytes(), &mut hash).ok()?;
    Some(hash)
}

impl std::fmt::Debug for Pin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pin")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_known_again_and_not_kept_itself() {
        let pin = Pin::keep("1234", "2026/11/22 14:05:31".to_owned()).unwrap();
        assert!(pin.is("1234") && !pin.is("1235") && !pin.is(""));
        let kept = serde_json::to_string(&pin).unwrap();
        assert!(!kept.contains("1234"));
        assert_eq!(serde_json::from_str::<Pin>(&kept).unwrap(), pin);
        assert_ne!(Pin::keep("1234", "another day, another salt".to_owned()), Some(pin));
    }

    #[test]
    fn a_pin_that_is_too_short_is_none() {
        assert_eq!(Pin::keep("123", "2026/11/22 14:05:31".to_owned()), None);
    }
}
