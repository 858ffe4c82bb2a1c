//! The window and the audience display, painted in turn as on two screens: what is done or kept for one of them is not
//! taken from the other.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Event, FullOutput, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, ViewportId, pos2, vec2};
use komadai::app::DisplayScene;
use komadai::app::{Action, App, Command, Incoming, Looks, Now, PieceChoice, Settings};
use komadai::clock::SessionTime;
use komadai::picture::{ImageName, PieceImage, PieceImages};
use komadai::session::MatchCommand;
use komadai::text::Language;

struct TwoWindows {
    ctx: Context,
    desk: App,
    is_display_shown: bool,
}

impl TwoWindows {
    fn with(settings: Settings) -> Self {
        let ctx = Context::default();
        ctx.set_embed_viewports(false);
        let desk = App::new(&ctx, Settings { language: Some(Language::English), ..settings });
        Self { ctx, desk, is_display_shown: false }
    }

    fn act(&mut self, action: Action) {
        _ = self.desk.act(action, &now());
    }

    /// Paints the window, and returns the number of textures uploaded for it.
    fn paint_window(&mut self) -> usize {
        let (desk, is_display_shown) = (&mut self.desk, self.is_display_shown);
        let output = self.ctx.run_ui(input(ViewportId::ROOT, vec2(1280.0, 800.0), Vec::new()), |ui| {
            _ = desk.frame(ui, &now());
            if is_display_shown {
                ui.ctx().show_viewport_deferred(display(), egui::ViewportBuilder::default(), |_, _| {});
            }
        });
        pictures(output)
    }

    /// Paints the display, in which something has happened.
    fn paint_display(&mut self, events: Vec<Event>) -> usize {
        let desk = &mut self.desk;
        let input = input(display(), vec2(1920.0, 1080.0), events);
        pictures(self.ctx.run_ui(input, |ui| _ = desk.display_frame(ui, &now())))
    }

    fn show_display(&mut self) {
        self.act(Action::Match(MatchCommand::Begin));
        self.act(Action::Command(Command::ToggleDisplay));
        self.is_display_shown = true;
        self.paint_window();
    }
}

fn display() -> ViewportId {
    ViewportId::from_hash_of("audience display")
}

fn input(viewport_id: ViewportId, size: Vec2, events: Vec<Event>) -> RawInput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    let mut input = RawInput { viewport_id, screen_rect, events, ..RawInput::default() };
    for viewport in [ViewportId::ROOT, viewport_id] {
        input.viewports.insert(viewport, egui::ViewportInfo::default());
    }
    input
}

fn pictures(mut output: FullOutput) -> usize {
    let count = output.textures_delta.set.len();
    output.textures_delta.clear();
    count
}

fn now() -> Now {
    let at = SessionTime::from_start(Duration::from_secs(100));
    Now {
        at,
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: Duration::from_secs(36_000),
        calendar: Duration::ZERO,
    }
}

#[test]
fn an_arrow_is_drawn_on_the_display_while_the_window_beside_it_is_painted() {
    let mut windows = TwoWindows::with(Settings::default());
    windows.show_display();
    windows.act(Action::Command(Command::Commentary));
    let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
    let (from, to) = (pos2(960.0, 540.0), pos2(960.0, 340.0));
    let press = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers };
    for events in [
        vec![Event::PointerMoved(from), press(from, true)],
        vec![Event::PointerMoved(to)],
        vec![press(to, false)],
        Vec::new(),
    ] {
        windows.paint_display(events);
        windows.paint_window();
    }
    let DisplayScene::Commentary(tried) = DisplayScene::of(windows.desk.state(), windows.desk.text(), now().at) else {
        panic!("there is no commentary")
    };
    let drawn = tried.board.drawn.iter().map(|mark| (mark.from.to_string(), mark.to.map(|to| to.to_string())));
    assert_eq!(drawn.collect::<Vec<_>>(), [("5e".to_owned(), Some("5c".to_owned()))]);
}

#[test]
fn own_images_of_pieces_stay_on_the_graphics_card_in_the_sizes_of_both_windows() {
    const SVG: &[u8] =
        br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><rect width="9" height="10" fill="navy"/></svg>"#;
    let folder = PathBuf::from("/my pieces");
    let looks = Looks { pieces: PieceChoice::Images, ..Looks::default() };
    let mut windows = TwoWindows::with(Settings { looks, piece_folder: Some(folder.clone()), ..Settings::default() });
    let image = PieceImage::read(SVG, true).unwrap();
    let mut images = PieceImages::default();
    ImageName::all().for_each(|name| images.take("any.svg", name, Ok(image.clone())));
    _ = windows.desk.begin();
    _ = windows.desk.receive(Incoming::Pieces(folder, Ok(images)), &now());
    // The display is opened after the window has been painted for a while.
    (0..30).for_each(|_| _ = windows.paint_window());
    windows.show_display();
    assert!(windows.paint_display(Vec::new()) > 8, "every piece is seen in another size");
    for _ in 0..4 {
        windows.paint_window();
        windows.paint_display(Vec::new());
    }
    let again = windows.paint_window() + windows.paint_display(Vec::new());
    assert_eq!(again, 0, "pictures are made again, which both windows have");
}
