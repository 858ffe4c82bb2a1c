//! Pairings as saved by OpenShogiPairings: a JSON object with the players and the boards of every round.
//!
//! Only fields that its format has had since version 4 are read: who is listed, who sits at which board or has a bye,
//! and the handicap. Boards refer to players by their number in the event or, in the oldest files, by their identifier. Results
//! are left to that program. Source: its public sources, format versions 4 to 12.

use serde::Deserialize;

use super::{Pairings, PairingsErrorKind as Kind, Seat, Table, Terms};
use crate::session::Player;
use crate::shogi::Handicap;

type Fault = (u64, Kind);

#[derive(Deserialize)]
struct Saved {
    name: String,
    players: Vec<Entrant>,
    #[serde(default)]
    rounds: Vec<SavedRound>,
}

#[derive(Deserialize)]
struct Entrant {
    id: String,
    tournament_id: Option<u32>,
    last_name: String,
    #[serde(default)]
    first_name: String,
    grade: Option<Grade>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", content = "level", rename_all = "snake_case")]
enum Grade {
    Dan(u8),
    Kyu(u8),
}

#[derive(Deserialize)]
struct SavedRound {
    number: u32,
    boards: Vec<Board>,
    /// Who has no opponent.
    bye: Option<Reference>,
}

#[derive(Deserialize)]
struct Board {
    player1: Reference,
    player2: Reference,
    handicap: Option<Given>,
}

/// How a board refers to a player.
#[derive(Deserialize)]
#[serde(untagged)]
enum Reference {
    Number(u32),
    Identifier(String),
}

#[derive(Deserialize)]
struct Given {
    handicap: Code,
    giver: Giver,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Giver {
    Player1,
    Player2,
}

#[derive(Clone, Copy, Deserialize)]
enum Code {
    #[serde(rename = "s")]
    Black,
    #[serde(rename = "l")]
    Lance,
    #[serde(rename = "b")]
    Bishop,
    #[serde(rename = "r")]
    Rook,
    #[serde(rename = "rl")]
    RookLance,
    #[serde(rename = "2p")]
    TwoPieces,
    #[serde(rename = "4p")]
    FourPieces,
    #[serde(rename = "5p")]
    FivePieces,
    #[serde(rename = "6p")]
    SixPieces,
}

pub(super) fn read(text: &str) -> Result<Pairings, Fault> {
    let saved: Saved = serde_json::from_str(text)
        .map_err(|error| (u64::try_from(error.line()).unwrap_or(1), Kind::BadJson(error.to_string())))?;
    let (mut rounds, mut byes) = (Vec::with_capacity(saved.rounds.len()), Vec::new());
    for round in &saved.rounds {
        let tables = round.boards.iter().zip(1..).map(|(board, number)| saved.table(round.number, board, number));
        if let Some(bye) = &round.bye {
            let player = saved.player(bye).ok_or_else(|| (1, bye.unknown(round.number)))?;
            byes.push((round.number, player.name));
        }
        rounds.push((round.number, tables.collect::<Result<_, _>>().map_err(|kind| (1, kind))?));
    }
    rounds.sort_by_key(|(number, _): &(u32, Vec<Table>)| *number);
    Ok(Pairings { title: Some(saved.name), is_plain: false, rounds, byes })
}

impl Saved {
    /// Converts a board, whose number is its position.
    fn table(&self, round: u32, board: &Board, number: u32) -> Result<Table, Kind> {
        let player = |reference: &Reference| self.player(reference).ok_or_else(|| reference.unknown(round));
        let terms = board.handicap.as_ref().map_or(Terms::Toss, Given::terms);
        Ok(Table { terms, ..Table::new(number, player(&board.player1)?, player(&board.player2)?) })
    }

    fn player(&self, reference: &Reference) -> Option<Player> {
        let is_meant = |entrant: &&Entrant| match reference {
            Reference::Number(number) => entrant.tournament_id == Some(*number),
            Reference::Identifier(id) => entrant.id == *id,
        };
        self.players.iter().find(is_meant).map(Entrant::player)
    }
}

impl Reference {
    fn unknown(&self, round: u32) -> Kind {
        let player = match self {
            Self::Number(number) => number.to_string(),
            Self::Identifier(id) => id.clone(),
        };
        Kind::UnknownPlayer { round, player }
    }
}

impl Entrant {
    fn player(&self) -> Player {
        let rank = match self.grade {
            Some(Grade::Dan(level)) => format!("{level} dan"),
            Some(Grade::Kyu(level)) => format!("{level} kyu"),
            None => String::new(),
        };
        Player { name: format!("{} {}", self.first_name, self.last_name).trim().to_owned(), rank }
    }
}

impl Given {
    /// Converts the handicap. The smallest odds are an even game with fixed sides.
    const fn terms(&self) -> Terms {
        let by = match self.giver {
            Giver::Player1 => Seat::First,
            Giver::Player2 => Seat::Second,
        };
        let handicap = match self.handicap {
            Code::Black => return Terms::Black(by.other()),
            Code::Lance => Handicap::Lance,
            Code::Bishop => Handicap::Bishop,
            Code::Rook => Handicap::Rook,
            Code::RookLance => Handicap::RookLance,
            Code::TwoPieces => Handicap::TwoPieces,
            Code::FourPieces => Handicap::FourPieces,
            Code::FivePieces => Handicap::FivePieces,
            Code::SixPieces => Handicap::SixPieces,
        };
        Terms::Handicap { by, handicap }
    }
}
