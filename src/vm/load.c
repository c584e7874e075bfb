// Loading: class bytes become a vclass, with everything that it points to in permanent memory, so that
// the region is all there is. JVMS 5.3.
#include "vm/internal.h"

// ---- a copy of struct class in permanent memory ---------------------------------------------------

static void *copy(struct vm *vm, const void *from, size_t n)
{
	void *to = perm_alloc(vm, n ? n : 1);
	if (n)
		memcpy(to, from, n);
	return to;
}

static struct code *copy_code(struct vm *vm, const struct code *from)
{
	struct code *code = copy(vm, from, sizeof(*from));
	code->handlers = copy(vm, from->handlers, from->n_handlers * sizeof(*from->handlers));
	code->starts = copy(vm, from->starts, (from->length + 63) / 64 * sizeof(*from->starts));
	return code;
}

static struct member *copy_members(struct vm *vm, const struct member *from, uint16_t n)
{
	struct member *members = copy(vm, from, n * sizeof(*from));
	for (uint16_t i = 0; i < n; i++)
		if (from[i].code)
			members[i].code = copy_code(vm, from[i].code);
	return members;
}

static const struct class *copy_class(struct vm *vm, const struct class *from)
{
	struct class *c = copy(vm, from, sizeof(*from));
	c->tags = copy(vm, from->tags, from->n_constants);
	c->offsets = copy(vm, from->offsets, from->n_constants * sizeof(*from->offsets));
	c->interfaces = copy(vm, from->interfaces, from->n_interfaces * sizeof(*from->interfaces));
	c->fields = copy_members(vm, from->fields, from->n_fields);
	c->methods = copy_members(vm, from->methods, from->n_methods);
	c->bootstrap_methods = copy(vm, from->bootstrap_methods,
		from->n_bootstrap_methods * sizeof(*from->bootstrap_methods));
	c->facts = NULL;
	return c;
}

// ---- the table of classes -------------------------------------------------------------------------

static struct vclass **slot_of(struct vm *vm, const struct symbol *name)
{
	return &vm->image->class_slots[name->hash % N_CLASS_SLOTS];
}

static struct vclass *find_loaded(struct vm *vm, const struct symbol *name, ref loader)
{
	if (loader)
		return loader_answer(vm, name, loader);
	for (struct vclass *k = *slot_of(vm, name); k; k = k->next)
		if (k->name == name && k->loader == loader)
			return k;
	return NULL;
}

static void add_class(struct vm *vm, struct vclass *k)
{
	struct image *image = vm->image;
	if (!k->is_hidden && !class_is_primitive(k)) {
		struct vclass **slot = slot_of(vm, k->name);
		k->next = *slot;
		*slot = k;
	}
	if ((image->n_classes & (image->n_classes - 1)) == 0) {
		struct vclass **grown = PERM_ARRAY(vm, struct vclass *, image->n_classes * 2 + 2);
		if (image->n_classes)
			memcpy(grown, image->classes, (image->n_classes + 1) * sizeof(*grown));
		image->classes = grown;
	}
	k->id = ++image->n_classes;
	image->classes[k->id] = k;
}

// ---- mirrors --------------------------------------------------------------------------------------

static void make_mirror(struct vm *vm, struct vclass *k)
{
	struct vclass *klass = WK(vm, Class);
	if (!klass || k->mirror)
		return;
	uint64_t name = name_mix(k->name->hash, 0xc1a55 + k->name->len);
	if (k->is_hidden)
		name = name_mix(name, k->id);
	else if (k->loader)
		name = name_mix(name, object_at(k->loader)->name & NAME_MASK);
	k->mirror = perm_object(vm, klass, k->statics, name);
	memcpy(VM_BASE + k->mirror + OFF(vm, Class, vm), &(uint32_t){ offset_of(k) }, 4);
	for (uint32_t i = 0; i < k->n_fields; i++)
		if (k->fields[i].access & ACC_STATIC)
			k->fields[i].offset += klass->size;
	if (k->component && k->component->mirror)
		set_32(vm, k->mirror, OFF(vm, Class, componentType), k->component->mirror);
	if (OFF(vm, Class, modifiers))
		write_16(vm, VM_BASE + k->mirror + OFF(vm, Class, modifiers),
			k->access & (uint16_t)~ACC_SUPER);
	if (OFF(vm, Class, primitive))
		set_8(vm, k->mirror, OFF(vm, Class, primitive), class_is_primitive(k));
	class_set_module_of(vm, k);
}

