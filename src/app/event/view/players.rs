//! The page about the players.

use egui::{Id, Rect, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::event::action::{EventAction, PlayersAction};
use crate::app::event::scene::{ChosenPlayer, OpenEventScene, PlayerRow, PlayersScene};
use crate::app::event::view::columns::{
    Columns, ROW, SECOND_LINE, heads_ui, lines_of, row_to_choose, widest, widest_name,
};
use crate::app::event::view::tools::{is_low, menu_ui};
use crate::app::theme::{SIZES, bold, regular};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, strong, width_of};
use crate::app::views::prose::Prose;

/// Where the first column begins.
const BEGIN: f32 = 0.012;
/// How much wider bold words are.
const BOLDER: f32 = 1.1;
/// The names of the heads over these columns.
const HEADS: [&str; 7] =
    ["standings-number", "standings-name", "standings-rank", "standings-club", TEAM, "players-rating", "players-state"];
/// The name of the head over the teams: where there are none, it is left out.
const TEAM: &str = "entrant-team";
/// The room for the player who is chosen.
const CHOSEN: f32 = 78.0;
/// The width of the search field.
const SEEK: f32 = 240.0;

/// The list of players, and the buttons for the selected one.
pub fn players_ui(ui: &mut Ui, event: &OpenEventScene, scene: &PlayersScene, look: Look<'_>) -> Vec<EventAction> {
    let (sought, menu) = ui.horizontal(|ui| (seek_ui(ui, scene, look), menu_ui(ui, event, look))).inner;
    let mut actions: Vec<PlayersAction> = sought.into_iter().collect();
    let has_teams = scene.rows.iter().any(|row| !row.team.is_empty());
    let heads = HEADS.map(|head| if head == TEAM && !has_teams { String::new() } else { look.text.say(head) });
    let shape = Shape::of(ui, scene, &heads);
    if !is_low(ui) && scene.nobody.is_none() {
        let (edges, shown) = shape.heads();
        heads_ui(ui, edges, &heads[..shown]);
    }
    scene.nobody.iter().for_each(|nobody| _ = ui.prose(soft(nobody)));
    let height = rest_of_body(ui, CHOSEN + SIZES.gap).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    let newly_chosen = newly_chosen(ui, scene);
    actions.extend(scrolling(ui, area, |ui| {
        if let Some(index) = newly_chosen {
            let top = ui.cursor().top() + shape.height() * index as f32;
            ui.scroll_to_rect(Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=top + shape.height()), None);
        }
        rows_in_sight(ui, scene.rows.len(), shape.height(), |ui, index| row_ui(ui, &scene.rows[index], index, &shape))
    }));
    ui.scope(|ui| {
        ui.set_min_height(CHOSEN);
        match &scene.chosen {
            Some(chosen) => actions.extend(chosen_ui(ui, chosen)),
            None => _ = ui.prose(soft(&look.text.say("players-choose"))),
        }
    });
    actions.into_iter().map(EventAction::Players).chain(menu).collect()
}

/// Where the player stands who is chosen and was not a moment ago: added just now, it may be far below.
fn newly_chosen(ui: &Ui, scene: &PlayersScene) -> Option<usize> {
    let chosen = scene.rows.iter().position(|row| row.is_chosen);
    let number = chosen.map(|index| scene.rows[index].number);
    let id = Id::unique("the player who is chosen in the list");
    let before: Option<u32> = ui.data(|data| data.get_temp(id)).flatten();
    ui.data_mut(|data| data.insert_temp(id, number));
    chosen.filter(|_| before != number)
}

