"""Writes class files, well-formed or not. Nothing is checked: whatever is asked for is written."""

import struct

PUBLIC, PRIVATE, STATIC, FINAL, SUPER = 0x1, 0x2, 0x8, 0x10, 0x20
SYNCHRONIZED, NATIVE, INTERFACE, ABSTRACT, MODULE = 0x20, 0x100, 0x200, 0x400, 0x8000

# Instructions that the tests use.
NOP, ACONST_NULL, ICONST_0, ICONST_1, BIPUSH, LDC = 0x00, 0x01, 0x03, 0x04, 0x10, 0x12
ILOAD_0, ALOAD_0, ISTORE_0, ASTORE_0, ASTORE_1 = 0x1A, 0x2A, 0x3B, 0x4B, 0x4C
POP, DUP, IADD, IFEQ, GOTO, JSR, RET = 0x57, 0x59, 0x60, 0x99, 0xA7, 0xA8, 0xA9
TABLESWITCH, LOOKUPSWITCH, IRETURN, RETURN = 0xAA, 0xAB, 0xAC, 0xB1
GETSTATIC, NEW = 0xB2, 0xBB
INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE = 0xB6, 0xB7, 0xB8, 0xB9
ATHROW, MONITORENTER, MONITOREXIT, WIDE, GOTO_W, JSR_W = 0xBF, 0xC2, 0xC3, 0xC4, 0xC8, 0xC9


def u1(*values):
    return bytes(values)


def u2(*values):
    return struct.pack(f">{len(values)}H", *values)


def u4(*values):
    return struct.pack(f">{len(values)}I", *(value & 0xFFFFFFFF for value in values))


class Pool:
    """Constants; equal ones are shared."""

    def __init__(self):
        self.items = []
        self.index = {}
        self.n = 1  # the next index

    def add(self, tag, body, slots=1):
        item = u1(tag) + body
        if item not in self.index:
            self.index[item] = self.n
            self.items.append(item)
            self.n += slots
        return self.index[item]

    def utf8(self, text):
        text = text if isinstance(text, bytes) else text.encode()
        return self.add(1, u2(len(text)) + text)

    def integer(self, value):
        return self.add(3, u4(value))

    def long(self, value):
        return self.add(5, struct.pack(">q", value), 2)

    def class_(self, name):
        return self.add(7, u2(self.utf8(name)))

    def string(self, text):
        return self.add(8, u2(self.utf8(text)))

    def name_and_type(self, name, descriptor):
        return self.add(12, u2(self.utf8(name), self.utf8(descriptor)))

    def member(self, tag, owner, name, descriptor):
        return self.add(tag, u2(self.class_(owner), self.name_and_type(name, descriptor)))

    def field(self, *what):
        return self.member(9, *what)

    def method(self, *what):
        return self.member(10, *what)

    def interface_method(self, *what):
        return self.member(11, *what)

    def bytes(self):
        return u2(self.n) + b"".join(self.items)


class ClassFile:
    def __init__(self, name, parent="java/lang/Object", interfaces=(), access=PUBLIC | SUPER, major=52):
        self.pool = Pool()
        self.name, self.parent, self.interfaces = name, parent, interfaces
        self.access, self.major = access, major
        self.fields, self.methods, self.attributes = [], [], []

    def attribute(self, name, body, length=None):
        """An attribute; length: what it claims, where that is a lie."""
        return u2(self.pool.utf8(name)) + u4(len(body) if length is None else length) + body

    def add_field(self, name, descriptor="I", access=PUBLIC, attributes=()):
        self.fields.append((access, name, descriptor, list(attributes)))

    def add_method(self, name, descriptor="()V", code=None, access=PUBLIC | STATIC, stack=4, locals_=4,
                   handlers=(), attributes=()):
        """handlers: (start, end, target, catch type or 0). code None: abstract or native."""
        attributes = list(attributes)
        if code is not None:
            body = u2(stack, locals_) + u4(len(code)) + bytes(code)
            body += u2(len(handlers)) + b"".join(u2(*handler) for handler in handlers) + u2(0)
            attributes.append(self.attribute("Code", body))
        self.methods.append((access, name, descriptor, attributes))

    def member_bytes(self, member):
        access, name, descriptor, attributes = member
        return u2(access, self.pool.utf8(name), self.pool.utf8(descriptor), len(attributes)) + b"".join(attributes)

    def bytes(self):
        this = self.pool.class_(self.name)
        parent = self.pool.class_(self.parent) if self.parent else 0
        body = u2(self.access, this, parent, len(self.interfaces))
        body += b"".join(u2(self.pool.class_(name)) for name in self.interfaces)
        for members in (self.fields, self.methods):
            body += u2(len(members)) + b"".join(map(self.member_bytes, members))
        body += u2(len(self.attributes)) + b"".join(self.attributes)
        return u4(0xCAFEBABE) + u2(0, self.major) + self.pool.bytes() + body


def simple(name, parent="java/lang/Object", interfaces=(), access=PUBLIC | SUPER):
    """A class with one method that returns."""
    c = ClassFile(name, parent, interfaces, access)
    c.add_method("f", code=u1(RETURN))
    return c.bytes()
