# `logging.handlers`: what keeps records, hands them over or changes files. Handlers of sockets, mail and system logs are not there.

import io as _io
import logging
import os
import queue
import re
import time

DEFAULT_TCP_LOGGING_PORT = 9020
DEFAULT_UDP_LOGGING_PORT = 9021
DEFAULT_HTTP_LOGGING_PORT = 9022
DEFAULT_SOAP_LOGGING_PORT = 9023
SYSLOG_UDP_PORT = SYSLOG_TCP_PORT = 514
_MIDNIGHT = 24 * 60 * 60


class BaseRotatingHandler(logging.FileHandler):
    """A file that is put aside now and then."""
    namer = None
    rotator = None

    def __init__(self, filename, mode, encoding=None, delay=False, errors=None):
        super().__init__(filename, mode=mode, encoding=encoding, delay=delay, errors=errors)
        self.mode, self.encoding, self.errors = mode, encoding, errors

    def emit(self, record):
        try:
            if self.shouldRollover(record):
                self.doRollover()
            logging.FileHandler.emit(self, record)
        except Exception:
            self.handleError(record)

    def rotation_filename(self, default_name):
        return self.namer(default_name) if callable(self.namer) else default_name

    def rotate(self, source, dest):
        if callable(self.rotator):
            self.rotator(source, dest)
        elif os.path.exists(source):
            os.rename(source, dest)

    def _put_aside(self):
        if self.stream:
            self.stream.close()
            self.stream = None

    def _move(self, source, target):
        if os.path.exists(target):
            os.remove(target)
        self.rotate(source, target)


class RotatingFileHandler(BaseRotatingHandler):
    """A file that is put aside when it is full."""

    def __init__(self, filename, mode="a", maxBytes=0, backupCount=0, encoding=None, delay=False, errors=None):
        if maxBytes > 0:
            mode = "a"
        if "b" not in mode:
            encoding = _io.text_encoding(encoding)
        super().__init__(filename, mode, encoding=encoding, delay=delay, errors=errors)
        self.maxBytes, self.backupCount = maxBytes, backupCount

    def doRollover(self):
        self._put_aside()
        if self.backupCount > 0:
            for number in range(self.backupCount - 1, 0, -1):
                source = self.rotation_filename(f"{self.baseFilename}.{number}")
                target = self.rotation_filename(f"{self.baseFilename}.{number + 1}")
                if os.path.exists(source):
                    if os.path.exists(target):
                        os.remove(target)
                    os.rename(source, target)
            self._move(self.baseFilename, self.rotation_filename(self.baseFilename + ".1"))
        if not self.delay:
            self.stream = self._open()

    def shouldRollover(self, record):
        if os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            return False
        if self.stream is None:
            self.stream = self._open()
        if self.maxBytes > 0:
            text = "%s\n" % self.format(record)
            self.stream.seek(0, 2)
            if self.stream.tell() + len(text) >= self.maxBytes:
                return True
        return False


class TimedRotatingFileHandler(BaseRotatingHandler):
    """A file that is put aside when its time is over."""

    def __init__(self, filename, when="h", interval=1, backupCount=0, encoding=None, delay=False, utc=False, atTime=None, errors=None):
        super().__init__(filename, "a", encoding=_io.text_encoding(encoding), delay=delay, errors=errors)
        self.when, self.backupCount, self.utc, self.atTime = when.upper(), backupCount, utc, atTime
        known = {"S": (1, "%Y-%m-%d_%H-%M-%S"), "M": (60, "%Y-%m-%d_%H-%M"), "H": (3600, "%Y-%m-%d_%H")}
        if self.when in known:
            seconds, self.suffix = known[self.when]
        elif self.when in ("D", "MIDNIGHT"):
            seconds, self.suffix = _MIDNIGHT, "%Y-%m-%d"
        elif self.when.startswith("W"):
            seconds, self.suffix = 7 * _MIDNIGHT, "%Y-%m-%d"
            if len(self.when) != 2:
                raise ValueError("You must specify a day for weekly rollover from 0 to 6 (0 is Monday): %s" % self.when)
            if not "0" <= self.when[1] <= "6":
                raise ValueError("Invalid day specified for weekly rollover: %s" % self.when)
            self.dayOfWeek = int(self.when[1])
        else:
            raise ValueError("Invalid rollover interval specified: %s" % self.when)
        shape = re.sub("%Y", r"\\d{4}", re.sub("%[mdHMS]", r"\\d{2}", self.suffix))
        self.extMatch = re.compile("^" + shape + r"(\.\w+)?$", re.ASCII)
        self.interval = seconds * interval
        since = os.stat(self.baseFilename).st_mtime if os.path.exists(self.baseFilename) else time.time()
        self.rolloverAt = self.computeRollover(int(since))

    def _moment(self, seconds):
        return time.gmtime(seconds) if self.utc else time.localtime(seconds)

    def computeRollover(self, currentTime):
        result = currentTime + self.interval
        if self.when == "MIDNIGHT" or self.when.startswith("W"):
            now = self._moment(currentTime)
            at = self.atTime
            wanted = _MIDNIGHT if at is None else (at.hour * 60 + at.minute) * 60 + at.second
            left = wanted - ((now.tm_hour * 60 + now.tm_min) * 60 + now.tm_sec)
            day = now.tm_wday
            if left < 0:
                left += _MIDNIGHT
                day = (day + 1) % 7
            result = currentTime + left
            if self.when.startswith("W") and day != self.dayOfWeek:
                result += (self.dayOfWeek - day) % 7 * _MIDNIGHT
        return result

    def shouldRollover(self, record):
        now = int(time.time())
        if now < self.rolloverAt:
            return False
        if os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            self.rolloverAt = self.computeRollover(now)
            return False
        return True

    def getFilesToDelete(self):
        folder, base = os.path.split(self.baseFilename)
        found = []
        for name in os.listdir(folder):
            if self.namer is not None or name.startswith(base + "."):
                suffix = name.rpartition(base + ".")[2]
                if self.extMatch.match(suffix):
                    found.append(os.path.join(folder, name))
        return sorted(found)[:max(0, len(found) - self.backupCount)]

    def doRollover(self):
        self._put_aside()
        began = self._moment(self.rolloverAt - self.interval)
        self._move(self.baseFilename, self.rotation_filename(self.baseFilename + "." + time.strftime(self.suffix, began)))
        if self.backupCount > 0:
            for name in self.getFilesToDelete():
                os.remove(name)
        if not self.delay:
            self.stream = self._open()
        now = int(time.time())
        self.rolloverAt = self.computeRollover(now)
        while self.rolloverAt <= now:
            self.rolloverAt += self.interval


