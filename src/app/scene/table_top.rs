//! What each player sees at a screen that lies flat between them.

use super::{AnswerScene, CaseScene, NoticeScene, ResultScene};
use crate::app::action::{Action, DialogAction};
use crate::app::command::Command;
use crate::app::dialogs::scene::question::question_scene;
use crate::app::scene::case::AnswerTone;
use crate::app::scene::sides::seats;
use crate::app::scene::status::looking_back;
use crate::app::state::{AppState, Dialog, Question};
use crate::session::{MatchSession, Pending};
use crate::shogi::Color;
use crate::text::Text;

/// A game on a screen that lies flat between its players.
#[derive(Clone, Debug)]
pub struct TableTopScene {
    /// What the player at the top has besides plate and stand, and the one at the bottom.
    pub sides: [TableSide; 2],
}

/// One player's side of a flat screen.
#[derive(Clone, Debug)]
pub struct TableSide {
    /// The message to read or to answer.
    pub message: Option<TableMessage>,
    /// The buttons.
    pub buttons: Vec<TableButton>,
}

/// A message to a player.
#[derive(Clone, Debug)]
pub struct TableMessage {
    /// Its heading.
    pub headline: String,
    /// The explanation, line by line.
    pub lines: Vec<String>,
    /// The answers, the usual one first.
    pub answers: Vec<AnswerScene>,
    /// How many of them, from the last, can be done without where there is little room: the menus have them, too.
    pub spare: usize,
    /// The words and the action that put it away, where it needs no answer and play goes on beside it.
    pub close: Option<(String, Action)>,
}

/// A button of a player.
#[derive(Clone, Debug)]
pub struct TableButton {
    /// Its words.
    pub words: String,
    /// What a screen reader says: whose button it is, too.
    pub label: String,
    /// The command that it gives.
    pub command: Command,
    /// Whether it can be pressed.
    pub is_enabled: bool,
}

impl TableTopScene {
    /// What is shown of a match on a flat screen; `None` where the screen stands, or nobody plays.
    pub fn of(
        state: &AppState,
        case: Option<&CaseScene>,
        result: Option<&ResultScene>,
        notices: &[(usize, NoticeScene)],
        text: &Text,
    ) -> Option<Self> {
        let session = state.as_match().filter(|_| state.is_table_top())?;
        let told = Told { state, session, case, result, notices, text };
        Some(Self {
            sides: seats(state).map(|color| TableSide { message: told.message(color), buttons: told.buttons(color) }),
        })
    }
}

/// What there is to tell.
struct Told<'a> {
    state: &'a AppState,
    session: &'a MatchSession,
    case: Option<&'a CaseScene>,
    result: Option<&'a ResultScene>,
    notices: &'a [(usize, NoticeScene)],
    text: &'a Text,
}

