//! The work on one file.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::layout::{files_of, in_utf8, layout_of};
use super::lines::{FileLine, Missing, PlyLine, Side};
use super::partial::Partial;
use super::target::Job;
use super::{AnalyseArguments, Voice};
use crate::analysis::{AnalysisTerms, GameAnalysis, Mistakes, PlyState, Unavailable, summary};
use crate::cli::engine::FaultLine;
use crate::cli::inputs::read;
use crate::cli::new_file::{make_folder_of, write_new};
use crate::cli::reading::{Reading, Told};
use crate::cli::system::in_words;
use crate::cli::terminal::{json, name};
use crate::engine::{Limit, Place};
use crate::engine_process::Seat;
use crate::record::{GameTree, ImportOptions, Layout, MAX_IMPORT_BYTES, games_of_file, usi_record, visible};
use crate::storage::{exists, is_special_file, one_or_numbered, read_file};
use crate::text::Text;

/// An engine is started again so often in a file.
const RESTARTS: usize = 3;

/// How long an engine thinks that is asked whether it thinks at all.
const A_MOMENT: Duration = Duration::from_millis(100);

/// What is told of an engine that dies of being asked to count.
const CANNOT_COUNT: &str = "the engine cannot count positions; in place of --nodes, use --movetime or --depth";

/// What is the same for all files.
pub(super) struct Work<'a> {
    arguments: &'a AnalyseArguments,
    voice: Voice,
    mistakes: Mistakes,
    text: Text,
}

/// A file under way.
struct Progress<'a> {
    file: String,
    trees: Vec<GameTree>,
    games: Vec<GameAnalysis>,
    layout: Layout,
    is_whole: bool,
    target: Option<&'a Path>,
    /// Whether the target has everything already.
    is_there: bool,
    partial: Option<Partial>,
    line: FileLine,
    /// The next place to tell: its game and ply.
    told: (usize, usize),
}

impl<'a> Work<'a> {
    pub(super) fn new(arguments: &'a AnalyseArguments, voice: Voice, mistakes: Mistakes) -> Self {
        Self { arguments, voice, mistakes, text: arguments.lang.text() }
    }

    /// Whether nobody wants to hear any more, or there is no more to be had of the engine.
    pub(super) fn is_over(&self) -> bool {
        self.voice.is_unheard() || self.voice.cannot_count()
    }

    /// Analyses a file. Returns whether everything was had.
    pub(super) fn analyse(&self, job: &Job, seat: &mut Seat) -> bool {
        let mut progress = match self.begin(job, seat) {
            Ok(progress) => progress,
            Err(complaint) => {
                self.tell_failure(job, &complaint);
                return false;
            }
        };
        self.ask_all(&mut progress, seat);
        if self.voice.is_unheard() {
            return false;
        }
        if self.voice.cannot_count() {
            self.leave(progress);
            return false;
        }
        self.keep(&mut progress);
        self.tell_file(progress)
    }

    fn tell_failure(&self, job: &Job, complaint: &str) {
        if self.arguments.json {
            let file = job.input.path.display().to_string();
            let error = Some(complaint.trim_start().to_owned());
            self.voice.out(json(&FileLine { file, error, ..FileLine::default() }));
        } else {
            self.voice.complain(format!("{}:{}", name(&job.input.path), visible(complaint)));
        }
    }

