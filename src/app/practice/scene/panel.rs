//! The exercise beside the board, in words.

use super::words::{kept_together, line_words, said_words, soundness_words};
use crate::app::practice::state::{Lacks, PracticeSession, Said, Stage};
use crate::app::scene::BubbleScene;
use crate::app::scene::move_words::move_words;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::practice::{Grade, Judgement, Task};
use crate::record::notation::time_digits;
use crate::record::{DrawnMark, MarkColour};
use crate::text::{Arg, Text};

/// The exercise beside the board.
#[derive(Clone, Debug)]
pub struct PracticeScene {
    /// The name of the set.
    pub name: String,
    /// "3 of 50"
    pub place: String,
    /// How each was answered, if it was; of a large set, of so many around the one on the table.
    pub grades: Vec<Option<Mark>>,
    /// Which exercise the first of these is.
    pub first_grade: usize,
    /// Which of them lies on the table.
    pub at: usize,
    /// ☗, and the question.
    pub task: String,
    /// Where it comes from, if the name of the set and the place there do not say so.
    pub source: String,
    /// The verdict on the latest move, or the help that was asked for.
    pub said: Option<(SaidTone, String)>,
    /// Remarks on the game, on what would have been better, on the problem.
    pub lines: Vec<String>,
    /// The time, the score, and when it is due again.
    pub facts: String,
    /// Whether something is being worked out that can be stopped.
    pub is_busy: bool,
    /// Whether the exercise is done, so that the next one is what is usually wanted.
    pub is_done: bool,
}

/// How an exercise was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// At once.
    Good,
    /// With help, or at the second try.
    Hard,
    /// It was answered wrongly.
    Failed,
}

impl From<Grade> for Mark {
    fn from(grade: Grade) -> Self {
        match grade {
            Grade::Good => Self::Good,
            Grade::Hard => Self::Hard,
            Grade::Failed => Self::Failed,
        }
    }
}

/// The kind of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaidTone {
    /// It is right.
    Right,
    /// It is wrong.
    Wrong,
    /// Neither praise nor blame.
    Calm,
}

/// How many answers are shown as dots at most.
const MOST_DOTS: usize = 60;

impl PracticeScene {
    /// The exercise on the table.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let session = state.practice_session()?;
        let attempt = &session.attempt;
        let count = session.exercises.len();
        let first_grade = session.at.saturating_sub(MOST_DOTS / 2).min(count.saturating_sub(MOST_DOTS));
        let grades = session.grades.iter().skip(first_grade).take(MOST_DOTS);
        let numbers = [("number", Arg::from(session.at + 1)), ("count", count.into())];
        Some(Self {
            name: if session.name.is_empty() { text.say("practice-heading") } else { session.name.clone() },
            place: text.tell("practice-place", &numbers),
            grades: grades.map(|grade| grade.map(Mark::from)).collect(),
            first_grade,
            at: session.at,
            task: format!("{} {}", mark(session.exercise().side()), task(session, text)),
            source: source(session, text),
            said: said(state, session, text),
            lines: lines(state, session, text),
            facts: facts(state, session, text, now),
            is_busy: matches!(attempt.stage, Stage::Judging | Stage::Replying),
            is_done: matches!(attempt.stage, Stage::Answered | Stage::Shown),
        })
    }
}

fn task(session: &PracticeSession, text: &Text) -> String {
    let attempt = &session.attempt;
    match (&session.exercise().task, attempt.mate, attempt.lacks) {
        (Task::Mate, Some(plies), _) => text.tell("practice-mate-in", &[("plies", u32::from(plies).into())]),
        (Task::Mate, None, Some(Lacks::Mate)) => text.say("practice-no-mate"),
        (Task::Mate, None, Some(Lacks::Knowledge)) => text.say("practice-no-mate-found"),
        (Task::Mate, None, None) => text.say("practice-mate"),
        (Task::Better(_), ..) => text.say("practice-better"),
        (Task::Next, ..) => text.say("practice-next"),
        (Task::Repertoire(_), ..) => text.say("practice-repertoire"),
    }
}

