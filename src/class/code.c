// Instructions, JVMS 6.5, decoded one at a time: from checked code, and (see raw.h) from any.
#include "class/class.h"

#include "base/bug.h"

const char *const opcode_names[N_OPCODES] = {
#define OP(number, name, format, pops, pushes) #name,
#include "class/opcodes.def"
#undef OP
};

const uint8_t opcode_formats[256] = {
	[N_OPCODES... 255] = OPERAND_UNKNOWN,
#define OP(number, name, format, pops, pushes) [number] = OPERAND_##format,
#include "class/opcodes.def"
#undef OP
};

enum {
	LENGTH_NONE = 1,
	LENGTH_BYTE = 2,
	LENGTH_SHORT = 3,
	LENGTH_LDC = 2,
	LENGTH_LDC_W = 3,
	LENGTH_LDC2_W = 3,
	LENGTH_LOCAL = 2,
	LENGTH_IINC = 3,
	LENGTH_BRANCH = 3,
	LENGTH_BRANCH_W = 5,
	LENGTH_TABLESWITCH = 0,
	LENGTH_LOOKUPSWITCH = 0,
	LENGTH_FIELD = 3,
	LENGTH_METHOD = 3,
	LENGTH_INTERFACE = 5,
	LENGTH_DYNAMIC = 5,
	LENGTH_CLASS = 3,
	LENGTH_NEWARRAY = 2,
	LENGTH_MULTI = 4,
	LENGTH_WIDE = 0,
};

#define V OPCODE_VARIES
const uint8_t opcode_pops[N_OPCODES] = {
#define OP(number, name, format, pops, pushes) [number] = pops,
#include "class/opcodes.def"
#undef OP
};

const uint8_t opcode_pushes[N_OPCODES] = {
#define OP(number, name, format, pops, pushes) [number] = pushes,
#include "class/opcodes.def"
#undef OP
};
#undef V

const uint8_t opcode_lengths[N_OPCODES] = {
#define OP(number, name, format, pops, pushes) LENGTH_##format,
#include "class/opcodes.def"
#undef OP
};

_Static_assert(N_OPCODES == 202, "JVMS 6.5 has 202 instructions");

static void decode_wide(const uint8_t *p, struct insn *insn)
{
	insn->op = p[1];
	insn->is_wide = true;
	insn->a = bytes_u2(p + 2);
	insn->next = insn->bci + 4;
	if (insn->op == OP_iinc) {
		insn->b = (int16_t)bytes_u2(p + 4);
		insn->next = insn->bci + 6;
	}
}

static uint32_t switch_operands(uint32_t bci)
{
	return (bci + 4) & ~3u;
}

static uint32_t switch_end(const struct code *code, uint32_t bci)
{
	uint32_t at = switch_operands(bci);
	const uint8_t *p = code->bytes + at;
	if (code->bytes[bci] == OP_lookupswitch)
		return at + 8 + 8 * bytes_u4(p + 4);
	return at + 12 + 4 * (bytes_u4(p + 8) - bytes_u4(p + 4) + 1);
}

static struct insn decode(const struct code *code, uint32_t bci)
{
	const uint8_t *p = code->bytes + bci;
	struct insn insn = { .bci = bci, .op = p[0], .next = bci + opcode_lengths[p[0]] };

	switch (opcode_formats[p[0]]) {
	case OPERAND_NONE:
		break;
	case OPERAND_BYTE:
		insn.a = (int8_t)p[1];
		break;
	case OPERAND_SHORT:
		insn.a = (int16_t)bytes_u2(p + 1);
		break;
	case OPERAND_LDC:
	case OPERAND_LOCAL:
	case OPERAND_NEWARRAY:
		insn.a = p[1];
		break;
	case OPERAND_LDC_W:
	case OPERAND_LDC2_W:
	case OPERAND_FIELD:
	case OPERAND_METHOD:
	case OPERAND_DYNAMIC:
	case OPERAND_CLASS:
		insn.a = bytes_u2(p + 1);
		break;
	case OPERAND_INTERFACE:
	case OPERAND_MULTI:
		insn.a = bytes_u2(p + 1);
		insn.b = p[3];
		break;
	case OPERAND_IINC:
		insn.a = p[1];
		insn.b = (int8_t)p[2];
		break;
	case OPERAND_BRANCH:
		insn.a = (int32_t)bci + (int16_t)bytes_u2(p + 1);
		break;
	case OPERAND_BRANCH_W:
		insn.a = (int32_t)(bci + bytes_u4(p + 1));
		break;
	case OPERAND_TABLESWITCH:
	case OPERAND_LOOKUPSWITCH:
		insn.next = switch_end(code, bci);
		break;
	case OPERAND_WIDE:
		decode_wide(p, &insn);
		break;
	default:
		BUG("operand format %d", opcode_formats[p[0]]);
	}
	return insn;
}

