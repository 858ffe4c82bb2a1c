//! The few tools at the right of the bar: icons, which say what they are under the pointer.

use egui::{Button, Context, Response, Ui, os::OperatingSystem, vec2};

use super::menus::{command_words, with_refusal};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::Scene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::icons::{Icon, untold_icon_button};
use crate::app::views::look::Look;
use crate::app::views::parts::button_width;

/// How high a tool is.
pub const HEIGHT: f32 = 32.0;

/// How wide an icon's button is.
const WIDTH: f32 = 36.0;

/// A tool.
type Tool = (Icon, Command);

const OF_MATCH: &[Tool] = &[
    (Icon::New, Command::NewGame),
    (Icon::Open, Command::Open),
    (Icon::Flip, Command::Flip),
    (Icon::Display, Command::ToggleDisplay),
];
const OF_REVIEW: &[Tool] = &[
    (Icon::Open, Command::Open),
    (Icon::Undo, Command::Undo),
    (Icon::Redo, Command::Redo),
    (Icon::Flip, Command::Flip),
];
const OF_SETUP: &[Tool] = &[
    (Icon::Undo, Command::Undo),
    (Icon::Redo, Command::Redo),
    (Icon::Copy, Command::CopySfen),
    (Icon::Paste, Command::Paste),
    (Icon::Flip, Command::Flip),
];

/// The tools of what is being done, as many as there is `room` for. With high contrast, and where programs have no
/// icons in their bars, they are words as long as there is room.
pub fn tools_ui(ui: &mut Ui, scene: &Scene, room: f32, look: Look<'_>) -> Vec<Action> {
    let tools = match (scene.setup.is_some(), scene.is_review) {
        (true, _) => OF_SETUP,
        (false, true) => OF_REVIEW,
        (false, false) => OF_MATCH,
    };
    let words = |command| command_words(command, scene, look);
    let needed: f32 = tools.iter().map(|&(_, command)| button_width(ui, &words(command)) + SIZES.gap).sum();
    let in_words = prefers_words(ui.ctx()) && needed <= room;
    let mut pressed = Vec::new();
    let fitting = if in_words { tools.len() } else { (room / (WIDTH + ui.spacing().item_spacing.x)) as usize };
    for &(icon, command) in tools.iter().take(fitting).rev() {
        let enabled = scene.enabled.contains(&command);
        let shown = ui.add_enabled_ui(enabled, |ui| tool_ui(ui, icon, &words(command), in_words));
        let button = with_tip(with_refusal(shown.inner, command, scene, look), command, scene, look);
        if button.clicked() {
            pressed.push(Action::Command(command));
        }
    }
    pressed
}

fn prefers_words(ctx: &Context) -> bool {
    ctx.palette().is_high_contrast || ctx.os() == OperatingSystem::Mac
}

fn tool_ui(ui: &mut Ui, icon: Icon, words: &str, in_words: bool) -> Response {
    if in_words { ui.add(Button::new(words)) } else { untold_icon_button(ui, icon, vec2(WIDTH, HEIGHT), words) }
}

/// What it is called, and the key for it.
fn with_tip(button: Response, command: Command, scene: &Scene, look: Look<'_>) -> Response {
    let tip = command_words(command, scene, look);
    let keys = look.key_words(&button.ctx, command).map_or_else(String::new, |keys| format!("  {keys}"));
    button.on_hover_text(format!("{tip}{keys}"))
}
