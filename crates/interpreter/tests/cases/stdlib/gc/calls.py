import gc
print(gc.isenabled(), gc.collect() >= 0, gc.get_threshold(), gc.garbage)
gc.disable(); print(gc.isenabled()); gc.enable(); print(gc.isenabled())
try:
    gc.collect(7)
except ValueError as e:
    print(e)
print(gc.is_tracked([]), gc.is_tracked(5), len(gc.get_count()))
