//! Games that were broken off and wait: each is offered until it is taken up, discarded, or found elsewhere.

use std::path::Path;

use crate::app::journal::form::{BrokenOffGame, SafetyNotice};
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::notices;
use crate::journal::BrokenOff;
use crate::session::MatchSetup;

/// Puts a game off until later. Where somebody watches over the games, nobody is to forget it.
pub(super) fn put_off(state: &mut AppState, game: BrokenOffGame) {
    tell(state, &game);
    keep(state, game);
}

/// Puts games off beside the one that is resumed: nobody was asked about them.
pub(super) fn put_off_beside(state: &mut AppState, games: impl ExactSizeIterator<Item = BrokenOffGame>) {
    if games.len() > 0 {
        notices::tell(state, NoticeKind::Safety(SafetyNotice::OthersWait));
    }
    games.for_each(|game| put_off(state, game));
}

/// A game was left here to be taken up later. It may be asked about already.
pub(super) fn put_off_left(state: &mut AppState, game: BrokenOffGame) {
    if state.broken_off.iter().all(|asked| asked.path != game.path) {
        put_off(state, game);
    }
}

/// Keeps a game until it is known what becomes of it.
pub(super) fn keep(state: &mut AppState, game: BrokenOffGame) {
    state.put_off.retain(|known| known.path != game.path);
    state.put_off.push(game);
}

/// Says where a game is that was put off, in place of what was said of it before.
pub(super) fn tell(state: &mut AppState, game: &BrokenOffGame) {
    let BrokenOff::Match(recovered) = &game.recovered else { return };
    let setup = recovered.session.setup();
    let is_watched = state.settings.arbiter.pin.is_some() || setup.event.is_some();
    if !recovered.is_to_be_played() || !is_watched {
        return;
    }
    let players = recovered.session.players().map(|player| player.name);
    let place = setup.event.clone().map(Box::new);
    forget_notice(state, &game.path);
    notices::tell(state, NoticeKind::Safety(SafetyNotice::PutOff { path: game.path.clone(), players, place }));
}

/// Who plays in a game that waits to be played on, and by which rules.
pub(super) fn setup_of(state: &AppState, path: &Path) -> Option<MatchSetup> {
    let game = state.put_off.iter().find(|game| game.path == path)?;
    match &game.recovered {
        BrokenOff::Match(recovered) => recovered.is_to_be_played().then(|| recovered.session.setup().clone()),
        BrokenOff::Clock(_) | BrokenOff::Review(_) => None,
    }
}

/// A game is put off no longer.
pub(super) fn forget(state: &mut AppState, path: &Path) {
    state.put_off.retain(|game| game.path != path);
    forget_notice(state, path);
    if state.put_off.is_empty() {
        state.notices.retain(|notice| notice.kind != NoticeKind::Safety(SafetyNotice::OthersWait));
    }
}

/// All games that lie here were found: those that were put off and are not among them lie here no more.
pub(super) fn find_again(state: &mut AppState, found: &[BrokenOffGame]) {
    for game in std::mem::take(&mut state.put_off) {
        if found.iter().all(|it| it.path != game.path) {
            forget_notice(state, &game.path);
        }
    }
}

fn forget_notice(state: &mut AppState, of: &Path) {
    let is_of_it =
        |kind: &NoticeKind| matches!(kind, NoticeKind::Safety(SafetyNotice::PutOff { path, .. }) if path == of);
    state.notices.retain(|notice| !is_of_it(&notice.kind));
}
