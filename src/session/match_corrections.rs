//! An arbiter's corrections: of the clocks, and of moves that were entered wrongly.

use std::time::Duration;

use super::match_session::{Answer, EndedBy};
use super::{Halt, MatchEvent, MatchSession, MatchStatus, Pending, Refusal};
use crate::clock::SessionTime;
use crate::record::NodeId;
use crate::rules::{Foul, Grounds, PositionHistory, Verdict, adjudicate};
use crate::shogi::{Color, Move, Position, Setup};

impl MatchSession {
    /// Sets a side's clock. If that side is to move, its move starts over; a move of the other side continues. Taking
    /// back moves does not undo this.
    pub(super) fn set_clock(
        &mut self,
        color: Color,
        main_left: Duration,
        extras_left: u32,
        now: SessionTime,
    ) -> Answer {
        self.must_have_clock(color)?;
        let on_move = self.clock.on_move().map(|mover| (mover, self.clock.spent(mover, now)));
        let from = self.clock.state();
        self.clock.correct(color, main_left, extras_left);
        let to = self.clock.state();
        self.clocks_before.iter_mut().for_each(|before| before.correct_likewise(&from, &to));
        if let Some((mover, spent)) = on_move {
            self.clock.hold(mover, if mover == color { Duration::ZERO } else { spent });
        }
        if self.status == MatchStatus::Running {
            self.clock.resume(now);
        }
        Ok(Vec::new())
    }

    /// Adds or subtracts main time. Taking back moves does not undo this.
    pub(super) fn give_time(&mut self, to: Color, secs: i64, now: SessionTime) -> Answer {
        self.must_have_clock(to)?;
        if secs == 0 {
            return Err(Refusal::NothingChanges);
        }
        self.clock.give(to, secs, now);
        self.clocks_before.iter_mut().for_each(|before| before.give(to, secs));
        Ok(Vec::new())
    }

    fn must_have_clock(&self, color: Color) -> Result<(), Refusal> {
        self.must_not_be_over()?;
        if self.clock.control(color).is_timed() { Ok(()) } else { Err(Refusal::NoClock) }
    }

    /// Changes the side to move first. The record then starts from a different position, as no move can pass the turn.
    pub(super) fn set_turn(&mut self, color: Color) -> Answer {
        if self.status != MatchStatus::Waiting {
            return Err(Refusal::HasBegun);
        }
        if self.turn() == color {
            return Err(Refusal::NothingChanges);
        }
        let setup = Setup { turn: color, ..self.position().setup().clone() };
        let (start, _) = Position::as_composed(setup).map_err(|_| Refusal::TurnImpossible)?;
        self.tree.set_start(start.clone());
        self.history = PositionHistory::starting_from(&start);
        self.positions = vec![start];
        Ok(Vec::new())
    }

    /// Takes back moves; a finished game goes on. The clocks are stopped at what they showed before the first of the
    /// moves, until an arbiter restarts them; whoever would lose on time again at once gets a full period of byoyomi,
    /// which no rules say, but without which nothing would be undone. If no move is taken back, the moves played after
    /// a successfully claimed illegal move are restored, and whatever was waiting for an answer waits again.
    pub(super) fn take_back_moves(&mut self, moves: usize, now: SessionTime) -> Answer {
        self.must_be_decided()?;
        let was_over = matches!(self.status, MatchStatus::Over(_));
        let had_begun = self.clock.on_move().is_some();
        match moves {
            0 if !was_over => return Err(Refusal::NothingChanges),
            _ if moves > self.plies() => return Err(Refusal::NoMove),
            _ => {}
        }
        let mut events = Vec::new();
        if was_over {
            events.push(MatchEvent::GoesOn);
        }
        self.forget_ending();
        match moves {
            0 => self.play_on_again(),
            _ => self.forget_played_on(),
        }
        let cut_short = self.cut_short.take().filter(|_| moves == 0);
        for _ in 0..moves {
            events.push(MatchEvent::TakenBack { mv: self.take_one_back()? });
        }
        self.clock.forget_flag();
        if had_begun {
            self.hold_for_turn(now);
            self.clock.give_period_back(now);
            self.halt = Some(Halt::Stopped);
        } else {
            self.status = MatchStatus::Waiting;
        }
        events.extend(cut_short.and_then(|pending| self.wait_again(pending)));
        Ok(events)
    }

    /// What was waiting for an answer when the game ended waits again: a sealed move is in no record, and a declaration
    /// cannot be taken back.
    fn wait_again(&mut self, pending: Pending) -> Option<MatchEvent> {
        let event = match &pending {
            Pending::Adjourned { sealed } => {
                self.end_for_now(*sealed);
                MatchEvent::Adjourned
            }
            Pending::Declaration(case) => MatchEvent::DeclarationConsidered(case.clone()),
            Pending::Claim(case) => MatchEvent::Claimed(*case),
            Pending::Sleep(_) | Pending::TakeBack { .. } | Pending::Impasse { .. } => return None,
        };
        self.pending = Some(pending);
        Some(event)
    }