struct vclass *class_of_mirror(struct vm *vm, ref mirror)
{
	return class_at(get_32(mirror, OFF(vm, Class, vm)));
}

// The named module that has the package; those of the loaders of the JDK have no package in common.
static struct package_entry *find_package(struct vm *vm, const struct symbol *name, ref loader)
{
	for (struct package_entry *p = vm->image->packages[name->hash % 1024]; p; p = p->next)
		if (p->name == name && p->loader == loader)
			return p;
	return NULL;
}

// Loader and module of a class, as far as they are known by now.
void class_set_module_of(struct vm *vm, struct vclass *k)
{
	struct image *image = vm->image;
	struct vclass *e = k->element ? k->element : k;
	ref module = 0, loader = e->loader;
	if (!e->package) {
		module = image->base_module;
	} else if (e->is_hidden && e->host && e->host->mirror) {
		module = get_32(e->host->mirror, OFF(vm, Class, module));
		loader = get_32(e->host->mirror, OFF(vm, Class, classLoader));
	} else if (loader) {
		const struct package_entry *p = find_package(vm, e->package, loader);
		module = p ? p->module : get_32(loader, OFF(vm, ClassLoader, unnamedModule));
	} else if (e->role == ROLE_JDK) {
		const struct package_entry *p = find_package(vm, e->package, 0);
		module = p ? p->module : image->boot_unnamed;
		loader = module ? get_32(module, OFF(vm, Module, loader)) : 0;
	} else {
		const struct package_entry *p = find_package(vm, e->package, 0);
		loader = image->app_loader;
		module = p && get_32(p->module, OFF(vm, Module, loader)) == loader ? p->module
																		   : image->app_module;
	}
	if (module)
		set_32(vm, k->mirror, OFF(vm, Class, module), module);
	if (loader)
		set_32(vm, k->mirror, OFF(vm, Class, classLoader), loader);
}

void class_set_modules(struct vm *vm)
{
	for (uint32_t i = 1; i <= vm->image->n_classes; i++)
		class_set_module_of(vm, vm->image->classes[i]);
}

// ---- defining -------------------------------------------------------------------------------------

// The mirror's part for statics starts aligned.
static void align_class_size(struct vclass *k)
{
	k->size = (k->size + 7) & ~7u;
}

// Mirrors are made while the other well-known classes are still being loaded.
static void find_class_fields(struct vm *vm, struct vclass *k)
{
	static const struct {
		enum wellknown_field id;
		const char *name;
	} all[] = { { F_Class_vm, "$vm" }, { F_Class_componentType, "componentType" },
		{ F_Class_modifiers, "modifiers" }, { F_Class_primitive, "primitive" },
		{ F_Class_module, "module" }, { F_Class_classLoader, "classLoader" } };
	for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		struct vfield *f = class_field(vm, k, all[i].name);
		vm->image->offsets[all[i].id] = f ? f->offset : 0;
	}
}

// Classes whose supertypes are being loaded (JVMS 5.3.5, step 3). Each is a call of define: a chain that
// is longer than any program's would need too much of the machine's own stack.
struct loading {
	const struct symbol *name;
	ref loader;
	uint32_t depth;
	struct loading *outer;
};
#define MAX_LOADING 1000

static bool may_define(struct vm *vm, struct thread *t, const struct vclass *k)
{
	char name[300];
	for (const struct loading *l = vm->loading; l; l = l->outer)
		if (l->name == k->name && l->loader == k->loader && !k->is_hidden) {
			throw_new(vm, t, "java/lang/ClassCircularityError", "%s",
				class_external_name(k, name, sizeof(name)));
			return false;
		}
	if (vm->loading && vm->loading->depth >= MAX_LOADING) {
		throw_new(vm, t, "java/lang/StackOverflowError", NULL);
		return false;
	}
	return true;
}

