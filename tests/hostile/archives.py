"""Writes zip archives and jimages, well-formed or not."""

import struct
import zlib


class Entry:
    """One entry of a zip; what is not given is right."""

    def __init__(self, name, data=b"", method=None, packed=None, crc=None, size=None, packed_size=None, flags=0,
                 local=None, zip64=False):
        self.name = name if isinstance(name, bytes) else name.encode()
        self.method = 8 if method is None else method
        if packed is None:
            packed = deflate(data) if self.method == 8 else data
        self.packed = packed
        self.crc = zlib.crc32(data) if crc is None else crc
        self.size = len(data) if size is None else size
        self.packed_size = len(packed) if packed_size is None else packed_size
        self.flags = flags
        self.local = local  # offset of the local header of somebody else: then none is written
        self.zip64 = zip64


def deflate(data, level=9):
    packer = zlib.compressobj(level, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def deflated_zeros(size):
    """(packed, crc) of that many zeros, without having them all at once."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    crc, out, piece = 0, [], bytes(1 << 20)
    for left in range(size, 0, -len(piece)):
        part = piece[:left]
        crc = zlib.crc32(part, crc)
        out.append(packer.compress(part))
    return b"".join(out) + packer.flush(), crc


def zip_bytes(entries, prefix=b"", count=None, directory_size=None, directory_offset=None, comment=b"",
              zip64_end=False):
    out, directory = bytearray(), bytearray()
    for e in entries:
        local = len(out) if e.local is None else e.local
        sizes = struct.pack("<III", e.crc, e.packed_size & 0xFFFFFFFF, e.size & 0xFFFFFFFF)
        start = struct.pack("<HHHHH", 20, e.flags, e.method, 0, 0)
        extra = b""
        if e.zip64:
            extra = struct.pack("<HHQQQ", 1, 24, e.size, e.packed_size, local)
            sizes = struct.pack("<III", e.crc, 0xFFFFFFFF, 0xFFFFFFFF)
        if e.local is None:
            out += b"PK\3\4" + start + sizes + struct.pack("<HH", len(e.name), 0) + e.name + e.packed
        directory += b"PK\1\2" + struct.pack("<H", 20) + start + sizes
        directory += struct.pack("<HHHHHII", len(e.name), len(extra), 0, 0, 0, 0, 0xFFFFFFFF if e.zip64 else local)
        directory += e.name + extra
    n = len(entries) if count is None else count
    size = len(directory) if directory_size is None else directory_size
    offset = len(out) if directory_offset is None else directory_offset
    end = b""
    if zip64_end:
        end = b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, n, n, size, offset)
        end += b"PK\6\7" + struct.pack("<IQI", 0, len(out) + len(directory), 1)
        n, size, offset = 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF
    end += b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, n & 0xFFFF, n & 0xFFFF, size, offset, len(comment)) + comment
    return prefix + bytes(out) + bytes(directory) + end


def jar(classes, **options):
    """classes: {internal name: bytes}"""
    method = 0 if len(classes) > 1000 else 8  # deflate takes its time
    return zip_bytes([Entry(name + ".class", data, method=method) for name, data in classes.items()], **options)


def quine_zip(name="self-nested-archive-number.zip"):
    """An archive that holds itself, after Russ Cox, Zip Files All The Way Down (research.swtch.com/zip).

    Deflate as a language of two instructions of five bytes: L(n) prints the n bytes that follow it, R(n) prints
    again what was printed last. The program below, between the archive's head and its tail, prints all three."""
    name = name.encode()
    assert len(name) == 30  # so that R of the head has 40 bits

    def bits(fields):
        """Fields of (value, number of bits), packed as deflate does: from the low end."""
        value = at = 0
        for field, n in fields:
            value |= field << at
            at += n
        assert at == 40
        return value.to_bytes(5, "little")

    def code(value, n):  # Huffman codes come with their high bit first
        return int(format(value, f"0{n}b")[::-1], 2), n

    def literal(n, final=0):
        return bytes([final]) + struct.pack("<HH", n, n ^ 0xFFFF)

    block, end, nothing = (2, 3), code(0, 7), [(2, 3), code(0, 7)]
    # Copies: length code, extra bits, distance code, extra bits (RFC 1951, 3.2.5).
    again = {20: bits([block] + 2 * [code(8, 7), code(8, 5), (3, 3)] + [end]),  # twice 10 from 20 back
             65: bits([block, code(20, 7), (6, 3), code(12, 5), (0, 5), end] + nothing),
             258: bits([block, code(0xC5, 8), code(16, 5), (1, 7), end] + nothing)}
    l0, l1, l4, lp, ly = literal(0), literal(5), literal(20), literal(65), literal(258)
    r4, rp, ry, stop = again[20], again[65], again[258], literal(0, 1)

    def build(crc):
        def both(size, packed):
            middle = struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 0, crc, packed, size, len(name), 0)
            head = b"PK\3\4" + middle + name
            tail = b"PK\1\2" + struct.pack("<H", 20) + middle + struct.pack("<HHHII", 0, 0, 0, 0, 0) + name
            tail += b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 1, 1, len(tail), len(head) + packed, 150) + b" " * 150
            assert len(head) == 60 and len(tail) == 248
            program = lp + head + lp + rp + l1 + rp + l1 + l1 + l4 + rp + l1 + l1 + l4 + r4
            program += l4 + r4 + l4 + r4 + l4 + r4 + l4 + r4 + l0 + l0 + ly + r4 + l0 + l0 + ly
            return head, program + ry + stop + tail + ry + stop, tail

        parts = both(0, 0)
        parts = both(sum(map(len, parts)), len(parts[1]))
        return b"".join(parts)

    return build(fixed_point(lambda crc: zlib.crc32(build(crc))))


