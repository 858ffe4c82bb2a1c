//! The headline of an engine's panel: its name, how many lines it shows, and what it does.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Align, ComboBox, Frame, Galley, Label, Layout, Margin, Role, Ui, WidgetInfo, vec2};

use super::room::{HEAD, SHORT_HEAD, short_height, useful_height};
use crate::app::action::Action;
use crate::app::engines::action::EngineAction;
use crate::app::engines::form::EngineSettings;
use crate::app::engines::scene::{EngineScene, OtherEngine};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::cut::cut_label;
use crate::app::views::lists::{choice, choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, width_of};

const MARGIN: Margin = Margin { left: 16, right: 10, top: 6, bottom: 0 };
/// With less width, only the number of lines stands beside the name.
const ROOM_FOR_WORDS: f32 = 240.0;
/// What is free there at the sides of the words in both lists.
const NARROW_PADDING: f32 = 6.0;
/// How high a row of buttons is, and how much more than one of words.
const ROW: f32 = 28.0;
const ROW_BELOW: f32 = 10.0;
/// What stands between the parts of what it does.
const SEPARATOR: &str = " · ";

/// A headline as it is set in the width of its panel.
pub struct Head {
    /// How high it is.
    pub height: f32,
    /// Whether what the engine does has no room.
    is_short: bool,
    /// Its name, in one row or two.
    name: Arc<Galley>,
    /// Where the number of lines stands.
    lines: LinesPlace,
    /// What is free at the sides of the words in both lists.
    padding: f32,
}

/// Where the number of lines stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinesPlace {
    /// Beside the name, with a word behind it.
    WithWord,
    /// Beside the name, alone.
    Alone,
    /// Below the name, beside what the engine does.
    Below,
    /// In the list of the names: no row has room for it.
    InList,
}

impl LinesPlace {
    /// The ways of setting a headline, the best first: this place, and a name of so many rows.
    const WAYS: [(Self, usize); 5] =
        [(Self::WithWord, 1), (Self::Alone, 1), (Self::WithWord, 2), (Self::Alone, 2), (Self::Below, 2)];
}

impl Head {
    /// The headline of a panel that has so much height. A name that is too long stands in two rows if there is room for another
    /// beside lines of a row each.
    pub fn of(ui: &Ui, scene: &EngineScene, share: f32, look: Look<'_>) -> Self {
        let is_short = share < useful_height(ui, scene);
        let spare = share - short_height(ui, scene) - (HEAD - SHORT_HEAD);
        let most_rows = if is_short || spare < row_height(ui) + ROW_BELOW { 1 } else { 2 };
        let (lines, name) = name_within(ui, scene, most_rows, look);
        let padding = padding(ui);
        let height = if is_short { SHORT_HEAD } else { HEAD + below_usual(ui, lines, &name) };
        Self { height, is_short, name, lines, padding }
    }

    /// How high it is where there is nothing more to tell.
    pub fn whole_height(ui: &Ui, scene: &EngineScene, look: Look<'_>) -> f32 {
        let (lines, name) = name_within(ui, scene, 2, look);
        HEAD + below_usual(ui, lines, &name)
    }

    /// Shows it, and says what is asked for.
    pub fn show(&self, ui: &mut Ui, scene: &EngineScene, look: Look<'_>) -> Vec<Action> {
        let shown = Frame::new().inner_margin(MARGIN).show(ui, |ui| {
            ui.spacing_mut().button_padding.x = self.padding;
            let (mut wanted, mut asked) = (scene.wanted_lines, Vec::new());
            let height = ROW.max(self.name.size().y + 2.0 * ui.spacing().button_padding.y);
            ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if matches!(self.lines, LinesPlace::WithWord | LinesPlace::Alone) {
                        self.lines_ui(ui, scene, &mut wanted, look);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        asked.extend(self.name_ui(ui, scene, &mut wanted, look));
                    });
                });
            });
            if !self.is_short {
                self.below_ui(ui, scene, &mut wanted, look);
            }
            asked.extend((wanted != scene.wanted_lines).then_some(Action::Engine(EngineAction::ShowLines(wanted))));
            asked
        });
        shown.inner
    }

    /// Its name, as a menu of those that can take its place.
    fn name_ui(&self, ui: &mut Ui, scene: &EngineScene, wanted: &mut usize, look: Look<'_>) -> Option<Action> {
        let shown = ComboBox::from_id_salt("engine").width(ui.available_width());
        let shown = shown.selected_text(Arc::clone(&self.name)).show_ui(ui, |ui| {
            let pressed = |other: &&OtherEngine| choice(ui, other.is_chosen, &other.words).clicked();
            let asked = scene.others.iter().filter(pressed).map(|other| other.action.clone()).last();
            if self.lines == LinesPlace::InList {
                ui.separator();
                choose_lines(ui, scene, wanted, look);
            }
            asked
        });
        let label = look.text.tell("engine-who", &[("name", scene.name.as_str().into())]);
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
        // Two profiles of one engine differ at the end of their names, which may be cut.
        let doing = if self.is_short { scene.status.join(SEPARATOR) } else { String::new() };
        shown.response.on_hover_text(format!("{}\n{doing}", scene.name).trim_end());
        shown.inner.flatten()
    }

    /// What stands below the name.
    fn below_ui(&self, ui: &mut Ui, scene: &EngineScene, wanted: &mut usize, look: Look<'_>) {
        ui.add_space(3.0);
        if self.lines != LinesPlace::Below {
            return status_ui(ui, scene);
        }
        ui.allocate_ui(vec2(ui.available_width(), ROW), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.lines_ui(ui, scene, wanted, look);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| status_ui(ui, scene));
            });
        });
    }

    fn lines_ui(&self, ui: &mut Ui, scene: &EngineScene, wanted: &mut usize, look: Look<'_>) {
        if !has_choice(scene) {
            return;
        }
        let words = lines_words(*wanted, self.lines, look);
        let shown =
            combo("lines of the engine", lines_width(ui, self.lines, self.padding, look), &words).show_ui(ui, |ui| {
                choose_lines(ui, scene, wanted, look);
            });
        let name = look.text.say("engine-lines-shown");
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
        shown.response.on_hover_text(&name);
    }
}

