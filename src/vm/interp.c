// The interpreter. It runs one thread over a quickened copy of the bytecode (quick.def): an instruction
// that names a constant resolves it once and is then replaced by one that finds it in the pool. Quick
// forms hold only what loading decides, never what a step back could undo: whether a class is initialised
// is asked each time.
//
// Frames lie in the thread's stack, a callee's locals on its arguments in the caller's operand stack:
//
//     locals | struct frame | operand stack ... arguments = locals of the next | struct frame | ...
//
// A slot has 64 bits; long and double use the first of their two. frame->pc is the instruction being
// executed, also during a call, so that stack traces and handlers need no adjustment.
#include <math.h>
#include <stdio.h>

#include "vm/internal.h"
#include "vm/interp.h"
#include "vm/quick.h"

static uint32_t length_of_call(uint8_t op)
{
	return op == OP_invokeinterface || op == OP_invokeinterface_q || op == OP_invokedynamic ||
			op == OP_invokedynamic_q
		? 5
		: 3;
}

static inline uint16_t operand_u2(const uint8_t *pc)
{
	return (uint16_t)(pc[1] << 8 | pc[2]);
}

static inline int32_t operand_s2(const uint8_t *pc)
{
	return (int16_t)operand_u2(pc);
}

static inline int32_t operand_s4(const uint8_t *p)
{
	return (int32_t)bytes_u4(p);
}

static inline float as_float(uint64_t slot)
{
	float value;
	memcpy(&value, &slot, 4);
	return value;
}

static inline double as_double(uint64_t slot)
{
	double value;
	memcpy(&value, &slot, 8);
	return value;
}

static inline uint64_t from_float(float value)
{
	uint32_t bits;
	memcpy(&bits, &value, 4);
	return bits;
}

static inline uint64_t from_double(double value)
{
	uint64_t bits;
	memcpy(&bits, &value, 8);
	return bits;
}

static int32_t to_int(double d)
{
	return isnan(d)          ? 0
		: d >= 2147483647.0  ? INT32_MAX
		: d <= -2147483648.0 ? INT32_MIN
							 : (int32_t)d;
}

static int64_t to_long(double d)
{
	return isnan(d)                   ? 0
		: d >= 9223372036854775807.0  ? INT64_MAX
		: d <= -9223372036854775808.0 ? INT64_MIN
									  : (int64_t)d;
}

// ---- frames -------------------------------------------------------------------------------------

static uint8_t *stack_end(const struct thread *t)
{
	return VM_BASE + STACKS_START + (uint64_t)(t->number + 1) * STACK_SIZE;
}

static bool has_room(struct vm *vm, struct thread *t, const uint64_t *locals,
	const struct vmethod *m)
{
	const uint8_t *needs = (const uint8_t *)(locals + m->max_locals) + sizeof(struct frame) +
		(m->max_stack + N_NATIVE_STACK) * sizeof(uint64_t);
	if (needs <= stack_end(t) - (t->in_overflow ? 1024 : STACK_RED))
		return true;
	if (t->in_overflow) {
		vm_limit(vm, t, "the stack is full");
		return false;
	}
	t->in_overflow = true;
	throw_new(vm, t, "java/lang/StackOverflowError", NULL);
	t->in_overflow = false;
	return false;
}

// locals are in place already.
static struct frame *push_at(struct thread *t, struct vmethod *m, uint64_t *locals)
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

// Hands the result of the frame that was just popped to its caller.
static void give_result(struct thread *t, uint32_t kind, char returns, uint64_t result)
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

