//! Builtin types: the table of all of them, shared by every session.
//! One file per type holds its methods; this one gives each type its number and builds the class objects once per process.

mod alias;
mod args;
mod assign;
mod bytearray;
mod bytes;
mod bytes_new;
mod dict;
mod dunders;
mod exception;
mod exception_text;
mod float;
mod function;
pub(crate) mod guest_sort;
mod ids;
mod int;
mod int_bytes;
mod items;
mod iterators;
mod list;
mod memoryview;
mod module_class;
mod module_table;
mod object;
pub(crate) mod range;
mod registry;
mod set;
mod set_algebra;
mod sort_tuples;
mod sorting;
mod str;
mod str_codec;
mod str_format;
mod str_format_guests;
mod str_join;
mod str_short;
mod str_translate;
mod text_form;
mod timsort;
mod tuple;
mod weakref;

pub use alias::{alias_item, alias_repr, class_getitem, union_or};
pub use assign::{best_base, class_attr_stays, delete_builtin_attr, is_wrapper, main_base, same_layout, set_builtin_attr, set_class_attr};
pub use bytearray::{add_in_place, bytearray_delete_item, bytearray_set_item, repeat_in_place};
pub use bytes::{bytes_contains, hex as bytes_hex};
pub use bytes_new::bytes_percent;
pub use dict::{dict_missing, dict_subclass_getitem, pop as dict_pop, proxied, setdefault as dict_setdefault, view_table};
pub use exception::{set_exception_attr, syntax_field, unicode_field};
pub use exception_text::{exception_parts, exception_text, exception_told};
pub use float::{complex_divide, complex_power, complex_repr, power_lacks_angle, ratio};
pub use function::{known_wrapper_attrs, set_function_attr, set_wrapper_attrs, wrapper_attrs};
pub use ids::*;
pub use int::{divmod_native, parse_int, pow_modulo};
pub use items::{cannot_delete_item, cannot_set_item, delete_item, get_item, place_of_big, positions, resolve_slice, set_item, take_slice};
pub(crate) use iterators::STEPS;
pub use iterators::generator_locals;
pub use list::{index_bounds, list_delete_item, list_set_item};
pub use memoryview::{
    memoryview_item, memoryview_set_item, read as read_packed, readable_span, refuse_released, size_of_format as packed_size, view_bytes,
    view_items, view_length, writable_span, written as write_packed,
};
pub use module_class::derived_name as derived_module_name;
pub use module_table::module;
use object::name_arg;
pub use object::{dir, getstate};
pub use range::{range_big_item, range_contains, range_hashed, range_item, range_len, range_slice, ranges_equal};
pub use registry::{BuiltinAttrs, Registry, TypeDef, class_of, registry};
pub use set::{as_key as set_key, hash_object, set_order};
pub use set_algebra::{set_in_place, set_operation};
pub use sorting::{sort_by_keys, sort_natively, sort_objects, sort_options};
pub use str::{char_from, str_contains};
pub use str_codec::{decode_bytes, encode_text};
pub use str_format::{charge_padding, format_index, parse_format, percent_plain, percent_plan, str_format, str_format_map, str_percent};
pub use str_format_guests::woven;
pub use str_short::repeat as repeat_short;
pub use text_form::{
    address, ascii_of, builtin_repr, class_module, default_repr, format_builtin, format_object, is_ordered_dict, native_name,
    qualified_name, repr_native, repr_of, short_field, str_of,
};
pub use timsort::timsort;
pub use weakref::callback as weak_callback;

use crate::native::Res;
use crate::object::Object;
use crate::vm::Vm;

/// All builtin types, bases before what derives from them.
pub fn table() -> impl Iterator<Item = &'static TypeDef> {
    let single = [
        &object::DEF,
        &object::TYPE_DEF,
        &int::DEF,
        &int::BOOL_DEF,
        &float::DEF,
        &float::COMPLEX_DEF,
        &str::DEF,
        &bytes::DEF,
        &bytearray::DEF,
        &memoryview::DEF,
        &list::DEF,
        &tuple::DEF,
        &dict::DEF,
        &dict::KEYS,
        &dict::VALUES,
        &dict::ITEMS,
        &dict::PROXY,
        &set::MUTABLE_DEF,
        &set::FROZEN_DEF,
        &range::DEF,
        &range::SLICE_DEF,
        &alias::ALIAS_DEF,
        &alias::UNION_DEF,
        &weakref::DEF,
    ];
    single.into_iter().chain(function::DEFS).chain(iterators::DEFS).chain(exception::DEFS).chain([&exception::GROUP_DEF])
}

/// Assignment to an attribute of a native stdlib object.
pub fn set_native_attr(vm: &mut Vm, object: Object, name: Object, value: Object) -> Res<()> {
    crate::stdlib::set_attr(vm, object, name, value)
}
