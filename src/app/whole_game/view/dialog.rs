//! The dialog about the analysis of a whole game.

use egui::{Role, Ui, WidgetInfo};

use crate::analysis::AskedBefore;
use crate::app::action::{Action, DialogAction};
use crate::app::views::dialogs::frame::{LIST_WIDTH, body, choices_ui, foot, row_ui, usual_button};
use crate::app::views::fields::{number_field, number_ui};
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box};
use crate::app::views::prose::Prose;
use crate::app::whole_game::action::GameAction;
use crate::app::whole_game::form::{Lines, Measure, WholeGameForm, Whose};
use crate::app::whole_game::scene::WholeGameScene;

/// What is chosen. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn whole_game_ui(ui: &mut Ui, scene: &WholeGameScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form;
    let mut chosen = scene.engines.1;
    body(ui, &look.text.say("whole-game-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        engine_ui(ui, scene, &mut chosen, look);
        measure_ui(ui, scene, &mut form, look);
        moves_ui(ui, scene, &mut form, look);
        let mut skips = form.before == AskedBefore::Skip;
        tick_box(ui, &mut skips, &look.text.say("whole-game-skip"));
        form.before = if skips { AskedBefore::Skip } else { AskedBefore::AskAgain };
        tick_box(ui, &mut form.has_better_lines, &look.text.say("whole-game-better-lines"));
        ui.prose(soft(&scene.outcome));
    });
    let mut asked = Vec::new();
    asked.extend((form != scene.form).then_some(GameAction::Edit(form)));
    asked.extend((chosen != scene.engines.1).then_some(GameAction::ChooseEngine(chosen)));
    let (begins, is_cancelled) = foot(ui, |ui| {
        let begins = usual_button(ui, &look.text.say("whole-game-begin"), scene.can_begin);
        (begins, ui.button(look.text.say("dialog-cancel")).clicked())
    });
    asked.extend(begins.then_some(GameAction::Begin));
    let mut actions: Vec<Action> = asked.into_iter().map(Action::WholeGame).collect();
    actions.extend(is_cancelled.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn engine_ui(ui: &mut Ui, scene: &WholeGameScene, chosen: &mut usize, look: Look<'_>) {
    let name = look.text.say("whole-game-engine");
    row_ui(ui, &name, |ui, _| {
        let shown = scene.engines.0.get(*chosen).map_or("", String::as_str);
        let list = combo("engine of the analysis", LIST_WIDTH, shown).show_ui(ui, |ui| {
            for (index, engine) in scene.engines.0.iter().enumerate() {
                choose(ui, chosen, index, engine);
            }
        });
        list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    });
}

fn measure_ui(ui: &mut Ui, scene: &WholeGameScene, form: &mut WholeGameForm, look: Look<'_>) {
    let name = |measure| match measure {
        Measure::Time => look.text.say("whole-game-time"),
        Measure::Nodes => look.text.say("whole-game-nodes"),
    };
    row_ui(ui, &look.text.say("whole-game-measure"), |ui, _| {
        if scene.no_positions.is_none() {
            choices_ui(ui, [Measure::Time, Measure::Nodes], &mut form.measure, name);
        }
        ui.horizontal(|ui| match form.measure {
            Measure::Time => seconds_ui(ui, &mut form.tenths, look),
            Measure::Nodes => {
                number_ui(ui, &mut form.thousands, WholeGameForm::THOUSANDS, "whole-game-thousands", look);
            }
        });
        scene.no_positions.iter().for_each(|why| _ = ui.prose(soft(why)));
    });
}

/// Seconds with their tenths.
fn seconds_ui(ui: &mut Ui, tenths: &mut u32, look: Look<'_>) {
    let count = if *tenths == 10 { 1_u32 } else { 2 };
    let seconds = |text: &str| text.trim().replace([',', '，', '．'], ".").parse::<f64>().ok();
    let field = number_field(ui, tenths, WholeGameForm::TENTHS).with(|field| {
        let field = field.custom_formatter(|tenths, _| (tenths / 10.0).to_string());
        field.custom_parser(move |text| seconds(text).map(|seconds| (seconds * 10.0).round()))
    });
    let field = ui.add(field);
    let label = ui.label(look.text.tell("whole-game-seconds", &[("count", count.into())]));
    field.labelled_by(label.id);
}

fn moves_ui(ui: &mut Ui, scene: &WholeGameScene, form: &mut WholeGameForm, look: Look<'_>) {
    let whose = |whose| match whose {
        Whose::Both => look.text.say("whole-game-both"),
        Whose::Black => scene.sides[0].clone(),
        Whose::White => scene.sides[1].clone(),
    };
    row_ui(ui, &look.text.say("whole-game-whose"), |ui, _| choices_ui(ui, Whose::ALL, &mut form.whose, whose));
    row_ui(ui, &look.text.say("whole-game-moves"), |ui, _| {
        ui.horizontal(|ui| {
            ply_ui(ui, &mut form.from, scene.last, "whole-game-from", look);
            ply_ui(ui, &mut form.to, scene.last, "whole-game-to", look);
        });
    });
    let lines = |lines| match lines {
        Lines::Main => look.text.say("whole-game-main"),
        Lines::All => look.text.say("whole-game-all"),
    };
    let name = look.text.say("whole-game-lines");
    row_ui(ui, &name, |ui, _| choices_ui(ui, [Lines::Main, Lines::All], &mut form.lines, lines));
}

/// The number of a move among words, of which some may stand before it and some behind it, as the language wants.
fn ply_ui(ui: &mut Ui, ply: &mut u32, last: u32, name: &str, look: Look<'_>) {
    const NUMBER: &str = "\u{fffc}";
    let words = look.text.tell(name, &[("number", NUMBER.into())]);
    let (before, after) = words.split_once(NUMBER).unwrap_or((&words, ""));
    let word_ui = |ui: &mut Ui, words: &str| _ = (!words.is_empty()).then(|| ui.label(words));
    word_ui(ui, before.trim());
    let field = ui.add(number_field(ui, ply, 1..=last));
    field.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, words.replace(NUMBER, "").trim()));
    word_ui(ui, after.trim());
}
