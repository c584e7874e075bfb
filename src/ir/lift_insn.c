// One bytecode instruction at a time: what it takes from the symbolic stack, what it leaves there,
// and the IR instruction, if any, that it becomes. Loads, stores, pushes and stack shuffles become
// nothing. Kinds of operands are checked (JVMS 4.10.1.9, without the class hierarchy), so that code
// that no verifier would accept ends here with an error.
#include "base/bug.h"
#include "ir/build.h"

static const struct ir_type none = { 0 };

// ---- the stack ------------------------------------------------------------------------------

static uint8_t kind_of(const struct ir_builder *b, uint32_t value)
{
	return b->insns.v[value].type.kind;
}

static bool is_wide(uint8_t kind)
{
	return kind == KIND_LONG || kind == KIND_DOUBLE;
}

static void fail(struct ir_builder *b, const struct insn *insn, const char *why)
{
	lift_fail(b, insn->bci, ERR_INPUT, why);
}

static uint32_t pop_any(struct ir_builder *b, const struct insn *insn)
{
	if (b->n_stack == 0) {
		fail(b, insn, "nothing on the stack");
		return UNDEFINED;
	}
	uint32_t value = b->stack[--b->n_stack];
	b->n_stack_words -= is_wide(kind_of(b, value)) ? 2 : 1;
	return value;
}

static uint32_t pop(struct ir_builder *b, const struct insn *insn, uint8_t kind)
{
	uint32_t value = pop_any(b, insn);
	if (!kinds_agree(kind_of(b, value), kind))
		fail(b, insn, "operand of the wrong type");
	return value;
}

static uint32_t pop_reference(struct ir_builder *b, const struct insn *insn)
{
	return pop(b, insn, KIND_NULL);
}

static void push(struct ir_builder *b, const struct insn *insn, uint32_t value)
{
	uint32_t words = is_wide(kind_of(b, value)) ? 2 : 1;
	if (b->n_stack_words + words > b->code->max_stack) {
		fail(b, insn, "stack overflow");
		return;
	}
	b->stack[b->n_stack++] = value;
	b->n_stack_words += words;
}

// ---- simple shapes --------------------------------------------------------------------------

static void push_new(struct ir_builder *b, const struct insn *insn, enum ir_op op, uint8_t kind)
{
	push(b, insn, emit(b, op, insn->op, insn->bci, type_of_kind((enum ir_kind)kind)));
}

static void push_immediate(struct ir_builder *b, const struct insn *insn, enum ir_op op,
	uint8_t kind, int32_t value)
{
	uint32_t v = emit(b, op, insn->op, insn->bci, type_of_kind((enum ir_kind)kind));
	b->insns.v[v].immediate = value;
	push(b, insn, v);
}

static void unary(struct ir_builder *b, const struct insn *insn, uint8_t from, uint8_t to)
{
	uint32_t arg = pop(b, insn, from);
	push(b, insn,
		emit_args(b, IR_UNARY, insn->op, insn->bci, type_of_kind((enum ir_kind)to), &arg, 1));
}

static void binary(struct ir_builder *b, const struct insn *insn, uint8_t left, uint8_t right,
	uint8_t to)
{
	uint32_t args[2];
	args[1] = pop(b, insn, right);
	args[0] = pop(b, insn, left);
	bool divides = insn->op == OP_idiv || insn->op == OP_ldiv || insn->op == OP_irem ||
		insn->op == OP_lrem;
	enum ir_op op = divides ? IR_DIVIDE : IR_BINARY;
	push(b, insn, emit_args(b, op, insn->op, insn->bci, type_of_kind((enum ir_kind)to), args, 2));
}

// i, l, f, d in the order of the opcodes.
static const uint8_t kinds_ilfd[] = { KIND_INT, KIND_LONG, KIND_FLOAT, KIND_DOUBLE };
static const uint8_t kinds_ilfda[] = { KIND_INT, KIND_LONG, KIND_FLOAT, KIND_DOUBLE, KIND_NULL };

