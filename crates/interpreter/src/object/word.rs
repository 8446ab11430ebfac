//! The object word: eight `Copy` bytes that stand for any Python object.
//! It holds no pointer: floats, ints of 50 bits and the singletons are inline, everything else is a kind and an arena index.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A Python object, seen from inside the interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object(u64);

/// What an object that is not an inline float or int is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum Kind {
    Special,
    Bool,
    Str,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    Instance,
    Function,
    Method,
    Class,
    Native,
    Module,
    Big,
    Bytes,
    ByteArray,
    Range,
    Slice,
    Cell,
    Generator,
    Iter,
    Complex,
    Misc,
    Float,
    Int,
}

const KINDS: [Kind; 26] = [
    Kind::Special,
    Kind::Bool,
    Kind::Str,
    Kind::List,
    Kind::Tuple,
    Kind::Dict,
    Kind::Set,
    Kind::FrozenSet,
    Kind::Instance,
    Kind::Function,
    Kind::Method,
    Kind::Class,
    Kind::Native,
    Kind::Module,
    Kind::Big,
    Kind::Bytes,
    Kind::ByteArray,
    Kind::Range,
    Kind::Slice,
    Kind::Cell,
    Kind::Generator,
    Kind::Iter,
    Kind::Complex,
    Kind::Misc,
    Kind::Float,
    Kind::Int,
];

/// Bits that mark a word as not a float; the sign bit, the exponent and the quiet bit.
const TAGGED: u64 = 0xFFF8_0000_0000_0000;
/// Set, below the tag, in an inline int.
const INT_TAG: u64 = 0xFFFC_0000_0000_0000;
const HEAD: u32 = 0xFFF8_0000;
const CANONICAL_NAN: u64 = 0x7FF8_0000_0000_0000;

impl Object {
    pub const NONE: Self = Self::make(Kind::Special, 0);
    pub const ELLIPSIS: Self = Self::make(Kind::Special, 1);
    pub const NOT_IMPLEMENTED: Self = Self::make(Kind::Special, 2);
    /// No object: an unassigned local, an empty cell, a parameter that was not given. Never visible to the guest.
    pub const UNBOUND: Self = Self::make(Kind::Special, 3);
    /// The end of an iteration, where an item was asked for. Never visible to the guest.
    pub const EXHAUSTED: Self = Self::make(Kind::Special, 4);
    /// In iteration-state registers: a range counted in registers.
    pub const RANGE_STATE: Self = Self::make(Kind::Special, 5);
    pub const FALSE: Self = Self::make(Kind::Bool, 0);
    pub const TRUE: Self = Self::make(Kind::Bool, 1);
    /// Inline ints lie in `-MAX_INLINE-1..=MAX_INLINE`.
    pub const MAX_INLINE: i64 = (1 << 49) - 1;
    pub const MIN_INLINE: i64 = -(1 << 49);

