//! What an engine is asked.

use std::fmt::Write as _;
use std::time::Duration;

use crate::shogi::{Color, Handicap, Move, Position};

/// The number of a search in a conversation. Later ones are larger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SearchNumber(pub u64);

/// A place in a game: the moves that led there matter, as repetition counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    start: Position,
    /// The number of the first move.
    first_number: u32,
    moves: Vec<Move>,
    position: Position,
}

impl Place {
    /// The place after `moves`, which are legal from `start` on; those from the first illegal one on are left out.
    #[must_use]
    pub fn new(start: Position, first_number: u32, moves: Vec<Move>) -> Self {
        let mut place = Self { position: start.clone(), start, first_number, moves: Vec::with_capacity(moves.len()) };
        for mv in moves {
            let Ok(next) = place.position.play(mv) else { break };
            place.position = next;
            place.moves.push(mv);
        }
        place
    }

    /// The position there.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves that led there.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// `position startpos moves 7g7f`
    pub(super) fn line(&self) -> String {
        let is_usual = Handicap::of(self.start.setup()) == Some(Handicap::Even) && self.first_number == 1;
        let mut line = if is_usual {
            "position startpos".to_owned()
        } else {
            format!("position sfen {}", self.start.to_sfen(self.first_number))
        };
        if !self.moves.is_empty() {
            line += " moves";
        }
        for mv in &self.moves {
            _ = write!(line, " {mv}");
        }
        line
    }
}

/// Who looks at the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeKeeper {
    /// The engine, which is told the time.
    #[default]
    Engine,
    /// We: it is told to go on without end, and to stop. Some know no time for a move: GPS Shogi ends itself when it is told one.
    Us,
}

/// The time of a game, for an engine that plays in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTime {
    /// What Black has left.
    pub black: Duration,
    /// What White has left.
    pub white: Duration,
    /// The time for each move when that is used up (秒読み).
    pub byoyomi: Duration,
    /// What Black gains with each move.
    pub black_increment: Duration,
    /// What White gains with each move.
    pub white_increment: Duration,
}

/// When a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// When it is stopped.
    Infinite,
    /// After this time.
    Time(Duration),
    /// After so many positions.
    Nodes(u64),
    /// When so many moves ahead were looked at.
    Depth(u32),
    /// When a mate is found, or this time is over.
    Mate(Duration),
    /// When the engine thinks it right, with a clock that runs.
    Game(GameTime),
}

impl Limit {
    /// The time after which the engine should have answered by itself.
    pub(super) const fn time(self) -> Option<Duration> {
        match self {
            Self::Time(time) | Self::Mate(time) => Some(time),
            Self::Infinite | Self::Nodes(_) | Self::Depth(_) | Self::Game(_) => None,
        }
    }

    /// `go movetime 1000`
    pub(super) fn line(self, keeper: TimeKeeper) -> String {
        match self {
            Self::Infinite => "go infinite".to_owned(),
            Self::Time(time) => match keeper {
                TimeKeeper::Engine => format!("go movetime {}", time.as_millis()),
                TimeKeeper::Us => "go infinite".to_owned(),
            },
            Self::Nodes(nodes) => format!("go nodes {nodes}"),
            Self::Depth(depth) => format!("go depth {depth}"),
            Self::Mate(time) => format!("go mate {}", time.as_millis()),
            Self::Game(time) => time.line(),
        }
    }
}

impl GameTime {
    fn line(self) -> String {
        let (black, white) = (self.black.as_millis(), self.white.as_millis());
        let mut line = format!("go btime {black} wtime {white}");
        if self.black_increment.is_zero() && self.white_increment.is_zero() {
            _ = write!(line, " byoyomi {}", self.byoyomi.as_millis());
        } else {
            let (black, white) = (self.black_increment.as_millis(), self.white_increment.as_millis());
            _ = write!(line, " binc {black} winc {white}");
        }
        line
    }
}

/// A search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// Its number.
    pub number: SearchNumber,
    /// What is looked at.
    pub place: Place,
    /// When it ends.
    pub limit: Limit,
    /// How many of the best lines are wanted (MultiPV).
    pub lines: usize,
}

impl Search {
    /// Whose move it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.place.position().turn()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_with_all_moves_from_the_start() {
        let moves = ["7g7f", "3c3d"].map(|mv| mv.parse().unwrap()).to_vec();
        assert_eq!(Place::new(Position::even(), 1, moves.clone()).line(), "position startpos moves 7g7f 3c3d");
        let number = Place::new(Position::even(), 41, Vec::new()).line();
        assert_eq!(number, format!("position sfen {}", Position::even().to_sfen(41)));
        let foul = [&moves[..], &["1a1b".parse().unwrap(), moves[0]]].concat();
        assert_eq!(Place::new(Position::even(), 1, foul).moves(), moves);
    }

    #[test]
    fn the_time_of_a_game_is_told_with_byoyomi_or_with_increments() {
        let secs = Duration::from_secs;
        let byoyomi = GameTime { black: secs(1), white: secs(2), byoyomi: secs(30), ..GameTime::default() };
        assert_eq!(Limit::Game(byoyomi).line(TimeKeeper::Engine), "go btime 1000 wtime 2000 byoyomi 30000");
        let increment = GameTime { byoyomi: secs(0), black_increment: secs(5), ..byoyomi };
        assert_eq!(Limit::Game(increment).line(TimeKeeper::Us), "go btime 1000 wtime 2000 binc 5000 winc 0");
    }
}