static void arithmetic(struct ir_builder *b, const struct insn *insn)
{
	uint8_t op = insn->op;
	if (op <= OP_drem) {
		uint8_t kind = kinds_ilfd[(op - OP_iadd) % 4];
		binary(b, insn, kind, kind, kind);
	} else if (op <= OP_dneg) {
		uint8_t kind = kinds_ilfd[op - OP_ineg];
		unary(b, insn, kind, kind);
	} else if (op <= OP_lushr) {
		uint8_t kind = kinds_ilfd[(op - OP_ishl) % 2];
		binary(b, insn, kind, KIND_INT, kind);
	} else {
		uint8_t kind = kinds_ilfd[(op - OP_iand) % 2];
		binary(b, insn, kind, kind, kind);
	}
}

static void convert(struct ir_builder *b, const struct insn *insn)
{
	static const uint8_t kinds[][2] = {
		{ KIND_INT, KIND_LONG },
		{ KIND_INT, KIND_FLOAT },
		{ KIND_INT, KIND_DOUBLE },
		{ KIND_LONG, KIND_INT },
		{ KIND_LONG, KIND_FLOAT },
		{ KIND_LONG, KIND_DOUBLE },
		{ KIND_FLOAT, KIND_INT },
		{ KIND_FLOAT, KIND_LONG },
		{ KIND_FLOAT, KIND_DOUBLE },
		{ KIND_DOUBLE, KIND_INT },
		{ KIND_DOUBLE, KIND_LONG },
		{ KIND_DOUBLE, KIND_FLOAT },
		{ KIND_INT, KIND_INT },
		{ KIND_INT, KIND_INT },
		{ KIND_INT, KIND_INT },
	};
	uint32_t i = insn->op - OP_i2l;
	unary(b, insn, kinds[i][0], kinds[i][1]);
}

static void compare(struct ir_builder *b, const struct insn *insn)
{
	uint8_t kind = insn->op == OP_lcmp                 ? KIND_LONG
		: insn->op == OP_fcmpl || insn->op == OP_fcmpg ? KIND_FLOAT
													   : KIND_DOUBLE;
	binary(b, insn, kind, kind, KIND_INT);
}

// ---- local variables ------------------------------------------------------------------------

// Most are written in the block that reads them.
static uint32_t read_variable(struct ir_builder *b, uint32_t local, uint8_t kind)
{
	uint32_t value = b->variables[local];
	return value ? ssa_resolve(b, value) : ssa_read(b, b->current, local, kind);
}

static void load(struct ir_builder *b, const struct insn *insn, uint8_t kind, uint32_t local)
{
	uint32_t value = read_variable(b, local, kind);
	if (!kinds_agree(kind_of(b, value), kind))
		fail(b, insn, "local variable of the wrong type");
	else
		push(b, insn, value);
}

static void store(struct ir_builder *b, const struct insn *insn, uint8_t kind, uint32_t local)
{
	uint32_t value = pop_any(b, insn);
	bool is_address = kind == KIND_NULL && kind_of(b, value) == KIND_RETURN;
	if (!is_address && !kinds_agree(kind_of(b, value), kind)) {
		fail(b, insn, "operand of the wrong type");
		return;
	}
	b->variables[local] = value;
	if (is_wide(kind))
		b->variables[local + 1] = UNDEFINED;
}

static void increment(struct ir_builder *b, const struct insn *insn)
{
	uint32_t args[2];
	args[0] = read_variable(b, (uint32_t)insn->a, KIND_INT);
	if (kind_of(b, args[0]) != KIND_INT) {
		fail(b, insn, "local variable of the wrong type");
		return;
	}
	args[1] = emit(b, IR_CONST_INT, OP_iinc, insn->bci, type_of_kind(KIND_INT));
	b->insns.v[args[1]].immediate = insn->b;
	uint32_t sum = emit_args(b, IR_BINARY, OP_iadd, insn->bci, type_of_kind(KIND_INT), args, 2);
	b->variables[insn->a] = sum;
}

