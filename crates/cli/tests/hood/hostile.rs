//! Hostile code in our own interpreter, isolated and not: whatever it tries, `hood` ends by itself and in time, with an exit code
//! that says how the code ended, and holds little more than the limit.

use super::command;
use std::fs;
use std::io::Read;
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Each once overflowed our stack, hung, or made the host hold what it liked; or is of that kind.
const SNIPPETS: &[&str] = &[
    // Data nested deeper than the Rust stack.
    "x = 0\nfor i in range(100000): x = Exception(x)\nrepr(x)",
    "x = 0\nfor i in range(100000): x = slice(x, 1)\nstr(x)",
    "x = 0\nfor i in range(100000): x = slice(x, 1)\nx",
    "x = 0\nfor i in range(100000): x = staticmethod(x)\nx",
    "x = print\nfor i in range(100000): x = classmethod(x)\nrepr(x)",
    "x = list[int]\nfor i in range(100000): x = list[x]\nrepr(x)",
    "x = list[int]\nfor i in range(100000): x = list[x]\nhash(x)",
    "x = list[int]\ny = list[int]\nfor i in range(100000): x = list[x]; y = list[y]\nx == y",
    "x = iter([1])\nfor i in range(100000): x = zip(x)\nlist(x)",
    "x = iter([1])\nfor i in range(100000): x = enumerate(x)\nlist(x)",
    "x = iter([1])\nfor i in range(100000): x = map(lambda y: y, x)\nlist(x)",
    "x = []\nfor i in range(100000): x = [x]\nimport copy\ncopy.deepcopy(x)",
    "x = {}\ny = {}\nfor i in range(100000): x = {'a': x}; y = {'a': y}\nx == y",
    "x = int\nfor i in range(100000): x = (x,)\nisinstance(1, x)",
    "g = ValueError(1)\nfor i in range(100000): g = ExceptionGroup('a', [g])\nraise g",
    "e = None\nfor i in range(100000):\n    n = ValueError(i)\n    n.__cause__ = e\n    e = n\nraise e",
    "c = object\nfor i in range(100000): c = type('c', (c,), {})\nc()",
    // Values that are larger outside than inside.
    "[1] * 10**7",
    "['x' * 10**7] * 1000",
    "x = 'a'\nfor i in range(60): x = [x] * 2\nx",
    "x = 0\nfor i in range(100000): x = [x, x]\nx",
    "final_answer([1] * 10**7)",
    "{i: str(i) for i in range(10**6)}",
    "raise ValueError('x' * 10**8)",
    "class X(Exception):\n    def __str__(s): return 'x' * 10**8\nraise X",
    "import sys\nsys.exit('x' * 10**8)",
    "print('x' * 10**8)",
    // One operation whose steps are few and large.
    "import json\njson.dumps([[1] * 1000] * 100, indent=10**7)",
    "import json\njson.dumps([1] * 10**5, separators=('x' * 10**5, ':'))",
    "import json\njson.dumps(['x' * 10**7] * 1000)",
    "repr(['x' * 10**7] * 1000)",
    "import re\nre.sub('(a)', r'\\1' * 10**5, 'a' * 10**5)",
    "import datetime\ndatetime.datetime.now().strftime('%A' * 10**7)",
    "sorted(['a' * 10**6 + str(i) for i in range(100)] * 100)",
    "b''.join([bytes(10**6)] * 10**6)",
    "'%s' % ('x' * 10**8)",
    "(lambda *a: len(a))(*range(10**7))",
    "int('1' * 10**8, 16)",
    "list(reversed('é' * 10**7))",
    // Work that grows faster than what asks for it.
    "type('x', tuple(type(str(i), (), {}) for i in range(3000)), {})",
    "class A: __slots__ = tuple('a%d' % i for i in range(10**5))\nA()",
    "n = 7 ** 10**7\nn * n // (n + 1)",
    "import sys\nsys.set_int_max_str_digits(0)\nint('9' * 10**7)",
    "import math\nmath.isqrt(7 ** 10**7)",
    "pow(7 ** 10**5, -1, 3 ** 10**6)",
    "compile('x=1\\n' * 10**6, 'f', 'exec')",
    "{i * (2**61 - 1) for i in range(10**6)}",
    "x = (1,)\nfor i in range(60): x = (x, x)\nhash(x)",
    "import difflib\ndifflib.SequenceMatcher(None, 'ab' * 10**5, 'ba' * 10**5).ratio()",
    "import fnmatch\nfnmatch.fnmatch('a' * 10**5, '*a' * 50 + 'b')",
    // What is asked changes while it is asked.
    "class E:\n    def __eq__(s, o): L.clear(); return False\nL = [E() for _ in range(100)]\nE() in L\nL == [E()] * 100",
    "class E:\n    def __lt__(s, o): L.append(1); return True\nL = [E() for _ in range(100)]\nL.sort()",
    "class E:\n    def __hash__(s): D.clear(); return 5\nD = {1: 1}\nfor i in range(100): D[E()] = i; D[i] = i",
    "class E:\n    def __index__(s): L.clear(); return 5\nL = list(range(10))\nL[E():E()] = [1]\nL.insert(E(), 1)\nL * E()",
    "class E:\n    def __iter__(s): return s\n    def __next__(s): L.append(1); return 1\nL = []\nL.extend(E())",
    "class E:\n    def __del__(s): L.append(E())\nL = []\nfor i in range(1000): E()\nL.clear()\nimport gc\ngc.collect()",
    // Limits that are not to be caught.
    "while True:\n    try:\n        while True: pass\n    except BaseException: continue",
    "x = []\nwhile True:\n    try: x.append(bytearray(10**6))\n    except MemoryError: x.append(1)",
    "import asyncio\nasync def f(): await asyncio.gather(*[f() for _ in range(10)])\nasyncio.run(f())",
    "import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()",
];

