//! Exercises from files of mating problems.

use super::exercise::{Exercise, Source, Task};
use crate::record::{Header, ImportError, Imported};
use crate::shogi::Handicap;

/// The problems in a file called `name`, and how many of its games are none: they cannot be read, start from a usual
/// position, or have no king to mate.
#[must_use]
pub fn problems(name: &str, games: impl Iterator<Item = Result<Imported, ImportError>>) -> (Vec<Exercise>, usize) {
    let (mut found, mut others) = (Vec::new(), 0);
    for (number, game) in (1..).zip(games) {
        match game.ok().and_then(|game| problem(name, number, &game)) {
            Some(problem) => found.push(problem),
            None => others += 1,
        }
    }
    (found, others)
}

fn problem(name: &str, number: u32, game: &Imported) -> Option<Exercise> {
    let position = game.tree.start().clone();
    if Handicap::of(position.setup()).is_some() {
        return None;
    }
    position.board().king(position.turn().opponent())?;
    let name = title(&game.tree.header).unwrap_or(name).to_owned();
    Some(Exercise { position, task: Task::Mate, game: Vec::new(), source: Source { name, number } })
}

fn title(header: &Header) -> Option<&str> {
    header.get("作品名").map(str::trim).filter(|title| !title.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{ImportOptions, games};

    #[test]
    fn positions_to_be_solved_are_problems_and_games_are_none() {
        let text = "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\
            sfen 9/9/4P4/9/9/9/9/9/9 b G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b 2G 1\n";
        let (found, others) = problems("set.sfen", games(text.as_bytes(), ImportOptions::default()).unwrap());
        let numbers: Vec<u32> = found.iter().map(|problem| problem.source.number).collect();
        assert_eq!((numbers, others), (vec![1, 4], 2));
        assert!(found.iter().all(|problem| problem.task == Task::Mate && problem.source.name == "set.sfen"));
    }
}
