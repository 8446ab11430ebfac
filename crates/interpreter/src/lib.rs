//! Placeholder.
pub mod regex;
pub mod text;
