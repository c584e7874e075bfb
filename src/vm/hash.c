// The hash of a state: a canonical traversal limited to what came into being or was written since the
// first mark. Objects made since then are numbered in the order in which they are met from the roots
// (threads in the order of their place in the creation tree, their frames from the bottom, live locals;
// then older places that have another value than at the mark), so neither addresses nor garbage nor the
// order of allocation matter. What is older and unwritten is never visited.
//
// A slot holds a reference if its value is the start of an object: a number that looks like one is
// numbered too, which only could merge states if it took the place of another in the same hash.
//
// Left out, because it only looks like state:
//     virtual time and the order numbers of waits   only differences count: who waits longest, how long
//     String.hash, caches of Class                  recomputed to the same
//     Throwable backtraces, line numbers            read by nobody but printers
//     Thread.eetop, tid, parkBlocker, random seeds  names and hints; no program may depend on them
//     Thread.threadSeqNumber and the like           the next name to give
//     SoftReference.timestamp                       nothing is ever cleared
#include <stdlib.h>

#include "base/hash.h"
#include "vm/internal.h"
#include "vm/live.h"

struct walk {
	struct vm *vm;
	uint64_t low, high;
	struct map numbers; // object -> number + 1
	VEC(ref) order;
};

static void add(struct walk *w, uint64_t value)
{
	w->low = name_mix(w->low, value);
	w->high = name_mix(w->high ^ 0x9e3779b97f4a7c15u, value + 0x632be59bd9b4e019u);
}

static bool is_new(const struct vm *vm, ref r)
{
	return r >= vm->base_heap && r < vm->image->heap_at;
}

static bool is_start(const struct vm *vm, ref r)
{
	return r % 8 == 0 && bitset_has(&vm->starts, r / 8);
}

// What a reference is to the hash: a number, the name of something permanent, or its old address.
static uint64_t canonical(struct walk *w, ref r)
{
	if (r >= HEAP_START && is_new(w->vm, r) && is_start(w->vm, r)) {
		bool fresh;
		uint64_t *number = map_put(&w->numbers, r, &fresh);
		if (fresh) {
			vec_push(&w->order, r);
			*number = w->order.n;
		}
		return 0x4000000000000000u + *number;
	}
	if (r >= w->vm->base_perm && r < HEAP_START && r < w->vm->image->perm_at)
		return object_at(r)->name & NAME_MASK;
	return r;
}

static uint64_t thread_name(const struct vm *vm, uint32_t number)
{
	return number ? vthread_at(vm, number)->name : 0;
}

static void add_lock(struct walk *w, uint32_t word)
{
	if (word) {
		add(w, thread_name(w->vm, LOCK_OWNER(word)));
		add(w, LOCK_COUNT(word));
	}
}

// ---- what is left out -------------------------------------------------------------------------------

static const struct {
	const char *class_name, *field;
} ignored[] = { { "java/lang/String", "hash" }, { "java/lang/String", "hashIsZero" },
	{ "java/lang/Throwable", "backtrace" }, { "java/lang/Throwable", "stackTrace" },
	{ "java/lang/Throwable", "depth" }, { "java/lang/Thread", "eetop" },
	{ "java/lang/Thread", "tid" }, { "java/lang/Thread", "parkBlocker" },
	{ "java/lang/Thread", "threadLocalRandomSeed" },
	{ "java/lang/Thread", "threadLocalRandomProbe" },
	{ "java/lang/Thread", "threadLocalRandomSecondarySeed" },
	{ "java/lang/Thread", "threadSeqNumber" }, { "java/lang/Thread", "threadInitNumber" },
	{ "java/lang/Class", "name" }, { "java/lang/Class", "reflectionData" },
	{ "java/lang/Class", "enumConstants" }, { "java/lang/Class", "packageName" },
	{ "java/lang/Class", "cachedConstructor" }, { "java/lang/Class", "enumConstantDirectory" },
	{ "java/lang/Class", "annotationData" }, { "java/lang/Class", "annotationType" },
	{ "java/lang/Class", "genericInfo" }, { "java/lang/Class", "classValueMap" },
	{ "java/lang/ref/SoftReference", "timestamp" }, { "java/lang/ref/SoftReference", "clock" },
	{ "java/util/concurrent/ThreadLocalRandom", "probeGenerator" },
	{ "java/util/concurrent/ThreadLocalRandom", "seeder" } };

