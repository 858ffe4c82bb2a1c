//! The hall: writing the game on the board for others to see, and looking at theirs.

mod orders;

pub use orders::{give, go_on_with_the_hall, keep_clock_stopped, keep_stopped, listen};

use std::path::PathBuf;
use std::time::Duration;

use crate::app::console::form::{PinForm, PinPurpose};
use crate::app::effect::Effect;
use crate::app::hall::action::HallAction;
use crate::app::hall::form::{HallForm, HallView, LiveFile, NumberKeeper, SameNumber};
use crate::app::hall::job::{HallJob, HallNews};
use crate::app::journal::form::SafetyNotice;
use crate::app::settings::form::Hint;
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{files, settings};
use crate::clock::SessionTime;
use crate::hall::{BEAT, LiveGame, LiveWriter, NumberStanding, Venue};
use crate::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use crate::session::{EventGame, MatchSession};
use crate::storage::{FileDialogRequest, FolderFor};
use crate::tournament::TimeOfDay;

/// How long a page stays.
const PAGE_STAYS: Duration = Duration::from_secs(12);

/// What is done in the dialog about the hall.
pub fn update(state: &mut AppState, action: HallAction, now: &Now) -> Consequences {
    match action {
        HallAction::Edit(form) => edit(state, form),
        HallAction::Browse(folder) => files::update::file::ask_for_file(state, FileDialogRequest::Folder(folder)),
        HallAction::Keep => keep(state),
        HallAction::Configure => configure(state),
        HallAction::OpenView => open_view(state, now),
        HallAction::CloseView => close_view(state),
        HallAction::Sort => look(state, |view| (view.is_sorted, view.page) = (!view.is_sorted, (now.at, 0))),
        HallAction::Enlarge(name) => look(state, |view| view.enlarged = Some(name)),
        HallAction::EnlargeFirst => look(state, |view| {
            view.enlarged = view.hall.in_order(now.at).first().map(|table| table.sighting.name.clone());
        }),
        HallAction::ShowAll => look(state, |view| view.enlarged = None),
        HallAction::Turn(is_on) => turn(state, is_on, now.at),
    }
}

fn edit(state: &mut AppState, edited: HallForm) -> Consequences {
    let mut form = edited;
    if let Some(Dialog::Hall(before)) = &state.dialog
        && before.watched == form.watched
    {
        let typed = std::mem::replace(&mut form.shared_in, before.shared_in.clone());
        form.share_in(typed);
    }
    state.dialog = Some(Dialog::Hall(form));
    Consequences::none()
}

/// Shows the dialog about the hall, after asking for the PIN where there is a lock.
fn configure(state: &mut AppState) -> Consequences {
    open(match state.is_console_locked() {
        true => Dialog::Pin(PinForm::about(PinPurpose::Hall)),
        false => Dialog::Hall(HallForm::of(&state.settings.hall)),
    })
}

/// Puts the folder that was chosen into the dialog, or says that the system cannot ask for one.
pub fn take_folder(state: &mut AppState, folder: FolderFor, path: Option<PathBuf>) -> Consequences {
    if folder == FolderFor::Pieces {
        return settings::update::take_piece_folder(state, path);
    }
    let Some(Dialog::Hall(form)) = &mut state.dialog else { return Consequences::none() };
    form.has_no_folder_dialog = path.is_none();
    let Some(path) = path.map(|path| path.display().to_string()) else { return Consequences::none() };
    match folder {
        FolderFor::Sharing => form.share_in(path),
        FolderFor::Watching => form.watched = path,
        FolderFor::Pieces
        | FolderFor::Journals
        | FolderFor::Library
        | FolderFor::Practice
        | FolderFor::PublishedHall
        | FolderFor::Site => {}
    }
    Consequences::none()
}

/// Keeps what stands in the dialog.
fn keep(state: &mut AppState) -> Consequences {
    let Some(Dialog::Hall(form)) = state.dialog.take() else { return Consequences::none() };
    state.live_file = LiveFile { beat: state.live_file.beat, ..LiveFile::default() };
    state.live_trouble = None;
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::NotShared(_) | NoticeKind::SameNumber(_)));
    let hall = form.settings(state.machine.home.as_deref());
    settings::update::change(state, |settings| settings.hall = hall)
}

fn open_view(state: &mut AppState, now: &Now) -> Consequences {
    let mut effects = keep(state);
    effects.extend(watch(state, now));
    effects
}

