//! What lists and filters know of a game, and its bytes in an index.

use super::GameDate;
use super::bytes::{Unread, Written};
use super::names::rank_in_name;
use crate::record::{GameTree, handicap_name};
use crate::shogi::{Color, Handicap};

/// What is known about a game besides its moves. Unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFacts {
    /// The number of moves of the main line.
    pub plies: u32,
    /// Who won.
    pub winner: Option<Color>,
    /// How it ended, as a keyword: `resign`.
    pub reason: String,
    /// The players' names, Black's first.
    pub players: [String; 2],
    /// Their ranks (段級), from lines of their own or behind the names.
    pub ranks: [String; 2],
    /// 棋戦
    pub event: String,
    /// When it was played, as written in the record.
    pub date: String,
    /// 手合割: the name of the start, or the record's own word for it.
    pub handicap: String,
}

impl GameFacts {
    /// Takes them from a record.
    #[must_use]
    pub fn of(tree: &GameTree) -> Self {
        let line = tree.main_line();
        let last = line.last().copied().unwrap_or(GameTree::ROOT);
        let outcome = tree.node(last).ending().map(|ending| &ending.outcome);
        let said = |key: &str| tree.header.get(key).map(str::trim).unwrap_or_default().to_owned();
        let start = Handicap::of(tree.start().setup());
        Self {
            plies: u32::try_from(line.len() - 1).unwrap_or(u32::MAX),
            winner: outcome.and_then(|outcome| outcome.winner),
            reason: outcome.map(|outcome| outcome.reason.code().into_owned()).unwrap_or_default(),
            players: Color::ALL.map(|color| tree.header.player(color).unwrap_or_default().to_owned()),
            ranks: Color::ALL.map(|color| rank(tree, color)),
            event: tree.header.event().unwrap_or_default().to_owned(),
            date: tree.header.date().unwrap_or_default().to_owned(),
            handicap: start.map_or_else(|| said("手合割"), |start| handicap_name(start).to_owned()),
        }
    }

    /// When it was played, as far as that can be read.
    #[must_use]
    pub fn played_on(&self) -> Option<GameDate> {
        GameDate::read(&self.date)
    }

    pub(super) fn write(&self, into: &mut Written) {
        into.number(self.plies);
        into.byte(winner_code(self.winner));
        self.texts().into_iter().for_each(|text| into.text(text));
    }

    fn texts(&self) -> [&str; 8] {
        let ([black, white], [black_rank, white_rank]) = (&self.players, &self.ranks);
        [&self.reason, black, white, black_rank, white_rank, &self.event, &self.date, &self.handicap]
    }

    pub(super) fn read(from: &mut Unread) -> Option<Self> {
        let (plies, winner) = (from.number()?, winner_of(from.byte()?));
        let mut text = || from.text().map(str::to_owned);
        Some(Self {
            plies,
            winner,
            reason: text()?,
            players: [text()?, text()?],
            ranks: [text()?, text()?],
            event: text()?,
            date: text()?,
            handicap: text()?,
        })
    }
}

/// The rank that the header gives, or else the one behind the player's name.
fn rank(tree: &GameTree, color: Color) -> String {
    let behind_name = || tree.header.player(color).map(rank_in_name).unwrap_or_default();
    tree.header.rank(color).map_or_else(behind_name, str::to_owned)
}

/// 0 for nobody, 1 for Black, 2 for White.
pub(super) fn winner_code(winner: Option<Color>) -> u8 {
    winner.map_or(0, |color| 1 + u8::from(color == Color::White))
}

pub(super) const fn winner_of(code: u8) -> Option<Color> {
    match code {
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::import;

    #[test]
    fn a_rank_has_a_line_of_its_own_or_stands_behind_the_name() {
        for (lines, rank) in [
            ("先手：佐藤\n先手段級：五段", "五段"),
            ("先手：佐藤\n先手段位：五段", "五段"),
            ("先手：佐藤\n先手段級位：五段", "五段"),
            ("下手：佐藤\n下手段位：五段", "五段"),
            ("先手：佐藤 健 五段", "五段"),
            ("先手：佐藤（五段）\n先手段級：", "五段"),
            ("先手：佐藤 四段\n先手段級：五段", "五段"),
            ("先手：佐藤", ""),
        ] {
            let record = import(format!("{lines}\n1 ７六歩(77)\n").as_bytes()).unwrap();
            assert_eq!(GameFacts::of(&record.tree).ranks[0], rank, "{lines}");
        }
    }
}
