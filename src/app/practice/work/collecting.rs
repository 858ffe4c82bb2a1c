//! Exercises from files: problems, mistakes, missed mates, and moves to guess.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::analysis::Mistakes;
use crate::app::files::form::file_name;
use crate::app::practice::form::{PracticeForm, Practised};
use crate::app::practice::job::{Collected, Wanted, WantedGames, WhyLeftOut};
use crate::mate::{Limits, Solver};
use crate::practice::{Exercise, NoProblem, Task, TaskKind, missed, mistakes, next_moves, problems};
use crate::record::{GameTree, ImportOptions, MAX_IMPORT_BYTES, RECORD_ENDINGS, games_of_file};
use crate::shogi::{Color, Move};
use crate::storage::{FileError, files_below, is_folder, natural_path_key, read_file};
use crate::tsume::{MissedMates, Searched, missed_mates_told};

/// The memory of the search for missed mates, in bytes.
pub const TABLE: usize = 64 << 20;

/// The budget in positions for finding a missed mate, and its greatest length in plies.
const NODES: u64 = 50_000;
const PLIES: u16 = 9;

/// The most exercises in a set.
const MOST: usize = 10_000;

/// Looks for exercises as long as they are wanted; `tell` hears how many of how many files are done.
///
/// # Errors
/// Returns why the only file named cannot be read.
pub fn collect(
    wanted: &Wanted,
    is_wanted: &dyn Fn() -> bool,
    tell: &dyn Fn(usize, usize),
) -> Result<Collected, (PathBuf, FileError)> {
    let mut found = Collected::default();
    let (solver, table, known) = (Solver::new(TABLE), Mistakes::shipped(), Known::default());
    let mut seeker = Seeker { wanted, solver, is_wanted, table, known };
    let (name, files) = match &wanted.games {
        WantedGames::This(game, name) => {
            found.exercises = seeker.of_game(game, name);
            (name.clone(), Vec::new())
        }
        WantedGames::File(path) => (file_name(path), expanded(path)),
        WantedGames::Records(name, paths) => (name.clone(), paths.clone()),
    };
    found.name = name;
    for (done, path) in files.iter().enumerate() {
        if !is_wanted() || found.exercises.len() >= MOST {
            break;
        }
        tell(done, files.len());
        match seeker.of_file(path, &mut found) {
            Err(error) if files.len() == 1 => return Err((path.clone(), error)),
            Err(error) => found.left_out.add(&file_name(path), WhyLeftOut::File(error)),
            Ok(()) => {}
        }
    }
    found.exercises.truncate(MOST);
    Ok(found)
}

/// The records in a folder and below, in the order of their names and numbers, or the file itself.
fn expanded(path: &Path) -> Vec<PathBuf> {
    if !is_folder(path) {
        return vec![path.to_owned()];
    }
    let mut files = files_below(path, &RECORD_ENDINGS);
    files.sort_by_cached_key(|file| natural_path_key(file));
    files
}

/// The mates of at most nine plies that were missed in a game.
pub fn missed_in(
    solver: &mut Solver,
    game: &GameTree,
    is_wanted: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(Searched),
) -> MissedMates {
    let stop = || !is_wanted();
    missed_mates_told(solver, game, Limits { nodes: NODES, plies: Some(PLIES), stop: &stop }, tell)
}

struct Seeker<'a> {
    wanted: &'a Wanted,
    solver: Solver,
    is_wanted: &'a dyn Fn() -> bool,
    table: Mistakes,
    known: Known,
}

/// What is in the set already: whoever keeps a game in two formats, or a list twice, is asked once.
#[derive(Default)]
struct Known {
    files: HashSet<u64>,
    exercises: HashSet<(TaskKind, String)>,
    games: HashSet<Vec<(String, Option<Move>)>>,
}

impl Known {
    /// Whether a file says something that none before it has said.
    fn is_new_file(&mut self, bytes: &[u8]) -> bool {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        self.files.insert(hasher.finish())
    }

    /// Those that are new. Moves are guessed through a whole game: of that, the opening may be known.
    fn new_among(&mut self, mut exercises: Vec<Exercise>) -> Vec<Exercise> {
        if exercises.iter().all(|exercise| exercise.task == Task::Next) {
            let game = exercises.iter().map(|exercise| (exercise.key().1, exercise.played())).collect();
            return if self.games.insert(game) { exercises } else { Vec::new() };
        }
        exercises.retain(|exercise| self.exercises.insert(exercise.key()));
        exercises
    }
}

