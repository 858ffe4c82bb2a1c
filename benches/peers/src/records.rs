//! Whole records: how many are read per second, checking every move.

use std::path::Path;

use komadai::record::{RecordFormat, TextEncoding, import};
use rayon::prelude::*;

use crate::games::{GAMES, files, plies};
use crate::stopwatch::{processor_time, wall_time};

/// What is read: a format in an encoding, and how its files are called.
const KINDS: [(&str, &str, RecordFormat, TextEncoding); 5] = [
    ("KIF (CP932)", "kif", RecordFormat::Kif, TextEncoding::Cp932),
    ("KIF (UTF-8)", "kifu", RecordFormat::Kif, TextEncoding::Utf8),
    ("KI2 (UTF-8)", "ki2u", RecordFormat::Ki2, TextEncoding::Utf8),
    ("CSA", "csa", RecordFormat::Csa, TextEncoding::Utf8),
    ("JKF", "jkf", RecordFormat::Jkf, TextEncoding::Utf8),
];

/// Writes all of it, for programs in other languages.
pub fn write(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    for (_, ending, format, encoding) in KINDS {
        for (number, bytes) in (0..).zip(files(format, encoding)) {
            let number: u64 = number;
            std::fs::write(folder.join(format!("{number:04}.{ending}")), bytes)?;
        }
    }
    Ok(())
}

pub fn report(with_peers: bool) {
    println!("\n## Records: {GAMES} games of {} moves together, best / middle of 9 runs\n", plies());
    for (name, _, format, encoding) in KINDS {
        let files = files(format, encoding);
        let bytes: usize = files.iter().map(Vec::len).sum();
        assert!(files.iter().all(|file| import(file).is_ok_and(|read| read.warnings.is_empty())));
        row(name, "Komadai, one core", bytes, processor_time(|| files.iter().for_each(|file| ours(file))));
        if with_peers {
            beside(name, format, &files, bytes);
        }
    }
}

/// What only shows beside others: both cores, and other libraries.
fn beside(name: &str, format: RecordFormat, files: &[Vec<u8>], bytes: usize) {
    row(name, "Komadai, all cores (wall)", bytes, wall_time(|| files.par_iter().for_each(|file| ours(file))));
    if files.iter().all(|file| rsshogi(file, format)) {
        row(name, "rsshogi", bytes, processor_time(|| files.iter().for_each(|file| _ = rsshogi(file, format))));
    } else {
        let read = files.iter().filter(|file| rsshogi(file, format)).count();
        println!("| {name} | rsshogi | reads {read} of them |");
    }
    if format == RecordFormat::Csa {
        row(name, "csa (moves not checked)", bytes, processor_time(|| files.iter().for_each(|file| csa(file))));
    }
}

fn ours(file: &[u8]) {
    std::hint::black_box(import(file).expect("it was read before"));
}

fn rsshogi(file: &[u8], format: RecordFormat) -> bool {
    use rsshogi::records::{csa, jkf, kif};
    match format {
        RecordFormat::Kif => kif::parse_kif_bytes(file).map(std::hint::black_box).is_ok(),
        RecordFormat::Ki2 => kif::parse_ki2_bytes(file).map(std::hint::black_box).is_ok(),
        RecordFormat::Jkf => jkf::parse_jkf_bytes(file).map(std::hint::black_box).is_ok(),
        _ => csa::parse_csa_bytes(file).map(std::hint::black_box).is_ok(),
    }
}

fn csa(file: &[u8]) {
    let text = std::str::from_utf8(file).expect("we wrote it so");
    std::hint::black_box(csa::parse_csa(text)).ok();
}

fn row(name: &str, who: &str, bytes: usize, time: crate::stopwatch::Taken) {
    let [best, middle] = time.per_second(GAMES);
    let megabytes = bytes as f64 * best / GAMES as f64 / 1e6;
    println!("| {name} | {who} | {best:.0} / {middle:.0} games/s | {megabytes:.0} MB/s |");
}
