// The garbage collector of plain runs (vm_options.collects). Where steps are logged nothing is collected: undo
// brings garbage back to life, and the hash does not see it.
//
// It runs between two instructions, when no native holds a reference in a variable of its own. What is
// permanent, the stacks and off-heap memory are not asked for types: a word that is the address of an
// object counts as a reference to it. From there on fields and elements are followed. Nothing moves. What was
// not reached becomes holes, which the allocator fills.
//
// Weak, soft and phantom references hold what they refer to; nothing is finalised.
#include <stdlib.h>

#include "vm/collect.h"

struct hole {
	uint32_t from, to;
};

struct collector {
	struct bitset marked; // by address / 8
	VEC(ref) gray;
	VEC(struct hole) small, large;
	VEC(uint32_t *) references; // by class id: offsets in an instance; the first is their number
	VEC(ref) off_heap;
	uint64_t collected_at; // n_bytes then
};

#define SMALL_HOLE 64u      // what is smaller is left alone until a neighbour is garbage too
#define LARGE_HOLE 0x10000u // objects that do not fit into the present hole look through these

#define COLLECT_EVERY ((uint64_t)1 << 28)
#define COLLECT_LEAST ((uint64_t)1 << 20)

// How many bytes may be allocated before the next collection.
static uint64_t next_step(const struct vm *vm, uint64_t live)
{
	uint64_t left = vm->image->heap_limit - HEAP_START - live;
	uint64_t step = live > COLLECT_EVERY ? live : COLLECT_EVERY;
#ifdef RADDLE_DEBUG // often, and holes are overwritten: who uses garbage is found out soon
	return (uint64_t)1 << (14 + (vm->n_collections < 640 ? vm->n_collections / 64 : 10));
#endif
	step = step < left / 2 ? step : left / 2;
	return step > COLLECT_LEAST ? step : COLLECT_LEAST;
}

void collect_begin(struct vm *vm)
{
	vm->collector = xcalloc(1, sizeof(*vm->collector));
	vm->collect_at = vm->n_bytes + next_step(vm, vm->image->heap_at - HEAP_START);
}

void collect_end(struct vm *vm)
{
	struct collector *c = vm->collector;
	if (!c)
		return;
	memory_release_bits(&c->marked);
	vec_release(&c->gray);
	vec_release(&c->small);
	vec_release(&c->large);
	for (uint32_t i = 0; i < c->references.n; i++)
		free(c->references.v[i]);
	vec_release(&c->references);
	vec_release(&c->off_heap);
	free(c);
	vm->collector = NULL;
}

// ---- marks ------------------------------------------------------------------------------------------

static void mark(struct collector *c, ref r)
{
	if (r < HEAP_START || bitset_has(&c->marked, r / 8))
		return;
	bitset_add(&c->marked, r / 8);
	vec_push(&c->gray, r);
}

// All words from there to there that may be references.
static void mark_words(struct vm *vm, const void *from, const void *to)
{
	const uint32_t *end = (const uint32_t *)to - ((uintptr_t)to % 4 != 0);
	for (const uint32_t *p = from; p < end; p++)
		if (*p >= HEAP_START && *p < vm->heap_high && *p % 8 == 0 &&
			bitset_has(&vm->starts, *p / 8))
			mark(vm->collector, *p);
}

static void mark_stack(struct vm *vm, const struct thread *t)
{
	if (!t->top)
		return;
	uint32_t room = t->top->method->native ? N_NATIVE_STACK : t->top->method->max_stack;
	mark_words(vm, VM_BASE + STACKS_START + (uint64_t)t->number * STACK_SIZE, t->top->stack + room);
}

// Off-heap memory is there until it is freed, whoever knows its address.
static void mark_off_heap(struct vm *vm)
{
	struct collector *c = vm->collector;
	uint32_t kept = 0;
	for (uint32_t i = 0; i < c->off_heap.n; i++) {
		ref r = c->off_heap.v[i];
		if (array_at(r)->is_off_heap != OFF_HEAP)
			continue;
		c->off_heap.v[kept++] = r;
		mark(c, r);
		mark_words(vm, array_at(r)->data, array_at(r)->data + array_length(r));
	}
	c->off_heap.n = kept;
}

