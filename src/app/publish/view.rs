//! The dialog about the site.

use egui::{Button, Painter, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::hall::view::dialog::folder_row_ui;
use crate::app::publish::action::PublishAction;
use crate::app::publish::form::{LONGEST_DELAY, PublishForm};
use crate::app::publish::scene::PublishScene;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{
    body, choices_ui, foot, label_width, rest_of_foot, row_behind_ui, row_ui, usual_button,
};
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, tick_box};
use crate::app::views::prose::Prose;
use crate::app::views::qr_code::paint_qr_code;
use crate::storage::FolderFor;
use crate::text::Language;

/// The size of the QR code, for scanning it from this screen.
const CODE: f32 = 116.0;

/// The fields of the site and the state of the writing. The form is edited in a copy.
#[must_use]
pub fn publish_ui(ui: &mut Ui, scene: &PublishScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let mut asked = body(ui, &look.text.say("publish-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.prose(soft(&look.text.say("publish-why")));
        let asked = ui.add_enabled_ui(!scene.is_on, |ui| fields_ui(ui, scene, &mut form, look)).inner;
        scene.standing.iter().for_each(|standing| _ = ui.prose(standing));
        asked
    });
    asked.extend((form != scene.form).then_some(PublishAction::Edit(form)));
    let (pressed, is_closed) = foot(ui, |ui| buttons_ui(ui, scene, look));
    asked.extend(pressed);
    let mut actions: Vec<Action> = asked.into_iter().map(Action::Publish).collect();
    actions.extend(is_closed.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

fn fields_ui(ui: &mut Ui, scene: &PublishScene, form: &mut PublishForm, look: Look<'_>) -> Vec<PublishAction> {
    let say = |name: &str| look.text.say(name);
    let mut browsed = Vec::new();
    browsed.extend(folder_row_ui(ui, &say("publish-hall"), &mut form.hall, FolderFor::PublishedHall, look));
    browsed.extend(folder_row_ui(ui, &say("publish-site"), &mut form.site, FolderFor::Site, look));
    if form.has_no_folder_dialog {
        ui.prose(soft(&say("hall-no-dialog")));
    }
    let address = line_field(&mut form.address).hint_text(soft("https://example.org/open/"));
    row_ui(ui, &say("publish-address"), |ui, label| {
        ui.add(address.desired_width(f32::INFINITY)).labelled_by(label);
    });
    ui.horizontal_top(|ui| {
        let (labels, width) = (label_width(ui), ui.available_width() - CODE - SIZES.gap);
        ui.allocate_ui(vec2(width, CODE), |ui| ui.vertical(|ui| words_ui(ui, form, labels, look)));
        code_ui(ui, scene, look);
    });
    tick_box(ui, &mut form.whole_records, &say("publish-whole-records"));
    browsed.into_iter().map(PublishAction::Browse).collect()
}

/// The content, delay and language of the site, behind labels as wide as those above.
fn words_ui(ui: &mut Ui, form: &mut PublishForm, labels: f32, look: Look<'_>) {
    row_behind_ui(ui, labels, &look.text.say("hall-title"), |ui, label| {
        ui.add(line_field(&mut form.title).desired_width(f32::INFINITY)).labelled_by(label);
    });
    row_behind_ui(ui, labels, &look.text.say("publish-delay"), |ui, _| {
        ui.horizontal(|ui| number_ui(ui, &mut form.delay, 0..=LONGEST_DELAY, "new-game-minutes", look));
    });
    row_behind_ui(ui, labels, &look.text.say("publish-language"), |ui, _| {
        choices_ui(ui, Language::ALL, &mut form.language, |language| language.name().to_owned());
    });
}

/// The address as a QR code; its room is kept free before one is typed.
fn code_ui(ui: &mut Ui, scene: &PublishScene, look: Look<'_>) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(CODE), Sense::hover());
    if let Some(code) = &scene.code {
        // It is scanned while the fields are locked, so it must not turn pale with them.
        let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), ui.clip_rect());
        paint_qr_code(&painter, rect, code);
        let words = look.text.say("site-code");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    }
}

fn buttons_ui(ui: &mut Ui, scene: &PublishScene, look: Look<'_>) -> (Option<PublishAction>, bool) {
    let say = |name: &str| look.text.say(name);
    let mut pressed = None;
    if scene.is_on {
        let closes = usual_button(ui, &say("publish-close"), true);
        if ui.button(say("publish-stop")).clicked() {
            pressed = Some(PublishAction::Stop);
        }
        rest_of_foot(ui, None, scene.fault.as_deref());
        return (pressed, closes);
    }
    if usual_button(ui, &say("publish-start"), scene.can_start) {
        pressed = Some(PublishAction::Start);
    }
    if ui.add(Button::new(say("hall-keep"))).clicked() {
        pressed = Some(PublishAction::Keep);
    }
    let cancels = ui.button(say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, scene.fault.as_deref());
    (pressed, cancels)
}