fn seek_ui(ui: &mut Ui, scene: &PlayersScene, look: Look<'_>) -> Option<PlayersAction> {
    let mut sought = scene.sought.clone();
    let hint = look.text.say("players-seek");
    let field = ui.add(line_field(&mut sought).desired_width(SEEK).hint_text(soft(&hint)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    if !is_low(ui) {
        ui.prose(soft(&scene.counts));
    }
    (sought != scene.sought).then_some(PlayersAction::Seek(sought))
}

/// Number, name, rank, club, team, rating, and why somebody does not play next: each has what it needs. Where there is no room for
/// that, what stands behind the name goes below it.
enum Shape {
    InColumns([f32; 8]),
    InTwoLines([f32; 3]),
}

impl Shape {
    fn of(ui: &Ui, scene: &PlayersScene, heads: &[String; 7]) -> Self {
        let room = ui.available_width();
        let rows = &scene.rows;
        let head = |index: usize| width_of(ui, &heads[index], SIZES.small) * BOLDER + SIZES.gap;
        let small = |index: usize, words: fn(&PlayerRow) -> &str| {
            (widest(ui, rows.iter().map(words), SIZES.small) + SIZES.gap).max(head(index))
        };
        let team = if heads[4].is_empty() { 0.0 } else { small(4, |row| &row.team) };
        let names = widest_name(ui, rows.iter().map(|row| [row.name.as_str(), &row.also])).max(head(1));
        let number = widest(ui, rows.last().map(|row| row.digits.as_str()).into_iter(), SIZES.body) * BOLDER;
        let widths = [
            number.max(head(0)),
            names,
            small(2, |row| &row.rank),
            small(3, |row| &row.club),
            team,
            small(5, |row| &row.rating),
            small(6, |row| &row.state),
        ];
        let begin = BEGIN * room;
        let needed = begin + widths.iter().sum::<f32>();
        if needed > room {
            return Self::InTwoLines([BEGIN, (begin + widths[0]) / room, 1.0]);
        }
        // What is left stands between the columns.
        let between = widths.iter().skip(1).filter(|width| **width > 0.0).count();
        let more = (room - needed) / between as f32;
        let mut edges = [BEGIN; 8];
        for (index, width) in widths.into_iter().enumerate() {
            edges[index + 1] = edges[index] + (width + if index == 0 || width == 0.0 { 0.0 } else { more }) / room;
        }
        Self::InColumns(edges)
    }

    const fn height(&self) -> f32 {
        match self {
            Self::InColumns(_) => ROW,
            Self::InTwoLines(_) => ROW + SECOND_LINE,
        }
    }

    /// Where the columns with heads begin and end, and how many of them there are.
    const fn heads(&self) -> (&[f32], usize) {
        match self {
            Self::InColumns(edges) => (edges, HEADS.len()),
            Self::InTwoLines(edges) => (edges, 2),
        }
    }
}

fn row_ui(ui: &mut Ui, scene: &PlayerRow, index: usize, shape: &Shape) -> Option<PlayersAction> {
    let (response, inks) = row_to_choose(ui, shape.height(), index, scene.is_chosen, &scene.label);
    let [ink, ink_soft] = inks;
    let [upper, lower] = lines_of(response.rect);
    let columns = Columns { row: upper, edges: shape.heads().0 };
    columns.write(ui, 0, &scene.digits, bold(SIZES.body), ink);
    columns.name(ui, 1, [&scene.name, &scene.also], regular(SIZES.body), inks);
    let small =
        |columns: &Columns<'_>, index, words: &str, ink| columns.write(ui, index, words, regular(SIZES.small), ink);
    match shape {
        Shape::InColumns(_) => {
            small(&columns, 2, &scene.rank, ink);
            small(&columns, 3, &scene.club, ink_soft);
            small(&columns, 4, &scene.team, ink_soft);
            small(&columns, 5, &scene.rating, ink_soft);
            small(&columns, 6, &scene.state, ink_soft);
        }
        Shape::InTwoLines(edges) => small(&Columns { row: lower, edges }, 1, &scene.below, ink_soft),
    }
    response.clicked().then_some(PlayersAction::Choose(scene.number))
}

fn chosen_ui(ui: &mut Ui, scene: &ChosenPlayer) -> Vec<PlayersAction> {
    ui.horizontal_wrapped(|ui| {
        ui.prose(strong(&scene.headline, SIZES.body));
        ui.prose(soft(&scene.facts));
    });
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let clicked = scene.acts.iter().filter(|(_, words)| ui.add(chip(ui, words, false)).clicked());
        clicked.map(|(act, _)| act.clone()).collect()
    });
    row.inner
}