impl Told<'_> {
    /// What comes first for the player of `color`.
    fn message(&self, color: Color) -> Option<TableMessage> {
        let asked = self.state.question_at_table().filter(|_| color == self.session.turn());
        asked
            .map(|question| self.question(question))
            // What can be mended comes before a result, which stays.
            .or_else(|| self.notice(|notice| !notice.remedies.is_empty()))
            .or_else(|| self.result.map(|result| self.result(result)))
            .or_else(|| self.case.map(|case| self.case(case, color)))
            .or_else(|| self.looking_back())
            .or_else(|| self.notice(|_| true))
    }

    /// That an earlier position is on the board while the game goes on, and the way back.
    fn looking_back(&self) -> Option<TableMessage> {
        self.state.looks_back().then(|| TableMessage {
            headline: looking_back(self.state, self.session, self.text),
            lines: vec![self.text.say("table-top-back")],
            answers: Vec::new(),
            spare: 0,
            close: Some((self.text.say(self.state.name_of(Command::Last)), Action::Command(Command::Last))),
        })
    }

    fn question(&self, question: &Question) -> TableMessage {
        let scene = question_scene(self.state, question, self.text);
        let tone = if scene.is_grave { AnswerTone::Grave } else { AnswerTone::Primary };
        let answer = |words, action, tone| AnswerScene { words, action: Action::Dialog(action), tone };
        TableMessage {
            headline: scene.headline,
            lines: vec![scene.explanation],
            answers: std::iter::once(answer(scene.confirm, DialogAction::Confirm, tone))
                .chain(scene.cancel.map(|words| answer(words, DialogAction::Cancel, AnswerTone::Plain)))
                .collect(),
            spare: 0,
            close: None,
        }
    }

    fn result(&self, result: &ResultScene) -> TableMessage {
        let button = |(index, command): (usize, Command)| AnswerScene {
            words: self.text.say(self.state.name_of(command)),
            action: Action::Command(command),
            tone: if index == 0 { AnswerTone::Primary } else { AnswerTone::Plain },
        };
        TableMessage {
            headline: result.named.as_ref().unwrap_or(&result.headline).clone(),
            lines: [&result.reason].into_iter().chain(&result.explanation).chain(&result.series).cloned().collect(),
            answers: result.next.iter().copied().enumerate().map(button).collect(),
            spare: result.next.len().saturating_sub(1),
            close: None,
        }
    }

    /// Whoever is asked has the answers; where nobody is asked by name, both have.
    fn case(&self, case: &CaseScene, color: Color) -> TableMessage {
        let condition = |(holds, words): &(bool, String)| format!("{} {words}", if *holds { "○" } else { "×" });
        let ruling = |(by, ruling): &(String, String)| format!("{by} {ruling}");
        let conditions = case.conditions.iter().map(condition);
        let looking_back = self.state.looks_back().then(|| looking_back(self.state, self.session, self.text));
        let told = looking_back.into_iter().chain(case.lines.iter().cloned());
        let lines = told.chain(conditions).chain(case.rulings.iter().map(ruling));
        let is_asked = who_answers(self.session).is_none_or(|answers| answers == color);
        TableMessage {
            headline: case.headline.clone(),
            lines: lines.collect(),
            answers: if is_asked { case.answers.clone() } else { Vec::new() },
            spare: 0,
            close: None,
        }
    }

    /// The latest notice of that sort, and what can be done about it.
    fn notice(&self, is_meant: fn(&NoticeScene) -> bool) -> Option<TableMessage> {
        let (index, notice) = self.notices.iter().rfind(|(_, notice)| is_meant(notice))?;
        let remedies = notice.remedies.iter().map(|(words, action)| AnswerScene {
            words: words.clone(),
            action: action.clone(),
            tone: AnswerTone::Plain,
        });
        Some(TableMessage {
            headline: notice.headline.clone(),
            lines: notice.lines.clone(),
            answers: remedies.collect(),
            spare: 0,
            close: Some((self.text.say("notice-close"), Action::DismissNotice(*index))),
        })
    }

    /// The player to move resigns, declares and points out; the other one wants a move back. Who plays an engine resigns at any
    /// time.
    fn buttons(&self, color: Color) -> Vec<TableButton> {
        let is_mover = self.session.turn() == color;
        let usual = [Command::Resign, Command::TakeBack, Command::Pause, Command::CallArbiter];
        let rare = [Command::Claim, Command::Declare];
        let is_theirs = |command: Command| match command {
            Command::Resign => self.state.who_resigns() == Some(color),
            Command::Claim | Command::Declare => is_mover,
            Command::TakeBack => !is_mover,
            _ => true,
        };
        let hidden = super::hidden_tools(self.state);
        let rare = rare.into_iter().filter(|command| is_mover && !hidden.contains(command));
        let side = self.text.side(color, self.state.is_handicap());
        let button = |command: Command| {
            let words = self.text.say(self.state.name_of(command));
            TableButton {
                label: format!("{} {side}: {words}", crate::app::scene::sides::mark(color)),
                words,
                command,
                is_enabled: is_theirs(command) && self.state.allows(command),
            }
        };
        usual.into_iter().chain(rare).map(button).collect()
    }
}

/// The player who is asked.
fn who_answers(session: &MatchSession) -> Option<Color> {
    match session.pending()? {
        Pending::TakeBack { by } | Pending::Impasse { by, .. } => Some(by.opponent()),
        Pending::Declaration(case) => Some(case.report.declarer),
        Pending::Claim(_) | Pending::Sleep(_) | Pending::Adjourned { .. } => None,
    }
}

impl AppState {
    /// The question that a player at a flat screen is asked where the player sits, rather than in the middle.
    #[must_use]
    pub fn question_at_table(&self) -> Option<&Question> {
        let Some(Dialog::Question(question)) = self.dialog.as_ref().filter(|_| self.is_table_top()) else {
            return None;
        };
        matches!(question, Question::Resign | Question::Declare | Question::Repeat { .. }).then_some(question)
    }
}
