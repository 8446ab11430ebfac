//! Making exceptions: from Rust code by kind and message, and from a class with arguments.

use super::Vm;
use crate::ledger;
use crate::native::{Flow, Res};
use crate::object::class::Instance;
use crate::object::misc::{ExceptionState, Misc};
use crate::object::{Kind, Object};
use crate::text::clipped;
use crate::types;

/// A message from this length on is asked for.
const LONG_MESSAGE: usize = 1 << 16;

impl Vm {
    /// Do exceptions of this class take nothing out of their arguments, as most do?
    pub(crate) fn is_plain_exception(&self, class: u32) -> bool {
        !self.class(class).mro.iter().any(|&base| {
            matches!(
                base,
                types::STOP_ITERATION
                    | types::STOP_ASYNC_ITERATION
                    | types::SYSTEM_EXIT
                    | types::BASE_EXCEPTION_GROUP
                    | types::OS_ERROR
                    | types::SYNTAX_ERROR
                    | types::UNICODE_ENCODE_ERROR
                    | types::UNICODE_DECODE_ERROR
                    | types::UNICODE_TRANSLATE_ERROR
            )
        })
    }
    /// A new instance of such a class.
    pub(crate) fn plain_exception(&mut self, class: u32, args: &[Object]) -> Object {
        let args = self.heap.tuple(args);
        self.exception_of(class, ExceptionState { args, ..ExceptionState::default() })
    }
    pub(crate) fn exception_of(&mut self, class: u32, state: ExceptionState) -> Object {
        let payload = self.heap.misc(Misc::Exception(Box::new(state)));
        let shape = self.root_shape(class);
        self.heap.instance(Instance { class, shape, payload, ..Instance::default() })
    }
    /// A new exception instance of a class, with these arguments.
    pub fn new_exception(&mut self, class: u32, args: Vec<Object>) -> Object {
        if self.is_plain_exception(class) {
            return self.plain_exception(class, &args);
        }
        let fields = exception_fields(self, class, &args);
        let shown = self.shown_args(class, &args);
        let args = self.heap.tuple(shown);
        let mut fields = fields;
        if fields[0].is_unbound() && self.is_subclass(class, types::SYSTEM_EXIT) {
            fields[0] = args;
        }
        if self.is_subclass(class, types::UNICODE_ERROR) {
            fields[3] = args;
        }
        self.exception_of(class, ExceptionState { args, fields, ..ExceptionState::default() })
    }
    /// What `args` shows: the file names of an OSError are attributes, not arguments.
    pub(crate) fn shown_args<'a>(&self, class: u32, args: &'a [Object]) -> &'a [Object] {
        let named = self.is_subclass(class, types::OS_ERROR) && (3..=5).contains(&args.len()) && !args[2].is_none();
        if named { &args[..2] } else { args }
    }
    /// A new exception with a message; for one that finds no room, that one.
    pub fn exception(&mut self, class: u32, message: &str) -> Object {
        // A name in it may be as long as memory allows.
        if message.len() > LONG_MESSAGE && ledger::forbids(message.len()) {
            return self.new_exception(types::MEMORY_ERROR, vec![]);
        }
        let message = self.heap.str(message);
        self.new_exception(class, vec![message])
    }
    /// Raises an exception with a message.
    #[cold]
    pub fn error(&mut self, class: u32, message: &str) -> Box<Flow> {
        Box::new(Flow::Raise(self.exception(class, message)))
    }
    #[cold]
    pub fn type_error(&mut self, message: &str) -> Box<Flow> {
        self.error(types::TYPE_ERROR, message)
    }
    #[cold]
    pub fn value_error(&mut self, message: &str) -> Box<Flow> {
        self.error(types::VALUE_ERROR, message)
    }
    #[cold]
    pub fn index_error(&mut self, message: &str) -> Box<Flow> {
        self.error(types::INDEX_ERROR, message)
    }
    #[cold]
    pub fn overflow_error(&mut self, message: &str) -> Box<Flow> {
        self.error(types::OVERFLOW_ERROR, message)
    }
    #[cold]
    pub fn runtime_error(&mut self, message: &str) -> Box<Flow> {
        self.error(types::RUNTIME_ERROR, message)
    }
    #[cold]
    pub fn zero_division(&mut self, message: &str) -> Box<Flow> {
        self.error(types::ZERO_DIVISION_ERROR, message)
    }
    /// Too much memory was asked for in one operation.
    #[cold]
    pub fn memory_error(&mut self) -> Box<Flow> {
        Box::new(Flow::Raise(self.new_exception(types::MEMORY_ERROR, vec![])))
    }
    #[cold]
    pub fn key_error(&mut self, key: Object) -> Box<Flow> {
        Box::new(Flow::Raise(self.new_exception(types::KEY_ERROR, vec![key])))
    }
    #[cold]
    pub fn raise(&mut self, class: u32, args: Vec<Object>) -> Box<Flow> {
        Box::new(Flow::Raise(self.new_exception(class, args)))
    }
    #[cold]
    pub fn stop_iteration(&mut self, value: Object) -> Box<Flow> {
        let args = if value.is_none() { vec![] } else { vec![value] };
        self.raise(types::STOP_ITERATION, args)
    }
    #[cold]
    pub fn attribute_error(&mut self, object: Object, name: Object) -> Box<Flow> {
        // The message holds all of the name, and is written before it becomes an object.
        if let Err(flow) = self.reserve(2 * self.heap.text(name).len()) {
            return flow;
        }
        let what = if let Some(class) = object.index_of(Kind::Class) {
            let shown = types::native_name(self, class);
            format!("type object '{}'", shown.as_deref().unwrap_or_else(|| clipped(&self.class(class).name, 50)))
        } else if let Some(module) = object.index_of(Kind::Module) {
            format!("module '{}'", self.heap.modules[module].name)
        } else if let Some(module) = types::derived_module_name(self, object) {
            format!("module '{module}'")
        } else {
            let shown = types::native_name(self, self.class_of(object));
            format!("'{}' object", shown.as_deref().unwrap_or_else(|| self.clipped_type_name(object, 50)))
        };
        let message = format!("{what} has no attribute '{}'", self.heap.text(name));
        let exception = self.exception(types::ATTRIBUTE_ERROR, &message);
        if let Some(state) = self.exception_state_mut(exception) {
            state.fields = [name, object, Object::UNBOUND, Object::UNBOUND];
        }
        Box::new(Flow::Raise(exception))
    }
    #[cold]
    pub fn name_error(&mut self, name: Object) -> Box<Flow> {
        let message = format!("name '{}' is not defined", clipped(self.heap.text(name), 200));
        let exception = self.exception(types::NAME_ERROR, &message);
        if let Some(state) = self.exception_state_mut(exception) {
            state.fields[0] = name;
        }
        Box::new(Flow::Raise(exception))
    }
    #[cold]
    pub fn recursion_error(&mut self, tail: &str) -> Box<Flow> {
        let message = format!("maximum recursion depth exceeded{tail}");
        self.error(types::RECURSION_ERROR, &message)
    }

    /// The state of an exception instance.
    #[must_use]
    pub fn exception_state(&self, exception: Object) -> Option<&ExceptionState> {
        let payload = self.heap.instances.get(exception.index_of(Kind::Instance)?)?.payload;
        match &self.heap.miscs[payload.index_of(Kind::Misc)?] {
            Misc::Exception(state) => Some(state),
            _ => None,
        }
    }
    pub fn exception_state_mut(&mut self, exception: Object) -> Option<&mut ExceptionState> {
        let payload = self.heap.instances.get(exception.index_of(Kind::Instance)?)?.payload;
        match &mut self.heap.miscs[payload.index_of(Kind::Misc)?] {
            Misc::Exception(state) => Some(state),
            _ => None,
        }
    }
    #[must_use]
    pub fn is_exception(&self, object: Object) -> bool {
        self.exception_state(object).is_some()
    }
    /// Is the class an exception class?
    #[must_use]
    pub fn is_exception_class(&self, object: Object) -> bool {
        object.index_of(Kind::Class).is_some_and(|class| self.is_subclass(class, types::BASE_EXCEPTION))
    }
    /// Is the flow a raised exception of this class?
    #[must_use]
    pub fn raises(&self, flow: &Flow, class: u32) -> bool {
        matches!(flow, Flow::Raise(exception) if self.is_instance(*exception, class))
    }
    /// The arguments of an exception.
    #[must_use]
    pub fn exception_args(&self, exception: Object) -> &[Object] {
        match self.exception_state(exception).and_then(|state| state.args.index_of(Kind::Tuple)) {
            Some(args) => &self.heap.tuples[args],
            None => &[],
        }
    }
    /// The arguments are wrong for this many parameters.
    #[cold]
    pub fn expected_type<T>(&mut self, what: &str, wanted: &str, got: Object) -> Res<T> {
        let got = if got.is_none() { "None" } else { self.clipped_type_name(got, 50) };
        let message = format!("{what} must be {wanted}, not {got}");
        Err(self.type_error(&message))
    }
}

/// What the constructor of some exceptions takes out of its arguments.
pub(crate) fn exception_fields(vm: &Vm, class: u32, args: &[Object]) -> [Object; 4] {
    let mut fields = [Object::UNBOUND; 4];
    let arg = |at: usize| args.get(at).copied().unwrap_or_default();
    if vm.is_subclass(class, types::STOP_ITERATION) || vm.is_subclass(class, types::STOP_ASYNC_ITERATION) {
        fields[0] = arg(0).or(Object::NONE);
    } else if vm.is_subclass(class, types::SYSTEM_EXIT) {
        fields[0] = if args.len() > 1 { Object::UNBOUND } else { arg(0).or(Object::NONE) };
    } else if vm.is_subclass(class, types::BASE_EXCEPTION_GROUP) {
        fields[0] = arg(0);
        fields[1] = arg(1);
    } else if vm.is_subclass(class, types::OS_ERROR) && args.len() >= 2 {
        fields = [arg(0), arg(1), arg(2), arg(4)];
    }
    fields
}