// A native with a frame of its own: runs as far as it can.
static enum done run_native_frame(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	struct vmethod *m = f->method;
	uint64_t result = 0;
	enum done done = natives[m->native - 1].function(vm, t, m, f->locals, &result);
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

// Calls m with the arguments at args, the top of the caller's stack; the caller is saved. What a
// synchronized method locks is locked first.
static enum done call(struct vm *vm, struct thread *t, struct vmethod *m, uint64_t *args)
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

// ---- what instructions do that is too long for a case -----------------------------------------------

static ref make_multi(struct vm *vm, struct thread *t, struct vclass *k, const uint64_t *lengths,
	uint32_t n)
{
	ref array = heap_array(vm, t, k, (uint32_t)lengths[0]);
	for (uint32_t i = 0; array && n > 1 && i < (uint32_t)lengths[0]; i++) {
		ref inner = make_multi(vm, t, k->component, lengths + 1, n - 1);
		if (!inner)
			return 0;
		memcpy(array_at(array)->data + 4 * (size_t)i, &inner, 4);
	}
	return array;
}

static enum done new_multi(struct vm *vm, struct thread *t, struct vclass *k, uint64_t *lengths,
	uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if ((int32_t)lengths[i] < 0)
			return throw_negative(vm, t, (int32_t)lengths[i]);
	ref array = make_multi(vm, t, k, lengths, n);
	lengths[0] = array;
	return array ? DONE_OK : t->exception ? DONE_THROW : DONE_STOP;
}

static int32_t lookup_switch(const uint8_t *table, int32_t key)
{
	int32_t n = operand_s4(table + 4), low = 0, high = n - 1;
	while (low <= high) {
		int32_t middle = (low + high) / 2, at = operand_s4(table + 8 + 8 * middle);
		if (at == key)
			return operand_s4(table + 12 + 8 * middle);
		if (at < key)
			low = middle + 1;
		else
			high = middle - 1;
	}
	return operand_s4(table);
}

static uint8_t quick_of_kind(char kind, uint8_t first, bool is_put)
{
	switch (kind) {
	case 'B':
	case 'Z':
		return first;
	case 'C':
		return first + 1;
	case 'S':
		return is_put ? first + 1 : first + 2;
	case 'J':
	case 'D':
		return is_put ? first + 3 : first + 4;
	case 'L':
		return is_put ? first + 4 : first + 3;
	default:
		return is_put ? first + 2 : first + 3;
	}
}

// Resolves what the instruction at pc names, and replaces it. False: exception, or a frame was pushed.
static bool quicken(struct vm *vm, struct thread *t, struct vmethod *in, uint8_t *pc)
{
	struct vclass *k = in->owner;
	uint16_t index = operand_u2(pc);
	struct pool_entry *entry = &k->pool[index];
	bool is_static = *pc == OP_getstatic || *pc == OP_putstatic || *pc == OP_invokestatic;
	switch (*pc) {
	case OP_getfield:
	case OP_putfield:
	case OP_getstatic:
	case OP_putstatic: {
		struct vfield *f = resolve_field(vm, t, k, index, is_static);
		if (!f)
			return false;
		bool is_put = *pc == OP_putfield || *pc == OP_putstatic;
		if (is_put && (f->access & ACC_FINAL) && f->owner != k) {
			throw_new(vm, t, "java/lang/IllegalAccessError", "final field %s", f->name->text);
			return false;
		}
		uint8_t first = is_static ? (is_put ? OP_putstatic_1 : OP_getstatic_b)
								  : (is_put ? OP_putfield_1 : OP_getfield_b);
		entry->a = f->offset;
		entry->b = is_static ? f->owner->mirror : 0;
		entry->p = (uintptr_t)f;
		*pc = quick_of_kind(f->kind, first, is_put);
		return true;
	}
	case OP_invokevirtual:
	case OP_invokespecial:
	case OP_invokestatic:
	case OP_invokeinterface: {
		struct vmethod *m = resolve_method(vm, t, k, index, is_static);
		if (!m)
			return false;
		if (m->is_polymorphic) {
			*pc = OP_invokehandle_q;
		} else if (*pc == OP_invokevirtual) {
			bool is_final = (m->access & ACC_PRIVATE) || (m->vindex < 0 && !m->owner->is_interface);
			*pc = is_final ? OP_invokefinal_q : OP_invokevirtual_q;
		} else {
			*pc = *pc == OP_invokespecial ? OP_invokespecial_q
				: *pc == OP_invokestatic  ? OP_invokestatic_q
										  : OP_invokeinterface_q;
		}
		return true;
	}
	case OP_invokedynamic: {
		struct vmethod *m = resolve_dynamic(vm, t, k, index);
		if (!m)
			return false;
		*pc = OP_invokedynamic_q;
		return true;
	}
	default: {
		struct vclass *c = resolve_class(vm, t, k, index);
		if (!c)
			return false;
		if (*pc == OP_new) {
			if (c->is_interface || (c->access & ACC_ABSTRACT)) {
				throw_new(vm, t, "java/lang/InstantiationError", "%s", c->name->text);
				return false;
			}
			*pc = OP_new_q;
		} else if (*pc == OP_anewarray) {
			class_array_of(vm, c);
			*pc = OP_anewarray_q;
		} else {
			*pc = *pc == OP_checkcast  ? OP_checkcast_q
				: *pc == OP_instanceof ? OP_instanceof_q
									   : OP_multianewarray_q;
		}
		return true;
	}
	}
}

bool interp_quicken(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	return quicken(vm, t, f->method, f->method->code + f->pc);
}

// invokespecial: of a superclass's method, the one that the class above the caller's has.
static struct vmethod *select_special(const struct vclass *in, struct vmethod *m)
{
	if (m->vindex < 0 || m->name->text[0] == '<' || in->is_interface || m->owner == in ||
		(m->access & ACC_PRIVATE) || !in->super || !class_is_subclass(in->super, m->owner))
		return m;
	return in->super->vtable[m->vindex];
}

static struct vmethod *select_method(struct vm *vm, struct thread *t, ref receiver,
	struct vmethod *m)
{
	struct vclass *k = class_of(receiver);
	if (m->owner->is_interface && !class_is_subclass(k, m->owner)) {
		char a[300], b[300];
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"Class %s does not implement the requested interface %s",
			class_external_name(k, a, sizeof(a)), class_external_name(m->owner, b, sizeof(b)));
		return NULL;
	}
	struct vmethod *found = class_select(k, m);
	if (!found || (found->access & ACC_ABSTRACT)) {
		char a[300];
		throw_new(vm, t, "java/lang/AbstractMethodError",
			"Receiver class %s does not define or inherit an implementation of the resolved method "
			"'%s%s' of %s %s.",
			class_external_name(k, a, sizeof(a)), m->name->text, m->type->text,
			m->owner->is_interface ? "interface" : "abstract class", m->owner->name->text);
		return NULL;
	}
	return found;
}

// ---- the loop -------------------------------------------------------------------------------------

#define SAVE() (f->pc = (uint32_t)(pc - code), f->sp = sp)
#define LEAVE_IF(done) \
	do {               \
		SAVE();        \
		(void)(done);  \
		goto reload;   \
	} while (0)
#define INT(slot) ((int32_t)(slot))
#define PUT_INT(slot, value) ((slot) = (uint32_t)(value))
#define NEXT(n)                                 \
	do {                                        \
		pc += (n);                              \
		if (__builtin_expect(budget-- == 0, 0)) \
			goto out;                           \
		goto *table[*pc];                       \
	} while (0)
