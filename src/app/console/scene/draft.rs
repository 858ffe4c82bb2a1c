//! An act in preparation: what it is, what it would change, and what is still missing.

use crate::app::console::form::{ConsoleDraft, ConsoleForm, Unsealed, moves_meant, sealed_move};
use crate::app::console::scene::Scribe;
use crate::app::scene::move_words::{move_words, recorded_move};
use crate::clock::AfterMain;
use crate::record::AuditEntry;
use crate::record::notation::time_digits;
use crate::session::{ArbiterAct, ArbiterOrder, Refusal, Signature};
use crate::shogi::{Move, Position};
use crate::text::Arg;

/// How many moves are offered at a time.
const MOST_MOVES: usize = 8;

/// The act in preparation.
#[derive(Clone, Debug)]
pub struct DraftScene {
    /// Its fields.
    pub draft: ConsoleDraft,
    /// Which act it is.
    pub headline: String,
    /// How many moves the game has.
    pub plies: u32,
    /// Remarks on what was filled in, line by line.
    pub lines: Vec<String>,
    /// The moves that may be meant, with their names.
    pub moves: Vec<(Move, String)>,
    /// Whether what was typed seals a move, or what is missing; `None` where no move is sealed. Which move it is, nobody is to see.
    pub seal: Option<SealScene>,
    /// What it would change: before and after.
    pub changes: Vec<String>,
    /// Why it cannot be done.
    pub fault: Option<String>,
    /// Who signs.
    pub who: String,
    /// Whether it can be done.
    pub can_confirm: bool,
}

/// Whether what was typed seals a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealScene {
    /// That it does, or what is missing.
    pub words: String,
    /// Whether it is one legal move.
    pub is_whole: bool,
}

