//! Containers of values, and what would otherwise recurse over them: drop, copy, compare, measure.
//!
//! Each walk keeps its own stack on the heap; none of them is bounded by the Rust stack.

use super::Value;
use std::ops::{Deref, DerefMut};

/// The items of a list, tuple or set.
pub type Items = Nest<Value>;
/// The pairs of a dict.
pub type Pairs = Nest<(Value, Value)>;
/// The fields of a record.
pub type Fields = Nest<(String, Value)>;

/// A vector of what a container holds. It is a `Vec` in all but its drop, which is iterative.
#[derive(Default, Debug, PartialEq, Eq)]
pub struct Nest<T: Holds>(Vec<T>);

/// What a container may hold: something with values inside.
pub trait Holds {
    /// Moves the values out.
    fn release(self, into: &mut Vec<Value>);
}

impl Holds for Value {
    fn release(self, into: &mut Vec<Value>) {
        into.push(self);
    }
}

impl Holds for (Value, Value) {
    fn release(self, into: &mut Vec<Value>) {
        into.push(self.0);
        into.push(self.1);
    }
}

impl Holds for (String, Value) {
    fn release(self, into: &mut Vec<Value>) {
        into.push(self.1);
    }
}

impl<T: Holds> Nest<T> {
    /// The vector inside.
    pub fn into_vec(mut self) -> Vec<T> {
        std::mem::take(&mut self.0)
    }
}

impl<T: Holds> Drop for Nest<T> {
    fn drop(&mut self) {
        let mut pending = Vec::new();
        for held in std::mem::take(&mut self.0) {
            held.release(&mut pending);
        }
        while let Some(value) = pending.pop() {
            match value {
                Value::List(items)
                | Value::Tuple(items)
                | Value::Set(items)
                | Value::FrozenSet(items)
                | Value::Exception { args: items, .. } => {
                    pending.extend(items.into_vec());
                }
                Value::Dict(pairs) => pairs.into_vec().into_iter().for_each(|pair| pair.release(&mut pending)),
                Value::Record { fields, .. } => fields.into_vec().into_iter().for_each(|field| field.release(&mut pending)),
                _ => {}
            }
        }
    }
}

impl<T: Holds + Clone> Clone for Nest<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Holds> Deref for Nest<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T: Holds> DerefMut for Nest<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T: Holds> From<Vec<T>> for Nest<T> {
    fn from(items: Vec<T>) -> Self {
        Self(items)
    }
}

impl<T: Holds> FromIterator<T> for Nest<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<T: Holds> IntoIterator for Nest<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.into_vec().into_iter()
    }
}

impl<'a, T: Holds> IntoIterator for &'a Nest<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A deep copy.
pub fn copy(value: &Value) -> Value {
    struct Open<'a> {
        source: &'a Value,
        children: Children<'a>,
        copied: Vec<Value>,
    }
    let mut stack: Vec<Open<'_>> = Vec::new();
    let mut next = value;
    loop {
        let mut done = match children(next) {
            Some(children) => {
                stack.push(Open { source: next, children, copied: Vec::new() });
                None
            }
            None => Some(shell(next, Vec::new())),
        };
        loop {
            let Some(open) = stack.last_mut() else {
                return done.unwrap_or_default();
            };
            open.copied.extend(done.take());
            if let Some(child) = open.children.next() {
                next = child;
                break;
            }
            let source = open.source;
            let copied = std::mem::take(&mut open.copied);
            stack.pop();
            done = Some(shell(source, copied));
        }
    }
}

/// Structural equality.
pub fn equal(left: &Value, right: &Value) -> bool {
    let mut pending = vec![(left, right)];
    while let Some((a, b)) = pending.pop() {
        if !same_shell(a, b) {
            return false;
        }
        if let (Some(a), Some(b)) = (children(a), children(b)) {
            pending.extend(a.zip(b));
        }
    }
    true
}

/// Levels of nesting.
pub fn depth(value: &Value) -> usize {
    let mut deepest = 0;
    let mut pending = vec![(value, 0)];
    while let Some((value, level)) = pending.pop() {
        deepest = deepest.max(level);
        if let Some(children) = children(value) {
            pending.extend(children.map(|child| (child, level + 1)));
        }
    }
    deepest
}

/// The values directly inside a container, in order.
enum Children<'a> {
    Items(std::slice::Iter<'a, Value>),
    Pairs { pairs: std::slice::Iter<'a, (Value, Value)>, pending: Option<&'a Value> },
    Fields(std::slice::Iter<'a, (String, Value)>),
}

impl<'a> Iterator for Children<'a> {
    type Item = &'a Value;

    fn next(&mut self) -> Option<&'a Value> {
        match self {
            Self::Items(items) => items.next(),
            Self::Fields(fields) => fields.next().map(|(_, value)| value),
            Self::Pairs { pairs, pending } => pending.take().or_else(|| {
                let (key, value) = pairs.next()?;
                *pending = Some(value);
                Some(key)
            }),
        }
    }
}

