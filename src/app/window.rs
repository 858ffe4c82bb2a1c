//! The window on the screen: real time in, real effects out.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::{Frame, NativeOptions};
use egui::{Context, RawInput, Ui, Vec2, ViewportBuilder, ViewportCommand, ViewportId, Visuals, vec2};
use egui_winit::winit::dpi::{LogicalPosition, LogicalSize};
use egui_winit::winit::window::Window as WinitWindow;

use super::action::Action;
use super::effect::{Effect, Incoming};
use super::effects::{Effects, clipboard};
use super::enlargement::enlargement;
use super::first_settings::settings;
use super::first_size::{self, FirstSize};
use super::frame_time::FrameTime;
use super::inbox::Inbox;
use super::one_by_one::OneByOne;
use super::opened::{self, OpenedWindows, one_of_ours};
use super::program::App;
use super::sides_in_words::SidesInWords;
use super::state::NoticeKind;
use super::system_watch::SystemWatch;
use super::theme::Cleared;
use super::this_machine::{is_on_x, this_machine};
use super::trial::Trial;
use super::wall_clock::WallClock;
use super::window_places::{OurWindow, ScreenAreas, WindowPlaces, area_of, areas};
use super::{crash_report, system_fonts};
use crate::app::display::form::Screens;
use crate::app::display::place::{DisplayPlace, LOOK_FOR_SCREENS};
use crate::app::event::job::{EventJob, ReadPurpose};
use crate::app::journal::form::SafetyNotice;
use crate::app::journal::job::JournalJob;
use crate::app::update::now::Now;
use crate::app::user_files::form::UserFileKind;
use crate::app::user_files::job::UserFileJob;
use crate::clock::SessionTime;
use crate::sound::SoundOrder;
use crate::storage::{new_reports, reports_folder};
use crate::text::Language;

/// The window could not be opened.
#[derive(Debug, thiserror::Error)]
#[error("the window could not be opened: {reason}\n{advice}")]
pub struct CannotOpenWindow {
    reason: String,
    advice: &'static str,
}

/// The libraries that are looked for by name when the window opens, and how to get them.
const ADVICE: &str = "\
Komadai needs a display (DISPLAY or WAYLAND_DISPLAY) and OpenGL. On Debian and Ubuntu the libraries it looks for come with
  apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libegl1 libgl1-mesa-dri
and, for Wayland, libwayland-client0 libwayland-egl1 libxkbcommon0.
Without a display, `komadai check` and the other commands work all the same: see `komadai --help`.";

/// Opens the window, with the record `file` in it if one is given, and returns when it is closed.
///
/// # Errors
/// There is no display, or a library that it needs is missing.
pub fn run(file: Option<PathBuf>) -> Result<(), CannotOpenWindow> {
    let places = WindowPlaces::read();
    let options = NativeOptions {
        viewport: places.applied(OurWindow::Main, viewport(), first_size::USUAL, &ScreenAreas::default(), 1.0),
        system_font_fallback: false,
        // It would hide the steps of long gradients, of which there are none here, at every point of every frame.
        dithering: false,
        // There the keys are for `effects::clipboard`.
        clipboard_shortcuts: !is_on_x(),
        ..NativeOptions::default()
    };
    crash_report::write_when_something_fails();
    let is_open = Arc::new(AtomicBool::new(false));
    let opens = Arc::clone(&is_open);
    let file = file.map(|file| std::path::absolute(&file).unwrap_or(file));
    let create = move |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        opens.store(true, Ordering::Relaxed);
        Ok(Box::new(Window::new(&cc.egui_ctx, file, places)))
    };
    let opened = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        eframe::run_native("komadai", options, Box::new(create))
    }));
    match opened {
        Ok(result) => result.map_err(|error| CannotOpenWindow { reason: error.to_string(), advice: ADVICE }),
        Err(panic) if is_open.load(Ordering::Relaxed) => std::panic::resume_unwind(panic),
        // Some of the libraries that are looked for by name panic when they are missing.
        Err(_) => Err(CannotOpenWindow { reason: "a library is missing (see above)".to_owned(), advice: ADVICE }),
    }
}

