//! The manual pages, one for each command, and the completions for three shells.

use clap::{Command, CommandFactory};
use clap_complete::{Shell, generate};
use komadai::cli::Arguments;

use crate::keep;

/// The command line, whose parts know their full names once it is built: the page of `check` is `komadai-check`.
fn commands() -> Command {
    let mut command = Arguments::command().disable_help_subcommand(true);
    command.build();
    command
}

#[test]
fn the_manual_pages_say_what_the_program_takes() {
    keep_pages(&commands());
}

/// A page for a command, and one for each of its own.
fn keep_pages(command: &Command) {
    let name = command.get_display_name().unwrap_or(command.get_name());
    keep(&format!("packaging/linux/man/{name}.1"), &page(command));
    command.get_subcommands().for_each(keep_pages);
}

fn page(command: &Command) -> String {
    let mut bytes = Vec::new();
    // A date would be out of date with every build.
    let page = clap_mangen::Man::new(command.clone()).manual("Komadai").date("");
    page.render(&mut bytes).expect("memory can be written to");
    let text = String::from_utf8(bytes).expect("a page is text");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn the_completions_know_every_command() {
    let files = [(Shell::Bash, "komadai.bash"), (Shell::Zsh, "_komadai"), (Shell::Fish, "komadai.fish")];
    for (shell, file) in files {
        let mut bytes = Vec::new();
        generate(shell, &mut Arguments::command(), "komadai", &mut bytes);
        let text = String::from_utf8(bytes).expect("completions are text");
        keep(&format!("packaging/linux/completions/{file}"), &text);
    }
}