// ---- stack shuffles -------------------------------------------------------------------------

// dup forms: take the top `n_copied` words and `n_below` words under them, put the copied ones back
// below as well (JVMS 6.5). Values of two words must not be cut.
static void duplicate(struct ir_builder *b, const struct insn *insn, uint32_t n_copied,
	uint32_t n_below)
{
	uint32_t copied[2], below[2], n_c = 0, n_b = 0, words = 0;
	while (words < n_copied && b->n_stack) {
		copied[n_c] = pop_any(b, insn);
		words += is_wide(kind_of(b, copied[n_c++])) ? 2 : 1;
	}
	bool ok = words == n_copied;
	for (words = 0; words < n_below && b->n_stack;) {
		below[n_b] = pop_any(b, insn);
		words += is_wide(kind_of(b, below[n_b++])) ? 2 : 1;
	}
	if (!ok || words != n_below) {
		fail(b, insn, "stack operands do not fit");
		return;
	}
	for (uint32_t i = n_c; i > 0; i--)
		push(b, insn, copied[i - 1]);
	for (uint32_t i = n_b; i > 0; i--)
		push(b, insn, below[i - 1]);
	for (uint32_t i = n_c; i > 0; i--)
		push(b, insn, copied[i - 1]);
}

static void shuffle(struct ir_builder *b, const struct insn *insn)
{
	switch (insn->op) {
	case OP_pop:
		if (is_wide(kind_of(b, pop_any(b, insn))))
			fail(b, insn, "half of a value popped");
		break;
	case OP_pop2:
		if (!is_wide(kind_of(b, pop_any(b, insn))) && is_wide(kind_of(b, pop_any(b, insn))))
			fail(b, insn, "half of a value popped");
		break;
	case OP_dup:
		duplicate(b, insn, 1, 0);
		break;
	case OP_dup_x1:
		duplicate(b, insn, 1, 1);
		break;
	case OP_dup_x2:
		duplicate(b, insn, 1, 2);
		break;
	case OP_dup2:
		duplicate(b, insn, 2, 0);
		break;
	case OP_dup2_x1:
		duplicate(b, insn, 2, 1);
		break;
	case OP_dup2_x2:
		duplicate(b, insn, 2, 2);
		break;
	default: {
		uint32_t top = pop_any(b, insn), second = pop_any(b, insn);
		if (is_wide(kind_of(b, top)) || is_wide(kind_of(b, second)))
			fail(b, insn, "swap of a long or double");
		push(b, insn, top);
		push(b, insn, second);
	}
	}
}

// ---- constants ------------------------------------------------------------------------------

static void push_constant(struct ir_builder *b, const struct insn *insn)
{
	uint16_t index = (uint16_t)insn->a;
	enum ir_op op = IR_CONST_OTHER;
	struct ir_type type = none;

	switch (b->file->tags[index]) {
	case CONSTANT_Integer:
		push_immediate(b, insn, IR_CONST_INT, KIND_INT, class_integer(b->file, index));
		return;
	case CONSTANT_Float:
		op = IR_CONST_FLOAT;
		type = type_of_kind(KIND_FLOAT);
		break;
	case CONSTANT_Long:
		op = IR_CONST_LONG;
		type = type_of_kind(KIND_LONG);
		break;
	case CONSTANT_Double:
		op = IR_CONST_DOUBLE;
		type = type_of_kind(KIND_DOUBLE);
		break;
	case CONSTANT_String:
		op = IR_CONST_STRING;
		type = b->string;
		break;
	case CONSTANT_Class:
		op = IR_CONST_CLASS;
		type = b->class_type;
		break;
	case CONSTANT_MethodHandle:
		type = b->method_handle;
		break;
	case CONSTANT_MethodType:
		type = b->method_type;
		break;
	default:
		type = ref_of(b, index)->type; // Dynamic
	}
	uint32_t value = emit(b, op, insn->op, insn->bci, type);
	b->insns.v[value].constant = index;
	push(b, insn, value);
}

