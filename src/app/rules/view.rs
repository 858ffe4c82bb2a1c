//! The editor of rule profiles: a row for each rule, and the buttons for files.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Galley, Role, ScrollArea, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::new_game::view::rules::profiles_ui;
use crate::app::rules::action::RulesAction;
use crate::app::rules::form::Span;
use crate::app::rules::scene::{DialScene, KnobScene, RuleScene, RulesNaming, RulesScene};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, row_with_note, scrolling, usual_button};
use crate::app::views::fields::{line_field, number_field};
use crate::app::views::look::Look;
use crate::app::views::parts::{hairline, soft, strong};
use crate::app::views::prose::{Prose, set};

/// The line with the files, which lies below the rules.
const FILES_LINE: f32 = 48.0;
/// The rules are never lower than this.
const LEAST: f32 = 110.0;

/// What the names of what can be chosen take, so that the choices stand below one another.
const NAME_WIDTH: f32 = 188.0;
const COLUMN_GAP: f32 = 6.0;
/// The list of profiles.
const PROFILES_WIDTH: f32 = 232.0;

/// Every rule of a profile, with what it changes.
#[must_use]
pub fn rules_ui(ui: &mut Ui, scene: &RulesScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &look.text.say("rules-heading"), |ui| {
        let mut actions = head_ui(ui, scene, look);
        let remark = remark_of(scene).map(|remark| remark_galley(ui, remark));
        let remark_height = remark.as_ref().map_or(0.0, |remark| remark.rect.height() + ui.spacing().item_spacing.y);
        let height = rest_of_body(ui, FILES_LINE + remark_height).max(LEAST);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
        scrolling(ui, area, |ui| {
            for rule in &scene.rules {
                actions.extend(rule_ui(ui, rule, look));
            }
            ui.prose(soft(&scene.sources));
        });
        actions.extend(files_ui(ui, scene, look));
        remark.map(|remark| ui.prose(remark));
        actions
    });
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

/// Which profile is shown, and what it is called.
fn head_ui(ui: &mut Ui, scene: &RulesScene, look: Look<'_>) -> Vec<DialogAction> {
    let origin = look.text.say(scene.origin_name());
    let chosen = row_with_note(ui, soft(&origin), |ui| {
        let label = ui.label(look.text.say("rules-profile"));
        ui.add_space(NAME_WIDTH + COLUMN_GAP - label.rect.width() - ui.spacing().item_spacing.x);
        profiles_ui(ui, &scene.choice, PROFILES_WIDTH, label.id)
    });
    let chosen = chosen.map(RulesAction::Show);
    let named = scene.naming.as_ref().and_then(|naming| naming_ui(ui, naming, look));
    chosen.into_iter().chain(named).map(DialogAction::Rules).collect()
}

fn naming_ui(ui: &mut Ui, naming: &RulesNaming, look: Look<'_>) -> Option<RulesAction> {
    let RulesNaming { mut en, mut ja, mut id } = naming.clone();
    ui.horizontal(|ui| {
        name_ui(ui, &mut en, 190.0, "rules-name-en", look);
        name_ui(ui, &mut ja, 190.0, "rules-name-ja", look);
        name_ui(ui, &mut id, 130.0, "rules-id", look);
    });
    let is_new = (&en, &ja, &id) != (&naming.en, &naming.ja, &naming.id);
    is_new.then_some(RulesAction::Rename { en, ja, id })
}

fn name_ui(ui: &mut Ui, text: &mut String, width: f32, name: &str, look: Look<'_>) {
    let label = look.text.say(name);
    ui.label(soft(&label));
    let field = ui.add(line_field(text).desired_width(width));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
}

fn rule_ui(ui: &mut Ui, rule: &RuleScene, look: Look<'_>) -> Vec<DialogAction> {
    hairline(ui, ui.cursor().top());
    ui.add_space(SIZES.gap / 2.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&rule.name, SIZES.body));
        ui.prose(soft(&rule.explanation));
        if !rule.is_verified {
            ui.prose(soft(&look.text.say("rules-unverified")));
        }
    });
    ui.spacing_mut().item_spacing.y = 4.0;
    let asked = rule.knobs.iter().filter_map(|knob| knob_ui(ui, knob)).collect();
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    ui.add_space(SIZES.gap / 2.0);
    asked
}

