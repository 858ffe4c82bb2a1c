//! The head of the event window: its pages, and the buttons for files.

use egui::{Align, Button, Layout, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::event::action::{EventAction, PlayersAction, RoundAction};
use crate::app::event::form::{EventPage, EventPaper, ListFormat};
use crate::app::event::scene::{OpenEventScene, PageScene};
use crate::app::event::view::round::round_ui;
use crate::app::event::view::standings::after_ui;
use crate::app::theme::SIZES;
use crate::app::views::buttons::toggle;
use crate::app::views::dialogs::frame::body_room;
use crate::app::views::lists::closing;
use crate::app::views::look::Look;
use crate::app::views::opened::opening;
use crate::app::views::parts::words_width;

/// With less room than this, the lists get nearly all of it.
const LOW: f32 = 380.0;
/// Beside the words of a button at least.
const LEAST_PADDING: f32 = 6.0;
/// What stays free above and below a menu that fills the window.
const ROOM_AROUND_MENU: f32 = 40.0;

/// Whether there is so little room that everything but the lists has to go into menus.
pub fn is_low(ui: &Ui) -> bool {
    body_room(ui.ctx()) < LOW
}

/// The pages, and the buttons of the one on screen. With little room, they are in [`menu_ui`].
pub fn head_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let mut actions = Vec::new();
    if is_low(ui) {
        return actions;
    }
    ui.horizontal_wrapped(|ui| {
        actions.extend(pages_ui(ui, scene));
        ui.add_space(SIZES.gap);
        match &scene.page {
            PageScene::Pairings => actions.extend(round_ui(ui, scene, 0.0, look)),
            PageScene::Standings(standings) => actions.extend(after_ui(ui, standings, look)),
            PageScene::Players(_) => {}
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = padding_for(ui, scene, look);
        actions.extend(clicked_tools(ui, scene, look));
    });
    actions
}

/// Beside the words of the buttons: less than usual where all of them have room on one line for that.
fn padding_for(ui: &Ui, scene: &OpenEventScene, look: Look<'_>) -> f32 {
    let usual = ui.spacing().button_padding.x;
    let is_of_pairings = scene.page.page() == EventPage::Pairings;
    let hall = scene.hall.as_ref().filter(|_| is_of_pairings).map(|hall| hall.act_name());
    let names =
        tools(scene).into_iter().map(|(name, _)| name).chain(is_of_pairings.then_some("event-print")).chain(hall);
    let widths: Vec<f32> = names.map(|name| words_width(ui, &look.text.say(name)).ceil() + 1.0).collect();
    let count = widths.len() as f32;
    let room = ui.available_width() - widths.iter().sum::<f32>() - (count - 1.0) * ui.spacing().item_spacing.x;
    let padding = (room / count / 2.0).floor();
    if padding >= LEAST_PADDING { padding.min(usual) } else { usual }
}

/// The same as a menu at the end of a row, for little room.
pub fn menu_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    if !is_low(ui) {
        return Vec::new();
    }
    let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        behind_button(ui, &menu_words(scene, look), |ui| {
            let pages = pages_ui(ui, scene);
            pages.into_iter().chain(clicked_tools(ui, scene, look)).collect()
        })
    });
    row.inner
}

fn pages_ui(ui: &mut Ui, scene: &OpenEventScene) -> Option<EventAction> {
    ui.spacing_mut().item_spacing.x = 6.0;
    let shown = scene.page.page();
    let clicked = scene.pages.iter().filter(|(page, words)| {
        let tab = ui.add(toggle(ui, words, *page == shown));
        tab.widget_info(|| WidgetInfo::selected(Role::Tab, true, *page == shown, words));
        tab.clicked()
    });
    clicked.last().map(|(page, _)| EventAction::ShowPage(*page))
}

