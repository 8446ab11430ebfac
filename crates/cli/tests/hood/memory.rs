//! The memory limit, by what the kernel counts: whatever grows, the process is never far past it.

use super::command;
use std::fs;
use std::io::Read;
use std::time::Duration;

/// Programs that want more than there is, each in its own way.
const GREEDY: &[&str] = &[
    "x = []\nwhile True: x.append(0)",
    "x = []\nwhile True: x.append([])",
    "x = []\nwhile True: x.append('a' * 50 + str(len(x)))",
    "x = 'a'\nwhile True: x += x",
    "d = {}\ni = 0\nwhile True:\n    d[i] = str(i)\n    i += 1",
    "{i: i for i in range(10**9)}",
    "{i * 2 for i in range(10**9)}",
    "s = set()\nk = 0\nwhile True:\n    k += 100000\n    s |= set(range(k, k + 100000))",
    "list(map(str, range(10**9)))",
    "list(zip(range(10**9), range(10**9)))",
    "class A:\n    def __init__(self): self.a = 1\nx = []\nwhile True: x.append(A())",
    "x = None\nwhile True: x = [x]",
    "x = []\nwhile True: x.append(lambda: x)",
    "import json\njson.loads('[' + '1,' * 20000000 + '1]')",
    "import heapq\nh = []\nwhile True: heapq.heappush(h, 1)",
    "from collections import deque\nd = deque()\nwhile True: d.append(1)",
    "import itertools\nlist(itertools.product(range(1000), repeat=3))",
    "b = bytearray()\nwhile True: b.extend(b'x' * 1000)",
    "('a,' * 10000000).split(',')",
    "import re\nre.findall('a', 'a' * 30000000)",
    "t = ()\nwhile True: t = t + (1,) * 100000",
    "import copy\nx = [[i] for i in range(100000)]\nwhile True: x = x + copy.deepcopy(x)",
    "eval('[' + '1,' * 5000000 + ']')",
    "print('x' * 50000000)\nprint('y' * 50000000)",
    // Names as long as memory allows: they are copied into messages, classes and tables.
    "getattr(1, 'x' * 50000000)",
    "setattr(1, 'x' * 50000000, 1)",
    "class C: pass\ndelattr(C(), 'x' * 50000000)",
    "__import__('x' * 50000000)",
    "import sys\nsys.intern('x' * 50000000)",
    "type('x' * 50000000, (), {})",
    "class C: pass\nC.__name__ = 'x' * 50000000\nC.x",
    "c = type('x' * 15000000, (), {})()\nc + 1",
    "repr(ValueError('x' * 30000000))",
    "import os.path\nos.path.abspath('x' * 50000000)",
    "import os.path\nos.path.splitext('x' * 50000000)",
    "list(memoryview(bytes(20000000)).cast('c'))",
    "import textwrap\ntextwrap.shorten('a ' * 10000000, 20)",
    // Groups that only look ahead overlap: together they are far longer than the text.
    "import re\nre.findall('(?=(a+))', 'a' * 20000)",
    "import re\nre.split('(?=(a+))', 'a' * 20000)",
    "import re\nre.match('b' + '(?=(a*))' * 100, 'b' + 'a' * 2000000).groups()",
    "import re\nre.match(b'b' + b'(?=(a*))' * 100, b'b' + b'a' * 2000000).group(*range(101))",
    "import re\nre.match('b' + ''.join(f'(?=(?P<a{i}>a*))' for i in range(100)), 'b' + 'a' * 2000000).groupdict()",
    // In code without loops: what came before is garbage.
    "exec('a, x = 3 ** 100, 1\\n' + 'x = x * a\\n' * 20000)",
    "exec('x = list(range(500000))\\n' * 100)",
    "import itertools\nitertools.product(bytes(6000000))",
    "import itertools\nitertools.product(range(3000000), repeat=2)",
    "t = (0,) * 3000000\nt = t * 2",
    "for _ in range(100000): type('K', (), {'__del__': lambda self: None})()",
    "import pickle\npickle.loads(b'(' + b'N' * 10000000 + b't.')",
    "import pickle\npickle.loads(b'N' + b''.join(b'r' + (255 * i).to_bytes(4, 'little') for i in range(100000)) + b'.')",
    "import pickle\npickle.loads(b'(' * 10000000 + b'N.')",
    "import collections\ncollections.namedtuple('A', 'a ' * 1000000, rename=True)",
];

const LIMIT: u64 = 64;
/// What the limit may be passed by, with what an allocator cannot give back at once.
const MARGIN: u64 = 8;

#[test]
fn nothing_grows_far_past_the_limit() {
    let base = peak("import time\ntime.sleep(0.3)");
    assert!(base > 0, "a program that waits is there to be looked at");
    for code in GREEDY {
        let peak = peak(code);
        assert!(peak <= base + LIMIT + MARGIN, "{peak} MiB, with {base} at rest and a limit of {LIMIT}: {code}");
    }
}

/// MiB that a program held at most, without what it reads from its file.
fn peak(code: &str) -> u64 {
    let limit = format!("{LIMIT}MiB");
    let arguments = ["run", "--no-isolate", "--timeout", "20s", "--memory", &limit, "-c", code];
    let mut child = command(&std::env::temp_dir(), &arguments).spawn().expect("hood is built");
    drop(child.stdin.take());
    let mut output = child.stdout.take().expect("stdout is piped");
    let reader = std::thread::spawn(move || output.read_to_end(&mut Vec::new()));
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().expect("hood is ours").is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let kilobytes =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
        // The program's own pages are nobody's memory: how many it has touched depends on what it does.
        most = most.max(kilobytes("VmHWM:").unwrap_or(0).saturating_sub(kilobytes("RssFile:").unwrap_or(0)));
        std::thread::sleep(Duration::from_millis(1));
    }
    reader.join().expect("the reader ends").expect("a pipe can be read");
    most / 1024
}