/// Opens the view of the hall that was looked at last.
fn watch(state: &mut AppState, now: &Now) -> Consequences {
    let Some(folder) = state.settings.hall.watched.clone() else { return Consequences::none() };
    state.hall_views += 1;
    let id = state.hall_views;
    state.hall = Some(HallView::new(id, folder.clone(), now.at));
    Consequences::from(Effect::Hall(HallJob::Watch { id, folder }))
}

pub fn close_view(state: &mut AppState) -> Consequences {
    state.hall = None;
    let mut effects = settings::update::finish_hint(state, Hint::Hall);
    effects.push(Effect::Hall(HallJob::Leave));
    effects
}

/// Shows the dialog about the hall; while it is locked, the hall itself, which changes nothing.
pub fn show(state: &mut AppState, now: &Now) -> Consequences {
    match (state.is_console_locked(), &state.hall) {
        // Which folder that is, the arbiter decides.
        (true, None) if state.settings.hall.watched.is_none() => notices::refuse_locked(state),
        (true, None) => watch(state, now),
        (true, Some(_)) => Consequences::none(),
        (false, _) => open(Dialog::Hall(HallForm::of(&state.settings.hall))),
    }
}

/// Writes the game for others to see whenever something was done in it, and now and then so that they know it goes on.
pub fn follow(state: &mut AppState, now: &Now) -> Option<Effect> {
    let folder = state.settings.hall.shared_in.clone()?;
    let session = told_match(state)?;
    let is_vacant = !is_worth_telling(session);
    let what = (state.table.file.first_revision, session.log().len(), state.table.file.revision);
    let is_new = state.live_trouble.is_some() || state.live_file.told.is_none_or(|(_, told)| told != what);
    let is_done = state.live_file.told.is_some_and(|(_, told)| told == what);
    if is_done && next_beat(state, now.at)? > Duration::ZERO {
        return None;
    }
    let name = format!("table-{:02}", state.settings.hall.table);
    let record = (is_new && !is_vacant).then(|| record_of(session)).flatten();
    let place = Venue { record: format!("{name}.kifu"), ..place_of(session, state.settings.hall.table) };
    let rest_ms = state.rest_left(now.at).map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
    let players = session.players().map(|player| player.name);
    let writer = LiveWriter { machine: state.machine.name.clone(), players, ..LiveWriter::default() };
    let beat = state.live_file.beat + 1;
    let heard = state.orders.heard.as_ref().map_or(0, |order| order.number);
    let live = LiveGame { beat, rest_ms, writer, is_vacant, heard, ..LiveGame::of(session, now.at, &place) };
    (state.live_file.beat, state.live_file.told) = (beat, Some((now.at, what)));
    state.live_file.has_game |= !is_vacant;
    Some(Effect::Hall(HallJob::Write { folder, name, record, live: Box::new(live), at: now.at }))
}

/// Where the game is played: as its event has it, or at the table that this one is.
fn place_of(session: &MatchSession, table: u32) -> Venue {
    let game = session.setup().event.as_ref();
    let named = |game: &EventGame| match &game.round_name[..] {
        "" => game.round.to_string(),
        name => name.to_owned(),
    };
    Venue {
        event: session.tree().header.get("棋戦").unwrap_or_default().to_owned(),
        round: game.map(named).unwrap_or_default(),
        table: Some(game.map_or(table, |game| game.table)),
        ..Venue::default()
    }
}

/// The match of which others hear: the game, or, before the first one, that nobody plays here and the number is taken.
fn told_match(state: &AppState) -> Option<&MatchSession> {
    // A game that was interrupted may have been played here: others go on seeing it.
    let is_vacant = !state.live_file.has_game && state.broken_off.is_empty() && state.put_off.is_empty();
    state.as_match().filter(|session| is_worth_telling(session) || is_vacant)
}

fn is_worth_telling(session: &MatchSession) -> bool {
    let is_set_up = session.setup().attempt.number > 1 || session.names_anybody();
    is_set_up || !session.log().is_empty()
}

fn record_of(session: &MatchSession) -> Option<Vec<u8>> {
    to_bytes(session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf).ok()
}

/// After how much time from `now` the hall has to hear of the game again.
fn next_beat(state: &AppState, now: SessionTime) -> Option<Duration> {
    // A game that is over keeps the number of its table, and what could not be written of it is tried again.
    state.settings.hall.shared_in.as_ref()?;
    told_match(state)?;
    let (told, _) = state.live_file.told?;
    Some(BEAT.saturating_sub(now.since(told)))
}

