# An assembler with labels and a CPU with registers, flags, a stack and a trace.
PROGRAM = """
        MOV  A, 10      ; counter
        MOV  B, 0
loop:   ADD  B, A
        PUSH A
        CALL square
        POP  A
        DEC  A
        JNZ  loop
        OUT  B
        OUT  C
        MOV  A, msg
        OUT  A
        HLT
square: MUL  A, A
        ADD  C, A
        RET
msg = 0x2A
"""
class AsmError(Exception):
    def __init__(self, line, msg): super().__init__(f"line {line}: {msg}")
def assemble(text):
    labels, code = {}, []
    for n, raw in enumerate(text.splitlines(), 1):
        line = raw.split(";")[0].strip()
        if "=" in line:
            k, v = (p.strip() for p in line.split("="))
            labels[k] = int(v, 0)
            continue
        while ":" in line:
            label, line = (p.strip() for p in line.split(":", 1))
            if label in labels: raise AsmError(n, f"duplicate label {label}")
            labels[label] = len(code)
        if line:
            op, _, rest = line.partition(" ")
            code.append((n, op.upper(), [a.strip() for a in rest.split(",")] if rest.strip() else []))
    def value(n, a):
        if a in "ABCD": return a
        if a in labels: return labels[a]
        try: return int(a, 0)
        except ValueError: raise AsmError(n, f"unknown symbol {a}") from None
    return [(n, op, *(value(n, a) for a in args)) for n, op, args in code]
class Cpu:
    def __init__(self): self.r, self.stack, self.pc, self.zero, self.out, self.steps = dict.fromkeys("ABCD", 0), [], 0, False, [], 0
    def get(self, x): return self.r[x] if isinstance(x, str) else x
    def run(self, code, limit=1000):
        while self.steps < limit:
            n, op, *a = code[self.pc]
            self.pc += 1
            self.steps += 1
            f = getattr(self, "op_" + op.lower(), None)
            if f is None: raise AsmError(n, f"unknown instruction {op}")
            if f(*a) == "halt": return self
        raise RuntimeError(f"no halt after {limit} steps")
    def _set(self, d, v): self.r[d] = v & 0xFFFF; self.zero = self.r[d] == 0
    def op_mov(self, d, s): self.r[d] = self.get(s)
    def op_add(self, d, s): self._set(d, self.r[d] + self.get(s))
    def op_mul(self, d, s): self._set(d, self.r[d] * self.get(s))
    def op_dec(self, d): self._set(d, self.r[d] - 1)
    def op_jnz(self, t): self.pc = self.pc if self.zero else t
    def op_jmp(self, t): self.pc = t
    def op_push(self, s): self.stack.append(self.get(s))
    def op_pop(self, d): self.r[d] = self.stack.pop()
    def op_call(self, t): self.stack.append(self.pc); self.pc = t
    def op_ret(self): self.pc = self.stack.pop()
    def op_out(self, s): self.out.append(self.get(s))
    def op_hlt(self): return "halt"
code = assemble(PROGRAM)
cpu = Cpu().run(code)
print(cpu.out, cpu.r, cpu.steps, cpu.stack, len(code), code[:3])
for bad in ("foo: MOV A, 1\nfoo: HLT", "MOV A, nowhere", "BAD A\nHLT", "x: JMP x", "POP A\nHLT", "MOV A", "DEC A\nJNZ 0\nHLT", "OUT 70000\nHLT"):
    try: print(Cpu().run(assemble(bad)).out)
    except (AsmError, RuntimeError, IndexError, TypeError) as e: print(type(e).__name__, e)
