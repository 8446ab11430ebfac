//! The instruction table: every operation of the register machine, and what each operand means.
//! Nothing here executes; `vm/` gives the operations their meaning and `compile/` emits them.
//!
//! An instruction is eight bytes: `op`, a small operand `x`, and three 16-bit operands `a b c`.
//! `R[n]` is register n of the frame, `K[n]` a constant, `S[n]` a *site*: a name with its inline cache.
//! `T` is a jump target (an absolute instruction index): `b` and `c` together as 32 bits, see [`Instr::target`].
//! Operations marked `+T` are two words long: the following word is `Ext` and holds the target; `+E` marks
//! a second word with other operands. Cached sites are 24 bits wide: `x` (high byte) and `c` (low bytes).

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Instr {
    pub op: Op,
    pub x: u8,
    pub a: u16,
    pub b: u16,
    pub c: u16,
}

impl Instr {
    #[must_use]
    pub const fn new(op: Op, x: u8, a: u16, b: u16, c: u16) -> Self {
        Self { op, x, a, b, c }
    }
    /// An instruction with a jump target (or any 32-bit number) in `b` and `c`.
    #[must_use]
    pub const fn wide(op: Op, x: u8, a: u16, target: u32) -> Self {
        Self { op, x, a, b: target as u16, c: (target >> 16) as u16 }
    }
    /// The 32-bit operand held in `b` and `c`.
    #[inline(always)]
    #[must_use]
    pub const fn target(self) -> u32 {
        ((self.c as u32) << 16) | self.b as u32
    }
    /// The site index held in `x` and `c`.
    #[inline(always)]
    #[must_use]
    pub const fn site(self) -> usize {
        ((self.x as usize) << 16) | self.c as usize
    }
    /// `c` as a signed immediate.
    #[inline(always)]
    #[must_use]
    pub const fn imm(self) -> i64 {
        self.c as i16 as i64
    }
}

/// No register: an absent optional operand.
pub const NO_REG: u16 = u16::MAX;
/// `x` of an instruction whose operand is all that a call spreads.
pub const LONE: u8 = 2;

impl Op {
    /// The operator of an instruction whose second operand is a number in itself.
    #[must_use]
    pub const fn with_register(self) -> Self {
        match self {
            Self::AddImm => Self::Add,
            Self::SubImm => Self::Sub,
            Self::MulImm => Self::Mul,
            Self::FloorDivImm => Self::FloorDiv,
            Self::ModImm => Self::Mod,
            other => other,
        }
    }
    /// An operator with two registers as its operands?
    #[must_use]
    pub const fn is_binary(self) -> bool {
        self as u8 >= Self::Add as u8 && self as u8 <= Self::BitXor as u8
    }
}

macro_rules! ops {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        /// The operations.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Op { $($(#[doc = $doc])* $name,)* }
        impl Op {
            /// The operation's name, as listings print it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Op::$name => stringify!($name),)* }
            }
            /// The operation with this number, if there is one.
            #[must_use]
            pub fn from_number(number: u8) -> Option<Op> {
                const ALL: &[Op] = &[$(Op::$name,)*];
                ALL.get(number as usize).copied()
            }
        }
    };
}

