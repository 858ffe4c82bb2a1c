//! The open event, with what its file does not say yet.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::event::form::{BroughtRecord, EventPage, EventPaper, KeptResult, LooseRecord};
use crate::app::event::job::EventTrouble;
use crate::app::event::state::EventQuestion;
use crate::app::journal::form::BrokenOffGame;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::journal::BrokenOff;
use crate::rules::RuleProfile;
use crate::session::MatchSetup;
use crate::tournament::{Entrant, GamePlace, InPlay, PairedBefore, Round, Table, TableResult, Tournament};

/// The event that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenEvent {
    /// The event.
    pub tournament: Tournament,
    /// Its file; `None` before it was first saved.
    pub path: Option<PathBuf>,
    /// What that file said when it was last read or written; `None` before it was. What differs from it was changed here.
    pub in_file: Option<Box<Tournament>>,
    /// What is being written; `None` while nothing is.
    pub writing: Option<Box<Tournament>>,
    /// Questions that are asked once no other one is on screen.
    pub waiting: Vec<EventQuestion>,
    /// The number of the round that is shown.
    pub round: u32,
    /// Whether it was chosen although another is being played: then it stays until somebody chooses another, one comes in
    /// here, or it is the one being played.
    pub stays: bool,
    /// The number of the table that is chosen in it.
    pub table: Option<u32>,
    /// The page that is shown.
    pub page: EventPage,
    /// The round after which standings are shown and printed; `None` for the last one, whichever that is.
    pub standings_after: Option<u32>,
    /// The number of the player who is chosen.
    pub player: Option<u32>,
    /// What was typed to find players.
    pub sought: String,
    /// What to print once a file is chosen for it.
    pub paper: Option<EventPaper>,
    /// The game that is about to be started, once the file of the event says so.
    pub claiming: Option<GamePlace>,
    /// The game that is about to be set up on the board.
    pub starting: Option<GamePlace>,
    /// When its file was last checked for others' changes.
    pub looked: SessionTime,
    /// Whether it is being checked.
    pub looking: bool,
    /// Whether what that check finds may be older than what was written since.
    pub is_look_outdated: bool,
    /// How many of the last checks in a row did not reach the file.
    pub missed: u32,
    /// Whether somebody has asked to save it, and so is asked what is to become of a damaged file.
    pub insists: bool,
    /// What was wrong with the file at the last check, already reported.
    pub told: Option<EventTrouble>,
    /// When to try again to write what could not be written.
    pub retry: Option<SessionTime>,
    /// The records that do not lie beside the file yet.
    pub loose: Vec<LooseRecord>,
    /// The records of an earlier run of the program that this one has written beside the file.
    pub brought: Vec<BroughtRecord>,
    /// The game of it that is in play on this board, and its record, by its first revision.
    pub on_board: Option<(GamePlace, u64)>,
    /// The result of that game that somebody has entered elsewhere meanwhile, once that is told.
    pub decided: Option<Box<KeptResult>>,
    /// Whether the window closes once nothing is being written.
    pub quits: bool,
    /// The pairings that were removed here, each with its round.
    pub removed: Vec<(u32, Table)>,
    /// By which rules its games have begun, as they were then.
    pub rules: Option<Box<RuleProfile>>,
    /// The rounds that were told to be paired on results which have been corrected since.
    pub paired_before: Vec<PairedBefore>,
}

impl OpenEvent {
    /// How long after a failure to try again.
    pub const PAUSE: Duration = Duration::from_secs(5);

    /// Tries again after a pause to write what could not be written.
    pub const fn try_later(&mut self, now: SessionTime) {
        self.retry = Some(now.plus(Self::PAUSE));
    }

    /// An event as it is in `path`.
    #[must_use]
    pub fn new(tournament: Tournament, path: Option<PathBuf>) -> Self {
        let round = tournament.current_round().map_or(1, |round| round.number);
        let past = tournament.paired_before().into_iter().filter(|paired| paired.is_over).collect();
        let in_file = path.is_some().then(|| Box::new(tournament.clone()));
        Self {
            tournament,
            path,
            in_file,
            writing: None,
            waiting: Vec::new(),
            round,
            stays: false,
            table: None,
            page: EventPage::default(),
            standings_after: None,
            player: None,
            sought: String::new(),
            paper: None,
            claiming: None,
            starting: None,
            looked: SessionTime::default(),
            looking: false,
            is_look_outdated: false,
            missed: 0,
            insists: false,
            told: None,
            retry: None,
            loose: Vec::new(),
            brought: Vec::new(),
            on_board: None,
            decided: None,
            quits: false,
            removed: Vec::new(),
            rules: None,
            paired_before: past,
        }
    }

    /// Moves it to another file, to which all of it has to be written.
    pub fn move_to(&mut self, path: PathBuf) {
        if self.path.as_ref() != Some(&path) {
            (self.writing, self.in_file) = (None, None);
        }
        self.path = Some(path);
    }

    /// Shows the standings after the round that somebody chose. After the last one they go on with what comes.
    pub fn show_standings_after(&mut self, number: u32) {
        self.standings_after = Some(number).filter(|number| Some(*number) != self.tournament.last_paired());
    }

