//! Proposed pairings, standings and lists of players in words.

use super::{Arg, Text};
use crate::shogi::Handicap;
use crate::tournament::{
    Absence, ByeWhy, Criterion, Doubt, Pair, PairedBefore, PairingError, PlayersError, PlayersErrorKind, PlayersRemark,
    Points, Round, Seat, SidesWhy, StandingColumn, StandingWords, Table, Terms, Why,
};

impl Text {
    /// Who has Black, and what handicap is given.
    #[must_use]
    pub fn terms(&self, table: &Table) -> String {
        let black = |seat: Seat| self.tell("pairing-black", &[("name", table.player(seat).name.as_str().into())]);
        match table.terms {
            Terms::Toss => self.say("pairing-toss"),
            Terms::Black(seat) => black(seat),
            Terms::Handicap { handicap: Handicap::Even, by } => black(by.other()),
            Terms::Handicap { by, handicap } => {
                let args =
                    [("name", Arg::from(table.player(by).name.as_str())), ("handicap", self.handicap(handicap).into())];
                self.tell("proposal-handicap", &args)
            }
        }
    }

    /// Why two meet, and why the sides are as they are.
    #[must_use]
    pub fn why_paired(&self, pair: &Pair) -> String {
        let why = self.why_met(&pair.why);
        let met = pair.met_in.map(|round| self.tell("proposal-met", &[("round", round.into())]));
        let sides = self.say(match pair.sides {
            SidesWhy::Tossed => "proposal-sides-tossed",
            SidesWhy::Balanced => "proposal-sides-balanced",
            SidesWhy::Ranks => "proposal-sides-ranks",
            SidesWhy::LaidDown => "proposal-sides-laid-down",
            SidesWhy::ByHand => "proposal-sides-by-hand",
        });
        [Some(why), met, Some(sides)].into_iter().flatten().collect::<Vec<_>>().join(&self.say("list-comma"))
    }

    fn why_met(&self, why: &Why) -> String {
        match why {
            Why::Scores(scores) => self.why_scores(*scores),
            Why::Berger(players) => self.tell("proposal-berger", &[("players", players.to_string().into())]),
            Why::Bracket(places) => {
                let [first, second] = places.map(|place| Arg::from(place.to_string()));
                self.tell("proposal-bracket", &[("first", first), ("second", second)])
            }
            Why::Board { board, teams, why } => {
                let [first, second] = teams.each_ref().map(|team| Arg::from(team.to_string()));
                let board =
                    self.tell("proposal-board", &[("board", (*board).into()), ("first", first), ("second", second)]);
                let why = match &**why {
                    Why::Berger(teams) => self.tell("proposal-berger-teams", &[("teams", teams.to_string().into())]),
                    why => self.why_met(why),
                };
                format!("{board}{}{why}", self.say("list-comma"))
            }
            Why::ByHand => self.say("proposal-by-hand"),
        }
    }

    fn why_scores(&self, [first, second]: [Points; 2]) -> String {
        let (first, second) = (first.to_string(), second.to_string());
        if first == second {
            return self.tell("proposal-same-score", &[("score", first.into())]);
        }
        self.tell("proposal-scores", &[("first", first.into()), ("second", second.into())])
    }

    /// Why somebody has no opponent.
    #[must_use]
    pub fn why_bye(&self, why: ByeWhy) -> String {
        match why {
            ByeWhy::Odd { score, byes } => {
                let args = [("score", Arg::from(score.to_string())), ("byes", byes.to_string().into())];
                self.tell("proposal-bye-odd", &args)
            }
            ByeWhy::NoOpponent => self.say("proposal-bye-no-opponent"),
            ByeWhy::Team => self.say("proposal-bye-team"),
            ByeWhy::ByHand => self.say("proposal-by-hand"),
        }
    }

    /// After round 3, 第3回戦終了時; while games of it are open: Round 3 so far, 第3回戦途中
    #[must_use]
    pub fn after_round(&self, round: &Round) -> String {
        if round.name.is_empty() {
            let name = if round.is_over() { "standings-after" } else { "standings-during" };
            return self.tell(name, &[("number", round.number.into())]);
        }
        let name = if round.is_over() { "standings-after-named" } else { "standings-during-named" };
        self.tell(name, &[("name", round.name.as_str().into())])
    }

    /// Why somebody takes no part in a round.
    #[must_use]
    pub fn absence(&self, absence: Absence) -> String {
        self.say(match absence {
            Absence::NotYet => "proposal-not-yet",
            Absence::Withdrawn => "proposal-withdrawn",
            Absence::Asked => "proposal-asked",
        })
    }

