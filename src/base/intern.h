// One `struct name` per distinct string, so that names compare by pointer. Safe to call from many
// threads: the table is cut into shards, each with its own lock, which only who adds a name takes. A
// name's address says nothing about order; where names are sorted, they are sorted by their text.
#ifndef BASE_INTERN_H
#define BASE_INTERN_H

#include <stdint.h>

#include "base/slice.h"

struct name {
	uint64_t hash;
	uint32_t len;
	char text[]; // NUL-terminated
};

struct intern;

struct intern *intern_new(void);
void intern_free(struct intern *table);

const struct name *intern_slice(struct intern *table, struct slice text);
const struct name *intern_string(struct intern *table, const char *text);
// Without making it: NULL when no such string was interned.
const struct name *intern_find(struct intern *table, struct slice text);
// The same for many: they wait for memory together.
void intern_find_all(struct intern *table, const struct slice *texts, uint32_t n,
	const struct name **found);

static inline struct slice name_slice(const struct name *name)
{
	return slice_of(name->text, name->len);
}

#endif
