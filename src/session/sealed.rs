//! How a sealed move (封じ手) is stored, so that nobody reads it by accident.
//!
//! This is an envelope, not a cipher. Anybody who wants to can open it, with this program or by hand, just like a paper
//! one; it protects the move from a passing glance at a journal.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::shogi::Move;

/// The prefix of a sealed move; before envelopes were introduced, moves were stored in the clear.
const ENVELOPE: &str = "sealed:";

/// What the move is mixed with. It is no secret.
const LINING: [u8; 5] = [0x5e, 0xa1, 0x3c, 0xd7, 0x68];

pub fn serialize<S: Serializer>(sealed: &Option<Move>, to: S) -> Result<S::Ok, S::Error> {
    sealed.map(|mv| envelope(&mv.to_string())).serialize(to)
}

pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Move>, D::Error> {
    let Some(text) = Option::<String>::deserialize(from)? else { return Ok(None) };
    let written = match text.strip_prefix(ENVELOPE) {
        Some(closed) => open(closed).ok_or_else(|| D::Error::custom("this is no sealed move"))?,
        None => text,
    };
    written.parse().map(Some).map_err(D::Error::custom)
}

/// Pads every move to the longest, so that the size of the envelope gives nothing away.
fn envelope(mv: &str) -> String {
    let mut before = 0;
    let bytes = mv.bytes().chain(std::iter::repeat(b' ')).zip(LINING);
    let closed = bytes.map(|(byte, lining)| {
        before ^= byte ^ lining;
        format!("{before:02x}")
    });
    std::iter::once(ENVELOPE.to_owned()).chain(closed).collect()
}

fn open(closed: &str) -> Option<String> {
    let places = (0..closed.len()).step_by(2);
    let bytes: Vec<u8> =
        places.map(|at| u8::from_str_radix(closed.get(at..at + 2)?, 16).ok()).collect::<Option<_>>()?;
    let before = std::iter::once(0).chain(bytes.iter().copied());
    let letters = bytes.iter().zip(LINING).zip(before).map(|((byte, lining), before)| byte ^ lining ^ before);
    let whole = Some(letters.collect()).filter(|_| bytes.len() == LINING.len());
    whole.and_then(|letters| String::from_utf8(letters).ok()).map(|mv| mv.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::ArbiterAct;
    use crate::shogi::{PieceKind, Square};

    #[test]
    fn every_move_comes_out_of_its_envelope_and_none_is_read_on_it() {
        for to in Square::all() {
            for from in Square::all() {
                let mv = Move::Normal { from, to, promote: to.rank() < 4 };
                round(mv);
            }
            round(Move::Drop { kind: PieceKind::Silver, to });
        }
    }

    fn round(mv: Move) {
        let act = ArbiterAct::Adjourn { sealed: Some(mv) };
        let written = serde_json::to_string(&act).unwrap();
        assert!(!written.contains(&mv.to_string()), "{written}");
        assert_eq!(serde_json::from_str::<ArbiterAct>(&written).unwrap(), act);
    }

    #[test]
    fn what_was_written_before_there_were_envelopes_is_read() {
        let read = |text: &str| serde_json::from_str::<ArbiterAct>(text);
        let sealed = Some("2g2f".parse().unwrap());
        assert_eq!(read(r#"{"Adjourn":{"sealed":"2g2f"}}"#).unwrap(), ArbiterAct::Adjourn { sealed });
        assert_eq!(read(r#"{"Adjourn":{"sealed":null}}"#).unwrap(), ArbiterAct::Adjourn { sealed: None });
    }

    #[test]
    fn an_envelope_with_nothing_in_it_is_refused() {
        for closed in ["", "00", "zz00zz00zz", "0000000000", "sealed:", "5ea13cd768ff", "é"] {
            let text = serde_json::to_string(&format!("{ENVELOPE}{closed}")).unwrap();
            assert!(serde_json::from_str::<ArbiterAct>(&format!(r#"{{"Adjourn":{{"sealed":{text}}}}}"#)).is_err());
        }
    }
}
