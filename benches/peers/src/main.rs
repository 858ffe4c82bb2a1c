//! Komadai's rules and records compared with those of other libraries, in one run on one machine.
//!
//!     cargo run --release --manifest-path benches/peers/Cargo.toml [moves|positions|records] [alone]
//!     cargo run --release --manifest-path benches/peers/Cargo.toml write FOLDER
//!
//! Times are processor time, not wall time, so that other programs hardly disturb them; each is the best and the median
//! of several runs. The answers are compared before anything is measured. With `alone` the peers are left out, for those
//! who look with a profiler where our own time goes. What `write` writes is read by `peers.py` and `peers.mjs`, which hold
//! libraries of other languages.

#[path = "../../../examples/shared/games.rs"]
mod chance;
mod games;
mod moves;
mod positions;
mod records;
mod stopwatch;

fn main() {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    if let [word, folder] = &wanted[..]
        && word == "write"
    {
        return records::write(folder.as_ref()).expect("the folder can be written");
    }
    let is_alone = wanted.iter().any(|word| word == "alone");
    wanted.retain(|word| word != "alone");
    let parts: [(&str, fn(bool)); 3] =
        [("moves", moves::report), ("positions", positions::report), ("records", records::report)];
    for (name, report) in parts {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            report(!is_alone);
        }
    }
}
