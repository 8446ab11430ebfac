# to_bytes and from_bytes around the size of a word, and random bits of any number.
import random
random.seed(5)
h=0
vals=[0,1,-1,127,128,-128,-129,255,256,-255,-256,-257,2**62,2**63-1,2**63,-2**63,-2**63-1,2**64-1,2**64,-2**64,2**127,-2**127,-2**127-1,2**128,-2**128,2**1000,-2**999]
for _ in range(300):
    b=random.randrange(1,200); vals.append(random.getrandbits(b)); vals.append(-random.getrandbits(b))
for v in vals:
    for n in (0,1,2,7,8,9,15,16,17,25,126):
        for o in ('big','little'):
            for s in (False,True):
                try: r=v.to_bytes(n,o,signed=s)
                except OverflowError as e: r=str(e)
                else: assert int.from_bytes(r,o,signed=s)==v or n==0
                h = (h * 31 + sum(map(ord, str(r)))) % (2**61 - 1)
print(h)
for b in (0,1,5,31,32,33,40,63,64,65,100): print(b,random.getrandbits(b),random.randrange(2**b))
print(random.randbytes(20),random.sample(range(10**10),5),random.shuffle(x:=list(range(10))),x)
class I(int): pass
print(type(I.from_bytes(b'\x01\x02')), int.from_bytes([1,2,3],'big'), int.from_bytes(b'',signed=True), int.from_bytes(b'\xff'*7,'little',signed=True), int.from_bytes(b'\xff'*8,'little',signed=True),True.to_bytes())
