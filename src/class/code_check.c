// The static constraints of JVMS 4.9.1 on instructions, one by one and exactly; the quick way is in
// code_quick.c. After this every instruction is whole, its operands are of the right kind, and every branch, switch and
// handler goes to the start of an instruction. One pass over the code; starts and targets are
// collected in two bitmaps that are compared at the end.
#include "class/internal.h"

#define N_WORDS (MAX_CODE / 64 + 1)

struct check {
	const struct class *c;
	const struct code *code;
	struct cursor *in; // for failing with an offset
	uint64_t *starts, targets[N_WORDS];
};

static bool fail(struct check *k, const uint8_t *where, const char *why)
{
	cursor_fail_at(k->in, where, why);
	return false;
}

static void mark(uint64_t *bits, uint32_t bci)
{
	bits[bci / 64] |= (uint64_t)1 << (bci % 64);
}

static bool is_marked(const uint64_t *bits, uint32_t bci)
{
	return bits[bci / 64] >> (bci % 64) & 1;
}

static bool add_target(struct check *k, const uint8_t *where, int64_t bci)
{
	if (bci < 0 || bci >= k->code->length)
		return fail(k, where, "branch out of the code");
	mark(k->targets, (uint32_t)bci);
	return true;
}

static bool check_local(struct check *k, const uint8_t *p, uint8_t op, uint32_t local)
{
	bool is_two_words = op == OP_lload || op == OP_dload || op == OP_lstore || op == OP_dstore;
	if (local + is_two_words >= k->code->max_locals)
		return fail(k, p, "local variable out of range");
	return true;
}

static bool check_ldc(struct check *k, const uint8_t *p, uint32_t index, bool is_two_words)
{
	const struct class *c = k->c;
	uint8_t tag = index < c->n_constants ? c->tags[index] : (uint8_t)CONSTANT_NONE;

	if (tag == CONSTANT_Dynamic) {
		uint8_t type = class_member_ref(c, (uint16_t)index).descriptor.ptr[0];
		if (is_two_words == (type == 'J' || type == 'D'))
			return true;
	} else if (is_two_words) {
		if (tag == CONSTANT_Long || tag == CONSTANT_Double)
			return true;
	} else if (tag == CONSTANT_Integer || tag == CONSTANT_Float || tag == CONSTANT_String ||
		tag == CONSTANT_Class || tag == CONSTANT_MethodHandle || tag == CONSTANT_MethodType) {
		return true;
	}
	return fail(k, p, "constant of the wrong kind");
}

static bool check_invoke(struct check *k, const uint8_t *p)
{
	const struct class *c = k->c;
	uint32_t index = bytes_u2(p + 1);
	bool is_interface = constant_is(c, index, CONSTANT_InterfaceMethodref);

	if (p[0] == OP_invokeinterface) {
		if (!is_interface || p[4] != 0)
			return fail(k, p, "operand is not an interface method");
	} else if (!constant_is(c, index, CONSTANT_Methodref) &&
		!(is_interface && p[0] != OP_invokevirtual)) {
		return fail(k, p, "operand is not a method");
	}
	struct member_ref ref = class_member_ref(c, (uint16_t)index);
	if (ref.name.ptr[0] == '<' && p[0] != OP_invokespecial)
		return fail(k, p, "special method called like an ordinary one");
	return true;
}

static bool check_class_operand(struct check *k, const uint8_t *p)
{
	uint32_t index = bytes_u2(p + 1);
	if (!constant_is(k->c, index, CONSTANT_Class))
		return fail(k, p, "operand is not a class");
	struct slice name = class_name_at(k->c, (uint16_t)index);
	if (p[0] == OP_new && name.ptr[0] == '[')
		return fail(k, p, "new of an array");
	if (p[0] == OP_multianewarray) {
		uint32_t dimensions = 0;
		while (dimensions < name.len && name.ptr[dimensions] == '[')
			dimensions++;
		if (p[3] == 0 || p[3] > dimensions)
			return fail(k, p, "dimensions out of range");
	}
	return true;
}

// Length of the switch at p, 0 after a failure.
static uint32_t check_switch(struct check *k, const uint8_t *p)
{
	uint32_t bci = (uint32_t)(p - k->code->bytes);
	uint32_t left = k->code->length - bci;
	uint32_t start = 4 - (bci & 3); // opcode and padding
	bool is_lookup = p[0] == OP_lookupswitch;
	uint32_t fixed = start + (is_lookup ? 8 : 12);

	if (left < fixed)
		return fail(k, p, "switch is cut off");
	uint64_t n = is_lookup ? bytes_u4(p + start + 4)
						   : (uint64_t)((int64_t)(int32_t)bytes_u4(p + start + 8) -
								 (int32_t)bytes_u4(p + start + 4) + 1);
	uint32_t size = is_lookup ? 8 : 4;
	if (n > (left - fixed) / size)
		return fail(k, p, "switch is cut off"); // also where high < low: n wraps around
	if (!is_lookup && n == 0)
		return fail(k, p, "empty tableswitch");
	if (!add_target(k, p, (int64_t)bci + (int32_t)bytes_u4(p + start)))
		return 0;
	for (uint32_t i = 0; i < n; i++) {
		const uint8_t *entry = p + fixed + (size_t)i * size;
		if (is_lookup && i > 0 && (int32_t)bytes_u4(entry) <= (int32_t)bytes_u4(entry - 8))
			return fail(k, entry, "switch keys are not sorted");
		if (!add_target(k, entry, (int64_t)bci + (int32_t)bytes_u4(entry + size - 4)))
			return 0;
	}
	return fixed + (uint32_t)n * size;
}

