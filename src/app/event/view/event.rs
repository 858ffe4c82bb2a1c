use egui::containers::menu::MenuButton;
use egui::{
    Align, Align2, Button, Color32, FontId, Label, Layout, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::action::{Action, DialogAction};
use crate::app::event::action::{EventAction, HandResult};
use crate::app::event::form::ListFormat;
use crate::app::event::scene::{ByeRow, ChosenScene, EventScene, OpenEventScene, PairingRow, RowPlayer};
use crate::app::scene::{NoticeScene, NoticeTone};
use crate::app::theme::{Colours, ON_PAPER, PAPER, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{body, body_room, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{
    chip, choice, combo, focus_ring, rows_in_sight, soft, strong, width_of, write_truncated,
};

const ROW: f32 = 30.0;
/// The room for the pairing that is chosen, with one or two lines of results.
const CHOSEN: f32 = 70.0;
const CHOSEN_IN_TWO: f32 = 108.0;
/// The same with the results behind a button.
const CHOSEN_IN_A_ROW: f32 = 34.0;
/// Where there is so much room, most results stand in one line.
const WIDE: f32 = 900.0;
/// Where a dialog has less room than this, the pairings get nearly all of it.
const LOW: f32 = 380.0;
/// The list of rounds.
const ROUNDS_WIDTH: f32 = 190.0;
/// Between words of another colour in a line.
const WORD_SPACE: f32 = 3.0;

/// The event, or that there is none.
#[must_use]
pub fn event_ui(ui: &mut Ui, scene: &EventScene, look: Look<'_>) -> Vec<Action> {
    match &scene.open {
        Some(open) => open_event_ui(ui, scene, open, look),
        None => no_event_ui(ui, scene, look),
    }
}

/// What an event is, and how one comes to one.
fn no_event_ui(ui: &mut Ui, scene: &EventScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &scene.headline, |ui| {
        ui.label(look.text.say("event-none-why"));
        scene.remark.iter().for_each(|remark| _ = remark_ui(ui, remark));
    });
    foot(ui, |ui| {
        let answers = [
            (usual_button(ui, &look.text.say("event-open"), true), Action::Event(EventAction::Open)),
            (ui.button(look.text.say("event-new")).clicked(), Action::Event(EventAction::New)),
            (ui.button(look.text.say("about-close")).clicked(), Action::Dialog(DialogAction::Cancel)),
        ];
        answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
    })
}

/// The table of a round, and what can be done with the pairing that is chosen in it.
fn open_event_ui(ui: &mut Ui, scene: &EventScene, open: &OpenEventScene, look: Look<'_>) -> Vec<Action> {
    let (mut actions, remedy) = body(ui, &scene.headline, |ui| {
        let mut actions = if is_low(ui) { Vec::new() } else { tools_ui(ui, open, look) };
        let remedy = scene.remark.as_ref().and_then(|remark| remark_ui(ui, remark));
        actions.extend(round_and_table_ui(ui, open, look));
        (actions, remedy)
    });
    let can_start = open.chosen.as_ref().and_then(|chosen| chosen.start.as_deref());
    let (start, close) = foot(ui, |ui| {
        let usual = look.text.say("event-start");
        let start = usual_button(ui, can_start.unwrap_or(&usual), can_start.is_some());
        (start, ui.button(look.text.say("event-done")).clicked())
    });
    actions.extend(start.then_some(EventAction::Start));
    let closed = close.then_some(Action::Dialog(DialogAction::Cancel));
    actions.into_iter().map(Action::Event).chain(remedy).chain(closed).collect()
}

/// Buttons for what lies in files, and for the event as a whole.
fn tools_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let shown = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        clicked_tools(ui, scene, look)
    });
    shown.inner
}

fn clicked_tools(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let clicked = tools(scene).into_iter().filter(|(name, _)| ui.button(look.text.say(name)).clicked());
    clicked.map(|(_, action)| action).collect()
}

