//! Classes, instances and shapes: where attributes live.
//! No lookup rules here: `vm/attribute.rs` has them.

use super::arena::Slot;
use super::{Kind, Object};
use compact_str::CompactString;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;

/// Class numbers below this are builtin types, shared by every session; user classes start here.
pub const FIRST_USER_CLASS: u32 = 4096;

/// Names to objects in order of definition, small and rarely changed: a class's own attributes.
#[derive(Clone, Default)]
pub struct AttrMap {
    entries: Vec<(Object, Object)>,
    index: HashMap<u64, u32, Spread>,
}

/// A hasher for keys that are object words.
#[derive(Clone, Default)]
pub struct Spread(u64);

impl std::hash::BuildHasher for Spread {
    type Hasher = Self;
    fn build_hasher(&self) -> Self {
        Self(0)
    }
}

impl std::hash::Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 32;
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }
}

impl Serialize for AttrMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.entries.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AttrMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = Self { entries: Deserialize::deserialize(deserializer)?, index: HashMap::default() };
        if map.entries.len() > 8 {
            map.reindex();
        }
        Ok(map)
    }
}

impl AttrMap {
    #[must_use]
    pub fn position(&self, name: Object) -> Option<usize> {
        if self.entries.len() <= 8 {
            self.entries.iter().position(|&(key, _)| key == name)
        } else {
            self.index.get(&name.bits()).map(|&at| at as usize)
        }
    }
    #[must_use]
    pub fn get(&self, name: Object) -> Option<Object> {
        self.position(name).map(|at| self.entries[at].1)
    }
    /// The entry at a position.
    #[must_use]
    pub fn at(&self, position: usize) -> Option<(Object, Object)> {
        self.entries.get(position).copied()
    }
    /// Sets a name; returns what it was before.
    pub fn set(&mut self, name: Object, value: Object) -> Option<Object> {
        if let Some(at) = self.position(name) {
            return Some(std::mem::replace(&mut self.entries[at].1, value));
        }
        self.entries.push((name, value));
        if self.entries.len() == 9 {
            self.reindex();
        } else if self.entries.len() > 9 {
            self.index.insert(name.bits(), self.entries.len() as u32 - 1);
        }
        None
    }
    pub fn remove(&mut self, name: Object) -> Option<Object> {
        let at = self.position(name)?;
        let (_, value) = self.entries.remove(at);
        self.reindex();
        Some(value)
    }
    fn reindex(&mut self) {
        self.index = self.entries.iter().enumerate().map(|(at, (key, _))| (key.bits(), at as u32)).collect();
    }
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    pub fn iter(&self) -> impl Iterator<Item = (Object, Object)> + '_ {
        self.entries.iter().copied()
    }
}

/// What the instances of a class are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Layout {
    /// Attributes only.
    #[default]
    Plain,
    Int,
    Float,
    Complex,
    Str,
    Bytes,
    ByteArray,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    Exception,
    /// Instances are classes: a metaclass.
    Type,
    Module,
    /// Instances are some other builtin object; user classes may derive from it only where its table says so.
    Other,
}

impl Layout {
    /// Is this what an instance with such a layout holds?
    #[inline]
    #[must_use]
    pub fn holds(self, payload: Object) -> bool {
        match self {
            Self::Plain | Self::Type | Self::Module | Self::Other => true,
            Self::Int => payload.is_int() || payload.is(Kind::Big) || payload.is_bool(),
            Self::Float => payload.is_float(),
            Self::Complex => payload.is(Kind::Complex),
            Self::Str => payload.is(Kind::Str),
            Self::Bytes => payload.is(Kind::Bytes),
            Self::ByteArray => payload.is(Kind::ByteArray),
            Self::List => payload.is(Kind::List),
            Self::Tuple => payload.is(Kind::Tuple),
            Self::Dict => payload.is(Kind::Dict),
            Self::Set => payload.is(Kind::Set),
            Self::FrozenSet => payload.is(Kind::FrozenSet),
            Self::Exception => payload.is(Kind::Misc),
        }
    }
}

/// Which hooks a class has, from its whole MRO: the fast paths look here.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Hooks {
    pub getattribute: bool,
    pub getattr: bool,
    pub setattr: bool,
    pub delattr: bool,
    pub eq: bool,
    /// A class of the guest's says itself what is equal, or what is less.
    pub own_eq: bool,
    pub own_order: bool,
    /// It says itself what its items are.
    pub own_items: bool,
    /// It says itself whether it is true, by `__bool__` or `__len__`.
    pub own_truth: bool,
    pub hash: bool,
    /// `__hash__` is None.
    pub unhashable: bool,
    pub bool: bool,
    pub len: bool,
    pub del: bool,
}