// ---- heap -----------------------------------------------------------------------------------

// i l f d a b c s
static const uint8_t kinds_array[] = { KIND_INT, KIND_LONG, KIND_FLOAT, KIND_DOUBLE, KIND_NULL,
	KIND_INT, KIND_INT, KIND_INT };

static void array_load(struct ir_builder *b, const struct insn *insn)
{
	uint8_t kind = kinds_array[insn->op - OP_iaload];
	uint32_t args[2];
	args[1] = pop(b, insn, KIND_INT);
	args[0] = pop_reference(b, insn);
	uint32_t value = emit_args(b, IR_ARRAY_LOAD, insn->op, insn->bci,
		type_of_kind((enum ir_kind)kind), args, 2);
	if (insn->op == OP_aaload)
		vec_push(&b->flow_typed, value);
	push(b, insn, value);
}

static void array_store(struct ir_builder *b, const struct insn *insn)
{
	uint32_t args[3];
	args[2] = pop(b, insn, kinds_array[insn->op - OP_iastore]);
	args[1] = pop(b, insn, KIND_INT);
	args[0] = pop_reference(b, insn);
	emit_args(b, IR_ARRAY_STORE, insn->op, insn->bci, none, args, 3);
}

static void access_field(struct ir_builder *b, const struct insn *insn)
{
	static const uint8_t ops[] = { IR_GET_STATIC, IR_PUT_STATIC, IR_GET_FIELD, IR_PUT_FIELD };
	struct ir_type type = ref_of(b, (uint16_t)insn->a)->type;
	bool is_put = insn->op == OP_putstatic || insn->op == OP_putfield;
	uint32_t args[2], n = 0;

	if (is_put)
		args[1] = pop(b, insn, type.kind);
	if (insn->op == OP_getfield || insn->op == OP_putfield)
		args[n++] = pop_reference(b, insn);
	if (is_put)
		args[n++] = args[1];
	uint32_t value = emit_args(b, (enum ir_op)ops[insn->op - OP_getstatic], insn->op, insn->bci,
		is_put ? none : type, args, n);
	b->insns.v[value].constant = (uint16_t)insn->a;
	if (!is_put)
		push(b, insn, value);
}

static void new_array(struct ir_builder *b, const struct insn *insn)
{
	uint32_t args[255], n = insn->op == OP_multianewarray ? (uint32_t)insn->b : 1;
	struct ir_type type;

	for (uint32_t i = n; i > 0; i--)
		args[i - 1] = pop(b, insn, KIND_INT);
	if (insn->op == OP_newarray)
		type = ir_new_array_type(b, b->file, insn);
	else if (insn->op == OP_anewarray)
		type = type_array_of(ref_of(b, (uint16_t)insn->a)->type);
	else
		type = ref_of(b, (uint16_t)insn->a)->type;
	uint32_t value = emit_args(b, IR_NEW_ARRAY, insn->op, insn->bci, type, args, n);
	b->insns.v[value].constant = insn->op == OP_newarray ? 0 : (uint16_t)insn->a;
	push(b, insn, value);
}

static void new_object(struct ir_builder *b, const struct insn *insn)
{
	uint32_t value = emit(b, IR_NEW, insn->op, insn->bci, ref_of(b, (uint16_t)insn->a)->type);
	b->insns.v[value].constant = (uint16_t)insn->a;
	push(b, insn, value);
}

