# A name unlike any other gets no suggestion.
print("x")
zzzzqqqq
