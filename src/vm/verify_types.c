// Types of the verifier: by name, so that a class is only loaded where the answer depends on it.
#include <stdio.h>

#include "vm/verify.h"

vtype verify_reference(struct verifier *v, struct slice name)
{
	return (vtype)offset_of(symbol_of(v->vm, name)) << 8 | REFERENCE;
}

const struct symbol *verify_name_of(vtype type)
{
	return (const struct symbol *)(const void *)(VM_BASE + (type >> 8));
}

vtype verify_type_of(struct verifier *v, struct slice d)
{
	switch (d.ptr[0]) {
	case 'J':
		return LONG;
	case 'D':
		return DOUBLE;
	case 'F':
		return FLOAT;
	case '[':
		return verify_reference(v, d);
	case 'L':
		return verify_reference(v, slice_of(d.ptr + 1, d.len - 2));
	default:
		return INT;
	}
}

bool verify_is_wide(vtype type)
{
	return KIND(type) == LONG || KIND(type) == DOUBLE;
}

bool verify_is_reference(vtype type)
{
	return KIND(type) == REFERENCE || KIND(type) == NULLTYPE;
}

bool verify_is_array_name(const struct symbol *s)
{
	return s->text[0] == '[';
}

// NULL where there is no such class; nothing is thrown.
static struct vclass *class_named(struct verifier *v, const struct symbol *s)
{
	if (s == v->in->name)
		return v->in;
	return class_load(v->vm, NULL, symbol_slice(s), v->in->loader);
}

// The component of an array's name, as a type name; empty for a primitive one.
struct slice verify_component_of(const struct symbol *s)
{
	struct slice d = slice_from(symbol_slice(s), 1);
	if (d.len && d.ptr[0] == '[')
		return d;
	return d.len > 2 && d.ptr[0] == 'L' ? slice_of(d.ptr + 1, d.len - 2) : SLICE_EMPTY;
}

static bool names_assignable(struct verifier *v, const struct symbol *from, const struct symbol *to)
{
	if (from == to || symbol_is(to, "java/lang/Object"))
		return true;
	if (verify_is_array_name(to)) {
		if (!verify_is_array_name(from))
			return false;
		struct slice a = verify_component_of(from), b = verify_component_of(to);
		return a.len && b.len && names_assignable(v, symbol_of(v->vm, a), symbol_of(v->vm, b));
	}
	const struct vclass *target = class_named(v, to);
	if (target && target->is_interface)
		return true;
	if (verify_is_array_name(from))
		return false;
	const struct vclass *source = class_named(v, from);
	return !source || (target && class_is_subclass(source, target));
}

bool verify_is_assignable(struct verifier *v, vtype from, vtype to)
{
	if (KIND(to) != REFERENCE)
		return from == to;
	return KIND(from) == NULLTYPE ||
		(KIND(from) == REFERENCE && names_assignable(v, verify_name_of(from), verify_name_of(to)));
}

static vtype merge_names(struct verifier *v, const struct symbol *a, const struct symbol *b)
{
	vtype object = verify_reference(v, SLICE("java/lang/Object"));
	if (verify_is_array_name(a) || verify_is_array_name(b)) {
		struct slice x = verify_is_array_name(a) ? verify_component_of(a) : SLICE_EMPTY;
		struct slice y = verify_is_array_name(b) ? verify_component_of(b) : SLICE_EMPTY;
		if (!x.len || !y.len)
			return object;
		const struct symbol *inner = verify_name_of(
			merge_names(v, symbol_of(v->vm, x), symbol_of(v->vm, y)));
		char text[600];
		int n = snprintf(text, sizeof(text), verify_is_array_name(inner) ? "[%s" : "[L%s;",
			inner->text);
		return n < (int)sizeof(text) ? verify_reference(v, slice_of_string(text)) : object;
	}
	if (a == b)
		return verify_reference(v, symbol_slice(a));
	const struct vclass *k = class_named(v, a), *other = class_named(v, b);
	if (!k || !other)
		return verify_reference(v, symbol_slice(k ? a : b));
	if (k->is_interface || other->is_interface)
		return object;
	while (k && !class_is_subclass(other, k))
		k = k->super;
	return k ? verify_reference(v, class_text(k)) : object;
}

vtype verify_merge_types(struct verifier *v, vtype a, vtype b)
{
	if (a == b)
		return a;
	if (!verify_is_reference(a) || !verify_is_reference(b))
		return TOP;
	if (KIND(a) == NULLTYPE)
		return b;
	return KIND(b) == NULLTYPE ? a : merge_names(v, verify_name_of(a), verify_name_of(b));
}
