//! What people at the board do: play a game, review one, set up a position, or play on a physical board with this
//! program as the clock.
//!
//! A session receives commands, each with the instant it was given, and returns events. It makes all the decisions but
//! has no effects: sounds, files and pictures follow from its events elsewhere.
//!
//! A match is [`MatchSession`]: `match_moves` plays moves, `match_claims` hears claims, `match_impasse` declarations
//! and offers, `match_hall` stops with the hall, `match_orders` and `match_rulings` obey the arbiter, `match_log` keeps
//! what was done. A record that is gone through is [`ReviewSession`], a position that is set up [`PositionEditor`].

mod arbiter_order;
mod bookmarks;
mod claim_fate;
mod clock_session;
mod edit_history;
mod match_claims;
mod match_command;
mod match_corrections;
mod match_event;
mod match_hall;
mod match_impasse;
mod match_log;
mod match_moves;
mod match_orders;
mod match_record;
mod match_rulings;
mod match_session;
mod match_setup;
mod match_sleep;
mod match_view;
mod next_game;
mod pending;
mod piece_place;
mod position_editor;
mod record_judgement;
mod review_command;
mod review_place;
mod review_session;
mod sealed;
mod setup_remark;
mod time_limit;
mod who_plays;

pub use crate::rules::Claimant;
pub use arbiter_order::{ArbiterAct, ArbiterOrder, ArbiterRuling, ClaimRuling, DeclarationDecision, Signature};
pub use claim_fate::ClaimFate;
pub use clock_session::{ClockCommand, ClockSession, ClockSessionEvent, ClockStatus, Correction};
pub use match_command::{Consent, MatchCommand, SleepRuling};
pub use match_event::{MatchEvent, Refusal};
pub use match_log::LogEntry;
pub use match_session::{Halt, MatchSession, MatchStatus};
pub use match_setup::{EventGame, MatchSetup, Player, StartPosition};
pub use next_game::{Attempt, FURIGOMA_KEY, NextGame};
pub use pending::{ClaimCase, DeclarationCase, Pending, SleepCase};
pub use piece_place::{PiecePlace, PieceTarget};
pub use position_editor::{PositionEditor, SetupCommand};
pub use record_judgement::{RecordJudgement, RecordRuling};
pub use review_command::{Direction, EditCommand, ReviewCommand, Waypoint};
pub use review_session::ReviewSession;
pub use setup_remark::SetupRemark;
pub use time_limit::{time_limit_of, time_limit_words};