/// A knob on a line of its own, behind its name if it has one.
fn knob_ui(ui: &mut Ui, knob: &KnobScene) -> Option<DialogAction> {
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = COLUMN_GAP;
        if !knob.name.is_empty() {
            let used = ui.label(&knob.name).rect.width();
            ui.add_space((NAME_WIDTH - used).max(0.0));
        }
        match &knob.dial {
            DialScene::Choice(options) => choice_ui(ui, knob, options),
            DialScene::Number(span, unit, zero) => number_ui(ui, knob, *span, unit, zero.as_deref()),
        }
    });
    shown.inner.map(|value| DialogAction::Rules(RulesAction::Turn(knob.id, value)))
}

fn choice_ui(ui: &mut Ui, knob: &KnobScene, options: &[String]) -> Option<usize> {
    let clicked = |(index, words): (usize, &String)| {
        let is_chosen = index == knob.value;
        let button = ui.add(chip(ui, words, is_chosen));
        let label = format!("{}: {words}", knob.label);
        button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
        button.clicked().then_some(index)
    };
    options.iter().enumerate().filter_map(clicked).last()
}

fn number_ui(ui: &mut Ui, knob: &KnobScene, span: Span, unit: &str, zero: Option<&str>) -> Option<usize> {
    let per = span.per as f64;
    let mut shown = knob.value as f64 / per;
    let words = |number: f64| match zero {
        Some(word) if number == 0.0 => word.to_owned(),
        Some(_) | None => format!("{} {unit}", (number * 100.0).round() / 100.0),
    };
    // A profile may say more than can be dragged to here: it is shown, and stays so unless it is turned.
    let range = span.least as f64 / per..=span.most as f64 / per;
    let number = |text: &str| text.trim().trim_end_matches(unit).trim().parse().ok();
    let drag = number_field(ui, &mut shown, range).with(|drag| {
        drag.clamp_existing_to_range(false).custom_formatter(|number, _| words(number)).custom_parser(number)
    });
    let field = ui.add(drag);
    let label = format!("{}: {}", knob.label, words(shown));
    field.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &label));
    let value = (shown * per).round().max(0.0) as usize;
    (field.changed() && value != knob.value).then_some(value)
}

/// Why it cannot be saved, or what came of the last file, and whether that is trouble.
fn remark_of(scene: &RulesScene) -> Option<(&str, bool)> {
    let fault = scene.fault.as_deref().map(|words| (words, true));
    fault.or_else(|| scene.remark.as_ref().map(|(words, is_trouble)| (words.as_str(), *is_trouble)))
}

/// A remark as wide as the dialog, of which the rules leave it all the lines that it has.
fn remark_galley(ui: &Ui, (words, is_trouble): (&str, bool)) -> Arc<Galley> {
    let palette = ui.palette();
    let color = if is_trouble { palette.grave } else { palette.ink_soft };
    set(ui.ctx(), LayoutJob::simple(words.to_owned(), regular(SIZES.small), color, ui.available_width()))
}

/// The buttons for files.
fn files_ui(ui: &mut Ui, scene: &RulesScene, look: Look<'_>) -> Vec<DialogAction> {
    ui.add_space(SIZES.gap);
    let row = ui.horizontal(|ui| {
        let mut asked = Vec::new();
        for (name, is_possible, action) in [
            ("rules-import", true, RulesAction::Import),
            ("rules-export", scene.fault.is_none(), RulesAction::Export),
            ("rules-delete", scene.can_delete, RulesAction::Delete),
        ] {
            if ui.add_enabled(is_possible, egui::Button::new(look.text.say(name))).clicked() {
                asked.push(DialogAction::Rules(action));
            }
        }
        asked
    });
    row.inner
}

fn buttons_ui(ui: &mut Ui, scene: &RulesScene, look: Look<'_>) -> Vec<DialogAction> {
    let words = look.text.say(scene.take_name());
    let take = usual_button(ui, &words, scene.fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(take, DialogAction::Rules(RulesAction::Take)), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