/// What can be done with files, and with the event as a whole, with the names of the sentences.
fn tools(scene: &OpenEventScene) -> Vec<(&'static str, EventAction)> {
    let mut tools = vec![
        ("event-open", EventAction::Open),
        ("event-new", EventAction::New),
        ("event-edit", EventAction::Edit),
        ("event-import", EventAction::Import),
        ("event-add", EventAction::AddPairing),
        ("event-csv", EventAction::Export(ListFormat::Csv)),
        ("event-text", EventAction::Export(ListFormat::Text)),
        ("event-close", EventAction::Close),
    ];
    if scene.has_handicaps {
        tools.insert(4, ("event-suggest", EventAction::SuggestHandicaps));
    }
    if scene.is_unsaved {
        tools.insert(2, ("event-save", EventAction::Save));
    }
    tools
}

/// Whether there is so little room that everything but the pairings has to lie behind buttons.
fn is_low(ui: &Ui) -> bool {
    body_room(ui.ctx()) < LOW
}

/// A button behind which `content` lies, in the order of a menu; what was clicked there.
fn behind_button(
    ui: &mut Ui,
    name: &str,
    look: Look<'_>,
    content: impl FnOnce(&mut Ui) -> Vec<EventAction>,
) -> Vec<EventAction> {
    let (_, shown) = MenuButton::new(look.text.say(name)).ui(ui, content);
    shown.map_or_else(Vec::new, |shown| shown.inner)
}

/// What was told last about files, and the button that was pressed of those that do something about it.
fn remark_ui(ui: &mut Ui, scene: &NoticeScene) -> Option<Action> {
    let palette = ui.palette();
    let color = match scene.tone {
        NoticeTone::Calm => palette.ink,
        NoticeTone::Warning => palette.grave,
    };
    let remark = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(strong(&scene.headline, SIZES.body).color(color));
        scene.lines.iter().for_each(|line| _ = ui.label(soft(line)));
        let row = ui.horizontal_wrapped(|ui| {
            let pressed = scene.remedies.iter().filter(|(words, _)| ui.button(words).clicked()).last();
            pressed.map(|(_, action)| action.clone())
        });
        row.inner
    });
    remark.inner
}

fn round_and_table_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    if !is_low(ui) {
        ui.horizontal_wrapped(|ui| facts_ui(ui, scene));
    }
    if let Some(trouble) = &scene.trouble {
        ui.colored_label(ui.palette().grave, trouble);
    }
    if !is_low(ui) {
        ui.add_space(SIZES.gap * 0.5);
    }
    let mut actions = round_ui(ui, scene, look);
    actions.extend(table_ui(ui, scene, look));
    // As high before anything is chosen: the rows do not move under the pointer.
    ui.scope(|ui| {
        ui.set_min_height(chosen_height(ui));
        match &scene.chosen {
            Some(chosen) if is_low(ui) => actions.extend(chosen_in_a_row_ui(ui, chosen, look)),
            Some(chosen) => actions.extend(chosen_ui(ui, chosen, look)),
            None => _ = ui.label(soft(&look.text.say("event-choose"))),
        }
    });
    actions
}

/// Rules, time and file.
fn facts_ui(ui: &mut Ui, scene: &OpenEventScene) {
    ui.spacing_mut().item_spacing.x = WORD_SPACE;
    ui.label(soft(&format!("{} ·", scene.rules)));
    let file = soft(&scene.file);
    ui.label(if scene.is_unsaved { file.color(ui.palette().urgent) } else { file });
}

/// Which round is shown, and what everybody waits for.
fn round_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    let mut actions = Vec::new();
    ui.horizontal(|ui| {
        let name = scene.rounds.iter().find(|(number, _)| *number == scene.round).map_or("", |(_, name)| name);
        let shown = combo("round", ROUNDS_WIDTH, name).show_ui(ui, |ui| {
            for (number, name) in &scene.rounds {
                if choice(ui, *number == scene.round, name).clicked() {
                    actions.push(EventAction::ShowRound(*number));
                }
            }
        });
        let label = look.text.say("event-shown-round");
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
        if let Some(countdown) = &scene.countdown {
            ui.label(strong(countdown, SIZES.body));
        }
        if is_low(ui) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                actions.extend(behind_button(ui, "event-tools", look, |ui| clicked_tools(ui, scene, look)));
            });
        }
    });
    actions
}

/// As high the chosen pairing is.
fn chosen_height(ui: &Ui) -> f32 {
    if is_low(ui) {
        return CHOSEN_IN_A_ROW;
    }
    if ui.available_width() >= WIDE { CHOSEN } else { CHOSEN_IN_TWO }
}

