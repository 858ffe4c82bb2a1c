//! The process of an engine, and all that it starts.
//!
//! On Unix they form a group, whose leader is a keeper: a shell that waits for its input to end, which happens when we
//! end it or when this program ends, however that comes about, and then kills the group. As long as the keeper was not
//! waited for, the number of the group belongs to nobody else. On Windows they are in a job, which the system ends with
//! its last handle, ours.
//!
//! A program that an engine puts into a group of its own is not found.

use std::io;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

use super::EngineStart;
use crate::engine::Ended;

/// A process of an engine that runs. Dropping it ends it.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    keeper: Keeper,
    ended: Option<Option<Ended>>,
}

/// The ends of its pipes that are ours.
pub(super) type Pipes = (ChildStdin, ChildStdout, ChildStderr);

impl Process {
    pub(super) fn start(start: &EngineStart, file: &Path) -> io::Result<Self> {
        let mut keeper = Keeper::new()?;
        let mut command = Command::new(file);
        command.args(&start.command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = start.command.folder(file) {
            command.current_dir(folder);
        }
        keeper.prepare(&mut command);
        let child = command.spawn()?;
        keeper.take(&child)?;
        Ok(Self { child, keeper, ended: None })
    }

    pub(super) fn pipes(&mut self) -> io::Result<Pipes> {
        let pipes = (self.child.stdin.take(), self.child.stdout.take(), self.child.stderr.take());
        match pipes {
            (Some(input), Some(output), Some(errors)) => Ok((input, output, errors)),
            _ => Err(io::Error::other("its pipes were taken before")),
        }
    }

    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it has ended, if it has.
    pub(super) fn ended(&mut self) -> Option<Option<Ended>> {
        if self.ended.is_none() {
            self.ended = match self.child.try_wait() {
                Ok(Some(status)) => Some(how(status)),
                Ok(None) => None,
                Err(_) => Some(None),
            };
        }
        self.ended
    }

    /// Kills it and everything it has started, and waits for that.
    pub(super) fn kill(&mut self) -> Option<Ended> {
        self.keeper.kill();
        _ = self.child.kill();
        let ended = self.ended.unwrap_or_else(|| self.child.wait().ok().and_then(how));
        self.keeper.wait();
        self.ended = Some(ended);
        ended
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(unix)]
fn how(status: ExitStatus) -> Option<Ended> {
    use std::os::unix::process::ExitStatusExt;

    status.code().map(Ended::Code).or_else(|| status.signal().map(Ended::Signal))
}

#[cfg(not(unix))]
fn how(status: ExitStatus) -> Option<Ended> {
    status.code().map(Ended::Code)
}

#[cfg(unix)]
use unix::Keeper;

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, Stdio};

    use rustix::process::{Pid, Signal, kill_process_group};

    /// The leader of the group.
    #[derive(Debug)]
    pub(super) struct Keeper {
        shell: Child,
        is_gone: bool,
    }

    /// Signals that end a program when somebody presses Ctrl+C or closes the terminal are for us; the rest follows when we end.
    const WATCH: &str = "trap '' INT HUP TERM QUIT; read -r _; kill -s KILL 0";

    impl Keeper {
        pub(super) fn new() -> io::Result<Self> {
            let mut command = Command::new("/bin/sh");
            command.args(["-c", WATCH]).process_group(0);
            let shell = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
            Ok(Self { shell, is_gone: false })
        }

        pub(super) fn prepare(&self, engine: &mut Command) {
            engine.process_group(Pid::from_child(&self.shell).as_raw_nonzero().get());
        }

        #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "on Windows it is put into the job here")]
        pub(super) fn take(&mut self, _engine: &Child) -> io::Result<()> {
            Ok(())
        }

        pub(super) fn kill(&mut self) {
            if !self.is_gone {
                _ = kill_process_group(Pid::from_child(&self.shell), Signal::KILL);
            }
        }

        pub(super) fn wait(&mut self) {
            if !self.is_gone {
                _ = self.shell.kill();
                _ = self.shell.wait();
                self.is_gone = true;
            }
        }
    }

    impl Drop for Keeper {
        fn drop(&mut self) {
            self.kill();
            self.wait();
        }
    }
}

#[cfg(windows)]
use windows::Keeper;

#[cfg(windows)]
mod windows {
    use std::io;
    use std::os::windows::io::AsRawHandle;
    use std::os::windows::process::CommandExt;
    use std::process::{Child, Command};

    use win32job::{ExtendedLimitInfo, Job};

    /// The job.
    #[derive(Debug)]
    pub(super) struct Keeper {
        job: Option<Job>,
    }

    /// No window of a console opens beside ours.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;

    impl Keeper {
        pub(super) fn new() -> io::Result<Self> {
            let mut limits = ExtendedLimitInfo::new();
            limits.limit_kill_on_job_close();
            let job = Job::create_with_limit_info(&limits).map_err(io::Error::other)?;
            Ok(Self { job: Some(job) })
        }

        pub(super) fn prepare(&self, engine: &mut Command) {
            engine.creation_flags(CREATE_NO_WINDOW);
        }

        pub(super) fn take(&mut self, engine: &Child) -> io::Result<()> {
            let Some(job) = &self.job else { return Ok(()) };
            job.assign_process(engine.as_raw_handle() as isize).map_err(io::Error::other)
        }

        pub(super) fn kill(&mut self) {
            self.job = None;
        }

        pub(super) fn wait(&mut self) {}
    }
}
