//! The contrast of words with what they stand on, measured as WCAG 2.2 has it (success criteria 1.4.3, 1.4.6, 1.4.11).

use egui::Color32;

use super::board_colours;
use super::palette::Palette;
use super::palettes::{DARK, HIGH_CONTRAST, LIGHT, shared};
use crate::picture::{PieceSet, PieceStyle};

/// How bright a colour is, from 0 for black to 1 for white.
fn luminance(color: Color32) -> f32 {
    let linear = |channel: u8| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

/// How far two colours are apart, from 1 to 21.
fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Words and what they stand on, with the names of both.
///
/// Every token is named here: one that is added has to be put among the words, the grounds, or what is neither.
fn pairs(palette: &Palette) -> Vec<(&'static str, Color32, Color32)> {
    let Palette {
        is_dark: _,
        is_high_contrast: _,
        lamp: _,
        table,
        bar,
        card,
        field,
        foot,
        line: _,
        rail: _,
        ink,
        ink_soft,
        urgent,
        grave,
        grave_fill,
        chosen,
        chosen_line,
        chosen_soft,
        on_accent,
        hover,
        badge,
        on_badge,
        branch: _,
        curve: _,
        clock_face,
        clock_face_urgent,
        clock_bar,
        clock_ink,
        clock_soft,
        clock_urgent,
        shadow: _,
    } = *palette;
    let mut pairs = vec![
        ("ink on words that are chosen", ink, chosen_soft),
        ("words on what is chosen", on_accent, chosen),
        ("words on a grave button", on_accent, grave_fill),
        ("a number on its badge", on_badge, badge),
        ("words where nothing is heard", card, urgent),
        ("digits of a large clock", clock_ink, clock_face),
        ("digits of a large clock in haste", clock_ink, clock_face_urgent),
        ("urgent digits of a large clock", clock_urgent, clock_face_urgent),
        ("urgent digits of a large clock that is calm", clock_urgent, clock_face),
        ("small words on a large clock", clock_soft, clock_face_urgent),
        ("small words between its halves", clock_soft, clock_bar),
    ];
    let grounds = [("table", table), ("bar", bar), ("card", card), ("field", field), ("foot", foot), ("hover", hover)];
    for (name, ground) in grounds {
        pairs.push((name, ink, ground));
        pairs.push((name, ink_soft, ground));
    }
    for ground in [card, field, hover, foot] {
        pairs.push(("grave words", grave, ground));
        pairs.push(("urgent words", urgent, ground));
        pairs.push(("chosen words", chosen_line, ground));
    }
    pairs
}

#[track_caller]
fn assert_apart(least: f32, theme: &str, pairs: Vec<(&'static str, Color32, Color32)>) {
    for (name, words, ground) in pairs {
        let found = contrast(words, ground);
        assert!(found >= least, "{theme}: {name}: {words:?} on {ground:?} is only {found:.2} : 1");
    }
}

#[test]
fn black_on_white_is_twenty_one_to_one() {
    assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 1e-3);
}

#[test]
fn every_text_is_at_least_four_and_a_half_to_one() {
    assert_apart(4.5, "light", pairs(&LIGHT));
    assert_apart(4.5, "dark", pairs(&DARK));
}

#[test]
fn with_high_contrast_every_text_is_at_least_seven_to_one() {
    assert_apart(7.0, "high contrast", pairs(&HIGH_CONTRAST));
    assert_apart(
        7.0,
        "board",
        vec![("coordinates", board_colours::HIGH_CONTRAST.grid, board_colours::HIGH_CONTRAST.plain)],
    );
    assert_apart(7.0, "pieces", of_pieces(PieceSet::HighContrast.style()));
}

/// What is on a piece; the ground of its face lies between these two.
fn of_pieces(style: &PieceStyle) -> Vec<(&'static str, Color32, Color32)> {
    let PieceStyle { light, dark, edge: _, edge_width: _, ink, red, marks } = *style;
    let [light, dark, ink, red, marks] = [light, dark, ink, red, marks].map(shared);
    vec![("front", ink, dark), ("front", ink, light), ("back", red, light), ("marks", marks, dark)]
}

#[test]
fn what_is_written_on_boards_and_pieces_is_at_least_four_and_a_half_to_one() {
    assert_apart(4.5, "pieces", of_pieces(PieceSet::BrushOne.style()));
    let boards = [
        ("kaya", &board_colours::KAYA),
        ("flat-sawn kaya", &board_colours::FLAT_SAWN_KAYA),
        ("katsura", &board_colours::KATSURA),
        ("flat", &board_colours::FLAT),
    ];
    for (name, board) in boards {
        for palette in [&LIGHT, &DARK] {
            assert_apart(4.5, name, vec![("coordinates", board.grid, board.plain * palette.lamp)]);
        }
    }
}

#[test]
fn frames_that_say_something_are_at_least_three_to_one() {
    for (theme, palette) in [("light", &LIGHT), ("dark", &DARK), ("high contrast", &HIGH_CONTRAST)] {
        let frames = [("chosen", palette.chosen_line), ("urgent", palette.urgent), ("rail", palette.rail)];
        let on = |ground| frames.map(|(name, frame)| (name, frame, ground)).to_vec();
        assert_apart(3.0, theme, on(palette.card));
        assert_apart(3.0, theme, on(palette.table));
        // The edge of a field parts it from what it lies on.
        assert_apart(
            3.0,
            theme,
            vec![("edge in a field", palette.rail, palette.field), ("edge on a foot", palette.rail, palette.foot)],
        );
    }
}
