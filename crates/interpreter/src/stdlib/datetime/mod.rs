//! `datetime`: the types `date`, `time`, `datetime` and `timedelta`, with the arithmetic that programs do most.
//! Python (`datetime.py`) has the classes of time zones, and asks those that the guest wrote. Clocks are read as effects.

mod delta;
mod iso;
mod making;
mod moment;
mod order;
mod state;
mod texts;
mod zones;

use super::{ModuleDef, native_ids as ids};
use crate::native::{NativeDef, Res};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState, State};
use crate::object::{Kind, Object};
use crate::stdlib::state::saved;
use crate::text::calendar_math::{Date, EPOCH};
use crate::types::{self, TypeDef};
use crate::vm::Vm;
use crate::vm::hash::hash_wide;
use std::any::Any;
use std::cmp::Ordering;

pub const MODULE: ModuleDef = ModuleDef {
    name: "datetime",
    natives: zones::FUNCTIONS,
    types: &[&DATE, &TIME, &DATETIME, &TIMEDELTA],
    init: |_, _| Ok(()),
    source: include_str!("datetime.py"),
};

const fn native(id: u32, name: &'static str, base: u32, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "datetime", base, layout: Layout::Other, is_base: true, natives, doc: "" }
}
static DATE: TypeDef = native(
    ids::DATE,
    "date",
    types::OBJECT,
    &[moment::DATE_METHODS, texts::DATE_TEXTS, iso::DATE, making::DATE, making::COPIES, order::COMPARE],
);
static TIME: TypeDef = native(
    ids::TIME,
    "time",
    types::OBJECT,
    &[
        moment::TIME_METHODS,
        texts::TIME_TEXTS,
        iso::TIME,
        making::TIME,
        making::COPIES,
        zones::ZONED,
        moment::CLOCK_GETTERS,
        order::COMPARE,
    ],
);
static DATETIME: TypeDef = native(
    ids::DATETIME,
    "datetime",
    ids::DATE,
    &[
        moment::DATETIME_METHODS,
        texts::DATETIME_TEXTS,
        iso::DATETIME,
        making::DATETIME,
        zones::ZONED,
        zones::MOVED,
        moment::CLOCK_GETTERS,
        order::COMPARE,
    ],
);
static TIMEDELTA: TypeDef = native(ids::TIMEDELTA, "timedelta", types::OBJECT, &[delta::METHODS, order::DELTA_COMPARE]);

pub const DAY: i64 = 86_400_000_000;

/// A duration: its parts are normalised as CPython's, only the days may be negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Delta {
    pub days: i64,
    /// Microseconds of the day.
    pub micros: i64,
}