static void type_test(struct ir_builder *b, const struct insn *insn)
{
	uint32_t arg = pop_reference(b, insn);
	bool is_cast = insn->op == OP_checkcast;
	struct ir_type type = is_cast ? ref_of(b, (uint16_t)insn->a)->type : type_of_kind(KIND_INT);
	uint32_t value = emit_args(b, is_cast ? IR_CHECK_CAST : IR_INSTANCE_OF, insn->op, insn->bci,
		type, &arg, 1);
	b->insns.v[value].constant = (uint16_t)insn->a;
	push(b, insn, value);
}

static void one_reference(struct ir_builder *b, const struct insn *insn, enum ir_op op)
{
	uint32_t arg = pop_reference(b, insn);
	struct ir_type type = op == IR_ARRAY_LENGTH ? type_of_kind(KIND_INT) : none;
	uint32_t value = emit_args(b, op, insn->op, insn->bci, type, &arg, 1);
	if (op == IR_ARRAY_LENGTH)
		push(b, insn, value);
}

static void invoke(struct ir_builder *b, const struct insn *insn)
{
	const struct ref_info *ref = ref_of(b, (uint16_t)insn->a);
	uint32_t args[257];
	bool has_receiver = insn->op != OP_invokestatic && insn->op != OP_invokedynamic;
	uint32_t n = ref->n_args + has_receiver;

	for (uint32_t i = ref->n_args; i > 0; i--)
		args[has_receiver + i - 1] = pop(b, insn, ref->kinds[i - 1]);
	if (has_receiver)
		args[0] = pop_reference(b, insn);
	uint32_t value = emit_args(b, IR_INVOKE, insn->op, insn->bci, ref->type, args, n);
	b->insns.v[value].constant = (uint16_t)insn->a;
	if (ref->is_constructor && insn->op == OP_invokespecial)
		vec_push(&b->constructions, value);
	if (ref->type.kind != KIND_NONE)
		push(b, insn, value);
}

// ---- control --------------------------------------------------------------------------------

static void branch(struct ir_builder *b, const struct insn *insn)
{
	uint32_t args[2];
	uint8_t op = insn->op;
	if (op <= OP_ifle || op >= OP_ifnull) {
		args[0] = pop(b, insn, op >= OP_ifnull ? KIND_NULL : KIND_INT);
		emit_args(b, IR_IF, op, insn->bci, none, args, 1);
		return;
	}
	uint8_t kind = op >= OP_if_acmpeq ? KIND_NULL : KIND_INT;
	args[1] = pop(b, insn, kind);
	args[0] = pop(b, insn, kind);
	emit_args(b, IR_IF, op, insn->bci, none, args, 2);
}

static void return_value(struct ir_builder *b, const struct insn *insn)
{
	uint8_t given = insn->op == OP_return ? KIND_NONE : kinds_ilfda[insn->op - OP_ireturn];
	if (!kinds_agree(b->returned_kind, given)) {
		fail(b, insn, "return of the wrong type");
		return;
	}
	if (given == KIND_NONE) {
		emit(b, IR_RETURN, insn->op, insn->bci, none);
		return;
	}
	uint32_t arg = pop(b, insn, given);
	emit_args(b, IR_RETURN, insn->op, insn->bci, none, &arg, 1);
}

static void control(struct ir_builder *b, const struct insn *insn)
{
	uint32_t arg;
	switch (insn->op) {
	case OP_goto:
	case OP_goto_w:
		emit(b, IR_GOTO, insn->op, insn->bci, none);
		break;
	case OP_jsr:
	case OP_jsr_w:
		push_new(b, insn, IR_CONST_RETURN, KIND_RETURN);
		emit(b, IR_GOTO, insn->op, insn->bci, none);
		break;
	case OP_ret:
		if (kind_of(b, read_variable(b, (uint32_t)insn->a, KIND_RETURN)) != KIND_RETURN)
			fail(b, insn, "local variable of the wrong type");
		emit(b, IR_GOTO, insn->op, insn->bci, none);
		break;
	case OP_tableswitch:
	case OP_lookupswitch:
		arg = pop(b, insn, KIND_INT);
		emit_args(b, IR_SWITCH, insn->op, insn->bci, none, &arg, 1);
		break;
	case OP_athrow:
		arg = pop_reference(b, insn);
		emit_args(b, IR_THROW, insn->op, insn->bci, none, &arg, 1);
		break;
	default:
		if (insn->op >= OP_ireturn && insn->op <= OP_return)
			return_value(b, insn);
		else
			branch(b, insn);
	}
}

