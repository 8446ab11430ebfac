//! Patterns that are nothing but a text, or some characters of one kind: where they match is where their hunt ends, so that they need none of
//! the matcher's memory. Not for patterns with groups, and not for matches at one place.

use super::matcher::{Machine, Mode, Outcome, Request, Scratch};
use super::matcher_steps::is_continuation;
use super::program::{Hunt, One, Op, Program};
use super::syntax::{Greed, UNBOUNDED};
use crate::pace;

/// All that such a pattern matches.
#[derive(Clone, Debug)]
pub enum Plain {
    /// What is hunted for, of so many bytes.
    Text(usize),
    /// Between one and so many characters of a kind.
    Run(One, u32),
}

impl Plain {
    pub fn of(program: &Program) -> Option<Plain> {
        if program.groups > 0 {
            return None;
        }
        let &[ref op, Op::Match] = &program.ops[..] else { return None };
        match (op, &program.hunt) {
            (Op::Byte(_), Hunt::Byte(_)) => Some(Plain::Text(1)),
            (Op::Literal { start, end }, Hunt::Literal(finder)) if finder.needle().len() == (end - start) as usize => {
                Some(Plain::Text(finder.needle().len()))
            }
            (&Op::Class(class), _) => Some(Plain::Run(One::Class(class), 1)),
            (&Op::Repeat(repeat), _) => {
                let repeat = &program.repeats[repeat as usize];
                let is_run = repeat.least == 1 && repeat.most == UNBOUNDED && repeat.greed != Greed::Lazy && repeat.next.is_none();
                is_run.then(|| Plain::Run(repeat.one.clone(), UNBOUNDED))
            }
            _ => None,
        }
    }
}

/// Calls `each` with the spans of all matches, until it says no; how the search ended, or `None` if the pattern is not plain.
pub fn every(
    program: &Program,
    text: bool,
    request: Request,
    scratch: &mut Scratch,
    budget: &mut dyn FnMut(u64) -> bool,
    each: &mut dyn FnMut((usize, usize)) -> bool,
) -> Option<Outcome> {
    let plain = program.plain.as_ref().filter(|_| request.mode == Mode::Search)?;
    let mut machine = Machine::new(program, request, scratch, budget);
    let outcome = if text { machine.every_plain::<true>(plain, each) } else { machine.every_plain::<false>(plain, each) };
    machine.rest();
    Some(outcome)
}

impl Machine<'_> {
    fn every_plain<const TEXT: bool>(&mut self, plain: &Plain, each: &mut dyn FnMut((usize, usize)) -> bool) -> Outcome {
        loop {
            match self.hunt_plain::<TEXT>(plain) {
                Ok(span) if each(span) => self.request.start = span.1,
                Ok(_) => return Outcome::Failed,
                Err(outcome) => return outcome,
            }
        }
    }

    /// Where such a pattern matches next.
    #[inline]
    pub fn hunt_plain<const TEXT: bool>(&mut self, plain: &Plain) -> Result<(usize, usize), Outcome> {
        let mut at = self.request.start;
        loop {
            let Some(start) = self.candidate(at) else {
                return Err(if pace::halted() { Outcome::Stopped } else { Outcome::Failed });
            };
            let end = match plain {
                Plain::Text(length) => start + length,
                Plain::Run(one, most) => self.run_of::<TEXT>(one, start, *most).0,
            };
            if let Some(outcome) = self.charge(1 + (end - start) as u64 / 16) {
                return Err(outcome);
            }
            if end > start {
                return Ok((start, end));
            }
            at = start + 1;
            while TEXT && self.text.get(at).is_some_and(|&byte| is_continuation(byte)) {
                at += 1;
            }
        }
    }
}
