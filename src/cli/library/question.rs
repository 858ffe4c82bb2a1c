//! What `komadai find` is asked, as a query.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::library::{GameFilter, Likeness, Pattern, PlayerFilter, Query, ResultFilter, Sought};
use crate::shogi::{Color, Sfen};

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Question {
    /// Folders of records.
    #[arg(long, required = true, num_args = 1.., value_name = "FOLDER")]
    pub(super) index: Vec<PathBuf>,
    /// A position in SFEN, in one argument or several, or `startpos`.
    #[arg(long, num_args = 1..=4, value_name = "SFEN", conflicts_with = "pattern")]
    sfen: Option<Vec<String>>,
    /// A pattern: an SFEN in which ? is any piece, . any square and * the rest of a rank.
    #[arg(long, num_args = 1..=4, value_name = "PATTERN")]
    pattern: Option<Vec<String>>,
    /// Also with left and right exchanged.
    #[arg(long)]
    mirrored: bool,
    /// Also with the colours exchanged and the board turned.
    #[arg(long)]
    turned: bool,
    /// Whatever is in hand.
    #[arg(long, requires = "sfen")]
    without_hands: bool,
    /// Only after so many moves: 20, 10-40, 10- or -40.
    #[arg(long, value_name = "RANGE", allow_hyphen_values = true, value_parser = range)]
    plies: Option<RangeInclusive<u32>>,
    /// Only where it stays so for so many further moves.
    #[arg(long, value_name = "MOVES", default_value_t = 0)]
    lasting: u32,
    /// Only games of this player; may be given twice.
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,
    /// On which side the first player named sits.
    #[arg(long = "as", value_name = "SIDE", requires = "player")]
    side: Option<Side>,
    /// Only games of this event.
    #[arg(long)]
    event: Option<String>,
    /// Only games of these years: 2026, 2020-2026, 2020- or -2026.
    #[arg(long, value_name = "RANGE", allow_hyphen_values = true, value_parser = range)]
    years: Option<RangeInclusive<u32>>,
    /// Only games with this handicap, such as 平手 or 二枚落ち.
    #[arg(long, value_name = "NAME")]
    handicap: Option<String>,
    /// Only games that ended so: black, white or none for who won; won or lost by the player named first; or the reason, such
    /// as repetition.
    #[arg(long, value_parser = result)]
    result: Option<ResultFilter>,
    /// Only games in which a player, or the one named first, has this rank, such as 五段.
    #[arg(long)]
    rank: Option<String>,
    /// Only games in whose comments this stands; may be given several times.
    #[arg(long, value_name = "TEXT")]
    words: Vec<String>,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Side {
    /// ☗
    Black,
    /// ☖
    White,
}

impl Question {
    /// The query; or what is wrong with it.
    pub(super) fn query(&self) -> Result<Query, String> {
        let mut query = Query::new(self.sought()?);
        query.likeness = Likeness { is_mirrored: self.mirrored, is_turned: self.turned };
        query.plies = self.plies.clone().unwrap_or(0..=u32::MAX);
        query.lasting = self.lasting;
        query.filter = self.filter();
        Ok(query)
    }

    fn sought(&self) -> Result<Sought, String> {
        if let Some(pattern) = &self.pattern {
            let pattern: Pattern = pattern.join(" ").parse().map_err(|error| format!("--pattern: {error}"))?;
            return Ok(Sought::Pattern(Box::new(pattern)));
        }
        let Some(sfen) = &self.sfen else { return Ok(Sought::Games) };
        let setup = sfen.join(" ").parse::<Sfen>().map_err(|error| format!("--sfen: {error}"))?.setup;
        Ok(if self.without_hands {
            Sought::Pattern(Box::new(Pattern::without_hands(&setup)))
        } else {
            Sought::Position(Box::new(setup))
        })
    }

    fn filter(&self) -> GameFilter {
        let color = self.side.map(|side| match side {
            Side::Black => Color::Black,
            Side::White => Color::White,
        });
        let colors = std::iter::once(color).chain(std::iter::repeat(None));
        let players = self.player.iter().zip(colors);
        let year = |year: u32| u16::try_from(year).unwrap_or(u16::MAX);
        GameFilter {
            players: players.map(|(name, color)| PlayerFilter { name: name.clone(), color }).collect(),
            event: self.event.clone(),
            years: self.years.as_ref().map(|years| year(*years.start())..=year(*years.end())),
            handicap: self.handicap.clone(),
            result: self.result.clone(),
            rank: self.rank.clone(),
            words: self.words.clone(),
        }
    }
}

/// Reads `20`, `10-40`, `10-` or `-40`.
fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |text: &str, open: u32| if text.is_empty() { Ok(open) } else { text.parse::<u32>() };
    let wrong = |_| format!("{text:?} is no range such as 20, 10-40, 10- or -40");
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let range = number(first, 0).map_err(wrong)?..=number(last, u32::MAX).map_err(wrong)?;
    if range.is_empty() || text.is_empty() || text == "-" {
        return Err(format!("{text:?} holds no number"));
    }
    Ok(range)
}

fn result(word: &str) -> Result<ResultFilter, String> {
    word.parse().map_err(|()| "say black, white, none, won, lost, or a reason such as resign or repetition".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_closed_or_open_at_either_end() {
        let cases =
            [("20", Some(20..=20)), ("10-40", Some(10..=40)), ("10-", Some(10..=u32::MAX)), ("-40", Some(0..=40))];
        for (text, expected) in cases.into_iter().chain(["", "-", "x", "40-10", "1-2-3"].map(|text| (text, None))) {
            assert_eq!(range(text).ok(), expected, "{text}");
        }
    }
}