// May a class of this name be below it? The machine makes method handles of its own, which are hidden.
static bool is_permitted(const struct vclass *super, const struct vclass *k)
{
	struct slice bytes;
	if (k->is_hidden || !super->file ||
		!attribute_find(super->file, super->file->attributes, ATTRIBUTE_PermittedSubclasses,
			&bytes))
		return true;
	struct cursor at = cursor_of(bytes);
	for (uint16_t n = cursor_u2(&at); n > 0; n--) {
		uint16_t index = cursor_u2(&at);
		if (constant_is(super->file, index, CONSTANT_Class) &&
			slice_equal(class_name_at(super->file, index), symbol_slice(k->name)))
			return true;
	}
	return false;
}

static void throw_not_permitted(struct vm *vm, struct thread *t, const struct vclass *k,
	const char *name, const struct vclass *super, const char *above)
{
	if (vm->image->jdk >= 25)
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"Failed listed permitted subclass check: class %s is not a permitted subclass of %s",
			name, above);
	else
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"class %s cannot %s sealed %s %s", name,
			super == k->super     ? "inherit from"
				: k->is_interface ? "extend"
								  : "implement",
			super->is_interface ? "interface" : "class", above);
}

static bool is_right_super(struct vm *vm, struct thread *t, const struct vclass *k)
{
	char name[300], above[300];
	const struct vclass *super = k->super;
	class_external_name(k, name, sizeof(name));
	class_external_name(super, above, sizeof(above));
	if (super->is_interface && !k->is_interface)
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"class %s has interface %s as super class", name, above);
	else if (super->access & ACC_FINAL)
		throw_new(vm, t,
			vm->image->jdk >= 17 ? "java/lang/IncompatibleClassChangeError"
								 : "java/lang/VerifyError",
			"class %s cannot inherit from final class %s", name, above);
	else if (!is_permitted(super, k))
		throw_not_permitted(vm, t, k, name, super, above);
	else
		return true;
	return false;
}

static bool is_right_interface(struct vm *vm, struct thread *t, const struct vclass *k,
	struct vclass *in)
{
	char name[300], what[300], where[300];
	if (in->is_interface && is_permitted(in, k))
		return true;
	class_external_name(k, name, sizeof(name));
	class_external_name(in, what, sizeof(what));
	if (in->is_interface) {
		throw_not_permitted(vm, t, k, name, in, what);
		return false;
	}
	class_describe_module(vm, in, where, sizeof(where));
	throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
		"class %s can not implement %s, because it is not an interface (%s is in %s)", name, what,
		what, where);
	return false;
}

static bool load_supers(struct vm *vm, struct thread *t, struct vclass *k)
{
	const struct class *c = k->file;
	if (c->super_class) {
		k->super = class_load(vm, t, class_super_name(c), k->loader);
		if (!k->super || !is_right_super(vm, t, k) || !access_super(vm, t, k, k->super))
			return false;
	}
	k->interfaces = PERM_ARRAY(vm, struct vclass *, c->n_interfaces);
	for (uint16_t i = 0; i < c->n_interfaces; i++) {
		struct vclass *in = class_load(vm, t, class_name_at(c, c->interfaces[i]), k->loader);
		if (!in || !is_right_interface(vm, t, k, in) || !access_super(vm, t, k, in))
			return false;
		k->interfaces[k->n_interfaces++] = in;
	}
	return true;
}

// Before anything is made of a class: does its loader know the supertypes? Otherwise they are wanted.
static bool has_supers(struct vm *vm, const struct class *c, ref loader)
{
	if (!loader)
		return true;
	for (uint16_t i = 0; i < c->n_interfaces && !vm->wanted.name; i++)
		class_load(vm, NULL, class_name_at(c, c->interfaces[i]), loader);
	if (c->super_class && !vm->wanted.name)
		class_load(vm, NULL, class_super_name(c), loader);
	if (vm->wanted.name)
		vm->wanted.child = symbol_of(vm, class_name(c));
	return !vm->wanted.name;
}

