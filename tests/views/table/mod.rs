//! The table at which the tests sit: a window without a display, played by name.

mod eyes;
mod saving;

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use komadai::app::{Action, App, Effect, Gap, Incoming, Now, PictureOfBoard, Settings};
use komadai::app::{CaseScene, DisplayScene};
use komadai::clock::SessionTime;
use komadai::text::Language;

/// What is on the table between two looks at it.
pub struct Seat {
    desk: Rc<RefCell<Option<App>>>,
    now: Duration,
    /// When the program was started, by the calendar.
    begun: Duration,
    effects: Vec<Effect>,
}

/// When a program is started, since 1970.
const BEGUN: Duration = Duration::from_secs(1_795_000_000);

/// What is painted: the window, or one of those beside it.
type Painted = fn(&mut App, &mut egui::Ui, &Now) -> Vec<Effect>;

/// An invisible window, and a clock that stands still unless told to go on.
pub struct Table {
    pub(super) harness: Harness<'static, Seat>,
}

impl Table {
    /// A window of the usual size, in English.
    pub fn new() -> Self {
        Self::with(Settings { language: Some(Language::English), ..Settings::default() }, 1280.0, 800.0)
    }

    /// A window of a certain size, with certain settings.
    pub fn with(settings: Settings, width: f32, height: f32) -> Self {
        Self::painting(settings, width, height, App::frame)
    }

    /// The manual window, closed until requested.
    pub fn of_manual(language: Language, width: f32, height: f32) -> Self {
        let settings = Settings { language: Some(language), ..Settings::default() };
        Self::painting(settings, width, height, App::manual_frame)
    }

    /// The hall view, closed until requested.
    pub fn of_hall(settings: Settings, width: f32, height: f32) -> Self {
        Self::painting(settings, width, height, App::hall_frame)
    }

    fn painting(settings: Settings, width: f32, height: f32, painted: Painted) -> Self {
        let desk = Rc::new(RefCell::new(None));
        let made = Rc::clone(&desk);
        let seat = Seat { desk, now: Duration::from_secs(100), begun: BEGUN, effects: Vec::new() };
        let paint = move |ui: &mut egui::Ui, seat: &mut Seat| {
            seat.at_desk(|desk, now| painted(desk, ui, now));
        };
        let harness = Harness::builder()
            .with_size(egui::vec2(width, height))
            .with_max_steps(10)
            .with_context_setup(move |ctx| *made.borrow_mut() = Some(App::new(ctx, settings)))
            .build_ui_state(paint, seat);
        let mut table = Self { harness };
        table.harness.run();
        table
    }

    /// Clicks what is called `label`.
    pub fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Opens the list called `list`, and chooses `item` from it.
    pub fn choose(&mut self, list: &str, item: &str) {
        let list = self.list_called(list).center();
        self.click_at(list);
        self.harness.get_all_by_label(item).last().expect("it is in the list").scroll_to_me();
        self.harness.run();
        self.confirm(item);
    }

    /// Scrolls to what is called `label`.
    pub fn scroll_to(&mut self, label: &str) {
        self.harness.get_by_label(label).scroll_to_me();
        self.harness.run();
    }

    /// Presses the button called `label`, wherever it has been scrolled to.
    pub fn press_button(&mut self, label: &str) {
        self.harness.get_by_label(label).click_accesskit();
        self.harness.run();
    }

    /// Clicks the first thing called `label`.
    pub fn click_first(&mut self, label: &str) {
        self.harness.query_all_by_label(label).next().expect("nothing is called so").click();
        self.harness.run();
    }

    /// Clicks the button called `label` in the dialog in front, whatever else has that name.
    pub fn confirm(&mut self, label: &str) {
        self.harness.query_all_by_label(label).last().expect("nothing is called so").click();
        self.harness.run();
    }

    /// Plays a move by two clicks, on the squares whose names begin so: `["7g", "7f"]`.
    pub fn play(&mut self, from: &str, to: &str) {
        for square in [from, to] {
            let point = self.square(square).center();
            self.click_at(point);
        }
    }

    /// Plays several moves written like `7g7f`; no promotions.
    pub fn play_all(&mut self, moves: &str) {
        moves.split_whitespace().for_each(|mv| self.play(&mv[..2], &mv[2..4]));
    }

    /// Clicks a point.
    pub fn click_at(&mut self, point: egui::Pos2) {
        self.harness.drag_at(point);
        self.harness.run();
        self.harness.drop_at(point);
        self.harness.run();
    }