impl Scribe<'_> {
    pub(super) fn draft(&self, draft: &ConsoleDraft) -> DraftScene {
        let foreseen = self.foreseen(draft);
        let is_handicap = self.state.is_handicap();
        let adjourned = matches!(draft.form, ConsoleForm::Adjourn { .. }).then(|| self.text.say("case-adjourned"));
        let changes = match &foreseen {
            Some(Ok(entry)) => adjourned.into_iter().chain(self.text.audit_changes(entry, is_handicap)).collect(),
            Some(Err(_)) | None => Vec::new(),
        };
        DraftScene {
            draft: draft.clone(),
            headline: self.headline(&draft.form, foreseen.as_ref().and_then(|it| it.as_ref().ok())),
            plies: u32::try_from(self.session.plies()).unwrap_or(u32::MAX),
            lines: self.lines(&draft.form),
            moves: self.offered(&draft.form),
            seal: self.seal(&draft.form),
            changes,
            fault: foreseen.as_ref().and_then(|it| it.as_ref().err()).map(|refusal| self.text.refusal(refusal)),
            who: self.state.settings.arbiter.name.clone(),
            can_confirm: matches!(foreseen, Some(Ok(_))),
        }
    }

    /// The entry that the log would get; `None` while something is missing.
    fn foreseen(&self, draft: &ConsoleDraft) -> Option<Result<AuditEntry, Refusal>> {
        let act = draft.form.act(self.session)?;
        let order = ArbiterOrder { act, signed: Signature::default() };
        Some(self.session.foresee(order, self.now))
    }

    fn headline(&self, form: &ConsoleForm, entry: Option<&AuditEntry>) -> String {
        let id = match form {
            ConsoleForm::SetClock { color, .. } => {
                return self.text.tell("draft-set-clock", &[("side", self.player(*color).into())]);
            }
            ConsoleForm::GiveTime { to, .. } => {
                return self.text.tell("draft-give-time", &[("side", self.player(*to).into())]);
            }
            ConsoleForm::TakeBack { .. } => "console-take-back-heading",
            ConsoleForm::CorrectMove { .. } => "console-correct-heading",
            ConsoleForm::Adjourn { .. } => "console-adjournment",
            ConsoleForm::Plain(act) => return self.headline_of(act, entry),
        };
        self.text.say(id)
    }

    /// What is about to be done; the log says of it later that it was done.
    fn headline_of(&self, act: &ArbiterAct, entry: Option<&AuditEntry>) -> String {
        let with_side = |id, color| self.text.tell(id, &[("side", self.player(color).into())]);
        match act {
            ArbiterAct::Warn(color) => with_side("draft-warn", *color),
            ArbiterAct::DefaultWin { winner } => with_side("draft-default", *winner),
            ArbiterAct::SetTurn(color) => with_side("console-turn-other", *color),
            ArbiterAct::DoubleDefault => self.text.say("console-both-absent"),
            ArbiterAct::Interrupt => self.text.say("draft-interrupt"),
            ArbiterAct::Reopen => self.text.say("case-reopen"),
            ArbiterAct::TakeBack { moves: 0 } => self.text.say("console-go-on-heading"),
            ArbiterAct::Call
            | ArbiterAct::AnswerCall
            | ArbiterAct::Stop
            | ArbiterAct::Resume
            | ArbiterAct::StopHall
            | ArbiterAct::StartHall
            | ArbiterAct::SetClock { .. }
            | ArbiterAct::GiveTime { .. }
            | ArbiterAct::TakeBack { .. }
            | ArbiterAct::CorrectMove { .. }
            | ArbiterAct::RuleOnClaim(_)
            | ArbiterAct::RuleOnDeclaration(_)
            | ArbiterAct::RuleOnSleep(_)
            | ArbiterAct::Rule(_)
            | ArbiterAct::Adjourn { .. } => {
                let is_handicap = self.state.is_handicap();
                entry.map_or_else(String::new, |entry| self.text.audit_act(entry, is_handicap))
            }
        }
    }

    fn lines(&self, form: &ConsoleForm) -> Vec<String> {
        match form {
            ConsoleForm::TakeBack { moves } => {
                let first = self.session.plies().saturating_sub(*moves as usize) + 1;
                (first..=self.session.plies()).filter_map(|ply| self.move_at(ply)).collect()
            }
            ConsoleForm::CorrectMove { ply, .. } => {
                let entered = self.move_at(*ply as usize).unwrap_or_default();
                vec![self.text.tell("draft-entered", &[("move", Arg::from(entered))])]
            }
            ConsoleForm::Adjourn { .. } => vec![self.text.say("console-adjournment-why")],
            ConsoleForm::Plain(ArbiterAct::TakeBack { moves: 0 }) => self.time_was_up().into_iter().collect(),
            ConsoleForm::SetClock { .. } | ConsoleForm::GiveTime { .. } | ConsoleForm::Plain(_) => Vec::new(),
        }
    }

    /// What becomes of the clock by which the game was lost.
    fn time_was_up(&self) -> Option<String> {
        let color = self.session.clock().out_of_time(self.now)?;
        let side = ("side", Arg::from(self.player(color)));
        Some(match self.session.clock().control(color).after {
            AfterMain::Byoyomi { period, .. } | AfterMain::Consideration { period, .. } => {
                let time = time_digits(period.as_secs());
                self.text.tell("draft-period-back", &[side, ("time", time.into())])
            }
            AfterMain::Loss | AfterMain::Unlimited => self.text.tell("draft-no-period", &[side]),
        })
    }

    /// "12 ☖３四歩"
    fn move_at(&self, ply: usize) -> Option<String> {
        let tree = self.session.tree();
        let path = tree.path_to(self.session.node());
        let (node, before) = (path.get(ply)?, tree.position_at(*path.get(ply.checked_sub(1)?)?));
        let words = recorded_move(self.state.settings.notation, tree.node(*node), &before, None)?;
        Some(format!("{ply} {words}"))
    }

    fn named(&self, mv: Move, before: &Position) -> String {
        move_words(self.state.settings.notation, mv, before, None)
    }

    /// The moves that may have been played instead.
    fn offered(&self, form: &ConsoleForm) -> Vec<(Move, String)> {
        let ConsoleForm::CorrectMove { ply, typed, .. } = form else { return Vec::new() };
        let path = self.session.tree().path_to(self.session.node());
        let before = (*ply as usize).checked_sub(1).and_then(|ply| path.get(ply));
        let Some(before) = before.filter(|_| !typed.trim().is_empty()) else { return Vec::new() };
        let position = self.session.tree().position_at(*before);
        let meant = moves_meant(&position, typed, self.session.tree().node(*before).mv.map(Move::to));
        meant.into_iter().take(MOST_MOVES).map(|mv| (mv, self.named(mv, &position))).collect()
    }

    fn seal(&self, form: &ConsoleForm) -> Option<SealScene> {
        let ConsoleForm::Adjourn { is_sealed: true, typed } = form else { return None };
        let sealed = sealed_move(self.session, typed);
        let id = match sealed {
            Ok(_) => "draft-seal-whole",
            Err(Unsealed::Promotion) => "draft-seal-promotion",
            Err(Unsealed::Several) => "draft-seal-several",
            Err(Unsealed::NoMove) => "draft-seal-open",
        };
        Some(SealScene { words: self.text.say(id), is_whole: sealed.is_ok() })
    }
}
