//! The native part of `calendar`: leap years, weekdays, the lengths of months and columns of text.
//! Numbers outside the range of `datetime`, and what is wrong with them, are left to `calendar.py`, which has the classes.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::calendar_math::{Date, EPOCH, days_in_month, is_leap};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("isleap", "year", |vm, args| match args[0].as_int() {
        Some(year) => Ok(Object::bool(is_leap(year))),
        None => slowly(vm, MODULE, "_isleap", args.to_vec()),
    }),
    function("leapdays", "y1, y2", |vm, args| match (args[0].as_int(), args[1].as_int()) {
        (Some(first), Some(last)) => {
            let before = |year: i64| (year - 1).div_euclid(4) - (year - 1).div_euclid(100) + (year - 1).div_euclid(400);
            Ok(vm.heap.int(before(last) - before(first)))
        }
        _ => slowly(vm, MODULE, "_leapdays", args.to_vec()),
    }),
    function("weekday", "year, month, day", |vm, args| match date(args) {
        Some(date) => Ok(Object::small(i64::from(date.weekday()))),
        None => slowly(vm, MODULE, "_weekday", args.to_vec()),
    }),
    function("monthrange", "year, month", |vm, args| match date(&[args[0], args[1], Object::small(1)]) {
        Some(date) => {
            let days = days_in_month(date.year, date.month);
            Ok(vm.heap.tuple([Object::small(i64::from(date.weekday())), Object::small(i64::from(days))]))
        }
        None => slowly(vm, MODULE, "_monthrange", args.to_vec()),
    }),
    function("timegm", "tuple", |vm, args| match seconds(vm, args[0]) {
        Some(seconds) => Ok(vm.heap.int(seconds)),
        None => slowly(vm, MODULE, "_timegm", args.to_vec()),
    }),
    function("formatstring", "cols, colwidth=20, spacing=6", |vm, args| match side_by_side(vm, args)? {
        Some(text) => Ok(vm.heap.string(text)),
        None => slowly(vm, MODULE, "_formatstring", vec![args[0], args[1].or(Object::small(20)), args[2].or(Object::small(6))]),
    }),
];

const MODULE: &str = "calendar";

fn date(args: &[Object]) -> Option<Date> {
    Date::new(args[0].as_int()?, args[1].as_int()?, args[2].as_int()?).ok()
}

/// Seconds since 1970 of a moment in UTC, whose first six numbers are those of a date that there is, and of a time.
fn seconds(vm: &Vm, moment: Object) -> Option<i64> {
    let plain = vm.payload(moment);
    let items = match plain.kind() {
        Kind::Tuple => &vm.heap.tuples[plain.index()][..],
        Kind::List => &vm.heap.lists[plain.index()][..],
        _ => return None,
    };
    let mut fields = [0; 6];
    for (field, item) in fields.iter_mut().zip(items.get(..6)?) {
        *field = item.as_int().filter(|value| i32::try_from(*value).is_ok())?;
    }
    let [year, month, day, hour, minute, second] = fields;
    let first = Date::new(year, month, 1).ok()?;
    let days = first.ordinal() - EPOCH + day - 1;
    Some(((days * 24 + hour) * 60 + minute) * 60 + second)
}

/// Columns of text, each centered.
fn side_by_side(vm: &mut Vm, args: &[Object]) -> Res<Option<String>> {
    let columns = match args[0].kind() {
        Kind::List => vm.heap.lists[args[0].index()].clone(),
        Kind::Tuple => vm.heap.tuples[args[0].index()].to_vec(),
        _ => return Ok(None),
    };
    let (Some(width), Some(spacing)) = (args[1].or(Object::small(20)).as_int(), args[2].or(Object::small(6)).as_int()) else {
        return Ok(None);
    };
    if !columns.iter().all(|column| column.is(Kind::Str)) {
        return Ok(None);
    }
    vm.reserve_many(columns.len().max(1) as u64, width.max(0) as u64 + spacing.max(0) as u64, 1)?;
    let gap = " ".repeat(spacing.max(0) as usize);
    let mut made = String::new();
    for (number, column) in columns.into_iter().enumerate() {
        if number > 0 {
            made.push_str(&gap);
        }
        let bytes = vm.heap.text(column).len();
        vm.reserve(2 * bytes)?;
        if pace::halted_after_bytes(gap.len() + width.max(0) as usize + bytes) {
            vm.poll()?;
        }
        let text = vm.heap.text(column);
        let room = width.max(0) as usize;
        let margin = room.saturating_sub(text.chars().count());
        // As `str.center`: the odd blank goes left if the width is odd too.
        let left = margin / 2 + (margin & room & 1);
        made.push_str(&" ".repeat(left));
        made.push_str(text);
        made.push_str(&" ".repeat(margin - left));
    }
    Ok(Some(made))
}
