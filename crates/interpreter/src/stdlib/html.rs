//! The native part of `html`: the tables of character references.

use super::html_entities_data::{ENTITIES, HTML4};
use crate::native::{NativeDef, function};
use crate::object::Object;

pub static TABLE: &[NativeDef] = &[
    function("_entity_table", "", |vm, _| {
        if let Some(&table) = vm.state.get("html entities") {
            return Ok(table);
        }
        let items: Vec<(Object, Object)> = ENTITIES.iter().map(|(name, text)| (vm.heap.str(name), vm.heap.str(text))).collect();
        let table = vm.dict_from(items);
        vm.state.insert("html entities".into(), table);
        Ok(table)
    }),
    function("_html4_table", "", |vm, _| {
        let items: Vec<(Object, Object)> = HTML4.iter().map(|(name, code)| (vm.heap.str(name), Object::small(i64::from(*code)))).collect();
        Ok(vm.dict_from(items))
    }),
];
