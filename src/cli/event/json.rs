//! The objects of `komadai event --json`.

use serde::Serialize;

use crate::cli::remark::Remark;
use crate::session::Player;
use crate::text::Text;
use crate::tournament::{
    Criterion, Entrant, Pair, Proposal, Seat, Standing, Standings, Tournament, did_word, handicap_word,
};

/// That nothing came of it.
#[derive(Debug, Serialize)]
pub(super) struct Failure {
    file: String,
    ok: bool,
    error: String,
}

impl Failure {
    pub(super) const fn new(file: String, error: String) -> Self {
        Self { file, ok: false, error }
    }
}

/// Pages that were printed.
#[derive(Debug, Serialize)]
pub(super) struct Printed {
    file: String,
    ok: bool,
    pages: Vec<String>,
}

impl Printed {
    pub(super) const fn of(file: String, pages: Vec<String>) -> Self {
        Self { file, ok: true, pages }
    }
}

/// A round that is proposed.
#[derive(Debug, Serialize)]
pub(super) struct Proposed {
    file: String,
    ok: bool,
    round: u32,
    seed: u64,
    system: &'static str,
    /// Whether it is in the file now.
    written: bool,
    tables: Vec<Seated>,
    byes: Vec<Alone>,
    absent: Vec<Alone>,
}

#[derive(Debug, Serialize)]
struct Seated {
    table: u32,
    players: [Named; 2],
    /// Who has Black, 1 or 2; `null` where the pawns are tossed.
    black: Option<u8>,
    handicap: String,
    reason: String,
    /// The latest round in which they have met before.
    met_in: Option<u32>,
}

#[derive(Debug, Serialize)]
struct Named {
    number: u32,
    name: String,
    rank: String,
}

#[derive(Debug, Serialize)]
struct Alone {
    number: u32,
    name: String,
    reason: String,
}

impl Proposed {
    pub(super) fn of(file: String, event: &Tournament, proposal: &Proposal, written: bool, text: &Text) -> Self {
        let absent = |(Entrant { number, name, .. }, why): &(Entrant, _)| Alone {
            number: *number,
            name: name.clone(),
            reason: text.absence(*why),
        };
        let byes = proposal.byes.iter();
        let byes = byes.map(|bye| Alone { number: bye.number, name: bye.name.clone(), reason: text.why_bye(bye.why) });
        Self {
            file,
            ok: true,
            round: proposal.round,
            seed: proposal.seed,
            system: event.pairing.clone().unwrap_or_default().system.code(),
            written,
            tables: proposal.pairs.iter().map(|pair| Seated::of(pair, text)).collect(),
            byes: byes.collect(),
            absent: proposal.absent.iter().map(absent).collect(),
        }
    }
}

impl Seated {
    fn of(pair: &Pair, text: &Text) -> Self {
        let named =
            |number: u32, Player { name, rank }: &Player| Named { number, name: name.clone(), rank: rank.clone() };
        Self {
            table: pair.table.number,
            players: [named(pair.numbers[0], &pair.table.first), named(pair.numbers[1], &pair.table.second)],
            black: pair.table.terms.black().map(|seat| if seat == Seat::First { 1 } else { 2 }),
            handicap: handicap_word(pair.table.handicap()),
            reason: text.why_paired(pair),
            met_in: pair.met_in,
        }
    }
}

/// The standings.
#[derive(Debug, Serialize)]
pub(super) struct Placed {
    file: String,
    ok: bool,
    /// The rounds that count.
    rounds: Vec<u32>,
    order: Vec<&'static str>,
    players: Vec<Place>,
}

#[derive(Debug, Serialize)]
struct Place {
    place: usize,
    shared: bool,
    number: u32,
    name: String,
    rank: String,
    club: String,
    score: f64,
    wins: f64,
    sos: f64,
    sosos: f64,
    sb: f64,
    head_to_head: f64,
    games: f64,
    rounds: Vec<RoundOf>,
}

#[derive(Debug, Serialize)]
struct RoundOf {
    round: u32,
    /// The number of the opponent.
    opponent: Option<u32>,
    result: &'static str,
}

impl Placed {
    pub(super) fn of(file: String, standings: &Standings) -> Self {
        Self {
            file,
            ok: true,
            rounds: standings.sheet.rounds.clone(),
            order: standings.order.iter().map(|criterion| criterion.code()).collect(),
            players: standings.rows.iter().map(|row| Place::of(row, standings)).collect(),
        }
    }
}

impl Place {
    fn of(row: &Standing, Standings { sheet, .. }: &Standings) -> Self {
        let who = &sheet.contestants[row.contestant];
        #[expect(clippy::cast_precision_loss, reason = "a score has few digits")]
        let value = |criterion| row.value(criterion).quarters() as f64 / 4.0;
        let rounds = sheet.rounds.iter().zip(&sheet.did[row.contestant]).map(|(round, did)| RoundOf {
            round: *round,
            opponent: did.opponent.map(|it| sheet.contestants[it].number),
            result: did_word(did.how),
        });
        Self {
            place: row.place,
            shared: row.is_shared,
            number: who.number,
            name: who.name.clone(),
            rank: who.rank.clone(),
            club: who.club.clone(),
            score: value(Criterion::Score),
            wins: value(Criterion::Wins),
            sos: value(Criterion::Sos),
            sosos: value(Criterion::Sosos),
            sb: value(Criterion::Sb),
            head_to_head: value(Criterion::HeadToHead),
            games: value(Criterion::Games),
            rounds: rounds.collect(),
        }
    }
}

/// What is doubtful.
#[derive(Debug, Serialize)]
pub(super) struct Checked {
    pub(super) file: String,
    pub(super) ok: bool,
    pub(super) players: usize,
    pub(super) rounds: usize,
    pub(super) remarks: Vec<Remark>,
}

/// Players who were entered.
#[derive(Debug, Serialize)]
pub(super) struct Entered {
    pub(super) file: String,
    pub(super) ok: bool,
    pub(super) written: bool,
    pub(super) added: usize,
    pub(super) updated: usize,
    pub(super) remarks: Vec<Remark>,
}
