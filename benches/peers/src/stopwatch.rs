//! How long something takes.

use std::time::Duration;

use cpu_time::ProcessTime;

/// How often each thing is done.
const RUNS: usize = 9;

/// The best and the middle of several runs.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    pub best: Duration,
    pub middle: Duration,
}

impl Taken {
    /// How many of `count` things were done in a second, at best and in the middle.
    pub fn per_second(self, count: u64) -> [f64; 2] {
        [self.best, self.middle].map(|time| count as f64 / time.as_secs_f64())
    }

    /// How long one of `count` things took, at best and in the middle, in nanoseconds.
    pub fn nanos_each(self, count: u64) -> [f64; 2] {
        [self.best, self.middle].map(|time| time.as_secs_f64() * 1e9 / count as f64)
    }
}

/// The processor time of `work`, kernel included and all threads together.
pub fn processor_time(mut work: impl FnMut()) -> Taken {
    taken(|| {
        let started = ProcessTime::now();
        work();
        started.elapsed()
    })
}

/// The time on the wall: what work on several cores is about.
pub fn wall_time(mut work: impl FnMut()) -> Taken {
    taken(|| {
        let started = std::time::Instant::now();
        work();
        started.elapsed()
    })
}

fn taken(mut run: impl FnMut() -> Duration) -> Taken {
    run();
    let mut times: Vec<Duration> = (0..RUNS).map(|_| run()).collect();
    times.sort_unstable();
    Taken { best: times[0], middle: times[RUNS / 2] }
}
