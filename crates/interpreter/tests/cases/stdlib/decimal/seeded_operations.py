# Operations drawn at random under contexts drawn at random: results, conditions and flags.
import random
from decimal import *
r = random.Random(2718)
ROUNDS=[ROUND_UP,ROUND_DOWN,ROUND_CEILING,ROUND_FLOOR,ROUND_HALF_UP,ROUND_HALF_DOWN,ROUND_HALF_EVEN,ROUND_05UP]
SIG=[InvalidOperation,FloatOperation,DivisionByZero,Overflow,Underflow,Subnormal,Inexact,Rounded,Clamped]
def num():
    k=r.random()
    if k<0.03: return r.choice(["NaN","-NaN","sNaN","NaN123","-sNaN45","NaN99999999999"])
    if k<0.07: return r.choice(["Infinity","-Infinity"])
    sign=r.choice(["","-"])
    if k<0.14: return sign+"0E%d"%r.randint(-30,30)
    if k<0.2: return sign+r.choice(["1","10","100","1.00","0.1","1E+5","0.01","2","5","0.5","9","99","999.9"])
    n=r.choice([1,2,3,5,9,15,30,45])
    d=r.choice("123456789")+"".join(r.choice("0123456789") if r.random()<.7 else r.choice("09") for _ in range(n-1))
    e=r.choice([0,0,0,-1,-2,-n,-n-3,3,r.randint(-12,12),r.randint(-60,60)])
    return "%s%sE%d"%(sign,d,e)
def logic():
    return "".join(r.choice("01") for _ in range(r.randint(1,12)))
UN="sqrt exp ln log10 logb normalize next_minus next_plus logical_invert to_integral_value to_integral_exact plus minus abs number_class is_normal is_subnormal create".split()
BI="add subtract multiply divide divide_int remainder divmod remainder_near compare compare_signal compare_total compare_total_mag max max_mag min min_mag scaleb rotate shift next_toward logical_and logical_or logical_xor quantize power same_quantum copy_sign".split()
TR="fma powmod".split()
def show(v):
    if isinstance(v,tuple): return "("+", ".join(map(show,v))+")"
    if isinstance(v,Decimal): return "%s %s"%(v, v.as_tuple().exponent)
    return repr(v)
lines=[]
for i in range(700):
    prec=r.choice([1,2,3,5,9,16,28,40])
    c=Context(prec=prec,rounding=r.choice(ROUNDS),Emin=r.choice([-999999,-99,-20,-6,0]),Emax=r.choice([999999,99,20,6,0]),clamp=r.choice([0,0,1]),traps=[s for s in SIG if r.random()<r.choice([0,0,.2])] if r.random()<.3 else [])
    k=r.random()
    op=r.choice(UN) if k<.35 else r.choice(BI) if k<.93 else r.choice(TR)
    a,b,d=num(),num(),num()
    if op.startswith("logical"): 
        if r.random()<.8: a,b=logic(),logic()
    if op in("rotate","shift") and r.random()<.8: b=str(r.randint(-prec-1,prec+1))
    if op=="scaleb" and r.random()<.8: b=str(r.randint(-40,40))
    if op=="powmod" and r.random()<.8: a,b,d=str(r.randint(-50,50)),str(r.randint(0,30)),str(r.randint(-100,100))
    if op in("power","exp"):
        if op == "power":
            b=r.choice([str(r.randint(-12,12)),"0.5","-0.5","2","3","1.5","Infinity","-0","NaN"])
    A,B,D=Decimal(a),Decimal(b),Decimal(d)
    try:
        if op in("plus","minus","abs"): v=getattr(c,op)(A)
        elif op=="create": v=c.create_decimal(a)
        elif op in("number_class","is_normal","is_subnormal"): v=getattr(c,op)(A)
        elif op in UN: v=getattr(c,op)(A)
        elif op=="powmod": v=c.power(A,B,D)
        elif op=="fma": v=c.fma(A,B,D)
        else: v=getattr(c,op)(A,B)
        v=show(v)
    except Exception as e:
        v=type(e).__name__+" "+str(e)
    print(i,op,a,b,d,prec,c.rounding,c.Emin,c.Emax,c.clamp,"->",v,[s.__name__ for s in SIG if c.flags[s]])
