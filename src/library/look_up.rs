//! Looking a position up in the lists of a part.

use std::iter::Peekable;

use super::indexed::move_from;
use super::part_layout::{Brief, PLACE_BYTES, Posting, rest_of};
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
    let read = |list: Vec<[u8; PLACE_BYTES]>| list.into_iter().map(|posting| Posting::read(&posting));
    let looks = query.likeness.looks_of(setup).into_iter();
    let lists = looks.map(|(seen, likeness)| Ok((read(sure_postings(part, &seen)?), likeness)));
    let lists = lists.collect::<Result<Vec<_>, PartFault>>()?;
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

/// The places of all lists in the order of games and moves, in which those of each list are, and how the position there is
/// like the one that is asked for.
pub(super) fn game_by_game<L: IntoIterator<Item = Posting>>(
    lists: Vec<(L, Likeness)>,
) -> impl Iterator<Item = (Posting, Likeness)> {
    let mut lists: Vec<_> = lists.into_iter().map(|(list, likeness)| (list.into_iter().peekable(), likeness)).collect();
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

/// The places of a position in one game, which is played over.
pub(super) fn places_in_game<S: Source>(part: &Part<S>, number: u32, setup: &Setup) -> Result<Vec<Posting>, PartFault> {
    let game = brief(part, number)?;
    let moves = part.moves(game)?;
    let mut replay = part.replay(game, &moves)?;
    let rest = rest_of(PositionHash::of(setup).0);
    let mut places = Vec::new();
    loop {
        if replay.setup() == setup {
            places.push(Posting { rest, game: number, place: replay.place(), mv: move_from(&replay) });
        }
        if !replay.advance() {
            return Ok(places);
        }
    }
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