fn viewport() -> ViewportBuilder {
    one_of_ours("Komadai").with_min_inner_size(first_size::LEAST).with_drag_and_drop(true)
}

/// The window on the screen: real time, real effects.
struct Window {
    app: App,
    time: FrameTime,
    inbox: Inbox,
    effects: Effects,
    title: String,
    first_size: FirstSize,
    /// Where our windows are, to open there again.
    places: WindowPlaces,
    /// The language in which effects were last told to speak.
    spoken: Option<Language>,
    /// Hears what the system asks of our looks.
    _system: SystemWatch,
    /// Where the window of the audience display is.
    display_place: DisplayPlace,
    /// Which windows beside ours were just opened.
    opened: OpenedWindows,
    trial: Trial,
}

impl Window {
    fn new(ctx: &Context, file: Option<PathBuf>, places: WindowPlaces) -> Self {
        ctx.add_plugin(SidesInWords::default());
        ctx.add_plugin(Cleared::default());
        let time = FrameTime::start();
        let inbox = Inbox::new(ctx.clone());
        clipboard::connect(ctx, inbox.slot());
        let (settings, damage) = settings();
        let effects = Effects::new(inbox.slot(), settings.clone());
        let system = SystemWatch::start(inbox.slot());
        inbox.slot().put(Incoming::Machine(this_machine()));
        let mut app = App::new(ctx, settings);
        system_fonts::lend_to(ctx);
        if is_on_x() {
            OneByOne::pair_notches(ctx);
        }
        damage.into_iter().for_each(|notice| app.tell(notice));
        if let Some(latest) = reports_folder().and_then(|folder| new_reports(&folder).into_iter().last()) {
            app.tell(NoticeKind::Safety(SafetyNotice::FailedBefore(latest)));
        }
        let mut window = Self {
            app,
            time,
            inbox,
            effects,
            title: String::new(),
            first_size: FirstSize::of(places.size_of(OurWindow::Main)),
            places,
            spoken: None,
            _system: system,
            display_place: DisplayPlace::default(),
            opened: OpenedWindows::default(),
            trial: Trial::of_environment(),
        };
        let first = [
            Effect::Own(UserFileJob::ReadAll(UserFileKind::Profile)),
            Effect::Own(UserFileJob::ReadAll(UserFileKind::HandicapTable)),
            Effect::Own(UserFileJob::ReadAll(UserFileKind::Schedule)),
            Effect::Own(UserFileJob::ReadAll(UserFileKind::Castles)),
            Effect::Journal(JournalJob::Find),
            Effect::Event(EventJob::FindKept),
            Effect::ReadRecent(window.app.state().settings.recent.clone()),
            Effect::Sound(SoundOrder::Use(Box::new(window.app.state().settings.sounds.output()))),
        ];
        window.run(first.into(), ctx);
        let pieces = window.app.begin();
        window.run(pieces, ctx);
        let event = window.app.state().settings.event.clone();
        let resumed = event.map(|path| Effect::Event(EventJob::Read(path, ReadPurpose::Resume)));
        window.run(resumed.into_iter().collect(), ctx);
        if let Some(file) = file {
            let asked = window.app.act(Action::OpenRecord(file), &WallClock::now(SessionTime::default()));
            window.run(asked, ctx);
        }
        window
    }

    fn run(&mut self, effects: Vec<Effect>, ctx: &Context) {
        for effect in effects {
            self.effects.run(effect, ctx);
        }
        self.effects.settle();
    }

    /// Follows the size of the window and the chosen size of words.
    fn enlarge(&self, ctx: &Context) {
        let wanted = enlargement(ctx.content_rect().size() * ctx.zoom_factor(), &self.app.state().settings.looks);
        if (wanted - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(wanted);
        }
    }

