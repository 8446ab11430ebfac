# Where the classes of `concurrent.futures` say that they are from.
import concurrent.futures as futures
import concurrent.futures._base
import concurrent.futures.process
import concurrent.futures.thread
import pickle

for one in (futures.CancelledError, futures.BrokenExecutor, futures.Future, futures.Executor, futures.ThreadPoolExecutor, futures.wait):
    print(one.__module__, one.__qualname__, pickle.loads(pickle.dumps(one)) is one)
try:
    cancelled = futures.Future()
    cancelled.cancel()
    cancelled.result()
except futures.CancelledError as error:
    print(type(error), type(error).__mro__[1])
print(concurrent.futures._base.Error is futures._base.Error, concurrent.futures.thread.ThreadPoolExecutor is futures.ThreadPoolExecutor)
