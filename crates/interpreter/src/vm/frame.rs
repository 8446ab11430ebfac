//! Frames: plain data on one stack. A frame is a window of registers and a place in its code.

use super::Vm;
use crate::native::Res;
use crate::object::Object;
use serde::{Deserialize, Serialize};

/// What becomes of a frame's result in the frame below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Cont {
    /// Into place `ret` of the stack.
    Store,
    /// Nothing: a setter, `__setitem__`, …
    Discard,
    /// Nothing, and the caller's instruction is done already: finalisers between two instructions.
    Aside,
    /// `__init__` ended: it must have returned None; the new instance is `extra`.
    Init,
    /// The caller's binary operation: `NotImplemented` goes on with the second candidate.
    Binary,
    /// The second candidate of the caller's binary operation.
    BinaryReflected,
    /// The in-place method of the caller's operation.
    BinaryInPlace,
    /// A rich comparison method of the caller's comparison; then the reflected one.
    Compare,
    CompareReflected,
    /// As these two, for `!=` answered by `__eq__`: the result is inverted.
    CompareNot,
    CompareNotReflected,
    /// `__contains__` (or a search) for the caller's `in` or `not in`.
    Contains,
    /// `__bool__` gave the truth that the caller's jump or `not` waits for; `TruthLen`: `__len__` did.
    TruthBool,
    TruthLen,
    /// The next item of the caller's `for`.
    ForIter,
    /// A sub-iterator's item for the caller's `yield from`.
    YieldFrom,
    /// The end of the run: the result leaves the loop.
    Exit,
    /// An attribute by `__getattribute__` or a getter: AttributeError goes on with `__getattr__` (`extra`: object and name).
    GetAttr,
    /// A native asked for an item: the end is `Object::EXHAUSTED`.
    Next,
    /// `next(it, default)`: the default is `extra`.
    NextDefault,
    /// `next(it)`, `gen.send`: the end is StopIteration.
    Resume,
    /// `gen.close()`: GeneratorExit and StopIteration are its good end.
    Close,
    /// `getattr(o, n, default)`: AttributeError gives `extra`.
    AttrDefault,
    /// `hasattr`.
    HasAttr,
    /// `__iter__` for the caller's loop: the result must be an iterator.
    GetIter,
    /// `iter(x)`: the same.
    IterCheck,
    /// `str(x)`, `repr(x)`: the result must be a str; `extra` is the method's name.
    StrCheck,
    /// `len(x)`.
    LenCheck,
    /// `hash(x)`.
    HashCheck,
    /// `bool(x)`, and through `__len__`.
    BoolCheck,
    BoolLenCheck,
    /// `__index__`, `__int__` and the like: the result must be an int, and then goes to the call in `extra` (function, index, args…).
    IndexCheck,
    /// As IndexCheck for `__float__`.
    FloatCheck,
    /// The result, a tuple or list, goes to the registers from `ret` on.
    Unpack,
    /// The module whose body ran is `extra`, and it is the result.
    Module,
    /// The truth of the result, as a bool.
    ToBool,
    /// The first frame of a fiber: whoever let it go on learns that it ended.
    Fiber,
}

/// Where a result goes and what is done with it.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// A place on the stack.
    pub ret: u32,
    pub cont: Cont,
    /// What `cont` needs.
    pub extra: Object,
}

impl Target {
    /// Just store it.
    #[must_use]
    pub const fn store(ret: usize) -> Self {
        Self { ret: ret as u32, cont: Cont::Store, extra: Object::UNBOUND }
    }
    #[must_use]
    pub const fn new(ret: u32, cont: Cont) -> Self {
        Self { ret, cont, extra: Object::UNBOUND }
    }
}

/// One activation of compiled code.
#[derive(Clone, Serialize, Deserialize)]
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

impl Frame {
    /// Every object that it knows.
    pub(crate) fn visit(&self, visit: &mut dyn FnMut(Object)) {
        for object in [self.function, self.globals, self.handled, self.generator, self.extra] {
            visit(object);
        }
    }
}

impl Vm {
    /// Remembers where the top frame is.
    #[inline(always)]
    pub(crate) fn save_pc(&mut self, pc: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.pc = pc as u32;
        }
    }

    /// Pushes a frame whose first `given` registers are filled.
    #[inline]
    pub(crate) fn push_frame(&mut self, stack: &mut Vec<Object>, frame: Frame, given: usize) -> Res<()> {
        self.fuel -= 1;
        if self.fuel <= 0 || self.asked_to_stop() {
            self.refuel()?;
        }
        if self.frames.len() >= self.recursion_limit {
            return Err(self.too_deep());
        }
        let loaded = &self.codes[frame.code as usize];
        let (registers, locals) = (loaded.register_count as usize, loaded.local_count as usize);
        let base = frame.base as usize;
        let top = base + registers;
        if stack.len() < top + 64 {
            stack.resize((top + 64).max(stack.len() * 2), Object::UNBOUND);
        }
        if locals > given {
            stack[base + given..base + locals].fill(Object::UNBOUND);
        }
        self.frames.push(frame);
        if self.heap.collection_due() {
            self.collect(&stack[..top]);
        }
        Ok(())
    }

    /// The arena index of a free variable's cell in the running function.
    #[inline]
    pub(crate) fn free_cell(&self, number: u16) -> u32 {
        let function = self.frames.last().map_or(Object::UNBOUND, |frame| frame.function);
        self.heap.functions[function.index()].closure[number as usize].index()
    }
}
