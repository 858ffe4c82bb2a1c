//! The hall view: many games at once, read from across the room.

use std::time::Duration;

use egui::{Context, Pos2, RawInput, Rect, Shape, Vec2, vec2};
use komadai::app::{
    Action, App, Effect, HallAction, HallForm, HallJob, HallNews, HallSettings, Incoming, Now, Settings,
};
use komadai::clock::{SessionTime, TimeControl};
use komadai::hall::{LiveGame, Sighting, Venue};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, Player, StartPosition};
use komadai::shogi::Position;
use komadai::text::Language;

const SIZES: [Vec2; 4] = [vec2(900.0, 600.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(2560.0, 1440.0)];

fn now() -> Now {
    let at = SessionTime::from_start(Duration::from_secs(100));
    Now {
        at,
        date: "2026/11/22 10:00:00".to_owned(),
        since_midnight: Duration::from_secs(36_000),
        calendar: Duration::ZERO,
    }
}

/// Words as they are painted: where their ink is, and how large their letters are.
struct Written {
    ink: Rect,
    size: f32,
    words: String,
}

/// The view of a hall in which these games are played.
struct View {
    ctx: Context,
    desk: App,
}

impl View {
    fn of(games: &[LiveGame], language: Language) -> Self {
        let ctx = Context::default();
        let mut desk = App::new(&ctx, Settings { language: Some(language), ..Settings::default() });
        let form = HallForm { watched: "/hall".to_owned(), ..HallForm::of(&HallSettings::default()) };
        _ = desk.act(Action::Hall(HallAction::Configure), &now());
        _ = desk.act(Action::Hall(HallAction::Edit(form)), &now());
        let effects = desk.act(Action::Hall(HallAction::OpenView), &now());
        let watch = effects.into_iter().find_map(|effect| match effect {
            Effect::Hall(HallJob::Watch { id, .. }) => Some(id),
            _ => None,
        });
        let seen = |(number, game): (usize, &LiveGame)| {
            (Sighting::of(&format!("table-{number:02}"), None, Some(game)).expect("it can be seen"), Duration::ZERO)
        };
        let tables = (1..).zip(games).map(seen).collect();
        _ = desk.receive(Incoming::Hall(HallNews::Seen(watch.expect("the folder is watched"), tables)), &now());
        Self { ctx, desk }
    }

    /// What is written in a window of this size.
    fn written(&mut self, size: Vec2) -> Vec<Written> {
        let input = || RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
        let desk = &mut self.desk;
        let mut output = self.ctx.run_ui(input(), |ui| _ = desk.hall_frame(ui, &now()));
        output.textures_delta.clear();
        let mut written = Vec::new();
        output.shapes.iter().for_each(|clipped| note(&clipped.shape, &mut written));
        written
    }
}

fn note(shape: &Shape, written: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| note(shape, written)),
        Shape::Text(text) => {
            let size = text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
            let words = text.galley.text().to_owned();
            written.push(Written { ink: text.visual_bounding_rect(), size, words });
        }
        _ => {}
    }
}

fn place(table: u32) -> Venue {
    Venue { table: Some(table), ..Venue::default() }
}

/// A game with long names, full hands, and so much time as nobody has; at every second table it is played again.
fn crowded(table: u32) -> LiveGame {
    let start = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1").expect("it is a position");
    let names = ["Bartholomew Featherstonehaugh-Cholmondeley", "武者小路実篤左衛門尉時次郎"];
    let players = names.map(|name| Player { name: name.to_owned(), rank: "4 dan".to_owned() });
    let time = [TimeControl::sudden_death(Duration::from_secs(360_000)); 2];
    let mut setup = MatchSetup { start: StartPosition::from(start), players, time, ..MatchSetup::default() };
    setup.attempt.number = 1 + table % 2;
    LiveGame::of(&MatchSession::new(setup), SessionTime::default(), &place(table))
}

/// The game of a pairing that is played for this time.
fn attempt(table: u32, game: u32) -> LiveGame {
    let mut setup = MatchSetup::default();
    setup.attempt.number = game;
    let mut session = MatchSession::new(setup);
    let mv = "7g7f".parse().expect("it is a move");
    session.apply(MatchCommand::Play(mv), SessionTime::default()).expect("it is legal");
    LiveGame::of(&session, SessionTime::default(), &place(table))
}

#[test]
fn no_words_lie_on_others_or_outside_however_many_games_there_are() {
    for language in [Language::English, Language::Japanese] {
        for count in [1, 2, 3, 4, 6, 9, 12, 16] {
            let games: Vec<LiveGame> = (1..=count).map(crowded).collect();
            let mut view = View::of(&games, language);
            for size in SIZES {
                let written = view.written(size);
                let window = Rect::from_min_size(Pos2::ZERO, size);
                assert!(written.len() >= 4 * count as usize, "{count} games: {} words", written.len());
                for (index, one) in written.iter().enumerate().filter(|(_, one)| one.ink.is_positive()) {
                    assert!(window.contains_rect(one.ink), "{count} games, {size}: {} is outside", one.words);
                    let over =
                        written[..index].iter().find(|other| other.ink.shrink(1.0).intersects(one.ink.shrink(1.0)));
                    assert!(over.is_none(), "{count} games, {size}: {} on {}", one.words, over.unwrap().words);
                }
            }
        }
    }
}

#[test]
fn that_a_game_is_played_again_is_read_across_the_hall() {
    for (language, again) in [(Language::English, "Replay"), (Language::Japanese, "指し直し")] {
        let mut view = View::of(&[attempt(1, 1), attempt(2, 2)], language);
        for size in SIZES {
            let written = view.written(size);
            let replay = written.iter().find(|one| one.words.contains(again)).expect("it is told").size;
            assert!(replay >= size.min_elem() * 0.017, "{language:?}, {size}: {replay}");
        }
    }
}
