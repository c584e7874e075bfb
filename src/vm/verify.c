// A verifier for classes of the program (JVMS 4.10.2, by inference, without StackMapTable): before a class
// is initialised, the types of all stack words and local variables are computed for every method by a
// forward data-flow analysis, and each instruction is checked against them, so that the interpreter may
// trust what it runs. Classes of the JDK are trusted.
//
// Departures: an object is of its class from `new` on (its fields are zero, which is safe). What is of an
// interface type may be any object, as in HotSpot; calls look again. A type whose class is not there has no
// instance but null: it can be assigned to anything, and nothing but null and itself to it.
// Subroutines (jsr) are analysed once per chain of calls: a state belongs to a bci and a chain.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/verify.h"

#define MAX_CHAINS 4096u
#define MAX_WORK 2000000u // steps of one method; more is refused

static bool fail(struct verifier *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fail(struct verifier *v, const char *format, ...)
{
	if (!v->has_failed) {
		va_list args;
		va_start(args, format);
		vsnprintf(v->why, sizeof(v->why), format, args);
		va_end(args);
	}
	v->has_failed = true;
	return false;
}

// ---- states -----------------------------------------------------------------------------------------

static struct point *point_at(struct verifier *v, uint32_t bci, uint32_t chain, bool *is_new)
{
	uint64_t *slot = map_put(&v->points, ((uint64_t)chain << 32 | bci) + 1, is_new);
	if (*is_new) {
		size_t n = (size_t)v->code->max_locals + v->code->max_stack;
		struct point *p = xcalloc(1, sizeof(*p) + n * sizeof(vtype));
		p->bci = bci;
		p->chain = chain;
		p->number = v->all.n;
		*slot = v->all.n;
		vec_push(&v->all, p);
	}
	return v->all.v[*slot];
}

// The present locals and the given stack reach bci.
static bool reach(struct verifier *v, uint32_t bci, uint32_t chain, const vtype *stack,
	uint32_t depth)
{
	bool is_new, has_changed = false;
	uint32_t n = v->code->max_locals;
	struct point *p = point_at(v, bci, chain, &is_new);
	if (is_new) {
		memcpy(p->words, v->locals, n * sizeof(vtype));
		memcpy(p->words + n, stack, depth * sizeof(vtype));
		p->depth = depth;
		has_changed = true;
	} else {
		if (p->depth != depth)
			return fail(v, "stack depths differ at a branch target");
		for (uint32_t i = 0; i < n + depth; i++) {
			vtype merged = verify_merge_types(v, p->words[i], i < n ? v->locals[i] : stack[i - n]);
			has_changed |= merged != p->words[i];
			p->words[i] = merged;
		}
	}
	if (has_changed && !p->is_queued) {
		p->is_queued = true;
		vec_push(&v->work, p->number);
	}
	return true;
}

static bool push(struct verifier *v, vtype type)
{
	uint32_t n = verify_is_wide(type) ? 2 : 1;
	if (v->depth + n > v->code->max_stack)
		return fail(v, "operand stack overflow");
	v->stack[v->depth++] = type;
	if (n == 2)
		v->stack[v->depth++] = SECOND;
	return true;
}

// Any word that is no half of a long.
static bool pop_word(struct verifier *v, vtype *type)
{
	if (v->depth == 0)
		return fail(v, "operand stack underflow");
	*type = v->stack[--v->depth];
	return true;
}

static bool pop(struct verifier *v, vtype wanted)
{
	if (verify_is_wide(wanted)) {
		if (v->depth < 2 || v->stack[v->depth - 1] != SECOND || v->stack[v->depth - 2] != wanted)
			return fail(v, "a long or double is expected on the operand stack");
		v->depth -= 2;
		return true;
	}
	vtype got = TOP;
	if (!pop_word(v, &got))
		return false;
	return verify_is_assignable(v, got, wanted) || fail(v, "bad type on operand stack");
}

static bool pop_reference(struct verifier *v, vtype *type)
{
	if (!pop_word(v, type))
		return false;
	return verify_is_reference(*type) || fail(v, "a reference is expected on the operand stack");
}

static bool load(struct verifier *v, uint32_t local, int kind)
{
	vtype type = v->locals[local];
	if (kind == REFERENCE ? !verify_is_reference(type) : KIND(type) != kind)
		return fail(v, "bad local variable type");
	if (verify_is_wide(type) && v->locals[local + 1] != SECOND)
		return fail(v, "bad local variable type");
	return push(v, type);
}

static void set_local(struct verifier *v, uint32_t local, vtype type)
{
	// Half of a long that is overwritten spoils the other.
	if (v->locals[local] == SECOND && local > 0)
		v->locals[local - 1] = TOP;
	if (verify_is_wide(v->locals[local]) && local + 1u < v->code->max_locals)
		v->locals[local + 1] = TOP;
	v->locals[local] = type;
}

static bool store(struct verifier *v, uint32_t local, int kind)
{
	vtype type = TOP;
	if (kind == LONG || kind == DOUBLE) {
		if (!pop(v, (vtype)kind))
			return false;
		set_local(v, local + 1, SECOND);
		set_local(v, local, (vtype)kind);
		v->locals[local + 1] = SECOND;
		return true;
	}
	if (!pop_word(v, &type))
		return false;
	if (kind == REFERENCE ? !verify_is_reference(type) && KIND(type) != ADDRESS
						  : KIND(type) != kind)
		return fail(v, "bad type on operand stack");
	set_local(v, local, type);
	return true;
}

// ---- instructions -------------------------------------------------------------------------------------

// One letter per operand: what is popped, the top last, then what is pushed. I, F, J, D; A is any reference.
static const char *const simple[256] = { [OP_nop] = "-",
	[OP_iconst_m1] = "-I",
	[OP_iconst_0] = "-I",
	[OP_iconst_1] = "-I",
	[OP_iconst_2] = "-I",
	[OP_iconst_3] = "-I",
	[OP_iconst_4] = "-I",
	[OP_iconst_5] = "-I",
	[OP_lconst_0] = "-J",
	[OP_lconst_1] = "-J",
	[OP_fconst_0] = "-F",
	[OP_fconst_1] = "-F",
	[OP_fconst_2] = "-F",
	[OP_dconst_0] = "-D",
	[OP_dconst_1] = "-D",
	[OP_bipush] = "-I",
	[OP_sipush] = "-I",
	[OP_iadd] = "II-I",
	[OP_isub] = "II-I",
	[OP_imul] = "II-I",
	[OP_idiv] = "II-I",
	[OP_irem] = "II-I",
	[OP_iand] = "II-I",
	[OP_ior] = "II-I",
	[OP_ixor] = "II-I",
	[OP_ishl] = "II-I",
	[OP_ishr] = "II-I",
	[OP_iushr] = "II-I",
	[OP_ladd] = "JJ-J",
	[OP_lsub] = "JJ-J",
	[OP_lmul] = "JJ-J",
	[OP_ldiv] = "JJ-J",
	[OP_lrem] = "JJ-J",
	[OP_land] = "JJ-J",
	[OP_lor] = "JJ-J",
	[OP_lxor] = "JJ-J",
	[OP_lshl] = "JI-J",
	[OP_lshr] = "JI-J",
	[OP_lushr] = "JI-J",
	[OP_fadd] = "FF-F",
	[OP_fsub] = "FF-F",
	[OP_fmul] = "FF-F",
	[OP_fdiv] = "FF-F",
	[OP_frem] = "FF-F",
	[OP_dadd] = "DD-D",
	[OP_dsub] = "DD-D",
	[OP_dmul] = "DD-D",
	[OP_ddiv] = "DD-D",
	[OP_drem] = "DD-D",
	[OP_ineg] = "I-I",
	[OP_lneg] = "J-J",
	[OP_fneg] = "F-F",
	[OP_dneg] = "D-D",
	[OP_i2l] = "I-J",
	[OP_i2f] = "I-F",
	[OP_i2d] = "I-D",
	[OP_l2i] = "J-I",
	[OP_l2f] = "J-F",
	[OP_l2d] = "J-D",
	[OP_f2i] = "F-I",
	[OP_f2l] = "F-J",
	[OP_f2d] = "F-D",
	[OP_d2i] = "D-I",
	[OP_d2l] = "D-J",
	[OP_d2f] = "D-F",
	[OP_i2b] = "I-I",
	[OP_i2c] = "I-I",
	[OP_i2s] = "I-I",
	[OP_lcmp] = "JJ-I",
	[OP_fcmpl] = "FF-I",
	[OP_fcmpg] = "FF-I",
	[OP_dcmpl] = "DD-I",
	[OP_dcmpg] = "DD-I",
	[OP_ifeq] = "I-",
	[OP_ifne] = "I-",
	[OP_iflt] = "I-",
	[OP_ifge] = "I-",
	[OP_ifgt] = "I-",
	[OP_ifle] = "I-",
	[OP_if_icmpeq] = "II-",
	[OP_if_icmpne] = "II-",
	[OP_if_icmplt] = "II-",
	[OP_if_icmpge] = "II-",
	[OP_if_icmpgt] = "II-",
	[OP_if_icmple] = "II-",
	[OP_if_acmpeq] = "AA-",
	[OP_if_acmpne] = "AA-",
	[OP_ifnull] = "A-",
	[OP_ifnonnull] = "A-",
	[OP_goto] = "-",
	[OP_goto_w] = "-",
	[OP_tableswitch] = "I-",
	[OP_lookupswitch] = "I-",
	[OP_monitorenter] = "A-",
	[OP_monitorexit] = "A-" };

static bool execute_simple(struct verifier *v, const char *effect)
{
	static const vtype types[128] = { ['I'] = INT, ['F'] = FLOAT, ['J'] = LONG, ['D'] = DOUBLE };
	const char *dash = strchr(effect, '-');
	vtype any = TOP;
	for (const char *p = dash; p > effect; p--) {
		if (p[-1] == 'A' ? !pop_reference(v, &any) : !pop(v, types[(uint8_t)p[-1]]))
			return false;
	}
	return !dash[1] || push(v, types[(uint8_t)dash[1]]);
}

static const struct {
	const char *arrays; // descriptors of arrays that it may be about
	vtype type;
} elements[] = { { "[I", INT }, { "[J", LONG }, { "[F", FLOAT }, { "[D", DOUBLE },
	{ NULL, REFERENCE }, { "[B[Z", INT }, { "[C", INT }, { "[S", INT } };

// Pops the array; of null anything may be loaded.
static bool pop_array(struct verifier *v, uint32_t kind, vtype *component)
{
	vtype array = TOP;
	*component = elements[kind].type;
	if (!pop_reference(v, &array))
		return false;
	if (KIND(array) == NULLTYPE) {
		if (*component == REFERENCE)
			*component = NULLTYPE;
		return true;
	}
	const struct symbol *name = verify_name_of(array);
	if (!verify_is_array_name(name))
		return fail(v, "an array is expected on the operand stack");
	if (elements[kind].arrays)
		return (name->len == 2 && strstr(elements[kind].arrays, name->text)) ||
			fail(v, "an array of another type is expected on the operand stack");
	struct slice inner = verify_component_of(name);
	if (!inner.len)
		return fail(v, "an array of references is expected on the operand stack");
	*component = verify_reference(v, inner);
	return true;
}

static bool execute_array(struct verifier *v, const struct insn *i)
{
	vtype component, value;
	if (i->op <= OP_saload)
		return pop(v, INT) && pop_array(v, i->op - OP_iaload, &component) && push(v, component);
	uint32_t kind = (uint32_t)(i->op - OP_iastore);
	if (kind == 4) { // aastore checks at run time
		if (!pop_reference(v, &value))
			return false;
	} else if (!pop(v, elements[kind].type)) {
		return false;
	}
	return pop(v, INT) && pop_array(v, kind, &component);
}

static bool execute_shuffle(struct verifier *v, uint8_t op)
{
	static const char *const shuffles[] = { "11", "121", "1321", "2121", "21321", "214321", "12" };
	const char *shuffle = shuffles[op - OP_dup];
	uint32_t n = 0;
	for (const char *p = shuffle; *p; p++)
		n = (uint32_t)(*p - '0') > n ? (uint32_t)(*p - '0') : n;
	vtype old[8];
	for (uint32_t i = 1; i <= n; i++)
		if (!pop_word(v, &old[i]))
			return false;
	// No half of a long may be taken away from the other.
	bool is_pair = op >= OP_dup2 && op != OP_swap;
	if (old[n] == SECOND || (is_pair ? old[2] : old[1]) == SECOND)
		return fail(v, "a long or double is cut in two");
	if (v->depth + strlen(shuffle) > v->code->max_stack)
		return fail(v, "operand stack overflow");
	for (const char *p = shuffle; *p; p++)
		v->stack[v->depth++] = old[*p - '0'];
	return true;
}

static bool execute_pop(struct verifier *v, uint8_t op)
{
	vtype top = TOP, below = TOP;
	if (!pop_word(v, &top) || (op == OP_pop2 && !pop_word(v, &below)))
		return false;
	if (op == OP_pop ? top == SECOND || verify_is_wide(top) : below == SECOND)
		return fail(v, "a long or double is cut in two");
	return true;
}

static bool execute_field(struct verifier *v, const struct insn *i)
{
	struct member_ref r = class_member_ref(v->file, (uint16_t)i->a);
	vtype type = verify_type_of(v, r.descriptor), owner = verify_reference(v, r.class_name);
	if (i->op == OP_putfield || i->op == OP_putstatic) {
		if (!pop(v, type))
			return false;
		return i->op == OP_putstatic || pop(v, owner);
	}
	return (i->op == OP_getstatic || pop(v, owner)) && push(v, type);
}

// The last parameter is on top, so they are popped from behind.
static bool pop_arguments(struct verifier *v, struct slice type)
{
	struct slice all[256], d, parameters = descriptor_parameters(type);
	uint32_t n = 0;
	while ((d = descriptor_next(&parameters)).len && n < 256)
		all[n++] = d;
	while (n > 0)
		if (!pop(v, verify_type_of(v, all[--n])))
			return false;
	return true;
}

static bool execute_call(struct verifier *v, const struct insn *i)
{
	struct member_ref r = class_member_ref(v->file, (uint16_t)i->a);
	if (!pop_arguments(v, r.descriptor))
		return false;
	bool is_init = slice_equal(r.name, SLICE("<init>"));
	if (i->op != OP_invokestatic && i->op != OP_invokedynamic) {
		vtype receiver = verify_reference(v, r.class_name), got;
		if (i->op == OP_invokeinterface ? !pop_reference(v, &got) : !pop(v, receiver))
			return false;
		// An interface's method called with invokespecial runs on this.
		if (i->op == OP_invokespecial && !is_init) {
			v->depth++;
			if (!pop(v, verify_reference(v, class_text(v->in))))
				return false;
		}
	}
	if (is_init && i->op != OP_invokespecial)
		return fail(v, "a constructor is called by another instruction");
	struct slice returns = descriptor_return(r.descriptor);
	return returns.ptr[0] == 'V' || push(v, verify_type_of(v, returns));
}

static bool execute_constant(struct verifier *v, uint16_t index)
{
	switch (v->file->tags[index]) {
	case CONSTANT_Integer:
		return push(v, INT);
	case CONSTANT_Float:
		return push(v, FLOAT);
	case CONSTANT_Long:
		return push(v, LONG);
	case CONSTANT_Double:
		return push(v, DOUBLE);
	case CONSTANT_String:
		return push(v, verify_reference(v, SLICE("java/lang/String")));
	case CONSTANT_Class:
		return push(v, verify_reference(v, SLICE("java/lang/Class")));
	case CONSTANT_MethodType:
		return push(v, verify_reference(v, SLICE("java/lang/invoke/MethodType")));
	case CONSTANT_MethodHandle:
		return push(v, verify_reference(v, SLICE("java/lang/invoke/MethodHandle")));
	default:
		return push(v, verify_type_of(v, class_member_ref(v->file, index).descriptor));
	}
}

static bool push_array_of(struct verifier *v, struct slice name)
{
	char text[1100];
	bool is_array = name.len && name.ptr[0] == '[';
	int n = snprintf(text, sizeof(text), is_array ? "[%.*s" : "[L%.*s;", SLICE_ARG(name));
	if (n >= (int)sizeof(text))
		return fail(v, "the name of an array's class is too long");
	return push(v, verify_reference(v, slice_of_string(text)));
}

static bool execute_object(struct verifier *v, const struct insn *i)
{
	static const char *const primitives[] = { "[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J" };
	vtype any = TOP;
	struct slice name = i->op == OP_newarray || i->op == OP_arraylength || i->op == OP_athrow
		? SLICE_EMPTY
		: class_name_at(v->file, (uint16_t)i->a);
	switch (i->op) {
	case OP_new:
		if (name.ptr[0] == '[')
			return fail(v, "new of an array");
		return push(v, verify_reference(v, name));
	case OP_newarray:
		return pop(v, INT) && push(v, verify_reference(v, slice_of_string(primitives[i->a - 4])));
	case OP_anewarray:
		return pop(v, INT) && push_array_of(v, name);
	case OP_multianewarray: {
		uint32_t dims = 0;
		while (dims < name.len && name.ptr[dims] == '[')
			dims++;
		if (i->b < 1 || (uint32_t)i->b > dims)
			return fail(v, "multianewarray with too many dimensions");
		for (int32_t d = 0; d < i->b; d++)
			if (!pop(v, INT))
				return false;
		return push(v, verify_reference(v, name));
	}
	case OP_arraylength:
		if (!pop_reference(v, &any))
			return false;
		if (KIND(any) == REFERENCE && !verify_is_array_name(verify_name_of(any)))
			return fail(v, "the length of what is no array");
		return push(v, INT);
	case OP_checkcast:
		return pop_reference(v, &any) && push(v, verify_reference(v, name));
	case OP_instanceof:
		return pop_reference(v, &any) && push(v, INT);
	default: // athrow
		return pop(v, verify_reference(v, SLICE("java/lang/Throwable")));
	}
}

static bool execute_return(struct verifier *v, const struct insn *i)
{
	struct slice returns = descriptor_return(symbol_slice(v->m->type));
	static const vtype types[] = { INT, LONG, FLOAT, DOUBLE, REFERENCE };
	if (i->op == OP_return)
		return returns.ptr[0] == 'V' || fail(v, "return without a value");
	if (returns.ptr[0] == 'V')
		return fail(v, "return of a value");
	vtype wanted = verify_type_of(v, returns);
	if (KIND(wanted) != KIND(types[i->op - OP_ireturn]))
		return fail(v, "return of a value of another type");
	return pop(v, wanted);
}

static bool execute_local(struct verifier *v, const struct insn *i)
{
	static const int kinds[] = { INT, LONG, FLOAT, DOUBLE, REFERENCE };
	uint8_t op = i->op;
	if (op >= OP_iload && op <= OP_aload)
		return load(v, (uint32_t)i->a, kinds[op - OP_iload]);
	if (op >= OP_iload_0 && op <= OP_aload_3)
		return load(v, (uint32_t)(op - OP_iload_0) % 4, kinds[(op - OP_iload_0) / 4]);
	if (op >= OP_istore && op <= OP_astore)
		return store(v, (uint32_t)i->a, kinds[op - OP_istore]);
	if (op >= OP_istore_0 && op <= OP_astore_3)
		return store(v, (uint32_t)(op - OP_istore_0) % 4, kinds[(op - OP_istore_0) / 4]);
	return KIND(v->locals[i->a]) == INT || fail(v, "iinc of what is no int");
}

static bool execute(struct verifier *v, const struct insn *i)
{
	uint8_t op = i->op;
	if (simple[op])
		return execute_simple(v, simple[op]);
	if (op == OP_aconst_null)
		return push(v, NULLTYPE);
	if (op >= OP_ldc && op <= OP_ldc2_w)
		return execute_constant(v, (uint16_t)i->a);
	if ((op >= OP_iload && op <= OP_aload_3) || (op >= OP_istore && op <= OP_astore_3) ||
		op == OP_iinc)
		return execute_local(v, i);
	if ((op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore))
		return execute_array(v, i);
	if (op == OP_pop || op == OP_pop2)
		return execute_pop(v, op);
	if (op >= OP_dup && op <= OP_swap)
		return execute_shuffle(v, op);
	if (op >= OP_ireturn && op <= OP_return)
		return execute_return(v, i);
	if (op >= OP_getstatic && op <= OP_putfield)
		return execute_field(v, i);
	if (op >= OP_invokevirtual && op <= OP_invokedynamic)
		return execute_call(v, i);
	if (op == OP_jsr || op == OP_jsr_w || op == OP_ret)
		return true; // see follow
	return execute_object(v, i);
}

// ---- flow -------------------------------------------------------------------------------------------

static bool follow_jsr(struct verifier *v, const struct insn *i)
{
	uint32_t chain = 0;
	for (uint32_t c = v->chain; c; c = v->chains.v[c].parent)
		if (v->chains.v[c].returns_to == i->next)
			return fail(v, "a subroutine that calls itself");
	for (uint32_t c = 1; c < v->chains.n && !chain; c++)
		if (v->chains.v[c].parent == v->chain && v->chains.v[c].returns_to == i->next)
			chain = c;
	if (!chain) {
		if (v->chains.n == MAX_CHAINS)
			return fail(v, "too many calls of subroutines");
		chain = v->chains.n;
		vec_push(&v->chains, ((struct chain){ v->chain, i->next }));
	}
	return push(v, (vtype)i->next << 8 | ADDRESS) &&
		reach(v, (uint32_t)i->a, chain, v->stack, v->depth);
}

static bool follow_ret(struct verifier *v, const struct insn *i)
{
	vtype address = v->locals[i->a];
	if (KIND(address) != ADDRESS)
		return fail(v, "ret without a return address");
	for (uint32_t c = v->chain; c; c = v->chains.v[c].parent)
		if (v->chains.v[c].returns_to == address >> 8)
			return reach(v, v->chains.v[c].returns_to, v->chains.v[c].parent, v->stack, v->depth);
	return fail(v, "ret to no caller");
}

// Where control goes after the instruction; *falls: on to the next one.
static bool follow(struct verifier *v, const struct insn *i, bool *falls)
{
	uint8_t op = i->op, format = opcode_formats[op];
	*falls = false;
	if (op == OP_jsr || op == OP_jsr_w)
		return follow_jsr(v, i);
	if (op == OP_ret)
		return follow_ret(v, i);
	if ((op >= OP_ireturn && op <= OP_return) || op == OP_athrow)
		return true;
	if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch s = code_switch(v->code, i);
		bool ok = reach(v, s.default_target, v->chain, v->stack, v->depth);
		for (uint32_t j = 0; ok && j < s.n; j++)
			ok = reach(v, switch_target(&s, j), v->chain, v->stack, v->depth);
		return ok;
	}
	if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) &&
		!reach(v, (uint32_t)i->a, v->chain, v->stack, v->depth))
		return false;
	*falls = op != OP_goto && op != OP_goto_w;
	return !*falls || i->next < v->code->length || fail(v, "control falls off the code");
}

