//! What players do besides moving pieces, below the moves.

use egui::{Button, Frame, Margin, Panel, RichText, Ui, Vec2, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::scene::Scene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::bars::command_words;
use crate::app::views::button_rows::button_rows;
use crate::app::views::buttons::primary_button;
use crate::app::views::look::Look;
use crate::app::views::parts::button_width;

/// The rows from the top. Each button keeps its place whether or not the others can be pressed.
const ROWS: [&[Command]; 4] = [
    &[Command::CallArbiter],
    &[Command::Claim, Command::Declare],
    &[Command::Pause, Command::TakeBack, Command::Resign],
    &[Command::Rematch, Command::Review],
];

/// How high a button is.
const HEIGHT: f32 = 36.0;

/// Beside the words of a button.
const PADDING: f32 = 6.0;

/// Around all of them.
const MARGIN: i8 = 10;

/// The buttons for what can be done at present; none where there is nothing.
#[must_use]
pub fn players_tools_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    if scene.looks_back {
        return back_ui(ui, scene, look);
    }
    let can = |command: &Command| can_be_pressed(scene, command);
    let rows: Vec<&[Command]> = rows(scene).collect();
    // Below a result they come last: the menus have them, too.
    if rows.is_empty() || scene.result.is_some() && ui.available_height() < tools_height(scene) {
        return Vec::new();
    }
    let shown = panel(ui).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = SIZES.gap;
        rows.iter().flat_map(|row| row_ui(ui, row, can, scene, look)).collect()
    });
    shown.inner
}

/// How high they are, as far as each row has room for its words.
#[must_use]
pub fn tools_height(scene: &Scene) -> f32 {
    match rows(scene).count() {
        0 => 0.0,
        count => count as f32 * (HEIGHT + SIZES.gap) - SIZES.gap + 2.0 * f32::from(MARGIN),
    }
}

/// The rows in which something can be pressed.
fn rows(scene: &Scene) -> impl Iterator<Item = &'static [Command]> {
    ROWS.into_iter().filter(|row| row.iter().any(|command| can_be_pressed(scene, command)))
}

fn can_be_pressed(scene: &Scene, command: &Command) -> bool {
    scene.enabled.contains(command) && !scene.hidden_tools.contains(command) && !is_on_card(scene, command)
}

/// What can be done after a game stands once: on the card with its result while that is there, which has no buttons only
/// where it is a line in a low console.
fn is_on_card(scene: &Scene, command: &Command) -> bool {
    scene.console.is_none() && scene.result.as_ref().is_some_and(|result| result.next.contains(command))
}

fn panel(ui: &Ui) -> Panel {
    let frame = Frame::new().fill(ui.palette().card).inner_margin(Margin::same(MARGIN));
    Panel::bottom("players tools").resizable(false).frame(frame)
}

/// While an earlier move is looked at: the way back, as wide as the panel.
fn back_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let shown = panel(ui).show(ui, |ui| {
        let words = command_words(Command::Last, scene, look);
        ui.add(primary_button(ui, &words).min_size(vec2(ui.available_width(), HEIGHT))).clicked()
    });
    if shown.inner { vec![Action::Command(Command::Last)] } else { Vec::new() }
}

/// A row of equally wide buttons, in which each keeps its place; where that would cut their words, those that can be
/// pressed in rows that fill the room. What the rules of the game forbid has no place in it.
fn row_ui(ui: &mut Ui, row: &[Command], can: impl Fn(&Command) -> bool, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let row: Vec<Command> = row.iter().copied().filter(|command| has_place(scene, *command, &can)).collect();
    ui.spacing_mut().button_padding.x = PADDING;
    ui.spacing_mut().item_spacing.x = SIZES.gap;
    let width = (ui.available_width() - (row.len().max(1) - 1) as f32 * SIZES.gap) / row.len().max(1) as f32;
    let words = |command: Command| command_words(command, scene, look);
    let has_room = row.iter().all(|&command| button_width(ui, &words(command)) <= width);
    let press = |ui: &mut Ui, command: Command, size: Vec2| {
        let shown = ui.add(button(ui, &words(command), command).min_size(size)).on_hover_text(tip(ui, command, look));
        shown.clicked()
    };
    if !has_room {
        let row: Vec<Command> = row.into_iter().filter(|command| can(command)).collect();
        return button_rows(ui, &row, HEIGHT, words, press).into_iter().map(Action::Command).collect();
    }
    let size = vec2(width, HEIGHT);
    let in_its_place = |ui: &mut Ui, command: Command| {
        if can(&command) {
            return press(ui, command, size);
        }
        ui.allocate_space(size);
        false
    };
    let shown = ui.horizontal(|ui| row.into_iter().filter(|command| in_its_place(ui, *command)).collect::<Vec<_>>());
    shown.inner.into_iter().map(Action::Command).collect()
}

/// A declaration has a place only while one can be made, which is in few games.
fn has_place(scene: &Scene, command: Command, can: impl Fn(&Command) -> bool) -> bool {
    !scene.kept_back.contains(&command) && (command != Command::Declare || can(&command))
}

fn button(ui: &Ui, words: &str, command: Command) -> Button<'static> {
    let words = RichText::new(words);
    Button::new(if command == Command::Resign { words.color(ui.palette().grave) } else { words })
}

/// What it does, and the key for it.
fn tip(ui: &Ui, command: Command, look: Look<'_>) -> String {
    let tip = look.text.say(&format!("{}-tip", command.name()));
    look.key_words(ui.ctx(), command).map_or_else(|| tip.clone(), |keys| format!("{tip}  {keys}"))
}
