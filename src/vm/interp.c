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

#include "vm/calls.h"
#include "vm/collect.h"
#include "vm/dynamic.h"
#include "vm/quick.h"

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

// ---- what instructions do that is too long for a case -----------------------------------------------

// Its value is decided by loading. Handles and types are made in the heap by the program's steps, which can be
// undone; a class is not in the entry itself.
static bool is_loaded_constant(const struct vclass *in, uint16_t index)
{
	uint8_t tag = in->file->tags[index];
	return tag == CONSTANT_String || tag == CONSTANT_Integer || tag == CONSTANT_Float ||
		tag == CONSTANT_Long || tag == CONSTANT_Double;
}

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

// About; of negative lengths anything.
static uint64_t size_of_multi(const struct vclass *k, const uint64_t *lengths, uint32_t n)
{
	uint64_t size = 1;
	for (uint32_t i = 0; i < n; i++, k = k->component)
		size = (size * (uint32_t)lengths[i] << (i + 1 == n ? k->log2 : 0)) & 0xffffffff;
	return size;
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
// Garbage is collected between instructions: this one is executed again after that.
#define LEAVE_TO_COLLECT(size)                                             \
	do {                                                                   \
		if (__builtin_expect(vm->n_bytes + (size) >= vm->collect_at, 0) && \
			collect_is_due(vm, (size))) {                                  \
			collect_soon(vm);                                              \
			SAVE();                                                        \
			budget++;                                                      \
			goto stop;                                                     \
		}                                                                  \
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
		[239 ... 255] = &&do_bad,
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
	if (vm->n_bytes >= vm->collect_at)
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

	// Both are parts of this function, too long to be read with the rest.
#include "vm/interp_arithmetic.inc"
#include "vm/interp_moves.inc"

	// ---- branches ---------------------------------------------------------------------------------
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
			goto unresolved;
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
		DO(invokesite_q)
		SAVE();
		invoke_site(vm, t, method->owner, pc, sp);
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
		LEAVE_TO_COLLECT(k->size);
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
		struct vclass *k = vm->image->arrays[(uint8_t)kinds[pc[1] - 4]];
		LEAVE_TO_COLLECT((uint64_t)(uint32_t)sp[-1] << k->log2);
		SAVE();
		ref array = heap_array(vm, t, k, (uint32_t)sp[-1]);
		if (!array)
			goto reload;
		sp[-1] = array;
		NEXT(2);
	}
	DO(anewarray_q)
	{
		if (INT(sp[-1]) < 0)
			goto negative_size;
		LEAVE_TO_COLLECT((uint64_t)(uint32_t)sp[-1] * sizeof(ref));
		SAVE();
		ref array = heap_array(vm, t, ((struct vclass *)ENTRY()->p)->array, (uint32_t)sp[-1]);
		if (!array)
			goto reload;
		sp[-1] = array;
		NEXT(3);
	}
	DO(multianewarray_q)
	{
		LEAVE_TO_COLLECT(size_of_multi((struct vclass *)ENTRY()->p, sp - pc[3], pc[3]));
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

unresolved:
	if (vm->wanted.name)
		load_wanted(vm, t);
	goto reload;
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
