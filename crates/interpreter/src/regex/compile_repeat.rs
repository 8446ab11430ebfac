//! Repetitions: loops over single characters, unrolled loops, and loops that count.

use super::analyse::{self, Follow, single};
use super::class::ClassSet;
use super::compile::{Compiler, MAX_PROGRAM, MAX_UNROLLED, size};
use super::error::RegexError;
use super::program::{Count, One, Op, Repeat};
use super::syntax::{Fold, Greed, Node, UNBOUNDED};
use crate::text::surrogate;

impl Compiler {
    pub fn repeat(&mut self, (least, most): (u32, u32), greed: Greed, body: &Node, follow: &Follow) -> Result<(), RegexError> {
        if most == 0 {
            return Ok(());
        }
        if (least, most) == (1, 1) && greed != Greed::Possessive {
            return self.node(body, follow);
        }
        if let Some(node) = single(body)
            && let Some(one) = self.one(node)
        {
            self.repeat_single((least, most), greed, (node, one), follow);
            return Ok(());
        }
        if greed == Greed::Possessive {
            // Each iteration is taken as it first matches, and so is the whole.
            let body = Node::Atomic(Box::new(body.clone()));
            let outer = self.register(1);
            self.emit(Op::AtomicStart(outer));
            self.repeat((least, most), Greed::Greedy, &body, &Follow::UNKNOWN)?;
            self.emit(Op::AtomicEnd(outer));
            return Ok(());
        }
        let lazy = greed == Greed::Lazy;
        if (least, most) == (1, UNBOUNDED) && !body.is_nullable() {
            return self.repeat_once_or_more(lazy, body);
        }
        let copies = u64::from(if most == UNBOUNDED { least.saturating_add(1) } else { most });
        let unrolled = size(body).saturating_add(4).saturating_mul(copies);
        if (unrolled > MAX_UNROLLED || self.here() > MAX_PROGRAM) && copies > 1 {
            return self.repeat_counted((least, most), lazy, body);
        }
        for _ in 0..least {
            self.node(body, &Follow::UNKNOWN)?;
        }
        if most == UNBOUNDED { self.repeat_unbounded(lazy, body) } else { self.repeat_optional(most - least, lazy, body) }
    }

    /// A single character as the matcher repeats it.
    pub fn one(&mut self, node: &Node) -> Option<One> {
        Some(match node {
            Node::AnyButNewline => One::AnyButNewline,
            Node::Any => One::Any,
            Node::Char(c) if c.is_ascii() || !self.text => One::Byte(*c as u8),
            Node::Char(c) => {
                let set = ClassSet::of_char(surrogate::code_of(*c), Fold::None);
                One::Class(self.class(&set))
            }
            Node::Class(set) => One::Class(self.class(set)),
            _ => return None,
        })
    }

    fn repeat_single(&mut self, (least, most): (u32, u32), greed: Greed, (node, one): (&Node, One), follow: &Follow) {
        let mut greed = greed;
        if greed == Greed::Greedy
            && let Some(after) = follow.first_bytes(self.text)
            && let Some(inside) = analyse::first_bytes(node, self.text)
            && after.is_disjoint(&inside)
        {
            // Giving a character back cannot help: what follows does not begin with one.
            greed = Greed::Possessive;
        }
        let next = follow.first_char().and_then(|c| {
            let mut encoded = Vec::new();
            analyse::encode(c, self.text, &mut encoded);
            encoded.first().copied()
        });
        let after = self.here() + 1;
        self.program.repeats.push(Repeat { one, least, most, greed, next, after });
        self.emit(Op::Repeat(self.program.repeats.len() as u32 - 1));
        if greed != Greed::Possessive && least != most {
            self.memo();
        }
    }

    /// A loop that tests at its end, so that the body is there only once.
    fn repeat_once_or_more(&mut self, lazy: bool, body: &Node) -> Result<(), RegexError> {
        let start = self.here();
        self.node(body, &Follow::UNKNOWN)?;
        self.memo();
        let split = self.reserve();
        self.program.ops[split] = fork(start, split as u32 + 1, lazy);
        self.memo();
        Ok(())
    }

    fn repeat_unbounded(&mut self, lazy: bool, body: &Node) -> Result<(), RegexError> {
        let mark = body.is_nullable().then(|| self.register(1));
        let start = self.here();
        self.memo();
        let split = self.reserve();
        self.marked(mark, body)?;
        let leave = mark.map(|register| (register, self.reserve()));
        self.emit(Op::Jump(start));
        let exit = self.here();
        if let Some((register, leave)) = leave {
            self.program.ops[leave] = Op::LeaveIfEmpty { register, exit };
        }
        self.program.ops[split] = fork(split as u32 + 1, exit, lazy);
        self.memo();
        Ok(())
    }

    fn repeat_optional(&mut self, times: u32, lazy: bool, body: &Node) -> Result<(), RegexError> {
        if times == 0 {
            return Ok(());
        }
        // The last iteration need not check that it matched something.
        let mark = (times > 1 && body.is_nullable()).then(|| self.register(1));
        let (mut splits, mut leaves) = (Vec::new(), Vec::new());
        for time in 0..times {
            splits.push(self.reserve());
            let last = time + 1 == times;
            self.marked(mark.filter(|_| !last), body)?;
            if let (Some(register), false) = (mark, last) {
                leaves.push((register, self.reserve()));
            }
        }
        let exit = self.here();
        for split in splits {
            self.program.ops[split] = fork(split as u32 + 1, exit, lazy);
        }
        for (register, leave) in leaves {
            self.program.ops[leave] = Op::LeaveIfEmpty { register, exit };
        }
        self.memo();
        Ok(())
    }

    /// A body that may match nothing, with a mark where it starts.
    fn marked(&mut self, mark: Option<u32>, body: &Node) -> Result<(), RegexError> {
        let Some(register) = mark else {
            return self.node(body, &Follow::UNKNOWN);
        };
        self.emit(Op::Mark(register));
        self.marks.push(register);
        let result = self.node(body, &Follow::UNKNOWN);
        self.marks.pop();
        result
    }

    fn repeat_counted(&mut self, (least, most): (u32, u32), lazy: bool, body: &Node) -> Result<(), RegexError> {
        let register = self.register(2);
        let count = self.program.counts.len();
        self.program.counts.push(Count { least, most, lazy, register, exit: 0 });
        self.emit(Op::CountStart(count as u32));
        let start = self.here();
        self.emit(Op::CountTest(count as u32));
        self.emit(Op::CountEnter(count as u32));
        self.counting.push(register);
        let result = self.node(body, &Follow::UNKNOWN);
        self.counting.pop();
        result?;
        self.emit(Op::Jump(start));
        self.program.counts[count].exit = self.here();
        self.memo();
        Ok(())
    }
}

fn fork(body: u32, exit: u32, lazy: bool) -> Op {
    if lazy { Op::Split { first: exit, second: body } } else { Op::Split { first: body, second: exit } }
}
