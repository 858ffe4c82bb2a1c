//! Events in words.

use super::{Arg, Text};
use crate::hall::Notice;
use crate::rules::EndReason;
use crate::session::EventGame;
use crate::shogi::Handicap;
use crate::tournament::{BoardWords, Mark, PairingsError, PairingsErrorKind, Round, TournamentError, TournamentFault};

impl Text {
    /// The name of a round: Round 3, 第3回戦, or its own name if it has one.
    #[must_use]
    pub fn round_named(&self, number: u32, name: &str) -> String {
        if name.is_empty() { self.tell("event-round", &[("number", number.into())]) } else { name.to_owned() }
    }

    /// Several rounds by their numbers, which are in order: "Round 2", "Rounds 1–3, 5".
    #[must_use]
    pub fn rounds(&self, numbers: &[u32]) -> String {
        if let [number] = numbers {
            return self.round_named(*number, "");
        }
        let runs = numbers.chunk_by(|before, number| before + 1 == *number).map(|run| match run {
            [first, .., last] => self.tell("event-rounds-run", &[("first", (*first).into()), ("last", (*last).into())]),
            run => run.iter().map(u32::to_string).collect(),
        });
        let numbers = runs.collect::<Vec<_>>().join(&self.say("list-comma"));
        self.tell("event-rounds", &[("numbers", numbers.into())])
    }

    /// What a hall is told of a table, in a few words.
    #[must_use]
    pub fn hall_notice(&self, notice: Notice) -> String {
        self.say(match notice {
            Notice::RepetitionNear => "hall-repetition",
            Notice::Declaration => "hall-declaration",
            Notice::Claim => "hall-claim",
            Notice::ImpasseProposed => "hall-impasse",
            Notice::Called => "hall-called",
            Notice::Adjourned => "hall-adjourned",
            Notice::Stopped => "hall-stopped",
        })
    }

    /// Where in an event a game is played: "Round 3 · Table 2".
    #[must_use]
    pub fn event_place(&self, game: &EventGame) -> String {
        let table = self.tell("hall-table", &[("number", game.table.into())]);
        format!("{} · {table}", self.round_named(game.round, &game.round_name))
    }

    /// The number of the game in its series: "Game 2, best of 3"; `None` if there is no series.
    #[must_use]
    pub fn series(&self, game: &EventGame) -> Option<String> {
        let args = [("game", Arg::from(game.game)), ("best", game.best_of.into())];
        (game.best_of > 1).then(|| self.tell("event-series", &args))
    }

    /// Where and why a text is not an event.
    #[must_use]
    pub fn tournament_error(&self, error: &TournamentError) -> String {
        self.at_field(error.line, &error.field, self.tournament_fault(&error.fault))
    }

    /// What in an event contradicts the rest of it.
    #[must_use]
    pub fn tournament_fault(&self, fault: &TournamentFault) -> String {
        let in_round = |id, round: u32, table: u32| self.tell(id, &[("round", round.into()), ("table", table.into())]);
        match fault {
            TournamentFault::Unreadable { fault, .. } => self.ron_fault(fault),
            TournamentFault::UnknownVersion(version) => {
                self.tell("event-unknown-version", &[("version", (*version).into())])
            }
            TournamentFault::NoTitle => self.say("event-no-title"),
            TournamentFault::NoTime => self.say("event-no-time"),
            TournamentFault::NoGame => self.say("event-no-game"),
            TournamentFault::NoBoards => self.say("pairing-no-boards"),
            TournamentFault::RoundTwice(round) => self.tell("event-round-twice", &[("round", (*round).into())]),
            TournamentFault::TableTwice { round, table } => in_round("event-table-twice", *round, *table),
            TournamentFault::TooManyResults { round, table } => in_round("event-too-many-results", *round, *table),
            TournamentFault::PlayerWithoutName => self.say("event-player-no-name"),
            TournamentFault::NumberTwice(number) => self.tell("event-number-twice", &[("number", (*number).into())]),
            TournamentFault::EnteredTwice(name) => self.tell("event-entered-twice", &[("name", name.as_str().into())]),
            TournamentFault::PlaysTwice { name, .. } => {
                self.tell("event-plays-twice", &[("name", name.as_str().into())])
            }
        }
    }

    /// Where and why a file does not hold pairings, and what to do about it.
    #[must_use]
    pub fn pairings_error(&self, error: &PairingsError) -> Vec<String> {
        error.faults().map(|(line, kind)| self.at_line(line, self.pairings_fault(kind))).collect()
    }

    /// What is so on a line of a file.
    #[must_use]
    pub fn at_line(&self, line: u64, reason: String) -> String {
        self.tell("at-line", &[("line", line.into()), ("reason", reason.into())])
    }

    fn pairings_fault(&self, kind: &PairingsErrorKind) -> String {
        let about = |id, text: &str| self.tell(id, &[("text", text.into())]);
        match kind {
            PairingsErrorKind::NotText(_) => self.say("pairings-no-text"),
            PairingsErrorKind::Empty => self.say("pairings-empty"),
            PairingsErrorKind::NoColumn(_) => self.say("pairings-no-column"),
            PairingsErrorKind::OneColumn(text) => about("list-one-column", text),
            PairingsErrorKind::TooManyCells(text) => about("list-too-many-cells", text),
            PairingsErrorKind::NotANumber(text) => about("pairings-no-number", text),
            PairingsErrorKind::UnknownHandicap(text) => about("pairings-unknown-handicap", text),
            PairingsErrorKind::NoPlayer => self.say("pairings-no-player"),
            PairingsErrorKind::TableTwice(table) => self.tell("pairings-table-twice", &[("table", (*table).into())]),
            PairingsErrorKind::OpenQuote => self.say("pairings-open-quote"),
            PairingsErrorKind::BadList(message) => about("pairings-bad-list", message),
            PairingsErrorKind::BadJson(message) => about("pairings-bad-json", message),
            PairingsErrorKind::UnknownPlayer { round, player } => {
                let args = [("round", Arg::from(*round)), ("player", player.as_str().into())];
                self.tell("pairings-unknown-player", &args)
            }
        }
    }
}

impl BoardWords for Text {
    fn round(&self, round: &Round) -> String {
        self.round_named(round.number, &round.name)
    }

    fn table(&self, number: u32) -> String {
        self.tell("hall-table", &[("number", number.into())])
    }

    fn handicap(&self, handicap: Handicap) -> String {
        Self::handicap(self, handicap)
    }

    fn reason(&self, reason: &EndReason) -> String {
        self.end_reason(reason)
    }

    fn by_hand(&self) -> String {
        self.say("event-state-by-hand")
    }

    fn bye(&self) -> String {
        self.say("event-bye")
    }

    fn legend(&self) -> String {
        let marks = [
            (Mark::Won, "event-mark-won"),
            (Mark::Lost, "event-mark-lost"),
            (Mark::Drawn, "event-mark-drawn"),
            (Mark::WonByDefault, "event-mark-default"),
            (Mark::LostByDefault, "event-mark-absent"),
            (Mark::Open, "standings-open"),
        ];
        marks.map(|(mark, name)| format!("{} {}", mark.sign(), self.say(name))).join("  ")
    }
}