static bool is_ignored(const struct vfield *f)
{
	if (f->owner->role != ROLE_JDK)
		return false;
	for (uint32_t i = 0; i < sizeof(ignored) / sizeof(ignored[0]); i++)
		if (symbol_is(f->name, ignored[i].field) &&
			symbol_is(f->owner->name, ignored[i].class_name))
			return true;
	return false;
}

// ---- objects --------------------------------------------------------------------------------------

static uint64_t field_value(const uint8_t *p, char kind)
{
	switch (kind) {
	case 'J':
	case 'D':
		return read_64(p);
	case 'S':
	case 'C':
		return read_16(p);
	case 'B':
	case 'Z':
		return *p;
	default:
		return read_32(p);
	}
}

static void add_array(struct walk *w, ref r, const struct vclass *k)
{
	const uint8_t *data = array_at(r)->data;
	uint32_t n = array_length(r);
	add(w, n);
	if (k->component->kind == 'L' || k->component->kind == '[') {
		for (uint32_t i = 0; i < n; i++)
			add(w, canonical(w, read_32(data + 4 * (size_t)i)));
		return;
	}
	size_t bytes = (size_t)n << k->log2;
	for (size_t i = 0; i + 8 <= bytes; i += 8)
		add(w, read_64(data + i));
	uint64_t rest = 0;
	memcpy(&rest, data + (bytes & ~(size_t)7), bytes & 7);
	add(w, rest);
}

static void add_object(struct walk *w, ref r)
{
	const struct vclass *k = class_of(r);
	add(w, k->name->hash);
	add_lock(w, object_at(r)->lock);
	if (object_at(r)->name & NAME_HASHED)
		add(w, object_at(r)->name & NAME_MASK);
	if (k->kind == '[') {
		add_array(w, r, k);
		return;
	}
	for (; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++) {
			const struct vfield *f = &k->fields[i];
			if ((f->access & ACC_STATIC) || is_ignored(f))
				continue;
			uint64_t value = field_value(VM_BASE + r + f->offset, f->kind);
			add(w, f->kind == 'L' ? canonical(w, (ref)value) : value);
		}
}

// ---- threads --------------------------------------------------------------------------------------

static void add_slot(struct walk *w, uint64_t value)
{
	add(w, value <= UINT32_MAX ? canonical(w, (ref)value) : value);
}

static void add_frame(struct walk *w, const struct frame *f)
{
	const struct vmethod *m = f->method;
	uint64_t live = m->native ? UINT64_MAX : live_locals(w->vm, m, f->pc);
	add(w, m->owner->name->hash);
	add(w, m->owner->is_hidden ? m->name->hash : m->index);
	add(w, f->pc);
	add(w, f->kind);
	for (uint32_t i = 0; i < m->max_locals; i++)
		if (i >= 64 || (live >> i & 1))
			add_slot(w, f->locals[i]);
	for (const uint64_t *p = f->stack; p < f->sp; p++)
		add_slot(w, *p);
	add(w, canonical(w, f->lock));
}

static uint32_t wait_rank(const struct vm *vm, const struct thread *t)
{
	uint32_t rank = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++) {
		const struct thread *other = vthread_at(vm, i);
		rank += other->state == VM_THREAD_WAITING && other->on == t->on &&
			other->wait_seq < t->wait_seq;
	}
	return rank;
}

static void add_thread(struct walk *w, const struct thread *t)
{
	const struct frame *frames[4096];
	uint32_t n = 0;
	add(w, t->name);
	add(w,
		(uint64_t)t->state | (uint64_t)t->wake << 8 | (uint64_t)t->permit << 16 |
			(uint64_t)t->is_daemon << 24 | (uint64_t)t->n_started << 32);
	add(w, canonical(w, t->java));
	add(w, canonical(w, t->exception));
	if (t->state == VM_THREAD_WAITING || t->state == VM_THREAD_BLOCKED)
		add(w, canonical(w, t->on));
	if (t->state == VM_THREAD_WAITING) {
		add(w, t->saved_count);
		add(w, wait_rank(w->vm, t));
	}
	if (t->until != INT64_MAX)
		add(w, (uint64_t)(t->until - w->vm->image->now));
	for (const struct frame *f = t->top; f && n < 4096; f = f->prev)
		frames[n++] = f;
	for (uint32_t i = n; i > 0; i--)
		add_frame(w, frames[i - 1]);
}

