// A JDK's lib/modules: the jimage format, as OpenJDK's imageFile.hpp describes it.
//
//     header      7 words: magic, version, flags, n resources, table length, two sizes
//     redirect    table length words: a perfect hash, for lookup by name; not needed here
//     offsets     table length words: where in `locations` each resource's attributes are
//     locations   attribute streams: a byte (kind << 3 | n - 1), then n bytes of value, big-endian
//     strings     NUL-terminated modified UTF-8
//     content     the resources
//
// Words are in the byte order of the machine it was made for; the magic tells. Unknown kinds of
// attributes are skipped. Module, parent, base and extension are offsets into strings: the resource
// is "/module/parent/base.extension".
//
// Entries are taken in the order of their content. That is the order in which jlink wrote them (by
// module, then by name, unless a plugin reordered them), is fixed by the file alone, and lets
// readers walk the mapping forwards; the order of `offsets` is that of the hash.
#include <stdio.h>
#include <stdlib.h>

#include "base/bug.h"
#include "input/internal.h"

enum { MAJOR_VERSION = 1, MAX_NAME = 0xffff };
enum { DIGIT_BITS = 11, DIGIT_MASK = (1 << DIGIT_BITS) - 1 };
enum {
	KIND_END,
	KIND_MODULE,
	KIND_PARENT,
	KIND_BASE,
	KIND_EXTENSION,
	KIND_OFFSET,
	KIND_PACKED,
	KIND_SIZE,
	N_KINDS
};

// Names are built from shared strings, so a small file could claim gigabytes of them. Real images
// need less than their index; this many times the index is where we stop.
#define NAME_BUDGET_RATIO 16

static uint32_t read_word(struct cursor *c, bool is_big_endian)
{
	return is_big_endian ? cursor_u4(c) : cursor_u4le(c);
}

static struct slice take_table(struct cursor *c, uint64_t size, const char *why)
{
	if (!cursor_has(c, size, 1, why))
		return SLICE_EMPTY;
	return cursor_bytes(c, (size_t)size);
}

bool jimage_open(struct jimage *image, struct slice bytes, struct err *err)
{
	struct cursor c = cursor_of(bytes);
	bool big = cursor_u4(&c) == JIMAGE_MAGIC;
	*image = (struct jimage){ .bytes = bytes };
	uint32_t version = read_word(&c, big);
	if (cursor_ok(&c) && version >> 16 != MAJOR_VERSION)
		return err_set_at(err, ERR_UNSUPPORTED, 4, "jimage version %u.%u", version >> 16,
			version & 0xffff);
	cursor_skip(&c, 8); // flags, number of resources
	uint32_t n = read_word(&c, big), n_locations = read_word(&c, big),
			 n_strings = read_word(&c, big);
	take_table(&c, (uint64_t)n * 4, "redirect table is cut off");
	image->offsets = take_table(&c, (uint64_t)n * 4, "offsets table is cut off");
	image->locations = take_table(&c, n_locations, "locations are cut off");
	image->strings = take_table(&c, n_strings, "strings are cut off");
	image->content = slice_of(c.at, cursor_left(&c));
	image->n_locations = n;
	image->is_big_endian = big;
	return cursor_check(&c, err);
}

bool jimage_location(const struct jimage *image, uint64_t at, struct jimage_location *location,
	struct err *err)
{
	struct cursor c = cursor_of(image->locations);
	uint64_t values[N_KINDS] = { 0 };
	c.origin = image->bytes.ptr;
	if (at >= image->locations.len)
		return err_set(err, ERR_INPUT, "location 0x%llx is beyond the end", (unsigned long long)at);
	c.at += at;
	for (;;) {
		uint8_t head = cursor_u1(&c);
		uint32_t kind = head >> 3;
		uint64_t value = 0;
		if (kind == KIND_END)
			break;
		struct slice bytes = cursor_bytes(&c, (head & 7u) + 1);
		for (size_t i = 0; i < bytes.len; i++)
			value = value << 8 | bytes.ptr[i];
		if (kind < N_KINDS)
			values[kind] = value;
	}
	*location = (struct jimage_location){ values[KIND_MODULE], values[KIND_PARENT],
		values[KIND_BASE], values[KIND_EXTENSION], values[KIND_OFFSET], values[KIND_PACKED],
		values[KIND_SIZE] };
	return cursor_check(&c, err);
}

