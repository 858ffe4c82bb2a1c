//! Fuzzes the lines of a record that log an arbiter's acts.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::audit(bytes));