static const struct class *read_class(struct vm *vm, struct thread *t, struct slice bytes)
{
	struct err err = ERR_INIT;
	struct slice kept = slice_of(copy(vm, bytes.ptr, bytes.len), bytes.len);
	struct arena_mark mark = arena_mark(&vm->arena);
	const struct class *read = class_read(kept, &vm->arena, &err);
	const struct class *c = read ? copy_class(vm, read) : NULL;
	if (c && c->major > vm->newest_major)
		vm->newest_major = c->major;
	arena_reset(&vm->arena, mark);
	if (!c)
		throw_new(vm, t, "java/lang/ClassFormatError", "%s", err.text);
	return c;
}

static bool has_same_supers(struct vm *vm, const struct vclass *k)
{
	const struct class *c = k->file;
	if (c->super_class && class_load(vm, NULL, class_super_name(c), k->loader) != k->super)
		return false;
	for (uint16_t i = 0; i < c->n_interfaces; i++)
		if (class_load(vm, NULL, class_name_at(c, c->interfaces[i]), k->loader) != k->interfaces[i])
			return false;
	return true;
}

// A class that was defined from these bytes on another path, or before it was undone.
static struct vclass *find_undone(struct vm *vm, const struct class *c, struct slice bytes,
	ref loader)
{
	const struct symbol *name = symbol_of(vm, class_name(c));
	for (struct vclass *k = *slot_of(vm, name); k; k = k->next)
		if (k->name == name && k->loader == loader && slice_equal(k->file->bytes, bytes) &&
			has_same_supers(vm, k))
			return k;
	return NULL;
}

// The same of a hidden class, which has a name as objects have: by who makes it, and how many that one has made.
static struct vclass *find_undone_hidden(struct vm *vm, struct slice bytes, ref loader,
	const struct vclass *host, uint64_t name)
{
	for (uint32_t i = 1; i <= vm->image->n_classes; i++) {
		struct vclass *k = vm->image->classes[i];
		if (k->is_hidden && !k->is_generated && k->file &&
			(object_at(k->mirror)->name & NAME_MASK) == name && k->loader == loader &&
			(host ? k->host == host : !k->host || k->host == k) &&
			slice_equal(k->file->bytes, bytes) && has_same_supers(vm, k))
			return k;
	}
	return NULL;
}

static void set_package(struct vm *vm, struct vclass *k)
{
	ptrdiff_t slash = slice_find_last(class_text(k), '/');
	k->package = symbol_of(vm, slice_until(class_text(k), slash < 0 ? 0 : (size_t)slash));
}

static void throw_duplicate(struct vm *vm, struct thread *t, struct vclass *k)
{
	ref loader = get_32(k->mirror, OFF(vm, Class, classLoader));
	bool has_parent = !loader_is_builtin(vm, loader);
	char name[300], where[300], by[300], parent[300] = "";
	class_external_name(k, name, sizeof(name));
	class_describe_module(vm, k, where, sizeof(where));
	if (has_parent)
		loader_describe(vm, get_32(loader, OFF(vm, ClassLoader, parent)), parent, sizeof(parent));
	throw_new(vm, t, "java/lang/LinkageError",
		"loader %s attempted duplicate %s definition for %s. (%s is in %s%s%s)",
		loader_describe(vm, loader, by, sizeof(by)), k->is_interface ? "interface" : "class", name,
		name, where, has_parent ? ", parent loader " : "", parent);
}

