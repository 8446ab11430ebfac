//! Generators of the guest that are one loop whose body only computes (`name[0] for name in names if name`): all their items at once,
//! without a frame, where one consumer takes them all.
//! As in `simple.rs` this is only a short way: where guest code is needed or something is wrong, nothing has happened.

use super::Vm;
use super::pure::MOST;
use super::simple::{LONGEST, REGISTERS, is_simple};
use crate::code::{Op, Proto};
use crate::native::{Flow, Res};
use crate::object::function::GeneratorState;
use crate::object::misc::Iter;
use crate::object::{Kind, Object};
use crate::{pace, types};

/// Where the loop of such a generator has its first instruction, after `GeneratorStart` and `GetIter`, and its body.
const LOOP: usize = 2;
const BODY: usize = 4;

impl Vm {
    /// All items of such a generator that nobody has taken any from yet, over a builtin container; it has ended then.
    /// They are plain objects: nothing of the guest's is asked about them, and so nothing could come between two of them.
    pub(crate) fn computed(&mut self, generator: Object) -> Res<Option<Vec<Object>>> {
        let Some(index) = generator.index_of(Kind::Generator) else { return Ok(None) };
        let saved = &self.heap.generators[index];
        let (Some(frame), GeneratorState::Created, types::GENERATOR) = (&saved.frame, saved.state, saved.class) else { return Ok(None) };
        let (Some(function), Some(&source)) = (frame.function.index_of(Kind::Function), saved.registers.first()) else { return Ok(None) };
        let proto = &self.codes[frame.code as usize].proto;
        let has_room = self.frames.len() + 2 < self.recursion_limit;
        if frame.pc != 1 || saved.registers.len() > REGISTERS || !has_room || !is_simple_loop(proto) {
            return Ok(None);
        }
        let mut registers = [Object::UNBOUND; REGISTERS];
        registers.iter_mut().zip(&saved.registers).for_each(|(mine, &register)| *mine = register);
        let start = match source.index_of(Kind::Iter) {
            Some(iterator) => match self.heap.iters[iterator].clone_short(self) {
                None => return Ok(None),
                start => start,
            },
            None if !matches!(source.kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Range) => return Ok(None),
            None if self.len_native(source).is_none_or(|length| length > MOST) => return Ok(None),
            None => None,
        };
        let items = match self.items_native(source) {
            Ok(Some(items)) => self.looped(function, &items, &mut registers),
            Ok(None) => Ok(None),
            Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => Err(flow),
            Err(_) => Ok(None),
        };
        if let Ok(Some(_)) = items {
            self.end_generator(generator);
            self.unwatch_ended(generator);
        } else if let (Some(start), Some(iterator)) = (start, source.index_of(Kind::Iter)) {
            self.heap.iters[iterator] = start;
        }
        items
    }

    /// What the loop yields for some items.
    fn looped(&mut self, function: u32, items: &[Object], registers: &mut [Object; REGISTERS]) -> Res<Option<Vec<Object>>> {
        let simple = self.simple_of(function);
        let variable = simple.proto.code.get(LOOP).map_or(0, |step| usize::from(step.a)) % REGISTERS;
        let mut yielded = Vec::new();
        for &item in items {
            if pace::halted_in_steps() {
                self.poll()?;
            }
            registers[variable] = item;
            let Some(end) = self.simple_run(&simple, registers, BODY)? else { return Ok(None) };
            if end.op == Op::Yield {
                let value = registers[usize::from(end.b) % REGISTERS];
                // Frames also see to it that garbage is collected.
                if !self.is_plain(value) || self.has_much_garbage() {
                    return Ok(None);
                }
                registers[usize::from(end.a) % REGISTERS] = Object::NONE;
                self.push_taken(&mut yielded, value)?;
            }
        }
        Ok(Some(yielded))
    }

    /// Is it a number, a text or the like, or a tuple of such?
    pub(super) fn is_plain(&self, object: Object) -> bool {
        let is_plain = |object: Object| {
            matches!(object.kind(), Kind::Str | Kind::Int | Kind::Big | Kind::Float | Kind::Bool | Kind::Bytes) || object.is_none()
        };
        match object.index_of(Kind::Tuple) {
            Some(tuple) => self.heap.tuples[tuple].len() <= REGISTERS && self.heap.tuples[tuple].iter().all(|&item| is_plain(item)),
            None => is_plain(object),
        }
    }
}

impl Iter {
    /// A copy of a plain iterator over a container with few items left, to go back to.
    fn clone_short(&self, vm: &Vm) -> Option<Self> {
        let left = match *self {
            Self::Sequence { over, .. } | Self::Str { over, .. } => vm.len_native(over)?,
            Self::Range { left, .. } => usize::try_from(left).ok()?,
            Self::Dict { len, .. } | Self::Set { len, .. } => len,
            _ => return None,
        };
        (left <= MOST).then(|| self.clone())
    }
}

/// Is this code one loop over the first register whose body yields at most once, at its end, and else only computes?
fn is_simple_loop(proto: &Proto) -> bool {
    let code = &proto.code;
    let Some(&[start, iterator, step, exit]) = code.first_chunk::<BODY>() else { return false };
    let has_head = start.op == Op::GeneratorStart && iterator.op == Op::GetIter && iterator.b == 0 && step.op == Op::ForIter;
    if !has_head || step.b != iterator.a {
        return false;
    }
    let Some(yields) = code.iter().take(BODY + LONGEST).position(|instruction| instruction.op == Op::Yield) else { return false };
    let [Some(back), Some(none), Some(end)] = [1, 2, 3].map(|further| code.get(yields + further)) else { return false };
    let has_end = back.op == Op::Loop && back.target() as usize == LOOP && none.op == Op::LoadNone && end.op == Op::Return;
    let Some(body) = code.get(BODY..yields) else { return false };
    has_end
        && exit.target() as usize == yields + 2
        && body.iter().all(|instruction| is_simple(instruction.op) && instruction.op != Op::Return)
}
