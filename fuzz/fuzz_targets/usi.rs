//! Fuzzes the USI `position` command.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::usi(bytes));
