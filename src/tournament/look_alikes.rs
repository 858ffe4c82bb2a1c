//! One person under two spellings: 佐藤春 and 佐藤　春, Sato Haru and SATO HARU. Nobody is taken for another because of that,
//! but somebody has to look at it.

use std::collections::{HashMap, HashSet};

use super::{Doubt, Entrant, Pairings, PlayerList, PlayersRemark, Tournament};
use crate::record::folded;

impl PlayerList {
    /// Who is spelt otherwise than somebody who is `entered`, or stands above on the list, but only in blanks, width or case.
    #[must_use]
    pub fn look_alikes(&self, entered: &[Entrant]) -> Vec<(u64, PlayersRemark)> {
        let known: HashSet<&str> = entered.iter().flat_map(Entrant::names).collect();
        let mut alike: HashMap<String, String> = HashMap::new();
        for player in entered {
            player
                .names()
                .for_each(|name| _ = alike.insert(folded(name), format!("{} {}", player.number, player.name)));
        }
        let mut remarks = Vec::new();
        for (player, line) in self.players.iter().zip(&self.lines) {
            let is_known = player.names().any(|name| known.contains(name));
            let other = player.names().find_map(|name| alike.get(&folded(name)));
            if let Some(other) = other.filter(|_| !is_known) {
                let (name, other) = (player.name.clone(), other.clone());
                remarks.push((*line, PlayersRemark::LooksLike { name, other }));
            }
            for name in player.names() {
                alike.entry(folded(name)).or_insert_with(|| player.name.clone());
            }
        }
        remarks
    }
}

impl Tournament {
    /// Who is named in pairings without being on the list of players, each once, and the player who is spelt alike but for
    /// blanks, width and case. Without a list, whoever is paired takes part.
    #[must_use]
    pub fn unlisted<'a>(&self, pairings: &'a Pairings) -> Vec<(&'a str, Option<&Entrant>)> {
        if self.players.is_empty() {
            return Vec::new();
        }
        let listed: HashSet<&str> = self.players.iter().flat_map(Entrant::names).collect();
        let alike: HashMap<String, &Entrant> =
            self.players.iter().flat_map(|player| player.names().map(move |name| (folded(name), player))).collect();
        let tables = pairings.rounds.iter().flat_map(|(_, tables)| tables);
        let seated = tables.flat_map(|table| [table.first.name.as_str(), &table.second.name]);
        let named = seated.chain(pairings.byes.iter().map(|(_, name)| name.as_str()));
        let mut told = HashSet::new();
        let unlisted = named.filter(|name| !name.is_empty() && !listed.contains(name) && told.insert(*name));
        unlisted.map(|name| (name, alike.get(&folded(name)).copied())).collect()
    }
}

impl Tournament {
    /// Who, in an event without a list of players, is spelt otherwise in a round than in one before, or above, but only in
    /// blanks, width or case: each spelling counts as a player.
    #[must_use]
    pub fn spelt_alike(&self) -> Vec<Doubt> {
        let mut first: HashMap<String, &str> = HashMap::new();
        let mut told = HashSet::new();
        let rounds = self.rounds.iter().filter(|_| self.players.is_empty());
        let named = rounds.flat_map(|round| round.seated().map(|(name, _)| (round.number, name)));
        let mut doubts = Vec::new();
        for (round, name) in named.filter(|(_, name)| !name.is_empty()) {
            let other = *first.entry(folded(name)).or_insert(name);
            if other != name && told.insert(name) {
                doubts.push(Doubt::LooksLike { round, name: name.to_owned(), other: other.to_owned() });
            }
        }
        doubts
    }
}

impl Entrant {
    /// Whether somebody is called as `other` is, but for blanks, width and case.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        self.names().any(|name| other.names().any(|there| folded(name) == folded(there)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::tournament::{read_pairings, read_players};

    #[test]
    fn pairings_tell_whom_the_list_of_players_does_not_have_and_who_may_be_meant() {
        let mut event = Tournament::new("Club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let list = "player 1,player 2\n佐藤　春,Lee\nＬＥＥ,Kim\nKim,bye\n";
        let pairings = read_pairings("list.csv", list.as_bytes()).unwrap();
        assert_eq!(event.unlisted(&pairings), []);
        event.players = vec![Entrant::new(1, "佐藤 春"), Entrant::new(2, "Lee")];
        let told: Vec<_> =
            event.unlisted(&pairings).into_iter().map(|(name, alike)| (name, alike.map(|it| it.number))).collect();
        assert_eq!(told, [("佐藤　春", Some(1)), ("ＬＥＥ", Some(2)), ("Kim", None)]);
    }

    #[test]
    fn without_a_list_whoever_is_spelt_otherwise_in_pairings_is_told_once_and_blanks_around_a_name_are_none_of_it() {
        let mut event = Tournament::new("Club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        let list = "round,player 1,player 2\n1,佐藤　春,Baba\n1,chiba,Doi\n2,Ｂａｂａ,佐藤 春\n2,Doi,chiba\n3,Ｂａｂａ,chiba\n";
        for (round, tables) in read_pairings("list.csv", list.as_bytes()).unwrap().rounds {
            event.set_tables(round, tables);
        }
        let typed = event.to_ron().replacen("\"chiba\"", "\"chiba \"", 1);
        let mut event = Tournament::from_ron("event.ron", &typed).unwrap();
        let told =
            |event: &Tournament| event.spelt_alike().iter().map(|doubt| format!("{doubt:?}")).collect::<Vec<_>>();
        let looks_like = |name: &str, other: &str| {
            format!("{:?}", Doubt::LooksLike { round: 2, name: name.to_owned(), other: other.to_owned() })
        };
        assert_eq!(told(&event), [looks_like("Ｂａｂａ", "Baba"), looks_like("佐藤 春", "佐藤　春")]);
        assert_eq!(event.entrants().len(), 6);
        assert!(event.spelt_alike().iter().all(|doubt| event.doubts().contains(doubt)));
        event.enter(vec![Entrant { also: vec!["Ｂａｂａ".to_owned()], ..Entrant::new(0, "Baba") }]);
        assert_eq!((told(&event).len(), event.players.len()), (0, 5), "with a list, that has the spellings");
    }

    #[test]
    fn whoever_is_spelt_otherwise_is_told_and_whoever_is_known_is_not() {
        let entered =
            [Entrant { also: vec!["Sato Haru".to_owned()], ..Entrant::new(1, "佐藤 春") }, Entrant::new(2, "Lee")];
        let list = "name,also\n佐藤　春,\nLee,\nＳＡＴＯ haru,\nKim,\nＫim,\n春,佐藤春\n";
        let list = read_players("list.csv", list.as_bytes()).unwrap();
        let told: Vec<String> = list
            .look_alikes(&entered)
            .into_iter()
            .map(|(line, remark)| match remark {
                PlayersRemark::LooksLike { other, .. } => format!("{line}: {other}"),
                other => format!("{line}: {other:?}"),
            })
            .collect();
        assert_eq!(told, ["2: 1 佐藤 春", "4: 1 佐藤 春", "6: Kim", "7: 1 佐藤 春"]);
    }
}
