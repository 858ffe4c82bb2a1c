//! What the window and the tests both drive: everything but real time, real files and a real screen.

use std::time::Duration;

use egui::{Context, Ui};

use super::action::Action;
use super::effect::{Effect, Incoming};
use super::focus_in_sight::FocusInSight;
use super::heartbeat::Gap;
use super::one_by_one::{Door, OneByOne};
use super::scene::{KeptParts, Scene};
use super::second_press::SecondPress;
use super::sides_in_words::SidesInWords;
use super::state::{AppState, NoticeKind};
use super::theme::{Theme, painted_as};
use super::update::Input;
use super::update::late_look::LateLook;
use super::views::window_ui;
use super::{crash_report, scene, shortcuts, update};
use crate::app::display;
use crate::app::display::scene::DisplayScene;
use crate::app::display::view::display_ui;
use crate::app::files::state::Hold;
use crate::app::hall::scene::HallScene;
use crate::app::hall::view::hall::hall_ui;
use crate::app::journal::update::shown;
use crate::app::manual::scene::ManualScene;
use crate::app::manual::view::manual_ui;
use crate::app::settings::form::{Looks, Settings};
use crate::app::update::now::Now;
use crate::app::views::look::Look;
use crate::clock::SessionTime;
use crate::text::{Language, Text};

/// The whole program but for its edges: state, words and looks, painted on any [`Ui`].
///
/// The window feeds it real time and carries its effects out; tests do both by hand.
#[derive(Debug)]
pub struct App {
    state: AppState,
    text: Text,
    /// The words on the audience display.
    display_text: Text,
    theme: Theme,
    /// What takes long to make.
    kept: KeptParts,
    /// The chapter of the manual that is open.
    manual: Option<ManualScene>,
    /// What was pressed last.
    second_press: SecondPress,
}

impl App {
    /// A desk with the pieces set up.
    #[must_use]
    pub fn new(ctx: &Context, mut settings: Settings) -> Self {
        ctx.add_plugin(OneByOne::default());
        ctx.add_plugin(FocusInSight::default());
        let language = settings.language.unwrap_or_else(Language::of_system);
        let text = Text::new(language);
        let dropped = settings.keys.drop_impossible();
        let mut state = AppState::new(settings);
        if !dropped.is_empty() {
            update::tell(&mut state, NoticeKind::KeysDropped(dropped));
        }
        state.system_language = Language::of_system();
        let kept = KeptParts::of(&state, &text);
        let display_text = Text::new(state.display_language());
        Self {
            state,
            text,
            display_text,
            theme: Theme::new(ctx, language),
            kept,
            manual: None,
            second_press: SecondPress::default(),
        }
    }

    /// What the program remembers.
    #[must_use]
    pub const fn state(&self) -> &AppState {
        &self.state
    }

    /// The words on screen.
    #[must_use]
    pub const fn text(&self) -> &Text {
        &self.text
    }

    /// What the settings want to be read before anything is seen.
    #[must_use]
    pub fn begin(&mut self) -> Vec<Effect> {
        update::begin(&mut self.state)
    }

    /// Lets time pass up to `now`.
    #[must_use]
    pub fn tick(&mut self, now: &Now) -> Vec<Effect> {
        self.step(Input::Tick, now)
    }

    /// Nobody looked at the clocks for a while: asks whether it counts if one of them ran.
    #[must_use]
    pub fn wake(&mut self, gap: Gap, now: &Now) -> Vec<Effect> {
        self.step(Input::Wake { since: gap.since, slept: gap.length }, now)
    }

    /// What holds for everything that was done since the clocks were looked at, at `since`, if a flag fell before this look
    /// `at`.
    #[must_use]
    pub fn late_look(&self, since: SessionTime, at: SessionTime) -> Option<LateLook> {
        LateLook::of(&self.state, since, at)
    }

    /// Everything that waited for this look was taken in.
    #[must_use]
    pub fn looked(&mut self, late: LateLook, now: &Now) -> Vec<Effect> {
        self.step(Input::Looked(late), now)
    }

    /// Takes in what came back from outside.
    #[must_use]
    pub fn receive(&mut self, incoming: Incoming, now: &Now) -> Vec<Effect> {
        self.step(Input::Receive(incoming), now)
    }

    /// Does what `action` asks for.
    #[must_use]
    pub fn act(&mut self, action: Action, now: &Now) -> Vec<Effect> {
        crash_report::note(&action);
        self.step(Input::Act(action), now)
    }

    /// Takes `input` in, then changes the words if another language was chosen.
    fn step(&mut self, input: Input, now: &Now) -> Vec<Effect> {
        let effects = update::step(&mut self.state, input, now);
        let (language, for_others) = (self.state.window_language(), self.state.display_language());
        if language != self.text.language() {
            self.text = Text::new(language);
        }
        if for_others != self.display_text.language() {
            self.display_text = Text::new(for_others);
        }
        effects
    }

    /// Tells the user something that stays until it has been read.
    pub fn tell(&mut self, notice: NoticeKind) {
        update::tell(&mut self.state, notice);
    }

    /// The window's title.
    #[must_use]
    pub fn title(&self) -> String {
        scene::title(&self.state, &self.text)
    }

