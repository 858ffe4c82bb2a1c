//! The players' ranks in pairings, and the handicaps that follow from them.

use super::{Entrant, Tournament};
use crate::rules::Rank;

/// What became of the pairings of a round when handicaps were set by rank, each by its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankedTables {
    /// Those whose sides and handicap follow from the ranks now.
    pub set: Vec<u32>,
    /// Those of a player whose rank is not known, or cannot be read.
    pub unranked: Vec<u32>,
    /// Those of two whose ranks nobody compares.
    pub unlike: Vec<u32>,
}

impl Tournament {
    /// Enters the ranks of those who are on the list of players, wherever nothing has been played and no rank stands.
    pub fn enter_ranks(&mut self) {
        let tables = self.rounds.iter_mut().flat_map(|round| &mut round.tables).filter(|table| !table.has_begun());
        for seated in tables.flat_map(|table| [&mut table.first, &mut table.second]) {
            let unranked = seated.rank.trim().is_empty() && !seated.name.is_empty();
            let known = self.players.iter().find(|player| unranked && player.is_called(&seated.name));
            known.into_iter().for_each(|player| seated.rank.clone_from(&player.rank));
        }
    }

    /// The event with a list of players entered, whose ranks stand in the pairings, too.
    #[must_use]
    pub fn with_players(&self, list: Vec<Entrant>) -> Self {
        let mut event = self.clone();
        event.enter(list);
        event.enter_ranks();
        event
    }

    /// Sets the handicaps of a round from the players' ranks, using the event's own table, wherever nothing has been
    /// played and nobody has set anything else. A table whose ranks cannot be read is left alone.
    pub fn suggest_handicaps(&mut self, round: u32) -> RankedTables {
        self.enter_ranks();
        let mut ranked = RankedTables::default();
        let Some(handicaps) = self.handicaps.clone() else { return ranked };
        let round = self.rounds.iter_mut().find(|it| it.number == round);
        for table in round.into_iter().flat_map(|round| &mut round.tables).filter(|table| table.is_untouched()) {
            let ranks = [&table.first, &table.second].map(|player| player.rank.parse::<Rank>());
            let list = match ranks {
                [Ok(_), Ok(_)] if table.suggest_terms(&handicaps) => &mut ranked.set,
                [Ok(_), Ok(_)] => &mut ranked.unlike,
                [Err(_), _] | [_, Err(_)] => &mut ranked.unranked,
            };
            list.push(table.number);
        }
        ranked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::rules::HandicapTable;
    use crate::session::Player;
    use crate::shogi::Handicap;
    use crate::tournament::{Seat, Table, Terms, read_pairings};

    /// Three pairings of a list without ranks; nobody has entered the sixth player.
    fn imported() -> Tournament {
        let list = "round,table,player 1,player 2\n1,1,Arai,Baba\n1,2,Chiba,Doi\n1,3,Endo,Fuse\n";
        let mut event = Tournament::new("club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.handicaps = Some(HandicapTable::jsa_dojo());
        let ranks = ["4-dan", "1-dan", "3-dan", "", "2-dan"];
        let names = ["Arai", "Bob", "Chiba", "Doi", "Endo"];
        event.players = (1..)
            .zip(names.into_iter().zip(ranks))
            .map(|(number, (name, rank))| Entrant {
                rank: rank.to_owned(),
                also: if name == "Bob" { vec!["Baba".to_owned()] } else { Vec::new() },
                ..Entrant::new(number, name)
            })
            .collect();
        let pairings = read_pairings("list.csv", list.as_bytes()).unwrap();
        event.set_tables(1, pairings.rounds[0].1.clone());
        event
    }

    #[test]
    fn pairings_take_the_ranks_of_the_list_by_any_name_unless_they_have_their_own() {
        let mut event = imported();
        event.round_mut(1).tables[2].first.rank = "5-dan".to_owned();
        event.enter_ranks();
        let ranks = |table: &Table| [table.first.rank.clone(), table.second.rank.clone()];
        let ranks: Vec<_> = event.rounds[0].tables.iter().map(ranks).collect();
        assert_eq!(ranks, [["4-dan", "1-dan"], ["3-dan", ""], ["5-dan", ""]].map(|two| two.map(str::to_owned)));
    }

    #[test]
    fn a_game_that_has_begun_keeps_the_ranks_with_which_it_began() {
        let mut event = imported();
        event.round_mut(1).tables[0].games = vec![crate::tournament::TableResult::told(None)];
        event.enter_ranks();
        assert_eq!(event.rounds[0].tables[0].first, Player { name: "Arai".to_owned(), rank: String::new() });
    }

    #[test]
    fn handicaps_by_rank_say_where_they_were_set_and_where_no_rank_is_known() {
        let mut event = imported();
        let ranked = event.suggest_handicaps(1);
        assert_eq!(ranked, RankedTables { set: vec![1], unranked: vec![2, 3], unlike: Vec::new() });
        let given = Terms::Handicap { by: Seat::First, handicap: Handicap::Bishop };
        assert_eq!(event.table(1, 1).unwrap().terms, given);
        assert_eq!(event.suggest_handicaps(1).set, [0; 0], "what stands is not set again");
    }
}
