//! What a match waits for, with the answers that can be given.

use std::time::Duration;

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::opponents::action::OpponentAction;
use crate::app::opponents::scene::after_failure_words;
use crate::app::opponents::state::AfterFailure;
use crate::app::scene::move_words::kept_move;
use crate::app::scene::sides::mark;
use crate::app::state::{AppState, Ceremony, NoticeKind};
use crate::clock::{Reading, SessionTime, whole_secs};
use crate::record::notation::time_digits;
use crate::rules::{AgreementReport, DeclarationReport, DeclarationRuling, Grounds, RepetitionStatus, SettingUp};
use crate::session::{
    ArbiterAct, ClaimCase, ClaimRuling, Consent, DeclarationCase, DeclarationDecision, Halt, MatchCommand,
    MatchSession, Pending, SleepCase, SleepRuling,
};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// A case: something in a match that waits for an answer, or that is being shown.
#[derive(Clone, Debug)]
pub struct CaseScene {
    /// Its heading.
    pub headline: String,
    /// The explanation, line by line.
    pub lines: Vec<String>,
    /// The conditions of a declaration, and whether each is fulfilled.
    pub conditions: Vec<(bool, String)>,
    /// The ruling that would follow, by each set of rules.
    pub rulings: Vec<(String, String)>,
    /// The answers, the usual one first.
    pub answers: Vec<AnswerScene>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct AnswerScene {
    /// The words on the button.
    pub words: String,
    /// What it does.
    pub action: Action,
    /// How the button looks.
    pub tone: AnswerTone,
}

impl CaseScene {
    /// What waits for an answer, if anything does.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let session = state.as_match()?;
        let words = Words { text, is_handicap: state.is_handicap(), withholds_help: state.withholds_help() };
        if let Some(ceremony) = &state.table.ceremony {
            return Some(words.ceremony(ceremony));
        }
        if let Some(left) = state.rest_left(now) {
            return Some(words.answering(words.rest(left), state));
        }
        if let (Some(index), Some(Grounds::Repetition(status))) =
            (state.table.shown_occurrence, session.verdict().map(|verdict| &verdict.grounds))
        {
            return Some(words.repetition(status, index));
        }
        let case = match (session.pending(), session.halted()) {
            (Some(Pending::TakeBack { by }), _) => words.take_back(*by),
            (Some(Pending::Impasse { by, report }), _) => words.impasse(*by, report),
            (Some(Pending::Declaration(case)), _) => words.declaration(case),
            (Some(Pending::Claim(case)), _) => words.claim(case, !state.is_console_locked()),
            (Some(Pending::Sleep(case)), _) => words.sleep(case, kept_move(state)),
            (Some(Pending::Adjourned { sealed }), _) => words.adjourned(session.turn(), sealed.is_some()),
            // The console itself has the button that lets the clocks run on.
            (None, Some(halt)) if state.console_desk().is_none() => {
                let since = state.orders.heard.as_ref().map(|order| order.since.as_str());
                words.halted(halt, since.unwrap_or_default())
            }
            (None, _) if session.awaits_arbiter() && state.console_desk().is_none() => words.called(),
            (None, Some(_) | None) => return words.engine_failed(state),
        };
        let case = words.answering(case, state);
        Some(if state.is_console_locked() { words.locked(case, state.allows(Command::CallArbiter)) } else { case })
    }
}

struct Words<'a> {
    text: &'a Text,
    is_handicap: bool,
    /// Whether the rules give the players no help.
    withholds_help: bool,
}

