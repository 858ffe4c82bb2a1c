//! Where each of our windows was when it closed, to open there again.

use egui::{Context, Pos2, Rect, Vec2, ViewportBuilder, ViewportId, pos2, vec2};
use egui_winit::winit::monitor::MonitorHandle;
use egui_winit::winit::window::Window;
use serde::{Deserialize, Serialize};

use super::first_size::{LEAST, opening_size};
use crate::storage::{LoadedSettings, load_settings, save_settings, windows_path};

/// One of our windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OurWindow {
    /// The board.
    Main,
    /// The tables of the hall.
    Hall,
    /// The manual.
    Manual,
    /// The audience display.
    Display,
}

/// Where a window is. All numbers are pixels that the system does not scale: they do not grow with the letters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct WindowPlace {
    /// Its width and height inside, while it does not fill the screen.
    size: (f32, f32),
    /// By how much its title and its edges make it larger, on systems that tell.
    #[serde(default)]
    edges: (f32, f32),
    /// Where its upper left corner is, on systems that tell.
    at: Option<(f32, f32)>,
    /// Whether it fills the screen.
    is_maximized: bool,
}

/// Where all of them are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlaces {
    main: Option<WindowPlace>,
    hall: Option<WindowPlace>,
    manual: Option<WindowPlace>,
    display: Option<WindowPlace>,
}

/// The screens on which a window may open, in pixels that the system does not scale; none as long as there is no window to ask.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScreenAreas {
    /// Where they lie.
    pub areas: Vec<Rect>,
    /// How large the one is on which the board lies.
    pub boards: Option<Vec2>,
}

/// No screen is larger.
const MOST: f32 = 16_384.0;

impl WindowPlaces {
    /// As it was written last.
    pub fn read() -> Self {
        match windows_path().map(|path| load_settings(&path)) {
            Some(LoadedSettings::Read(places) | LoadedSettings::Damaged { rest: places, .. }) => places,
            Some(LoadedSettings::Absent) | None => Self::default(),
        }
    }

    /// Writes it down. Nobody is told where that fails: a window that opens elsewhere is no loss.
    pub fn write(&self) {
        _ = windows_path().map(|path| save_settings(&path, self));
    }

    /// How large this one was, if it was ever open, and no smaller than the least that ours have.
    #[must_use]
    pub fn size_of(&self, which: OurWindow) -> Option<Vec2> {
        let least = if which == OurWindow::Main { LEAST } else { Vec2::ZERO };
        self.of(which).map(|place| Vec2::from(place.size).max(least).min(Vec2::splat(MOST)))
    }

    /// Whether this one filled the screen.
    #[must_use]
    pub fn is_maximized(&self, which: OurWindow) -> bool {
        self.of(which).is_some_and(|place| place.is_maximized)
    }

    /// Gives a window that is not there yet its size, which is `usual` if it was never open, and its place on these
    /// screens. Both are in points, of which `zoom` pixels are one.
    pub fn applied(
        &self,
        which: OurWindow,
        builder: ViewportBuilder,
        usual: Vec2,
        screens: &ScreenAreas,
        zoom: f32,
    ) -> ViewportBuilder {
        let place = self.of(which);
        let before = self.size_of(which);
        let screen = place.and_then(WindowPlace::outer).and_then(|outer| screen_of(outer, &screens.areas));
        let size = match screen.map(|screen| screen.size()).or(screens.boards) {
            Some(screen) => opening_size(before, usual, screen),
            None => before.unwrap_or(usual),
        };
        let builder = builder.with_inner_size(size / zoom);
        let Some(place) = place.map(|place| WindowPlace { size: size.into(), ..place }) else { return builder };
        let builder = builder.with_maximized(place.is_maximized);
        match place.outer() {
            Some(outer) => builder.with_position(on_screen(outer, &screens.areas).unwrap_or(outer.min) / zoom),
            None => builder,
        }
    }

    /// Notes where this one is now.
    pub fn note(&mut self, which: OurWindow, ctx: &Context, id: ViewportId) {
        let zoom = ctx.zoom_factor();
        let seen = ctx.input_for(id, |input| {
            let (ours, inside) = (input.viewport(), input.content_rect().size());
            let has_no_place =
                ours.fullscreen == Some(true) || ours.minimized == Some(true) || inside.min_elem() <= 1.0;
            let (inner, outer) = (ours.inner_rect.map_or(inside, |rect| rect.size()), ours.outer_rect);
            let size = inner * zoom;
            let seen = WindowPlace {
                size: size.round().into(),
                edges: outer.map_or(Vec2::ZERO, |outer| outer.size() * zoom - size).round().into(),
                at: outer.map(|outer| (outer.min * zoom).round().into()),
                is_maximized: ours.maximized == Some(true),
            };
            (!has_no_place).then_some(seen)
        });
        if let Some(seen) = seen {
            let place = self.of_mut(which);
            *place = Some(noted(*place, seen));
        }
    }

