//! The arbiter's log in words.

use super::{Arg, Text, behind_mark};
use crate::record::notation::time_digits;
use crate::record::{AuditAct, AuditClock, AuditEntry, Header, LoggedClaim, Standing};
use crate::rules::Sequel;
use crate::shogi::{Color, Move};

impl Text {
    /// Writes the whole log of the game described by `header`, a paragraph for each entry, for a file of its own.
    #[must_use]
    pub fn audit_log(&self, header: &Header, entries: &[AuditEntry], is_handicap: bool) -> String {
        let paragraph = |entry: &AuditEntry| {
            let first = format!("{} · {}", entry.date, self.audit_where(entry));
            let rest =
                std::iter::once(self.audit_act(entry, is_handicap)).chain(self.audit_details(entry, is_handicap));
            std::iter::once(first).chain(rest.map(|line| format!("    {line}"))).collect::<Vec<_>>().join("\n")
        };
        let heading = format!("{}\n{}", self.say("audit-heading"), self.game_line(header, is_handicap));
        std::iter::once(heading).chain(entries.iter().map(paragraph)).map(|it| it + "\n").collect::<Vec<_>>().join("\n")
    }

    /// Who plays, where, and since when: "☗ 甲 – ☖ 乙 · Spring Cup · 2026/11/23".
    fn game_line(&self, header: &Header, is_handicap: bool) -> String {
        let [black, white] =
            Color::ALL.map(|color| header.player(color).map_or_else(|| self.side(color, is_handicap), str::to_owned));
        let players = format!("☗ {black} – ☖ {white}");
        let known = ["棋戦", "開始日時"].map(|key| header.get(key).unwrap_or_default());
        joined([&*players].into_iter().chain(known))
    }

    /// When an act was done, by the clock on the wall and in the game, and by whom.
    #[must_use]
    pub fn audit_when(&self, entry: &AuditEntry) -> String {
        let time = entry.date.split_once(' ').map_or(entry.date.as_str(), |(_, time)| time);
        format!("{time} · {}", self.audit_where(entry))
    }

    /// At which point of the game an act was done, and by whom.
    fn audit_where(&self, entry: &AuditEntry) -> String {
        let [black, white] = entry.before.clocks.map(|clock| self.audit_clock(clock, clock.extras <= 1));
        let ply = self.tell("audit-ply", &[("ply", Arg::from(entry.before.ply))]);
        let clocks = format!("{} {}", behind_mark("☗", &black), behind_mark("☖", &white));
        joined([&*ply, &*clocks, &*entry.who].into_iter())
    }

