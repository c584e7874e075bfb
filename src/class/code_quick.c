// The quick check of code: see internal.h. What the walk does for each instruction is kept small and
// without branches: a byte is set where it starts, a maximum is taken of the local variables, and the
// constant that it names is looked up in a set of kinds. The cases are few: one per length, for then
// the processor guesses where the next instruction is instead of waiting for this one's length.
#include "class/internal.h"

#include "class/masks.h"

enum shape {
	SHAPE_RARE,  // also what is no instruction at all
	SHAPE_ONE,   // byte; the local variable, if any, is in the opcode
	SHAPE_TWO,   // a local variable, a constant or a number
	SHAPE_THREE, // a constant or a number
	SHAPE_BRANCH,

	SHAPE_FOR_NONE = SHAPE_ONE,
	SHAPE_FOR_BYTE = SHAPE_TWO,
	SHAPE_FOR_SHORT = SHAPE_THREE,
	SHAPE_FOR_LDC = SHAPE_TWO,
	SHAPE_FOR_LDC_W = SHAPE_THREE,
	SHAPE_FOR_LDC2_W = SHAPE_THREE,
	SHAPE_FOR_LOCAL = SHAPE_TWO,
	SHAPE_FOR_IINC = SHAPE_RARE,
	SHAPE_FOR_BRANCH = SHAPE_BRANCH,
	SHAPE_FOR_BRANCH_W = SHAPE_RARE,
	SHAPE_FOR_TABLESWITCH = SHAPE_RARE,
	SHAPE_FOR_LOOKUPSWITCH = SHAPE_RARE,
	SHAPE_FOR_FIELD = SHAPE_THREE,
	SHAPE_FOR_METHOD = SHAPE_THREE,
	SHAPE_FOR_INTERFACE = SHAPE_RARE,
	SHAPE_FOR_DYNAMIC = SHAPE_RARE,
	SHAPE_FOR_CLASS = SHAPE_THREE,
	SHAPE_FOR_NEWARRAY = SHAPE_RARE,
	SHAPE_FOR_MULTI = SHAPE_RARE,
	SHAPE_FOR_WIDE = SHAPE_RARE,
};

static const uint8_t shapes[256] = {
#define OP(number, name, format, pops, pushes) [number] = SHAPE_FOR_##format,
#include "class/opcodes.def"
#undef OP
};

// How many local variables there must be: for the forms with the variable in the opcode, and what
// the others need beyond their operand.
#define FOUR(op, words) \
	[op] = (words), [op + 1] = 1 + (words), [op + 2] = 2 + (words), [op + 3] = 3 + (words)

static const uint8_t locals[256] = {
	[OP_iload] = 1,
	[OP_lload] = 2,
	[OP_fload] = 1,
	[OP_dload] = 2,
	[OP_aload] = 1,
	[OP_istore] = 1,
	[OP_lstore] = 2,
	[OP_fstore] = 1,
	[OP_dstore] = 2,
	[OP_astore] = 1,
	[OP_ret] = 1,
	[OP_iinc] = 1,
	FOUR(OP_iload_0, 1),
	FOUR(OP_lload_0, 2),
	FOUR(OP_fload_0, 1),
	FOUR(OP_dload_0, 2),
	FOUR(OP_aload_0, 1),
	FOUR(OP_istore_0, 1),
	FOUR(OP_lstore_0, 2),
	FOUR(OP_fstore_0, 1),
	FOUR(OP_dstore_0, 2),
	FOUR(OP_astore_0, 1),
};

// 0xff for instructions of two bytes whose second is a local variable.
static const uint8_t operands[256] = {
	[OP_iload] = 0xff,
	[OP_lload] = 0xff,
	[OP_fload] = 0xff,
	[OP_dload] = 0xff,
	[OP_aload] = 0xff,
	[OP_istore] = 0xff,
	[OP_lstore] = 0xff,
	[OP_fstore] = 0xff,
	[OP_dstore] = 0xff,
	[OP_astore] = 0xff,
	[OP_ret] = 0xff,
};

#define BIT(fact) ((uint32_t)1 << (fact))
#define LOADABLE                                                                                \
	(BIT(CONSTANT_Integer) | BIT(CONSTANT_Float) | BIT(CONSTANT_String) | BIT(CONSTANT_Class) | \
		BIT(FACT_ARRAY_CLASS) | BIT(CONSTANT_MethodHandle) | BIT(CONSTANT_MethodType))
#define METHOD (BIT(CONSTANT_Methodref) | BIT(CONSTANT_InterfaceMethodref))
#define CLASS (BIT(CONSTANT_Class) | BIT(FACT_ARRAY_CLASS))

