//! The dialog of settings.

mod swatch;

use egui::{Align, Button, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::finder::action::Findable;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::form::Section;
use crate::app::settings::scene::{
    PieceImagesScene, SettingGroup, SettingScene, SettingsScene, SwatchesScene, WayScene,
};
use crate::app::settings::view::swatch::{sample_of_looks, swatch_ui};
use crate::app::theme::{Colours, SIZES, painted_as};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{
    attend_first, body, foot, keep_enter, rest_of_body, scrolling, side_entry_ui, usual_button,
};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, hairline, paint_face, soft, strong, wood_slab};
use crate::app::views::prose::Prose;
use crate::picture::PieceFace;

/// As high as the list of settings gets.
const TALLEST: f32 = 560.0;
const SECTIONS_WIDTH: f32 = 184.0;
const SAMPLE_HEIGHT: f32 = 52.0;
/// Between what a setting does and what can be chosen, besides what is between any two lines.
const CHOICES_GAP: f32 = 4.0;

/// Every setting with a sentence about it. What is chosen holds at once.
#[must_use]
pub fn settings_ui(ui: &mut Ui, scene: &SettingsScene, look: Look<'_>) -> Vec<Action> {
    let mut asked = body(ui, &look.text.say("settings-heading"), |ui| {
        let mut asked: Vec<DialogAction> = search_ui(ui, scene, look).map(DialogAction::Settings).into_iter().collect();
        ui.add_space(SIZES.gap);
        let height = rest_of_body(ui, 0.0).min(TALLEST);
        ui.horizontal_top(|ui| {
            asked.extend(sections_ui(ui, scene, height).map(DialogAction::Settings));
            ui.add_space(SIZES.gap * 2.0);
            ui.vertical(|ui| asked.extend(list_ui(ui, scene, height, look)));
        });
        asked.into_iter().map(Action::Dialog).collect::<Vec<_>>()
    });
    asked.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    asked
}

fn search_ui(ui: &mut Ui, scene: &SettingsScene, look: Look<'_>) -> Option<SettingsAction> {
    let mut query = scene.query.clone();
    let hint = look.text.say("settings-search");
    let field = line_field(&mut query).hint_text(&hint).desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    attend_first(ui, &field);
    (query != scene.query).then_some(SettingsAction::Search(query))
}

fn sections_ui(ui: &mut Ui, scene: &SettingsScene, height: f32) -> Option<SettingsAction> {
    let area = ScrollArea::vertical().id_salt("sections").max_height(height).min_scrolled_height(height);
    let entries_ui = |ui: &mut Ui| {
        ui.set_width(SECTIONS_WIDTH);
        ui.spacing_mut().item_spacing.y = 2.0;
        let entries = scene.sections.iter();
        entries.filter(|(_, name, is_shown)| side_entry_ui(ui, name, *is_shown)).map(|(section, ..)| *section).last()
    };
    let column = area.max_width(SECTIONS_WIDTH).show(ui, |ui| ui.vertical(entries_ui).inner);
    column.inner.map(SettingsAction::Show)
}

fn list_ui(ui: &mut Ui, scene: &SettingsScene, height: f32, look: Look<'_>) -> Vec<DialogAction> {
    let mut asked = Vec::new();
    // Another section begins at its top.
    let shown = scene.groups.first().map(|group| group.section);
    let area = ScrollArea::vertical()
        .id_salt(shown)
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false]);
    scrolling(ui, area, |ui| {
        if scene.groups.is_empty() {
            ui.prose(soft(&look.text.say("settings-nothing")));
        }
        for group in &scene.groups {
            ui.label(strong(&group.heading, SIZES.title));
            ui.add_space(SIZES.gap / 2.0);
            if group.section == Section::Board {
                sample_ui(ui, &scene.sample, look);
            }
            asked.extend(pin_ui(ui, group, look));
            for setting in &group.settings {
                asked.extend(setting_ui(ui, setting, look).into_iter().map(DialogAction::Settings));
                if let Some(images) = scene.images.as_ref().filter(|_| setting.has_images) {
                    asked.extend(images_ui(ui, images, look).into_iter().map(DialogAction::Settings));
                }
            }
            asked.extend(group.ways.iter().filter_map(|way| way_ui(ui, way)));
            ui.add_space(SIZES.gap);
        }
    });
    asked
}

/// A way to another dialog: what is set there, and the button that opens it.
fn way_ui(ui: &mut Ui, scene: &WayScene) -> Option<DialogAction> {
    begin_entry(ui);
    ui.prose(soft(&scene.why));
    ui.add_space(CHOICES_GAP);
    let is_pressed = ui.add_enabled(scene.is_enabled, Button::new(&scene.name)).clicked();
    end_entry(ui);
    is_pressed.then_some(DialogAction::RunFound(Findable::Command(scene.command)))
}

/// A few pieces on the chosen wood, since the dialog covers the board.
fn sample_ui(ui: &mut Ui, faces: &[PieceFace], look: Look<'_>) {
    let cell = vec2(ui.available_width() / faces.len().max(1) as f32, SAMPLE_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SAMPLE_HEIGHT + SIZES.gap), Sense::hover());
    let cut = Rect::from_min_size(pos2(0.2, 0.3), vec2(0.6, 0.1));
    wood_slab(ui.painter(), rect, cut, egui::Color32::WHITE, look);
    for (index, face) in faces.iter().enumerate() {
        let center = pos2(rect.left() + cell.x * (index as f32 + 0.5), rect.center().y);
        paint_face(ui.painter(), center, cell.x.min(cell.y), *face, false);
    }
}

