//! The record as a list of lines.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use crate::analysis::{MistakeClass, Mistakes, better_move, recorded_judgement};
use crate::app::engines::scene::{ScoreKey, ScoreWords};
use crate::app::scene::move_words::recorded_move;
use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::record::notation::time_digits;
use crate::record::{Ending, GameTree, NodeId};
use crate::rules::FoulKind;
use crate::session::MatchStatus;
use crate::shogi::{IllegalMove, Move, Position, Square};
use crate::text::{Arg, Language, Text};

/// The record as a list: the line that was played, and after each move those that were tried in its place, indented.
///
/// It is made anew only when the record or the way it is written has changed, however often it is looked at.
#[derive(Clone, Debug)]
pub struct MoveList {
    /// From the start to the end.
    pub rows: Vec<MoveRow>,
    /// The places with bookmarks, whether the list shows them or not.
    pub bookmarks: Vec<BookmarkRow>,
    /// Whether any move carries an engine's evaluation.
    pub has_evaluations: bool,
    /// The row of a costly move that takes the most room.
    pub longest_marked: Option<usize>,
    row_of: HashMap<NodeId, usize>,
    key: Key,
}

/// What the list depends on.
type Key = (u64, Notation, Language, (bool, bool, bool), ScoreKey, Rc<BTreeSet<NodeId>>);

/// A bookmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookmarkRow {
    /// Its place.
    pub node: NodeId,
    /// The move there, with its number, and what the bookmark is called: `34 ☗７六歩  the turning point`.
    pub words: String,
}

/// A line of the list.
#[derive(Clone, Debug)]
pub struct MoveRow {
    /// The place it leads to; `None` for what is no move.
    pub node: Option<NodeId>,
    /// How many variations it lies in: 0 on the line that was played.
    pub depth: usize,
    /// ☗７六歩
    pub words: String,
    /// What else there is to tell.
    pub kind: RowKind,
}

/// What a line of the list tells.
#[derive(Clone, Debug)]
pub enum RowKind {
    /// The starting position.
    Start,
    /// A move.
    Move(MoveDetails),
    /// How the line ended.
    End,
    /// What was tried in place of the move above, to be shown or folded away.
    Variations {
        /// The place from which they go.
        from: NodeId,
        /// Whether their moves follow.
        is_open: bool,
        /// What a press does.
        hint: String,
    },
}

/// What is known about a move.
#[derive(Clone, Debug)]
pub struct MoveDetails {
    /// Its number, as the record counts.
    pub number: u32,
    /// The time it took; empty when nobody knows.
    pub spent: String,
    /// The time its player had used by then.
    pub total: String,
    /// What an engine said about the position after it; empty when none did.
    pub evaluation: String,
    /// What the move has cost, by what was thought of the positions before and after it: its name, and how it is painted.
    pub mistake: Option<(MistakeClass, String)>,
    /// What the move offends against; empty for a legal move, and while a match goes on, in which somebody has to notice.
    pub foul: String,
    /// Whether there is a comment.
    pub has_comment: bool,
    /// Whether there is a bookmark.
    pub is_bookmarked: bool,
    /// Whether a variation begins with it.
    pub begins_variation: bool,
}

