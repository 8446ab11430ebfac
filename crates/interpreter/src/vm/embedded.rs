//! Functions of the product that are written in Python: what natives do when guest code must take part.
//! Their source is compiled once per process, when first needed; a session only makes function objects.
//! Their frames do not show in tracebacks, and they see natives (`builtins/intrinsics.rs`) that the guest does not.

use super::Vm;
use super::frame::Cont;
use crate::code::Proto;
use crate::native::{Res, call, call_then};
use crate::object::dict::Dict;
use crate::object::function::{Function, Stay};
use crate::object::{Kind, Object};
use ahash::AHashMap as HashMap;
use std::sync::{Arc, LazyLock};

/// A piece of embedded source.
struct Chunk {
    #[cfg(test)]
    name: &'static str,
    text: &'static str,
    compiled: LazyLock<HashMap<&'static str, (Arc<Proto>, usize)>>,
}

macro_rules! chunks {
    ($($file:literal),* $(,)?) => {
        static CHUNKS: [Chunk; 12] = [$(Chunk {
            #[cfg(test)]
            name: $file,
            text: include_str!(concat!("../embedded/", $file, ".py")),
            compiled: LazyLock::new(|| compile_chunk($file, include_str!(concat!("../embedded/", $file, ".py")))),
        }),*];
    };
}

chunks![
    "containers",
    "iterators",
    "classes",
    "text",
    "sorting",
    "exceptions",
    "coroutines",
    "patterns",
    "itertools",
    "operators",
    "files",
    "hints"
];

/// In which chunk each function is.
static NAMES: LazyLock<HashMap<&'static str, usize>> = LazyLock::new(|| {
    let mut names = HashMap::new();
    for (number, chunk) in CHUNKS.iter().enumerate() {
        for name in names_in(chunk.text) {
            names.entry(name).or_insert(number);
        }
    }
    names
});

/// Compiles a chunk: functions by name, as children of its module code.
fn compile_chunk(file: &str, text: &'static str) -> HashMap<&'static str, (Arc<Proto>, usize)> {
    let Ok(module) = crate::compile::own(&format!("<embedded {file}>"), text) else { return HashMap::new() };
    names_in(text)
        .filter_map(|name| {
            let at = module.children.iter().position(|child| child.name == name)?;
            Some((name, (Arc::clone(&module), at)))
        })
        .collect()
}

/// Names and texts of all chunks.
#[cfg(test)]
pub(crate) fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    CHUNKS.iter().map(|chunk| (chunk.name, chunk.text))
}

/// The name of an embedded function, as the table has it.
pub(crate) fn static_name(name: &str) -> Option<&'static str> {
    NAMES.get_key_value(name).map(|(&name, _)| name)
}

/// The code of a chunk.
pub(crate) fn chunk(file: &str) -> Option<Arc<Proto>> {
    let named = format!("<embedded {file}>");
    CHUNKS
        .iter()
        .filter_map(|chunk| chunk.compiled.values().next())
        .map(|(module, _)| module)
        .find(|module| module.source.file == named)
        .cloned()
}

/// Names of the functions that a source defines.
fn names_in(text: &'static str) -> impl Iterator<Item = &'static str> {
    let after = |marker: &'static str| memchr::memmem::find_iter(text.as_bytes(), marker).map(move |at| at + marker.len());
    let starts = after("\ndef ").chain(after("\nasync def "));
    starts.filter_map(move |at| text.get(at..)?.split('(').next())
}

impl Vm {
    /// An embedded function by name.
    pub(crate) fn embedded(&mut self, name: &'static str) -> Object {
        if let Some(&function) = self.embedded.get(name) {
            return function;
        }
        let found = self.embedded_named(name);
        found.unwrap_or_else(|| panic!("no embedded function `{name}`"))
    }
    /// The embedded function with this name, if there is one.
    pub(crate) fn embedded_named(&mut self, name: &str) -> Option<Object> {
        if let Some(&function) = self.embedded.get(name) {
            return Some(function);
        }
        let chunk = &CHUNKS[*NAMES.get(name)?];
        let (&name, (module, at)) = chunk.compiled.get_key_value(name)?;
        let proto = Arc::clone(&module.children[*at]);
        if self.embedded_globals.is_unbound() {
            self.embedded_globals = self.heap.dict(Dict::default());
        }
        let code = self.load_code(&proto, Stay::Always);
        // Positional defaults are never needed; a keyword-only parameter that is not given is None.
        let none = Object::NONE;
        let first = proto.arg_count as usize;
        let keywords: Vec<Object> =
            proto.varnames[first..first + proto.kwonly_count as usize].iter().map(|name| self.heap.intern(name)).collect();
        let kwdefaults = if keywords.is_empty() { none } else { self.dict_from(keywords.into_iter().map(|name| (name, none))) };
        let function = Function { code, globals: self.embedded_globals, defaults: none, kwdefaults, ..Function::default() };
        let function = self.heap.function(function);
        self.embedded.insert(name, function);
        Some(function)
    }
    /// Asks the loop to call an embedded function.
    pub(crate) fn call_embedded<T>(&mut self, name: &'static str, args: Vec<Object>) -> Res<T> {
        let function = self.embedded(name);
        call(function, args)
    }
    pub(crate) fn call_embedded_then<T>(&mut self, name: &'static str, args: Vec<Object>, cont: Cont) -> Res<T> {
        let function = self.embedded(name);
        call_then(function, args, cont, Object::UNBOUND)
    }
    /// Are these the globals of a standard module written in Python?
    pub(crate) fn is_embedded_module(&self, globals: u32) -> bool {
        self.embedded_modules.contains(&Object::make(Kind::Dict, globals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The later one would be called for the earlier.
    #[test]
    fn no_two_functions_have_one_name() {
        let mut known = std::collections::BTreeSet::new();
        for name in CHUNKS.iter().flat_map(|chunk| names_in(chunk.text)) {
            assert!(known.insert(name), "`{name}` stands twice");
        }
        assert!(known.len() > 100, "the functions are found");
    }
}
