//! The players of an event: the list, the selected one, the form, and an imported list.

use crate::app::event::action::PlayersAction;
use crate::app::event::form::{EntrantFault, EntrantForm, ListToEnter};
use crate::app::event::state::OpenEvent;
use crate::app::files::form::file_name;
use crate::app::state::AppState;
use crate::text::{Arg, Text};
use crate::tournament::{Absence, Entrant, Round};

/// How many remarks and players of an imported list are shown.
const SHOWN: usize = 200;

/// The page about the players.
#[derive(Clone, Debug)]
pub struct PlayersScene {
    /// The search text.
    pub sought: String,
    /// How many there are, and how many play in the next round.
    pub counts: String,
    /// Those who match it.
    pub rows: Vec<PlayerRow>,
    /// Why nobody is listed.
    pub nobody: Option<String>,
    /// Who is chosen.
    pub chosen: Option<ChosenPlayer>,
}

/// A player on the list.
#[derive(Clone, Debug)]
pub struct PlayerRow {
    /// By which the event knows the player, whatever the name.
    pub number: u32,
    /// The same, in digits.
    pub digits: String,
    /// As it stands in pairings and standings.
    pub name: String,
    /// Other names of the same person.
    pub also: String,
    /// 段級, as entered; may be empty.
    pub rank: String,
    /// 所属, as entered; may be empty.
    pub club: String,
    /// Which team it is in an event of teams; may be empty.
    pub team: String,
    /// The rating; may be empty.
    pub rating: String,
    /// Why the player is not in the next round; empty for those who are.
    pub state: String,
    /// Rank, club, team, rating and that reason, for where their columns have no room.
    pub below: String,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
    /// What a screen reader says.
    pub label: String,
}

/// The selected player, and the buttons.
#[derive(Clone, Debug)]
pub struct ChosenPlayer {
    /// Number, name and rank.
    pub headline: String,
    /// The other entries.
    pub facts: String,
    /// The actions, with words.
    pub acts: Vec<(PlayersAction, String)>,
}

impl PlayersScene {
    pub(super) fn of(event: &OpenEvent, text: &Text) -> Self {
        let players = &event.tournament.players;
        let next = event.round_to_pair();
        let there = players.iter().filter(|player| player.absence(next).is_none()).count();
        let args = [("count", Arg::from(players.len())), ("there", there.into()), ("round", next.into())];
        let meant = players.iter().filter(|player| player.is_meant_by(&event.sought));
        let rows: Vec<PlayerRow> = meant.map(|player| PlayerRow::of(player, event, next, text)).collect();
        let nobody = rows.is_empty().then(|| match players.is_empty() {
            true => text.say("players-none"),
            false => text.tell("players-none-found", &[("typed", event.sought.as_str().into())]),
        });
        Self {
            sought: event.sought.clone(),
            counts: text.tell("players-counts", &args),
            rows,
            nobody,
            chosen: event.chosen_player().map(|player| ChosenPlayer::of(player, event, text)),
        }
    }
}

impl PlayerRow {
    fn of(player: &Entrant, event: &OpenEvent, next: u32, text: &Text) -> Self {
        let absent = player.absence(next).map(|absence| absence_words(player, absence, text));
        let later = || withdrawal_words(player, text).or_else(|| latecomer_words(player, text));
        let state = absent.or_else(later).unwrap_or_default();
        let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        Self {
            number: player.number,
            digits: player.number.to_string(),
            name: player.name.clone(),
            also: player.also.join(" / "),
            rank: player.rank.clone(),
            below: joined([player.rank.as_str(), &player.club, &player.team, &rating, &state]),
            club: player.club.clone(),
            team: player.team.clone(),
            rating,
            is_chosen: event.player == Some(player.number),
            label: [player.number.to_string(), named(player), state.clone()].join(" "),
            state,
        }
    }
}

fn absence_words(player: &Entrant, absence: Absence, text: &Text) -> String {
    match (absence, player.withdrawn_after, player.from_round) {
        (Absence::Withdrawn, Some(last), _) if last > 0 => text.tell("players-withdrawn", &[("round", last.into())]),
        (Absence::NotYet, _, Some(first)) => text.tell("players-from-round", &[("round", first.into())]),
        (Absence::Withdrawn | Absence::NotYet | Absence::Asked, ..) => text.absence(absence),
    }
}

/// After which round somebody withdraws who still plays in it.
fn withdrawal_words(player: &Entrant, text: &Text) -> Option<String> {
    Some(text.tell("players-withdraws-after", &[("round", player.withdrawn_after?.into())]))
}

/// That the pairing stands of somebody who withdraws, as long as it has no result.
fn pairing_words(player: &Entrant, event: &OpenEvent, text: &Text) -> Option<String> {
    player.withdrawn_after?;
    let tables = |round: &Round| round.tables.iter().any(|table| table.has_player(player) && !table.is_over());
    let round = event.tournament.rounds.iter().find(|round| tables(round))?;
    Some(text.tell("players-pairing-stands", &[("round", round.number.into())]))
}

/// From which round somebody plays who was not there from the first, who therefore has fewer points than others.
fn latecomer_words(player: &Entrant, text: &Text) -> Option<String> {
    let first = player.from_round.filter(|first| *first > 1)?;
    Some(text.tell("players-from-round", &[("round", first.into())]))
}

/// 佐藤春 3-dan
fn named(player: &Entrant) -> String {
    format!("{} {}", player.name, player.rank).trim_end().to_owned()
}

fn joined<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

