//! Fuzzes the files of events, and lists of pairings.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::event(bytes));
