import copy
import pickle
import time
import datetime

for made in (time.gmtime(86400 * 365.25), time.localtime(-1), time.strptime("2024-02-29 12:30:15 +0130", "%Y-%m-%d %H:%M:%S %z")):
    print(made, made.tm_zone, made.tm_gmtoff, type(made) is time.struct_time, len(made))
    print(tuple(made), made[:3], made.tm_year, made.tm_yday, made == time.struct_time(tuple(made)), copy.copy(made) == made)
    print(pickle.loads(pickle.dumps(made)).tm_gmtoff, hash(made) == hash(tuple(made)), time.strftime("%Y %j %Z", made))
    try:
        made.tm_year = 1
    except AttributeError as error:
        print(error)
for moment in (datetime.datetime(2024, 1, 2, 3, 4, 5), datetime.date(1, 1, 1), datetime.datetime(2024, 7, 1, tzinfo=datetime.timezone.utc)):
    print(moment.timetuple(), moment.timetuple().tm_zone)
print(datetime.datetime(2024, 7, 1, tzinfo=datetime.timezone.utc).utctimetuple())
