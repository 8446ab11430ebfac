//! From a text to a tree of nodes, within the limits: what `compile` does with the flag `PyCF_ONLY_AST`.

use super::build::{Builder, Root};
use crate::code::{Mode, Source};
use crate::native::{Flow, Res};
use crate::object::Object;
use crate::parse::{self, SyntaxError};
use crate::vm::Vm;

/// The tree of a text, and what it is to be warned of, if there is anything.
pub fn of_text(vm: &mut Vm, text: &str, file: &str, mode: Mode) -> Res<(Object, Option<Object>)> {
    if text.contains('\0') {
        return Err(vm.value_error("source code string cannot contain null bytes"));
    }
    vm.reserve_memory(text.len() * parse::BYTES)?;
    if (mode.is_eval() || mode.shows_values())
        && let Some(error) = SyntaxError::of_nothing(text)
    {
        vm.poll()?;
        return refuse(vm, &error, file);
    }
    let root = match mode {
        Mode::Eval => Root::Expression,
        Mode::Single => Root::Interactive,
        _ => Root::Module,
    };
    let source = Source::new(file, text);
    let mut reading = Reading { vm, refused: None };
    let read = crate::compile::read(&source, mode, &mut reading, |reading, syntax, warnings| {
        let vm = &mut *reading.vm;
        let tree = Builder::new(vm, &source)?.root(syntax, root)?;
        let warnings = if warnings.is_empty() { None } else { Some(vm.source_warnings(&source, &warnings)?) };
        Ok((tree, warnings))
    });
    if let Some(flow) = reading.refused {
        return Err(flow);
    }
    vm.poll()?;
    match read {
        Ok(made) => made,
        Err(mut error) => {
            if error.meaning {
                error.text = None;
            }
            refuse(vm, &error, file)
        }
    }
}

/// A session that reads a source, and why it must not.
struct Reading<'a> {
    vm: &'a mut Vm,
    refused: Option<Box<Flow>>,
}

impl crate::compile::Reader for Reading<'_> {
    fn allows(&mut self, microseconds: u64) -> bool {
        self.refused = self.vm.charge_work(microseconds).err();
        self.refused.is_none()
    }
}

fn refuse<T>(vm: &mut Vm, error: &SyntaxError, file: &str) -> Res<T> {
    let exception = vm.syntax_error(error, file);
    Err(Box::new(Flow::Raise(exception)))
}
