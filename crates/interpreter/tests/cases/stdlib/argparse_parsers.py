# `argparse`: arguments of all kinds, errors, help and usage, groups, subcommands, parents, own actions, types, formatters and parsers.
import argparse, sys, io, contextlib
def attempt(what, f):
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            r = f()
        print(what, '->', r)
    except SystemExit as e:
        print(what, 'EXIT', e.code)
    except Exception as e:
        print(what, type(e).__name__, e)
    if out.getvalue(): print('out:', out.getvalue())
    if err.getvalue(): print('err:', err.getvalue())

p = argparse.ArgumentParser(prog='prog', description='A program that does %(prog)s things, and whose description is so long that it must be wrapped over lines.', epilog='the end of %(prog)s')
p.add_argument('files', nargs='+', help='files to read')
p.add_argument('-v', '--verbose', action='count', default=0, help='more words')
p.add_argument('-o', '--output', metavar='FILE', help='where to (default: %(default)s)', default='out.txt')
p.add_argument('-n', '--number', type=int, default='3', help='a number with a help text so long that it has to be wrapped over several lines of the help')
p.add_argument('--mode', choices=['fast', 'slow'], help='how: %(choices)s')
p.add_argument('--flag', action=argparse.BooleanOptionalAction, help='a flag')
p.add_argument('-q', action='store_true')
p.add_argument('-x', action='store_const', const=42)
p.add_argument('--list', action='append', type=float)
p.add_argument('--ext', action='extend', nargs='*')
p.add_argument('--pair', nargs=2, metavar=('A', 'B'))
p.add_argument('--opt', nargs='?', const='c', default='d')
p.add_argument('--hidden', help=argparse.SUPPRESS)
p.add_argument('--version', action='version', version='%(prog)s 1.0')
print(p.format_usage()); print(p.format_help()); print(p)
for line in ['a b', 'a -vvv', '-vq a', '-n5 a', '-n 7 a b', '--number=9 a', '--num 4 a', '-n x a', '', '--mode fast a', '--mode odd a', '--flag a', '--no-flag a', '-x a', '--list 1 --list 2.5 a', 'a --ext 1 2 --ext 3', '--pair 1 2 a', '--pair 1', 'a --opt', '--opt x a', 'a --nope', '-h', '--version', '--ver', '--o a', 'a -- -b --c', '-- a', 'a -5', '-qx a', '-qz a', '-q5 a', '--flag=3 a', '-o', 'a --list x', '--n 3 a', '--verbose=2 a', '-vo out a', '-voout a', 'a -', '--hidden 3 a', '--list=1 a -v b']:
    attempt(repr(line), lambda: p.parse_args(line.split()))
attempt('known', lambda: p.parse_known_args(['a', '--nope', 'b', '-z', '--mode=fast']))

# Groups.
g = argparse.ArgumentParser(prog='tool', formatter_class=argparse.ArgumentDefaultsHelpFormatter)
m = g.add_mutually_exclusive_group(required=True)
m.add_argument('--a', action='store_true', help='the a'); m.add_argument('--b', type=int, default=3, help='the b'); m.add_argument('--c')
s = g.add_argument_group('special', 'what is special')
s.add_argument('--deep', default='x', help='deep %(type)s'); s.add_argument('pos', nargs='?', default=5, type=int, help='a position')
m2 = g.add_mutually_exclusive_group(); m2.add_argument('-y', action='store_true'); m2.add_argument('-z', action='store_true')
print(g.format_help())
for line in ['', '--a', '--a --b 4', '--b 3', '--b 4 7', '--c 1 -y -z', '--a -y', '--a q']:
    attempt(repr(line), lambda: g.parse_args(line.split()))

# Subcommands.
t = argparse.ArgumentParser(prog='git'); t.add_argument('--global', dest='glob')
subs = t.add_subparsers(dest='command', title='commands', help='what to do', metavar='CMD')
add = subs.add_parser('add', help='adds', aliases=['a']); add.add_argument('path'); add.add_argument('-f', action='store_true'); add.set_defaults(func='adding')
com = subs.add_parser('commit', help='commits', description='Commit it.'); com.add_argument('-m', '--message', required=True)
print(t.format_help()); print(add.format_help()); print(com.format_usage())
for line in ['add x', 'a x -f', 'commit', 'commit -m hi', '', 'what', '--global 1 add y', 'add', 'add x y', 'add x --zzz', '-h', 'commit -h']:
    attempt(repr(line), lambda: t.parse_args(line.split()))
r = argparse.ArgumentParser(prog='r'); rs = r.add_subparsers(required=True); rs.add_parser('one')
attempt('required', lambda: r.parse_args([]))
r = argparse.ArgumentParser(prog='r'); rs = r.add_subparsers(required=True, dest='cmd'); rs.add_parser('one'); rs.add_parser('two')
attempt('required', lambda: r.parse_args([])); attempt('bad', lambda: r.parse_args(['three'])); print(r.format_help())
attempt('twice', lambda: r.add_subparsers()); attempt('dup', lambda: rs.add_parser('one'))

