//! Sessions as a whole: copies of them, and their life as bytes.

#[path = "sessions/tools.rs"]
mod tools;

use fumehood_core::{Cell, End, Limits, Policy, ToolSpec, Value};
use fumehood_interpreter::{Effect, Reply, Step, Vm};

/// Runs a cell that needs nothing from outside but clocks; tools answer with their first argument.
fn run(vm: &mut Vm, code: &str) -> End {
    vm.start(&Cell::new(code));
    finish(vm, Reply::None)
}

fn finish(vm: &mut Vm, mut reply: Reply) -> End {
    loop {
        reply = match vm.resume(reply) {
            Step::Done(end) => return end,
            Step::Effect(Effect::Call { id, call }) => Reply::Tool { id, result: Ok(call.args.first().cloned().unwrap_or(Value::None)) },
            Step::Effect(Effect::Now { .. }) => Reply::Nanos(0),
            Step::Effect(Effect::Entropy { bytes }) => Reply::Bytes(vec![7; bytes]),
            Step::Effect(_) => Reply::None,
        };
    }
}

fn value(vm: &mut Vm, code: &str) -> String {
    match run(vm, code) {
        End::Value(Value::Str(text)) => text,
        other => panic!("{code}: {other:?}"),
    }
}

/// A session with something of every kind.
const MANY: &str = r#"
import re, collections, datetime, random, enum, dataclasses, functools, itertools, weakref, decimal, json, math, asyncio, typing
class Base:
    kind = "base"
    __slots__ = ("a", "__weakref__")
    def __init__(self, a): self.a = a
    def __repr__(self): return f"{type(self).__name__}({self.a!r})"
class Child(Base):
    @property
    def twice(self): return self.a * 2
    @classmethod
    def make(cls, a): return cls(a)
    @staticmethod
    def plain(x): return -x
    def __eq__(self, other): return self.a == other.a
    def __hash__(self): return hash(self.a)
class Names(list):
    def joined(self): return "-".join(self)
class Meta(type):
    def __call__(cls, *args): return super().__call__(*args)
class Made(metaclass=Meta):
    def __init__(self, x): self.x = x
@dataclasses.dataclass(order=True)
class Point:
    x: int
    y: int = 2
class Color(enum.Enum):
    RED = 1
    BLUE = "b"
def counter():
    n = 0
    def step(by=1, *, scale=1):
        nonlocal n
        n += by * scale
        return n
    return step
step = counter(); step(); step(5, scale=2)
def numbers():
    total = 0
    while True:
        got = yield total
        total += got or 1
gen = numbers(); next(gen); gen.send(10)
def nested():
    yield from (i * i for i in range(10))
inner = nested(); next(inner); next(inner); next(inner)
cycle = []; cycle.append(cycle); node = {"self": None}; node["self"] = node
child = Child("ä" * 3); ref = weakref.ref(child)
big = 10 ** 50; f = 0.1; nan = float("nan"); c = 1 + 2j; b = b"ab\x00"; ba = bytearray(b"xyz"); fs = frozenset({1, 2}); r = range(1, 10, 3)
mixed = {"k": (1, [2, {3}]), 4: None, (5, "x"): ..., child: "by child"}
removed = {i: i for i in range(20)}; del removed[3]; del removed[19]
od = collections.OrderedDict(a=1); dd = collections.defaultdict(list, {"q": [1]}); dq = collections.deque([1, 2, 3], maxlen=5); ctr = collections.Counter("hello")
NT = collections.namedtuple("NT", "p q"); nt = NT(1, 2)
pat = re.compile(r"(?P<word>\w+)-(\d+)"); m = pat.match("abc-42"); when = datetime.datetime(2024, 2, 29, 12, tzinfo=datetime.timezone.utc); delta = datetime.timedelta(days=3)
random.seed(7); random.random(); rng = random.Random(3); rng.random()
@functools.lru_cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
fib(30)
part = functools.partial(max, 3); it = iter([1, 2, 3]); next(it); sit = iter("añb"); next(sit); en = enumerate("ab"); next(en); z = zip([1, 2], "ab"); next(z); mp = map(str, [1, 2]); next(mp); cyc = itertools.cycle([1, 2]); next(cyc)
mv = memoryview(ba)[1:]; gone = memoryview(b"a"); gone.release(); bound = child.make; view = mixed.keys(); ex = ValueError("kept", 1)
try: 1 / 0
except ZeroDivisionError as e: kept = e
built = ""
for i in range(100): built += "part%d;" % i
dec = decimal.Decimal("1.10"); made = Made(3); names = Names(["a", "b"]); alias = list[int]; union = int | None
exec("def later(x): return x + big"); code = compile("big + 1", "<c>", "eval"); lam = lambda *a, k=3, **kw: (a, k, kw)
async def co(): await asyncio.sleep(0); return "co"
class Ctx:
    def __enter__(self): return "in"
    def __exit__(self, *a): return True