class WatchedFileHandler(logging.FileHandler):
    """A file that is opened again when another took its name."""

    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        if "b" not in mode:
            encoding = _io.text_encoding(encoding)
        super().__init__(filename, mode=mode, encoding=encoding, delay=delay, errors=errors)

    def reopenIfNeeded(self):
        if self.stream is not None and not os.path.exists(self.baseFilename):
            self.stream.flush()
            self.stream.close()
            self.stream = self._open()

    def emit(self, record):
        self.reopenIfNeeded()
        logging.FileHandler.emit(self, record)


class BufferingHandler(logging.Handler):
    """Keeps records until there are enough."""

    def __init__(self, capacity):
        super().__init__()
        self.capacity, self.buffer = capacity, []

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity

    def emit(self, record):
        self.buffer.append(record)
        if self.shouldFlush(record):
            self.flush()

    def flush(self):
        self.buffer.clear()

    def close(self):
        try:
            self.flush()
        finally:
            super().close()


class MemoryHandler(BufferingHandler):
    """Keeps records, and hands all over to another handler when one is grave or there are enough."""

    def __init__(self, capacity, flushLevel=logging.ERROR, target=None, flushOnClose=True):
        super().__init__(capacity)
        self.flushLevel, self.target, self.flushOnClose = flushLevel, target, flushOnClose

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity or record.levelno >= self.flushLevel

    def setTarget(self, target):
        self.target = target

    def flush(self):
        if self.target:
            for record in self.buffer:
                self.target.handle(record)
            self.buffer.clear()

    def close(self):
        try:
            if self.flushOnClose:
                self.flush()
        finally:
            self.target = None
            super().close()


class QueueHandler(logging.Handler):
    """Puts records into a queue."""

    def __init__(self, queue):
        super().__init__()
        self.queue = queue

    def enqueue(self, record):
        self.queue.put_nowait(record)

    def prepare(self, record):
        import copy
        text = self.format(record)
        record = copy.copy(record)
        record.message = record.msg = text
        record.args = record.exc_info = record.exc_text = record.stack_info = None
        return record

    def emit(self, record):
        try:
            self.enqueue(self.prepare(record))
        except Exception:
            self.handleError(record)


class QueueListener:
    """Takes records out of a queue, in a thread, and hands them to handlers."""
    _sentinel = None

    def __init__(self, queue, *handlers, respect_handler_level=False):
        self.queue, self.handlers = queue, handlers
        self._thread = None
        self.respect_handler_level = respect_handler_level

    def dequeue(self, block):
        return self.queue.get(block)

    def start(self):
        import threading
        self._thread = made = threading.Thread(target=self._monitor)
        made.daemon = True
        made.start()

    def prepare(self, record):
        return record

    def handle(self, record):
        record = self.prepare(record)
        for handler in self.handlers:
            if not self.respect_handler_level or record.levelno >= handler.level:
                handler.handle(record)

    def _monitor(self):
        has_tasks = hasattr(self.queue, "task_done")
        while True:
            try:
                record = self.dequeue(True)
                if record is not self._sentinel:
                    self.handle(record)
                if has_tasks:
                    self.queue.task_done()
                if record is self._sentinel:
                    break
            except queue.Empty:
                break

    def enqueue_sentinel(self):
        self.queue.put_nowait(self._sentinel)

    def stop(self):
        self.enqueue_sentinel()
        self._thread.join()
        self._thread = None
