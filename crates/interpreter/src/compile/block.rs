//! The statements around the current point, and how `return`, `break` and `continue` leave them.
//! A `finally` or `with` is never copied: leaving it stores what to do afterwards (a completion) and jumps to its one exit.

use super::emit::Label;
use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Op};
use ruff_text_size::TextRange;

/// Something to clean up on the way out of a statement.
#[derive(Clone, Copy)]
pub enum Block<'a> {
    Loop {
        break_to: Label,
        continue_to: Label,
    },
    /// The body of an `except` clause: `saved` is the exception handled outside, `name` the `as` name.
    Handler {
        saved: Reg,
        name: Option<(&'a str, TextRange)>,
    },
    /// A `try` with `finally`, or a `with`: left through `exit`.
    Protected {
        exit: Label,
        kind: Reg,
        value: Reg,
        pending: Pending,
    },
    /// The body of a `finally`: `saved` counts only if `kind` says that an exception is under way.
    Finally {
        kind: Reg,
        saved: Reg,
    },
    /// An `except*` body, which nothing may leave.
    Star,
    /// What a `try` with clauses guards, its body or its clauses: nothing is to be done on the way out, but it counts as a block.
    Guarded,
}

/// Which completions, other than the normal one and exceptions, reach a protected block's exit.
#[derive(Clone, Copy, Default)]
pub struct Pending {
    pub returns: bool,
    pub breaks: bool,
    pub continues: bool,
}

impl Pending {
    pub const fn any(self) -> bool {
        self.returns || self.breaks || self.continues
    }
}

/// Why control leaves a block.
#[derive(Clone, Copy)]
pub enum Completion {
    Return(Reg),
    Break,
    Continue,
}

/// As many loops, `with` and `try` statements may be within each other in one function (CPython's `CO_MAXBLOCKS`).
const MOST_BLOCKS: usize = 20;

pub const LEAVES_EXCEPT_STAR: &str = "'break', 'continue' and 'return' cannot appear in an except* block";

/// The values of a protected block's `kind` register.
pub const NORMAL: i16 = 0;
pub const RAISED: i16 = 1;
const RETURNED: i16 = 2;
const BROKEN: i16 = 3;
const CONTINUED: i16 = 4;

impl<'a> Compiler<'a> {
    /// Emits the way out from here to where the completion leads.
    pub fn complete(&mut self, completion: Completion, range: TextRange) -> Compiled<()> {
        let bound = self.unit.bound.clone();
        for index in (0..self.unit.blocks.len()).rev() {
            match self.unit.blocks[index] {
                Block::Loop { break_to, continue_to } => match completion {
                    Completion::Return(_) => {}
                    Completion::Break => {
                        self.jump(Op::Jump, 0, break_to, range);
                        return Ok(());
                    }
                    Completion::Continue => {
                        self.jump(Op::Loop, 0, continue_to, range);
                        return Ok(());
                    }
                },
                Block::Handler { saved, name } => {
                    self.emit(Op::HandlerExit, 0, saved, 0, range);
                    if let Some((name, range)) = name {
                        self.clear_name(name, range)?;
                    }
                }
                Block::Finally { kind, saved } => self.exit_if_raised(kind, saved, range),
                Block::Star => {
                    return Err(self.error(range, LEAVES_EXCEPT_STAR));
                }
                Block::Guarded => {}
                Block::Protected { exit, kind, value, mut pending } => {
                    let number = match completion {
                        Completion::Return(result) => {
                            self.copy(value, result, range);
                            pending.returns = true;
                            RETURNED
                        }
                        Completion::Break => {
                            pending.breaks = true;
                            BROKEN
                        }
                        Completion::Continue => {
                            pending.continues = true;
                            CONTINUED
                        }
                    };
                    self.unit.blocks[index] = Block::Protected { exit, kind, value, pending };
                    self.load_const(kind, Const::Int(number.into()), range);
                    self.jump(Op::Jump, 0, exit, range);
                    return Ok(());
                }
            }
        }
        self.unit.bound = bound;
        if let Completion::Return(result) = completion {
            self.emit(Op::Return, result, 0, 0, range);
        }
        self.unit.bound = super::bound::Bound::unreachable();
        Ok(())
    }

    /// After a protected block's exit code: continues each pending completion outwards. The normal one, if there is one, falls through.
    pub fn dispatch(&mut self, kind: Reg, value: Reg, pending: Pending, normal: bool, range: TextRange) -> Compiled<()> {
        let completions = [
            (pending.returns, RETURNED, Completion::Return(value)),
            (pending.breaks, BROKEN, Completion::Break),
            (pending.continues, CONTINUED, Completion::Continue),
        ];
        let mut completions = completions.into_iter().filter(|completion| completion.0).peekable();
        let done = self.label();
        if normal && completions.peek().is_some() {
            self.jump_compare_int(CompareOp::Eq, true, kind, NORMAL, done, range);
        }
        while let Some((_, number, completion)) = completions.next() {
            let next = self.label();
            if completions.peek().is_some() {
                self.jump_compare_int(CompareOp::Ne, true, kind, number, next, range);
            }
            self.complete(completion, range)?;
            self.bind(next);
        }
        self.bind(done);
        Ok(())
    }

    /// Leaves the handled exception of a `finally` body, if it was entered by one.
    pub fn exit_if_raised(&mut self, kind: Reg, saved: Reg, range: TextRange) {
        let normal = self.label();
        self.jump_compare_int(CompareOp::Ne, true, kind, RAISED, normal, range);
        self.emit(Op::HandlerExit, 0, saved, 0, range);
        self.bind(normal);
    }

    /// Begins the body of a statement that something is to be done about on the way out.
    pub fn enter_block(&mut self, block: Block<'a>, range: TextRange) -> Compiled<()> {
        if !self.hidden && self.unit.blocks.len() >= MOST_BLOCKS {
            return Err(self.error(range, "too many statically nested blocks"));
        }
        self.unit.blocks.push(block);
        Ok(())
    }

    /// Would `break` here have to leave an `except*` body?
    pub fn in_except_star(&self) -> bool {
        let innermost = self.unit.blocks.iter().rev().find(|block| matches!(block, Block::Loop { .. } | Block::Star));
        matches!(innermost, Some(Block::Star))
    }

    /// Is there a loop in this frame that `break` and `continue` can mean?
    pub fn in_loop(&self) -> bool {
        self.unit.blocks.iter().any(|block| matches!(block, Block::Loop { .. }))
    }
}
