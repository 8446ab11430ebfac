# The functions of the module as objects: their names, and what they say of wrong arguments.
import inspect

for name in """cleandoc classify_class_attrs findsource formatannotation get_annotations getattr_static getclosurevars getcomments getcoroutinestate
getdoc getfile getgeneratorstate getmodule getmro getsource getsourcefile getsourcelines indentsize isabstract isasyncgen isasyncgenfunction
isawaitable isbuiltin isclass iscode iscoroutine iscoroutinefunction isdatadescriptor isfunction isgenerator isgeneratorfunction
isgetsetdescriptor ismemberdescriptor ismethod ismethoddescriptor ismethodwrapper ismodule isroutine istraceback unwrap""".split():
    function = getattr(inspect, name)
    print(name, function.__name__, function.__qualname__, function.__module__, repr(function).startswith(f"<function {name} at 0x"))
    for args, kwargs in (((), {}), ((1, 2, 3, 4, 5), {}), ((1,), {"nothing": 1})):
        try:
            function(*args, **kwargs)
        except (TypeError, AttributeError) as error:
            print("   ", type(error).__name__, error)

print(inspect.isclass(object=int), inspect.ismodule(object=1), inspect.getdoc(object=5) is not None, inspect.cleandoc(doc=" x"), inspect.isgeneratorfunction(obj=1))
print(inspect.getmro(cls=int), inspect.indentsize(line="  a"), inspect.getattr_static(obj=[], attr="nope", default=3))
