//! Swiss pairing as a matching of the least cost.
//!
//! What costs most is avoided first: a bye for somebody who has had more of them than another; a second meeting; a bye for
//! anybody but the lowest score; a difference of scores, by its square, so that many small ones are better than a large one;
//! sides that do not balance; and last the lot. A matching of the whole field finds the least of all this together, so that
//! nobody at the end of a list is left with somebody they have met.

use std::collections::HashMap;

use integer_blossom::min_weight_perfect_matching;

use super::{MOST, PairingError, Two};
use crate::mixing::spread;
use crate::tournament::ScoreSheet;

/// What each thing costs, each more than everything after it together: for [`MOST`] players who have played hundreds of rounds.
const BYE_AGAIN: i128 = 1 << 108;
const MET: i128 = 1 << 92;
const BYE_HIGH: i128 = 1 << 78;
const SCORES: i128 = 1 << 44;
const SIDES: i128 = 1 << 27;

/// Pairs `active`, with a bye where their number is odd.
pub(super) fn matched(
    sheet: &ScoreSheet,
    active: &[usize],
    seed: u64,
    round: u32,
) -> Result<(Vec<Two>, Option<usize>), PairingError> {
    let count = active.len();
    if count > MOST {
        return Err(PairingError::TooMany { count, most: MOST });
    }
    let field = Field::of(sheet, active, seed ^ u64::from(round).rotate_right(16));
    let size = count + count % 2;
    let mut costs = vec![0; size * size];
    for one in 0..count {
        for other in one + 1..size {
            costs[one * size + other] = if other < count { field.pair(one, other) } else { field.bye(one) };
        }
    }
    let mates = min_weight_perfect_matching(&costs, size);
    let twos = (0..count).filter(|&one| one < mates[one] && mates[one] < count);
    let bye = (0..count).find(|&one| mates[one] >= count).map(|one| active[one]);
    Ok((twos.map(|one| [active[one], active[mates[one]]]).collect(), bye))
}

/// The highest scores at the first tables.
pub(super) fn in_order_of_tables(sheet: &ScoreSheet, twos: &mut [Two]) {
    twos.sort_by_key(|two| {
        let scores = two.map(|it| sheet.score(it));
        let numbers = two.map(|it| sheet.contestants[it].number);
        let highest = scores[0].max(scores[1]);
        (std::cmp::Reverse((highest, scores[0] + scores[1])), numbers[0].min(numbers[1]))
    });
}

/// What counts of those who are to be paired.
struct Field {
    /// In halves of a win, counted from the lowest.
    scores: Vec<i128>,
    byes: Vec<i128>,
    black: Vec<i128>,
    numbers: Vec<u64>,
    met: HashMap<Two, i128>,
    seed: u64,
}

impl Field {
    fn of(sheet: &ScoreSheet, active: &[usize], seed: u64) -> Self {
        let halves = |it: &usize| i128::from(sheet.score(*it).quarters() / 2);
        let lowest = active.iter().map(halves).min().unwrap_or_default();
        let places: HashMap<usize, usize> = active.iter().enumerate().map(|(place, it)| (*it, place)).collect();
        let mut met = HashMap::new();
        for (place, own) in active.iter().enumerate() {
            let others = sheet.did[*own].iter().filter_map(|did| places.get(&did.opponent?).copied());
            others.filter(|other| place < *other).for_each(|other| *met.entry([place, other]).or_default() += 1);
        }
        Self {
            scores: active.iter().map(|it| halves(it) - lowest).collect(),
            byes: active.iter().map(|it| i128::try_from(sheet.byes(*it)).unwrap_or_default()).collect(),
            black: active.iter().map(|it| i128::from(sheet.black(*it))).collect(),
            numbers: active.iter().map(|it| u64::from(sheet.contestants[*it].number)).collect(),
            met,
            seed,
        }
    }

    fn pair(&self, one: usize, other: usize) -> i128 {
        let met = self.met.get(&[one, other]).copied().unwrap_or_default().min(63);
        let apart = (self.scores[one] - self.scores[other]).abs().min(4095);
        let (fewer, more) = (self.black[one].min(self.black[other]), self.black[one].max(self.black[other]));
        let sides = ((fewer + 1).pow(2) + (more - 1).pow(2)).min(255);
        let lot = self.lot(self.numbers[one].min(self.numbers[other]), self.numbers[one].max(self.numbers[other]));
        met * MET + apart.pow(2) * SCORES + sides * SIDES + lot
    }

    fn bye(&self, one: usize) -> i128 {
        let high = self.scores[one].min(4095);
        self.byes[one].min(255) * BYE_AGAIN + high * BYE_HIGH + self.lot(self.numbers[one], 0)
    }

    /// The lot of two: 16 bits that depend on the seed and their numbers alone.
    fn lot(&self, one: u64, other: u64) -> i128 {
        let lot = [one, other].into_iter().fold(self.seed, |lot, number| spread(lot.wrapping_add(number)));
        i128::from(lot >> 48)
    }
}
