//! The keys that were chosen, and the state of the dialog that chooses them.

pub mod choices;
pub mod keys;

pub use choices::KeyChoices;
pub use keys::KeysForm;