    fn begin<'j>(&self, job: &'j Job, seat: &mut Seat) -> Result<Progress<'j>, String> {
        let target = job.target.as_ref().map_err(Clone::clone)?.as_deref();
        let bytes = read(&job.input, &self.text).map_err(|reason| format!(" {reason}"))?;
        let Reading { games: trees, told: Told { remarks, is_whole, stored } } = Reading::of(bytes)?;
        seat.introduce().map_err(|fault| format!(" {}", self.text.engine_fault(&fault)))?;
        let limit = self.arguments.limit();
        let terms = AnalysisTerms { engine: seat.name().to_owned(), limit, lines: self.arguments.multipv };
        let layout = layout_of(target, stored);
        let there = self.look_at_target(&trees, is_whole, target, layout, &terms)?;
        let (is_there, trees) = (there.is_some(), there.unwrap_or(trees));
        let mut games: Vec<_> = trees.iter().map(|tree| GameAnalysis::new(tree, terms.clone())).collect();
        let known_by_record: usize = games.iter().map(known_places).sum();
        let mut partial = target.map(|target| Partial::take_up(target, &trees, &mut games, &terms));
        let known = known_by_record + partial.as_ref().map_or(0, Partial::len);
        if games.iter().any(|game| game.next().is_some()) {
            self.try_to_write(partial.as_mut(), target)?;
        }
        if !self.arguments.json {
            let file = name(&job.input.path);
            remarks.iter().for_each(|remark| self.voice.complain(format!("{file}:{remark}")));
        }
        let file = job.input.path.display().to_string();
        let plies = games.iter().map(|game| game.len() - 1).sum();
        let line = FileLine { file: file.clone(), plies, known, ..FileLine::default() };
        Ok(Progress { file, trees, games, layout, is_whole, target, is_there, partial, line, told: (0, 0) })
    }

    /// What stands in the target, if that is these games analysed already. Whatever else stands there is in the way.
    fn look_at_target(
        &self,
        trees: &[GameTree],
        is_whole: bool,
        target: Option<&Path>,
        layout: Layout,
        terms: &AnalysisTerms,
    ) -> Result<Option<Vec<GameTree>>, String> {
        let Some(target) = target else { return Ok(None) };
        let files = files_of(layout, trees, target);
        let Some(in_the_way) = files.iter().find(|file| exists(file)) else { return Ok(None) };
        let there: Option<Vec<_>> = files.iter().map(|file| trees_in(file)).collect();
        if let Some(there) = there.map(|there| there.concat()).filter(|there| is_analysed(there, trees, terms)) {
            return Ok(Some(there));
        }
        let in_the_way = name(in_the_way);
        if !is_whole {
            return Err(format!(" {in_the_way} is left as it is, as not everything was read"));
        }
        if let Some(special) = files.iter().find(|file| is_special_file(file)) {
            return Err(format!(" {} is no ordinary file", name(special)));
        }
        if self.arguments.force {
            Ok(None)
        } else {
            Err(format!(" {in_the_way} is there already; --force writes over it"))
        }
    }

    /// Whether something can be written beside the target is known before the engine thinks.
    fn try_to_write(&self, partial: Option<&mut Partial>, target: Option<&Path>) -> Result<(), String> {
        let (Some(partial), Some(target)) = (partial, target) else { return Ok(()) };
        let complaint =
            |error| format!(" nothing can be written to {}: {}", name(target), in_words(&error, &self.text));
        if let Some(kept_as) = partial.leave_to_others().map_err(complaint)? {
            let (file, kept_as) = (name(partial.file()), name(&kept_as));
            self.voice.complain(format!("{file} belongs to another analysis, and is kept as {kept_as}"));
        }
        partial.write().map_err(complaint)
    }

    fn ask_all(&self, progress: &mut Progress<'_>, seat: &mut Seat) {
        self.tell_plies(progress);
        for number in 0..progress.games.len() {
            seat.new_game();
            let mut failed_at = None;
            while let Some(placed) = progress.games[number].next() {
                if self.is_over() {
                    return;
                }
                let limit = self.arguments.limit();
                let asked = seat.ask(placed.place.clone(), limit, self.arguments.multipv);
                let faults = seat.faults();
                progress.line.faults.extend(faults.iter().map(|fault| FaultLine::of(fault, &self.text)));
                let game = &mut progress.games[number];
                match asked {
                    Ok(analysis) => {
                        self.voice.has_answered.store(true, Ordering::Relaxed);
                        game.take(placed.ply, &analysis);
                    }
                    Err(_) => {
                        // A second death at one place is the place's fault, or that of how it was asked about.
                        if failed_at.replace(placed.ply) == Some(placed.ply) {
                            if self.finds_that_it_cannot_count(&placed.place, seat) {
                                return;
                            }
                            game.give_up(placed.ply, Unavailable::EngineFailed);
                        }
                        if progress.line.restarts == RESTARTS {
                            give_up_all(&mut progress.games);
                        } else {
                            progress.line.restarts += 1;
                        }
                    }
                }
                if matches!(progress.games[number].state(placed.ply), Some(PlyState::Found(_))) {
                    progress.line.analysed += 1;
                    self.note(progress, number, placed.ply);
                }
                self.tell_plies(progress);
            }
        }
    }

    /// Whether an engine that dies of being asked to count positions can say something in a time: then that is told once, and
    /// nothing more is asked of it. Some die of that as well at first, and do better when they are told when to stop.
    fn finds_that_it_cannot_count(&self, place: &Place, seat: &mut Seat) -> bool {
        let (limit, by_time) = (self.arguments.limit(), Limit::Time(A_MOMENT));
        let is_unknown = matches!(limit, Limit::Nodes(_)) && !self.voice.has_answered.load(Ordering::Relaxed);
        let answers = is_unknown && (0..2).any(|_| seat.ask(place.clone(), by_time, 1).is_ok());
        // What became of that is nothing to be told.
        _ = is_unknown.then(|| seat.faults());
        if answers && self.voice.note_that_it_cannot_count() {
            self.voice.complain(format!("komadai analyse: {CANNOT_COUNT}"));
        }
        answers
    }

    /// Leaves a file of which nothing can be had.
    fn leave(&self, progress: Progress<'_>) {
        if let Some(partial) = progress.partial.filter(|partial| partial.len() == 0) {
            _ = partial.remove();
        }
        if self.arguments.json {
            let error = Some(CANNOT_COUNT.to_owned());
            self.voice.out(json(&FileLine { error, ..progress.line }));
        }
    }

    /// Notes a place, so that a run that is broken off can be taken up.
    fn note(&self, progress: &mut Progress<'_>, number: usize, ply: usize) {
        let line = PlyLine::of(&progress.file, number + 1, &progress.games[number], ply, &self.mistakes);
        let (Some(partial), Some(line)) = (&mut progress.partial, line) else { return };
        if let Err(error) = partial.note(&line) {
            // What can be written in the end is seen in the end.
            progress.line.error.get_or_insert_with(|| in_words(&error, &self.text));
        }
    }

    /// Tells the places that are settled, in their order.
    fn tell_plies(&self, progress: &mut Progress<'_>) {
        while let Some(game) = progress.games.get(progress.told.0) {
            let (number, ply) = (progress.told.0 + 1, progress.told.1);
            if ply == game.len() {
                progress.told = (number, 0);
                continue;
            }
            let Some(line) = PlyLine::of(&progress.file, number, game, ply, &self.mistakes) else { return };
            if self.arguments.json {
                self.voice.out(json(&line));
            }
            if let Some(PlyState::Unavailable(why)) = game.state(ply) {
                progress.line.missing.push(Missing { game: number, ply, why: *why });
            }
            progress.told.1 += 1;
        }
    }

    /// Writes the record, if that is wanted.
    fn keep(&self, progress: &mut Progress<'_>) {
        let Some(target) = progress.target else { return };
        if progress.is_there {
            return;
        }
        if !progress.games.iter().any(GameAnalysis::has_findings) {
            let complaint = || format!("{} is not written, as nothing was analysed", name(target));
            progress.line.error.get_or_insert_with(complaint);
            if let Some(partial) = progress.partial.take() {
                _ = partial.remove();
            }
            return;
        }
        for (game, tree) in progress.games.iter().zip(&mut progress.trees) {
            game.write_into(tree);
        }
        match self.write(progress, target) {
            Ok(written) => {
                progress.line.written = written;
                progress.line.error = None;
                let is_complete = progress.line.missing.iter().all(|missing| missing.why == Unavailable::NoPosition);
                if let Some(partial) = progress.partial.take().filter(|_| is_complete) {
                    _ = partial.remove();
                }
            }
            Err(complaint) => progress.line.error = Some(complaint),
        }
    }

    fn write(&self, progress: &Progress<'_>, target: &Path) -> Result<Vec<String>, String> {
        let layout = self.layout_that_holds(progress, target);
        let lost: Vec<String> =
            progress.trees.iter().flat_map(|tree| layout.losses(tree)).map(|loss| self.text.loss(&loss)).collect();
        if !lost.is_empty() {
            self.voice.complain(format!("{}: without {}", name(target), visible(&lost.join(", "))));
        }
        let written = layout
            .written(&progress.trees)
            .map_err(|gap| format!("{} has no place for {}", layout.encoding.name(), gap.ch))?;
        let files = one_or_numbered(target, written.files());
        for (file, bytes) in &files {
            let force = self.arguments.force && progress.is_whole;
            make_folder_of(file)
                .and_then(|()| write_new(file, bytes, force))
                .map_err(|error| format!("{}: {}", name(file), in_words(&error, &self.text)))?;
        }
        Ok(files.iter().map(|(file, _)| file.display().to_string()).collect())
    }

    /// The layout; or UTF-8, where a name or word has no place in another encoding: then a night's work is not lost.
    fn layout_that_holds(&self, progress: &Progress<'_>, target: &Path) -> Layout {
        let layout = progress.layout;
        let Err(gap) = layout.written(&progress.trees) else { return layout };
        let name = name(target);
        let encoding = layout.encoding.name();
        self.voice.complain(format!("{name}: {} cannot be written in {encoding}, so it is written in UTF-8", gap.ch));
        in_utf8(layout)
    }

    /// Tells how a file went, and returns whether everything was had.
    fn tell_file(&self, progress: Progress<'_>) -> bool {
        let mut line = progress.line;
        if let [game] = &progress.games[..] {
            let [black, white] = summary(game, &self.mistakes).map(Side::from);
            (line.black, line.white) = (Some(black), Some(white));
        }
        let is_missing = |missing: &Missing| missing.why != Unavailable::NoPosition;
        let is_sound = progress.is_whole && line.error.is_none() && !line.missing.iter().any(is_missing);
        if self.arguments.json {
            self.voice.out(json(&line));
        } else {
            self.tell_in_words(&line);
        }
        is_sound
    }

    fn tell_in_words(&self, line: &FileLine) {
        let file = visible(&line.file);
        line.faults.iter().for_each(|fault| self.voice.complain(format!("{file}: {}", visible(fault.message()))));
        for gap in Missing::in_a_row(&line.missing) {
            self.voice.complain(format!("{file}: {gap}"));
        }
        if let Some(error) = &line.error {
            self.voice.complain(format!("{file}: {}", visible(error)));
        }
        let side = |name: &str, side: &Option<Side>| {
            side.as_ref().map_or_else(String::new, |side| {
                let Side { average_loss, inaccuracies, mistakes, blunders, .. } = side;
                let counted = [
                    counted(*inaccuracies, "inaccuracy", "inaccuracies"),
                    counted(*mistakes, "mistake", "mistakes"),
                    counted(*blunders, "blunder", "blunders"),
                ];
                format!("; {name} {}, {average_loss} points a move", counted.join(", "))
            })
        };
        let written = line.written.iter().map(|file| format!(" -> {}", visible(file))).collect::<String>();
        let (black, white) = (side("Black", &line.black), side("White", &line.white));
        let (places, known) = (counted(line.analysed, "place", "places"), line.known);
        self.voice.out(format!("{file}{written}: {places} analysed, {known} known before{black}{white}"));
    }
}