"#;

/// What such a session says of itself.
const TELL: &str = r#"
repr([child, child.twice, Child.plain(4), Child.make(2), bound(9), Child("ä" * 3) in mixed, names.joined(), made.x, Point(1), Point(1) < Point(2), Color("b"), Color.RED,
 step(), step(2, scale=3), gen.send(5), next(gen), list(inner), cycle[0] is cycle, node["self"] is node, ref() is child, big, f, nan != nan, c, b, ba, sorted(fs), list(r),
 mixed["k"], mixed[4], mixed[(5, "x")], list(removed), removed.get(5), od, dd, dq, ctr, nt, nt.q, m["word"], m.span(2), pat.findall("x-1 y-2"), when, when + delta,
 random.random(), rng.random(), fib(40), fib.cache_info().hits, part(1, 9), list(it), list(sit), list(en), list(z), list(mp), next(cyc), bytes(mv), len(view), ex.args, str(kept), kept.__traceback__ is not None,
 len(built), built[-8:], dec + 1, alias, union, later(1) - big, eval(code) - big, lam(1, j=2), asyncio.run(co()), json.dumps({"a": [1]}), math.pi, typing.get_type_hints(Point),
 type(child).__mro__[1].__name__, child.kind, [*map(lambda q: q * 2, (1, 2))], {"new": hash("new") == hash("n" + "ew")}, "abc" in {"abc": 1, **{str(i): i for i in range(50)}}])
"#;

#[test]
fn everything_survives_a_snapshot() {
    let policy = Policy::default();
    let mut vm = Vm::new(&policy);
    assert!(matches!(run(&mut vm, MANY), End::Value(_)));
    let bytes = vm.snapshot().unwrap();
    let mut restored = Vm::restore(&bytes, &policy).unwrap();
    let mut again = Vm::restore(&restored.snapshot().unwrap(), &policy).unwrap();
    let told = value(&mut vm, TELL);
    assert_eq!(told, value(&mut restored, TELL));
    assert_eq!(told, value(&mut again, TELL));
    // Caches that the snapshot does not hold are filled again, and classes can still change.
    let change = "Child.kind = 'changed'; Base.extra = 1\nclass Later(Child): pass\nrepr((child.kind, child.extra, Later(1).twice))";
    assert_eq!(value(&mut vm, change), value(&mut restored, change));
}

/// Code that was compiled from a tree keeps its lines, and names that no source spells; nodes stay nodes.
#[test]
fn trees_survive_a_snapshot() {
    let mut vm = Vm::new(&Policy::default());
    let code = "import ast\n\
                tree = ast.increment_lineno(ast.parse('def f(a):\\n  return g / a'), 40)\n\
                tree.body[0].body[0].value.left.id = 'odd name'\n\
                exec(compile(tree, 'file', 'exec'))\n\
                globals()['odd name'] = 6\n\
                None";
    assert!(matches!(run(&mut vm, code), End::Value(_)));
    let mut restored = Vm::restore(&vm.snapshot().unwrap(), &Policy::default()).unwrap();
    let mut fork = vm.fork().unwrap();
    let tell = "import traceback\n\
                try: f(0)\n\
                except ZeroDivisionError as error: line = traceback.extract_tb(error.__traceback__)[-1].lineno\n\
                repr((f(2), line, ast.unparse(tree), isinstance(tree, ast.AST), ast.parse('a').body[0].value.ctx is tree.body[0].body[0].value.left.ctx))";
    for vm in [&mut vm, &mut restored, &mut fork] {
        assert_eq!(value(vm, tell), "(3.0, 42, 'def f(a):\\n    return odd name / a', True, True)");
    }
}

