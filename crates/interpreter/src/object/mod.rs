//! Objects: how they are stored, counted and collected. What they do is in `types/` and `vm/`.

pub mod arena;
pub mod arrange;
pub mod class;
mod collect;
mod cycles;
mod data;
pub mod dict;
pub mod function;
pub mod heap;
pub mod misc;
pub mod native_state;
pub mod set;
pub mod string;
pub mod walk;
mod word;

pub use data::Data;
pub use word::{Kind, Object, copy_few};
