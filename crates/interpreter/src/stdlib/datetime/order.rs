//! Comparison and hashes of dates, times and durations.
//! Zones that the guest wrote are asked through `resolve_offset`, which then calls the same native again.

use super::super::{native_ids as ids, slowly};
use super::{Moment, class_object, delta_of, made, moment_of};
use crate::code::CompareOp;
use crate::native::{NativeDef, Res, method};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::small_math::satisfies;

pub static COMPARE: &[NativeDef] = &[
    method("__lt__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Lt)),
    method("__le__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Le)),
    method("__eq__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Eq)),
    method("__ne__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Ne)),
    method("__gt__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Gt)),
    method("__ge__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Ge)),
    method("__hash__", "self, /", hash),
];
pub static DELTA_COMPARE: &[NativeDef] = &[
    method("__lt__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Lt)),
    method("__le__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Le)),
    method("__eq__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Eq)),
    method("__ne__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Ne)),
    method("__gt__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Gt)),
    method("__ge__", "self, value, /", |vm, args| compare_deltas(vm, args, CompareOp::Ge)),
];

fn compare_deltas(vm: &mut Vm, args: &[Object], op: CompareOp) -> Res {
    match (delta_of(vm, args[0]), delta_of(vm, args[1])) {
        (Some(a), Some(b)) => Ok(answer(a.cmp(&b), op)),
        _ => Ok(Object::NOT_IMPLEMENTED),
    }
}
fn answer(order: std::cmp::Ordering, op: CompareOp) -> Object {
    Object::bool(match op {
        CompareOp::Eq => order.is_eq(),
        CompareOp::Ne => order.is_ne(),
        other => satisfies(other, order),
    })
}
/// The distance from UTC of argument `at`: none without a zone; the zone is asked if it was not yet.
pub fn offset(vm: &mut Vm, args: &[Object], at: usize) -> Res<Option<i64>> {
    let Some(moment) = moment_of(vm, args[at]) else { return Ok(None) };
    if moment.zone.is_none() || moment.class == ids::DATE {
        return Ok(None);
    }
    let zone = moment.zone;
    match (super::zones::fixed(vm, zone), moment.offset) {
        (Some(zone), _) => Ok(Some(zone.micros)),
        (None, Some(offset)) => Ok(offset),
        (None, None) => {
            if let Some(offset) = crate::stdlib::zoneinfo::offset_at(vm, zone, args[at])? {
                return Ok(Some(offset));
            }
            let set = super::super::module_native(vm, "datetime", "_set_offset");
            let mut all = vec![set, Object::make(Kind::Native, vm.current_native), Object::small(at as i64)];
            all.extend_from_slice(args);
            vm.call_embedded("resolve_offset", all)
        }
    }
}
fn compare(vm: &mut Vm, args: &[Object], op: CompareOp) -> Res {
    let (Some(a), Some(b)) = (moment_of(vm, args[0]), moment_of(vm, args[1])) else { return Ok(Object::NOT_IMPLEMENTED) };
    let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
    if a.class != b.class {
        if equality || a.class == ids::TIME || b.class == ids::TIME {
            return Ok(Object::NOT_IMPLEMENTED);
        }
        let message = format!("can't compare {} to {}", vm.type_name(args[0]), vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    if let Some(order) = a.stands_to(b) {
        return Ok(answer(order, op));
    }
    let order = a.absolute().cmp(&b.absolute());
    let is_time = a.class == ids::TIME;
    let (left, right) = (offset(vm, args, 0)?, offset(vm, args, 1)?);
    match (left, right) {
        (None, None) => Ok(answer(order, op)),
        (Some(left), Some(right)) => {
            let at = |vm: &Vm, object: Object, offset: i64| moment_of(vm, object).map_or(0, Moment::absolute) - i128::from(offset);
            let order = at(vm, args[0], left).cmp(&at(vm, args[1], right));
            if equality && !is_time && order.is_eq() && [0, 1].into_iter().any(|at| varies(vm, args[at])) {
                return slowly(vm, "datetime", "_equal_in_any_fold", vec![args[0], args[1], Object::bool(op == CompareOp::Eq)]);
            }
            Ok(answer(order, op))
        }
        _ if equality => Ok(Object::bool(op == CompareOp::Ne)),
        _ => Err(vm.type_error(if is_time {
            "can't compare offset-naive and offset-aware times"
        } else {
            "can't compare offset-naive and offset-aware datetimes"
        })),
    }
}
/// May the zone of a moment be at another distance from UTC in its other fold?
fn varies(vm: &Vm, object: Object) -> bool {
    moment_of(vm, object).is_some_and(|moment| super::zones::fixed(vm, moment.zone).is_none())
}
fn hash(vm: &mut Vm, args: &[Object]) -> Res {
    // What a clock shows twice has one hash (PEP 495).
    if let Some(&moment) = moment_of(vm, args[0])
        && moment.fold
        && !moment.zone.is_none()
    {
        let class = class_object(vm, args[0]);
        let first = made(vm, class, moment.class, Moment { fold: false, offset: None, ..moment });
        return hash(vm, &[first]);
    }
    let offset = offset(vm, args, 0)?.unwrap_or(0);
    let hash = moment_of(vm, args[0]).map_or(0, |moment| moment.hash_at(offset));
    Ok(vm.heap.int(hash))
}