// ---- dispatch -------------------------------------------------------------------------------

static void lift_constant_or_local(struct ir_builder *b, const struct insn *insn)
{
	uint8_t op = insn->op;
	if (op == OP_nop)
		return;
	if (op == OP_aconst_null)
		push_new(b, insn, IR_CONST_NULL, KIND_NULL);
	else if (op <= OP_iconst_5)
		push_immediate(b, insn, IR_CONST_INT, KIND_INT, op - OP_iconst_0);
	else if (op <= OP_lconst_1)
		push_immediate(b, insn, IR_CONST_LONG, KIND_LONG, op - OP_lconst_0);
	else if (op <= OP_fconst_2)
		push_immediate(b, insn, IR_CONST_FLOAT, KIND_FLOAT, op - OP_fconst_0);
	else if (op <= OP_dconst_1)
		push_immediate(b, insn, IR_CONST_DOUBLE, KIND_DOUBLE, op - OP_dconst_0);
	else if (op <= OP_sipush)
		push_immediate(b, insn, IR_CONST_INT, KIND_INT, insn->a);
	else if (op <= OP_ldc2_w)
		push_constant(b, insn);
	else if (op <= OP_aload)
		load(b, insn, kinds_ilfda[op - OP_iload], (uint32_t)insn->a);
	else if (op <= OP_aload_3)
		load(b, insn, kinds_ilfda[(op - OP_iload_0) / 4], (op - OP_iload_0) % 4u);
	else if (op <= OP_saload)
		array_load(b, insn);
	else if (op <= OP_astore)
		store(b, insn, kinds_ilfda[op - OP_istore], (uint32_t)insn->a);
	else if (op <= OP_astore_3)
		store(b, insn, kinds_ilfda[(op - OP_istore_0) / 4], (op - OP_istore_0) % 4u);
	else
		array_store(b, insn);
}

static void lift_object(struct ir_builder *b, const struct insn *insn)
{
	switch (insn->op) {
	case OP_getstatic:
	case OP_putstatic:
	case OP_getfield:
	case OP_putfield:
		access_field(b, insn);
		break;
	case OP_new:
		new_object(b, insn);
		break;
	case OP_newarray:
	case OP_anewarray:
	case OP_multianewarray:
		new_array(b, insn);
		break;
	case OP_arraylength:
		one_reference(b, insn, IR_ARRAY_LENGTH);
		break;
	case OP_checkcast:
	case OP_instanceof:
		type_test(b, insn);
		break;
	case OP_monitorenter:
		one_reference(b, insn, IR_MONITOR_ENTER);
		break;
	case OP_monitorexit:
		one_reference(b, insn, IR_MONITOR_EXIT);
		break;
	default:
		invoke(b, insn);
	}
}

bool lift_insn(struct ir_builder *b, const struct insn *insn)
{
	uint8_t op = insn->op;
	if (op <= OP_sastore)
		lift_constant_or_local(b, insn);
	else if (op <= OP_swap)
		shuffle(b, insn);
	else if (op <= OP_lxor)
		arithmetic(b, insn);
	else if (op == OP_iinc)
		increment(b, insn);
	else if (op <= OP_i2s)
		convert(b, insn);
	else if (op <= OP_dcmpg)
		compare(b, insn);
	else if (op <= OP_return || op == OP_athrow || op >= OP_ifnull)
		control(b, insn);
	else
		lift_object(b, insn);
	return !err_is_set(b->err);
}
