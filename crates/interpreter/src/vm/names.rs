//! The names that the machine itself looks up, interned when a session first needs them.

use super::Vm;
use crate::object::Object;

macro_rules! names {
    ($($name:ident = $text:literal,)*) => {
        /// A name known to the machine.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(clippy::enum_variant_names, reason = "these are Python's own names")]
        #[repr(u8)]
        pub enum Name { $($name,)* }
        const TEXTS: &[&str] = &[$($text,)*];
    };
}

names! {
    LruCache = "_cache", DefaultFactory = "default_factory", Empty = "", Buffer = "_buffer", Closed = "_closed", Position = "_position", Typecode = "_typecode",
    Readline = "readline", Write = "write",
    Init = "__init__", New = "__new__", Call = "__call__", Repr = "__repr__", Str = "__str__", Bytes = "__bytes__",
    Format = "__format__", Hash = "__hash__", Bool = "__bool__", Len = "__len__", LengthHint = "__length_hint__",
    Iter = "__iter__", Next = "__next__", Reversed = "__reversed__", Contains = "__contains__",
    Getitem = "__getitem__", Setitem = "__setitem__", Delitem = "__delitem__", Missing = "__missing__",
    Getattr = "__getattr__", Getattribute = "__getattribute__", Setattr = "__setattr__", Delattr = "__delattr__",
    Get = "__get__", Set = "__set__", Delete = "__delete__", SetName = "__set_name__",
    Enter = "__enter__", Exit = "__exit__", Aenter = "__aenter__", Aexit = "__aexit__",
    Await = "__await__", Aiter = "__aiter__", Anext = "__anext__",
    Lt = "__lt__", Le = "__le__", Eq = "__eq__", Ne = "__ne__", Gt = "__gt__", Ge = "__ge__",
    Add = "__add__", Radd = "__radd__", Iadd = "__iadd__", Sub = "__sub__", Rsub = "__rsub__", Isub = "__isub__",
    Mul = "__mul__", Rmul = "__rmul__", Imul = "__imul__", Truediv = "__truediv__", Rtruediv = "__rtruediv__", Itruediv = "__itruediv__",
    Floordiv = "__floordiv__", Rfloordiv = "__rfloordiv__", Ifloordiv = "__ifloordiv__", Mod = "__mod__", Rmod = "__rmod__", Imod = "__imod__",
    Pow = "__pow__", Rpow = "__rpow__", Ipow = "__ipow__", Matmul = "__matmul__", Rmatmul = "__rmatmul__", Imatmul = "__imatmul__",
    Lshift = "__lshift__", Rlshift = "__rlshift__", Ilshift = "__ilshift__", Rshift = "__rshift__", Rrshift = "__rrshift__", Irshift = "__irshift__",
    And = "__and__", Rand = "__rand__", Iand = "__iand__", Or = "__or__", Ror = "__ror__", Ior = "__ior__",
    Xor = "__xor__", Rxor = "__rxor__", Ixor = "__ixor__", Divmod = "__divmod__", Rdivmod = "__rdivmod__",
    Neg = "__neg__", Pos = "__pos__", Invert = "__invert__", Abs = "__abs__", Int = "__int__", Float = "__float__", Complex = "__complex__",
    Index = "__index__", Round = "__round__", Trunc = "__trunc__", Floor = "__floor__", Ceil = "__ceil__",
    Dict = "__dict__", Class = "__class__", Slots = "__slots__", Weakref = "__weakref__", Name = "__name__", Qualname = "__qualname__",
    Module = "__module__", Doc = "__doc__", Bases = "__bases__", Mro = "__mro__", MroEntries = "__mro_entries__",
    Prepare = "__prepare__", InitSubclass = "__init_subclass__", ClassGetitem = "__class_getitem__", Subclasscheck = "__subclasscheck__",
    Instancecheck = "__instancecheck__", Classcell = "__classcell__", Annotations = "__annotations__", Abstractmethods = "__abstractmethods__",
    Isabstract = "__isabstractmethod__", MatchArgs = "__match_args__", All = "__all__", Builtins = "__builtins__", File = "__file__",
    Main = "__main__", Del = "__del__", Dir = "__dir__", Sizeof = "__sizeof__", Reduce = "__reduce__", Send = "send", Throw = "throw", Close = "close",
    Fset = "fset", Keys = "keys", Items = "items", Path = "__path__", Wrapped = "__wrapped__", OrigBases = "__orig_bases__",
    Underscore = "_", TypeParams = "__type_params__", Defaults = "__defaults__", Kwdefaults = "__kwdefaults__", StaticAttributes = "__firstlineno__",
    Notes = "__notes__", Fspath = "__fspath__", Copy = "__copy__", Deepcopy = "__deepcopy__", SetState = "__setstate__",
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
