//! What became of the pairings when handicaps were set by rank.

use crate::app::scene::NoticeScene;
use crate::text::Text;
use crate::tournament::RankedTables;

/// At how many tables handicaps were set, and where not.
pub fn handicaps_set(ranked: &RankedTables, text: &Text) -> NoticeScene {
    let RankedTables { set, unranked, unlike } = ranked;
    let headline = text.tell("handicaps-set", &[("count", set.len().into())]);
    let line = |id, tables: &[u32]| {
        let numbers: Vec<String> = tables.iter().map(u32::to_string).collect();
        let numbers = numbers.join(&text.say("list-comma"));
        (!tables.is_empty()).then(|| text.tell(id, &[("tables", numbers.into())]))
    };
    let lines: Vec<String> =
        [line("handicaps-unranked", unranked), line("handicaps-unlike", unlike)].into_iter().flatten().collect();
    let scene = if lines.is_empty() { NoticeScene::calm(headline) } else { NoticeScene::warning(headline) };
    lines.into_iter().fold(scene, NoticeScene::line)
}