    /// Puts an act into a sentence.
    #[must_use]
    pub fn audit_act(&self, entry: &AuditEntry, is_handicap: bool) -> String {
        let with_side = |id, color| self.tell(id, &[("side", self.side(color, is_handicap).into())]);
        match &entry.act {
            AuditAct::Called => self.say("audit-called"),
            AuditAct::CallAnswered => self.say("audit-call-answered"),
            AuditAct::Stopped => self.say("audit-stopped"),
            AuditAct::Resumed => self.say("audit-resumed"),
            AuditAct::HallStopped => self.say("audit-hall-stopped"),
            AuditAct::HallStarted => self.say("audit-hall-started"),
            AuditAct::ClockSet(color) => with_side("audit-clock-set", *color),
            AuditAct::TimeGiven { to, secs } => self.time_given(*to, *secs, is_handicap),
            AuditAct::TurnSet(color) => with_side("audit-turn-set", *color),
            AuditAct::TakenBack(moves) if moves.is_empty() => self.say("audit-goes-on"),
            AuditAct::TakenBack(moves) => {
                let words = moves.iter().map(|mv| self.bare_move(*mv)).collect::<Vec<_>>();
                let args = [("count", Arg::from(moves.len())), ("moves", words.join(&self.say("list-comma")).into())];
                self.tell("audit-taken-back", &args)
            }
            AuditAct::Corrected { ply, from, to } => {
                let [from, to] = [from, to].map(|mv| Arg::from(self.bare_move(*mv)));
                self.tell("audit-corrected", &[("ply", Arg::from(*ply)), ("from", from), ("to", to)])
            }
            AuditAct::Warned(color) => with_side("audit-warned", *color),
            AuditAct::ClaimUpheld(None) => self.say("audit-upheld"),
            AuditAct::ClaimRejected(None) => self.say("audit-rejected"),
            AuditAct::ClaimUpheld(Some(claim)) => {
                self.ruled_on_claim(["audit-upheld-of", "audit-upheld-about"], *claim, is_handicap)
            }
            AuditAct::ClaimRejected(Some(claim)) => {
                self.ruled_on_claim(["audit-rejected-of", "audit-rejected-about"], *claim, is_handicap)
            }
            AuditAct::DeclarationJudged(None) => self.say("audit-declaration-judged"),
            AuditAct::DeclarationJudged(Some(color)) => with_side("audit-declaration-judged-of", *color),
            AuditAct::DeclarationDismissed(None) => self.say("audit-declaration-dismissed"),
            AuditAct::DeclarationDismissed(Some(color)) => with_side("audit-declaration-dismissed-of", *color),
            AuditAct::SleepForgotten => self.say("audit-sleep-forgotten"),
            AuditAct::SleepCounted => self.say("audit-sleep-counted"),
            AuditAct::LateMove { millis } => self.tell("audit-late-move", &[("secs", tenths(*millis).into())]),
            AuditAct::KeptMove { millis } => self.tell("audit-kept-move", &[("secs", tenths(*millis).into())]),
            AuditAct::Ruled { charge: Some(charge), .. } => {
                self.tell("audit-charged", &[("foul", self.foul_kind(*charge).into())])
            }
            AuditAct::Ruled { charge: None, sequel: Sequel::Stands } => self.say("audit-ruled"),
            AuditAct::Ruled { charge: None, sequel: Sequel::Replay } => self.say("audit-replay"),
            AuditAct::Default => self.say("audit-default"),
            AuditAct::DoubleDefault => self.say("audit-double-default"),
            AuditAct::Interrupted => self.say("audit-interrupted"),
            AuditAct::Adjourned => self.say("audit-adjourned"),
            AuditAct::Reopened(None) => self.say("audit-reopened"),
            AuditAct::Reopened(Some(mv)) => self.tell("audit-unsealed", &[("move", self.bare_move(*mv).into())]),
        }
    }

    /// What was ruled on a claim, who made it, and about which move where that is known.
    fn ruled_on_claim(&self, [without_move, with_move]: [&str; 2], claim: LoggedClaim, is_handicap: bool) -> String {
        let claimant = Arg::from(self.claimant(claim.by, is_handicap));
        match claim.about {
            Some((ply, foul)) => {
                let args = [("claimant", claimant), ("ply", ply.into()), ("foul", self.foul_kind(foul).into())];
                self.tell(with_move, &args)
            }
            None => self.tell(without_move, &[("claimant", claimant)]),
        }
    }

    fn time_given(&self, to: Color, secs: i64, is_handicap: bool) -> String {
        let id = if secs < 0 { "audit-time-taken" } else { "audit-time-given" };
        let time = self.duration(std::time::Duration::from_secs(secs.unsigned_abs()));
        self.tell(id, &[("side", Arg::from(self.side(to, is_handicap))), ("time", time.into())])
    }

    /// A move by its squares, 7七–7六, or by its piece and a square, pawn*5e.
    fn bare_move(&self, mv: Move) -> String {
        let to = self.square(mv.to());
        let promotes = if mv.promotes() { "+" } else { "" };
        match mv {
            Move::Normal { from, .. } => format!("{}–{to}{promotes}", self.square(from)),
            Move::Drop { kind, .. } => format!("{}*{to}", self.piece(kind)),
        }
    }

    /// What an act changed, and why it was done.
    #[must_use]
    pub fn audit_details(&self, entry: &AuditEntry, is_handicap: bool) -> Vec<String> {
        let reason = Some(entry.reason.clone()).filter(|reason| !reason.is_empty());
        self.audit_changes(entry, is_handicap).into_iter().chain(reason).collect()
    }

