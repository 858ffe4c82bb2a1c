//! The binary: opens the window, or runs one of the commands that need none. Where the shell does not expand `*.kif`, we do.

use std::path::PathBuf;
use std::process::ExitCode;

use komadai::cli::{self, Arguments};

fn main() -> ExitCode {
    match cli::parse(wild::args_os()) {
        Ok(Arguments { command: Some(command), .. }) => cli::run(&command),
        Ok(Arguments { command: None, file }) => open_window(file),
        Err(code) => code,
    }
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>) -> ExitCode {
    match komadai::app::run(file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("komadai: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_file: Option<PathBuf>) -> ExitCode {
    eprintln!("This build of Komadai has no window; `komadai --help` lists what it can do.");
    ExitCode::from(2)
}
