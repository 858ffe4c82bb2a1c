//! Changes to the list of players, one player at a time, which go into whatever others have made of it meanwhile.

use super::{Entrant, Round, Tournament};
use crate::record::folded;
use crate::session::Player;

/// Somebody is entered, changed or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantChange {
    /// The player before; `None` for somebody new.
    pub before: Option<Entrant>,
    /// The player afterwards; `None` for somebody who is removed.
    pub after: Option<Entrant>,
}

impl Tournament {
    /// The number for whoever is entered next.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        let last = if self.players.is_empty() { last_number(&self.entrants()) } else { last_number(&self.players) };
        last.saturating_add(1)
    }

    /// The player with `number`.
    #[must_use]
    pub fn entrant(&self, number: u32) -> Option<&Entrant> {
        self.players.iter().find(|player| player.number == number)
    }

    /// The last round in which a player is paired or has a bye.
    #[must_use]
    pub fn last_round_of(&self, player: &Entrant) -> Option<u32> {
        let names = |round: &Round| {
            let seated = round.tables.iter().flat_map(|table| [&table.first.name, &table.second.name]);
            seated.chain(&round.byes).any(|name| player.is_called(name))
        };
        self.rounds.iter().filter(|round| names(round)).map(|round| round.number).max()
    }

    /// Carries out a change. What it does not touch stays as it is, whoever has written that; somebody who is paired is not
    /// removed.
    pub fn change_entrant(&mut self, change: &EntrantChange) {
        match (&change.before, &change.after) {
            (Some(before), Some(after)) => self.exchange_entrant(before, after),
            (None, Some(after)) => self.add_entrant(after.clone()),
            (Some(before), None) if self.last_round_of(before).is_none() => {
                self.players.retain(|player| player.number != before.number);
            }
            (Some(_) | None, None) => {}
        }
        self.players.sort_by_key(|player| player.number);
    }

    fn add_entrant(&mut self, new: Entrant) {
        if self.players.is_empty() {
            self.enlist_paired(std::slice::from_ref(&new));
        }
        let is_known = |player: &Entrant| new.names().any(|name| player.is_called(name));
        if self.players.iter().any(is_known) {
            return self.enter(vec![Entrant { number: 0, ..new }]);
        }
        let is_taken = self.entrant(new.number).is_some();
        let number = if is_taken || new.number == 0 { self.next_number() } else { new.number };
        self.players.push(Entrant { number, ..new });
    }

    fn exchange_entrant(&mut self, before: &Entrant, after: &Entrant) {
        let Some(at) = self.players.iter().position(|player| player.number == before.number) else { return };
        let is_taken = after.number != before.number && self.entrant(after.number).is_some();
        let mut player = self.players[at].with_change(before, after);
        if is_taken {
            player.number = before.number;
        }
        let old = self.players[at].name.clone();
        if self.rename(&old, &player) && !player.is_called(&old) {
            player.also.push(old);
        }
        self.players[at] = player;
    }

    /// Puts back those of whom somebody else has paired one meanwhile. A name that another one has by now is that one's.
    pub(super) fn keep_paired(&mut self, removed: &[Entrant]) {
        for player in removed {
            let is_free = |name: &&str| !self.players.iter().any(|it| it.is_called(name));
            let mut names = player.names().filter(is_free).map(str::to_owned);
            let Some(name) = names.next() else { continue };
            let player = Entrant { name, also: names.collect(), ..player.clone() };
            if self.last_round_of(&player).is_some() {
                self.add_entrant(player);
            }
        }
        self.players.sort_by_key(|player| player.number);
    }

    /// Corrects somebody's name wherever it stands; before a game has begun the rank, too. Returns whether the old name stays
    /// somewhere: a game in play is known by it.
    fn rename(&mut self, old: &str, player: &Entrant) -> bool {
        let mut stays = false;
        for round in &mut self.rounds {
            round.byes.iter_mut().filter(|name| *name == old).for_each(|name| name.clone_from(&player.name));
            for table in &mut round.tables {
                if table.has_begun() && table.seats(old) {
                    table.note_seats();
                }
                let (is_in_play, has_begun) = (table.in_play().is_some(), !table.games.is_empty());
                for seated in [&mut table.first, &mut table.second].into_iter().filter(|seated| seated.name == old) {
                    match (is_in_play, has_begun) {
                        (true, _) => stays |= player.name != old,
                        (false, true) => seated.name.clone_from(&player.name),
                        (false, false) => *seated = Player { name: player.name.clone(), rank: player.rank.clone() },
                    }
                }
            }
        }
        stays
    }
}

/// The highest number of these players; 0 where there are none.
pub(super) fn last_number(players: &[Entrant]) -> u32 {
    players.iter().map(|player| player.number).max().unwrap_or_default()
}

impl Entrant {
    /// This player with everything that `after` says otherwise than `before`.
    fn with_change(&self, before: &Self, after: &Self) -> Self {
        fn one<T: PartialEq + Clone>(there: &T, before: &T, after: &T) -> T {
            if before == after { there.clone() } else { after.clone() }
        }
        Self {
            number: one(&self.number, &before.number, &after.number),
            name: one(&self.name, &before.name, &after.name),
            also: one(&self.also, &before.also, &after.also),
            rank: one(&self.rank, &before.rank, &after.rank),
            club: one(&self.club, &before.club, &after.club),
            team: one(&self.team, &before.team, &after.team),
            rating: one(&self.rating, &before.rating, &after.rating),
            start: one(&self.start, &before.start, &after.start),
            from_round: one(&self.from_round, &before.from_round, &after.from_round),
            withdrawn_after: one(&self.withdrawn_after, &before.withdrawn_after, &after.withdrawn_after),
            byes: one(&self.byes, &before.byes, &after.byes),
        }
    }

