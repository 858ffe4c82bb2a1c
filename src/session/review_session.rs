//! Going through a record and changing it, each change with a way back.

use super::bookmarks::next_bookmark;
use super::edit_history::{EditHistory, EditKind, Edition};
use super::review_command::{Direction, EditCommand, ReviewCommand, Waypoint};
use super::review_place::{ReviewPlace, seek};
use crate::record::{Analysis, DrawnMark, Ending, GameTree, Header, MoveTime, Neighbour, NodeId, prose};
use crate::rules::Outcome;
use crate::shogi::{Color, IllegalMove, Move, Position};

/// A record being reviewed and annotated (検討).
#[derive(Clone, Debug)]
pub struct ReviewSession {
    tree: GameTree,
    /// The places of the line being followed, from the root to its end.
    line: Vec<NodeId>,
    /// The present place on that line.
    ply: usize,
    place: ReviewPlace,
    history: EditHistory<Edition>,
}

impl ReviewSession {
    /// Opens `tree` at its starting position.
    #[must_use]
    pub fn new(tree: GameTree) -> Self {
        let line = tree.main_line();
        let place = ReviewPlace::on(&tree, &line, 0);
        Self { tree, line, ply: 0, place, history: EditHistory::default() }
    }

    /// Goes to where `command` says, as far as possible.
    pub fn go(&mut self, command: ReviewCommand) {
        let ply = match command {
            ReviewCommand::First => 0,
            ReviewCommand::Previous => self.ply.saturating_sub(1),
            ReviewCommand::Next => self.ply + 1,
            ReviewCommand::Last => self.line.len() - 1,
            ReviewCommand::Step(plies) => self.ply.saturating_add_signed(plies),
            ReviewCommand::GoTo(node) => self.follow(node),
            ReviewCommand::BackToMain => self.follow_main(),
            ReviewCommand::Seek(Waypoint::Bookmark, direction) => {
                next_bookmark(&self.tree, self.node(), direction).map_or(self.ply, |node| self.follow(node))
            }
            ReviewCommand::Seek(waypoint, direction) => {
                seek(&self.tree, &self.line, self.ply, waypoint, direction).unwrap_or(self.ply)
            }
            ReviewCommand::Other(which) => {
                self.tree.neighbour(self.node(), which).map_or(self.ply, |node| self.follow(node))
            }
        };
        self.ply = ply.min(self.line.len() - 1);
        self.look_around();
    }

    fn look_around(&mut self) {
        self.place = ReviewPlace::on(&self.tree, &self.line, self.ply);
    }

    /// Changes the record, and returns whether anything changed.
    ///
    /// # Errors
    /// Returns an error if the move is illegal here.
    pub fn edit(&mut self, command: EditCommand) -> Result<bool, IllegalMove> {
        let is_changed = self.obey(command)?;
        self.look_around();
        Ok(is_changed)
    }

    fn obey(&mut self, command: EditCommand) -> Result<bool, IllegalMove> {
        match command {
            EditCommand::Play(mv) => self.play(mv),
            EditCommand::MakeMain => Ok(self.make_main()),
            EditCommand::Delete => Ok(self.delete()),
            EditCommand::ChangePlaces(with) => Ok(self.change_places(with)),
            EditCommand::SetComment(text) => Ok(self.set_comment(&text)),
            EditCommand::ToggleMark(mark) => Ok(self.toggle_mark(mark)),
            EditCommand::EvaluateAll { run, places } => Ok(self.evaluate_all(run, places)),
            EditCommand::Bookmark(name) => Ok(self.bookmark(name)),
            EditCommand::EndLine(outcome) => Ok(self.end_line(outcome)),
            EditCommand::Header(header) => Ok(self.header(header)),
            EditCommand::Merge(other) => Ok(self.merge(&other)),
            EditCommand::Undo => Ok(self.exchange(EditHistory::undo)),
            EditCommand::Redo => Ok(self.exchange(EditHistory::redo)),
        }
    }

    /// Makes the line run through `node` and returns its ply.
    fn follow(&mut self, node: NodeId) -> usize {
        if let Some(ply) = self.line.iter().position(|&on_line| on_line == node) {
            return ply;
        }
        self.line = self.tree.line_through(node);
        self.tree.ply(node)
    }

    fn follow_main(&mut self) -> usize {
        let main = self.tree.main_line();
        let shared = main.iter().zip(&self.line).take_while(|(one, other)| one == other).count();
        let ply = self.ply.min(shared - 1);
        self.line = main;
        ply
    }

    fn play(&mut self, mv: Move) -> Result<bool, IllegalMove> {
        let (before, here) = (self.edition(), self.node());
        let next = self.tree.play(here, mv)?;
        let is_new = !before.tree.children(here).contains(&next);
        if is_new {
            self.history.keep(before, EditKind::Moves);
        }
        self.go(ReviewCommand::GoTo(next));
        Ok(is_new)
    }

    fn make_main(&mut self) -> bool {
        let path = self.tree.path_to(self.node());
        if self.tree.main_line().starts_with(&path) {
            return false;
        }
        self.history.keep(self.edition(), EditKind::Moves);
        path.into_iter().skip(1).for_each(|node| self.tree.make_continuation(node));
        self.line = self.tree.line_through(self.node());
        true
    }

    fn delete(&mut self) -> bool {
        let node = self.node();
        let Some(parent) = self.tree.parent(node) else { return false };
        self.history.keep(self.edition(), EditKind::Moves);
        self.tree.remove(node);
        self.line = self.tree.line_through(parent);
        self.go(ReviewCommand::GoTo(parent));
        true
    }

