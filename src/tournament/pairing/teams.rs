//! Teams (団体戦): they meet as players do in a Swiss event or in a round robin, and sit down board against board.
//!
//! A team are the players with the same `team`, in the order of their numbers; those who are not there leave their board to the
//! next. Black alternates from board to board, which is common but nowhere laid down; ranks and handicaps come first. In a
//! round robin the team that a Berger table names first has Black at the first board.

use super::{ByeGiven, ByeWhy, Draw, Pair, PairingError, Two, Why, berger, swiss};
use crate::tournament::{ScoreSheet, TeamMeeting, TeamName};

impl Draw<'_> {
    pub(super) fn by_teams(self, boards: u32, meet: TeamMeeting) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        if boards == 0 {
            return Err(PairingError::NoBoards);
        }
        if let Some(alone) = self.active.iter().find(|it| self.entrants[**it].team.is_empty()) {
            return Err(PairingError::NoTeam { name: self.entrants[*alone].name.clone() });
        }
        let sheet = ScoreSheet::of_teams(self.event, self.round - 1);
        let lineups: Vec<Vec<usize>> =
            sheet.contestants.iter().map(|team| self.lineup(&team.name, boards as usize)).collect();
        let here = lineups.iter().filter(|lineup| !lineup.is_empty()).count();
        if here < 2 {
            return Err(PairingError::TooFew { round: self.round, count: here });
        }
        let teams = Teams { sheet, lineups };
        match meet {
            TeamMeeting::Swiss => self.teams_by_scores(&teams),
            TeamMeeting::RoundRobin => self.teams_by_berger(&teams),
        }
    }

    fn teams_by_scores(self, teams: &Teams) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        let Teams { sheet, lineups } = teams;
        let here: Vec<usize> = (0..lineups.len()).filter(|it| !lineups[*it].is_empty()).collect();
        let (mut twos, bye) = swiss::matched(sheet, &here, self.seed, self.round)?;
        swiss::in_order_of_tables(sheet, &mut twos);
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for two in twos {
            let has_black = if sheet.black(two[0]) <= sheet.black(two[1]) { two } else { [two[1], two[0]] };
            let scores = |two: Two| Why::Scores(two.map(|it| sheet.score(it)));
            self.seat_teams(has_black, &scores, teams, (&mut pairs, &mut byes));
        }
        byes.extend(self.without_opponents(bye, teams));
        Ok((pairs, byes))
    }

    /// The teams are numbered as their first players are. Nobody waits for results.
    fn teams_by_berger(self, teams: &Teams) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        let Teams { sheet, lineups } = teams;
        let count = lineups.len();
        let places = count + count % 2;
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for two in berger::berger(places, self.round.saturating_sub(1) as usize) {
            let is_here = |it: &usize| lineups.get(*it).is_some_and(|lineup| !lineup.is_empty());
            let here: Vec<usize> = two.into_iter().filter(is_here).collect();
            match here[..] {
                [one, other] => {
                    self.check_teams([one, other], sheet, places)?;
                    self.seat_teams([one, other], &|_| Why::Berger(places), teams, (&mut pairs, &mut byes));
                }
                _ => byes.extend(self.without_opponents(here, teams)),
            }
        }
        Ok((pairs, byes))
    }

    /// No two teams meet twice within a cycle, unless the list of players has changed.
    fn check_teams(self, [one, other]: Two, sheet: &ScoreSheet, places: usize) -> Result<(), PairingError> {
        let met = sheet.did[one].iter().rposition(|did| did.opponent == Some(other));
        let is_again = met.is_some_and(|column| berger::is_in_one_cycle([sheet.rounds[column], self.round], places));
        let names = || [one, other].map(|it| sheet.contestants[it].name.clone());
        if is_again { Err(PairingError::ListChanged { names: names() }) } else { Ok(()) }
    }

    fn without_opponents(self, alone: impl IntoIterator<Item = usize>, teams: &Teams) -> Vec<ByeGiven> {
        let players = alone.into_iter().flat_map(|team| &teams.lineups[team]);
        players.map(|it| self.bye(*it, ByeWhy::Team)).collect()
    }

    /// The players of a team who sit down, in the order of the boards.
    fn lineup(self, team: &str, boards: usize) -> Vec<usize> {
        let theirs = self.active.iter().copied().filter(|it| self.entrants[*it].team == team);
        theirs.take(boards).collect()
    }

    /// Board against board; the first of the two has Black at the first board.
    fn seat_teams(
        self,
        [one, other]: Two,
        why: &impl Fn(Two) -> Why,
        teams: &Teams,
        (pairs, byes): (&mut Vec<Pair>, &mut Vec<ByeGiven>),
    ) {
        let [ours, theirs] = [one, other].map(|team| &teams.lineups[team]);
        for board in 0..ours.len().max(theirs.len()) {
            match (ours.get(board), theirs.get(board)) {
                (Some(&first), Some(&second)) => {
                    let number = u32::try_from(pairs.len() + 1).unwrap_or(u32::MAX);
                    let why = |_: Two| Why::Board {
                        board: u32::try_from(board + 1).unwrap_or(u32::MAX),
                        teams: [one, other].map(|it| TeamName::of(&teams.sheet.contestants[it])),
                        why: Box::new(why([one, other])),
                    };
                    let black = if board % 2 == 0 { first } else { second };
                    // Whoever is senior: a team stands at the same side of all its boards.
                    pairs.push(self.seated_in_order(number, [first, second], why, Some(black)));
                }
                (Some(&alone), None) | (None, Some(&alone)) => byes.push(self.bye(alone, ByeWhy::Team)),
                (None, None) => {}
            }
        }
    }
}

/// The teams, and who of each sits down.
struct Teams {
    sheet: ScoreSheet,
    /// For each team its players, in the order of the boards.
    lineups: Vec<Vec<usize>>,
}
