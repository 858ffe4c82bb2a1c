//! What a match writes into its record besides the moves.

use std::time::Duration;

use super::MatchSetup;
use crate::clock::TimeControl;
use crate::record::{GameTree, Header};
use crate::rules::RuleProfile;
use crate::shogi::Color;

/// The tree of a match that is about to begin.
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
        tree.header.set("持ち時間", time_in_words(setup.time));
    }
    tree.header.set(RuleProfile::HEADER_KEY, setup.profile.to_line());
    if setup.series.game > 1 {
        tree.header.set("指し直し", format!("第{}局", setup.series.game));
    }
    tree
}

/// Both sides' time as KIF files give it, with Black's first where they differ.
fn time_in_words(time: [TimeControl; 2]) -> String {
    let [black, white] = time.map(control_in_words);
    if black == white { black } else { format!("☗{black} ☖{white}") }
}

fn control_in_words(control: TimeControl) -> String {
    match control {
        TimeControl::Untimed => "無制限".to_owned(),
        TimeControl::SuddenDeath { main } => format!("{}切れ負け", duration_in_words(main)),
        TimeControl::Byoyomi { main, period, periods: 1 } => {
            format!("{}（秒読み{}）", duration_in_words(main), duration_in_words(period))
        }
        TimeControl::Byoyomi { main, period, periods } => {
            format!("{}（秒読み{}・{periods}回）", duration_in_words(main), duration_in_words(period))
        }
        TimeControl::Fischer { main, increment } => {
            format!("{}（一手ごとに{}加算）", duration_in_words(main), duration_in_words(increment))
        }
    }
}

fn duration_in_words(duration: Duration) -> String {
    let secs = duration.as_secs();
    let parts = [(secs / 3600, "時間"), (secs / 60 % 60, "分"), (secs % 60, "秒")];
    let words: String =
        parts.iter().filter(|&&(count, _)| count > 0).map(|(count, unit)| format!("{count}{unit}")).collect();
    if words.is_empty() { "0秒".to_owned() } else { words }
}
