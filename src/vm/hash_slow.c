// The hash of a state computed from nothing, to check vm_hash with: all of the heap is gone through, each
// class's statics, each thread, without what hash.c keeps from one state to the next (old objects and what
// they were, plans, digests of frames). Both must tell the same states apart: see hash_check.
//
// Objects from before the first mark have their address as name. Those made since are numbered in the order
// in which they are met. Of classes that were loaded since, only those count whose initialisation has
// begun: when a class is loaded is no state.
#include <stdlib.h>

#include "vm/files.h"
#include "vm/hash.h"
#include "vm/live.h"

struct slow {
	struct vm *vm;
	struct map numbers;
	VEC(ref) order;
	uint64_t low, high;
};

static void add(struct slow *s, uint64_t value)
{
	s->low = name_mix(s->low, value);
	s->high = name_mix(value, s->high) + s->low;
}

static void add_reference(struct slow *s, uint64_t value)
{
	const struct vm *vm = s->vm;
	if (value >= vm->base_heap && value < vm->image->heap_at && value % 8 == 0 &&
		bitset_has(&vm->starts, (uint32_t)value / 8)) {
		bool is_first;
		uint64_t *number = map_put(&s->numbers, value, &is_first);
		if (is_first) {
			vec_push(&s->order, (ref)value);
			*number = s->order.n;
		}
		value = 0x4000000000000000u + *number;
	} else if (value >= vm->base_perm && value < vm->image->perm_at && value % 8 == 0 &&
		bitset_has(&vm->starts, (uint32_t)value / 8)) {
		value = object_at((ref)value)->name & NAME_MASK;
	}
	add(s, value);
}

static uint64_t name_of_thread(const struct vm *vm, uint32_t number)
{
	return number ? vthread_at(vm, number)->name : 0;
}

// ---- objects --------------------------------------------------------------------------------------

static bool is_idle_queue(const struct vm *vm, ref r, const struct vclass *k)
{
	ref ends[2] = { 1, 2 };
	for (uint32_t i = 0; i < k->n_fields; i++)
		if (!(k->fields[i].access & ACC_STATIC) && hash_is_queue_end(&k->fields[i]))
			ends[symbol_is(k->fields[i].name, "tail")] = get_32(r, k->fields[i].offset);
	return vm->has_whole_operations && ends[0] == ends[1];
}

static void add_fields_of(struct slow *s, ref r, const struct vclass *k, bool is_static)
{
	bool is_idle = is_idle_queue(s->vm, r, k);
	for (uint32_t i = 0; i < k->n_fields; i++) {
		const struct vfield *f = &k->fields[i];
		if (((f->access & ACC_STATIC) != 0) != is_static || hash_ignores(f) ||
			(is_idle && hash_is_queue_end(f)))
			continue;
		uint64_t value = read_kind(VM_BASE + r + f->offset, f->kind);
		if (hash_is_status(f))
			add(s, value == STATUS_NEW || value == STATUS_ENDED ? value : 1);
		else if (f->kind == 'L')
			add_reference(s, value);
		else
			add(s, value);
	}
}

static void add_object(struct slow *s, ref r)
{
	const struct vclass *k = class_of(r);
	uint32_t lock = object_at(r)->lock;
	add(s, hash_of_class(k));
	add(s, name_of_thread(s->vm, LOCK_OWNER(lock)) + LOCK_COUNT(lock));
	add(s, hash_counts_name(s->vm, r) ? object_at(r)->name & NAME_MASK : 0);
	if (k->kind != '[') {
		for (const struct vclass *c = k; c; c = c->super)
			add_fields_of(s, r, c, false);
		return;
	}
	add(s, array_length(r));
	if (k->component->kind == 'L' || k->component->kind == '[')
		for (uint32_t i = 0; i < array_length(r); i++)
			add_reference(s, get_32(r, ARRAY_BASE + 4 * i));
	else
		for (uint64_t i = 0; i < (uint64_t)array_length(r) << k->log2; i++)
			add(s, array_at(r)->data[i]);
}

// ---- classes --------------------------------------------------------------------------------------

static int by_name(const void *a, const void *b)
{
	const struct vclass *k = *(const struct vclass *const *)a,
						*l = *(const struct vclass *const *)b;
	int order = strcmp(k->name->text, l->name->text);
	uint64_t a_hash = hash_of_class(k), b_hash = hash_of_class(l);
	if (order || a_hash == b_hash)
		return order ? order : (k->id > l->id) - (k->id < l->id);
	return a_hash > b_hash ? 1 : -1;
}