    /// Where the board, which is there already, is to be moved so that its window lies on one of these screens, if it does not.
    #[must_use]
    pub fn place_on_screen(&self, screens: &[Rect]) -> Option<Pos2> {
        let outer = self.main.filter(|place| !place.is_maximized)?.outer()?;
        let moved = on_screen(outer, screens)?;
        (moved.distance(outer.min) >= 1.0).then_some(moved)
    }

    const fn of(&self, which: OurWindow) -> Option<WindowPlace> {
        match which {
            OurWindow::Main => self.main,
            OurWindow::Hall => self.hall,
            OurWindow::Manual => self.manual,
            OurWindow::Display => self.display,
        }
    }

    const fn of_mut(&mut self, which: OurWindow) -> &mut Option<WindowPlace> {
        match which {
            OurWindow::Main => &mut self.main,
            OurWindow::Hall => &mut self.hall,
            OurWindow::Manual => &mut self.manual,
            OurWindow::Display => &mut self.display,
        }
    }
}

impl WindowPlace {
    /// The whole window with its title and its edges, where it is known where it lies.
    fn outer(self) -> Option<Rect> {
        let (x, y) = self.at?;
        Some(Rect::from_min_size(pos2(x, y), Vec2::from(self.size) + Vec2::from(self.edges)))
    }
}

/// What is noted of a window: while it fills the screen, the size and the place that it will have afterwards.
fn noted(before: Option<WindowPlace>, seen: WindowPlace) -> WindowPlace {
    match before.filter(|_| seen.is_maximized) {
        Some(before) => WindowPlace { is_maximized: true, ..before },
        None => seen,
    }
}

/// Where the upper left corner of `window` has to be so that all of it that has room lies on its screen.
fn on_screen(window: Rect, screens: &[Rect]) -> Option<Pos2> {
    let screen = screen_of(window, screens)?;
    let last = (screen.max - window.size()).max(screen.min);
    Some(window.min.clamp(screen.min, last))
}

/// The screen of which it covers most.
fn screen_of(window: Rect, screens: &[Rect]) -> Option<Rect> {
    let covered = |screen: &Rect| {
        let both = screen.intersect(window);
        if both.is_positive() { both.area() } else { 0.0 }
    };
    screens.iter().copied().reduce(|one, other| if covered(&other) > covered(&one) { other } else { one })
}

/// Where a screen lies, in its own pixels.
pub fn area_of(monitor: &MonitorHandle) -> Rect {
    let (at, size) = (monitor.position(), monitor.size());
    Rect::from_min_size(pos2(at.x as f32, at.y as f32), vec2(size.width as f32, size.height as f32))
}

/// Where all screens lie, in pixels that the system does not scale.
pub fn areas(window: &Window) -> Vec<Rect> {
    let scale = window.scale_factor() as f32;
    window.available_monitors().map(|monitor| area_of(&monitor) / scale).collect()
}

#[cfg(test)]
mod tests {
    use super::super::first_size::USUAL;
    use super::*;

    fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    }

    /// A window of 1000×700 with a title above.
    fn place(at: (f32, f32), is_maximized: bool) -> WindowPlace {
        WindowPlace { size: (1000.0, 700.0), edges: (0.0, 30.0), at: Some(at), is_maximized }
    }

    fn screens(areas: &[Rect]) -> ScreenAreas {
        ScreenAreas { areas: areas.to_vec(), boards: areas.first().map(|area| area.size()) }
    }

    fn places(at: (f32, f32), is_maximized: bool) -> WindowPlaces {
        WindowPlaces { main: Some(place(at, is_maximized)), ..WindowPlaces::default() }
    }

    #[test]
    fn a_window_opens_where_it_was_or_as_near_to_that_as_a_screen_has_room() {
        let two = [rect(0.0, 0.0, 1920.0, 1080.0), rect(1920.0, 0.0, 1280.0, 800.0)];
        let moved = |at, screens: &[Rect]| places(at, false).place_on_screen(screens);
        assert_eq!(moved((100.0, 80.0), &two), None);
        assert_eq!(moved((2000.0, 50.0), &two), None, "on the second one");
        assert_eq!(moved((2000.0, 50.0), &two[..1]), Some(pos2(920.0, 50.0)), "which was pulled out");
        assert_eq!(moved((-300.0, 900.0), &two), Some(pos2(0.0, 350.0)), "its foot is seen");
        assert_eq!(moved((5000.0, 5000.0), &[rect(0.0, 0.0, 900.0, 600.0)]), Some(pos2(0.0, 0.0)), "its title is seen");
        assert_eq!(moved((100.0, 80.0), &[]), None);
        assert_eq!(
            places((-8.0, -8.0), true).place_on_screen(&two),
            None,
            "a system has its own way with one that fills it"
        );
    }

    #[test]
    fn a_window_beside_the_board_opens_on_a_screen_although_the_one_on_which_it_closed_is_gone() {
        let two = [rect(0.0, 0.0, 1920.0, 1080.0), rect(1920.0, 0.0, 1280.0, 800.0)];
        for (which, is_maximized) in [(OurWindow::Hall, false), (OurWindow::Manual, false), (OurWindow::Display, true)]
        {
            let mut places = WindowPlaces::default();
            *places.of_mut(which) = Some(place((2000.0, 50.0), is_maximized));
            let opened = |areas: &[Rect]| {
                places.applied(which, ViewportBuilder::default(), USUAL, &screens(areas), 1.25).position
            };
            assert_eq!(opened(&two), Some(pos2(1600.0, 40.0)), "{which:?}, on the second one");
            assert_eq!(opened(&two[..1]), Some(pos2(736.0, 40.0)), "{which:?}, which was pulled out");
            assert_eq!(opened(&[]), Some(pos2(1600.0, 40.0)), "{which:?}, where nobody knows");
        }
    }

    /// The size in pixels at which the hall view opens where letters are so large.
    fn hall_size(hall: Option<WindowPlace>, areas: &[Rect], zoom: f32) -> Option<Vec2> {
        let places = WindowPlaces { hall, ..WindowPlaces::default() };
        let builder = ViewportBuilder::default();
        let opened = places.applied(OurWindow::Hall, builder, vec2(1280.0, 720.0), &screens(areas), zoom);
        opened.inner_size.map(|size| (size * zoom).round())
    }

    #[test]
    fn a_window_beside_ours_opens_no_larger_than_the_screen_however_large_letters_are() {
        for zoom in [1.0, 1.25, 2.0] {
            assert_eq!(
                hall_size(None, &[rect(0.0, 0.0, 1280.0, 800.0)], zoom),
                Some(vec2(1264.0, 704.0)),
                "{zoom} times"
            );
            assert_eq!(hall_size(None, &[], zoom), Some(vec2(1280.0, 720.0)), "{zoom} times");
        }
    }

    #[test]
    fn a_window_beside_ours_opens_as_large_as_it_was_on_the_screen_on_which_it_lay() {
        let (laptop, hung) = (rect(0.0, 0.0, 1280.0, 800.0), rect(1280.0, 0.0, 1920.0, 1080.0));
        let was = |size, at| Some(WindowPlace { size, at, ..place((0.0, 0.0), false) });
        let wide = (1800.0, 1000.0);
        let on_the_wall = was(wide, Some((1300.0, 20.0)));
        assert_eq!(hall_size(on_the_wall, &[laptop, hung], 1.0), Some(wide.into()));
        assert_eq!(hall_size(on_the_wall, &[laptop], 1.0), Some(vec2(1264.0, 704.0)), "which is gone");
        assert_eq!(hall_size(was((1270.0, 760.0), Some((0.0, 0.0))), &[laptop], 1.0), Some(vec2(1270.0, 760.0)));
        assert_eq!(
            hall_size(was((1270.0, 760.0), None), &[laptop], 1.0),
            Some(vec2(1270.0, 760.0)),
            "no place is told"
        );
    }

    #[test]
    fn a_place_that_was_written_without_the_edges_is_read() {
        let written = "(hall: Some((size: (800.0, 600.0), at: Some((5.0, 6.0)), is_maximized: false)))";
        let read: WindowPlaces = ron::from_str(written).unwrap();
        assert_eq!(read.hall.and_then(WindowPlace::outer), Some(rect(5.0, 6.0, 800.0, 600.0)));
    }

    #[test]
    fn a_window_that_fills_the_screen_does_so_again_and_keeps_the_size_that_it_had_before() {
        let small = noted(None, place((10.0, 20.0), false));
        let large = noted(Some(small), WindowPlace { size: (1920.0, 1050.0), ..place((0.0, 0.0), true) });
        assert_eq!(large, WindowPlace { is_maximized: true, ..small });
        let written = ron::to_string(&WindowPlaces { main: Some(large), ..WindowPlaces::default() }).unwrap();
        let read: WindowPlaces = ron::from_str(&written).unwrap();
        let builder = read.applied(OurWindow::Main, ViewportBuilder::default(), USUAL, &ScreenAreas::default(), 2.0);
        assert_eq!((builder.inner_size, builder.position), (Some(vec2(500.0, 350.0)), Some(pos2(5.0, 10.0))));
        assert_eq!(builder.maximized, Some(true));
    }

    #[test]
    fn nonsense_in_the_file_opens_a_window_all_the_same() {
        for size in [(0.0, f32::NAN), (-5.0, 1e30)] {
            let main = Some(WindowPlace { size, at: None, ..place((0.0, 0.0), false) });
            let size = WindowPlaces { main, ..WindowPlaces::default() }.size_of(OurWindow::Main).unwrap();
            assert!(size.x >= LEAST.x && size.y >= LEAST.y && size.max_elem() <= MOST, "{size:?}");
        }
    }
}
