# Enumerations: a metaclass, and members whose methods guests replace. Names and bits are native (enums.rs).

__all__ = ["EnumType", "EnumMeta", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique", "property", "verify", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP", "global_flag_repr", "global_enum_repr", "global_str", "global_enum", "EnumCheck", "CONTINUOUS", "NAMED_FLAGS", "UNIQUE"]

from operator import or_ as _or

_property = property
Enum = Flag = IntEnum = IntFlag = StrEnum = EJECT = KEEP = ReprEnum = None


class nonmember:
    """Keeps a value of the class body from becoming a member."""

    def __init__(self, value):
        self.value = value


class member:
    """Makes a value of the class body a member."""

    def __init__(self, value):
        self.value = value


class _AutoNull:
    def __repr__(self):
        return "_auto_null"


_auto_null = _AutoNull()


class auto:
    """A value that the enumeration chooses."""

    def __init__(self, value=_auto_null):
        self.value = value

    def __repr__(self):
        return f"auto({self.value!r})"


class property:
    """As the builtin, for enumerations: a member may have the same name."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget, self.fset, self.fdel = fget, fset, fdel
        self.__doc__ = doc if doc is not None else getattr(fget, "__doc__", None)
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))
        self.name = None
        self.clsname = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            found = ownerclass._member_map_.get(self.name) if hasattr(ownerclass, "_member_map_") else None
            if found is None:
                raise AttributeError(f"{ownerclass!r} has no attribute {self.name!r}")
            return found
        if self.fget is None:
            raise AttributeError(f"{ownerclass!r} member has no attribute {self.name!r}")
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError(f"<enum {self.clsname!r}> cannot set attribute {self.name!r}")
        return self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError(f"<enum {self.clsname!r}> cannot delete attribute {self.name!r}")
        return self.fdel(instance)

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


class _EnumDict(dict):
    """The namespace of an enumeration's body: it notes members in their order."""

    def __init__(self):
        super().__init__()
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._generate_next_value = None
        self._cls_name = ""

    def __setitem__(self, key, value):
        if isinstance(value, type) and f".{value.__qualname__}".endswith(f".{self._cls_name}.{value.__name__}"):
            import warnings
            warnings.warn("In 3.13 classes created inside an enum will not become a member.  Use the `member` decorator to keep the current behavior.",
                          DeprecationWarning)
        if _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            if key not in ("_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_", "_iter_member_", "_iter_member_by_value_", "_iter_member_by_def_"):
                raise ValueError(f"_sunder_ names, such as {key!r}, are reserved for future Enum use")
            if key == "_generate_next_value_":
                if self._auto_called:
                    raise TypeError("_generate_next_value_ must be defined before members")
                self._generate_next_value = getattr(value, "__func__", value)
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else list(value)
                self._ignore = value
                already = set(value) & set(self._member_names)
                if already:
                    raise ValueError(f"_ignore_ cannot specify already set names: {already!r}")
        elif _is_dunder(key):
            if key == "__order__":
                key = "_order_"
        elif key in self._member_names:
            raise TypeError(f"{key!r} already defined as {self[key]!r}")
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif _is_descriptor(value) and not isinstance(value, member):
            pass
        else:
            if key in self:
                raise TypeError(f"{key!r} already defined as {self[key]!r}")
            if isinstance(value, member):
                value = value.value
            resolved = self._resolved(key, value)
            self._member_names[key] = None
            if resolved is None:
                self._last_values.append(value)
            else:
                value, = resolved
        super().__setitem__(key, value)

    def _resolved(self, key, value):
        # What stands for an automatic value, or for several, in a tuple; None if there is none.
        single = isinstance(value, auto)
        parts = (value,) if single else value
        if single or (type(value) is tuple and any([isinstance(part, auto) for part in value])):
            made = []
            for part in parts:
                if isinstance(part, auto):
                    if part.value is _auto_null:
                        part.value = self._generate_next_value(key, 1, len(self._member_names), self._last_values[:])
                        self._auto_called = True
                    part = part.value
                    self._last_values.append(part)
                made.append(part)
            return made if single else (tuple(made),)
        return None

    def update(self, members, *more, **named):
        for name in [*members]:
            if isinstance(name, tuple):
                self[name[0]] = name[1]
            else:
                self[name] = members[name]
        for name, value in (*more, *named.items()):
            self[name] = value


