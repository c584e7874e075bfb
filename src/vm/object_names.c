// Names of objects as a reader of the program knows them: by the field of the program's own classes that holds them, be it
// through objects of the JDK (a lock's inside is held by the lock, the lock by the field), else by a local variable ("lock of Main.main").
//
//     Sync <- ReentrantLock.sync <- Bank.journal          "Bank.journal"
//     Object <- Object[] <- Table.forks                   "Table.forks[2]"
//     Account <- Node <- Node[] <- HashMap <- Bank.all    "an element of Bank.all"
//
// Who holds what is collected once, from the whole heap. From the object on, breadth first, holders are looked at; the
// nearest fields decide, static ones first, then by name, so that the answer does not depend on addresses.
#include <stdlib.h>

#include "base/cursor.h"
#include "vm/internal.h"

enum { MAX_HOPS = 6, MAX_SEEN = 400 };

struct holding {
	ref what, holder;
	uint32_t at; // offset in the holder
};

struct vm_names {
	struct vm *vm;
	VEC(struct holding) all; // sorted
};

static bool is_own(const struct vclass *k)
{
	return k->role != ROLE_JDK && !k->is_hidden && k->file && !class_is_ours(k);
}

// ---- who holds what ----------------------------------------------------------------------------------

static void note(struct vm_names *names, ref holder, uint32_t at)
{
	ref what = get_32(holder, at);
	if (what && class_of(what) != WK(names->vm, String) && class_of(what) != WK(names->vm, Class))
		vec_push(&names->all, (struct holding){ what, holder, at });
}

static void note_fields(struct vm_names *names, ref holder, const struct vclass *k, bool is_static)
{
	for (uint32_t i = 0; i < k->n_fields; i++)
		if (k->fields[i].kind == 'L' && ((k->fields[i].access & ACC_STATIC) != 0) == is_static)
			note(names, holder, k->fields[i].offset);
}

static void note_object(struct vm_names *names, ref r)
{
	const struct vclass *k = class_of(r);
	if (k == WK(names->vm, String))
		return;
	if (class_is_array(k)) {
		bool has_refs = !class_is_primitive(k->component);
		for (uint32_t i = 0; has_refs && i < array_length(r); i++)
			note(names, r, ARRAY_BASE + (i << k->log2));
		return;
	}
	for (const struct vclass *of = k; of; of = of->super)
		note_fields(names, r, of, false);
	const struct vclass *mirrored = k == WK(names->vm, Class) ? class_of_mirror(names->vm, r)
															  : NULL;
	if (mirrored && mirrored->file)
		note_fields(names, r, mirrored, true);
}

static int compare_holdings(const void *a, const void *b)
{
	const struct holding *p = a, *q = b;
	if (p->what != q->what)
		return p->what < q->what ? -1 : 1;
	if (p->holder != q->holder)
		return p->holder < q->holder ? -1 : 1;
	return p->at < q->at ? -1 : p->at > q->at;
}

struct vm_names *vm_names_new(const struct vm *vm)
{
	struct vm_names *names = xcalloc(1, sizeof(*names));
	names->vm = (struct vm *)(uintptr_t)vm;
	for (uint32_t i = 0; i < vm->image->n_perm_objects; i++)
		note_object(names, vm->image->perm_objects[i]);
	for (ref r = HEAP_START; r < vm->image->heap_at; r += object_size(r))
		note_object(names, r);
	if (names->all.n)
		qsort(names->all.v, names->all.n, sizeof(*names->all.v), compare_holdings);
	return names;
}

void vm_names_free(struct vm_names *names)
{
	if (names)
		vec_release(&names->all);
	free(names);
}

