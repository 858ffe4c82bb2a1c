//! The reader of JKF records.

use std::time::Duration;

use serde_json::error::Category;
use serde_json::value::RawValue;

use super::MAX_DEPTH;
use super::cut_off::whole_part;
use super::document::{Amount, Document, Lines, MoveData, Place, Step, TimeData, TimeParts};
use super::initial::{color, start};
use super::keys::unknown_keys;
use super::plain_reader::read_plainly;
use crate::record::csa::specials;
use crate::record::csa_piece::csa_piece;
use crate::record::import::{ImportOptions, Reading};
use crate::record::lines::is_blank;
use crate::record::notation::RelativeWords;
use crate::record::replay::Replay;
use crate::record::sink::RecordSink;
use crate::record::warning::{Warnings, quoted};
use crate::record::{Ending, GameTree, Header, ImportError, ImportErrorKind, MoveTime, WarningKind};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Board, Color, Move, PieceKind, Position, Square};

/// Reads a JKF record.
pub(in crate::record) fn read<T: RecordSink>(
    text: &str,
    warnings: Warnings,
    options: ImportOptions,
) -> Result<Reading<T>, ImportError> {
    let text = text.trim_start_matches(is_blank);
    if let Some(reading) = warnings.is_empty().then(|| read_plainly(text, options)).flatten() {
        return Ok(reading);
    }
    match serde_json::from_str(text) {
        Ok(document) => read_document(text, document, warnings, options, None),
        Err(error) => {
            let broken_off = error_at(&error);
            let whole = whole_part(text).filter(|_| error.classify() == Category::Eof);
            let document = whole.as_deref().and_then(|whole| Some((whole, serde_json::from_str(whole).ok()?)));
            let (whole, document) = document.ok_or_else(|| broken_off.clone())?;
            read_document(whole, document, warnings, options, Some(broken_off))
        }
    }
}

fn error_at(error: &serde_json::Error) -> ImportError {
    match error.classify() {
        Category::Data => ImportErrorKind::NotARecord.at(1),
        Category::Io | Category::Syntax | Category::Eof => {
            ImportErrorKind::BadJson { column: error.column() }.at(error.line().max(1))
        }
    }
}

/// Reads a document whose text was complete, or breaks off where `cut_off` says.
fn read_document<'a, T: RecordSink>(
    text: &'a str,
    document: Document<'a>,
    mut warnings: Warnings,
    options: ImportOptions,
    cut_off: Option<ImportError>,
) -> Result<Reading<T>, ImportError> {
    let places = Places::of(text);
    for (place, key) in unknown_keys(text) {
        warnings.push(places.line_of(place), WarningKind::UnknownKey { key: quoted(&key) });
    }
    let mut header = Header::default();
    for (key, value) in document.header.0 {
        header.must_have_room(1)?;
        header.push(key, value);
    }
    let mut reader = Reader::begin(places, header, document.initial, warnings, options)?;
    reader.read_lines(document.moves);
    if let Some(error) = cut_off {
        reader.replay.break_off(error);
    }
    Ok(reader.replay.finish())
}

/// Finds the line on which a slice of the text begins.
pub(super) struct Places<'a> {
    text: &'a str,
    line_starts: Vec<usize>,
}

impl<'a> Places<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let starts = memchr::memchr_iter(b'\n', text.as_bytes()).map(|end| end + 1);
        Self { text, line_starts: starts.collect() }
    }

    pub(super) fn line_of(&self, part: &str) -> usize {
        let offset = part.as_ptr() as usize - self.text.as_ptr() as usize;
        1 + self.line_starts.partition_point(|&start| start <= offset)
    }
}

/// A line still to be read.
struct Branch<'a> {
    /// The number of moves before it.
    ply: usize,
    depth: usize,
    steps: Vec<&'a RawValue>,
}

pub(super) struct Reader<'a, T> {
    pub(super) replay: Replay<T>,
    pub(super) places: Places<'a>,
    branches: Vec<Branch<'a>>,
    /// How many bytes have been read more than once because of nested variations.
    read_again: usize,
}

impl<'a, T: RecordSink> Reader<'a, T> {
    /// Begins at the start that the document or its header names.
    pub(super) fn begin(
        places: Places<'a>,
        header: Header,
        initial: Option<&RawValue>,
        mut warnings: Warnings,
        options: ImportOptions,
    ) -> Result<Self, ImportError> {
        let start_line = initial.map_or(1, |initial| places.line_of(initial.get()));
        let mut tree = GameTree::new(start(initial, start_line, &header, &mut warnings)?);
        tree.header = header;
        let replay = Replay::new(tree, start_line, warnings, options);
        Ok(Self { replay, places, branches: Vec::new(), read_again: 0 })
    }

    /// Reads the main line, then the variations, beginning with the one that branches off last.
    fn read_lines(&mut self, steps: Vec<&'a RawValue>) {
        self.branches.push(Branch { ply: 0, depth: 0, steps });
        while let Some(Branch { ply, depth, steps }) = self.branches.pop() {
            if ply <= self.replay.walk.ply() {
                self.replay.go_back_to(ply);
                self.read_line(depth, &steps);
                self.replay.leave_line();
            }
        }
    }