#define BRANCH(condition) NEXT((condition) ? operand_s2(pc) : 3)
#define ARRAY_AT(type, array, index) ((type *)(void *)(array_at(array)->data) + (uint32_t)(index))
#define CHECK_ARRAY(array, index)                          \
	do {                                                   \
		if (!(array))                                      \
			goto null_pointer;                             \
		if ((uint32_t)(index) >= array_length(array)) {    \
			SAVE();                                        \
			throw_index(vm, t, (int32_t)(index), (array)); \
			goto reload;                                   \
		}                                                  \
	} while (0)
#define NEED_CLASS(k)                                       \
	do {                                                    \
		if (__builtin_expect(!class_is_ready(t, (k)), 0)) { \
			SAVE();                                         \
			if (class_initialize(vm, t, (k)) != DONE_OK)    \
				goto reload;                                \
		}                                                   \
	} while (0)
#define ENTRY() (&pool[operand_u2(pc)])

// Runs t until vm->budget instructions are done, it blocks, or the machine ends.
void interp_run(struct vm *vm, struct thread *t)
{
	static const void *const run_table[256] = {
#define BYTECODE(name) [OP_##name] = &&do_##name,
#include "vm/bytecodes.def"
#undef BYTECODE
#define QUICK(number, name, length) [number] = &&do_##name,
#include "vm/quick.def"
#undef QUICK
		[202] = &&do_bad,
		[238 ... 255] = &&do_bad,
	};
	static const void *look_table[256]; // stops before what others can see
	if (!look_table[0])
		for (uint32_t op = 0; op < 256; op++)
			look_table[op] = opcode_may_be_seen((uint8_t)op) ? &&do_look : run_table[op];
	const void *const *table = vm->is_stepping ? look_table : run_table;
	const void *const *first = run_table; // the first instruction is executed in any case
	struct frame *f;
	struct vmethod *method;
	const struct pool_entry *pool;
	const uint8_t *pc, *code;
	uint64_t *sp, *locals;
	uint64_t budget = vm->budget;

reload:
	if (vm->status != VM_RUNNING || !t->top)
		goto stop;
	if (t->exception && !throw_unwind(vm, t))
		goto stop;
	if (t->state != VM_THREAD_RUNNABLE)
		goto stop;
	f = t->top;
	method = f->method;
	if (method->native) {
		if (budget == 0 || (first == look_table && peek_is_visible(vm, t)))
			goto stop;
		budget--;
		first = table;
		run_native_frame(vm, t);
		goto reload;
	}
	code = method->code;
	pc = code + f->pc;
	sp = f->sp;
	locals = f->locals;
	pool = method->owner->pool;
	if (__builtin_expect(budget-- == 0, 0))
		goto out;
	const void *target = first[*pc];
	first = table;
	goto *target;

do_look:
	SAVE();
	if (peek_is_visible(vm, t)) {
		budget++;
		goto stop;
	}
	goto *run_table[*pc];

#define DO(name) do_##name:

	DO(nop) NEXT(1);
	DO(aconst_null) *sp++ = 0;
	NEXT(1);
	DO(iconst_m1) *sp++ = (uint32_t)-1;
	NEXT(1);
#define CONST_INT(name, value) \
	DO(name) *sp++ = (value);  \
	NEXT(1);
	CONST_INT(iconst_0, 0)
	CONST_INT(iconst_1, 1)
	CONST_INT(iconst_2, 2)
	CONST_INT(iconst_3, 3)
	CONST_INT(iconst_4, 4)
	CONST_INT(iconst_5, 5)
	CONST_INT(fconst_0, 0)
	CONST_INT(fconst_1, 0x3f800000)
	CONST_INT(fconst_2, 0x40000000)
#define CONST_LONG(name, value) \
	DO(name) sp[0] = (value);   \
	sp[1] = 0;                  \
	sp += 2;                    \
	NEXT(1);
	CONST_LONG(lconst_0, 0)
	CONST_LONG(lconst_1, 1)
	CONST_LONG(dconst_0, 0)
	CONST_LONG(dconst_1, 0x3ff0000000000000)
	DO(bipush) *sp++ = (uint32_t)(int8_t)pc[1];
	NEXT(2);
	DO(sipush) *sp++ = (uint32_t)operand_s2(pc);
	NEXT(3);
	DO(ldc)
	{
		uint64_t value;
		SAVE();
		if (!resolve_constant(vm, t, method->owner, pc[1], &value))
			goto reload;
		*sp++ = value;
		if (pool[pc[1]].p && method->owner->file->tags[pc[1]] != CONSTANT_Class)
			method->code[f->pc] = OP_ldc_q;
		NEXT(2);
	}
	DO(ldc_w)
	{
		uint64_t value;
		SAVE();
		if (!resolve_constant(vm, t, method->owner, operand_u2(pc), &value))
			goto reload;
		*sp++ = value;
		if (ENTRY()->p && method->owner->file->tags[operand_u2(pc)] != CONSTANT_Class)
			method->code[f->pc] = OP_ldc_w_q;
		NEXT(3);
	}
	DO(ldc2_w)
	{
		uint64_t value;
		SAVE();
		if (!resolve_constant(vm, t, method->owner, operand_u2(pc), &value))
			goto reload;
		sp[0] = value;
		sp[1] = 0;
		sp += 2;
		if (ENTRY()->p)
			method->code[f->pc] = OP_ldc2_w_q;
		NEXT(3);
	}
	DO(ldc_q) *sp++ = pool[pc[1]].p;
	NEXT(2);
	DO(ldc_w_q) *sp++ = ENTRY()->p;
	NEXT(3);
	DO(ldc2_w_q) sp[0] = ENTRY()->p;
	sp[1] = 0;
	sp += 2;
	NEXT(3);
	DO(iload)
	DO(fload)
	DO(aload) *sp++ = locals[pc[1]];
	NEXT(2);
	DO(lload)
	DO(dload) sp[0] = locals[pc[1]];
	sp[1] = 0;
	sp += 2;
	NEXT(2);
#define LOAD_1(n)                                                   \
	DO(iload_##n) DO(fload_##n) DO(aload_##n) *sp++ = locals[n];    \
	NEXT(1);                                                        \
	DO(lload_##n) DO(dload_##n) sp[0] = locals[n];                  \
	sp[1] = 0;                                                      \
	sp += 2;                                                        \
	NEXT(1);                                                        \
	DO(istore_##n) DO(fstore_##n) DO(astore_##n) locals[n] = *--sp; \
	NEXT(1);                                                        \
	DO(lstore_##n) DO(dstore_##n) sp -= 2;                          \
	locals[n] = sp[0];                                              \
	NEXT(1);
	LOAD_1(0)
	LOAD_1(1)
	LOAD_1(2)
	LOAD_1(3)
#define ARRAY_LOAD(name, type, convert)                  \
	DO(name)                                             \
	{                                                    \
		ref array = (ref)sp[-2];                         \
		CHECK_ARRAY(array, sp[-1]);                      \
		sp--;                                            \
		sp[-1] = convert(*ARRAY_AT(type, array, sp[0])); \
		NEXT(1);                                         \
	}
	ARRAY_LOAD(iaload, uint32_t, (uint32_t))
	ARRAY_LOAD(faload, uint32_t, (uint32_t))
	ARRAY_LOAD(aaload, uint32_t, (uint32_t))
	ARRAY_LOAD(baload, int8_t, (uint32_t))
	ARRAY_LOAD(caload, uint16_t, (uint32_t))
	ARRAY_LOAD(saload, int16_t, (uint32_t))
	DO(laload)
	DO(daload)
	{
		ref array = (ref)sp[-2];
		CHECK_ARRAY(array, sp[-1]);
		sp[-2] = *ARRAY_AT(uint64_t, array, sp[-1]);
		sp[-1] = 0;
		NEXT(1);
	}
	DO(istore)
	DO(fstore)
	DO(astore) locals[pc[1]] = *--sp;
	NEXT(2);
	DO(lstore)
	DO(dstore) sp -= 2;
	locals[pc[1]] = sp[0];
	NEXT(2);
#define ARRAY_STORE(name, type, bits)                                  \
	DO(name)                                                           \
	{                                                                  \
		ref array = (ref)sp[-3];                                       \
		CHECK_ARRAY(array, sp[-2]);                                    \
		write_##bits(vm, ARRAY_AT(type, array, sp[-2]), (type)sp[-1]); \
		sp -= 3;                                                       \
		NEXT(1);                                                       \
	}
	ARRAY_STORE(iastore, uint32_t, 32)
	ARRAY_STORE(fastore, uint32_t, 32)
	ARRAY_STORE(castore, uint16_t, 16)
	ARRAY_STORE(sastore, uint16_t, 16)
	DO(bastore)
	{
		ref array = (ref)sp[-3];
		CHECK_ARRAY(array, sp[-2]);
		uint8_t value = (uint8_t)sp[-1];
		if (class_of(array)->component->kind == 'Z')
			value &= 1;
		write_8(vm, ARRAY_AT(uint8_t, array, sp[-2]), value);
		sp -= 3;
		NEXT(1);
	}
	DO(lastore)
	DO(dastore)
	{
		ref array = (ref)sp[-4];
		CHECK_ARRAY(array, sp[-3]);
		write_64(vm, ARRAY_AT(uint64_t, array, sp[-3]), sp[-2]);
		sp -= 4;
		NEXT(1);
	}
	DO(aastore)
	{
		ref array = (ref)sp[-3], value = (ref)sp[-1];
		CHECK_ARRAY(array, sp[-2]);
		if (value && !class_may_cast(class_of(value), class_of(array)->component)) {
			SAVE();
			throw_store(vm, t, value);
			goto reload;
		}
		set_ref(vm, array, ARRAY_BASE + 4 * (uint32_t)sp[-2], value);
		sp -= 3;
		NEXT(1);
	}
	DO(pop) sp--;
	NEXT(1);
	DO(pop2) sp -= 2;
	NEXT(1);
	DO(dup) sp[0] = sp[-1];
	sp++;
	NEXT(1);
	DO(dup_x1)
	{
		uint64_t a = sp[-1], b = sp[-2];
		sp[-2] = a;
		sp[-1] = b;
		*sp++ = a;
		NEXT(1);
	}
	DO(dup_x2)
	{
		uint64_t a = sp[-1], b = sp[-2], c = sp[-3];
		sp[-3] = a;
		sp[-2] = c;
		sp[-1] = b;
		*sp++ = a;
		NEXT(1);
	}
	DO(dup2) sp[0] = sp[-2];
	sp[1] = sp[-1];
	sp += 2;
	NEXT(1);
	DO(dup2_x1)
	{
		uint64_t a = sp[-1], b = sp[-2], c = sp[-3];
		sp[-3] = b;
		sp[-2] = a;
		sp[-1] = c;
		sp[0] = b;
		sp[1] = a;
		sp += 2;
		NEXT(1);
	}
	DO(dup2_x2)
	{
		uint64_t a = sp[-1], b = sp[-2], c = sp[-3], d = sp[-4];
		sp[-4] = b;
		sp[-3] = a;
		sp[-2] = d;
		sp[-1] = c;
		sp[0] = b;
		sp[1] = a;
		sp += 2;
		NEXT(1);
	}
	DO(swap)
	{
		uint64_t a = sp[-1];
		sp[-1] = sp[-2];
		sp[-2] = a;
		NEXT(1);
	}
#define INT_OP(name, expression)                             \
	DO(name)                                                 \
	{                                                        \
		uint32_t b = (uint32_t)sp[-1], a = (uint32_t)sp[-2]; \
		(void)a;                                             \
		sp--;                                                \
		sp[-1] = (uint32_t)(expression);                     \
		NEXT(1);                                             \
	}
#define LONG_OP(name, expression)        \
	DO(name)                             \
	{                                    \
		uint64_t b = sp[-2], a = sp[-4]; \
		sp -= 2;                         \
		sp[-2] = (uint64_t)(expression); \
		NEXT(1);                         \
	}
	INT_OP(iadd, a + b)
	INT_OP(isub, a - b)
	INT_OP(imul, a * b)
	INT_OP(iand, a & b)
	INT_OP(ior, a | b)
	INT_OP(ixor, a ^ b)
	INT_OP(ishl, a << (b & 31))
	INT_OP(ishr, (int32_t)a >> (b & 31))
	INT_OP(iushr, a >> (b & 31))
	LONG_OP(ladd, a + b)
	LONG_OP(lsub, a - b)
	LONG_OP(lmul, a * b)
	LONG_OP(land, a & b)
	LONG_OP(lor, a | b)
	LONG_OP(lxor, a ^ b)
#define LONG_SHIFT(name, expression)        \
	DO(name)                                \
	{                                       \
		uint32_t b = (uint32_t)sp[-1] & 63; \
		uint64_t a = sp[-3];                \
		sp--;                               \
		sp[-2] = (uint64_t)(expression);    \
		NEXT(1);                            \
	}
	LONG_SHIFT(lshl, a << b)
	LONG_SHIFT(lshr, (int64_t)a >> b)
	LONG_SHIFT(lushr, a >> b)
#define INT_DIVIDE(name, expression, of_minus_one)                \
	DO(name)                                                      \
	{                                                             \
		int32_t b = INT(sp[-1]), a = INT(sp[-2]);                 \
		if (b == 0)                                               \
			goto divide_by_zero;                                  \
		sp--;                                                     \
		PUT_INT(sp[-1], b == -1 ? (of_minus_one) : (expression)); \
		NEXT(1);                                                  \
	}
	INT_DIVIDE(idiv, (uint32_t)(a / b), 0u - (uint32_t)a)
	INT_DIVIDE(irem, (uint32_t)(a % b), 0u)
#define LONG_DIVIDE(name, expression, of_minus_one)       \
	DO(name)                                              \
	{                                                     \
		int64_t b = (int64_t)sp[-2], a = (int64_t)sp[-4]; \
		if (b == 0)                                       \
			goto divide_by_zero;                          \
		sp -= 2;                                          \
		sp[-2] = b == -1 ? (of_minus_one) : (expression); \
		NEXT(1);                                          \
	}
	LONG_DIVIDE(ldiv, (uint64_t)(a / b), 0u - (uint64_t)a)
	LONG_DIVIDE(lrem, (uint64_t)(a % b), (uint64_t)0)
#define FLOAT_OP(name, expression)                        \
	DO(name)                                              \
	{                                                     \
		float b = as_float(sp[-1]), a = as_float(sp[-2]); \
		sp--;                                             \
		sp[-1] = from_float(expression);                  \
		NEXT(1);                                          \
	}
	FLOAT_OP(fadd, a + b)
	FLOAT_OP(fsub, a - b)
	FLOAT_OP(fmul, a * b)
	FLOAT_OP(fdiv, a / b)
	FLOAT_OP(frem, fmodf(a, b))
#define DOUBLE_OP(name, expression)                          \
	DO(name)                                                 \
	{                                                        \
		double b = as_double(sp[-2]), a = as_double(sp[-4]); \
		sp -= 2;                                             \
		sp[-2] = from_double(expression);                    \
		NEXT(1);                                             \
	}
	DOUBLE_OP(dadd, a + b)
	DOUBLE_OP(dsub, a - b)
	DOUBLE_OP(dmul, a * b)
	DOUBLE_OP(ddiv, a / b)
	DOUBLE_OP(drem, fmod(a, b))
	DO(ineg) PUT_INT(sp[-1], 0u - (uint32_t)sp[-1]);
	NEXT(1);
	DO(lneg) sp[-2] = 0u - sp[-2];
	NEXT(1);
	DO(fneg) sp[-1] ^= 0x80000000u;
	NEXT(1);
	DO(dneg) sp[-2] ^= 0x8000000000000000u;
	NEXT(1);
	DO(iinc) PUT_INT(locals[pc[1]], (uint32_t)locals[pc[1]] + (uint32_t)(int8_t)pc[2]);
	NEXT(3);
	DO(i2l) sp[-1] = (uint64_t)(int64_t)INT(sp[-1]);
	*sp++ = 0;
	NEXT(1);
	DO(i2f) sp[-1] = from_float((float)INT(sp[-1]));
	NEXT(1);
	DO(i2d) sp[-1] = from_double((double)INT(sp[-1]));
	*sp++ = 0;
	NEXT(1);
	DO(l2i) sp--;
	sp[-1] = (uint32_t)sp[-1];
	NEXT(1);
	DO(l2f) sp--;
	sp[-1] = from_float((float)(int64_t)sp[-1]);
	NEXT(1);
	DO(l2d) sp[-2] = from_double((double)(int64_t)sp[-2]);
	NEXT(1);
	DO(f2i) PUT_INT(sp[-1], to_int((double)as_float(sp[-1])));
	NEXT(1);
	DO(f2l) sp[-1] = (uint64_t)to_long((double)as_float(sp[-1]));
	*sp++ = 0;
	NEXT(1);
	DO(f2d) sp[-1] = from_double((double)as_float(sp[-1]));
	*sp++ = 0;
	NEXT(1);
	DO(d2i) sp--;
	PUT_INT(sp[-1], to_int(as_double(sp[-1])));
	NEXT(1);
	DO(d2l) sp[-2] = (uint64_t)to_long(as_double(sp[-2]));
	NEXT(1);
	DO(d2f) sp--;
	sp[-1] = from_float((float)as_double(sp[-1]));
	NEXT(1);
	DO(i2b) PUT_INT(sp[-1], (int8_t)sp[-1]);
	NEXT(1);
	DO(i2c) sp[-1] = (uint16_t)sp[-1];
	NEXT(1);
	DO(i2s) PUT_INT(sp[-1], (int16_t)sp[-1]);
	NEXT(1);
	DO(lcmp)
	{
		int64_t b = (int64_t)sp[-2], a = (int64_t)sp[-4];
		sp -= 3;
		PUT_INT(sp[-1], (a > b) - (a < b));
		NEXT(1);
	}
#define FLOAT_COMPARE(name, of_nan)                                       \
	DO(name)                                                              \
	{                                                                     \
		float b = as_float(sp[-1]), a = as_float(sp[-2]);                 \
		sp--;                                                             \
		PUT_INT(sp[-1], a != a || b != b ? (of_nan) : (a > b) - (a < b)); \
		NEXT(1);                                                          \
	}
	FLOAT_COMPARE(fcmpl, -1)
	FLOAT_COMPARE(fcmpg, 1)
#define DOUBLE_COMPARE(name, of_nan)                                      \
	DO(name)                                                              \
	{                                                                     \
		double b = as_double(sp[-2]), a = as_double(sp[-4]);              \
		sp -= 3;                                                          \
		PUT_INT(sp[-1], a != a || b != b ? (of_nan) : (a > b) - (a < b)); \
		NEXT(1);                                                          \
	}
	DOUBLE_COMPARE(dcmpl, -1)
	DOUBLE_COMPARE(dcmpg, 1)
#define IF_ZERO(name, than) \
	DO(name) sp--;          \
	BRANCH(INT(sp[0]) than 0);
	IF_ZERO(ifeq, ==)
	IF_ZERO(ifne, !=)
	IF_ZERO(iflt, <)
	IF_ZERO(ifge, >=)
	IF_ZERO(ifgt, >)
	IF_ZERO(ifle, <=)
#define IF_INT(name, than) \
	DO(name) sp -= 2;      \
	BRANCH(INT(sp[0]) than INT(sp[1]));
	IF_INT(if_icmpeq, ==)
	IF_INT(if_icmpne, !=)
	IF_INT(if_icmplt, <)
	IF_INT(if_icmpge, >=)
	IF_INT(if_icmpgt, >)
	IF_INT(if_icmple, <=)
	IF_INT(if_acmpeq, ==)
	IF_INT(if_acmpne, !=)
	DO(ifnull) sp--;
	BRANCH((ref)sp[0] == 0);
	DO(ifnonnull) sp--;
	BRANCH((ref)sp[0] != 0);
	DO(goto) NEXT(operand_s2(pc));
	DO(goto_w) NEXT(operand_s4(pc + 1));
	DO(jsr) *sp++ = (uint64_t)(pc - code) + 3;
	NEXT(operand_s2(pc));
	DO(jsr_w) *sp++ = (uint64_t)(pc - code) + 5;
	NEXT(operand_s4(pc + 1));
	DO(ret) pc = code + (uint32_t)locals[pc[1]];
	NEXT(0);
	DO(tableswitch)
	{
		const uint8_t *at = code + (((pc - code) + 4) & ~(ptrdiff_t)3);
		int32_t key = INT(*--sp), low = operand_s4(at + 4), high = operand_s4(at + 8);
		if (key < low || key > high)
			NEXT(operand_s4(at));
		NEXT(operand_s4(at + 12 + 4 * ((int64_t)key - low)));
	}
	DO(lookupswitch)
	{
		const uint8_t *at = code + (((pc - code) + 4) & ~(ptrdiff_t)3);
		int32_t key = INT(*--sp);
		NEXT(lookup_switch(at, key));
	}
	DO(wide)
	{
		uint16_t index = bytes_u2(pc + 2);
		switch (pc[1]) {
		case OP_iload:
		case OP_fload:
		case OP_aload:
			*sp++ = locals[index];
			NEXT(4);
		case OP_lload:
		case OP_dload:
			sp[0] = locals[index];
			sp[1] = 0;
			sp += 2;
			NEXT(4);
		case OP_istore:
		case OP_fstore:
		case OP_astore:
			locals[index] = *--sp;
			NEXT(4);
		case OP_lstore:
		case OP_dstore:
			sp -= 2;
			locals[index] = sp[0];
			NEXT(4);
		case OP_ret:
			pc = code + (uint32_t)locals[index];
			NEXT(0);
		default:
			PUT_INT(locals[index], (uint32_t)locals[index] + (uint32_t)(int16_t)bytes_u2(pc + 4));
			NEXT(6);
		}
	}

	// ---- fields -----------------------------------------------------------------------------------
	DO(getfield)
	DO(putfield)
	DO(getstatic)
	DO(putstatic)
	DO(invokevirtual)
	DO(invokespecial)
	DO(invokestatic)
	DO(invokeinterface)
	DO(invokedynamic)
	DO(new)
	DO(anewarray)
	DO(checkcast)
	DO(instanceof)
	DO(multianewarray)
	{
		SAVE();
		if (!quicken(vm, t, method, method->code + f->pc))
			goto reload;
		goto *table[*pc];
	}
#define GET_FIELD(name, convert, read)                        \
	DO(name)                                                  \
	{                                                         \
		ref object = (ref)sp[-1];                             \
		if (!object)                                          \
			goto null_pointer;                                \
		sp[-1] = convert read(VM_BASE + object + ENTRY()->a); \
		NEXT(3);                                              \
	}
	GET_FIELD(getfield_b, (uint32_t)(int8_t), read_8)
	GET_FIELD(getfield_c, (uint32_t), read_16)
	GET_FIELD(getfield_s, (uint32_t)(int16_t), read_16)
	GET_FIELD(getfield_4, , read_32)
	DO(getfield_8)
	{
		ref object = (ref)sp[-1];
		if (!object)
			goto null_pointer;
		sp[-1] = read_64(VM_BASE + object + ENTRY()->a);
		*sp++ = 0;
		NEXT(3);
	}
#define PUT_FIELD(name, bits)                                                    \
	DO(name)                                                                     \
	{                                                                            \
		ref object = (ref)sp[-2];                                                \
		if (!object)                                                             \
			goto null_pointer;                                                   \
		write_##bits(vm, VM_BASE + object + ENTRY()->a, (uint##bits##_t)sp[-1]); \
		sp -= 2;                                                                 \
		NEXT(3);                                                                 \
	}
	PUT_FIELD(putfield_2, 16)
	PUT_FIELD(putfield_4, 32)
	DO(putfield_1)
	{
		ref object = (ref)sp[-2];
		if (!object)
			goto null_pointer;
		uint8_t value = (uint8_t)sp[-1];
		if (((const struct vfield *)ENTRY()->p)->kind == 'Z')
			value &= 1;
		write_8(vm, VM_BASE + object + ENTRY()->a, value);
		sp -= 2;
		NEXT(3);
	}
	DO(putfield_8)
	{
		ref object = (ref)sp[-3];
		if (!object)
			goto null_pointer;
		write_64(vm, VM_BASE + object + ENTRY()->a, sp[-2]);
		sp -= 3;
		NEXT(3);
	}
	DO(putfield_a)
	{
		ref object = (ref)sp[-2];
		if (!object)
			goto null_pointer;
		set_ref(vm, object, ENTRY()->a, (ref)sp[-1]);
		sp -= 2;
		NEXT(3);
	}
#define STATIC_PLACE() (VM_BASE + ENTRY()->b + ENTRY()->a)
#define NEED_STATIC() NEED_CLASS(((const struct vfield *)ENTRY()->p)->owner)
#define GET_STATIC(name, convert, read)       \
	DO(name)                                  \
	{                                         \
		NEED_STATIC();                        \
		*sp++ = convert read(STATIC_PLACE()); \
		NEXT(3);                              \
	}
	GET_STATIC(getstatic_b, (uint32_t)(int8_t), read_8)
	GET_STATIC(getstatic_c, (uint32_t), read_16)
	GET_STATIC(getstatic_s, (uint32_t)(int16_t), read_16)
	GET_STATIC(getstatic_4, , read_32)
	DO(getstatic_8)
	{
		NEED_STATIC();
		sp[0] = read_64(STATIC_PLACE());
		sp[1] = 0;
		sp += 2;
		NEXT(3);
	}
#define PUT_STATIC(name, bits)                                    \
	DO(name)                                                      \
	{                                                             \
		NEED_STATIC();                                            \
		write_##bits(vm, STATIC_PLACE(), (uint##bits##_t)sp[-1]); \
		sp--;                                                     \
		NEXT(3);                                                  \
	}
	PUT_STATIC(putstatic_1, 8)
	PUT_STATIC(putstatic_2, 16)
	PUT_STATIC(putstatic_4, 32)
	DO(putstatic_8)
	{
		NEED_STATIC();
		write_64(vm, STATIC_PLACE(), sp[-2]);
		sp -= 2;
		NEXT(3);
	}
	DO(putstatic_a)
	{
		NEED_STATIC();
		set_ref(vm, ENTRY()->b, ENTRY()->a, (ref)sp[-1]);
		sp--;
		NEXT(3);
	}

	// ---- calls ------------------------------------------------------------------------------------
	{
		struct vmethod *m;
		ref receiver;
		DO(invokevirtual_q)
		m = (struct vmethod *)ENTRY()->p;
		receiver = (ref)sp[-(int)m->n_args];
		if (!receiver)
			goto null_pointer;
		if (__builtin_expect(m->vindex >= 0, 1)) {
			m = class_of(receiver)->vtable[m->vindex];
		} else {
			SAVE();
			m = select_method(vm, t, receiver, m);
			if (!m)
				goto reload;
		}
		goto invoke;
		DO(invokefinal_q)
		m = (struct vmethod *)ENTRY()->p;
		if (!(ref)sp[-(int)m->n_args])
			goto null_pointer;
		goto invoke;
		DO(invokespecial_q)
		m = (struct vmethod *)ENTRY()->p;
		if (!(ref)sp[-(int)m->n_args])
			goto null_pointer;
		m = select_special(method->owner, m);
		goto invoke;
		DO(invokestatic_q)
		m = (struct vmethod *)ENTRY()->p;
		NEED_CLASS(m->owner);
		goto invoke;
		DO(invokeinterface_q)
		m = (struct vmethod *)ENTRY()->p;
		receiver = (ref)sp[-(int)m->n_args];
		if (!receiver)
			goto null_pointer;
		SAVE();
		m = select_method(vm, t, receiver, m);
		if (!m)
			goto reload;
		goto invoke;
		DO(invokedynamic_q)
		m = (struct vmethod *)ENTRY()->p;
		NEED_CLASS(m->owner);
		goto invoke;
		DO(invokehandle_q)
		SAVE();
		invoke_handle(vm, t, (struct vmethod *)ENTRY()->p,
			(struct symbol *)(void *)(VM_BASE + ENTRY()->a), sp);
		goto reload;
invoke:
		SAVE();
		if (__builtin_expect(!m->native && m->is_linked &&
					!(m->access & (ACC_NATIVE | ACC_SYNCHRONIZED | ACC_ABSTRACT)),
				1)) {
			uint64_t *args = sp - m->n_args;
			if (!has_room(vm, t, args, m))
				goto reload;
			f->sp = args;
			f = push_at(t, m, args);
			method = m;
			code = pc = m->code;
			sp = f->stack;
			locals = args;
			pool = m->owner->pool;
			NEXT(0);
		}
		call(vm, t, m, sp - m->n_args);
		goto reload;
	}
	{
		uint64_t result;
		uint32_t kind;
		char returns;
		DO(ireturn)
		DO(freturn)
		DO(areturn)
		result = sp[-1];
		goto leave;
		DO(lreturn)
		DO(dreturn)
		result = sp[-2];
		goto leave;
		DO(return ) result = 0;
leave:
		kind = f->kind;
		returns = method->returns;
		if (f->lock)
			SAVE();
		frame_pop(vm, t);
		f = t->top;
		if (__builtin_expect(!f || kind == FRAME_AGAIN || f->method->native, 0)) {
			give_result(t, kind, returns, result);
			goto reload;
		}
		method = f->method;
		code = method->code;
		sp = f->sp;
		locals = f->locals;
		pool = method->owner->pool;
		pc = code + f->pc;
		if (returns != 'V')
			*sp++ = result;
		if (returns == 'J' || returns == 'D')
			*sp++ = 0;
		NEXT(length_of_call(*pc));
	}

	// ---- objects ----------------------------------------------------------------------------------
	DO(new_q)
	{
		struct vclass *k = (struct vclass *)ENTRY()->p;
		NEED_CLASS(k);
		SAVE();
		ref object = heap_object(vm, t, k);
		if (!object)
			goto reload;
		*sp++ = object;
		NEXT(3);
	}
	DO(newarray)
	{
		static const char kinds[] = "ZCFDBSIJ";
		if (INT(sp[-1]) < 0)
			goto negative_size;
		SAVE();
		ref array = heap_array(vm, t, vm->image->arrays[(uint8_t)kinds[pc[1] - 4]],
			(uint32_t)sp[-1]);
		if (!array)
			goto reload;
		sp[-1] = array;
		NEXT(2);
	}
	DO(anewarray_q)
	{
		if (INT(sp[-1]) < 0)
			goto negative_size;
		SAVE();
		ref array = heap_array(vm, t, ((struct vclass *)ENTRY()->p)->array, (uint32_t)sp[-1]);
		if (!array)
			goto reload;
		sp[-1] = array;
		NEXT(3);
	}
	DO(multianewarray_q)
	{
		SAVE();
		sp -= pc[3];
		if (new_multi(vm, t, (struct vclass *)ENTRY()->p, sp, pc[3]) != DONE_OK)
			goto reload;
		sp++;
		NEXT(4);
	}
	DO(arraylength)
	{
		if (!(ref)sp[-1])
			goto null_pointer;
		sp[-1] = array_length((ref)sp[-1]);
		NEXT(1);
	}
	DO(athrow)
	{
		if (!(ref)sp[-1])
			goto null_pointer;
		SAVE();
		throw_ref(vm, t, (ref)sp[-1]);
		goto reload;
	}
	DO(checkcast_q)
	{
		ref object = (ref)sp[-1];
		struct vclass *to = (struct vclass *)ENTRY()->p;
		if (object && !class_may_cast(class_of(object), to)) {
			SAVE();
			throw_class_cast(vm, t, class_of(object), to);
			goto reload;
		}
		NEXT(3);
	}
	DO(instanceof_q)
	{
		ref object = (ref)sp[-1];
		sp[-1] = object && class_may_cast(class_of(object), (struct vclass *)ENTRY()->p);
		NEXT(3);
	}
	DO(monitorenter)
	{
		if (!(ref)sp[-1])
			goto null_pointer;
		SAVE();
		if (monitor_enter(vm, t, (ref)sp[-1]) != DONE_OK)
			goto reload;
		sp--;
		NEXT(1);
	}
	DO(monitorexit)
	{
		if (!(ref)sp[-1])
			goto null_pointer;
		SAVE();
		if (monitor_exit(vm, t, (ref)sp[-1]) != DONE_OK)
			goto reload;
		sp--;
		NEXT(1);
	}

null_pointer:
	SAVE();
	throw_npe(vm, t);
	goto reload;
divide_by_zero:
	SAVE();
	throw_new(vm, t, "java/lang/ArithmeticException", "/ by zero");
	goto reload;
negative_size:
	SAVE();
	throw_negative(vm, t, INT(sp[-1]));
	goto reload;
do_bad:
	SAVE();
	vm_unsupported(vm, t, "instruction %u", *pc);
	goto reload;
out:
	budget = 0;
	SAVE();
stop:
	vm->n_instructions += vm->budget - budget;
	vm->budget = budget;
}
