# Hashes, ints, floats and padded forms of ordinary numbers and of others.
from decimal import Decimal as D, getcontext, localcontext
from fractions import Fraction
vals=['0','-0','1','-1','19.99','-0.0825','1E+5','1E-10','123456789012345678901234567890','1e30','-1e40','0E+5','0.1','NaN','Infinity','-Infinity','sNaN','1E+100','9007199254740993','1e22','1e23','5e-324','123.4500','1E-400','1e999']
for v in vals:
    d=D(v)
    for f in (hash,int,float,bool,str,repr,abs,round):
        if f is hash and 'NaN' in v: continue
        try: print(v,f.__name__,f(d))
        except Exception as e: print(v,f.__name__,type(e).__name__,e)
    for spec in ('>10','<12','^9','10','','>10.2f','.2f',',.2f','.1%','e','g','+','08','*>12','=10','>3'):
        try: print(v,repr(spec),repr(format(d,spec)))
        except Exception as e: print(v,spec,type(e).__name__,e)
print(hash(D('0.5'))==hash(0.5)==hash(Fraction(1,2)), hash(D(10**30))==hash(10**30), {D('1.0'):1}[1], D('2.50') in {2.5}, hash(D('-1')),hash(D('1E+100'))==hash(10**100))
class S(D): pass
print(hash(S('1.5')),int(S('2.7')),float(S('.5')),f"{S('1.5'):>6}")
import math
print(math.floor(D('-1.5')),math.ceil(D('1.2')),math.trunc(D('-1.7')),math.sqrt(D('2.25')))
with localcontext() as c:
    c.capitals=0; print(f"{D('1E+5'):>8}", str(D('1E+5')))
