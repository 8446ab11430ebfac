//! Our own Python sources, compiled ahead: `frozen.bin` holds the code of every module and chunk, so that the first session to need one reads
//! it, which takes a tenth of the time that compiling takes.
//!
//! The file is made from the sources by a test (`make freeze`) and says what it was made of: the sum of all sources and of the compiler that
//! `build.rs` takes. Where that is not the sum of now, nothing in it is used and sources are compiled as ever. Instructions are verified again
//! as they are read ([`Verified`]): the file can say what our modules do, as their sources can, and no more.

use super::{Capture, CodeKind, Const, Handler, Inlined, Instr, Mode, Op, Proto, Source, Verified};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

static FILE: &[u8] = include_bytes!("../frozen.bin");
/// The sum of our sources and of the compiler.
const SUM: &str = env!("FUMEHOOD_SOURCES");
/// Bytes of an instruction.
const WORD: usize = 8;
/// What comprehensions that are loops are called.
const LOOPS: [&str; 4] = ["<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"];

/// The whole file.
#[derive(Serialize, Deserialize)]
struct Shelf<'a> {
    sum: &'a str,
    /// By the name of the source's file, the code.
    #[serde(borrow)]
    books: Vec<(&'a str, &'a [u8])>,
}

/// A [`Proto`] without its source, and with its children inside.
#[derive(Serialize, Deserialize)]
struct Piece<'a> {
    kind: CodeKind,
    name: String,
    qualname: String,
    first_line: u32,
    code: &'a [u8],
    /// The way from each span's start to the next one's, and the length.
    spans: Vec<(i32, u32)>,
    method_ends: Vec<(u32, u32)>,
    late_methods: Vec<(u32, u32)>,
    /// Number of the name in `LOOPS`, start, end, span.
    inlined: Vec<(u8, u32, u32, (u32, u32))>,
    eating: Vec<u32>,
    consts: Vec<Const>,
    names: Vec<String>,
    sites: Vec<u32>,
    #[serde(borrow)]
    children: Vec<Piece<'a>>,
    handlers: Vec<Handler>,
    cleans_up: bool,
    varnames: Vec<String>,
    freevars: Vec<String>,
    captures: Vec<Capture>,
    cellvars: Vec<u16>,
    arg_count: u16,
    posonly_count: u16,
    kwonly_count: u16,
    has_varargs: bool,
    has_varkw: bool,
    parameter_count: u16,
    register_count: u16,
    docstring: Option<String>,
    number: u32,
}

/// The code of one of our own sources, if it was compiled ahead.
pub fn code(source: &Arc<Source>) -> Option<Arc<Proto>> {
    static BOOKS: LazyLock<HashMap<&str, &[u8]>> = LazyLock::new(|| match postcard::from_bytes::<Shelf>(FILE) {
        Ok(shelf) if shelf.sum == SUM => shelf.books.into_iter().collect(),
        _ => HashMap::new(),
    });
    thawed(BOOKS.get(source.file.as_str())?, source)
}

fn thawed(book: &[u8], source: &Arc<Source>) -> Option<Arc<Proto>> {
    postcard::from_bytes::<Piece>(book).ok()?.proto(source)
}

impl Piece<'_> {
    fn proto(self, source: &Arc<Source>) -> Option<Arc<Proto>> {
        // With room for the one that verification adds.
        let mut code = Vec::with_capacity(self.code.len() / WORD + 1);
        for word in self.code.chunks_exact(WORD) {
            code.push(instruction(word)?);
        }
        let mut start = 0_u32;
        let spans = self.spans.into_iter().map(|(way, length)| {
            start = start.wrapping_add_signed(way);
            (start, start.wrapping_add(length))
        });
        let inlined = self.inlined.into_iter().map(|(name, start, end, span)| {
            let name = LOOPS.get(name as usize)?;
            Some(Inlined { name, start, end, span })
        });
        Some(Arc::new(Proto {
            kind: self.kind,
            name: self.name,
            qualname: self.qualname,
            source: Arc::clone(source),
            first_line: self.first_line,
            code: Verified::new(code, &self.handlers, self.register_count),
            spans: spans.collect(),
            method_ends: self.method_ends,
            late_methods: self.late_methods,
            inlined: inlined.collect::<Option<_>>()?,
            eating: self.eating,
            consts: self.consts,
            names: self.names,
            sites: self.sites,
            children: self.children.into_iter().map(|child| child.proto(source)).collect::<Option<_>>()?,
            handlers: self.handlers,
            cleans_up: self.cleans_up,
            varnames: self.varnames,
            freevars: self.freevars,
            captures: self.captures,
            cellvars: self.cellvars,
            arg_count: self.arg_count,
            posonly_count: self.posonly_count,
            kwonly_count: self.kwonly_count,
            has_varargs: self.has_varargs,
            has_varkw: self.has_varkw,
            parameter_count: self.parameter_count,
            register_count: self.register_count,
            docstring: self.docstring,
            hidden: true,
            mode: Mode::Exec,
            number: self.number,
        }))
    }
}

