//! The folders of the library, and the filter of the explorer.

use std::path::PathBuf;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::library::{
    Castle, GameFilter, Likeness, Pattern, PatternError, PlayerFilter, Query, ResultFilter, Sought, number_range,
};
use crate::library_store::Twin;
use crate::record::ImportError;
use crate::shogi::{Color, Setup};
use crate::storage::FileError;
use crate::text::handicap_in_records;

/// The settings of the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LibrarySettings {
    /// The folders of records.
    pub folders: Vec<PathBuf>,
    /// The user's own name, as records spell it.
    pub own_name: String,
    /// Names that belong to one player, group by group.
    pub one_player: Vec<Vec<String>>,
}

/// The text in the dialog about the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryForm {
    /// A folder.
    pub folder: String,
    /// The system could not ask for one.
    pub has_no_folder_dialog: bool,
}

/// Which games the explorer counts. An empty field lets all of them through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExplorerForm {
    /// Whether the fields are shown.
    pub is_open: bool,
    /// Who played.
    pub player: String,
    /// On which side.
    pub side: Option<Color>,
    /// Part of the name of the event.
    pub event: String,
    /// The years as typed: 2026, 2020-2026, 2020- or -2026.
    pub years: String,
    /// Part of the name of the handicap.
    pub handicap: String,
    /// How it ended.
    pub result: ResultChoice,
    /// Part of the rank.
    pub rank: String,
    /// Words that all occur in the comments.
    pub words: String,
    /// What has to be on the board.
    pub board: SoughtBoard,
    /// The castle to look for.
    pub castle: usize,
    /// The pattern as typed.
    pub pattern: String,
    /// Also mirrored, or with the colours exchanged.
    pub likeness: Likeness,
    /// After how many moves, as typed: 20, 10-40, 10- or -40.
    pub plies: String,
    /// For how many further moves it has to stay on the board.
    pub lasting: u32,
}

/// What has to be on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SoughtBoard {
    /// The current position.
    #[default]
    Position,
    /// The same board, whatever is in hand.
    WithoutHands,
    /// The same pieces in the same places, whatever else there is.
    Pieces,
    /// A castle or an opening.
    Castle,
    /// What a pattern says.
    Pattern,
    /// Anything: look for games.
    Anything,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResultChoice {
    /// In any way.
    #[default]
    Any,
    /// Black won.
    Black,
    /// White won.
    White,
    /// Nobody won.
    Undecided,
    /// The player who is named won.
    Won,
    /// The player who is named lost.
    Lost,
}

/// Why a folder cannot be read into the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryTrouble {
    /// These folders of records cannot be read.
    Folders(Vec<(PathBuf, FileError)>),
    /// There is no place for the index.
    NoPlace,
    /// The index would be among the records.
    AmongRecords(PathBuf),
    /// Another program has been writing the same index for too long.
    InUse,
    /// The index cannot be written.
    Index(PathBuf, FileError),
}

/// So many files of each kind are named; a list that is longer is for the console.
pub const MOST_NAMED: usize = 12;

/// Why a file of the library could not be read, or only in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// The system would not give its bytes.
    File(FileError),
    /// There is no record in it, or it breaks off.
    Record(ImportError),
}

impl LibrarySettings {
    /// Adds a folder, unless it is there.
    pub fn add(&mut self, folder: PathBuf) {
        if !self.folders.contains(&folder) {
            self.folders.push(folder);
        }
    }

    /// Whether these names belong to one player.
    #[must_use]
    pub fn are_one(&self, names: &[String]) -> bool {
        self.one_player.iter().any(|group| names.iter().all(|name| group.contains(name)))
    }

    /// Makes these names one player's, or separates them.
    pub fn unite(&mut self, names: &[String]) {
        if self.are_one(names) {
            self.one_player.retain(|group| !names.iter().all(|name| group.contains(name)));
        } else {
            self.one_player.push(names.to_vec());
        }
    }
}

/// Duplicates and names, and which of them are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TidyForm {
    /// Which part.
    pub part: TidyPart,
    /// All of it, once it was found.
    pub found: Option<Rc<Untidy>>,
    /// Why it could not be looked for.
    pub trouble: Option<LibraryTrouble>,
}

/// What there is to tidy up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TidyPart {
    /// Games with the same moves.
    #[default]
    Same,
    /// Games that are the beginning of another one.
    Beginnings,
    /// Names that may be one player's.
    Names,
}

impl TidyPart {
    /// Every part.
    pub const ALL: [Self; 3] = [Self::Same, Self::Beginnings, Self::Names];
}

/// All that there is to tidy up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Untidy {
    /// Games with the same moves.
    pub same: Vec<Twin>,
    /// Games that are the beginning of another one.
    pub beginnings: Vec<Twin>,
    /// Names that may be one player's, with how often each occurs.
    pub names: Vec<Vec<(String, u32)>>,
}

