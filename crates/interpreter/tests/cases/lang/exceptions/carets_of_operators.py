# Which characters of a line a traceback marks, operator by operator.
import traceback


class Marked:
    def case_01(z, s, a, d, f):
        1/(z-z)

    def case_02(z, s, a, d, f):
        1 /(z)

    def case_03(z, s, a, d, f):
        1/ z

    def case_04(z, s, a, d, f):
        1  /  z

    def case_05(z, s, a, d, f):
        1//(z)

    def case_06(z, s, a, d, f):
        1 // z

    def case_07(z, s, a, d, f):
        s+(1)

    def case_08(z, s, a, d, f):
        (s)+1

    def case_09(z, s, a, d, f):
        (s) + (1)

    def case_10(z, s, a, d, f):
        s-"x"

    def case_11(z, s, a, d, f):
        s-s-s

    def case_12(z, s, a, d, f):
        1+s+s

    def case_13(z, s, a, d, f):
        [1]+(2,)

    def case_14(z, s, a, d, f):
        z<<-1

    def case_15(z, s, a, d, f):
        z**-1

    def case_16(z, s, a, d, f):
        2 ** s

    def case_17(z, s, a, d, f):
        s @ s

    def case_18(z, s, a, d, f):
        s %(1)

    def case_19(z, s, a, d, f):
        (a)[5]

    def case_20(z, s, a, d, f):
        (a) [5]

    def case_21(z, s, a, d, f):
        a   [5]

    def case_22(z, s, a, d, f):
        a[5]

    def case_23(z, s, a, d, f):
        a[(5)]

    def case_24(z, s, a, d, f):
        a[-7:][9]

    def case_25(z, s, a, d, f):
        a[1:2:0]

    def case_26(z, s, a, d, f):
        d['x']['y']

    def case_27(z, s, a, d, f):
        d["é"]["ü"]

    def case_28(z, s, a, d, f):
        d[z, 1]

    def case_29(z, s, a, d, f):
        (d)['x'].y

    def case_30(z, s, a, d, f):
        "é" + 1

    def case_31(z, s, a, d, f):
        "日本" + s + 1

    def case_32(z, s, a, d, f):
        f(z)[0]

    def case_33(z, s, a, d, f):
        f(1/z)

    def case_34(z, s, a, d, f):
        -s

    def case_35(z, s, a, d, f):
        not_there

    def case_36(z, s, a, d, f):
        a[0](1)

    def case_37(z, s, a, d, f):
        a.b.c

    def case_38(z, s, a, d, f):
        a.x + 1

    def case_39(z, s, a, d, f):
        [n/z for n in a]

    def case_40(z, s, a, d, f):
        {**z}

    def case_41(z, s, a, d, f):
        f(*z)

    def case_42(z, s, a, d, f):
        z if 1/z else z

    def case_43(z, s, a, d, f):
        (1 +
         s)

    def case_44(z, s, a, d, f):
        x = 1/(z)

    def case_45(z, s, a, d, f):
        a[7] = 1

    def case_46(z, s, a, d, f):
        a[7] += 1

    def case_47(z, s, a, d, f):
        s += 1

    def case_48(z, s, a, d, f):
        del a[9]

    def case_49(z, s, a, d, f):
        assert z/(z)

    def case_50(z, s, a, d, f):
        print(1/(z), 2)

    def case_51(z, s, a, d, f):
        "a" "b" + z

    def case_52(z, s, a, d, f):
        lambda: 0 / 0

    def case_53(z, s, a, d, f):
        (lambda: 1/(z))()

    def case_54(z, s, a, d, f):
        s * s

    def case_55(z, s, a, d, f):
        z and 1 or z/(z)


for name, function in vars(Marked).items():
    if name.startswith("case"):
        try:
            function(0, "s", [1, 2], {"x": 1}, lambda *args: 1)
        except Exception as error:
            text = "".join(traceback.format_exception(error))
            print(*[line for line in text.splitlines() if not line.startswith(("Traceback", "  File"))], sep="\n")
        else:
            print(name, "ended well")