static struct vclass *define(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	int role, bool is_hidden, struct vclass *host)
{
	const struct class *c = read_class(vm, t, bytes);
	if (!c)
		return NULL;
	struct vclass *k = PERM_NEW(vm, struct vclass);
	k->file = c;
	k->name = symbol_of(vm, class_name(c));
	k->kind = 'L';
	k->access = c->access;
	k->is_interface = c->access & ACC_INTERFACE;
	k->loader = loader;
	k->role = (uint8_t)role;
	k->is_hidden = is_hidden;
	k->host = host;
	struct vclass *found = is_hidden ? NULL : find_loaded(vm, k->name, loader);
	// Defined on another path, or before it was undone: a definition that is made again.
	if (found && vm->base_perm && offset_of(found) >= vm->base_perm)
		return found;
	if (found) {
		throw_duplicate(vm, t, found);
		return NULL;
	}
	set_package(vm, k);
	if (!may_define(vm, t, k))
		return NULL;
	struct loading own = { k->name, loader, vm->loading ? vm->loading->depth + 1 : 0, vm->loading };
	vm->loading = &own;
	bool has_supers = load_supers(vm, t, k);
	vm->loading = own.outer;
	if (!has_supers)
		return NULL;
	if (find_loaded(vm, k->name, loader) && !is_hidden)
		return find_loaded(vm, k->name, loader); // one of the supertypes needed it
	class_make_members(vm, k);
	add_class(vm, k);
	if (symbol_is(k->name, "java/lang/Class")) {
		align_class_size(k);
		vm->image->wk[WK_Class] = k;
		find_class_fields(vm, k);
		for (uint32_t i = 1; i <= vm->image->n_classes; i++)
			make_mirror(vm, vm->image->classes[i]);
	} else {
		make_mirror(vm, k);
	}
	return k;
}

// For a loader of the program; false: there is nothing to be made, *k is what the definition gives.
static bool must_define(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	bool is_hidden, struct vclass **k)
{
	struct err err = ERR_INIT;
	struct arena_mark mark = arena_mark(&vm->arena);
	const struct class *c = class_read(bytes, &vm->arena, &err);
	*k = NULL;
	bool must = !c || has_supers(vm, c, loader);
	if (c && must && !is_hidden) {
		struct vclass *there = loader_answer(vm, symbol_of(vm, class_name(c)), loader);
		if (there)
			throw_duplicate(vm, t, there);
		else
			*k = find_undone(vm, c, bytes, loader);
		must = !there && !*k;
	}
	arena_reset(&vm->arena, mark);
	return must;
}

// Loading is not logged: it is not undone either, but that a loader of the program has the class is.
struct vclass *class_define(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	int role, bool is_hidden, struct vclass *host)
{
	bool was_logging = vm->is_logging;
	struct vclass *k = NULL;
	if (!loader || must_define(vm, t, bytes, loader, is_hidden, &k)) {
		vm->is_logging = false;
		k = define(vm, t, bytes, loader, role, is_hidden, host);
		vm->is_logging = was_logging;
	}
	if (k && loader && !is_hidden)
		loader_record(vm, k->name, loader, k);
	return k;
}

struct vclass *class_define_hidden(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	int role, struct vclass *host)
{
	uint64_t name = name_mix(t->name, t->allocated + 1) & NAME_MASK;
	struct vclass *k = find_undone_hidden(vm, bytes, loader, host, name);
	if (!k)
		k = class_define(vm, t, bytes, loader, role, true, host);
	if (k) {
		object_at(k->mirror)->name = name | NAME_SHARED;
		t->allocated++;
	}
	return k;
}

void class_add_primitive(struct vm *vm, struct vclass *k)
{
	add_class(vm, k);
	make_mirror(vm, k);
}

// ---- loading by name ------------------------------------------------------------------------------

static struct vclass *not_found(struct vm *vm, struct thread *t, struct slice name)
{
	if (t)
		throw_new(vm, t, "java/lang/NoClassDefFoundError", "%.*s", SLICE_ARG(name));
	return NULL;
}

static struct vclass *load_file(struct vm *vm, struct thread *t, struct slice name)
{
	uint32_t index = input_find(vm->input, name);
	if (index == UINT32_MAX)
		return NULL;
	const struct input_entry *entry = input_entry(vm->input, index);
	struct err err = ERR_INIT;
	struct slice bytes;
	struct arena_mark mark = arena_mark(&vm->arena);
	struct vclass *k = NULL;
	if (!input_read(vm->input, entry, &vm->arena, &bytes, &err))
		throw_new(vm, t, "java/lang/ClassFormatError", "%s", err.text);
	else
		k = class_define(vm, t, bytes, 0, entry->role, false, NULL);
	arena_reset(&vm->arena, mark);
	if (k && !slice_equal(class_text(k), name)) {
		throw_new(vm, t, "java/lang/NoClassDefFoundError", "%.*s (wrong name: %s)", SLICE_ARG(name),
			k->name->text);
		return NULL;
	}
	return k;
}