/// `1 blunder`, `2 blunders`
fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// The number of places that the record knows.
fn known_places(game: &GameAnalysis) -> usize {
    (0..game.len()).filter(|&ply| matches!(game.state(ply), Some(PlyState::Known(_)))).count()
}

fn give_up_all(games: &mut [GameAnalysis]) {
    for game in games {
        while let Some(placed) = game.next() {
            game.give_up(placed.ply, Unavailable::EngineFailed);
        }
    }
}

fn trees_in(file: &Path) -> Option<Vec<GameTree>> {
    let bytes = read_file(file, MAX_IMPORT_BYTES).ok()?;
    let games = games_of_file(bytes, ImportOptions::default()).ok()?;
    games.map(|game| game.ok().filter(|game| game.is_whole()).map(|game| game.tree)).collect()
}

/// Whether these are the same games, with nothing left to ask about.
fn is_analysed(there: &[GameTree], trees: &[GameTree], terms: &AnalysisTerms) -> bool {
    let is_same = |(one, other): (&GameTree, &GameTree)| usi_record::write(one) == usi_record::write(other);
    let is_done = |tree: &GameTree| GameAnalysis::new(tree, terms.clone()).next().is_none();
    there.len() == trees.len() && there.iter().zip(trees).all(is_same) && there.iter().all(is_done)
}