impl Seeker<'_> {
    fn of_file(&mut self, path: &Path, found: &mut Collected) -> Result<(), FileError> {
        let bytes = read_file(path, MAX_IMPORT_BYTES).map_err(|error| FileError::at(path, &error))?;
        if !self.known.is_new_file(&bytes) {
            return Ok(());
        }
        let name = file_name(path);
        let Collected { exercises, left_out, .. } = found;
        let mut leave_out = |why| left_out.add(&name, WhyLeftOut::Game(why));
        let games = match games_of_file(bytes, ImportOptions::default()) {
            Ok(games) => games,
            Err(error) => {
                leave_out(NoProblem::Unreadable(error));
                return Ok(());
            }
        };
        if self.wanted.form.what == Practised::Problems {
            exercises.extend(self.known.new_among(problems(&name, games.with_lines(), leave_out)));
            return Ok(());
        }
        for game in games {
            match game {
                Ok(game) => exercises.extend(self.of_game(&game.tree, &name_of(&game.tree, &name))),
                Err(error) => leave_out(NoProblem::Unreadable(error)),
            }
        }
        Ok(())
    }

    fn of_game(&mut self, game: &GameTree, name: &str) -> Vec<Exercise> {
        let PracticeForm { what, whose, first, .. } = &self.wanted.form;
        let Some(side) = whose.side_in(&game.header, &self.wanted.own_name) else { return Vec::new() };
        let found = match what {
            Practised::NextMoves => next_moves(game, side, *first as usize, name),
            Practised::Mistakes => self.mistakes_in(game, side, name),
            Practised::Problems | Practised::Repertoire => Vec::new(),
        };
        self.known.new_among(found)
    }

    /// Mistakes and missed mates in the order of the game; where a mate was missed, nothing else is asked.
    fn mistakes_in(&mut self, game: &GameTree, side: Option<Color>, name: &str) -> Vec<Exercise> {
        let mates = missed_in(&mut self.solver, game, self.is_wanted, &mut |_| {});
        let mut found = missed(game, &mates, side, name);
        let is_known = |other: &Exercise| found.iter().any(|known| known.position == other.position);
        let others: Vec<Exercise> =
            mistakes(game, side, name, &self.table).into_iter().filter(|other| !is_known(other)).collect();
        found.extend(others);
        found.sort_by_key(|exercise| exercise.source.number);
        found
    }
}