static int by_thread_name(const void *a, const void *b)
{
	const struct thread *x = *(const struct thread *const *)a,
						*y = *(const struct thread *const *)b;
	return (x->name > y->name) - (x->name < y->name);
}

static void add_threads(struct walk *w)
{
	const struct vm *vm = w->vm;
	VEC(const struct thread *) all = { 0 };
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		if (vthread_at(vm, i)->state != VM_THREAD_NONE)
			vec_push(&all, vthread_at(vm, i));
	if (all.n)
		qsort(all.v, all.n, sizeof(*all.v), by_thread_name);
	for (uint32_t i = 0; i < all.n; i++)
		add_thread(w, all.v[i]);
	vec_release(&all);
}

// ---- older objects that were written ------------------------------------------------------------------

static bool has_changed(const struct vm *vm, const uint8_t *p, uint32_t size)
{
	uint32_t address = offset_of(p);
	for (uint32_t word = address & ~7u; word < address + size; word += 8) {
		const uint64_t *was = map_get(&vm->dirty, word);
		uint32_t from = word < address ? address - word : 0;
		uint32_t to = word + 8 > address + size ? address + size - word : 8;
		if (was && memcmp((const uint8_t *)was + from, VM_BASE + word + from, to - from) != 0)
			return true;
	}
	return false;
}

static bool fields_have_changed(const struct vm *vm, const struct vclass *k, ref r, bool is_static)
{
	for (uint32_t i = 0; i < k->n_fields; i++) {
		const struct vfield *f = &k->fields[i];
		uint32_t size = f->kind == 'J' || f->kind == 'D' ? 8 : 4;
		if (f->kind == 'B' || f->kind == 'Z')
			size = 1;
		if (f->kind == 'S' || f->kind == 'C')
			size = 2;
		if (((f->access & ACC_STATIC) != 0) == is_static && !is_ignored(f) &&
			has_changed(vm, VM_BASE + r + f->offset, size))
			return true;
	}
	return false;
}

static const struct vclass *mirrored(struct vm *vm, ref r)
{
	return class_of(r) == WK(vm, Class) ? class_of_mirror(vm, r) : NULL;
}

static bool object_has_changed(struct vm *vm, ref r)
{
	const struct vclass *k = class_of(r), *mirror = mirrored(vm, r);
	if (has_changed(vm, (const uint8_t *)&object_at(r)->lock, 4))
		return true;
	if (k->kind == '[')
		return has_changed(vm, array_at(r)->data, array_length(r) << k->log2);
	if (mirror && fields_have_changed(vm, mirror, r, true))
		return true;
	for (; k; k = k->super)
		if (fields_have_changed(vm, k, r, false))
			return true;
	return false;
}

static void add_statics(struct walk *w, ref r, const struct vclass *k)
{
	for (uint32_t i = 0; i < k->n_fields; i++) {
		const struct vfield *f = &k->fields[i];
		if (!(f->access & ACC_STATIC) || is_ignored(f))
			continue;
		uint64_t value = field_value(VM_BASE + r + f->offset, f->kind);
		add(w, f->kind == 'L' ? canonical(w, (ref)value) : value);
	}
}

// The object that an address lies in; 0 where it is no object.
static ref object_around(const struct vm *vm, uint32_t address)
{
	uint32_t i = address / 8, word = i / 64;
	uint64_t bits = vm->starts.words[word] << (63 - i % 64) >> (63 - i % 64);
	while (!bits && word > PERM_START / 512)
		bits = vm->starts.words[--word];
	if (!bits)
		return 0;
	ref r = (word * 64 + 63 - (uint32_t)__builtin_clzll(bits)) * 8;
	const struct vclass *k = class_of(r);
	uint64_t size = k->kind == '[' ? ARRAY_BASE + ((uint64_t)array_length(r) << k->log2) : k->size;
	if (k == WK(vm, Class))
		size += class_of_mirror((struct vm *)(uintptr_t)vm, r)->statics;
	return address - r < size ? r : 0;
}

struct old {
	uint64_t id;
	ref r;
	const struct vclass *k; // its initialisation state, where r is 0
};

static int by_id(const void *a, const void *b)
{
	const struct old *x = a, *y = b;
	return (x->id > y->id) - (x->id < y->id);
}

