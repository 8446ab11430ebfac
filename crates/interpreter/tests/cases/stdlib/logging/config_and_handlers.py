# Loggers that a dict describes, and the handlers that keep records and hand them over.
import logging, logging.config, logging.handlers, sys, queue
log = logging.getLogger('app')
class Upper(logging.Filter):
    def __init__(self, param=None): self.param = param
    def filter(self, r): r.msg = str(r.msg).upper() + (self.param or ''); return True
def make(fmt=None, datefmt=None, style='%', validate=True, **kw): print('make', fmt, kw); return logging.Formatter('C:%(message)s')
class H(logging.Handler):
    def __init__(self, a, b=2, level=0): super().__init__(level); self.a, self.b = a, b
    def emit(self, r): print('H', self.a, self.b, self.format(r), self.extra)
cfg = {'version': 1, 'disable_existing_loggers': True,
 'formatters': {'s': {'format': '{levelname}-{message}', 'style': '{'}, 'c': {'()': make, 'foo': 1}, 'd': {'()': 'logging.Formatter', 'fmt': 'D %(message)s'}, 'k': {'class': 'logging.Formatter', 'format': 'K %(message)s', 'validate': False}},
 'filters': {'u': {'()': Upper, 'param': '!'}, 'n': {'name': 'app'}},
 'handlers': {'con': {'class': 'logging.StreamHandler', 'stream': 'ext://sys.stdout', 'formatter': 's', 'filters': ['u', 'n']},
   'mem': {'class': 'logging.handlers.MemoryHandler', 'capacity': 2, 'target': 'zcon', 'level': 'WARNING'},
   'zcon': {'class': 'logging.StreamHandler', 'stream': 'ext://sys.stdout', 'formatter': 'd'},
   'h': {'()': H, 'a': 'cfg://custom.list[1]', 'formatter': 'c', '.': {'extra': 'EX'}}, 'null': {'class': 'logging.NullHandler'}},
 'custom': {'list': [1, 'second'], 'd': {'x': 'y'}},
 'loggers': {'app': {'level': 'DEBUG', 'handlers': ['con', 'mem'], 'propagate': 'no'}, 'app.sub': {'level': 'INFO', 'handlers': ['h'], 'filters': ['n']}},
 'root': {'level': 'WARNING', 'handlers': ['zcon']}}
old = logging.getLogger('old'); oldc = logging.getLogger('app.child')
logging.config.dictConfig(cfg)
log.debug('hi'); log.warning('w1'); log.error('w2'); logging.getLogger('app.sub').info('subby'); old.error('never'); oldc.info('child'); logging.getLogger('new').warning('root one')
print(old.disabled, oldc.disabled, log.handlers, logging.root.handlers, logging.root.level, log.level)
logging.config.dictConfig({'version': 1, 'incremental': True, 'loggers': {'app': {'level': 'ERROR'}}, 'root': {'level': 'INFO'}, 'handlers': {'zcon': {'level': 'CRITICAL'}}})
print(log.level, logging.root.level, logging.root.handlers)
for bad in [{'version': 1, 'incremental': True, 'handlers': {'nope': {'level': 'INFO'}}}, {'version': 1, 'root': {'level': 'ZZ'}}, {'version': 1, 'formatters': {'f': {'()': 'no.such'}}}, {'version': 1, 'handlers': {'h': {'class': 'logging.StreamHandler', 'zz': 1}}}, {'version': 1, 'handlers': {'h': {'class': 'logging.StreamHandler', '1z': 1}}}, {'version': 1, 'filters': {'f': {'()': Upper, 'q': 1}}}, {'version': 1, 'handlers': {'m': {'class': 'logging.handlers.MemoryHandler', 'capacity': 1, 'target': 'gone'}}}, {'version': 1, 'handlers': {'m': {'class': 'logging.StreamHandler', 'stream': 'ext://sys.nope'}}}, {'version': 1, 'handlers': {'m': {'class': 'logging.StreamHandler', 'stream': 'cfg://x.y'}}}, 5, {'version': '1'}, {'version': 1, 'handlers': {'m': {'class': 'logging.StreamHandler', 'level': 'QQ'}}}]:
    try: logging.config.dictConfig(bad); print('ok')
    except Exception as e:
        while e: print(type(e).__name__, e, end=' | '); e = e.__cause__
        print()
try: logging.config.valid_ident('1a')
except ValueError as e: print(e)
b = logging.config.BaseConfigurator({'a': {'b': [1, {'c': 5}]}, 'x': 'cfg://a.b[1].c'})
print(b.convert('cfg://a.b[0]'), b.convert('cfg://a.b[1].c'), b.config['x'], b.config.get('x'), b.resolve('logging.handlers.QueueHandler'), b.convert('zzz://a'), b.as_tuple([1]), type(b.config['a']).__name__, type(b.config['a']['b']).__name__)
for s in ['cfg://!', 'cfg://a!', 'cfg://a.b[9]', 'ext://no.such', 'cfg://zz']:
    try: print(b.convert(s))
    except Exception as e: print(type(e).__name__, e)
q = queue.Queue(); qh = logging.handlers.QueueHandler(q); l = logging.getLogger('qq'); l.handlers = [qh]; l.propagate = False; l.setLevel(1); l.disabled = False
out = logging.StreamHandler(sys.stdout); out.setFormatter(logging.Formatter('[%(threadName)s] %(levelname)s %(message)s'))
lis = logging.handlers.QueueListener(q, out, respect_handler_level=True); lis.start(); l.info('a %s', 1); l.error('b')
try: 1/0
except ZeroDivisionError: l.exception('ex')
lis.stop(); print(lis._thread, q.empty())
class B(logging.handlers.BufferingHandler):
    def flush(self): print('flush', [r.getMessage() for r in self.buffer]); super().flush()
h = B(2); l.handlers = [h]; l.info('1'); l.info('2'); l.info('3'); print(h, h.capacity)
m = logging.handlers.MemoryHandler(10, flushLevel=logging.CRITICAL, target=out, flushOnClose=False); l.handlers = [m]; l.info('lost'); m.close(); m2 = logging.handlers.MemoryHandler(10, target=out); l.handlers = [m2]; l.info('kept'); l.error('now'); m2.setTarget(None); l.info('notarget'); print(len(m2.buffer))
m3 = logging.handlers.MemoryHandler(10, target=out); l.handlers = [m3]; l.info('at exit')
print(logging.handlers.DEFAULT_TCP_LOGGING_PORT, logging.handlers.RotatingFileHandler.__mro__[1:4], logging.config.dictConfigClass, logging.config.DEFAULT_LOGGING_CONFIG_PORT, logging.handlers.TimedRotatingFileHandler.__module__)
from logging.handlers import RotatingFileHandler
from logging.config import dictConfig