/// How many lines can be shown.
fn choose_lines(ui: &mut Ui, scene: &EngineScene, wanted: &mut usize, look: Look<'_>) {
    for count in 1..=scene.offered_lines {
        choose(ui, wanted, count, &lines_words(count, LinesPlace::WithWord, look));
    }
}

/// Whether there is anything to choose beside the name: of an engine that knows one line there is nothing.
const fn has_choice(scene: &EngineScene) -> bool {
    scene.offered_lines > 1
}

fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() - MARGIN.sum().x < ROOM_FOR_WORDS
}

/// In a narrow panel, words come closer to the edges of their lists.
fn padding(ui: &Ui) -> f32 {
    let usual = ui.spacing().button_padding.x;
    if is_narrow(ui) { usual.min(NARROW_PADDING) } else { usual }
}

fn row_height(ui: &Ui) -> f32 {
    ui.fonts_mut(|fonts| fonts.row_height(&bold(SIZES.body)))
}

/// How much more height it takes than a name of one row with the number of lines beside it.
fn below_usual(ui: &Ui, lines: LinesPlace, name: &Galley) -> f32 {
    let below = if lines == LinesPlace::Below { ROW_BELOW } else { 0.0 };
    row_height(ui) * name.rows.len().saturating_sub(1) as f32 + below
}

/// The name in so many rows at most, as it has most room, and where the number of lines stands then.
fn name_within(ui: &Ui, scene: &EngineScene, most_rows: usize, look: Look<'_>) -> (LinesPlace, Arc<Galley>) {
    let set = |(lines, rows)| (lines, name_in(ui, scene, (lines, rows), SIZES.body, look));
    let set_smaller = |lines| (lines, name_in(ui, scene, (lines, 1), SIZES.small, look));
    let is_possible = |(lines, rows): &(LinesPlace, usize)| {
        let has_room = match lines {
            LinesPlace::WithWord => !is_narrow(ui),
            LinesPlace::Alone => true,
            LinesPlace::Below | LinesPlace::InList => has_choice(scene),
        };
        has_room && *rows <= most_rows
    };
    let ways = LinesPlace::WAYS.into_iter().filter(is_possible);
    let in_list = Some((LinesPlace::InList, 1)).filter(is_possible);
    let last = ways.clone().next_back().unwrap_or((LinesPlace::Alone, 1));
    let rest = std::iter::once(set_smaller(LinesPlace::Alone))
        .chain(in_list.map(set))
        .chain(in_list.map(|(lines, _)| set_smaller(lines)));
    let is_whole = |(_, name): &(LinesPlace, Arc<Galley>)| !name.elided;
    ways.map(set).chain(rest).find(is_whole).unwrap_or_else(|| set(in_list.unwrap_or(last)))
}

/// The name in so many rows at most, beside the number of lines if that stands there.
fn name_in(ui: &Ui, scene: &EngineScene, (lines, rows): (LinesPlace, usize), size: f32, look: Look<'_>) -> Arc<Galley> {
    let (is_alone, padding) = (matches!(lines, LinesPlace::Below | LinesPlace::InList), padding(ui));
    let is_beside = has_choice(scene) && !is_alone;
    let beside = if is_beside { lines_width(ui, lines, padding, look) + ui.spacing().item_spacing.x } else { 0.0 };
    let width = ui.available_width() - MARGIN.sum().x - beside - around_words(ui, padding);
    let mut job = LayoutJob::simple(scene.name.clone(), bold(size), ui.palette().ink, width.max(0.0));
    job.wrap.max_rows = rows;
    // In a single row a long word is shortened; as a whole it would leave nothing but the dots.
    job.wrap.break_anywhere = rows == 1;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// How much of a list that is closed stands around what is chosen in it.
fn around_words(ui: &Ui, padding: f32) -> f32 {
    let spacing = ui.spacing();
    2.0 * padding + spacing.icon_spacing + spacing.icon_width
}

fn status_ui(ui: &mut Ui, scene: &EngineScene) {
    let status = soft(&fitting(ui, &scene.status));
    match &scene.complaint {
        Some(complaint) => _ = ui.add(cut_label(status)).on_hover_text(complaint),
        None => _ = ui.add(Label::new(status).truncate()),
    }
}

/// As many parts as fit: without room for all, what stands before the last is left out, as that says whether it is running.
fn fitting(ui: &Ui, parts: &[String]) -> String {
    let mut parts = parts.to_vec();
    while parts.len() > 2 && width_of(ui, &parts.join(SEPARATOR), SIZES.small) > ui.available_width() {
        parts.remove(parts.len() - 2);
    }
    parts.join(SEPARATOR)
}

fn lines_words(count: usize, place: LinesPlace, look: Look<'_>) -> String {
    match place {
        LinesPlace::WithWord => look.text.tell("engine-lines", &[("count", count.into())]),
        LinesPlace::Alone | LinesPlace::Below | LinesPlace::InList => count.to_string(),
    }
}

/// As wide as the greatest number needs.
fn lines_width(ui: &Ui, place: LinesPlace, padding: f32, look: Look<'_>) -> f32 {
    width_of(ui, &lines_words(EngineSettings::MOST_LINES, place, look), SIZES.body) + around_words(ui, padding)
}
