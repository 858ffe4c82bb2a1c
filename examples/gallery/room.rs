//! The program without a screen: its real state and views, and a harness to operate them.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use egui::{Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use komadai::app::{
    Action, App, BoardAction, Command, DialogAction, Effect, Gap, Incoming, Now, Settings, enlargement,
};
use komadai::clock::SessionTime;
use komadai::shogi::Square;
use komadai::text::Text;

use crate::brush::{Canvas, Textures};
use crate::words::told;

/// Paints one of the program's windows.
type Painted = fn(&mut App, &mut Ui, &Now) -> Vec<Effect>;

/// The margin that the harness leaves around the contents, in points.
const MARGIN: f32 = 8.0;

/// The program, and the window being looked at.
pub struct Room {
    harness: Harness<'static, Seat>,
    textures: Textures,
    text: Text,
    /// The effects that were requested.
    pub effects: Vec<Effect>,
}

struct Seat {
    desk: Rc<RefCell<Option<App>>>,
    passed: Duration,
    painted: Painted,
    effects: Vec<Effect>,
}

impl Room {
    /// A window of this size in pixels.
    pub fn new(settings: Settings, size: Vec2) -> Self {
        let language = settings.language.expect("a picture is in some language");
        let desk = Rc::new(RefCell::new(None));
        let made = Rc::clone(&desk);
        let seat = Seat { desk, passed: Duration::from_secs(100), painted: App::frame, effects: Vec::new() };
        let textures = Textures::default();
        let brush = textures.clone();
        let scale = enlargement(size, &settings.looks);
        let harness = Harness::builder()
            .with_size(size / scale + Vec2::splat(2.0 * MARGIN))
            .with_pixels_per_point(scale)
            .with_max_steps(40)
            .renderer(brush)
            .with_theme(egui::Theme::Light)
            .with_context_setup(move |ctx| *made.borrow_mut() = Some(App::new(ctx, settings)))
            .build_ui_state(|ui, seat: &mut Seat| seat.paint(ui), seat);
        let mut room = Self { harness, textures, text: Text::new(language), effects: Vec::new() };
        // The time of day is known from the first moment.
        room.pass(Duration::ZERO);
        room
    }

    /// Restarts the program with its saved settings.
    pub fn start_again(&mut self) {
        let settings = self.see(|desk| desk.state().settings.clone());
        *self = Self::new(settings, self.size());
    }

    /// Looks at another window of the program.
    pub fn look_at(&mut self, painted: Painted) {
        self.harness.state_mut().painted = painted;
        self.settle();
    }

    /// The words on screen.
    pub const fn text(&self) -> &Text {
        &self.text
    }

    /// The text with this name.
    pub fn say(&self, name: &str) -> String {
        self.text.say(name)
    }

    /// `text` as it would be in the files of a club that speaks the language on screen.
    pub fn told(&self, text: &str) -> String {
        told(text, self.text.language())
    }

    pub fn act(&mut self, action: Action) {
        self.harness.state_mut().at_desk(|desk, now| desk.act(action, now));
        self.settle();
    }

    pub fn command(&mut self, command: Command) {
        self.act(Action::Command(command));
    }

    pub fn dialog(&mut self, action: DialogAction) {
        self.act(Action::Dialog(action));
    }

    pub fn receive(&mut self, incoming: Incoming) {
        self.harness.state_mut().at_desk(|desk, now| desk.receive(incoming, now));
        self.settle();
    }

    /// Whether there is something whose label has this text name.
    pub fn has(&self, name: &str) -> bool {
        self.harness.query_all_by_label(&self.say(name)).next().is_some()
    }

    /// Clicks the control whose label has this text name; if there are several, the last, which is in front.
    pub fn click(&mut self, name: &str) {
        let label = self.say(name);
        self.click_called(&label);
    }

    /// Clicks the control with this label.
    fn click_called(&mut self, label: &str) {
        let found = self.harness.query_all_by_label(label).last();
        found.unwrap_or_else(|| panic!("nothing is called {label}")).click();
        self.let_go();
    }

