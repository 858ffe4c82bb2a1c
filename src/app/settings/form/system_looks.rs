//! Dark, contrast, motion: the wishes that a desktop can tell every program.

/// What the system asks of the looks of every program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemLooks {
    /// Whether it wants everything dark; `None` where it does not say.
    pub is_dark: Option<bool>,
    /// Whether it asks for more contrast than usual.
    pub more_contrast: bool,
    /// Whether it asks for less motion than usual.
    pub less_motion: bool,
}