    #[inline(always)]
    #[must_use]
    pub const fn make(kind: Kind, index: u32) -> Self {
        Self(((HEAD | kind as u32) as u64) << 32 | index as u64)
    }
    #[inline(always)]
    #[must_use]
    pub fn float(value: f64) -> Self {
        if value.is_nan() { Self(CANONICAL_NAN) } else { Self(value.to_bits()) }
    }
    /// A nan that is not identical to others: `number` tells it apart.
    #[must_use]
    pub const fn nan(number: u64) -> Self {
        Self(CANONICAL_NAN | number & 0x0007_FFFF_FFFF_FFFF)
    }
    #[inline(always)]
    #[must_use]
    pub const fn bool(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }
    /// An int known to fit inline.
    #[inline(always)]
    #[must_use]
    pub const fn small(value: i64) -> Self {
        Self((value as u64 & !INT_TAG) | INT_TAG)
    }
    /// An int inline if it fits.
    #[inline(always)]
    #[must_use]
    pub const fn try_int(value: i64) -> Option<Self> {
        if value >= Self::MIN_INLINE && value <= Self::MAX_INLINE { Some(Self::small(value)) } else { None }
    }
    #[inline(always)]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_float(self) -> bool {
        self.0 & TAGGED != TAGGED
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_int(self) -> bool {
        self.0 & INT_TAG == INT_TAG
    }
    /// The value of an inline int (meaningless otherwise).
    #[inline(always)]
    #[must_use]
    pub const fn int_value(self) -> i64 {
        ((self.0 << 14) as i64) >> 14
    }
    /// The value of an inline int with nothing below it, so that the processor tells when a sum or a difference no longer fits.
    #[inline(always)]
    #[must_use]
    pub const fn raised(self) -> i64 {
        (self.0 << 14) as i64
    }
    /// The inline int that `raised` gave.
    #[inline(always)]
    #[must_use]
    pub const fn lowered(raised: i64) -> Self {
        Self(raised as u64 >> 14 | INT_TAG)
    }
    /// The value of a float (meaningless otherwise).
    #[inline(always)]
    #[must_use]
    pub const fn float_value(self) -> f64 {
        f64::from_bits(self.0)
    }
    #[inline(always)]
    #[must_use]
    pub const fn as_int(self) -> Option<i64> {
        if self.is_int() { Some(self.int_value()) } else { None }
    }
    #[inline(always)]
    #[must_use]
    pub const fn as_float(self) -> Option<f64> {
        if self.is_float() { Some(self.float_value()) } else { None }
    }
    /// The value of an inline int or a float, as a float.
    #[inline(always)]
    #[must_use]
    pub const fn as_number(self) -> Option<f64> {
        if self.is_float() {
            Some(self.float_value())
        } else if self.is_int() {
            Some(self.int_value() as f64)
        } else {
            None
        }
    }
    #[inline(always)]
    #[must_use]
    pub const fn is(self, kind: Kind) -> bool {
        (self.0 >> 32) as u32 == HEAD | kind as u32
    }
    /// Does it lie in the heap, so that a collection must keep it? Builtin classes are taken for such.
    #[inline(always)]
    #[must_use]
    pub const fn is_kept(self) -> bool {
        let kind = ((self.0 >> 32) as u32).wrapping_sub(HEAD | Kind::Str as u32);
        kind <= Kind::Misc as u32 - Kind::Str as u32 && kind != Kind::Native as u32 - Kind::Str as u32
    }
    /// The arena index, if the object is of this kind.
    #[inline(always)]
    #[must_use]
    pub const fn index_of(self, kind: Kind) -> Option<u32> {
        if self.is(kind) { Some(self.0 as u32) } else { None }
    }
    /// The arena index (meaningless for inline objects).
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }
    #[inline(always)]
    #[must_use]
    pub fn kind(self) -> Kind {
        if self.is_float() {
            Kind::Float
        } else if self.is_int() {
            Kind::Int
        } else {
            KINDS[((self.0 >> 32) as usize & 0xFF).min(25)]
        }
    }
    /// Is this a word that the constructors could have made?
    #[must_use]
    pub fn is_whole(self) -> bool {
        if self.is_float() || self.is_int() {
            return true;
        }
        let known = match self.kind() {
            Kind::Special => self.index() <= Self::RANGE_STATE.index(),
            Kind::Bool => self.index() <= 1,
            Kind::Float | Kind::Int => false,
            _ => true,
        };
        known && self == Self::make(self.kind(), self.index())
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == Self::NONE.0
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_unbound(self) -> bool {
        self.0 == Self::UNBOUND.0
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_exhausted(self) -> bool {
        self.0 == Self::EXHAUSTED.0
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_bool(self) -> bool {
        self.is(Kind::Bool)
    }
    #[inline(always)]
    #[must_use]
    pub const fn is_true(self) -> bool {
        self.0 == Self::TRUE.0
    }
    /// `self`, or `other` where this object is unbound (an argument that was not given).
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        if self.is_unbound() { other } else { self }
    }
    /// `None` where the argument was not given.
    #[must_use]
    pub const fn given(self) -> Option<Self> {
        if self.is_unbound() { None } else { Some(self) }
    }
    /// `None` where the argument was not given or is Python's None.
    #[must_use]
    pub const fn some(self) -> Option<Self> {
        if self.is_unbound() || self.is_none() { None } else { Some(self) }
    }
}

/// Copies objects between slices of one length. Most are a few words, which a call of `memcpy` would take longer to begin with.
#[inline(always)]
pub fn copy_few(to: &mut [Object], from: &[Object]) {
    debug_assert_eq!(to.len(), from.len());
    let ((to_eights, to), (from_eights, from)) = (to.as_chunks_mut::<8>(), from.as_chunks::<8>());
    for (to, from) in to_eights.iter_mut().zip(from_eights) {
        *to = *from;
    }
    let ((to_four, to), (from_four, from)) = (to.as_chunks_mut::<4>(), from.as_chunks::<4>());
    if let ([to], [from]) = (to_four, from_four) {
        *to = *from;
    }
    let ((to_two, to), (from_two, from)) = (to.as_chunks_mut::<2>(), from.as_chunks::<2>());
    if let ([to], [from]) = (to_two, from_two) {
        *to = *from;
    }
    if let ([to], [from]) = (to, from) {
        *to = *from;
    }
}

impl Default for Object {
    fn default() -> Self {
        Self::UNBOUND
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Int => write!(f, "Int({})", self.int_value()),
            Kind::Float => write!(f, "Float({})", self.float_value()),
            kind => write!(f, "{kind:?}({})", self.index()),
        }
    }
}