    /// Clicks the first control whose label contains `part`.
    pub fn click_containing(&mut self, part: &str) {
        let found = self.harness.query_all_by_label_contains(part).next();
        found.unwrap_or_else(|| panic!("nothing is called like {part}")).click();
        self.let_go();
    }

    /// Moves the mouse away.
    fn let_go(&mut self) {
        self.settle();
        self.harness.remove_cursor();
        self.settle();
    }

    /// Types into the field whose label has this text name.
    pub fn type_into(&mut self, name: &str, text: &str) {
        let label = self.say(name);
        let field = self.harness.query_all_by_label(&label).last();
        field.unwrap_or_else(|| panic!("no field is called {label}")).focus();
        self.settle();
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.settle();
    }

    /// Presses a key.
    pub fn press(&mut self, key: egui::Key) {
        self.harness.key_press(key);
        self.settle();
    }

    /// Plays moves in USI, without drops or promotions, one second apart.
    pub fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.pass(Duration::from_secs(1));
            for name in [&mv[..2], &mv[2..4]] {
                let square = name.parse::<Square>().expect("it names a square");
                self.act(Action::Board(BoardAction::ClickSquare(square)));
            }
        }
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        self.harness.state_mut().passed += time;
        self.harness.state_mut().at_desk(App::tick);
        self.settle();
    }

    /// Lets time pass during which the machine sleeps.
    pub fn sleep(&mut self, length: Duration) {
        let since = SessionTime::from_start(self.harness.state().passed);
        self.harness.state_mut().passed += length;
        self.harness.state_mut().at_desk(|desk, now| desk.wake(Gap { since, length }, now));
        self.settle();
    }

    /// Looks at the state of the program.
    pub fn see<R>(&self, look: impl FnOnce(&App) -> R) -> R {
        look(self.harness.state().desk.borrow().as_ref().expect("the desk was set up"))
    }

    fn settle(&mut self) {
        // Endless animations are painted as they are after a few frames.
        self.harness.run_ok();
        self.effects.append(&mut self.harness.state_mut().effects);
    }

    /// Takes the picture.
    pub fn picture(&self) -> image::RgbImage {
        let (ctx, output) = (&self.harness.ctx, self.harness.output());
        let scale = output.pixels_per_point;
        let margin = (MARGIN * scale).round();
        let whole = self.size() + Vec2::splat(2.0 * margin);
        let mut canvas = Canvas::new([whole.x as usize, whole.y as usize]);
        canvas.paint(&ctx.tessellate(output.shapes.clone(), scale), scale, &self.textures);
        let [left, width, height] = [margin, self.size().x, self.size().y].map(|length| length as u32);
        image::imageops::crop_imm(&canvas.into_image(), left, left, width, height).to_image()
    }

    /// The size of the window in pixels.
    fn size(&self) -> Vec2 {
        let ctx = &self.harness.ctx;
        let inside = ctx.content_rect().size() - Vec2::splat(2.0 * MARGIN);
        (inside * ctx.pixels_per_point()).round()
    }
}

impl Seat {
    fn paint(&mut self, ui: &mut Ui) {
        let painted = self.painted;
        self.at_desk(|desk, now| painted(desk, ui, now));
    }

    /// Lets the program do something, and keeps the effects it requests.
    fn at_desk(&mut self, act: impl FnOnce(&mut App, &Now) -> Vec<Effect>) {
        let now = at(self.passed);
        let effects = act(self.desk.borrow_mut().as_mut().expect("the desk was set up"), &now);
        self.effects.extend(effects);
    }
}

/// A Sunday morning.
pub fn at(passed: Duration) -> Now {
    let (minutes, seconds) = (passed.as_secs() / 60 % 60, passed.as_secs() % 60);
    let date = format!("2026/11/22 10:{minutes:02}:{seconds:02}");
    Now {
        at: SessionTime::from_start(passed),
        date,
        since_midnight: Duration::from_secs(36_000) + passed,
        calendar: Duration::ZERO,
    }
}
