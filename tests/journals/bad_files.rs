//! Things that are not files, names nobody would choose, and places that do not exist: reading and writing must end,
//! soon, and with a reason.

#![cfg(unix)]

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use komadai::storage::{
    FileError, LoadedSettings, SetAside, SettingsFault, files_below, load_settings, put_aside, read_file,
    write_atomically,
};

/// The most that is read in these tests.
const LIMIT: usize = 1 << 20;

/// Everything that is not an ordinary file, under names like those of records.
struct Oddities {
    folder: tempfile::TempDir,
    _socket: UnixListener,
}

impl Oddities {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert!(Command::new("mkfifo").arg(path("pipe.kif")).status().unwrap().success());
        let socket = UnixListener::bind(path("socket.kif")).unwrap();
        fs::create_dir(path("folder.kif")).unwrap();
        symlink("/dev/zero", path("device.kif")).unwrap();
        symlink("round.kif", path("about.kif")).unwrap();
        symlink("about.kif", path("round.kif")).unwrap();
        symlink("nowhere", path("dangling.kif")).unwrap();
        symlink(folder.path(), path("itself")).unwrap();
        Self { folder, _socket: socket }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

const ODDITIES: [&str; 7] =
    ["pipe.kif", "socket.kif", "folder.kif", "device.kif", "about.kif", "round.kif", "dangling.kif"];

#[test]
fn what_is_no_file_is_refused_at_once_and_nobody_waits_for_it() {
    let odd = Oddities::new();
    for name in ODDITIES {
        assert!(read_file(&odd.path(name), LIMIT).is_err(), "{name}");
    }
}

#[test]
fn what_is_no_file_is_not_replaced() {
    let odd = Oddities::new();
    let kinds = || ODDITIES.map(|name| odd.path(name).symlink_metadata().unwrap().file_type());
    let before = kinds();
    for name in ODDITIES {
        assert!(write_atomically(&odd.path(name), b"a record").is_err(), "{name}");
    }
    assert_eq!(kinds(), before);
    assert_eq!(fs::read_dir(odd.folder.path()).unwrap().count(), ODDITIES.len() + 1, "nothing is left behind");
}

#[test]
fn a_folder_is_searched_without_going_round_in_circles_or_waiting_for_pipes() {
    let odd = Oddities::new();
    fs::write(odd.path("game.kif"), "1 ７六歩(77)\n").unwrap();
    let names: Vec<OsString> =
        files_below(odd.folder.path(), &["kif"]).into_iter().map(|path| path.file_name().unwrap().to_owned()).collect();
    let all = ["about.kif", "dangling.kif", "device.kif", "game.kif", "pipe.kif", "round.kif", "socket.kif"];
    assert_eq!(names, all, "what is no file is told of, and so is a link that leads nowhere");
}

#[test]
fn a_file_of_a_hundred_megabytes_is_not_read_and_one_that_grows_only_as_far_as_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.kif");
    File::create(&path).unwrap().set_len(100 << 20).unwrap();
    assert_eq!(read_file(&path, LIMIT).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    // Something without a size or an end.
    let endless = komadai::storage::read_anything(Path::new("/dev/zero"), LIMIT);
    assert_eq!(endless.unwrap_err().kind(), io::ErrorKind::FileTooLarge);
}

#[test]
fn any_name_that_a_system_allows_is_written_read_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let names = [
        OsString::from("two\nlines.kif"),
        OsString::from("fik\u{202e}.txt\u{202c}.kif"),
        OsString::from("\u{200b}\u{feff}.kif"),
        OsString::from(" .kif"),
        OsString::from("-rf.kif"),
        OsString::from("棋譜 ☗☖.kif"),
        OsString::from(format!("{}.kif", "歩".repeat(83))),
        OsStr::from_bytes(b"\xff\xfe\x81.kif").to_owned(),
    ];
    for name in &names {
        let path = folder.path().join(name);
        write_atomically(&path, b"one").unwrap_or_else(|error| panic!("{name:?}: {error}"));
        write_atomically(&path, b"two").unwrap();
        assert_eq!(read_file(&path, LIMIT).unwrap(), b"two", "{name:?}");
    }
    assert_eq!(files_below(folder.path(), &["kif"]).len(), names.len());
    let too_long = folder.path().join(format!("{}.kif", "a".repeat(252)));
    assert!(write_atomically(&too_long, b"one").is_err());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), names.len());
}

