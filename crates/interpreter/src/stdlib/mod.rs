//! The standard modules: a table of them. Each is a file or folder here; most are native, a few are Python in `embedded/`.

use crate::native::{NativeDef, Res};
use crate::object::Object;
use crate::types::TypeDef;
use crate::vm::Vm;

/// One module.
pub struct ModuleDef {
    pub name: &'static str,
    pub natives: &'static [NativeDef],
    pub types: &'static [&'static TypeDef],
    /// Puts constants and types into the module's dict.
    pub init: fn(&mut Vm, Object) -> Res<()>,
    /// Python source, run in the module's namespace when it is first imported; empty for native modules.
    pub source: &'static str,
}

/// All modules.
pub static MODULES: &[ModuleDef] = &[];
