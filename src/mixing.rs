//! Numbers that look random, and are the same in every version of the program: lots, tosses, keys and names.

/// Spreads a number over all bits: a step of SplitMix64 (Steele, Lea and Flood 2014).
pub(crate) const fn spread(number: u64) -> u64 {
    let number = number.wrapping_add(STEP);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// How far the state of a sequence moves with each number.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A pseudorandom sequence, by its state.
#[derive(Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// The next number.
    pub(crate) const fn next(&mut self) -> u64 {
        let number = spread(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }

    /// The next number below a limit, if there is any: whole numbers begin at 0.
    #[cfg(test)]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).unwrap_or_default()
    }
}

/// A number for a name (FNV-1a, 64 bits).
pub(crate) fn number_of(name: &[u8]) -> u64 {
    name.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_published_sequence_and_hash() {
        let mut dice = Dice(1_234_567);
        assert_eq!([dice.next(), dice.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
        assert_eq!(number_of(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(number_of(b"foobar"), 0x8594_4171_F739_67E8);
    }
}
