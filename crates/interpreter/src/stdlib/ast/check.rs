//! Is a tree of nodes one that can be compiled? First every node must have its fields, of the right kinds, in the words of CPython's
//! converter (`Python-ast.c`); what the grammar demands beyond that is in `valid.rs`. It goes down with a stack of its own.

use super::classes::{Classes, PLACE};
use super::grammar_data::{Class, Count, Field};
use super::node::{is_a, items, named};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::{pace, types};

/// Something to look at.
enum Job {
    /// A value that must be a node of this kind.
    Node(&'static str, Object),
    /// A field of a node.
    Field(Object, Class, &'static Field),
    /// The place of a node, which is of this kind.
    Place(Object, &'static str),
    /// Are the fields of a node there that must be?
    Required(Object, Class),
    Up,
}

/// # Errors
/// Says what the tree lacks.
pub fn check(vm: &mut Vm, tree: Object, wanted: Class) -> Res<()> {
    let classes = Classes::of(vm)?;
    if !is_a(vm, &classes, tree, wanted) {
        let message = format!("expected {} node, got {}", wanted.name(), vm.type_name(tree));
        return Err(vm.type_error(&message));
    }
    let mut check = Check { vm, classes, jobs: vec![Job::Node("mod", tree)], depth: 0 };
    while let Some(job) = check.jobs.pop() {
        if pace::halted_in_steps() {
            check.vm.poll()?;
        }
        match job {
            Job::Node(kind, value) => check.node(kind, value)?,
            Job::Field(node, class, field) => check.field(node, class, field)?,
            Job::Place(node, kind) => check.place(node, kind)?,
            Job::Required(node, class) => check.required(node, class)?,
            Job::Up => check.depth -= 1,
        }
    }
    super::valid::validate(check.vm, &check.classes, tree)
}

struct Check<'a> {
    vm: &'a mut Vm,
    classes: Classes,
    jobs: Vec<Job>,
    depth: usize,
}

impl Check<'_> {
    fn node(&mut self, kind: &'static str, value: Object) -> Res<()> {
        if self.depth + self.vm.frames.len() >= self.vm.recursion_limit {
            return Err(self.vm.recursion_error(&format!(" while traversing '{kind}' node")));
        }
        let Some(family) = Class::named(kind) else { return Ok(()) };
        if !family.fields().is_empty() {
            // A kind that is one class: whatever has its fields will do.
            self.enter(value, family);
            if family.is_placed() {
                self.jobs.insert(self.jobs.len() - family.fields().len(), Job::Place(value, kind));
            }
            return Ok(());
        }
        let may_lack = matches!(family, Class::AbstractStmt | Class::AbstractExpr | Class::Pattern | Class::AbstractExceptHandler);
        if may_lack && value.is_none() {
            return Ok(());
        }
        if family.is_placed() {
            self.place(value, kind)?;
        }
        match self.classes.kind_of(self.vm, value).filter(|class| class.base() == Some(family)) {
            Some(class) => self.enter(value, class),
            None => {
                let shown = types::repr_native(self.vm, value);
                return Err(self.vm.type_error(&format!("expected some sort of {kind}, but got {shown}")));
            }
        }
        Ok(())
    }
    fn enter(&mut self, node: Object, class: Class) {
        self.depth += 1;
        self.jobs.extend([Job::Up, Job::Required(node, class)]);
        self.jobs.extend(class.fields().iter().rev().map(|field| Job::Field(node, class, field)));
    }
    fn field(&mut self, node: Object, class: Class, field: &'static Field) -> Res<()> {
        let Some(value) = named(self.vm, node, field.name)? else {
            if field.count == Count::Optional {
                return Ok(());
            }
            let message = format!("required field \"{}\" missing from {}", field.name, class.name());
            return Err(self.vm.type_error(&message));
        };
        match field.count {
            Count::Many => {
                if !self.vm.payload(value).is(Kind::List) {
                    let message = format!("{} field \"{}\" must be a list, not a {}", class.name(), field.name, self.vm.type_name(value));
                    return Err(self.vm.type_error(&message));
                }
                let all = items(self.vm, value)?;
                if matches!(field.kind, "identifier" | "string") {
                    return all.into_iter().try_for_each(|item| self.leaf(field.kind, item));
                }
                self.jobs.extend(all.into_iter().rev().map(|item| Job::Node(field.kind, item)));
                Ok(())
            }
            Count::Optional if value.is_none() => Ok(()),
            _ if matches!(field.kind, "identifier" | "string" | "int" | "constant") => {
                if value.is_none() && field.kind == "identifier" {
                    Ok(())
                } else {
                    self.leaf(field.kind, value)
                }
            }
            _ => {
                self.jobs.push(Job::Node(field.kind, value));
                Ok(())
            }
        }
    }
    fn leaf(&mut self, kind: &str, value: Object) -> Res<()> {
        match kind {
            "int" => self.int(value),
            "constant" => Ok(()),
            _ if value.is(Kind::Str) => Ok(()),
            "string" if value.is(Kind::Bytes) => Ok(()),
            kind => Err(self.vm.type_error(&format!("AST {kind} must be of type str"))),
        }
    }
    fn int(&mut self, value: Object) -> Res<()> {
        let plain = self.vm.payload(value);
        match plain.kind() {
            Kind::Bool => Ok(()),
            Kind::Int if plain.as_int().is_some_and(|value| i32::try_from(value).is_ok()) => Ok(()),
            Kind::Int | Kind::Big => Err(self.vm.overflow_error("Python int too large to convert to C int")),
            _ => {
                let shown = types::repr_native(self.vm, value);
                Err(self.vm.value_error(&format!("invalid integer value: {shown}")))
            }
        }
    }
    fn place(&mut self, node: Object, kind: &'static str) -> Res<()> {
        let must_end = Class::named(kind).is_some_and(Class::must_end);
        for (at, name) in PLACE.into_iter().enumerate() {
            let may_lack = at >= 2 && !must_end;
            match named(self.vm, node, name)? {
                Some(value) if value.is_none() && may_lack => {}
                Some(value) => self.int(value)?,
                None if may_lack => {}
                None => return Err(self.vm.type_error(&format!("required field \"{name}\" missing from {kind}"))),
            }
        }
        Ok(())
    }
    fn required(&mut self, node: Object, class: Class) -> Res<()> {
        for field in class.fields() {
            if field.count == Count::One && field.kind != "constant" && named(self.vm, node, field.name)?.is_some_and(Object::is_none) {
                let message = format!("field '{}' is required for {}", field.name, class.name());
                return Err(self.vm.value_error(&message));
            }
        }
        Ok(())
    }
}