/// A class.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Class {
    pub name: CompactString,
    pub qualname: CompactString,
    pub bases: Vec<u32>,
    pub mro: Vec<u32>,
    pub metaclass: u32,
    pub attrs: AttrMap,
    /// Attributes of a builtin type.
    #[serde(skip)]
    pub builtin: Option<&'static crate::types::BuiltinAttrs>,
    pub layout: Layout,
    /// The builtin type whose layout instances have.
    pub base_type: u32,
    pub hooks: Hooks,
    pub subclasses: Vec<u32>,
    /// The shape of a new instance; zero until the first.
    pub root_shape: u32,
    /// `__slots__` names that instances have room for; `None` where they have a `__dict__`.
    pub slots: Option<Vec<Object>>,
    /// May be derived from.
    pub is_base: bool,
    /// A class of a standard module that CPython has in C: the guest cannot set its attributes.
    pub fixed: bool,
    pub is_abstract: bool,
    /// How instances were made last.
    #[serde(skip)]
    pub making: Making,
}

/// A class whose instances are made in the plain way: `object.__new__`, then this `__init__`, while the session's epoch is this one.
#[derive(Clone, Copy, Default)]
pub struct Making {
    pub epoch: u32,
    pub init: Object,
}

impl Slot for Class {
    fn extra_bytes(&self) -> usize {
        self.name.len() + self.qualname.len() + self.attrs.len() * 40 + self.mro.len() * 4 + self.subclasses.capacity() * 4
    }
}

/// The attribute names of an instance, in order; instances of one history share it.
#[derive(Clone, Default)]
pub struct Shape {
    pub class: u32,
    pub keys: Vec<Object>,
    pub transitions: Vec<(Object, u32)>,
    index: HashMap<u64, u32, Spread>,
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.class, &self.keys, &self.transitions).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (class, keys, transitions) = Deserialize::deserialize(deserializer)?;
        Ok(Self { transitions, ..Self::new(class, keys) })
    }
}

impl Shape {
    #[must_use]
    pub fn new(class: u32, keys: Vec<Object>) -> Self {
        let index =
            if keys.len() > 8 { keys.iter().enumerate().map(|(at, key)| (key.bits(), at as u32)).collect() } else { HashMap::default() };
        Self { class, keys, transitions: Vec::new(), index }
    }
    #[must_use]
    pub fn slot(&self, name: Object) -> Option<usize> {
        if self.keys.len() <= 8 {
            self.keys.iter().position(|&key| key == name)
        } else {
            self.index.get(&name.bits()).map(|&at| at as usize)
        }
    }
}

/// Slots held in the instance itself.
pub const INLINE_SLOTS: usize = 4;
/// The shape of an instance whose attributes are in a dict (`slots[0]`).
pub const DICT_SHAPE: u32 = u32::MAX;
/// More attributes than this and an instance keeps them in a dict.
pub const MAX_SHAPE: usize = 64;

/// An instance of a user class (or of a builtin one with attributes, such as an exception).
#[derive(Clone, Serialize, Deserialize)]
pub struct Instance {
    pub class: u32,
    pub shape: u32,
    pub slots: [Object; INLINE_SLOTS],
    #[expect(clippy::box_collection, reason = "one word in every instance, and seldom used")]
    pub more: Option<Box<Vec<Object>>>,
    /// The builtin part: the list of a `list` subclass, the state of an exception; else unbound.
    pub payload: Object,
}

impl Default for Instance {
    fn default() -> Self {
        Self { class: 0, shape: 0, slots: [Object::UNBOUND; INLINE_SLOTS], more: None, payload: Object::UNBOUND }
    }
}

impl Instance {
    #[inline(always)]
    #[must_use]
    pub fn slot(&self, at: usize) -> Object {
        if at < INLINE_SLOTS {
            self.slots[at]
        } else {
            self.more.as_ref().and_then(|more| more.get(at - INLINE_SLOTS).copied()).unwrap_or_default()
        }
    }
    /// Where a slot lies that was set before.
    #[inline(always)]
    pub fn place(&mut self, at: usize) -> Option<&mut Object> {
        if at < INLINE_SLOTS { Some(&mut self.slots[at]) } else { self.more.as_mut()?.get_mut(at - INLINE_SLOTS) }
    }
    #[inline(always)]
    pub fn set_slot(&mut self, at: usize, value: Object) {
        if at < INLINE_SLOTS {
            self.slots[at] = value;
        } else {
            let more = self.more.get_or_insert_default();
            if more.len() <= at - INLINE_SLOTS {
                more.resize(at - INLINE_SLOTS + 1, Object::UNBOUND);
            }
            more[at - INLINE_SLOTS] = value;
        }
    }
}

impl Slot for Instance {
    fn extra_bytes(&self) -> usize {
        self.more.as_ref().map_or(0, |more| 24 + more.capacity() * 8)
    }
}
