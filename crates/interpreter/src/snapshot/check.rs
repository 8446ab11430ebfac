//! What a restored session must satisfy before anything runs: every reference leads to an object, every number is in its table.
//! It trusts nothing but the compiler. It does not look for sense: an int that was changed is just another int.

use super::SnapshotError;
use crate::code::{Op, Proto};
use crate::object::class::{DICT_SHAPE, FIRST_USER_CLASS};
use crate::object::function::{Code, Stay};
use crate::object::heap::Heap;
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::frame::{Cont, Frame};

type Checked = Result<(), SnapshotError>;

fn require(holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(SnapshotError::new(format!("the snapshot is wrong: {what}"))) }
}

/// Strings and the buffers they share; needed before anything reads a text.
pub fn strings(heap: &Heap) -> Checked {
    require(heap.strs.indices().all(|index| heap.text_is_whole(index)), "a string")
}

/// Everything else.
pub fn all(vm: &mut Vm) -> Checked {
    objects(vm)?;
    let vm = &*vm;
    roots(vm)?;
    classes(vm)?;
    codes(vm)?;
    functions(vm)?;
    frames(vm)?;
    iterators(vm)?;
    miscs(vm)
}

/// Every reference between objects leads somewhere.
fn objects(vm: &mut Vm) -> Checked {
    let (natives, classes) = (vm.registry.natives.len(), vm.registry.classes.len());
    require(vm.heap.references_hold(natives, classes), "a reference leads nowhere")?;
    let sets = vm.heap.sets.indices().all(|index| vm.heap.sets[index].is_whole());
    require(sets, "a set")
}

pub fn exists(vm: &Vm, object: Object) -> bool {
    match object.kind() {
        Kind::Native => (object.index() as usize) < vm.registry.natives.len(),
        Kind::Class => class_exists(vm, object.index()),
        _ => vm.heap.exists(object),
    }
}

fn class_exists(vm: &Vm, class: u32) -> bool {
    if class < FIRST_USER_CLASS { (class as usize) < vm.registry.classes.len() } else { vm.heap.classes.is_live(class - FIRST_USER_CLASS) }
}

fn roots(vm: &Vm) -> Checked {
    let mut whole = true;
    vm.roots(&vm.stack, &mut |object| whole &= exists(vm, object));
    require(whole, "a root leads nowhere")?;
    require(vm.finalizers.all(&mut |object| exists(vm, object)), "a finaliser leads nowhere")?;
    require(vm.globals.is(Kind::Dict), "the namespace")?;
    require(vm.modules.values().all(|module| module.is(Kind::Module)), "a module")?;
    require(vm.embedded_modules.iter().all(|dict| dict.is(Kind::Dict)), "a module's namespace")?;
    require(vm.embedded.values().all(|function| function.is(Kind::Function)), "a function")?;
    require(vm.known_names.iter().all(|name| name.is_unbound() || name.is(Kind::Str)), "a name")?;
    let shapes = vm.builtin_shapes.iter().all(|&(class, shape)| class_exists(vm, class) && (shape as usize) < vm.heap.shapes.len());
    require(
        shapes && vm.builtin_subclasses.iter().all(|&(base, class)| class_exists(vm, base) && class_exists(vm, class)),
        "a table of classes",
    )
}

fn classes(vm: &Vm) -> Checked {
    let heap = &vm.heap;
    let exists = |class: &u32| class_exists(vm, *class);
    for index in heap.classes.indices() {
        let class = &heap.classes[index];
        let first = class.mro.first() == Some(&(index + FIRST_USER_CLASS));
        let known = class.mro.iter().chain(&class.bases).chain(&class.subclasses).all(exists);
        let made = class_exists(vm, class.metaclass) && class.base_type < FIRST_USER_CLASS && class_exists(vm, class.base_type);
        require(first && known && made && (class.root_shape as usize) <= heap.shapes.len(), "a class")?;
    }
    for shape in &heap.shapes {
        let next = shape.transitions.iter().all(|&(_, next)| (next as usize) < heap.shapes.len());
        require(class_exists(vm, shape.class) && next && shape.keys.iter().all(|key| key.is(Kind::Str)), "a shape")?;
    }
    for index in heap.instances.indices() {
        let instance = &heap.instances[index];
        require(class_exists(vm, instance.class), "the class of an object")?;
        let shaped =
            if instance.shape == DICT_SHAPE { instance.slots[0].is(Kind::Dict) } else { (instance.shape as usize) < heap.shapes.len() };
        require(shaped && vm.class(instance.class).layout.holds(instance.payload), "an object")?;
    }
    Ok(())
}

