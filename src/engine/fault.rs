//! What is wrong with an engine.

use std::time::Duration;

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By itself, with this exit code.
    Code(i32),
    /// Killed by a signal.
    Signal(i32),
}

/// What is wrong with an engine. Each kind is told once in a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program could not be started; the system's words.
    NotStarted(String),
    /// There is no program of this name.
    NoProgram(String),
    /// The system does not let it run.
    NotAllowed(String),
    /// Nothing at all in this time, let alone `usiok`.
    NoGreeting(Duration),
    /// Signs of life, but no `usiok` in this longer time.
    GreetsTooLate(Duration),
    /// No `usiok` in this time, although it has worked before.
    StartsTooSlowly(Duration),
    /// It answers as a chess engine does.
    SpeaksUci,
    /// No `readyok` in this time.
    NotReady(Duration),
    /// `stop` was not answered in this time.
    DoesNotStop(Duration),
    /// It has ended although nobody told it to: how, and the last it has said; empty if that was nothing but USI.
    Died(Ended, String),
    /// It has closed its output, and runs on.
    OutputClosed,
    /// It does not read what it is told.
    DoesNotRead(Duration),
    /// It was stopped, as it had taken longer than it was given.
    TooSlow(Duration),
    /// It was stopped, as it had said nothing in this time.
    Silent(Duration),
    /// It answered with something that cannot be played there.
    Impossible(String),
    /// It showed a line about something that cannot be played there.
    ImpossibleLine(String),
    /// It was to think until it is told to stop, and answered before that.
    AnsweredEarly,
    /// It answered although nothing was asked.
    Unasked(String),
    /// It gave its last answer a second time.
    AnsweredTwice(String),
    /// It said `usiok` again.
    GreetedTwice,
    /// It said a number that means nothing.
    AbsurdNumber(String),
    /// A line was longer than a megabyte.
    LineTooLong,
    /// It said something that is no UTF-8.
    NotText,
    /// It says more than anybody can read: lines a second.
    Floods(usize),
    /// It writes complaints without end.
    FloodsErrors,
    /// It takes more memory than it was given: megabytes.
    Memory(u64),
    /// It did not end when it was told to.
    DoesNotQuit,
    /// There was no time left to try the rest.
    TrialOver,
}

/// The kind of a [`Fault`], by which programs tell them apart.
pub type FaultKind = &'static str;

impl Fault {
    /// The kind, for programs: it stays the same whatever the words are.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::NotStarted(_) | Self::NoProgram(_) | Self::NotAllowed(_) => "not_started",
            Self::NoGreeting(_) | Self::GreetsTooLate(_) | Self::StartsTooSlowly(_) => "no_usiok",
            Self::SpeaksUci => "speaks_uci",
            Self::NotReady(_) => "no_readyok",
            Self::DoesNotStop(_) => "does_not_stop",
            Self::Died(..) => "died",
            Self::OutputClosed => "output_closed",
            Self::DoesNotRead(_) => "does_not_read",
            Self::TooSlow(_) => "too_slow",
            Self::Silent(_) => "silent",
            Self::Impossible(_) => "illegal_move",
            Self::ImpossibleLine(_) => "illegal_line",
            Self::AnsweredEarly => "answered_early",
            Self::Unasked(_) => "unasked",
            Self::AnsweredTwice(_) => "doubled",
            Self::GreetedTwice => "usiok_twice",
            Self::AbsurdNumber(_) => "absurd_number",
            Self::LineTooLong => "line_too_long",
            Self::NotText => "not_utf8",
            Self::Floods(_) => "floods",
            Self::FloodsErrors => "floods_stderr",
            Self::Memory(_) => "memory",
            Self::DoesNotQuit => "does_not_quit",
            Self::TrialOver => "timeout",
        }
    }

    /// Whether it may be gone when the program is started again: what the program is has nothing to do with it.
    #[must_use]
    pub const fn may_pass(&self) -> bool {
        self.is_fatal() && !matches!(self, Self::NoProgram(_) | Self::NotAllowed(_) | Self::SpeaksUci)
    }

    /// Whether the conversation is over, so that the program has to be ended.
    #[must_use]
    pub const fn is_fatal(&self) -> bool {
        match self {
            Self::NotStarted(_)
            | Self::NoProgram(_)
            | Self::NotAllowed(_)
            | Self::NoGreeting(_)
            | Self::GreetsTooLate(_)
            | Self::StartsTooSlowly(_)
            | Self::SpeaksUci
            | Self::NotReady(_)
            | Self::DoesNotStop(_)
            | Self::Died(..)
            | Self::OutputClosed
            | Self::DoesNotRead(_) => true,
            Self::TooSlow(_)
            | Self::Silent(_)
            | Self::Impossible(_)
            | Self::ImpossibleLine(_)
            | Self::AnsweredEarly
            | Self::Unasked(_)
            | Self::AnsweredTwice(_)
            | Self::GreetedTwice
            | Self::AbsurdNumber(_)
            | Self::LineTooLong
            | Self::NotText
            | Self::Floods(_)
            | Self::FloodsErrors
            | Self::Memory(_)
            | Self::DoesNotQuit
            | Self::TrialOver => false,
        }
    }
}