/// Classes that are gone leave their shapes and their places behind.
#[test]
fn classes_that_are_gone_do_no_harm() {
    let mut vm = Vm::new(&Policy::default());
    let code = "import asyncio, gc\n\
                async def wait(x):\n    await asyncio.sleep(0)\n    return x\n\
                asyncio.run(wait(1))\n\
                def make(i):\n    class Gone(int):\n        def __init__(self, *a): self.x = i\n    return Gone(i).x\n\
                [make(i) for i in range(50)]\n\
                _ = gc.collect()\n\
                class Kept(str): pass\n\
                None";
    assert!(matches!(run(&mut vm, code), End::Value(_)));
    let tell =
        "repr([int.__subclasses__() == [bool], 'Kept' in [c.__name__ for c in str.__subclasses__()], make(3), asyncio.run(wait(7))])";
    let mut restored = Vm::restore(&vm.snapshot().unwrap(), &Policy::default()).unwrap();
    let mut fork = vm.fork().unwrap();
    for vm in [&mut vm, &mut restored, &mut fork] {
        let told = value(vm, tell);
        assert!(told.ends_with("True, 3, 7]"), "{told}");
    }
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut vm = Vm::new(&Policy::default());
    run(&mut vm, MANY);
    let mut fork = vm.fork().unwrap();
    run(&mut fork, "child.a = 'forked'; dq.append(9); names += ['c']; random.seed(1); new = 1\nnext(gen)");
    let mut third = vm.fork().unwrap();
    assert_eq!(value(&mut vm, TELL), value(&mut third, TELL));
    assert_eq!(value(&mut fork, "repr((child, list(dq), names))"), "(Child('forked'), [1, 2, 3, 9], ['a', 'b', 'c'])");
    assert_eq!(value(&mut vm, "repr((child, list(dq), 'new' in globals()))"), "(Child('äää'), [1, 2, 3], False)");
}

#[test]
fn threads_go_on_in_copies() {
    let policy = Policy { limits: Limits { memory: 16 << 20, ..Limits::default() }, ..Policy::default() };
    let mut vm = Vm::new(&policy);
    let begin = "import threading, time\nlog, go = [], threading.Event()\ndef numbers():\n    for n in range(3):\n        go.wait()\n        go.clear()\n        yield n\n\
                 t = threading.Thread(target=lambda: log.extend(numbers()) or log.append('end'), daemon=True)\nt.start()\n'begun'";
    assert_eq!(value(&mut vm, begin), "begun");
    let step = "go.set()\ntime.sleep(0.01)\ngo.set()\ntime.sleep(0.01)\nrepr((log, t.is_alive(), threading.active_count()))";
    assert_eq!(value(&mut vm, step), "([0, 1], True, 2)");
    let bytes = vm.snapshot().expect("a thread rests");
    let mut restored = Vm::restore(&bytes, &policy).expect("it was written just now");
    let mut forked = vm.fork().expect("no cell runs");
    for copy in [&mut vm, &mut restored, &mut forked] {
        assert_eq!(value(copy, step), "([0, 1, 2, 'end'], False, 1)");
    }
    assert!(accepted_forgeries(&bytes, &policy, 3, step) > 0, "some changes make another valid session");
}

#[test]
fn threads_end_with_a_cell_that_is_stopped() {
    let limits = Limits { operations: Some(200_000), ..Limits::default() };
    let mut vm = Vm::new(&Policy { limits, ..Policy::default() });
    let spin = "import threading\ndef spin():\n    while True: pass\nt, u = [threading.Thread(target=spin) for _ in '12']\nt.start()\nu.start()\nt.join()";
    assert!(matches!(run(&mut vm, spin), End::Stopped(fumehood_core::Limit::Operations)));
    let after = "x = threading.Thread(target=lambda: None)\nx.start()\nrepr((t.is_alive(), u.is_alive(), x.is_alive(), threading.current_thread().name))";
    assert_eq!(value(&mut vm, after), "(False, False, False, 'MainThread')");
}

