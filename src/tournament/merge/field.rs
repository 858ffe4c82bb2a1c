//! One value that two machines may have changed.

use super::{Clash, Versions};

/// The value with the change of either machine; `None` if both have changed it otherwise.
pub(super) fn one<T: PartialEq + Clone>(base: &T, ours: &T, theirs: &T) -> Option<T> {
    if ours == theirs || theirs == base {
        Some(ours.clone())
    } else if ours == base {
        Some(theirs.clone())
    } else {
        None
    }
}

/// The same for the base, our and their value. Where both have changed it otherwise theirs stands, and `clash` tells both.
pub(super) fn settled<T: PartialEq + Clone>(
    [base, ours, theirs]: [&T; 3],
    clash: fn(Versions<T>) -> Clash,
    clashes: &mut Vec<Clash>,
) -> T {
    one(base, ours, theirs).unwrap_or_else(|| {
        clashes.push(clash(Versions { ours: ours.clone(), theirs: theirs.clone() }));
        theirs.clone()
    })
}

/// Settles a field both in what stands and in the version that has ours where both have changed it otherwise.
pub(super) fn settle<T: PartialEq + Clone>([base, ours, theirs]: [&T; 3], stands: &mut T, version: &mut T) {
    match one(base, ours, theirs) {
        Some(value) => {
            version.clone_from(&value);
            *stands = value;
        }
        None => {
            stands.clone_from(theirs);
            version.clone_from(ours);
        }
    }
}

/// A list without order: theirs without what we have taken off it, and with what we have added.
pub(super) fn joined<T: PartialEq + Clone>(base: &[T], ours: &[T], theirs: &[T]) -> Vec<T> {
    if theirs == base {
        return ours.to_vec();
    }
    let is_taken_off = |it: &&T| base.contains(it) && !ours.contains(it);
    let is_added = |it: &&T| !base.contains(it) && !theirs.contains(it);
    let stay = theirs.iter().filter(|it| !is_taken_off(it));
    stay.chain(ours.iter().filter(is_added)).cloned().collect()
}