impl ResultChoice {
    /// Every choice.
    pub const ALL: [Self; 6] = [Self::Any, Self::Black, Self::White, Self::Undecided, Self::Won, Self::Lost];

    /// The choices that need no player: the rest are said of one.
    pub const OF_ANYBODY: usize = 4;

    /// The choice, if it is said of nobody in particular.
    #[must_use]
    pub const fn of_anybody(self) -> Self {
        match self {
            Self::Won | Self::Lost => Self::Any,
            Self::Any | Self::Black | Self::White | Self::Undecided => self,
        }
    }

    const fn filter(self) -> Option<ResultFilter> {
        match self {
            Self::Any => None,
            Self::Black => Some(ResultFilter::WonBy(Color::Black)),
            Self::White => Some(ResultFilter::WonBy(Color::White)),
            Self::Undecided => Some(ResultFilter::Undecided),
            Self::Won => Some(ResultFilter::Won),
            Self::Lost => Some(ResultFilter::Lost),
        }
    }
}

impl ExplorerForm {
    /// The games of one player, on one side or on both; an empty name means everybody.
    #[must_use]
    pub fn of_player(&self, player: &str, side: Option<Color>) -> Self {
        Self { player: player.to_owned(), side, ..self.clone() }
    }

    /// Whether the games are those of that player, and of nobody else.
    #[must_use]
    pub fn is_of_player(&self, player: &str, side: Option<Color>) -> bool {
        self.player.trim() == player.trim() && (self.side == side || player.trim().is_empty())
    }

    /// Whether what is typed for years and for moves makes sense.
    #[must_use]
    pub fn has_sound_ranges(&self) -> bool {
        Self::is_sound_range(&self.years) && Self::is_sound_range(&self.plies)
    }

    /// Whether what is typed for years or moves makes sense. Nothing does.
    #[must_use]
    pub fn is_sound_range(typed: &str) -> bool {
        typed.trim().is_empty() || number_range(typed.trim()).is_some()
    }

    /// The question for this position, or for the castle that was chosen. The names in each group belong to one player.
    ///
    /// # Errors
    /// The pattern is malformed.
    pub fn query(
        &self,
        setup: &Setup,
        castle: Option<&Castle>,
        one_player: &[Vec<String>],
    ) -> Result<Query, PatternError> {
        let mut likeness = self.likeness;
        let sought = match self.board {
            SoughtBoard::Position => Sought::Position(Box::new(setup.clone())),
            SoughtBoard::WithoutHands => Sought::Pattern(Box::new(Pattern::without_hands(setup))),
            SoughtBoard::Pieces => Sought::Pattern(Box::new(Pattern::with_pieces_of(setup))),
            SoughtBoard::Castle => {
                castle.and_then(|castle| castle.pattern().ok()).map_or(Sought::Games, |(pattern, own)| {
                    likeness = own;
                    Sought::Pattern(Box::new(pattern))
                })
            }
            SoughtBoard::Pattern => Sought::Pattern(Box::new(self.pattern.parse()?)),
            SoughtBoard::Anything => Sought::Games,
        };
        let plies = number_range(self.plies.trim()).unwrap_or(0..=u32::MAX);
        let mut filter = self.filter();
        if !filter.players.is_empty() {
            filter.one_player = one_player.to_vec();
        }
        Ok(Query { likeness, plies, lasting: self.lasting, filter, ..Query::new(sought) })
    }

    /// Whether the question is narrower than what was played from the position in all games.
    #[must_use]
    pub fn narrows(&self) -> bool {
        // A side is that of a player.
        let side = self.side.filter(|_| self.player.trim().is_empty());
        *self != Self { is_open: self.is_open, side, ..Self::default() }
    }

    /// Whether the question is narrower than the buttons for the games of everybody and of this user show.
    #[must_use]
    pub fn narrows_otherwise(&self, own_name: &str) -> bool {
        let player = self.player.trim();
        let is_shown = !own_name.trim().is_empty() && (player.is_empty() || player == own_name.trim());
        if is_shown { self.of_player("", None).narrows() } else { self.narrows() }
    }