    /// Undoes the end of the game and any pending decision.
    fn forget_ending(&mut self) {
        self.pending = None;
        self.verdict = None;
        self.withdraw_words();
        self.tree.node_mut(self.node).set_ending(None);
    }

    /// Removes the moves played after a successfully claimed illegal move.
    fn forget_played_on(&mut self) {
        self.played_on = None;
        for node in self.tree.children(self.node).to_vec() {
            self.tree.remove(node);
        }
    }

    /// Stops both clocks for the side to move, keeping the time of its move if it was already thinking.
    fn hold_for_turn(&mut self, now: SessionTime) {
        let turn = self.turn();
        if self.clock.on_move() != Some(turn) {
            self.clock.hold(turn, Duration::ZERO);
        }
        self.stand_still(now);
    }

    /// Replaces a move that was entered wrongly. Nothing changes unless the rest of the game remains valid, including
    /// its end.
    pub(super) fn correct_move(&mut self, ply: usize, mv: Move, now: SessionTime) -> Answer {
        self.must_be_decided()?;
        self.must_not_have_ended_on_the_board()?;
        let node = *self.tree.path_to(self.node).get(ply).filter(|_| ply > 0).ok_or(Refusal::NoMove)?;
        if self.tree.node(node).mv == Some(mv) {
            return Err(Refusal::NothingChanges);
        }
        let mut corrected = self.clone();
        corrected.tree.replace_move(node, mv).map_err(|broken| Refusal::no_longer_stands(ply, broken))?;
        corrected.go_through_again(ply)?;
        // Whoever moved out of turn has not pressed the clock: only taking the move back makes board and clock agree.
        if corrected.turn() != self.turn() {
            return Err(Refusal::OtherSideMoved);
        }
        let mut events = vec![MatchEvent::Corrected { ply }];
        if let Some(verdict) = corrected.verdict_of_the_board() {
            events.push(corrected.end(verdict, EndedBy::Move, now));
        }
        // A declaration or a claim was about another position; a sealed move may be none there.
        let position = corrected.position().clone();
        let still_waits = |pending: &mut Pending| match pending {
            Pending::Adjourned { sealed } => sealed.is_none_or(|mv| position.judge(mv).is_ok()),
            _ => false,
        };
        corrected.cut_short = corrected.cut_short.take_if(still_waits);
        *self = corrected;
        Ok(events)
    }

    /// Some games ended because of the position on the board, so it must not change; other ends stand whatever was
    /// played.
    fn must_not_have_ended_on_the_board(&self) -> Result<(), Refusal> {
        match self.verdict.as_ref().map(|verdict| &verdict.grounds) {
            None | Some(Grounds::Plain | Grounds::Arbiter { .. }) => Ok(()),
            Some(
                Grounds::Mate { .. }
                | Grounds::NoLegalMove
                | Grounds::Repetition(_)
                | Grounds::Foul(_)
                | Grounds::Agreement(_)
                | Grounds::Declaration(_)
                | Grounds::Try { .. }
                | Grounds::MoveLimit { .. },
            ) => Err(Refusal::EndStands),
        }
    }

    /// Rebuilds every position of the line. From ply `changed` on, no move but the last may end the game.
    fn go_through_again(&mut self, changed: usize) -> Result<(), Refusal> {
        let line = self.tree.path_to(self.node);
        let last = line.len() - 1;
        let start = self.tree.start().clone();
        self.history = PositionHistory::starting_from(&start);
        self.positions = vec![start];
        for (ply, &node) in line.iter().enumerate().skip(1) {
            let before = self.position().clone();
            self.enter(node, &before, ply);
            let is_legal = self.tree.node(node).foul().is_none();
            if (changed..last).contains(&ply) && is_legal && self.adjudicated().is_some() {
                return Err(Refusal::WouldHaveEnded { ply });
            }
        }
        Ok(())
    }

    fn adjudicated(&self) -> Option<Verdict> {
        adjudicate(self.position(), &self.history, &self.setup.profile)
    }

    /// How the latest move ends a game in progress. The referee does not comment on illegal moves.
    fn verdict_of_the_board(&self) -> Option<Verdict> {
        let is_illegal = self.tree.node(self.node).foul().is_some();
        if is_illegal || self.must_not_be_over().is_err() { None } else { self.adjudicated() }
    }

    pub(super) fn enter(&mut self, node: NodeId, before: &Position, ply: usize) {
        let after = self.tree.node(node).after(before);
        self.history.push(&after);
        self.positions.push(after);
        let foul = self.tree.node(node).foul().map(|proof| Foul::by_move(proof, before.turn(), ply));
        self.fouls.retain_mut(|open| match foul {
            Some(foul) if open.node == node => {
                open.foul = foul;
                true
            }
            None if open.node == node => false,
            Some(_) | None => true,
        });
    }
}
