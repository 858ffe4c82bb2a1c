//! The manual: the chapters in `docs/manual/{en,ja}`, parsed from Markdown into blocks that can be painted.
//!
//! The window shows the very files that are read on the web.

mod blocks;
mod chapter;
mod spans;

pub use blocks::{Block, blocks};
pub use chapter::Chapter;
pub use spans::{Span, SpanKind};
