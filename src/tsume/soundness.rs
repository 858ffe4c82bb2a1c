//! Judges mating problems: sound (完全作), a second solution (余詰), pieces left (駒余り), no mate (不詰).

use crate::mate::{Answer, Answers, Limits, NoKing, Solver};
use crate::shogi::{Move, Position};

/// The most moves that a solution may have.
const MOST_MOVES: usize = 100_000;

/// Whether a problem is sound (完全作), or else the gravest fault it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soundness {
    /// One mate, and no piece left.
    Sound,
    /// There is no mate (不詰).
    NoMate,
    /// Another move mates as soon (余詰).
    SecondSolution,
    /// Pieces are left in the attacker's hand (駒余り).
    PiecesLeft,
    /// It was not found out.
    NotFound,
}

/// A move of the attacker's that is not the one of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherMove {
    /// Which move of the solution it would replace, counted from 1.
    pub number: u16,
    /// The move.
    pub mv: Move,
    /// How long it mates, itself included; for [`Examination::longer`] perhaps it can be done sooner.
    pub plies: u16,
}

/// What was found out about a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examination {
    /// What it comes to.
    pub soundness: Soundness,
    /// The solution: the shortest mate against the longest defence, and of these one that leaves no piece; empty if none
    /// was found.
    pub line: Vec<Move>,
    /// How many pieces are left at its end.
    pub left: u8,
    /// Other moves that mate as soon.
    pub second: Vec<OtherMove>,
    /// Other last moves (最終手余詰), which are forgiven.
    pub last: Vec<OtherMove>,
    /// Other moves that mate later.
    pub longer: Vec<OtherMove>,
    /// The moves of which it was not found out whether they mate as soon, or mate at all, by their numbers.
    pub undecided: Vec<(u16, Move)>,
}

impl Examination {
    fn of(soundness: Soundness, line: Vec<Move>) -> Self {
        let (second, last, longer, undecided) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { soundness, line, left: 0, second, last, longer, undecided }
    }
}

/// Examines a problem of which the side to move is the attacker.
///
/// So many positions as `limits` says may be looked at for the mate, as many for the solution, and as many for all
/// other moves together.
///
/// # Errors
/// There is no king to be mated.
pub fn examine(solver: &mut Solver, position: &Position, limits: Limits<'_>) -> Result<Examination, NoKing> {
    let plies = match solver.solve(position, limits)? {
        Answer::Mate { plies, is_shortest: true, .. } => plies,
        Answer::Mate { line, .. } => return Ok(Examination::of(Soundness::NotFound, line)),
        Answer::NoMate => return Ok(Examination::of(Soundness::NoMate, Vec::new())),
        Answer::NotFound => return Ok(Examination::of(Soundness::NotFound, Vec::new())),
    };
    let Ok(solution) = solver.solution(position, plies, Answers::Longest, MOST_MOVES, limits) else {
        return Ok(Examination::of(Soundness::NotFound, Vec::new()));
    };
    let mut found = Examination::of(Soundness::Sound, solution.line());
    found.left = solution.left;
    let others = others(position, &found.line);
    let doubts_are_grave = Others { solver, limits, found: &mut found }.look_at(&others)?;
    found.soundness = match () {
        () if !found.second.is_empty() => Soundness::SecondSolution,
        () if found.left > 0 => Soundness::PiecesLeft,
        () if doubts_are_grave => Soundness::NotFound,
        () => Soundness::Sound,
    };
    Ok(found)
}

/// A check beside the solution.
struct Other {
    position: Position,
    mv: Move,
    number: u16,
    /// How long the solution takes from here.
    plies: u16,
}

fn others(position: &Position, line: &[Move]) -> Vec<Other> {
    let mut others = Vec::new();
    let mut position = position.clone();
    let length = u16::try_from(line.len()).unwrap_or(u16::MAX);
    for (number, &mv) in (1..).zip(line) {
        if number % 2 == 1 {
            let checks = position.checks().into_iter().filter(|&check| check != mv);
            let plies = length - number + 1;
            others.extend(checks.map(|mv| Other { position: position.clone(), mv, number, plies }));
        }
        position = position.after(mv);
    }
    others
}

struct Others<'s, 'a> {
    solver: &'s mut Solver,
    limits: Limits<'a>,
    found: &'s mut Examination,
}

impl Others<'_, '_> {
    /// Looks at the moves beside the solution. Returns whether one of them may mate as soon.
    fn look_at(&mut self, others: &[Other]) -> Result<bool, NoKing> {
        let until = self.solver.nodes() + self.limits.nodes;
        let mut rest = Vec::new();
        let mut doubts_are_grave = false;
        for (index, other) in others.iter().enumerate() {
            match self.ask(other, Some(other.plies), until, others.len() - index)? {
                Answer::Mate { plies, .. } => self.note_short(other, plies),
                Answer::NoMate => rest.push(other),
                Answer::NotFound => {
                    doubts_are_grave = true;
                    self.found.undecided.push((other.number, other.mv));
                }
            }
        }
        for (index, other) in rest.iter().enumerate() {
            match self.ask(other, None, until, rest.len() - index)? {
                Answer::Mate { plies, .. } => self.found.longer.push(other.mating_in(plies)),
                Answer::NoMate => {}
                Answer::NotFound => self.found.undecided.push((other.number, other.mv)),
            }
        }
        Ok(doubts_are_grave)
    }

    /// Asks with a fair share of what may still be spent.
    fn ask(&mut self, other: &Other, plies: Option<u16>, until: u64, sharing: usize) -> Result<Answer, NoKing> {
        let nodes = until.saturating_sub(self.solver.nodes()) / sharing as u64;
        self.solver.solve_after(&other.position, other.mv, Limits { nodes, plies, ..self.limits })
    }

    fn note_short(&mut self, other: &Other, plies: u16) {
        let is_last = other.plies == 1 && other.number > 1;
        let noted = if is_last { &mut self.found.last } else { &mut self.found.second };
        noted.push(other.mating_in(plies));
    }
}

impl Other {
    const fn mating_in(&self, plies: u16) -> OtherMove {
        OtherMove { number: self.number, mv: self.mv, plies }
    }
}
