//! What is wrong with an engine, in sentences.

use std::time::Duration;

use super::{Arg, Text};
use crate::analysis::MistakeClass;
use crate::engine::{Ended, Fault, ValueFault};

impl Text {
    /// What is wrong with an engine.
    #[must_use]
    pub fn engine_fault(&self, fault: &Fault) -> String {
        let said = |id: &str, text: &str| self.tell(id, &[("text", text.into())]);
        let after = |id: &str, time: Duration| self.tell(id, &[("time", self.waited(time).into())]);
        match fault {
            Fault::NotStarted(reason) => self.tell("engine-not-started", &[("reason", reason.as_str().into())]),
            Fault::NoProgram(name) => self.tell("engine-no-program", &[("name", name.as_str().into())]),
            Fault::NotAllowed(name) => self.tell("engine-not-allowed", &[("name", name.as_str().into())]),
            Fault::NoGreeting(time) => after("engine-no-greeting", *time),
            Fault::GreetsTooLate(time) => after("engine-greets-too-late", *time),
            Fault::StartsTooSlowly(time) => after("engine-starts-too-slowly", *time),
            Fault::SpeaksUci => self.say("engine-speaks-uci"),
            Fault::NotReady(time) => after("engine-not-ready", *time),
            Fault::DoesNotStop(time) => after("engine-does-not-stop", *time),
            Fault::Died(ended, words) => self.death(*ended, words),
            Fault::OutputClosed => self.say("engine-output-closed"),
            Fault::DoesNotRead(time) => after("engine-does-not-read", *time),
            Fault::TooSlow(time) => after("engine-too-slow", *time),
            Fault::Silent(time) => after("engine-silent", *time),
            Fault::Impossible(text) => said("engine-impossible", text),
            Fault::ImpossibleLine(text) => said("engine-impossible-line", text),
            Fault::AnsweredEarly => self.say("engine-answered-early"),
            Fault::Unasked(text) => said("engine-unasked", text),
            Fault::AnsweredTwice(text) => said("engine-doubled", text),
            Fault::GreetedTwice => self.say("engine-greeted-twice"),
            Fault::AbsurdNumber(text) => said("engine-absurd-number", text),
            Fault::LineTooLong => self.say("engine-line-too-long"),
            Fault::NotText => self.say("engine-not-text"),
            Fault::Floods(lines) => self.tell("engine-floods", &[("count", (*lines).into())]),
            Fault::FloodsErrors => self.say("engine-floods-errors"),
            Fault::Memory(megabytes) => self.tell("engine-memory", &[("megabytes", Arg::from(*megabytes))]),
            Fault::DoesNotQuit => self.say("engine-does-not-quit"),
            Fault::TrialOver => self.say("engine-trial-over"),
        }
    }

    /// How an engine has ended, and the last it has said: often the only hint at the cause.
    fn death(&self, ended: Ended, words: &str) -> String {
        let (plain, saying, number) = match ended {
            Ended::Code(code) => ("engine-died", "engine-died-saying", ("code", Arg::from(code))),
            Ended::Signal(signal) => ("engine-killed", "engine-killed-saying", ("signal", Arg::from(signal))),
        };
        if words.is_empty() {
            return self.tell(plain, &[number]);
        }
        self.tell(saying, &[number, ("text", words.into())])
    }

    /// What a move that has cost something is called.
    #[must_use]
    pub fn mistake(&self, class: MistakeClass) -> String {
        self.say(match class {
            MistakeClass::Inaccuracy => "mistake-inaccuracy",
            MistakeClass::Mistake => "mistake-mistake",
            MistakeClass::Blunder => "mistake-blunder",
        })
    }

    /// A time that was waited: in whole seconds, but for less than one.
    fn waited(&self, time: Duration) -> String {
        if time < Duration::from_secs(1) {
            let millis = u64::try_from(time.as_millis()).unwrap_or_default();
            return self.tell("engine-millis", &[("count", Arg::from(millis))]);
        }
        self.duration(Duration::from_secs((time + Duration::from_millis(500)).as_secs()))
    }

    /// Why an option was not set; without a reason, there is no such option.
    #[must_use]
    pub fn refused_option(&self, name: &str, fault: Option<ValueFault>) -> String {
        let id = match fault {
            None => "engine-no-option",
            Some(ValueFault::NoSwitch) => "engine-no-switch",
            Some(ValueFault::NoNumber) => "engine-no-number",
            Some(ValueFault::OutOfBounds) => "engine-out-of-bounds",
            Some(ValueFault::NoChoice) => "engine-no-choice",
            Some(ValueFault::LineBreak) => "engine-line-break",
        };
        self.tell(id, &[("name", name.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_time_that_was_waited_is_told_as_it_was() {
        let told = |language, millis| Text::new(language).engine_fault(&Fault::NotReady(Duration::from_millis(millis)));
        for (millis, words) in [(500, "in 500 ms."), (1_040, "in 1 s."), (2_960, "in 3 s."), (60_000, "in 1 min.")] {
            assert!(told(Language::English, millis).ends_with(words), "{}", told(Language::English, millis));
        }
        assert!(told(Language::Japanese, 500).contains("500ミリ秒"));
    }
}
