// Which objects can threads get at, from their stacks and from static fields, by the fields that they may
// still read? For lookahead/.
//
// An object that no other thread can reach is its thread's own: all its fields are followed. So are final
// fields, whose reading nobody can see, and all that the JDK's classes hold, since its silent code (vm/inside.c)
// is not watched; of the program's own classes only fields that follows() names.
//
// The base: what the JDK's static fields lead to, when the search begins, is not walked again and again. Who
// keeps it must watch that nobody stores references there later (lookahead/ does). Lists of threads
// are left out, as everywhere in model checking: programs that walk them are not covered.
#include "vm/reach.h"
#include "vm/internal.h"
#include "vm/live.h"

static bool is_reference(const struct vfield *f)
{
	return f->kind == 'L';
}

static bool is_start(const struct vm *vm, uint64_t value)
{
	return value >= PERM_START && value <= UINT32_MAX && value % 8 == 0 &&
		bitset_has(&vm->starts, (uint32_t)value / 8);
}

static void add(struct vm_reach *reach, ref r)
{
	bool is_new;
	if (!r || (reach->base && map_get(&reach->base->seen, r)))
		return;
	map_put(&reach->seen, r, &is_new);
	if (is_new)
		vec_push(&reach->todo, r);
}

void vm_reach_clear(struct vm_reach *reach)
{
	map_clear(&reach->seen);
	vec_clear(&reach->todo);
}

void vm_reach_release(struct vm_reach *reach)
{
	map_release(&reach->seen);
	vec_release(&reach->todo);
	vec_release(&reach->programs);
	free(reach->was_ready);
	*reach = (struct vm_reach){ 0 };
}

// ---- roots ------------------------------------------------------------------------------------------

static void add_slot(struct vm_reach *reach, const struct vm *vm, uint64_t value)
{
	if (is_start(vm, value))
		add(reach, (ref)value);
}

void vm_reach_thread(struct vm_reach *reach, struct vm *vm, uint32_t thread, uint64_t from)
{
	const struct thread *t = vthread_at(vm, thread);
	for (const struct frame *f = t->top; f && offset_of_frame(f) >= from; f = f->prev) {
		const struct vmethod *m = f->method;
		uint64_t live = m->native ? UINT64_MAX : live_locals(vm, m, f->pc);
		for (uint32_t i = 0; i < m->max_locals; i++)
			if (i >= 64 || (live >> i & 1))
				add_slot(reach, vm, f->locals[i]);
		for (const uint64_t *p = f->stack; p < f->sp; p++)
			add_slot(reach, vm, *p);
		add(reach, f->lock);
	}
	if (from)
		return;
	add(reach, t->java);
	add(reach, t->exception);
	add(reach, t->on);
}

static void add_statics(struct vm_reach *reach, const struct vclass *k, vm_follows *follows,
	void *context)
{
	for (uint32_t i = 0; i < k->n_fields; i++) {
		const struct vfield *f = &k->fields[i];
		if (is_reference(f) && (f->access & ACC_STATIC) &&
			(!follows || (f->access & ACC_FINAL) || follows(context, f)))
			add(reach, get_32(k->mirror, f->offset));
	}
}

void vm_reach_statics(struct vm_reach *reach, const struct vm *vm, vm_follows *follows,
	void *context)
{
	const struct vm_reach *base = reach->base;
	for (uint32_t i = 1; i <= vm->image->n_classes; i++) {
		const struct vclass *k = vm->image->classes[i];
		if (!k->mirror || k->init == INIT_NONE)
			continue;
		if (k->role != ROLE_JDK)
			add_statics(reach, k, follows, context);
		else if (i > base->n_classes || !base->was_ready[i])
			add_statics(reach, k, NULL, NULL);
		for (uint32_t n = 0; n < k->n_sites && k->role != ROLE_JDK; n++)
			add(reach, k->sites[n]);
	}
	for (uint32_t i = 0; i < base->programs.n; i++)
		add(reach, base->programs.v[i]);
}

// ---- edges ------------------------------------------------------------------------------------------

static bool is_of_jdk(const struct vclass *k)
{
	const struct vclass *e = k->kind == '[' && k->element ? k->element : k;
	return e->role == ROLE_JDK || class_is_primitive(e);
}

static bool is_list_of_threads(const struct vclass *k)
{
	return symbol_is(k->name, "java/lang/ThreadGroup");
}

