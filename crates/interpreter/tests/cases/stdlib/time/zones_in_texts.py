import time
t = (2024,1,2,3,4,5,1,2,0)
print(repr(time.strftime("%Z|%z", t)), repr(time.strftime("%Z|%z", time.struct_time(t))), repr(time.strftime("%Z|%z", time.gmtime(0))), repr(time.strftime("%Z|%z", time.strptime("2024","%Y"))))
print(repr(time.strftime("%Z|%z", time.strptime("2024 +0130","%Y %z"))), repr(time.strftime("%Z|%z")))
print(repr(time.strftime("%Z|%z", time.strptime("2024 UTC","%Y %Z"))), repr(time.strftime("%Z|%z", (2024,1,2,3,4,5,1,2,1))), repr(time.strftime("%Z|%z", (2024,1,2,3,4,5,1,2,-1))))
