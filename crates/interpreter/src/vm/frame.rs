//! Frames: plain data on one stack. A frame is a window of registers and a place in its code.

use crate::object::Object;

/// What becomes of a frame's result in the frame below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Cont {
    /// Into register `ret` of the caller.
    Store,
    /// Nothing: a setter, `__setitem__`, …
    Discard,
    /// `__init__` ended: it must have returned None; the new instance is `frame.extra`.
    Init,
    /// `__new__` ended: `__init__` follows with the same arguments (kept in a tuple in `frame.extra`).
    New,
    /// The caller's binary operation: `NotImplemented` goes on with the reflected method.
    Binary,
    /// The reflected method of the caller's binary operation, the last chance.
    BinaryReflected,
    /// The in-place method of the caller's operation.
    BinaryInPlace,
    /// A rich comparison method of the caller's comparison; then the reflected one.
    Compare,
    CompareReflected,
    /// `__contains__` of the caller's `in`.
    Contains,
    /// The truth value that the caller's jump or `not` waits for.
    Truth,
    /// `__bool__` or `__len__` gave the truth value that the caller waits for.
    TruthBool,
    TruthLen,
    /// The next item of the caller's `for`.
    ForIter,
    /// A sub-iterator's item for the caller's `yield from`.
    YieldFrom,
    /// The end of the run: the result leaves the loop.
    Exit,
    /// Attribute found by `__getattribute__` or a getter: AttributeError goes on with `__getattr__` (name in `frame.extra`).
    GetAttr,
    /// A native asked for an item: the end of the generator is `Object::EXHAUSTED`.
    Next,
    /// `next(it, default)`: the default is `frame.extra`.
    NextDefault,
    /// `gen.send` and friends: the end of the generator is StopIteration.
    Resume,
    /// `gen.close()`: GeneratorExit and StopIteration are its good end.
    Close,
    /// `getattr(o, n, default)`: AttributeError gives `frame.extra`.
    AttrDefault,
    /// `hasattr`: the result is whether there was no AttributeError.
    HasAttr,
    /// `__iter__` was called for the caller's loop: the result must be an iterator.
    GetIter,
    /// `iter(x)`: the same, into a register.
    IterCheck,
    /// `str(x)`/`repr(x)`: the result must be a str (extra: the method's name).
    StrCheck,
    /// `len(x)`: the result must be an int that is not negative.
    LenCheck,
    /// `hash(x)`: the result must be an int; it is reduced.
    HashCheck,
    /// `bool(x)`.
    BoolCheck,
    /// `bool(x)` through `__len__`.
    BoolLenCheck,
    /// `__index__`/`__int__`: the result must be an int; then the call in `frame.extra` is made with it.
    IndexCheck,
    /// `__format__`: the result must be a str.
    FormatCheck,
    /// The class body ended: the class is made (native state in `frame.extra`).
    ClassBody,
    /// A module's body ended: the module in `frame.extra` is the result.
    Module,
    /// `not x` as an object.
    NotCheck,
    /// `__enter__` of the caller's `with`: the result goes one register further.
    WithEnter,
}

/// One activation of compiled code.
#[derive(Clone)]
pub struct Frame {
    /// Index of the loaded code.
    pub code: u32,
    /// The next instruction; while another frame runs above, the one after the call.
    pub pc: u32,
    /// Where its registers begin on the stack.
    pub base: u32,
    /// Where its result goes: a place on the stack.
    pub ret: u32,
    pub cont: Cont,
    /// The function that runs (for its closure), or unbound.
    pub function: Object,
    /// The module's dict.
    pub globals: Object,
    /// The exception being handled in this frame, or unbound.
    pub handled: Object,
    /// The generator this frame belongs to, or unbound.
    pub generator: Object,
    /// What `cont` needs.
    pub extra: Object,
}
