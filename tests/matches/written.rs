//! The matches of `data/matches.txt`, played as written.

use std::time::Duration;

use komadai::clock::{AfterMain, ClockEvent, Counting, Stage, TimeControl};
use komadai::record::AuditAct;
use komadai::rules::{Foul, FoulKind, Grounds, RuleProfile, Sequel, Verdict};
use komadai::session::{
    ArbiterAct, ArbiterRuling, ClaimCase, ClaimRuling, Claimant, Consent, DeclarationDecision, MatchCommand,
    MatchEvent, MatchSetup, StartPosition,
};
use komadai::shogi::{Color, Position, Sfen};

use crate::scripts::order;

use crate::scripts::{Script, secs};

/// A match from the file: its name, its setup and its steps.
pub struct Written<'a> {
    pub name: &'a str,
    pub setup: MatchSetup,
    steps: Vec<&'a str>,
}

pub fn written() -> impl Iterator<Item = Written<'static>> {
    include_str!("data/matches.txt").split("\nmatch: ").skip(1).map(|text| {
        let mut lines = text.lines().filter(|line| !line.is_empty());
        let name = lines.next().unwrap();
        let mut field = |key: &str| lines.next().unwrap().strip_prefix(key).unwrap_or_else(|| panic!("{name}: {key}"));
        let profile = RuleProfile::shipped(field("rules: ")).expect(name);
        let start = start(field("start: "));
        let time = match field("time: ") {
            "none" => TimeControl::UNTIMED,
            words => time(words),
        };
        let setup = MatchSetup { start, time: [time; 2], profile, ..MatchSetup::default() };
        Written { name, setup, steps: lines.collect() }
    })
}

/// Parses `60`, `60 fischer 5`, `60 byoyomi 30 3`, `60 stopwatch 60`, `60 delay 5 byoyomi 30 1`: all in seconds.
fn time(words: &str) -> TimeControl {
    let mut words = words.split(' ');
    let mut control = TimeControl::sudden_death(seconds(words.next()));
    while let Some(word) = words.next() {
        let first = seconds(words.next());
        match word {
            "fischer" => control.counting = Counting::Fischer { increment: first },
            "stopwatch" => control.counting = Counting::Stopwatch { unit: first },
            "delay" => control.counting = Counting::Delay { delay: first },
            "byoyomi" => control.after = AfterMain::Byoyomi { period: first, periods: number(words.next()) },
            "consider" => {
                let minutes = number(words.next());
                control.after = AfterMain::Consideration { period: first, minutes, length: secs(60) };
            }
            _ => panic!("no time control has {word}"),
        }
    }
    control
}

fn number(word: Option<&str>) -> u32 {
    word.unwrap().parse().unwrap()
}

fn seconds(word: Option<&str>) -> Duration {
    secs(u64::from(number(word)))
}

fn start(text: &str) -> StartPosition {
    if text == "startpos" {
        return StartPosition::from(Position::even());
    }
    let (position, _) = Position::as_composed(text.parse::<Sfen>().expect(text).setup).expect(text);
    StartPosition::from(position)
}

impl Written<'_> {
    /// Plays the match, checking that every step has the result written after it. Returns everything that happened.
    pub fn play(&self) -> (Script, Vec<String>) {
        let mut script = Script::waiting(self.setup.clone());
        if self.setup.is_timed() {
            script.give(MatchCommand::Begin).unwrap();
        }
        let mut all = Vec::new();
        for step in &self.steps {
            let (wanted, expected) = step.split_once(" => ").map_or((*step, None), |(one, two)| (one, Some(two)));
            let (wait, command) = wanted.split_once(' ').unwrap();
            script.wait(secs(wait.parse().expect(step)));
            let told = told(&mut script, command);
            if let Some(expected) = expected {
                assert_eq!(told.join(", "), expected, "{}: {step}", self.name);
            }
            all.extend(told);
        }
        (script, all)
    }
}

fn told(script: &mut Script, words: &str) -> Vec<String> {
    if words == "clock" {
        return Color::ALL.map(|color| reading_in_words(script, color)).to_vec();
    }
    let commands = commands(words);
    let mut told = Vec::new();
    for command in commands {
        match script.give(command) {
            Ok(events) => told.extend(events.iter().filter_map(event_in_words)),
            Err(refusal) => told.push(format!("refused {}", first_word(&format!("{refusal:?}")))),
        }
    }
    told
}

