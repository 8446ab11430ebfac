//! The virtual machine of one session: its heap, its frames and the state that the loop works on.
//! The loop (`run.rs`) never calls itself: every call of guest code is a frame on `frames`.

pub mod attribute;
mod attribute_deletion;
mod attribute_hooks;
pub mod binary;
mod bind;
pub mod call;
mod call_native;
pub mod class_build;
pub mod compare;
mod complex;
pub mod embedded;
pub mod errors;
pub mod fiber;
pub mod finalize;
pub mod frame;
pub mod generator;
mod generator_loop;
mod globals;
mod groups;
pub mod hash;
pub mod import;
pub mod iterate;
pub mod load;
pub(crate) mod lookup;
mod making;
mod merge;
mod met;
pub mod meter;
pub mod names;
mod operators;
pub mod ops;
mod patterns;
mod pure;
pub mod run;
pub mod session;
mod short_quotient;
pub(crate) mod simple;
mod simple_equal;
mod simple_loop;
pub mod small_math;
mod step;
mod steps;
mod suggest;
pub mod traceback;
mod truth;
pub(crate) mod unload;
pub mod unwind;
mod wide;
mod window;

use crate::hashing::Map;
use crate::object::class::{Class, FIRST_USER_CLASS};
use crate::object::function::{Code, Row};
use crate::object::heap::Heap;
use crate::object::{Kind, Object};
use crate::text::clipped;
use crate::types::{self, Registry};
use crate::{Effect, Reply};
pub(crate) use call_native::is_plain_dunder;
use compact_str::CompactString;
use frame::Frame;
use fumehood_core::{Limits, Policy, Stream};
pub use names::Name;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;

