//! Moves, judgements and problems in words.

use crate::app::practice::form::ScheduleTrouble;
use crate::app::practice::job::{FoundMate, LeftOut, PracticeNotice, WhyLeftOut};
use crate::app::practice::state::Said;
use crate::app::scene::NoticeScene;
use crate::app::scene::move_words::move_words;
use crate::app::scene::sides::mark;
use crate::app::settings::form::Notation;
use crate::practice::{Judgement, NoProblem};
use crate::shogi::{Move, Position};
use crate::text::{Arg, Text};
use crate::tsume::{Examination, OtherMove, Soundness};

/// How many moves of a line are written.
const MOST_MOVES: usize = 12;

/// How many other solutions are named.
const MOST_OTHERS: usize = 3;

/// A move in a sentence, whose line never ends between the mark of its side and what was moved, nor after 同.
pub fn kept_together(mv: &str) -> String {
    mv.replace('\u{2009}', "\u{a0}").replace('\u{3000}', "")
}

/// A line of moves from a position.
pub fn line_words(notation: Notation, position: &Position, moves: &[Move]) -> String {
    let (mut position, mut previous, mut words) = (position.clone(), None, Vec::new());
    for &mv in moves.iter().take(MOST_MOVES) {
        words.push(kept_together(&move_words(notation, mv, &position, previous)));
        (position, previous) = (position.after(mv), Some(mv.to()));
    }
    if moves.len() > MOST_MOVES {
        words.push("…".to_owned());
    }
    words.join(" ")
}

/// The verdict on a move; `left` is the number of plies to the mate now.
pub fn said_words(said: &Said, left: Option<u16>, written: impl Fn(Move) -> String, text: &Text) -> String {
    let with = |id: &str, mv: Move| text.tell(id, &[("move", written(mv).into())]);
    match *said {
        Said::Right => match left {
            Some(left) => text.tell("practice-right-left", &[("plies", u32::from(left).into())]),
            None => text.say("practice-right"),
        },
        Said::Solved => text.say("practice-solved"),
        Said::Mates => text.say("practice-mates"),
        Said::Later(plies) => {
            let shortest = left.map_or_else(String::new, |left| left.to_string());
            text.tell("practice-later", &[("plies", u32::from(plies).into()), ("shortest", shortest.into())])
        }
        Said::NoCheck(mv) => with("practice-no-check", mv),
        Said::Escapes(mv) => with("practice-escapes", mv),
        Said::NotFound(mv) => with("practice-not-found", mv),
        Said::Judged(mv, judgement) => with(judgement_id(judgement), mv),
    }
}

const fn judgement_id(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Right => "practice-judged-right",
        Judgement::AsGood => "practice-judged-as-good",
        Judgement::Worse(_) => "practice-judged-worse",
        Judgement::Played => "practice-judged-played",
        Judgement::Unknown => "practice-judged-unknown",
        Judgement::Wrong => "practice-judged-wrong",
    }
}

/// The flaws of a problem, if any.
pub fn soundness_words(found: &Examination, notation: Notation, position: &Position, text: &Text) -> Vec<String> {
    let named = |other: &OtherMove| {
        let at = usize::from(other.number.saturating_sub(1)).min(found.line.len());
        let before = found.line[..at].iter().fold(position.clone(), |position, &mv| position.after(mv));
        let previous = at.checked_sub(1).map(|before| found.line[before].to());
        let words = kept_together(&move_words(notation, other.mv, &before, previous));
        text.tell("practice-other-move", &[("number", u32::from(other.number).into()), ("move", words.into())])
    };
    let list = |others: &[OtherMove]| {
        let named = others.iter().take(MOST_OTHERS).map(named).collect::<Vec<_>>().join(&text.say("list-comma"));
        match others.len().saturating_sub(MOST_OTHERS) {
            0 => named,
            more => text.tell("practice-and-more", &[("moves", named.into()), ("count", more.into())]),
        }
    };
    let told =
        |id: &str, others: &[OtherMove]| (!others.is_empty()).then(|| text.tell(id, &[("moves", list(others).into())]));
    let left = (found.left > 0).then(|| text.tell("practice-pieces-left", &[("count", u32::from(found.left).into())]));
    let unknown = (found.soundness == Soundness::NotFound).then(|| text.say("practice-soundness-unknown"));
    [told("practice-second-solution", &found.second), left, told("practice-longer", &found.longer), unknown]
        .into_iter()
        .flatten()
        .collect()
}

/// A notice for the user.
pub fn practice_notice(notice: &PracticeNotice, text: &Text) -> NoticeScene {
    match notice {
        PracticeNotice::MateHere { position, mate, notation } => mate_here(position, mate, *notation, text),
        PracticeNotice::NoneMissed { undecided } => no_missed_mates(*undecided, text),
        PracticeNotice::Nothing { found, left_out } => nothing_to_practise(*found, left_out, text),
        PracticeNotice::LeftOut(left_out) => left_out_words(left_out, text),
        PracticeNotice::Repertoire { is_added: true } => NoticeScene::calm(text.say("repertoire-added")),
        PracticeNotice::Repertoire { is_added: false } => NoticeScene::calm(text.say("repertoire-removed")),
        PracticeNotice::Schedule(trouble) => schedule_trouble(trouble, text),
    }
}