/// The code with this number, unless it has gone.
fn code_of(vm: &Vm, number: u32) -> Option<&Code> {
    vm.codes.get(number as usize).filter(|code| code.stay != Stay::Gone)
}

/// Does each code that has an object have one that says so?
fn codes(vm: &Vm) -> Checked {
    for (number, code) in vm.codes.iter().enumerate().filter(|(_, code)| !code.object.is_unbound()) {
        let object = code.object.index_of(Kind::Misc).filter(|&index| vm.heap.miscs.is_live(index));
        let own = object.is_some_and(|index| matches!(vm.heap.miscs[index], Misc::CodeObject(own) if own as usize == number));
        require(own, "the object of code")?;
    }
    Ok(())
}

fn functions(vm: &Vm) -> Checked {
    for index in vm.heap.functions.indices() {
        let function = &vm.heap.functions[index];
        let Some(code) = code_of(vm, function.code) else { return require(false, "the code of a function") };
        let cells = function.closure.len() == code.proto.freevars.len() && function.closure.iter().all(|cell| cell.is(Kind::Cell));
        let defaults = function.defaults.is_none() || function.defaults.is_unbound() || function.defaults.is(Kind::Tuple);
        require(cells && defaults && function.globals.is(Kind::Dict), "a function")?;
    }
    for index in vm.heap.generators.indices() {
        let generator = &vm.heap.generators[index];
        require(class_exists(vm, generator.class), "the class of a generator")?;
        if let Some(frame) = &generator.frame {
            let Some(code) = code_of(vm, frame.code) else { return require(false, "the code of a generator") };
            let resting = generator.registers.is_empty() || generator.registers.len() == code.proto.register_count as usize;
            require(resting && fits(vm, frame, &code.proto), "a generator")?;
        }
    }
    Ok(())
}

/// Does a frame rest at an instruction of its code, with the function it needs?
fn fits(vm: &Vm, frame: &Frame, proto: &Proto) -> bool {
    let here = proto.code.get(frame.pc as usize).is_some_and(|instr| instr.op != Op::Ext);
    let function = match frame.function.index_of(Kind::Function) {
        Some(index) => vm.heap.functions.is_live(index) && vm.heap.functions[index].closure.len() >= proto.freevars.len(),
        None => proto.freevars.is_empty(),
    };
    here && function && frame.globals.is(Kind::Dict)
}

/// The frames of a cell that waits for a tool lie one after the other on the stack.
fn frames(vm: &Vm) -> Checked {
    require(vm.waiting.is_some() || vm.frames.is_empty(), "frames of no cell")?;
    require(vm.frames.len() <= vm.recursion_limit + 64, "too many frames")?;
    lie_in_order(vm, &vm.frames, vm.stack.len())?;
    let begins = |depth: usize| vm.frames.get(depth).is_some_and(|frame| frame.cont == Cont::Fiber);
    require(vm.fibers.running_from().is_none_or(begins), "the thread that runs")?;
    for (frames, registers, waits_at) in vm.fibers.at_rest() {
        lie_in_order(vm, frames, registers)?;
        let begins = frames.first().is_some_and(|frame| frame.cont == Cont::Fiber && frame.base == 0);
        let ends = frames.last().is_some_and(|frame| frame.base as usize + vm.proto(frame.code).register_count as usize == registers);
        require(begins && ends && waits_at < registers, "a thread")?;
    }
    let waits = vm.waiting.as_ref().is_none_or(|waiting| !vm.frames.is_empty() && (waiting.ret as usize) < vm.stack.len());
    require(waits, "the place of a result")
}