    fn change_places(&mut self, with: Neighbour) -> bool {
        let before = self.edition();
        if !self.tree.change_places(self.node(), with) {
            return false;
        }
        self.history.keep(before, EditKind::Moves);
        self.line = self.tree.line_through(self.node());
        true
    }

    fn bookmark(&mut self, name: Option<String>) -> bool {
        let node = self.node();
        if self.tree.node(node).bookmark() == name.as_deref() {
            return false;
        }
        let is_renamed = self.tree.node(node).bookmark().is_some() && name.is_some();
        let kind = if is_renamed { EditKind::BookmarkName(node) } else { EditKind::Bookmark };
        self.history.keep(self.edition(), kind);
        self.tree.node_mut(node).set_bookmark(name);
        true
    }

    fn end_line(&mut self, outcome: Option<Outcome>) -> bool {
        let end = self.end();
        let before = self.tree.node(end).ending();
        if before.map(|ending| &ending.outcome) == outcome.as_ref() {
            return false;
        }
        let time = before.and_then(|ending| ending.time);
        self.history.keep(self.edition(), EditKind::Ending);
        self.tree.node_mut(end).set_ending(outcome.map(|outcome| Ending { outcome, time }));
        // A line that had been ended before further moves goes on with them.
        self.line = self.tree.line_through(self.node());
        true
    }

    fn header(&mut self, header: Header) -> bool {
        if self.tree.header == header {
            return false;
        }
        self.history.keep(self.edition(), EditKind::Header);
        self.tree.header = header;
        true
    }

    fn merge(&mut self, other: &GameTree) -> bool {
        let Some(place) = self.place_for(other) else { return false };
        let before = self.edition();
        if self.tree.graft(place, other).is_empty() {
            return false;
        }
        self.history.keep(before, EditKind::Moves);
        self.line = self.tree.line_through(self.node());
        true
    }

    fn set_comment(&mut self, text: &str) -> bool {
        let (node, lines) = (self.node(), prose(text).into_iter().collect());
        if *self.tree.node(node).comments() == lines {
            return false;
        }
        self.history.keep(self.edition(), EditKind::Comment(node));
        *self.tree.node_mut(node).comments_mut() = lines;
        true
    }

    fn toggle_mark(&mut self, mark: DrawnMark) -> bool {
        self.history.keep(self.edition(), EditKind::Marks);
        let node = self.node();
        let marks = self.tree.node_mut(node).marks_mut();
        *marks = mark.drawn_upon(std::mem::take(marks));
        true
    }

    fn evaluate_all(&mut self, run: u64, places: Vec<(NodeId, Vec<Analysis>)>) -> bool {
        if places.is_empty() {
            return false;
        }
        let kind = EditKind::Run(run);
        if !self.history.holds(kind) {
            self.history.keep(self.edition(), kind);
        }
        for (node, analyses) in places {
            let moves = self.tree.moves_to(node);
            let others = self.history.since(kind).map(|edition| &mut edition.tree);
            for tree in others.filter(|tree| tree.has(node) && tree.moves_to(node) == moves) {
                tree.node_mut(node).analyses_mut().clone_from(&analyses);
            }
            *self.tree.node_mut(node).analyses_mut() = analyses;
        }
        true
    }

    fn edition(&self) -> Edition {
        Edition { tree: self.tree.clone(), node: self.node() }
    }

    fn exchange(&mut self, take: fn(&mut EditHistory<Edition>, Edition) -> Option<Edition>) -> bool {
        let present = self.edition();
        let Some(edition) = take(&mut self.history, present) else { return false };
        self.tree = edition.tree;
        self.line = self.tree.line_through(edition.node);
        self.go(ReviewCommand::GoTo(edition.node));
        true
    }
}

/// Read access.
impl ReviewSession {
    /// The record.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The places of the line being followed, from the root to its end.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The last place of that line.
    #[must_use]
    pub fn end(&self) -> NodeId {
        self.line[self.line.len() - 1]
    }

    /// The number of moves from the start.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The place being viewed.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.line[self.ply]
    }

    /// The position at that place.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.place.position
    }

    /// The position before the move that led there; `None` at the start.
    #[must_use]
    pub const fn position_before(&self) -> Option<&Position> {
        self.place.before.as_ref()
    }

    /// The time a side had used up there, as far as the record says.
    #[must_use]
    pub const fn used(&self, color: Color) -> Option<MoveTime> {
        self.place.used[color.index()]
    }

    /// Where the moves of `other` can be merged: at the start if both start alike, or here if it starts from here.
    #[must_use]
    pub fn place_for(&self, other: &GameTree) -> Option<NodeId> {
        let wanted = other.start().key();
        if self.tree.start().key() == wanted {
            return Some(GameTree::ROOT);
        }
        (self.place.position.key() == wanted).then(|| self.node())
    }

    /// Whether the present move has alternatives on that side of it.
    #[must_use]
    pub fn has_other(&self, which: Neighbour) -> bool {
        self.tree.neighbour(self.node(), which).is_some()
    }

    /// Whether there is such a place in that direction: a bookmark anywhere, anything else on the line.
    #[must_use]
    pub fn can_seek(&self, waypoint: Waypoint, direction: Direction) -> bool {
        self.place.waypoints.contains(&(waypoint, direction))
    }

    /// Whether the place being viewed is on a variation.
    #[must_use]
    pub const fn is_on_variation(&self) -> bool {
        self.place.is_on_variation
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether anything that the run of this number found is in the record.
    #[must_use]
    pub fn holds_run(&self, run: u64) -> bool {
        self.history.holds(EditKind::Run(run))
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}
