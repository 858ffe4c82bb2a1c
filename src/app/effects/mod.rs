//! Carries effects out, or hands them to the `work` of a room. Outside these, nothing in the window touches files, threads
//! or devices.
//!
//! Records, folders and file dialogs are handled on named threads and come back through the inbox. Only the settings
//! and the user's tables, a few hundred bytes in a folder of the program's own, are written at once, so that two
//! changes cannot overtake each other.

mod background;
pub(in crate::app) mod clipboard;
mod dialog_words;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::{ColorImage, Context, ViewportCommand};

pub(in crate::app) use self::background::Background;
use self::dialog_words::DialogWords;
use super::effect::{Effect, IfThere, Incoming, ReadFailure, RecordsToRead};
use super::inbox::MailSlot;
use super::pasting;
use crate::app::console::form::{LogFormat, LogJob};
use crate::app::engines::work::EngineThread;
use crate::app::files::form::OPENED_ENDINGS;
use crate::app::files::work::turns::Turns;
use crate::app::files::work::{KnownFiles, look_for, write_new};
use crate::app::hall::work::HallFiles;
use crate::app::journal::work::Journals;
use crate::app::library::work::Librarian;
use crate::app::practice::work::PracticeRoom;
use crate::app::print::form::{PictureOfBoard, PrintJob};
use crate::app::publish::work::SiteWriter;
use crate::app::settings::form::Settings;
use crate::app::sound::state::voice_of;
use crate::app::whole_game::work::Analyst;
use crate::app::{
    collection, engines, event, files, hall, journal, library, practice, print, publish, rules, settings, user_files,
    whole_game,
};
use crate::picture::Pixels;
use crate::record::{MAX_IMPORT_BYTES, audit_csv, import};
use crate::sound::{SoundNews, SoundOrder, SoundPlayer};
use crate::storage::{
    FileDialogRequest, FileError, is_folder, list_folder, read_file, save_changed_settings, settings_path,
    show_in_folder, start_folder,
};
use crate::text::{Language, Text};

/// Carries effects out.
#[derive(Debug)]
pub struct Effects {
    background: Background,
    sound: Option<SoundPlayer>,
    /// The number of the collection that is wanted.
    wanted_collection: Arc<AtomicU64>,
    /// The language on screen.
    language: Language,
    journals: Journals,
    hall: HallFiles,
    site: SiteWriter,
    engine: EngineThread,
    second_engine: EngineThread,
    /// The engines that play, Black's first.
    opponents: [EngineThread; 2],
    analyst: Analyst,
    librarian: Librarian,
    practice: PracticeRoom,
    /// The settings as this program read or wrote them last.
    settings: Box<Settings>,
    /// The latest of them could not be saved.
    settings_at_risk: bool,
    /// What records held when this program read or wrote them last.
    known: KnownFiles,
    /// In which order they are written.
    turns: Turns,
    /// The words for the system's file dialog.
    dialog_words: DialogWords,
}

impl Effects {
    /// Makes ready to carry effects out; what they bring back goes to `mail`. The settings are those that lie on disk.
    #[must_use]
    pub fn new(mail: MailSlot, settings: Settings) -> Self {
        let news_slot = mail.clone();
        let sound = SoundPlayer::start(move |news| news_slot.put(Incoming::Sound(news)));
        let sound = sound.map_err(|trouble| mail.put(Incoming::Sound(SoundNews::Lost(trouble)))).ok();
        let journals = Journals::new(&mail);
        Self {
            background: Background::new(mail),
            sound,
            wanted_collection: Arc::default(),
            language: Language::English,
            journals,
            hall: HallFiles::default(),
            site: SiteWriter::default(),
            engine: EngineThread::default(),
            second_engine: EngineThread::default(),
            opponents: Default::default(),
            analyst: Analyst::default(),
            librarian: Librarian::default(),
            practice: PracticeRoom::default(),
            settings: Box::new(settings),
            settings_at_risk: false,
            known: KnownFiles::default(),
            turns: Turns::default(),
            dialog_words: DialogWords::default(),
        }
    }