static const struct vclass *class_around(const struct vm *vm, uint32_t address)
{
	for (uint32_t i = vm->image->n_classes; i > 0; i--)
		if (address - offset_of(vm->image->classes[i]) < sizeof(struct vclass))
			return vm->image->classes[i];
	return NULL;
}

static bool note_word(struct vm *vm, uint32_t address, struct map *seen, struct old *out)
{
	bool fresh;
	ref r = object_around(vm, address);
	const struct vclass *k = r || address >= HEAP_START ? NULL : class_around(vm, address);
	if (!r && !k)
		return false; // of the image, or of a thread: hashed elsewhere or left out
	map_put(seen, r ? r : offset_of(k), &fresh);
	if (!fresh || (r && !object_has_changed(vm, r)))
		return false;
	uint64_t id = k                            ? name_mix(k->name->hash, 0x1417)
		: r >= vm->base_perm && r < HEAP_START ? object_at(r)->name & NAME_MASK
											   : r;
	*out = (struct old){ id, r, k };
	return true;
}

static void add_old(struct walk *w)
{
	struct vm *vm = w->vm;
	struct map seen = { 0 };
	struct old found;
	VEC(struct old) all = { 0 };
	for (uint32_t i = 0; i < vm->dirty_words.n; i++) {
		uint32_t address = vm->dirty_words.v[i];
		if (read_64(VM_BASE + address) != *map_get(&vm->dirty, address) &&
			note_word(vm, address, &seen, &found))
			vec_push(&all, found);
	}
	if (all.n)
		qsort(all.v, all.n, sizeof(*all.v), by_id);
	for (uint32_t i = 0; i < all.n; i++) {
		add(w, all.v[i].id);
		if (all.v[i].k) {
			add(w, all.v[i].k->init);
			add(w, all.v[i].k->init == INIT_RUNNING ? thread_name(vm, all.v[i].k->init_thread) : 0);
			continue;
		}
		const struct vclass *mirror = mirrored(vm, all.v[i].r);
		if (mirror)
			add_statics(w, all.v[i].r, mirror);
		add_object(w, all.v[i].r);
	}
	vec_release(&all);
	map_release(&seen);
}

struct vm_hash vm_hash(struct vm *vm)
{
	struct walk w = { .vm = vm, .low = 1, .high = 2 };
	add(&w, (uint64_t)vm->image->has_ended << 32 | (uint32_t)vm->image->exit_status);
	add_threads(&w);
	add_old(&w);
	for (uint32_t i = 0; i < w.order.n; i++)
		add_object(&w, w.order.v[i]);
	vm->n_hashed += w.order.n;
	vec_release(&w.order);
	map_release(&w.numbers);
	return (struct vm_hash){ w.low, w.high };
}

// ---- whole states, for checks of undo ------------------------------------------------------------------

static uint64_t add_bytes(uint64_t sum, const void *bytes, size_t n)
{
	return name_mix(sum, hash_stable(slice_of(bytes, n)));
}

uint64_t vm_fingerprint(const struct vm *vm)
{
	const struct image *image = vm->image;
	uint64_t sum = add_bytes(0, VM_BASE + HEAP_START, image->heap_at - HEAP_START);
	for (uint32_t i = 1; i <= image->n_classes; i++) {
		const struct vclass *k = image->classes[i];
		if (offset_of(k) >= vm->base_perm && vm->base_perm)
			continue; // loaded since the first mark: it stays
		uint64_t state = (uint64_t)k->init << 32 | k->init_thread;
		sum = add_bytes(sum, &state, sizeof(state));
		if (k->mirror)
			sum = add_bytes(sum, VM_BASE + k->mirror, WK(vm, Class)->size + k->statics);
	}
	for (uint32_t i = 1; i <= image->n_threads; i++) {
		const struct thread *t = vthread_at(vm, i);
		sum = add_bytes(sum, t, offsetof(struct thread, epoch));
		for (const struct frame *f = t->top; f; f = f->prev)
			sum = add_bytes(sum, f->locals,
				(size_t)((const uint8_t *)f->sp - (const uint8_t *)f->locals));
	}
	sum = name_mix(sum, (uint64_t)image->now);
	sum = name_mix(sum, image->wait_seq);
	return name_mix(sum, image->heap_at);
}
