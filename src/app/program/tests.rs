//! How much of a record is looked at while nothing is done: what is on screen for a game of any length costs the same.

use std::time::Duration;

use egui::{Pos2, RawInput, Rect, vec2};

use super::*;
use crate::app::state::Mode;
use crate::clock::SessionTime;
use crate::record::{GameTree, MoveTime, looks_into_trees};
use crate::session::{MatchCommand, MatchSession, MatchSetup, ReviewSession};
use crate::shogi::{Move, Position};

const MOVES: [&str; 4] = ["4i4h", "4a4b", "4h4i", "4b4a"];

fn now() -> Now {
    let at = SessionTime::from_start(Duration::from_secs(100));
    Now {
        at,
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: Duration::from_secs(36_000),
        calendar: Duration::ZERO,
    }
}

fn moves(plies: usize) -> impl Iterator<Item = Move> {
    (0..plies).map(|ply| MOVES[ply % MOVES.len()].parse().unwrap())
}

/// A record of so many moves, with the time taken for each.
fn record(plies: usize) -> GameTree {
    let mut tree = GameTree::new(Position::even());
    moves(plies).fold(GameTree::ROOT, |node, mv| {
        let next = tree.add_judged(node, mv);
        let spent = Duration::from_secs(7);
        tree.node_mut(next).set_time(Some(MoveTime { spent, total: spent }));
        next
    });
    tree
}

/// How many places of the record are looked at for a frame of the window and one of the display, once they have been seen.
fn looks(mode: Mode) -> usize {
    let ctx = Context::default();
    let mut desk = App::new(&ctx, Settings { language: Some(Language::English), ..Settings::default() });
    desk.state.table.mode = mode;
    desk.state.table.file.revision += 1;
    let mut paint = || {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0)));
        let input = || RawInput { screen_rect, ..RawInput::default() };
        let mut outputs = [
            ctx.run_ui(input(), |ui| _ = desk.frame(ui, &now())),
            ctx.run_ui(input(), |ui| _ = desk.display_frame(ui, &now())),
        ];
        outputs.iter_mut().for_each(|output| output.textures_delta.clear());
        _ = (desk.tick(&now()), desk.title(), desk.next_change(&now()));
    };
    (0..3).for_each(|_| paint());
    let before = looks_into_trees();
    paint();
    looks_into_trees() - before
}

#[test]
fn a_frame_of_a_long_record_costs_no_more_than_one_of_a_short_one() {
    let review = |plies: usize| {
        let mut session = ReviewSession::new(record(plies));
        session.go(crate::session::ReviewCommand::Step(isize::try_from(plies / 2).unwrap()));
        looks(Mode::Review(Box::new(session)))
    };
    let (short, long) = (review(40), review(1_200));
    assert!(long <= short + 10, "{long} places are looked at, and {short} in a short record");
}

#[test]
fn a_frame_of_a_long_game_costs_no_more_than_one_of_a_short_one() {
    let game = |plies: usize| {
        let mut session = MatchSession::new(MatchSetup::default());
        // No position occurs four times in such a game.
        for mv in moves(plies) {
            session.apply(MatchCommand::Play(mv), now().at).unwrap();
        }
        looks(Mode::Match(Box::new(session)))
    };
    let (short, long) = (game(2), game(11));
    assert!(long <= short + 3, "{long} places are looked at, and {short} in a short game");
}

#[test]
fn a_chapter_of_the_manual_is_read_once_and_again_in_another_language() {
    let ctx = Context::default();
    let mut desk = App::new(&ctx, Settings { language: Some(Language::English), ..Settings::default() });
    _ = desk.act(Action::Command(crate::app::command::Command::Manual), &now());
    let first_block = |desk: &mut App| {
        let mut output = ctx.run_ui(RawInput::default(), |ui| _ = desk.manual_frame(ui, &now()));
        output.textures_delta.clear();
        std::ptr::from_ref(&desk.manual.as_ref().unwrap().blocks[0])
    };
    let english = first_block(&mut desk);
    assert_eq!(first_block(&mut desk), english);
    _ = desk.act(Action::SetLanguage(Language::Japanese), &now());
    first_block(&mut desk);
    assert_eq!(desk.manual.as_ref().map(|manual| manual.heading.as_str()), Some("目次"));
}

#[test]
fn whoever_changes_to_japanese_reads_moves_and_ranks_as_is_usual_there() {
    let settings = Settings { language: Some(Language::English), ..Settings::usual(Language::English) };
    let mut desk = App::new(&Context::default(), settings);
    _ = desk.act(Action::SetLanguage(Language::Japanese), &now());
    let (present, usual) = (&desk.state().settings, Settings::usual(Language::Japanese));
    assert_eq!((present.notation, present.looks.coordinates), (usual.notation, usual.looks.coordinates));
}
