// java.lang.String objects: made from and turned into text, interned. Compact strings: Latin-1 or UTF-16.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/internal.h"

// Decodes modified UTF-8 (and the four-byte form of UTF-8, into two units). Damaged bytes stand for
// themselves.
static uint32_t decode(struct slice text, uint16_t *units, bool *is_latin)
{
	uint32_t n = 0;
	*is_latin = true;
	for (size_t i = 0; i < text.len;) {
		const uint8_t *p = text.ptr + i;
		size_t left = text.len - i;
		uint32_t c = p[0];
		size_t used = 1;
		if ((c & 0xe0) == 0xc0 && left >= 2) {
			c = (c & 0x1f) << 6 | (p[1] & 0x3f);
			used = 2;
		} else if ((c & 0xf0) == 0xe0 && left >= 3) {
			c = (c & 0x0f) << 12 | (p[1] & 0x3fu) << 6 | (p[2] & 0x3f);
			used = 3;
		} else if ((c & 0xf8) == 0xf0 && left >= 4) {
			c = (c & 7) << 18 | (p[1] & 0x3fu) << 12 | (p[2] & 0x3fu) << 6 | (p[3] & 0x3f);
			used = 4;
		}
		i += used;
		if (c > 0xff)
			*is_latin = false;
		if (c > 0xffff) {
			units[n++] = (uint16_t)(0xd800 + ((c - 0x10000) >> 10));
			c = 0xdc00 + ((c - 0x10000) & 0x3ff);
		}
		units[n++] = (uint16_t)c;
	}
	return n;
}

static void store(uint8_t *data, const uint16_t *units, uint32_t n, bool is_latin)
{
	if (is_latin)
		for (uint32_t i = 0; i < n; i++)
			data[i] = (uint8_t)units[i];
	else if (n)
		memcpy(data, units, 2 * (size_t)n);
}

ref string_of_slice(struct vm *vm, struct thread *t, struct slice text)
{
	bool is_latin;
	uint16_t *units = xmalloc(2 * text.len + 2);
	uint32_t n = decode(text, units, &is_latin);
	ref bytes = heap_array(vm, t, vm->image->arrays['B'], is_latin ? n : 2 * n);
	ref string = bytes ? heap_object(vm, t, WK(vm, String)) : 0;
	if (string) {
		store(array_at(bytes)->data, units, n, is_latin);
		memcpy(VM_BASE + string + OFF(vm, String, value), &bytes, 4);
		VM_BASE[string + OFF(vm, String, coder)] = !is_latin;
	}
	free(units);
	return string;
}

ref string_new(struct vm *vm, struct thread *t, const char *utf8)
{
	return string_of_slice(vm, t, slice_of_string(utf8));
}

ref string_printf(struct vm *vm, struct thread *t, const char *format, ...)
{
	struct buf out = BUF_INIT;
	va_list args;
	va_start(args, format);
	buf_vprintf(&out, format, args);
	va_end(args);
	ref string = string_of_slice(vm, t, buf_view(&out));
	buf_release(&out);
	return string;
}

// ---- interning --------------------------------------------------------------------------------

static struct slice bytes_of(struct vm *vm, ref string)
{
	ref value = get_32(string, OFF(vm, String, value));
	return slice_of(array_at(value)->data, array_length(value));
}

static bool is_wide(struct vm *vm, ref string)
{
	return VM_BASE[string + OFF(vm, String, coder)];
}

static uint32_t hash_of(struct slice bytes)
{
	uint32_t hash = 2166136261u;
	for (size_t i = 0; i < bytes.len; i++)
		hash = (hash ^ bytes.ptr[i]) * 16777619u;
	return hash;
}

static ref find_string(struct vm *vm, struct slice bytes, bool wide, uint32_t hash)
{
	for (struct string_entry *e = vm->image->strings[hash % N_STRING_SLOTS]; e; e = e->next)
		if (e->hash == hash && is_wide(vm, e->string) == wide &&
			slice_equal(bytes_of(vm, e->string), bytes))
			return e->string;
	return 0;
}