    fn read_line(&mut self, depth: usize, steps: &[&'a RawValue]) {
        for (index, raw) in steps.iter().enumerate() {
            let line = self.places.line_of(raw.get());
            let Ok(step) = serde_json::from_str::<Step>(raw.get()) else {
                return self.lose_the_line(line, raw.get());
            };
            let ply = self.replay.walk.ply();
            if let Some(forks) = &step.forks {
                if depth == 0 && index == 0 && step.mv.is_none() && step.special.is_none() && !forks.is_empty() {
                    self.replay.warnings.push(line, WarningKind::VariationsOfNoMove);
                }
                self.note_branches(line, ply, depth + 1, forks);
            }
            self.take(line, raw.get(), step);
            if self.replay.is_lost() {
                let next = steps.get(index + 1).and_then(|next| serde_json::from_str::<Step>(next.get()).ok());
                return self.look_for_foul(line, next.and_then(|step| step.special).as_deref());
            }
        }
    }

    /// Queues the variations, in reverse, since the one queued last is read first.
    fn note_branches(&mut self, line: usize, ply: usize, depth: usize, forks: &[Vec<&'a RawValue>]) {
        const MOST_READ_AGAIN: usize = 1 << 30;
        let bytes = |steps: &Vec<&RawValue>| steps.iter().map(|step| step.get().len()).sum::<usize>();
        self.read_again += forks.iter().map(bytes).sum::<usize>();
        if depth > MAX_DEPTH || self.read_again > MOST_READ_AGAIN {
            self.replay.break_off(ImportErrorKind::TooDeep { limit: MAX_DEPTH }.at(line));
            return;
        }
        let branches = forks.iter().rev().map(|steps| Branch { ply, depth, steps: steps.clone() });
        self.branches.extend(branches);
    }

    fn lose_the_line(&mut self, line: usize, text: &str) {
        if !self.replay.goes_on() {
            return;
        }
        let unreadable = ImportErrorKind::UnreadableMove { ply: self.replay.next_ply(), text: quoted(text) };
        self.replay.lose_the_line(unreadable.at(line));
    }

    /// Checks whether a move that cannot even be made ended the game; the `word` of the next entry would say so.
    pub(super) fn look_for_foul(&mut self, line: usize, word: Option<&str>) {
        if let (Some(word), Some(fouler)) = (word, self.replay.fouler())
            && specials::tells_of_foul(word, fouler)
        {
            self.replay.end_by_foul(line, fouler, None);
        }
    }

    pub(super) fn take(&mut self, line: usize, text: &str, step: Step) {
        if step.mv.is_some() && !self.replay.goes_on() {
            return;
        }
        let mut time = step.time.and_then(|time| self.take_time(line, &time));
        if let Some(data) = step.mv {
            let previous = self.replay.walk.previous_destination();
            let Some(found) = find_move(&data, self.replay.walk.position(), previous) else {
                return self.lose_the_line(line, text);
            };
            self.check_words(line, &data, found);
            let Some(node) = self.replay.play(line, found, data.color.and_then(color)) else { return };
            self.replay.tree.note_time(node, time.take());
            if step.special.is_some() {
                self.replay.warnings.push(line, WarningKind::EndingWithMove);
            }
        }
        let node = self.replay.walk.node();
        if let Some(Lines(comment)) = &step.comments {
            comment.iter().for_each(|line| self.replay.tree.note_comment(node, line));
        }
        if let Some(word) = step.special {
            self.take_special(line, &word, time);
        } else if let Some(time) = time {
            let text = format!("{} s", time.spent.as_secs_f64());
            self.replay.warnings.push(line, WarningKind::UnreadableTime { text });
        }
    }

    /// The time of an entry, with a warning if it cannot be right.
    fn take_time(&mut self, line: usize, time: &TimeData) -> Option<MoveTime> {
        let (spent, total) = (duration(&time.now), time.total.as_ref().map(duration));
        if spent.is_none() || total == Some(None) {
            let text = quoted(&serde_json::to_string(time).unwrap_or_default());
            self.replay.warnings.push(line, WarningKind::UnreadableTime { text });
        }
        let spent = spent?;
        Some(MoveTime {
            spent,
            total: total.flatten().unwrap_or_else(|| self.replay.total_before().saturating_add(spent)),
        })
    }

    /// Compares what the entry says about a move with the move found for it.
    fn check_words(&mut self, line: usize, data: &MoveData<'_>, mv: Move) {
        let position = self.replay.walk.position();
        let mover = position.mover(mv);
        let moved = mv.from().and_then(|from| position.board().piece_on(from)).map(|piece| piece.kind);
        let captured = position.board().piece_on(mv.to()).map(|piece| piece.kind);
        let previous = self.replay.walk.previous_destination();
        let words_fit = moved.is_none_or(|kind| are_true_of(data, position.board(), mover, kind, mv));
        if let Some(said) = data.color.and_then(color) {
            let maker = self.replay.maker(mv, Some(said));
            self.replay.check_side(line, said, maker);
        }
        let mut warn = |kind| self.replay.warnings.push(line, kind);
        match (data.piece.as_deref(), data.piece.as_deref().and_then(csa_piece), moved) {
            (None, _, _) => warn(WarningKind::PieceUnsaid),
            (Some(text), None, _) => warn(WarningKind::UnknownPiece { text: quoted(text) }),
            (Some(_), Some(named), Some(found)) if named != found => warn(WarningKind::OtherPiece { named, found }),
            (Some(_), Some(_), _) => {}
        }
        if !words_fit {
            warn(WarningKind::WordsDoNotFit { text: quoted(data.relative.as_deref().unwrap_or_default()) });
        }
        if let Some(said) = data.capture.as_deref().filter(|said| csa_piece(said) != captured || captured.is_none()) {
            warn(WarningKind::WordsDoNotFit { text: quoted(said) });
        }
        if data.same == Some(true) && previous != Some(mv.to()) {
            warn(WarningKind::WordsDoNotFit { text: "same".to_owned() });
        }
    }

    fn take_special(&mut self, line: usize, word: &str, time: Option<MoveTime>) {
        if let Some(fouler) = self.replay.fouler().filter(|&fouler| specials::tells_of_foul(word, fouler)) {
            let loser = self.replay.loser(fouler, specials::blames_side_to_move(word));
            return self.replay.end_by_foul(line, loser, time);
        }
        self.replay.settle_foul();
        if self.replay.is_lost() {
            return;
        }
        let known = specials::outcome(word, self.replay.walk.position());
        let outcome = known.unwrap_or_else(|| {
            self.replay.warnings.push(line, WarningKind::UnknownEnding { word: quoted(word) });
            Outcome::undecided(EndReason::Other(word.to_owned()))
        });
        self.replay.end(line, Ending { outcome, time });
    }
}

fn duration(parts: &TimeParts) -> Option<Duration> {
    let in_unit = |amount, secs: u32| match amount {
        Amount::Whole(number) => Some(Duration::from_secs(number.checked_mul(u64::from(secs))?)),
        Amount::Fraction(number) => Duration::try_from_secs_f64(number * f64::from(secs)).ok(),
    };
    in_unit(parts.h, 3600)?.checked_add(in_unit(parts.m, 60)?)?.checked_add(in_unit(parts.s, 1)?)
}

/// The words of `relative`, and whether it has the letter of a drop; `None` if it has an unknown letter.
fn relative_words(data: &MoveData<'_>) -> Option<(RelativeWords, bool)> {
    let relative: String = data.relative.iter().flat_map(|letters| letters.chars()).map(word_of_letter).collect();
    match RelativeWords::leading(&relative) {
        (words, "") => Some((words, false)),
        (words, "打") => Some((words, true)),
        (_, _) => None,
    }
}

/// Whether `relative` is true of a piece that moves on the board.
fn are_true_of(data: &MoveData<'_>, board: &Board, mover: Color, kind: PieceKind, mv: Move) -> bool {
    if data.relative.is_none() {
        return mv.from().is_some();
    }
    let words = relative_words(data).filter(|&(_, is_drop)| !is_drop);
    let (Some((words, _)), Some(from)) = (words, mv.from()) else { return false };
    words.are_true_of(board, mover, kind, from, mv.to())
}

/// The move that the data describe; `None` if they describe none.
fn find_move(data: &MoveData<'_>, position: &Position, previous: Option<Square>) -> Option<Move> {
    if data.color.is_some_and(|number| color(number).is_none()) {
        return None;
    }
    let square = |place: &Place| Square::new(place.x, place.y);
    let to = match &data.to {
        Some(place) => square(place)?,
        None => previous.filter(|_| data.same == Some(true))?,
    };
    let promote = data.promote == Some(true);
    if let Some(from) = &data.from {
        return Some(Move::Normal { from: square(from)?, to, promote });
    }
    let kind = csa_piece(data.piece.as_deref()?)?;
    let (words, is_drop) = relative_words(data)?;
    if words.is_empty() {
        return Some(Move::Drop { kind, to });
    }
    if is_drop {
        return None;
    }
    let reaching = position.board().reaching(to, position.turn(), kind);
    let chosen = words.choose(position.turn(), kind, reaching, to);
    let mut legal = chosen.into_iter().map(|from| Move::Normal { from, to, promote });
    let mut fitting = legal.by_ref().filter(|&mv| position.judge(mv).is_ok());
    fitting.next().filter(|_| fitting.next().is_none())
}

const fn word_of_letter(letter: char) -> char {
    match letter {
        'L' => '左',
        'C' => '直',
        'R' => '右',
        'U' => '上',
        'M' => '寄',
        'D' => '引',
        'H' => '打',
        other => other,
    }
}