fn reading_in_words(script: &Script, color: Color) -> String {
    let reading = script.session.clock().reading(color, script.now());
    let which = reading.stage().period().map_or_else(String::new, |it| format!(" {}/{}", it.number, it.of));
    format!("{color:?} {} {}{which}", stage_in_words(reading.stage()), reading.shown_secs())
}

fn stage_in_words(stage: Stage) -> &'static str {
    match stage {
        Stage::Untimed => "used",
        Stage::Delay => "delay",
        Stage::Main => "main",
        Stage::Byoyomi(_) => "byoyomi",
        Stage::Consideration(_) => "consideration",
        Stage::Flagged => "flag",
    }
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap()
}

fn color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| format!("{color:?}") == word)
}

fn commands(words: &str) -> Vec<MatchCommand> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let side = || color(rest).expect(words);
    let consent = || if rest == "yes" { Consent::Agreed } else { Consent::Declined };
    let claimant = || match rest {
        "arbiter" => Claimant::Arbiter,
        "spectator" => Claimant::Spectator,
        side => Claimant::Player(color(side).expect(words)),
    };
    vec![match verb {
        "play" => return rest.split(' ').map(|mv| MatchCommand::Play(mv.parse().expect(words))).collect(),
        "resign" => MatchCommand::Resign,
        "interrupt" => MatchCommand::Interrupt,
        "tick" => MatchCommand::Tick,
        "pause" => MatchCommand::Pause,
        "arbiter-pause" => MatchCommand::ArbiterPause,
        "resume" => MatchCommand::Resume,
        "takeback" => MatchCommand::TakeBack,
        "answer-back" => MatchCommand::AnswerTakeBack(consent()),
        "propose" => MatchCommand::ProposeImpasse { by: side() },
        "answer" => MatchCommand::AnswerImpasse(consent()),
        "consider" => MatchCommand::ConsiderDeclaration,
        "declare" => MatchCommand::Declare,
        "withdraw" => MatchCommand::WithdrawDeclaration,
        "claim" => MatchCommand::Claim { by: claimant() },
        "uphold" => order(ArbiterAct::RuleOnClaim(ClaimRuling::Uphold)),
        "reject" => order(ArbiterAct::RuleOnClaim(ClaimRuling::Reject)),
        "judge" => order(ArbiterAct::RuleOnDeclaration(DeclarationDecision::Judge)),
        "dismiss" => order(ArbiterAct::RuleOnDeclaration(DeclarationDecision::Dismiss)),
        "default" => order(ArbiterAct::DefaultWin { winner: side() }),
        "rule" => order(ArbiterAct::Rule(ruling(rest))),
        other => panic!("nobody knows {other}"),
    }]
}

fn ruling(words: &str) -> ArbiterRuling {
    let (winner, charge) = words.split_once(' ').unwrap();
    let charge = FoulKind::ALL.iter().copied().find(|kind| format!("{kind:?}") == charge);
    ArbiterRuling { winner: color(winner), charge, sequel: Sequel::Stands, words: "It was seen.".to_owned() }
}

fn foul_in_words(Foul { kind, offender, ply, .. }: Foul) -> String {
    format!("{kind:?} by {offender:?} at {ply}")
}

fn winner(winner: Option<Color>) -> String {
    winner.map_or_else(|| "nobody".to_owned(), |winner| format!("{winner:?}"))
}

fn verdict_in_words(Verdict { outcome, sequel, grounds }: &Verdict) -> String {
    let foul = match grounds {
        Grounds::Foul(foul) => format!(" {}", foul_in_words(*foul)),
        _ => String::new(),
    };
    format!("{} {:?} {sequel:?}{foul}", winner(outcome.winner), outcome.reason)
}

