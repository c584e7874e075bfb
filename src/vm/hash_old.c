// Objects and classes from before the first mark that were written since: each is kept as it was when it is first
// written, and counts in states where it is not as it was.
#include <stdlib.h>

#include "vm/hash.h"

const struct vclass *hash_mirrored(const struct vm *vm, ref r)
{
	return class_of(r) == WK(vm, Class) ? class_of_mirror((struct vm *)(uintptr_t)vm, r) : NULL;
}

uint32_t hash_size_of(const struct vm *vm, ref r)
{
	const struct vclass *k = class_of(r), *mirror = hash_mirrored(vm, r);
	if (k->kind == '[')
		return ARRAY_BASE + (array_length(r) << k->log2);
	return k->size + (mirror ? mirror->statics : 0);
}

ref hash_object_around(const struct vm *vm, uint32_t address)
{
	uint32_t i = address / 8, word = i / 64;
	uint64_t bits = vm->starts.words[word] << (63 - i % 64) >> (63 - i % 64);
	while (!bits && word > PERM_START / 512)
		bits = vm->starts.words[--word];
	if (!bits)
		return 0;
	ref r = (word * 64 + 63 - (uint32_t)__builtin_clzll(bits)) * 8;
	return address - r < hash_size_of(vm, r) ? r : 0;
}

static const struct vclass *class_around(const struct vm *vm, uint32_t address)
{
	for (uint32_t i = vm->image->n_classes; i > 0; i--)
		if (address - offset_of(vm->image->classes[i]) < sizeof(struct vclass))
			return vm->image->classes[i];
	return NULL;
}

// ---- noting -------------------------------------------------------------------------------------------

static struct old *copy_of(struct old old, const void *bytes, size_t n)
{
	struct old *copy = xmalloc(sizeof(*copy));
	*copy = old;
	copy->was = memcpy(xmalloc(n), bytes, n);
	return copy;
}

static void note_object(struct vm *vm, ref r)
{
	struct hasher *h = vm->hasher;
	uint32_t size = hash_size_of(vm, r);
	bool is_perm = r >= vm->base_perm && r < HEAP_START;
	for (uint32_t word = r; word < r + size; word += 8)
		bitset_add(&h->known, word / 8);
	struct old *old = copy_of((struct old){ .id = is_perm ? object_at(r)->name & NAME_MASK : r,
								  .r = r,
								  .size = size },
		VM_BASE + r, size);
	h->size_of_olds += size;
	vec_push(&h->noted, old);
	vec_push(&h->olds, old);
	uint32_t i = h->olds.n - 1;
	for (; i > 0 && h->olds.v[i - 1]->id > old->id; i--)
		h->olds.v[i] = h->olds.v[i - 1];
	h->olds.v[i] = old;
}

static void note_word(struct vm *vm, uint32_t address)
{
	struct hasher *h = vm->hasher;
	bitset_add(&h->known, address / 8);
	ref r = hash_object_around(vm, address);
	if (r) {
		note_object(vm, r);
		return;
	}
	const struct vclass *k = address >= HEAP_START ? NULL : class_around(vm, address);
	if (!k)
		return; // of the image, or of a thread: hashed elsewhere or left out
	uint64_t id = name_mix(hash_of_class(k), 0x1417);
	for (uint32_t i = 0; i < h->classes.n; i++)
		if (h->classes.v[i]->id == id)
			return;
	vec_push(&h->classes, copy_of((struct old){ .id = id, .k = k }, &k->init, sizeof(k->init)));
	for (uint32_t i = h->classes.n - 1; i > 0 && h->classes.v[i - 1]->id > id; i--) {
		struct old *swap = h->classes.v[i];
		h->classes.v[i] = h->classes.v[i - 1];
		h->classes.v[i - 1] = swap;
	}
}

void hash_note(struct vm *vm, uint32_t address, uint32_t n)
{
	for (uint32_t word = address & ~7u; word < address + n; word += 8)
		if (!bitset_has(&vm->hasher->known, word / 8))
			note_word(vm, word);
}

static void release(struct old *old)
{
	free(old->was);
	free(old);
}

void hash_release_olds(struct hasher *h)
{
	for (uint32_t i = 0; i < h->olds.n; i++)
		release(h->olds.v[i]);
	for (uint32_t i = 0; i < h->classes.n; i++)
		release(h->classes.v[i]);
	vec_release(&h->olds);
	vec_release(&h->classes);
	vec_release(&h->noted);
}

// ---- comparing ----------------------------------------------------------------------------------------

static bool fields_have_changed(const struct vm *vm, const struct old *old, const struct plan *plan)
{
	for (uint32_t i = 0; i < plan->n; i++)
		if (plan->head && hash_is_idle_end(vm, plan, old->was, i) &&
			hash_is_idle_end(vm, plan, VM_BASE + old->r, i))
			continue;
		else if (hash_field_value(old->was + plan->fields[i].offset, plan->fields[i].kind) !=
			hash_field_value(VM_BASE + old->r + plan->fields[i].offset, plan->fields[i].kind))
			return true;
	return false;
}

bool hash_old_has_changed(const struct vm *vm, const struct old *old)
{
	const struct object *now = object_at(old->r), *was = (const struct object *)(void *)old->was;
	if (memcmp(now, was, old->size) == 0)
		return false;
	const struct vclass *k = class_of(old->r), *mirror = hash_mirrored(vm, old->r);
	if (now->lock != was->lock)
		return true;
	if (k->kind == '[')
		return memcmp((const uint8_t *)now + ARRAY_BASE, old->was + ARRAY_BASE,
				   old->size - ARRAY_BASE) != 0;
	return (mirror && fields_have_changed(vm, old, hash_plan(vm->hasher, mirror, true))) ||
		fields_have_changed(vm, old, hash_plan(vm->hasher, k, false));
}

void hash_add_old_classes(struct walk *w)
{
	const struct hasher *h = w->hasher;
	for (uint32_t i = 0; i < h->classes.n; i++) {
		const struct vclass *k = h->classes.v[i]->k;
		if (k->init == *h->classes.v[i]->was)
			continue;
		uint32_t by = k->init == INIT_RUNNING ? k->init_thread : 0;
		walk_add(w, h->classes.v[i]->id);
		walk_add(w, k->init);
		walk_add(w, by ? vthread_at(w->vm, by)->name : 0);
	}
}
