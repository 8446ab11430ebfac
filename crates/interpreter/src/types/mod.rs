//! Builtin types: the table of all of them, shared by every session.
//! One file per type holds its methods; this one gives each type its number and builds the class objects once per process.

mod ids;
mod registry;

pub use ids::*;
pub use registry::{BuiltinAttrs, Registry, TypeDef, class_of, registry};