static void add_classes(struct slow *s)
{
	const struct image *image = s->vm->image;
	VEC(const struct vclass *) begun = { 0 };
	for (uint32_t i = 1; i <= image->n_classes; i++)
		if (image->classes[i]->init != INIT_NONE)
			vec_push(&begun, image->classes[i]);
	qsort(begun.v, begun.n, sizeof(begun.v[0]), by_name);
	for (uint32_t i = 0; i < begun.n; i++) {
		const struct vclass *k = begun.v[i];
		bool is_since = offset_of(k) >= s->vm->base_perm;
		if (is_since && (!k->file || k->is_generated))
			continue; // arrays and the machine's own: when they were first needed is no state
		add(s, hash_of_class(k));
		add(s, k->init);
		add(s, k->init == INIT_RUNNING ? name_of_thread(s->vm, k->init_thread) : 0);
		add_fields_of(s, k->mirror, k, true);
	}
	vec_release(&begun);
}

// ---- threads --------------------------------------------------------------------------------------

static void add_frame(struct slow *s, const struct frame *f)
{
	const struct vmethod *m = f->method;
	uint64_t live = m->native ? UINT64_MAX : live_locals(s->vm, m, f->pc);
	add(s, hash_of_class(m->owner));
	add(s, m->owner->is_hidden ? m->name->hash : m->index);
	add(s, f->pc);
	add(s, f->kind);
	if (m == s->vm->image->stub_init) {
		add(s, hash_of_class((const struct vclass *)f->locals[0]));
		live = 0;
	}
	for (uint32_t i = 0; i < m->max_locals; i++)
		if (i >= 64 || (live >> i & 1))
			add_reference(s, f->locals[i]);
	for (const uint64_t *p = f->stack; p < f->sp; p++)
		add_reference(s, *p);
	add_reference(s, f->lock);
}

static void add_thread(struct slow *s, const struct thread *t)
{
	const struct image *image = s->vm->image;
	uint64_t before = 0;
	add(s, t->name);
	add(s, (uint64_t)t->state << 24 | t->wake << 16 | t->permit << 8 | t->is_daemon);
	add(s, t->n_started);
	add_reference(s, t->java);
	add_reference(s, t->exception);
	if (t->state == VM_THREAD_WAITING || t->state == VM_THREAD_BLOCKED)
		add_reference(s, t->on);
	for (uint32_t i = 1; i <= image->n_threads && t->state == VM_THREAD_WAITING; i++)
		before += image->threads[i].state == VM_THREAD_WAITING && image->threads[i].on == t->on &&
			image->threads[i].wait_seq < t->wait_seq;
	add(s, t->state == VM_THREAD_WAITING ? before << 32 | t->saved_count : 0);
	if (t->until != INT64_MAX)
		add(s, t->until > image->now ? (uint64_t)(t->until - image->now) : 0);
	for (const struct frame *f = t->top; f; f = f->prev)
		add_frame(s, f);
}

static int by_place(const void *a, const void *b)
{
	const struct thread *t = *(const struct thread *const *)a,
						*u = *(const struct thread *const *)b;
	return (t->name > u->name) - (t->name < u->name);
}

static void add_threads(struct slow *s)
{
	const struct thread *all[VM_MAX_THREADS];
	uint32_t n = 0;
	for (uint32_t i = 1; i <= s->vm->image->n_threads; i++)
		if (vthread_at(s->vm, i)->state != VM_THREAD_NONE)
			all[n++] = vthread_at(s->vm, i);
	qsort(all, n, sizeof(all[0]), by_place);
	for (uint32_t i = 0; i < n; i++)
		add_thread(s, all[i]);
}

static void add_of_file(void *s, uint64_t value)
{
	add(s, value);
}

// See bootstrap.c.
static bool is_linked_cell(ref r)
{
	const struct vclass *k = class_of(r);
	bool is_linked = false;
	for (uint32_t i = 0; k->kind == '[' && k->component->kind == 'L' && i < array_length(r); i++)
		is_linked |= get_32(r, ARRAY_BASE + 4 * i) != 0;
	return is_linked;
}

// ---- all of it ------------------------------------------------------------------------------------

struct vm_hash vm_hash_slowly(struct vm *vm)
{
	struct slow s = { .vm = vm, .low = 1, .high = 2 };
	const struct image *image = vm->image;
	add(&s, (uint64_t)image->has_ended << 32 | (uint32_t)image->exit_status);
	if (!image->has_ended) {
		files_add(vm, add_of_file, &s);
		add(&s, vm->image->sum_of_answers);
		add_threads(&s);
		add_classes(&s);
		for (ref r = HEAP_START; r < vm->base_heap; r += object_size(r))
			if (!hash_leaves_out(vm, r))
				add_object(&s, r);
		for (uint32_t i = 0; i < image->n_perm_objects; i++) {
			ref r = image->perm_objects[i];
			if (r < vm->base_perm)
				add_object(&s, r);
			else if (object_at(r)->lock || is_linked_cell(r)) // others are as they were loaded
				add_reference(&s, r), add_object(&s, r);
		}
		for (uint32_t i = 0; i < s.order.n; i++)
			add_object(&s, s.order.v[i]);
	}
	map_release(&s.numbers);
	vec_release(&s.order);
	return (struct vm_hash){ s.low, s.high };
}
