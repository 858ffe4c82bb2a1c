//! The reader of CSA records: the statements before the first move, then the moves.

use std::ops::ControlFlow;
use std::time::Duration;

use super::info::push_info;
use super::specials;
use super::start::Start;
use super::statement::{Statement, numbered_statements};
use crate::record::csa_piece::{CsaPlace, csa_piece, csa_place, promotion_to};
use crate::record::import::{ImportOptions, Reading};
use crate::record::replay::Replay;
use crate::record::sink::RecordSink;
use crate::record::warning::{Warnings, quoted};
use crate::record::{Comment, Ending, GameTree, Header, ImportError, ImportErrorKind, MoveTime, WarningKind};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Handicap, Move, PieceKind, Position, Square};

/// About as many bytes as a move takes with its time.
const BYTES_OF_MOVE: usize = 10;

/// Reads a CSA record.
pub(in crate::record) fn read<T: RecordSink>(
    text: &str,
    mut warnings: Warnings,
    options: ImportOptions,
) -> Result<Reading<T>, ImportError> {
    let mut all = numbered_statements(text);
    let mut opening = Opening::new();
    let first = opening.take_all(&mut all, &mut warnings)?;
    if !opening.is_record && first.is_none() {
        return Err(ImportErrorKind::NotARecord.at(1));
    }
    let first_mover = match first {
        Some((line, Statement::Move(color, _))) => Some((line, color)),
        Some(_) | None => None,
    };
    let (start_line, tree) = opening.into_tree(first_mover, &mut warnings)?;
    let mut body: Body<T> = Body::new(Replay::new(tree, start_line, warnings, options));
    body.replay.tree.reserve(text.len() / BYTES_OF_MOVE);
    let mut next = first;
    while let Some((line, statement)) = next
        && body.take(line, statement).is_continue()
    {
        next = all.next();
    }
    Ok(body.replay.finish())
}

/// All published versions of the format.
const VERSIONS: [&str; 8] = ["1", "1.0", "2", "2.0", "2.1", "2.2", "3", "3.0"];

/// What comes before the first move.
struct Opening {
    version: Option<String>,
    players: [Option<String>; 2],
    header: Header,
    start: Start,
    comments: Comment,
    is_record: bool,
}

impl Opening {
    fn new() -> Self {
        let header = Header::default();
        let start = Start::new();
        Self { version: None, players: [None, None], header, start, comments: Comment::EMPTY, is_record: false }
    }

    /// Takes statements up to the first one that belongs to the moves, and returns that one.
    fn take_all<'a>(
        &mut self,
        all: &mut impl Iterator<Item = (usize, Statement<'a>)>,
        warnings: &mut Warnings,
    ) -> Result<Option<(usize, Statement<'a>)>, ImportError> {
        for (line, statement) in all {
            match statement {
                Statement::Move(..) | Statement::Special(_) => return Ok(Some((line, statement))),
                Statement::Separator if self.start.is_said() => return Ok(Some((line, statement))),
                Statement::Nothing | Statement::TimeLeft | Statement::Separator => {}
                Statement::Time(text) => warnings.push(line, WarningKind::UnreadableTime { text: quoted(text) }),
                Statement::Version(version) => self.take_version(line, version, warnings),
                Statement::Player(color, name) => {
                    self.is_record = true;
                    let known = self.players[color.index()].get_or_insert_with(|| name.to_owned());
                    if known != name {
                        warnings.push(line, WarningKind::SecondPlayer { name: quoted(name) });
                    }
                }
                Statement::Info(key, value) => {
                    self.is_record = true;
                    self.header.must_have_room(line)?;
                    push_info(&mut self.header, key, value);
                }
                Statement::Comment(text) => self.comments.extend(comment_line(text)),
                Statement::EvenWithout(_) | Statement::Rank(..) | Statement::Pieces(..) | Statement::Turn(_) => {
                    self.is_record = true;
                    self.start.take(line, statement, warnings)?;
                }
                Statement::Unknown(text) => warnings.push(line, WarningKind::UnknownLine { text: quoted(text) }),
            }
        }
        Ok(None)
    }

    /// Notes the version, with a warning if it is unknown or contradicts an earlier one: nobody can say what its
    /// statements mean.
    fn take_version(&mut self, line: usize, version: &str, warnings: &mut Warnings) {
        self.is_record = true;
        let said = self.version.get_or_insert_with(|| version.to_owned());
        if said != version || !VERSIONS.contains(&version) {
            warnings.push(line, WarningKind::UnknownLine { text: quoted(&format!("V{version}")) });
        }
    }

