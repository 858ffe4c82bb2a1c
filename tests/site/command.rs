//! `komadai publish`, as a shell sees it.
#![expect(clippy::disallowed_methods, reason = "the test starts programs and looks at what they leave")]

use std::path::Path;
use std::process::Command;

fn publish(folder: &Path, arguments: &[&str]) -> (String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    let done = command.arg("publish").args(arguments).current_dir(folder).output().unwrap();
    (String::from_utf8(done.stderr).unwrap(), done.status.code().unwrap())
}

#[test]
fn what_cannot_be_published_is_refused_with_what_to_do_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (told, code) = publish(folder, &["nowhere", "--to", "site"]);
    assert_eq!((told.as_str(), code), ("nowhere: there is no such folder\n", 1));
    std::fs::create_dir(folder.join("hall")).unwrap();
    let (told, code) = publish(folder, &["hall", "--to", "site", "--address", "nonsense"]);
    assert!(told.contains("https://example.org/open/") && code == 2, "{told}");
    let (told, code) = publish(folder, &["hall", "--to", "site", "--delay", "5"]);
    assert!(told.contains("--watch") && code == 2, "{told}");
    let (told, code) = publish(folder, &["hall", "--to", "site", "--event", "club.ron"]);
    assert!(told.contains("club.ron") && code == 1, "{told}");
    for overlapping in ["hall", "hall/site", "hall/../hall/new/site", "."] {
        let (told, code) = publish(folder, &["hall", "--to", overlapping]);
        assert!(told.contains("overlaps with that of the hall") && code == 1, "{told}");
    }
    let left: Vec<_> = std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left, ["hall"]);
    assert_eq!(std::fs::read_dir(folder.join("hall")).unwrap().count(), 0);
}

#[test]
fn a_site_that_is_written_once_waits_for_no_news_and_files_that_cannot_be_read_are_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("hall")).unwrap();
    std::fs::write(folder.path().join("hall/table-01.kif"), "1 ７六歩(77)\n").unwrap();
    assert_eq!(publish(folder.path(), &["hall", "--to", "site"]), (String::new(), 0));
    let overview = std::fs::read_to_string(folder.path().join("site/hall.json")).unwrap();
    assert!(overview.contains("\"x\":true"), "{overview}");
    let unread = folder.path().join("hall/table-02.kif");
    std::fs::write(&unread, "no record at all").unwrap();
    // A file of just now may still be being written.
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(60);
    std::fs::File::options().write(true).open(&unread).unwrap().set_modified(long_ago).unwrap();
    let told = "hall: 1 file cannot be read in full\n".to_owned();
    assert_eq!(publish(folder.path(), &["hall", "--to", "site"]), (told, 1));
}

#[cfg(unix)]
#[test]
fn who_is_asked_to_stop_writes_that_publishing_has_ended() {
    use std::thread;
    use std::time::Duration;

    let folder = tempfile::tempdir().unwrap();
    let [hall, site] = ["hall", "site"].map(|name| folder.path().join(name));
    std::fs::create_dir(&hall).unwrap();
    std::fs::write(hall.join("table-01.kif"), "1 ７六歩(77)\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_komadai"));
    command.arg("publish").arg(&hall).arg("--to").arg(&site).arg("--watch").stdout(std::process::Stdio::piped());
    let mut publisher = command.spawn().unwrap();
    let overview = || std::fs::read_to_string(site.join("hall.json")).unwrap_or_default();
    let is_told = |what: fn(&str) -> bool| {
        (0..500).any(|_| {
            thread::sleep(Duration::from_millis(20));
            what(&overview())
        })
    };
    assert!(is_told(|told| told.contains("\"t\":[\"0 ") && !told.contains("\"x\":true")), "{}", overview());
    let id = rustix::process::Pid::from_child(&publisher);
    // It listens for the signal once it has told where the site is.
    let mut told = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(publisher.stdout.take().unwrap()), &mut told).unwrap();
    thread::sleep(Duration::from_millis(200));
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    assert!(publisher.wait().unwrap().success());
    assert!(overview().contains("\"x\":true"), "{}", overview());
}