    /// Somebody who is paired without being on the list.
    #[must_use]
    pub fn stranger(&self, round: u32, name: &str) -> String {
        self.in_round("pairing-stranger", round, name)
    }

    fn in_round(&self, id: &str, round: u32, name: &str) -> String {
        self.tell(id, &[("round", round.into()), ("name", name.into())])
    }

    /// Why a round cannot be paired, and what to do.
    #[must_use]
    pub fn pairing_error(&self, error: &PairingError) -> String {
        let at_table = |id, round: u32, table: u32| self.tell(id, &[("round", round.into()), ("table", table.into())]);
        let named = |id, name: &str| self.tell(id, &[("name", name.into())]);
        match error {
            PairingError::NoSuchRound => self.say("pairing-no-such-round"),
            PairingError::TooFew { round, count } => {
                let args = [("round", Arg::from(*round)), ("count", count.to_string().into())];
                self.tell("pairing-too-few", &args)
            }
            PairingError::TooMany { count, most } => {
                let args = [("count", Arg::from(count.to_string())), ("most", most.to_string().into())];
                self.tell("pairing-too-many", &args)
            }
            PairingError::NotPaired { round } => self.tell("pairing-round-missing", &[("round", (*round).into())]),
            PairingError::Unfinished { round, table } => at_table("pairing-unfinished", *round, *table),
            PairingError::Begun { round, table } => at_table("pairing-begun", *round, *table),
            PairingError::Stranger { round, name } => self.stranger(*round, name),
            PairingError::ListChanged { names: [first, second] } => {
                let args = [("first", Arg::from(first.as_str())), ("second", second.as_str().into())];
                self.tell("pairing-list-changed", &args)
            }
            PairingError::TooLate { name } => named("pairing-too-late", name),
            PairingError::NoWinner { round, table } => at_table("pairing-no-winner", *round, *table),
            PairingError::NotByBracket { round, name } => self.in_round("pairing-not-by-bracket", *round, name),
            PairingError::Over { name } => named("pairing-over", name),
            PairingError::NoTeam { name } => named("pairing-no-team", name),
            PairingError::NoBoards => self.say("pairing-no-boards"),
        }
    }

    /// What is doubtful in an event.
    #[must_use]
    pub fn doubt(&self, doubt: &Doubt) -> String {
        match doubt {
            Doubt::UnknownRules(id) => self.tell("doubt-rules", &[("id", id.as_str().into())]),
            Doubt::UnknownRank { name, rank } => {
                self.tell("doubt-rank", &[("name", name.as_str().into()), ("rank", rank.as_str().into())])
            }
            Doubt::Stranger { round, name } => self.stranger(*round, name),
            Doubt::NotPaired { round, name } => self.in_round("doubt-not-paired", *round, name),
            Doubt::NotThere { round, name } => self.in_round("doubt-not-there", *round, name),
            Doubt::Again { round, names: [first, second] } => {
                let names = [("first", Arg::from(first.as_str())), ("second", second.as_str().into())];
                self.tell("doubt-again", &[&[("round", (*round).into())][..], &names[..]].concat())
            }
            Doubt::Unfinished { round, table, .. } => {
                self.tell("pairing-unfinished", &[("round", (*round).into()), ("table", (*table).into())])
            }
            Doubt::LooksLike { round, name, other } => {
                let names = [("name", Arg::from(name.as_str())), ("other", other.as_str().into())];
                self.tell("doubt-looks-like", &[&[("round", (*round).into())][..], &names[..]].concat())
            }
            Doubt::PairedBefore(paired) => self.paired_before(paired),
        }
    }

    /// That a round was paired on a result that has been corrected since, and what can be done.
    #[must_use]
    pub fn paired_before(&self, paired: &PairedBefore) -> String {
        let PairedBefore { round, was, names: [first, second], can_be_paired_anew, .. } = paired;
        let name = |seat| match seat {
            Seat::First => first.as_str(),
            Seat::Second => second.as_str(),
        };
        let result = match (was.winner, was.by_default) {
            (Some(seat), false) => self.tell("event-result-won", &[("name", name(seat).into())]),
            (Some(seat), true) => self.tell("event-result-default", &[("name", name(seat).into())]),
            (None, false) => self.say("event-result-drawn"),
            (None, true) => self.say("event-result-double-default"),
        };
        let args = [("round", Arg::from(*round)), ("earlier", was.round.into()), ("table", was.table.into())];
        let what = self.tell("doubt-paired-before", &[&args[..], &[("result", result.into())]].concat());
        let advice = if *can_be_paired_anew { "doubt-pair-anew" } else { "doubt-has-begun" };
        what + &self.tell(advice, &args)
    }

