//! What `komadai find` is asked, as a query.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::super::language::in_english;
use super::super::system::in_words;
use crate::library::{
    Castles, GameFilter, Likeness, Pattern, PlayerFilter, Query, ResultFilter, Sought, number_range, result_words,
};
use crate::shogi::{Color, Sfen};
use crate::storage::read_file;
use crate::text::handicap_in_records;

/// No table of castles is larger, in bytes.
const LARGEST_TABLE: usize = 4 << 20;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Question {
    /// Folders of records.
    #[arg(long, required = true, num_args = 1.., value_name = "FOLDER")]
    pub(super) index: Vec<PathBuf>,
    /// A position in SFEN, in one argument or several, or `startpos`.
    #[arg(long, num_args = 1..=4, value_name = "SFEN", conflicts_with = "pattern")]
    sfen: Option<Vec<String>>,
    /// A pattern: an SFEN in which ? is any piece, ^ any Black one, v any White one, . any square and * the rest of a rank.
    #[arg(long, num_args = 1..=4, value_name = "PATTERN")]
    pattern: Option<Vec<String>>,
    /// A castle or an opening by its name, such as 矢倉 or "Silver Crown", of either player.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["sfen", "pattern"])]
    castle: Option<String>,
    /// A file with more castles, written as those that come with the program.
    #[arg(long, value_name = "FILE", requires = "castle")]
    castles: Option<PathBuf>,
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
    #[arg(long, value_name = "RANGE", allow_hyphen_values = true, value_parser = years)]
    years: Option<RangeInclusive<u32>>,
    /// Only games with this handicap, such as 二枚落ち or “two pieces”.
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
        let is_of_player = matches!(self.result, Some(ResultFilter::Won | ResultFilter::Lost));
        if is_of_player && self.player.is_empty() {
            return Err("--result: won and lost are said of a player; name one with --player".to_owned());
        }
        let (sought, likeness) = self.sought()?;
        let mut query = Query::new(sought);
        query.likeness = Likeness {
            is_mirrored: self.mirrored || likeness.is_mirrored,
            is_turned: self.turned || likeness.is_turned,
        };
        query.plies = self.plies.clone().unwrap_or(0..=u32::MAX);
        query.lasting = self.lasting;
        query.filter = self.filter();
        Ok(query)
    }

    /// What is looked for, and how else it may lie by itself.
    fn sought(&self) -> Result<(Sought, Likeness), String> {
        if let Some(name) = &self.castle {
            let (pattern, likeness) = castle(name, self.castles.as_deref())?;
            return Ok((Sought::Pattern(Box::new(pattern)), likeness));
        }
        self.board().map(|sought| (sought, Likeness::SAME))
    }

    fn board(&self) -> Result<Sought, String> {
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
            handicap: self.handicap.as_deref().map(handicap_in_records),
            result: self.result.clone(),
            rank: self.rank.clone(),
            words: self.words.clone(),
            one_player: Vec::new(),
        }
    }
}

/// The castle of that name, of those in `file` or those that come with the program.
fn castle(name: &str, file: Option<&Path>) -> Result<(Pattern, Likeness), String> {
    let shipped = Castles::shipped();
    let castles = match file {
        Some(file) => shipped.with(more_castles(file)?),
        None => shipped.clone(),
    };
    let Some(castle) = castles.named(name) else {
        let known: Vec<String> = castles.all().iter().map(|it| format!("{} ({})", it.name, it.english)).collect();
        return Err(format!("--castle: {name:?} is none of these: {}", known.join(", ")));
    };
    castle.pattern().map_err(|error| format!("--castles: {error}"))
}

fn more_castles(file: &Path) -> Result<Castles, String> {
    let called = file.display();
    let read = read_file(file, LARGEST_TABLE).map_err(|error| in_english(|text| in_words(&error, text)));
    let text = String::from_utf8(read.map_err(|error| format!("{called}: {error}"))?);
    let text = text.map_err(|_| format!("{called}: this is not UTF-8"))?;
    Castles::read(&text).map_err(|error| format!("{called}:{error}"))
}

/// Reads `2026`, `2020-2026`, `2020-` or `-2026`.
fn years(text: &str) -> Result<RangeInclusive<u32>, String> {
    number_range(text).ok_or_else(|| format!("{text:?} is no range of years such as 2026, 2020-2026, 2020- or -2026"))
}

/// Reads `20`, `10-40`, `10-` or `-40`.
fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    number_range(text).ok_or_else(|| format!("{text:?} is no range such as 20, 10-40, 10- or -40"))
}

fn result(word: &str) -> Result<ResultFilter, String> {
    word.parse().map_err(|()| format!("say one of these: {}", result_words().join(", ")))
}
