//! The native part of `types`: names for the classes of builtin objects. What makes classes asks the guest, and is Python.

use crate::native::Res;
use crate::object::Object;
use crate::types::*;
use crate::vm::Vm;

/// Names and classes.
const NAMES: &[(&str, u32)] = &[
    ("FunctionType", FUNCTION),
    ("LambdaType", FUNCTION),
    ("CodeType", CODE),
    ("MappingProxyType", MAPPINGPROXY),
    ("SimpleNamespace", SIMPLE_NAMESPACE),
    ("CellType", CELL),
    ("GeneratorType", GENERATOR),
    ("CoroutineType", COROUTINE),
    ("AsyncGeneratorType", ASYNC_GENERATOR),
    ("MethodType", METHOD),
    ("BuiltinFunctionType", BUILTIN_FUNCTION),
    ("BuiltinMethodType", BUILTIN_FUNCTION),
    ("WrapperDescriptorType", WRAPPER_DESCRIPTOR),
    ("MethodWrapperType", METHOD_WRAPPER),
    ("MethodDescriptorType", METHOD_DESCRIPTOR),
    ("ModuleType", MODULE),
    ("TracebackType", TRACEBACK),
    ("GetSetDescriptorType", GETSET_DESCRIPTOR),
    ("MemberDescriptorType", MEMBER_DESCRIPTOR),
    ("GenericAlias", GENERIC_ALIAS),
    ("UnionType", UNION_TYPE),
    ("EllipsisType", ELLIPSIS_TYPE),
    ("NoneType", NONE_TYPE),
    ("NotImplementedType", NOT_IMPLEMENTED_TYPE),
];

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for &(name, class) in NAMES {
        vm.dict_set_str(dict, name, Vm::class_object(class));
    }
    let name = vm.heap.intern("fromkeys");
    let class = vm.own_attr(DICT, name).map_or(BUILTIN_FUNCTION, |method| vm.class_of(method));
    vm.dict_set_str(dict, "ClassMethodDescriptorType", Vm::class_object(class));
    Ok(())
}
