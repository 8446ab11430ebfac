//! The state of an object of a native stdlib type, and where it lies.

use super::Object;
use crate::stdlib::collections::deque::Deque;
use crate::stdlib::datetime::{Delta, Moment};
use crate::stdlib::functools::partial::Partial;
use crate::stdlib::operator::getters::Getter;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::ops::{Deref, DerefMut};

/// State of an object of a native stdlib type (a regex pattern, a hash, …).
pub trait NativeState: Send + Sync {
    /// Its builtin class.
    fn class(&self) -> u32;
    fn trace(&self, _visit: &mut dyn FnMut(Object)) {}
    fn clone_state(&self) -> Box<dyn NativeState>;
    /// Its data for a snapshot, or what it is that has none; `stdlib::load_state` reads it back.
    fn save(&self) -> Result<Vec<u8>, &'static str>;
    fn bytes(&self) -> usize {
        64
    }
    /// How many items it has, if it is a container: its length and its truth.
    fn size(&self) -> Option<usize> {
        None
    }
    /// What iterating over it gives, if that is known at once.
    fn items(&self) -> Option<Vec<Object>> {
        None
    }
    /// How it stands to another state, where nothing has to be asked for that.
    fn order(&self, _other: &dyn NativeState) -> Option<Ordering> {
        None
    }
    /// Its hash, where nothing has to be asked for that and the class has one of its own.
    fn hash(&self) -> Option<i64> {
        None
    }
    fn as_any(&self) -> &dyn std::any::Any;
    fn as_any_mut(&mut self) -> &mut dyn std::any::Any;
}

/// Where the state of a native object lies: in a block of its own, or in the place of its object where it is small and there are many.
pub enum State {
    Boxed(Box<dyn NativeState>),
    Moment(Moment),
    Delta(Delta),
    Partial(Partial),
    // Found without a question: programs call these very often.
    Deque(Box<Deque>),
    Getter(Box<Getter>),
}

impl State {
    /// Its builtin class.
    #[inline]
    pub fn class(&self) -> u32 {
        match self {
            Self::Boxed(state) => state.class(),
            Self::Moment(moment) => moment.class(),
            Self::Delta(delta) => delta.class(),
            Self::Partial(partial) => partial.class(),
            Self::Deque(deque) => deque.class(),
            Self::Getter(getter) => getter.class(),
        }
    }
    /// How it stands to another state, where nothing has to be asked for that.
    pub fn order(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Moment(left), Self::Moment(right)) => left.stands_to(right),
            (Self::Delta(left), Self::Delta(right)) => left.stands_to(right),
            _ => (**self).order(&**other),
        }
    }
}

impl From<Moment> for State {
    fn from(moment: Moment) -> Self {
        Self::Moment(moment)
    }
}

impl From<Delta> for State {
    fn from(delta: Delta) -> Self {
        Self::Delta(delta)
    }
}

impl From<Deque> for State {
    fn from(deque: Deque) -> Self {
        Self::Deque(Box::new(deque))
    }
}

impl Deref for State {
    type Target = dyn NativeState;

    #[inline]
    fn deref(&self) -> &Self::Target {
        match self {
            Self::Boxed(state) => &**state,
            Self::Moment(moment) => moment,
            Self::Delta(delta) => delta,
            Self::Partial(partial) => partial,
            Self::Deque(deque) => &**deque,
            Self::Getter(getter) => &**getter,
        }
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Boxed(state) => &mut **state,
            Self::Moment(moment) => moment,
            Self::Delta(delta) => delta,
            Self::Partial(partial) => partial,
            Self::Deque(deque) => &mut **deque,
            Self::Getter(getter) => &mut **getter,
        }
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        match self {
            Self::Boxed(state) => Self::Boxed(state.clone_state()),
            Self::Moment(moment) => Self::Moment(*moment),
            Self::Delta(delta) => Self::Delta(*delta),
            Self::Partial(partial) => Self::Partial(*partial),
            Self::Deque(deque) => Self::Deque(deque.clone()),
            Self::Getter(getter) => Self::Getter(getter.clone()),
        }
    }
}

/// In a snapshot: the class and its own data.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = self.save().map_err(S::Error::custom)?;
        (self.class(), data).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (class, data): (u32, Vec<u8>) = Deserialize::deserialize(deserializer)?;
        crate::stdlib::load_state(class, &data).ok_or_else(|| D::Error::custom("the state of a native object is wrong"))
    }
}
