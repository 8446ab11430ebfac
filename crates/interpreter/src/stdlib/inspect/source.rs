//! Source texts of guest code, as `inspect` finds them: where a definition begins, and which lines belong to it.
//! Standard modules show no source: to the guest they are built in.

use super::kinds::code_under;
use super::{Told, told};
use crate::code::{CodeKind, Proto, Source};
use crate::native::Res;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{str_pad, str_split, unicode};
use crate::types::{OS_ERROR, repr_native};
use crate::vm::Vm;
use std::sync::Arc;

/// Where the code of an object is: the text, and the place of its first line, from zero.
type Place = (Arc<Source>, usize);

/// `inspect.getfile(object)`.
pub fn file(vm: &mut Vm, object: Object) -> Res {
    let object = under_frames(vm, object)?;
    match object.kind() {
        Kind::Module => Err(built_in(vm, object, "module")),
        Kind::Class => match class_place(vm, object.index()) {
            Some((source, _)) => Ok(vm.heap.str(&source.file)),
            None if is_of_main(vm, object) => Err(vm.error(OS_ERROR, "source code not available")),
            None => Err(built_in(vm, object, "class")),
        },
        _ => match code_under(vm, object) {
            Some(code) => {
                let file = vm.proto(code).source.file.clone();
                Ok(vm.heap.str(&file))
            }
            None => Err(no_code(vm, object)),
        },
    }
}

/// `inspect.findsource(object)`: all lines, and the place of the first.
pub fn find(vm: &mut Vm, object: Object) -> Res {
    let (source, first) = place(vm, object)?;
    let lines = line_objects(vm, source.text.split_inclusive('\n'), source.text.len())?;
    Ok(vm.heap.tuple([lines, Object::small(first as i64)]))
}

/// `inspect.getsourcelines(object)`: the lines of its definition, and the number of the first.
pub fn lines(vm: &mut Vm, object: Object) -> Res {
    let (source, first) = place(vm, object)?;
    let text = definition(&source.text, first);
    let lines = line_objects(vm, text.split_inclusive('\n'), text.len())?;
    Ok(vm.heap.tuple([lines, Object::small(first as i64 + 1)]))
}

/// The text of a definition, not of what it wraps, and the line where it begins, counted from 0.
pub fn definition_of(vm: &mut Vm, object: Object) -> Res<(String, usize)> {
    let (source, first) = place(vm, object)?;
    let text = definition(&source.text, first);
    vm.reserve(text.len())?;
    Ok((text.to_owned(), first))
}

/// `inspect.getsource(object)`.
pub fn text(vm: &mut Vm, object: Object) -> Res {
    let (source, first) = place(vm, object)?;
    let text = definition(&source.text, first);
    vm.reserve(text.len())?;
    Ok(vm.heap.str(text))
}

/// `inspect.getcomments(object)`: the comments right above a definition.
pub fn comments(vm: &mut Vm, object: Object) -> Res {
    let (source, first) = match place(vm, object) {
        Ok(place) => place,
        Err(flow) if vm.raises(&flow, OS_ERROR) || vm.raises(&flow, crate::types::TYPE_ERROR) => return Ok(Object::NONE),
        Err(flow) => return Err(flow),
    };
    let lines: Vec<&str> = source.text.split_inclusive('\n').take(first + 1).collect();
    let Some((own, above)) = lines.split_last() else { return Ok(Object::NONE) };
    let is_comment = |line: &&&str| str_split::lstrip(line, None).starts_with('#') && indent(line) == indent(own);
    let count = above.iter().rev().take_while(is_comment).count();
    let mut found: Vec<String> = Vec::with_capacity(count);
    for line in &above[above.len() - count..] {
        found.push(str_split::lstrip(&expanded(vm, line)?, None).to_owned());
    }
    let is_bare = |line: &String| str_split::strip(line, None) == "#";
    let start = found.iter().take_while(|line| is_bare(line)).count();
    let end = found.len() - found[start..].iter().rev().take_while(|line| is_bare(line)).count();
    // Where there was no comment at all there is no text; where all were bare there is an empty one.
    if count == 0 {
        return Ok(Object::NONE);
    }
    Ok(vm.heap.string(found[start..end].concat()))
}

/// `inspect.indentsize(line)`.
pub fn indent_size(vm: &mut Vm, line: Object) -> Res {
    let plain = vm.payload(line);
    if !plain.is(Kind::Str) {
        let name = vm.heap.intern("expandtabs");
        return Err(vm.attribute_error(line, name));
    }
    let text = vm.owned_text(plain)?;
    let text = expanded(vm, &text)?;
    let blank = text.len() - str_split::lstrip(&text, None).len();
    Ok(Object::small(crate::object::heap::count_chars(&text[..blank]) as i64))
}

