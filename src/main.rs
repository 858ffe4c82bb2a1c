//! The binary: opens the window, or runs one of the commands that need none.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use komadai::cli::{self, Arguments};

fn main() -> ExitCode {
    let Arguments { command, file } = Arguments::parse();
    match command {
        Some(command) => cli::run(&command),
        None => open_window(file),
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
