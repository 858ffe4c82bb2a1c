//! What the teams of an event did in every round.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::{Contestant, Did, How, Mark, PairingRules, Points, Round, ScoreSheet, Seat, System, Tournament};
use crate::session::Player;

impl Tournament {
    /// How many boards a team has; `None` where no teams play.
    #[must_use]
    pub fn boards_of_a_team(&self) -> Option<u32> {
        match self.pairing.as_ref()?.system {
            System::Teams { boards, .. } => Some(boards),
            System::Swiss | System::McMahon { .. } | System::RoundRobin | System::KnockOut => None,
        }
    }

    /// Whether teams play.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.boards_of_a_team().is_some()
    }

    /// The team for which somebody of this name plays; empty where no teams play.
    #[must_use]
    pub fn team_of(&self, name: &str) -> &str {
        let called = |it: &&super::Entrant| it.names().any(|theirs| theirs == name);
        let player = self.players.iter().find(called).filter(|_| self.is_of_teams());
        player.map_or("", |it| &it.team)
    }

    /// What stands behind the name of a player in the pairings: the rank, and the team.
    #[must_use]
    pub fn rank_and_team(&self, player: &Player) -> String {
        let told = [player.rank.as_str(), self.team_of(&player.name)];
        told.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// The teams in the order of their first players, and to which of them everybody belongs, by every name.
    pub(super) fn teams(&self) -> (Vec<Contestant>, HashMap<&str, usize>) {
        let mut teams: Vec<Contestant> = Vec::new();
        let mut team_of: HashMap<&str, usize> = HashMap::new();
        for player in self.players.iter().filter(|player| !player.team.is_empty()) {
            let place = teams.iter().position(|team| team.name == player.team).unwrap_or_else(|| {
                teams.push(Contestant {
                    number: u32::try_from(teams.len() + 1).unwrap_or(u32::MAX),
                    name: player.team.clone(),
                    rank: String::new(),
                    club: String::new(),
                    start: Points::default(),
                });
                teams.len() - 1
            });
            team_of.extend(player.names().map(|name| (name, place)));
        }
        (teams, team_of)
    }
}

impl ScoreSheet {
    /// The teams of an event after the round `last`. A team wins by winning more at its boards than the other; a board that was
    /// won by default counts like any other, and one without a winner as a game without one does. Black is who has it at the
    /// first board.
    #[must_use]
    pub fn of_teams(event: &Tournament, last: u32) -> Self {
        let rules = event.pairing.clone().unwrap_or_default();
        let (contestants, team_of) = event.teams();
        let rounds: Vec<&Round> = event.rounds.iter().filter(|it| it.number <= last && it.is_paired()).collect();
        let of_team = |team| rounds.iter().map(|round| team_did(team, round, &team_of, &rules)).collect();
        let did = (0..contestants.len()).map(of_team).collect();
        Self { contestants, rounds: rounds.iter().map(|it| it.number).collect(), did, is_of_teams: true }
    }
}

/// What a team did in a round, where `team_of` says to which team everybody belongs.
pub(super) fn team_did(team: usize, round: &Round, team_of: &HashMap<&str, usize>, rules: &PairingRules) -> Did {
    let of = |name: &str| team_of.get(name).copied();
    let boards = round.tables.iter().filter_map(|table| match [of(&table.first.name), of(&table.second.name)] {
        [Some(own), other] if own == team => Some((table, Seat::First, other)),
        [other, Some(own)] if own == team => Some((table, Seat::Second, other)),
        _ => None,
    });
    let boards: Vec<_> = boards.collect();
    let alone = round.byes.iter().filter(|name| of(name) == Some(team)).count();
    let Some(&(first, seat, opponent)) = boards.first() else {
        let (how, worth) = if alone > 0 { (How::Bye, rules.bye.into()) } else { (How::Missing, Points::default()) };
        return Did::without_game(how, worth);
    };
    let lead = first.games.first().and_then(|game| game.black).or_else(|| first.terms.black());
    let won = |of: fn(Seat) -> Seat| -> Points {
        boards.iter().map(|(table, seat, _)| Did::at(table, of(*seat), None, rules).worth).sum()
    };
    let own = won(|seat| seat) + boards_won(alone);
    let other = won(Seat::other) + boards_won(missing(team, opponent, round, team_of));
    let is_open = boards.iter().any(|(table, ..)| !table.is_over());
    let (mark, worth) = match (is_open, own.cmp(&other)) {
        (true, _) => (Mark::Open, Points::default()),
        (false, Ordering::Greater) => (Mark::Won, Points::WIN),
        (false, Ordering::Less) => (Mark::Lost, Points::default()),
        (false, Ordering::Equal) => (Mark::Drawn, rules.draw.into()),
    };
    let black = lead.map_or(0, |black| if black == seat { 1 } else { -1 });
    Did { opponent, how: How::Marked(mark), worth, games: own, black }
}

fn boards_won(count: usize) -> Points {
    Points::wins(u32::try_from(count).unwrap_or(u32::MAX))
}

/// The boards at which `team` had nobody to sit against its opponent.
fn missing(team: usize, opponent: Option<usize>, round: &Round, team_of: &HashMap<&str, usize>) -> usize {
    let of = |name: &String| team_of.get(name.as_str()).copied();
    round.byes.iter().filter(|name| of(name) == opponent && opponent != Some(team)).count()
}
