//! Functions, bound methods, cells, loaded code and generators.

use super::Object;
use super::arena::Slot;
use crate::code::{CodeKind, Proto};
use crate::vm::frame::Frame;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU16;
use std::sync::Arc;

/// A Python function.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Function {
    /// Index into the session's loaded code.
    pub code: u32,
    /// The module's dict.
    pub globals: Object,
    /// Cells, in the order of the code's free variables.
    pub closure: Box<[Object]>,
    /// A tuple, or None.
    pub defaults: Object,
    /// A dict, or None.
    pub kwdefaults: Object,
    /// What is seldom asked for.
    pub extra: Option<Box<FunctionExtra>>,
}

/// Attributes of a function that were set or that differ from its code's.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct FunctionExtra {
    pub name: Object,
    pub qualname: Object,
    pub doc: Object,
    pub module: Object,
    pub annotations: Object,
    pub type_params: Object,
    /// `__dict__`, once something was put there.
    pub dict: Object,
}

impl Slot for Function {
    fn extra_bytes(&self) -> usize {
        self.closure.len() * 8 + self.extra.as_ref().map_or(0, |_| size_of::<FunctionExtra>())
    }
}

/// A function or builtin bound to its first argument.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Method {
    pub function: Object,
    pub receiver: Object,
}

impl Slot for Method {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        false
    }
}

/// A variable shared by closures.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Cell {
    pub value: Object,
}

impl Slot for Cell {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        false
    }
}

/// Code loaded into a session: constants and names are objects here.
#[derive(Clone)]
pub struct Code {
    pub proto: Arc<Proto>,
    /// Where this code's constants begin in the session's table.
    pub const_base: u32,
    /// Where its sites begin.
    pub site_base: u32,
    /// Loaded children; `u32::MAX` until needed.
    pub children: Vec<u32>,
    /// Parameter count if arguments can be taken as they lie (only positional parameters, plain function), else `u16::MAX`.
    pub simple_args: u16,
    /// Does it only compute, in a few instructions (`vm/simple.rs`)?
    pub is_simple: bool,
    /// How often it met what it cannot do alone, where it was tried by itself.
    pub failures: u8,
    /// Of its code: registers, and how many of them are local variables.
    pub register_count: u16,
    pub local_count: u16,
    /// Names of the parameters that can be given by name, interned.
    pub parameters: Box<[Object]>,
    /// How it was compiled.
    pub mode: crate::code::Mode,
    /// The same source compiled for a namespace of its own; `u32::MAX` until needed.
    pub in_namespace: u32,
    pub stay: Stay,
    /// Its code object while there is one; it does not keep it alive.
    pub object: Object,
}

/// How long loaded code stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Stay {
    /// As long as the session: code of cells and modules.
    #[default]
    Always,
    /// As long as something can run or show it: what `exec`, `eval` and `compile` made.
    WhileReached,
    /// It is gone; the number waits for other code.
    Gone,
}

impl Code {
    /// The code of a proto whose constants and sites begin there in the session's tables; no child is loaded.
    #[must_use]
    pub fn new(proto: &Arc<Proto>, parameters: Box<[Object]>, const_base: u32, site_base: u32) -> Self {
        let plain = proto.kwonly_count == 0 && !proto.has_varargs && !proto.has_varkw;
        Self {
            proto: Arc::clone(proto),
            const_base,
            site_base,
            children: vec![u32::MAX; proto.children.len()],
            simple_args: if plain { proto.arg_count } else { u16::MAX },
            is_simple: crate::vm::simple::only_computes(proto),
            failures: 0,
            register_count: proto.register_count,
            local_count: proto.varnames.len() as u16,
            parameters,
            mode: crate::code::Mode::Exec,
            in_namespace: u32::MAX,
            stay: Stay::Always,
            object: Object::UNBOUND,
        }
    }
}

/// What the loop reads of loaded code, in a table of its own.
#[derive(Clone)]
pub struct Row {
    pub proto: Arc<Proto>,
    /// Its place in the table.
    pub number: u32,
    pub const_base: u32,
    pub site_base: u32,
    pub simple_args: u16,
    pub register_count: u16,
    pub local_count: u16,
    /// How many of its registers are parameters; none of a class body, which is called in its own way.
    pub parameter_count: Option<NonZeroU16>,
}

impl Row {
    /// The row of a code that is loaded as the so-many-th.
    #[must_use]
    pub fn new(code: &Code, number: usize) -> Self {
        Self {
            proto: Arc::clone(&code.proto),
            number: number as u32,
            const_base: code.const_base,
            site_base: code.site_base,
            simple_args: code.simple_args,
            register_count: code.register_count,
            local_count: code.local_count,
            parameter_count: NonZeroU16::new(code.proto.parameter_count).filter(|_| code.proto.kind != CodeKind::Class),
        }
    }
}

/// The state of a generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum GeneratorState {
    #[default]
    Created,
    Suspended,
    Running,
    Done,
}

/// A generator, coroutine or asynchronous generator, or a builtin iterator that is one inside.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Generator {
    pub state: GeneratorState,
    /// The saved frame and its registers while not running.
    pub frame: Option<Frame>,
    pub registers: Vec<Object>,
    pub name: Object,
    pub qualname: Object,
    /// The class it shows: `generator`, `coroutine`, or e.g. `map`.
    pub class: u32,
    /// It has something to clean up, and its end is awaited.
    pub is_watched: bool,
    /// It is new, or rests behind a `yield`, whose value is None unless something else is sent.
    pub is_ready: bool,
}

impl Slot for Generator {
    fn extra_bytes(&self) -> usize {
        self.registers.capacity() * 8
    }
}