impl MoveList {
    /// The list of the record that `state` shows.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Self {
        let writer = Writer {
            tree: state.tree(),
            text,
            notation: state.settings.notation,
            is_handicap: state.is_handicap(),
            tells_fouls: tells_fouls(state),
            mistakes: Mistakes::shipped(),
            score: ScoreWords::of(state),
            unfolded: &state.table.unfolded,
            rows: Vec::new(),
            bookmarks: Vec::new(),
            pending: Vec::new(),
        };
        let (mut rows, bookmarks) = writer.written();
        if state.as_review().is_some() {
            forget_idle_times(&mut rows);
        }
        let evaluated = |row: &MoveRow| matches!(&row.kind, RowKind::Move(details) if !details.evaluation.is_empty());
        let row_of = rows.iter().enumerate().filter_map(|(index, row)| Some((row.node?, index))).collect();
        let (has_evaluations, longest_marked) = (rows.iter().any(evaluated), longest_marked(&rows));
        Self { has_evaluations, longest_marked, rows, bookmarks, row_of, key: key(state, text) }
    }

    /// The row that leads to this place, if it is not folded away.
    #[must_use]
    pub fn row_of(&self, node: NodeId) -> Option<usize> {
        self.row_of.get(&node).copied()
    }

    /// The row that leads to `node`, or the last one before it that is not folded away.
    #[must_use]
    pub fn row_towards(&self, tree: &GameTree, node: NodeId) -> usize {
        let mut back = std::iter::successors(Some(node), |&node| tree.parent(node));
        back.find_map(|node| self.row_of(node)).unwrap_or(0)
    }

    /// Makes the list anew if it is out of date.
    pub fn follow(list: &mut Rc<Self>, state: &AppState, text: &Text) {
        if list.key != key(state, text) {
            *list = Rc::new(Self::of(state, text));
        }
    }
}

/// Of the costly moves the one with the most signs: where that has room for the name of its mark, the others do.
fn longest_marked(rows: &[MoveRow]) -> Option<usize> {
    let signs = |row: &MoveRow| {
        let RowKind::Move(details) = &row.kind else { return None };
        let (_, mark) = details.mistake.as_ref()?;
        let badges = usize::from(details.is_bookmarked) + usize::from(details.has_comment);
        let written = [&row.words, mark, &details.evaluation].map(|words| words.chars().count());
        Some(written.iter().sum::<usize>() + row.depth + badges)
    };
    let marked = rows.iter().enumerate().filter_map(|(index, row)| Some((index, signs(row)?)));
    marked.max_by_key(|(_, signs)| *signs).map(|(index, _)| index)
}

/// Programs write a time of nothing for every move of a game that was played without a clock.
fn forget_idle_times(rows: &mut [MoveRow]) {
    let nothing = time_digits(0);
    let has_time = |row: &MoveRow| match &row.kind {
        RowKind::Move(details) => !details.total.is_empty() && details.total != nothing,
        RowKind::Start | RowKind::Variations { .. } | RowKind::End => false,
    };
    if rows.iter().any(has_time) {
        return;
    }
    for row in rows {
        if let RowKind::Move(details) = &mut row.kind {
            details.spent.clear();
            details.total.clear();
        }
    }
}

fn key(state: &AppState, text: &Text) -> Key {
    let (revision, notation) = (state.table.file.revision, state.settings.notation);
    let unfolded = Rc::clone(&state.table.unfolded);
    let of_game = (state.is_handicap(), tells_fouls(state), state.as_review().is_some());
    (revision, notation, text.language(), of_game, ScoreWords::key(state), unfolded)
}

/// Whether illegal moves are marked: those of a match that goes on are for the players to find.
fn tells_fouls(state: &AppState) -> bool {
    state.as_match().is_none_or(|session| matches!(session.status(), MatchStatus::Over(_)))
}

/// So many variations are told by their first moves.
const MOST_FIRST_MOVES: usize = 8;

/// Writes the rows of a tree without recursion, as variations can lie in one another without end.
struct Writer<'a> {
    tree: &'a GameTree,
    text: &'a Text,
    notation: Notation,
    is_handicap: bool,
    tells_fouls: bool,
    mistakes: Mistakes,
    score: ScoreWords,
    unfolded: &'a BTreeSet<NodeId>,
    rows: Vec<MoveRow>,
    bookmarks: Vec<BookmarkRow>,
    /// What is still to be written; the last one comes next.
    pending: Vec<Pending>,
}

enum Pending {
    Move(PendingMove),
    Variations(MoveRow),
    Ending { node: NodeId, depth: usize },
}

/// A move that is still to be written, and the position before it.
struct PendingMove {
    node: NodeId,
    ply: usize,
    depth: usize,
    before: Rc<Position>,
    previous: Option<Square>,
    begins_variation: bool,
    is_folded: bool,
}

