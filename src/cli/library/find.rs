//! `komadai find`: positions, patterns and games in folders of records.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::super::Verdict;
use super::super::language::in_english;
use super::super::new_file::write_new;
use super::super::system::in_words;
use super::super::terminal::{json, name};
use super::find_json::FoundJson;
use super::opening::{complain_of_missing, open, told, words};
use super::question::Question;
use crate::library::{Likewise, MoveTally, Query, alike_names, handicap_names, merged_moves};
use crate::library_store::{
    Census, Export, ExportLayout, FoundGame, Freshness, Library, LibraryError, LibraryHit, Twin, twins,
};

/// The arguments of `komadai find`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct FindArguments {
    #[command(flatten)]
    question: Question,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
    /// Print the moves that were played there, and how these games ended.
    #[arg(long)]
    moves: bool,
    /// Write the games in which it is found into a new file, whose extension says how: csv or jsonl for a table, kif for one
    /// collection of records.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "moves", "duplicates"])]
    to: Option<PathBuf>,
    /// Print the games that are there twice, and those with whose moves another one begins.
    #[arg(long, conflicts_with_all = ["sfen", "pattern", "castle", "json", "moves"])]
    duplicates: bool,
    /// Print the names of players that differ only in spaces, capitals, titles and ranks, with how often each occurs.
    #[arg(long, conflicts_with_all = ["sfen", "pattern", "castle", "json", "moves", "duplicates", "to"])]
    names: bool,
    /// Do not read what is new or has changed: it is left out, and counted.
    #[arg(long)]
    no_update: bool,
    /// The folder of the index; by default the system's for what can be made again.
    #[arg(long, value_name = "DIR")]
    store: Option<PathBuf>,
}

/// Finds what is asked for in all folders together.
pub(in crate::cli) fn run(
    arguments: &FindArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let query = match arguments.question.query() {
        Ok(query) => query,
        Err(complaint) => {
            writeln!(complaints, "komadai find: {complaint}")?;
            return Ok(Verdict::Misused);
        }
    };
    if complain_of_missing("find", &arguments.question.index, complaints)? {
        return Ok(Verdict::Faulty);
    }
    match strange_handicap(arguments, &query) {
        Ok(None) => {}
        Ok(Some(complaint)) => {
            writeln!(complaints, "komadai find: {complaint}")?;
            return Ok(Verdict::Misused);
        }
        Err(error) => return fail(&error, complaints),
    }
    if let Some(to) = &arguments.to {
        return export(arguments, &query, to, complaints);
    }
    let asked = if arguments.duplicates {
        find_twins(arguments, out)
    } else if arguments.names {
        find_names(arguments, out)
    } else {
        find(arguments, &query).map(|found| tell(arguments, &found, out).map(|()| found))
    };
    match asked {
        Ok(found) => found?.complain(arguments.json, complaints),
        Err(error) => fail(&error, complaints),
    }
}

fn fail(error: &LibraryError, complaints: &mut impl Write) -> io::Result<Verdict> {
    writeln!(complaints, "komadai find: {}", words(error))?;
    Ok(Verdict::Faulty)
}

/// What is wrong with a handicap that is none, nor the word of a record that is there; with all that can be asked for.
fn strange_handicap(arguments: &FindArguments, query: &Query) -> Result<Option<String>, LibraryError> {
    if !query.filter.has_no_such_handicap(handicap_names()) {
        return Ok(None);
    }
    let mut there = BTreeSet::new();
    for library in &mut opened(arguments)? {
        there.extend(library.handicaps()?);
    }
    if !query.filter.has_no_such_handicap(there.iter().map(String::as_str)) {
        return Ok(None);
    }
    there.retain(|own| !own.is_empty() && handicap_names().all(|it| it != *own));
    let known: Vec<String> = handicap_names().map(str::to_owned).chain(there).collect();
    let asked = query.filter.handicap.as_deref().unwrap_or_default();
    Ok(Some(format!("--handicap: {asked:?} is in none of these: {}", known.join(", "))))
}

/// Writes the games in which something is found.
fn export(arguments: &FindArguments, query: &Query, to: &Path, complaints: &mut impl Write) -> io::Result<Verdict> {
    let Some(layout) = ExportLayout::of(to) else {
        writeln!(complaints, "komadai find: {} ends neither in .csv nor in .jsonl nor in .kif", name(to))?;
        return Ok(Verdict::Misused);
    };
    let (games, found) = match games_found(arguments, query) {
        Ok(found) => found,
        Err(error) => return fail(&error, complaints),
    };
    let Export { files, missing } = Export::of(&games, layout, to);
    for game in &missing {
        writeln!(complaints, "{}: cannot be read any more, and is left out", place(&game.hit.path, game.hit.number))?;
    }
    for (file, bytes) in &files {
        if let Err(error) = write_new(file, bytes, false) {
            writeln!(complaints, "{}: {}", name(file), in_english(|text| in_words(&error, text)))?;
            return Ok(Verdict::Faulty);
        }
    }
    let written = games.len() - missing.len();
    match &files[..] {
        [] => writeln!(complaints, "komadai find: no game to write, so {} is not made", name(to))?,
        [_] => writeln!(complaints, "komadai find: {written} games written to {}", name(to))?,
        [(first, _), .., (last, _)] => {
            writeln!(complaints, "komadai find: {written} games written to {} … {}", name(first), name(last))?;
        }
    }
    let verdict = found.complain(true, complaints)?;
    Ok(if missing.is_empty() { verdict } else { Verdict::Faulty })
}