    /// The first window is as large as its screen allows, and lies on one, be it another than last time.
    fn fit_into_screen(&mut self, window: &WinitWindow, ctx: &Context) {
        if let Some(size) = self.first_size.take(ctx) {
            _ = window.request_inner_size(LogicalSize::new(size.x, size.y));
        }
        if !self.first_size.is_taken() {
            return;
        }
        if let Some(at) = self.places.place_on_screen(&areas(window)) {
            window.set_outer_position(LogicalPosition::new(at.x, at.y));
        }
        if self.places.is_maximized(OurWindow::Main) {
            // Some systems pass over that for a window that is not seen yet.
            window.set_maximized(true);
        }
    }

    /// Finds out which screens there are, now and then: one may be plugged in or pulled out while the hall looks on.
    fn look_for_screens(&mut self, frame: &Frame, ctx: &Context, now: &Now) {
        let Some(window) = frame.winit_window().filter(|_| self.display_place.is_due(now.at)) else { return };
        let monitors = window.available_monitors().zip(1..).map(|(monitor, number)| {
            let area = area_of(&monitor);
            (monitor.name().unwrap_or_else(|| format!("#{number}")), area)
        });
        let (names, areas) = monitors.unzip();
        let own = window.current_monitor();
        let own = own.and_then(|own| window.available_monitors().position(|monitor| monitor == own));
        self.display_place.note(areas, now.at);
        let effects = self.app.receive(Incoming::Screens(Screens { names, own }), now);
        self.run(effects, ctx);
    }

    /// Gives a window beside ours its size and its place before it is there.
    fn beside(
        &self,
        (which, id): (OurWindow, ViewportId),
        title: String,
        usual: Vec2,
        ctx: &Context,
        frame: &Frame,
    ) -> ViewportBuilder {
        if first_size::is_there(ctx, id) {
            return one_of_ours(title);
        }
        let (zoom, boards) = (ctx.zoom_factor(), ctx.input(|input| input.viewport().monitor_size));
        let areas = frame.winit_window().map_or_else(Vec::new, |window| areas(window));
        let screens = ScreenAreas { areas, boards: boards.map(|size| size * zoom) };
        self.places.applied(which, one_of_ours(title), usual, &screens, zoom)
    }

    /// The hall view is a window of its own, as the audience display is.
    fn show_hall(&mut self, frame: &Frame, ctx: &Context, now: &Now) {
        let id = opened::hall_view();
        let builder = self
            .beside((OurWindow::Hall, id), self.app.hall_title(), vec2(1280.0, 720.0), ctx, frame)
            .with_min_inner_size(vec2(640.0, 360.0) / ctx.zoom_factor());
        let effects = ctx.show_viewport_immediate(id, builder, |ui, _| self.app.hall_frame(ui, now));
        self.places.note(OurWindow::Hall, ctx, id);
        self.run(effects, ctx);
    }

    /// The manual is a window of its own, to be read beside the board.
    fn show_manual(&mut self, frame: &Frame, ctx: &Context, now: &Now) {
        let id = opened::manual();
        let builder = self
            .beside(
                (OurWindow::Manual, id),
                self.app.manual_title(),
                vec2(900.0, 700.0) * ctx.zoom_factor(),
                ctx,
                frame,
            )
            .with_min_inner_size(vec2(560.0, 360.0) / ctx.zoom_factor());
        let effects = ctx.show_viewport_immediate(id, builder, |ui, _| self.app.manual_frame(ui, now));
        self.places.note(OurWindow::Manual, ctx, id);
        self.run(effects, ctx);
    }