/// One session.
pub struct Vm {
    pub heap: Heap,
    /// Registers of all frames. Moved out while the loop runs.
    pub(crate) stack: Vec<Object>,
    pub(crate) frames: Vec<Frame>,
    /// Loaded code; `rows` is the part the loop reads, moved out while it runs.
    pub(crate) codes: Vec<Code>,
    pub(crate) rows: Vec<Row>,
    pub(crate) sites: Vec<Site>,
    /// For each site what it knew before, of objects of another shape: many see two kinds in turn.
    pub(crate) second_sites: Vec<Site>,
    /// The sites that may know a value of the heap.
    pub(crate) valued_sites: Vec<u32>,
    pub(crate) consts: Vec<Object>,
    /// The constants that a collection must look at: strings are pinned instead.
    pub(crate) kept_consts: Vec<Object>,
    /// Loaded since the loop last looked.
    pub(crate) new_rows: Vec<Row>,
    pub(crate) code_bytes: usize,
    /// Code that is freed when nothing reaches it.
    pub(crate) passing: unload::Passing,
    pub(crate) known_names: Vec<Object>,
    pub registry: &'static Registry,
    /// The native function that runs.
    pub(crate) current_native: u32,
    /// Steps of native walks, to look at the stop flag now and then.
    pub(crate) native_steps: u32,
    /// Natives that wait for each other on the Rust stack.
    pub(crate) native_depth: u32,
    /// Nans made so far.
    pub(crate) nans: u64,
    /// Most digits that an int converts to or from.
    pub int_digits: usize,
    /// The dict of `__main__`.
    pub globals: Object,
    /// Imported modules by name.
    pub modules: Map<CompactString, Object>,
    /// Functions of `embedded/` loaded so far.
    pub(crate) embedded: Map<&'static str, Object>,
    /// The class whose text buffers were found to read and write as `StringIO` does, and when.
    pub(crate) plain_buffer: (u32, u32),
    pub(crate) embedded_globals: Object,
    /// Globals of standard modules that are written in Python.
    pub(crate) embedded_modules: Vec<Object>,
    /// Standard modules whose Python code has not run to its end.
    pub(crate) half_made: Vec<&'static str>,
    /// The dict of the `builtins` module, once the guest changed it.
    pub(crate) builtins_dict: Object,
    /// Functions of the guest that are being carried out without frames (`vm/simple.rs`).
    pub(crate) simple_depth: u8,
    /// Tools of the host by name.
    pub(crate) tools: Map<String, Object>,
    /// User classes that derive directly from a builtin one: base, class.
    pub(crate) builtin_subclasses: Vec<(u32, u32)>,
    pub(crate) abc_answers: crate::stdlib::Answers,
    /// Attributes that Python code of the product gave to native types.
    pub(crate) type_extras: Map<u32, Map<Box<str>, Object>>,
    /// Changes when a class changes in a way that cached look-ups could notice.
    pub(crate) epoch: u32,
    pub(crate) method_cache: HashMap<(u32, u64), Option<Object>, crate::object::class::Spread>,
    pub(crate) recent_lookups: lookup::Recent,
    pub(crate) met: met::Met,
    pub(crate) formats: crate::stdlib::Formats,
    pub(crate) method_cache_epoch: u32,
    pub(crate) operators: operators::Operators,
    /// Objects that native code keeps between calls: stdlib state, by name.
    pub state: Map<Box<str>, Object>,
    /// What `state` says of `decimal`, ready for use.
    pub(crate) decimal: Option<crate::stdlib::KnownDecimal>,
    pub(crate) finalizers: finalize::Finalizers,
    /// Does some source of the guest speak of the variables of frames? Exceptions keep those of the frames they leave then.
    pub(crate) shows_frames: bool,
    pub(crate) fibers: fiber::Fibers,
    /// Instructions left before the meter looks up.
    pub(crate) fuel: i64,
    pub(crate) operations: u64,
    pub(crate) stop: Arc<AtomicU8>,
    pub limits: Limits,
    /// The driver's answer to how long the cell may still run.
    pub(crate) time_left: Option<Box<dyn Fn() -> std::time::Duration + Send + Sync>>,
    /// The files of the policy's mounts.
    pub(crate) files: crate::files::Files,
    pub policy: Policy,
    pub recursion_limit: usize,
    pub(crate) output: Vec<(Stream, String)>,
    pub(crate) output_bytes: u64,
    pub(crate) calls: u64,
    pub(crate) next_call: u64,
    /// What the loop waits for, after an effect.
    pub(crate) waiting: Option<Waiting>,
    /// A cell that failed before it ran.
    pub(crate) failed: Option<Object>,
    /// A flow that a reply produced, to be carried out when the loop goes on.
    pub(crate) pending: Option<Box<crate::native::Flow>>,
    pub(crate) pending_ret: u32,
    /// The exception on its way was raised before: its place is already in its traceback.
    pub(crate) reraised: bool,
    /// The exception that is handled left no frame whose variables would live on in its traceback.
    pub(crate) keeps_nothing: bool,
    /// What is raised next has its context already.
    pub(crate) chained: bool,
    /// Shapes of builtin classes with attributes: class and its root shape.
    pub(crate) builtin_shapes: Vec<(u32, u32)>,
    /// Objects under `repr` right now.
    pub repr_active: Vec<Object>,
    /// The native whose reply comes next is in this cell's code.
    pub(crate) cell_number: u32,
    pub(crate) final_answer: Option<Object>,
    pub(crate) stopping: Option<fumehood_core::Limit>,
    /// What the allocator counts for this session, where it counts.
    pub(crate) held: isize,
    /// The instruction that was tried again after a collection, as depth and place.
    pub(crate) starved_at: Option<(usize, u32)>,
    /// Native iterators that are stepping inside one another.
    pub(crate) steps_inside: u32,
    pub(crate) phase: session::Phase,
    pub(crate) interactive: bool,
    /// The session ends with this cell.
    pub(crate) last: bool,
    /// How the last cell ended, while exit handlers run.
    pub(crate) ending: Option<fumehood_core::End>,
    /// The value or exception that the cell ended with, while guest code describes it.
    pub(crate) ended: Object,
    /// The most bytes held.
    pub(crate) peak: usize,
}

/// A native that asked the host for something.
pub(crate) struct Waiting {
    pub decode: fn(&mut Vm, &Reply) -> crate::native::Res,
    pub ret: u32,
    pub id: Option<u64>,
}

/// A name in code with what was learned about it.
#[derive(Clone, Copy, Default)]
pub struct Site {
    pub name: Object,
    pub cache: Cache,
    /// The shape or class the cache holds for.
    pub shape: u32,
    pub epoch: u32,
    pub slot: u32,
    pub next_shape: u32,
    pub value: Object,
}

