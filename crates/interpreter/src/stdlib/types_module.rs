//! The native part of `types`: classes that have no other name in Python.

use crate::native::{NativeDef, function};
use crate::types::{MODULE, SIMPLE_NAMESPACE};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_simple_namespace_type", "", |_, _| Ok(Vm::class_object(SIMPLE_NAMESPACE))),
    function("_module_type", "", |_, _| Ok(Vm::class_object(MODULE))),
];
