// What a class has: fields, methods and their table, supertypes, constants. Fields are laid out as C would, since
// Unsafe and ArraysSupport look at bytes.
#include "vm/internal.h"

// ---- fields ---------------------------------------------------------------------------------------

uint32_t size_of_kind(char kind)
{
	switch (kind) {
	case 'J':
	case 'D':
		return 8;
	case 'S':
	case 'C':
		return 2;
	case 'B':
	case 'Z':
		return 1;
	default:
		return 4;
	}
}

static const struct {
	const char *class_name, *field, *type;
} injected[] = {
	{ "java/lang/Class", "$vm", "I" },
	{ "java/lang/Thread", "interrupted", "Z" }, // before Java 14 nobody but the machine had it
	{ "java/lang/invoke/MemberName", "$vmindex", "J" },
	{ "java/lang/invoke/ResolvedMethodName", "$vm", "J" },
};
#define N_INJECTED (sizeof(injected) / sizeof(injected[0]))

static void make_fields(struct vm *vm, struct vclass *k)
{
	const struct class *c = k->file;
	k->fields = PERM_ARRAY(vm, struct vfield, c->n_fields + 1u);
	k->n_fields = c->n_fields;
	for (uint16_t i = 0; i < c->n_fields; i++) {
		struct vfield *f = &k->fields[i];
		f->owner = k;
		f->member = &c->fields[i];
		f->name = symbol_of(vm, member_name(c, f->member));
		f->type = symbol_of(vm, member_descriptor(c, f->member));
		f->access = f->member->access;
		f->index = i;
		f->kind = f->type->text[0] == '[' ? 'L' : f->type->text[0];
	}
	for (uint32_t i = 0; i < N_INJECTED; i++)
		if (symbol_is(k->name, injected[i].class_name) && !class_field(vm, k, injected[i].field)) {
			struct vfield *f = &k->fields[k->n_fields++];
			f->owner = k;
			f->name = symbol_of_string(vm, injected[i].field);
			f->type = symbol_of_string(vm, injected[i].type);
			f->index = UINT16_MAX;
			f->access = ACC_PRIVATE | ACC_SYNTHETIC;
			f->kind = f->type->text[0];
		}
	uint32_t at[2] = { k->super ? k->super->size : OBJECT_HEAD, 0 };
	for (uint32_t size = 8; size; size /= 2)
		for (uint32_t i = 0; i < k->n_fields; i++) {
			struct vfield *f = &k->fields[i];
			uint32_t *place = &at[(f->access & ACC_STATIC) != 0];
			if (size_of_kind(f->kind) != size)
				continue;
			*place = (*place + size - 1) & ~(size - 1);
			f->offset = *place;
			*place += size;
		}
	k->size = k->super || at[0] > OBJECT_HEAD ? at[0] : OBJECT_HEAD;
	k->statics = at[1];
}

// ---- methods --------------------------------------------------------------------------------------

static bool has_annotation(const struct class *c, const struct member *m, const char *descriptor)
{
	struct slice bytes;
	if (!attribute_find(c, m->attributes, ATTRIBUTE_RuntimeVisibleAnnotations, &bytes))
		return false;
	// Only marker annotations are asked for: their name is enough.
	struct cursor at = cursor_of(bytes);
	uint16_t n = cursor_u2(&at);
	for (uint16_t i = 0; i < n && cursor_ok(&at); i++) {
		uint16_t type = cursor_u2(&at), n_pairs = cursor_u2(&at);
		if (constant_is(c, type, CONSTANT_Utf8) &&
			slice_equal(class_utf8(c, type), slice_of_string(descriptor)))
			return true;
		if (n_pairs)
			return false;
	}
	return false;
}

static void make_method(struct vm *vm, struct vclass *k, struct vmethod *m, uint16_t index)
{
	const struct class *c = k->file;
	m->owner = k;
	m->member = &c->methods[index];
	m->index = index;
	m->access = m->member->access;
	m->name = symbol_of(vm, member_name(c, m->member));
	m->type = symbol_of(vm, member_descriptor(c, m->member));
	struct slice type = symbol_slice(m->type);
	m->n_args = (uint16_t)(descriptor_parameter_words(type) + !(m->access & ACC_STATIC));
	m->returns = (char)descriptor_return(type).ptr[0];
	if (m->returns == '[')
		m->returns = 'L';
	m->vindex = VINDEX_NONE;
	m->is_hidden = k->is_hidden;
	if (k->role == ROLE_JDK) {
		m->is_caller_sensitive = has_annotation(c, m->member,
			"Ljdk/internal/reflect/CallerSensitive;");
		m->is_hidden |= has_annotation(c, m->member, "Ljdk/internal/vm/annotation/Hidden;") ||
			has_annotation(c, m->member, "Ljava/lang/invoke/LambdaForm$Hidden;");
	}
	if (m->member->code) {
		m->max_locals = m->member->code->max_locals;
		m->max_stack = m->member->code->max_stack;
		m->code_length = m->member->code->length;
	} else {
		m->max_locals = m->n_args;
	}
	m->is_polymorphic = (m->access & (ACC_NATIVE | ACC_VARARGS)) == (ACC_NATIVE | ACC_VARARGS) &&
		k->role == ROLE_JDK &&
		(symbol_is(k->name, "java/lang/invoke/MethodHandle") ||
			symbol_is(k->name, "java/lang/invoke/VarHandle"));
	if (symbol_is(m->name, "<clinit>") && symbol_is(m->type, "()V") && (m->access & ACC_STATIC) &&
		m->code_length)
		k->clinit = m;
	if (symbol_is(m->name, "finalize") && symbol_is(m->type, "()V") && k->super)
		k->has_finalizer = true;
}