/// What a site remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cache {
    #[default]
    Empty,
    /// An attribute in this slot of instances with this shape.
    Slot,
    /// Adding the attribute leads to `next_shape`.
    AddSlot,
    /// `value` is a function (or builtin) found on the class: calling it binds the receiver.
    Method,
    /// `value` is a native found on the class, whose receiver is an instance with this shape.
    NativeMethod,
    /// `value` is a native that takes the class `shape`, which is the receiver, for its first argument.
    ClassNative,
    /// `value` is a native that `shape`, the class that is the receiver, has as a static method.
    ClassStatic,
    /// `value` is a function that the class of instances with this shape has as a static method.
    Static,
    /// The same as a class method: the class is its first argument.
    OfClass,
    /// `value` is a function that `shape`, the class that is the receiver, has as a method or a static method: it binds nothing.
    ClassFunction,
    /// `value` is a function that `shape`, the class that is the receiver, has as a class method.
    ClassBound,
    /// `value` is a plain class attribute.
    ClassValue,
    /// `value` is an attribute of the class `shape` itself.
    ClassOwn,
    /// `value` is a property's setter, a Python function.
    Setter,
    /// `value` is a property's getter, a Python function.
    Property,
    /// `value` is a descriptor of the guest's, whose `__get__` is a Python function.
    Descriptor,
    /// The item at this slot of a named tuple.
    Item,
    /// `value` is a native method of the builtin class `shape`.
    Builtin,
    /// A global at this entry of the module's dict.
    Global,
    /// An attribute of the module `shape`: an entry of its dict.
    Module,
    /// A builtin, while the module's dict has version `epoch`.
    GlobalBuiltin,
    /// An entry of the guest's own dict of builtins, while the module's dict has version `epoch`.
    BuiltinEntry,
}

impl Vm {
    /// A class by its number.
    #[inline]
    #[must_use]
    pub fn class(&self, number: u32) -> &Class {
        if number < FIRST_USER_CLASS { &self.registry.classes[number as usize] } else { &self.heap.classes[number - FIRST_USER_CLASS] }
    }
    /// The class number of an object.
    #[inline]
    #[must_use]
    pub fn class_of(&self, object: Object) -> u32 {
        types::class_of(self, object)
    }
    /// As `class_of`, for the loop: the classes of most receivers are told at once.
    #[inline(always)]
    pub(crate) fn class_number(&self, object: Object) -> u32 {
        if object.is(Kind::Str) {
            types::STR
        } else if object.is(Kind::List) {
            types::LIST
        } else if object.is(Kind::Dict) {
            types::DICT
        } else {
            types::class_of(self, object)
        }
    }
    /// The name of an object's class, for messages: most of CPython's clip it at 200 bytes.
    #[must_use]
    pub fn type_name(&self, object: Object) -> &str {
        self.clipped_type_name(object, 200)
    }
    /// As `type_name`, for messages that clip it elsewhere.
    #[must_use]
    pub fn clipped_type_name(&self, object: Object, most: usize) -> &str {
        clipped(self.whole_type_name(object), most)
    }
    /// The name of an object's class, however long: for what shows the object.
    #[must_use]
    pub fn whole_type_name(&self, object: Object) -> &str {
        let class = self.class(self.class_of(object));
        class.builtin.and_then(types::BuiltinAttrs::full_name).unwrap_or(&class.name)
    }
    /// The `__name__` of a class. A name such as `decimal.Decimal` is for messages (`_set_type_name`).
    #[must_use]
    pub fn bare_name(&self, class: u32) -> &str {
        let class = self.class(class);
        let is_dotted = class.name.strip_suffix(class.qualname.as_str()).is_some_and(|module| module.ends_with('.'));
        if is_dotted { &class.qualname } else { &class.name }
    }
    /// The class object with a number.
    #[must_use]
    pub fn class_object(number: u32) -> Object {
        Object::make(Kind::Class, number)
    }
    /// Asks the host for something on behalf of a native.
    pub fn effect<T>(effect: Effect, decode: fn(&mut Vm, &Reply) -> crate::native::Res) -> crate::native::Res<T> {
        Err(Box::new(crate::native::Flow::Effect { effect, decode }))
    }
    /// Is this class, or a class it derives from, that one?
    #[must_use]
    #[expect(clippy::manual_contains, reason = "the list is short, and `contains` prepares for a long one")]
    pub fn is_subclass(&self, class: u32, of: u32) -> bool {
        class == of || self.class(class).mro.iter().any(|&base| base == of)
    }
    /// Is the object an instance of the class (by its real class only)?
    #[must_use]
    pub fn is_instance(&self, object: Object, of: u32) -> bool {
        self.is_subclass(self.class_of(object), of)
    }
    /// The builtin part of an object: the list of a `list` subclass, and so on; else the object itself.
    #[inline]
    #[must_use]
    pub fn payload(&self, object: Object) -> Object {
        if object.is(Kind::Instance) {
            let payload = self.heap.instances[object.index()].payload;
            if !payload.is_unbound() {
                return payload;
            }
        }
        object
    }
}
