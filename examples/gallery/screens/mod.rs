//! Every screen of the program, and how to reach it.

mod arbiter;
mod board;
mod dialogs;
mod displays;
mod engines;
mod library;
mod practice;
mod safety;

use crate::room::Room;

/// A screen to look at.
pub struct Screen {
    /// The name of its picture.
    pub name: &'static str,
    /// Whether the documents show it.
    pub in_docs: bool,
    /// Brings it about.
    pub prepare: fn(&mut Room),
}

const fn screen(name: &'static str, prepare: fn(&mut Room)) -> Screen {
    Screen { name, in_docs: false, prepare }
}

const fn shown(name: &'static str, prepare: fn(&mut Room)) -> Screen {
    Screen { name, in_docs: true, prepare }
}

/// All screens.
pub const SCREENS: &[Screen] = &[
    shown("start", board::start),
    shown("play", board::play),
    screen("play-countdown", board::countdown),
    screen("play-picked-up", board::picked_up),
    screen("play-promotion", board::promotion),
    screen("play-paused", board::paused),
    screen("play-claim", board::claim),
    screen("play-result", board::result),
    screen("play-repetition", board::repetition),
    screen("play-handicap", board::handicap),
    screen("play-typed", board::typed),
    screen("play-declaration", board::declaration),
    screen("play-own-images", dialogs::own_images_on_board),
    screen("play-display-hint", displays::hint),
    shown("table-top", board::table_top),
    screen("table-top-promotion", board::table_top_promotion),
    screen("take-up", safety::take_up),
    screen("take-up-clock", safety::take_up_clock),
    screen("full-disk", safety::full_disk),
    screen("sleep", safety::sleep),
    screen("menu-game", board::menu),
    screen("menu-view", board::view_menu),
    shown("review", board::review),
    screen("review-folder", board::folder),
    shown("set-up", board::set_up),
    screen("clock-only", board::clock_only),
    shown("clock-running", board::clock_running),
    screen("clock-question", board::clock_question),
    shown("console", arbiter::clocks),
    screen("console-penalty", arbiter::penalty),
    screen("console-moves", arbiter::moves),
    screen("console-rulings", arbiter::rulings),
    screen("console-count", arbiter::count),
    screen("console-log", arbiter::log),
    screen("event-none", arbiter::no_event),
    shown("event", arbiter::event),
    screen("event-details", arbiter::event_details),
    screen("event-pairing", arbiter::pairing),
    screen("event-players", arbiter::players),
    screen("event-player", arbiter::player),
    screen("event-list", arbiter::player_list),
    screen("event-rules", arbiter::pairing_rules),
    screen("event-proposal", arbiter::proposal),
    screen("event-standings", arbiter::standings),
    screen("event-toss", arbiter::toss),
    screen("hall-between-rounds", displays::hall_between_rounds),
    screen("display-title", displays::title),
    shown("display", displays::game),
    screen("display-countdown", displays::countdown),
    screen("display-stopped", displays::stopped),
    screen("display-result", displays::result),
    shown("display-commentary", displays::commentary),
    shown("hall", displays::hall),
    screen("hall-code", displays::hall_with_code),
    screen("display-title-code", displays::title_with_code),
    screen("manual", displays::manual),
    shown("new-game", dialogs::new_game),
    shown("new-game-rules", dialogs::rules),
    screen("new-game-more", dialogs::new_game_more),
    screen("new-game-table", dialogs::handicaps),
    screen("clocks", dialogs::clocks),
    screen("corrections", dialogs::corrections),
    screen("resign", dialogs::resign),
    screen("break-off", dialogs::break_off),
    screen("leave", dialogs::leave),
    screen("ruling", dialogs::ruling),
    screen("next-game", dialogs::next_game),
    screen("save-first", dialogs::save_first),
    screen("details", dialogs::details),
    screen("game-end", dialogs::game_end),
    screen("print", dialogs::print),
    screen("path", dialogs::path),
    screen("save-path", dialogs::save_path),
    screen("settings-appearance", |room| dialogs::settings(room, 0)),
    screen("settings-board", |room| dialogs::settings(room, 1)),
    screen("settings-language", |room| dialogs::settings(room, 2)),
    screen("settings-play", |room| dialogs::settings(room, 3)),
    screen("settings-display", |room| dialogs::settings(room, 4)),
    screen("settings-arbiter", |room| dialogs::settings(room, 5)),
    screen("settings-sound", |room| dialogs::settings(room, 6)),
    screen("settings-files", |room| dialogs::settings(room, 7)),
    screen("settings-own-images", dialogs::own_images),
    screen("keys", dialogs::keys),
    screen("keys-clash", dialogs::keys_clash),
    screen("pin", dialogs::pin),
    screen("pin-wrong", dialogs::pin_wrong),
    shown("sound", dialogs::sound),
    screen("sound-schedule", dialogs::schedule),
    screen("hall-dialog", dialogs::hall),
    screen("publish", dialogs::publish),
    screen("engines", engines::dialog),
    screen("engine-options", engines::options),
    screen("engine-lines", engines::lines),
    screen("engine-two", engines::two),
    screen("engine-opponent", engines::opponent),
    screen("engine-match", engines::engine_match),
    screen("engine-handout", engines::handout),
    screen("engine-game", engines::whole_game),
    screen("engine-game-run", engines::game_run),
    screen("engine-game-summary", engines::summary),
    screen("library", library::dialog),
    screen("library-reading", library::reading),
    screen("library-tidy", library::tidy),
    screen("explorer", library::explorer),
    screen("explorer-filter", library::filter),
    screen("explorer-setup", library::setup),
    screen("explorer-nothing", library::nothing),
    shown("practice", practice::problem),
    screen("practice-dialog", practice::dialog),
    screen("practice-mistakes", practice::mistakes),
    screen("practice-wrong", practice::wrong),
    screen("practice-solution", practice::solution),
    screen("practice-better", practice::better),
    screen("practice-missed", practice::missed),
    screen("find", dialogs::find),
    screen("about", dialogs::about),
];
