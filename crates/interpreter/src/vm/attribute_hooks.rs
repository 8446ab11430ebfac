//! `__getattribute__` and `__getattr__` as classes have them: mostly functions, but any descriptor will do.

use super::Vm;
use super::frame::Cont;
use crate::native::{Flow, Res};
use crate::object::Object;

impl Vm {
    /// Asks a hook, found on the class of an object, for an attribute. `extra` is what `Cont::GetAttr` needs to go on with another one.
    pub(crate) fn call_attribute_hook<T>(&mut self, hook: Object, object: Object, name: Object, extra: Object) -> Res<T> {
        self.call_special(hook, object, &[name], Cont::GetAttr).map_err(|mut flow| {
            if let Flow::Call(call) = &mut *flow {
                call.extra = extra;
            }
            flow
        })
    }
}