    /// Taps the centre of what is called `label`, whatever is on top of it: down and up in one frame.
    pub fn tap(&mut self, label: &str) {
        let pos = self.harness.get_by_label(label).rect().center();
        let button = |pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.event(egui::Event::PointerMoved(pos));
        self.harness.input_mut().events.extend([true, false].map(button));
        self.harness.run();
    }

    /// The same twice, as quickly as a double click is, however long the frames of a test are.
    pub fn double_tap(&mut self, label: &str) {
        self.harness.ctx.options_mut(|options| options.input_options.max_double_click_delay = 10.0);
        self.tap(label);
        self.tap(label);
    }

    /// Drags from one square to another.
    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.square(from).center(), self.square(to).center());
        self.drag_between(from, to);
    }

    /// Drags with a finger from one square to another.
    pub fn drag_by_finger(&mut self, from: &str, to: &str) {
        let (from, to) = (self.square(from).center(), self.square(to).center());
        self.touch(0, egui::TouchPhase::Start, from);
        for part in [0.5, 1.0] {
            self.touch(0, egui::TouchPhase::Move, from.lerp(to, part));
        }
        self.touch(0, egui::TouchPhase::End, to);
    }

    /// A finger does something and, if it is the first, so does the pointer that follows it; if the finger is lifted,
    /// the pointer is gone in the same frame.
    pub fn touch(&mut self, id: u64, phase: egui::TouchPhase, pos: egui::Pos2) {
        let (device_id, button) = (egui::TouchDeviceId(1), egui::PointerButton::Primary);
        let modifiers = Modifiers::NONE;
        let events = &mut self.harness.input_mut().events;
        events.push(egui::Event::Touch { device_id, id: egui::TouchId(id), phase, pos, force: None });
        match phase {
            _ if id > 0 => {}
            egui::TouchPhase::Start => {
                let pressed = egui::Event::PointerButton { pos, button, pressed: true, modifiers };
                events.extend([egui::Event::PointerMoved(pos), pressed]);
            }
            egui::TouchPhase::Move => events.push(egui::Event::PointerMoved(pos)),
            egui::TouchPhase::End => {
                let released = egui::Event::PointerButton { pos, button, pressed: false, modifiers };
                events.extend([released, egui::Event::PointerGone]);
            }
            egui::TouchPhase::Cancel => events.push(egui::Event::PointerGone),
        }
        self.harness.run();
    }

    /// Right-clicks what is called `label`.
    pub fn right_click(&mut self, label: &str) {
        self.harness.get_by_label(label).click_secondary();
        self.harness.run();
    }

    /// Drags from what is called `from` to the centre of what is called `to`.
    pub fn drag_thing(&mut self, from: &str, to: &str) {
        let center = |label: &str| self.harness.get_by_label(label).rect().center();
        let (from, to) = (center(from), center(to));
        self.drag_between(from, to);
    }

    /// Draws with the right button from one square to another.
    pub fn draw(&mut self, from: &str, to: &str) {
        let (from, to) = (self.square(from).center(), self.square(to).center());
        for (pos, pressed) in [(from, true), (to, false)] {
            self.event(egui::Event::PointerMoved(pos));
            let button = egui::PointerButton::Secondary;
            self.event(egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        }
    }

    fn drag_between(&mut self, from: egui::Pos2, to: egui::Pos2) {
        self.harness.drag_at(from);
        self.harness.run();
        self.harness.hover_at(from.lerp(to, 0.5));
        self.harness.run();
        self.harness.hover_at(to);
        self.harness.run();
        self.harness.drop_at(to);
        self.harness.run();
    }

    /// Focuses what is called `label` and presses a key.
    pub fn press_on(&mut self, label: &str, key: Key) {
        self.harness.get_by_label(label).focus();
        self.harness.run();
        self.press(Modifiers::NONE, key);
    }

    /// Pastes from the clipboard.
    pub fn paste(&mut self, text: &str) {
        self.harness.event(egui::Event::Paste(text.to_owned()));
        self.harness.run();
    }

    /// Right-clicks a square.
    pub fn right_click_square(&mut self, square: &str) {
        self.harness.get_by(|node| node.label().is_some_and(|label| is_square(&label, square))).click_secondary();
        self.harness.run();
    }

    /// What the audience display shows.
    pub fn audience(&self) -> DisplayScene {
        self.harness.state().look(|desk, now| DisplayScene::of(desk.state(), desk.text(), now.at))
    }

    /// The board as it is to be painted elsewhere.
    pub fn picture_of_board(&self) -> PictureOfBoard {
        self.harness.state().look(|desk, _| desk.state().diagram())
    }

    /// What awaits an answer.
    pub fn case(&self) -> Option<CaseScene> {
        self.harness.state().look(|desk, now| CaseScene::of(desk.state(), desk.text(), now.at))
    }

    /// The number of moves that lead to the position shown.
    pub fn ply_seen(&self) -> usize {
        self.harness.state().look(|desk, _| desk.state().tree().ply(desk.state().node_seen()))
    }

    /// The title of the open chapter of the manual.
    pub fn chapter(&self) -> Option<&'static str> {
        let title = |desk: &App| desk.state().manual.map(|chapter| chapter.title(desk.text().language()));
        self.harness.state().look(|desk, _| title(desk))
    }

    /// Whether the audience display is open.
    pub fn is_display_open(&self) -> bool {
        self.harness.state().look(|desk, _| desk.state().display.is_open)
    }

    /// Paints the audience display in a window of this size, with an optional key press.
    pub fn paint_display(&mut self, width: f32, height: f32, key: Option<Key>) {
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)));
        let event = |key, pressed| egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let press = key.into_iter().flat_map(|key| [true, false].map(|pressed| event(key, pressed)));
        let input = egui::RawInput { screen_rect, events: press.collect(), ..Default::default() };
        let ctx = self.harness.ctx.clone();
        let seat = self.harness.state_mut();
        let mut output = ctx.run_ui(input, |ui| seat.at_desk(|desk, now| desk.display_frame(ui, now)));
        output.textures_delta.clear();
        assert!(output.shapes.len() > 3, "something is painted");
    }

    /// Whether what is called `label` is enabled.
    pub fn is_enabled(&self, label: &str) -> bool {
        !self.harness.get_by_label(label).accesskit_node().is_disabled()
    }

    /// The area of a square.
    pub fn square(&self, square: &str) -> Rect {
        self.harness.get_by(|node| node.label().is_some_and(|label| is_square(&label, square))).rect()
    }

    /// Focuses each of the two squares and presses Enter: a move by keys.
    pub fn play_by_keys(&mut self, from: &str, to: &str) {
        for square in [from, to] {
            self.harness.get_by(|node| node.label().is_some_and(|label| is_square(&label, square))).focus();
            self.harness.run();
            self.press(Modifiers::NONE, Key::Enter);
        }
    }

    /// Whether the button called `label` shows that it is chosen.
    pub fn is_pressed(&self, label: &str) -> bool {
        self.harness.get_by_label(label).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    }

    /// Presses a key.
    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Types into the field called `label`.
    pub fn type_into(&mut self, label: &str, text: &str) {
        let field = self.harness.get_all_by_label(label).find(|node| is_field(node.accesskit_node().role()));
        field.expect("there is no such field").focus();
        self.harness.run();
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Types `digits` into the last number field called `label`, one key at a time.
    pub fn type_last_into(&mut self, label: &str, digits: &str) {
        let is_number = |role| role == egui::Role::SpinButton;
        let field = self.harness.get_all_by_label(label).rfind(|node| is_number(node.accesskit_node().role()));
        field.expect("there is no such field").focus();
        self.harness.run();
        for digit in digits.chars() {
            self.event(egui::Event::Text(digit.to_string()));
        }
        self.press(Modifiers::NONE, Key::Enter);
    }

    /// How many things can be pressed, chosen or filled in in the open dialog.
    pub fn count_controls(&self, dialog: egui::Rect) -> usize {
        let pressed = |role| matches!(role, egui::Role::Button | egui::Role::ComboBox | egui::Role::CheckBox);
        let controls = self.harness.query_all_by(|node| is_line_field(node.role()) || pressed(node.role()));
        controls.filter(|control| dialog.contains_rect(control.rect())).count()
    }

    /// How many fields for one line there are.
    pub fn count_fields(&self) -> usize {
        self.harness.query_all_by(|node| is_line_field(node.role())).count()
    }

    /// Gives the keyboard's attention to one of them.
    pub fn attend_field(&mut self, index: usize) {
        let field = self.harness.query_all_by(|node| is_line_field(node.role())).nth(index);
        field.expect("there are so many").focus();
        self.harness.run();
    }

    /// Hands in an event as the system would.
    pub fn event(&mut self, event: egui::Event) {
        self.harness.event(event);
        self.harness.run();
    }

    /// Several things happen within one frame.
    pub fn events(&mut self, events: Vec<egui::Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.run();
    }

    /// Turns the wheel by this many points; down if negative.
    pub fn turn_wheel(&mut self, points: f32) {
        self.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, points),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
    }

    /// Lets time pass without anybody touching anything.
    pub fn wait(&mut self, time: Duration) {
        self.harness.state_mut().now += time;
        self.harness.state_mut().at_desk(App::tick);
        self.harness.run();
    }

    /// Paints so many frames, a quarter of a second apart.
    pub fn paint_frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.harness.step());
    }

    /// The program was started so much later than others.
    pub fn begun_after(&mut self, time: Duration) {
        self.harness.state_mut().begun = BEGUN + time;
    }

    /// Lets time pass during which the program was held up.
    pub fn wake_after(&mut self, time: Duration, gap: Gap) {
        self.harness.state_mut().now += time;
        self.harness.state_mut().at_desk(|desk, now| desk.wake(gap, now));
        self.wait(Duration::ZERO);
    }

    /// Has somebody do something while the program is held up for `time`: it is seen afterwards, all at once, and what
    /// follows is seen in the frame after that.
    pub fn do_while_held_up(&mut self, time: Duration, act: impl FnOnce(&mut Self)) {
        let at = |now: Duration| SessionTime::from_start(now);
        let since = self.harness.state().now;
        let late = self.harness.state().look(|desk, _| desk.late_look(at(since), at(since + time)));
        if let Some(late) = late {
            self.harness.state_mut().now = late.in_time.since(SessionTime::default());
            act(self);
            self.harness.state_mut().at_desk(|desk, now| desk.looked(late, now));
            self.harness.state_mut().now = since + time;
        } else {
            self.harness.state_mut().now = since + time;
            self.harness.state_mut().at_desk(App::tick);
            act(self);
        }
        self.wait(Duration::ZERO);
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, path: &'static str) {
        self.harness.input_mut().dropped_files.push(Arc::new(Dropped(path)));
        self.harness.run();
    }

    /// Passes in what came back from outside.
    pub fn receive(&mut self, incoming: Incoming) {
        self.harness.state_mut().at_desk(|desk, now| desk.receive(incoming, now));
        self.harness.run();
    }

    /// Requests something that comes from outside the frame, such as closing the window.
    pub fn ask(&mut self, action: Action) {
        self.harness.state_mut().at_desk(|desk, now| desk.act(action, now));
        self.harness.run();
    }
}

