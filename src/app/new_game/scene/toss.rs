//! Five pawns in flight.

use std::time::Duration;

use crate::app::new_game::form::{FLIGHT, NewGameForm, Toss};
use crate::clock::SessionTime;
use crate::rules::{FallenPawn, Throw, Tossed};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// Five pawns that are tossed for the sides.
#[derive(Clone, Debug)]
pub struct TossScene {
    /// The pawns; what lies upon another comes after it.
    pub pawns: [TossedPawn; 5],
    /// What has come of it so far.
    pub words: String,
}

/// A pawn in the air, or where it fell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TossedPawn {
    /// Where it is, from the left edge, 0, to the right one, 1.
    pub x: f32,
    /// How high above the ground, 1 being as high as pawns fly.
    pub height: f32,
    /// What is seen of it.
    pub side: PawnSide,
}

/// What is seen of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PawnSide {
    /// 歩
    Front,
    /// と
    Back,
    /// Its edge: it stands.
    Edge,
}

impl TossScene {
    pub fn of(form: &NewGameForm, text: &Text, now: SessionTime) -> Option<Self> {
        let toss = form.toss.as_ref()?;
        let told = |fallen, result| {
            let args = [("fallen", Arg::from(fallen)), ("player", winner_words(form, result, text).into())];
            match owner(form, result) {
                Some(owner) => text.tell("toss-decided-of", &[&args[..], &[("owner", owner.into())]].concat()),
                None => text.tell("toss-decided", &args),
            }
        };
        Some(Self::showing(toss, text, now, told))
    }

    /// What is seen of `toss`; `told` says how many show which side, and who therefore plays Black.
    pub fn showing(toss: &Toss, text: &Text, now: SessionTime, told: impl Fn(String, Tossed) -> String) -> Self {
        let (index, elapsed) = toss.at(now);
        let throw = toss.furigoma.throws[index];
        let words = if elapsed < FLIGHT {
            String::new()
        } else {
            let fallen = fallen_words(&throw, text);
            match throw.result() {
                None => text.tell("toss-tie", &[("fallen", fallen.into())]),
                Some(result) => told(fallen, result),
            }
        };
        Self { pawns: std::array::from_fn(|pawn| tossed(pawn, throw.0[pawn], elapsed)), words }
    }
}

/// How many show which side, and how many show neither: those are seen, and count for nobody.
fn fallen_words(throw: &Throw, text: &Text) -> String {
    let (pawns, tokins) = (throw.count(FallenPawn::Pawn), throw.count(FallenPawn::Tokin));
    let others = throw.0.len() - pawns - tokins;
    let args = [("pawns", Arg::from(pawns)), ("tokins", tokins.into()), ("others", others.into())];
    text.tell(if others == 0 { "toss-fallen" } else { "toss-fallen-with-others" }, &args)
}

/// Who has Black, once the sides are given; before that, who will have it.
fn winner_words(form: &NewGameForm, result: Tossed, text: &Text) -> String {
    let senior = form.senior();
    let is_settled = form.toss.as_ref().is_some_and(|toss| toss.is_settled);
    let has_black = match (is_settled, result) {
        (true, _) => Color::Black,
        (false, Tossed::PawnOwner) => senior,
        (false, Tossed::Other) => senior.opponent(),
    };
    let name = form.names[has_black.index()].trim();
    match (name.is_empty(), result) {
        (false, _) => name.to_owned(),
        (true, Tossed::PawnOwner) => text.say("toss-owner"),
        (true, Tossed::Other) => text.say("toss-other"),
    }
}

/// Whose pawns are tossed, if anybody is named: who has Black by them depends on that.
fn owner(form: &NewGameForm, result: Tossed) -> Option<String> {
    let is_settled = form.toss.as_ref().is_some_and(|toss| toss.is_settled);
    let color = match (is_settled, result) {
        (false, _) => form.senior(),
        (true, Tossed::PawnOwner) => Color::Black,
        (true, Tossed::Other) => Color::White,
    };
    Some(form.names[color.index()].trim().to_owned()).filter(|name| !name.is_empty())
}

/// A pawn `elapsed` after it was thrown from the middle: up and down again, turning over and over until it lies.
fn tossed(pawn: usize, fallen: FallenPawn, elapsed: Duration) -> TossedPawn {
    let flown = (elapsed.as_secs_f32() / FLIGHT.as_secs_f32()).min(1.0);
    let place = pawn as f32;
    let ground = match fallen {
        // It lies upon the one before it, the first upon the second.
        FallenPawn::Overlapping if pawn == 0 => lying(0.6),
        FallenPawn::Overlapping => lying(place - 0.6),
        FallenPawn::Pawn | FallenPawn::Tokin | FallenPawn::Standing => lying(place),
    };
    let turns = (flown * (7.0 + place)) as usize;
    let side = match fallen {
        _ if flown < 1.0 && turns.is_multiple_of(2) => PawnSide::Front,
        _ if flown < 1.0 => PawnSide::Back,
        FallenPawn::Standing => PawnSide::Edge,
        FallenPawn::Tokin => PawnSide::Back,
        FallenPawn::Pawn | FallenPawn::Overlapping => PawnSide::Front,
    };
    TossedPawn { x: 0.5 + (ground - 0.5) * flown, height: 4.0 * flown * (1.0 - flown), side }
}

/// The place of the pawn with this number on the ground.
fn lying(number: f32) -> f32 {
    (number + 0.5) / 5.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_five_pawns_are_told() {
        use FallenPawn::{Overlapping, Pawn, Standing, Tokin};
        let said = |language, throw| fallen_words(&Throw(throw), &Text::new(language));
        let (english, japanese) = (crate::text::Language::English, crate::text::Language::Japanese);
        assert_eq!(said(english, [Pawn, Pawn, Pawn, Tokin, Tokin]), "3 × 歩, 2 × と");
        let leaning = [Pawn, Pawn, Overlapping, Pawn, Pawn];
        assert_eq!(said(english, leaning), "4 × 歩, 0 × と, 1 upright or on another, not counted");
        assert_eq!(said(japanese, leaning), "歩4枚・と0枚（立った・重なった1枚は数えず）");
        assert_eq!(
            said(english, [Standing, Standing, Tokin, Pawn, Pawn]),
            "2 × 歩, 1 × と, 2 upright or on another, not counted"
        );
    }

    #[test]
    fn pawns_start_together_and_end_as_they_fell() {
        for fallen in [FallenPawn::Pawn, FallenPawn::Tokin, FallenPawn::Standing, FallenPawn::Overlapping] {
            let at = |elapsed| std::array::from_fn::<_, 5, _>(|pawn| tossed(pawn, fallen, elapsed));
            assert!(at(Duration::ZERO).iter().all(|pawn| (pawn.x - 0.5).abs() < 0.01 && pawn.height < 0.01));
            assert!(at(FLIGHT / 2).iter().all(|pawn| pawn.height > 0.9));
            assert_eq!(at(FLIGHT), at(FLIGHT * 3), "what lies stays");
            assert!(at(FLIGHT).iter().all(|pawn| pawn.height < 0.01 && (0.0..=1.0).contains(&pawn.x)));
        }
    }
}