fn table_ui(ui: &mut Ui, scene: &OpenEventScene, look: Look<'_>) -> Vec<EventAction> {
    if scene.rows.is_empty() && scene.byes.is_empty() {
        ui.label(soft(&look.text.say("event-no-pairings")));
    }
    let height = rest_of_body(ui, chosen_height(ui) + SIZES.gap).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let has_handicaps = scene.rows.iter().any(|row| !row.handicap.is_empty());
        let edges = if has_handicaps { &Columns::WITH_HANDICAPS } else { &Columns::EVEN };
        let (pairings, byes) = (scene.rows.len(), scene.byes.len());
        rows_in_sight(ui, pairings + byes, ROW, |ui, index| match index.checked_sub(pairings) {
            Some(bye) => bye_ui(ui, &scene.byes[bye], index, edges),
            None => row_ui(ui, &scene.rows[index], index, edges),
        })
    })
}

/// The columns of a row: table, the first player's mark, and name with rank, the score, the same of the second player, the
/// handicap, and how far it has come.
struct Columns<'a> {
    row: Rect,
    edges: &'a Edges,
}

/// Where columns begin, and where the last one ends, as parts of the width of a row.
type Edges = [f32; 9];

impl Columns<'_> {
    const WITH_HANDICAPS: Edges = [0.012, 0.06, 0.09, 0.315, 0.385, 0.415, 0.64, 0.76, 0.99];
    /// Where there are none, the names are wider.
    const EVEN: Edges = [0.012, 0.06, 0.09, 0.355, 0.425, 0.455, 0.72, 0.725, 0.99];

    fn cell(&self, index: usize) -> Rect {
        let at = |edge: f32| self.row.left() + self.row.width() * edge;
        let right = at(self.edges[index + 1]) - SIZES.gap;
        Rect::from_min_max(pos2(at(self.edges[index]), self.row.top()), pos2(right, self.row.bottom()))
    }

    fn write(&self, ui: &Ui, index: usize, words: &str, font: FontId, color: Color32) {
        self.write_aligned(ui, index, Align2::LEFT_CENTER, words, font, color);
    }

    /// ○ or ●, which are told apart by what is white.
    fn mark(&self, ui: &Ui, index: usize, mark: &str) {
        let cell = self.cell(index);
        let center = pos2(cell.left() + SIZES.body * 0.5, cell.center().y);
        if !mark.is_empty() {
            ui.painter().circle_filled(center, SIZES.body * 0.72, PAPER);
            ui.painter().text(center, Align2::CENTER_CENTER, mark, regular(SIZES.body), ON_PAPER);
        }
    }

    /// A name with its rank behind it, which is whole: where both have no room, the name is shortened.
    fn player(&self, ui: &Ui, index: usize, player: &RowPlayer, ink: Color32, ink_soft: Color32) {
        let cell = self.cell(index);
        let font = if player.is_winner { bold(SIZES.body) } else { regular(SIZES.body) };
        let of_rank = if player.rank.is_empty() { 0.0 } else { width_of(ui, &player.rank, SIZES.small) + SIZES.gap };
        let for_name = (cell.width() - of_rank).max(cell.width() * 0.4);
        let name = write_truncated(ui, cell.left_center(), Align2::LEFT_CENTER, for_name, &player.name, font, ink);
        let at = pos2(name.right() + SIZES.gap, cell.center().y);
        let room = cell.right() - at.x;
        write_truncated(ui, at, Align2::LEFT_CENTER, room, &player.rank, regular(SIZES.small), ink_soft);
    }

    /// Whether not all of a pairing can be read in its row.
    fn cuts(&self, ui: &Ui, scene: &PairingRow) -> bool {
        let is_long = |index: usize, player: &RowPlayer| {
            let rank = if player.rank.is_empty() { 0.0 } else { width_of(ui, &player.rank, SIZES.small) + SIZES.gap };
            width_of(ui, &player.name, SIZES.body) + rank > self.cell(index).width()
        };
        let [first, second] = &scene.players;
        let is_state_long = width_of(ui, &scene.state, SIZES.small) > self.cell(7).width();
        is_state_long || is_long(2, first) || is_long(5, second)
    }

    fn write_aligned(&self, ui: &Ui, index: usize, align: Align2, words: &str, font: FontId, color: Color32) {
        let cell = self.cell(index);
        write_truncated(ui, align.pos_in_rect(&cell), align, cell.width(), words, font, color);
    }
}