# Parents, defaults, conflicts, prefixes.
base = argparse.ArgumentParser(add_help=False); base.add_argument('--base', type=int, default='4'); bg = base.add_argument_group('more'); bg.add_argument('--inner')
c = argparse.ArgumentParser(prog='c', parents=[base], prefix_chars='-+', argument_default=argparse.SUPPRESS)
c.add_argument('+p', '++plus'); c.add_argument('-k', dest='kk')
print(c.format_help())
for line in ['', '+p 3 --base 5', '++plus=q -k 1', '--inner z']: attempt(repr(line), lambda: c.parse_args(line.split()))
c.set_defaults(kk='set', other=1); attempt('defaults', lambda: c.parse_args([])); print(c.get_default('kk'), c.get_default('other'), c.get_default('none'))
attempt('conflict', lambda: c.add_argument('-k')); attempt('conflicts', lambda: c.add_argument('-h', '--help'))
res = argparse.ArgumentParser(prog='res', conflict_handler='resolve'); res.add_argument('-h', '--host'); print(res.format_help())
attempt('handler', lambda: argparse.ArgumentParser(conflict_handler='what'))
attempt('errors', lambda: c.add_argument('x', dest='y')); attempt('e2', lambda: c.add_argument('a', '-b')); attempt('e3', lambda: c.add_argument('q', required=True))
attempt('e4', lambda: c.add_argument('--q', action='what')); attempt('e5', lambda: c.add_argument('--q', type='int')); attempt('e6', lambda: c.add_argument('--q', nargs=0))
attempt('e7', lambda: c.add_argument('--q', nargs=2, metavar=('A',))); attempt('e8', lambda: c.add_argument('--q', const=1)); attempt('e9', lambda: c.add_argument('--'))
attempt('e10', lambda: c.add_argument('--q', nargs='what')); attempt('e11', lambda: c.add_argument('--q', action='store_true', type=int)); attempt('e12', lambda: c.add_argument('--q', type=argparse.FileType))

# Own actions, types, formatters, errors.
class Upper(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (values.upper(), option_string))
def even(text):
    n = int(text)
    if n % 2: raise argparse.ArgumentTypeError(f'{n} is odd')
    return n
o = argparse.ArgumentParser(prog='own', exit_on_error=False, allow_abbrev=False)
act = o.add_argument('-u', '--up', action=Upper); o.add_argument('--even', type=even); o.add_argument('--long-name', type=lambda s: s[::-1])
print(act)
for line in ['-u x', '--even 2', '--even 3', '--even x', '--long-name abc', '--long abc', '-ux']: attempt(repr(line), lambda: o.parse_args(line.split()))
class Raising(argparse.ArgumentParser):
    def error(self, message): raise RuntimeError(message)
attempt('own error', lambda: Raising().parse_args(['--zz']))
for kind in (argparse.RawDescriptionHelpFormatter, argparse.RawTextHelpFormatter, argparse.MetavarTypeHelpFormatter):
    f = argparse.ArgumentParser(prog='f', formatter_class=kind, description='two\n  lines', usage='%(prog)s [x]' if kind is argparse.RawTextHelpFormatter else None)
    f.add_argument('--num', type=int, help='first\nsecond'); f.add_argument('pos', type=float, help='%(prog)s 100%%'); print(f.format_help())
w = argparse.ArgumentParser(prog='w', formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=40, width=60))
w.add_argument('--a-rather-long-option', help='its help is here'); w.add_argument('--b', nargs='*', metavar='X', help='h'); w.add_argument('rest', nargs=argparse.REMAINDER); print(w.format_help())
attempt('rest', lambda: w.parse_args(['x', '--b', '1'])); attempt('rest2', lambda: w.parse_args(['--b', '1', '2', '--', 'y', '--b']))
i = argparse.ArgumentParser(prog='i'); i.add_argument('--foo'); i.add_argument('cmd'); i.add_argument('rest', nargs='*', type=int)
attempt('mixed', lambda: i.parse_intermixed_args('doit 1 --foo bar 2 3'.split())); attempt('unmixed', lambda: i.parse_args('doit 1 --foo bar 2 3'.split()))
attempt('mixed2', lambda: i.parse_known_intermixed_args('doit --zip 1'.split())); attempt('mixed3', lambda: w.parse_intermixed_args([]))
n = argparse.Namespace(a=1, b='x'); n2 = argparse.Namespace(b='x', a=1); setattr(n2, 'odd name', 3)
print(n, n2, n == n2, 'a' in n, vars(n), n == 3)
attempt('into', lambda: i.parse_args(['z'], namespace=n))
neg = argparse.ArgumentParser(prog='neg'); neg.add_argument('-1', dest='one', action='store_true'); neg.add_argument('x', nargs='?')
attempt('neg', lambda: neg.parse_args(['-1'])); attempt('neg2', lambda: neg.parse_args(['-2'])); attempt('neg3', lambda: i.parse_args(['-2', '-3']))
print(argparse.FileType('w', encoding='utf-8'), argparse.FileType())
attempt('ft', lambda: argparse.FileType('r')('-') is sys.stdin)
long = argparse.ArgumentParser(prog='a' * 70); long.add_argument('--one'); long.add_argument('--two-and-more'); long.add_argument('three'); print(long.format_usage())
try: o.parse_args(['--even', '3'])
except argparse.ArgumentError as e: print(type(e).__name__, e, e.argument_name, e.message, e.args[1])
e = argparse.ArgumentParser(prog='e', add_help=False); print(repr(e.format_help()), repr(e.format_usage()))
empty = argparse.ArgumentParser(prog='e'); empty.add_mutually_exclusive_group()
try: empty.format_help()
except ValueError as e: print(str(e)[:11])
print(sorted(argparse.__all__), argparse.SUPPRESS, argparse.REMAINDER, argparse.PARSER)
