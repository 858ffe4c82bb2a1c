//! A judgement in plain English, and in the words that programs compare.

use super::outcome_words::outcome_words;
use crate::rules::{
    AgreementReport, AgreementRuling, Condition, ConditionKind, DeclarationReport, DeclarationRuling, Grounds, Offence,
    OffenceKind, Repetition, RepetitionStatus, RuleProfile, Sequel, Verdict,
};
use crate::session::{ClaimFate, RecordJudgement, RecordRuling};

/// The word for how a game ended, an illegal move with its offence.
pub(super) fn reason_word(verdict: &Verdict) -> String {
    let word = verdict.outcome.reason.code();
    match verdict.grounds.offence() {
        Some(offence) => format!("{word}:{}", offence.kind.code()),
        None => word.into_owned(),
    }
}

/// The ruling in a few words: `Black won by perpetual check at move 12`, `goes on after 40 moves`.
pub(super) fn ruling_words(judgement: &RecordJudgement) -> String {
    match judgement.ruling.verdict() {
        Some(verdict) => format!("{} at move {}", outcome_words(&verdict.outcome), judgement.ended_at(verdict)),
        None => format!("goes on after {} moves", judgement.plies),
    }
}

/// Why, and where the record differs.
pub(super) fn explanation(judgement: &RecordJudgement, profile: &RuleProfile) -> String {
    let mut sentences = vec![match &judgement.ruling {
        RecordRuling::OnTheBoard(verdict) | RecordRuling::AsRecorded(verdict) => grounds(verdict),
        RecordRuling::NotBorneOut => not_borne_out(judgement),
        RecordRuling::GoesOn => "Nothing ends the game.".to_owned(),
    }];
    sentences.extend(judgement.ruling.verdict().and_then(|verdict| sequel(verdict.sequel)).map(str::to_owned));
    sentences.extend(difference(judgement));
    sentences.extend(judgement.undecided.iter().map(|(offence, fate)| undecided(offence, *fate)));
    if judgement.ruling.verdict().is_none() {
        sentences.extend(judgement.declaration.as_ref().and_then(possible_declaration));
    }
    sentences.push(format!("Rules: {}.", profile.name.en));
    sentences.join(" ")
}

fn grounds(verdict: &Verdict) -> String {
    let loser = || verdict.outcome.winner.map_or_else(String::new, |winner| format!("{:?}", winner.opponent()));
    match &verdict.grounds {
        Grounds::Mate { .. } => format!("{} is in check and has no legal move.", loser()),
        Grounds::NoLegalMove => format!("{} is not in check, but has no legal move and loses.", loser()),
        Grounds::Repetition(status) => repetition(status),
        Grounds::Offence(offence) => illegal_move(*offence),
        Grounds::Agreement(report) => agreement(report),
        Grounds::Declaration(report) => declaration(report),
        Grounds::Try { king } => format!("The king came to {king}, where the other king starts."),
        Grounds::MoveLimit { plies, limit } => format!("{plies} moves were played, and the limit is {limit}."),
        Grounds::Arbiter { words } => format!("The arbiter decided: {words}"),
        Grounds::Plain => "The record says so, and the board does not speak against it.".to_owned(),
    }
}

fn illegal_move(offence: Offence) -> String {
    match offence.proof {
        Some(proof) => format!("Move {} by {:?} is illegal: {proof}.", offence.ply, offence.offender),
        None => format!("The arbiter charged {:?} with {}.", offence.offender, foul_words(offence.kind)),
    }
}

const fn foul_words(kind: OffenceKind) -> &'static str {
    match kind {
        OffenceKind::TwoPawns => "two pawns on a file",
        OffenceKind::DropPawnMate => "mate by dropping a pawn",
        OffenceKind::DeadPiece => "a piece that can never move",
        OffenceKind::KingLeftInCheck => "leaving the king in check",
        OffenceKind::WrongMovement => "a move that the piece cannot make",
        OffenceKind::WrongPromotion => "a wrong promotion",
        OffenceKind::DroppedPromotedPiece => "dropping a promoted piece",
        OffenceKind::OutOfTurn => "a move out of turn",
        OffenceKind::TakeBack => "taking a move back",
        OffenceKind::ClockBeforeMove => "stopping the clock before the move was complete",
        OffenceKind::Advice => "taking advice",
        OffenceKind::Disobedience => "not following the arbiter's ruling",
    }
}

