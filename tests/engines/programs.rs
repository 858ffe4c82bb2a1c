//! The programs that the tests run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use komadai::engine::Event;
use komadai::engine_process::{Engine, EngineStart, News};
use serde_json::Value;

/// The engine that behaves badly. It is built with the examples, or here if only these tests were.
pub fn hostile() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let own = std::env::current_exe().unwrap();
        let profile = own.parent().unwrap().parent().unwrap();
        let program = profile.join("examples").join("hostile_engine");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engines/hostile_engine.rs");
        let changed = |file: &Path| file.metadata().and_then(|it| it.modified()).ok();
        if changed(&program) < changed(&source) {
            let features: &[&str] = if cfg!(feature = "gui") { &[] } else { &["--no-default-features"] };
            let build =
                Command::new(env!("CARGO")).args(["build", "--example", "hostile_engine"]).args(features).status();
            assert!(build.unwrap().success());
        }
        program
    })
}

pub fn behaving(how: &str) -> EngineStart {
    EngineStart::of_words(&[hostile().as_os_str(), how.as_ref()])
}

pub fn start(how: &str) -> Engine {
    Engine::start(&behaving(how), || {}).unwrap()
}

/// Waits until something of this kind happens, this long at most, and returns all that happened until then.
pub fn wait_until(engine: &Engine, at_most: Duration, is_it: impl Fn(&News) -> bool) -> (Vec<News>, Duration) {
    let since = Instant::now();
    let mut all = Vec::new();
    while since.elapsed() < at_most {
        let news = engine.wait_for_news(Duration::from_millis(50));
        let is_there = news.iter().any(&is_it);
        all.extend(news);
        if is_there {
            return (all, since.elapsed());
        }
    }
    panic!("after {at_most:?} there was only {all:#?}");
}

pub fn is_ready(news: &News) -> bool {
    matches!(news, News::Event(Event::Ready { .. }))
}

pub fn is_finished(news: &News) -> bool {
    matches!(news, News::Event(Event::Finished { .. }))
}

pub fn is_fault(kind: &'static str) -> impl Fn(&News) -> bool {
    move |news| matches!(news, News::Event(Event::Fault(fault)) if fault.kind() == kind)
}

/// What `komadai` says, and its exit code.
pub fn komadai(arguments: &[&str]) -> (String, String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

pub fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Whether any process has this in its command line.
pub fn runs(words: &str) -> bool {
    let lists = Command::new("ps").args(["-eo", "args"]).output().unwrap();
    String::from_utf8_lossy(&lists.stdout).lines().any(|line| line.contains(words))
}

/// Waits until nothing has this in its command line any more.
pub fn is_gone(words: &str, at_most: Duration) -> bool {
    let since = Instant::now();
    while since.elapsed() < at_most {
        if !runs(words) {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}
