// The undo log: records of (bytes, address, length), read from the end. A thread's structure and top
// frame are copied whole before its first step after a mark; frames below when they are returned to.
#include <stdlib.h>

#include "vm/internal.h"

void log_bytes(struct vm *vm, const void *address, uint32_t n)
{
	uint64_t offset = (uint64_t)((const uint8_t *)address - VM_BASE);
	// What belongs to a class that was loaded since is older too: nothing was written before that.
	if (offset < vm->base_heap)
		hash_note(vm, (uint32_t)offset, n);
	uint32_t padded = (n + 7) & ~7u;
	size_t need = vm->log.n + padded + sizeof(struct log_record);
	if (need > vm->log.cap) {
		vm->log.cap = need * 2;
		vm->log.bytes = xrealloc(vm->log.bytes, vm->log.cap);
	}
	memcpy(vm->log.bytes + vm->log.n, address, n);
	struct log_record r = { (void *)(uintptr_t)address, n, padded };
	memcpy(vm->log.bytes + vm->log.n + padded, &r, sizeof(r));
	vm->log.n = need;
}

static void log_frame(struct vm *vm, const struct frame *f)
{
	log_bytes(vm, f->locals, (uint32_t)((const uint8_t *)f->sp - (const uint8_t *)f->locals));
}

void log_thread(struct vm *vm, struct thread *t)
{
	if (vm->is_logging && t->epoch != vm->epoch) {
		log_bytes(vm, t, offsetof(struct thread, epoch));
		t->epoch = vm->epoch;
		t->low = t->top;
		if (t->top)
			log_frame(vm, t->top);
	}
	t->has_digest = false;
}

void log_frame_below(struct vm *vm, struct thread *t)
{
	log_frame(vm, t->top);
	t->low = t->top;
}

// Of a class whose final fields matter: those of the JDK are taken to be set.
static bool has_own_finals(const struct vclass *k)
{
	for (; k && k->role != ROLE_JDK; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if ((k->fields[i].access & ACC_FINAL) && !(k->fields[i].access & ACC_STATIC))
				return true;
	return false;
}

static bool is_constructing(const struct frame *f)
{
	return !f->method->native && symbol_is(f->method->name, "<init>") &&
		f->method->owner->role != ROLE_JDK;
}

// All that are under construction are seen by others from here on.
static void leak_unfinished(struct vm *vm)
{
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		for (const struct frame *f = vthread_at(vm, i)->top; f; f = f->prev)
			if (is_constructing(f) && has_own_finals(class_of((ref)f->locals[0])))
				object_at((ref)f->locals[0])->name |= NAME_LEAKED;
}

static void start_logging(struct vm *vm)
{
	vm->is_logging = true;
	vm->base_heap = vm->image->heap_at;
	vm->base_perm = vm->image->perm_at;
	INVARIANT(!vm->collector);
	memory_find_starts(vm);
	// Other threads may have been given any of them.
	for (ref r = HEAP_START; r < vm->image->heap_at; r += object_size(r))
		object_at(r)->name |= NAME_SHARED;
	leak_unfinished(vm);
	hash_begin(vm);
}

// A mark: how far the log was, and the heap; in debug builds for some a sum of all bytes of the state.
#define MARK_WORDS 3
#define CHECK_EVERY 256

static uint64_t sum_of_some(const struct vm *vm)
{
#ifdef RADDLE_DEBUG
	return vm->epoch % CHECK_EVERY == 0 ? vm_fingerprint(vm) : 0;
#else
	(void)vm;
	return 0;
#endif
}

vm_mark_id vm_mark(struct vm *vm)
{
	if (!vm->is_logging)
		start_logging(vm);
	vm->epoch++;
	vec_push(&vm->marks, vm->log.n);
	vec_push(&vm->marks, vm->image->heap_at);
	vec_push(&vm->marks, sum_of_some(vm));
	return vm->marks.n / MARK_WORDS - 1;
}

void vm_undo(struct vm *vm, vm_mark_id mark)
{
	INVARIANT(mark * MARK_WORDS < vm->marks.n);
	uint64_t to = vm->marks.v[MARK_WORDS * mark];
	uint32_t heap_at = (uint32_t)vm->marks.v[MARK_WORDS * mark + 1];
	hash_undoes(vm, to, heap_at);
	while (vm->log.n > to) {
		struct log_record r;
		memcpy(&r, vm->log.bytes + vm->log.n - sizeof(r), sizeof(r));
		vm->log.n -= sizeof(r) + r.padded;
		memcpy(r.address, vm->log.bytes + vm->log.n, r.length);
	}
	memory_forget_starts(vm, heap_at, vm->image->heap_at);
	vm->image->heap_at = heap_at;
	vm->marks.n = (uint32_t)(MARK_WORDS * (mark + 1));
	vm->epoch++;
	vm->status = vm->image->has_ended ? VM_EXITED : VM_RUNNING;
	uint64_t sum = vm->marks.v[MARK_WORDS * mark + 2];
	INVARIANT(sum == 0 || sum == vm_fingerprint(vm));
}

void vm_commit(struct vm *vm)
{
	hash_commits(vm);
	vm->log.n = 0;
	vec_clear(&vm->marks);
	vm->epoch++;
}

void vm_rebase(struct vm *vm)
{
	vm_commit(vm);
	hash_end(vm);
	vm->base_heap = vm->image->heap_at;
	vm->base_perm = vm->image->perm_at;
	hash_begin(vm);
}

// ---- sharing ----------------------------------------------------------------------------------

static bool is_under_construction(const struct vm *vm, ref r)
{
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		for (const struct frame *f = vthread_at(vm, i)->top; f; f = f->prev)
			if (is_constructing(f) && (ref)f->locals[0] == r)
				return true;
	return false;
}

static void share_one(struct vm *vm, ref r)
{
	if (!r || (object_at(r)->name & NAME_SHARED))
		return;
	bool is_leaked = has_own_finals(class_of(r)) && is_under_construction(vm, r);
	write_64(vm, &object_at(r)->name,
		object_at(r)->name | NAME_SHARED | (is_leaked ? NAME_LEAKED : 0));
	vec_push(&vm->gray, r);
}

// All that can be reached from r can now be reached by other threads.
void share(struct vm *vm, ref r)
{
	share_one(vm, r);
	while (vm->gray.n) {
		ref at = vec_pop(&vm->gray);
		struct vclass *k = class_of(at);
		if (k->kind == '[') {
			if (k->component->kind == '[' || k->component->kind == 'L')
				for (uint32_t i = 0; i < array_length(at); i++)
					share_one(vm, get_32(at, ARRAY_BASE + 4 * i));
			continue;
		}
		for (struct vclass *c = k; c; c = c->super)
			for (uint32_t i = 0; i < c->n_fields; i++)
				if (c->fields[i].kind == 'L' && !(c->fields[i].access & ACC_STATIC))
					share_one(vm, get_32(at, c->fields[i].offset));
	}
}