static bool reach_handlers(struct verifier *v, uint32_t bci)
{
	for (uint32_t h = 0; h < v->code->n_handlers; h++) {
		const struct handler *handler = &v->code->handlers[h];
		if (bci < handler->start || bci >= handler->end)
			continue;
		vtype throwable = verify_reference(v, SLICE("java/lang/Throwable"));
		vtype caught = handler->catch_type
			? verify_reference(v, class_name_at(v->file, handler->catch_type))
			: throwable;
		if (v->code->max_stack == 0 || !verify_is_assignable(v, caught, throwable))
			return fail(v, "a handler that cannot catch");
		if (!reach(v, handler->target, v->chain, &caught, 1))
			return false;
	}
	return true;
}

static void find_leaders(struct verifier *v)
{
	v->leaders.n_words = v->code->length / 64 + 1;
	v->leaders.words = xcalloc(v->leaders.n_words, sizeof(uint64_t));
	for (uint32_t bci = 0; bci < v->code->length;) {
		struct insn i = code_insn(v->code, bci);
		uint8_t format = opcode_formats[i.op];
		if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
			bitset_add(&v->leaders, (uint32_t)i.a);
		if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
			struct insn_switch s = code_switch(v->code, &i);
			bitset_add(&v->leaders, s.default_target);
			for (uint32_t j = 0; j < s.n; j++)
				bitset_add(&v->leaders, switch_target(&s, j));
		}
		if ((i.op == OP_jsr || i.op == OP_jsr_w) && i.next < v->code->length)
			bitset_add(&v->leaders, i.next);
		bci = i.next;
	}
	for (uint32_t h = 0; h < v->code->n_handlers; h++)
		bitset_add(&v->leaders, v->code->handlers[h].target);
}