static uint32_t check_wide(struct check *k, const uint8_t *p)
{
	uint32_t left = k->code->length - (uint32_t)(p - k->code->bytes);
	uint32_t length = left >= 2 && p[1] == OP_iinc ? 6 : 4;

	if (left < length)
		return fail(k, p, "wide instruction is cut off");
	if (p[1] != OP_iinc && (p[1] >= N_OPCODES || opcode_formats[p[1]] != OPERAND_LOCAL))
		return fail(k, p, "instruction cannot be wide");
	return check_local(k, p, p[1], bytes_u2(p + 2)) ? length : 0;
}

static bool check_dynamic(struct check *k, const uint8_t *p)
{
	if (!constant_is(k->c, bytes_u2(p + 1), CONSTANT_InvokeDynamic) || p[3] != 0 || p[4] != 0)
		return fail(k, p, "operand is not an invokedynamic constant");
	return true;
}

// The forms with the variable in the opcode: xload_n and xstore_n come in groups of four.
static bool check_implicit_local(struct check *k, const uint8_t *p, uint8_t op)
{
	static const uint8_t wide_forms[] = { OP_iload, OP_lload, OP_fload, OP_dload, OP_aload };
	bool is_load = op <= OP_aload_3;
	uint8_t group = (uint8_t)(op - (is_load ? OP_iload_0 : OP_istore_0));
	return check_local(k, p, wide_forms[group / 4], group % 4);
}

static bool has_implicit_local(uint8_t op)
{
	return (op >= OP_iload_0 && op <= OP_aload_3) || (op >= OP_istore_0 && op <= OP_astore_3);
}

// Checks one instruction whose fixed length is known to fit.
static bool check_operands(struct check *k, const uint8_t *p)
{
	switch (opcode_formats[p[0]]) {
	case OPERAND_NONE:
		return !has_implicit_local(p[0]) || check_implicit_local(k, p, p[0]);
	case OPERAND_LDC:
		return check_ldc(k, p, p[1], false);
	case OPERAND_LDC_W:
		return check_ldc(k, p, bytes_u2(p + 1), false);
	case OPERAND_LDC2_W:
		return check_ldc(k, p, bytes_u2(p + 1), true);
	case OPERAND_LOCAL:
	case OPERAND_IINC:
		return check_local(k, p, p[0], p[1]);
	case OPERAND_BRANCH:
		return add_target(k, p, (p - k->code->bytes) + (int16_t)bytes_u2(p + 1));
	case OPERAND_BRANCH_W:
		return add_target(k, p, (p - k->code->bytes) + (int32_t)bytes_u4(p + 1));
	case OPERAND_FIELD:
		return constant_is(k->c, bytes_u2(p + 1), CONSTANT_Fieldref) ||
			fail(k, p, "operand is not a field");
	case OPERAND_METHOD:
	case OPERAND_INTERFACE:
		return check_invoke(k, p);
	case OPERAND_DYNAMIC:
		return check_dynamic(k, p);
	case OPERAND_CLASS:
	case OPERAND_MULTI:
		return check_class_operand(k, p);
	case OPERAND_NEWARRAY:
		return (p[1] >= 4 && p[1] <= 11) || fail(k, p, "unknown element type");
	default:
		return true;
	}
}

static bool check_instructions(struct check *k)
{
	const uint8_t *start = k->code->bytes;
	uint32_t bci = 0;

	while (bci < k->code->length) {
		const uint8_t *p = start + bci;
		if (p[0] >= N_OPCODES)
			return fail(k, p, "unknown instruction");
		mark(k->starts, bci);
		uint32_t length = opcode_lengths[p[0]];
		if (length == 0) {
			length = p[0] == OP_wide ? check_wide(k, p) : check_switch(k, p);
			if (length == 0)
				return false;
		} else if (length > k->code->length - bci) {
			return fail(k, p, "instruction is cut off");
		} else if (!check_operands(k, p)) {
			return false;
		}
		bci += length;
	}
	return true;
}

static bool check_targets(struct check *k)
{
	for (uint32_t w = 0; w <= k->code->length / 64; w++) {
		uint64_t wrong = k->targets[w] & ~k->starts[w];
		if (wrong)
			return fail(k, k->code->bytes + w * 64 + __builtin_ctzll(wrong),
				"branch into the middle of an instruction");
	}
	return true;
}

static bool check_handlers(struct check *k)
{
	const uint8_t *table = k->code->bytes + k->code->length + 2;
	for (uint32_t i = 0; i < k->code->n_handlers; i++) {
		const struct handler *h = &k->code->handlers[i];
		uint32_t length = k->code->length;
		if (h->start >= h->end || h->end > length || h->target >= length)
			return fail(k, table + (size_t)i * 8, "exception handler out of the code");
		if (!is_marked(k->starts, h->start) || !is_marked(k->starts, h->target) ||
			(h->end < length && !is_marked(k->starts, h->end)))
			return fail(k, table + (size_t)i * 8, "exception handler inside an instruction");
		if (!constant_is_or_zero(k->c, h->catch_type, CONSTANT_Class))
			return fail(k, table + (size_t)i * 8, "exception handler without a class");
	}
	return true;
}

bool code_check_exactly(const struct class *c, const struct code *code, uint64_t *starts,
	struct cursor *in)
{
	size_t used = (code->length / 64 + 1) * sizeof(uint64_t);
	struct check k;
	k.c = c;
	k.code = code;
	k.in = in;
	k.starts = starts;
	memset(k.starts, 0, used);
	memset(k.targets, 0, used);
	return check_instructions(&k) && check_targets(&k) && check_handlers(&k);
}
