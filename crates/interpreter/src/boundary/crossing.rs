//! What crosses only with the help of Python code: dates, decimals, and the `repr` of the guest's own objects.
//!
//! Outward, such objects are found first, `describe_all` (embedded) tells what they are, and its answers are read here. Inward, a
//! stand-in is made, which `revive` (embedded) replaces before the guest sees it.

use super::is_record;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::native_ids;
use crate::types;
use crate::vm::Vm;
use fumehood_core::Value;
use fumehood_core::value::{Date, DateTime, Time, TimeDelta, Zone};
use num_traits::Zero;
use std::collections::{HashMap, HashSet};

/// What Python code told about objects.
pub type Described = HashMap<Object, Value>;

/// More objects than this are not described one by one.
const MOST: usize = 200_000;

/// The objects in a value that Python code must describe.
pub fn needing_help(vm: &mut Vm, root: Object) -> Vec<Object> {
    let mut found = Vec::new();
    let nested = |object: &Object| is_container(object.kind());
    if !nested(&root) {
        return found;
    }
    let mut seen = HashSet::<Object, ahash::RandomState>::default();
    let mut work = vec![root];
    while let Some(object) = work.pop() {
        if pace::halted_in_steps() || seen.len() > MOST {
            break;
        }
        if !nested(&object) || !seen.insert(object) {
            continue;
        }
        match object.kind() {
            Kind::List => work.extend(pace::items(vm.heap.lists[object.index()].iter().copied()).filter(nested).take(MOST)),
            Kind::Tuple => work.extend(pace::items(vm.heap.tuples[object.index()].iter().copied()).filter(nested).take(MOST)),
            Kind::Set | Kind::FrozenSet => {
                work.extend(pace::items(vm.heap.sets[object.index()].iter()).map(|entry| entry.key).filter(nested).take(MOST));
            }
            Kind::Dict => {
                let entries = pace::items(vm.heap.dicts[object.index()].iter());
                work.extend(entries.flat_map(|entry| [entry.key, entry.value]).filter(nested).take(MOST));
            }
            Kind::Misc if is_moment(vm, object) => found.push(object),
            Kind::Misc => {
                if let Misc::DictView { dict, .. } = vm.heap.miscs[object.index()] {
                    work.push(vm.payload(dict));
                }
            }
            _ if vm.is_exception(object) => work.extend(vm.exception_args(object).to_vec()),
            _ => {
                let payload = vm.payload(object);
                if payload == object && is_record(vm, object) {
                    work.extend(vm.instance_items(object).into_iter().map(|(_, value)| value));
                } else if payload == object || is_moment(vm, payload) {
                    found.push(object);
                } else {
                    work.push(payload);
                }
            }
        }
    }
    found
}

const fn is_container(kind: Kind) -> bool {
    matches!(kind, Kind::List | Kind::Tuple | Kind::Set | Kind::FrozenSet | Kind::Dict | Kind::Misc | Kind::Instance)
}

/// Is it a date, a time or a duration?
fn is_moment(vm: &Vm, object: Object) -> bool {
    let class = object.index_of(Kind::Misc).map(|_| vm.class_of(object));
    matches!(class, Some(native_ids::DATE | native_ids::TIME | native_ids::DATETIME | native_ids::TIMEDELTA))
}

/// What `describe_all` said of these objects, a tuple for each: the kind and its parts.
pub fn described(vm: &mut Vm, objects: &[Object], answers: Object) -> Described {
    let answers = answers.index_of(Kind::List).map(|list| vm.heap.lists[list].clone()).unwrap_or_default();
    let mut described = Described::new();
    for (&object, answer) in objects.iter().zip(answers) {
        let Some(tuple) = answer.index_of(Kind::Tuple) else { continue };
        let parts = vm.heap.tuples[tuple].to_vec();
        let text = |at: usize| parts.get(at).filter(|part| part.is(Kind::Str)).map(|&part| vm.heap.text(part));
        let value = value_of(&text, parts.last().is_some_and(|fold| fold.is_true()));
        let value = value
            .unwrap_or_else(|| Value::Opaque { type_name: vm.type_name(object).to_owned(), repr: text(1).unwrap_or_default().to_owned() });
        described.insert(object, value);
    }
    described
}

fn value_of<'a>(text: &dyn Fn(usize) -> Option<&'a str>, fold: bool) -> Option<Value> {
    let iso = text(1)?;
    let named = |time: &mut Time| {
        time.fold = fold;
        if let (Some(zone), Some(name)) = (&mut time.zone, text(2)) {
            *zone = Zone { name: Some(name.to_owned()), ..zone.clone() };
        }
    };
    Some(match text(0)? {
        "date" => Value::Date(Date::parse(iso)?),
        "time" => {
            let mut time = Time::parse(iso)?;
            named(&mut time);
            Value::Time(time)
        }
        "datetime" => {
            let mut moment = DateTime::parse(iso)?;
            named(&mut moment.time);
            Value::DateTime(moment)
        }
        "timedelta" => Value::TimeDelta(TimeDelta::from_micros(iso.parse().ok()?)),
        "decimal" => Value::Decimal(iso.to_owned()),
        _ => return None,
    })
}

/// Is a record a fraction, and not something else of that name?
pub fn is_fraction(type_name: &str, fields: &[(String, Value)]) -> bool {
    let whole = |value: &Value| matches!(value, Value::Int(number) if !number.is_zero());
    match fields {
        [(numerator, Value::Int(_)), (denominator, below)] => {
            type_name == "Fraction" && numerator == "numerator" && denominator == "denominator" && whole(below)
        }
        _ => false,
    }
}

/// Does a value hold something that `revive` must make?
pub fn has_stand_ins(value: &Value) -> bool {
    match value {
        Value::Date(_) | Value::Time(_) | Value::DateTime(_) | Value::TimeDelta(_) | Value::Decimal(_) => true,
        Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) => items.iter().any(has_stand_ins),
        Value::Dict(pairs) => pairs.iter().any(|(key, value)| has_stand_ins(key) || has_stand_ins(value)),
        Value::Record { type_name, fields } => is_fraction(type_name, fields) || fields.iter().any(|(_, value)| has_stand_ins(value)),
        Value::Exception { args, .. } => args.iter().any(has_stand_ins),
        _ => false,
    }
}

/// An object that `revive` replaces: its attributes say by what.
pub fn stand_in(vm: &mut Vm, value: &Value) -> Object {
    let (text, zone, fold) = match value {
        Value::Date(date) => (date.to_string(), None, false),
        Value::Time(time) => (time.to_string(), time.zone.as_ref(), time.fold),
        Value::DateTime(moment) => (moment.to_string(), moment.time.zone.as_ref(), moment.time.fold),
        Value::TimeDelta(delta) => (delta.to_micros().to_string(), None, false),
        Value::Decimal(text) => (text.clone(), None, false),
        other => (other.repr(), None, false),
    };
    let kind = if matches!(value, Value::Decimal(_)) { "decimal" } else { value.type_name() };
    let name = zone.and_then(|zone| zone.name.clone());
    let (kind, text) = (vm.heap.str(kind), vm.heap.str(&text));
    let name = name.map_or(Object::NONE, |name| vm.heap.str(&name));
    let object = vm.new_instance(types::SIMPLE_NAMESPACE, Object::UNBOUND);
    for (attribute, value) in [("_stands_for", kind), ("text", text), ("zone", name), ("fold", Object::bool(fold))] {
        let attribute = vm.heap.intern(attribute);
        // A plain namespace takes any attribute.
        let _ = vm.set_instance_attr(object, attribute, value);
    }
    object
}