fn event_in_words(event: &MatchEvent) -> Option<String> {
    let case = |ClaimCase { foul, .. }: &ClaimCase| foul_in_words(*foul);
    Some(match event {
        MatchEvent::MovePlayed { mv, .. } => mv.to_string(),
        MatchEvent::TakeBackAsked { by } => format!("asks-back {by:?}"),
        MatchEvent::TakeBackDeclined => "no-back".to_owned(),
        MatchEvent::TakenBack { mv } => format!("back {mv}"),
        MatchEvent::Adjourned => "adjourned".to_owned(),
        MatchEvent::GoesOn => "goes on".to_owned(),
        MatchEvent::Corrected { ply } => format!("corrected {ply}"),
        MatchEvent::Noted(_) => return None,
        MatchEvent::Paused => "paused".to_owned(),
        MatchEvent::Resumed => "resumed".to_owned(),
        MatchEvent::MoveKept => "move kept".to_owned(),
        MatchEvent::Slept(case) => format!("slept {}", case.slept.as_secs()),
        MatchEvent::Clock(ClockEvent::FlagFell { color }) => format!("flag {color:?}"),
        MatchEvent::Clock(ClockEvent::StageEntered { color, stage }) => {
            let period = stage.period()?;
            format!("enters {color:?} {} {}/{}", stage_in_words(*stage), period.number, period.of)
        }
        MatchEvent::Began { .. } | MatchEvent::Clock(_) => return None,
        MatchEvent::ImpasseProposed { by, .. } => format!("proposes {by:?}"),
        MatchEvent::ImpasseDeclined => "no-impasse".to_owned(),
        MatchEvent::DeclarationConsidered(case) => {
            format!("considers {} {:?}", case.report.points.total(), case.report.ruling)
        }
        MatchEvent::DeclarationWithdrawn => "withdraws".to_owned(),
        MatchEvent::DeclarationIgnored(_) => "ignored".to_owned(),
        MatchEvent::Claimed(claim) => format!("claimed {}", case(claim)),
        MatchEvent::ClaimUnfounded { by } => format!("unfounded {by:?}"),
        MatchEvent::ClaimRejected(claim) => format!("rejected {}", case(claim)),
        MatchEvent::Ended(verdict) => format!("ended {}", verdict_in_words(verdict)),
        MatchEvent::Overruled { before, verdict } => format!(
            "overruled {} {:?} to {} {:?}",
            winner(before.winner),
            before.reason,
            winner(verdict.outcome.winner),
            verdict.outcome.reason
        ),
    })
}

#[test]
fn every_written_match_goes_as_it_is_written() {
    let matches: Vec<Written<'_>> = written().collect();
    assert!(matches.len() > 35);
    matches.iter().for_each(|written| _ = written.play());
}

#[test]
fn the_same_match_played_twice_gives_the_same_events_and_the_same_record() {
    for written in written() {
        let ((one, told), (other, again)) = (written.play(), written.play());
        assert_eq!(told, again, "{}", written.name);
        assert_eq!(one.session.tree(), other.session.tree(), "{}", written.name);
        assert_eq!(one.session.verdict(), other.session.verdict(), "{}", written.name);
    }
}

#[test]
fn the_record_ends_where_and_as_the_match_did() {
    for written in written() {
        let (script, _) = written.play();
        let (session, tree) = (&script.session, script.session.tree());
        let last = *tree.main_line().last().unwrap();
        assert_eq!(last, session.node(), "{}", written.name);
        assert_eq!(tree.node(last).ending().map(|ending| ending.outcome.clone()), script.outcome());
        assert_eq!(session.verdict().map(|verdict| verdict.outcome.clone()), script.outcome());
        assert_eq!(&tree.position_at(last), session.position(), "{}", written.name);
    }
}

#[test]
fn the_log_says_whose_declaration_was_ruled_on() {
    let mut rulings = 0;
    for written in written() {
        let (script, _) = written.play();
        let tree = script.session.tree();
        for entry in &tree.log {
            if let AuditAct::DeclarationJudged(by) | AuditAct::DeclarationDismissed(by) = entry.act {
                let mover =
                    if entry.before.ply % 2 == 0 { tree.start().turn() } else { tree.start().turn().opponent() };
                assert_eq!(by, Some(mover), "{}", written.name);
                rulings += 1;
            }
        }
    }
    assert!(rulings >= 2, "{rulings}");
}
