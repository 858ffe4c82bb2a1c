//! The event on screen: its pages, the selected pairing, and the forms.

mod chosen;
mod clashes;
mod countdown;
mod forms;
mod hall_order;
mod handicaps_set;
mod notices;
mod pairing_rules;
mod pairings;
mod players;
mod progress;
mod proposal;
mod questions;
mod result_words;
mod rules_changed;
mod standings;
mod still_paired;
mod toss;

pub use chosen::ChosenScene;
pub use countdown::CountdownScene;
pub use forms::{EventFormScene, PairingScene};
pub use hall_order::HallOrderScene;
pub use handicaps_set::handicaps_set;
pub use notices::{already_decided, no_place, paired_before, paired_elsewhere, results_outside};
pub use pairing_rules::{Choices, PairingRulesScene};
pub use pairings::{ByeRow, MatchRow, PairingRow, RowPlayer};
pub use players::{ChosenPlayer, EntrantScene, PlayerListScene, PlayerRow, PlayersScene};
pub use proposal::{ChosenProposed, ProposalScene, ProposedPlayer};
pub use questions::{event_question, kept_words, unplaced_words};
pub use standings::StandingsScene;
pub use toss::EventTossScene;

use crate::app::event::form::EventPage;
use crate::app::event::job::EventTrouble;
use crate::app::event::state::OpenEvent;
use crate::app::scene::NoticeScene;
use crate::app::scene::notices::notice_scene;
use crate::app::state::{AppState, Document, NoticeKind};
use crate::clock::SessionTime;
use crate::storage::FileError;
use crate::text::Text;

/// The event window.
#[derive(Clone, Debug)]
pub struct EventScene {
    /// The event's title, or that none is open.
    pub headline: String,
    /// The latest notice about its files, which the window would cover, or what somebody should look at.
    pub remark: Option<NoticeScene>,
    /// The event, if one is open.
    pub open: Option<OpenEventScene>,
}

/// An event that is open.
#[derive(Clone, Debug)]
pub struct OpenEventScene {
    /// Rules and time in one line.
    pub rules: String,
    /// The file, and whether it holds everything.
    pub file: String,
    /// Whether something has not been written.
    pub is_unsaved: bool,
    /// Whether it has to be saved by hand: nothing is being written.
    pub can_be_saved: bool,
    /// Whether what others write there cannot be seen.
    pub is_out_of_reach: bool,
    /// The rounds: number and name.
    pub rounds: Vec<(u32, String)>,
    /// The number of the round that is shown.
    pub round: u32,
    /// What everybody waits for: that the hall is stopped, otherwise the countdown.
    pub waiting: Option<String>,
    /// The pages, with words.
    pub pages: Vec<(EventPage, String)>,
    /// The page that is shown.
    pub page: PageScene,
    /// The pairings of that round.
    pub rows: Vec<PairingRow>,
    /// The meetings of teams in it.
    pub matches: Vec<MatchRow>,
    /// Those who have no opponent in it.
    pub byes: Vec<ByeRow>,
    /// The chosen pairing.
    pub chosen: Option<ChosenScene>,
    /// Why no game can be started.
    pub trouble: Option<String>,
    /// The order to the hall, and the tables it has not reached; `None` without a folder.
    pub hall: Option<HallOrderScene>,
    /// Whether the event has a table of handicaps by rank.
    pub has_handicaps: bool,
}

/// What the page that is shown has besides the round.
#[derive(Clone, Debug)]
pub enum PageScene {
    /// The pairings of the round.
    Pairings,
    /// The players.
    Players(PlayersScene),
    /// The standings.
    Standings(StandingsScene),
}

impl PageScene {
    fn of(event: &OpenEvent, text: &Text) -> Self {
        match event.page {
            EventPage::Pairings => Self::Pairings,
            EventPage::Players => Self::Players(PlayersScene::of(event, text)),
            EventPage::Standings => Self::Standings(StandingsScene::of(event, text)),
        }
    }

    /// Which page it is.
    #[must_use]
    pub const fn page(&self) -> EventPage {
        match self {
            Self::Pairings => EventPage::Pairings,
            Self::Players(_) => EventPage::Players,
            Self::Standings(_) => EventPage::Standings,
        }
    }
}

fn page_name(page: EventPage) -> &'static str {
    match page {
        EventPage::Pairings => "event-page-pairings",
        EventPage::Players => "event-page-players",
        EventPage::Standings => "event-page-standings",
    }
}