impl Delta {
    pub fn stands_to(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
    fn own_hash(&self) -> Option<i64> {
        Some(hash_wide(self.total()))
    }
    pub fn total(self) -> i128 {
        i128::from(self.days) * i128::from(DAY) + i128::from(self.micros)
    }
}

/// A date, a time of the day, or both.
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
pub struct Moment {
    pub class: u32,
    /// Of a `time`, 1 January 1900.
    pub date: Date,
    /// Microseconds of the day.
    pub micros: i64,
    pub zone: Object,
    pub fold: bool,
    /// What the zone said was the distance from UTC, in microseconds.
    pub offset: Option<Option<i64>>,
}

impl Moment {
    /// The order of two of one class in one zone: that of their parts.
    pub fn stands_to(&self, other: &Self) -> Option<Ordering> {
        let comparable = self.class == other.class && (self.zone == other.zone || self.class == ids::DATE);
        comparable.then(|| (self.date.packed(), self.micros).cmp(&(other.date.packed(), other.micros)))
    }
    /// The hash, if no zone has to be asked.
    #[inline]
    pub fn own_hash(&self) -> Option<i64> {
        if self.class == ids::DATE {
            return Some(self.date.packed() + 7);
        }
        self.zone.is_none().then(|| mixed(self.date.packed().wrapping_mul(DAY).wrapping_add(self.micros)))
    }
    /// The hash at a distance from UTC.
    pub fn hash_at(&self, offset: i64) -> i64 {
        mixed(self.date.ordinal() * DAY + self.micros - offset)
    }
    /// Microseconds since the beginning of the calendar, local time.
    pub fn absolute(&self) -> i128 {
        i128::from(self.date.ordinal() * DAY + self.micros)
    }
    /// How long after another moment it is, where the clocks show that.
    pub fn after(&self, other: &Self) -> Option<Delta> {
        let is_shown = self.class == other.class && self.class != ids::TIME && (self.zone == other.zone || self.class == ids::DATE);
        is_shown.then(|| {
            let (days, micros) = (self.date.ordinal() - other.date.ordinal(), self.micros - other.micros);
            if micros < 0 { Delta { days: days - 1, micros: micros + DAY } } else { Delta { days, micros } }
        })
    }
}

/// Low bits of moments are alike; the upper ones of a product are not, and make a small int.
const fn mixed(micros: i64) -> i64 {
    ((micros as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16) as i64
}

macro_rules! state {
    ($name:ident, $self:ident, $class:expr, $trace:expr) => {
        impl NativeState for $name {
            fn class(&$self) -> u32 {
                $class
            }
            fn trace(&$self, visit: &mut dyn FnMut(Object)) {
                visit($trace);
            }
            fn clone_state(&self) -> Box<dyn NativeState> {
                Box::new(*self)
            }
            fn save(&self) -> Result<Vec<u8>, &'static str> {
                saved(self)
            }
            fn order(&self, other: &dyn NativeState) -> Option<Ordering> {
                self.stands_to(other.as_any().downcast_ref()?)
            }
            fn hash(&self) -> Option<i64> {
                self.own_hash()
            }
            fn as_any(&self) -> &dyn Any {
                self
            }
            fn as_any_mut(&mut self) -> &mut dyn Any {
                self
            }
        }
    };
}
state!(Delta, self, ids::TIMEDELTA, Object::NONE);
state!(Moment, self, self.class, self.zone);

pub fn delta_of(vm: &Vm, object: Object) -> Option<Delta> {
    match vm.heap.miscs[vm.payload(object).index_of(Kind::Misc)?] {
        Misc::Native(State::Delta(delta)) => Some(delta),
        _ => None,
    }
}
pub fn moment_of(vm: &Vm, object: Object) -> Option<&Moment> {
    match &vm.heap.miscs[vm.payload(object).index_of(Kind::Misc)?] {
        Misc::Native(State::Moment(moment)) => Some(moment),
        _ => None,
    }
}
/// A `timedelta` of so many seconds.
pub fn seconds(vm: &mut Vm, seconds: i64) -> Res {
    delta::make(vm, i128::from(seconds) * 1_000_000)
}
/// Seconds since 1970 of a moment as its clock shows it.
pub fn since_1970(moment: &Moment) -> i64 {
    (moment.date.ordinal() - EPOCH) * 86_400 + moment.micros / 1_000_000
}
/// A moment so many seconds later, of the same class.
pub fn moved(vm: &mut Vm, object: Object, by: i64, fold: bool) -> Res {
    let from = moment::moment(vm, object)?;
    match zones::local(from.absolute() + i128::from(by) * 1_000_000) {
        Some((date, micros)) => {
            let (class, builtin) = (class_object(vm, object), from.class);
            Ok(made(vm, class, builtin, Moment { date, micros, fold, offset: None, ..from }))
        }
        None => Err(vm.overflow_error("date value out of range")),
    }
}
/// A new object of a class, or of a class derived from it.
pub fn made(vm: &mut Vm, class: Object, builtin: u32, state: impl Into<State>) -> Object {
    // It owns nothing, and is written where it stays.
    let index = vm.heap.miscs.take();
    vm.heap.charge(size_of::<Misc>());
    vm.heap.miscs[index] = Misc::Native(state.into());
    vm.wrap(class, builtin, Object::make(Kind::Misc, index))
}
/// `a - b` of two moments, where no zone has to be asked; none of anything else.
pub fn difference(vm: &mut Vm, a: Object, b: Object) -> Option<Object> {
    let delta = moment_of(vm, a)?.after(moment_of(vm, b)?)?;
    Some(made(vm, Vm::class_object(ids::TIMEDELTA), ids::TIMEDELTA, delta))
}
/// The class object of an object.
pub fn class_object(vm: &Vm, object: Object) -> Object {
    Vm::class_object(vm.class_of(object))
}