static uint32_t first_of(const struct vm_names *names, ref what)
{
	uint32_t low = 0, high = names->all.n;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (names->all.v[middle].what < what)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

// ---- the way up --------------------------------------------------------------------------------------

// An object on the way: what it holds, at least in part, is what is to be named.
struct hop {
	ref object;
	uint32_t depth;
	int64_t index;   // of the array that is to be named; -1: none
	bool is_element; // of a container of the JDK's
};

struct way {
	struct vm_names *names;
	struct hop seen[MAX_SEEN];
	uint32_t n;
	struct buf best;
	ref whole; // what the field has of which the best name is
	bool is_static;
	const struct vfield *field; // that the best name is of, and who has it
	ref holder;
};

static const struct vfield *field_at(const struct vm_names *names, ref holder, uint32_t at)
{
	const struct vclass *k = class_of(holder);
	const struct vclass *mirrored = k == WK(names->vm, Class) ? class_of_mirror(names->vm, holder)
															  : NULL;
	for (uint32_t i = 0; mirrored && i < mirrored->n_fields; i++)
		if (mirrored->fields[i].offset == at && (mirrored->fields[i].access & ACC_STATIC))
			return &mirrored->fields[i];
	for (; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (k->fields[i].offset == at && !(k->fields[i].access & ACC_STATIC))
				return &k->fields[i];
	return NULL;
}

static void print_field(const struct vfield *field, struct buf *out)
{
	class_print_name(class_text(field->owner), out);
	buf_printf(out, ".%s", field->name->text);
}

static void offer(struct way *way, const struct hop *hop, const struct vfield *field, ref holder)
{
	struct buf name = BUF_INIT;
	bool is_static = field->access & ACC_STATIC;
	buf_string(&name, hop->is_element ? "an element of " : "");
	print_field(field, &name);
	if (hop->index >= 0)
		buf_printf(&name, "[%lld]", (long long)hop->index);
	bool is_better = !way->best.len || (is_static && !way->is_static) ||
		(is_static == way->is_static && strcmp(buf_cstring(&name), buf_cstring(&way->best)) < 0);
	if (is_better) {
		buf_clear(&way->best);
		buf_slice(&way->best, buf_view(&name));
		// An element is a whole of its own.
		way->whole = hop->is_element || hop->index >= 0 ? way->seen[0].object : hop->object;
		way->is_static = is_static;
		way->field = field;
		way->holder = holder;
	}
	buf_release(&name);
}

// "java/util/concurrent/locks/ReentrantLock" of "...ReentrantLock$Sync".
static struct slice outermost(const struct vclass *k)
{
	struct slice name = class_text(k);
	ptrdiff_t dollar = slice_find(name, '$');
	return dollar < 0 ? name : slice_until(name, (size_t)dollar);
}

// Is what the field of the JDK's has a part of its holder, or something that is kept there for others? Parts are made by
// the holder, and stay: classes of one file, final fields of a type of their own, the arrays behind collections.
static bool is_part(const struct vclass *what, const struct vfield *field)
{
	if (what->role != ROLE_JDK)
		return false;
	bool has_type = !symbol_is(field->type, "Ljava/lang/Object;");
	return slice_equal(outermost(what), outermost(field->owner))
		? has_type
		: has_type && ((field->access & ACC_FINAL) || class_is_array(what));
}

static void go_on(struct way *way, const struct hop *hop, ref holder, uint32_t at,
	const struct vfield *field)
{
	const struct vclass *k = class_of(holder);
	for (uint32_t i = 0; i < way->n; i++)
		if (way->seen[i].object == holder)
			return;
	if (way->n == MAX_SEEN || k == WK(way->names->vm, Class) ||
		class_is_subclass(k, WK(way->names->vm, Thread)))
		return;
	struct hop next = { holder, hop->depth + 1, -1, hop->is_element };
	if (class_is_array(k))
		next.index = (at - ARRAY_BASE) >> k->log2;
	else if (hop->index >= 0 || !is_part(class_of(hop->object), field))
		next.is_element = true;
	way->seen[way->n++] = next;
}

static void look_at(struct way *way, uint32_t number)
{
	const struct hop hop = way->seen[number];
	const struct vm_names *names = way->names;
	for (uint32_t i = first_of(names, hop.object);
		 i < names->all.n && names->all.v[i].what == hop.object; i++) {
		ref holder = names->all.v[i].holder;
		uint32_t at = names->all.v[i].at;
		bool is_array = class_is_array(class_of(holder));
		const struct vfield *field = is_array ? NULL : field_at(names, holder, at);
		if (field && is_own(field->owner))
			offer(way, &hop, field, holder);
		else if (is_array || (field && field->owner->role == ROLE_JDK))
			go_on(way, &hop, holder, at, field);
	}
}

// ---- locals ------------------------------------------------------------------------------------------

// The name in the LocalVariableTable (JVMS 4.7.13) of a variable that has a reference there.
static struct slice local_name(const struct vmethod *m, uint32_t pc, uint32_t slot)
{
	const struct class *file = m->owner->file;
	struct slice table;
	if (!attribute_find(file, m->member->code->attributes, ATTRIBUTE_LocalVariableTable, &table))
		return slice_of(NULL, 0);
	struct cursor in = cursor_of(table);
	for (uint32_t n = cursor_u2(&in); n > 0 && cursor_ok(&in); n--) {
		uint32_t start = cursor_u2(&in), length = cursor_u2(&in);
		uint16_t name = cursor_u2(&in), type = cursor_u2(&in), index = cursor_u2(&in);
		if (index != slot || pc < start || pc - start >= length || name >= file->n_constants ||
			file->tags[name] != CONSTANT_Utf8 || type >= file->n_constants ||
			file->tags[type] != CONSTANT_Utf8)
			continue;
		struct slice descriptor = class_utf8(file, type);
		if (descriptor.len && (descriptor.ptr[0] == 'L' || descriptor.ptr[0] == '['))
			return class_utf8(file, name);
	}
	return slice_of(NULL, 0);
}

// "lambda$main$0" is the code of main.
static struct slice plain_method(const struct vmethod *m)
{
	struct slice name = symbol_slice(m->name);
	if (!slice_has_prefix(name, SLICE("lambda$")))
		return name;
	struct slice rest = slice_from(name, strlen("lambda$"));
	ptrdiff_t end = slice_find(rest, '$');
	return end <= 0 ? name : slice_until(rest, (size_t)end);
}

static bool name_by_frame(struct way *way, const struct frame *f, ref object)
{
	const struct vmethod *m = f->method;
	if (!is_own(m->owner) || m->native || !m->member || !m->member->code)
		return false;
	for (uint32_t slot = 0; slot < m->max_locals; slot++) {
		struct slice name = (ref)f->locals[slot] == object ? local_name(m, f->pc, slot)
														   : slice_of(NULL, 0);
		if (!name.len || slice_equal(name, SLICE("this")))
			continue;
		buf_printf(&way->best, "%.*s of ", SLICE_ARG(name));
		class_print_name(class_text(m->owner), &way->best);
		buf_printf(&way->best, ".%.*s", SLICE_ARG(plain_method(m)));
		way->whole = object;
		return true;
	}
	return false;
}

// The outermost frame that has it comes last: nearer to where the object comes from than others.
static bool name_by_thread(struct way *way, const struct thread *t, ref object)
{
	bool is_named = false;
	for (const struct frame *f = t->top; f; f = f->prev) {
		struct buf before = way->best;
		way->best = (struct buf)BUF_INIT;
		if (name_by_frame(way, f, object)) {
			buf_release(&before);
			is_named = true;
		} else {
			buf_release(&way->best);
			way->best = before;
		}
	}
	return is_named;
}

static bool name_by_locals(struct way *way)
{
	const struct vm *vm = way->names->vm;
	for (uint32_t i = 0; i < way->n; i++) {
		if (way->seen[i].is_element || way->seen[i].index >= 0)
			continue;
		for (uint32_t number = 1; number <= vm->image->n_threads; number++)
			if (vthread_at(vm, number)->state != VM_THREAD_NONE &&
				vthread_at(vm, number)->state != VM_THREAD_ENDED &&
				name_by_thread(way, vthread_at(vm, number), way->seen[i].object))
				return true;
	}
	return false;
}

// ---- answers -----------------------------------------------------------------------------------------

static void find_way(struct way *way, struct vm_names *names, ref object)
{
	way->names = names;
	way->seen[way->n++] = (struct hop){ object, 0, -1, false };
	way->whole = object;
	for (uint32_t i = 0, depth = 0; i < way->n && depth <= MAX_HOPS; i++) {
		if (way->seen[i].depth > depth && way->best.len)
			return;
		depth = way->seen[i].depth;
		look_at(way, i);
	}
	if (!way->best.len)
		name_by_locals(way);
}

static void print_class(const struct vclass *k, struct buf *out)
{
	if (class_is_array(k))
		class_print_type(class_text(k), out);
	else
		class_print_name(class_text(k), out);
}

// Do other objects have something else in the same field?
static bool is_ambiguous(const struct way *way)
{
	const struct vm_names *names = way->names;
	for (uint32_t i = 0; way->field && !way->is_static && i < names->all.n; i++) {
		const struct holding *other = &names->all.v[i];
		if (other->at == way->field->offset && other->holder != way->holder &&
			class_is_subclass(class_of(other->holder), way->field->owner) &&
			field_at(names, other->holder, other->at) == way->field)
			return true;
	}
	return false;
}

// "Account.guard of Bank.first": then the holder says which it is, if it has a name.
static void print_holder(const struct way *way, struct buf *out)
{
	if (!is_ambiguous(way))
		return;
	struct way *above = xcalloc(1, sizeof(*above));
	find_way(above, way->names, way->holder);
	if (above->best.len)
		buf_printf(out, " of %s", buf_cstring(&above->best));
	buf_release(&above->best);
	free(above);
}

bool vm_names_print(struct vm_names *names, uint32_t object, struct buf *out)
{
	if (object && class_of(object) == WK(names->vm, Class)) {
		class_print_name(class_text(class_of_mirror(names->vm, object)), out);
		buf_string(out, ".class");
		return true;
	}
	struct way *way = xcalloc(1, sizeof(*way));
	if (object)
		find_way(way, names, object);
	bool is_named = way->best.len;
	if (is_named) {
		buf_slice(out, buf_view(&way->best));
		print_holder(way, out);
	} else if (object) {
		print_class(class_of(object), out);
	} else {
		buf_string(out, "an object");
	}
	buf_release(&way->best);
	free(way);
	return is_named;
}

uint32_t vm_names_whole(struct vm_names *names, uint32_t object)
{
	if (!object)
		return 0;
	struct way *way = xcalloc(1, sizeof(*way));
	find_way(way, names, object);
	ref whole = way->whole;
	buf_release(&way->best);
	free(way);
	return whole;
}

void vm_names_print_type(struct vm_names *names, uint32_t object, struct buf *out)
{
	if (object)
		print_class(class_of(vm_names_whole(names, object)), out);
}

void vm_names_print_accessed(struct vm_names *names, const struct vm_action *action,
	struct buf *out)
{
	const struct vclass *k = action->object ? class_of(action->object) : NULL;
	const struct vfield *field = k && !class_is_array(k)
		? field_at(names, action->object, action->offset)
		: NULL;
	if (k && class_is_array(k)) {
		struct buf name = BUF_INIT;
		uint32_t index = (action->offset - ARRAY_BASE) >> k->log2;
		bool is_named = vm_names_print(names, action->object, &name);
		buf_printf(out, is_named ? "%s[%u]" : "%s: element %u", buf_cstring(&name), index);
		buf_release(&name);
	} else if (field && field->owner->role != ROLE_JDK) {
		print_field(field, out);
	} else {
		vm_names_print(names, action->object, out);
	}
}
