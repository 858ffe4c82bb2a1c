//! Fuzzes clocks for physical boards, command by command.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::clock(bytes));
