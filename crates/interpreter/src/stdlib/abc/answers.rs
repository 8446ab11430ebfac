//! What abstract classes said before of other classes: whether they are below them.
//! Keeps no class alive: the collector forgets the answers of those that went.

use crate::hashing::Map;
use crate::native::{NativeDef, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// So many answers are remembered.
const MOST: usize = 1 << 12;

/// Answers by the abstract class and the class that it was asked about.
#[derive(Clone, Default)]
pub(crate) struct Answers(Map<(u32, u32), Answer>);

#[derive(Clone, Copy)]
enum Answer {
    Yes,
    /// True until the next class is registered anywhere: so many had been.
    No(Object),
}

impl Answers {
    /// Forgets what was said of classes that are gone.
    pub fn forget(&mut self, is_there: impl Fn(u32) -> bool) {
        self.0.retain(|&(of, class), _| is_there(of) && is_there(class));
    }
}

/// For `abc.py`.
pub static INTRINSICS: &[NativeDef] = &[
    function("_note_abc", "hook, changes, /", |vm, args| {
        vm.state.insert("abc hook".into(), args[0]);
        vm.state.insert("abc changes".into(), args[1]);
        Ok(Object::NONE)
    }),
    // True, False, or None where nothing is known.
    function("_abc_known", "cls, subclass, /", |vm, args| {
        let classes = args[0].index_of(Kind::Class).zip(args[1].index_of(Kind::Class));
        Ok(classes.and_then(|(of, class)| known(vm, of, class)).map_or(Object::NONE, Object::bool))
    }),
    function("_abc_note", "cls, subclass, answer, changes, /", |vm, args| {
        if let (Some(of), Some(class)) = (args[0].index_of(Kind::Class), args[1].index_of(Kind::Class)) {
            if vm.abc_answers.0.len() >= MOST {
                vm.abc_answers.0.clear();
            }
            vm.abc_answers.0.insert((of, class), if args[2].is_true() { Answer::Yes } else { Answer::No(args[3]) });
        }
        Ok(Object::NONE)
    }),
];

/// What an abstract class said of a class, if that still holds.
pub(crate) fn known(vm: &Vm, of: u32, class: u32) -> Option<bool> {
    match *vm.abc_answers.0.get(&(of, class))? {
        Answer::Yes => Some(true),
        Answer::No(then) => {
            let changes = vm.state.get("abc changes")?.index_of(Kind::List)?;
            (vm.heap.lists[changes].first() == Some(&then)).then_some(false)
        }
    }
}