impl EventScene {
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Self {
        let headline = state.event.as_ref().map(|event| event.tournament.title.clone());
        Self {
            headline: headline.unwrap_or_else(|| text.say("event-none")),
            remark: remark(state, text),
            open: state.event.as_ref().map(|event| OpenEventScene::of(state, event, text, now)),
        }
    }
}

fn remark(state: &AppState, text: &Text) -> Option<NoticeScene> {
    let is_about_files = |kind: &NoticeKind| {
        matches!(
            kind,
            NoticeKind::EventTrouble { .. }
                | NoticeKind::ResultsOutside { .. }
                | NoticeKind::EventMerged
                | NoticeKind::PairingsRead { .. }
                | NoticeKind::Unlisted(_)
                | NoticeKind::HandicapsSet(_)
                | NoticeKind::Published { .. }
                | NoticeKind::PlayersEntered { .. }
                | NoticeKind::NotPaired(_)
                | NoticeKind::PairedBefore(_)
                | NoticeKind::PairedElsewhere(_)
                | NoticeKind::NotSaved { what: Document::Event | Document::Results, .. }
                | NoticeKind::PlayedHere
                | NoticeKind::NotStarted(_)
                | NoticeKind::Saved { what: Document::Results, .. }
        )
    };
    let last = state.notices.iter().rev().find(|notice| is_about_files(&notice.kind));
    let event = state.event.as_ref();
    let note =
        || event.and_then(|event| rules_changed::note(state, event, text).or_else(|| still_paired::note(event, text)));
    last.map(|notice| notice_scene(&notice.kind, text)).or_else(note)
}

impl OpenEventScene {
    fn of(state: &AppState, event: &OpenEvent, text: &Text, now: SessionTime) -> Self {
        let tournament = &event.tournament;
        let profile = state.profiles.find(&tournament.profile);
        let trouble = profile.is_none().then(|| {
            let id = tournament.profile.as_str();
            text.tell("event-unknown-rules", &[("id", id.into())])
        });
        let rules = profile.map(|profile| text.profile_name(profile).to_owned());
        let rounds = tournament.rounds.iter();
        let hall = HallOrderScene::of(state, event, text, now);
        let stopped = hall.as_ref().filter(|hall| hall.is_stopped).map(|hall| hall.words.clone());
        Self {
            rules: rules.into_iter().chain([text.time_control(tournament.time)]).collect::<Vec<_>>().join(" · "),
            file: file_words(event, text),
            is_unsaved: event.is_unsaved(),
            can_be_saved: event.is_unsaved() && event.writing.is_none(),
            is_out_of_reach: event.is_out_of_reach(),
            rounds: rounds.map(|round| (round.number, text.round_named(round.number, &round.name))).collect(),
            round: event.round,
            waiting: stopped.or_else(|| CountdownScene::of(state, text, now).map(|it| it.in_one_line())),
            pages: EventPage::ALL.map(|page| (page, text.say(page_name(page)))).into(),
            page: PageScene::of(event, text),
            rows: pairings::rows(state, event, text, now),
            matches: pairings::matches(event),
            byes: pairings::byes(event, text),
            chosen: ChosenScene::of(state, event, text),
            trouble,
            hall,
            has_handicaps: tournament.handicaps.is_some(),
        }
    }
}

fn file_words(event: &OpenEvent, text: &Text) -> String {
    let name = event.path.as_deref().map(crate::app::files::form::file_name);
    let words = match (event.is_unsaved(), event.is_out_of_reach(), &event.told) {
        (true, ..) => "status-unsaved",
        (false, _, Some(_)) => "status-damaged",
        (false, true, None) => "status-out-of-reach",
        (false, false, None) => "status-saved",
    };
    name.into_iter().chain([text.say(words)]).collect::<Vec<_>>().join(" · ")
}

/// Why a file could not be used, in words.
pub fn trouble_words(trouble: &EventTrouble, text: &Text) -> String {
    trouble_lines(trouble, text).join(" ")
}

/// The same, a list line by line.
pub fn trouble_lines(trouble: &EventTrouble, text: &Text) -> Vec<String> {
    match trouble {
        EventTrouble::Pairings(error) => text.pairings_error(error),
        EventTrouble::Players(error) => text.players_error(error),
        EventTrouble::File(reason) => vec![text.file_error(reason)],
        EventTrouble::Gone => vec![text.file_error(&FileError::NotThere)],
        EventTrouble::NoText => vec![text.say("no-text")],
        EventTrouble::Event(error) => vec![text.tournament_error(error)],
        EventTrouble::Unfit(fault) => vec![text.tournament_fault(fault)],
    }
}
