//! The standard modules: a table of them. Each is a file or folder here; most are native, a few are Python in `embedded/`.

mod native_ids;
mod math;
mod re;

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
pub static MODULES: &[ModuleDef] = &[math::MODULE, re::MODULE];

/// A native function of a module, as an object.
pub fn module_native(vm: &Vm, module: &str, name: &str) -> Object {
    let natives = vm.registry.module_natives.get(module);
    natives.and_then(|natives| natives.iter().find(|(known, _)| *known == name)).map_or(Object::NONE, |(_, native)| *native)
}

/// The plain value of an object of a stdlib type.
pub fn to_value(_: &mut Vm, _: Object) -> Option<fumehood_core::Value> {
    None
}

/// The object of a value that a stdlib type stands for.
pub fn from_value(vm: &mut Vm, value: &fumehood_core::Value) -> Object {
    vm.heap.str(&value.repr())
}

/// Assignment to an attribute of a native object.
pub fn set_attr(vm: &mut Vm, object: Object, name: Object, _: Object) -> Res<()> {
    let message = format!("'{}' object attribute '{}' is read-only", vm.type_name(object), vm.heap.text(name));
    Err(vm.error(crate::types::ATTRIBUTE_ERROR, &message))
}

/// Is the object's class registered as a sequence (`collections.abc.Sequence`)?
pub fn is_sequence(_: &mut Vm, _: Object) -> bool {
    false
}

/// Is the object's class registered as a mapping?
pub fn is_mapping(_: &mut Vm, _: Object) -> bool {
    false
}

/// Modules of CPython that this interpreter does not have, and packages that other executors have.
#[must_use]
pub fn is_known_elsewhere(name: &str) -> bool {
    const KNOWN: &[&str] = &[
        "socket", "subprocess", "ctypes", "multiprocessing", "threading", "signal", "select", "selectors", "ssl", "http", "urllib", "ftplib", "smtplib", "telnetlib",
        "pickle", "marshal", "shelve", "dbm", "sqlite3", "tempfile", "shutil", "glob", "fcntl", "mmap", "resource", "pty", "tty", "termios", "importlib", "pkgutil",
        "runpy", "code", "codeop", "pdb", "sysconfig", "site", "webbrowser", "tkinter", "numpy", "pandas", "requests", "matplotlib", "scipy", "sklearn", "torch",
        "PIL", "bs4", "lxml", "yaml", "httpx", "aiohttp", "tarfile", "zipfile", "gzip", "bz2", "lzma", "ast", "dis", "linecache", "tokenize", "symtable", "concurrent",
    ];
    KNOWN.contains(&name)
}
