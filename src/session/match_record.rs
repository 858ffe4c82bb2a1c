//! What a match writes into its record besides the moves.

use std::time::Duration;

use super::{EventGame, MatchSetup};
use crate::clock::{AfterMain, Counting, TimeControl};
use crate::record::{GameTree, Header, time_words};
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
        tree.header.set("持ち時間", time_in_words(setup.time));
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

/// Both sides' time in the words of KIF files, Black's first if they differ.
fn time_in_words(time: [TimeControl; 2]) -> String {
    let [black, white] = time.map(control_in_words);
    if black == white { black } else { format!("☗{black} ☖{white}") }
}

/// 15分（秒読み30秒）, 10分切れ負け, 初手から秒読み30秒.
fn control_in_words(control: TimeControl) -> String {
    // A part of a second counts as one, as on the clock: what is left of a game that is played again is seldom whole.
    let main = time_words(Duration::from_secs(control.main.as_millis().div_ceil(1_000) as u64));
    let remarks: Vec<String> =
        [counting_in_words(control.counting), after_in_words(control.after)].into_iter().flatten().collect();
    match (control.after, control.counting) {
        (AfterMain::Unlimited, _) => "無制限".to_owned(),
        (AfterMain::Loss, Counting::Exact) => format!("{main}切れ負け"),
        (AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. }, Counting::Exact) if control.main.is_zero() => {
            format!("初手から{}", remarks.join("・"))
        }
        (AfterMain::Loss | AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. }, _) => {
            format!("{main}（{}）", remarks.join("・"))
        }
    }
}

fn counting_in_words(counting: Counting) -> Option<String> {
    match counting {
        Counting::Exact => None,
        Counting::Stopwatch { unit } => Some(format!("ストップウォッチ方式・{}未満切り捨て", time_words(unit))),
        Counting::Fischer { increment } => Some(format!("一手ごとに{}加算", time_words(increment))),
        Counting::Delay { delay } => Some(format!("一手ごとに{}猶予", time_words(delay))),
    }
}

fn after_in_words(after: AfterMain) -> Option<String> {
    match after {
        AfterMain::Loss | AfterMain::Unlimited => None,
        AfterMain::Byoyomi { period, periods: 1 } => Some(format!("秒読み{}", time_words(period))),
        AfterMain::Byoyomi { period, periods } => Some(format!("秒読み{}・{periods}回", time_words(period))),
        AfterMain::Consideration { period, minutes, length } => {
            let (period, length) = (time_words(period), time_words(length));
            Some(format!("秒読み{period}・考慮時間{length}×{minutes}回"))
        }
    }
}
