//! Two teams that meet in a round, and what they have won at their boards so far.

use std::fmt;

use super::team_sheet::team_did;
use super::{Contestant, Points, Round, Table, Tournament};

/// A team, by number and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamName {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
}

impl TeamName {
    pub(super) fn of(team: &Contestant) -> Self {
        Self { number: team.number, name: team.name.clone() }
    }
}

/// `2 Chiba`.
impl fmt::Display for TeamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.name)
    }
}

/// Two teams that meet, from the first of their boards on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    /// Before which table of the round it stands, by place in it.
    pub before: usize,
    /// The teams, as their players are named at that table.
    pub teams: [TeamName; 2],
    /// What each has won at its boards; `None` before a game is over.
    pub boards: Option<[Points; 2]>,
}

impl TeamMatch {
    /// `2-1`, or a dash before a game is over.
    #[must_use]
    pub fn score(&self) -> String {
        self.boards.map_or_else(|| "-".to_owned(), |[first, second]| format!("{first}-{second}"))
    }
}

impl Tournament {
    /// The meetings of teams in a round, in the order of its tables; none where no teams play. One whose tables do not lie
    /// together is there before each part of them.
    #[must_use]
    pub fn team_matches(&self, round: &Round) -> Vec<TeamMatch> {
        if !self.is_of_teams() {
            return Vec::new();
        }
        let rules = self.pairing.clone().unwrap_or_default();
        let (teams, team_of) = self.teams();
        let two = |table: &Table| {
            let team = |name: &str| team_of.get(name).copied();
            Some([team(&table.first.name)?, team(&table.second.name)?])
        };
        let has_begun = |sides: [usize; 2]| {
            let is_theirs = |table: &&Table| two(table).map(sorted) == Some(sorted(sides));
            round.tables.iter().filter(is_theirs).any(|table| !table.games.is_empty())
        };
        let won = |team| team_did(team, round, &team_of, &rules).games;
        let mut matches: Vec<TeamMatch> = Vec::new();
        let mut above = None;
        for (before, sides) in round.tables.iter().map(two).enumerate() {
            if let Some(sides) = sides.filter(|sides| above != Some(sorted(*sides))) {
                let names = sides.map(|team| TeamName::of(&teams[team]));
                matches.push(TeamMatch { before, teams: names, boards: has_begun(sides).then(|| sides.map(won)) });
            }
            above = sides.map(sorted);
        }
        matches
    }
}

fn sorted([one, other]: [usize; 2]) -> [usize; 2] {
    [one.min(other), one.max(other)]
}
