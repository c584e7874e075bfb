// Questions about loaded classes: subtyping, members, selection (JVMS 5.4.3 and 5.4.6).
#include "vm/internal.h"

static bool implements(const struct vclass *k, const struct vclass *interface)
{
	for (uint32_t i = 0; i < k->n_all; i++)
		if (k->all[i] == interface)
			return true;
	return false;
}

bool class_is_subclass(const struct vclass *sub, const struct vclass *super)
{
	if (sub == super)
		return true;
	if (super->is_interface)
		return implements(sub, super);
	if (super->depth < N_DISPLAY)
		return sub->display[super->depth] == super;
	for (; sub; sub = sub->super)
		if (sub == super)
			return true;
	return false;
}

static bool array_may_cast(const struct vclass *from, const struct vclass *to)
{
	while (from->kind == '[' && to->kind == '[') {
		from = from->component;
		to = to->component;
	}
	if (to->kind == '[' || class_is_primitive(from) || class_is_primitive(to))
		return from == to;
	return class_is_subclass(from, to);
}

bool class_may_cast(struct vclass *from, struct vclass *to)
{
	if (from == to || from->cast_hit == to)
		return true;
	bool may = to->kind == '[' ? array_may_cast(from, to) : class_is_subclass(from, to);
	if (may)
		from->cast_hit = to;
	return may;
}

struct vmethod *class_method(const struct vclass *k, const struct symbol *name,
	const struct symbol *type)
{
	for (uint32_t i = 0; i < k->n_methods; i++)
		if (k->methods[i].name == name && k->methods[i].type == type)
			return &k->methods[i];
	return NULL;
}

struct vmethod *class_find_method(struct vm *vm, const struct vclass *k, const char *name,
	const char *type)
{
	return class_lookup(k, symbol_of_string(vm, name), symbol_of_string(vm, type));
}

// The maximally specific method of the superinterfaces; an abstract one only where there is no other.
static struct vmethod *lookup_interfaces(const struct vclass *k, const struct symbol *name,
	const struct symbol *type)
{
	struct vmethod *best = NULL;
	for (uint32_t i = 0; i < k->n_all; i++) {
		struct vmethod *m = class_method(k->all[i], name, type);
		if (!m || (m->access & (ACC_STATIC | ACC_PRIVATE)))
			continue;
		if (!best || (m->owner != best->owner && class_is_subclass(m->owner, best->owner)) ||
			((best->access & ACC_ABSTRACT) && !(m->access & ACC_ABSTRACT) &&
				!class_is_subclass(best->owner, m->owner)))
			best = m;
	}
	return best;
}

struct vmethod *class_lookup(const struct vclass *klass, const struct symbol *name,
	const struct symbol *type)
{
	for (const struct vclass *k = klass; k; k = k->super) {
		struct vmethod *m = class_method(k, name, type);
		if (m)
			return m;
	}
	return lookup_interfaces(klass, name, type);
}

static struct vmethod *select_interface(struct vclass *receiver, struct vmethod *asked)
{
	for (struct vclass *k = receiver; k; k = k->super) {
		struct vmethod *m = class_method(k, asked->name, asked->type);
		if (m && !(m->access & (ACC_STATIC | ACC_PRIVATE)))
			return m;
	}
	return lookup_interfaces(receiver, asked->name, asked->type);
}

struct vmethod *class_select(struct vclass *receiver, struct vmethod *asked)
{
	if (asked->vindex >= 0)
		return receiver->vtable[asked->vindex];
	if (asked->access & (ACC_PRIVATE | ACC_STATIC) || !asked->owner->is_interface)
		return asked;
	uint32_t i = (uint32_t)((uintptr_t)asked / 8 % N_SELECT);
	if (receiver->select[i].asked == asked)
		return receiver->select[i].found;
	struct vmethod *found = select_interface(receiver, asked);
	receiver->select[i].asked = asked;
	receiver->select[i].found = found;
	return found;
}

static struct vfield *declared_field(const struct vclass *k, const struct symbol *name,
	const struct symbol *type)
{
	for (uint32_t i = 0; i < k->n_fields; i++)
		if (k->fields[i].name == name && (!type || k->fields[i].type == type))
			return &k->fields[i];
	return NULL;
}

struct vfield *class_lookup_field(const struct vclass *klass, const struct symbol *name,
	const struct symbol *type)
{
	for (const struct vclass *k = klass; k; k = k->super) {
		struct vfield *f = declared_field(k, name, type);
		for (uint32_t i = 0; !f && i < k->n_all; i++)
			f = declared_field(k->all[i], name, type);
		if (f)
			return f;
	}
	return NULL;
}

struct vfield *class_field(struct vm *vm, const struct vclass *k, const char *name)
{
	return declared_field(k, symbol_of_string(vm, name), NULL);
}

static bool is_nest_member(const struct vclass *host, const struct vclass *k)
{
	struct slice bytes;
	if (host->package != k->package || host->loader != k->loader || !host->file ||
		!attribute_find(host->file, host->file->attributes, ATTRIBUTE_NestMembers, &bytes))
		return false;
	struct cursor at = cursor_of(bytes);
	for (uint16_t n = cursor_u2(&at); n > 0 && cursor_ok(&at); n--) {
		uint16_t index = cursor_u2(&at);
		if (constant_is(host->file, index, CONSTANT_Class) &&
			slice_equal(class_name_at(host->file, index), class_text(k)))
			return true;
	}
	return false;
}

// JVMS 5.4.4: a class whose host does not know it is its own.
struct vclass *class_nest_host(struct vm *vm, struct vclass *k)
{
	if (k->host)
		return k->host;
	struct slice bytes;
	struct vclass *host = NULL;
	if (k->file && !k->is_hidden &&
		attribute_find(k->file, k->file->attributes, ATTRIBUTE_NestHost, &bytes)) {
		struct cursor at = cursor_of(bytes);
		uint16_t index = cursor_u2(&at);
		if (cursor_ok(&at) && constant_is(k->file, index, CONSTANT_Class))
			host = class_load(vm, NULL, class_name_at(k->file, index), k->loader);
	}
	if (vm->wanted.name)
		return k; // not for good
	log_link(vm, k, &k->host, sizeof(k->host));
	return k->host = host && is_nest_member(host, k) ? host : k;
}

// The code that runs is a copy, since it is quickened; the file's stays as it was.
void method_link(struct vm *vm, struct vmethod *m)
{
	if (m->member && m->member->code && !m->code) {
		m->code = perm_alloc(vm, m->code_length);
		memcpy(m->code, m->member->code->bytes, m->code_length);
	}
	m->is_linked = true;
}