bool jimage_string(const struct jimage *image, uint64_t at, struct slice *text)
{
	if (at >= image->strings.len)
		return false;
	struct slice rest = slice_until(slice_from(image->strings, (size_t)at), MAX_NAME + 1);
	ptrdiff_t end = slice_find(rest, 0);
	*text = slice_until(rest, end < 0 ? 0 : (size_t)end);
	return end >= 0;
}

static bool is_class(const struct jimage *image, uint64_t extension)
{
	return extension < image->strings.len && image->strings.len - extension >= sizeof("class") &&
		memcmp(image->strings.ptr + extension, "class", sizeof("class")) == 0;
}

struct place {
	uint64_t content;
	uint32_t at;
};

// Sorts by content with one stable counting pass per digit, least significant first; `spare` has
// room for as many. Returns where the result is. Four times as fast as qsort here.
static struct place *sort_places(struct place *places, struct place *spare, uint32_t n,
	uint64_t max)
{
	for (uint32_t shift = 0; shift < 64 && max >> shift; shift += DIGIT_BITS) {
		uint32_t starts[1 << DIGIT_BITS] = { 0 }, sum = 0;
		for (uint32_t i = 0; i < n; i++)
			starts[places[i].content >> shift & DIGIT_MASK]++;
		for (uint32_t d = 0; d <= DIGIT_MASK; d++) {
			uint32_t count = starts[d];
			starts[d] = sum;
			sum += count;
		}
		for (uint32_t i = 0; i < n; i++)
			spare[starts[places[i].content >> shift & DIGIT_MASK]++] = places[i];
		struct place *sorted = spare;
		spare = places;
		places = sorted;
	}
	return places;
}

// The locations of all class files, in the order of their content. `places` has room for twice as
// many as the image has.
static struct place *collect(struct input *input, const struct input_source *source,
	struct place *places, uint32_t *n)
{
	const struct jimage *image = &source->jimage;
	struct cursor c = cursor_of(image->offsets);
	struct jimage_location location;
	struct err err = ERR_INIT;
	uint64_t max = 0;
	*n = 0;
	for (uint32_t i = 0; i < image->n_locations; i++) {
		uint32_t at = read_word(&c, image->is_big_endian);
		if (!jimage_location(image, at, &location, &err)) {
			if (err.offset == ERR_NO_OFFSET)
				err.offset = (uint64_t)(image->offsets.ptr - image->bytes.ptr) + 4 * (uint64_t)i;
			continue;
		}
		if (!is_class(image, location.extension))
			continue;
		places[(*n)++] = (struct place){ location.content, at };
		max |= location.content;
	}
	if (err_is_set(&err))
		input_complain(input, NOTE_WARNING, source->place, &err);
	return sort_places(places, places + image->n_locations, *n, max);
}

static struct slice join_name(struct slice parent, struct slice base, struct arena *arena)
{
	if (parent.len == 0)
		return arena_copy(arena, base);
	uint8_t *name = arena_alloc(arena, parent.len + 1 + base.len);
	memcpy(name, parent.ptr, parent.len);
	name[parent.len] = '/';
	memcpy(name + parent.len + 1, base.ptr, base.len);
	return slice_of(name, parent.len + 1 + base.len);
}

static uint64_t location_offset(const struct jimage *image, uint64_t at)
{
	return (uint64_t)(image->locations.ptr - image->bytes.ptr) + at;
}

