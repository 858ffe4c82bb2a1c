//! What is doubtful in an event, though its file can be read.

use std::collections::{BTreeSet, HashMap};

use super::{Absence, Entrant, EventLines, Mark, PairedBefore, PairingError, Round, Seat, System, Tournament};
use crate::rules::Rank;

/// Something in an event that somebody should look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// No rules have this id.
    UnknownRules(String),
    /// A rank that is not known.
    UnknownRank {
        /// The player.
        name: String,
        /// The rank as it is written.
        rank: String,
    },
    /// Somebody is paired who is not on the list of players.
    Stranger {
        /// The round.
        round: u32,
        /// The name.
        name: String,
    },
    /// Somebody takes part and is neither paired nor has a bye.
    NotPaired {
        /// The round.
        round: u32,
        /// The player.
        name: String,
    },
    /// Somebody is paired who has withdrawn, enters later, or asked for a bye.
    NotThere {
        /// The round.
        round: u32,
        /// The player.
        name: String,
    },
    /// Two meet again.
    Again {
        /// The round.
        round: u32,
        /// The two.
        names: [String; 2],
    },
    /// A table of an earlier round has no result.
    Unfinished {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// Who is named first there.
        name: String,
    },
    /// Somebody in an event without a list of players is spelt otherwise than before.
    LooksLike {
        /// The round.
        round: u32,
        /// The name.
        name: String,
        /// How it was spelt before.
        other: String,
    },
    /// A round that is not over was paired on a result that has been corrected since.
    PairedBefore(PairedBefore),
}

/// A round in which somebody is seated who takes no part in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StillPaired {
    /// The round.
    pub round: u32,
    /// Who it is, at tables at which nothing has begun.
    pub names: Vec<String>,
    /// Whether nothing has begun in the whole round.
    pub is_awaited: bool,
}

impl Tournament {
    /// The first round in which somebody is still to play who has withdrawn, enters later, or asked for a bye.
    #[must_use]
    pub fn still_paired(&self) -> Option<StillPaired> {
        let of_round = |round: &Round| {
            let is_seated = |player: &Entrant| round.tables.iter().any(|it| !it.has_begun() && it.has_player(player));
            let absent = self.players.iter().filter(|player| player.absence(round.number).is_some());
            let names: Vec<String> = absent.filter(|it| is_seated(it)).map(|it| it.name.clone()).collect();
            StillPaired { round: round.number, names, is_awaited: round.is_awaited() }
        };
        self.rounds.iter().map(of_round).find(|round| !round.names.is_empty())
    }

    /// What is doubtful, in the order of the file.
    #[must_use]
    pub fn doubts(&self) -> Vec<Doubt> {
        let mut doubts: Vec<Doubt> = self.players.iter().filter_map(rank_doubt).collect();
        let known: HashMap<&str, &Entrant> =
            self.players.iter().flat_map(|it| it.names().map(move |name| (name, it))).collect();
        let last = self.last_paired();
        let mut met = BTreeSet::new();
        for round in self.rounds.iter().filter(|round| round.is_paired()) {
            let number = round.number;
            if !self.players.is_empty() {
                doubts.extend(self.doubts_of_players(round, &known));
            }
            let own = |name: &str| known.get(name).map_or_else(|| name.to_owned(), |it| it.name.clone());
            for table in
                round.tables.iter().filter(|table| !(table.first.name.is_empty() || table.second.name.is_empty()))
            {
                let names = [own(&table.first.name), own(&table.second.name)];
                let key = if names[0] < names[1] { names.clone() } else { [names[1].clone(), names[0].clone()] };
                if !met.insert(key) && self.is_met_once() {
                    doubts.push(Doubt::Again { round: number, names });
                }
                if Some(number) != last && !table.is_over() {
                    doubts.push(Doubt::Unfinished {
                        round: number,
                        table: table.number,
                        name: table.first.name.clone(),
                    });
                }
            }
        }
        doubts.extend(self.spelt_alike());
        // What is over stays as it was played.
        let paired_before = self.paired_before().into_iter().filter(|paired| !paired.is_over);
        doubts.extend(paired_before.map(Doubt::PairedBefore));
        doubts
    }

