//! Exercises from files of mating problems.

use super::exercise::{Exercise, Source, Task};
use crate::record::{Header, ImportError, ImportErrorKind, Imported, WarningKind};
use crate::shogi::{Handicap, SetupFault};

/// What was found in a file of mating problems.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems {
    /// The problems.
    pub found: Vec<Exercise>,
    /// How many games are none: they cannot be read, begin as games do, or have no king to be mated.
    pub others: usize,
    /// Why the first one that cannot be read, or that no set of pieces can be put up for, is none.
    pub fault: Option<ImportError>,
}

/// The problems among the games of a file that is called `name`.
#[must_use]
pub fn problems(name: &str, games: impl Iterator<Item = Result<Imported, ImportError>>) -> Problems {
    let mut problems = Problems::default();
    for (number, game) in (1..).zip(games) {
        match game.and_then(|game| problem(name, number, &game)) {
            Ok(Some(problem)) => problems.found.push(problem),
            Ok(None) => problems.others += 1,
            Err(fault) => {
                problems.others += 1;
                problems.fault.get_or_insert(fault);
            }
        }
    }
    problems
}

fn problem(name: &str, number: u32, game: &Imported) -> Result<Option<Exercise>, ImportError> {
    let position = game.tree.start().clone();
    if let Some(fault) = surplus(game) {
        return Err(fault);
    }
    if Handicap::of(position.setup()).is_some() || position.board().king(position.turn().opponent()).is_none() {
        return Ok(None);
    }
    let source = Source::of(title(&game.tree.header).unwrap_or(name), number);
    Ok(Some(Exercise { position, task: Task::Mate, game: Vec::new(), source }))
}

/// More pieces of a kind than a set has: a slip of whoever wrote the problem down, unlike the second pawn on a file or the
/// knight that cannot move, with which problems are composed.
fn surplus(game: &Imported) -> Option<ImportError> {
    game.warnings.iter().find_map(|warning| {
        let WarningKind::OddSetup(fault @ SetupFault::TooManyPieces { .. }) = &warning.kind else { return None };
        Some(ImportError { line: warning.line, kind: ImportErrorKind::UnplayableSetup(vec![*fault]) })
    })
}

fn title(header: &Header) -> Option<&str> {
    header.get("作品名").map(str::trim).filter(|title| !title.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{ImportOptions, games};
    use crate::shogi::PieceKind;

    fn in_file(text: &str) -> Problems {
        problems("set.sfen", games(text.as_bytes(), ImportOptions::default()).unwrap())
    }

    #[test]
    fn a_problem_with_more_pieces_than_a_set_has_is_refused_with_its_line() {
        let text =
            "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P4/9/9/9/9/9/9 b 99G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b 19P 1\n";
        let Problems { found, others, fault } = in_file(text);
        let surplus = SetupFault::TooManyPieces { kind: PieceKind::Gold, count: 99 };
        assert_eq!((found.len(), others), (1, 2));
        assert_eq!(fault, Some(ImportError { line: 2, kind: ImportErrorKind::UnplayableSetup(vec![surplus]) }));
    }

    #[test]
    fn a_problem_that_breaks_off_is_refused_with_its_line() {
        let Problems { found, others, fault } = in_file("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P4/9/9 b G 1\n");
        assert_eq!((found.len(), others, fault.map(|fault| fault.line)), (1, 1, Some(2)));
    }

    #[test]
    fn positions_to_be_solved_are_problems_and_games_are_none() {
        let text = "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\
            sfen 9/9/4P4/9/9/9/9/9/9 b G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b 2G 1\n";
        let Problems { found, others, fault } = in_file(text);
        let numbers: Vec<u32> = found.iter().map(|problem| problem.source.number).collect();
        assert_eq!((numbers, others, fault), (vec![1, 4], 2, None));
        assert!(found.iter().all(|problem| problem.task == Task::Mate && problem.source.name == "set.sfen"));
    }
}
