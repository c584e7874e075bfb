// Descriptors and names, JVMS 4.2 and 4.3.
#include "class/internal.h"

#define MAX_DIMENSIONS 255

struct slice descriptor_first(struct slice text)
{
	size_t i = 0;
	while (i < text.len && text.ptr[i] == '[')
		i++;
	if (i >= text.len || i > MAX_DIMENSIONS)
		return SLICE_EMPTY;
	switch (text.ptr[i]) {
	case 'B':
	case 'C':
	case 'D':
	case 'F':
	case 'I':
	case 'J':
	case 'S':
	case 'Z':
		return slice_until(text, i + 1);
	case 'L': {
		ptrdiff_t end = slice_find(slice_from(text, i + 1), ';');
		return end > 0 ? slice_until(text, i + 2 + (size_t)end) : SLICE_EMPTY;
	}
	default:
		return SLICE_EMPTY;
	}
}

// Internal form: segments between single slashes, none empty, without . ; [ (JVMS 4.2.1).
static bool is_internal_name(struct slice text)
{
	bool at_segment_start = true;
	for (size_t i = 0; i < text.len; i++) {
		uint8_t ch = text.ptr[i];
		if (ch == '.' || ch == ';' || ch == '[' || (ch == '/' && at_segment_start))
			return false;
		at_segment_start = ch == '/';
	}
	return !at_segment_start;
}

static bool is_checked_field(struct slice descriptor)
{
	if (descriptor.len == 0)
		return false;
	if (descriptor.ptr[descriptor.len - 1] != ';')
		return true;
	size_t start = (size_t)slice_find(descriptor, 'L') + 1;
	return is_internal_name(slice_of(descriptor.ptr + start, descriptor.len - start - 1));
}

bool descriptor_is_field(struct slice text)
{
	struct slice first = descriptor_first(text);
	return first.len && first.len == text.len && is_checked_field(first);
}

bool descriptor_is_method(struct slice text)
{
	if (text.len < 3 || text.ptr[0] != '(')
		return false;
	uint32_t words = 0;
	struct slice rest = slice_from(text, 1);
	while (rest.len && rest.ptr[0] != ')') {
		struct slice first = descriptor_first(rest);
		if (!is_checked_field(first))
			return false;
		words += descriptor_words(first);
		rest = slice_from(rest, first.len);
	}
	rest = slice_from(rest, 1);
	if (words > 255)
		return false;
	return (rest.len == 1 && rest.ptr[0] == 'V') || descriptor_is_field(rest);
}

struct slice descriptor_parameters(struct slice method_descriptor)
{
	return slice_from(method_descriptor, 1);
}

struct slice descriptor_next(struct slice *parameters)
{
	if (parameters->len == 0 || parameters->ptr[0] == ')')
		return SLICE_EMPTY;
	struct slice first = descriptor_first(*parameters);
	*parameters = slice_from(*parameters, first.len);
	return first;
}

struct slice descriptor_return(struct slice method_descriptor)
{
	return slice_from(method_descriptor, (size_t)(slice_find_last(method_descriptor, ')') + 1));
}

uint32_t descriptor_words(struct slice descriptor)
{
	uint8_t first = descriptor.len ? descriptor.ptr[0] : 'V';
	return first == 'V' ? 0 : first == 'J' || first == 'D' ? 2 : 1;
}

uint32_t descriptor_n_parameters(struct slice method_descriptor)
{
	uint32_t n = 0;
	struct slice rest = descriptor_parameters(method_descriptor);
	while (descriptor_next(&rest).len)
		n++;
	return n;
}

uint32_t descriptor_parameter_words(struct slice method_descriptor)
{
	uint32_t words = 0;
	struct slice rest = descriptor_parameters(method_descriptor), next;
	while ((next = descriptor_next(&rest)).len)
		words += descriptor_words(next);
	return words;
}

bool name_is_class(struct slice text)
{
	if (text.len && text.ptr[0] == '[')
		return descriptor_is_field(text);
	return is_internal_name(text);
}

bool name_is_field(struct slice text)
{
	for (size_t i = 0; i < text.len; i++) {
		uint8_t ch = text.ptr[i];
		if (ch == '.' || ch == ';' || ch == '[' || ch == '/')
			return false;
	}
	return text.len > 0;
}

bool name_is_method(struct slice text)
{
	if (text.len && text.ptr[0] == '<')
		return slice_equal(text, SLICE("<init>")) || slice_equal(text, SLICE("<clinit>"));
	for (size_t i = 0; i < text.len; i++)
		if (text.ptr[i] == '<' || text.ptr[i] == '>')
			return false;
	return name_is_field(text);
}

// Eight bytes at a time while they are plain ASCII without NUL.
static size_t ascii_prefix(struct slice text)
{
	size_t i = 0;
	for (; i + 8 <= text.len; i += 8) {
		uint64_t word;
		memcpy(&word, text.ptr + i, 8);
		uint64_t has_zero = (word - 0x0101010101010101u) & ~word & 0x8080808080808080u;
		if ((word & 0x8080808080808080u) | has_zero)
			break;
	}
	while (i < text.len && text.ptr[i] && text.ptr[i] < 0x80)
		i++;
	return i;
}

bool utf8_is_valid(struct slice text)
{
	size_t i = ascii_prefix(text);
	while (i < text.len) {
		uint8_t ch = text.ptr[i];
		size_t n = ch == 0        ? 0
			: ch < 0x80           ? 1
			: (ch & 0xe0) == 0xc0 ? 2
			: (ch & 0xf0) == 0xe0 ? 3
								  : 0;
		if (n == 0 || n > text.len - i)
			return false;
		for (size_t k = 1; k < n; k++)
			if ((text.ptr[i + k] & 0xc0) != 0x80)
				return false;
		i += n;
	}
	return true;
}