    /// Speaks as `text` does in the system's file dialog and in what is painted.
    pub fn speak(&mut self, text: &Text) {
        self.language = text.language();
        self.order_sound(SoundOrder::Speak(voice_of(text.language())));
        self.dialog_words = DialogWords::of(text);
    }

    /// Carries out `effect`.
    pub fn run(&mut self, effect: Effect, ctx: &Context) {
        match effect {
            Effect::Play(cue) => self.order_sound(SoundOrder::Play(cue)),
            Effect::Sound(order) => self.order_sound(order),
            Effect::AskForFile(request, begin) => self.ask_for_file(request, begin),
            Effect::ListFolder(folder) => self.background.run("folder", move || listed(folder, &OPENED_ENDINGS)),
            Effect::ListFiles { folder, endings } => {
                self.background.run("folder", move || listed(folder, endings));
            }
            Effect::ReadRecord(path) => {
                let known = self.known.clone();
                self.background.run("record reader", move || read(path, &known));
            }
            Effect::LookForFile(path) => look_for(path, self.known.clone(), self.background.mail()),
            Effect::ReadPieces(folder) => self.background.run("piece images", move || {
                let read = settings::work::read(&folder);
                Incoming::Pieces(folder, read)
            }),
            Effect::ReadRecent(paths) => self.read_recent(paths),
            Effect::ReadCollection(id, what) => self.read_collection(id, what),
            Effect::StopReadingCollections(id) => self.wanted_collection.store(id, Ordering::Relaxed),
            Effect::WriteRecord(job) => files::work::saving::save(&self.background, &self.known, &mut self.turns, job),
            Effect::WriteLog(job, if_there) => self.write_log(job, if_there),
            Effect::WriteFiles { job, may_replace } => self.print(job, may_replace),
            Effect::ShowInFolder(path) => self.show_in_folder(path),
            Effect::PreviewPages(job, number) => self.preview(job, number),
            Effect::DrawRandom => self.background.tell(Incoming::Number(unforeseen())),
            Effect::Profiles(job) => rules::work::run(&self.background, job),
            Effect::Journal(job) => journal::work::run(&mut self.journals, &self.background, &self.settings, job),
            Effect::Hall(job) => hall::work::run(&mut self.hall, self.background.mail(), job),
            Effect::Publish(job) => publish::work::run(&mut self.site, self.background.mail(), job),
            Effect::Own(job) => user_files::work::run(&self.background, job),
            Effect::Event(job) => event::work::run(&self.background, &self.known, self.language, job),
            Effect::Engine(job) => engines::work::run(&mut self.engine, &self.background, job),
            Effect::SecondEngine(job) => engines::work::run(&mut self.second_engine, &self.background, job),
            Effect::Opponent(color, job) => {
                engines::work::run(&mut self.opponents[color.index()], &self.background, job);
            }
            Effect::WholeGame(job) => whole_game::work::run(&mut self.analyst, &self.background, job),
            Effect::Library(job) => library::work::run(&mut self.librarian, &self.background, job),
            Effect::Practice(job) => practice::work::run(&mut self.practice, &self.background, job),
            Effect::KnowFile { path, checksum } => self.known.know(&path, checksum),
            Effect::SaveSettings(settings) => self.save_settings(settings),
            Effect::CopyText(text) => ctx.copy_text(text),
            Effect::PaintPicture(picture) => self.paint(*picture),
            Effect::CopyPicture(picture) => ctx.copy_image(color_image(&picture)),
            Effect::RequestPaste if clipboard::request_paste(ctx) => {}
            Effect::RequestPaste => pasting::request(ctx),
            Effect::Close => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Waits until what was done in a game is safe on disk. It is called before anything is painted that tells of it.
    pub fn settle(&mut self) {
        self.journals.settle();
    }

    fn save_settings(&mut self, settings: Box<Settings>) {
        let saved = settings_path().map(|path| save_changed_settings(&path, &*self.settings, &*settings));
        self.settings = settings;
        match saved {
            Some(Err(error)) => {
                self.settings_at_risk = true;
                self.background.tell(Incoming::SettingsNotSaved(FileError::from(&error)));
            }
            Some(Ok(())) if std::mem::take(&mut self.settings_at_risk) => {
                self.background.tell(Incoming::SettingsSavedAgain);
            }
            Some(Ok(())) | None => {}
        }
    }

    fn order_sound(&self, order: SoundOrder) {
        if let Some(sound) = &self.sound {
            sound.order(order);
        }
    }

    /// Reads records on a thread of its own until all are read or another collection is wanted.
    fn read_collection(&self, id: u64, what: RecordsToRead) {
        self.wanted_collection.store(id, Ordering::Relaxed);
        let (mail, wanted) = (self.background.mail(), Arc::clone(&self.wanted_collection));
        self.background.run("collection", move || {
            let is_wanted = || wanted.load(Ordering::Relaxed) == id;
            let tell = |records| mail.put(Incoming::Collected(id, records));
            Incoming::CollectionRead(id, collection::work::read_collection(what, is_wanted, tell))
        });
    }

    fn paint(&self, picture: PictureOfBoard) {
        let language = self.language;
        self.background
            .run("painter", move || Incoming::Painted(print::work::painting::painted(&picture, &Text::new(language))));
    }

    /// Reads the records that were used last, one after the other, and then says that all were read.
    fn read_recent(&self, paths: Vec<PathBuf>) {
        let mail = self.background.mail();
        self.background.run("recent records", move || {
            collection::work::read_recent(paths, |record| mail.put(Incoming::Recent(vec![record])));
            Incoming::Recent(Vec::new())
        });
    }

    fn show_in_folder(&self, path: PathBuf) {
        self.background.run("file manager", move || {
            let shown = show_in_folder(&path);
            Incoming::ShownInFolder(path, shown)
        });
    }

    fn preview(&self, job: Box<PrintJob>, number: u64) {
        let language = self.language;
        self.background.run("preview", move || {
            Incoming::Previewed(number, print::work::printing::previewed(&job, &Text::new(language)))
        });
    }

    fn print(&self, job: Box<PrintJob>, may_replace: Vec<PathBuf>) {
        let language = self.language;
        let replaced = std::iter::once(&job.path).chain(&may_replace).cloned().collect();
        self.background.run_replacing("printer", replaced, move || {
            let result = print::work::printing::printed(&job, &Text::new(language), &may_replace);
            Incoming::Printed(job, result)
        });
    }

    fn write_log(&self, job: Box<LogJob>, if_there: IfThere) {
        let language = self.language;
        self.background.run_replacing("log writer", vec![job.path.clone()], move || {
            let written = match job.format {
                LogFormat::Text => Text::new(language).audit_log(&job.header, &job.entries, job.is_handicap),
                LogFormat::Csv => audit_csv(&job.entries),
            };
            let result = write_new(&job.path, written.as_bytes(), if_there);
            Incoming::LogWritten(job, result)
        });
    }

    fn ask_for_file(&self, request: FileDialogRequest, begin: Option<PathBuf>) {
        let (words, recent) = (self.dialog_words.clone(), self.settings.recent.clone());
        self.background.run("file dialog", move || {
            // The folders used last may be on a disk that is no longer there.
            let begin = begin.as_deref().into_iter().flat_map(Path::ancestors).find(|folder| is_folder(folder));
            let recent = || recent.iter().filter_map(|path| path.parent()).find(|folder| is_folder(folder));
            let folder = begin.or_else(|| if request.is_of_records() { recent() } else { None });
            let answer = words.ask(&request, folder);
            Incoming::FileDialog(request, answer)
        });
    }
}

fn color_image(picture: &Pixels) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([picture.width as usize, picture.height as usize], &picture.rgba)
}

fn listed(folder: Option<PathBuf>, endings: &[&str]) -> Incoming {
    let path = folder.clone().unwrap_or_else(start_folder);
    Incoming::Folder(folder, list_folder(&path, endings).map_err(|error| FileError::of_folder(&error)))
}

/// A number that nobody could foresee: the standard library keys its hash tables with such.
pub(in crate::app) fn unforeseen() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn read(path: PathBuf, known: &KnownFiles) -> Incoming {
    let bytes = read_file(&path, MAX_IMPORT_BYTES).inspect(|bytes| known.note(&path, bytes));
    let result = match bytes {
        Ok(bytes) => import(&bytes).map(Box::new).map_err(ReadFailure::Record),
        Err(_) if is_folder(&path) => Err(ReadFailure::Folder),
        Err(error) => Err(ReadFailure::File(FileError::at(&path, &error))),
    };
    Incoming::Record(path, result)
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the files that are opened have to be written first")]
mod tests {
    use std::fs;
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::app::effect::{IfIncomplete, RecordJob, SaveFailure, WriteFailure};
    use crate::app::files::form::SaveTarget;
    use crate::app::inbox::Inbox;
    use crate::record::GameTree;
    use crate::shogi::Position;

    /// What comes back first.
    fn answer(inbox: &Inbox) -> Incoming {
        for _ in 0..2_000 {
            if let Some(answer) = inbox.take_all().into_iter().find(|it| !matches!(it, Incoming::Sound(_))) {
                return answer;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("nothing came back");
    }

    #[test]
    fn a_thread_that_fails_is_told_of_by_its_name_and_the_next_one_works() {
        let inbox = Inbox::new(Context::default());
        let effects = Effects::new(inbox.slot(), Settings::default());
        effects.background.run("painter", || panic!("as this test wants it"));
        assert!(matches!(answer(&inbox), Incoming::WorkerDied(name) if name == "painter"));
        effects.background.run("painter", || Incoming::Number(7));
        assert!(matches!(answer(&inbox), Incoming::Number(7)));
    }

    #[cfg(unix)]
    #[test]
    fn opening_and_saving_what_is_no_file_comes_back_with_a_reason() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(path("pipe.kif")).status().unwrap().success());
        std::os::unix::fs::symlink("about.kif", path("about.kif")).unwrap();
        fs::File::create(path("large.kif")).unwrap().set_len(100 << 20).unwrap();
        fs::create_dir(path("folder.kif")).unwrap();
        let inbox = Inbox::new(Context::default());
        let mut effects = Effects::new(inbox.slot(), Settings::default());
        let odd = [
            (path("pipe.kif"), Some(FileError::NoFile)),
            (path("about.kif"), None),
            (path("large.kif"), Some(FileError::TooLarge)),
            (path("gone.kif"), Some(FileError::NotThere)),
            (PathBuf::from("/dev/zero"), Some(FileError::NoFile)),
        ];
        for (path, wanted) in odd {
            effects.run(Effect::ReadRecord(path.clone()), &Context::default());
            let told = answer(&inbox);
            let Incoming::Record(_, Err(ReadFailure::File(error))) = told else { panic!("{path:?}: {told:?}") };
            assert!(wanted.is_none_or(|wanted| error == wanted), "{path:?}: {error:?}");
            assert!(
                [Language::English, Language::Japanese]
                    .iter()
                    .all(|&it| !Text::new(it).file_error(&error).contains("os error"))
            );
        }
        effects.run(Effect::ReadRecord(path("folder.kif")), &Context::default());
        assert!(matches!(answer(&inbox), Incoming::Record(_, Err(ReadFailure::Folder))));
        for name in ["pipe.kif", "about.kif", "folder.kif", "gone/game.kif"] {
            let job = RecordJob {
                target: SaveTarget::by_name(path(name)),
                tree: GameTree::new(Position::even()),
                revision: 1,
                if_there: IfThere::ReplaceAnything,
                if_incomplete: IfIncomplete::Ask,
            };
            effects.run(Effect::WriteRecord(Box::new(job)), &Context::default());
            let told = answer(&inbox);
            assert!(
                matches!(&told, Incoming::Written(_, 1, Err(SaveFailure::File(WriteFailure::System(_))))),
                "{name}: {told:?}"
            );
        }
    }
}
