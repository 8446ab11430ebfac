//! Dates and times as the bytes that pickles hold: two for the year, one for each part, three for the microseconds.
//! What bytes say is checked as any other parts are: a wrong pickle makes no wrong date.

use super::super::native_ids as ids;
use super::moment::{FIRST, checked_date, moment, plain, zone_arg};
use super::{Moment, class_object};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// Set in the month, or in the hour of a `time`, where the moment is the second one with these parts.
const FOLD: u8 = 0x80;
/// The first protocol whose readers know of it.
const WITH_FOLD: i64 = 4;

/// `__reduce__`.
pub fn reduce(vm: &mut Vm, args: &[Object]) -> Res {
    let state = moment(vm, args[0])?;
    reduced(vm, args[0], &state, 2)
}
/// `__reduce_ex__`.
pub fn reduce_as(vm: &mut Vm, args: &[Object]) -> Res {
    let protocol = vm.int_arg(args, 1)?;
    let state = moment(vm, args[0])?;
    reduced(vm, args[0], &state, protocol)
}
fn reduced(vm: &mut Vm, object: Object, state: &Moment, protocol: i64) -> Res {
    let fold = if state.fold && protocol >= WITH_FOLD { FOLD } else { 0 };
    let [high, low] = (state.date.year as u16).to_be_bytes();
    let date = [high, low, state.date.month as u8, state.date.day as u8];
    let seconds = state.micros / 1_000_000;
    let [_, a, b, c] = ((state.micros % 1_000_000) as u32).to_be_bytes();
    let clock = [(seconds / 3600) as u8, (seconds / 60 % 60) as u8, (seconds % 60) as u8, a, b, c];
    let data = match state.class {
        ids::DATE => date.to_vec(),
        ids::TIME => [&[clock[0] | fold], &clock[1..]].concat(),
        _ => [&[high, low, date[2] | fold, date[3]], &clock[..]].concat(),
    };
    let data = vm.heap.bytes(data);
    let args = if state.zone.is_none() { vm.heap.tuple([data]) } else { vm.heap.tuple([data, state.zone]) };
    let class = class_object(vm, object);
    Ok(vm.heap.tuple([class, args]))
}

/// The bytes that are given in place of parts: of this length, alone or, where there may be a zone, with one thing more.
fn given<const LENGTH: usize>(vm: &Vm, args: &[Object]) -> Option<[u8; LENGTH]> {
    let more = if LENGTH == 4 { 2 } else { 3 };
    if args[more..].iter().any(|arg| !arg.is_unbound()) {
        return None;
    }
    let plain = vm.payload(args[1]);
    match plain.kind() {
        Kind::Bytes => vm.heap.bytes[plain.index()].data.as_slice().try_into().ok(),
        // What Python 2 wrote was read as a text.
        Kind::Str if vm.heap.strs[plain.index()].chars as usize == LENGTH => {
            let data: Option<Vec<u8>> = vm.heap.text(plain).chars().map(|c| u8::try_from(u32::from(c)).ok()).collect();
            data?.try_into().ok()
        }
        _ => None,
    }
}
/// The microseconds of a clock's bytes; none where they are of no time of a day.
fn micros([hour, minute, second, a, b, c]: [u8; 6]) -> Option<i64> {
    let micros = i64::from(u32::from_be_bytes([0, a, b, c]));
    let is_sane = hour < 24 && minute < 60 && second < 60 && micros < 1_000_000;
    is_sane.then(|| ((i64::from(hour) * 60 + i64::from(minute)) * 60 + i64::from(second)) * 1_000_000 + micros)
}
fn date_of(vm: &mut Vm, class: u32, [high, low, month, day]: [u8; 4]) -> Res<Moment> {
    let year = i64::from(u16::from_be_bytes([high, low]));
    checked_date(vm, [year, i64::from(month), i64::from(day)]).map(|date| plain(class, date))
}

/// The date of its bytes, if those were given.
pub fn of_date(vm: &mut Vm, args: &[Object]) -> Res<Option<Moment>> {
    match given::<4>(vm, args) {
        Some(data) if (1..=12).contains(&data[2]) => date_of(vm, ids::DATE, data).map(Some),
        _ => Ok(None),
    }
}
pub fn of_datetime(vm: &mut Vm, args: &[Object]) -> Res<Option<Moment>> {
    let Some([high, low, month, day, clock @ ..]) = given::<10>(vm, args) else { return Ok(None) };
    if !(1..=12).contains(&(month & !FOLD)) {
        return Ok(None);
    }
    let zone = zone_arg(vm, args, 2)?;
    let Some(micros) = micros(clock) else { return Err(vm.value_error("hour must be in 0..23")) };
    let date = date_of(vm, ids::DATETIME, [high, low, month & !FOLD, day])?;
    Ok(Some(Moment { micros, zone, fold: month & FOLD != 0, ..date }))
}
pub fn of_time(vm: &mut Vm, args: &[Object]) -> Res<Option<Moment>> {
    let Some([hour, rest @ ..]) = given::<6>(vm, args) else { return Ok(None) };
    let [minute, second, a, b, c] = rest;
    let Some(micros) = micros([hour & !FOLD, minute, second, a, b, c]) else { return Ok(None) };
    let zone = zone_arg(vm, args, 2)?;
    Ok(Some(Moment { micros, zone, fold: hour & FOLD != 0, ..plain(ids::TIME, FIRST) }))
}