impl Words<'_> {
    /// An engine plays no more; that is also known once the notice of it was put away.
    fn engine_failed(&self, state: &AppState) -> Option<CaseScene> {
        let turn = state.as_match()?.turn();
        let color = [turn, turn.opponent()].into_iter().find(|&color| state.failed_engine(color).is_some())?;
        let is_told = |kind: &NoticeKind| matches!(kind, NoticeKind::OpponentFailed { color: it, .. } if *it == color);
        if state.notices.iter().any(|notice| is_told(&notice.kind)) {
            return None;
        }
        let (name, fault) = state.failed_engine(color)?;
        let start_again = AnswerScene {
            words: self.text.say("opponent-start-again"),
            action: Action::Opponent(OpponentAction::StartAgain(color)),
            tone: AnswerTone::Primary,
        };
        let then = state.after_failure();
        let is_held_up = color == turn || then == AfterFailure::NotBegun;
        let means = after_failure_words(then).filter(|_| is_held_up).map(|words| self.text.say(words));
        Some(CaseScene {
            headline: self.text.tell("notice-opponent-failed", &[("name", name.into())]),
            lines: std::iter::once(self.text.engine_fault(fault)).chain(means).collect(),
            conditions: Vec::new(),
            rulings: Vec::new(),
            answers: vec![start_again],
        })
    }

    /// The pieces that are being set up.
    fn ceremony(&self, ceremony: &Ceremony) -> CaseScene {
        let count = self
            .text
            .tell("ceremony-count", &[("placed", Arg::from(ceremony.placed)), ("all", SettingUp::PIECES.into())]);
        let skip = AnswerScene {
            words: self.text.say("ceremony-skip"),
            action: Action::SkipCeremony,
            tone: AnswerTone::Plain,
        };
        CaseScene {
            headline: self.text.say(setting_up_name(Some(ceremony.order))),
            lines: vec![self.text.say("ceremony-why"), count],
            conditions: Vec::new(),
            rulings: Vec::new(),
            answers: vec![skip],
        }
    }

    /// The rest before a game that is played again, and what is left of it.
    fn rest(&self, left: Duration) -> CaseScene {
        let digits = time_digits(left.as_secs());
        let line = match left {
            Duration::ZERO => self.text.say("case-rest-over"),
            _ => self.text.tell("case-rest-left", &[("left", digits.into())]),
        };
        CaseScene {
            headline: self.text.say("case-rest"),
            lines: vec![line],
            conditions: Vec::new(),
            rulings: Vec::new(),
            answers: vec![self.answer("case-rest-begin", MatchCommand::Begin, AnswerTone::Primary)],
        }
    }

    fn side(&self, color: Color) -> String {
        format!("{} {}", mark(color), self.text.side(color, self.is_handicap))
    }

    fn answer(&self, id: &str, command: MatchCommand, tone: AnswerTone) -> AnswerScene {
        AnswerScene { words: self.text.say(id), action: Action::Match(command), tone }
    }

    /// Behind a lock, what only an arbiter answers is answered by nobody.
    fn locked(&self, case: CaseScene, can_be_called: bool) -> CaseScene {
        let is_ruling = |answer: &AnswerScene| matches!(answer.action, Action::Arbiter(_));
        if !case.answers.iter().any(is_ruling) {
            return case;
        }
        let unlock = AnswerScene {
            words: self.text.say("console-unlock"),
            action: Action::Command(Command::Console),
            tone: AnswerTone::Plain,
        };
        let call = can_be_called.then(|| AnswerScene {
            words: self.text.say("command-call-arbiter"),
            action: Action::Command(Command::CallArbiter),
            tone: AnswerTone::Primary,
        });
        let lines = case.lines.into_iter().chain([self.text.say("case-arbiter-decides")]).collect();
        // The checklist of a declaration is for whoever decides on it.
        CaseScene {
            lines,
            answers: call.into_iter().chain([unlock]).collect(),
            conditions: Vec::new(),
            rulings: Vec::new(),
            ..case
        }
    }

    fn ruling(&self, id: &str, act: ArbiterAct, tone: AnswerTone) -> AnswerScene {
        AnswerScene { words: self.text.say(id), action: Action::Arbiter(act), tone }
    }

    fn agree_or_decline(&self, to_command: fn(Consent) -> MatchCommand) -> Vec<AnswerScene> {
        vec![
            self.answer("case-agree", to_command(Consent::Agreed), AnswerTone::Primary),
            self.answer("case-decline", to_command(Consent::Declined), AnswerTone::Plain),
        ]
    }

    fn case(&self, headline: &str, lines: Vec<String>, answers: Vec<AnswerScene>) -> CaseScene {
        let headline = self.text.say(headline);
        CaseScene { headline, lines, conditions: Vec::new(), rulings: Vec::new(), answers }
    }

    fn take_back(&self, by: Color) -> CaseScene {
        let why = self.text.tell("case-take-back-why", &[("side", self.side(by).into())]);
        self.case("case-take-back", vec![why], self.agree_or_decline(MatchCommand::AnswerTakeBack))
    }

    fn impasse(&self, by: Color, report: &AgreementReport) -> CaseScene {
        let why = self.text.tell("case-impasse-why", &[("side", self.side(by).into())]);
        let answers = self.agree_or_decline(MatchCommand::AnswerImpasse);
        if self.withholds_help {
            return self.case("case-impasse", vec![why], answers);
        }
        let lines = vec![why, self.text.agreement_points(report)];
        let ruling = self.text.agreement_ruling(report, self.is_handicap);
        CaseScene {
            rulings: vec![(self.text.say("case-by-profile"), ruling)],
            ..self.case("case-impasse", lines, answers)
        }
    }

    fn declaration(&self, case: &DeclarationCase) -> CaseScene {
        let (headline, why) = match self.withholds_help {
            true => ("case-declared", "case-declared-why"),
            false => ("case-declaration", "case-declaration-why"),
        };
        let why = self.text.tell(why, &[("side", self.side(case.report.declarer).into())]);
        let time = case.time_left.map(|left| time_digits(whole_secs(left)));
        let time = time.map(|time| self.text.tell("case-time-left", &[("time", time.into())]));
        let conditions = case.report.conditions.iter();
        let ruling = |id, report: &DeclarationReport| {
            (self.text.say(id), self.text.declaration_ruling(report, self.is_handicap))
        };
        CaseScene {
            conditions: conditions.map(|it| (it.is_fulfilled, self.text.condition(it))).collect(),
            rulings: vec![
                ruling("case-by-profile", &case.report),
                ruling("case-by-24", &case.by_24),
                ruling("case-by-27", &case.by_27),
            ],
            ..self.case(headline, [why].into_iter().chain(time).collect(), self.declaration_answers(case))
        }
    }

    /// The player may still think better of it; where there is no help, the arbiter decides on what was declared.
    fn declaration_answers(&self, case: &DeclarationCase) -> Vec<AnswerScene> {
        let [declare, withdraw] = match case.report.ruling {
            DeclarationRuling::Wins | DeclarationRuling::NoWinner(_) => [AnswerTone::Primary, AnswerTone::Plain],
            DeclarationRuling::Fails(_) => [AnswerTone::Grave, AnswerTone::Primary],
        };
        if self.withholds_help {
            let decide = |id, decision, tone| self.ruling(id, ArbiterAct::RuleOnDeclaration(decision), tone);
            return vec![
                decide("case-judge-declaration", DeclarationDecision::Judge, AnswerTone::Primary),
                decide("case-dismiss-declaration", DeclarationDecision::Dismiss, AnswerTone::Plain),
            ];
        }
        vec![
            self.answer("case-declare", MatchCommand::Declare, declare),
            self.answer("case-withdraw", MatchCommand::WithdrawDeclaration, withdraw),
        ]
    }

    /// A foul that nobody has pointed out yet is for the arbiter alone to see.
    fn claim(&self, case: &ClaimCase, is_before_arbiter: bool) -> CaseScene {
        let by = self.text.claimant(case.by, self.is_handicap);
        // On what is decided comes first: where there is little room, nobody has to scroll for it.
        let mut lines = self.text.foul(&case.foul, self.is_handicap);
        lines.extend((case.rejections > 0).then(|| self.text.say("case-claim-again")));
        let earlier = case
            .earlier
            .filter(|_| is_before_arbiter)
            .map(|foul| self.text.foul(&foul, self.is_handicap).swap_remove(0));
        lines.extend(earlier.map(|foul| self.text.tell("case-claim-earlier", &[("foul", foul.into())])));
        lines.push(self.text.tell("case-claim-why", &[("by", by.into())]));
        let answers = vec![
            self.ruling("case-uphold", ArbiterAct::RuleOnClaim(ClaimRuling::Uphold), AnswerTone::Grave),
            self.ruling("case-reject", ArbiterAct::RuleOnClaim(ClaimRuling::Reject), AnswerTone::Plain),
        ];
        self.case("case-claim", lines, answers)
    }

    fn sleep(&self, case: &SleepCase, kept: Option<String>) -> CaseScene {
        let slept = self.text.duration(Duration::from_secs(case.slept.as_secs()));
        let reading = |id, reading: Reading| {
            let args = [("side", self.side(case.mover).into()), ("time", self.text.reading(reading).into())];
            self.text.tell(id, &args)
        };
        let lines = vec![
            self.text.tell("case-sleep-why", &[("slept", slept.into())]),
            reading("case-sleep-before", case.before),
            reading("case-sleep-counted", case.counted),
        ];
        let moved = kept.map(|mv| {
            self.text.tell("case-sleep-moved", &[("side", self.side(case.mover).into()), ("move", mv.into())])
        });
        let lines = lines.into_iter().chain(moved).collect();
        let answers = vec![
            self.ruling("case-sleep-forget", ArbiterAct::RuleOnSleep(SleepRuling::Forget), AnswerTone::Primary),
            self.ruling("case-sleep-count", ArbiterAct::RuleOnSleep(SleepRuling::Count), AnswerTone::Grave),
        ];
        self.case("case-sleep", lines, answers)
    }

    /// The clocks stand still for the arbiter.
    fn halted(&self, halt: Halt, since: &str) -> CaseScene {
        let headline = match halt {
            Halt::Called => "case-called",
            Halt::Stopped => "status-stopped",
            Halt::Hall { .. } => "status-hall-stopped",
        };
        let why = match halt {
            Halt::Called | Halt::Stopped => self.text.say("case-halted-why"),
            Halt::Hall { .. } => self.text.tell("case-hall-stopped-why", &[("since", since.into())]),
        };
        let resume = self.ruling("console-resume", ArbiterAct::Resume, AnswerTone::Primary);
        self.case(headline, vec![why], vec![resume])
    }

    /// The arbiter was called while no clock ran.
    fn called(&self) -> CaseScene {
        self.case("case-called", vec![self.text.say("case-called-why")], Vec::new())
    }

    /// The same case, where the arbiter can also say that a call is answered.
    fn answering(&self, case: CaseScene, state: &AppState) -> CaseScene {
        let is_called = state.as_match().is_some_and(MatchSession::awaits_arbiter);
        let tone = if case.answers.is_empty() { AnswerTone::Primary } else { AnswerTone::Plain };
        let answer = self.ruling("console-answer-call", ArbiterAct::AnswerCall, tone);
        let is_offered = is_called && (!state.is_console_locked() || case.answers.is_empty());
        CaseScene { answers: case.answers.into_iter().chain(is_offered.then_some(answer)).collect(), ..case }
    }

    /// What is sealed is not told.
    fn adjourned(&self, turn: Color, is_sealed: bool) -> CaseScene {
        let why = if is_sealed { "case-adjourned-sealed" } else { "case-adjourned-why" };
        let lines = vec![self.text.tell(why, &[("side", self.side(turn).into())])];
        self.case("case-adjourned", lines, vec![self.ruling("case-reopen", ArbiterAct::Reopen, AnswerTone::Primary)])
    }

    fn repetition(&self, status: &RepetitionStatus, index: usize) -> CaseScene {
        let ply = status.occurrences.get(index).copied().unwrap_or_default();
        let args =
            [("index", Arg::from(index + 1)), ("count", status.occurrences.len().into()), ("ply", Arg::from(ply))];
        let place = if ply == 0 { "case-repetition-at-start" } else { "case-repetition-at" };
        let mut lines = vec![self.text.tell(place, &args)];
        lines.extend(Color::ALL.map(|color| self.checks(status, color)));
        let meaning = status.meaning.map(|it| self.text.repetition_meaning(it, self.is_handicap));
        let answer = |words, action, tone| AnswerScene { words: self.text.say(words), action, tone };
        let answers = vec![
            answer("case-next-occurrence", Action::Command(Command::NextOccurrence), AnswerTone::Primary),
            answer("case-done", Action::StopShowing, AnswerTone::Plain),
        ];
        CaseScene {
            rulings: meaning.map(|it| (self.text.say("case-by-profile"), it)).into_iter().collect(),
            ..self.case("case-repetition", lines, answers)
        }
    }

    fn checks(&self, status: &RepetitionStatus, color: Color) -> String {
        let own = || status.span.iter().filter(|mv| mv.mover == color);
        let checks = own().filter(|mv| mv.gave_check).count();
        let args = [("side", Arg::from(self.side(color))), ("checks", checks.into()), ("moves", own().count().into())];
        self.text.tell("case-repetition-checks", &args)
    }
}

/// The name of the sentence that names a way to set up the pieces.
pub const fn setting_up_name(order: Option<SettingUp>) -> &'static str {
    match order {
        None => "ceremony-none",
        Some(SettingUp::Ohashi) => "ceremony-ohashi",
        Some(SettingUp::Ito) => "ceremony-ito",
    }
}

/// How an answer looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerTone {
    /// It is the usual one.
    Primary,
    /// It loses something.
    Grave,
    /// It does nothing much.
    Plain,
}

#[cfg(test)]
mod tests;