/// What became of an illegal move that decides nothing.
fn undecided(offence: &Offence, fate: ClaimFate) -> String {
    let fate = match fate {
        ClaimFate::Unclaimed => "nobody claimed it, so that it decides nothing",
        ClaimFate::Rejected => "by the arbiter's log a claim was rejected, so that it decides nothing",
        ClaimFate::Upheld => "by the arbiter's log a claim was upheld, but it is not what ended the game",
        ClaimFate::UpheldThenTakenBack => {
            "by the arbiter's log a claim was upheld and taken back, so that it decides nothing"
        }
    };
    let proof = offence.proof.map_or_else(String::new, |proof| format!(": {proof}"));
    format!("Move {} by {:?} was illegal{proof}; {fate}.", offence.ply, offence.offender)
}

fn repetition(status: &RepetitionStatus) -> String {
    let plies: Vec<String> = status.occurrences.iter().map(ToString::to_string).collect();
    let same = format!("The position after moves {} is the same", plies.join(", "));
    match status.meaning {
        Some(Repetition::PerpetualCheck { checker }) => {
            format!("{same}, and every move of {checker:?} in between gave check.")
        }
        Some(Repetition::Plain) | None => format!("{same}, and neither side alone gave check all the time."),
    }
}

fn agreement(report: &AgreementReport) -> String {
    let (black, white) = (report.points.black.total(), report.points.white.total());
    let needed = report.terms.threshold;
    let counted = format!("The players agreed: Black has {black} points and White {white}, and {needed} are needed.");
    match report.ruling {
        AgreementRuling::Won(winner) if report.is_tie() => {
            format!("{counted} The points decide nothing, and by these rules {winner:?} wins then.")
        }
        AgreementRuling::Won(_) | AgreementRuling::NoWinner(_) => counted,
    }
}

fn declaration(report: &DeclarationReport) -> String {
    let points = report.points.total();
    match failed(report) {
        Some(failed) => format!("{:?} declared with {points} points, and {failed}.", report.declarer),
        None => format!("{:?} declared with {points} points, and every condition is fulfilled.", report.declarer),
    }
}

fn possible_declaration(report: &DeclarationReport) -> Option<String> {
    let is_in_camp = |condition: &&Condition| condition.kind == ConditionKind::KingInCamp && condition.is_fulfilled;
    report.conditions.iter().find(is_in_camp)?;
    let fate = match report.ruling {
        DeclarationRuling::Wins => "would win".to_owned(),
        DeclarationRuling::NoWinner(_) => "would end the game without a winner".to_owned(),
        DeclarationRuling::Fails(_) => format!("would fail: {}", failed(report).unwrap_or_default()),
    };
    Some(format!("A declaration by {:?} {fate}.", report.declarer))
}

/// The conditions that are not fulfilled, in words.
fn failed(report: &DeclarationReport) -> Option<String> {
    let failed: Vec<String> = report.conditions.iter().filter(|c| !c.is_fulfilled).map(condition).collect();
    (!failed.is_empty()).then(|| failed.join(", "))
}

fn condition(&Condition { kind, value, threshold, .. }: &Condition) -> String {
    match kind {
        ConditionKind::PlyLimit => format!("{value} moves were played, which must be fewer than {threshold}"),
        ConditionKind::KingInCamp => "the king is not in the enemy camp".to_owned(),
        ConditionKind::PiecesInCamp => format!("{value} pieces stand in the enemy camp, which must be {threshold}"),
        ConditionKind::NotInCheck => "the king is in check".to_owned(),
        ConditionKind::Points => format!("the points must be {threshold}"),
    }
}

const fn sequel(sequel: Sequel) -> Option<&'static str> {
    match sequel {
        Sequel::Stands => None,
        Sequel::Replay => Some("The game is to be played again."),
    }
}

fn not_borne_out(judgement: &RecordJudgement) -> String {
    let said = judgement.recorded.as_ref().map(outcome_words).unwrap_or_default();
    let times = judgement.occurrences;
    format!("The record says \"{said}\", which these rules do not bear out. The position occurred {times} time(s).")
}

/// What the record has otherwise.
fn difference(judgement: &RecordJudgement) -> Option<String> {
    let verdict = judgement.ruling.verdict()?;
    let more = judgement.line_plies - judgement.plies;
    match &judgement.recorded {
        _ if more > 0 => Some(format!("The record goes on for {more} more moves.")),
        Some(said) if *said != verdict.outcome => Some(format!("The record says \"{}\".", outcome_words(said))),
        Some(_) => None,
        None => Some("The record does not say so.".to_owned()),
    }
}

impl RecordJudgement {
    /// The number of the move that ended the game, which of an illegal move is its own.
    pub(super) fn ended_at(&self, verdict: &Verdict) -> usize {
        verdict.grounds.offence().map_or(self.plies, |offence| offence.ply)
    }
}
