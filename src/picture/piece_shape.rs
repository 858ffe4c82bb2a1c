//! The shape of a piece: five corners, a narrow foot below the lit face, a shadow, and where the kanji stands on it.
//!
//! Lengths are in heights of the piece, places are seen from its middle with its tip up.

/// The corners of a piece of full width, from the tip to the right.
pub const CORNERS: [(f32, f32); 5] = [(0.0, -0.5), (0.36, -0.335), (0.46, 0.5), (-0.46, 0.5), (-0.36, -0.335)];

/// How high the dark foot is.
pub const FOOT: f32 = 0.035;

/// How much of the light there is at the lower end of the face.
pub const LIGHT_AT_FOOT: f32 = 0.35;

/// How thick the edge is.
pub const EDGE: f32 = 0.018;

/// How far the shadow reaches beyond the piece.
pub const SHADOW_REACH: f32 = 0.075;

/// How far the shadow of a piece on the board falls down.
pub const SHADOW_FALL: f32 = 0.045;

/// How far the shadow falls to the right, in shares of how far it falls down.
pub const SHADOW_SLANT: f32 = 0.35;

/// The size of the kanji.
pub const GLYPH: f32 = 0.68;

/// How far below the middle the ink of the kanji has its centre: there the piece is widest.
pub const GLYPH_DROP: f32 = 0.055;
