//! `ast.dump`: a tree as text. It goes down with a stack of its own, as deep as functions may call each other.
//! It writes what it can itself; objects that only guest code can describe are handed back between the texts.

use super::classes::Classes;
use super::grammar_data::Class;
use super::node::{attribute, is_a, items, listed};
use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::{pace, types};

/// Something to write: the name before it, if it has one, and its value.
type Part = (Option<Object>, Object);

/// A node or list whose parts are being written.
struct Level {
    parts: std::vec::IntoIter<Part>,
    is_first: bool,
    /// Are its parts on one line?
    is_flat: bool,
    depth: usize,
    end: char,
}

struct Dump<'a> {
    vm: &'a mut Vm,
    classes: Classes,
    annotates: bool,
    attributes: bool,
    indent: Option<String>,
    out: String,
    pieces: Vec<Object>,
    levels: Vec<Level>,
}

/// The texts of a tree; an object that is still to be described is in a tuple.
pub fn dump(vm: &mut Vm, args: &[Object]) -> Res {
    let indent = match vm.payload(args[3]) {
        plain if plain.is(Kind::Str) => Some(vm.owned_text(plain)?),
        _ => None,
    };
    let classes = Classes::of(vm)?;
    let (annotates, attributes) = (args[1] == Object::TRUE, args[2] == Object::TRUE);
    let mut dump = Dump { vm, classes, annotates, attributes, indent, out: String::new(), pieces: Vec::new(), levels: Vec::new() };
    dump.value(args[0])?;
    while let Some(level) = dump.levels.last_mut() {
        let (is_first, is_flat, depth) = (std::mem::take(&mut level.is_first), level.is_flat, level.depth);
        match level.parts.next() {
            None => {
                dump.out.push(level.end);
                dump.levels.pop();
            }
            Some((name, value)) => {
                if !is_first {
                    dump.out.push(',');
                }
                if is_flat {
                    dump.out.push_str(if is_first { "" } else { " " });
                } else {
                    dump.new_line(depth)?;
                }
                if let Some(name) = name {
                    dump.out.push_str(dump.vm.heap.text(name));
                    dump.out.push('=');
                }
                dump.value(value)?;
            }
        }
        dump.look()?;
    }
    let last = dump.vm.heap.string(dump.out);
    dump.pieces.push(last);
    Ok(dump.vm.heap.list(dump.pieces))
}

impl Dump<'_> {
    /// The text is a piece from time to time, so that its memory is counted.
    fn look(&mut self) -> Res<()> {
        const PIECE: usize = 1 << 16;
        if pace::halted_in_steps() {
            self.vm.poll()?;
        }
        if self.out.len() > PIECE {
            self.vm.reserve(2 * self.out.len())?;
            let text = self.vm.heap.str(&self.out);
            self.pieces.push(text);
            self.out.clear();
        }
        Ok(())
    }
    fn new_line(&mut self, depth: usize) -> Res<()> {
        let indent = self.indent.as_deref().unwrap_or("");
        self.vm.reserve(indent.len() * depth)?;
        self.out.push('\n');
        (0..depth).for_each(|_| self.out.push_str(indent));
        Ok(())
    }
    fn open(&mut self, parts: Vec<Part>, is_flat: bool, end: char) -> Res<()> {
        if self.levels.len() + self.vm.frames.len() >= self.vm.recursion_limit {
            return Err(self.vm.recursion_error(""));
        }
        let depth = self.levels.len() + 1;
        self.levels.push(Level { parts: parts.into_iter(), is_first: true, is_flat, depth, end });
        Ok(())
    }
    fn value(&mut self, value: Object) -> Res<()> {
        if self.is_node(value) {
            let parts = self.parts(value)?;
            let class = self.vm.class_of(value);
            self.out.push_str(self.vm.bare_name(class));
            self.out.push('(');
            let mut is_flat = self.indent.is_none();
            if !is_flat && parts.len() <= 3 {
                is_flat = true;
                for &(_, part) in &parts {
                    is_flat = is_flat && self.is_simple(part)?;
                }
            }
            return self.open(parts, is_flat, ')');
        }
        let plain = self.vm.payload(value);
        if plain.is(Kind::List) {
            let parts: Vec<Part> = items(self.vm, plain)?.into_iter().map(|item| (None, item)).collect();
            self.out.push('[');
            let is_flat = self.indent.is_none() || parts.is_empty();
            return self.open(parts, is_flat, ']');
        }
        match types::repr_of(self.vm, value) {
            Ok(text) if text.is(Kind::Str) => {
                self.vm.reserve(self.vm.heap.text(text).len())?;
                self.out.push_str(self.vm.heap.text(text));
                Ok(())
            }
            Err(flow) if matches!(*flow, Flow::Raise(_) | Flow::Stop(_) | Flow::Starved) => Err(flow),
            _ => {
                let text = self.vm.heap.string(std::mem::take(&mut self.out));
                let object = self.vm.heap.tuple([value]);
                self.pieces.extend([text, object]);
                Ok(())
            }
        }
    }
    fn is_node(&self, value: Object) -> bool {
        is_a(self.vm, &self.classes, value, Class::Ast)
    }
    /// Does it fit into a line with others: anything but a node with parts or a list with items?
    fn is_simple(&mut self, value: Object) -> Res<bool> {
        if self.is_node(value) {
            return Ok(self.parts(value)?.is_empty());
        }
        let plain = self.vm.payload(value);
        Ok(!plain.is(Kind::List) || self.vm.heap.lists[plain.index()].is_empty())
    }
    /// What of a node is written.
    fn parts(&mut self, node: Object) -> Res<Vec<Part>> {
        let mut parts = Vec::new();
        let mut is_named = self.annotates;
        for name in listed(self.vm, node, "_fields")? {
            match self.part(node, name)? {
                Some(value) => parts.push((Some(name).filter(|_| is_named), value)),
                // What comes after something left out must say what it is.
                None => is_named = true,
            }
        }
        if self.attributes {
            for name in listed(self.vm, node, "_attributes")? {
                parts.extend(self.part(node, name)?.map(|value| (Some(name), value)));
            }
        }
        Ok(parts)
    }
    /// A value that is there, and not merely the None that the class has.
    fn part(&mut self, node: Object, name: Object) -> Res<Option<Object>> {
        let found = attribute(self.vm, node, name)?;
        let class = self.vm.class_of(node);
        Ok(found.filter(|value| !value.is_none() || self.vm.lookup(class, name) != Some(Object::NONE)))
    }
}