    fn doubts_of_players(&self, round: &Round, known: &HashMap<&str, &Entrant>) -> Vec<Doubt> {
        let number = round.number;
        let seated = round.tables.iter().flat_map(|table| [&table.first.name, &table.second.name]);
        let names: Vec<&String> = seated.chain(&round.byes).filter(|name| !name.is_empty()).collect();
        // Who has asked for a bye may stand among the byes as well.
        let is_there = |name: &String, absence: Absence| absence == Absence::Asked && round.byes.contains(name);
        let doubt = |name: &&String| match known.get(name.as_str()) {
            None => Some(Doubt::Stranger { round: number, name: (*name).clone() }),
            Some(player) if player.absence(number).is_some_and(|absence| !is_there(name, absence)) => {
                Some(Doubt::NotThere { round: number, name: player.name.clone() })
            }
            Some(_) => None,
        };
        let there: Vec<&Entrant> = names.iter().filter_map(|name| known.get(name.as_str()).copied()).collect();
        let numbers: BTreeSet<u32> = there.iter().map(|it| it.number).collect();
        let is_reserve = |player: &Entrant| {
            let of_team = there.iter().filter(|it| it.team == player.team).count();
            self.boards_of_a_team().is_some_and(|boards| of_team >= boards as usize)
        };
        let here = self.players.iter().filter(|it| it.absence(number).is_none());
        let left_out = here.filter(|it| !numbers.contains(&it.number) && !is_reserve(it) && !self.is_out(it, number));
        let left_out = left_out.map(|it| Doubt::NotPaired { round: number, name: it.name.clone() });
        names.iter().filter_map(doubt).chain(left_out).collect()
    }

    /// Whether `player` has lost in a knock-out before this round, or was not there.
    fn is_out(&self, player: &Entrant, round: u32) -> bool {
        let is_knock_out = self.pairing.as_ref().is_some_and(|rules| rules.system == System::KnockOut);
        let has_gone_on = |round: &Round| match round.tables.iter().find(|it| it.has_player(player)) {
            Some(table) => {
                let seat = if player.is_called(&table.first.name) { Seat::First } else { Seat::Second };
                !matches!(table.mark(seat), Mark::Lost | Mark::LostByDefault)
            }
            None => round.byes.iter().any(|name| player.is_called(name)),
        };
        let before = self.rounds.iter().filter(|it| it.number < round && it.is_paired());
        is_knock_out && !before.into_iter().all(has_gone_on)
    }

    /// Whether two may meet only once in this event.
    fn is_met_once(&self) -> bool {
        match self.pairing.as_ref().map(|rules| &rules.system) {
            None | Some(System::Swiss | System::McMahon { .. }) => true,
            Some(System::RoundRobin | System::KnockOut | System::Teams { .. }) => false,
        }
    }
}

fn rank_doubt(player: &Entrant) -> Option<Doubt> {
    let is_doubtful = !player.rank.is_empty() && player.rank.parse::<Rank>().is_err();
    is_doubtful.then(|| Doubt::UnknownRank { name: player.name.clone(), rank: player.rank.clone() })
}

impl Doubt {
    /// The line of the file on which it stands: that of the name in its round, or of the round.
    #[must_use]
    pub fn line(&self, lines: &EventLines<'_>) -> usize {
        match self {
            Self::UnknownRules(_) => lines.of_rules(),
            Self::UnknownRank { name, .. } => lines.of_player(name),
            Self::NotPaired { round, .. } | Self::PairedBefore(PairedBefore { round, .. }) => lines.of_round(*round),
            Self::Stranger { round, name }
            | Self::NotThere { round, name }
            | Self::LooksLike { round, name, .. }
            | Self::Again { round, names: [name, _] }
            | Self::Unfinished { round, name, .. } => lines.in_round(*round, name),
        }
    }
}

impl PairingError {
    /// The line of the file of `event` on which that stands which keeps a round from being paired; `None` where it is no
    /// single place.
    #[must_use]
    pub fn line(&self, event: &Tournament, lines: &EventLines<'_>) -> Option<usize> {
        match self {
            Self::Unfinished { round, table } | Self::Begun { round, table } | Self::NoWinner { round, table } => {
                Some(lines.in_round(*round, &event.table(*round, *table)?.first.name))
            }
            Self::Stranger { round, name } | Self::NotByBracket { round, name } => Some(lines.in_round(*round, name)),
            Self::TooLate { name } | Self::NoTeam { name } => Some(lines.of_player(name)),
            Self::NoSuchRound
            | Self::TooFew { .. }
            | Self::TooMany { .. }
            | Self::NotPaired { .. }
            | Self::ListChanged { .. }
            | Self::Over { .. }
            | Self::NoBoards => None,
        }
    }
}
