//! `pickle.PickleBuffer`: an object whose memory may travel beside the pickle. It is an instance around a memoryview, and never
//! more than that: the memory stays where it is.

use super::super::class_in;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// Which bytes a buffer is of.
pub struct Span {
    pub over: Object,
    pub start: usize,
    pub length: usize,
    pub readonly: bool,
}

pub fn is_buffer(vm: &mut Vm, object: Object) -> bool {
    object.is(Kind::Instance) && vm.payload(object).is(Kind::Misc) && class_in(vm, "_pickle", "PickleBuffer") == Some(vm.class_of(object))
}

/// The bytes of a buffer; none where they do not lie side by side.
pub fn span(vm: &mut Vm, object: Object) -> Res<Option<Span>> {
    let view = vm.payload(object);
    if types::view_bytes(vm, view).is_none() {
        return Err(vm.value_error("operation forbidden on released PickleBuffer object"));
    }
    let readonly = types::writable_span(vm, view).is_none();
    Ok(types::readable_span(vm, view).map(|(over, start, length)| Span { over, start, length, readonly }))
}

/// `_as_buffer(cls, view)`: an instance of the class around a view.
pub fn wrap(vm: &mut Vm, args: &[Object]) -> Res {
    match args[0].index_of(Kind::Class) {
        Some(class) if args[1].is(Kind::Misc) && class_in(vm, "_pickle", "PickleBuffer") == Some(class) => {
            Ok(vm.new_instance(class, args[1]))
        }
        _ => Err(vm.type_error("a view is needed")),
    }
}
/// `_view_of(buffer)`: the view that a buffer is around.
pub fn view_of(vm: &mut Vm, args: &[Object]) -> Res {
    if !is_buffer(vm, args[0]) {
        let message = format!("expected PickleBuffer, {} found", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    Ok(vm.payload(args[0]))
}