/// Who played, or else the name of the file.
fn name_of(game: &GameTree, file: &str) -> String {
    let names = Color::ALL.map(|color| game.header.player(color));
    if let [Some(black), Some(white)] = names { format!("{black} – {white}") } else { file.to_owned() }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the files that are read have to be written first")]
mod tests {
    use std::cell::Cell;
    use std::fs;

    use super::*;
    use crate::app::practice::form::{PracticeSettings, WhoseMoves};
    use crate::practice::{Change, Schedule, read_schedule, write_schedule};
    use crate::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};

    const GAME: &str = "先手：佐藤\n後手：鈴木\n手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";

    fn wanted(what: Practised, games: WantedGames) -> Wanted {
        let form = PracticeForm { what, ..PracticeForm::of(&PracticeSettings::default()) };
        Wanted { form, own_name: "鈴木".to_owned(), games }
    }

    #[test]
    fn a_folder_of_problems_is_one_set_and_what_is_none_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        put("a.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 8k/9/8P/9/9/9/9/9/9 b G 1\n");
        put("b.kif", GAME);
        put("c.kif", "no record");
        let games = WantedGames::File(folder.path().to_owned());
        let told = Cell::new(0);
        let found = collect(&wanted(Practised::Problems, games), &|| true, &|done, _| told.set(done)).unwrap();
        assert_eq!((found.exercises.len(), found.left_out.count, told.get()), (2, 2, 2));
        let files: Vec<_> = found.left_out.first.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(files, ["b.kif", "c.kif"]);
        let gone = WantedGames::File(folder.path().join("gone.kif"));
        assert!(collect(&wanted(Practised::Problems, gone), &|| true, &|_, _| {}).is_err());
    }

    /// Games and problems in which something is odd, or against the rules and played on.
    const ODD: [(&str, &str); 4] = [
        ("composed.sfen", "sfen 4k4/9/4P4/4P4/9/9/9/9/9 b G 1\nsfen 4k2N1/9/4P4/9/9/9/9/9/9 b G 1\n"),
        ("surplus.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b 99G 1\nsfen 4k4/9/4P4/9/9/9/9/9/9 b 19p 1\n"),
        ("zero.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P\x004/9/9/9/9/9/9 b G 1\n"),
        (
            "fouls.kif",
            "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５五銀(39)\n4 ８八角成(22)\n5 １八香(19)\n6 ７九馬(88)\n7 ２六歩(27)\n\
            8 ６九馬(79)\n9 ２五歩(26)\n10 ５九馬(69)\n11 ２四歩(25)\n",
        ),
    ];

    #[test]
    fn whatever_is_accepted_can_be_read_back_from_the_schedule() {
        let folder = tempfile::tempdir().unwrap();
        ODD.iter().for_each(|(name, text)| fs::write(folder.path().join(name), text).unwrap());
        for (what, least, others) in [(Practised::Problems, 2, 4), (Practised::NextMoves, 4, 1)] {
            let games = WantedGames::File(folder.path().to_owned());
            let found = collect(&wanted(what, games), &|| true, &|_, _| {}).unwrap();
            assert!(found.exercises.len() >= least && found.left_out.count == others, "{what:?}: {found:?}");
            let mut schedule = Schedule::default();
            let mark = |exercise| schedule.make(Change::Marked(Box::new(exercise)));
            found.exercises.into_iter().for_each(mark);
            assert_eq!(read_schedule(&write_schedule(&schedule)), Ok(schedule), "{what:?}");
        }
    }

    #[test]
    fn what_is_left_out_is_told_with_its_file_and_line() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in &ODD[1..3] {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            let games = WantedGames::File(path);
            let found = collect(&wanted(Practised::Problems, games), &|| true, &|_, _| {}).unwrap();
            let Some((file, WhyLeftOut::Game(NoProblem::Unreadable(error)))) = found.left_out.first.first() else {
                panic!("{found:?}");
            };
            let wanted = if *name == "zero.sfen" { (2, 1) } else { (1, 0) };
            assert_eq!((file.as_str(), (error.line, found.exercises.len())), (*name, wanted));
        }
    }

    #[test]
    fn ones_own_moves_are_found_by_ones_name() {
        let game = crate::record::import(GAME.as_bytes()).unwrap().tree;
        let mut wanted = wanted(Practised::NextMoves, WantedGames::This(Box::new(game), "game".to_owned()));
        let count = |wanted: &Wanted| collect(wanted, &|| true, &|_, _| {}).unwrap().exercises.len();
        assert_eq!(count(&wanted), 2);
        wanted.form.whose = WhoseMoves::Own;
        assert_eq!(count(&wanted), 1);
        wanted.own_name = "somebody else".to_owned();
        assert_eq!(count(&wanted), 0);
    }

    #[test]
    fn a_set_in_jkf_is_a_set_like_any_other() {
        let folder = tempfile::tempdir().unwrap();
        for (name, sfen) in [("one.jkf", "4k4/9/4P4/9/9/9/9/9/9 b G 1"), ("two.jkf", "9/9/9/9/9/9/4p4/9/4K4 w g 1")] {
            let tree = crate::record::import(format!("position sfen {sfen}").as_bytes()).unwrap().tree;
            let bytes = to_bytes(&tree, RecordFormat::Jkf, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        let games = WantedGames::File(folder.path().to_owned());
        let found = collect(&wanted(Practised::Problems, games), &|| true, &|_, _| {}).unwrap();
        assert_eq!((found.exercises.len(), found.left_out.count), (2, 0), "{found:?}");
        assert!(found.exercises.iter().all(|exercise| exercise.task == Task::Mate));
    }

    #[test]
    fn what_is_there_twice_is_asked_and_told_once_in_the_order_of_the_files_numbers() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
        let list =
            "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 9/9/4P4/9/9/9/9/9/9 b G 1\nsfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\n";
        ["tmp10.sfen", "tmp2.sfen"].into_iter().for_each(|name| put(name, list.as_bytes()));
        put("tmp3.sfen", b"sfen 8k/9/8P/9/9/9/9/9/9 b G 1\n");
        let game = crate::record::import(MISSED.as_bytes()).unwrap().tree;
        put("game.kifu", MISSED.as_bytes());
        put("game.jkf", &to_bytes(&game, RecordFormat::Jkf, TextEncoding::Utf8, LineEnd::Lf).unwrap());
        let games = || WantedGames::File(folder.path().to_owned());
        let found = |what| collect(&wanted(what, games()), &|| true, &|_, _| {}).unwrap();
        let problems = found(Practised::Problems);
        let names: Vec<_> = problems.exercises.iter().map(|it| it.source.name.as_str()).collect();
        assert_eq!(names, ["game.jkf", "tmp2.sfen", "tmp3.sfen"]);
        assert_eq!(problems.left_out.count, 1, "{:?}", problems.left_out);
        assert_eq!(found(Practised::Mistakes).exercises.len(), 1);
        assert_eq!(found(Practised::NextMoves).exercises.len(), 2, "each move of the game once");
    }

    #[test]
    fn the_mistakes_of_an_event_bear_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let records: Vec<PathBuf> = ["1.kifu", "2.kifu"].map(|name| folder.path().join(name)).to_vec();
        let other = MISSED.replace("歩 ・ ・ ・ ・|三", "歩 香 ・ ・ ・|三");
        [MISSED, &other].iter().zip(&records).for_each(|(text, record)| fs::write(record, text).unwrap());
        let games = WantedGames::Records("春の会".to_owned(), records);
        let found = collect(&wanted(Practised::Mistakes, games), &|| true, &|_, _| {}).unwrap();
        assert_eq!((found.name.as_str(), found.exercises.len()), ("春の会", 2));
    }

    /// A game in which a mate is missed.
    const MISSED: &str = "後手の持駒：なし\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\
            | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n\
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n\
            | ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n先手の持駒：金\n1 ６八玉(59)\n2 ６一玉(51)\n";

    #[test]
    fn a_mate_that_was_missed_is_an_exercise_without_any_engine() {
        let game = crate::record::import(MISSED.as_bytes()).unwrap().tree;
        let wanted = wanted(Practised::Mistakes, WantedGames::This(Box::new(game), "game".to_owned()));
        let found = collect(&wanted, &|| true, &|_, _| {}).unwrap().exercises;
        let tasks: Vec<_> = found.iter().map(|exercise| (&exercise.task, exercise.source.number)).collect();
        assert_eq!(tasks, [(&Task::Mate, 1)]);
    }
}
