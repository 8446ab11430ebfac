//! The names that the machine itself looks up, interned when a session first needs them.

use super::Vm;
use crate::object::Object;

macro_rules! names {
    ($($name:ident = $text:literal,)*) => {
        /// A name known to the machine.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(non_camel_case_types, reason = "these are Python's own names, shortened")]
        #[repr(u8)]
        pub enum Name { $($name,)* }
        const TEXTS: &[&str] = &[$($text,)*];
    };
}

names! {
    init = "__init__", new = "__new__", call = "__call__", repr = "__repr__", str = "__str__", bytes = "__bytes__",
    format = "__format__", hash = "__hash__", bool = "__bool__", len = "__len__", length_hint = "__length_hint__",
    iter = "__iter__", next = "__next__", reversed = "__reversed__", contains = "__contains__",
    getitem = "__getitem__", setitem = "__setitem__", delitem = "__delitem__", missing = "__missing__",
    getattr = "__getattr__", getattribute = "__getattribute__", setattr = "__setattr__", delattr = "__delattr__",
    get = "__get__", set = "__set__", delete = "__delete__", set_name = "__set_name__",
    enter = "__enter__", exit = "__exit__", aenter = "__aenter__", aexit = "__aexit__",
    await_ = "__await__", aiter = "__aiter__", anext = "__anext__",
    lt = "__lt__", le = "__le__", eq = "__eq__", ne = "__ne__", gt = "__gt__", ge = "__ge__",
    add = "__add__", radd = "__radd__", iadd = "__iadd__", sub = "__sub__", rsub = "__rsub__", isub = "__isub__",
    mul = "__mul__", rmul = "__rmul__", imul = "__imul__", truediv = "__truediv__", rtruediv = "__rtruediv__", itruediv = "__itruediv__",
    floordiv = "__floordiv__", rfloordiv = "__rfloordiv__", ifloordiv = "__ifloordiv__", mod_ = "__mod__", rmod = "__rmod__", imod = "__imod__",
    pow = "__pow__", rpow = "__rpow__", ipow = "__ipow__", matmul = "__matmul__", rmatmul = "__rmatmul__", imatmul = "__imatmul__",
    lshift = "__lshift__", rlshift = "__rlshift__", ilshift = "__ilshift__", rshift = "__rshift__", rrshift = "__rrshift__", irshift = "__irshift__",
    and = "__and__", rand = "__rand__", iand = "__iand__", or = "__or__", ror = "__ror__", ior = "__ior__",
    xor = "__xor__", rxor = "__rxor__", ixor = "__ixor__", divmod = "__divmod__", rdivmod = "__rdivmod__",
    neg = "__neg__", pos = "__pos__", invert = "__invert__", abs = "__abs__", int = "__int__", float = "__float__", complex = "__complex__",
    index = "__index__", round = "__round__", trunc = "__trunc__", floor = "__floor__", ceil = "__ceil__",
    dict = "__dict__", class = "__class__", slots = "__slots__", weakref = "__weakref__", name = "__name__", qualname = "__qualname__",
    module = "__module__", doc = "__doc__", bases = "__bases__", mro = "__mro__", mro_entries = "__mro_entries__",
    prepare = "__prepare__", init_subclass = "__init_subclass__", class_getitem = "__class_getitem__", subclasscheck = "__subclasscheck__",
    instancecheck = "__instancecheck__", classcell = "__classcell__", annotations = "__annotations__", abstractmethods = "__abstractmethods__",
    isabstract = "__isabstractmethod__", match_args = "__match_args__", all = "__all__", builtins = "__builtins__", file = "__file__",
    main = "__main__", del = "__del__", dir = "__dir__", sizeof = "__sizeof__", reduce = "__reduce__", send = "send", throw = "throw", close = "close",
    fset = "fset", keys = "keys", items = "items", path = "__path__", wrapped = "__wrapped__", orig_bases = "__orig_bases__",
    underscore = "_", type_params = "__type_params__", defaults = "__defaults__", kwdefaults = "__kwdefaults__", static_attributes = "__firstlineno__",
    notes = "__notes__", fspath = "__fspath__", copy = "__copy__", deepcopy = "__deepcopy__", set_state = "__setstate__",
}

impl Vm {
    /// The interned string of a known name.
    #[inline]
    pub fn name(&mut self, name: Name) -> Object {
        match self.known_names.get(name as usize) {
            Some(&object) if !object.is_unbound() => object,
            _ => self.intern_name(name),
        }
    }
    #[cold]
    fn intern_name(&mut self, name: Name) -> Object {
        if self.known_names.is_empty() {
            self.known_names = vec![Object::UNBOUND; TEXTS.len()];
        }
        let object = self.heap.intern(TEXTS[name as usize]);
        self.known_names[name as usize] = object;
        object
    }
}

impl Name {
    #[must_use]
    pub const fn text(self) -> &'static str {
        TEXTS[self as usize]
    }
}
