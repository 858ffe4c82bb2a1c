//! The reader of plain documents: the header and the start first, then the moves, each played as soon as it is read.

use serde_json::value::RawValue;

use super::plain::{Plain, once};
use super::reader::{Places, Reader};
use crate::record::Header;
use crate::record::import::{ImportOptions, Reading};
use crate::record::sink::RecordSink;
use crate::record::warning::Warnings;

/// What comes before the moves.
#[derive(Default)]
struct Opening<'a> {
    header: Option<Header>,
    initial: Option<&'a RawValue>,
}

/// Reads a document that is plain, and has its moves last; `None` if it is not, or cannot be read at all.
pub(super) fn read_plainly<T: RecordSink>(text: &str, options: ImportOptions) -> Option<Reading<T>> {
    let (mut plain, mut opening, mut reading) = (Plain::of(text), Opening::default(), None);
    plain.object(|plain, key| match key {
        _ if reading.is_some() => None,
        "header" => once(&mut opening.header, header(plain)),
        "initial" => once(&mut opening.initial, initial(plain)),
        "moves" => once(&mut reading, moves(text, std::mem::take(&mut opening), options, plain)),
        _ => None,
    })?;
    plain.end().and(reading)
}

fn header(plain: &mut Plain) -> Option<Header> {
    let mut header = Header::default();
    plain.object(|plain, key| {
        header.must_have_room(1).ok()?;
        header.push(key, plain.word()?);
        Some(())
    })?;
    Some(header)
}

/// A start that has nothing but its name.
fn initial<'a>(plain: &mut Plain<'a>) -> Option<&'a RawValue> {
    let mut preset = None;
    let (text, ()) = plain
        .with_text(|plain| plain.object(|plain, key| once(&mut preset, plain.word().filter(|_| key == "preset"))))?;
    preset.and_then(|_| serde_json::from_str(text).ok())
}

fn moves<'a, T: RecordSink>(
    text: &'a str,
    opening: Opening<'a>,
    options: ImportOptions,
    plain: &mut Plain<'a>,
) -> Option<Reading<T>> {
    let header = opening.header.unwrap_or_default();
    let reader = Reader::begin(Places::of(text), header, opening.initial, Warnings::default(), options);
    let mut reader: Reader<T> = reader.ok()?;
    let (mut is_over, mut lost_on) = (false, None);
    plain.list(|plain| {
        let (raw, step) = plain.with_text(Plain::step)?;
        if is_over {
            lost_on.take().into_iter().for_each(|line| reader.look_for_foul(line, step.special.as_deref()));
            return Some(());
        }
        let line = reader.places.line_of(raw);
        reader.take(line, raw, step);
        is_over = reader.replay.is_lost();
        lost_on = is_over.then_some(line);
        Some(())
    })?;
    reader.replay.leave_line();
    Some(reader.replay.finish())
}
