//! A proposed round: who meets whom and why, who has no opponent, and who takes no part.

use crate::app::event::form::{ProposalForm, SystemChoice};
use crate::app::event::scene::forms::terms_of;
use crate::app::event::scene::pairing_rules::system_name;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::shogi::Handicap;
use crate::text::{Arg, Text};
use crate::tournament::{Pair, Seat, Terms};

/// A proposed round.
#[derive(Clone, Debug)]
pub struct ProposalScene {
    /// "Pairings proposed for round 3"
    pub headline: String,
    /// The system, and what the lot was drawn with.
    pub drawn: String,
    /// The number that the lot was drawn with: the same one proposes the same.
    pub seed: u64,
    /// When it was drawn.
    pub drawn_at: SessionTime,
    /// Notes: what publishing it would replace, and that it was changed by hand.
    pub remarks: Vec<String>,
    /// Who meets whom, in the order of the tables.
    pub rows: Vec<ProposedRow>,
    /// Who has no opponent.
    pub byes: Vec<ProposedBye>,
    /// Who takes no part.
    pub absent: Vec<AbsentRow>,
    /// The player who was clicked.
    pub chosen: Option<ChosenProposed>,
    /// The words on the button that publishes it.
    pub publish: String,
}

/// A proposed table.
#[derive(Clone, Debug)]
pub struct ProposedRow {
    /// The number of the table.
    pub table: u32,
    /// The two players.
    pub players: [ProposedPlayer; 2],
    /// Who has Black, or the handicap.
    pub terms: String,
    /// Why they meet.
    pub why: String,
    /// Both of these, for where the columns have no room.
    pub below: String,
    /// Whether they have met before.
    pub is_again: bool,
    /// What a screen reader says.
    pub label: String,
}

/// Somebody who takes no part.
#[derive(Clone, Debug)]
pub struct AbsentRow {
    /// The player, as entered in the event.
    pub name: String,
    /// Why that is so.
    pub why: String,
    /// What a screen reader says.
    pub label: String,
}

/// A player who is to sit at a table.
#[derive(Clone, Debug)]
pub struct ProposedPlayer {
    /// By which the event knows the player; clicks are told by it.
    pub number: u32,
    /// As entered in the event.
    pub name: String,
    /// 段級, as entered; empty for a player without an opponent.
    pub rank: String,
    /// Whether this one was clicked.
    pub is_chosen: bool,
}

/// A player without an opponent.
#[derive(Clone, Debug)]
pub struct ProposedBye {
    /// Who can be clicked, and exchanged with somebody at a table.
    pub player: ProposedPlayer,
    /// That it is a bye.
    pub words: String,
    /// The reason that is given to the players.
    pub why: String,
    /// What a screen reader says.
    pub label: String,
}

/// The table of the player who was clicked, and what can be changed at it.
#[derive(Clone, Debug)]
pub struct ChosenProposed {
    /// What the next click does.
    pub words: String,
    /// The table: its number, and how many there are; `None` for a bye.
    pub table: Option<(u32, u32)>,
    /// The sides it can have, with words.
    pub terms: Vec<(Terms, String)>,
    /// The sides it has.
    pub has: Terms,
    /// The handicaps to choose from.
    pub handicaps: Vec<(Handicap, String)>,
    /// The name of the one it has.
    pub handicap: String,
}

