//! Answering from the summaries of a part, without looking at each game.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::look_up::{Lists, brief, game_by_game, place_of, sure_postings};
use super::part_facts::is_live;
use super::part_layout::{PLACE_BYTES, Posting};
use super::position_hash::packed;
use super::summary::Summary;
use super::{Answer, Found, LatestGame, Likeness, MoveTally, Part, PartFault, PositionHash, Query, Source};

/// What a part knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summed {
    /// The moves that were played, each with the latest game.
    pub moves: Vec<(MoveTally, LatestGame)>,
    /// In how many games it is.
    pub games: usize,
    /// The latest of them, the latest first, each once at its first place.
    pub latest: Vec<Found>,
    /// Whether these are all of them.
    is_whole: bool,
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
    let (mut known, mut few) = (None, Vec::new());
    for (seen, likeness) in query.likeness.looks_of(setup) {
        match part.summary(PositionHash::of(&seen))? {
            Some(summary) if summary.position != packed(&seen) => {}
            Some(_) if known.is_some() => return Ok(None),
            Some(summary) => known = Some((summary, seen, likeness)),
            None => few.push((sure_postings(part, &seen)?, likeness)),
        }
    }
    let Some((summary, seen, likeness)) = known else { return Ok(None) };
    let mut apart: BTreeSet<u32> = BTreeSet::new();
    apart.extend(few.iter().flat_map(|(list, _)| list).map(|posting| Posting::read(posting).game));
    let is_known = apart.is_empty() && !live.contains(&false);
    let here = if is_known { Vec::new() } else { part.postings(PositionHash::of(&seen))? };
    let many = Many { part, live, here, likeness };
    let known = many.but_for(summary, &apart, most)?;
    let all = known.and(many.counted(few, &apart)?);
    Ok(all.filter(|all| all.latest.len() >= most.min(all.games)).map(|all| all.with_at_most(most)))
}

/// A position that many games of a part have.
struct Many<'a, S> {
    part: &'a Part<S>,
    live: &'a [bool],
    /// All of its places, if not all of its games are taken as they were counted.
    here: Vec<[u8; PLACE_BYTES]>,
    /// How it is like the one that is asked for.
    likeness: Likeness,
}

impl<S: Source> Many<'_, S> {
    fn is_live(&self, game: u32) -> Result<bool, PartFault> {
        brief(self.part, game).map(|game| is_live(self.live, &game))
    }

    /// What is known without the games of files that have changed or gone, and without those that are looked at by
    /// themselves.
    fn but_for(&self, mut summary: Summary, apart: &BTreeSet<u32>, most: usize) -> Result<Summed, PartFault> {
        if !self.here.is_empty() {
            let is_gone = |game| Ok::<_, PartFault>(!self.is_live(game)? || apart.contains(&game));
            let mut gone = Vec::new();
            for posting in self.here.iter().map(Posting::read) {
                gone.extend(is_gone(posting.game)?.then_some(posting));
            }
            let stays = |posting: &Posting| is_gone(posting.game).is_ok_and(|is_gone| !is_gone);
            let left = || self.here.iter().map(Posting::read).filter(stays);
            summary.let_go(&gone, left, self.part.games(), most).ok_or(PartFault::Damaged)?;
        }
        let is_whole = summary.latest.len() == summary.games as usize;
        let found = |posting| found(self.part, posting, self.likeness);
        let latest = summary.latest.into_iter().map(found).collect::<Result<_, _>>()?;
        let moves = summary.moves.into_iter().map(|(tally, latest)| {
            (tally.seen_as(self.likeness), LatestGame { is_turned: self.likeness.is_turned, ..latest })
        });
        Ok(Summed { moves: moves.collect(), games: summary.games as usize, latest, is_whole })
    }

    /// What is found in these games, at the places of the position and at those of the positions that are like it.
    fn counted(&self, mut lists: Lists, apart: &BTreeSet<u32>) -> Result<Summed, PartFault> {
        if !apart.is_empty() {
            let is_apart = |posting: &&[u8; PLACE_BYTES]| apart.contains(&Posting::read(posting).game);
            lists.push((self.here.iter().filter(is_apart).copied().collect(), self.likeness));
        }
        let (mut answer, mut latest) = (Answer::default(), Vec::<Found>::new());
        for (posting, likeness) in game_by_game(lists) {
            if self.is_live(posting.game)? {
                let found = found(self.part, posting, likeness)?;
                answer.count(&found);
                if latest.last().is_none_or(|last| last.game != found.game) {
                    latest.push(found);
                }
            }
        }
        Ok(Summed { moves: answer.moves_with_games(), games: latest.len(), latest, is_whole: true })
    }
}

impl Summed {
    /// The same with other games; `None` if it is not known which of them are the latest.
    fn and(mut self, other: Self) -> Option<Self> {
        let order = |found: &Found| (Reverse(found.year), found.game);
        let last = self.latest.last().map(order);
        self.latest.extend(other.latest);
        self.latest.sort_by_key(order);
        if !self.is_whole {
            let last = last?;
            self.latest.retain(|found| order(found) <= last);
        }
        self.moves.extend(other.moves);
        self.games += other.games;
        Some(self)
    }

    fn with_at_most(mut self, most: usize) -> Self {
        self.latest.truncate(most);
        self
    }
}

fn found<S: Source>(part: &Part<S>, posting: Posting, likeness: Likeness) -> Result<Found, PartFault> {
    let game = brief(part, posting.game)?;
    Ok(Found::of((posting.game, game), place_of(part, game, posting)?, likeness))
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

    /// A part of games that begin in three ways, each of a year of its own, and of two in which the start is seen another
    /// way: mirrored, and turned after it was there as it is.
    fn part() -> Part<InMemory> {
        let mut builder = PartBuilder::default();
        let mut add = |game: usize, record: String| {
            builder.add(&IndexedFile::of(format!("{game}.kifu"), [0; 2], record.into_bytes()));
        };
        for game in 0..GAMES {
            let (first, year) = (["７六歩(77)", "２六歩(27)", "５六歩(57)"][game % 3], 1990 + game * 7 % GAMES);
            add(game, format!("開始日時：{year}/01/01\n1 {first}\n2 ３四歩(33)\n3 ４八銀(39)\n4 投了\n"));
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
        games.sort_by_key(|found| (Reverse(found.year), found.game));
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
                    let tallies = summed.moves.iter().map(|&(tally, _)| tally).collect();
                    assert_eq!(crate::library::merged_moves(tallies), moves, "{likeness:?}");
                    assert_eq!((summed.games, &summed.latest[..]), (games.len(), &games[..5]), "{gone} {likeness:?}");
                    for tally in moves {
                        let first = games.iter().find(|found| found.played == Some(tally.mv)).unwrap();
                        let (_, latest) = summed.moves.iter().find(|(other, _)| tally.is_as_late_as(other)).unwrap();
                        assert_eq!((first.game, first.year), (latest.game, tally.latest), "{likeness:?}");
                    }
                    known += 1;
                }
                assert_eq!(known, GAMES, "{likeness:?}");
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
