//! Looking a position up in the lists of a part.

use std::iter::Peekable;

use super::part_layout::{Brief, PLACE_BYTES, Posting};
use super::search::{Passing, Place};
use super::{Found, Likeness, Part, PartFault, PositionHash, Query, Source};
use crate::shogi::Setup;

/// Finds a position by its hash.
pub(super) fn look_up<S: Source>(
    part: &Part<S>,
    setup: &Setup,
    query: &Query,
    passing: &Passing,
    take: &mut impl FnMut(Found),
) -> Result<(), PartFault> {
    let looks = query.likeness.looks_of(setup).into_iter();
    let lists = looks.map(|(seen, likeness)| Ok((sure_postings(part, &seen)?, likeness)));
    let lists = lists.collect::<Result<_, PartFault>>()?;
    for (posting, likeness) in game_by_game(lists) {
        let game = brief(part, posting.game)?;
        if passing.contains(posting.game, &game) {
            let place = place_of(part, game, posting)?;
            if query.plies.contains(&place.ply) {
                take(Found::of((posting.game, game), place, likeness));
            }
        }
    }
    Ok(())
}

/// Places as they are written, and how the position there is like the one that is asked for.
pub(super) type Lists = Vec<(Vec<[u8; PLACE_BYTES]>, Likeness)>;

/// The places of all lists in the order of games and moves, in which those of each list are.
pub(super) fn game_by_game(lists: Lists) -> impl Iterator<Item = (Posting, Likeness)> {
    let read = |list: Vec<[u8; PLACE_BYTES]>| list.into_iter().map(|posting| Posting::read(&posting)).peekable();
    let mut lists: Vec<_> = lists.into_iter().map(|(list, likeness)| (read(list), likeness)).collect();
    std::iter::from_fn(move || {
        let place = |(list, _): &mut (Peekable<_>, Likeness)| {
            list.peek().map_or((u32::MAX, u32::MAX), |posting: &Posting| (posting.game, posting.place))
        };
        let next = (0..lists.len()).min_by_key(|&list| place(&mut lists[list]))?;
        let (list, likeness) = &mut lists[next];
        list.next().map(|posting| (posting, *likeness))
    })
}

/// The places with this very position. Within a part all places of a hash have one position, unless the hash is marked as
/// doubtful; so it is played over at one of them, or else at all.
pub(super) fn sure_postings<S: Source>(part: &Part<S>, setup: &Setup) -> Result<Vec<[u8; PLACE_BYTES]>, PartFault> {
    let hash = PositionHash::of(setup);
    let postings = part.postings(hash)?;
    let Some(first) = postings.first() else { return Ok(postings) };
    if !part.is_doubtful(hash) {
        let is_here = stands_at(part, Posting::read(first), setup)?;
        return Ok(if is_here { postings } else { Vec::new() });
    }
    let mut sure = Vec::new();
    for posting in postings {
        if stands_at(part, Posting::read(&posting), setup)? {
            sure.push(posting);
        }
    }
    Ok(sure)
}

/// Whether this position is at that place.
fn stands_at<S: Source>(part: &Part<S>, posting: Posting, setup: &Setup) -> Result<bool, PartFault> {
    let game = brief(part, posting.game)?;
    let moves = part.moves(game)?;
    let mut replay = part.replay(game, &moves)?;
    Ok(replay.go_to(posting.place) && replay.setup() == setup)
}

pub(super) fn brief<S: Source>(part: &Part<S>, game: u32) -> Result<Brief, PartFault> {
    part.games().get(game as usize).copied().ok_or(PartFault::Damaged)
}

/// A place of the lists, in this game.
pub(super) fn place_of<S: Source>(part: &Part<S>, game: Brief, posting: Posting) -> Result<Place, PartFault> {
    let is_in_variation = posting.is_in_variation();
    let ply = if is_in_variation {
        let moves = part.moves(game)?;
        let mut replay = part.replay(game, &moves)?;
        replay.go_to(posting.place).then(|| replay.ply()).ok_or(PartFault::Damaged)?
    } else {
        posting.place
    };
    Ok(Place { ply, is_in_variation, played: posting.played() })
}