static void walk(struct vm_reach *reach, const struct vm *vm, ref r, vm_follows *follows,
	void *context)
{
	const struct vclass *k = class_of(r);
	bool is_own = !(object_at(r)->name & NAME_SHARED);
	if (k == WK(vm, Class) || is_list_of_threads(k))
		return;
	if (k->kind == '[') {
		bool holds = k->component->kind == 'L' || k->component->kind == '[';
		if (holds && (is_own || is_of_jdk(k) || !follows || follows(context, k)))
			for (uint32_t i = 0; i < array_length(r); i++)
				add(reach, get_32(r, ARRAY_BASE + 4 * i));
		return;
	}
	for (; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++) {
			const struct vfield *f = &k->fields[i];
			if (is_reference(f) && !(f->access & ACC_STATIC) &&
				(is_own || (f->access & ACC_FINAL) || k->role == ROLE_JDK || !follows ||
					follows(context, f)))
				add(reach, get_32(r, f->offset));
		}
}

void vm_reach_close(struct vm_reach *reach, const struct vm *vm, vm_follows *follows, void *context)
{
	while (reach->todo.n)
		walk(reach, vm, vec_pop(&reach->todo), follows, context);
}

bool vm_reach_has(const struct vm_reach *reach, uint32_t object)
{
	return map_get(&reach->seen, object) || (reach->base && map_get(&reach->base->seen, object));
}

bool vm_reach_meets(const struct vm_reach *a, const struct vm_reach *b)
{
	for (uint32_t i = 0; i < a->seen.cap; i++)
		if (a->seen.slots[i].key && map_get(&b->seen, a->seen.slots[i].key))
			return true;
	return false;
}

// ---- the base ---------------------------------------------------------------------------------------

void vm_reach_base(struct vm_reach *base, const struct vm *vm)
{
	vm_reach_release(base);
	base->n_classes = vm->image->n_classes;
	base->was_ready = xcalloc(base->n_classes + 1, 1);
	for (uint32_t i = 1; i <= base->n_classes; i++) {
		const struct vclass *k = vm->image->classes[i];
		if (k->role != ROLE_JDK || !k->mirror || k->init == INIT_NONE)
			continue;
		base->was_ready[i] = 1;
		add_statics(base, k, NULL, NULL);
	}
	while (base->todo.n) {
		ref r = vec_pop(&base->todo);
		if (is_of_jdk(class_of(r)))
			walk(base, vm, r, NULL, NULL);
		else
			vec_push(&base->programs, r);
	}
	// The program's objects are reached from here, but they are no part of what is not walked.
	struct map jdk = { 0 };
	for (uint32_t i = 0; i < base->seen.cap; i++)
		if (base->seen.slots[i].key && is_of_jdk(class_of((ref)base->seen.slots[i].key)))
			map_put(&jdk, base->seen.slots[i].key, NULL);
	map_release(&base->seen);
	base->seen = jdk;
}

bool vm_is_reference(const struct vm *vm, const struct vm_action *a)
{
	const void *what = vm_accessed(vm, a);
	if (!what || !a->object)
		return true;
	const struct vclass *k = class_of(a->object);
	if (k->kind == '[')
		return k->component->kind == 'L' || k->component->kind == '[';
	return is_reference(what);
}

uint32_t vm_heap_end(const struct vm *vm)
{
	return vm->image->heap_at;
}

bool vm_is_class_object(const struct vm *vm, uint32_t object)
{
	return class_of(object) == WK(vm, Class);
}

bool vm_is_permanent(uint32_t object)
{
	return object && object < HEAP_START;
}

// ---- monitors that are held ---------------------------------------------------------------------------

static uint32_t add_held(const struct thread *t, ref r, uint64_t *names, uint32_t n, uint32_t max)
{
	uint64_t name = object_at(r)->name & NAME_MASK;
	if (n == max || LOCK_OWNER(object_at(r)->lock) != t->number)
		return n;
	for (uint32_t i = 0; i < n; i++)
		if (names[i] == name)
			return n;
	names[n] = name;
	return n + 1;
}

uint32_t vm_held(const struct vm *vm, uint32_t thread, uint64_t *names, uint32_t max)
{
	const struct thread *t = vthread_at(vm, thread);
	uint32_t n = 0;
	for (const struct frame *f = t->top; f && n < max; f = f->prev) {
		if (f->lock)
			n = add_held(t, f->lock, names, n, max);
		for (uint32_t i = 0; i < f->method->max_locals; i++)
			if (is_start(vm, f->locals[i]))
				n = add_held(t, (ref)f->locals[i], names, n, max);
	}
	return n;
}
