// Who waits for what. The JDK's locks and futures keep their owner in a field; which object a parked thread waits for is
// what LockSupport.park was given, the blocker.
#include "vm/internal.h"

bool vm_method_is_own(const void *method)
{
	const struct vclass *k = ((const struct vmethod *)method)->owner;
	return k->file && k->role != ROLE_JDK && !k->is_hidden && !class_is_ours(k);
}

struct slice vm_method_file(const void *method)
{
	return ((const struct vmethod *)method)->owner->source;
}

static ref field_of(ref object, const char *name)
{
	for (const struct vclass *k = object ? class_of(object) : NULL; k; k = k->super)
		for (uint32_t i = 0; k->role == ROLE_JDK && i < k->n_fields; i++)
			if (!(k->fields[i].access & ACC_STATIC) && k->fields[i].kind == 'L' &&
				symbol_is(k->fields[i].name, name))
				return get_32(object, k->fields[i].offset);
	return 0;
}

static uint32_t thread_number(const struct vm *vm, ref java)
{
	const struct thread *t = java ? thread_of_java((struct vm *)(uintptr_t)vm, java) : NULL;
	return t ? t->number : 0;
}

// Of a lock for readers and a writer the first reader stands for all.
static ref holder_of(ref object)
{
	ref holder = field_of(object, "exclusiveOwnerThread");
	return holder ? holder : field_of(object, "firstReader");
}

uint32_t vm_lock_owner(const struct vm *vm, uint32_t object)
{
	if (!object || (object >= HEAP_START && object >= vm->image->heap_at)) // not made yet
		return 0;
	uint32_t owner = vm_owner(vm, object);
	return owner ? owner : thread_number(vm, holder_of(object));
}

bool vm_is_thread_object(const struct vm *vm, uint32_t object)
{
	return object && class_is_subclass(class_of(object), WK(vm, Thread));
}

static bool is_joining(const struct vm *vm, const struct thread *t)
{
	for (const struct frame *f = t->top; f && f->method->owner->role == ROLE_JDK; f = f->prev)
		if (f->method->owner == WK(vm, Thread) && symbol_is(f->method->name, "join"))
			return true;
	return false;
}

static struct vm_wait of_parked(const struct vm *vm, const struct thread *t)
{
	ref blocker = OFF(vm, Thread, parkBlocker) ? get_32(t->java, OFF(vm, Thread, parkBlocker)) : 0;
	ref holder = holder_of(blocker), runner = field_of(blocker, "runner");
	enum vm_wait_kind kind = holder ? VM_WAITS_LOCK : runner ? VM_WAITS_TASK : VM_WAITS_PARKED;
	holder = holder ? holder : runner;
	return (struct vm_wait){ kind, blocker, thread_number(vm, holder), holder };
}

static struct vm_wait by_number(const struct vm *vm, enum vm_wait_kind kind, ref object,
	uint32_t owner)
{
	return (struct vm_wait){ kind, object, owner, owner ? vthread_at(vm, owner)->java : 0 };
}

struct vm_wait vm_waits_for(const struct vm *vm, uint32_t thread)
{
	const struct thread *t = vthread_at(vm, thread);
	struct vm_action action = vm_peek(vm, thread);
	switch (action.is_held ? VM_THREAD_BLOCKED : (enum vm_thread_state)t->state) {
	case VM_THREAD_BLOCKED:
		return by_number(vm, VM_WAITS_LOCK, action.object, vm_owner(vm, action.object));
	case VM_THREAD_WAITING:
		if (vm_is_thread_object(vm, t->on) && is_joining(vm, t))
			return (struct vm_wait){ VM_WAITS_END, t->on, thread_number(vm, t->on), t->on };
		return by_number(vm, VM_WAITS_NOTIFY, t->on, 0);
	case VM_THREAD_PARKED:
		return of_parked(vm, t);
	case VM_THREAD_INIT:
		return t->init_of
			? by_number(vm, VM_WAITS_CLASS, t->init_of->mirror, t->init_of->init_thread)
			: by_number(vm, VM_WAITS_CLASS, 0, 0);
	default:
		return by_number(vm, VM_WAITS_NOT, 0, 0);
	}
}

void vm_thread_object_name(const struct vm *vm, uint32_t object, struct buf *out)
{
	ref name = object ? get_32(object, OFF(vm, Thread, name)) : 0;
	if (name)
		string_text((struct vm *)(uintptr_t)vm, name, out);
}

uint32_t vm_locks_of(const struct vm *vm, uint32_t thread, uint32_t *objects, uint32_t max)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < vm->image->n_perm_objects && n < max; i++)
		if (vm_owner(vm, vm->image->perm_objects[i]) == thread)
			objects[n++] = vm->image->perm_objects[i];
	for (ref r = HEAP_START; r < vm->image->heap_at && n < max; r += object_size(r))
		if (vm_lock_owner(vm, r) == thread)
			objects[n++] = r;
	return n;
}

// ---- since when --------------------------------------------------------------------------------------

// The last monitorenter before the place whose object is still in the local that javac and others keep it in for the exit.
static bool find_enter(struct vm_at *at, const struct frame *f, ref object)
{
	const struct code *code = f->method->member->code;
	int32_t slot = -1;
	bool is_found = false;
	for (uint32_t pc = 0; pc < code->length && pc < f->pc;) {
		struct insn i = code_insn(code, pc);
		if (i.op >= OP_astore_0 && i.op <= OP_astore_3)
			slot = i.op - OP_astore_0;
		else if (i.op == OP_astore)
			slot = i.a;
		else if (i.op == OP_monitorenter && slot >= 0 && slot < f->method->max_locals &&
			(ref)f->locals[slot] == object) {
			*at = (struct vm_at){ f->method, pc };
			is_found = true;
		}
		pc = i.next;
	}
	return is_found;
}

bool vm_lock_place(struct vm_at *at, const struct vm *vm, uint32_t thread, uint32_t object)
{
	bool is_found = false;
	for (const struct frame *f = vthread_at(vm, thread)->top; f; f = f->prev) {
		if (f->lock == object) {
			*at = (struct vm_at){ f->method, 0 };
			is_found = true;
		} else if (f->method->member && f->method->member->code && !f->method->native) {
			is_found |= find_enter(at, f, object);
		}
	}
	return is_found;
}
