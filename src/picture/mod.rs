//! Positions and records as pictures: PNG, SVG and PDF, without a window and without fonts installed on the machine.
//!
//! A picture is described once, as a [`Drawing`] of outlines, letters and wood; [`svg`], [`pdf`] and [`pixels`] only
//! write it down. Letters are outlines from the fonts that ship with the program, so that a picture looks the same
//! everywhere. Nothing here opens files.
//!
//! Printed pages, score sheets and handouts, are made in [`paper`].
//!
//! # For the clipboard
//!
//! "Copy as picture" takes three calls: [`Diagram::at`] takes a node of a record, [`Diagram::draw`] makes the drawing,
//! and [`pixels`] renders it into the RGBA buffer that clipboards expect.
//!
//! ```
//! use komadai::picture::{Diagram, DiagramStyle, pixels};
//! use komadai::record::GameTree;
//! use komadai::shogi::Position;
//!
//! let tree = GameTree::new(Position::even());
//! let drawing = Diagram::at(&tree, GameTree::ROOT).draw(DiagramStyle::Book);
//! let picture = pixels(&drawing, 480);
//! assert_eq!(picture.width, 480);
//! assert_eq!(picture.rgba.len(), picture.width as usize * picture.height as usize * 4);
//! ```

mod board_frame;
mod book;
pub mod colours;
mod coordinates;
mod diagram;
mod drawing;
mod fonts;
mod formats;
mod inscription;
mod lettering;
mod outline;
pub mod paper;
mod piece_face;
#[cfg(feature = "gui")]
mod piece_images;
mod piece_set;
pub mod piece_shape;
mod qr_code;
pub mod wood;
mod wooden;

pub use board_frame::{BOARD_ASPECT, BoardFrame};
pub use coordinates::Coordinates;
pub use diagram::{Diagram, DiagramStyle, LastMove, side_mark};
pub use drawing::{Drawing, Ink, Paint, Part, Shape, Turn};
pub use fonts::{Face, Letter, files as font_files};
pub use formats::{PictureFormat, Pixels, PngError, WIDEST, page_name, pdf, piece_symbols, pixels, png, svg};
pub use inscription::{Mark, inscription};
pub use outline::{Area, Outline, Point, Step, point};
pub use piece_face::{PieceFace, PieceSize};
#[cfg(feature = "gui")]
pub use piece_images::{IMAGE_ENDINGS, ImageError, ImageName, LONGEST_FILE, PieceImage, PieceImages};
pub use piece_set::{PieceSet, PieceStyle};
pub use qr_code::QrCode;
