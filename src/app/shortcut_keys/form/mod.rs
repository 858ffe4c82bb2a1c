//! What is filled in and chosen here: plain data that actions carry.

pub mod choices;
pub mod keys;

pub use choices::KeyChoices;
pub use keys::KeysForm;
