//! Pairings that are proposed.

use std::io::{self, Write};

use super::file::changed;
use super::{EventArguments, json, told};
use crate::cli::{Verdict, terminal};
use crate::record::visible;
use crate::text::Text;
use crate::tournament::{Proposal, Tournament, aligned};

/// Proposes a round, and writes it where that is asked for.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let proposed = changed(&arguments.file, arguments.write, &text, complaints, |event| {
        let round = arguments.round.unwrap_or_else(|| event.next_round());
        let proposal = event.propose(round, arguments.seed)?;
        event.publish(&proposal);
        Ok(proposal)
    });
    let (event, proposal) = match proposed {
        Ok(proposed) => proposed,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    if arguments.json {
        let object = json::Proposed::of(terminal::name(&arguments.file), &event, &proposal, arguments.write, &text);
        writeln!(out, "{}", terminal::json(&object))?;
    } else {
        write!(out, "{}", in_columns(&event, &proposal, &text))?;
        let name = terminal::name(&arguments.file);
        let id = if arguments.write { "proposal-written" } else { "proposal-not-written" };
        writeln!(out, "{}", text.tell(id, &[("file", name.into()), ("seed", proposal.seed.to_string().into())]))?;
    }
    Ok(Verdict::Sound)
}

fn in_columns(event: &Tournament, proposal: &Proposal, text: &Text) -> String {
    let tables = proposal.pairs.iter().map(|pair| {
        let table = &pair.table;
        let number = text.tell("hall-table", &[("number", table.number.into())]);
        let [first, second] = [&table.first, &table.second].map(|player| [player.name.clone(), player.rank.clone()]);
        let [first, second] = [first, second].map(|[name, rank]| format!("{name} {rank}").trim_end().to_owned());
        vec![number, first, "-".to_owned(), second, text.terms(table), text.why_paired(pair)]
    });
    let alone =
        |head: String, name: &str, why| vec![head, name.to_owned(), String::new(), String::new(), String::new(), why];
    let byes = proposal.byes.iter().map(|bye| alone(text.say("event-bye"), &bye.name, text.why_bye(bye.why)));
    let absent = proposal.absent.iter();
    let absent = absent.map(|(player, why)| alone("-".to_owned(), &player.name, text.absence(*why)));
    let in_line = |row: Vec<String>| row.iter().map(|cell| visible(cell).into_owned()).collect();
    let rows: Vec<Vec<String>> = tables.chain(byes).chain(absent).map(in_line).collect();
    let round =
        text.round_named(proposal.round, &event.round(proposal.round).map(|it| it.name.clone()).unwrap_or_default());
    format!("{}\n{}\n\n{}\n", visible(&event.title), visible(&round), aligned(&rows))
}