#define ANYTHING UINT32_MAX

// The kinds of constant that an instruction takes; anything where the operand is something else. An
// ldc of a dynamic constant is for the exact check, which looks at its type.
static const uint32_t takes[256] = {
	[OP_bipush] = ANYTHING,
	[OP_sipush] = ANYTHING,
	[OP_iload] = ANYTHING,
	[OP_lload] = ANYTHING,
	[OP_fload] = ANYTHING,
	[OP_dload] = ANYTHING,
	[OP_aload] = ANYTHING,
	[OP_istore] = ANYTHING,
	[OP_lstore] = ANYTHING,
	[OP_fstore] = ANYTHING,
	[OP_dstore] = ANYTHING,
	[OP_astore] = ANYTHING,
	[OP_ret] = ANYTHING,
	[OP_ldc] = LOADABLE,
	[OP_ldc_w] = LOADABLE,
	[OP_ldc2_w] = BIT(CONSTANT_Long) | BIT(CONSTANT_Double),
	[OP_getstatic] = BIT(CONSTANT_Fieldref),
	[OP_putstatic] = BIT(CONSTANT_Fieldref),
	[OP_getfield] = BIT(CONSTANT_Fieldref),
	[OP_putfield] = BIT(CONSTANT_Fieldref),
	[OP_invokevirtual] = BIT(CONSTANT_Methodref),
	[OP_invokespecial] = METHOD | BIT(FACT_INIT_METHODREF),
	[OP_invokestatic] = METHOD,
	[OP_invokeinterface] = BIT(CONSTANT_InterfaceMethodref),
	[OP_invokedynamic] = BIT(CONSTANT_InvokeDynamic),
	[OP_new] = BIT(CONSTANT_Class),
	[OP_anewarray] = CLASS,
	[OP_checkcast] = CLASS,
	[OP_instanceof] = CLASS,
	[OP_multianewarray] = BIT(FACT_ARRAY_CLASS),
};

struct walk {
	struct code_scratch *scratch;
	const struct class *c;
	const uint8_t *bytes;
	uint32_t length;
	uint32_t n_targets;
	uint32_t n_locals; // that are needed
};

static inline bool is_taken(const uint8_t *facts, uint32_t n, uint8_t op, uint32_t index)
{
	return takes[op] >> (facts[index < n ? index : 0] & FACT_KIND) & 1;
}

static inline uint32_t max(uint32_t a, uint32_t b)
{
	return a > b ? a : b;
}

// False when the target is outside.
static inline bool add_target(struct walk *w, int64_t bci)
{
	if (bci < 0 || bci >= w->length)
		return false;
	w->scratch->targets[w->n_targets++] = (uint16_t)bci;
	return true;
}

// The length of the switch at p, 0: do not know.
static uint32_t check_switch(struct walk *w, const uint8_t *p)
{
	uint32_t bci = (uint32_t)(p - w->bytes), left = w->length - bci;
	uint32_t start = 4 - (bci & 3); // opcode and padding
	bool is_lookup = p[0] == OP_lookupswitch;
	uint32_t fixed = start + (is_lookup ? 8 : 12), size = is_lookup ? 8 : 4;

	if (left < fixed || !add_target(w, (int64_t)bci + (int32_t)bytes_u4(p + start)))
		return 0;
	uint32_t n = is_lookup ? bytes_u4(p + start + 4)
						   : bytes_u4(p + start + 8) - bytes_u4(p + start + 4) + 1;
	if (n > (left - fixed) / size)
		return 0;
	if (!is_lookup &&
		(n == 0 || (int32_t)bytes_u4(p + start + 8) < (int32_t)bytes_u4(p + start + 4)))
		return 0;
	for (uint32_t i = 0; i < n; i++) {
		const uint8_t *entry = p + fixed + (size_t)i * size;
		if (is_lookup && i > 0 && (int32_t)bytes_u4(entry) <= (int32_t)bytes_u4(entry - 8))
			return 0;
		if (!add_target(w, (int64_t)bci + (int32_t)bytes_u4(entry + size - 4)))
			return 0;
	}
	return fixed + n * size;
}

static uint32_t check_wide(struct walk *w, const uint8_t *p)
{
	if (p[1] != OP_iinc && opcode_formats[p[1] < N_OPCODES ? p[1] : 0] != OPERAND_LOCAL)
		return 0;
	w->n_locals = max(w->n_locals, bytes_u2(p + 2) + (uint32_t)locals[p[1]]);
	return p[1] == OP_iinc ? 6 : 4;
}

