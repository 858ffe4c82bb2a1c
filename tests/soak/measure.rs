//! What the system reports about this program.

use std::fs;

/// Measured once every minute of the day.
#[derive(Debug, Default)]
pub struct Measures(Vec<Measure>);

#[derive(Clone, Copy, Debug)]
struct Measure {
    minute: u32,
    kilobytes: u64,
    files: usize,
    threads: usize,
    letters: u64,
}

/// The maximum growth of memory per hour of the day, in kB.
const MOST_GROWTH: f64 = 5.0 * 1024.0;

/// The maximum memory at any time, in kB.
const MOST_KILOBYTES: u64 = 400 * 1024;

/// Files being written or read at the moment they are counted, and the threads doing it.
const IN_PASSING: usize = 6;

impl Measures {
    pub fn take(&mut self, minute: u32, letters: u64) {
        let count = |of: &str| fs::read_dir(of).unwrap().count();
        let (files, threads) = (count("/proc/self/fd"), count("/proc/self/task"));
        self.0.push(Measure { minute, kilobytes: kilobytes(), files, threads, letters });
    }

    pub fn told(&self) -> String {
        let of = |what: fn(&Measure) -> u64| {
            let values: Vec<u64> = self.0.iter().map(what).collect();
            format!("{} to {}", values.iter().min().unwrap(), values.iter().max().unwrap())
        };
        let hours = self.0.iter().filter(|it| it.minute % 60 == 0).map(|it| {
            let Measure { minute, kilobytes, letters, .. } = it;
            format!("\nhour {}: {kilobytes} kB, letters fill {letters} % of their picture", minute / 60)
        });
        format!(
            "memory {} kB, growing by {:.0} kB an hour; files {}; threads {}{}",
            of(|it| it.kilobytes),
            self.growth(),
            of(|it| it.files as u64),
            of(|it| it.threads as u64),
            hours.collect::<String>()
        )
    }

    /// Fails if the day ends with more than it had.
    pub fn hold(&self, minutes: u32) {
        let (early, late) = self.0.split_at(self.0.len() / 2);
        let least = |part: &[Measure], what: fn(&Measure) -> usize| part.iter().map(what).min().unwrap();
        assert!(least(late, |it| it.files) <= least(early, |it| it.files) + IN_PASSING, "files are left open");
        assert!(least(late, |it| it.threads) <= least(early, |it| it.threads) + IN_PASSING, "threads are left behind");
        assert!(self.0.iter().all(|it| it.kilobytes < MOST_KILOBYTES), "too much memory is used");
        // A few minutes are not enough to fit a line.
        assert!(minutes < 120 || self.growth() < MOST_GROWTH, "memory grows by {:.0} kB an hour", self.growth());
    }

    /// The growth of memory per hour of the day, in kB: the slope of the best-fitting line.
    fn growth(&self) -> f64 {
        let mean = |of: fn(&Measure) -> f64| self.0.iter().map(of).sum::<f64>() / self.0.len() as f64;
        let (x, y) = (|it: &Measure| f64::from(it.minute) / 60.0, |it: &Measure| it.kilobytes as f64);
        let (mean_x, mean_y) = (mean(x), mean(y));
        let above: f64 = self.0.iter().map(|it| (x(it) - mean_x) * (y(it) - mean_y)).sum();
        let below: f64 = self.0.iter().map(|it| (x(it) - mean_x).powi(2)).sum();
        above / below
    }
}

/// The memory used by this program, in kB.
fn kilobytes() -> u64 {
    let rollup = fs::read_to_string("/proc/self/smaps_rollup").unwrap();
    let line = rollup.lines().find_map(|line| line.strip_prefix("Rss:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}
