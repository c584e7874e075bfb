// Frames are pushed and popped, methods called, natives run: all that is slower than the interpreter's own
// calls of bytecode. How frames lie in the stack is told in interp.c.
#include "vm/calls.h"
#include "vm/quick.h"

uint32_t length_of_call(uint8_t op)
{
	return op == OP_invokeinterface || op == OP_invokeinterface_q || op == OP_invokedynamic ||
			op == OP_invokedynamic_q || op == OP_invokesite_q
		? 5
		: 3;
}

// Always false.
bool frame_overflows(struct vm *vm, struct thread *t)
{
	if (t->in_overflow) {
		vm_limit(vm, t, "the stack is full");
		return false;
	}
	t->in_overflow = true;
	throw_new(vm, t, "java/lang/StackOverflowError", NULL);
	t->in_overflow = false;
	return false;
}

struct frame *frame_push(struct vm *vm, struct thread *t, struct vmethod *m, const uint64_t *args)
{
	uint64_t *locals = t->top
		? t->top->sp
		: (uint64_t *)(VM_BASE + STACKS_START + (uint64_t)t->number * STACK_SIZE);
	if (!m->is_linked)
		method_link(vm, m);
	if (!has_room(vm, t, locals, m))
		return NULL;
	if (m->n_args)
		memmove(locals, args, m->n_args * sizeof(uint64_t));
	return push_at(t, m, locals);
}

// Takes the top frame off; its monitor is given back.
void frame_pop(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	if (f->lock)
		monitor_exit(vm, t, f->lock);
	t->top = f->prev;
	if (t->top && vm->is_logging && t->top < t->low)
		log_frame_below(vm, t);
}

void give_result(struct thread *t, uint32_t kind, char returns, uint64_t result)
{
	struct frame *f = t->top;
	if (!f || kind == FRAME_AGAIN)
		return;
	if (f->method->native) { // it is called again; see interp_run
		f->sp = f->stack + N_NATIVE_STACK;
		f->stack[NATIVE_RESULT] = result;
		f->pc++;
		return;
	}
	if (returns != 'V')
		*f->sp++ = result;
	if (returns == 'J' || returns == 'D')
		*f->sp++ = 0;
	f->pc += length_of_call(f->method->code[f->pc]);
}

// ---- calls --------------------------------------------------------------------------------------

static enum done missing_native(struct vm *vm, struct thread *t, struct vmethod *m)
{
	vm_unsupported(vm, t, "native method %s.%s%s", m->owner->name->text, m->name->text,
		m->type->text);
	return DONE_STOP;
}

enum done run_native_frame(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	struct vmethod *m = f->method;
	uint64_t result = 0;
	enum done done = natives[m->native - 1].function(vm, t, m, f->locals, &result);
	if (vm->wanted.name)
		return load_wanted(vm, t);
	if (done == DONE_OK) {
		uint32_t kind = f->kind;
		frame_pop(vm, t);
		give_result(t, kind, m->returns, result);
	}
	return done;
}

static enum done call_native(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args,
	ref lock)
{
	if (!m->native)
		return missing_native(vm, t, m);
	const struct native *native = &natives[m->native - 1];
	struct frame *f = t->top;
	vm->n_native_calls++;
	if (vm->native_used)
		vm->native_used[m->native - 1] = 1;
	if (native->has_frame) {
		f->sp = args;
		if (!m->is_linked)
			method_link(vm, m);
		if (!has_room(vm, t, args, m))
			return DONE_THROW;
		push_at(t, m, args)->lock = lock;
		return run_native_frame(vm, t);
	}
	uint64_t result = 0;
	vm->in_native = m;
	enum done done = native->function(vm, t, m, args, &result);
	vm->in_native = NULL;
	if (lock && done != DONE_BLOCK)
		monitor_exit(vm, t, lock);
	if (vm->wanted.name)
		return load_wanted(vm, t);
	if (done == DONE_OK || done == DONE_FRAME) {
		if (done == DONE_FRAME) {
			f->sp = args; // the pushed frame returns to behind the call
			return DONE_FRAME;
		}
		f->sp = args;
		give_result(t, FRAME_CALL, m->returns, result);
	}
	return done;
}

enum done call(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args)
{
	ref lock = 0;
	if (m->access & ACC_ABSTRACT)
		return throw_new(vm, t, "java/lang/AbstractMethodError", "%s.%s%s", m->owner->name->text,
			m->name->text, m->type->text);
	if (m->access & ACC_SYNCHRONIZED) {
		lock = m->access & ACC_STATIC ? m->owner->mirror : (ref)args[0];
		// A native that blocked has it already: it is executed again.
		if (!(t->wake && m->native && !natives[m->native - 1].has_frame)) {
			enum done done = monitor_enter(vm, t, lock);
			if (done != DONE_OK)
				return done;
		}
	}
	if (m->native || (m->access & ACC_NATIVE))
		return call_native(vm, t, m, args, lock);
	if (!m->is_linked)
		method_link(vm, m);
	if (!has_room(vm, t, args, m)) {
		if (lock)
			monitor_exit(vm, t, lock);
		return DONE_THROW;
	}
	t->top->sp = args;
	push_at(t, m, args)->lock = lock;
	return DONE_OK;
}

enum done java_call(struct vm *vm, struct thread *t, struct vmethod *m, const uint64_t *args)
{
	uint64_t *at = t->top->sp;
	if (at + m->n_args >= (uint64_t *)(void *)(stack_end(t) - 1024)) {
		vm_limit(vm, t, "the stack is full");
		return DONE_STOP;
	}
	if (m->n_args > 0) // callers without arguments have no array of them
		memcpy(at, args, m->n_args * sizeof(uint64_t));
	enum done done = call(vm, t, m, at);
	if (done == DONE_BLOCK || done == DONE_THROW || done == DONE_AGAIN)
		t->top->sp = done == DONE_AGAIN ? t->top->sp : at;
	return done == DONE_OK ? DONE_FRAME : done;
}
