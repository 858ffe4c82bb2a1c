//! The mates missed in a game, in words.

use super::words::line_words;
use crate::app::scene::move_words::move_words;
use crate::app::state::AppState;
use crate::record::NodeId;
use crate::shogi::Move;
use crate::text::Text;

/// The missed mates.
#[derive(Clone, Debug, Default)]
pub struct MissedMatesScene {
    /// Each of them.
    pub rows: Vec<MissedRow>,
    /// How many positions remained undecided, if any.
    pub undecided: Option<String>,
}

/// A missed mate.
#[derive(Clone, Debug)]
pub struct MissedRow {
    /// Where it was possible.
    pub node: NodeId,
    /// The number of the move.
    pub number: String,
    /// What was played.
    pub played: String,
    /// The length of the mate.
    pub plies: String,
    /// Its moves.
    pub line: String,
}

impl MissedMatesScene {
    /// What was found in the current record.
    pub fn of(state: &AppState, text: &Text) -> Self {
        let found = state.practice.missed.as_ref().filter(|it| it.record == state.table.file.first_revision);
        let Some(found) = found.map(|it| &it.found) else { return Self::default() };
        let (tree, notation) = (state.tree(), state.settings.notation);
        let line = tree.main_line();
        let rows = found.missed.iter().filter_map(|missed| {
            let node = *line.get(missed.ply)?;
            let (position, previous) = (tree.position_at(node), tree.node(node).mv.map(Move::to));
            let played = missed.played.map(|mv| move_words(notation, mv, &position, previous));
            Some(MissedRow {
                node,
                number: tree.number_after(missed.ply).to_string(),
                played: played.unwrap_or_else(|| text.say("missed-mates-no-move")),
                plies: text.tell("practice-mate-in", &[("plies", u32::from(missed.plies).into())]),
                line: line_words(notation, &position, &missed.line),
            })
        });
        let count = found.undecided.len();
        let undecided = (count > 0).then(|| text.tell("missed-mates-undecided", &[("count", count.into())]));
        Self { rows: rows.collect(), undecided }
    }
}
