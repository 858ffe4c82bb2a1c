//! How the rounds of an event are paired, and its players placed.

use crate::app::event::form::{PairingRulesForm, SystemChoice};
use crate::text::Text;
use crate::tournament::{Criterion, DoubleDefault, Sides, StandingColumn, StandingWords, Unplayed, Worth};

/// A choice among several values, with words.
#[derive(Clone, Debug)]
pub struct Choices<T> {
    /// The values, each with what it is called.
    pub all: Vec<(T, String)>,
}

impl<T> Choices<T> {
    fn of<const N: usize>(all: [(T, &str); N], text: &Text) -> Self {
        Self { all: all.into_iter().map(|(value, id)| (value, text.say(id))).collect() }
    }
}

/// How rounds are paired and players placed.
#[derive(Clone, Debug)]
pub struct PairingRulesScene {
    /// The form, as filled in.
    pub form: PairingRulesForm,
    /// The systems.
    pub systems: Choices<SystemChoice>,
    /// What the chosen one does.
    pub system_why: String,
    /// Who has Black.
    pub sides: Choices<Sides>,
    /// What a bye, a round sat out, or a game without a winner is worth.
    pub worths: Choices<Worth>,
    /// What both get if neither came.
    pub double_defaults: Choices<DoubleDefault>,
    /// What a round without a game adds to the opponents' scores.
    pub unplayed: Choices<Unplayed>,
    /// Every criterion with its place in the order, if any, and its name.
    pub criteria: Vec<(Criterion, Option<usize>, String)>,
}

impl PairingRulesScene {
    pub fn of(form: &PairingRulesForm, text: &Text) -> Self {
        let place = |criterion: Criterion| form.rules.order.iter().position(|it| *it == criterion);
        let mut criteria: Vec<_> = Criterion::ALL
            .into_iter()
            .map(|it| (it, place(it).map(|place| place + 1), text.column(column_of(it, form.system))))
            .collect();
        criteria.sort_by_key(|(_, place, _)| place.unwrap_or(usize::MAX));
        Self {
            systems: Choices { all: SystemChoice::ALL.map(|it| (it, text.say(system_name(it)))).into() },
            system_why: text.say(system_why(form.system)),
            sides: Choices::of([(Sides::Balanced, "sides-balanced"), (Sides::Tossed, "sides-tossed")], text),
            worths: Choices::of(
                [(Worth::Win, "worth-win"), (Worth::Half, "worth-half"), (Worth::Nothing, "worth-nothing")],
                text,
            ),
            double_defaults: Choices::of(
                [(DoubleDefault::BothLose, "double-default-lose"), (DoubleDefault::Draw, "double-default-draw")],
                text,
            ),
            unplayed: Choices::of(
                [
                    (Unplayed::Nothing, "unplayed-nothing"),
                    (Unplayed::OnlyPlayed, "unplayed-only-played"),
                    (Unplayed::OwnScore, "unplayed-own-score"),
                ],
                text,
            ),
            criteria,
            form: form.clone(),
        }
    }
}

/// What a team wins at its boards has a name of its own.
pub(super) fn column_of(criterion: Criterion, system: SystemChoice) -> StandingColumn {
    if criterion == Criterion::Games && system.is_of_teams() {
        return StandingColumn::Boards;
    }
    StandingColumn::Criterion(criterion)
}

const fn system_why(system: SystemChoice) -> &'static str {
    match system {
        SystemChoice::Swiss => "system-swiss-why",
        SystemChoice::McMahon => "system-mcmahon-why",
        SystemChoice::RoundRobin => "system-round-robin-why",
        SystemChoice::KnockOut => "system-knock-out-why",
        SystemChoice::Teams => "system-teams-why",
        SystemChoice::TeamRoundRobin => "system-team-round-robin-why",
    }
}

pub(super) const fn system_name(system: SystemChoice) -> &'static str {
    match system {
        SystemChoice::Swiss => "system-swiss",
        SystemChoice::McMahon => "system-mcmahon",
        SystemChoice::RoundRobin => "system-round-robin",
        SystemChoice::KnockOut => "system-knock-out",
        SystemChoice::Teams => "system-teams",
        SystemChoice::TeamRoundRobin => "system-team-round-robin",
    }
}
