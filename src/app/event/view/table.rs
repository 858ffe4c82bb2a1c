//! The pairings of a round, each in a row, and those who have a bye.

use egui::{Align2, Color32, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{ByeRow, OpenEventScene, PairingRow, RowPlayer};
use crate::app::event::view::columns::{Columns, ROW, row_to_choose, stripe, widest};
use crate::app::event::view::keys;
use crate::app::theme::{Colours, ON_PAPER, PAPER, SIZES, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of};
use crate::app::views::prose::Prose;

/// The number of the table, a mark, and the score, as parts of the width.
const TABLE: f32 = 0.048;
const MARK: f32 = 0.03;
const SCORE: f32 = 0.07;
/// No name has less, with its rank; one that needs more by itself has up to so much, and the rest gives way.
const NAME: f32 = 0.19;
const LONG_NAME: f32 = 0.34;
/// No state and no handicap has less.
const STATE: f32 = 0.12;
const HANDICAP: f32 = 0.08;
/// The widths of handicaps and states go by steps of so many points, so that a clock that runs moves no column.
const STEP: f32 = 24.0;

/// Table, the first player's mark, and name with rank, the score, the same of the second player, the handicap, and how far it
/// has come: these two have what they need, as long as there is room for the names, and the names the rest.
fn edges(ui: &Ui, rows: &[PairingRow], byes: &[ByeRow]) -> [f32; 9] {
    let part = |width: f32| (width / STEP).ceil() * STEP / ui.available_width();
    let handicaps = rows.iter().map(|row| row.handicap.as_str());
    let has_handicaps = rows.iter().any(|row| !row.handicap.is_empty());
    let handicap = if has_handicaps { part(widest(ui, handicaps, SIZES.small)).min(0.2) } else { 0.005 };
    let states = rows.iter().map(|row| row.state.as_str()).chain(byes.iter().map(|bye| bye.words.as_str()));
    let names = rows.iter().flat_map(|row| &row.players).map(|player| player.name.as_str());
    let name = part(widest(ui, names, SIZES.body)).clamp(NAME, LONG_NAME);
    let fixed = 0.022 + TABLE + 2.0 * MARK + SCORE;
    let handicap = handicap.min((1.0 - fixed - STATE - 2.0 * name).max(HANDICAP));
    let others = fixed + handicap;
    let state = part(widest(ui, states, SIZES.small)).clamp(STATE, (1.0 - others - 2.0 * name).max(STATE));
    let name = (1.0 - others - state) / 2.0;
    let mut edge = 0.012;
    let widths = [0.0, TABLE, MARK, name, SCORE, MARK, name, handicap, state];
    widths.map(|width| {
        edge += width;
        edge
    })
}

/// The pairings, with `below` left free.
pub fn table_ui(ui: &mut Ui, scene: &OpenEventScene, below: f32, look: Look<'_>) -> Vec<EventAction> {
    if scene.rows.is_empty() && scene.byes.is_empty() {
        ui.prose(soft(&look.text.say("event-no-pairings")));
    }
    let height = rest_of_body(ui, below).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let edges = &edges(ui, &scene.rows, &scene.byes);
        let (pairings, byes) = (scene.rows.len(), scene.byes.len());
        rows_in_sight(ui, pairings + byes, ROW, |ui, index| match index.checked_sub(pairings) {
            Some(bye) => bye_ui(ui, &scene.byes[bye], index, edges),
            None => row_ui(ui, &scene.rows[index], index, edges),
        })
    })
}

/// ○ or ●, drawn so that their fill tells them apart.
fn mark(ui: &Ui, columns: &Columns<'_>, index: usize, mark: &str) {
    let cell = columns.cell(index);
    let center = pos2(cell.left() + SIZES.body * 0.5, cell.center().y);
    if !mark.is_empty() {
        ui.painter().circle_filled(center, SIZES.body * 0.72, PAPER);
        ui.painter().text(center, Align2::CENTER_CENTER, mark, regular(SIZES.body), ON_PAPER);
    }
}

/// Whether not all of a pairing can be read in its row.
fn cuts(ui: &Ui, columns: &Columns<'_>, scene: &PairingRow) -> bool {
    let is_long = |index: usize, player: &RowPlayer| {
        let rank = if player.rank.is_empty() { 0.0 } else { width_of(ui, &player.rank, SIZES.small) + SIZES.gap };
        width_of(ui, &player.name, SIZES.body) + rank > columns.cell(index).width()
    };
    let [first, second] = &scene.players;
    let are_words_long = [(6, &scene.handicap), (7, &scene.state)]
        .into_iter()
        .any(|(index, words)| width_of(ui, words, SIZES.small) > columns.cell(index).width());
    are_words_long || is_long(2, first) || is_long(5, second)
}