    /// The audience display is a window of its own, painted in the same breath as ours: what is new here is new there.
    fn show_display(&mut self, frame: &Frame, ctx: &Context, now: &Now) {
        let (settings, state) = (&self.app.state().settings.display, &self.app.state().display);
        let id = ViewportId::from_hash_of("audience display");
        let builder = self
            .beside((OurWindow::Display, id), self.app.display_title(), vec2(1280.0, 720.0), ctx, frame)
            .with_min_inner_size(vec2(640.0, 360.0) / ctx.zoom_factor());
        // A screen that has been pulled out leaves a window that can be moved.
        let place = match (settings.fills_screen, state.screen(settings.screen.as_deref()), &settings.screen) {
            (true, Some(screen), _) => ViewportCommand::SetMonitor(screen),
            (true, None, None) => ViewportCommand::Fullscreen(true),
            (true, None, Some(_)) | (false, _, _) => ViewportCommand::Fullscreen(false),
        };
        let is_missing = settings.fills_screen && place == ViewportCommand::Fullscreen(false);
        let seen = ctx.input_for(id, |input| input.viewport().outer_rect.map(|rect| rect * input.pixels_per_point()));
        if let Some(command) = self.display_place.tell(&place, seen) {
            ctx.send_viewport_cmd_to(id, command);
            ctx.request_repaint();
        }
        if is_missing || self.display_place.is_leaving() {
            // Nothing else may happen until it is plugged in again.
            ctx.request_repaint_after(LOOK_FOR_SCREENS);
        }
        let effects = ctx.show_viewport_immediate(id, builder, |ui, _| self.app.display_frame(ui, now));
        self.places.note(OurWindow::Display, ctx, id);
        self.run(effects, ctx);
    }

    /// Keeps what lies outside our frame in step: the title, and the words for the system's dialogs.
    fn follow_state(&mut self, ctx: &Context) {
        self.enlarge(ctx);
        let title = self.app.title();
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let text = self.app.text();
        if self.spoken != Some(text.language()) {
            self.spoken = Some(text.language());
            self.effects.speak(text);
        }
    }
}

impl eframe::App for Window {
    fn raw_input_hook(&mut self, ctx: &Context, _raw_input: &mut RawInput) {
        if let Some(late) = self.time.late() {
            let effects = self.app.looked(late, &self.time.now());
            self.run(effects, ctx);
        }
        self.time.begin(&self.app, OneByOne::has_more(ctx));
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        Cleared::ground(visuals).to_normalized_gamma_f32()
    }

    /// Runs even while the window is hidden, and before each frame.
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        match frame.winit_window().filter(|_| !self.first_size.is_taken()) {
            Some(window) => self.fit_into_screen(window, ctx),
            None => self.places.note(OurWindow::Main, ctx, ViewportId::ROOT),
        }
        let now = self.time.now();
        if self.time.late().is_some() {
            // The next one judges the flag.
            ctx.request_repaint();
        }
        if let Some(gap) = self.time.gap() {
            let effects = self.app.wake(gap, &now);
            self.run(effects, ctx);
        }
        for incoming in self.inbox.take_all() {
            let effects = self.app.receive(incoming, &now);
            self.run(effects, ctx);
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.app.state().closing {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            let effects = self.app.act(Action::CloseRequested, &now);
            if !self.app.state().closing && self.app.state().dialog.is_some() {
                // There is a question, which must not be asked where nobody sees it.
                ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
                ctx.send_viewport_cmd(ViewportCommand::Focus);
            }
            self.run(effects, ctx);
        }
        let effects = self.app.tick(&now);
        self.run(effects, ctx);
        if let Some(after) = self.app.next_change(&now) {
            ctx.request_repaint_after(after);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.places.write();
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.trial.fail_if_wanted();
        Cleared::note(ui.ctx());
        let now = self.time.now();
        let effects = self.app.frame(ui, &now);
        self.run(effects, ui.ctx());
        self.follow_state(ui.ctx());
        if self.app.state().display.is_open {
            self.look_for_screens(frame, ui.ctx(), &now);
            self.show_display(frame, ui.ctx(), &now);
        } else {
            self.display_place = DisplayPlace::default();
        }
        if self.app.state().hall.is_some() {
            self.show_hall(frame, ui.ctx(), &now);
        }
        if self.app.state().manual.is_some() {
            self.show_manual(frame, ui.ctx(), &now);
        }
        self.opened.follow(ui.ctx(), self.app.state());
    }
}
