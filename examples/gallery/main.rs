//! Pictures of every screen of the program, in both languages, three themes and three sizes, made by the real state and
//! the real views without a display, so that they can be reviewed one by one.
//!
//!     cargo run --release --example gallery            # all of them, below target/gallery
//!     cargo run --release --example gallery -- console # those whose name contains this word
//!     cargo run --release --example gallery -- --docs  # those that the documents show, into docs/
#![expect(clippy::disallowed_methods, reason = "the pictures are all that it writes")]

mod booklet;
mod brush;
mod records;
mod room;
mod screens;
mod words;

use std::path::{Path, PathBuf};

use clap::Parser;
use egui::{Vec2, vec2};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use komadai::app::{MotionChoice, Settings, ThemeChoice};
use komadai::text::Language;
use rayon::prelude::*;

use room::Room;
use screens::{SCREENS, Screen};

/// Makes a picture of every screen.
#[derive(Debug, Parser)]
struct Arguments {
    /// Only screens whose name contains this word
    name: Option<String>,
    /// Only screens shown in the documents, into the folder docs
    #[arg(long)]
    docs: bool,
    /// The output folder
    #[arg(long, default_value = "target/gallery")]
    into: PathBuf,
    /// Only windows of this width, in pixels
    #[arg(long)]
    width: Option<u32>,
    /// Only in this language: en or ja
    #[arg(long)]
    language: Option<String>,
    /// Only in this theme: light, dark or contrast
    #[arg(long)]
    theme: Option<String>,
    /// How large words are, in percent
    #[arg(long, default_value_t = 100)]
    text: u16,
}

impl Arguments {
    fn wants(&self, screen: &Screen) -> bool {
        self.name.as_ref().is_none_or(|part| screen.name.contains(part.as_str()))
    }
}

/// How one picture of a screen differs from another.
#[derive(Clone, Copy, Debug)]
struct Looks {
    language: Language,
    theme: ThemeChoice,
    size: Vec2,
    text_percent: u16,
}

const THEMES: [(ThemeChoice, &str); 3] =
    [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark"), (ThemeChoice::HighContrast, "contrast")];
/// The size used in the documents, that of a screen in a hall, and the smallest in which nothing may be cut off.
const SIZES: [Vec2; 3] = [vec2(1280.0, 800.0), vec2(2560.0, 1440.0), vec2(900.0, 600.0)];

/// How wide the pictures of the documents are.
const WIDTH_IN_DOCS: u32 = 960;

fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let arguments = Arguments::parse();
    let jobs: Vec<_> = if arguments.docs { of_docs(&arguments) } else { of_gallery(&arguments) };
    jobs.par_iter().try_for_each(|(screen, looks, path)| take(screen, *looks, path))?;
    println!("{} pictures", jobs.len());
    Ok(())
}

/// A picture to be made, and its path.
type Job = (&'static Screen, Looks, PathBuf);

fn of_gallery(arguments: &Arguments) -> Vec<Job> {
    let looks = looks(arguments.text).into_iter().filter(|(looks, theme)| {
        let language = arguments.language.as_ref().is_none_or(|wanted| wanted == code(looks.language));
        let width = arguments.width.is_none_or(|width| width == looks.size.x as u32);
        language && width && arguments.theme.as_ref().is_none_or(|name| name == theme)
    });
    let job = |(looks, theme): (Looks, &str)| {
        let larger = if looks.text_percent == 100 { String::new() } else { format!("-{}", looks.text_percent) };
        let folder = format!("{}-{theme}-{}x{}{larger}", code(looks.language), looks.size.x, looks.size.y);
        let folder = arguments.into.join(folder);
        let named = SCREENS.iter().enumerate().filter(|(_, screen)| arguments.wants(screen));
        named
            .map(move |(number, screen)| (screen, looks, folder.join(format!("{:02}-{}.png", number + 1, screen.name))))
    };
    looks.flat_map(job).collect()
}

fn looks(text_percent: u16) -> Vec<(Looks, &'static str)> {
    let in_size = |size| {
        THEMES.into_iter().flat_map(move |(theme, name)| {
            Language::ALL.map(|language| (Looks { language, theme, size, text_percent }, name))
        })
    };
    SIZES.into_iter().flat_map(in_size).collect()
}

/// The pictures of the documents, in both languages.
fn of_docs(arguments: &Arguments) -> Vec<Job> {
    let job = |(language, screen): (Language, &'static Screen)| {
        let path = Path::new("docs/pictures").join(code(language)).join(format!("{}.png", screen.name));
        (screen, Looks { language, theme: ThemeChoice::Light, size: SIZES[0], text_percent: arguments.text }, path)
    };
    let shown = || SCREENS.iter().filter(|screen| screen.in_docs && arguments.wants(screen));
    Language::ALL.into_iter().flat_map(|language| shown().map(move |screen| job((language, screen)))).collect()
}

fn take(screen: &Screen, looks: Looks, path: &Path) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let picture = prepared(screen, looks).picture();
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    if path.starts_with("docs") {
        booklet::write(&picture, path, WIDTH_IN_DOCS)?;
    } else {
        let file = std::io::BufWriter::new(std::fs::File::create(path)?);
        picture.write_with_encoder(PngEncoder::new_with_quality(file, CompressionType::Fast, FilterType::Adaptive))?;
    }
    println!("{}", path.display());
    Ok(())
}

fn prepared(screen: &Screen, looks: Looks) -> Room {
    let mut settings = Settings::usual(looks.language);
    settings.language = Some(looks.language);
    settings.looks.theme = looks.theme;
    settings.looks.text_percent = looks.text_percent;
    settings.looks.motion = MotionChoice::Off;
    settings.recent = records::RECENT.map(PathBuf::from).to_vec();
    let mut room = Room::new(settings, looks.size);
    (screen.prepare)(&mut room);
    room
}

const fn code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Japanese => "ja",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The dialogs, by their names in the code.
    fn dialogs() -> BTreeSet<String> {
        let source = include_str!("../../src/app/dialogs/state/mod.rs");
        let (_, variants) = source.split_once("pub enum Dialog {").expect("it stands there");
        let (variants, _) = variants.split_once("\n}").expect("it ends");
        let names = variants.lines().map(str::trim).filter(|line| line.starts_with(char::is_uppercase));
        names.filter_map(|line| line.split(['(', ',']).next()).map(str::to_owned).collect()
    }

    fn dialog_on(screen: &Screen) -> Option<String> {
        let looks = Looks { language: Language::English, theme: ThemeChoice::Light, size: SIZES[0], text_percent: 100 };
        let said = prepared(screen, looks).see(|desk| desk.state().dialog.as_ref().map(|it| format!("{it:?}")))?;
        said.split(['(', ' ']).next().map(str::to_owned)
    }

    #[test]
    fn every_dialog_is_on_a_screen() {
        let seen: BTreeSet<String> = SCREENS.par_iter().filter_map(dialog_on).collect();
        let missing: Vec<String> = dialogs().into_iter().filter(|name| !seen.contains(name)).collect();
        assert!(missing.is_empty(), "no screen shows {missing:?}");
    }
}
