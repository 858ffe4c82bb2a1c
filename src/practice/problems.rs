//! Exercises from files of mating problems.

use super::exercise::{Exercise, Source, Task};
use crate::record::{Header, ImportError, ImportErrorKind, Imported, RecordFormat, Warning, WarningKind};
use crate::shogi::{Handicap, SetupFault};

/// Why something in a file is no problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoProblem {
    /// It cannot be read.
    Unreadable(ImportError),
    /// It begins on this line as games do.
    BeginsAsGame {
        /// The line of the file, counted from 1.
        line: usize,
    },
    /// The position on this line has no king to be mated.
    NoKing {
        /// The line of the file, counted from 1.
        line: usize,
    },
    /// A line of a list of positions is none.
    Unknown(Warning),
}

/// The problems among the games of a file that is called `name`, each with the line on which it begins; `leave_out` hears of those
/// that are none.
#[must_use]
pub fn problems(
    name: &str,
    games: impl Iterator<Item = (usize, Result<Imported, ImportError>)>,
    mut leave_out: impl FnMut(NoProblem),
) -> Vec<Exercise> {
    let mut found = Vec::new();
    for (number, (line, game)) in (1..).zip(games) {
        let unknown = game.as_ref().map_or_else(|_| Vec::new(), unknown_lines);
        match game.map_err(NoProblem::Unreadable).and_then(|game| problem(name, number, line, &game)) {
            Ok(problem) => found.push(problem),
            Err(why) => leave_out(why),
        }
        unknown.into_iter().for_each(&mut leave_out);
    }
    found
}

/// The lines around a position of a list that are none. In a record they are words that somebody wrote.
fn unknown_lines(game: &Imported) -> Vec<NoProblem> {
    if !matches!(game.format, RecordFormat::Usi | RecordFormat::Sfen) {
        return Vec::new();
    }
    let is_unknown = |warning: &&Warning| match &warning.kind {
        WarningKind::UnknownLine { text } => !text.starts_with('#'),
        _ => false,
    };
    game.warnings.iter().filter(is_unknown).cloned().map(NoProblem::Unknown).collect()
}

fn problem(name: &str, number: u32, line: usize, game: &Imported) -> Result<Exercise, NoProblem> {
    let position = game.tree.start().clone();
    if let Some(fault) = surplus(game) {
        return Err(NoProblem::Unreadable(fault));
    }
    if Handicap::of(position.setup()).is_some() {
        return Err(NoProblem::BeginsAsGame { line });
    }
    if position.board().king(position.turn().opponent()).is_none() {
        return Err(NoProblem::NoKing { line });
    }
    let source = Source::of(title(&game.tree.header).unwrap_or(name), number);
    Ok(Exercise { position, task: Task::Mate, game: Vec::new(), source })
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

    /// The problems, and what is none.
    fn in_file(text: &str) -> (Vec<Exercise>, Vec<NoProblem>) {
        let games = games(text.as_bytes(), ImportOptions::default()).unwrap();
        let mut left_out = Vec::new();
        (problems("set.sfen", games.with_lines(), |why| left_out.push(why)), left_out)
    }

    #[test]
    fn a_problem_with_more_pieces_than_a_set_has_is_refused_with_its_line() {
        let text =
            "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P4/9/9/9/9/9/9 b 99G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b 19P 1\n";
        let (found, left_out) = in_file(text);
        let surplus = SetupFault::TooManyPieces { kind: PieceKind::Gold, count: 99 };
        let fault = ImportError { line: 2, kind: ImportErrorKind::UnplayableSetup(vec![surplus]) };
        assert_eq!((found.len(), left_out.len(), &left_out[0]), (1, 2, &NoProblem::Unreadable(fault)));
    }

    #[test]
    fn a_problem_that_breaks_off_is_refused_with_its_line() {
        let (found, left_out) = in_file("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P4/9/9 b G 1\n");
        let is_second = |why: &NoProblem| matches!(why, NoProblem::Unreadable(ImportError { line: 2, .. }));
        assert!(found.len() == 1 && left_out.len() == 1 && is_second(&left_out[0]), "{left_out:?}");
    }

    #[test]
    fn a_line_of_a_list_that_is_no_position_is_named_and_a_remark_is_not() {
        let (found, left_out) =
            in_file("# my set\nsfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\n4k4/9 b\nsfen 9/9/4P4/9/9/9/9/9/9 b G 1\nwhat\n");
        let lines: Vec<usize> = left_out.iter().map(line_of).collect();
        assert_eq!((found.len(), lines), (1, vec![3, 4, 5]), "{left_out:?}");
    }

    fn line_of(why: &NoProblem) -> usize {
        match why {
            NoProblem::Unreadable(error) => error.line,
            NoProblem::BeginsAsGame { line } | NoProblem::NoKing { line } => *line,
            NoProblem::Unknown(warning) => warning.line,
        }
    }

    #[test]
    fn positions_to_be_solved_are_problems_and_what_is_none_is_named_by_its_line() {
        let text = "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\
            sfen 9/9/4P4/9/9/9/9/9/9 b G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b 2G 1\nsfen 8k/9 b G 1\n";
        let (found, left_out) = in_file(text);
        let numbers: Vec<u32> = found.iter().map(|problem| problem.source.number).collect();
        assert_eq!(numbers, [1, 4]);
        assert!(found.iter().all(|problem| problem.task == Task::Mate && problem.source.name == "set.sfen"));
        assert_eq!(left_out[..2], [NoProblem::BeginsAsGame { line: 2 }, NoProblem::NoKing { line: 3 }]);
        assert!(matches!(&left_out[2..], [NoProblem::Unreadable(ImportError { line: 5, .. })]), "{left_out:?}");
    }
}