impl ProposalScene {
    pub fn of(state: &AppState, form: &ProposalForm, text: &Text) -> Self {
        let proposal = &form.proposal;
        let event = state.event.as_ref().map(|event| &event.tournament);
        let there = event.and_then(|event| event.round(proposal.round));
        let name = there.map(|round| round.name.clone()).unwrap_or_default();
        let round = text.round_named(proposal.round, &name);
        let rules = event.and_then(|event| event.pairing.clone()).unwrap_or_default();
        let system = text.say(system_name(SystemChoice::of(&rules.system)));
        let is_replaced = there.is_some_and(crate::tournament::Round::is_paired);
        let player = |number: u32, name: &str, rank: &str| ProposedPlayer {
            number,
            name: name.to_owned(),
            rank: rank.to_owned(),
            is_chosen: form.chosen == Some(number),
        };
        let row = |pair: &Pair| {
            let [first, second] = [&pair.table.first, &pair.table.second];
            let (terms, why) = (text.terms(&pair.table), text.why_paired(pair));
            ProposedRow {
                below: [terms.as_str(), &why].join(" · "),
                label: format!("{} {} – {}: {terms}, {why}", pair.table.number, first.name, second.name),
                table: pair.table.number,
                players: [
                    player(pair.numbers[0], &first.name, &first.rank),
                    player(pair.numbers[1], &second.name, &second.rank),
                ],
                terms,
                why,
                is_again: pair.met_in.is_some(),
            }
        };
        let byes = proposal.byes.iter().map(|bye| {
            let (words, why) = (text.say("event-bye"), text.why_bye(bye.why));
            let label = format!("{}: {words}, {why}", bye.name);
            ProposedBye { player: player(bye.number, &bye.name, ""), words, why, label }
        });
        let absent = proposal.absent.iter().map(|(player, why)| {
            let (name, why) = (player.name.clone(), text.absence(*why));
            AbsentRow { label: format!("{name}: {why}"), name, why }
        });
        Self {
            headline: text.tell("proposal-heading", &[("round", Arg::from(round))]),
            drawn: text.tell("proposal-drawn", &[("system", system.into()), ("seed", seed_words(proposal.seed))]),
            seed: proposal.seed,
            drawn_at: form.drawn_at,
            remarks: [(is_replaced, "proposal-replaces"), (form.is_changed, "proposal-changed")]
                .into_iter()
                .filter(|(is_so, _)| *is_so)
                .map(|(_, id)| text.say(id))
                .collect(),
            rows: proposal.pairs.iter().map(row).collect(),
            byes: byes.collect(),
            absent: absent.collect(),
            chosen: form.chosen.map(|number| ChosenProposed::of(form, number, text)),
            publish: text.say("proposal-publish"),
        }
    }
}

impl ProposalScene {
    /// How many rows there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.rows.len() + self.byes.len() + self.absent.len()
    }

    /// The names in the column of this seat, each with what stands behind it.
    pub fn names(&self, seat: usize) -> impl Iterator<Item = [&str; 2]> {
        let alone = self.byes.iter().map(|bye| &bye.player).filter(move |_| seat == 0);
        let absent = self.absent.iter().map(|row| [row.name.as_str(), ""]).filter(move |_| seat == 0);
        let seated = self.rows.iter().map(move |row| &row.players[seat]);
        seated.chain(alone).map(|player| [player.name.as_str(), player.rank.as_str()]).chain(absent)
    }

    /// What stands in the place of the opponents of those who have none.
    pub fn words_of_byes(&self) -> impl Iterator<Item = &str> {
        self.byes.iter().map(|bye| bye.words.as_str())
    }

    /// Why two meet, somebody has no opponent, or takes no part.
    pub fn reasons(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.why.as_str()).chain(self.of_others())
    }

    /// The same, with the sides.
    pub fn below(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.below.as_str()).chain(self.of_others())
    }

    fn of_others(&self) -> impl Iterator<Item = &str> {
        let byes = self.byes.iter().map(|bye| bye.why.as_str());
        byes.chain(self.absent.iter().map(|row| row.why.as_str()))
    }
}

fn seed_words(seed: u64) -> Arg<'static> {
    seed.to_string().into()
}

impl ChosenProposed {
    fn of(form: &ProposalForm, number: u32, text: &Text) -> Self {
        let proposal = &form.proposal;
        let at = proposal.table_of(number).map(|index| &proposal.pairs[index]);
        let bye = proposal.byes.iter().find(|bye| bye.number == number).map(|bye| bye.name.clone());
        let seated = at.map(|pair| {
            let seat = if pair.numbers[0] == number { Seat::First } else { Seat::Second };
            pair.table.player(seat).name.clone()
        });
        let name = seated.or(bye).unwrap_or_default();
        let last = u32::try_from(proposal.pairs.len()).unwrap_or(u32::MAX);
        let handicaps = Handicap::ALL.into_iter().filter(|handicap| *handicap != Handicap::Even);
        Self {
            words: text.tell("proposal-swap", &[("name", name.into())]),
            table: at.map(|pair| (pair.table.number, last)),
            terms: at.map(|pair| terms_of(&pair.table, text)).unwrap_or_default(),
            has: at.map(|pair| pair.table.terms).unwrap_or_default(),
            handicaps: handicaps.map(|handicap| (handicap, text.handicap(handicap))).collect(),
            handicap: at.map(|pair| text.handicap(pair.table.handicap())).unwrap_or_default(),
        }
    }
}
