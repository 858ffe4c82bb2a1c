//! The form that sets, asks for or removes the PIN.

use crate::app::console::form::Pin;

/// The fields about the PIN of the console.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinForm {
    /// What is to be done with the PIN.
    pub purpose: PinPurpose,
    /// The current PIN, as typed.
    pub present: String,
    /// The new one, as typed.
    pub new: String,
    /// The new one once more.
    pub again: String,
    /// What was wrong with what was typed last.
    pub fault: Option<PinFault>,
}

/// What is to be done with the PIN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PinPurpose {
    /// Check it, and open the console.
    #[default]
    Unlock,
    /// Open the dialog about the hall.
    Hall,
    /// Replace it, or set a first one.
    Set,
    /// Remove it.
    Clear,
}

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinFault {
    /// It is not the current PIN.
    Wrong,
    /// It has too few characters.
    TooShort,
    /// The two new ones differ.
    NotTheSame,
}

impl PinForm {
    /// An empty form for this purpose.
    #[must_use]
    pub fn about(purpose: PinPurpose) -> Self {
        Self { purpose, ..Self::default() }
    }

    /// Whether something stands in every field that there is, beside a PIN that is kept already or not.
    #[must_use]
    pub fn is_filled(&self, is_one_kept: bool) -> bool {
        let needs_new = self.purpose == PinPurpose::Set;
        let fields = [(is_one_kept, &self.present), (needs_new, &self.new), (needs_new, &self.again)];
        fields.into_iter().all(|(is_there, typed)| !is_there || !typed.is_empty())
    }

    /// The PIN that is kept afterwards.
    ///
    /// # Errors
    /// What is wrong with what was typed.
    pub fn settle(&self, kept: Option<&Pin>, salt: String) -> Result<Option<Pin>, PinFault> {
        if kept.is_some_and(|pin| !pin.is(&self.present)) {
            return Err(PinFault::Wrong);
        }
        match self.purpose {
            PinPurpose::Unlock | PinPurpose::Hall => Ok(kept.cloned()),
            PinPurpose::Clear => Ok(None),
            PinPurpose::Set if self.new != self.again => Err(PinFault::NotTheSame),
            PinPurpose::Set => Pin::keep(&self.new, salt).map(Some).ok_or(PinFault::TooShort),
        }
    }
}
