// Shared by the files of this folder only.
#ifndef CLASS_INTERNAL_H
#define CLASS_INTERNAL_H

#include "class/class.h"

// Fills tags and offsets and checks every entry; leaves the cursor behind the constant pool.
bool constants_parse(struct class *c, struct cursor *in, struct arena *arena);

// The Code attribute's bytes, checked against the class's constants.
struct code *code_parse(const struct class *c, struct cursor *in, struct arena *arena);

// Is there a constant of that kind at index?
static inline bool constant_is(const struct class *c, uint32_t index, uint8_t tag)
{
	return index < c->n_constants && c->tags[index] == tag;
}

// 0 or a constant of that kind.
static inline bool constant_is_or_zero(const struct class *c, uint32_t index, uint8_t tag)
{
	return index == 0 || constant_is(c, index, tag);
}

// Walks `n` attributes without looking inside; false (cursor failed) when one is not whole.
bool attributes_skip(const struct class *c, struct cursor *in, struct attributes *out);

bool name_is_class(struct slice text);  // internal form or array descriptor, JVMS 4.2.1, 4.4.1
bool name_is_field(struct slice text);  // JVMS 4.2.2
bool name_is_method(struct slice text); // with <init> and <clinit>
bool utf8_is_valid(struct slice text);  // modified UTF-8, JVMS 4.4.7

#endif
