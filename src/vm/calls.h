// Frames and calls: what the interpreter's loop does itself, in line, and what it calls.
#ifndef VM_CALLS_H
#define VM_CALLS_H

#include "vm/interp.h"

static inline uint8_t *stack_end(const struct thread *t)
{
	return VM_BASE + STACKS_START + (uint64_t)(t->number + 1) * STACK_SIZE;
}

// Room for a frame of m at locals; false with StackOverflowError.
bool frame_overflows(struct vm *vm, struct thread *t);

static inline bool has_room(struct vm *vm, struct thread *t, const uint64_t *locals,
	const struct vmethod *m)
{
	const uint8_t *needs = (const uint8_t *)(locals + m->max_locals) + sizeof(struct frame) +
		(m->max_stack + N_NATIVE_STACK) * sizeof(uint64_t);
	return needs <= stack_end(t) - (t->in_overflow ? 1024 : STACK_RED) || frame_overflows(vm, t);
}

// locals are in place already.
static inline struct frame *push_at(struct thread *t, struct vmethod *m, uint64_t *locals)
{
	struct frame *f = (struct frame *)(locals + m->max_locals), *caller = t->top;
	for (uint32_t i = m->n_args; i < m->max_locals; i++)
		locals[i] = 0;
	f->method = m;
	f->locals = locals;
	f->sp = f->stack;
	if (m->native) {
		memset(f->stack, 0, N_NATIVE_STACK * sizeof(uint64_t));
		f->sp += N_NATIVE_STACK;
	}
	f->prev = caller;
	f->path = caller ? (caller->path ^ (offset_of(m) + caller->pc)) * 0x9e3779b97f4a7c15u : t->name;
	f->pc = 0;
	f->lock = 0;
	f->kind = FRAME_CALL;
	t->top = f;
	return f;
}

// How long the instruction of a call is: behind it the caller goes on.
uint32_t length_of_call(uint8_t op);
// Hands the result of the frame that was just popped to its caller.
void give_result(struct thread *t, uint32_t kind, char returns, uint64_t result);
// A native with a frame of its own: runs as far as it can.
enum done run_native_frame(struct vm *vm, struct thread *t);
// Calls m with the arguments at args, the top of the caller's stack; the caller is saved. What a
// synchronized method locks is locked first.
enum done call(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args);

#endif