#[test]
fn a_file_that_is_renamed_away_or_a_folder_that_vanishes_is_an_error_or_a_new_file_and_never_half_a_one() {
    let folder = tempfile::tempdir().unwrap();
    let (inside, path) = (folder.path().join("share"), folder.path().join("share").join("game.kif"));
    fs::create_dir(&inside).unwrap();
    write_atomically(&path, b"one").unwrap();
    fs::rename(&path, inside.join("mine.kif")).unwrap();
    write_atomically(&path, b"two").unwrap();
    assert_eq!(fs::read(inside.join("mine.kif")).unwrap(), b"one");
    fs::rename(&inside, folder.path().join("elsewhere")).unwrap();
    assert_eq!(write_atomically(&path, b"three").unwrap_err().kind(), io::ErrorKind::NotFound);
    assert_eq!(fs::read(folder.path().join("elsewhere").join("game.kif")).unwrap(), b"two");
}

#[test]
fn settings_that_are_no_file_hold_up_no_start() {
    let odd = Oddities::new();
    for name in ["pipe.kif", "socket.kif", "about.kif"] {
        let loaded = load_settings::<Vec<u8>>(&odd.path(name));
        let LoadedSettings::Damaged { reason, .. } = loaded else { panic!("{name}: {loaded:?}") };
        assert_eq!(reason == SettingsFault::File(FileError::NoFile), name != "about.kif", "{name}: {reason:?}");
    }
}

#[test]
fn a_journal_that_another_program_has_taken_up_is_not_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (journal, aside) = (folder.path().join("game.journal"), folder.path().join("past"));
    fs::write(&journal, "lines").unwrap();
    let theirs = File::open(&journal).unwrap();
    theirs.lock().unwrap();
    let put = || put_aside(&journal, &journal.with_extension("kif"), &aside);
    assert_eq!(put().unwrap_err().kind(), io::ErrorKind::ResourceBusy);
    assert!(journal.exists() && !aside.exists());
    drop(theirs);
    assert_eq!(put().unwrap(), SetAside { journal: aside.join("game.journal"), record: None });
}

/// Tells the tests on a small disk where it is.
const SMALL_DISK: &str = "KOMADAI_SMALL_DISK";

/// Runs the tests on a disk of 64 kB that only they see, and that is made read-only afterwards. If the system reserves
/// that for administrators, nothing is tested.
#[cfg(target_os = "linux")]
#[test]
fn a_record_on_a_full_or_read_only_disk_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let script = r#"mount -t tmpfs -o size=64k tmpfs "$1" 2>/dev/null || exit 77
        "$2" --exact "$3::on_a_full_disk" --ignored && mount -o remount,ro "$1" && "$2" --exact "$3::on_a_read_only_disk" --ignored"#;
    let here = module_path!().split_once("::").unwrap().1;
    let mut trial = Command::new("unshare");
    trial.args(["--map-root-user", "--mount", "sh", "-c", script, "sh"]);
    trial.args([folder.path(), &std::env::current_exe().unwrap(), Path::new(here)]).env(SMALL_DISK, folder.path());
    let Ok(done) = trial.output() else { return };
    let said = String::from_utf8_lossy(&done.stdout);
    let was_tried = said.contains("running 1 test");
    assert!(done.status.success() || !was_tried, "{said}");
}

#[test]
#[ignore = "the trial above starts it where there is such a disk"]
fn on_a_full_disk() {
    let Some(disk) = std::env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let path = disk.join("game.kif");
    write_atomically(&path, b"one").unwrap();
    let error = write_atomically(&path, &[b'a'; 100 << 10]).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    assert_eq!(fs::read(&path).unwrap(), b"one");
    assert_eq!(fs::read_dir(&disk).unwrap().count(), 1, "nothing is left behind");
    write_atomically(&path, b"two").unwrap();
}

#[test]
#[ignore = "the trial above starts it where there is such a disk"]
fn on_a_read_only_disk() {
    let Some(path) = std::env::var_os(SMALL_DISK).map(|disk| PathBuf::from(disk).join("game.kif")) else { return };
    assert_eq!(write_atomically(&path, b"three").unwrap_err().kind(), io::ErrorKind::ReadOnlyFilesystem);
    assert_eq!(fs::read(&path).unwrap(), b"two");
}