    /// Returns the tree so far, and the line of its starting position.
    fn into_tree(
        self,
        first: Option<(usize, Color)>,
        warnings: &mut Warnings,
    ) -> Result<(usize, GameTree), ImportError> {
        let (line, start) = self.start.finish(first, warnings)?;
        let is_handicap = is_handicap(&start);
        let mut tree = GameTree::new(start);
        for (color, name) in Color::ALL.into_iter().zip(self.players) {
            if let Some(name) = name.filter(|name| !name.is_empty()) {
                tree.header.push(Header::player_key(color, is_handicap), name);
            }
        }
        self.header.iter().for_each(|(key, value)| tree.header.push(key, value));
        self.comments.iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, line.to_owned()));
        Ok((line, tree))
    }
}

/// Whether the players in a game with this start are 下手 and 上手.
pub(in crate::record) fn is_handicap(start: &Position) -> bool {
    Handicap::of(start.setup()).is_some_and(|handicap| handicap != Handicap::Even)
}

/// The text of a comment, if it says anything. Programs read what has a second sign (`'*…`) and skip the rest, but
/// that, too, was written by somebody: a server notes ratings and the end of the game (`'summary:…`), a person anything
/// at all.
fn comment_line(text: &str) -> Option<&str> {
    let is_of_file = ["CSA encoding=", "encoding="].iter().any(|head| text.starts_with(head));
    match text.strip_prefix('*') {
        Some(line) => Some(line),
        None if is_of_file || text.trim().is_empty() => None,
        None => Some(text.trim()),
    }
}

/// What a `T…` statement refers to.
#[derive(Clone, Copy)]
enum Latest {
    Move(Color),
    Ending(Color),
    Nothing,
}

/// The moves and what comes between them.
struct Body<T> {
    replay: Replay<T>,
    /// The time each side has used so far.
    totals: [Duration; 2],
    latest: Latest,
    /// Whether a `/` has closed the record.
    is_over: bool,
}

impl<T: RecordSink> Body<T> {
    const fn new(replay: Replay<T>) -> Self {
        Self { replay, totals: [Duration::ZERO; 2], latest: Latest::Nothing, is_over: false }
    }

    /// Takes a statement; breaks once nothing further belongs to this record.
    fn take(&mut self, line: usize, statement: Statement) -> ControlFlow<()> {
        match statement {
            Statement::Nothing | Statement::TimeLeft => {}
            Statement::Comment(text) => self.take_comment(text),
            Statement::Separator => self.is_over = true,
            other if self.is_over || begins_another_record(other) => {
                // If it begins on a line of its own, it is read as a game of its own.
                self.replay.warnings.push(line, WarningKind::AnotherRecord { games: 2 });
                return ControlFlow::Break(());
            }
            Statement::Info(key, value) => match self.replay.tree.opening().header.must_have_room(line) {
                Ok(()) => push_info(self.replay.tree.header_mut(), key, value),
                Err(error) => self.replay.break_off(error),
            },
            Statement::Special(word) => self.take_special(line, word),
            Statement::Unknown(text) => {
                self.replay.warnings.push(line, WarningKind::UnknownLine { text: quoted(text) });
            }
            Statement::Move(color, text) => self.take_move(line, color, text),
            // A move cut off after its sign.
            Statement::Turn(color) => self.take_move(line, color, ""),
            Statement::Time(text) if !self.replay.is_lost() => self.take_time(line, text),
            Statement::Time(_)
            | Statement::Version(_)
            | Statement::Player(..)
            | Statement::EvenWithout(_)
            | Statement::Rank(..)
            | Statement::Pieces(..) => {}
        }
        ControlFlow::Continue(())
    }

    fn take_comment(&mut self, text: &str) {
        const END_TIME: &str = "$END_TIME:";
        if let Some(time) = text.strip_prefix(END_TIME) {
            let header = self.replay.tree.header_mut();
            if header.get("終了日時").is_none() {
                push_info(header, "END_TIME", time);
            }
        } else if let Some(comment) = comment_line(text).filter(|_| !self.replay.is_lost()) {
            let node = self.replay.walk.node();
            self.replay.tree.note_comment(node, comment);
        }
    }

