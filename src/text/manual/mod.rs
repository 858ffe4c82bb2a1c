//! The manual: the chapters in `docs/manual/{en,ja}`, read from their Markdown into blocks that can be painted.
//!
//! What is on the page is in the program: the window shows the very files that are read on the web.

mod blocks;
mod chapter;
mod spans;

pub use blocks::{Block, blocks};
pub use chapter::Chapter;
pub use spans::{Span, SpanKind};
