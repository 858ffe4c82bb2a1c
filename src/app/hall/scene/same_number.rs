//! Two machines with the same table number, in words.

use crate::app::hall::form::{NumberKeeper, SameNumber};
use crate::text::{Arg, Text};

/// Which of two machines keeps the number of a table, and what is to be done.
#[must_use]
pub fn same_number_lines(same: &SameNumber, text: &Text) -> Vec<String> {
    let args = [("who", Arg::from(who_has_it(same, text))), ("since", same.since.to_string().into())];
    let (told, remedy) = match same.keeper {
        NumberKeeper::There => ("notice-number-there", "notice-number-there-why"),
        NumberKeeper::Here => ("notice-number-here", "notice-number-here-why"),
    };
    vec![text.tell(told, &args), text.say(remedy)]
}

/// By what somebody finds the other machine: its name, the number of the process on this one, and who plays there.
fn who_has_it(same: &SameNumber, text: &Text) -> String {
    let writer = &same.writer;
    let machine = match &writer.machine[..] {
        _ if same.is_same_machine => text.tell("notice-number-window", &[("process", writer.process.into())]),
        "" => text.say("notice-number-somewhere"),
        name => name.to_owned(),
    };
    if writer.players.iter().all(String::is_empty) {
        return machine;
    }
    let args = [("machine", Arg::from(machine)), ("players", writer.players.join(" – ").into())];
    text.tell("notice-number-of", &args)
}