fn row_ui(ui: &mut Ui, scene: &PairingRow, index: usize, edges: &[f32]) -> Option<EventAction> {
    let (response, inks) = row_to_choose(ui, index, scene.is_chosen, &scene.label);
    let [ink, ink_soft] = inks;
    let columns = Columns { row: response.rect, edges };
    columns.write(ui, 0, &scene.table.to_string(), bold(SIZES.body), ink);
    for (player, first) in scene.players.iter().zip([1, 4]) {
        mark(ui, &columns, first, &player.mark);
        let font = if player.is_winner { bold(SIZES.body) } else { regular(SIZES.body) };
        columns.name(ui, first + 1, [&player.name, &player.rank], font, inks);
    }
    columns.write_aligned(ui, 3, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    columns.write(ui, 6, &scene.handicap, regular(SIZES.small), ink_soft);
    let urgent: Color32 = ui.palette().urgent;
    let state = if scene.is_running && !scene.is_chosen { urgent } else { ink_soft };
    columns.write(ui, 7, &scene.state, regular(SIZES.small), state);
    let is_cut = cuts(ui, &columns, scene);
    let response = if is_cut { response.on_hover_text_at_pointer(&scene.label) } else { response };
    if scene.is_chosen && keys::has_stepped(ui) {
        response.scroll_to_me(None);
    }
    response.clicked().then_some(EventAction::Choose(scene.table))
}

/// A player without an opponent, who cannot be selected.
fn bye_ui(ui: &mut Ui, scene: &ByeRow, index: usize, edges: &[f32]) -> Option<EventAction> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let named = format!("{} {}", scene.name, scene.rank);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {}", named.trim_end(), scene.words)));
    ui.painter().rect_filled(rect, SIZES.radius, stripe(ui, index));
    let (palette, columns) = (ui.palette(), Columns { row: rect, edges });
    columns.name(ui, 2, [&scene.name, &scene.rank], regular(SIZES.body), [palette.ink, palette.ink_soft]);
    columns.write(ui, 7, &scene.words, regular(SIZES.small), palette.ink_soft);
    None
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Rect, pos2};

    use super::*;
    use crate::app::theme::install_fonts;

    fn row(names: [&str; 2], handicap: &str, state: &str) -> PairingRow {
        let player = |name: &str| RowPlayer {
            name: format!("☗ {name}"),
            rank: "3-dan".to_owned(),
            mark: "○".to_owned(),
            is_winner: false,
        };
        PairingRow {
            table: 1,
            label: String::new(),
            players: names.map(player),
            score: "–".to_owned(),
            handicap: handicap.to_owned(),
            state: state.to_owned(),
            is_running: false,
            is_chosen: false,
        }
    }

    /// How many of these rows are cut in a list of this width.
    fn cut(rows: &[PairingRow], width: f32) -> usize {
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 600.0)));
        let mut cut = 0;
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let (rect, edges) = (ui.available_rect_before_wrap(), edges(ui, rows, &[]));
            let columns = Columns { row: rect, edges: &edges };
            cut = rows.iter().filter(|row| cuts(ui, &columns, row)).count();
        });
        output.textures_delta.clear();
        cut
    }

    /// How wide the column of names is in a list of this width, in points.
    fn width_of_names(rows: &[PairingRow], width: f32) -> f32 {
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 600.0)));
        let mut column = 0.0;
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let (rect, edges) = (ui.available_rect_before_wrap(), edges(ui, rows, &[]));
            column = Columns { row: rect, edges: &edges }.cell(2).width();
        });
        output.textures_delta.clear();
        column
    }

    #[test]
    fn where_there_is_little_room_names_come_first() {
        let rows =
            [row(["Garcia, Maria", "佐藤春菜"], "Two pieces", "In play since 15:17 on a machine whose name is long")];
        let least = width_of_names(&rows, 430.0);
        assert!(least >= 100.0, "{least}: a list as wide as in the smallest window at twice the size of words");
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(160.0, 60.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let columns = Columns { row: ui.max_rect(), edges: &[0.0, 1.0] };
            let inks = [ui.palette().ink, ui.palette().ink_soft];
            columns.name(ui, 0, ["☗ Garcia, Maria", "3-dan · Akita"], regular(SIZES.body), inks);
        });
        output.textures_delta.clear();
        let texts = output.shapes.iter().filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.elided)),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        assert_eq!(texts.first(), Some(&("☗ Garcia, Maria".to_owned(), false)), "{texts:?}");
    }

    #[test]
    fn handicaps_and_names_have_the_room_that_others_leave() {
        let rows = [
            row(["Yamamoto Ichiro", "Yamamoto Jiro"], "Rook and lance", "Not started"),
            row(["佐藤春菜", "Müller"], "Two pieces", "Resignation"),
        ];
        assert_eq!(cut(&rows, 812.0), 0, "in the smallest window");
        let long = row(["A", "B"], "Rook and lance", "In play since 19:04 on a machine whose name is long");
        assert_eq!(cut(&[long], 400.0), 1, "what has no room says so under the pointer");
    }
}