def fixed_point(function):
    """The x with function(x) == x, function being affine over 32 bits: CRCs are."""
    base = function(0)
    rows = []  # of the equations (function + identity) x = base; bit 32 is the right side
    columns = [function(1 << i) ^ base ^ 1 << i for i in range(32)]
    for bit in range(32):
        row = sum((columns[i] >> bit & 1) << i for i in range(32))
        rows.append(row | (base >> bit & 1) << 32)
    x, pivots = 0, []
    for i in range(32):
        pivot = next((row for row in rows if row >> i & 1), None)
        if pivot is None:
            continue
        rows = [row ^ pivot if row >> i & 1 else row for row in rows if row is not pivot]
        pivots = [(k, row ^ pivot if row >> i & 1 else row) for k, row in pivots] + [(i, pivot)]
    for i, row in pivots:
        x |= (row >> 32 & 1) << i
    return x


class Image:
    """A jimage."""

    def __init__(self, big_endian=False):
        self.order = ">" if big_endian else "<"
        self.strings, self.known = bytearray(b"\0"), {b"": 0}
        self.locations, self.offsets, self.content = bytearray(), [], bytearray()

    def string(self, text):
        text = text if isinstance(text, bytes) else text.encode()
        if text not in self.known:
            self.known[text] = len(self.strings)
            self.strings += text + b"\0"
        return self.known[text]

    def layer(self, decompressor, packed, unpacked):
        return struct.pack(self.order + "IQQIIB", 0xCAFEFAFA, len(packed), unpacked, self.string(decompressor), 0,
                           1) + packed

    def zipped(self, data, unpacked=None):
        return self.layer("zip", zlib.compress(data), len(data) if unpacked is None else unpacked)

    def number(self, value):
        if value < 1 << 13:
            return struct.pack(">H", 0xC000 | value)
        return struct.pack(">I", value)

    def shared(self, data):
        """A class file with its Utf8 constants moved to the strings, as jlink's compact-cp does."""
        sizes = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}
        out, at = bytearray(data[:10]), 10
        i, count = 1, struct.unpack_from(">H", data, 8)[0]
        while i < count:
            tag = data[at]
            if tag == 1:
                n = struct.unpack_from(">H", data, at + 1)[0]
                out += self.shared_text(data[at + 3:at + 3 + n])
                at += 3 + n
            else:
                out += data[at:at + 1 + sizes[tag]]
                at += 1 + sizes[tag]
            i += 2 if tag in (5, 6) else 1
        return self.layer("compact-cp", bytes(out + data[at:]), len(data))

    def shared_text(self, text):
        if b"L" not in text or b";" not in text or b"<" in text:
            return b"\x17" + self.number(self.string(text))
        form, numbers, at = bytearray(), bytearray(), 0
        while at < len(text):
            form.append(text[at])
            at += 1
            end = text.find(b";", at)
            if form[-1:] == b"L" and end >= 0:
                package, _, name = text[at:end].rpartition(b"/")
                numbers += self.number(self.string(package)) + self.number(self.string(name))
                at = end
            elif form[-1:] == b"L":
                return b"\x17" + self.number(self.string(text))
        return b"\x19" + self.number(self.string(bytes(form))) + self.number(len(numbers)) + bytes(numbers)

    def add(self, module, name, stored, size=None, packed=0, content=None, extension="class"):
        """stored: the bytes as they are in the image; packed: their number if that matters."""
        parent, _, base = name.rpartition("/")
        self.offsets.append(len(self.locations))
        values = [self.string(module), self.string(parent), self.string(base), self.string(extension),
                  len(self.content) if content is None else content, packed, len(stored) if size is None else size]
        for kind, value in enumerate(values, 1):
            body = value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")
            self.locations += bytes([kind << 3 | len(body) - 1]) + body
        self.locations.append(0)
        self.content += stored

    def bytes(self, n=None, n_locations=None, n_strings=None, version=0x10000):
        count = len(self.offsets)
        header = [0xCAFEDADA, version, 0, count, count if n is None else n,
                  len(self.locations) if n_locations is None else n_locations,
                  len(self.strings) if n_strings is None else n_strings]
        words = header + [0] * count + self.offsets
        return struct.pack(f"{self.order}{len(words)}I", *words) + bytes(self.locations + self.strings + self.content)


def read_image(data):
    """(path, bytes) of every plainly stored resource of a little-endian jimage."""
    _, _, _, _, n, n_locations, n_strings = struct.unpack_from("<7I", data)
    locations = 28 + 8 * n
    strings = locations + n_locations
    content = strings + n_strings
    for at in struct.unpack_from(f"<{n}I", data, 28 + 4 * n):
        values, at = [0] * 8, locations + at
        while data[at] >> 3:
            kind, length = data[at] >> 3, (data[at] & 7) + 1
            if kind < 8:
                values[kind] = int.from_bytes(data[at + 1:at + 1 + length], "big")
            at += 1 + length
        if values[6]:
            continue
        text = [data[strings + v:data.find(b"\0", strings + v)].decode("utf-8", "replace") for v in values[1:5]]
        start = content + values[5]
        yield "/".join(text[:3]) + "." + text[3], data[start:start + values[7]]
