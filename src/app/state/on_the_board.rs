//! What stands on the board, whatever the people at it are doing.

use std::borrow::Cow;
use std::time::Duration;

use super::{AppState, Mode};
use crate::clock::{SessionTime, whole_secs};
use crate::record::{GameTree, Node, NodeId};
use crate::rules::{Grounds, HelpRule, IllegalMoveRule, Rank};
use crate::session::{MatchSession, MatchStatus, Pending};
use crate::shogi::{Color, Position};

impl AppState {
    /// The position on the board, or under the one that is being set up.
    #[must_use]
    pub fn position(&self) -> &Position {
        match &self.table.mode {
            Mode::Match(session) => session.position(),
            Mode::Review(session) => session.position(),
            Mode::Setup(desk) => desk.before.position(),
        }
    }

    /// The record that is played or gone through, or was before a position was set up.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        match &self.table.mode {
            Mode::Match(session) => session.tree(),
            Mode::Review(session) => session.tree(),
            Mode::Setup(desk) => desk.before.tree(),
        }
    }

    /// The place in that record.
    #[must_use]
    pub fn node(&self) -> NodeId {
        match &self.table.mode {
            Mode::Match(session) => session.node(),
            Mode::Review(session) => session.node(),
            Mode::Setup(desk) => desk.before.node(),
        }
    }

    /// The place of a match that is shown instead of the present one: where a claimed foul or a repetition is looked
    /// at, or any move once it is over.
    #[must_use]
    pub fn place_shown(&self) -> Option<NodeId> {
        let session = self.as_match()?;
        if let Some(Pending::Claim(case)) = session.pending() {
            return Some(case.node);
        }
        let ply = match (session.verdict().map(|verdict| &verdict.grounds), self.table.shown_occurrence) {
            (Some(Grounds::Repetition(status)), Some(index)) => *status.occurrences.get(index)?,
            _ => self.table.looked_at?,
        };
        session.tree().path_to(session.node()).get(ply).copied()
    }

    /// Whether one can go to any move of what is on the board: it is a record, or a match; but not while a match goes on
    /// that gives its players no help, or in which something has to be decided.
    #[must_use]
    pub fn can_be_gone_through(&self) -> bool {
        match &self.table.mode {
            Mode::Match(session) if matches!(session.status(), MatchStatus::Over(_)) => true,
            Mode::Match(session) => session.plies() > 0 && session.pending().is_none() && !self.withholds_help(),
            Mode::Review(_) => true,
            Mode::Setup(_) => false,
        }
    }

    /// Whether an earlier move of a match that goes on is looked at; the clock runs meanwhile.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        let goes_on = |session: &MatchSession| !matches!(session.status(), MatchStatus::Over(_));
        self.table.looked_at.is_some() && self.as_match().is_some_and(goes_on)
    }

    /// The place in the record that is seen: the present one, unless another place of the match is shown.
    #[must_use]
    pub fn node_seen(&self) -> NodeId {
        self.place_shown().unwrap_or_else(|| self.node())
    }

    /// The move that led to what is seen, its number in the line from 1, and the position before it.
    #[must_use]
    pub fn move_shown(&self) -> Option<(usize, &Node, Cow<'_, Position>)> {
        let (tree, place) = (self.tree(), self.place_shown());
        let node = tree.node(place.unwrap_or(self.node()));
        let (ply, before) = match (&self.table.mode, place) {
            (_, Some(place)) => (tree.ply(place), Cow::Owned(tree.position_at(tree.parent(place)?))),
            (Mode::Match(session), None) => (session.plies(), Cow::Borrowed(session.position_before()?)),
            (Mode::Review(session), None) => (session.ply(), Cow::Borrowed(session.position_before()?)),
            (Mode::Setup(_), None) => return None,
        };
        Some((ply, node, before))
    }

    /// Whether a game is to be played here that somebody would miss: the replay (指し直し) of the one on the board, which does not
    /// count, or the one on the board, which is [prepared](MatchSession::is_prepared) and not begun.
    #[must_use]
    pub fn awaits_game(&self) -> bool {
        self.table.next_game.is_some() || self.match_there().is_some_and(MatchSession::is_prepared)
    }

    /// The match on the board, or the one beneath the position that is set up.
    #[must_use]
    pub fn match_there(&self) -> Option<&MatchSession> {
        match &self.table.mode {
            Mode::Match(session) => Some(session),
            Mode::Setup(desk) => desk.before.as_match(),
            Mode::Review(_) => None,
        }
    }

    /// How much of the rest before the game on the board is left, in whole seconds; none once it has begun. 0 when the
    /// rest is over.
    #[must_use]
    pub fn rest_left(&self, now: SessionTime) -> Option<Duration> {
        let is_waiting = self.as_match().is_some_and(|session| *session.status() == MatchStatus::Waiting);
        let left = self.table.rest.filter(|_| is_waiting)?.until.since(now);
        Some(Duration::from_secs(whole_secs(left)))
    }

    /// The position that is seen: the present one, unless another place of the match is shown.
    #[must_use]
    pub fn seen_position(&self) -> Cow<'_, Position> {
        match self.place_shown() {
            Some(place) => Cow::Owned(self.tree().position_at(place)),
            None => Cow::Borrowed(self.position()),
        }
    }

    /// Whether an illegal move can be made in the match, to be ruled on at once or when somebody claims it.
    #[must_use]
    pub fn lets_fouls_happen(&self) -> bool {
        self.as_match().is_some_and(|session| session.setup().profile.illegal_moves != IllegalMoveRule::Prevent)
    }

    /// Whether the players are left alone with the rules: the match goes on, and its profile gives them no help.
    #[must_use]
    pub fn withholds_help(&self) -> bool {
        let goes_on = |session: &&MatchSession| !matches!(session.status(), MatchStatus::Over(_));
        let session = self.as_match().filter(goes_on);
        session.is_some_and(|session| session.setup().profile.help == HelpRule::Withheld)
    }

    /// Whether the conditions of a declaration are nobody's to see at present: they are the arbiter's.
    #[must_use]
    pub fn hides_conditions(&self) -> bool {
        self.withholds_help() && self.is_console_locked()
    }

    /// Whose pieces can be moved: those of the side to move, unless an engine plays it or is not ready yet, or the match
    /// stands still or is over.
    #[must_use]
    pub fn who_can_move(&self) -> Option<Color> {
        let goes_on = |session: &MatchSession| {
            matches!(session.status(), MatchStatus::Waiting | MatchStatus::Running) || session.keeps_move(self.day.0)
        };
        let can_move = match &self.table.mode {
            Mode::Match(session) => {
                let is_theirs = self.engine_to_move().is_none() && !self.awaits_engines();
                goes_on(session) && self.table.ceremony.is_none() && is_theirs
            }
            Mode::Review(_) => self.practice_session().is_none() || self.awaits_answer(),
            Mode::Setup(_) => false,
        };
        can_move.then(|| self.position().turn())
    }

    /// Whether the players are 上手 and 下手.
    #[must_use]
    pub fn is_handicap(&self) -> bool {
        match self.as_match() {
            Some(session) => session.setup().start.is_handicap(),
            None => self.as_setup().is_none() && self.tree().is_handicap(),
        }
    }

    /// Who has the 王. Of a record only the ranks are known. The only king of a mating problem is a 玉, and so is the one that
    /// is to be mated where both are there.
    #[must_use]
    pub fn senior(&self) -> Color {
        let board = self.as_setup().map_or_else(|| self.tree().start().board(), |desk| &desk.editor.setup().board);
        if let Some(owner) = board.lone_king() {
            return owner.opponent();
        }
        if self.practice_session().is_some() {
            return self.tree().start().turn();
        }
        let header = &self.tree().header;
        match self.as_match() {
            Some(session) => session.setup().senior,
            None if self.as_setup().is_some() || self.is_handicap() => Color::White,
            None => {
                let ranks = Color::ALL.map(|color| header.rank(color).unwrap_or_default());
                Rank::senior(ranks).unwrap_or(Color::White)
            }
        }
    }
}
