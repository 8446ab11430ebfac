//! The native part of `calendar`: leap years, weekdays and the lengths of months, for ints in the range of `datetime`.
//! Other numbers and what is wrong with them are left to `calendar.py`.

use super::slowly;
use crate::native::{NativeDef, function};
use crate::object::Object;
use crate::text::calendar_math::{Date, days_in_month, is_leap};

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
];

const MODULE: &str = "calendar";

fn date(args: &[Object]) -> Option<Date> {
    Date::new(args[0].as_int()?, args[1].as_int()?, args[2].as_int()?).ok()
}
