//! Answering from the summaries of a part, without looking at each game.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::look_up::{brief, game_by_game, place_of, places_in_game, sure_postings};
use super::part_facts::{are_all_live, is_live};
use super::part_layout::{PLACE_BYTES, Posting};
use super::position_hash::packed;
use super::summary::Summary;
use super::{Answer, Found, GameDate, LatestGame, Likeness, MoveTally, Part, PartFault, PositionHash, Query, Source};
use crate::shogi::Setup;

/// What a part knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summed {
    /// The moves that were played, each with the latest game.
    pub moves: Vec<(MoveTally, LatestGame)>,
    /// In how many games it is.
    pub games: usize,
    /// The latest of them, the latest first.
    pub latest: Vec<FirstPlace>,
    /// Whether these are all of them.
    is_whole: bool,
}

/// The first place in a game, at which nobody has looked yet: other parts may have later games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstPlace {
    posting: Posting,
    likeness: Likeness,
}

/// The answer to `query` with so many games, if the summaries of `part` have it: they know only positions that many of its
/// games have, and of these games only the latest. What is like such a position may be in a few games besides.
///
/// # Errors
/// The part cannot be read, or is damaged.
pub fn summed<S: Source>(
    part: &Part<S>,
    live: &[bool],
    query: &Query,
    most: usize,
) -> Result<Option<Summed>, PartFault> {
    let Some(setup) = query.plain_position() else { return Ok(None) };
    let (mut known, mut few) = (None, Vec::<(Vec<Posting>, Likeness)>::new());
    for (seen, likeness) in query.likeness.looks_of(setup) {
        match part.summary(PositionHash::of(&seen))? {
            Some(summary) if summary.position != packed(&seen) => {}
            Some(_) if known.is_some() => return Ok(None),
            Some(summary) => known = Some((summary, seen, likeness)),
            None => few.push((sure_postings(part, &seen)?.iter().map(Posting::read).collect(), likeness)),
        }
    }
    let Some((summary, seen, likeness)) = known else { return Ok(None) };
    let apart = few.iter().flat_map(|(list, _)| list).map(|posting| posting.game).collect();
    let many = Many { part, live, seen, likeness, apart, here: OnceCell::new() };
    let places_apart = many.places_apart()?;
    let known = many.but_for_those_apart(summary, &places_apart, most)?;
    few.push((places_apart, likeness));
    let all = known.and(many.those_apart(few)?, part)?;
    Ok(Some(all).filter(|all| all.latest.len() >= most.min(all.games)))
}

/// A position that many games of a part have.
struct Many<'a, S> {
    part: &'a Part<S>,
    live: &'a [bool],
    seen: Setup,
    /// How it is like the one that is asked for.
    likeness: Likeness,
    /// The games that have another position that is like it: they are looked at by themselves.
    apart: BTreeSet<u32>,
    /// All of its places, once they were needed: they are many.
    here: OnceCell<Vec<[u8; PLACE_BYTES]>>,
}