fn row_ui(ui: &mut Ui, scene: &PairingRow, index: usize, edges: &Edges) -> Option<EventAction> {
    let palette = ui.palette();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, scene.is_chosen, &scene.label));
    let fill = match (scene.is_chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.hover,
        (false, false) if index % 2 == 1 => palette.foot,
        (false, false) => palette.card,
    };
    let on_fill = |ink| if scene.is_chosen { palette.on_accent } else { ink };
    let (ink, ink_soft) = (on_fill(palette.ink), on_fill(palette.ink_soft));
    ui.painter().rect_filled(rect, SIZES.radius, fill);
    let columns = Columns { row: rect, edges };
    columns.write(ui, 0, &scene.table.to_string(), bold(SIZES.body), ink);
    for (player, first) in scene.players.iter().zip([1, 4]) {
        columns.mark(ui, first, &player.mark);
        columns.player(ui, first + 1, player, ink, ink_soft);
    }
    columns.write_aligned(ui, 3, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    columns.write(ui, 6, &scene.handicap, regular(SIZES.small), ink_soft);
    let state = on_fill(if scene.is_running { palette.urgent } else { palette.ink_soft });
    columns.write(ui, 7, &scene.state, regular(SIZES.small), state);
    focus_ring(ui, &response, rect);
    let response = if columns.cuts(ui, scene) { response.on_hover_text_at_pointer(&scene.label) } else { response };
    response.clicked().then_some(EventAction::Choose(scene.table))
}

/// Somebody who has no opponent: there is nothing to be chosen.
fn bye_ui(ui: &mut Ui, scene: &ByeRow, index: usize, edges: &Edges) -> Option<EventAction> {
    let palette = ui.palette();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {}", scene.name, scene.words)));
    let fill = if index % 2 == 1 { palette.foot } else { palette.card };
    ui.painter().rect_filled(rect, SIZES.radius, fill);
    let columns = Columns { row: rect, edges };
    columns.write(ui, 2, &scene.name, regular(SIZES.body), palette.ink);
    columns.write(ui, 7, &scene.words, regular(SIZES.small), palette.ink_soft);
    None
}

/// The pairing that is chosen in a single row, with its results behind a button.
fn chosen_in_a_row_ui(ui: &mut Ui, scene: &ChosenScene, look: Look<'_>) -> Vec<EventAction> {
    let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut actions =
            behind_button(ui, "event-enter", look, |ui| clicked_results(ui, scene, |_, words| Button::new(words)));
        if ui.button(look.text.say("event-change")).clicked() {
            actions.push(EventAction::ChangePairing);
        }
        let words = strong(&scene.headline, SIZES.body);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(words).truncate()));
        actions
    });
    row.inner
}

/// The results, each on a button of the kind that `button` makes.
fn clicked_results<'a>(
    ui: &mut Ui,
    scene: &'a ChosenScene,
    button: impl Fn(&Ui, &'a str) -> Button<'a>,
) -> Vec<EventAction> {
    let clicked = scene.results.iter().filter(|(result, words)| {
        let takes_away = *result == HandResult::NotPlayed;
        ui.add_enabled(!takes_away || scene.has_result, button(ui, words)).clicked()
    });
    clicked.map(|(result, _)| EventAction::Enter(*result)).collect()
}

/// Who has which side, and the results that can be written down by hand.
fn chosen_ui(ui: &mut Ui, scene: &ChosenScene, look: Look<'_>) -> Vec<EventAction> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&scene.headline, SIZES.body));
        if !scene.terms.is_empty() {
            ui.label(soft(&scene.terms));
        }
        if ui.add(Button::new(look.text.say("event-change"))).clicked() {
            actions.push(EventAction::ChangePairing);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.label(soft(&look.text.say("event-by-hand")));
        actions.extend(clicked_results(ui, scene, |ui, words| chip(ui, words, false)));
    });
    actions
}
