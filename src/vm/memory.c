// The region and its two allocators. Both only move a pointer. What is given back: by undo, which moves the
// heap's pointer back, and by the garbage collector, which leaves holes that it moves through (collect.c).
#include <sys/mman.h>

#include "vm/collect.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

bool memory_map(struct vm *vm, struct err *err)
{
	void *got = mmap(VM_BASE, REGION_SIZE, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
	if (got == MAP_FAILED)
		return err_set_errno(err, "no room for the machine's memory");
	if (got != VM_BASE) {
		munmap(got, REGION_SIZE);
		return err_set(err, ERR_SYSTEM, "the machine's memory is taken: one machine per process");
	}
	vm->image = (struct image *)(VM_BASE + PERM_START);
	return true;
}

void memory_unmap(struct vm *vm)
{
	if (vm->image)
		munmap(VM_BASE, REGION_SIZE);
	vm->image = NULL;
}

void *perm_alloc(struct vm *vm, size_t size)
{
	size = (size + 7) & ~(size_t)7;
	if (size > HEAP_START - vm->image->perm_at)
		out_of_memory(size);
	void *result = VM_BASE + vm->image->perm_at;
	vm->image->perm_at += (uint32_t)size;
	return result;
}

uint64_t name_mix(uint64_t a, uint64_t b)
{
	uint64_t x = (a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2))) * 0xd6e8feb86659fd93u;
	x ^= x >> 32;
	x *= 0xd6e8feb86659fd93u;
	return x ^ x >> 32;
}

// ---- symbols ----------------------------------------------------------------------------------

static uint32_t text_hash(struct slice text)
{
	uint32_t hash = 2166136261u;
	for (size_t i = 0; i < text.len; i++)
		hash = (hash ^ text.ptr[i]) * 16777619u;
	return hash;
}

struct symbol *symbol_of(struct vm *vm, struct slice text)
{
	uint32_t hash = text_hash(text);
	struct symbol **slot = &vm->image->symbols[hash % N_SYMBOL_SLOTS];
	for (struct symbol *s = *slot; s; s = s->next)
		if (s->hash == hash && s->len == text.len && memcmp(s->text, text.ptr, text.len) == 0)
			return s;
	struct symbol *s = perm_alloc(vm, sizeof(*s) + text.len + 1);
	s->hash = hash;
	s->len = (uint32_t)text.len;
	if (text.len)
		memcpy(s->text, text.ptr, text.len);
	s->next = *slot;
	*slot = s;
	return s;
}

struct symbol *symbol_of_string(struct vm *vm, const char *text)
{
	return symbol_of(vm, slice_of_string(text));
}

// ---- objects ----------------------------------------------------------------------------------

static ref heap_take(struct vm *vm, struct thread *t, uint64_t size)
{
	struct image *image = vm->image;
	size = (size + 7) & ~(uint64_t)7;
	ref r = image->heap_at;
	if (__builtin_expect(size <= image->hole_end - r, 1)) {
		image->heap_at += (uint32_t)size;
	} else if (size > image->heap_limit - HEAP_START || !(r = collect_room(vm, (uint32_t)size))) {
		vm_limit(vm, t, "the heap is full (%u MB)", (image->heap_limit - HEAP_START) >> 20);
		return 0;
	}
	if (r < vm->heap_high) {
		uint64_t dirty = vm->heap_high - r;
		memset(VM_BASE + r, 0, dirty < size ? dirty : size);
	}
	if (r + (uint32_t)size > vm->heap_high)
		vm->heap_high = r + (uint32_t)size;
	if (vm->starts.n_words)
		bitset_add(&vm->starts, r / 8);
	vm->n_allocations++;
	vm->n_bytes += size;
	return r;
}

// By the thread that makes it and how many it has made.
static uint64_t new_name(struct thread *t)
{
	return name_mix(t->name, ++t->allocated) & NAME_MASK;
}

ref heap_object(struct vm *vm, struct thread *t, struct vclass *klass)
{
	ref r = heap_take(vm, t, klass->size);
	if (r) {
		object_at(r)->klass = offset_of(klass);
		object_at(r)->name = new_name(t);
	}
	return r;
}

#define MAX_LENGTH 0x7ffffffdu // longer ones no JVM makes, however much memory there is

ref heap_array(struct vm *vm, struct thread *t, struct vclass *klass, uint32_t length)
{
	if (length > MAX_LENGTH) {
		throw_new(vm, t, "java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
		return 0;
	}
	ref r = heap_take(vm, t, ARRAY_BASE + ((uint64_t)length << klass->log2));
	if (r) {
		object_at(r)->klass = offset_of(klass);
		object_at(r)->name = new_name(t);
		array_at(r)->length = length;
	}
	return r;
}

// Permanent objects are listed, since they lie between other things.
static void list_perm(struct vm *vm, ref r)
{
	struct image *image = vm->image;
	if (image->n_perm_objects == image->perm_objects_cap) {
		image->perm_objects_cap = image->perm_objects_cap ? image->perm_objects_cap * 2 : 1024;
		ref *grown = PERM_ARRAY(vm, ref, image->perm_objects_cap);
		if (image->n_perm_objects)
			memcpy(grown, image->perm_objects, image->n_perm_objects * sizeof(ref));
		image->perm_objects = grown;
	}
	image->perm_objects[image->n_perm_objects++] = r;
	if (vm->starts.n_words)
		bitset_add(&vm->starts, r / 8);
}

struct bitset memory_bits(void)
{
	struct bitset bits = { .n_words = 0x100000000u / 512 };
	void *map = mmap(NULL, bits.n_words * sizeof(uint64_t), PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (map == MAP_FAILED)
		out_of_memory(bits.n_words * sizeof(uint64_t));
	bits.words = map;
	return bits;
}

void memory_release_bits(struct bitset *bits)
{
	if (bits->words)
		munmap(bits->words, 0x100000000u / 512 * sizeof(uint64_t));
	*bits = (struct bitset){ 0 };
}

// Marks the starts of all objects there are. Nothing was collected yet: they lie side by side.
void memory_find_starts(struct vm *vm)
{
	vm->starts = memory_bits();
	for (uint32_t i = 0; i < vm->image->n_perm_objects; i++)
		bitset_add(&vm->starts, vm->image->perm_objects[i] / 8);
	for (ref r = HEAP_START; r < vm->image->heap_at; r += object_size(r))
		bitset_add(&vm->starts, r / 8);
}

void memory_forget_starts(struct vm *vm, uint32_t from, uint32_t to)
{
	for (uint32_t i = from / 8; i < to / 8;)
		if (i % 64 == 0 && i + 64 <= to / 8) {
			vm->starts.words[i / 64] = 0;
			i += 64;
		} else {
			bitset_remove(&vm->starts, i++);
		}
}

ref perm_object(struct vm *vm, struct vclass *klass, uint32_t extra, uint64_t name)
{
	struct object *o = perm_alloc(vm, klass->size + (size_t)extra);
	o->klass = offset_of(klass);
	o->name = (name & NAME_MASK) | NAME_SHARED;
	list_perm(vm, offset_of(o));
	return offset_of(o);
}

ref perm_array(struct vm *vm, struct vclass *klass, uint32_t length, uint64_t name)
{
	struct array *a = perm_alloc(vm, ARRAY_BASE + ((size_t)length << klass->log2));
	a->head.klass = offset_of(klass);
	a->head.name = (name & NAME_MASK) | NAME_SHARED;
	a->length = length;
	list_perm(vm, offset_of(a));
	return offset_of(a);
}