static ref add_string(struct vm *vm, struct slice bytes, bool wide, uint32_t hash)
{
	uint64_t name = name_mix(hash, bytes.len + 0x57000000);
	ref value = perm_array(vm, vm->image->arrays['B'], (uint32_t)bytes.len, name_mix(name, 1));
	if (bytes.len)
		memcpy(array_at(value)->data, bytes.ptr, bytes.len);
	ref string = perm_object(vm, WK(vm, String), 0, name);
	memcpy(VM_BASE + string + OFF(vm, String, value), &value, 4);
	VM_BASE[string + OFF(vm, String, coder)] = wide;
	struct string_entry *e = PERM_NEW(vm, struct string_entry);
	e->string = string;
	e->hash = hash;
	e->next = vm->image->strings[hash % N_STRING_SLOTS];
	vm->image->strings[hash % N_STRING_SLOTS] = e;
	return string;
}

// An interned string is a permanent copy: it is the same whoever interned it first.
ref string_intern(struct vm *vm, ref string)
{
	struct slice bytes = bytes_of(vm, string);
	bool wide = is_wide(vm, string);
	uint32_t hash = hash_of(bytes);
	ref found = find_string(vm, bytes, wide, hash);
	return found ? found : add_string(vm, bytes, wide, hash);
}

ref string_constant(struct vm *vm, struct slice text)
{
	bool is_latin;
	uint16_t *units = xmalloc(2 * text.len + 2);
	uint32_t n = decode(text, units, &is_latin);
	uint8_t *data = xmalloc(2 * (size_t)n + 1);
	store(data, units, n, is_latin);
	struct slice bytes = slice_of(data, is_latin ? n : 2 * (size_t)n);
	uint32_t hash = hash_of(bytes);
	ref found = find_string(vm, bytes, !is_latin, hash);
	if (!found)
		found = add_string(vm, bytes, !is_latin, hash);
	free(units);
	free(data);
	return found;
}

// ---- text ---------------------------------------------------------------------------------------

static void put_unit(struct buf *out, uint32_t c)
{
	if (c < 0x80) {
		buf_char(out, (char)c);
	} else if (c < 0x800) {
		buf_char(out, (char)(0xc0 | c >> 6));
		buf_char(out, (char)(0x80 | (c & 0x3f)));
	} else if (c < 0x10000) {
		buf_char(out, (char)(0xe0 | c >> 12));
		buf_char(out, (char)(0x80 | (c >> 6 & 0x3f)));
		buf_char(out, (char)(0x80 | (c & 0x3f)));
	} else {
		buf_char(out, (char)(0xf0 | c >> 18));
		buf_char(out, (char)(0x80 | (c >> 12 & 0x3f)));
		buf_char(out, (char)(0x80 | (c >> 6 & 0x3f)));
		buf_char(out, (char)(0x80 | (c & 0x3f)));
	}
}

void string_text(struct vm *vm, ref string, struct buf *out)
{
	struct slice bytes = bytes_of(vm, string);
	if (!is_wide(vm, string)) {
		for (size_t i = 0; i < bytes.len; i++)
			put_unit(out, bytes.ptr[i]);
		return;
	}
	for (size_t i = 0; i + 1 < bytes.len; i += 2) {
		uint32_t c = bytes_u2le(bytes.ptr + i);
		if (c >= 0xd800 && c < 0xdc00 && i + 3 < bytes.len) {
			uint32_t low = bytes_u2le(bytes.ptr + i + 2);
			if (low >= 0xdc00 && low < 0xe000) {
				c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
				i += 2;
			}
		}
		put_unit(out, c);
	}
}

void string_slashed(struct vm *vm, ref string, struct buf *out)
{
	size_t from = out->len;
	string_text(vm, string, out);
	for (size_t i = from; i < out->len; i++)
		if (out->ptr[i] == '.')
			out->ptr[i] = '/';
}

char *string_c(struct vm *vm, ref string)
{
	struct buf out = BUF_INIT;
	if (string)
		string_text(vm, string, &out);
	char *text = xmalloc(out.len + 1);
	memcpy(text, buf_cstring(&out), out.len + 1);
	buf_release(&out);
	return text;
}
