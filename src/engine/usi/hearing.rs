//! What an engine says becomes events.

use std::time::Duration;

use super::{Again, Event, Reaction, Second, Stage, Usi, cut};
use crate::engine::message::Message;
use crate::engine::{Answer, EngineOption, Fault, Heard, Info, Limit, OptionKind};

/// More lines in a second are a flood: a real engine with twenty lines says some 400, or a few thousand in its first moment.
const FLOOD: usize = 10_000;

/// No engine has more options. What follows is left out.
const MOST_OPTIONS: usize = 50_000;

impl Usi {
    /// Takes what was heard on its output.
    #[must_use]
    pub fn hear(&mut self, heard: &Heard, now: Duration) -> Reaction {
        match heard {
            Heard::Line(line) => self.line(line, now),
            Heard::Garbled(line) => {
                let mut reaction = self.note(Fault::NotText);
                self.take_line(line, now, &mut reaction);
                reaction
            }
            Heard::TooLong => {
                self.sign_of_life(now);
                self.note(Fault::LineTooLong)
            }
        }
    }

    /// Takes a line.
    #[must_use]
    pub fn line(&mut self, line: &str, now: Duration) -> Reaction {
        let mut reaction = Reaction::default();
        self.take_line(line, now, &mut reaction);
        reaction
    }

    /// Something else shows that it is alive: a complaint, a part of a line.
    pub const fn sign_of_life(&mut self, now: Duration) {
        self.last_sign = Some(now);
    }

    fn take_line(&mut self, line: &str, now: Duration, reaction: &mut Reaction) {
        if self.is_over() {
            return;
        }
        self.sign_of_life(now);
        let message = Message::read(line);
        // However many options it declares, it does so once.
        if !matches!(message, Message::Option(_)) {
            self.count(now, reaction);
        }
        // Last words are those that nothing has followed: a greeting was none, nor what was said at the beginning of a search.
        if !matches!(message, Message::Info(_) | Message::Other) {
            self.last_remark.clear();
        }
        match message {
            Message::Name(name) => self.introduction.name = cut(&name),
            Message::Author(author) => self.introduction.author = cut(&author),
            Message::Option(option) => self.declare(option),
            Message::UsiOk => self.greeted(now, reaction),
            Message::ReadyOk => self.ready(now, reaction),
            Message::BestMove(words) => self.answer(words, Answer::of_best_move, now, reaction),
            Message::Checkmate(words) => self.answer(words, Answer::of_checkmate, now, reaction),
            Message::Info(info) => self.inform(*info, reaction),
            Message::UciOk => self.other_protocol(reaction),
            Message::Other => {
                if line.contains("nknown command") {
                    self.other_protocol(reaction);
                }
                self.remark(line);
            }
        }
    }

    fn count(&mut self, now: Duration, reaction: &mut Reaction) {
        self.second.lines += 1;
        if now.saturating_sub(self.second.since) >= Duration::from_secs(1) {
            self.second = Second { since: now, lines: 1 };
        } else if self.second.lines > FLOOD {
            self.raise(Fault::Floods(FLOOD), reaction);
        }
    }

    fn declare(&mut self, option: EngineOption) {
        if !matches!(self.stage, Stage::Greeting { .. }) || self.introduction.options.len() >= MOST_OPTIONS {
            return;
        }
        if let ("multipv", OptionKind::Spin { default: Some(lines), .. }) =
            (option.name.to_ascii_lowercase().as_str(), &option.kind)
        {
            self.lines_shown = usize::try_from(*lines).unwrap_or(1);
        }
        self.introduction.options.push(option);
    }

    fn greeted(&mut self, now: Duration, reaction: &mut Reaction) {
        let Stage::Greeting { since } = self.stage else { return self.raise(Fault::GreetedTwice, reaction) };
        for (name, value) in self.terms.options.clone() {
            match self.line_to_set(&name, &value) {
                Ok(line) => reaction.lines.push(line),
                Err(fault) => self.introduction.refused.push((name, fault)),
            }
        }
        reaction.lines.push("isready".to_owned());
        let introduction = Box::new(self.introduction.clone());
        reaction.events.push(Event::Introduced { introduction, after: now.saturating_sub(since) });
        self.stage = Stage::Preparing { since: now };
    }

    fn ready(&mut self, now: Duration, reaction: &mut Reaction) {
        match self.stage {
            Stage::Preparing { since } => {
                reaction.events.push(Event::Ready { after: now.saturating_sub(since) });
                self.begin_wanted(now, reaction);
            }
            Stage::Settling { .. } => self.begin_wanted(now, reaction),
            Stage::New | Stage::Greeting { .. } | Stage::Idle | Stage::Searching(_) | Stage::Over => {}
        }
    }

    fn other_protocol(&mut self, reaction: &mut Reaction) {
        if matches!(self.stage, Stage::Greeting { .. }) {
            self.raise(Fault::SpeaksUci, reaction);
        }
    }

    fn remark(&mut self, words: &str) {
        if !words.trim().is_empty() {
            self.last_remark = cut(words.trim());
        }
    }

    fn inform(&mut self, mut info: Info, reaction: &mut Reaction) {
        let absurd = info.absurd.take();
        self.last_remark.clear();
        if let Some(words) = &info.text {
            self.remark(words);
        }
        if let Stage::Searching(running) = &mut self.stage {
            let impossible = self.analysis.take(info, running.search.place.position());
            running.has_spoken |= impossible.is_none();
            if let Some(word) = impossible {
                self.raise(Fault::ImpossibleLine(cut(&word)), reaction);
            }
        }
        if let Some(word) = absurd {
            self.raise(Fault::AbsurdNumber(cut(&word)), reaction);
        }
    }

    fn answer(
        &mut self,
        words: Vec<String>,
        judge: fn(&crate::shogi::Position, &[String]) -> Answer,
        now: Duration,
        reaction: &mut Reaction,
    ) {
        let said = cut(&words.join(" "));
        let is_repeated = self.last_answer.as_ref() == Some(&words);
        let Stage::Searching(running) = &mut self.stage else {
            self.is_wary = true;
            return self.raise(if is_repeated { Fault::AnsweredTwice(said) } else { Fault::Unasked(said) }, reaction);
        };
        let answer = judge(running.search.place.position(), &words);
        // Said once more after the next search has begun: there it is the other side's move.
        if is_repeated && !running.has_spoken && matches!(answer, Answer::Impossible(_)) {
            self.is_wary = true;
            // In a game nobody waits to see whether anything else follows.
            if matches!(running.search.limit, Limit::Game(_)) {
                return self.raise(Fault::AnsweredTwice(said), reaction);
            }
            running.again = Some(Again { said, answer });
            return;
        }
        if let Some(again) = running.again.take() {
            self.raise(Fault::AnsweredTwice(again.said), reaction);
        }
        self.last_answer = Some(words);
        self.conclude(answer, now, reaction);
    }

    /// The search that runs is over.
    pub(super) fn conclude(&mut self, answer: Answer, now: Duration, reaction: &mut Reaction) {
        let Stage::Searching(running) = &self.stage else { return };
        let (number, stopped) = (running.search.number, running.stopped);
        self.stage = Stage::Idle;
        if let Answer::Impossible(word) = &answer {
            self.raise(Fault::Impossible(cut(word)), reaction);
        }
        if number == self.newest {
            let analysis = Box::new(self.analysis.clone());
            let stopped_after = stopped.map(|stopped| now.saturating_sub(stopped));
            reaction.events.push(Event::Finished { number, answer, analysis, stopped_after });
        }
        self.go_on(now, reaction);
    }
}