fn lie_in_order(vm: &Vm, frames: &[Frame], registers: usize) -> Checked {
    let mut before = 0;
    for frame in frames {
        let Some(code) = code_of(vm, frame.code) else { return require(false, "the code of a frame") };
        let end = frame.base as usize + code.proto.register_count as usize;
        let inside = frame.base >= before && end <= registers && (frame.ret as usize) < registers.max(1);
        require(inside && fits(vm, frame, &code.proto), "a frame")?;
        before = frame.base;
    }
    Ok(())
}

fn iterators(vm: &Vm) -> Checked {
    let text_at = |over: Object, at: usize| over.is(Kind::Str) && vm.heap.text(over).is_char_boundary(at);
    for index in vm.heap.iters.indices() {
        let whole = match &vm.heap.iters[index] {
            Iter::Done(class) => class_exists(vm, *class),
            Iter::Sequence { over, .. } | Iter::SequenceReversed { over, .. } => {
                matches!(
                    over.kind(),
                    Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray | Kind::Str | Kind::Range | Kind::Instance | Kind::Misc
                )
            }
            Iter::Str { over, at } => text_at(*over, *at),
            Iter::Dict { over, .. } | Iter::DictReversed { over, .. } => over.is(Kind::Dict),
            Iter::Set { over, .. } => matches!(over.kind(), Kind::Set | Kind::FrozenSet),
            Iter::Enumerate { inner, .. } => inner.is(Kind::Iter),
            Iter::Zip { inner, .. } => inner.iter().all(|inner| inner.is(Kind::Iter)),
            Iter::Arrange(arrangement) => arrangement.is_whole(),
            Iter::Walk(walk) => crate::stdlib::walk::is_whole(vm, walk),
            Iter::Range { .. } | Iter::BigRange { .. } => true,
        };
        require(whole, "an iterator")?;
    }
    Ok(())
}

fn miscs(vm: &Vm) -> Checked {
    for index in vm.heap.miscs.indices() {
        let whole = match &vm.heap.miscs[index] {
            Misc::Exception(state) => {
                let place = |place: &crate::object::misc::TraceEntry| {
                    let parts: &[Object] = place.space.index_of(Kind::Tuple).map_or(&[], |space| &vm.heap.tuples[space]);
                    let is_space = place.space.is_unbound() || parts.len() == 2 && parts.iter().all(|part| part.is(Kind::Dict));
                    is_space && code_of(vm, place.code).is_some_and(|code| place.pc <= code.proto.before())
                };
                state.args.is(Kind::Tuple) && state.traceback.iter().all(place)
            }
            Misc::Super { class, .. } | Misc::ClassDict(class) | Misc::Member { class, .. } => class_exists(vm, *class),
            Misc::Getter { native, class } => (*native as usize) < vm.registry.natives.len() && class_exists(vm, *class),
            Misc::DictView { dict, .. } => vm.payload(*dict).is(Kind::Dict),
            Misc::MemoryView { over, start, len, step, .. } => viewed(vm, *over, *start, *len, *step),
            Misc::CodeObject(code) => code_of(vm, *code).is_some(),
            Misc::Tool(number) => (*number as usize) < vm.policy.tools.len(),
            Misc::AsyncGenStep { generator, .. } => generator.is(Kind::Generator),
            Misc::CoroutineWrapper(inner) => inner.is(Kind::Generator),
            _ => true,
        };
        require(whole, "an object of a native type")?;
    }
    Ok(())
}

/// Does a view stay inside what it looks at?
fn viewed(vm: &Vm, over: Object, start: usize, len: usize, step: i64) -> bool {
    let Some(bytes) = matches!(over.kind(), Kind::Bytes | Kind::ByteArray).then(|| vm.heap.bytes[over.index()].data.len() as i128) else {
        // One that was released looks at nothing.
        return over.is(Kind::Misc) || over.is(Kind::Instance) || over.is_unbound();
    };
    let last = start as i128 + (len as i128 - 1).max(0) * i128::from(step);
    len == 0 || (start as i128) < bytes && (0..bytes).contains(&last)
}
