//! `print` and `input`.

use crate::native::{Args, Flow, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::{Effect, Reply};
use fumehood_core::Stream;

pub static TABLE: &[NativeDef] =
    &[variadic("print", "*args, sep=' ', end='\\n', file=None, flush=False", print), function("input", "prompt='', /", input)];

fn print(vm: &mut Vm, args: Args<'_>) -> Res {
    let (mut sep, mut end, mut file, mut flush) = (Object::NONE, Object::NONE, Object::NONE, Object::FALSE);
    for (name, value) in args.named() {
        match vm.heap.text(name) {
            "sep" => sep = value,
            "end" => end = value,
            "file" => file = value,
            "flush" => flush = value,
            other => {
                let message = format!("'{other}' is an invalid keyword argument for print()");
                return Err(vm.type_error(&message));
            }
        }
    }
    for (name, value) in [("sep", sep), ("end", end)] {
        if !value.is_none() && !vm.payload(value).is(Kind::Str) {
            let message = format!("{name} must be None or a string, not {}", vm.type_name(value));
            return Err(vm.type_error(&message));
        }
    }
    let values = args.positional();
    let stream = match target(vm, file) {
        Target::Stream(stream) => stream,
        Target::Nowhere => return Ok(Object::NONE),
        Target::Object(file) => {
            // A text in memory takes the whole line, where no value has a word in it.
            if flush == Object::FALSE
                && let Some(buffer) = crate::stdlib::plain_buffer(vm, file)
                && let Ok(line) = line(vm, values, sep, end)
            {
                return crate::stdlib::write_to(vm, buffer, &line).map(|_| Object::NONE);
            }
            let list = vm.heap.list(values.to_vec());
            let sep = if sep.is_none() { vm.heap.str(" ") } else { sep };
            let end = if end.is_none() { vm.heap.str("\n") } else { end };
            return vm.call_embedded("print_slowly", vec![list, sep, end, file, flush]);
        }
    };
    let out = match line(vm, values, sep, end) {
        Ok(out) => out,
        Err(flow) if !matches!(*flow, Flow::Call(_) | Flow::Resume { .. }) => return Err(flow),
        Err(_) => {
            let list = vm.heap.list(values.to_vec());
            let sep = if sep.is_none() { vm.heap.str(" ") } else { sep };
            let end = if end.is_none() { vm.heap.str("\n") } else { end };
            let number = Object::small(i64::from(stream == Stream::Stderr));
            return vm.call_embedded("print_texts", vec![list, sep, end, number]);
        }
    };
    if crate::text::surrogate::has_surrogate(&out) {
        return print_parts(vm, stream, values, [sep, end]);
    }
    write(vm, stream, &out)
}
/// The whole line.
fn line(vm: &mut Vm, values: &[Object], sep: Object, end: Object) -> Res<String> {
    let mut out = String::new();
    for (at, &value) in values.iter().enumerate() {
        if at > 0 {
            out.push_str(if sep.is_none() { " " } else { vm.text_of(sep) });
        }
        let text = types::str_of(vm, value)?;
        // It is joined here, and then waits for the host.
        vm.reserve((out.len() + vm.text_of(text).len()) * 2)?;
        out.push_str(vm.text_of(text));
    }
    out.push_str(if end.is_none() { "\n" } else { vm.text_of(end) });
    Ok(out)
}
/// Each value is written by itself, up to the one that cannot be.
#[cold]
fn print_parts(vm: &mut Vm, stream: Stream, values: &[Object], [sep, end]: [Object; 2]) -> Res {
    for (at, &value) in values.iter().enumerate() {
        if at > 0 {
            let blank = if sep.is_none() { " ".to_owned() } else { vm.text_of(sep).to_owned() };
            write(vm, stream, &blank)?;
        }
        let text = types::str_of(vm, value)?;
        let text = vm.text_of(text).to_owned();
        write(vm, stream, &text)?;
    }
    let end = if end.is_none() { "\n".to_owned() } else { vm.text_of(end).to_owned() };
    write(vm, stream, &end)
}
/// Writes text to a stream of the cell; the function's result is None.
pub fn write(vm: &mut Vm, stream: Stream, text: &str) -> Res {
    if crate::text::surrogate::has_surrogate(text) {
        let object = vm.heap.str(text);
        types::encode_text(vm, object, "utf-8", "strict")?;
    }
    vm.print(stream, text).map(|()| Object::NONE)
}

enum Target {
    Stream(Stream),
    Object(Object),
    Nowhere,
}

/// Where `print` writes: a stream of the cell, or an object with `write`.
fn target(vm: &mut Vm, file: Object) -> Target {
    let file = if file.is_none() {
        let Some(&sys) = vm.modules.get("sys") else { return Target::Stream(Stream::Stdout) };
        let dict = vm.module_dict(sys);
        match vm.dict_get_str(dict, "stdout") {
            Some(stdout) if stdout.is_none() => return Target::Nowhere,
            Some(stdout) => stdout,
            None => return Target::Stream(Stream::Stdout),
        }
    } else {
        file
    };
    if vm.state.get("stdout") == Some(&file) {
        Target::Stream(Stream::Stdout)
    } else if vm.state.get("stderr") == Some(&file) {
        Target::Stream(Stream::Stderr)
    } else {
        Target::Object(file)
    }
}

fn input(vm: &mut Vm, args: &[Object]) -> Res {
    let prompt = match args[0].given() {
        None => String::new(),
        Some(prompt) => match types::str_of(vm, prompt) {
            Ok(text) => crate::ledger::outside(|| vm.text_of(text).to_owned()),
            Err(flow) if matches!(*flow, Flow::Raise(_)) => return Err(flow),
            Err(_) => return vm.call_embedded("input_slowly", vec![prompt]),
        },
    };
    Vm::effect(Effect::Input { prompt }, |vm, reply| match reply {
        Reply::Line(Some(line)) => Ok(vm.heap.str(line)),
        _ => Err(vm.error(types::EOF_ERROR, "EOF when reading a line")),
    })
}
