//! The colours of wood, pieces and paper, named by their purpose. The window uses the same ones.

use super::drawing::Ink;

/// The background of the board: warm paper.
pub const TABLE: Ink = Ink::full(240, 233, 223);
/// The players' plates.
pub const CARD: Ink = Ink::full(252, 249, 242);
/// Separating lines.
pub const LINE: Ink = Ink::full(214, 203, 186);
/// Text that is to be read.
pub const INK: Ink = Ink::full(38, 33, 28);
/// Less important text.
pub const INK_SOFT: Ink = Ink::full(112, 101, 87);
/// The selected item, and the side to move: indigo.
pub const CHOSEN: Ink = Ink::full(45, 74, 110);
/// Text on dark colours.
pub const ON_ACCENT: Ink = Ink::full(255, 252, 246);
/// The lines of the board.
pub const GRID: Ink = Ink::full(64, 44, 20);
/// The tint over the wood of the piece stands.
pub const STAND_TINT: Ink = Ink::full(244, 232, 214);
/// The square that the last move left.
pub const LAST_FROM: Ink = Ink::full(201, 100, 56).covering(88);
/// The square that the last move reached.
pub const LAST_TO: Ink = Ink::full(201, 100, 56).covering(140);
/// The light side of a piece.
pub const PIECE_LIGHT: Ink = Ink::full(252, 232, 184);
/// The dark side of a piece.
pub const PIECE_DARK: Ink = Ink::full(233, 200, 136);
/// The edge of a piece.
pub const PIECE_EDGE: Ink = Ink::full(112, 78, 36);
/// The writing on its front.
pub const PIECE_INK: Ink = Ink::full(24, 16, 10);
/// The writing on its back.
pub const PIECE_RED: Ink = Ink::full(176, 26, 16);
/// Shadows beneath pieces.
pub const SHADOW: Ink = Ink::full(39, 22, 6).covering(92);

/// Printed lines and letters.
pub const PRINT: Ink = Ink::full(0, 0, 0);
/// Less important printed text, and thin rules.
pub const PRINT_SOFT: Ink = Ink::full(96, 96, 96);
/// Printed lines to write on.
pub const PRINT_FAINT: Ink = Ink::full(176, 176, 176);
/// The unprinted paper.
pub const WHITE: Ink = Ink::full(255, 255, 255);
