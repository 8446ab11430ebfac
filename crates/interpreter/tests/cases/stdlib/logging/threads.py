# Records know the thread that they come from.
import logging
import sys
import threading
import time
from concurrent.futures.thread import ThreadPoolExecutor

logging.basicConfig(stream=sys.stdout, format="%(threadName)s %(levelname)s %(message)s", level=logging.INFO)


def work():
    logging.info("begins")
    time.sleep(0.01)
    logging.warning("ends")


thread = threading.Thread(target=work, name="worker-1")
thread.start()
logging.info("started it")
thread.join()
with ThreadPoolExecutor(2, thread_name_prefix="pool") as pool:
    pool.submit(logging.error, "from %s", "a pool")
record = logging.LogRecord("name", logging.INFO, "file.py", 1, "message", None, None)
print(record.threadName, record.thread == threading.get_ident())
