# Handlers that write files, and change them.
import logging, logging.handlers, os, glob
l = logging.getLogger('f'); l.setLevel(1)
h = logging.FileHandler('a.log', encoding='utf-8'); h.setFormatter(logging.Formatter('%(message)s')); l.addHandler(h); l.info('één'); l.info('two'); print(os.path.basename(h.baseFilename), h.mode, h.encoding, h.delay, h.errors); h.close(); print(open('a.log').read(), h.stream); l.info('three'); h.close(); print(open('a.log').read())
l.handlers = []; h = logging.FileHandler('w.log', 'w', delay=True); print(os.path.exists('w.log'), h.stream); l.addHandler(h); l.info('x'); print(repr(h).replace(os.getcwd(), '')); h.close(); l.info('after'); print(open('w.log').read())
l.handlers = []; r = logging.handlers.RotatingFileHandler('r.log', maxBytes=30, backupCount=2); r.setFormatter(logging.Formatter('%(message)s')); l.addHandler(r)
for i in range(12): l.info('message %d', i)
r.close(); print(sorted(glob.glob('r.log*')), [open(f).read() for f in sorted(glob.glob('r.log*'))])
l.handlers = []; r = logging.handlers.RotatingFileHandler('s.log', maxBytes=20, backupCount=1); r.namer = lambda n: n + '.old'; r.rotator = lambda s, d: os.rename(s, d); l.addHandler(r)
for i in range(4): l.info('message %d', i)
r.close(); print(sorted(glob.glob('s.log*')), [open(f).read() for f in sorted(glob.glob('s.log*'))])
l.handlers = []; t = logging.handlers.TimedRotatingFileHandler('t.log', when='midnight', backupCount=1); l.addHandler(t); l.info('t'); print(t.interval, t.suffix, t.when, t.computeRollover(0), t.computeRollover(86399)); t.close(); t = logging.handlers.TimedRotatingFileHandler('t.log', when='W2', utc=True); print(t.computeRollover(0), t.dayOfWeek, t.interval, t.suffix, t.extMatch.pattern); t.close()
t = logging.handlers.TimedRotatingFileHandler('t2.log', when='S', interval=5); print(t.interval, t.suffix); t.rolloverAt = 100; l.handlers = [t]; l.info('roll'); t.close(); print(sorted(glob.glob('t2*')))
for w in ['zz', 'W9', 'W']:
    try: logging.handlers.TimedRotatingFileHandler('u.log', w)
    except ValueError as e: print(e)
w = logging.handlers.WatchedFileHandler('v.log'); l.handlers = [w]; l.info('1'); os.rename('v.log', 'v.old'); l.info('2'); w.close(); print(open('v.log').read(), open('v.old').read())
logging.basicConfig(filename='b.log', filemode='w', level=10, format='%(levelname)s %(message)s', encoding='utf-8'); logging.debug('basic'); logging.shutdown(); print(open('b.log').read())