#[test]
fn a_thread_may_answer_finally() {
    let mut vm = Vm::new(&Policy::default());
    let code = "import threading\ntry:\n    t = threading.Thread(target=final_answer, args=(5,))\n    t.start()\nfinally:\n    threading.Lock().acquire()\n";
    assert!(matches!(run(&mut vm, code), End::FinalAnswer(answer) if answer == Value::from(5)));
    assert_eq!(value(&mut vm, "repr((t.is_alive(), threading.current_thread().name))"), "(False, 'MainThread')");
}

#[test]
fn a_cell_that_waits_for_a_tool_goes_on_elsewhere() {
    let policy = Policy { tools: vec![ToolSpec::new("ask")], ..Policy::default() };
    let mut vm = Vm::new(&policy);
    let code = "def f(x):\n    try:\n        return [x, ask(x + 1), x]\n    finally:\n        global done\n        done = True\ndef g():\n    yield f(1)\n    yield f(10)\nrepr((list(g()), done))";
    vm.start(&Cell::new(code));
    let Step::Effect(Effect::Call { id, .. }) = vm.resume(Reply::None) else { panic!("no call") };
    let bytes = vm.snapshot().unwrap();
    for _ in 0..2 {
        let mut restored = Vm::restore(&bytes, &policy).unwrap();
        let end = finish(&mut restored, Reply::Tool { id, result: Ok(Value::from(42)) });
        assert_eq!(end, End::Value(Value::Str("([[1, 42, 1], [10, 11, 10]], True)".to_owned())));
    }
    let end = finish(&mut vm, Reply::Tool { id, result: Ok(Value::from(0)) });
    assert_eq!(end, End::Value(Value::Str("([[1, 0, 1], [10, 11, 10]], True)".to_owned())));
}

#[test]
fn a_tool_may_be_called_like_a_builtin() {
    let names = ["len", "search", "getattr", "isinstance", "type", "Counter"];
    let policy = Policy { tools: names.map(ToolSpec::new).into(), ..Policy::default() };
    let mut vm = Vm::new(&policy);
    let code = "import asyncio, collections, dataclasses, re, statistics\nasync def f():\n    await asyncio.sleep(0)\n    return sorted('ba', key=str.upper)\n@dataclasses.dataclass\nclass A:\n    x: int\nrepr((asyncio.run(f()), A(1), re.search('b', 'ab').start(), collections.Counter('aab').most_common(1), statistics.mode('aab')))";
    assert_eq!(value(&mut vm, code), "(['a', 'b'], A(x=1), 1, [('a', 2)], 'a')");
    assert!(matches!(run(&mut vm, "len = 1"), End::Raised(_)));
}

#[test]
fn a_fraction_comes_in_as_one() {
    let fraction = |numerator: Value, denominator: Value| Value::Record {
        type_name: "Fraction".to_owned(),
        fields: vec![("numerator".to_owned(), numerator), ("denominator".to_owned(), denominator)].into(),
    };
    let mut vm = Vm::new(&Policy::default());
    let cell = Cell::new("repr((x, type(y).__name__, y.numerator))")
        .input("x", Value::from(vec![fraction(Value::from(-1), Value::from(3))]))
        .input("y", fraction(Value::from(1), Value::from(0)));
    vm.start(&cell);
    assert_eq!(finish(&mut vm, Reply::None), End::Value(Value::from("([Fraction(-1, 3)], 'SimpleNamespace', 1)")));
}