static struct vclass *make_array(struct vm *vm, struct vclass *component)
{
	struct vclass *k = PERM_NEW(vm, struct vclass);
	char text[1024];
	struct slice name = class_text(component);
	struct slice made;
	if (component->kind == 'L')
		made = arena_printf(&vm->arena, "[L%.*s;", SLICE_ARG(name));
	else if (component->kind == '[')
		made = arena_printf(&vm->arena, "[%.*s", SLICE_ARG(name));
	else
		made = slice_of(text, (size_t)snprintf(text, sizeof(text), "[%c", component->kind));
	k->name = symbol_of(vm, made);
	k->kind = '[';
	k->component = component;
	k->element = component->element ? component->element : component;
	k->dims = (uint8_t)(component->dims + 1);
	k->package = k->element->package;
	k->loader = component->loader;
	k->role = component->role;
	k->is_hidden = component->is_hidden;
	k->access = (uint16_t)((component->access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) |
		ACC_FINAL | ACC_ABSTRACT);
	k->super = WK(vm, Object);
	k->interfaces = PERM_ARRAY(vm, struct vclass *, 2);
	k->interfaces[0] = WK(vm, Cloneable);
	k->interfaces[1] = WK(vm, Serializable);
	k->n_interfaces = 2;
	uint32_t size = component->kind == '[' || component->kind == 'L'
		? 4
		: size_of_kind(component->kind);
	k->log2 = (uint8_t)__builtin_ctz(size);
	class_make_hierarchy(vm, k);
	k->vtable = k->super->vtable;
	k->n_vtable = k->super->n_vtable;
	k->size = ARRAY_BASE;
	k->init = INIT_DONE;
	component->array = k;
	add_class(vm, k);
	make_mirror(vm, k);
	return k;
}

struct vclass *class_array_of(struct vm *vm, struct vclass *component)
{
	bool was_logging = vm->is_logging;
	if (component->array)
		return component->array;
	vm->is_logging = false;
	make_array(vm, component);
	vm->is_logging = was_logging;
	return component->array;
}

struct vclass *class_of_descriptor(struct vm *vm, struct thread *t, struct slice d, ref loader)
{
	if (d.len == 0)
		return not_found(vm, t, d);
	if (d.ptr[0] == '[') {
		struct vclass *component = class_of_descriptor(vm, t, slice_from(d, 1), loader);
		if (component && component->dims == 255)
			return not_found(vm, t, d);
		return component ? class_array_of(vm, component) : NULL;
	}
	if (d.ptr[0] == 'L' && d.len > 2)
		return class_load(vm, t, slice_of(d.ptr + 1, d.len - 2), loader);
	if (d.len == 1 && d.ptr[0] < 128 && vm->image->primitives[d.ptr[0]])
		return vm->image->primitives[d.ptr[0]];
	return not_found(vm, t, d);
}

struct vclass *class_loaded(struct vm *vm, struct slice name, ref loader)
{
	return find_loaded(vm, symbol_of(vm, name), loader);
}

struct vclass *class_known(struct vm *vm, struct slice d, ref loader)
{
	struct wanted before = vm->wanted;
	struct vclass *k = class_of_descriptor(vm, NULL, d, loader);
	vm->wanted = before;
	return k;
}

struct vclass *class_load(struct vm *vm, struct thread *t, struct slice name, ref loader)
{
	if (name.len && name.ptr[0] == '[')
		return class_of_descriptor(vm, t, name, loader);
	struct symbol *symbol = symbol_of(vm, name);
	struct vclass *k = find_loaded(vm, symbol, loader);
	if (k)
		return k;
	if (loader) {
		loader_want(vm, symbol, loader);
		return NULL;
	}
	k = load_file(vm, t, name);
	if (!k && !(t && t->exception))
		return not_found(vm, t, name);
	return k;
}

struct vclass *class_load_string(struct vm *vm, const char *name)
{
	return class_load(vm, NULL, slice_of_string(name), 0);
}
