//! The native part of `traceback` and `inspect`: places of exceptions and of running frames. It shows guest code only.

use super::slowly;
use crate::native::{Flow, NativeDef, Res, function};
use crate::object::misc::{Misc, TraceEntry};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::frame::Frame;
use crate::vm::traceback::{GroupLimits, shown_repeats};

pub static TABLE: &[NativeDef] = &[
    function("_trace_of", "traceback, /", |vm, args| {
        let Some(&Misc::Traceback { exception, count, .. }) = args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) else {
            return Ok(Object::NONE);
        };
        let all = vm.exception_state(exception).map_or(0, |state| state.traceback.len());
        Ok(vm.heap.tuple([exception, Object::small(all as i64 - i64::from(count))]))
    }),
    function("_places", "exception, /", places),
    function("_whole", "exception, texts, width, depth, /", |vm, args| {
        if !vm.is_exception(args[0]) {
            return Ok(Object::NONE);
        }
        let (width, depth) = (vm.int_arg(args, 2)?, vm.int_arg(args, 3)?);
        let (width, depth) = (usize::try_from(width).unwrap_or(0), usize::try_from(depth).unwrap_or(0));
        let limits = GroupLimits { width, depth: depth.min(GroupLimits::DEEPEST) };
        let texts = vm.explained_texts(args[1]);
        let text = vm.format_exception_within(args[0], &texts, limits);
        Ok(vm.heap.string(text))
    }),
    function("_only", "exception, texts, /", |vm, args| {
        if !vm.is_exception(args[0]) {
            return Ok(Object::NONE);
        }
        let texts = vm.explained_texts(args[1]);
        let text = vm.format_only(args[0], &texts);
        Ok(vm.heap.string(text))
    }),
    function("_carets", "line, start, end, ends_here, /", |vm, args| {
        let line = vm.text_arg(args[0], "line")?.to_owned();
        let (start, end) = (vm.int_arg(args, 1)?, vm.int_arg(args, 2)?);
        let carets = crate::vm::traceback::carets_below(&line, (start, end), args[3].is_true());
        Ok(vm.heap.string(carets))
    }),
    function("_repeated", "count, /", |vm, args| {
        let count = usize::try_from(vm.int_arg(args, 0)?).unwrap_or(0);
        Ok(vm.heap.string(shown_repeats(count)))
    }),
    function("_guest_frames", "", guest_frames),
    function("_line_of", "code, line, /", |vm, args| {
        let line = u32::try_from(vm.int_arg(args, 1)?).unwrap_or(0);
        let Some(&Misc::CodeObject(code)) = args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) else {
            return Ok(Object::NONE);
        };
        let text = format!("{}\n", vm.proto(code).shown_line(line));
        Ok(vm.heap.string(text))
    }),
    function("clear_frames", "tb", |_, _| Ok(Object::NONE)),
    function("print_last", "limit=None, file=None, chain=True", |vm, _| Err(vm.value_error("no last exception"))),
    function("_limited", "places, limit, /", |vm, args| {
        // The first of them, or with a negative limit the last.
        let Some(places) = args[0].index_of(Kind::List) else { return Ok(args[0]) };
        if args[1].is_none() {
            return Ok(args[0]);
        }
        let limit = vm.int_arg(args, 1)?;
        let (length, most) = (vm.heap.lists[places].len(), usize::try_from(limit.unsigned_abs()).unwrap_or(usize::MAX));
        let kept = most.min(length);
        let range = if limit < 0 { length - kept..length } else { 0..kept };
        let kept = vm.heap.lists[places][range].to_vec();
        Ok(vm.heap.list(kept))
    }),
    function("format_exc", "limit=None, chain=True", |vm, args| {
        let exception = vm.handled_exception();
        if exception.is_unbound() || exception.is_none() {
            return Ok(vm.heap.intern("NoneType: None\n"));
        }
        let chain = args[1].or(Object::TRUE);
        if args[0].some().is_some() || vm.truth_native(chain) != Some(true) || !vm.explains_natively(exception) {
            return slowly(vm, "traceback", "_format_exc", vec![args[0].or(Object::NONE), chain]);
        }
        let texts = vm.explained_texts(Object::NONE);
        let text = vm.format_exception(exception, &texts);
        Ok(vm.heap.string(text))
    }),
];

/// What frames are made of.
pub static FRAMES: &[NativeDef] = &[
    function("_traceback_found", "traceback, /", traceback_found),
    function("_outer_traceback", "traceback, /", |vm, args| Ok(vm.outer_traceback(args[0]))),
];

