//! Which games count in a search: by player, event, year, handicap, result, rank or words.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::GameFacts;
use super::japanese_date::of_usual_width;
use super::spelling::{is_rank, mentions};
use crate::record::{handicap_name, handicap_named};
use crate::rules::EndReason;
use crate::shogi::{Color, Handicap};

/// Which games are meant. A condition that is not set lets all of them through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Who played.
    pub players: Vec<PlayerFilter>,
    /// Part of the name of the event.
    pub event: Option<String>,
    /// In which years it was played.
    pub years: Option<RangeInclusive<u16>>,
    /// The handicap, in any of its spellings, or part of its name.
    pub handicap: Option<String>,
    /// How it ended.
    pub result: Option<ResultFilter>,
    /// The rank of the first player asked for, or of either player: all of it, or what it ends with.
    pub rank: Option<String>,
    /// Words that all occur in its comments.
    pub words: Vec<String>,
    /// Groups of names that belong to one player: asking for one finds all.
    pub one_player: Vec<Vec<String>>,
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFilter {
    /// Part of the name, ignoring spaces, case and width.
    pub name: String,
    /// On which side.
    pub color: Option<Color>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    /// This side won.
    WonBy(Color),
    /// Nobody won.
    Undecided,
    /// The first player asked for won.
    Won,
    /// The first player asked for lost.
    Lost,
    /// It ended for this reason.
    Reason(String),
}

impl FromStr for ResultFilter {
    type Err = ();

    /// Reads `black`, `white`, `none`, `won`, `lost`, or the word for a reason, such as `repetition`.
    fn from_str(word: &str) -> Result<Self, ()> {
        match word {
            "black" => Ok(Self::WonBy(Color::Black)),
            "white" => Ok(Self::WonBy(Color::White)),
            "none" => Ok(Self::Undecided),
            "won" => Ok(Self::Won),
            "lost" => Ok(Self::Lost),
            _ => EndReason::from_code(word).map(|reason| Self::Reason(reason.code().into_owned())).ok_or(()),
        }
    }
}

impl GameFilter {
    /// Whether every game passes.
    #[must_use]
    pub fn is_open(&self) -> bool {
        let nobody = Self { one_player: self.one_player.clone(), ..Self::default() };
        *self == nobody
    }

    /// Whether it needs the comments of a game.
    #[must_use]
    pub const fn asks_for_words(&self) -> bool {
        !self.words.is_empty()
    }

    /// Whether no game with one of these handicaps can pass.
    #[must_use]
    pub fn has_no_such_handicap<'a>(&self, mut handicaps: impl Iterator<Item = &'a str>) -> bool {
        self.handicap.as_ref().is_some_and(|sought| !handicaps.any(|it| is_handicap(it, sought)))
    }

    /// Whether it lets a game with these comments through.
    #[must_use]
    pub fn lets_through(&self, game: &GameFacts, comments: &str) -> bool {
        let in_text = |sought: &Option<String>, text: &str| sought.as_ref().is_none_or(|it| mentions(text, it));
        self.players.iter().all(|player| !player.sides(game, &self.one_player).is_empty())
            && in_text(&self.event, &game.event)
            && self.handicap.as_ref().is_none_or(|it| is_handicap(&game.handicap, it))
            && self.years.as_ref().is_none_or(|years| game.played_on().is_some_and(|date| years.contains(&date.year())))
            && self.result.as_ref().is_none_or(|result| self.has_result(result, game))
            && self.rank.as_ref().is_none_or(|rank| self.has_rank(rank, game))
            && self.words.iter().all(|word| mentions(comments, word))
    }

    /// The sides of the first player asked for; both if none was.
    fn sides(&self, game: &GameFacts) -> Vec<Color> {
        self.players.first().map_or_else(|| Color::ALL.to_vec(), |player| player.sides(game, &self.one_player))
    }

    fn has_result(&self, result: &ResultFilter, game: &GameFacts) -> bool {
        let sat_on = |side: Color| self.sides(game).contains(&side);
        match result {
            ResultFilter::WonBy(color) => game.winner == Some(*color),
            ResultFilter::Undecided => game.winner.is_none(),
            ResultFilter::Won => game.winner.is_some_and(sat_on),
            ResultFilter::Lost => game.winner.is_some_and(|winner| sat_on(winner.opponent())),
            ResultFilter::Reason(reason) => game.reason == *reason,
        }
    }

    fn has_rank(&self, rank: &str, game: &GameFacts) -> bool {
        self.sides(game).into_iter().any(|color| is_rank(&game.ranks[color.index()], rank))
    }
}