fn source(session: &PracticeSession, text: &Text) -> String {
    let (exercise, source) = (session.exercise(), &session.exercise().source);
    let is_problem = exercise.is_problem();
    let id = match (is_problem, source.name.is_empty()) {
        (true, false) => "practice-problem",
        (true, true) => "practice-problem-alone",
        (false, false) => "practice-from-game",
        (false, true) => "practice-from-nameless",
    };
    let is_next_of_set = source.name == session.name && source.number as usize == session.at + 1;
    match source.number {
        _ if is_problem && is_next_of_set => String::new(),
        0 => source.name.clone(),
        number => text.tell(id, &[("name", source.name.as_str().into()), ("number", number.into())]),
    }
}

/// The verdict on the latest move; before there is one, the help that was asked for.
fn said(state: &AppState, session: &PracticeSession, text: &Text) -> Option<(SaidTone, String)> {
    let attempt = &session.attempt;
    match (attempt.stage, attempt.hint) {
        (Stage::Judging | Stage::Replying, _) => Some((SaidTone::Calm, text.say("practice-judging"))),
        (Stage::Shown, _) if attempt.lacks == Some(Lacks::Mate) => {
            Some((SaidTone::Calm, text.say("practice-no-mate-why")))
        }
        (Stage::Shown, _) if attempt.lacks.is_some() => None,
        (Stage::Shown, _) => Some((SaidTone::Calm, text.say("practice-solution"))),
        (Stage::Asked, 1..) => Some((SaidTone::Calm, hint_words(state, session, text)?)),
        (Stage::Asked | Stage::Answered, _) => {
            let words = |mv| written(state, session, mv);
            attempt.said.as_ref().map(|said| (tone(said), said_words(said, attempt.left, words, text)))
        }
    }
}

fn tone(said: &Said) -> SaidTone {
    match said {
        Said::Right | Said::Solved | Said::Mates => SaidTone::Right,
        Said::Judged(_, judgement) if judgement.is_right() => SaidTone::Right,
        Said::Later(_) | Said::NotFound(_) | Said::Judged(_, Judgement::Unknown) => SaidTone::Calm,
        Said::NoCheck(_) | Said::Escapes(_) | Said::Judged(..) => SaidTone::Wrong,
    }
}

/// A move in words, at the place where it was asked for.
fn written(state: &AppState, session: &PracticeSession, mv: crate::shogi::Move) -> String {
    let tree = state.tree();
    let node = if tree.has(session.attempt.node) { session.attempt.node } else { crate::record::GameTree::ROOT };
    let is_there = session.attempt.is_open();
    let position = if is_there { tree.position_at(node) } else { session.exercise().position.clone() };
    let previous = tree.node(node).mv.filter(|_| is_there).map(crate::shogi::Move::to);
    kept_together(&move_words(state.settings.notation, mv, &position, previous))
}

fn hint_words(state: &AppState, session: &PracticeSession, text: &Text) -> Option<String> {
    let Some(mv) = state.hinted_move() else { return Some(text.say("practice-no-hint")) };
    let position = state.tree().position_at(session.attempt.node);
    Some(match (session.attempt.hint, mv.from().and_then(|from| position.board().piece_on(from))) {
        (1, Some(piece)) => text.tell("practice-hint-piece", &[("piece", text.piece(piece.kind).into())]),
        (1, None) => text.say("practice-hint-drop"),
        _ => text.tell("practice-hint-move", &[("move", written(state, session, mv).into())]),
    })
}

