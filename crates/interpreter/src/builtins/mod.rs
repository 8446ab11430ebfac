//! Builtin functions, in tables by theme, and the natives that only embedded code sees.

mod attributes;
pub(crate) mod code;
mod functions;
mod intrinsics;
mod iteration;
mod printing;

pub use functions::{is_callable, is_instance_of, is_subclass_of};

use crate::native::NativeDef;
pub use code::locals_of;
pub use printing::write;

/// The functions of the `builtins` module.
pub static TABLES: &[&[NativeDef]] = &[attributes::TABLE, code::TABLE, functions::TABLE, iteration::TABLE, printing::TABLE];
/// Natives for embedded code.
pub static INTRINSICS: &[&[NativeDef]] =
    &[intrinsics::TABLE, intrinsics::CODE_TABLE, crate::types::guest_sort::TABLE, crate::stdlib::ABC_INTRINSICS];
