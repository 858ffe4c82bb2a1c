//! Measuring time.

use std::time::Duration;

use cpu_time::ProcessTime;

/// How often each measurement is repeated.
const RUNS: usize = 9;

/// The best and the median of several runs.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    pub best: Duration,
    pub middle: Duration,
}

impl Taken {
    /// How many of `count` things were done per second, best and median.
    pub fn per_second(self, count: u64) -> [f64; 2] {
        [self.best, self.middle].map(|time| count as f64 / time.as_secs_f64())
    }

    /// How many nanoseconds each of `count` things took, best and median.
    pub fn nanos_each(self, count: u64) -> [f64; 2] {
        [self.best, self.middle].map(|time| time.as_secs_f64() * 1e9 / count as f64)
    }
}

/// The processor time of `work`, including the kernel and all threads.
pub fn processor_time(mut work: impl FnMut()) -> Taken {
    taken(|| {
        let started = ProcessTime::now();
        work();
        started.elapsed()
    })
}

/// The wall time, which is what matters for work on several cores.
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