impl<S: Source> Many<'_, S> {
    /// What is known without the games of files that have changed or gone, and without those apart.
    fn but_for_those_apart(
        &self,
        mut summary: Summary,
        places_apart: &[Posting],
        most: usize,
    ) -> Result<Summed, PartFault> {
        let gone = if are_all_live(self.live) { places_apart.to_vec() } else { self.gone()? };
        if !gone.is_empty() {
            let games = self.part.games();
            summary.let_go(&gone, games).ok_or(PartFault::Damaged)?;
            if !summary.is_complete(&gone, most) {
                let here = self.here()?;
                let stays = |posting: &Posting| self.is_gone(posting.game).is_ok_and(|is_gone| !is_gone);
                summary.complete(&gone, || here.iter().map(Posting::read).filter(stays), games, most);
            }
        }
        let is_whole = summary.latest.len() == summary.games as usize;
        let likeness = self.likeness;
        let latest = summary.latest.into_iter().map(|posting| FirstPlace { posting, likeness }).collect();
        let moves = summary
            .moves
            .into_iter()
            .map(|(tally, latest)| (tally.seen_as(likeness), LatestGame { is_turned: likeness.is_turned, ..latest }));
        Ok(Summed { moves: moves.collect(), games: summary.games as usize, latest, is_whole })
    }

    /// The places in games that are not taken as they were counted, in their order.
    fn gone(&self) -> Result<Vec<Posting>, PartFault> {
        let mut gone = Vec::new();
        for posting in self.here()?.iter().map(Posting::read) {
            gone.extend(self.is_gone(posting.game)?.then_some(posting));
        }
        Ok(gone)
    }

    /// So few games are sooner played over than found among all places.
    const FEW: usize = 16;

    /// The places in the games apart, in their order.
    fn places_apart(&self) -> Result<Vec<Posting>, PartFault> {
        if self.apart.len() > Self::FEW {
            let all = self.here()?.iter().map(Posting::read);
            return Ok(all.filter(|posting| self.apart.contains(&posting.game)).collect());
        }
        let each = self.apart.iter().map(|&game| places_in_game(self.part, game, &self.seen));
        Ok(each.collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// All of its places.
    fn here(&self) -> Result<&[[u8; PLACE_BYTES]], PartFault> {
        if let Some(here) = self.here.get() {
            return Ok(here);
        }
        let read = self.part.postings(PositionHash::of(&self.seen))?;
        Ok(self.here.get_or_init(|| read))
    }

    fn is_live(&self, game: u32) -> Result<bool, PartFault> {
        brief(self.part, game).map(|game| is_live(self.live, &game))
    }

    fn is_gone(&self, game: u32) -> Result<bool, PartFault> {
        Ok(!self.is_live(game)? || self.apart.contains(&game))
    }

    /// What is found in the games apart, at the places of the position and at those of the positions that are like it.
    fn those_apart(&self, lists: Vec<(Vec<Posting>, Likeness)>) -> Result<Summed, PartFault> {
        let (mut answer, mut latest) = (Answer::default(), Vec::<FirstPlace>::new());
        for (posting, likeness) in game_by_game(lists) {
            if self.is_live(posting.game)? {
                let first = FirstPlace { posting, likeness };
                answer.count(&first.found(self.part)?);
                if latest.last().is_none_or(|last| last.posting.game != posting.game) {
                    latest.push(first);
                }
            }
        }
        Ok(Summed { moves: answer.moves_with_games(), games: latest.len(), latest, is_whole: true })
    }
}

impl Summed {
    /// The same with a few other games. If not all are known, those that are earlier than all known ones are only counted.
    fn and<S: Source>(mut self, other: Self, part: &Part<S>) -> Result<Self, PartFault> {
        for first in other.latest {
            let order = first.order(part)?;
            let at = self.latest.partition_point(|known| known.order(part).is_ok_and(|known| known < order));
            if self.is_whole || at < self.latest.len() {
                self.latest.insert(at, first);
            }
        }
        self.moves.extend(other.moves);
        self.games += other.games;
        Ok(self)
    }
}

impl FirstPlace {
    /// Looks at it.
    ///
    /// # Errors
    /// The part cannot be read, or is damaged.
    pub fn found<S: Source>(self, part: &Part<S>) -> Result<Found, PartFault> {
        let game = brief(part, self.posting.game)?;
        Ok(Found::of((self.posting.game, game), place_of(part, game, self.posting)?, self.likeness))
    }

    /// The latest game first.
    fn order<S: Source>(self, part: &Part<S>) -> Result<(Reverse<Option<GameDate>>, u32), PartFault> {
        Ok((Reverse(brief(part, self.posting.game)?.date), self.posting.game))
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::library::{IndexedFile, PartBuilder, Sought, search};
    use crate::shogi::{Position, Setup};

    #[derive(Debug)]
    struct InMemory(Vec<u8>);

    impl Source for InMemory {
        fn read(&self, offset: u64, length: usize) -> io::Result<Vec<u8>> {
            let bytes = self.0.get(offset as usize..offset as usize + length);
            bytes.map(<[u8]>::to_vec).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
        }
    }

    const GAMES: usize = 40;
    const FILES: usize = GAMES + 2;

    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

    /// A part of games that begin in three ways, each of a day of its own, and of two in which the start is seen another
    /// way: mirrored, and turned after it was there as it is.
    fn part() -> Part<InMemory> {
        let mut builder = PartBuilder::default();
        let mut add = |game: usize, record: String| {
            builder.add(&IndexedFile::of(format!("{game}.kifu"), [0; 2], record.into_bytes()));
        };
        for game in 0..GAMES {
            let (first, day) = (["７六歩(77)", "２六歩(27)", "５六歩(57)"][game % 3], game * 7 % GAMES);
            add(
                game,
                format!(
                    "開始日時：1990/{:02}/{:02}\n1 {first}\n2 ３四歩(33)\n3 ４八銀(39)\n4 投了\n",
                    1 + day / 20,
                    1 + day % 20
                ),
            );
        }
        let mirrored: String =
            START.split('/').map(|rank| rank.chars().rev().collect::<String>()).collect::<Vec<_>>().join("/");
        let back_again = "5i5h 5a5b 5h4h 5b5a 4h5i";
        add(GAMES, format!("position sfen {mirrored} b - 1 moves 3g3f 7c7d"));
        add(GAMES + 1, format!("position startpos moves {back_again} 3c3d"));
        Part::open(InMemory(builder.finish())).unwrap()
    }

    fn at(setup: &Setup) -> Query {
        Query::new(Sought::Position(Box::new(setup.clone())))
    }

    /// What is known without a summary.
    fn counted(part: &Part<InMemory>, live: &[bool], query: &Query) -> (Vec<MoveTally>, Vec<Found>) {
        let (mut answer, mut games) = (Answer::default(), Vec::<Found>::new());
        search(part, live, query, |found| {
            answer.count(&found);
            if games.last().is_none_or(|last| last.game != found.game) {
                games.push(found);
            }
        })
        .unwrap();
        games.sort_by_key(|found| (Reverse(found.date), found.game));
        (answer.moves(), games)
    }

    #[test]
    fn what_many_games_have_is_known_beforehand_whichever_of_them_are_left() {
        let (part, start) = (part(), Position::even());
        for setup in [&start, &start.after("7g7f".parse().unwrap())].map(Position::setup) {
            for likeness in (Likeness { is_mirrored: true, is_turned: true }).all_of() {
                let query = Query { likeness, ..at(setup) };
                let mut known = 0;
                for gone in 0..GAMES {
                    let live: Vec<bool> = (0..FILES).map(|file| file % (gone + 1) != gone || gone == 0).collect();
                    let (moves, games) = counted(&part, &live, &query);
                    let Some(summed) = summed(&part, &live, &query, 5).unwrap() else { continue };
                    let latest: Vec<Found> = summed.latest[..5].iter().map(|it| it.found(&part).unwrap()).collect();
                    let tallies = summed.moves.iter().map(|&(tally, _)| tally).collect();
                    assert_eq!(crate::library::merged_moves(tallies), moves, "{likeness:?}");
                    assert_eq!((summed.games, &latest[..]), (games.len(), &games[..5]), "{gone} {likeness:?}");
                    for tally in moves {
                        let first = games.iter().find(|found| found.played == Some(tally.mv)).unwrap();
                        let (_, latest) = summed.moves.iter().find(|(other, _)| tally.is_as_late_as(other)).unwrap();
                        assert_eq!((first.game, first.date), (latest.game, tally.latest), "{likeness:?}");
                    }
                    known += 1;
                }
                assert_eq!(known, GAMES, "{likeness:?}");
            }
        }
    }

    /// A few games apart are played over, many are found in the list of all places.
    #[test]
    fn a_game_that_has_it_another_way_as_well_counts_once_however_many_such_games_there_are() {
        for apart in [3, Many::<InMemory>::FEW + 2] {
            let mut builder = PartBuilder::default();
            let mut add = |game: usize, record: String| {
                builder.add(&IndexedFile::of(format!("{game}.usi"), [0; 2], record.into_bytes()));
            };
            (0..600).for_each(|game| add(game, format!("position startpos moves {}", ["7g7f", "2g2f"][game % 2])));
            let back_again = "position startpos moves 5i5h 5a5b 5h4h 5b5a 4h5i 3c3d";
            (600..600 + apart).for_each(|game| add(game, back_again.to_owned()));
            let part = Part::open(InMemory(builder.finish())).unwrap();
            let query =
                Query { likeness: Likeness { is_mirrored: false, is_turned: true }, ..at(Position::even().setup()) };
            for gone in [usize::MAX, 599, 601] {
                let live: Vec<bool> = (0..600 + apart).map(|file| file != gone).collect();
                let (moves, games) = counted(&part, &live, &query);
                let summed = summed(&part, &live, &query, 5).unwrap().unwrap();
                let tallies = summed.moves.iter().map(|&(tally, _)| tally).collect();
                assert_eq!(crate::library::merged_moves(tallies), moves, "{apart} {gone}");
                assert_eq!(summed.games, games.len(), "{apart} {gone}");
            }
        }
    }

    #[test]
    fn only_a_plain_question_about_what_is_there_is_answered_so() {
        let (part, live, start) = (part(), [true; FILES], Position::even());
        let is_known = |query: &Query, most| summed(&part, &live, query, most).unwrap().is_some();
        let even = at(start.setup());
        assert!(is_known(&even, 5) && is_known(&even, usize::MAX));
        assert!(!is_known(&Query { plies: 0..=10, ..even.clone() }, 5));
        assert!(!is_known(&Query { lasting: 1, ..even.clone() }, 5));
        assert!(!is_known(&at(start.after("1g1f".parse().unwrap()).setup()), 5));
    }
}
