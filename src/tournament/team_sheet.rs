//! What the teams of an event did in every round.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::{Contestant, Did, How, Mark, PairingRules, Points, Round, ScoreSheet, Seat, System, Tournament};
use crate::session::Player;

impl Tournament {
    /// The team for which somebody of this name plays; empty where no teams play.
    #[must_use]
    pub fn team_of(&self, name: &str) -> &str {
        match self.pairing.as_ref().map(|rules| &rules.system) {
            Some(System::Teams { .. }) => {
                self.players.iter().find(|it| it.names().any(|theirs| theirs == name)).map_or("", |it| &it.team)
            }
            Some(System::Swiss | System::McMahon { .. } | System::RoundRobin | System::KnockOut) | None => "",
        }
    }

    /// What stands behind the name of a player in the pairings: the rank, and the team.
    #[must_use]
    pub fn rank_and_team(&self, player: &Player) -> String {
        let told = [player.rank.as_str(), self.team_of(&player.name)];
        told.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

impl ScoreSheet {
    /// The teams of an event after the round `last`. A team wins by winning more boards than the other; a board that was won
    /// by default counts like any other. Black is who has it at the first board.
    #[must_use]
    pub fn of_teams(event: &Tournament, last: u32) -> Self {
        let rules = event.pairing.clone().unwrap_or_default();
        let mut contestants: Vec<Contestant> = Vec::new();
        let mut team_of: HashMap<&str, usize> = HashMap::new();
        for player in event.players.iter().filter(|player| !player.team.is_empty()) {
            let place = contestants.iter().position(|team| team.name == player.team).unwrap_or_else(|| {
                contestants.push(Contestant {
                    number: player.number,
                    name: player.team.clone(),
                    rank: String::new(),
                    club: String::new(),
                    start: Points::default(),
                });
                contestants.len() - 1
            });
            team_of.extend(player.names().map(|name| (name, place)));
        }
        let rounds: Vec<&Round> = event.rounds.iter().filter(|it| it.number <= last && it.is_paired()).collect();
        let did = (0..contestants.len()).map(|team| rounds.iter().map(|it| did(team, it, &team_of, &rules)).collect());
        let did = did.collect();
        Self { contestants, rounds: rounds.iter().map(|it| it.number).collect(), did }
    }
}

fn did(team: usize, round: &Round, team_of: &HashMap<&str, usize>, rules: &PairingRules) -> Did {
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
        return Did { opponent: None, how, worth, games: 0, black: 0 };
    };
    let lead = first.games.first().and_then(|game| game.black).or_else(|| first.terms.black());
    let won = |of: fn(Seat) -> Seat| boards.iter().filter(|(table, seat, _)| table.winner() == Some(of(*seat))).count();
    let (own, other) = (won(|seat| seat) + alone, won(Seat::other) + missing(team, opponent, round, team_of));
    let is_open = boards.iter().any(|(table, ..)| !table.is_over());
    let (mark, worth) = match (is_open, own.cmp(&other)) {
        (true, _) => (Mark::Open, Points::default()),
        (false, Ordering::Greater) => (Mark::Won, Points::WIN),
        (false, Ordering::Less) => (Mark::Lost, Points::default()),
        (false, Ordering::Equal) => (Mark::Drawn, rules.draw.into()),
    };
    let black = lead.map_or(0, |black| if black == seat { 1 } else { -1 });
    Did { opponent, how: How::Marked(mark), worth, games: u32::try_from(own).unwrap_or(u32::MAX), black }
}

/// The boards at which `team` had nobody to sit against its opponent.
fn missing(team: usize, opponent: Option<usize>, round: &Round, team_of: &HashMap<&str, usize>) -> usize {
    let of = |name: &String| team_of.get(name.as_str()).copied();
    round.byes.iter().filter(|name| of(name) == opponent && opponent != Some(team)).count()
}
