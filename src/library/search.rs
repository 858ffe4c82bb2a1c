//! Finding places in a part of an index.

use super::facts::winner_of;
use super::look_up::look_up;
use super::moves_code::Replay;
use super::packed_move::unpack;
use super::part_facts::is_live;
use super::part_layout::Brief;
use super::{GameDate, Likeness, Part, PartFault, Pattern, Query, Sought, Source};
use crate::shogi::{Color, Move};

/// A place that was found. Under a likeness, the move and the winner are mapped back to the position asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which game of the part.
    pub game: u32,
    /// Which of its files.
    pub file: u32,
    /// Which game of that file, counted from 1.
    pub number: u32,
    /// After how many moves.
    pub ply: u32,
    /// Whether that is in a variation.
    pub is_in_variation: bool,
    /// The move that was played there, on the main line.
    pub played: Option<Move>,
    /// Who won the game.
    pub winner: Option<Color>,
    /// How many moves the game has.
    pub plies: u32,
    /// When it was played, if known.
    pub date: Option<GameDate>,
    /// Whether the colours are exchanged, and the players with them.
    pub is_turned: bool,
}

impl Found {
    /// A place in a game.
    pub(super) fn of((game, brief): (u32, Brief), place: Place, likeness: Likeness) -> Self {
        Self {
            game,
            file: brief.file,
            number: brief.number,
            ply: place.ply,
            is_in_variation: place.is_in_variation,
            played: place.played.map(|mv| likeness.mv(mv)),
            winner: winner_of(brief.winner).map(|winner| likeness.color(winner)),
            plies: brief.plies,
            date: brief.date,
            is_turned: likeness.is_turned,
        }
    }
}

/// Reports every place of `part` that matches `query`, game by game, in its `live` files only.
///
/// A stretch of matching positions is reported once, at its beginning.
///
/// # Errors
/// The part cannot be read, or is damaged. What was reported until then is right, but incomplete.
pub fn search<S: Source>(
    part: &Part<S>,
    live: &[bool],
    query: &Query,
    mut take: impl FnMut(Found),
) -> Result<(), PartFault> {
    let passing = Passing::of(part, live, query)?;
    if passing.is_empty() {
        return Ok(());
    }
    match &query.sought {
        Sought::Games => {
            let starts = passing.of_all(part).filter(|_| query.plies.contains(&0) && query.lasting == 0);
            for (game, brief) in starts {
                take(first_place(part, game, brief)?);
            }
            Ok(())
        }
        // No position lasts for a move.
        Sought::Position(_) if query.lasting > 0 => Ok(()),
        Sought::Position(setup) => look_up(part, setup, query, &passing, &mut take),
        Sought::Pattern(pattern) => scan(part, pattern, query, &passing, &mut take),
    }
}

/// The games of a part that are asked for.
pub(super) enum Passing<'a> {
    /// All games of these files. Most questions are such, and need not look at each game before they begin.
    OfFiles(&'a [bool]),
    /// These games.
    Games(Vec<bool>),
}

impl<'a> Passing<'a> {
    fn of<S: Source>(part: &Part<S>, live: &'a [bool], query: &Query) -> Result<Self, PartFault> {
        if query.filter.is_open() || !live.contains(&true) {
            return Ok(Self::OfFiles(live));
        }
        part.passing(live, &query.filter).map(Self::Games)
    }

    fn is_empty(&self) -> bool {
        match self {
            Self::OfFiles(live) => !live.contains(&true),
            Self::Games(passing) => !passing.contains(&true),
        }
    }

    fn of_all<S: Source>(&self, part: &Part<S>) -> impl Iterator<Item = (u32, Brief)> {
        (0..).zip(part.games().iter().copied()).filter(|(game, brief)| self.contains(*game, brief))
    }

    pub(super) fn contains(&self, game: u32, brief: &Brief) -> bool {
        match self {
            Self::OfFiles(live) => is_live(live, brief),
            Self::Games(passing) => passing.get(game as usize).copied().unwrap_or_default(),
        }
    }
}

fn first_place<S: Source>(part: &Part<S>, game: u32, brief: Brief) -> Result<Found, PartFault> {
    let moves = part.moves(brief)?;
    let played = moves.first().filter(|_| brief.plies > 0).and_then(|&word| unpack(word));
    Ok(Found::of((game, brief), Place { ply: 0, is_in_variation: false, played }, Likeness::SAME))
}

/// Plays all games over and compares each position.
fn scan<S: Source>(
    part: &Part<S>,
    pattern: &Pattern,
    query: &Query,
    passing: &Passing,
    take: &mut impl FnMut(Found),
) -> Result<(), PartFault> {
    let mut patterns: Vec<(Pattern, Likeness)> = Vec::new();
    for likeness in query.likeness.all_of() {
        let seen = pattern.seen_as(likeness);
        if patterns.iter().all(|(known, _)| *known != seen) {
            patterns.push((seen, likeness));
        }
    }
    let mut all = part.moves_in_order();
    for (at, game) in passing.of_all(part) {
        let moves = all.of(game)?;
        let replay = part.replay(game, &moves)?;
        for (place, likeness) in Stretches::new(replay, &patterns, query).all() {
            take(Found::of((at, game), place, likeness));
        }
    }
    Ok(())
}

/// Looks in one game for stretches of matching positions.
struct Stretches<'a> {
    replay: Replay<'a>,
    patterns: &'a [(Pattern, Likeness)],
    query: &'a Query,
    /// Whether the position after each number of moves on the current path matches.
    fits: Vec<bool>,
    /// The beginning of the current stretch, until it is long enough.
    pending: Option<(Place, Likeness)>,
}

/// A place in a game.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) ply: u32,
    pub(super) is_in_variation: bool,
    pub(super) played: Option<Move>,
}

impl<'a> Stretches<'a> {
    const fn new(replay: Replay<'a>, patterns: &'a [(Pattern, Likeness)], query: &'a Query) -> Self {
        Self { replay, patterns, query, fits: Vec::new(), pending: None }
    }

    /// The beginnings of stretches that last long enough.
    fn all(mut self) -> Vec<(Place, Likeness)> {
        let mut found = Vec::new();
        loop {
            found.extend(self.look());
            if !self.replay.advance() {
                return found;
            }
        }
    }

    /// Looks at the current position, and reports the beginning of a stretch that has become long enough.
    fn look(&mut self) -> Option<(Place, Likeness)> {
        let ply = self.replay.ply();
        self.fits.truncate(ply as usize);
        if self.replay.begins_line() {
            self.pending = None;
        }
        let likeness = self.likeness_here(ply);
        let is_beginning = !self.fits.last().copied().unwrap_or_default();
        self.fits.push(likeness.is_some());
        let Some(likeness) = likeness else {
            self.pending = None;
            return None;
        };
        if is_beginning {
            let (is_in_variation, played) = (self.replay.is_in_variation(), self.replay.played());
            self.pending = Some((Place { ply, is_in_variation, played }, likeness));
        }
        self.pending.take_if(|(beginning, _)| ply - beginning.ply >= self.query.lasting)
    }

    fn likeness_here(&self, ply: u32) -> Option<Likeness> {
        if !self.query.plies.contains(&ply) {
            return None;
        }
        let setup = self.replay.setup();
        self.patterns.iter().find(|(pattern, _)| pattern.matches(setup)).map(|&(_, likeness)| likeness)
    }
}