static uint32_t *find_references(const struct vclass *klass)
{
	VEC(uint32_t) found = { 0 };
	vec_push(&found, 0);
	for (const struct vclass *k = klass; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (k->fields[i].kind == 'L' && !(k->fields[i].access & ACC_STATIC))
				vec_push(&found, k->fields[i].offset);
	found.v[0] = found.n - 1;
	return found.v;
}

static const uint32_t *references_of(struct collector *c, const struct vclass *k)
{
	while (c->references.n <= k->id)
		vec_push(&c->references, NULL);
	if (!c->references.v[k->id])
		c->references.v[k->id] = find_references(k);
	return c->references.v[k->id];
}

static void mark_from(struct collector *c, ref r)
{
	const struct vclass *k = class_of(r);
	if (k->kind == '[') {
		if (k->component->kind == 'L' || k->component->kind == '[')
			for (uint32_t i = 0; i < array_length(r); i++)
				mark(c, get_32(r, ARRAY_BASE + 4 * i));
		return;
	}
	const uint32_t *references = references_of(c, k);
	for (uint32_t i = 1; i <= references[0]; i++)
		mark(c, get_32(r, references[i]));
}

static void mark_all(struct vm *vm)
{
	struct collector *c = vm->collector;
	mark_words(vm, VM_BASE + PERM_START, VM_BASE + vm->image->perm_at);
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		mark_stack(vm, vthread_at(vm, i));
	mark_off_heap(vm);
	while (c->gray.n)
		mark_from(c, vec_pop(&c->gray));
}

// ---- holes ------------------------------------------------------------------------------------------

static void add_hole(struct vm *vm, uint32_t from, uint32_t to)
{
	struct hole hole = { from, to };
#ifdef RADDLE_DEBUG
	if (from < vm->heap_high)
		memset(VM_BASE + from, 0xdb, (to < vm->heap_high ? to : vm->heap_high) - from);
#endif
	if (to - from >= LARGE_HOLE)
		vec_push(&vm->collector->large, hole);
	else if (to - from >= SMALL_HOLE)
		vec_push(&vm->collector->small, hole);
}

// What is marked stays; returns how many bytes that are.
static uint64_t sweep(struct vm *vm)
{
	struct collector *c = vm->collector;
	uint64_t live = 0;
	uint32_t at = HEAP_START;
	c->small.n = c->large.n = 0;
	for (uint32_t i = bitset_next(&c->marked, HEAP_START / 8); i != UINT32_MAX;
		 i = bitset_next(&c->marked, i + 1)) {
		ref r = i * 8;
		add_hole(vm, at, r);
		at = r + object_size(r);
		live += object_size(r);
	}
	add_hole(vm, at, vm->image->heap_limit);
	uint32_t first = HEAP_START / 512, n = c->marked.n_words - first;
	memcpy(vm->starts.words + first, c->marked.words + first, n * sizeof(uint64_t));
	memset(c->marked.words + first, 0, n * sizeof(uint64_t));
	return live;
}

void collect(struct vm *vm)
{
	struct collector *c = vm->collector;
	struct image *image = vm->image;
	if (!c->marked.words) {
		c->marked = memory_bits();
		memory_find_starts(vm);
	}
	c->marked.n_words = vm->heap_high / 512 + 1;
	mark_all(vm);
	uint64_t live = sweep(vm);
	// The next object looks for a hole.
	image->heap_at = image->hole_end = HEAP_START;
	c->collected_at = vm->n_bytes;
	vm->collect_at = vm->n_bytes + next_step(vm, live);
	vm->n_collections++;
}

bool collect_is_due(const struct vm *vm, uint64_t size)
{
	return vm->n_bytes + size >= vm->collect_at && vm->n_bytes != vm->collector->collected_at;
}

void collect_soon(struct vm *vm)
{
	if (vm->collector)
		vm->collect_at = vm->n_bytes;
}

// The allocator goes on in another hole, or takes the object out of one; 0: there is none.
ref collect_room(struct vm *vm, uint32_t size)
{
	struct collector *c = vm->collector;
	struct image *image = vm->image;
	if (!c)
		return 0;
	while (size <= LARGE_HOLE / 16 && c->small.n) {
		struct hole hole = vec_pop(&c->small);
		if (size > hole.to - hole.from)
			continue;
		image->heap_at = hole.from + size;
		image->hole_end = hole.to;
		return hole.from;
	}
	// Of a large one small objects get a part, so that there are some left for large ones.
	uint32_t part = size <= LARGE_HOLE / 16 ? LARGE_HOLE : size;
	for (uint32_t i = 0; i < c->large.n; i++) {
		struct hole *hole = &c->large.v[i];
		uint32_t n = hole->to - hole->from;
		if (size > n)
			continue;
		part = part < n ? part : n;
		ref r = hole->from;
		hole->from += part;
		if (part > size) {
			image->heap_at = r + size;
			image->hole_end = r + part;
		}
		return r;
	}
	return 0;
}

// ---- off-heap memory --------------------------------------------------------------------------------

ref off_heap_array(struct vm *vm, struct thread *t, uint32_t n)
{
	ref array = heap_array(vm, t, vm->image->arrays['B'], n);
	if (array && vm->collector) {
		array_at(array)->is_off_heap = OFF_HEAP;
		vec_push(&vm->collector->off_heap, array);
	}
	return array;
}

void off_heap_free(struct vm *vm, uint64_t address)
{
	uint64_t r = address - VM_BASE_ADDRESS - ARRAY_BASE;
	if (vm->collector && r >= HEAP_START && r < vm->heap_high && r % 8 == 0 &&
		array_at((ref)r)->is_off_heap == OFF_HEAP)
		array_at((ref)r)->is_off_heap = 0;
}