static bool fill_entry(struct input_entry *entry, const struct jimage *image, uint64_t *budget,
	struct arena *arena, struct err *err)
{
	struct jimage_location location;
	struct slice parent, base;
	if (!jimage_location(image, entry->at, &location, err))
		return false;
	if (!jimage_string(image, location.module, &entry->module) ||
		!jimage_string(image, location.parent, &parent) ||
		!jimage_string(image, location.base, &base) || base.len == 0) {
		*budget -= *budget < MAX_NAME ? *budget : MAX_NAME;
		return err_set_at(err, ERR_INPUT, location_offset(image, entry->at),
			"bad name of location");
	}
	uint64_t length = entry->module.len + parent.len + base.len + 1;
	if (length > *budget)
		return err_set_at(err, ERR_BUDGET, location_offset(image, entry->at),
			"names are longer than the file justifies; this one and those after it are left out");
	*budget -= length;
	entry->class_name = join_name(parent, base, arena);
	entry->size = location.size;
	return true;
}

// A claim that jimage_read will refuse costs nothing.
static bool take_budget(struct input *input, const struct input_source *source,
	const struct input_entry *entry, struct err *err)
{
	if (entry->size > source->max_entry || class_budget_take(input, entry->size))
		return true;
	return err_set_at(err, ERR_BUDGET, location_offset(&source->jimage, entry->at),
		"classes unpack to more than the file justifies; this one and those after it are left out");
}

// One complaint of each kind: about the first of them.
struct complaints {
	struct err bad, end, duplicate;
	uint32_t n_duplicates;
};

static void complain(struct input *input, const struct input_source *source,
	struct complaints *complaints)
{
	struct err *all[] = { &complaints->bad, &complaints->end, &complaints->duplicate };
	if (complaints->n_duplicates > 1)
		snprintf(complaints->duplicate.text, sizeof(complaints->duplicate.text),
			"duplicate class, the last is used (%u such in this image)", complaints->n_duplicates);
	for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++)
		if (err_is_set(all[i]))
			input_complain(input, NOTE_WARNING, source->place, all[i]);
}

// False when the claims of the image are no longer believable.
static bool add_entry(struct input *input, const struct input_source *source, uint64_t at,
	uint64_t *budget, struct complaints *complaints)
{
	struct input_entry entry = { .source = source, .at = at, .role = (uint8_t)source->role };
	struct err err = ERR_INIT;
	if (!fill_entry(&entry, &source->jimage, budget, &input->arena, &err) ||
		!take_budget(input, source, &entry, &err)) {
		struct err *first = err.kind == ERR_BUDGET ? &complaints->end : &complaints->bad;
		if (!err_is_set(first))
			*first = err;
		return err.kind != ERR_BUDGET;
	}
	if (index_add(&input->roles[source->role], &entry, NULL) != INDEX_NEW) {
		complaints->n_duplicates++;
		err_set_at(&complaints->duplicate, ERR_INPUT, location_offset(&source->jimage, at),
			"duplicate class, the last is used");
	}
	return true;
}

void jimage_index(struct input *input, struct input_source *source)
{
	const struct jimage *image = &source->jimage;
	uint64_t budget = NAME_BUDGET_RATIO * ((uint64_t)image->locations.len + image->strings.len);
	struct complaints complaints = { ERR_INIT, ERR_INIT, ERR_INIT, 0 };
	uint32_t n;
	struct place *room = xmalloc((size_t)image->n_locations * 2 * sizeof(*room));
	struct place *places = collect(input, source, room, &n);
	index_reserve(&input->roles[source->role], n);
	for (uint32_t i = 0; i < n && budget; i++)
		if (!add_entry(input, source, places[i].at, &budget, &complaints))
			break;
	complain(input, source, &complaints);
	free(room);
}

struct slice jimage_place(const struct input_entry *entry, struct arena *arena)
{
	return arena_printf(arena, "%.*s!/%.*s/%.*s.class", SLICE_ARG(entry->source->place),
		SLICE_ARG(entry->module), SLICE_ARG(entry->class_name));
}
