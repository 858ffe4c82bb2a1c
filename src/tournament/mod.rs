//! An event (大会): who plays whom at which table, by which rules, and with what result.
//!
//! This is all data: a [`Tournament`] is a file that people can read and write, pairings are read from the programs
//! that make them or proposed here, standings follow from the results, and both are exported for other programs. Players
//! who sit down at a table find their game set up from it.

mod corrections;
mod doubts;
mod entrant;
mod event_file;
mod event_lines;
mod game_place;
mod in_play;
mod look_alikes;
mod merge;
mod notice_board;
mod pairing;
mod pairing_rules;
mod pairings;
mod pairings_csv;
mod pairings_osp;
mod players_csv;
mod ranks;
mod results;
mod roster;
mod round;
mod score;
mod score_sheet;
mod seated_as;
mod series;
mod standings;
mod standings_list;
mod table_result;
mod table_time;
mod team_match;
mod team_sheet;
mod time_of_day;
mod timetable;
mod tournament_error;

pub use corrections::{Correction, PairedBefore};
pub use doubts::{Doubt, StillPaired};
pub use entrant::{Absence, Entrant};
pub use event_file::Tournament;
pub use event_lines::EventLines;
pub use game_place::{GamePlace, ResultEntry};
pub use in_play::{InPlay, StartHindrance};
pub use merge::{Clash, Merged, Remover, Versions};
pub use notice_board::{BoardWords, aligned, notice_board, notice_rows};
pub use pairing::{ByeGiven, ByeWhy, Pair, PairingError, Proposal, SidesWhy, Why};
pub use pairing_rules::{Criterion, DoubleDefault, PairingRules, Sides, System, TeamMeeting, Unplayed, Worth};
pub use pairings::{Pairings, PairingsError, PairingsErrorKind, read_pairings};
pub use players_csv::{PlayerList, PlayersError, PlayersErrorKind, PlayersRemark, read_players};
pub use ranks::RankedTables;
pub use results::{handicap_word, results_csv};
pub use roster::EntrantChange;
pub use round::{Round, Seat, Table, Terms};
pub use score::Points;
pub use score_sheet::{Contestant, Did, How, ScoreSheet, Stranger};
pub use seated_as::SeatedAs;
pub use series::Score;
pub use standings::{Standing, Standings};
pub use standings_list::{StandingColumn, StandingWords, did_word, standings_csv, standings_rows, standings_text};
pub use table_result::{GameEnd, Mark, TableResult};
pub use table_time::{LateTime, TableTime};
pub use team_match::{TeamMatch, TeamName};
pub use time_of_day::{NoTimeOfDay, TimeOfDay};
pub use timetable::{Countdown, Until};
pub use tournament_error::{TournamentError, TournamentFault};
