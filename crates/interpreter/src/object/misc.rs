//! The less frequent kinds of object, one variant each, and iterators over builtin containers.

use super::Object;
use super::arena::Slot;
use super::data::Data;
pub use super::native_state::{NativeState, State};
use compact_str::CompactString;
use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

/// An iterator over a builtin container: a position, nothing that could run guest code.
#[derive(Clone, Serialize, Deserialize)]
pub enum Iter {
    /// Finished (its class is still shown), or a freed slot.
    Done(u32),
    /// List, tuple or bytes-like by index.
    Sequence {
        over: Object,
        at: usize,
    },
    SequenceReversed {
        over: Object,
        at: usize,
    },
    /// By byte offset.
    Str {
        over: Object,
        at: usize,
    },
    Range {
        at: i64,
        left: u64,
        step: i64,
    },
    /// A range whose numbers do not fit: next, stop (exclusive), step.
    BigRange {
        at: Box<BigInt>,
        stop: Box<BigInt>,
        step: Box<BigInt>,
    },
    /// `part`: 0 keys, 1 values, 2 items.
    Dict {
        over: Object,
        at: usize,
        len: usize,
        left: usize,
        part: u8,
    },
    DictReversed {
        over: Object,
        at: usize,
        len: usize,
        part: u8,
    },
    Set {
        over: Object,
        at: usize,
        len: usize,
    },
    /// Over an iterator that is itself an `Iter`.
    Enumerate {
        inner: Object,
        count: i64,
    },
    Zip {
        inner: Box<[Object]>,
        strict: bool,
    },
    Arrange(Box<super::arrange::Arrangement>),
    Walk(Box<super::walk::Walk>),
}

impl Default for Iter {
    fn default() -> Self {
        Self::Done(0)
    }
}

impl Slot for Iter {
    fn extra_bytes(&self) -> usize {
        match self {
            Self::Zip { inner, .. } => inner.len() * 8,
            Self::Arrange(arrangement) => arrangement.bytes(),
            Self::Walk(walk) => walk.bytes(),
            _ => 0,
        }
    }
}

/// A `range`; bounds that do not fit an `i64` are in `big` (start, stop, step).
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Range {
    pub start: i64,
    pub stop: i64,
    pub step: i64,
    pub big: Option<Box<(BigInt, BigInt, BigInt)>>,
}

impl Slot for Range {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        self.big.is_some()
    }
}

impl Range {
    /// Number of items, for bounds that fit.
    #[must_use]
    pub fn len(&self) -> u64 {
        range_len(self.start, self.stop, self.step)
    }
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Number of items of `range(start, stop, step)`.
#[must_use]
pub fn range_len(start: i64, stop: i64, step: i64) -> u64 {
    if step > 0 && start < stop {
        (stop.wrapping_sub(start) as u64 - 1) / step as u64 + 1
    } else if step < 0 && start > stop {
        (start.wrapping_sub(stop) as u64 - 1) / step.unsigned_abs() + 1
    } else {
        0
    }
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Slice {
    pub start: Object,
    pub stop: Object,
    pub step: Object,
}

impl Slot for Slice {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Complex {
    pub re: f64,
    pub im: f64,
}

impl Slot for Complex {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        false
    }
}

#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Big(pub BigInt);

impl Slot for Big {
    fn extra_bytes(&self) -> usize {
        self.0.bits() as usize / 8
    }
}

impl Slot for Vec<Object> {
    fn extra_bytes(&self) -> usize {
        self.capacity() * 8
    }
}

/// The items of a tuple; up to three are held in place.
pub type Items = smallvec::SmallVec<[Object; 3]>;

impl Slot for Items {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        self.spilled()
    }
    fn extra_bytes(&self) -> usize {
        if self.spilled() { self.len() * 8 } else { 0 }
    }
}

/// `bytes` or `bytearray` contents.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Bytes {
    pub data: Data,
    /// Number of live memoryviews on a bytearray: it cannot be resized meanwhile.
    pub exports: u32,
    /// Can it come to own memory, as a bytearray that grows?
    pub grows: bool,
}

impl Slot for Bytes {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        self.grows || self.data.spilled()
    }
    fn extra_bytes(&self) -> usize {
        if self.data.spilled() { self.data.capacity() } else { 0 }
    }
}

/// A module.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Module {
    pub name: CompactString,
    /// Its namespace, a dict.
    pub dict: Object,
}

impl Slot for Module {}

