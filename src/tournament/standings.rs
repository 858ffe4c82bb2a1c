//! Who came where (順位): the criteria that place players, and shared places.
//!
//! Sources: 勝ち星, ソルコフ, SB and 直接対決 as the JSA's branch in Otaru describes them for its Swiss events, and the first
//! three as the Mynavi Women's Open explained them in 2014; SOSOS and shared places as the Nihon Ki-in's branch in Oita does;
//! SOS over McMahon scores as Sensei's Library has it; half of a draw in SB, and head to head only where all have met, as
//! FIDE's tie-break regulations (C.07) say. What these leave open is in [`PairingRules`](super::PairingRules).

use super::{Criterion, How, Mark, PairingRules, Points, ScoreSheet, Stranger, System, Tournament, Unplayed};

/// The places after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// What they follow from.
    pub sheet: ScoreSheet,
    /// The criteria, the most important first.
    pub order: Vec<Criterion>,
    /// Everybody, the first place first.
    pub rows: Vec<Standing>,
}

/// Somebody's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose, by place in the sheet.
    pub contestant: usize,
    /// The place, counted from 1; several may share it.
    pub place: usize,
    /// Whether others have the same place.
    pub is_shared: bool,
    /// The value of each criterion, in the order of [`Criterion::ALL`].
    values: [Points; 7],
}

impl Standing {
    /// The value of a criterion. That of head to head is 0 where it decides nothing.
    #[must_use]
    pub fn value(&self, criterion: Criterion) -> Points {
        self.values[criterion as usize]
    }
}

impl Standings {
    /// The places of an event's players after the round `last`, and whoever is paired without being on the list.
    #[must_use]
    pub fn of_players(event: &Tournament, last: u32) -> (Self, Vec<Stranger>) {
        let (sheet, strangers) = ScoreSheet::of_players(event, last);
        (Self::of(sheet, &event.pairing.clone().unwrap_or_default()), strangers)
    }

    /// The places of an event's players, or of its teams where teams play.
    #[must_use]
    pub fn of_event(event: &Tournament, last: u32) -> (Self, Vec<Stranger>) {
        let rules = event.pairing.clone().unwrap_or_default();
        match rules.system {
            System::Teams { .. } => (Self::of_teams(event, last, &rules), Vec::new()),
            System::Swiss | System::McMahon { .. } | System::RoundRobin | System::KnockOut => {
                Self::of_players(event, last)
            }
        }
    }

    /// The boards that teams have won are told even where they place nobody.
    fn of_teams(event: &Tournament, last: u32, rules: &PairingRules) -> Self {
        let mut standings = Self::of(ScoreSheet::of_teams(event, last), rules);
        if !standings.order.contains(&Criterion::Games) {
            standings.order.push(Criterion::Games);
        }
        standings
    }

    /// The places that follow from a sheet.
    #[must_use]
    pub fn of(sheet: ScoreSheet, rules: &PairingRules) -> Self {
        let mut values = values(&sheet, rules.unplayed);
        let everybody: Vec<usize> = (0..sheet.contestants.len()).collect();
        let mut groups = vec![everybody];
        for &criterion in &rules.order {
            groups = groups.into_iter().flat_map(|group| split(group, criterion, &sheet, &mut values)).collect();
        }
        let mut rows = Vec::with_capacity(sheet.contestants.len());
        for group in groups {
            let (place, is_shared) = (rows.len() + 1, group.len() > 1);
            let standing = |contestant: usize| Standing { contestant, place, is_shared, values: values[contestant] };
            rows.extend(group.into_iter().map(standing));
        }
        Self { sheet, order: rules.order.clone(), rows }
    }
}

/// The value of each criterion but head to head, for everybody.
fn values(sheet: &ScoreSheet, unplayed: Unplayed) -> Vec<[Points; 7]> {
    let count = sheet.contestants.len();
    let score: Vec<Points> = (0..count).map(|it| sheet.score(it)).collect();
    let sos: Vec<Points> = (0..count).map(|it| over_opponents(sheet, it, &score, unplayed)).collect();
    let value = |it: usize| {
        let games = sheet.did[it].iter().map(|did| did.games).sum();
        let sosos = over_opponents(sheet, it, &sos, unplayed);
        let sb = sb(sheet, it, &score, unplayed);
        [score[it], sheet.won(it), sos[it], sosos, sb, Points::default(), games]
    };
    (0..count).map(value).collect()
}

/// The sum of `of` over the opponents of every round. A game that is not over adds nothing yet.
fn over_opponents(sheet: &ScoreSheet, own: usize, of: &[Points], unplayed: Unplayed) -> Points {
    let rounds = sheet.did[own].iter();
    let added = rounds.map(|did| match (did.how, did.opponent, unplayed) {
        (How::Marked(Mark::Open), ..) => Points::default(),
        (how, Some(opponent), _) if how.is_played() => of[opponent],
        (How::Marked(_), Some(opponent), Unplayed::Nothing) => of[opponent],
        (_, _, Unplayed::OwnScore) => of[own],
        (_, _, Unplayed::Nothing | Unplayed::OnlyPlayed) => Points::default(),
    });
    added.sum()
}

fn sb(sheet: &ScoreSheet, own: usize, score: &[Points], unplayed: Unplayed) -> Points {
    let added = sheet.did[own].iter().map(|did| match (did.how, did.opponent, unplayed) {
        (How::Marked(Mark::Won), Some(opponent), _) => score[opponent],
        (How::Marked(Mark::WonByDefault), Some(opponent), Unplayed::Nothing) => score[opponent],
        (How::Marked(Mark::WonByDefault) | How::Bye, _, Unplayed::OwnScore) => score[own],
        (How::Marked(Mark::Drawn), Some(opponent), _) => score[opponent].half(),
        (How::Marked(_) | How::Bye | How::Asked | How::Missing, ..) => Points::default(),
    });
    added.sum()
}

/// Parts of a group by a criterion, the best first; within a part everybody stays in order.
fn split(group: Vec<usize>, by: Criterion, sheet: &ScoreSheet, values: &mut [[Points; 7]]) -> Vec<Vec<usize>> {
    if group.len() == 1 {
        return vec![group];
    }
    if by == Criterion::HeadToHead {
        for (own, value) in head_to_head(&group, sheet).unwrap_or_default() {
            values[own][by as usize] = value;
        }
    }
    let value = |own: &usize| values[*own][by as usize];
    let mut sorted = group;
    sorted.sort_by_key(|own| std::cmp::Reverse(value(own)));
    sorted.chunk_by(|one, other| value(one) == value(other)).map(<[usize]>::to_vec).collect()
}

/// What everybody in a group has won from the others; `None` where two of them have not met.
fn head_to_head(group: &[usize], sheet: &ScoreSheet) -> Option<Vec<(usize, Points)>> {
    if group.len() > sheet.rounds.len() + 1 {
        return None;
    }
    let of = |own: usize| {
        let met = sheet.did[own].iter().filter(|did| did.how != How::Marked(Mark::Open));
        let met: Vec<_> = met.filter(|did| did.opponent.is_some_and(|it| group.contains(&it))).collect();
        let has_met = |other: &usize| *other == own || met.iter().any(|did| did.opponent == Some(*other));
        group.iter().all(has_met).then(|| (own, met.iter().map(|did| did.worth).sum()))
    };
    group.iter().map(|own| of(*own)).collect()
}