impl ChosenPlayer {
    fn of(player: &Entrant, event: &OpenEvent, text: &Text) -> Self {
        let next = event.tournament.next_round();
        let has_withdrawn = player.withdrawn_after.is_some();
        let sits_out = player.byes.contains(&next);
        let in_round = |id, round: u32| text.tell(id, &[("round", round.into())]);
        let withdraw = text.say(if has_withdrawn { "players-return" } else { "players-withdraw" });
        let sit_out = in_round(if sits_out { "players-play-after-all" } else { "players-sit-out" }, next);
        let acts = [
            Some((PlayersAction::Change, text.say("players-change"))),
            Some((PlayersAction::Withdraw(!has_withdrawn), withdraw)),
            (!has_withdrawn).then_some((PlayersAction::SitOut(!sits_out), sit_out)),
        ];
        let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        Self {
            headline: format!("{}. {}", player.number, named(player)),
            facts: joined([
                player.also.join(" / ").as_str(),
                &player.club,
                &player.team,
                &rating,
                &pairing_words(player, event, text).unwrap_or_default(),
            ]),
            acts: acts.into_iter().flatten().collect(),
        }
    }
}

/// The form of a player.
#[derive(Clone, Debug)]
pub struct EntrantScene {
    /// The form, as filled in.
    pub form: EntrantForm,
    /// Who it is, or that the player is new.
    pub headline: String,
    /// Whether the player can be taken off the list.
    pub can_remove: bool,
    /// Why the form cannot be taken as it stands, once it was touched, or else what should be looked at before it is.
    pub remark: Option<String>,
    /// Whether it can be taken.
    pub can_be_taken: bool,
}

impl EntrantScene {
    pub fn of(state: &AppState, form: &EntrantForm, text: &Text) -> Self {
        let event = state.event.as_ref().map(|event| &event.tournament);
        let is_free = |player: &Entrant| event.is_some_and(|event| event.last_round_of(player).is_none());
        let fault = event.and_then(|event| form.fault(event));
        let look_alike = event.and_then(|event| form.look_alike(event)).map(|other| look_alike_words(other, text));
        Self {
            headline: text.say(if form.before.is_some() { "entrant-heading" } else { "entrant-new" }),
            can_remove: form.before.as_ref().is_some_and(is_free),
            can_be_taken: fault.is_none(),
            remark: fault.filter(|_| form.is_touched).map(|fault| fault_words(&fault, text)).or(look_alike),
            form: form.clone(),
        }
    }
}

fn look_alike_words(other: &Entrant, text: &Text) -> String {
    text.tell("entrant-looks-like", &[("other", format!("{} {}", other.number, other.name).as_str().into())])
}

fn fault_words(fault: &EntrantFault, text: &Text) -> String {
    match fault {
        EntrantFault::NoName => text.say("entrant-no-name"),
        EntrantFault::NumberTaken(number) => text.tell("entrant-number-taken", &[("number", (*number).into())]),
        EntrantFault::NameTaken(name) => text.tell("entrant-name-taken", &[("name", name.as_str().into())]),
        EntrantFault::NotANumber(typed) => text.tell("entrant-no-number", &[("typed", typed.as_str().into())]),
    }
}

/// A list of players to enter.
#[derive(Clone, Debug)]
pub struct PlayerListScene {
    /// Its file.
    pub headline: String,
    /// How many would be entered, and how many are there already.
    pub outcome: String,
    /// Its oddities, each with its line.
    pub remarks: Vec<String>,
    /// The players: number, name and rank, club.
    pub rows: Vec<[String; 3]>,
    /// That there are more; empty where all are shown.
    pub more: String,
    /// The words on the button that enters them.
    pub take: String,
    /// Why they cannot be entered as they are.
    pub fault: Option<String>,
}

impl PlayerListScene {
    pub fn of(state: &AppState, to_enter: &ListToEnter, text: &Text) -> Self {
        let players = &to_enter.list.players;
        let event = state.event.as_ref();
        let entered = event.map(|event| event.tournament.entrants()).unwrap_or_default();
        let known: std::collections::HashSet<&str> = entered.iter().flat_map(Entrant::names).collect();
        let updated = players.iter().filter(|player| player.names().any(|name| known.contains(name))).count();
        let counts = [("added", Arg::from(players.len() - updated)), ("updated", updated.into())];
        let remark = |(line, remark): &(u64, _)| text.at_line(*line, text.players_remark(remark));
        let look_alikes = to_enter.list.look_alikes(&entered);
        let row = |player: &Entrant| {
            let number = if player.number == 0 { String::new() } else { player.number.to_string() };
            let names = [named(player), player.also.join(" / ")];
            [number, joined(names.iter().map(String::as_str)), joined([player.club.as_str(), &player.team])]
        };
        let left = players.len().saturating_sub(SHOWN);
        Self {
            headline: file_name(&to_enter.path),
            outcome: text.tell("players-to-enter", &counts),
            remarks: look_alikes.iter().chain(&to_enter.list.remarks).take(SHOWN).map(remark).collect(),
            rows: players.iter().take(SHOWN).map(row).collect(),
            more: if left > 0 { text.tell("players-more", &[("count", left.into())]) } else { String::new() },
            fault: event.and_then(|event| event.tournament.with_players(players.clone()).fault()).map(|(_, fault)| {
                let words = text.tournament_fault(&fault);
                text.tell("players-unfit", &[("fault", words.into())])
            }),
            take: text.tell("players-enter", &[("count", players.len().into())]),
        }
    }
}