/// The games in which something is found, in the order of their files.
fn games_found(arguments: &FindArguments, query: &Query) -> Result<(Vec<FoundGame>, Found), LibraryError> {
    let (mut games, mut found) = (Vec::new(), Found::default());
    for library in &mut opened(arguments)? {
        games.extend(library.explore(query, usize::MAX)?.shown);
        found.census.add(library.census());
    }
    games.sort_by(|one, other| (&one.hit.path, one.hit.number).cmp(&(&other.hit.path, other.hit.number)));
    Ok((games, found))
}

/// Tells which games are there twice, in whichever of the folders.
fn find_twins(arguments: &FindArguments, out: &mut impl Write) -> Result<io::Result<Found>, LibraryError> {
    let mut libraries = opened(arguments)?;
    let twins = twins(&mut libraries)?;
    let mut found = Found { twins: twins.len(), ..Found::default() };
    libraries.iter().for_each(|library| found.census.add(library.census()));
    Ok(twins.iter().try_for_each(|twin| tell_twin(twin, out)).map(|()| found))
}

fn tell_twin(twin: &Twin, out: &mut impl Write) -> io::Result<()> {
    let [game, other] = [&twin.game, &twin.other].map(|(path, number)| place(path, *number));
    match twin.likewise {
        Likewise::Same => writeln!(out, "{game}: the same moves as {other}"),
        Likewise::Beginning => writeln!(out, "{game}: the beginning of {other}"),
    }
}

/// Tells which names may be one player's.
fn find_names(arguments: &FindArguments, out: &mut impl Write) -> Result<io::Result<Found>, LibraryError> {
    let (mut players, mut found) = (Vec::new(), Found::default());
    for library in &mut opened(arguments)? {
        players.extend(library.players()?);
        found.census.add(library.census());
    }
    for names in alike_names(players) {
        let spellings: Vec<String> = names.iter().map(|(name, count)| format!("{} ({count})", name)).collect();
        if let Err(error) = writeln!(out, "{}", spellings.join(", ")) {
            return Ok(Err(error));
        }
        found.twins += 1;
    }
    Ok(Ok(found))
}

/// A game, by its file and its number there.
fn place(path: &Path, number: u32) -> String {
    let game = if number > 1 { format!(", game {number}") } else { String::new() };
    format!("{}{game}", name(path))
}

fn opened(arguments: &FindArguments) -> Result<Vec<Library>, LibraryError> {
    let freshness = if arguments.no_update { Freshness::AsItIs } else { Freshness::UpToDate };
    open(&arguments.question.index, arguments.store.as_deref(), freshness)
}

/// What was found, and among how much.
#[derive(Debug, Default)]
struct Found {
    census: Census,
    moves: Vec<MoveTally>,
    hits: Vec<LibraryHit>,
    /// How many games are there twice, or how many names are alike.
    twins: usize,
}

fn find(arguments: &FindArguments, query: &Query) -> Result<Found, LibraryError> {
    let mut found = Found::default();
    for library in &mut opened(arguments)? {
        let answer = library.find(query)?;
        found.moves.extend(answer.moves);
        found.hits.extend(answer.hits);
        found.census.add(library.census());
    }
    found.moves = merged_moves(found.moves);
    Ok(found)
}

fn tell(arguments: &FindArguments, found: &Found, out: &mut impl Write) -> io::Result<()> {
    if arguments.json {
        return writeln!(out, "{}", json(&FoundJson::of(&found.census, &found.moves, &found.hits)));
    }
    if arguments.moves {
        for tally in &found.moves {
            let ([black, white], none) = (tally.wins, tally.no_result());
            writeln!(out, "{:<5} {:>7}  black {black}  white {white}  none {none}", tally.mv.to_string(), tally.count)?;
        }
        return Ok(());
    }
    found.hits.iter().try_for_each(|hit| {
        let variation = if hit.is_in_variation { ", in a variation" } else { "" };
        writeln!(out, "{}: ply {}{variation}", place(&hit.path, hit.number), hit.ply)
    })
}

impl Found {
    /// Says among how much was looked. Where nothing is known, nothing was looked for.
    fn complain(&self, is_told: bool, complaints: &mut impl Write) -> io::Result<Verdict> {
        let census = &self.census;
        let is_complete = census.indexed == census.files && census.in_part.is_empty();
        if !is_told || !is_complete || census.indexed == 0 {
            let found =
                if is_told { String::new() } else { format!("{} places found in ", self.hits.len() + self.twins) };
            writeln!(complaints, "komadai find: {found}{}", told(census))?;
        }
        if census.indexed == 0 {
            writeln!(complaints, "komadai find: nothing is indexed, so nothing could be found")?;
            return Ok(Verdict::Faulty);
        }
        Ok(Verdict::Sound)
    }
}