ops! {
    // ---- moves and constants
    /// Second word of a two-word operation; never executed by itself.
    Ext,
    /// Does nothing.
    Nop,
    /// R[a] = R[b]
    Move,
    /// R[a] = K[T]
    LoadConst,
    /// R[a] = None
    LoadNone,
    /// R[a] = True if x else False
    LoadBool,
    /// R[a] = the small int T (as i32)
    LoadInt,
    /// Raises UnboundLocalError for local a (its name is varnames[a]) if R[a] is unbound.
    CheckBound,
    /// R[a] becomes unbound; raises UnboundLocalError first if it already was and x is 1 (x 0: silently).
    DeleteLocal,
    /// A statement ended that may have let objects go: registers from R[a] on are free.
    /// With b 1 it was ended by an exception, and nothing happens if that keeps variables alive; with b 2 an argument was evaluated,
    /// and nothing happens if many objects are awaited or one has a weak reference
    Settle,

    // ---- variables
    /// R[a] = global S (then builtin), else NameError
    LoadGlobal,
    /// global S = R[a]
    StoreGlobal,
    /// del global S, NameError if absent
    DeleteGlobal,
    /// Class bodies (namespace mapping in R[0]): R[a] = R[0][S.name], else global, else builtin
    LoadName,
    /// R[0][S.name] = R[a]
    StoreName,
    /// del R[0][S.name], NameError if absent
    DeleteName,
    /// Class bodies: R[a] = R[0][S.name] if there, else contents of free variable b
    LoadClassFree,
    /// R[a] = new cell holding R[a] (which may be unbound)
    MakeCell,
    /// R[a] = new empty cell
    NewCell,
    /// R[a] = contents of the cell in R[b]; unbound: UnboundLocalError naming varnames[b]
    LoadCell,
    /// contents of the cell in R[a] = R[b]
    StoreCell,
    /// empty the cell in R[a]; if x is 1 raise UnboundLocalError when already empty
    DeleteCell,
    /// R[a] = contents of free variable b; unbound: NameError "cannot access free variable ..."
    LoadFree,
    /// free variable b = R[a]
    StoreFree,
    /// empty free variable b; NameError when already empty
    DeleteFree,

    // ---- arithmetic: x = 1 means the in-place form (`+=`)
    /// R[a] = R[b] + R[c]
    Add,
    /// R[a] = R[b] - R[c]
    Sub,
    /// R[a] = R[b] * R[c]
    Mul,
    /// R[a] = R[b] / R[c]
    Div,
    /// R[a] = R[b] // R[c]
    FloorDiv,
    /// R[a] = R[b] % R[c]
    Mod,
    /// R[a] = R[b] ** R[c]
    Pow,
    /// R[a] = R[b] @ R[c]
    MatMul,
    /// R[a] = R[b] << R[c]
    LShift,
    /// R[a] = R[b] >> R[c]
    RShift,
    /// R[a] = R[b] & R[c]
    BitAnd,
    /// R[a] = R[b] | R[c]
    BitOr,
    /// R[a] = R[b] ^ R[c]
    BitXor,
    /// R[a] = R[b] + imm c (x as above; the compiler uses it for int literals that fit)
    AddImm,
    /// R[a] = R[b] - imm c
    SubImm,
    /// R[a] = R[b] * imm c
    MulImm,
    /// R[a] = R[b] // imm c
    FloorDivImm,
    /// R[a] = R[b] % imm c
    ModImm,
    /// R[a] = -R[b]
    Neg,
    /// R[a] = +R[b]
    Pos,
    /// R[a] = ~R[b]
    Invert,
    /// R[a] = not R[b]
    Not,

    // ---- comparison: x is a `CompareOp`
    /// R[a] = R[b] <x> R[c]
    Compare,
    /// +T: if (R[a] <x & 15> R[b]) == (x >> 7) jump to T; the comparison's value itself is dropped
    CompareJump,
    /// +T: if (R[a] <x & 15> imm c) == (x >> 7) jump to T
    CompareImmJump,

    // ---- control
    /// pc = T
    Jump,
    /// pc = T, a loop's back edge: the meter and the collector look here
    Loop,
    /// if R[a] is true jump to T
    JumpIfTrue,
    /// if R[a] is false jump to T
    JumpIfFalse,
    /// if R[a] is None jump to T
    JumpIfNone,
    /// if R[a] is not None jump to T
    JumpIfNotNone,
    /// if R[a] is not the builtin that an `Eater` with number x names (`Join`: not a str) jump to T
    JumpUnlessEater,
    /// R[a..a+4] = the iteration state of iter(R[b]); four registers, opaque to the compiler
    GetIter,
    /// +T: R[a] = next of the iteration state at R[b..b+4], or jump to T at its end
    ForIter,
    /// return R[a]
    Return,

    // ---- exceptions
    /// raise R[a] (x = 0); raise R[a] from R[b] (x = 1); re-raise the handled exception (x = 2)
    Raise,
    /// Throws the exception in R[a] again, unchanged (end of a handler that did not match, of a `finally`)
    Reraise,
    /// R[b] = the frame's handled exception; the frame's handled exception = R[a]
    HandlerEnter,
    /// The frame's handled exception = R[b]
    HandlerExit,
    /// R[a] = does exception R[b] match the class or tuple R[c]? (TypeError if those are not exception classes)
    ExceptMatch,
    /// `except*`: splits the exception R[b] by R[c]: R[a] = matching group or None, R[a+1] = rest or None
    ExceptStarMatch,
    /// `except*`: R[a] = what is left to raise, from the list of raised exceptions R[b] and the original R[c] (or None)
    ExceptStarEnd,
    /// Throws again what was raised in a generator expression that is a loop: R[a]; a StopIteration becomes a RuntimeError
    GeneratorFailed,
    /// raise AssertionError, with R[a] as its argument if x is 1
    AssertFail,

    // ---- calls: the callee is in R[a], arguments follow, the result replaces R[a]
    /// R[a] = R[a](R[a+1], …, R[a+b])
    Call,
    /// R[a] = R[a](b positional values, then keyword values), the names are the tuple K[c]
    CallKw,
    /// R[a] = R[a](*R[a+1], **R[a+2]); R[a+1] is a list or tuple, R[a+2] a dict or None
    CallEx,
    /// R[a] = R[a+1].S(R[a+2], …, R[a+1+b]): receiver in R[a+1]
    CallMethod,
    /// +E: as CallMethod with b positional arguments, then keyword values; Ext.target() is the constant with the names
    CallMethodKw,
    /// R[a] = R[b], about to be the receiver of a method call at S: AttributeError if it has no such attribute, before arguments act.
    /// Where finding it runs guest code, it is found now: R[a-1] = R[b].S and R[a] is unbound
    Receiver,
    /// R[a] = function from children[c], its defaults tuple R[a], keyword defaults dict R[a+1], annotations dict R[a+2] (each may be None)
    MakeFunction,
    /// R[a] = the builtin `__build_class__`, or with b = 1 the function that shows a value
    LoadBuildClass,
    /// R[a] = super() of this frame without arguments: `__class__` cell is free variable b, self is R[c] (x = 1: R[c] holds a cell)
    LoadSuper,

    // ---- attributes and items
    /// R[a] = R[b].S
    LoadAttr,
    /// R[a].S = R[b]
    StoreAttr,
    /// del R[a].S
    DeleteAttr,
    /// R[a] = R[b][R[c]]
    LoadItem,
    /// R[a][R[b]] = R[c]
    StoreItem,
    /// del R[a][R[b]]
    DeleteItem,
    /// R[a] = slice(R[b], R[b+1], R[b+2])
    BuildSlice,
    /// R[a] = R[b][R[c]:R[c+1]], with the step R[c+2] where x is not 0
    LoadSlice,

    // ---- building
    /// R[a] = (R[b], …, R[b+c-1])
    BuildTuple,
    /// R[a] = [R[b], …, R[b+c-1]]
    BuildList,
    /// R[a] = {R[b], …, R[b+c-1]}
    BuildSet,
    /// R[a] = {R[b]: R[b+1], …}, c pairs
    BuildDict,
    /// R[a].append(R[b]) on a list the compiler made
    ListAppend,
    /// R[a].add(R[b]) on a set the compiler made
    SetAdd,
    /// R[a][R[b]] = R[c] on a dict the compiler made
    MapAdd,
    /// R[a].extend(R[b]) for `[*b]`; TypeError "Value after * must be an iterable, not X" when x is 1 (call arguments);
    /// when x is `LONE`, R[a] = R[b] for a call's only positional `*b`: a tuple or a list as it is, and anything else as a new list
    ListExtend,
    /// R[a].update(R[b]) for `{*b}`
    SetUpdate,
    /// R[a].update(R[b]) for `{**b}`; "'X' object is not a mapping"
    DictUpdate,
    /// R[a] merges R[b] for a call's `**b`; duplicate keys are a TypeError; the callee (for its name) is R[c];
    /// when x is `LONE`, R[a] = R[b] for a call's only keywords `**b`: a dict as it is, and anything else as a new one
    DictMerge,
    /// R[a] = tuple(R[b]), R[b] is a list the compiler made
    ListToTuple,
    /// R[a] = text of R[b] through conversion x (0 none, 1 str, 2 repr, 3 ascii) and format spec R[c] (NO_REG: none);
    /// x = 4: as 0, but an int or a str may stay as it is, for `BuildString`
    FormatValue,
    /// R[a] = concatenation of the strings (or ints, as text) R[b], …, R[b+c-1]
    BuildString,
    /// R[a], …, R[a+c-1] = the c items of R[b]
    Unpack,
    /// +E: R[a]… = c items, a list of the rest, then Ext.target() items of R[b]
    UnpackEx,

    // ---- generators and coroutines
    /// First instruction of a generator or coroutine body: gives the generator object to the caller
    GeneratorStart,
    /// gives R[b] to the consumer; on resumption R[a] = the value sent
    Yield,
    /// R[a] = the iterator that `yield from R[b]` delegates to; x = 1: what a generator expression loops over, which has iter() if it
    /// is not a list, a tuple, a str or a range
    GetYieldFromIter,
    /// Delegates to the iterator R[b]: sends it R[a] (None at first), yields what it yields and repeats; in the end R[a] = its result
    YieldFrom,
    /// R[a] = the awaitable iterator of R[b] (x = 1: of `async with`'s __aenter__, 2: of __aexit__, for error texts)
    GetAwaitable,
    /// R[a] = R[b].__aiter__()
    GetAsyncIter,
    /// R[a] = awaitable of R[b].__anext__()
    GetAsyncNext,
    /// In the handler of an `async for` step: R[a] is the exception; re-raise unless it is StopAsyncIteration
    EndAsyncFor,
    /// Async generators: wraps R[b] so that the consumer sees an asynchronously yielded value: R[a] = wrapped
    AsyncYieldWrap,

    // ---- with
    /// R[a] = bound `__exit__` (x = 1: `__aexit__`) and R[a+1] = result of `__enter__()` (x = 1: its awaitable) of R[b]
    WithEnter,
    /// R[a] = R[b](type(e), e, traceback) for exception e = R[c]: the result of `__exit__` (or its awaitable)
    WithExcept,

    // ---- modules and classes
    /// R[a] = import of name S with level b; R[a] holds the from-list tuple (or None) before
    ImportName,
    /// R[a] = attribute S of module R[b], or its submodule; ImportError if absent
    ImportFrom,
    /// All public names of module R[a] into the globals
    ImportStar,
    /// Makes `__annotations__` exist in the module or class namespace
    SetupAnnotations,
    /// PEP 695: R[a] = type parameter named K[c]; x: 0 TypeVar, 1 ParamSpec, 2 TypeVarTuple; R[b] = bound or None
    MakeTypeParam,
    /// PEP 695: R[a] = type alias named K[c] with value-function R[b] and its parameters tuple R[b+1]
    MakeTypeAlias,

    // ---- pattern matching
    /// R[a] = is R[b] a sequence for patterns?
    MatchSequence,
    /// R[a] = is R[b] a mapping for patterns?
    MatchMapping,
    /// R[a] = len(R[b])
    GetLen,
    /// R[a] = tuple of R[b]'s values for the keys tuple R[c], or None when one is missing
    MatchKeys,
    /// +E: R[a] = tuple of attributes when isinstance(R[b], R[c]), else None; Ext: a = positional count, target = constant tuple of keyword names
    MatchClass,
    /// R[a] = dict copy of R[b] without the keys tuple R[c]
    MatchRest,
}

/// Comparison operators, in the order of `Op::Compare`'s `x`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CompareOp {
    Lt,
    Le,
    Eq,
    Ne,
    Gt,
    Ge,
    In,
    NotIn,
    Is,
    IsNot,
}

impl CompareOp {
    /// The operator with this number; numbers past the end are `IsNot`.
    #[inline(always)]
    #[must_use]
    pub const fn from_number(number: u8) -> Self {
        match number {
            0 => Self::Lt,
            1 => Self::Le,
            2 => Self::Eq,
            3 => Self::Ne,
            4 => Self::Gt,
            5 => Self::Ge,
            6 => Self::In,
            7 => Self::NotIn,
            8 => Self::Is,
            _ => Self::IsNot,
        }
    }
}