#[test]
fn who_restores_says_what_is_allowed() {
    let asks = Policy { tools: vec![ToolSpec::new("ask")], ..Policy::default() };
    let mut vm = Vm::new(&asks);
    run(&mut vm, "keep = ask; data = 'x' * 3_000_000");
    let bytes = vm.snapshot().unwrap();
    let refused = |policy: &Policy| Vm::restore(&bytes, policy).err().unwrap().to_string();
    assert_eq!(refused(&Policy::default()), "the snapshot knows the tools [ask], the policy has []");
    let tight = Limits { memory: 1 << 20, ..Limits::default() };
    assert!(refused(&Policy { limits: tight, ..asks.clone() }).contains("memory limit"));
    let no_imports = Policy { imports: Some(vec![]), ..asks.clone() };
    let mut restored = Vm::restore(&bytes, &no_imports).unwrap();
    assert!(matches!(run(&mut restored, "import json"), End::Raised(_)));
}

#[test]
fn damage_is_noticed() {
    let policy = Policy::default();
    let mut vm = Vm::new(&policy);
    run(&mut vm, MANY);
    let bytes = vm.snapshot().unwrap();
    assert!(Vm::restore(b"", &policy).is_err());
    assert!(Vm::restore(b"HOODSNAP", &policy).is_err());
    assert!(Vm::restore(&bytes[..bytes.len() - 1], &policy).is_err());
    for at in (0..bytes.len()).step_by(97) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        assert!(Vm::restore(&damaged, &policy).is_err(), "byte {at}");
    }
}

/// With a right checksum over wrong data: an error or another session, never a crash.
#[test]
fn forged_data_does_no_harm() {
    let policy = Policy { limits: Limits { memory: 16 << 20, ..Limits::default() }, ..Policy::default() };
    let mut vm = Vm::new(&policy);
    run(&mut vm, MANY);
    let bytes = vm.snapshot().unwrap();
    assert!(accepted_forgeries(&bytes, &policy, 3, TELL) > 0, "some changes make another valid session");
}

/// Changes up to so many bytes of a snapshot, many times over, and runs code in what is accepted. Tells how often that was.
fn accepted_forgeries(bytes: &[u8], policy: &Policy, changes: usize, code: &str) -> usize {
    use sha2::{Digest, Sha256};
    let mut state = 1u64;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    };
    let mut accepted = 0;
    for _ in 0..400 {
        let mut forged = bytes.to_vec();
        for _ in 0..=random() % changes {
            let at = 56 + random() % (forged.len() - 56);
            forged[at] = random() as u8;
        }
        let sum = Sha256::digest(&forged[56..]);
        forged[24..56].copy_from_slice(&sum);
        if let Ok(mut vm) = Vm::restore(&forged, policy) {
            accepted += 1;
            vm.limits.operations = Some(200_000);
            let _ = run(&mut vm, code);
        }
    }
    accepted
}

