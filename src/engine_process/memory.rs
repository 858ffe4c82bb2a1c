//! The memory of a process, where the system tells it.

/// The memory a process has in use, in megabytes.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "the system tells it in a file")]
pub(super) fn megabytes_of(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? / 1024)
}

/// The memory a process has in use, in megabytes: unknown on this system.
#[cfg(not(target_os = "linux"))]
pub(super) const fn megabytes_of(_process: u32) -> Option<u64> {
    None
}