    /// The round after which standings are shown; `None` before any is paired.
    #[must_use]
    pub fn standings_round(&self) -> Option<u32> {
        let chosen = self.standings_after.filter(|number| self.tournament.round(*number).is_some_and(Round::is_paired));
        chosen.or_else(|| self.tournament.last_paired())
    }

    /// Whether the file cannot be read. A single miss may be another machine just replacing it.
    #[must_use]
    pub const fn is_out_of_reach(&self) -> bool {
        self.missed > 1 || self.told.is_some()
    }

    /// Whether the file does not hold all of it.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.path.is_none() || self.in_file.as_deref() != Some(&self.tournament)
    }

    /// The results that its file does not hold yet, each with the one that it has in its place.
    #[must_use]
    pub fn new_results(&self) -> Vec<(GamePlace, Option<TableResult>, TableResult)> {
        match &self.in_file {
            Some(in_file) => self.tournament.results_since(in_file),
            None => self.tournament.results_since(&Tournament { rounds: Vec::new(), ..self.tournament.clone() }),
        }
    }

    /// Whether closing the window would lose something: not in the file, or waiting for an answer.
    #[must_use]
    pub fn would_be_lost(&self) -> bool {
        self.is_unsaved() || !self.waiting.is_empty()
    }

    /// Whether the file does not yet say of this game whether it is in play.
    #[must_use]
    pub fn is_to_be_told(&self, place: GamePlace) -> bool {
        let in_file = self.in_file.as_ref().and_then(|in_file| in_file.in_play(place));
        in_file != self.tournament.in_play(place)
    }

    /// The pairing that is chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<&Table> {
        self.tournament.table(self.round, self.table?)
    }

    /// The round to pair next: the last paired one if nothing in it has begun, otherwise the next. A round robin is
    /// paired ahead.
    #[must_use]
    pub fn round_to_pair(&self) -> u32 {
        let next = self.tournament.next_round();
        let is_by_table = self.tournament.pairing.as_ref().is_some_and(|rules| rules.system.is_by_table());
        let last = next.checked_sub(1).and_then(|last| self.tournament.round(last)).filter(|_| !is_by_table);
        let is_open = last.filter(|round| !round.has_begun());
        is_open.map_or(next, |round| round.number)
    }

    /// The player who is chosen.
    #[must_use]
    pub fn chosen_player(&self) -> Option<&Entrant> {
        self.tournament.entrant(self.player?)
    }

    /// The game of the selected pairing that a result entered by hand is for: the next one, or the last one if none is
    /// left.
    #[must_use]
    pub fn place_by_hand(&self) -> Option<GamePlace> {
        let table = self.chosen()?;
        let last = table.next_game() - 1;
        let game = if table.is_over() { last } else { last + 1 };
        Some(GamePlace { round: self.round, table: table.number, game })
    }

    /// The game of the chosen pairing that was started and has no result.
    #[must_use]
    pub fn started_place(&self) -> Option<GamePlace> {
        let table = self.chosen()?;
        let playing = table.in_play()?;
        Some(GamePlace { round: self.round, table: table.number, game: playing.game })
    }

    /// The last game of the chosen pairing that has a result.
    #[must_use]
    pub fn last_place(&self) -> Option<GamePlace> {
        let table = self.chosen().filter(|table| !table.games.is_empty())?;
        Some(GamePlace { round: self.round, table: table.number, game: table.next_game() - 1 })
    }
}

impl AppState {
    /// Where the game with this setup belongs, if the event says that it has since been started on another machine, or
    /// has a result.
    #[must_use]
    pub fn goes_on_elsewhere(&self, setup: &MatchSetup) -> Option<GamePlace> {
        let tournament = &self.event.as_ref()?.tournament;
        let (place, _) = tournament.place_of(setup)?;
        let is_other = |playing: &InPlay| !playing.on.is_empty() && playing.on != self.machine.name;
        let is_elsewhere = tournament.in_play(place).is_some_and(is_other) || tournament.result(place).is_some();
        is_elsewhere.then_some(place)
    }

    /// The game of this place that was broken off on this machine, and is still to be played here: it was not started
    /// elsewhere meanwhile.
    #[must_use]
    pub fn interrupted_at(&self, place: GamePlace) -> Option<&BrokenOffGame> {
        let tournament = &self.event.as_ref()?.tournament;
        let is_there = |game: &&BrokenOffGame| match &game.recovered {
            BrokenOff::Match(game) if game.is_to_be_played() => {
                let setup = game.session.setup();
                let is_of_place = tournament.place_of(setup).is_some_and(|(there, _)| there == place);
                is_of_place && self.goes_on_elsewhere(setup).is_none()
            }
            BrokenOff::Match(_) | BrokenOff::Clock(_) | BrokenOff::Review(_) => false,
        };
        self.put_off.iter().chain(&self.broken_off).find(is_there)
    }

    /// How much time has passed since midnight at `now`.
    #[must_use]
    pub fn since_midnight(&self, now: SessionTime) -> Duration {
        let (at, since_midnight) = self.day;
        since_midnight + now.since(at)
    }
}