const MEMORY: u64 = 256;
/// What `hood` may hold beside: itself, and what it makes of a cell's value.
const MARGIN: u64 = 64;
const LIMIT: &str = "1s";
/// What a busy machine may need beside the limit.
const GRACE: Duration = Duration::from_secs(20);

#[test]
fn hostile_code_ends_as_code_ends() {
    let base = attack("import time\ntime.sleep(0.3)", true).expect("a program that waits ends").1;
    let work: Vec<(&str, bool)> = SNIPPETS.iter().flat_map(|code| [(*code, true), (*code, false)]).collect();
    let (work, failed) = (Mutex::new(work), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((code, isolated)) = work.lock().unwrap().pop() else { return };
                    let fault = match attack(code, isolated) {
                        Ok((Some(0 | 1 | 124), held)) if held <= base + MEMORY + MARGIN => continue,
                        Ok((code, held)) => format!("exit code {code:?}, {held} MiB"),
                        Err(fault) => fault,
                    };
                    failed.lock().unwrap().push(format!("{fault}, isolated {isolated}: {code}"));
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Runs a snippet: its exit code and the MiB that it held at most, or what went wrong.
fn attack(code: &str, isolated: bool) -> Result<(Option<i32>, u64), String> {
    let limit = format!("{MEMORY}MiB");
    let mut arguments = vec!["run", "--timeout", LIMIT, "--memory", &limit, "-c", code];
    if !isolated {
        arguments.insert(1, "--no-isolate");
    }
    let began = Instant::now();
    let mut child = command(&std::env::temp_dir(), &arguments).spawn().expect("hood is built");
    drop(child.stdin.take());
    let said = drain(child.stdout.take().expect("stdout is piped"));
    let complained = drain(child.stderr.take().expect("stderr is piped"));
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    let code = loop {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let held = text.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
        most = most.max(held.unwrap_or(0) / 1024);
        match child.try_wait().expect("hood is ours") {
            Some(status) => break status.code(),
            None if began.elapsed() > GRACE => {
                child.kill().expect("hood is ours");
                return Err("it hangs".to_owned());
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    said.join().expect("the reader ends");
    let complained = complained.join().expect("the reader ends");
    if complained.contains("panicked at") { Err(complained) } else { Ok((code, most)) }
}

/// Reads to the end, so that nobody waits for room to write; keeps the beginning.
fn drain(mut from: impl Read + Send + 'static) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut kept = Vec::new();
        let _ = (&mut from).take(1 << 16).read_to_end(&mut kept);
        let _ = std::io::copy(&mut from, &mut std::io::sink());
        String::from_utf8_lossy(&kept).into_owned()
    })
}
