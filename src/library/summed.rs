//! Answering from the summaries of a part, without looking at each game.

use super::look_up::{brief, place_of, stands_at};
use super::part_facts::is_live;
use super::part_layout::Posting;
use super::summary::Summary;
use super::{Found, LatestGame, Likeness, MoveTally, Part, PartFault, PositionHash, Query, Source};

/// What a part knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summed {
    /// The moves that were played, each with the latest game.
    pub moves: Vec<(MoveTally, LatestGame)>,
    /// In how many games it is.
    pub games: usize,
    /// The latest of them, the latest first, each once at its first place.
    pub latest: Vec<Found>,
}

/// The answer to `query` with so many games, if the summaries of `part` have it: they know only positions that many of its
/// games have, and of these games only the latest.
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
    let hash = PositionHash::of(setup);
    let Some(summary) = part.summary(hash)? else { return Ok(None) };
    let Some(first) = summary.latest.first() else { return Err(PartFault::Damaged) };
    if !stands_at(part, *first, setup)? {
        return Ok(None);
    }
    let summary = if live.contains(&false) { of_live_games(summary, part, live, hash)? } else { Some(summary) };
    let is_enough = |summary: &Summary| summary.latest.len() >= most.min(summary.games as usize);
    let Some(Summary { games, moves, latest }) = summary.filter(is_enough) else { return Ok(None) };
    let latest = latest.into_iter().take(most).map(|posting| found(part, posting)).collect::<Result<_, _>>()?;
    Ok(Some(Summed { moves, games: games as usize, latest }))
}

fn found<S: Source>(part: &Part<S>, posting: Posting) -> Result<Found, PartFault> {
    let game = brief(part, posting.game)?;
    Ok(Found::of((posting.game, game), place_of(part, game, posting)?, Likeness::SAME))
}

/// The same without the games of files that have changed or gone; `None` if one of them was the latest with a move.
fn of_live_games<S: Source>(
    mut summary: Summary,
    part: &Part<S>,
    live: &[bool],
    hash: PositionHash,
) -> Result<Option<Summary>, PartFault> {
    let is_live = |game: u32| brief(part, game).map(|game| is_live(live, &game));
    let mut gone = Vec::new();
    for posting in part.postings(hash)?.iter().map(Posting::read) {
        if !is_live(posting.game)? {
            gone.push(posting);
        }
    }
    summary.take_away(&Summary::of(gone.into_iter(), part.games())).ok_or(PartFault::Damaged)?;
    for (_, latest) in &summary.moves {
        if !is_live(latest.game)? {
            return Ok(None);
        }
    }
    summary.latest.retain(|posting| is_live(posting.game).is_ok_and(|is_live| is_live));
    Ok(Some(summary))
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

    /// A part of games that begin in three ways, each of a year of its own.
    fn part() -> Part<InMemory> {
        let mut builder = PartBuilder::default();
        for game in 0..GAMES {
            let (first, year) = (["７六歩(77)", "２六歩(27)", "５六歩(57)"][game % 3], 1990 + game * 7 % GAMES);
            let record = format!("開始日時：{year}/01/01\n1 {first}\n2 ３四歩(33)\n3 ４八銀(39)\n4 投了\n");
            builder.add(&IndexedFile::of(format!("{game}.kifu"), [0; 2], record.into_bytes()));
        }
        Part::open(InMemory(builder.finish())).unwrap()
    }

    fn at(setup: &Setup) -> Query {
        Query::new(Sought::Position(Box::new(setup.clone())))
    }

    /// What is known without a summary.
    fn counted(part: &Part<InMemory>, live: &[bool], setup: &Setup) -> (Vec<MoveTally>, Vec<Found>) {
        let (mut answer, mut games) = (super::super::Answer::default(), Vec::new());
        search(part, live, &at(setup), |found| {
            answer.count(&found);
            games.push(found);
        })
        .unwrap();
        games.sort_by_key(|found| (std::cmp::Reverse(found.year), found.game));
        (answer.moves(), games)
    }

    #[test]
    fn what_many_games_have_is_known_beforehand_whichever_of_them_are_left() {
        let (part, start) = (part(), Position::even());
        for setup in [&start, &start.after("7g7f".parse().unwrap())].map(Position::setup) {
            let mut known = 0;
            for gone in 0..GAMES {
                let live: Vec<bool> = (0..GAMES).map(|file| file % (gone + 1) != gone || gone == 0).collect();
                let (moves, games) = counted(&part, &live, setup);
                let Some(summed) = summed(&part, &live, &at(setup), 5).unwrap() else { continue };
                let tallies = summed.moves.iter().map(|&(tally, _)| tally).collect();
                assert_eq!(crate::library::merged_moves(tallies), moves);
                assert_eq!((summed.games, &summed.latest[..]), (games.len(), &games[..5]), "{gone}");
                for (tally, latest) in summed.moves {
                    let first = games.iter().find(|found| found.played == Some(tally.mv)).unwrap();
                    assert_eq!((first.game, first.year), (latest.game, tally.latest));
                }
                known += 1;
            }
            assert!(known > GAMES / 2, "{known}");
        }
    }

    #[test]
    fn only_a_plain_question_about_what_is_there_is_answered_so() {
        let (part, live, start) = (part(), [true; GAMES], Position::even());
        let is_known = |query: &Query, most| summed(&part, &live, query, most).unwrap().is_some();
        let even = at(start.setup());
        assert!(is_known(&even, 5) && is_known(&even, usize::MAX));
        assert!(!is_known(&Query { plies: 0..=10, ..even.clone() }, 5));
        assert!(!is_known(&Query { lasting: 1, ..even.clone() }, 5));
        assert!(!is_known(&Query { likeness: Likeness { is_mirrored: true, is_turned: false }, ..even.clone() }, 5));
        assert!(!is_known(&at(start.after("1g1f".parse().unwrap()).setup()), 5));
    }
}
