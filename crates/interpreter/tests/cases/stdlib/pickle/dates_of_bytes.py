# The bytes that stand for dates and times in pickles, and what is no such bytes.
import datetime
import pickle


class Day(datetime.date):
    pass


class Moment(datetime.datetime):
    def __new__(cls, *args, **kwargs):
        print("made of", len(args), type(args[0]).__name__)
        return super().__new__(cls, *args, **kwargs)


moment = datetime.datetime(2024, 10, 27, 2, 30, 59, 999999, fold=1)
print(moment.__reduce__(), moment.__reduce_ex__(3), moment.__reduce_ex__(4))
clock = datetime.time(23, 59, 58, 1, tzinfo=datetime.timezone.utc, fold=1)
print(clock.__reduce__(), clock.__reduce_ex__(4), datetime.date(1, 1, 1).__reduce__(), datetime.date.max.__reduce_ex__(4))
print(repr(datetime.date(b"\x07\xe8\x02\x1d")), repr(datetime.datetime(b"\x07\xe8\x8a\x1b\x02\x1e;\x0fB?")), repr(datetime.time(b"\x97;:\x00\x00\x01", datetime.timezone.utc)))
print(repr(datetime.date("\x07\xe8\x02\x1d")))
print(pickle.loads(pickle.dumps(Day(2024, 1, 2))), repr(pickle.loads(pickle.dumps(Moment(2024, 1, 2, 3)))))
wrongs = [lambda: datetime.date(b"\x07\xe8\x0d\x1d"), lambda: datetime.date(b"abc"), lambda: datetime.datetime(b"\x07\xe8\x02"), lambda: datetime.time(b"\x7f;:\x00\x00\x01"), lambda: datetime.date(b"\x07\xe8\x02\x1d", 5)]
for wrong in wrongs:
    try:
        print(wrong())
    except (TypeError, ValueError) as error:
        print(type(error).__name__)
for value in (datetime.timedelta(-1, 5, 6), datetime.timezone(datetime.timedelta(hours=-3), "X"), datetime.timezone.utc):
    print(value.__reduce__(), pickle.loads(pickle.dumps(value, 0)) == value)
print(pickle.loads(pickle.dumps(datetime.timezone.utc)) is datetime.timezone.utc)
