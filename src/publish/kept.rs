//! What an earlier run has published of a table, for where its file in the hall cannot be read any longer, or not to its end.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value};

use super::publisher::{ENDED, kept_record};
use super::shelf::{Shelf, SiteFile};
use crate::hall::{Found, RecordState, Sighting};
use crate::record::{GameTree, import};
use crate::shogi::Color;

/// What was found of a table; of a damaged record, all that an earlier run has published of it. `read` reads a file of the site.
pub(crate) fn at_its_best(found: Found, read: impl Fn(&str) -> Option<Vec<u8>>) -> Found {
    if found.state == RecordState::Whole {
        return found;
    }
    let is_more = |old: &GameTree| found.record.as_deref().is_none_or(|record| goes_on(old, record));
    let Some(kept) = published(&found.sighting.name, read).filter(is_more) else { return found };
    match Sighting::of(&found.sighting.name, Some(&kept), found.sighting.live.as_ref()) {
        Some(sighting) => Found { sighting, record: Some(Arc::new(kept)), ..found },
        None => found,
    }
}

/// A table of which nothing can be read any longer, as an earlier run has published it.
pub(crate) fn restored(table: &str, read: impl Fn(&str) -> Option<Vec<u8>>) -> Option<Found> {
    let record = published(table, read)?;
    let sighting = Sighting::of(table, Some(&record), None)?;
    Some(Found { sighting, record: Some(Arc::new(record)), state: RecordState::Damaged, age: Duration::ZERO })
}

/// The overview of an earlier run that told that publishing had ended, without that: it goes on, though there may be no
/// news that can be told yet. Nothing if it did not.
pub(crate) fn reopened(read: impl Fn(&str) -> Option<Vec<u8>>) -> Vec<SiteFile> {
    let overview = read("hall.json").and_then(|bytes| serde_json::from_slice::<Map<String, Value>>(&bytes).ok());
    let Some(mut overview) = overview else { return Vec::new() };
    if overview.remove(ENDED).is_none() {
        return Vec::new();
    }
    let mut shelf = Shelf::default();
    shelf.put_twins("hall", &Value::Object(overview).to_string());
    shelf.take()
}

fn published(table: &str, read: impl Fn(&str) -> Option<Vec<u8>>) -> Option<GameTree> {
    import(&read(&kept_record(table))?).ok().map(|it| it.tree)
}

/// Whether `old` begins as `new` does, is of the same two, and goes on.
fn goes_on(old: &GameTree, new: &GameTree) -> bool {
    let moves =
        |tree: &GameTree| tree.main_line().into_iter().filter_map(|node| tree.node(node).mv).collect::<Vec<_>>();
    let players = |tree: &GameTree| Color::ALL.map(|color| tree.header.player(color).map(str::to_owned));
    let ends = |tree: &GameTree| tree.main_line().last().is_some_and(|&node| tree.node(node).ending().is_some());
    let (longer, shorter) = (moves(old), moves(new));
    let is_more = longer.len() > shorter.len() || (ends(old) && !ends(new));
    is_more && longer.starts_with(&shorter) && players(old) == players(new) && old.start() == new.start()
}
