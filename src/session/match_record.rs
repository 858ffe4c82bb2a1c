//! What a match writes into its record besides the moves.

use super::time_limit::time_limit_words;
use super::{EventGame, MatchSetup};
use crate::record::{GameTree, Header};
use crate::rules::RuleProfile;
use crate::shogi::Color;

/// The record of a match that is about to begin.
pub(super) fn new_record(setup: &MatchSetup) -> GameTree {
    let mut tree = GameTree::new(setup.start.position());
    for color in Color::ALL {
        let player = setup.player(color);
        tree.header.set(Header::player_key(color, setup.start.is_handicap()), player.name.clone());
        if !player.rank.is_empty() {
            tree.header.set(Header::rank_key(color), player.rank.clone());
        }
    }
    if setup.is_timed() {
        tree.header.set("持ち時間", time_limit_words(setup.time));
    }
    tree.header.set(RuleProfile::HEADER_KEY, setup.profile.to_line());
    if let Some(game) = &setup.event {
        tree.header.set("棋戦", game.event.clone());
        tree.header.set("表題", place_in_words(game));
    }
    if setup.attempt.number > 1 {
        tree.header.set("指し直し", format!("第{}局", setup.attempt.number));
    }
    tree
}

/// 第3回戦 2卓, 決勝 1卓 三番勝負第2局.
fn place_in_words(game: &EventGame) -> String {
    let round = if game.round_name.is_empty() { format!("第{}回戦", game.round) } else { game.round_name.clone() };
    let series =
        if game.best_of > 1 { format!(" {}番勝負第{}局", game.best_of, game.game) } else { String::new() };
    format!("{round} {}卓{series}", game.table)
}