/// Whether there is a mate in a position.
fn mate_here(position: &Position, mate: &FoundMate, notation: Notation, text: &Text) -> NoticeScene {
    let side = ("side", Arg::from(mark(position.turn())));
    match mate {
        FoundMate::Mate { plies, line } => {
            let told = text.tell("mate-here", &[side, ("plies", u32::from(*plies).into())]);
            NoticeScene::calm(told).line(line_words(notation, position, line))
        }
        FoundMate::None => NoticeScene::calm(text.tell("mate-here-none", &[side])),
        FoundMate::NotFound => NoticeScene::warning(text.tell("mate-here-unknown", &[side])),
    }
}

/// No mate was missed, as far as could be decided.
fn no_missed_mates(undecided: usize, text: &Text) -> NoticeScene {
    let scene = NoticeScene::calm(text.say("missed-mates-none"));
    if undecided == 0 {
        return scene;
    }
    scene.line(text.tell("missed-mates-undecided", &[("count", undecided.into())]))
}

/// There is nothing to practise.
fn nothing_to_practise(found: usize, left_out: &LeftOut, text: &Text) -> NoticeScene {
    let scene = NoticeScene::warning(text.say("practice-nothing"));
    match (found, left_out.count) {
        (0, 0) => scene,
        (0, _) => with_reasons(scene, left_out, text),
        _ => scene.line(text.tell("practice-nothing-due", &[("count", found.into())])),
    }
}

/// Some of a set is no exercise: what, and why not.
fn left_out_words(left_out: &LeftOut, text: &Text) -> NoticeScene {
    let headline = text.tell("practice-left-out", &[("count", left_out.count.into())]);
    with_reasons(NoticeScene::warning(headline), left_out, text)
}

fn with_reasons(scene: NoticeScene, left_out: &LeftOut, text: &Text) -> NoticeScene {
    let line = |(file, why): &(String, WhyLeftOut)| {
        let args = [("file", Arg::from(file.as_str())), ("fault", why_left_out(why, text).into())];
        text.tell("practice-fault", &args)
    };
    scene.first_lines(left_out.first.iter().map(line), left_out.count, text)
}

fn why_left_out(why: &WhyLeftOut, text: &Text) -> String {
    let at = |line: usize, reason: &str| {
        text.tell("at-line", &[("line", Arg::from(line)), ("reason", text.say(reason).into())])
    };
    match why {
        WhyLeftOut::File(error) => text.file_error_in_line(error),
        WhyLeftOut::Game(NoProblem::Unreadable(error)) => text.import_error(error),
        WhyLeftOut::Game(NoProblem::BeginsAsGame { line }) => at(*line, "practice-begins-as-game"),
        WhyLeftOut::Game(NoProblem::NoKing { line }) => at(*line, "practice-no-king"),
        WhyLeftOut::Game(NoProblem::Unknown(warning)) => text.warning(warning),
    }
}

/// What is wrong with the schedule's file.
fn schedule_trouble(trouble: &ScheduleTrouble, text: &Text) -> NoticeScene {
    match trouble {
        ScheduleTrouble::Damaged { kept_as, line, reason } => {
            let path = kept_as.display().to_string();
            let told = text.tell("practice-schedule-damaged", &[("path", path.into())]);
            let args = [("line", Arg::from(*line)), ("reason", reason.as_str().into())];
            NoticeScene::warning(told).line(text.tell("practice-schedule-line", &args))
        }
        ScheduleTrouble::File(error) => {
            NoticeScene::warning(text.say("practice-schedule-not-kept")).line(text.file_error(error))
        }
        ScheduleTrouble::NoPlace => {
            NoticeScene::warning(text.say("practice-schedule-not-kept")).line(text.say("practice-schedule-no-place"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn of_many_other_mates_three_are_named_and_the_rest_is_counted() {
        let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1").unwrap();
        let other = OtherMove { number: 1, mv: "G*5b".parse().unwrap(), plies: 3 };
        let longer = |count, language| {
            let found = Examination {
                soundness: Soundness::Sound,
                line: vec!["G*5b".parse().unwrap()],
                left: 0,
                second: Vec::new(),
                last: Vec::new(),
                longer: vec![other; count],
                undecided: Vec::new(),
            };
            soundness_words(&found, Notation::Hodges, &position, &Text::new(language)).concat()
        };
        let english = |count| longer(count, Language::English);
        assert!(english(3).ends_with("G*5b.") && !english(3).contains("more"), "{}", english(3));
        assert!(english(23).ends_with("G*5b and 20 more."), "{}", english(23));
        assert!(longer(5, Language::Japanese).contains("ほか2手"), "{}", longer(5, Language::Japanese));
    }
}