    /// What is odd in a list of players.
    #[must_use]
    pub fn players_remark(&self, remark: &PlayersRemark) -> String {
        match remark {
            PlayersRemark::UnknownRank(rank) => self.tell("players-rank", &[("rank", rank.as_str().into())]),
            PlayersRemark::UnknownColumn(column) => self.tell("players-column", &[("column", column.as_str().into())]),
            PlayersRemark::LooksLike { name, other } => {
                self.tell("players-looks-like", &[("name", name.as_str().into()), ("other", other.as_str().into())])
            }
            PlayersRemark::BrokenName(name) => self.tell("players-broken-name", &[("name", name.as_str().into())]),
        }
    }

    /// Where and why a file has no usable list of players, and what to do about it.
    #[must_use]
    pub fn players_error(&self, error: &PlayersError) -> Vec<String> {
        error.faults().map(|(line, kind)| self.at_line(line, self.players_fault(kind))).collect()
    }

    /// What is wrong with a list of players, and what to do about it.
    #[must_use]
    pub fn players_fault(&self, kind: &PlayersErrorKind) -> String {
        match kind {
            PlayersErrorKind::NotText(_) => self.say("pairings-no-text"),
            PlayersErrorKind::OpenQuote => self.say("pairings-open-quote"),
            PlayersErrorKind::Empty => self.say("players-empty"),
            PlayersErrorKind::NoColumn => self.say("players-no-column"),
            PlayersErrorKind::OneColumn(text) => self.tell("players-one-column", &[("text", text.as_str().into())]),
            PlayersErrorKind::TooManyCells(text) => self.tell("list-too-many-cells", &[("text", text.as_str().into())]),
            PlayersErrorKind::NotANumber(text) => self.tell("pairings-no-number", &[("text", text.as_str().into())]),
            PlayersErrorKind::NoName => self.say("pairings-no-player"),
            PlayersErrorKind::NameTwice { name, first } => {
                self.tell("players-name-twice", &[("name", name.as_str().into()), ("first", (*first).into())])
            }
            PlayersErrorKind::NumberTwice { number, first } => {
                self.tell("players-number-twice", &[("number", (*number).into()), ("first", (*first).into())])
            }
            PlayersErrorKind::BadList(message) => self.tell("pairings-bad-list", &[("text", message.as_str().into())]),
        }
    }
}

impl StandingWords for Text {
    fn column(&self, column: StandingColumn) -> String {
        match column {
            StandingColumn::Place => self.say("standings-place"),
            StandingColumn::Number => self.say("standings-number"),
            StandingColumn::Name => self.say("standings-name"),
            StandingColumn::Rank => self.say("standings-rank"),
            StandingColumn::Club => self.say("standings-club"),
            StandingColumn::Round(number) => number.to_string(),
            StandingColumn::Criterion(criterion) => self.say(match criterion {
                Criterion::Score => "standings-score",
                Criterion::Wins => "standings-wins",
                Criterion::Sos => "standings-sos",
                Criterion::Sosos => "standings-sosos",
                Criterion::Sb => "standings-sb",
                Criterion::HeadToHead => "standings-head-to-head",
                Criterion::Games => "standings-games",
            }),
            StandingColumn::Boards => self.say("standings-boards"),
        }
    }

    fn marks(&self) -> String {
        let bye = format!("◇ {}", self.say("standings-bye"));
        let missing = format!("- {}", self.say("standings-missing"));
        [crate::tournament::BoardWords::legend(self), bye, missing].join("  ")
    }

    fn boards(&self) -> String {
        self.say("standings-boards-mean")
    }

    fn criteria(&self, order: &[Criterion]) -> String {
        let told = order.iter().filter_map(|criterion| {
            let means = match criterion {
                Criterion::Score | Criterion::Wins | Criterion::Games => return None,
                Criterion::Sos => "standings-sos-means",
                Criterion::Sosos => "standings-sosos-means",
                Criterion::Sb => "standings-sb-means",
                Criterion::HeadToHead => "standings-head-to-head-means",
            };
            Some(self.say(means))
        });
        told.collect::<Vec<_>>().join(" · ")
    }
}
