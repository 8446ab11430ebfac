# The order of a set tells where removed entries lay.
print({*[24,26,2,16],*{32,25,31}})
s=set(range(10)); s.pop(); s.pop(); s.add(64); s.add(0); print(s)
s={13,0,33,2,10,15}
for k in (13,0,33): s.discard(k)
s.update(range(3)); print(s)
s={7,15,23}; s-={7}; s|={31,39}; print(s)
import random
random.seed(5)
for n in range(400):
    s=set(random.sample(range(60),random.randint(0,12)))
    for _ in range(6):
        o=random.choice('abcdefgh'); v=set(random.sample(range(60),random.randint(0,9))); l=list(v)
        if o=='a': s|=v
        elif o=='b': s-=v
        elif o=='c': s^=v
        elif o=='d': s&=v
        elif o=='e': s.update(l)
        elif o=='f': s={*s,*v}
        elif o=='g': s={*l,*s}
        elif o=='h':
            for k in l: s.discard(k) if k%2 else s.add(k)
        if s and random.random()<.3: s.pop()
    print(s)