impl PlayerFilter {
    /// The sides on which the player sat.
    fn sides(&self, game: &GameFacts, one_player: &[Vec<String>]) -> Vec<Color> {
        let is_meant = |color: &Color| self.color.is_none_or(|own| own == *color);
        let is_named = |color: &Color| {
            let name = &game.players[color.index()];
            let is_other_name =
                |group: &&Vec<String>| group.contains(name) && group.iter().any(|it| mentions(it, &self.name));
            mentions(name, &self.name) || one_player.iter().any(|group| is_other_name(&group))
        };
        Color::ALL.into_iter().filter(is_meant).filter(is_named).collect()
    }
}

/// Whether the handicap of a game is the one that is sought. A whole name is that of one handicap: 香落ち is not 飛香落ち.
fn is_handicap(handicap: &str, sought: &str) -> bool {
    match (handicap_named(sought), handicap_named(handicap)) {
        (Some(sought), Some(handicap)) => sought == handicap,
        (None, _) | (_, None) => mentions(handicap, sought),
    }
}

/// What those handicaps can be asked for by that have a name, and 手合割 of the others.
pub fn handicap_names() -> impl Iterator<Item = &'static str> {
    Handicap::ALL.into_iter().map(handicap_name).chain(["その他"])
}

/// The words by which a result is asked for: who won, and the reasons.
#[must_use]
pub fn result_words() -> Vec<String> {
    let reasons = EndReason::NAMED.iter().map(|reason| reason.code().into_owned());
    ["black", "white", "none", "won", "lost"].map(str::to_owned).into_iter().chain(reasons).collect()
}

/// Reads a range of numbers as people type it: `20`, `10-40`, `10-` or `-40`, also with blanks, in full width, or with another
/// stroke; `None` if it is malformed or empty.
///
/// ```
/// use komadai::library::number_range;
///
/// assert_eq!(number_range("2020-2026"), Some(2020..=2026));
/// assert_eq!(number_range("2020-"), Some(2020..=u32::MAX));
/// assert_eq!(number_range("１９９９ ～ 2001"), Some(1999..=2001));
/// assert_eq!(number_range("40-10"), None);
/// ```
#[must_use]
pub fn number_range(text: &str) -> Option<RangeInclusive<u32>> {
    let stroke = |sign: char| if is_stroke(sign) { '-' } else { sign };
    let usual: String = text.chars().map(of_usual_width).map(stroke).collect();
    let text = usual.trim();
    let number = |text: &str, open: u32| if text.is_empty() { Some(open) } else { text.parse().ok() };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let range = number(first.trim(), 0)?..=number(last.trim(), u32::MAX)?;
    (!range.is_empty() && !text.is_empty() && text != "-").then_some(range)
}