class EnumType(type):
    """The metaclass of enumerations."""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        metacls._check_for_existing_members_(cls, bases)
        made = _EnumDict()
        made._cls_name = cls
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        if first_enum is not None:
            made["_generate_next_value_"] = getattr(first_enum, "_generate_next_value_", None)
        return made

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        classdict.setdefault("_ignore_", []).append("_ignore_")
        for key in classdict["_ignore_"]:
            classdict.pop(key, None)
        names = [*classdict._member_names]
        invalid = {"mro", ""} & set(names)
        if invalid:
            raise ValueError("invalid enum member name(s) %s" % ",".join([repr(name) for name in invalid]))
        order = classdict.pop("_order_", None)
        values = {name: classdict[name] for name in names}
        body = {}
        for key, value in classdict.items():
            if key not in values:
                body[key] = value
        next_value = body.get("_generate_next_value_")
        if next_value is not None and not isinstance(next_value, staticmethod):
            body["_generate_next_value_"] = staticmethod(next_value)
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new, save_new, use_args = metacls._find_new_(classdict, member_type, first_enum)
        body["_new_member_"] = new
        body["_use_args_"] = use_args
        body["_member_names_"] = []
        body["_member_map_"] = {}
        body["_value2member_map_"] = {}
        body["_unhashable_values_"] = []
        body["_member_type_"] = member_type
        body["_value_repr_"] = metacls._find_data_repr_(cls, bases)
        body["_boundary_"] = boundary or getattr(first_enum, "_boundary_", None)
        body["_flag_mask_"] = 0
        body["_singles_mask_"] = 0
        body["_all_bits_"] = 0
        body["_inverted_"] = None
        if order is not None and isinstance(order, str):
            order = order.replace(",", " ").split()
        enum_class = super().__new__(metacls, cls, bases, body, **kwds)
        is_flag = Flag is not None and issubclass(enum_class, Flag)
        if is_flag or first_enum is None:
            enum_class._inverted_ = None
        for name in names:
            metacls._add_member(enum_class, name, values[name], is_flag)
        if is_flag:
            single = multi = 0
            for found in enum_class._member_map_.values():
                value = found._value_
                if isinstance(value, int):
                    multi |= value
                    if _is_single_bit(value):
                        single |= value
            enum_class._flag_mask_ = multi
            enum_class._singles_mask_ = single
            enum_class._all_bits_ = 2 ** multi.bit_length() - 1
            ordered = sorted([found for found in enum_class._member_map_.values() if isinstance(found._value_, int) and _is_single_bit(found._value_)], key=lambda found: found._value_)
            seen = []
            for found in ordered:
                if found._name_ not in seen:
                    seen.append(found._name_)
            enum_class._iter_names_ = seen
            if [*enum_class._member_names_] and not kwds:
                enum_class._member_names_ = [name for name in enum_class._member_names_ if _is_single_bit(enum_class._member_map_[name]._value_)]
            values = [enum_class._member_map_[name]._value_ for name in enum_class._member_names_]
            if values != sorted(values):
                enum_class._iter_member_ = enum_class._iter_member_by_def_
        if ReprEnum is not None and ReprEnum in bases and member_type is object:
            raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)")
        for name in ("__repr__", "__str__", "__format__", "__reduce_ex__"):
            metacls._choose_method(enum_class, name, classdict, member_type, first_enum)
        if is_flag:
            for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__"):
                if name not in body:
                    setattr(enum_class, name, getattr(Flag, name))
        if Enum is not None:
            if save_new:
                enum_class.__new_member__ = new
            enum_class.__new__ = Enum.__new__
        if order is not None:
            kept = [name for name in order if not (is_flag and name in enum_class._member_map_ and name not in enum_class._member_names_) and not (name in enum_class._member_map_ and enum_class._member_map_[name]._name_ != name)]
            if kept != enum_class._member_names_:
                raise TypeError(f"member order does not match _order_:\n  {enum_class._member_names_!r}\n  {order!r}")
        return enum_class

    def _add_member(enum_class, name, value, is_flag):
        args = value if isinstance(value, tuple) else (value,)
        if enum_class._member_type_ is tuple:
            args = (args,)
        if not enum_class._use_args_:
            made = enum_class._new_member_(enum_class)
        else:
            made = enum_class._new_member_(enum_class, *args)
        if not hasattr(made, "_value_"):
            if enum_class._member_type_ is object:
                made._value_ = value
            else:
                try:
                    made._value_ = enum_class._member_type_(*args)
                except Exception as error:
                    raise TypeError("_value_ not set in __new__, unable to create it") from error
        value = made._value_
        made._name_ = name
        made.__objclass__ = enum_class
        made.__init__(*args)
        made._sort_order_ = len(enum_class._member_names_)
        canonical = None
        try:
            canonical = enum_class._value2member_map_.get(value)
        except TypeError:
            for other in enum_class._member_map_.values():
                if other._value_ == value:
                    canonical = other
                    break
        if canonical is None:
            for other in enum_class._member_map_.values():
                if other._value_ == value:
                    canonical = other
                    break
        if canonical is None:
            enum_class._member_names_.append(name)
            try:
                enum_class._value2member_map_[value] = made
            except TypeError:
                enum_class._unhashable_values_.append(value)
        else:
            made = canonical
        enum_class._member_map_[name] = made
        inherited = None
        for base in enum_class.__mro__[1:]:
            inherited = base.__dict__.get(name)
            if inherited is not None:
                break
        if isinstance(inherited, (property, _property, getattr(_loaded_module("types"), "DynamicClassAttribute", property))):
            redirect = property(getattr(inherited, "fget", None), getattr(inherited, "fset", None), getattr(inherited, "fdel", None))
            redirect.__set_name__(enum_class, name)
            type.__setattr__(enum_class, name, redirect)
        else:
            type.__setattr__(enum_class, name, made)

    def _choose_method(enum_class, name, classdict, member_type, first_enum):
        if name in classdict or first_enum is None or Enum is None:
            return
        own = getattr(enum_class, name, None)
        if ReprEnum is not None and issubclass(enum_class, ReprEnum) and name in ("__str__", "__format__"):
            if member_type is object:
                return
            for base in enum_class.__mro__[1:]:
                if base in (Enum, Flag, ReprEnum, object):
                    continue
                if name in base.__dict__ and (isinstance(base, EnumType) or base is member_type):
                    if base in (IntFlag, IntEnum, StrEnum) or not isinstance(base, EnumType):
                        break
                    return
            setattr(enum_class, name, getattr(member_type, name) if name == "__format__" else (member_type.__str__ if member_type.__str__ is not object.__str__ else member_type.__repr__))
            return
        if own in (getattr(member_type, name, None), getattr(object, name)):
            setattr(enum_class, name, getattr(first_enum, name))

    @classmethod
    def _check_for_existing_members_(metacls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError(f"<enum {class_name!r}> cannot extend {base!r}")

    @classmethod
    def _get_mixins_(metacls, class_name, bases):
        if not bases:
            return object, Enum
        first_enum = bases[-1]
        if not isinstance(first_enum, EnumType):
            raise TypeError("new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
        member_type = metacls._find_data_type_(class_name, bases) or object
        return member_type, first_enum

    @classmethod
    def _find_data_type_(metacls, class_name, bases):
        found = []
        for chain in bases:
            candidate = None
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        if base._member_type_ not in found:
                            found.append(base._member_type_)
                        break
                elif "__new__" in base.__dict__ or "__init__" in base.__dict__:
                    if (candidate or base) not in found:
                        found.append(candidate or base)
                    break
                else:
                    candidate = candidate or base
        if len(found) > 1:
            raise TypeError(f"too many data types for {class_name!r}: {set(found)!r}")
        return found[0] if found else None

    @classmethod
    def _find_data_repr_(metacls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    return base.__dict__["__repr__"]
        return None

    @classmethod
    def _find_new_(metacls, classdict, member_type, first_enum):
        new = classdict.get("__new__")
        save = first_enum is not None and new is not None
        if new is None:
            for method in ("__new_member__", "__new__"):
                for source in (member_type, first_enum):
                    candidate = getattr(source, method, None)
                    if candidate is None or candidate is object.__new__ or (Enum is not None and candidate is Enum.__new__):
                        continue
                    new = candidate
                    break
                if new is not None:
                    break
            else:
                new = object.__new__
        use_args = first_enum is not None and new is not object.__new__
        return new, save, use_args

    def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is not None:
            placed = {"module": module, "qualname": qualname, "boundary": boundary}
            return cls._create_(value, names, type=type, start=start, **placed)
        return cls.__new__(cls, value)

    def __bool__(cls):
        return True

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        classdict = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            original, names, last = names, [], []
            for at, name in enumerate(original):
                value = classdict._generate_next_value(name, start, at, last[:])
                last.append(value)
                names.append((name, value))
        for item in names:
            if isinstance(item, str):
                name, value = item, names[item]
            else:
                name, value = item
            classdict[name] = value
        classdict["__module__"] = _guest_globals().get("__name__") if module is None else module
        if qualname is not None:
            classdict["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, classdict, boundary=boundary)

    def __contains__(cls, value):
        if not isinstance(value, Enum):
            import warnings
            warnings.warn(
                "in 3.12 __contains__ will no longer raise TypeError, but will return True or\n"
                "False depending on whether the value is a member or the value of a member",
                DeprecationWarning,
            )
            raise TypeError("unsupported operand type(s) for 'in': '%s' and '%s'" % (type(value).__qualname__, cls.__class__.__qualname__))
        return isinstance(value, cls) and value._name_ in cls._member_map_

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError(f"{cls.__name__!r} cannot delete member {attr!r}.")
        super().__delattr__(attr)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)

    def __getattr__(cls, name):
        if _is_dunder(name):
            raise AttributeError(name)
        found = cls.__dict__.get("_member_map_", {}).get(name, _missing)
        if found is _missing:
            raise AttributeError(name)
        return found

    def __len__(cls):
        return len(cls._member_names_)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        members = cls._member_map_
        return (members[name] for name in cls._member_names_)

    def __reversed__(cls):
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    @_property
    def __members__(cls):
        return type(type.__dict__)(cls._member_map_)

    def __dir__(cls):
        shown = ["__class__", "__contains__", "__doc__", "__getitem__", "__init_subclass__", "__iter__", "__len__", "__members__", "__module__", "__name__", "__qualname__", *cls._member_names_]
        if cls._new_member_ is not object.__new__:
            shown.append("__new__")
        if cls._member_type_ is object:
            return sorted(shown)
        return sorted({*dir(cls._member_type_), *shown})


EnumMeta = EnumType


class Enum(metaclass=EnumType):
    """A set of names with values."""

    def __new__(cls, value):
        if type(value) is cls:
            return value
        by_value = cls._value2member_map_
        try:
            found = by_value.get(value)
            if found is not None:
                return found
        except TypeError:
            for found in cls._member_map_.values():
                if found._value_ == value:
                    return found
        if not cls._member_map_:
            raise TypeError(f"{cls!r} has no members defined")
        raised = None
        try:
            result = cls._missing_(value)
        except Exception as error:
            raised = error
            result = None
        if isinstance(result, cls):
            return result
        if Flag is not None and issubclass(cls, Flag) and cls._boundary_ is EJECT and isinstance(result, int):
            return result
        problem = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        if result is None and raised is None:
            raise problem
        if raised is None:
            raised = TypeError(f"error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member")
        if not isinstance(raised, ValueError):
            raised.__context__ = problem
        raise raised

    def __init__(self, *args, **kwds):
        pass

    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            last = last_values[-1]
            last_values.sort()
            if last == last_values[-1]:
                return last + 1
        except TypeError:
            pass
        import warnings
        warnings.warn(
            "In 3.13 the default `auto()`/`_generate_next_value_` will require all values to be sortable and support adding +1\n"
            "and the value returned will be the largest value in the enum incremented by 1", DeprecationWarning)
        for value in last_values:
            try:
                return value + 1
            except TypeError:
                pass
        return start

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        show = self.__class__._value_repr_ or repr
        return "<%s.%s: %s>" % (self.__class__.__name__, self._name_, show(self._value_))

    def __str__(self):
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __dir__(self):
        members = self.__class__._member_map_
        shown = {"__class__", "__doc__", "__eq__", "__hash__", "__module__"}
        shown |= {"name", "value"} if self.__class__._member_type_ is object else set(object.__dir__(self))
        shown |= {name for name in getattr(self, "__dict__", ()) if name[0] != "_"}
        for cls in self.__class__.mro():
            for name, found in cls.__dict__.items():
                if name[0] == "_":
                    continue
                if not isinstance(found, property) or found.fget is not None or name not in members:
                    shown.add(name)
                else:
                    shown.discard(name)
        return sorted(shown)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return getattr, (self.__class__, self._name_)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    @property
    def value(self):
        """The value of the member."""
        return self._value_

    @property
    def name(self):
        """The name of the member."""
        return self._name_


class ReprEnum(Enum):
    """Only repr() is the enumeration's: str() and format() are the data type's."""


class IntEnum(int, ReprEnum):
    """Members are ints too."""


class StrEnum(str, ReprEnum):
    """Members are strs too."""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError(f"too many arguments for str(): {values!r}")
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError(f"{values[0]!r} is not a string")
        if len(values) >= 2 and not isinstance(values[1], str):
            raise TypeError(f"encoding must be a string, not {values[1]!r}")
        if len(values) == 3 and not isinstance(values[2], str):
            raise TypeError("errors must be a string, not %r" % values[2])
        value = str(*values)
        made = str.__new__(cls, value)
        made._value_ = value
        return made

    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


class FlagBoundary(StrEnum):
    """What becomes of bits that no member has."""
    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


class Flag(Enum, boundary=STRICT):
    """Members that combine with | & ^ ~."""

    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        last_value = max(last_values)
        try:
            high_bit = last_value.bit_length() - 1
        except Exception:
            raise TypeError(f"invalid flag value {last_value!r}") from None
        return 2 ** (high_bit + 1)

    @classmethod
    def _iter_member_by_value_(cls, value):
        for bit in _bits_of(value & cls._flag_mask_):
            found = cls._value2member_map_.get(bit)
            if found is not None:
                yield found

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        yield from sorted(cls._iter_member_by_value_(value), key=lambda found: found._sort_order_)

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        flag_mask, singles, all_bits = cls._flag_mask_, cls._singles_mask_, cls._all_bits_
        negative = None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ flag_mask):
            if cls._boundary_ is STRICT:
                width = max(value.bit_length(), flag_mask.bit_length())
                raise ValueError("%r invalid value %r\n    given %s\n  allowed %s" % (cls, value, bin(value, width), bin(flag_mask, width)))
            if cls._boundary_ is CONFORM:
                value = value & flag_mask
            elif cls._boundary_ is EJECT:
                return value
            elif cls._boundary_ is KEEP:
                if value < 0:
                    value = max(all_bits + 1, 2 ** value.bit_length()) + value
            else:
                raise ValueError(f"{cls!r} unknown flag boundary {cls._boundary_!r}")
        if value < 0:
            negative = value
            value = all_bits + 1 + value
        unknown = value & ~flag_mask
        if unknown and cls._boundary_ is not KEEP:
            raise ValueError(f"{cls.__name__}({value!r}) -->  unknown values {unknown!r} [{bin(unknown)}]")
        known = cls._value2member_map_.get(value)
        if known is not None and cls._member_type_ is object:
            return known
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = cls._member_type_.__new__(cls, value)
        if not hasattr(made, "_value_"):
            made._value_ = value
        members = [*cls._iter_member_(value)]
        if members:
            left = value
            for found in members:
                left &= ~found._value_
            made._name_ = "|".join([found._name_ for found in members])
            if left:
                made._name_ += "|%s" % cls._numeric_repr_(left)
        else:
            made._name_ = None
        known = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = known
        return known

    _numeric_repr_ = staticmethod(repr)

    def __len__(self):
        return self._value_.bit_count()

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __reduce_ex__(self, proto):
        cls = self.__class__
        known, unknown = self._value_ & cls._flag_mask_, self._value_ & ~cls._flag_mask_
        if known and unknown:
            return _or, (cls(known), unknown)
        bit = known & -known
        if known != bit:
            return _or, (cls(known & ~bit), cls(bit))
        return (getattr, (cls, self._name_)) if known else (cls, (self._value_,))

    def __contains__(self, other):
        if isinstance(other, self.__class__):
            bits = other._value_
            return bits & self._value_ == bits
        raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and {type(self).__qualname__!r}")

    def __repr__(self):
        cls_name = self.__class__.__name__
        show = self.__class__._value_repr_ or repr
        if self._name_ is None:
            return "<%s: %s>" % (cls_name, show(self._value_))
        return "<%s.%s: %s>" % (cls_name, self._name_, show(self._value_))

    def __str__(self):
        cls_name = self.__class__.__name__
        if self._name_ is None:
            return "%s(%r)" % (cls_name, self._value_)
        return "%s.%s" % (cls_name, self._name_)

    def __bool__(self):
        return bool(self._value_)

    def _operand(self, other):
        if isinstance(other, self.__class__):
            return other._value_
        if self._member_type_ is not object and isinstance(other, self._member_type_):
            return other
        return NotImplemented

    def __or__(self, other):
        other = self._operand(other)
        return NotImplemented if other is NotImplemented else self.__class__(self._value_ | other)

    def __and__(self, other):
        other = self._operand(other)
        return NotImplemented if other is NotImplemented else self.__class__(self._value_ & other)

    def __xor__(self, other):
        other = self._operand(other)
        return NotImplemented if other is NotImplemented else self.__class__(self._value_ ^ other)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        if self._boundary_ in (EJECT, KEEP):
            return self.__class__(~self._value_)
        return self.__class__(self._singles_mask_ & ~self._value_)


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Members are ints too and combine with any int."""




def unique(enumeration):
    """Class decorator: refuses names with equal values."""
    duplicates = [(name, found.name) for name, found in enumeration.__members__.items() if name != found.name]
    if duplicates:
        details = ", ".join([f"{alias} -> {name}" for alias, name in duplicates])
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration


class EnumCheck(StrEnum):
    """What verify() can check."""
    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Class decorator: checks an enumeration."""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        is_flag = issubclass(enumeration, Flag)
        for check in self.checks:
            if check is UNIQUE:
                duplicates = [(name, found.name) for name, found in enumeration.__members__.items() if name != found.name]
                if duplicates:
                    details = ", ".join([f"{alias} -> {name}" for alias, name in duplicates])
                    raise ValueError(f"aliases found in {enumeration!r}: {details}")
            elif check is CONTINUOUS:
                values = {found.value for found in enumeration}
                if len(values) < 2:
                    continue
                low, high = min(values), max(values)
                if is_flag:
                    missing = [2 ** at for at in range(low.bit_length(), high.bit_length()) if 2 ** at not in values]
                elif issubclass(enumeration, int) or all([isinstance(value, int) for value in values]):
                    missing = [value for value in range(low + 1, high) if value not in values]
                else:
                    raise Exception("verify: unknown type %r" % type(enumeration))
                if missing:
                    kind = "flag" if is_flag else "enum"
                    raise ValueError(f"invalid {kind} {enumeration.__name__!r}: missing values {', '.join([str(value) for value in missing])}"[:256])
            elif check is NAMED_FLAGS:
                values = [found._value_ for found in enumeration]
                missing, names = 0, []
                for name, alias in enumeration._member_map_.items():
                    if name in enumeration._member_names_ or alias.value < 0:
                        continue
                    lost = [bit for bit in _bits_of(alias.value) if bit not in values]
                    if lost:
                        names.append(name)
                        for bit in lost:
                            missing |= bit
                if names:
                    what = f"alias {names[0]} is missing" if len(names) == 1 else "aliases %s and %s are missing" % (", ".join(names[:-1]), names[-1])
                    value = "value 0x%x" % missing if _is_single_bit(missing) else "combined values of 0x%x" % missing
                    raise ValueError(f"invalid Flag {enumeration.__name__!r}: {what} {value} [use enum.show_flag_values(value) for details]")
        return enumeration


def global_str(self):
    """str() without the class."""
    if self._name_ is None:
        return "%s(%r)" % (self.__class__.__name__, self._value_)
    return self._name_


def global_enum_repr(self):
    """repr() with the module in place of the class."""
    module = self.__class__.__module__.split(".")[-1]
    return "%s.%s" % (module, self._name_)


def global_flag_repr(self):
    """repr() with the module in place of the class."""
    module = self.__class__.__module__.split(".")[-1]
    if self._name_ is None:
        return "%s.%s(%r)" % (module, self.__class__.__name__, self._value_)
    if _is_single_bit(self._value_):
        return "%s.%s" % (module, self._name_)
    # Bits without a name are shown as a number.
    return "|".join([name if name[0].isdigit() else "%s.%s" % (module, name) for name in self._name_.split("|")])


def global_enum(cls, update_str=False):
    """Class decorator: puts the members into the module's namespace."""
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    _guest_globals().update(cls.__members__)
    return cls