static bool check_multi(struct walk *w, const uint8_t *p)
{
	uint32_t index = bytes_u2(p + 1), n = 0;
	if (!is_taken(w->c->facts, w->c->n_constants, p[0], index))
		return false;
	struct slice name = class_name_at(w->c, (uint16_t)index);
	while (n < name.len && name.ptr[n] == '[')
		n++;
	return p[3] != 0 && p[3] <= n;
}

// The length of an instruction that is seen less often, 0: do not know. Not inlined, so that the loop
// keeps what it needs in registers.
static __attribute__((noinline)) uint32_t check_rare(struct walk *w, const uint8_t *p)
{
	const struct class *c = w->c;
	if (p[0] == OP_invokeinterface)
		return is_taken(c->facts, c->n_constants, p[0], bytes_u2(p + 1)) && p[4] == 0 ? 5 : 0;
	if (p[0] == OP_iinc) {
		w->n_locals = max(w->n_locals, p[1] + 1u);
		return 3;
	}
	switch (p[0]) {
	case OP_newarray:
		return p[1] >= 4 && p[1] <= 11 ? 2 : 0;
	case OP_goto_w:
	case OP_jsr_w:
		return add_target(w, (p - w->bytes) + (int64_t)(int32_t)bytes_u4(p + 1)) ? 5 : 0;
	case OP_invokedynamic:
		return is_taken(c->facts, c->n_constants, p[0], bytes_u2(p + 1)) && p[3] == 0 && p[4] == 0
			? 5
			: 0;
	case OP_multianewarray:
		return check_multi(w, p) ? 4 : 0;
	case OP_tableswitch:
	case OP_lookupswitch:
		return check_switch(w, p);
	case OP_wide:
		return check_wide(w, p);
	default:
		return 0;
	}
}

// An instruction that is cut off by the end of the code reads on into what follows the code, which is
// at least four bytes: the sizes of the exception table and of the list of attributes.
static bool check_instructions(struct walk *w)
{
	uint8_t *starts = w->scratch->starts;
	const uint8_t *facts = w->c->facts, *bytes = w->bytes;
	uint32_t length = w->length, n_constants = w->c->n_constants, n_locals = 0;
	size_t bci = 0;

	while (bci < length) {
		const uint8_t *p = bytes + bci;
		uint8_t op = *p, shape = shapes[op];
		starts[bci] = 0xff;
		if (shape == SHAPE_ONE) {
			n_locals = max(n_locals, locals[op]);
			bci += 1;
		} else if (shape == SHAPE_THREE) {
			if (!is_taken(facts, n_constants, op, bytes_u2(p + 1)))
				return false;
			bci += 3;
		} else if (shape == SHAPE_TWO) {
			if (!is_taken(facts, n_constants, op, p[1]))
				return false;
			n_locals = max(n_locals, (p[1] & operands[op]) + locals[op]);
			bci += 2;
		} else if (shape == SHAPE_BRANCH) {
			if (!add_target(w, (int64_t)bci + (int16_t)bytes_u2(p + 1)))
				return false;
			bci += 3;
		} else {
			uint32_t step = check_rare(w, p);
			if (step == 0)
				return false;
			bci += step;
		}
	}
	w->n_locals = max(w->n_locals, n_locals);
	return bci == length;
}

static bool check_handlers(const struct walk *w, const struct code *code)
{
	const uint8_t *starts = w->scratch->starts;
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		const struct handler *h = &code->handlers[i];
		if (h->start >= h->end || h->end > code->length || h->target >= code->length)
			return false;
		if (!starts[h->start] || !starts[h->target] || (h->end < code->length && !starts[h->end]))
			return false;
		if (!constant_is_or_zero(w->c, h->catch_type, CONSTANT_Class))
			return false;
	}
	return true;
}

static bool check_targets(const struct walk *w)
{
	const uint8_t *starts = w->scratch->starts;
	uint8_t all = 0xff;
	for (uint32_t i = 0; i < w->n_targets; i++)
		all &= starts[w->scratch->targets[i]];
	return all;
}

bool code_check_quickly(struct code_scratch *scratch, const struct class *c,
	const struct code *code, uint64_t *starts)
{
	struct walk walk = { scratch, c, code->bytes, code->length, 0, 0 };
	uint32_t n_words = code->length / 64 + 1;

	for (uint32_t i = 0; i < n_words; i++)
		memset(scratch->starts + 64 * (size_t)i, 0, 64);
	if (!check_instructions(&walk) || walk.n_locals > code->max_locals || !check_targets(&walk) ||
		!check_handlers(&walk, code))
		return false;
	for (uint32_t i = 0; i < n_words; i++)
		starts[i] = mask64_top(scratch->starts + 64 * (size_t)i);
	return true;
}
