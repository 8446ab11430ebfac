# What is said of bytes that are no pickle.
import pickle
import struct

big = [struct.pack("<Q", number) for number in (2**62, 2**63, 2**64 - 1)]
cases = [
    b"", b"\x80", b"\x80\x06.", b"\x80\xff.", b"x.", b"\x00", b"'", b"\xff", b".", b"(.", b"0", b"(0.", b"1", b"a.", b"Na.", b"N(a.", b"(Na.",
    b"I\n.", b"Iabc\n.", b"I5", b"I001\n.", b"I010\n.", b"I0x1F\n.", b"I 5\n.", b"I5 \n.", b"I01\n.", b"I00\n.", b"L5L\n.", b"L5\n.", b"LabcL\n.", b"L\n.", b"LL\n.", b"\x8a\x05a.", b"\x8b\xff\xff\xff\xff.", b"\x8b\x00\x00\x00\x00.",
    b"Fabc\n.", b"F\n.", b"F1e999\n.", b"F1_0\n.", b"F 1\n.", b"F-inf\n.", b"F.5e1\n.", b"F5.\n.", b"F.\n.", b"G1234567.", b"Sabc\n.", b"S'\n.", b"S'\\x4'\n.", b"S'\\x41b'\n.", b"S\n.", b"T\x05\x00\x00\x00a.", b"U\x02a",
    b"C\x05a.", b"B\x05\x00\x00\x00a.", b"\x8e" + big[1], b"\x8e" + big[0], b"\x96" + big[1], b"\x8d" + big[2], b"\x8d" + big[0], b"X\xff\xff\xff\x7f.", b"\x8c\x02\xff\xfe.", b"\x8c\x03\xed\xa0\x80.",
    b"V\\u12\n.", b"V\\UFFFFFFFF\n.", b"Vab\\u00e9\\n\n.", b"\x95\x00.", b"\x95" + big[1] + b".", b"\x95" + big[0] + b".", b"\x95" + struct.pack("<Q", 1) + b"N.",
    b"t.", b"(t.", b"\x85.", b"N\x86.", b"N(\x85.", b"(Nd.", b"(NNd.", b"(]Nd.", b"}Ns.", b"}(Nu.", b"}(]Nu.", b"NNNs.", b"N(NNu.", b"N(Ne.", b"\x8f(]\x90.", b"N(N\x90.", b"(]\x91.", b"]\x91.",
    b"2.", b"(2.", b"g\n.", b"g5\n.", b"gabc\n.", b"g-1\n.", b"g99999999999999999999\n.", b"h\x05.", b"j\xff\xff\xff\xff.", b"p0\n.", b"Npa\n.", b"Np-1\n.", b"Np\n.", b"q\x00.", b"\x94.", b"N\x94h\x00\x86.",
    b"\x82\x00.", b"\x82\x01.", b"\x84\xff\xff\xff\xff.", b"\x82", b"c\n\n.", b"cos\n\n.", b"cno_such_module\nbar\n.", b"cmath", b"c\xff\nfoo\n.", b"cbuiltins\nint.from_bytes\n.", b"cbuiltins\nno_such\n.", b"\x80\x04N\x8c\x03int\x93.", b"\x93.", b"\x8c\x03int\x93.", b"\x80\x04\x8c\x00\x8c\x00\x93.",
    b"P\n.", b"Q.", b"R.", b"NNR.", b"cbuiltins\nint\nNR.", b"N)R.", b"\x81.", b"NN\x81.", b"cbuiltins\nint\nN\x81.", b"cbuiltins\nint\n(VX\nt\x81.", b"cbuiltins\nint\n)N\x92.", b"NN}\x92.",
    b"b.", b"NNb.", b"N(Nb.", b"N}b.", b"N)b.", b"N(NNtb.", b"NK\x05b.", b"(o.", b"(cbuiltins\nint\no.", b"(No.", b"o.", b"(i.", b"(ibuiltins\nint\n.", b"ibuiltins\nint\n.", b"(i\xff\nint\n.",
    b"\x97.", b"\x98.", b"N\x98.", b"N", b"NN.", b"K", b"M\x01", b"e.", b"(e.", b"N(e.", b"u.", b"(s.", b"}N(s.", b"\x90.",
]
for case in cases:
    try:
        print(case, "->", repr(pickle.loads(case)))
    except Exception as error:
        print(case, "->", type(error).__module__, type(error).__name__, str(error))