// From a point on to the next leader or to where control does not fall through.
static bool run_block(struct verifier *v, const struct point *p)
{
	uint32_t bci = p->bci, n = v->code->max_locals;
	v->chain = p->chain;
	v->depth = p->depth;
	memcpy(v->locals, p->words, n * sizeof(vtype));
	memcpy(v->stack, p->words + n, p->depth * sizeof(vtype));
	for (bool falls = true; falls;) {
		struct insn i = code_insn(v->code, bci);
		v->bci = bci;
		if (++v->n_steps > MAX_WORK)
			return fail(v, "the method is too complicated");
		if (!reach_handlers(v, bci) || !execute(v, &i) || !follow(v, &i, &falls))
			return false;
		bci = i.next;
		if (falls && bitset_has(&v->leaders, bci))
			return reach(v, bci, v->chain, v->stack, v->depth);
	}
	return true;
}

static bool enter(struct verifier *v)
{
	uint32_t at = 0;
	if (!(v->m->access & ACC_STATIC))
		v->locals[at++] = verify_reference(v, class_text(v->in));
	struct slice parameters = descriptor_parameters(symbol_slice(v->m->type)), d;
	while ((d = descriptor_next(&parameters)).len) {
		vtype type = verify_type_of(v, d);
		v->locals[at++] = type;
		if (verify_is_wide(type))
			v->locals[at++] = SECOND;
	}
	return reach(v, 0, 0, v->stack, 0);
}