    /// The games that are meant. Nothing is asked for years that cannot be read.
    #[must_use]
    pub fn filter(&self) -> GameFilter {
        let text = |typed: &str| Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty());
        let year = |year: &u32| u16::try_from(*year).unwrap_or(u16::MAX);
        let players = text(&self.player).map(|name| PlayerFilter { name, color: self.side });
        let result = if players.is_some() { self.result } else { self.result.of_anybody() };
        GameFilter {
            players: players.into_iter().collect(),
            event: text(&self.event),
            years: number_range(self.years.trim()).map(|years| year(years.start())..=year(years.end())),
            handicap: text(&self.handicap).map(|name| handicap_in_records(&name)),
            result: result.filter(),
            rank: text(&self.rank),
            words: self.words.split_whitespace().map(str::to_owned).collect(),
            one_player: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Castles;

    #[test]
    fn what_is_not_filled_in_is_no_condition() {
        assert!(ExplorerForm::default().filter().is_open());
        let form = ExplorerForm { years: "20x".to_owned(), event: "  ".to_owned(), ..ExplorerForm::default() };
        assert!(form.filter().is_open() && !ExplorerForm::is_sound_range(&form.years));
        let form = form.of_player("Sato", Some(Color::Black));
        assert!(form.is_of_player("Sato ", Some(Color::Black)) && !form.is_of_player("Sato", None));
        let filter = ExplorerForm { years: "2020-".to_owned(), result: ResultChoice::Won, ..form }.filter();
        assert_eq!((filter.years, filter.result), (Some(2020..=u16::MAX), Some(ResultFilter::Won)));
        assert_eq!(filter.players[0].color, Some(Color::Black));
        assert!(ExplorerForm { result: ResultChoice::Lost, ..ExplorerForm::default() }.filter().is_open());
        let of_anybody = |choice: &ResultChoice| choice.of_anybody() == *choice;
        assert_eq!(ResultChoice::ALL.iter().position(|it| !of_anybody(it)), Some(ResultChoice::OF_ANYBODY));
    }

    #[test]
    fn what_no_other_button_shows_is_shown_by_the_filter() {
        let all = ExplorerForm { is_open: true, ..ExplorerForm::default() };
        let own = all.of_player("Sato", Some(Color::Black));
        let years = |form: &ExplorerForm| ExplorerForm { years: "2026".to_owned(), ..form.clone() };
        let others = all.of_player("Suzuki", None);
        for (form, name, is_otherwise) in [
            (&all, "Sato", false),
            (&own, "Sato", false),
            (&own, "", true),
            (&others, "Sato", true),
            (&years(&all), "Sato", true),
            (&years(&own), "Sato", true),
            (&years(&all), "", true),
        ] {
            assert_eq!(form.narrows_otherwise(name), is_otherwise, "{form:?} {name}");
        }
        let nobody = ExplorerForm { player: " ".to_owned(), ..own };
        assert!(nobody.is_of_player("", None) && !ExplorerForm { player: String::new(), ..nobody }.narrows());
    }

    #[test]
    fn whatever_is_chosen_is_asked_together() {
        let setup = crate::shogi::Position::even().setup().clone();
        let form = ExplorerForm { plies: "20-".to_owned(), lasting: 3, ..ExplorerForm::default() };
        assert!(form.narrows() && !ExplorerForm { is_open: true, ..ExplorerForm::default() }.narrows());
        let castle = Castles::shipped().all().first();
        let query = |board| ExplorerForm { board, ..form.clone() }.query(&setup, castle, &[]);
        let position = query(SoughtBoard::Position).unwrap();
        assert_eq!((position.plies, position.lasting), (20..=u32::MAX, 3));
        let castle = query(SoughtBoard::Castle).unwrap();
        let Sought::Pattern(pattern) = &castle.sought else { panic!("{:?}", castle.sought) };
        assert!(castle.likeness.is_turned && !pattern.matches(&setup));
        let Sought::Pattern(pieces) = query(SoughtBoard::Pieces).unwrap().sought else { panic!("it is a pattern") };
        assert!(pieces.matches(&setup) && !pieces.matches(crate::shogi::Handicap::Lance.position().setup()));
        assert!(query(SoughtBoard::Pattern).is_err(), "nothing is typed");
        assert_eq!(query(SoughtBoard::Anything).unwrap().sought, Sought::Games);
    }

    #[test]
    fn names_become_one_player_and_part_again() {
        let names = ["佐藤昇", "佐藤 昇五段"].map(str::to_owned);
        let mut settings = LibrarySettings::default();
        settings.unite(&names);
        assert!(settings.are_one(&names) && settings.are_one(&names[..1]));
        let form = ExplorerForm { player: "佐藤昇".to_owned(), ..ExplorerForm::default() };
        let setup = crate::shogi::Position::even().setup().clone();
        assert_eq!(form.query(&setup, None, &settings.one_player).unwrap().filter.one_player.len(), 1);
        settings.unite(&names);
        assert!(settings.one_player.is_empty());
    }

    #[test]
    fn a_folder_is_there_once() {
        let mut settings = LibrarySettings::default();
        for folder in ["games", "more", "games"] {
            settings.add(PathBuf::from(folder));
        }
        assert_eq!(settings.folders.len(), 2);
    }
}