struct insn code_insn(const struct code *code, uint32_t bci)
{
	INVARIANT(code->starts); // somebody forgot class_check_code
	return decode(code, bci);
}

bool code_is_in_loop(const struct code *code, uint32_t bci)
{
	if (!code || !code->starts)
		return true;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		at = insn.next;
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && (uint32_t)insn.a <= bci &&
			insn.bci >= bci)
			return true;
	}
	return false;
}

// ---- code that was not checked ----------------------------------------------------------------

// A lookupswitch may be empty, a tableswitch may not.
static bool is_whole_switch(const struct code *code, uint32_t bci)
{
	bool is_lookup = code->bytes[bci] == OP_lookupswitch;
	uint32_t fixed = switch_operands(bci) + (is_lookup ? 8 : 12);
	const uint8_t *p = code->bytes + switch_operands(bci);

	if (fixed > code->length)
		return false;
	int64_t n = is_lookup ? (int64_t)bytes_u4(p + 4)
						  : (int64_t)(int32_t)bytes_u4(p + 8) - (int32_t)bytes_u4(p + 4) + 1;
	return n >= !is_lookup && n <= (code->length - fixed) / (is_lookup ? 8 : 4);
}

static bool is_whole_wide(const struct code *code, uint32_t bci)
{
	uint32_t left = code->length - bci;
	if (left < 4)
		return false;
	uint8_t op = code->bytes[bci + 1];
	if (op == OP_iinc)
		return left >= 6;
	return op < N_OPCODES && opcode_formats[op] == OPERAND_LOCAL;
}

bool code_step(const struct code *code, uint32_t bci, struct insn *insn)
{
	uint8_t op = code->bytes[bci];
	if (op >= N_OPCODES || opcode_lengths[op] > code->length - bci)
		return false;
	if (op == OP_wide ? !is_whole_wide(code, bci)
					  : opcode_lengths[op] == 0 && !is_whole_switch(code, bci))
		return false;
	*insn = decode(code, bci);
	return true;
}

// ---- switches ---------------------------------------------------------------------------------

struct insn_switch code_step_switch(const struct code *code, const struct insn *insn)
{
	const uint8_t *p = code->bytes + switch_operands(insn->bci);
	struct insn_switch s = {
		.bci = insn->bci,
		.default_target = insn->bci + bytes_u4(p),
		.is_lookup = insn->op == OP_lookupswitch,
	};
	if (s.is_lookup) {
		s.n = bytes_u4(p + 4);
		s.table = p + 8;
	} else {
		s.low = (int32_t)bytes_u4(p + 4);
		s.n = bytes_u4(p + 8) - bytes_u4(p + 4) + 1;
		s.table = p + 12;
	}
	return s;
}

struct insn_switch code_switch(const struct code *code, const struct insn *insn)
{
	INVARIANT(code->starts); // as in code_insn
	return code_step_switch(code, insn);
}

int32_t switch_key(const struct insn_switch *s, uint32_t i)
{
	return s->is_lookup ? (int32_t)bytes_u4(s->table + 8 * (size_t)i)
						: (int32_t)((uint32_t)s->low + i);
}

uint32_t switch_target(const struct insn_switch *s, uint32_t i)
{
	const uint8_t *offset = s->is_lookup ? s->table + 8 * (size_t)i + 4 : s->table + 4 * (size_t)i;
	return s->bci + bytes_u4(offset);
}