static bool overrides(const struct vmethod *m, const struct vmethod *above)
{
	return m->name == above->name && m->type == above->type &&
		((above->access & (ACC_PUBLIC | ACC_PROTECTED)) ||
			class_is_same_package(m->owner, above->owner));
}

static void make_vtable(struct vm *vm, struct vclass *k)
{
	uint32_t n = k->super ? k->super->n_vtable : 0;
	k->vtable = PERM_ARRAY(vm, struct vmethod *, n + k->n_methods + 1);
	if (n)
		memcpy(k->vtable, k->super->vtable, n * sizeof(*k->vtable));
	for (uint32_t i = 0; i < k->n_methods && !k->is_interface; i++) {
		struct vmethod *m = &k->methods[i];
		if ((m->access & (ACC_STATIC | ACC_PRIVATE)) || m->name->text[0] == '<')
			continue;
		for (uint32_t j = 0; k->super && j < k->super->n_vtable; j++)
			if (overrides(m, k->super->vtable[j])) {
				k->vtable[j] = m;
				m->vindex = (int32_t)j;
			}
		if (m->vindex == VINDEX_NONE) {
			m->vindex = (int32_t)n;
			k->vtable[n++] = m;
		}
	}
	k->n_vtable = n;
}

static void add_interface(struct vclass *k, struct vclass *interface)
{
	for (uint32_t i = 0; i < k->n_all; i++)
		if (k->all[i] == interface)
			return;
	k->all[k->n_all++] = interface;
}

void class_make_hierarchy(struct vm *vm, struct vclass *k)
{
	uint32_t most = k->super ? k->super->n_all : 0;
	for (uint32_t i = 0; i < k->n_interfaces; i++)
		most += k->interfaces[i]->n_all + 1;
	k->all = PERM_ARRAY(vm, struct vclass *, most + 1);
	for (uint32_t i = 0; k->super && i < k->super->n_all; i++)
		add_interface(k, k->super->all[i]);
	for (uint32_t i = 0; i < k->n_interfaces; i++) {
		for (uint32_t j = 0; j < k->interfaces[i]->n_all; j++)
			add_interface(k, k->interfaces[i]->all[j]);
		add_interface(k, k->interfaces[i]);
	}
	if (k->super) {
		k->depth = k->super->depth + 1;
		memcpy(k->display, k->super->display, sizeof(k->display));
		k->has_finalizer = k->super->has_finalizer;
		k->reference = k->super->reference;
	}
	if (k->depth < N_DISPLAY)
		k->display[k->depth] = k;
}

// ---- constants, and all of it ---------------------------------------------------------------------

static void make_pool(struct vm *vm, struct vclass *k)
{
	const struct class *c = k->file;
	k->pool = PERM_ARRAY(vm, struct pool_entry, c->n_constants);
	for (uint16_t i = 1; i < c->n_constants; i++)
		switch (c->tags[i]) {
		case CONSTANT_Integer:
		case CONSTANT_Float:
			k->pool[i].p = class_u4(c, i);
			break;
		case CONSTANT_Long:
		case CONSTANT_Double:
			k->pool[i].p = (uint64_t)class_long(c, i);
			break;
		default:
			break;
		}
}

void class_make_members(struct vm *vm, struct vclass *k)
{
	class_make_hierarchy(vm, k);
	make_fields(vm, k);
	k->methods = PERM_ARRAY(vm, struct vmethod, k->file->n_methods);
	k->n_methods = k->file->n_methods;
	for (uint16_t i = 0; i < k->file->n_methods; i++)
		make_method(vm, k, &k->methods[i], i);
	make_vtable(vm, k);
	make_pool(vm, k);
	k->source = class_source_file(k->file);
	natives_bind(vm, k);
}