    fn take_move(&mut self, line: usize, color: Color, text: &str) {
        if !self.replay.goes_on() {
            return;
        }
        let ply = self.replay.next_ply();
        let sign = if color == Color::Black { "+" } else { "-" };
        let unreadable =
            || ImportErrorKind::UnreadableMove { ply, text: quoted(if text.is_empty() { sign } else { text }) };
        let position = self.replay.walk.position();
        // A move on the board is made by the side to move or by the owner of the piece, a drop by either.
        let can_be_of = |found: &Found| match found.mv {
            Move::Normal { .. } => [position.turn(), position.mover(found.mv)].contains(&color),
            Move::Drop { .. } => true,
        };
        let Some(Found { mv, named, moved, fits }) = read_move(text, position).filter(can_be_of) else {
            self.replay.lose_the_line(unreadable().at(line));
            return;
        };
        if self.replay.play_by(line, mv, color).is_none() {
            return;
        }
        if !fits {
            self.replay.warnings.push(line, WarningKind::OtherPiece { named, found: moved });
        }
        self.latest = Latest::Move(color);
    }

    fn take_time(&mut self, line: usize, text: &str) {
        let latest = std::mem::replace(&mut self.latest, Latest::Nothing);
        let (color, spent) = match (latest, seconds(text)) {
            (Latest::Move(color) | Latest::Ending(color), Some(spent)) => (color, spent),
            (Latest::Nothing, _) | (_, None) => {
                self.replay.warnings.push(line, WarningKind::UnreadableTime { text: quoted(text) });
                return;
            }
        };
        let total = &mut self.totals[color.index()];
        *total = total.saturating_add(spent);
        let time = Some(MoveTime { spent, total: *total });
        let node = self.replay.walk.node();
        if let Latest::Ending(_) = latest
            && let Some(ending) = self.replay.tree.node_mut(node).latest_ending_mut()
        {
            ending.time = time;
        } else {
            self.replay.tree.note_time(node, time);
        }
    }

    fn take_special(&mut self, line: usize, word: &str) {
        if let Some(fouler) = self.replay.fouler().filter(|&fouler| specials::tells_of_foul(word, fouler)) {
            let loser = self.replay.loser(fouler, specials::blames_side_to_move(word));
            self.replay.end_by_foul(line, loser, None);
            self.latest = Latest::Ending(fouler.opponent());
            return;
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
        self.replay.end(line, Ending { outcome, time: None });
        self.latest = Latest::Ending(self.replay.turn());
    }
}

pub(super) fn begins_another_record(statement: Statement) -> bool {
    match statement {
        Statement::Version(_)
        | Statement::Player(..)
        | Statement::EvenWithout(_)
        | Statement::Rank(..)
        | Statement::Pieces(..) => true,
        Statement::Nothing
        | Statement::Comment(_)
        | Statement::Info(..)
        | Statement::Turn(_)
        | Statement::Move(..)
        | Statement::Time(_)
        | Statement::TimeLeft
        | Statement::Special(_)
        | Statement::Separator
        | Statement::Unknown(_) => false,
    }
}

/// A move, the piece the record names, and the piece that actually moves.
struct Found {
    mv: Move,
    named: PieceKind,
    moved: PieceKind,
    fits: bool,
}

/// Parses a move such as `7776FU`; `None` if the text is not a move.
fn read_move(text: &str, position: &Position) -> Option<Found> {
    let (places, letters) = text.split_at_checked(4)?;
    let (from, to) = places.split_at_checked(2)?;
    let named = csa_piece(letters)?;
    let CsaPlace::Square(to) = csa_place(to)? else { return None };
    match csa_place(from)? {
        CsaPlace::Hand => Some(Found { mv: Move::Drop { kind: named, to }, named, moved: named, fits: true }),
        CsaPlace::Square(from) => Some(normal_move(from, to, named, position)),
    }
}

fn normal_move(from: Square, to: Square, named: PieceKind, position: &Position) -> Found {
    let moved = position.board().piece_on(from).map_or(named, |piece| piece.kind);
    let (promote, fits) = promotion_to(moved, named);
    Found { mv: Move::Normal { from, to, promote }, named, moved, fits }
}

/// Parses seconds with an optional fraction; anything finer than a nanosecond is dropped.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(fraction) || text.is_empty() {
        return None;
    }
    let secs = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let nanos = if fraction.is_empty() { 0 } else { format!("{fraction:0<9}")[..9].parse().ok()? };
    Some(Duration::new(secs, nanos))
}