/// The places of an exception's traceback, outermost first: file, line, name, source line, text as shown, code.
fn places(vm: &mut Vm, args: &[Object]) -> Res {
    let entries = vm.exception_state(args[0]).map(|state| state.traceback.clone()).unwrap_or_default();
    let mut found = Vec::with_capacity(entries.len());
    let missing = vm.missing_attribute(args[0]);
    for (at, &entry) in entries.iter().enumerate().rev() {
        let narrow = vm.narrowed(&entries, at, missing);
        found.push(place(vm, entry, narrow));
    }
    Ok(vm.heap.list(found))
}
fn place(vm: &mut Vm, entry: TraceEntry, narrow: Option<u32>) -> Object {
    let mut shown = String::new();
    vm.format_place(entry, narrow, &mut shown);
    let proto = vm.proto(entry.code);
    let (name, span) = proto.shown(entry.pc, entry.depth);
    let (line, column) = proto.source.position(span.0);
    let (end_line, end_column) = proto.source.end_position(narrow.unwrap_or(span.1));
    let (file, name, text) = (proto.source.file.clone(), name.to_owned(), proto.shown_line(line).to_owned());
    let whole = vm.heap.string(format!("{text}\n"));
    let [end_line, column, end_column] = [end_line, column, end_column].map(|number| Object::small(i64::from(number)));
    let positions = vm.heap.tuple([end_line, column, end_column, whole]);
    let parts = [
        vm.heap.str(&file),
        Object::small(i64::from(line)),
        vm.heap.str(&name),
        vm.heap.str(text.trim()),
        vm.heap.string(shown),
        vm.code_object(entry.code),
        positions,
    ];
    vm.heap.tuple(parts)
}

/// What is known of the frame of a traceback object: as `frame_found`.
fn traceback_found(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(entry) = vm.traceback_entry(args[0]) else { return Ok(Object::NONE) };
    let place = place(vm, entry, None);
    let parts = match entry.space.index_of(Kind::Tuple) {
        Some(space) => [place, vm.heap.tuples[space][0], vm.heap.tuples[space][1]],
        None => {
            // What module code has is there still.
            let is_module = vm.proto(entry.code).kind == crate::code::CodeKind::Module;
            [place, vm.globals, if is_module { vm.globals } else { vm.dict_from([]) }]
        }
    };
    Ok(vm.heap.tuple(parts))
}
/// What is known of a frame: a place, its globals and its local variables.
pub fn frame_found(vm: &mut Vm, stack: &mut [Object], frame: &Frame) -> Res {
    let pc = frame.pc.saturating_sub(1);
    let mut place = place(vm, TraceEntry { code: frame.code, pc, depth: vm.proto(frame.code).depth(pc), space: Object::UNBOUND }, None);
    if frame.pc == 0 {
        let mut parts = vm.heap.tuples[place.index()].to_vec();
        parts[1] = Object::small(i64::from(vm.proto(frame.code).first_line));
        place = vm.heap.tuple(parts);
    }
    let locals = crate::builtins::locals_of(vm, stack, frame)?;
    Ok(vm.heap.tuple([place, frame.globals, locals]))
}

/// Where the innermost guest frame is, as a logger says it: file, line, name, and no stack; none where there is no such frame.
pub fn caller(_: &mut Vm, _: &[Object]) -> Res {
    Err(Box::new(Flow::WithStack(|vm, _| {
        let Some(frame) = vm.frames.iter().rev().find(|frame| !vm.proto(frame.code).hidden) else { return Ok(Object::NONE) };
        let proto = vm.proto(frame.code);
        let pc = frame.pc.saturating_sub(1);
        let (name, span) = proto.shown(pc, proto.depth(pc));
        let line = if frame.pc == 0 { proto.first_line } else { proto.source.position(span.0).0 };
        let (file, name) = (proto.source.file.clone(), name.to_owned());
        let place = [vm.heap.str(&file), Object::small(i64::from(line)), vm.heap.str(&name), Object::NONE];
        Ok(vm.heap.tuple(place))
    })))
}

/// The running guest frames, innermost first.
pub fn guest_frames(_: &mut Vm, _: &[Object]) -> Res {
    Err(Box::new(Flow::WithStack(|vm, stack| {
        let frames: Vec<Frame> = vm.frames.iter().rev().filter(|frame| !vm.proto(frame.code).hidden).cloned().collect();
        let mut found = Vec::with_capacity(frames.len());
        for frame in frames {
            found.push(frame_found(vm, stack, &frame)?);
            vm.poll()?;
        }
        Ok(vm.heap.list(found))
    })))
}