    /// Paints the window, and does what the user asked for in it. `now` is when the input came.
    #[must_use]
    pub fn frame(&mut self, ui: &mut Ui, now: &Now) -> Vec<Effect> {
        let AppState { settings, system_looks, own_pieces, .. } = &self.state;
        self.theme.write_in(ui.ctx(), self.text.language());
        if self.theme.follow(ui.ctx(), &settings.looks, *system_looks, own_pieces.images.as_ref()) {
            ui.set_style(ui.ctx().global_style());
        }
        let mut actions = shortcuts::from_input(ui.ctx(), &self.state);
        self.kept.follow(&self.state, &self.text);
        let scene = Scene::of(&self.state, &self.text, &self.kept, now.at);
        SidesInWords::follow(ui.ctx(), &self.text, self.state.is_handicap());
        let settings = &self.state.settings;
        let look = Look {
            theme: &self.theme,
            text: &self.text,
            notation: settings.notation,
            looks: settings.looks,
            keys: &settings.keys,
        };
        let asked = window_ui(ui, &scene, look);
        actions.extend(self.second_press.sift(ui.ctx(), asked, now.at));
        if !actions.is_empty() {
            ui.ctx().request_repaint();
        }
        // What it shares with the state need not be copied to be changed.
        drop(scene);
        let mut effects: Vec<Effect> = actions.into_iter().flat_map(|action| self.act(action, now)).collect();
        effects.extend(shown::note_frame(&mut self.state));
        if self.state.to_be_shown.is_some() {
            ui.ctx().request_repaint();
        }
        OneByOne::count(ui.ctx(), shortcuts::counted(ui.ctx(), &self.state));
        OneByOne::hold(ui.ctx(), self.door(now));
        effects
    }

    /// Whether what is done in the window from now on is seen at once.
    fn door(&self, now: &Now) -> Door {
        match self.state.table.file.hold {
            _ if self.state.hold_left(now.at).is_some() => Door::Shut,
            Hold::Broken => Door::OpenToOthers,
            Hold::Open | Hold::Since(_) => Door::Open,
        }
    }

    /// Paints the audience display on `ui`, which is in a window of its own, and does what is asked for there.
    #[must_use]
    pub fn display_frame(&mut self, ui: &mut Ui, now: &Now) -> Vec<Effect> {
        let looks = self.looks_for_others(ui);
        let (settings, text) = (&self.state.settings, &self.display_text);
        let scene = DisplayScene::of(&self.state, text, now.at);
        let notation = settings.notation_on_display();
        let look = Look { theme: &self.theme, text, notation, looks, keys: &settings.keys };
        let size = settings.display.text_size.factor();
        let actions = painted_as(ui, &looks, self.state.system_looks, |ui| display_ui(ui, &scene, size, look));
        actions.into_iter().flat_map(|action| self.act(action, now)).collect()
    }

    /// Paints the hall view on `ui`, which is in a window of its own, and does what is asked for there.
    #[must_use]
    pub fn hall_frame(&mut self, ui: &mut Ui, now: &Now) -> Vec<Effect> {
        let looks = self.looks_for_others(ui);
        let (settings, text) = (&self.state.settings, &self.display_text);
        let Some(scene) = HallScene::of(&self.state, text, now.at) else { return Vec::new() };
        let look = Look { theme: &self.theme, text, notation: settings.notation, looks, keys: &settings.keys };
        let size = settings.display.text_size.factor();
        let actions = painted_as(ui, &looks, self.state.system_looks, |ui| hall_ui(ui, &scene, size, look));
        actions.into_iter().flat_map(|action| self.act(action, now)).collect()
    }

    /// How the windows look that others see; the theme has what it takes from then on.
    fn looks_for_others(&mut self, ui: &Ui) -> Looks {
        let AppState { settings, system_looks, .. } = &self.state;
        let looks = settings.display.looks(settings.looks, *system_looks);
        self.theme.follow_for_others(ui.ctx(), &looks, *system_looks);
        looks
    }

    /// Paints the manual on `ui`, which is in a window of its own, and does what is asked for there.
    #[must_use]
    pub fn manual_frame(&mut self, ui: &mut Ui, now: &Now) -> Vec<Effect> {
        ManualScene::follow(&mut self.manual, &self.state, &self.text);
        let Some(scene) = &self.manual else { return Vec::new() };
        let action = manual_ui(ui, scene, &self.state.settings.keys);
        action.map_or_else(Vec::new, |action| self.act(action, now))
    }

    /// The title of the window with the manual.
    #[must_use]
    pub fn manual_title(&self) -> String {
        self.text.say("manual-window")
    }

    /// The title of the window with the hall view.
    #[must_use]
    pub fn hall_title(&self) -> String {
        self.display_text.say("hall-window")
    }

    /// The title of the window with the audience display.
    #[must_use]
    pub fn display_title(&self) -> String {
        display::scene::display_title(&self.state, &self.display_text)
    }

    /// After how much time from `now` the screen changes by itself.
    #[must_use]
    pub fn next_change(&self, now: &Now) -> Option<Duration> {
        update::next_change(&self.state, now.at)
    }
}

#[cfg(test)]
mod tests;