/// Takes in what became of the files.
pub fn receive(state: &mut AppState, news: HallNews, now: &Now) -> Consequences {
    match news {
        HallNews::Written(trouble) => {
            let before = std::mem::replace(&mut state.live_trouble, trouble.clone());
            match trouble {
                Some(trouble) if before.is_none() => notices::tell(state, NoticeKind::NotShared(trouble)),
                Some(_) => {}
                None => state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::NotShared(_))),
            }
        }
        HallNews::PutAside(path) => notices::tell(state, NoticeKind::Safety(SafetyNotice::SteppedAside(path))),
        HallNews::Order(order) => return orders::hear(state, order, now),
        HallNews::NoOrder => state.orders.is_without = true,
        HallNews::Ordered(trouble) => orders::given(state, trouble),
        HallNews::Number(standing, millis) => note_number(state, standing, millis, now),
        HallNews::Seen(id, tables) => {
            if let Some(view) = view(state, id) {
                tables.into_iter().for_each(|(sighting, age)| view.hall.see(sighting, age, now.at));
            }
        }
        HallNews::Gone(id, names) => {
            if let Some(view) = view(state, id) {
                names.iter().for_each(|name| view.hall.lose(name, now.at));
            }
        }
        HallNews::Unread(id, unread) => {
            if let Some(view) = view(state, id) {
                view.unread = unread;
            }
        }
        HallNews::Folder(id, trouble) => {
            if let Some(view) = view(state, id) {
                view.trouble = trouble;
            }
        }
    }
    Consequences::none()
}

/// Tells who else has the number of this table, or that nobody has any longer.
fn note_number(state: &mut AppState, standing: NumberStanding, millis: i64, now: &Now) {
    let told = match standing {
        NumberStanding::Alone | NumberStanding::Unknown => None,
        NumberStanding::Wanted(other) => Some((NumberKeeper::Here, other)),
        NumberStanding::Taken(other) => Some((NumberKeeper::There, other)),
    };
    let known = state.live_file.same.as_deref().map(|same| (same.keeper, &same.writer));
    if told.as_ref().map(|(keeper, other)| (*keeper, other)) == known {
        return;
    }
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::SameNumber(_)));
    state.live_file.same = told.map(|(keeper, writer)| {
        let ago = Duration::from_millis(u64::try_from(millis.saturating_sub(writer.since)).unwrap_or_default());
        let since = TimeOfDay::default().after(now.since_midnight).before(ago);
        let is_same_machine = !writer.machine.is_empty() && writer.machine == state.machine.name;
        Box::new(SameNumber { table: state.settings.hall.table, keeper, since, writer, is_same_machine })
    });
    if let Some(same) = state.live_file.same.clone() {
        notices::tell(state, NoticeKind::SameNumber(same));
    }
}

fn view(state: &mut AppState, id: u64) -> Option<&mut HallView> {
    state.hall.as_mut().filter(|view| view.id == id)
}

/// Looks at the tables in another way.
fn look(state: &mut AppState, change: impl FnOnce(&mut HallView)) -> Consequences {
    state.hall.as_mut().map(change);
    Consequences::none()
}

/// Goes on or back by a page, or by a table while one is shown by itself.
fn turn(state: &mut AppState, is_on: bool, now: SessionTime) -> Consequences {
    let pages = page_count(state, now);
    let next = |at: usize, count: usize| (at + if is_on { 1 } else { count - 1 }) % count;
    look(state, |view| {
        let Some(shown) = &view.enlarged else {
            view.page = (now, next(view.page.1, pages));
            return;
        };
        let tables = view.hall.in_place();
        let at = tables.iter().position(|table| table.sighting.name == *shown).unwrap_or_default();
        view.enlarged = tables.get(next(at, tables.len().max(1))).map(|table| table.sighting.name.clone());
    })
}

fn page_count(state: &AppState, now: SessionTime) -> usize {
    state.hall_pages(now).len()
}

/// Turns the pages of the hall view.
pub fn turn_page(state: &mut AppState, now: SessionTime) {
    let Some(view) = &mut state.hall else { return };
    view.hall.forget(now);
    let (since, page) = view.page;
    let pages = page_count(state, now);
    if let Some(view) = &mut state.hall
        && (now.since(since) >= PAGE_STAYS || page >= pages)
    {
        view.page = (now, (page + 1) % pages);
    }
}

/// After how much time from `now` the hall has to be told something, or looks different.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let view = state.hall.as_ref();
    let clocks = view.and_then(|view| view.hall.until_change(now));
    let page = view.filter(|_| page_count(state, now) > 1);
    let page = page.map(|view| PAGE_STAYS.saturating_sub(now.since(view.page.0)));
    [clocks, page, next_beat(state, now)].into_iter().flatten().min()
}