/// A place in the tree, as far as what follows it depends on that.
#[derive(Clone)]
struct Place {
    node: NodeId,
    ply: usize,
    depth: usize,
    position: Rc<Position>,
    previous: Option<Square>,
    is_folded: bool,
}

impl Writer<'_> {
    fn written(mut self) -> (Vec<MoveRow>, Vec<BookmarkRow>) {
        let words = self.text.say("moves-start");
        self.note_bookmark(GameTree::ROOT, &words);
        self.rows.push(MoveRow { node: Some(GameTree::ROOT), depth: 0, words, kind: RowKind::Start });
        let (node, position) = (GameTree::ROOT, Rc::new(self.tree.start().clone()));
        self.put_off_rest(&Place { node, ply: 0, depth: 0, position, previous: None, is_folded: false });
        while let Some(next) = self.pending.pop() {
            match next {
                Pending::Move(next) => self.write_move(&next),
                Pending::Variations(row) => self.rows.push(row),
                Pending::Ending { node, depth } => self.write_ending(node, depth),
            }
        }
        (self.rows, self.bookmarks)
    }

    fn write_move(&mut self, next: &PendingMove) {
        let node = self.tree.node(next.node);
        let Some(words) = recorded_move(self.notation, node, &next.before, next.previous) else { return };
        self.note_bookmark(next.node, &format!("{} {words}", self.tree.number_of(next.ply)));
        if !next.is_folded {
            self.rows.push(self.move_row(next, words));
        }
        let (position, previous) = (Rc::new(node.after(&next.before)), node.mv.map(Move::to));
        let (node, ply, depth, is_folded) = (next.node, next.ply, next.depth, next.is_folded);
        self.put_off_rest(&Place { node, ply, depth, position, previous, is_folded });
        // What was tried in place of a move comes after it, and before what followed.
        if let Some(parent) = self.tree.parent(next.node).filter(|_| !next.begins_variation) {
            let (position, previous) = (Rc::clone(&next.before), next.previous);
            self.put_off_variations(&Place { node: parent, ply: ply - 1, depth, position, previous, is_folded });
        }
    }

    fn note_bookmark(&mut self, node: NodeId, words: &str) {
        if let Some(name) = self.tree.node(node).bookmark() {
            self.bookmarks.push(BookmarkRow { node, words: format!("{words}  {name}").trim_end().to_owned() });
        }
    }

    /// Notes what comes after a place: the move that continues the line, or its ending and what was tried after that.
    fn put_off_rest(&mut self, place: &Place) {
        if let Some(next) = self.tree.continuation(place.node) {
            self.pending.push(Pending::Move(place.followed_by(next, place.depth)));
        } else {
            self.put_off_variations(place);
            if !place.is_folded {
                self.pending.push(Pending::Ending { node: place.node, depth: place.depth });
            }
        }
    }

    fn put_off_variations(&mut self, place: &Place) {
        let others = self.tree.variations(place.node);
        let is_open = self.unfolded.contains(&place.node);
        let is_hidden = place.is_folded;
        let place = Place { is_folded: is_hidden || !is_open, ..place.clone() };
        let moves = others.iter().rev().map(|&node| {
            Pending::Move(PendingMove { begins_variation: true, ..place.followed_by(node, place.depth + 1) })
        });
        self.pending.extend(moves);
        if !others.is_empty() && !is_hidden {
            self.pending.push(Pending::Variations(self.variations_row(&place, is_open)));
        }
    }

    /// 2 variations · ☗２六歩 ☗５六歩; what was better than a mistake comes first, as a narrow list cuts the rest:
    /// better: ☗２六歩 (−20) · 2 variations · ☗５六歩
    fn variations_row(&self, place: &Place, is_open: bool) -> MoveRow {
        let others = self.tree.variations(place.node);
        let better = self.better(place);
        let written = |node| recorded_move(self.notation, self.tree.node(node), &place.position, place.previous);
        let first = others.iter().copied().take(MOST_FIRST_MOVES);
        let rest = first.filter(|&node| better.as_ref().is_none_or(|(better, _)| *better != node)).filter_map(written);
        let praised = better.as_ref().map(|(node, score)| {
            let words = written(*node).unwrap_or_default();
            self.text.tell("moves-better", &[("move", words.into()), ("score", score.as_str().into())])
        });
        let count = self.text.tell("moves-variations", &[("count", others.len().into())]);
        let rest = Some(rest.collect::<Vec<_>>().join(" ")).filter(|rest| !rest.is_empty());
        let words = praised.into_iter().chain([count]).chain(rest).collect::<Vec<_>>().join(" · ");
        let hint = self.text.say(if is_open { "moves-variations-fold" } else { "moves-variations-show" });
        let kind = RowKind::Variations { from: place.node, is_open, hint };
        MoveRow { node: None, depth: place.depth + 1, words, kind }
    }

    /// What an engine thought best where a mistake was made, if it is among the variations, and how it judged the place.
    fn better(&self, place: &Place) -> Option<(NodeId, String)> {
        let (best, played) = (self.tree.node(place.node).evaluation()?, self.tree.continuation(place.node)?);
        recorded_judgement(self.tree, played, &place.position, &self.mistakes)?.class?;
        let mv = better_move(self.tree, played)?;
        let tried = self.tree.variations(place.node).iter().find(|&&node| self.tree.node(node).mv == Some(mv))?;
        Some((*tried, self.score.words(best, self.text)))
    }

    fn write_ending(&mut self, node: NodeId, depth: usize) {
        if let Some(ending) = self.tree.node(node).ending() {
            let row = MoveRow { node: None, depth, words: self.ending(ending), kind: RowKind::End };
            self.rows.push(row);
        }
    }

    fn move_row(&self, next: &PendingMove, words: String) -> MoveRow {
        let node = self.tree.node(next.node);
        let clock = |time: Option<u64>| time.map_or_else(String::new, time_digits);
        let details = MoveDetails {
            number: self.tree.number_of(next.ply),
            spent: clock(node.time().map(|time| time.spent.as_secs())),
            total: clock(node.time().map(|time| time.total.as_secs())),
            evaluation: node.evaluation().map_or_else(String::new, |value| self.score.words(value, self.text)),
            mistake: self.mistake(next),
            foul: node.foul().filter(|_| self.tells_fouls).map_or_else(String::new, |it| self.foul(it)),
            has_comment: node.is_commented(),
            is_bookmarked: node.bookmark().is_some(),
            begins_variation: next.begins_variation,
        };
        MoveRow { node: Some(next.node), depth: next.depth, words, kind: RowKind::Move(details) }
    }

    fn mistake(&self, next: &PendingMove) -> Option<(MistakeClass, String)> {
        let class = recorded_judgement(self.tree, next.node, &next.before, &self.mistakes)?.class?;
        Some((class, self.text.mistake(class)))
    }

    fn foul(&self, foul: IllegalMove) -> String {
        self.text.tell("moves-foul", &[("foul", self.text.foul_kind(FoulKind::from(foul)).into())])
    }

    fn ending(&self, ending: &Ending) -> String {
        let reason = self.text.recorded_reason(&ending.outcome);
        let winner = self.text.winner(&ending.outcome, self.is_handicap);
        let args = [("winner", Arg::from(winner)), ("reason", Arg::from(reason.clone()))];
        if ending.outcome.winner.is_some() { self.text.tell("moves-end", &args) } else { reason }
    }
}

impl Place {
    fn followed_by(&self, node: NodeId, depth: usize) -> PendingMove {
        PendingMove {
            node,
            ply: self.ply + 1,
            depth,
            before: Rc::clone(&self.position),
            previous: self.previous,
            begins_variation: false,
            is_folded: self.is_folded,
        }
    }
}