/// After the answer: what was played in the game, what would have been better, and the flaws of the problem.
fn lines(state: &AppState, session: &PracticeSession, text: &Text) -> Vec<String> {
    let (exercise, attempt) = (session.exercise(), &session.attempt);
    if attempt.is_open() {
        return Vec::new();
    }
    let line = |moves: &[_]| line_words(state.settings.notation, &exercise.position, moves);
    let told = |id: &str, moves: &[_]| (!moves.is_empty()).then(|| text.tell(id, &[("line", line(moves).into())]));
    let better = match &exercise.task {
        Task::Better(lines) => lines.first().and_then(|best| told("practice-line-better", &best.moves)),
        Task::Mate if !exercise.game.is_empty() => told("practice-line-mate", &attempt.mating),
        Task::Repertoire(moves) => {
            let each: Vec<String> = moves.iter().map(|&mv| written(state, session, mv)).collect();
            Some(text.tell("practice-line-own", &[("line", each.join(&text.say("list-comma")).into())]))
        }
        Task::Mate | Task::Next => None,
    };
    let game = told("practice-line-game", exercise.shown_game());
    let sound = attempt.examination.as_ref().filter(|_| exercise.game.is_empty());
    let sound = sound.map(|found| soundness_words(found, state.settings.notation, &exercise.position, text));
    [better, game].into_iter().flatten().chain(sound.unwrap_or_default()).collect()
}

fn facts(state: &AppState, session: &PracticeSession, text: &Text, now: SessionTime) -> String {
    let (answered, solved) = session.score();
    let time = time_digits(session.attempt.time(now).as_secs());
    let time = text.tell("practice-time", &[("time", time.into())]);
    let score = match session.points() {
        Some(points) => text.tell("practice-points", &[("points", points.into()), ("answered", answered.into())]),
        None => text.tell("practice-score", &[("solved", solved.into()), ("answered", answered.into())]),
    };
    let mistakes = session.attempt.mistakes;
    let mistakes = (mistakes > 0).then(|| text.tell("practice-mistakes", &[("count", mistakes.into())]));
    let again = again(state, session, text).filter(|_| !session.attempt.is_open());
    let over = session.next_open().is_none().then(|| {
        let all = time_digits(session.took.as_secs());
        text.tell("practice-over", &[("time", all.into())])
    });
    [Some(time), mistakes, Some(score).filter(|_| answered > 0), again, over]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// In how many days it is due again.
fn again(state: &AppState, session: &PracticeSession, text: &Text) -> Option<String> {
    let memory = state.practice.schedule.get(session.exercise())?.memory?;
    let days = u32::try_from(memory.due.0 - state.practice.today?.0).ok().filter(|days| *days > 0)?;
    Some(text.tell("practice-again-in", &[("days", days.into())]))
}

/// The help on the board: a circle around the piece, then the whole move.
#[must_use]
pub fn practice_marks(state: &AppState) -> Vec<DrawnMark> {
    let Some(session) = state.practice_session().filter(|it| it.attempt.stage == Stage::Asked) else {
        return Vec::new();
    };
    let Some(mv) = state.hinted_move().filter(|_| state.node() == session.attempt.node) else { return Vec::new() };
    let mark = |from, to| DrawnMark { colour: MarkColour::Green, from, to };
    match (session.attempt.hint, mv.from()) {
        (0, _) | (1, None) => Vec::new(),
        (1, Some(from)) => vec![mark(from, None)],
        (_, Some(from)) => vec![mark(from, Some(mv.to()))],
        (_, None) => vec![mark(mv.to(), None)],
    }
}

/// Why the move was taken back, on the square it went to.
#[must_use]
pub fn practice_bubble(state: &AppState, text: &Text) -> Option<BubbleScene> {
    let attempt = &state.practice_session().filter(|it| it.attempt.stage == Stage::Asked)?.attempt;
    let (mv, id) = match attempt.said.as_ref().filter(|_| attempt.hint == 0 && state.board.picked.is_none())? {
        Said::NoCheck(mv) => (mv, "practice-bubble-no-check"),
        Said::Escapes(mv) => (mv, "practice-bubble-escapes"),
        Said::Judged(_, Judgement::Unknown) => return None,
        Said::Judged(mv, judgement) if !judgement.is_right() => (mv, "practice-bubble-wrong"),
        _ => return None,
    };
    Some(BubbleScene { square: mv.to(), words: text.say(id), about: Vec::new() })
}
