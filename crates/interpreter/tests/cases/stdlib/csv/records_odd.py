# Rows as dicts: blank, short and long ones, names twice, dicts of the guest.
import csv
import io
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# csv
f=io.StringIO('a,b\r\n1,2\r\n\r\n3\r\n4,5,6\r\n'); r=csv.DictReader(f); t(lambda: [(x, r.line_num) for x in r])
t(lambda: list(csv.DictReader(io.StringIO('a,a\n1,2\n')))); t(lambda: list(csv.DictReader(['x,y','1,2'], fieldnames=('p','q')))); t(lambda: list(csv.DictReader(['1,2'], fieldnames=[1,2], restkey='r'))); t(lambda: list(csv.DictReader(['1'], fieldnames=['a','b'], restval='?')))
o=io.StringIO(); w=csv.DictWriter(o,['a','b']); w.writeheader(); t(lambda: w.writerow({'a':1,'b':'x,y'})); t(lambda: w.writerow({'b':2})); t(lambda: w.writerow({'a':1,'z':3})); t(lambda: w.writerow({'a':1,5:3})); t(lambda: w.writerows([{'a':1},{'b':None}])); print(repr(o.getvalue()))
o=io.StringIO(); w=csv.DictWriter(o,['a','b','a'],restval='-',extrasaction='ignore'); t(lambda: w.writerow({'a':1,'q':2,7:8})); print(repr(o.getvalue()))
class DD(dict):
    def get(s,k,d=None): return 'got'
o=io.StringIO(); w=csv.DictWriter(o,['a']); w.writerow(DD(a=1)); print(repr(o.getvalue()))