fn children(value: &Value) -> Option<Children<'_>> {
    match value {
        Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) | Value::Exception { args: items, .. } => {
            Some(Children::Items(items.iter()))
        }
        Value::Dict(pairs) => Some(Children::Pairs { pairs: pairs.iter(), pending: None }),
        Value::Record { fields, .. } => Some(Children::Fields(fields.iter())),
        _ => None,
    }
}

/// A copy of `value` itself, around children that are copied already.
fn shell(value: &Value, copied: Vec<Value>) -> Value {
    match value {
        Value::None => Value::None,
        Value::Ellipsis => Value::Ellipsis,
        Value::Bool(value) => Value::Bool(*value),
        Value::Int(value) => Value::Int(value.clone()),
        Value::Float(value) => Value::Float(*value),
        Value::Complex { real, imag } => Value::Complex { real: *real, imag: *imag },
        Value::Str(text) => Value::Str(text.clone()),
        Value::Bytes(bytes) => Value::Bytes(bytes.clone()),
        Value::List(_) => Value::List(copied.into()),
        Value::Tuple(_) => Value::Tuple(copied.into()),
        Value::Set(_) => Value::Set(copied.into()),
        Value::FrozenSet(_) => Value::FrozenSet(copied.into()),
        Value::Dict(_) => {
            let mut pairs = Vec::with_capacity(copied.len() / 2);
            let mut copied = copied.into_iter();
            while let (Some(key), Some(value)) = (copied.next(), copied.next()) {
                pairs.push((key, value));
            }
            Value::Dict(pairs.into())
        }
        Value::Range { start, stop, step } => Value::Range { start: start.clone(), stop: stop.clone(), step: step.clone() },
        Value::Date(date) => Value::Date(*date),
        Value::Time(time) => Value::Time(time.clone()),
        Value::DateTime(moment) => Value::DateTime(moment.clone()),
        Value::TimeDelta(delta) => Value::TimeDelta(*delta),
        Value::Decimal(text) => Value::Decimal(text.clone()),
        Value::Record { type_name, fields } => {
            let names = fields.iter().map(|(name, _)| name.clone());
            Value::Record { type_name: type_name.clone(), fields: names.zip(copied).collect() }
        }
        Value::Exception { type_name, .. } => Value::Exception { type_name: type_name.clone(), args: copied.into() },
        Value::Opaque { type_name, repr } => Value::Opaque { type_name: type_name.clone(), repr: repr.clone() },
    }
}

/// Whether two values agree in all but their children.
fn same_shell(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::None, Value::None) | (Value::Ellipsis, Value::Ellipsis) => true,
        (Value::Bool(a), Value::Bool(b)) => a == b,
        (Value::Int(a), Value::Int(b)) => a == b,
        (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
        (Value::Complex { real: a, imag: x }, Value::Complex { real: b, imag: y }) => {
            a.to_bits() == b.to_bits() && x.to_bits() == y.to_bits()
        }
        (Value::Str(a), Value::Str(b)) | (Value::Decimal(a), Value::Decimal(b)) => a == b,
        (Value::Bytes(a), Value::Bytes(b)) => a == b,
        (Value::List(a), Value::List(b))
        | (Value::Tuple(a), Value::Tuple(b))
        | (Value::Set(a), Value::Set(b))
        | (Value::FrozenSet(a), Value::FrozenSet(b)) => a.len() == b.len(),
        (Value::Dict(a), Value::Dict(b)) => a.len() == b.len(),
        (Value::Range { start, stop, step }, Value::Range { start: b, stop: y, step: z }) => start == b && stop == y && step == z,
        (Value::Date(a), Value::Date(b)) => a == b,
        (Value::Time(a), Value::Time(b)) => a == b,
        (Value::DateTime(a), Value::DateTime(b)) => a == b,
        (Value::TimeDelta(a), Value::TimeDelta(b)) => a == b,
        (Value::Record { type_name: a, fields: x }, Value::Record { type_name: b, fields: y }) => {
            a == b && x.len() == y.len() && x.iter().zip(y.iter()).all(|((m, _), (n, _))| m == n)
        }
        (Value::Exception { type_name: a, args: x }, Value::Exception { type_name: b, args: y }) => a == b && x.len() == y.len(),
        (Value::Opaque { type_name: a, repr: x }, Value::Opaque { type_name: b, repr: y }) => a == b && x == y,
        _ => false,
    }
}