fn clicked_tools(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let mut actions = clicked_of(ui, tools(scene), look);
    if scene.page.page() == EventPage::Pairings {
        actions.extend(behind_button(ui, &look.text.say("event-print"), |ui| clicked_of(ui, PAPERS.into(), look)));
        // Last: the words on it change by themselves when another machine stops the hall.
        let order = scene.hall.as_ref().map(|hall| (hall.act_name(), EventAction::StopHall(!hall.is_stopped)));
        actions.extend(clicked_of(ui, order.into_iter().collect(), look));
    }
    actions
}

fn clicked_of(ui: &mut Ui, tools: Vec<(&'static str, EventAction)>, look: Look<'_>) -> Vec<EventAction> {
    let clicked = tools.into_iter().filter(|(name, _)| ui.button(look.text.say(name)).clicked());
    clicked.map(|(_, action)| action).collect()
}

/// What can be printed or exported of a round.
const PAPERS: [(&str, EventAction); 6] = [
    ("event-csv", EventAction::Export(ListFormat::Csv)),
    ("event-text", EventAction::Export(ListFormat::Text)),
    ("print-event-round", EventAction::Export(ListFormat::Paper(EventPaper::Round))),
    ("print-event-slips", EventAction::Export(ListFormat::Paper(EventPaper::Slips))),
    ("print-event-tables", EventAction::Export(ListFormat::Paper(EventPaper::TableNumbers))),
    ("print-event-scores", EventAction::Export(ListFormat::Paper(EventPaper::ScoreSheets))),
];

/// The actions on a page and on the whole event, with the names of their sentences.
fn tools(scene: &OpenEventScene) -> Vec<(&'static str, EventAction)> {
    match scene.page.page() {
        EventPage::Pairings => of_pairings(scene),
        EventPage::Players => vec![
            ("players-add", EventAction::Players(PlayersAction::Add)),
            ("players-import", EventAction::Players(PlayersAction::Import)),
            ("event-pair", EventAction::Rounds(RoundAction::Propose)),
            ("event-rules", EventAction::Rounds(RoundAction::EditRules)),
            ("event-edit", EventAction::Edit),
        ],
        EventPage::Standings => vec![
            ("event-rules", EventAction::Rounds(RoundAction::EditRules)),
            ("standings-export", EventAction::Export(ListFormat::Standings)),
            ("standings-print", EventAction::Export(ListFormat::Paper(EventPaper::Standings))),
        ],
    }
}

fn of_pairings(scene: &OpenEventScene) -> Vec<(&'static str, EventAction)> {
    let suggest = scene.has_handicaps.then_some(("event-suggest", EventAction::SuggestHandicaps));
    let tools = [
        Some(("event-open", EventAction::Open)),
        Some(("event-new", EventAction::New)),
        Some(("event-edit", EventAction::Edit)),
        Some(("event-pair", EventAction::Rounds(RoundAction::Propose))),
        Some(("event-import", EventAction::Import)),
        suggest,
        Some(("event-add", EventAction::AddPairing)),
        Some(("event-close", EventAction::Close)),
    ];
    tools.into_iter().flatten().collect()
}

/// The words on the button of that menu: the page that is shown, and that there is more.
pub fn menu_words(scene: &OpenEventScene, look: Look<'_>) -> String {
    let shown = scene.page.page();
    let page = scene.pages.iter().find(|(page, _)| *page == shown).map_or("", |(_, words)| words);
    look.text.tell("event-tools", &[("page", page.into())])
}

/// A button that opens `content` as a menu; returns what was clicked there.
pub fn behind_button(ui: &mut Ui, words: &str, content: impl FnOnce(&mut Ui) -> Vec<EventAction>) -> Vec<EventAction> {
    let most = ui.ctx().content_rect().height() - ROOM_AROUND_MENU;
    let list = |ui: &mut Ui| {
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| closing(ui, content)).inner
    };
    let (_, shown) = opening(Button::new(words)).ui(ui, list);
    shown.map_or_else(Vec::new, |shown| shown.inner)
}