/// `linecache`'s `_source_of(file)`: the text of a file that code of the guest was loaded from, or none.
pub fn source_of(vm: &mut Vm, args: &[Object]) -> Res {
    let file = vm.payload(args[0]);
    if !file.is(Kind::Str) {
        return Ok(Object::NONE);
    }
    let is_in = |proto: &&Proto| shows_source(proto) && proto.source.file == vm.heap.text(file);
    let found = pace::items(vm.codes.iter()).map(|code| &*code.proto).find(is_in).map(|proto| Arc::clone(&proto.source));
    let Some(source) = found else { return Ok(Object::NONE) };
    vm.reserve(source.text.len())?;
    Ok(vm.heap.str(&source.text))
}

/// A line of the file that a running frame is in, without its end; empty where there is none to show.
pub fn line(vm: &mut Vm, args: &[Object]) -> Res {
    let number = vm.int_arg(args, 1)?;
    let file = vm.payload(args[0]);
    let is_in = |proto: &&Proto| shows_source(proto) && file.is(Kind::Str) && proto.source.file == vm.heap.text(file);
    let running = vm.frames.iter().rev().map(|frame| frame.code).chain(vm.coming_code());
    let source = running.map(|code| vm.proto(code)).find(is_in).map(|proto| Arc::clone(&proto.source));
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let line = source.as_ref().zip(at).and_then(|(source, at)| source.text.lines().nth(at)).unwrap_or_default();
    vm.reserve(line.len())?;
    Ok(vm.heap.str(line))
}

/// A text without tabs.
pub fn expanded(vm: &mut Vm, text: &str) -> Res<String> {
    vm.reserve(text.len())?;
    let most = vm.room();
    str_pad::expand_tabs(text, 8, most).map_err(|error| vm.text_error(error))
}

fn line_objects<'a>(vm: &mut Vm, lines: impl Iterator<Item = &'a str>, bytes: usize) -> Res {
    vm.reserve_many(bytes as u64, 2, 1)?;
    let mut objects = Vec::new();
    for line in pace::items(lines) {
        objects.push(vm.heap.str(line));
    }
    vm.reserve_many(objects.len() as u64, 64, 1)?;
    Ok(vm.heap.list(objects))
}

/// A frame or a traceback stands for its code.
fn under_frames(vm: &mut Vm, object: Object) -> Res {
    let frame = match object.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::Traceback { .. }) => {
            let entry = vm.traceback_entry(object);
            return Ok(entry.map_or(object, |entry| vm.code_object(entry.code)));
        }
        _ => object,
    };
    let is_frame = frame.is(Kind::Instance) && vm.bare_name(vm.class_of(frame)) == "frame";
    match told(vm, frame, "_parts")? {
        Told::Is(parts) if is_frame => {
            Ok(parts.index_of(Kind::Tuple).and_then(|parts| vm.heap.tuples[parts].first().copied()).unwrap_or(frame))
        }
        _ => Ok(object),
    }
}

fn place(vm: &mut Vm, object: Object) -> Res<Place> {
    let object = under_frames(vm, object)?;
    if object.is(Kind::Module) {
        return Err(built_in(vm, object, "module"));
    }
    if let Some(class) = object.index_of(Kind::Class) {
        return match class_place(vm, class) {
            Some(place) => Ok(place),
            None if is_of_main(vm, object) => Err(vm.error(OS_ERROR, "could not find class definition")),
            None => Err(built_in(vm, object, "class")),
        };
    }
    let Some(code) = code_under(vm, object) else { return Err(no_code(vm, object)) };
    let proto = vm.proto(code);
    if !shows_source(proto) {
        return Err(vm.error(OS_ERROR, "could not get source code"));
    }
    Ok((Arc::clone(&proto.source), (proto.first_line as usize).saturating_sub(1)))
}

fn shows_source(proto: &Proto) -> bool {
    !proto.hidden && proto.has_file()
}

/// Where a class was defined last: among the code that was loaded its body has its qualified name.
fn class_place(vm: &Vm, class: u32) -> Option<Place> {
    let name = &vm.class(class).qualname;
    let is_body = |proto: &Proto| proto.kind == CodeKind::Class && shows_source(proto) && proto.qualname == *name;
    let protos = || pace::items(vm.codes.iter()).map(|code| &*code.proto).filter(|&proto| is_body(proto));
    let source = &protos().last()?.source;
    let first = protos().filter(|proto| Arc::ptr_eq(&proto.source, source)).map(|proto| proto.first_line).min()?;
    Some((Arc::clone(source), (first as usize).saturating_sub(1)))
}