    /// Whether what was typed may mean this player: the number, or letters of a name, the club or the team.
    #[must_use]
    pub fn is_meant_by(&self, typed: &str) -> bool {
        let typed = folded(typed);
        let has = |words: &str| folded(words).contains(&typed);
        let is_number = typed.parse() == Ok(self.number);
        is_number || self.names().any(has) || has(&self.club) || has(&self.team)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::tournament::{InPlay, Standings, Table, TimeOfDay};

    fn event() -> Tournament {
        let mut event = Tournament::new("club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.players = vec![Entrant::new(1, "Arai"), Entrant::new(2, "Baba"), Entrant::new(3, "Chiba")];
        event.set_tables(1, vec![Table::new(1, event.players[0].player(), event.players[1].player())]);
        event
    }

    fn change(event: &mut Tournament, before: &Entrant, after: Option<Entrant>) {
        event.change_entrant(&EntrantChange { before: Some(before.clone()), after });
    }

    #[test]
    fn two_who_change_the_same_player_at_once_lose_nothing() {
        let mut event = event();
        let before = event.players[0].clone();
        change(&mut event, &before, Some(Entrant { rank: "3-dan".to_owned(), ..before.clone() }));
        change(&mut event, &before, Some(Entrant { club: "Berlin".to_owned(), ..before.clone() }));
        let there = event.entrant(1).unwrap();
        assert_eq!((there.rank.as_str(), there.club.as_str()), ("3-dan", "Berlin"));
    }

    #[test]
    fn a_name_that_is_corrected_is_corrected_in_the_rounds_but_not_under_a_game_in_play() {
        let mut event = event();
        let before = event.players[0].clone();
        change(&mut event, &before, Some(Entrant { name: "Araki".to_owned(), ..before.clone() }));
        assert_eq!(event.table(1, 1).unwrap().first.name, "Araki");
        event.round_mut(1).tables[0].playing = Some(InPlay::new(1, TimeOfDay::default(), String::new()));
        let before = event.players[0].clone();
        change(&mut event, &before, Some(Entrant { name: "Arai".to_owned(), ..before.clone() }));
        assert_eq!(event.table(1, 1).unwrap().first.name, "Araki", "the game is known by it");
        assert!(event.entrant(1).unwrap().is_called("Araki"));
        assert_eq!(event.fault(), None);
    }

    #[test]
    fn somebody_who_is_paired_is_not_removed() {
        let mut event = event();
        for player in event.players.clone() {
            change(&mut event, &player, None);
        }
        assert_eq!(event.players.iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn whoever_is_entered_takes_nobody_out_of_the_standings() {
        let mut event = event();
        event.players.clear();
        event.set_byes(1, vec!["Chiba".to_owned()]);
        let endo = |number| Entrant::new(number, "Endo");
        let added = |number| {
            let mut event = event.clone();
            event.change_entrant(&EntrantChange { before: None, after: Some(endo(number)) });
            event
        };
        let latest = |number| event.with_players(vec![endo(number)]);
        let baba = Entrant { also: vec!["Baba Jiro".to_owned()], ..Entrant::new(1, "Baba") };
        let listed = event.with_players(vec![baba, endo(2)]);
        for after in [added(1), added(4), added(9), latest(0), latest(2), listed] {
            let (standings, strangers) = Standings::of_event(&after, 9);
            let mut names: Vec<_> = standings.sheet.contestants.iter().map(|it| it.name.as_str()).collect();
            names.sort_unstable();
            assert_eq!((names, strangers.len()), (vec!["Arai", "Baba", "Chiba", "Endo"], 0));
            assert_eq!(after.fault(), None);
        }
        assert_eq!(event.next_number(), 4);
        assert_eq!(latest(0).entrant(4).map(|it| it.name.as_str()), Some("Endo"), "the others come first");
    }

    #[test]
    fn a_list_that_one_machine_begins_has_whom_another_one_pairs_meanwhile() {
        let mut base = event();
        base.players.clear();
        let [mut ours, mut theirs] = [base.clone(), base.clone()];
        ours.change_entrant(&EntrantChange { before: None, after: Some(Entrant::new(3, "Endo")) });
        theirs.set_tables(2, vec![Table::new(1, Entrant::new(1, "Doi").player(), Entrant::new(2, "Arai").player())]);
        for merged in [Tournament::merged(&base, &ours, &theirs), Tournament::merged(&base, &theirs, &ours)] {
            let names: Vec<_> = merged.event.players.iter().map(|it| it.name.as_str()).collect();
            assert_eq!((names, merged.clashes.len()), (vec!["Arai", "Baba", "Endo", "Doi"], 0));
        }
    }

    #[test]
    fn two_who_are_entered_at_once_get_different_numbers() {
        let mut event = event();
        for name in ["Doi", "Endo", "Doi"] {
            let after = Some(Entrant::new(4, name));
            event.change_entrant(&EntrantChange { before: None, after });
        }
        let numbers: Vec<_> = event.players.iter().map(|it| (it.number, it.name.as_str())).collect();
        assert_eq!(numbers[3..], [(4, "Doi"), (5, "Endo")]);
    }

    #[test]
    fn a_player_is_found_by_number_or_by_a_few_letters_of_any_name() {
        let haru = Entrant { also: vec!["Sato Haru".to_owned()], ..Entrant::new(12, "佐藤春") };
        assert!(["12", "佐藤", "haru", " SATO "].into_iter().all(|typed| haru.is_meant_by(typed)));
        assert!(!haru.is_meant_by("1") && !haru.is_meant_by("suzuki"));
    }
}
