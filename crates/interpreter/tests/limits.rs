//! The stop flag ends one long native operation as it ends a loop.
//! The bound is generous, since machines differ: what fails here ran to its end, or nearly so.
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "the test is the driver: it raises the flag and reads the clock")]

use fumehood_core::{Cell, End, Limit, Limits, Policy};
use fumehood_interpreter::{Effect, Reply, Step, Vm};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Far more than it takes on a busy machine, and far less than what never stops.
const SOON: Duration = Duration::from_secs(8);

/// Runs the first cell to its end, then the second, whose stop flag is raised after a while; returns how long it then went on.
fn overrun(prepare: &str, code: &str) -> Duration {
    let limits = Limits { memory: 2 << 30, ..Limits::default() };
    let mut vm = Vm::new(&Policy { limits, ..Policy::default() });
    assert!(matches!(run(&mut vm, prepare), End::Value(_)), "{prepare}");
    let stop = vm.stop_flag();
    let raised = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.store(1, Ordering::Relaxed);
        Instant::now()
    });
    let end = run(&mut vm, code);
    let ended = Instant::now();
    assert!(matches!(end, End::Stopped(Limit::Time)), "{code}: {end:?}");
    let raised = raised.join().expect("the thread only sleeps");
    // The session is whole: what was stopped is garbage.
    vm.stop_flag().store(0, Ordering::Relaxed);
    assert!(matches!(run(&mut vm, "import gc\n_ = gc.collect()\nsum(range(10))"), End::Value(_)), "{code}");
    ended.duration_since(raised)
}

fn run(vm: &mut Vm, code: &str) -> End {
    vm.start(&Cell::new(code));
    let mut reply = Reply::None;
    loop {
        reply = match vm.resume(reply) {
            Step::Done(end) => return end,
            Step::Effect(Effect::Now { .. }) => Reply::Nanos(0),
            Step::Effect(Effect::Entropy { bytes }) => Reply::Bytes(vec![7; bytes]),
            Step::Effect(_) => Reply::None,
        };
    }
}

/// Each operation is repeated for ever, so that the flag is raised within it or within the collection that it causes.
fn check(prepare: &str, operations: &[&str]) {
    for operation in operations {
        let time = overrun(prepare, &format!("while True:\n    {operation}\n"));
        assert!(time < SOON, "{operation} went on for {time:?}");
    }
}

#[test]
fn text_stops() {
    check(
        "s = 'ab' * 10_000_000\nNone",
        &[
            "s.upper()",
            "s.title()",
            "s.swapcase()",
            "s.count('ba')",
            "s.split('a')",
            "s.rsplit('a')",
            "s.splitlines()",
            "s.strip('ab')",
            "s.isalpha()",
            "s.expandtabs()",
            "s.replace('ab', 'c')",
            "s[::-1]",
            "s + s",
            "s * 10",
            "repr(s)",
            "f'{s!r:>30000000}'",
            "set(s)",
            "sorted(s)",
        ],
    );
}

#[test]
fn bytes_stop() {
    check(
        "import zlib, hashlib, base64, binascii\nb = b'ab' * 10_000_000\nNone",
        &[
            "b.replace(b'a', b'cc')",
            "b.hex()",
            "b.split(b'a')",
            "b.count(b'ba')",
            "b.title()",
            "b''.join([b] * 20)",
            "zlib.crc32(b)",
            "zlib.compress(b)",
            "hashlib.sha3_512(b)",
            "base64.b64encode(b)",
            "binascii.hexlify(b)",
        ],
    );
}

#[test]
fn containers_stop() {
    check(
        "import random, heapq\nl = list(range(2_000_000))\nd = dict.fromkeys(l)\nt = [str(i) for i in l]\nrandom.shuffle(t)\nNone",
        &[
            "set(l)",
            "frozenset(l) | frozenset(l)",
            "set(l) & set(d)",
            "dict.fromkeys(l)",
            "d | d",
            "d == dict(d)",
            "sorted(t)",
            "sorted(d.items())",
            "sorted(t, key=len)",
            "random.shuffle(l)",
            "heapq.heapify(l)",
            "' '.join(t)",
            "l * 20",
            "list(range(50_000_000))",
        ],
    );
}

/// Few objects, but very many ways through them.
#[test]
fn shared_nesting_stops() {
    let nested = "a, b = (0,), (0,)\nfor _ in range(60):\n    a, b = (a, a), (b, b)\nNone";
    check(nested, &["a == b", "a < b", "hash(a)", "repr(a)"]);
}

/// Iterators inside one another, more of them than a stack has room for, and such as contain themselves.
#[test]
fn nested_iterators_end() {
    for wrap in
        ["enumerate(it)", "zip(it)", "itertools.chain(it)", "itertools.islice(it, 9)", "itertools.pairwise(it)", "itertools.cycle(it)"]
    {
        let mut vm = Vm::new(&Policy::default());
        let code = format!(
            "import itertools\nit = iter([1, 2])\nfor _ in range(100_000):\n    it = {wrap}\ntry:\n    next(it, None)\nexcept RecursionError:\n    pass\nNone"
        );
        assert!(matches!(run(&mut vm, &code), End::Value(_)), "{wrap}");
    }
    let mut vm = Vm::new(&Policy::default());
    let code = "from itertools import chain\nouter = top = []\nfor _ in range(100_000):\n    inner = []\n    outer.append(chain.from_iterable(inner))\n    outer = inner\nouter.append(top)\ntry:\n    list(chain.from_iterable(top))\nexcept RecursionError:\n    pass\nitself = []\nloop = chain.from_iterable(itself)\nitself.append(loop)\nlist(loop)";
    assert!(matches!(run(&mut vm, code), End::Value(_)));
}
