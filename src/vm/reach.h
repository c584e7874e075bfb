// Which objects threads can get at; see reach.c. Included by vm.h.
#ifndef VM_REACH_H
#define VM_REACH_H

#include "base/map.h"
#include "base/vec.h"

struct vm;
struct vm_action;

struct vm_reach {
	struct map seen;
	VEC(uint32_t) todo;
	const struct vm_reach *base; // is not walked again; may be NULL
	// of a base:
	VEC(uint32_t) programs; // objects of the program's classes that it leads to
	uint32_t n_classes;
	uint8_t *was_ready;
};

// May the field (or an element of an array of this class) be read? As vm_accessed names it.
typedef bool vm_follows(void *context, const void *what);

void vm_reach_clear(struct vm_reach *reach);
void vm_reach_release(struct vm_reach *reach);
void vm_reach_base(struct vm_reach *base, const struct vm *vm);
// Adds what the frames of the thread hold, down to that place on the stack; 0: all of them.
void vm_reach_thread(struct vm_reach *reach, struct vm *vm, uint32_t thread, uint64_t from);
void vm_reach_statics(struct vm_reach *reach, const struct vm *vm, vm_follows *follows,
	void *context);
void vm_reach_close(struct vm_reach *reach, const struct vm *vm, vm_follows *follows,
	void *context);
bool vm_reach_has(const struct vm_reach *reach, uint32_t object);
bool vm_reach_meets(const struct vm_reach *a, const struct vm_reach *b); // but for the base

// Is what the action accesses a reference, as far as can be told?
bool vm_is_reference(const struct vm *vm, const struct vm_action *action);
// The names of monitors that it holds, as far as its frames show them; at most max.
uint32_t vm_held(const struct vm *vm, uint32_t thread, uint64_t *names, uint32_t max);
uint32_t vm_heap_end(const struct vm *vm); // objects above are newer
bool vm_is_class_object(const struct vm *vm, uint32_t object);
// A literal, an interned string, a class, a lambda that captures nothing: code names it, and who runs that code
// later has it, though no reference leads there now.
bool vm_is_permanent(uint32_t object);

#endif
