//! The native part of `types`: classes that have no other name in Python.

use crate::native::{NativeDef, function};
use crate::types::{MODULE, SIMPLE_NAMESPACE, TRACEBACK};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_simple_namespace_type", "", |_, _| Ok(Vm::class_object(SIMPLE_NAMESPACE))),
    function("_traceback_type", "", |_, _| Ok(Vm::class_object(TRACEBACK))),
    function("_module_type", "", |_, _| Ok(Vm::class_object(MODULE))),
];
