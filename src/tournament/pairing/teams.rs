//! Teams (団体戦): they meet as players do in a Swiss event, and sit down board against board.
//!
//! A team are the players with the same `team`, in the order of their numbers; those who are not there leave their board to the
//! next. Black alternates from board to board, which is common but nowhere laid down; ranks and handicaps come first.

use super::{ByeGiven, ByeWhy, Draw, Pair, PairingError, Two, Why, swiss};
use crate::tournament::ScoreSheet;

impl Draw<'_> {
    pub(super) fn by_teams(self, boards: u32) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        if boards == 0 {
            return Err(PairingError::NoBoards);
        }
        if let Some(alone) = self.active.iter().find(|it| self.entrants[**it].team.is_empty()) {
            return Err(PairingError::NoTeam { name: self.entrants[*alone].name.clone() });
        }
        let sheet = ScoreSheet::of_teams(self.event, self.round - 1);
        let lineups: Vec<Vec<usize>> =
            sheet.contestants.iter().map(|team| self.lineup(&team.name, boards as usize)).collect();
        let here: Vec<usize> = (0..lineups.len()).filter(|it| !lineups[*it].is_empty()).collect();
        if here.len() < 2 {
            return Err(PairingError::TooFew { round: self.round, count: here.len() });
        }
        let (mut twos, bye) = swiss::matched(&sheet, &here, self.seed, self.round)?;
        swiss::in_order_of_tables(&sheet, &mut twos);
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for two in twos {
            self.seat_teams(two, &sheet, &lineups, &mut pairs, &mut byes);
        }
        let alone = bye.into_iter().flat_map(|team| &lineups[team]);
        byes.extend(alone.map(|it| self.bye(*it, ByeWhy::Team)));
        Ok((pairs, byes))
    }

    /// The players of a team who sit down, in the order of the boards.
    fn lineup(self, team: &str, boards: usize) -> Vec<usize> {
        let theirs = self.active.iter().copied().filter(|it| self.entrants[*it].team == team);
        theirs.take(boards).collect()
    }

    fn seat_teams(
        self,
        two: Two,
        sheet: &ScoreSheet,
        lineups: &[Vec<usize>],
        pairs: &mut Vec<Pair>,
        byes: &mut Vec<ByeGiven>,
    ) {
        let [one, other] = if sheet.black(two[0]) <= sheet.black(two[1]) { two } else { [two[1], two[0]] };
        let boards = lineups[one].len().max(lineups[other].len());
        for board in 0..boards {
            match (lineups[one].get(board), lineups[other].get(board)) {
                (Some(&first), Some(&second)) => {
                    let number = u32::try_from(pairs.len() + 1).unwrap_or(u32::MAX);
                    let why = |[first, _]: Two| {
                        let is_one = self.entrants[first].team == sheet.contestants[one].name;
                        let teams = if is_one { [one, other] } else { [other, one] };
                        Why::Board {
                            board: u32::try_from(board + 1).unwrap_or(u32::MAX),
                            teams: teams.map(|it| sheet.contestants[it].name.clone()),
                            scores: teams.map(|it| sheet.score(it)),
                        }
                    };
                    let black = if board % 2 == 0 { first } else { second };
                    pairs.push(self.seated(number, [first, second], why, Some(black)));
                }
                (Some(&alone), None) | (None, Some(&alone)) => byes.push(self.bye(alone, ByeWhy::Team)),
                (None, None) => {}
            }
        }
    }
}
