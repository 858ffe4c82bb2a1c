//! What can be done about an exercise: the usual button, and the others in its row or the next, or behind one button.

use egui::{Button, Event, Key, Popup, Response, RichText, Ui, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::practice::action::PracticeAction;
use crate::app::practice::scene::PracticeScene;
use crate::app::scene::Scene;
use crate::app::theme::SIZES;
use crate::app::views::buttons::{FillableButton, primary_button};
use crate::app::views::lists::closing;
use crate::app::views::look::Look;
use crate::app::views::opened::opening;
use crate::app::views::parts::width_of;

/// How high the usual button is, as high as those that step through the moves.
const HEIGHT: f32 = 34.0;

/// Between buttons, across and down.
const GAP: f32 = 6.0;

/// Beside the words of a button where there is little room.
const LEAST_PADDING: f32 = 4.0;

/// The buttons: the usual one first, as wide as there is room, then whatever else can be done, each with a button if there
/// `is_room` for these.
pub fn tools_ui(ui: &mut Ui, scene: &Scene, practice: &PracticeScene, is_room: bool, look: Look<'_>) -> Vec<Action> {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let usual = usual(scene, practice);
    let (others, behind) = match others(scene, usual, look) {
        others if is_room => (others, Vec::new()),
        others => (Vec::new(), others),
    };
    let stop = look.text.say("practice-stop");
    let words = if practice.is_busy { stop } else { look.text.say(usual.name()) };
    let rows = Rows::of(ui, &words, &others);
    let (beside, below) = others.split_at(rows.beside);
    let mut actions = Vec::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = rows.padding;
        let width = ui.available_width() - rows.width(ui, beside) - width_of_more(ui, &behind, look);
        actions.extend(if practice.is_busy {
            let stop = FillableButton::plain(&words).min_size(vec2(width, HEIGHT));
            ui.add(stop).clicked().then_some(Action::Practice(PracticeAction::Stop))
        } else {
            usual_ui(ui, (usual, &words, rows.size), width, scene, practice, look)
        });
        actions.extend(rows.show(ui, beside, HEIGHT, look));
        actions.extend(more_ui(ui, &behind, look));
    });
    if !below.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding.x = rows.padding;
            actions.extend(rows.show(ui, below, 0.0, look));
        });
    }
    actions
}

fn usual(scene: &Scene, practice: &PracticeScene) -> Command {
    match (practice.is_done, scene.enabled.contains(&Command::PracticeNext)) {
        (false, _) => Command::PracticeHint,
        (true, true) => Command::PracticeNext,
        (true, false) => Command::LeavePractice,
    }
}

/// What else can be done, and what it is called.
fn others(scene: &Scene, usual: Command, look: Look<'_>) -> Vec<(Command, String)> {
    let all = [Command::PracticeSolution, Command::PracticeAgain, Command::PracticeNext, Command::LeavePractice];
    let others = all.into_iter().filter(|it| *it != usual && scene.enabled.contains(it));
    others.map(|command| (command, look.text.say(command.name()))).collect()
}

/// One button for what has no room for its own.
fn more_ui(ui: &mut Ui, behind: &[(Command, String)], look: Look<'_>) -> Vec<Action> {
    if behind.is_empty() {
        return Vec::new();
    }
    let more = Button::new(look.text.say("practice-more")).min_size(vec2(0.0, HEIGHT));
    let entry = |ui: &mut Ui, (command, words): &(Command, String)| {
        let is_clicked = ui.button(words).on_hover_text(tip(ui, *command, look)).clicked();
        is_clicked.then_some(Action::Command(*command))
    };
    let entries = |ui: &mut Ui| behind.iter().filter_map(|it| entry(ui, it)).collect::<Vec<_>>();
    let (_, shown) = opening(more).ui(ui, |ui| closing(ui, entries));
    shown.map_or_else(Vec::new, |shown| shown.inner)
}

/// How wide that button is, with the gap before it.
fn width_of_more(ui: &Ui, behind: &[(Command, String)], look: Look<'_>) -> f32 {
    if behind.is_empty() {
        return 0.0;
    }
    let words = width_of(ui, &look.text.say("practice-more"), SIZES.body);
    (words + 2.0 * ui.spacing().button_padding.x).ceil() + GAP
}

/// How the other buttons stand: in a row below the usual one; where that has no room for all of them they are narrower and
/// smaller, and if need be the first of them stand beside the usual one, lest they take a third row.
#[derive(Clone, Copy)]
struct Rows {
    size: f32,
    padding: f32,
    /// How many stand beside the usual one.
    beside: usize,
}

impl Rows {
    fn of(ui: &Ui, usual: &str, others: &[(Command, String)]) -> Self {
        let room = ui.available_width();
        let wide = Self { size: SIZES.body, padding: ui.spacing().button_padding.x, beside: 0 };
        let narrow = (0..=others.len()).map(|beside| Self { size: SIZES.small, padding: LEAST_PADDING, beside });
        let fits = |rows: &Self| {
            let (beside, below) = others.split_at(rows.beside);
            let usual = width_of(ui, usual, SIZES.body) + 2.0 * rows.padding;
            usual + rows.width(ui, beside) <= room && rows.width(ui, below) - GAP <= room
        };
        std::iter::once(wide).chain(narrow).find(fits).unwrap_or(wide)
    }

    /// How wide these are, each with the gap before it.
    fn width(self, ui: &Ui, buttons: &[(Command, String)]) -> f32 {
        buttons.iter().map(|(_, words)| (width_of(ui, words, self.size) + 2.0 * self.padding).ceil() + GAP).sum()
    }

    fn show(self, ui: &mut Ui, buttons: &[(Command, String)], height: f32, look: Look<'_>) -> Vec<Action> {
        let pressed = buttons.iter().filter(|(command, words)| {
            let button = Button::new(RichText::new(words).size(self.size)).min_size(vec2(0.0, height));
            ui.add(button).on_hover_text(tip(ui, *command, look)).clicked()
        });
        pressed.map(|(command, _)| Action::Command(*command)).collect()
    }
}

/// The usual button. Once the exercise is done, Enter presses it; the keyboard's attention it does not take, since the
/// arrow keys step through the solution.
fn usual_ui(
    ui: &mut Ui,
    (usual, words, size): (Command, &str, f32),
    width: f32,
    scene: &Scene,
    practice: &PracticeScene,
    look: Look<'_>,
) -> Option<Action> {
    let is_enabled = scene.enabled.contains(&usual);
    let plain = || FillableButton::unfilled(Button::new(RichText::new(words).size(size)));
    let button = if practice.is_done { primary_button(ui, words) } else { plain() };
    let shown: Response = ui.add_enabled(is_enabled, button.min_size(vec2(width, HEIGHT)));
    let is_clicked = shown.on_hover_text(tip(ui, usual, look)).clicked();
    // A dialog over it takes what is typed.
    let takes_enter = practice.is_done && is_enabled && scene.dialog.is_none();
    (is_clicked || takes_enter && is_entered(ui)).then_some(Action::Command(usual))
}

/// Whether Enter was pressed, and means nothing to anything else.
fn is_entered(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx());
    let enter = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    is_free && ui.input(|input| input.events.iter().any(enter))
}

/// What it does, and its key.
fn tip(ui: &Ui, command: Command, look: Look<'_>) -> String {
    let keys = look.key_words(ui.ctx(), command).map_or_else(String::new, |keys| format!("  {keys}"));
    format!("{}{keys}", look.text.say(&format!("{}-tip", command.name())))
}
