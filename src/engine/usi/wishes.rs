//! What is wanted becomes lines.

use std::time::Duration;

use super::{Event, LINES_OPTION, Reaction, Running, Stage, Usi, Wish};
use crate::engine::{Analysis, EngineOption, OptionKind, Search, ValueFault};

impl Usi {
    /// Takes a wish. Only the newest search counts.
    #[must_use]
    pub fn wish(&mut self, wish: Wish, now: Duration) -> Reaction {
        let mut reaction = Reaction::default();
        if self.is_over() {
            return reaction;
        }
        match wish {
            Wish::Search(search) => {
                (self.newest, self.wanted) = (search.number, Some(*search));
                self.go_on(now, &mut reaction);
            }
            Wish::Rest => {
                self.wanted = None;
                self.stop(now, &mut reaction);
            }
            Wish::NewGame => self.is_new_game = true,
            Wish::Quit => self.quit(now, &mut reaction),
        }
        reaction
    }

    /// Works towards the search that is wanted.
    pub(super) fn go_on(&mut self, now: Duration, reaction: &mut Reaction) {
        match self.stage {
            Stage::New | Stage::Greeting { .. } | Stage::Preparing { .. } | Stage::Settling { .. } | Stage::Over => {}
            Stage::Searching(_) => self.stop(now, reaction),
            Stage::Idle if self.wanted.is_some() && self.is_wary => {
                reaction.lines.push("isready".to_owned());
                self.stage = Stage::Settling { since: now };
            }
            Stage::Idle => self.begin_wanted(now, reaction),
        }
    }

    pub(super) fn begin_wanted(&mut self, now: Duration, reaction: &mut Reaction) {
        self.stage = Stage::Idle;
        let Some(search) = self.wanted.take() else { return };
        if std::mem::take(&mut self.is_new_game) {
            reaction.lines.push("usinewgame".to_owned());
        }
        reaction.lines.extend(self.show_lines(search.lines));
        reaction.lines.push(search.place.line());
        reaction.lines.push(search.limit.line(self.terms.keeper));
        reaction.events.push(Event::Began(search.number));
        self.analysis = Analysis::of(search.number);
        self.stage =
            Stage::Searching(Box::new(Running { search, since: now, stopped: None, has_spoken: false, again: None }));
    }

    /// The line that sets how many best lines are shown, if that changes.
    fn show_lines(&mut self, wanted: usize) -> Option<String> {
        let option = self.option_called(LINES_OPTION)?;
        let OptionKind::Spin { min, max, .. } = option.kind else { return None };
        let wanted = i64::try_from(wanted).unwrap_or(i64::MAX).min(max.unwrap_or(i64::MAX)).max(min.unwrap_or(1));
        let line = option.line(&wanted.to_string());
        let wanted = usize::try_from(wanted).unwrap_or(1);
        (std::mem::replace(&mut self.lines_shown, wanted) != wanted).then_some(line)
    }

    /// Stops the search that runs, once.
    pub(super) fn stop(&mut self, now: Duration, reaction: &mut Reaction) {
        if let Stage::Searching(running) = &mut self.stage
            && running.stopped.is_none()
        {
            running.stopped = Some(now);
            reaction.lines.push("stop".to_owned());
        }
    }

    fn quit(&mut self, now: Duration, reaction: &mut Reaction) {
        self.stop(now, reaction);
        if !matches!(self.stage, Stage::New) {
            reaction.lines.push("quit".to_owned());
        }
        (self.stage, self.wanted) = (Stage::Over, None);
    }

    /// The line that sets an option; without a reason, there is no such option.
    pub(super) fn line_to_set(&self, name: &str, value: &str) -> Result<String, Option<ValueFault>> {
        let option = self.option_called(name).ok_or(None)?;
        option.check(value).map_err(Some)?;
        Ok(option.line(value))
    }

    fn option_called(&self, name: &str) -> Option<&EngineOption> {
        self.introduction.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// The search that is wanted and has not begun.
    #[must_use]
    pub const fn wanted(&self) -> Option<&Search> {
        self.wanted.as_ref()
    }
}