/// Where the user's own images of pieces are, and what is said about them.
fn images_ui(ui: &mut Ui, scene: &PieceImagesScene, look: Look<'_>) -> Vec<SettingsAction> {
    let (mut typed, mut asked) = (scene.folder.clone(), Vec::new());
    let hint = look.text.say("images-folder");
    ui.horizontal(|ui| {
        let browse = look.text.say("hall-browse");
        let width = ui.available_width() - button_width(ui, &browse) - SIZES.gap;
        let field = ui.add(line_field(&mut typed).desired_width(width).hint_text(soft(&hint)));
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
        if typed != scene.folder {
            asked.push(SettingsAction::TypePieceFolder(typed));
        }
        // Enter reads the folder, and the settings stay open for what comes of it.
        keep_enter(ui, &field);
        if field.lost_focus() {
            asked.push(SettingsAction::UsePieceFolder);
        }
        if ui.button(browse).clicked() {
            asked.push(SettingsAction::BrowsePieces);
        }
    });
    let no_dialog = scene.has_no_dialog.then(|| look.text.say("hall-no-dialog"));
    let lines = std::iter::once(look.text.say("images-why")).chain(no_dialog).chain(scene.lines.iter().cloned());
    lines.for_each(|line| _ = ui.prose(soft(&line)));
    ui.add_space(SIZES.gap / 2.0);
    asked
}

fn setting_ui(ui: &mut Ui, scene: &SettingScene, look: Look<'_>) -> Vec<SettingsAction> {
    let palette = ui.palette();
    let mut asked = Vec::new();
    begin_entry(ui);
    ui.horizontal(|ui| {
        ui.label(RichText::new(&scene.name).color(palette.ink));
        if !scene.is_usual {
            asked.extend(reset_ui(ui, scene, look));
        }
    });
    ui.prose(soft(&scene.why));
    if let Some(reason) = &scene.refusal {
        ui.prose(soft(reason).color(palette.urgent));
    }
    ui.add_space(CHOICES_GAP);
    ui.add_enabled_ui(scene.refusal.is_none(), |ui| {
        asked.extend(match &scene.swatches {
            Some(swatches) => swatches_ui(ui, scene, swatches, look),
            None => choices_ui(ui, scene),
        });
    });
    end_entry(ui);
    asked
}

/// A line across and the distances below it, until [`end_entry`].
fn begin_entry(ui: &mut Ui) {
    hairline(ui, ui.cursor().top());
    ui.add_space(SIZES.gap);
    ui.spacing_mut().item_spacing.y = 4.0;
}

fn end_entry(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    ui.add_space(SIZES.gap / 2.0);
}

fn choices_ui(ui: &mut Ui, scene: &SettingScene) -> Vec<SettingsAction> {
    let mut asked = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (index, words) in scene.choices.iter().enumerate() {
            let is_chosen = index == scene.value;
            let button = ui.add(chip(ui, words, is_chosen));
            let label = format!("{}: {words}", scene.name);
            let is_enabled = scene.refusal.is_none();
            button.widget_info(|| WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, &label));
            if button.clicked() {
                asked.push(SettingsAction::Choose(scene.id, index));
            }
        }
    });
    asked
}

/// The choices as they look, each above its name.
fn swatches_ui(ui: &mut Ui, scene: &SettingScene, swatches: &SwatchesScene, look: Look<'_>) -> Vec<SettingsAction> {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let choices = scene.choices.iter().zip(&swatches.looks).enumerate();
        let pressed = choices.filter(|(index, (words, looks))| {
            let is_chosen = *index == scene.value;
            let tile = swatch_ui(ui, words, is_chosen, |ui, rect| {
                painted_as(ui, looks, swatches.system, |ui| sample_of_looks(ui, rect, &swatches.faces, look));
            });
            let label = format!("{}: {words}", scene.name);
            tile.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
            tile.clicked()
        });
        pressed.map(|(index, _)| SettingsAction::Choose(scene.id, index)).collect()
    });
    row.inner
}

/// What can be done about the PIN of the arbiter's console.
fn pin_ui(ui: &mut Ui, group: &SettingGroup, look: Look<'_>) -> Option<DialogAction> {
    if group.pin.is_empty() {
        return None;
    }
    begin_entry(ui);
    ui.horizontal(|ui| ui.label(RichText::new(look.text.say("settings-pin")).color(ui.palette().ink)));
    ui.prose(soft(&look.text.say("settings-pin-why")));
    ui.add_space(CHOICES_GAP);
    let row = ui.horizontal_wrapped(|ui| {
        let pressed = group.pin.iter().filter(|(words, _)| ui.button(words).clicked());
        pressed.map(|(_, purpose)| DialogAction::AskForPin(*purpose)).last()
    });
    end_entry(ui);
    row.inner
}

/// Makes a setting as it was at first.
fn reset_ui(ui: &mut Ui, scene: &SettingScene, look: Look<'_>) -> Option<SettingsAction> {
    let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let words = look.text.say("settings-reset");
        let button = ui.add(Button::new(&words));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{words}: {}", scene.name)));
        button.clicked()
    });
    row.inner.then_some(SettingsAction::Reset(scene.id))
}

fn buttons_ui(ui: &mut Ui, scene: &SettingsScene, look: Look<'_>) -> Vec<Action> {
    let mut asked = Vec::new();
    if usual_button(ui, &look.text.say("about-close"), true) {
        asked.push(DialogAction::Cancel);
    }
    let (words, action) = &scene.reset;
    if ui.add_enabled(action.is_some(), Button::new(words)).clicked() {
        asked.extend(action.clone().map(DialogAction::Settings));
    }
    asked.into_iter().map(Action::Dialog).collect()
}