/// Whether keyboards write this sign between two numbers.
const fn is_stroke(sign: char) -> bool {
    matches!(sign, '~' | '〜' | '‐' | '‑' | '–' | '—' | '―' | '−' | 'ー')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> GameFacts {
        GameFacts {
            winner: Some(Color::White),
            reason: "resign".to_owned(),
            players: ["朝日　昇".to_owned(), "Suzuki Ken".to_owned()],
            ranks: ["五段".to_owned(), "初段".to_owned()],
            event: "Club Cup".to_owned(),
            date: "2026/11/15".to_owned(),
            handicap: "平手".to_owned(),
            ..GameFacts::default()
        }
    }

    fn of(name: &str, color: Option<Color>) -> GameFilter {
        GameFilter { players: vec![PlayerFilter { name: name.to_owned(), color }], ..GameFilter::default() }
    }

    #[test]
    fn a_name_is_known_without_its_spaces_on_the_side_that_is_meant() {
        let passes = |filter: GameFilter| filter.lets_through(&game(), "");
        assert!(passes(of("朝日昇", None)) && passes(of("suzuki", None)) && passes(of("KEN", Some(Color::White))));
        assert!(!passes(of("朝日昇", Some(Color::White))) && !passes(of("tanaka", None)));
        let both = [of("朝日", None).players, of("suzuki", None).players].concat();
        assert!(passes(GameFilter { players: both, ..GameFilter::default() }));
    }

    #[test]
    fn ranges_are_closed_or_open_at_either_end() {
        let cases =
            [("20", Some(20..=20)), ("10-40", Some(10..=40)), ("10-", Some(10..=u32::MAX)), ("-40", Some(0..=40))];
        for text in ["１０-４０", " 10 - 40 ", "10～40", "10–40", "１０ー４０"] {
            assert_eq!(number_range(text), Some(10..=40), "{text}");
        }
        for (text, expected) in
            cases.into_iter().chain(["", "-", " - ", "x", "40-10", "1-2-3", "1 0-20"].map(|text| (text, None)))
        {
            assert_eq!(number_range(text), expected, "{text}");
        }
    }

    #[test]
    fn results_and_ranks_are_those_of_the_player_who_is_asked_for() {
        let with = |name: &str, result: &str| {
            let result = Some(result.parse().unwrap());
            GameFilter { result, ..of(name, None) }.lets_through(&game(), "")
        };
        assert!(with("suzuki", "won") && with("朝日", "lost") && with("", "white") && with("", "resign"));
        assert!(!with("suzuki", "lost") && !with("朝日", "won") && !with("", "black") && !with("", "none"));
        assert!("win".parse::<ResultFilter>().is_err());
        assert!(result_words().iter().all(|word| word.parse::<ResultFilter>().is_ok()));
        let ranked = |name: &str| GameFilter { rank: Some("五段".to_owned()), ..of(name, None) };
        assert!(ranked("朝日").lets_through(&game(), "") && !ranked("suzuki").lets_through(&game(), ""));
    }

    #[test]
    fn names_of_one_player_are_found_by_each_of_them() {
        let one_player = vec![game().players.to_vec(), vec!["somebody".to_owned(), game().players[0].clone()]];
        let player = |name: &str| PlayerFilter { name: name.to_owned(), color: Some(Color::Black) };
        let asked = |name, one_player| GameFilter { players: vec![player(name)], one_player, ..GameFilter::default() };
        assert!(!asked("somebody", Vec::new()).lets_through(&game(), ""));
        assert!(asked("somebody", one_player.clone()).lets_through(&game(), ""));
        assert!(!asked("anybody", one_player.clone()).lets_through(&game(), ""));
        assert!(GameFilter { one_player, ..GameFilter::default() }.is_open(), "nobody was asked for");
    }

    #[test]
    fn a_handicap_is_found_by_every_spelling_that_records_may_have() {
        let two = GameFacts { handicap: "二枚落ち".to_owned(), ..game() };
        for (word, is_two) in [("二枚落ち", true), ("2枚落ち", true), ("２枚落", true), ("枚", true), ("foo", false)]
        {
            let filter = GameFilter { handicap: Some(word.to_owned()), ..GameFilter::default() };
            assert_eq!(filter.lets_through(&two, ""), is_two, "{word}");
            assert_eq!(filter.has_no_such_handicap(handicap_names()), !is_two, "{word}");
        }
    }

    #[test]
    fn a_whole_name_is_that_of_one_handicap_and_a_part_of_one_that_of_several() {
        let rook_lance = GameFacts { handicap: "飛香落ち".to_owned(), ..game() };
        for (word, is_found) in
            [("飛香落ち", true), ("香落ち", false), ("飛車落ち", false), ("香落", false), ("香", true)]
        {
            let filter = GameFilter { handicap: Some(word.to_owned()), ..GameFilter::default() };
            assert_eq!(filter.lets_through(&rook_lance, ""), is_found, "{word}");
        }
    }

    #[test]
    fn years_events_handicaps_and_words_all_have_to_fit() {
        let text = |it: &str| Some(it.to_owned());
        let filter = GameFilter {
            event: text("club"),
            years: Some(2020..=2026),
            handicap: text("平手"),
            words: vec!["好手".to_owned(), "緩手".to_owned()],
            ..GameFilter::default()
        };
        assert!(filter.lets_through(&game(), "好手。\nしかし緩手"));
        assert!(!filter.lets_through(&game(), "好手。"));
        let undated = GameFacts { date: String::new(), ..game() };
        assert!(!filter.lets_through(&undated, "好手。緩手"));
    }
}
