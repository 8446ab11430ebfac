//! What the compiler emits for small programs, and what it says about wrong ones.
//! Behaviour is tested by running programs; this file holds the shape of the code still.

use expect_test::{Expect, expect};
use fumehood_interpreter::code::listing::listing;
use fumehood_interpreter::code::{Mode, Source};
use fumehood_interpreter::compile::compile;
use std::sync::Arc;

#[track_caller]
fn check(source: &str, expected: Expect) {
    check_mode(source, Mode::Exec, expected);
}

#[track_caller]
fn check_mode(source: &str, mode: Mode, expected: Expect) {
    let text = match compile(&Arc::new(Source::new("<test>", source)), mode, false) {
        Ok(proto) => listing(&proto),
        Err(error) => format!("{:?} {}:{}-{}:{} {}", error.kind, error.line, error.column, error.end_line, error.end_column, error.message),
    };
    expected.assert_eq(&text);
}

#[test]
fn operands_are_variables_and_immediates() {
    check(
        "def f(a, b):\n    x = a + b * 2 - 1\n    return x",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(a, b)
            0: MulImm r4, r1, 2
            1: Add r3, r0, r4
            2: SubImm r2, r3, 1
            3: Return r2
    "#]],
    );
}

#[test]
fn constants_are_folded() {
    check(
        "x = 2 ** 10 + 1, -1, 'a' 'b' + 'c'\ny = (1, (2, 3))\nz = [1, 2, 3]",
        expect![[r#"
            Module <module>
              0: LoadConst r0, (1025, -1, "abc")
              1: StoreGlobal r0, x
              2: Settle r0…
              3: LoadConst r0, (1, (2, 3))
              4: StoreGlobal r0, y
              5: Settle r0…
              6: LoadConst r1, (1, 2, 3)
              7: BuildList r0, r1, 0
              8: ListExtend r0, r1
              9: StoreGlobal r0, z
              10: Settle r0…
              11: LoadNone r0
              12: Return r0
        "#]],
    );
}

#[test]
fn assignment_expressions_copy_the_old_value() {
    check(
        "def f(x):\n    return x + (x := 1)",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(x)
            0: Move r1, r0
            1: LoadInt r0, 1
            2: Move r2, r0
            3: Add r1, r1, r2
            4: Return r1
    "#]],
    );
}

#[test]
fn swaps_need_one_temporary() {
    check(
        "def f(a, b):\n    a, b = b, a\n    return a",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(a, b)
            0: Move r2, r0
            1: Move r0, r1
            2: Move r1, r2
            3: Return r0
    "#]],
    );
}

#[test]
fn conditions_fuse_comparisons_and_jumps() {
    check(
        "def f(a, b):\n    if a < b and not (b is None or a == 3):\n        return 1\n    return 2",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(a, b)
            0: CompareJump r0 < r1, false, 7
            2: JumpIfNone r1, 7
            3: CompareImmJump r0 == 3, true, 7
            5: LoadInt r2, 1
            6: Return r2
            7: LoadInt r2, 2
            8: Return r2
    "#]],
    );
}

#[test]
fn loops_end_in_one_back_edge() {
    check(
        "def f(n):\n    while n > 0:\n        n -= 1\n        if n == 5:\n            continue\n    else:\n        return n",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(n)
            0: CompareImmJump r0 > 0, false, 7
            2: SubImm r0, r0, 1 (in place)
            3: CompareImmJump r0 == 5, false, 6
            5: Loop 0
            6: Loop 0
            7: Return r0
    "#]],
    );
}

#[test]
fn for_writes_its_target_directly() {
    check(
        "def f(pairs):\n    total = 0\n    for a, b in pairs:\n        total += a * b\n    return total",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(pairs)
                0: LoadInt r1, 0
                1: GetIter r4, r0
                2: ForIter r8, r4, 8
                4: Unpack r2, r8, 2
                5: Mul r8, r2, r3
                6: Add r1, r1, r8 (in place)
                7: Loop 2
                8: Settle r4…
                9: Return r1
        "#]],
    );
}

#[test]
fn calls_take_consecutive_registers() {
    check(
        "def f(x):\n    return g(x, 1, k=h(x)).m(x, *x, **x)",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(x)
                0: LoadGlobal r1, g
                1: Move r2, r0
                2: LoadInt r3, 1
                3: LoadGlobal r4, h
                4: Move r5, r0
                5: Call r4, 1
                6: CallKw r1, 2, ("k",)
                7: LoadAttr r1, r1, m
                8: BuildList r2, r2, 0
                9: ListAppend r2, r0
                10: ListExtend r2, r0 (arguments)
                11: Move r3, r0
                12: DictMerge r3, r3, r1
                13: CallEx r1
                14: Return r1
        "#]],
    );
}

#[test]
fn methods_are_called_without_binding() {
    check(
        "def f(x):\n    x.append(x.pop(0, key=1))",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(x)
            0: Receiver r2, r0, append
            1: Move r4, r0
            2: LoadInt r5, 0
            3: LoadInt r6, 1
            4: CallMethodKw r3, 1, pop, ("key",)
            6: CallMethod r1, 1, append
            7: LoadNone r1
            8: Return r1
    "#]],
    );
}

#[test]
fn unbound_variables_are_checked_once() {
    check(
        "def f(c):\n    if c:\n        x = 1\n    print(x, x)\n    del x\n    return x",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(c)
                0: JumpIfFalse r0, 2
                1: LoadInt r1, 1
                2: LoadGlobal r2, print
                3: CheckBound r1
                4: Move r3, r1
                5: Move r4, r1
                6: Call r2, 2
                7: Settle r2…
                8: DeleteLocal r1
                9: Settle r2…
                10: CheckBound r1
                11: Return r1
        "#]],
    );
}

#[test]
fn captured_variables_live_in_cells() {
    check(
        "def f(a):\n    b = a\n    def g():\n        nonlocal b\n        b += a\n    return g",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(a)
            0: MakeCell r0
            1: NewCell r1
            2: LoadCell r3, r0
            3: StoreCell r1, r3
            4: LoadNone r3
            5: LoadNone r4
            6: LoadNone r5
            7: MakeFunction r3, g
            8: Move r2, r3
            9: Return r2
            Function f.<locals>.g captures a=r0, b=r1
              0: LoadFree r0, free1
              1: LoadFree r1, free0
              2: Add r0, r0, r1 (in place)
              3: StoreFree r0, free1
              4: LoadNone r0
              5: Return r0
    "#]],
    );
}

#[test]
fn comprehensions_are_inlined() {
    check(
        "def f(xs):\n    return [x * y for x in xs if x for y in range(x)]",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(xs)
            0: BuildList r3, r3, 0
            1: GetIter r4, r0
            2: ForIter r1, r4, 15
            4: JumpIfFalse r1, 14
            5: LoadGlobal r8, range
            6: Move r9, r1
            7: Call r8, 1
            8: GetIter r9, r8
            9: ForIter r2, r9, 14
            11: Mul r13, r1, r2
            12: ListAppend r3, r13
            13: Loop 9
            14: Loop 2
            15: DeleteLocal r1
            16: DeleteLocal r2
            17: Return r3
    "#]],
    );
}

#[test]
fn generator_expressions_are_functions() {
    check(
        "def f(xs):\n    return sum(x for x in xs)",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(xs)
                0: LoadGlobal r2, sum
                1: JumpUnlessEater r2, 0, 13
                2: LoadInt r3, 0
                3: GetIter r6, r0
                4: ForIter r1, r6, 8
                6: Add r3, r3, r1
                7: Loop 4
                8: Jump 10
                9: GeneratorFailed r4
                10: DeleteLocal r1
                11: Move r2, r3
                12: Jump 21
                13: LoadNone r4
                14: LoadNone r5
                15: LoadNone r6
                16: MakeFunction r4, <genexpr>
                17: GetYieldFromIter r5, r0
                18: Call r4, 1
                19: Move r3, r4
                20: Call r2, 1
                21: Return r2
                handler 2..8 -> 9 in r4
                Generator f.<locals>.<genexpr>(.0, /)
                  0: GeneratorStart
                  1: GetIter r2, r0
                  2: ForIter r1, r2, 6
                  4: Yield r6, r1
                  5: Loop 2
                  6: LoadNone r6
                  7: Return r6
        "#]],
    );
}

#[test]
fn classes_return_their_cell() {
    check(
        "class A(B):\n    '''doc'''\n    x = 1\n    def m(self):\n        return super().m(self.__y)",
        expect![[r#"
        Module <module>
          0: LoadBuildClass r0
          1: LoadNone r1
          2: LoadNone r2
          3: LoadNone r3
          4: MakeFunction r1, A
          5: LoadConst r2, "A"
          6: LoadGlobal r3, B
          7: Call r0, 3
          8: StoreGlobal r0, A
          9: LoadNone r0
          10: Return r0
          Class A
            0: NewCell r1
            1: LoadGlobal r2, __name__
            2: StoreName r2, __module__
            3: LoadConst r2, "A"
            4: StoreName r2, __qualname__
            5: LoadConst r2, "doc"
            6: StoreName r2, __doc__
            7: LoadInt r2, 1
            8: StoreName r2, x
            9: LoadNone r2
            10: LoadNone r3
            11: LoadNone r4
            12: MakeFunction r2, m
            13: StoreName r2, m
            14: Return r1
            Function A.m(self) captures __class__=r1
              0: LoadSuper r2, free0, r0
              1: LoadAttr r3, r0, _A__y
              2: CallMethod r1, 1, m
              3: Return r1
    "#]],
    );
}

#[test]
fn handlers_are_left_on_every_path() {
    check(
        "def f():\n    try:\n        g()\n    except ValueError as e:\n        return e\n    except (KeyError, OSError):\n        pass",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f
                0: LoadGlobal r4, g
                1: Call r4, 0
                2: Settle r4…
                3: Jump 25
                4: HandlerEnter r1, r2
                5: LoadGlobal r4, ValueError
                6: ExceptMatch r5, r1, r4
                7: JumpIfFalse r5, 15
                8: Move r0, r1
                9: Move r5, r0
                10: HandlerExit r2
                11: DeleteLocal r0
                12: Return r5
                13: DeleteLocal r0
                14: Reraise r4
                15: LoadGlobal r5, KeyError
                16: LoadGlobal r6, OSError
                17: BuildTuple r4, r5, 2
                18: ExceptMatch r5, r1, r4
                19: JumpIfFalse r5, 22
                20: HandlerExit r2
                21: Jump 25
                22: Reraise r1
                23: HandlerExit r2
                24: Reraise r3
                25: LoadNone r1
                26: Return r1
                handler 0..3 -> 4 in r1
                handler 9..13 -> 13 in r4
                handler 5..23 -> 23 in r3
        "#]],
    );
}

#[test]
fn finally_is_emitted_once() {
    check(
        "def f(xs):\n    for x in xs:\n        try:\n            if x:\n                break\n            return x\n        finally:\n            g()",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(xs)
                0: GetIter r2, r0
                1: ForIter r1, r2, 25
                3: JumpIfFalse r1, 6
                4: LoadInt r6, 3
                5: Jump 11
                6: Move r7, r1
                7: LoadInt r6, 2
                8: Jump 11
                9: HandlerEnter r7, r8
                10: LoadInt r6, 1
                11: LoadGlobal r10, g
                12: Call r10, 0
                13: CompareImmJump r6 != 1, true, 17
                15: HandlerExit r8
                16: Reraise r7
                17: CompareImmJump r6 != 2, true, 20
                19: Return r7
                20: Jump 25
                21: CompareImmJump r6 != 1, true, 24
                23: HandlerExit r8
                24: Reraise r9
                25: Settle r2…
                26: LoadNone r2
                27: Return r2
                handler 3..9 -> 9 in r7
                handler 11..13 -> 21 in r9
        "#]],
    );
}

#[test]
fn with_exits_once() {
    check(
        "def f(m):\n    with m as x:\n        return x",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Function f(m)
                0: WithEnter r4, r0
                1: Move r1, r5
                2: Move r3, r1
                3: LoadInt r2, 2
                4: Jump 5
                5: Move r8, r4
                6: LoadNone r9
                7: LoadNone r10
                8: LoadNone r11
                9: Call r8, 3
                10: Return r3
                11: HandlerEnter r3, r6
                12: WithExcept r12, r4, r3
                13: JumpIfTrue r12, 17
                14: Reraise r3
                15: HandlerExit r6
                16: Reraise r7
                17: HandlerExit r6
                18: Settle r2…
                19: LoadNone r2
                20: Return r2
                handler 1..5 -> 11 in r3
                handler 12..15 -> 15 in r7
        "#]],
    );
}

#[test]
fn generators_start_first() {
    check(
        "def f(a):\n    x = yield a\n    yield from x\n    return lambda: a",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Generator f(a)
            0: GeneratorStart
            1: MakeCell r0
            2: LoadCell r2, r0
            3: Yield r1, r2
            4: GetYieldFromIter r3, r1
            5: LoadNone r2
            6: YieldFrom r2, r3
            7: LoadNone r2
            8: LoadNone r3
            9: LoadNone r4
            10: MakeFunction r2, <lambda>
            11: Return r2
            Function f.<locals>.<lambda> captures a=r0
              0: LoadFree r0, free0
              1: Return r0
    "#]],
    );
}

#[test]
fn coroutines_await() {
    check(
        "async def f(m):\n    async with m as x:\n        async for y in x:\n            await y",
        expect![[r#"
            Module <module>
              0: LoadNone r0
              1: LoadNone r1
              2: LoadNone r2
              3: MakeFunction r0, f
              4: StoreGlobal r0, f
              5: LoadNone r0
              6: Return r0
              Coroutine f(m)
                0: GeneratorStart
                1: WithEnter r5, r0 (async)
                2: GetAwaitable r7, r6 (enter)
                3: LoadNone r6
                4: YieldFrom r6, r7
                5: Move r1, r6
                6: GetAsyncIter r7, r1
                7: GetAsyncNext r10, r7
                8: LoadNone r8
                9: YieldFrom r8, r10
                10: Move r2, r8
                11: GetAwaitable r11, r2
                12: LoadNone r10
                13: YieldFrom r10, r11
                14: Loop 7
                15: EndAsyncFor r9
                16: Settle r7…
                17: Move r9, r5
                18: LoadNone r10
                19: LoadNone r11
                20: LoadNone r12
                21: Call r9, 3
                22: GetAwaitable r13, r9 (exit)
                23: LoadNone r9
                24: YieldFrom r9, r13
                25: Jump 36
                26: HandlerEnter r4, r7
                27: WithExcept r14, r5, r4
                28: GetAwaitable r15, r14 (exit)
                29: LoadNone r14
                30: YieldFrom r14, r15
                31: JumpIfTrue r14, 35
                32: Reraise r4
                33: HandlerExit r7
                34: Reraise r8
                35: HandlerExit r7
                36: Settle r3…
                37: LoadNone r3
                38: Return r3
                handler 7..10 -> 15 in r9
                handler 5..17 -> 26 in r4
                handler 27..33 -> 33 in r8
        "#]],
    );
}

#[test]
fn patterns_bind_after_they_match() {
    check(
        "def f(v):\n    match v:\n        case [1, *rest] | {'k': rest}:\n            return rest\n        case P(x=0):\n            return None",
        expect![[r#"
        Module <module>
          0: LoadNone r0
          1: LoadNone r1
          2: LoadNone r2
          3: MakeFunction r0, f
          4: StoreGlobal r0, f
          5: LoadNone r0
          6: Return r0
          Function f(v)
            0: Move r2, r0
            1: MatchSequence r4, r2
            2: JumpIfFalse r4, 12
            3: GetLen r4, r2
            4: CompareImmJump r4 >= 1, false, 12
            6: UnpackEx r5, r2, 1, 0
            8: CompareImmJump r5 == 1, false, 12
            10: Move r3, r6
            11: Jump 24
            12: MatchMapping r4, r2
            13: JumpIfFalse r4, 26
            14: GetLen r4, r2
            15: LoadInt r6, 1
            16: CompareJump r4 >= r6, false, 26
            18: LoadConst r7, "k"
            19: BuildTuple r5, r7, 1
            20: MatchKeys r4, r2, r5
            21: JumpIfNone r4, 26
            22: Unpack r7, r4, 1
            23: Move r3, r7
            24: Move r1, r3
            25: Return r1
            26: LoadGlobal r3, P
            27: MatchClass r4, r2, r3, 0, ("x",)
            29: JumpIfNone r4, 35
            30: Unpack r5, r4, 1
            31: CompareImmJump r5 == 0, false, 35
            33: LoadNone r3
            34: Return r3
            35: LoadNone r2
            36: Return r2
    "#]],
    );
}

#[test]
fn cells_return_the_last_value() {
    check_mode(
        "x = 1\nx += 2",
        Mode::Cell,
        expect![[r#"
            Module <module>
              0: LoadInt r0, 1
              1: StoreGlobal r0, x
              2: Settle r0…
              3: LoadGlobal r0, x
              4: AddImm r0, r0, 2 (in place)
              5: StoreGlobal r0, x
              6: Return r0
        "#]],
    );
    check_mode(
        "await f()",
        Mode::Cell,
        expect![[r#"
        Coroutine <module>
          0: GeneratorStart
          1: LoadGlobal r1, f
          2: Call r1, 0
          3: GetAwaitable r2, r1
          4: LoadNone r0
          5: YieldFrom r0, r2
          6: Return r0
    "#]],
    );
}

#[test]
fn type_parameters_are_private_variables() {
    check(
        "def f[T](x: T) -> T: ...\ntype A[K] = dict[K, int]",
        expect![[r#"
        Module <module>
          0: LoadNone r2
          1: LoadNone r3
          2: LoadNone r5
          3: MakeTypeParam r5, r5, "T"
          4: Move r0, r5
          5: BuildTuple r5, r5, 1
          6: LoadConst r6, "x"
          7: Move r7, r0
          8: LoadConst r8, "return"
          9: Move r9, r0
          10: BuildDict r4, r6, 2
          11: MakeFunction r2, f
          12: StoreAttr r2, r5, __type_params__
          13: DeleteLocal r0
          14: StoreGlobal r2, f
          15: LoadNone r2
          16: LoadNone r3
          17: LoadNone r4
          18: NewCell r1
          19: LoadNone r5
          20: MakeTypeParam r5, r5, "K"
          21: StoreCell r1, r5
          22: BuildTuple r5, r5, 1
          23: MakeFunction r2, A
          24: Move r3, r5
          25: DeleteLocal r1
          26: MakeTypeAlias r2, r2, "A"
          27: StoreGlobal r2, A
          28: LoadNone r2
          29: Return r2
          Function f(x)
            0: LoadNone r1
            1: Return r1
          Function A captures K=r1
            0: LoadGlobal r0, dict
            1: LoadFree r2, free0
            2: LoadGlobal r3, int
            3: BuildTuple r1, r2, 2
            4: LoadItem r0, r0, r1
            5: Return r0
    "#]],
    );
}

#[test]
fn errors_speak_as_cpython_does() {
    check("x = (1,\ny = 2", expect!["Syntax 1:5-1:0 '(' was never closed"]);
    check("if x = 1:\n    pass", expect!["Syntax 1:4-1:9 invalid syntax. Maybe you meant '==' or ':=' instead of '='?"]);
    check("def f():\nreturn 1", expect!["Indentation 2:1-2:7 expected an indented block after function definition on line 1"]);
    check("print 'hello'", expect!["Syntax 1:1-1:14 Missing parentheses in call to 'print'. Did you mean print(...)?"]);
    check("f(a b)", expect!["Syntax 1:3-1:6 invalid syntax. Perhaps you forgot a comma?"]);
    check("1 = x", expect!["Syntax 1:1-1:2 cannot assign to literal here. Maybe you meant '==' instead of '='?"]);
    check("def f():\n    nonlocal x", expect!["Syntax 2:5-2:15 no binding for nonlocal 'x' found"]);
    check("return 1", expect!["Syntax 1:1-1:9 'return' outside function"]);
    check("x = 'abc", expect!["Syntax 1:5-1:5 unterminated string literal (detected at line 1)"]);
    check(
        "x = 0777",
        expect!["Syntax 1:5-1:6 leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers"],
    );
}

#[test]
fn deep_sources_are_refused() {
    let openings = [
        "(",
        "[",
        "{",
        "-",
        "not ",
        "lambda: ",
        "1 if 1 else ",
        "x**",
        "x.",
        "f(",
        "f'{",
        "async ",
        "await ",
        "lambda a=",
        "1+",
        "*",
        "@",
        "a[",
        "(a:=",
    ];
    for source in openings {
        let error = compile(&Arc::new(Source::new("<test>", &source.repeat(100_000))), Mode::Exec, false).err();
        assert!(error.is_some(), "{source:?} repeated must be an error");
    }
    let sum = format!("x{}", " + x".repeat(4_000));
    assert!(compile(&Arc::new(Source::new("<test>", &sum)), Mode::Eval, false).is_ok(), "long sums are ordinary");
}