static bool verify_method(struct vm *vm, struct vclass *k, struct vmethod *m, char *why, size_t n)
{
	struct verifier v = { .vm = vm, .in = k, .m = m, .file = k->file, .code = m->member->code };
	vec_push(&v.chains, ((struct chain){ 0, 0 }));
	v.locals = xcalloc((size_t)v.code->max_locals + 1, sizeof(vtype));
	v.stack = xcalloc((size_t)v.code->max_stack + 1, sizeof(vtype));
	find_leaders(&v);
	bool ok = enter(&v);
	while (ok && v.work.n) {
		struct point *p = v.all.v[v.work.v[--v.work.n]];
		p->is_queued = false;
		ok = run_block(&v, p);
	}
	if (!ok)
		snprintf(why, n, "%s in %s.%s%s at %u", v.why, k->name->text, m->name->text, m->type->text,
			v.bci);
	for (uint32_t i = 0; i < v.all.n; i++)
		free(v.all.v[i]);
	vec_release(&v.chains);
	vec_release(&v.all);
	vec_release(&v.work);
	map_release(&v.points);
	free(v.leaders.words);
	free(v.locals);
	free(v.stack);
	return ok;
}

enum done class_verify(struct vm *vm, struct thread *t, struct vclass *k)
{
	char why[600];
	if (k->role == ROLE_JDK || !k->file)
		return DONE_OK;
	// Accessors that 17's reflection generates call private members; HotSpot trusts them as well.
	if (WK(vm, MagicAccessor) && class_is_subclass(k, WK(vm, MagicAccessor)) &&
		strncmp(k->name->text, "jdk/internal/reflect/Generated", 30) == 0)
		return DONE_OK;
	for (uint32_t i = 0; i < k->n_methods; i++)
		if (k->methods[i].member && k->methods[i].member->code &&
			(!verify_method(vm, k, &k->methods[i], why, sizeof(why)) || vm->wanted.name))
			return vm->wanted.name ? DONE_AGAIN
								   : throw_new(vm, t, "java/lang/VerifyError", "%s", why);
	return DONE_OK;
}
