//! The shape of a piece: five corners, a narrow foot below the lit face, a shadow, and the position of the kanji on it.
//!
//! Lengths are multiples of the piece's height; positions are relative to its centre with its tip up.

/// The corners of a piece of full width, clockwise from the tip.
pub const CORNERS: [(f32, f32); 5] = [(0.0, -0.5), (0.36, -0.335), (0.46, 0.5), (-0.46, 0.5), (-0.36, -0.335)];

/// The height of the dark foot.
pub const FOOT: f32 = 0.035;

/// The share of light at the lower end of the face.
pub const LIGHT_AT_FOOT: f32 = 0.35;

/// The thickness of the edge.
pub const EDGE: f32 = 0.018;

/// How far the shadow extends beyond the piece.
pub const SHADOW_REACH: f32 = 0.075;

/// How far the shadow of a piece on the board is offset downwards.
pub const SHADOW_FALL: f32 = 0.045;

/// The offset of the shadow to the right, as a share of its offset downwards.
pub const SHADOW_SLANT: f32 = 0.35;

/// The size of the kanji.
pub const GLYPH: f32 = 0.68;

/// How far below the centre of the piece the ink of the kanji is centred: there the piece is widest.
pub const GLYPH_DROP: f32 = 0.055;