/// A file from some other window.
#[derive(Debug)]
struct Dropped(&'static str);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        Path::new(self.0)
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("the program reads files itself".to_owned())
    }
}

impl Seat {
    /// Lets the desk do something, and keeps the effects it asks for.
    fn at_desk(&mut self, act: impl FnOnce(&mut App, &Now) -> Vec<Effect>) {
        let effects = act(self.desk.borrow_mut().as_mut().expect("the desk was set up"), &self.now());
        self.effects.extend(effects);
    }

    pub(super) fn look<R>(&self, see: impl FnOnce(&App, &Now) -> R) -> R {
        see(self.desk.borrow().as_ref().expect("the desk was set up"), &self.now())
    }

    fn now(&self) -> Now {
        let (minutes, seconds) = (self.now.as_secs() / 60 % 60, self.now.as_secs() % 60);
        let date = format!("2026/11/21 10:{minutes:02}:{seconds:02}");
        Now {
            at: SessionTime::from_start(self.now),
            date,
            since_midnight: Duration::from_secs(36_000) + self.now,
            calendar: self.begun + self.now,
        }
    }
}

fn is_field(role: egui::Role) -> bool {
    matches!(role, egui::Role::TextInput | egui::Role::MultilineTextInput | egui::Role::PasswordInput)
}

/// A field in which Enter begins no other line.
fn is_line_field(role: egui::Role) -> bool {
    matches!(role, egui::Role::TextInput | egui::Role::PasswordInput | egui::Role::SearchInput | egui::Role::SpinButton)
}

/// Squares are called "7g Black pawn" or "7f empty".
fn is_square(label: &str, square: &str) -> bool {
    label.strip_prefix(square).is_some_and(|rest| rest.starts_with([' ']) && !label.contains("in hand"))
}