    /// What an act changed: before and after.
    #[must_use]
    pub fn audit_changes(&self, entry: &AuditEntry, is_handicap: bool) -> Vec<String> {
        let (before, after) = (&entry.before, &entry.after);
        let change = |what: String, from: String, to: String| {
            let args = [("what", Arg::from(what)), ("from", from.clone().into()), ("to", to.clone().into())];
            (from != to).then(|| self.tell("audit-change", &args))
        };
        let of_side = |color: Color| {
            let (index, side) = (color.index(), self.side(color, is_handicap));
            let warned = self.tell("audit-warnings", &[("side", side.clone().into())]);
            let clocks = [before, after].map(|state| state.clocks[index]);
            let is_single = clocks.iter().all(|clock| clock.extras <= 1);
            let [from, to] = clocks.map(|clock| self.audit_clock(clock, is_single));
            [
                change(side, from, to),
                change(warned, before.warnings[index].to_string(), after.warnings[index].to_string()),
            ]
        };
        let corrected = match &entry.act {
            AuditAct::Corrected { ply, from, to } => {
                let what = self.tell("audit-move", &[("ply", Arg::from(*ply))]);
                change(what, self.bare_move(*from), self.bare_move(*to))
            }
            AuditAct::Called
            | AuditAct::CallAnswered
            | AuditAct::Stopped
            | AuditAct::Resumed
            | AuditAct::HallStopped
            | AuditAct::HallStarted
            | AuditAct::ClockSet(_)
            | AuditAct::TimeGiven { .. }
            | AuditAct::TurnSet(_)
            | AuditAct::TakenBack(_)
            | AuditAct::Warned(_)
            | AuditAct::ClaimUpheld(_)
            | AuditAct::ClaimRejected(_)
            | AuditAct::DeclarationJudged(_)
            | AuditAct::DeclarationDismissed(_)
            | AuditAct::SleepForgotten
            | AuditAct::SleepCounted
            | AuditAct::LateMove { .. }
            | AuditAct::KeptMove { .. }
            | AuditAct::Ruled { .. }
            | AuditAct::Default
            | AuditAct::DoubleDefault
            | AuditAct::Interrupted
            | AuditAct::Adjourned
            | AuditAct::Reopened(_) => None,
        };
        let plies = change(self.say("audit-plies"), before.ply.to_string(), after.ply.to_string());
        let standing = |it: &Standing| self.standing(it, is_handicap);
        let state = change(self.say("audit-game"), standing(&before.standing), standing(&after.standing));
        [corrected, plies, state].into_iter().chain(Color::ALL.into_iter().flat_map(of_side)).flatten().collect()
    }

    /// The time on a clock, with what is left of its periods; a single period goes without saying.
    fn audit_clock(&self, clock: AuditClock, is_single: bool) -> String {
        let left = clock.period.map(|left| format!(" + {}", time_digits(left.as_secs()))).unwrap_or_default();
        let time = format!("{}{left}", time_digits(clock.main.as_secs()));
        if is_single {
            return time;
        }
        self.tell("audit-clock", &[("time", time.into()), ("extras", clock.extras.into())])
    }

    fn standing(&self, standing: &Standing, is_handicap: bool) -> String {
        match standing {
            Standing::Waiting => self.say("standing-waiting"),
            Standing::Running => self.say("standing-running"),
            Standing::Stopped => self.say("standing-stopped"),
            Standing::Over(outcome) => {
                let (winner, reason) = (self.winner(outcome, is_handicap), self.reason_of(outcome));
                self.tell("standing-over", &[("winner", winner.into()), ("reason", reason.into())])
            }
        }
    }
}

/// Joins the parts that are not empty on one line.
/// In seconds, with tenths.
fn tenths(millis: u64) -> String {
    format!("{}.{}", millis / 1_000, millis % 1_000 / 100)
}

fn joined<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