#[test]
fn streams_under_way_go_on_after_a_snapshot() {
    let mut vm = Vm::new(&Policy::default());
    run(
        &mut vm,
        "import random, zlib\nr = random.Random(1)\ndata = bytes(r.choices(b'abcde', k=90_000))\n\
         streams = [zlib.compressobj(n % 10, 8, -9 - n % 7, 1 + n % 9, n % 5) for n in range(40)]\n\
         made = [s.compress(data[:50_000]) + s.flush(n % 4) for n, s in enumerate(streams)]",
    );
    let bytes = vm.snapshot().unwrap();
    let mut copy = Vm::restore(&bytes, &Policy::default()).unwrap();
    for vm in [&mut vm, &mut copy] {
        run(vm, "made = [m + s.compress(data[50_000:]) + s.flush() for m, s in zip(made, streams)]");
        assert_eq!(value(vm, "str(all(zlib.decompress(m, -15) == data for m in made))"), "True");
    }
    assert_eq!(value(&mut vm, "str(zlib.crc32(b''.join(made)))"), value(&mut copy, "str(zlib.crc32(b''.join(made)))"));

    // And so do those that are read, wherever they were broken off.
    run(
        &mut vm,
        "whole = zlib.compress(data, 9) + b'more'\nends = [0, 1, 5, 40, 41, 42, 60, 90, 91, *range(100, len(whole), 999)]\n\
         readers = [zlib.decompressobj() for _ in ends]\nread = [s.decompress(whole[:e], 30_000) for s, e in zip(readers, ends)]",
    );
    let bytes = vm.snapshot().unwrap();
    let mut copy = Vm::restore(&bytes, &Policy::default()).unwrap();
    for vm in [&mut vm, &mut copy] {
        run(vm, "read = [m + s.decompress(s.unconsumed_tail + whole[e:]) for m, s, e in zip(read, readers, ends)]");
        assert_eq!(value(vm, "str((set(read) == {data}, {s.unused_data for s in readers}))"), "(True, {b'more'})");
    }
    run(
        &mut vm,
        "made = streams = read = None\ndata = data[:9000]\nwhole = zlib.compress(data) + b'more'\nends = [0, 5, 40, 60, 90, 900, 2000]\n\
         readers = [zlib.decompressobj() for _ in ends]\nfor s, e in zip(readers, ends): s.decompress(whole[:e], 3000)",
    );
    let bytes = vm.snapshot().unwrap();
    let code = "for s, e in zip(readers, ends):\n    try: s.decompress(s.unconsumed_tail + whole[e:], 100_000), s.copy(), s.flush()\n    except (zlib.error, ValueError): pass";
    assert!(accepted_forgeries(&bytes, &Policy::default(), 50, code) > 0);

    // What was changed is refused, or makes another stream, and breaks nothing.
    run(
        &mut vm,
        "readers = whole = None\ndata = data[:4000]\nstreams = [zlib.compressobj(n, 8, -9, 1, n % 5) for n in range(10)]\nfor s in streams: s.compress(data)",
    );
    let bytes = vm.snapshot().unwrap();
    let code = "for s in streams: s.compress(data), s.flush(2), s.compress(data), s.flush()";
    assert!(accepted_forgeries(&bytes, &Policy::default(), 20, code) > 0);
}

#[test]
fn what_has_no_saved_form_is_said() {
    let mut vm = Vm::new(&Policy::default());
    run(&mut vm, "import hashlib\nh = hashlib.sha256(b'x')");
    assert!(vm.snapshot().unwrap_err().to_string().contains("hashlib"));
    assert_eq!(value(&mut vm, "h.hexdigest()[:8]"), "2d711642", "the session goes on");
}

/// Code that `exec` and `eval` made goes when nothing knows it; what is known stays, in copies and in bytes too.
#[test]
fn code_that_goes_leaves_the_rest() {
    const FILL: &str = r"
def fill(count):
    for number in range(count):
        names = {}
        exec(f'def f{number}(x):\n    return x if x < 3 else f{number}(x - 1) + {number}\nresult = f{number}(4)', names)
        assert names['result'] == 2 + 2 * number, number
";
    let limits = Limits { memory: 16 << 20, ..Limits::default() };
    let mut vm = Vm::new(&Policy { limits, ..Policy::default() });
    let made = "kept = [eval(f'lambda x: (x, {n}, \"text {n}\")') for n in range(400)]\ncode = compile('1 + 2', 'c', 'eval')";
    let show = "str((all(f(1) == (1, n, f'text {n}') for n, f in enumerate(kept)), eval(code), kept[3].__code__ is held))";
    let expected = "(True, 3, True)";
    run(&mut vm, FILL);
    run(&mut vm, made);
    assert!(matches!(run(&mut vm, "fill(15_000)\nheld = kept[3].__code__\ndel kept[200:]\nfill(2_000)"), End::Value(Value::None)));
    let mut copy = vm.fork().expect("no cell runs");
    assert_eq!(value(&mut vm, show), expected);
    assert!(matches!(run(&mut copy, "fill(2_000)"), End::Value(Value::None)));
    assert_eq!(value(&mut copy, show), expected);
    let bytes = vm.snapshot().expect("the session rests");
    let policy = Policy { limits: Limits { memory: 16 << 20, ..Limits::default() }, ..Policy::default() };
    let mut again = Vm::restore(&bytes, &policy).expect("its own bytes");
    assert_eq!(value(&mut again, show), expected);
    assert!(matches!(run(&mut again, "fill(2_000)"), End::Value(Value::None)));
    assert_eq!(value(&mut again, show), expected);
}