fn is_of_main(vm: &mut Vm, class: Object) -> bool {
    matches!(told(vm, class, "__module__"), Ok(Told::Is(module)) if module.is(Kind::Str) && vm.heap.text(module) == "__main__")
}
fn built_in(vm: &mut Vm, object: Object, what: &str) -> Box<crate::native::Flow> {
    let message = format!("{} is a built-in {what}", repr_native(vm, object));
    vm.type_error(&message)
}
fn no_code(vm: &mut Vm, object: Object) -> Box<crate::native::Flow> {
    let class = vm.bare_name(vm.class_of(object));
    let message = format!("module, class, method, function, traceback, frame, or code object was expected, got {class}");
    vm.type_error(&message)
}

/// The lines of the definition that begins on a line: decorators, the head, and what is indented under it.
fn definition(text: &str, first: usize) -> &str {
    let start: usize = text.split_inclusive('\n').take(first).map(str::len).sum();
    let text = &text[start..];
    let mut block = Block { last: text.split_inclusive('\n').next().map_or(0, str::len), ..Block::default() };
    let mut at = 0;
    while at < text.len() && !pace::halted_in_steps() {
        let statement = Statement::read(text, at);
        if block.ends_before(text, &statement) {
            break;
        }
        at = statement.end;
    }
    &text[..block.last]
}

/// What is known of a definition while its statements are read.
#[derive(Default)]
struct Block {
    /// The end of what belongs to it.
    last: usize,
    /// How far its head is indented.
    head: Option<usize>,
    /// How far its body is.
    body: Option<usize>,
    is_lambda: bool,
}

impl Block {
    fn ends_before(&mut self, text: &str, statement: &Statement) -> bool {
        let line = &text[statement.start..statement.end];
        let column = indent(line);
        let words = str_split::lstrip(line, None);
        match (self.head, self.body) {
            _ if words.is_empty() => return false,
            _ if words.starts_with('#') => {
                // Comments count if they are indented like the body.
                if self.body.is_some_and(|body| column >= body) {
                    self.last = statement.end;
                }
                return false;
            }
            (None, _) if words.starts_with('@') => {}
            (None, _) => match &statement.opens {
                Some(is_lambda) => (self.head, self.is_lambda) = (Some(column), *is_lambda),
                None => return false,
            },
            (Some(_), _) if self.is_lambda => return true,
            (Some(head), None) if column > head => self.body = Some(column),
            (Some(_), Some(body)) if column >= body => {}
            _ => return true,
        }
        self.last = statement.end;
        false
    }
}

/// A statement, or a line without one: strings and brackets may take it over several lines.
struct Statement {
    start: usize,
    end: usize,
    /// It has `def`, `class` or `lambda`; is that `lambda`?
    opens: Option<bool>,
}

impl Statement {
    fn read(text: &str, start: usize) -> Self {
        let bytes = text.as_bytes();
        let mut statement = Self { start, end: text.len(), opens: None };
        let (mut at, mut depth) = (start, 0usize);
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'\n' if depth == 0 => {
                    statement.end = at + 1;
                    break;
                }
                b'\\' => at += 2,
                b'#' => at += bytes[at..].iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len() - at),
                b'\'' | b'"' => at = after_string(bytes, at),
                b'(' | b'[' | b'{' => (depth, at) = (depth + 1, at + 1),
                b')' | b']' | b'}' => (depth, at) = (depth.saturating_sub(1), at + 1),
                _ if byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii() => {
                    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
                    let len = bytes[at..].iter().take_while(|byte| is_word(byte)).count();
                    match &bytes[at..at + len] {
                        b"def" | b"class" if statement.opens.is_none() => statement.opens = Some(false),
                        b"lambda" if statement.opens.is_none() => statement.opens = Some(true),
                        _ => {}
                    }
                    at += len;
                }
                _ => at += 1,
            }
            if pace::halted_in_steps() {
                break;
            }
        }
        statement
    }
}

/// Where the string that begins here ends.
fn after_string(bytes: &[u8], start: usize) -> usize {
    let mark = bytes[start];
    let is_triple = bytes[start..].starts_with(&[mark; 3]);
    let mut at = start + if is_triple { 3 } else { 1 };
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            _ if byte == mark && is_triple && bytes[at..].starts_with(&[mark; 3]) => return at + 3,
            _ if byte == mark && !is_triple => return at + 1,
            b'\n' if !is_triple => return at,
            _ => at += 1,
        }
        if pace::halted_in_steps() {
            break;
        }
    }
    at.min(bytes.len())
}

/// How far a line is indented.
fn indent(line: &str) -> usize {
    let mut column = 0;
    for c in pace::items(line.chars()).take_while(|&c| unicode::is_space(c) && c != '\n') {
        column = if c == '\t' { column / 8 * 8 + 8 } else { column + 1 };
    }
    column
}