fn instruction(word: &[u8]) -> Option<Instr> {
    let &[op, x, a, a2, b, b2, c, c2] = word else { return None };
    let [a, b, c] = [[a, a2], [b, b2], [c, c2]].map(u16::from_le_bytes);
    Some(Instr::new(Op::from_number(op)?, x, a, b, c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stdlib;
    use crate::vm::embedded;

    const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/frozen.bin");

    /// Instructions without the last, which verification adds.
    fn words(code: &Verified) -> Vec<u8> {
        let word = |i: &Instr| [[i.op as u8, i.x], i.a.to_le_bytes(), i.b.to_le_bytes(), i.c.to_le_bytes()].concat();
        code[..code.len() - 1].iter().flat_map(word).collect()
    }

    /// All instructions of a piece and of its children, the outer ones first, as `piece` takes them.
    fn all_words(proto: &Proto) -> Vec<Vec<u8>> {
        let mut all = vec![words(&proto.code)];
        all.extend(proto.children.iter().flat_map(|child| all_words(child)));
        all
    }

    fn piece<'a>(proto: &Proto, words: &mut impl Iterator<Item = &'a Vec<u8>>) -> Piece<'a> {
        let code = words.next().expect("instructions for each piece");
        let mut before = 0;
        let mut way = |&(start, end): &(u32, u32)| {
            let way = start.wrapping_sub(before).cast_signed();
            before = start;
            (way, end.wrapping_sub(start))
        };
        let loops = |inlined: &Inlined| {
            let name = LOOPS.iter().position(|name| *name == inlined.name).expect("the name of a loop");
            (name as u8, inlined.start, inlined.end, inlined.span)
        };
        assert!(proto.hidden && proto.mode == Mode::Exec, "only our own modules are frozen");
        Piece {
            kind: proto.kind,
            name: proto.name.clone(),
            qualname: proto.qualname.clone(),
            first_line: proto.first_line,
            code,
            spans: proto.spans.iter().map(&mut way).collect(),
            method_ends: proto.method_ends.clone(),
            late_methods: proto.late_methods.clone(),
            inlined: proto.inlined.iter().map(loops).collect(),
            eating: proto.eating.clone(),
            consts: proto.consts.clone(),
            names: proto.names.clone(),
            sites: proto.sites.clone(),
            children: proto.children.iter().map(|child| piece(child, words)).collect(),
            handlers: proto.handlers.clone(),
            cleans_up: proto.cleans_up,
            varnames: proto.varnames.clone(),
            freevars: proto.freevars.clone(),
            captures: proto.captures.clone(),
            cellvars: proto.cellvars.clone(),
            arg_count: proto.arg_count,
            posonly_count: proto.posonly_count,
            kwonly_count: proto.kwonly_count,
            has_varargs: proto.has_varargs,
            has_varkw: proto.has_varkw,
            parameter_count: proto.parameter_count,
            register_count: proto.register_count,
            docstring: proto.docstring.clone(),
            number: proto.number,
        }
    }

    /// Every source of ours, compiled now.
    fn compiled() -> Vec<Arc<Proto>> {
        let modules = stdlib::MODULES.iter().map(|module| (module.name, module.source));
        let parts = stdlib::PARTS.iter().map(|part| (part.name, part.source));
        let modules = modules.chain(parts).filter(|(_, text)| !text.is_empty()).map(|(name, text)| (format!("<module {name}>"), text));
        let chunks = embedded::sources().map(|(name, text)| (format!("<embedded {name}>"), text));
        let compile = |(file, text): (String, &str)| {
            let source = Arc::new(Source::new(&file, text));
            crate::compile::compile(&source, Mode::Exec, true).unwrap_or_else(|error| panic!("{file}: {}", error.message))
        };
        modules.chain(chunks).map(compile).collect()
    }

    fn frozen(proto: &Proto) -> Vec<u8> {
        let words = all_words(proto);
        postcard::to_stdvec(&piece(proto, &mut words.iter())).expect("plain data")
    }

    /// With `FUMEHOOD_FREEZE` set, writes the file instead.
    #[test]
    #[expect(clippy::disallowed_methods, reason = "whoever freezes is a developer, and the file is a source of this crate")]
    fn what_is_frozen_is_what_the_sources_say() {
        let compiled = compiled();
        let books: Vec<(&str, Vec<u8>)> = compiled.iter().map(|proto| (proto.source.file.as_str(), frozen(proto))).collect();
        let shelf = Shelf { sum: SUM, books: books.iter().map(|(file, book)| (*file, &**book)).collect() };
        let file = postcard::to_stdvec(&shelf).expect("plain data");
        if std::env::var_os("FUMEHOOD_FREEZE").is_some() {
            std::fs::write(PATH, file).expect("the file can be written");
            return;
        }
        assert!(file == FILE, "the frozen code is not that of the sources: run `make freeze`");
        for proto in compiled {
            let thawed = code(&proto.source).expect("every source is frozen");
            assert_eq!(format!("{thawed:?}"), format!("{proto:?}"), "{}", proto.source.file);
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        let source = Arc::new(Source::new("<module x>", ""));
        let good = frozen(&compiled()[0]);
        assert!(thawed(&good, &source).is_some(), "it can be read whole");
        for length in 0..good.len() {
            assert!(thawed(&good[..length], &source).is_none(), "it cannot be read when {length} bytes are there");
        }
        assert!(instruction(&[255; WORD]).is_none(), "there is no such operation");
    }
}
