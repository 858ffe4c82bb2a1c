//! How the PIN of the console is kept, and what it is worth.

use argon2::Argon2;
use serde::{Deserialize, Serialize};

/// How many bytes are kept of a PIN.
const LENGTH: usize = 32;

/// The fewest characters of a PIN.
pub const SHORTEST_PIN: usize = 4;

/// A PIN as it is kept: not itself, but its Argon2id hash. It keeps players out of the console, not somebody who copies
/// the file: a PIN of a few digits is soon guessed from its hash.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// The salt, so that equal PINs have different hashes.
    salt: String,
    /// The hash.
    hash: Vec<u8>,
}

impl Pin {
    /// Hashes `typed` with `salt`, which must be a new one each time; `None` where the PIN is too short.
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