/// A place in a traceback.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct TraceEntry {
    pub code: u32,
    pub pc: u32,
    /// Of how many comprehensions around the instruction this is the inside: 0 is the frame itself.
    pub depth: u32,
    /// The globals and local variables that the frame had, as a pair, where the program may ask for them; otherwise unbound.
    pub space: Object,
}

/// What every exception carries.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct ExceptionState {
    /// A tuple.
    pub args: Object,
    pub cause: Object,
    pub context: Object,
    pub suppress_context: bool,
    /// Innermost last raised first: pushed while unwinding.
    pub traceback: Vec<TraceEntry>,
    /// The traceback object, once it was asked for.
    pub shown: Object,
    /// `value`, `name`, `obj`, … of the types that have them, by their own order.
    pub fields: [Object; 4],
}

/// The rest.
#[derive(Clone, Default, Serialize, Deserialize)]
pub enum Misc {
    #[default]
    Free,
    Exception(Box<ExceptionState>),
    /// `name` is what it was called in the class it was made for.
    Property {
        get: Object,
        set: Object,
        del: Object,
        doc: Object,
        name: Object,
    },
    /// What it wraps, and its attributes as a dict, if somebody asked for that.
    StaticMethod(Object, Object),
    ClassMethod(Object, Object),
    /// `super`: the class after which to search, the object, and the object's class.
    Super {
        after: Object,
        object: Object,
        class: u32,
    },
    /// `dict.keys()` (0), `values()` (1), `items()` (2).
    DictView {
        dict: Object,
        part: u8,
    },
    /// `cls.__dict__`, or `types.MappingProxyType(mapping)`.
    MappingProxy(Object),
    /// The read-only dict of a class.
    ClassDict(u32),
    /// A member of `__slots__`.
    Member {
        class: u32,
        name: Object,
        slot: u32,
    },
    /// `__dict__` or `__weakref__` of a class: index into the table of natives.
    Getter {
        native: u32,
        class: u32,
    },
    /// `list[int]`; `*list[int]` where it is starred.
    GenericAlias {
        origin: Object,
        args: Object,
        starred: bool,
    },
    /// `int | None`.
    Union(Object),
    /// The last places that an exception went through.
    Traceback {
        exception: Object,
        /// How many, from where it was raised.
        count: u32,
        /// The traceback object of fewer places that was handed out before.
        inner: Object,
    },
    MemoryView {
        over: Object,
        start: usize,
        len: usize,
        step: i64,
        readonly: bool,
        format: char,
        shape: Option<Box<[usize]>>,
    },
    /// An object of guest-compiled code, as `compile()` returns it.
    CodeObject(u32),
    /// An awaitable value of an asynchronous generator: 0 `__anext__`, 1 `asend`, 2 `athrow`, 3 `aclose`.
    AsyncGenStep {
        generator: Object,
        mode: u8,
        value: Object,
        started: u8,
    },
    /// What an asynchronous generator yields, told apart from what it awaits.
    AsyncYield(Object),
    /// `coroutine.__await__()`.
    CoroutineWrapper(Object),
    /// `hash` is what its object's hash was when somebody asked for it.
    WeakRef {
        target: Object,
        callback: Object,
        hash: Option<i64>,
    },
    /// An item of a named tuple, as a descriptor.
    TupleGetter {
        at: u32,
        doc: Object,
    },
    /// A tool of the host, by its number in the policy.
    Tool(u32),
    /// State of a native stdlib type.
    Native(State),
}

impl Misc {
    /// The state of a native object that lies in a block of its own.
    pub fn boxed(state: impl NativeState + 'static) -> Self {
        Self::Native(State::Boxed(Box::new(state)))
    }
}

impl Slot for Misc {
    const LIGHT: bool = true;

    /// What owns nothing is never replaced by what does.
    fn owns(&self) -> bool {
        !matches!(self, Self::Native(State::Moment(_) | State::Delta(_) | State::Partial(_)) | Self::DictView { .. } | Self::Super { .. })
    }
    fn extra_bytes(&self) -> usize {
        match self {
            Self::Exception(state) => size_of::<ExceptionState>() + state.traceback.capacity() * size_of::<TraceEntry>(),
            Self::Native(State::Boxed(state)) => state.bytes(),
            Self::Native(State::Deque(deque)) => deque.bytes(),
            Self::Native(State::Getter(getter)) => getter.bytes(),
            _ => 0,
        }
    }
}
