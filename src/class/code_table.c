// Code that only fills arrays with constants: resource bundles, tables of characters and time zones.
// Half of the bytes of a JDK's code are such, and there is little to find in them.
#include "class/class.h"

#define MIN_LENGTH 200 // shorter code is not worth a second look
#define MAX_LOCALS 64

enum { CONSTANT = 1, LOAD, STORE, OTHER };

static const uint8_t parts[N_OPCODES] = {
	[OP_aconst_null... OP_sipush] = OTHER,
	[OP_ldc... OP_ldc2_w] = CONSTANT,
	[OP_aload] = LOAD,
	[OP_aload_0... OP_aload_3] = LOAD,
	[OP_astore] = STORE,
	[OP_astore_0... OP_astore_3] = STORE,
	[OP_iastore... OP_sastore] = OTHER,
	[OP_dup] = OTHER,
	[OP_areturn] = OTHER,
	[OP_return] = OTHER,
	[OP_newarray] = OTHER,
	[OP_anewarray] = OTHER,
};

bool constant_is_plain(const struct class *c, uint32_t index)
{
	switch (c->tags[index]) {
	case CONSTANT_String:
	case CONSTANT_Integer:
	case CONSTANT_Long:
	case CONSTANT_Float:
	case CONSTANT_Double:
		return true;
	default:
		return false;
	}
}

static uint32_t local_of(const uint8_t *p)
{
	if (p[0] == OP_aload || p[0] == OP_astore)
		return p[1];
	return p[0] >= OP_astore_0 ? p[0] - (uint32_t)OP_astore_0 : p[0] - (uint32_t)OP_aload_0;
}

bool code_may_be_table(const struct code *code)
{
	return code->length >= MIN_LENGTH && !code->n_handlers;
}

bool code_is_table(const struct class *c, const struct code *code)
{
	uint64_t stored = 0; // locals; parameters are none of it
	if (!code_may_be_table(code))
		return false;
	for (uint32_t bci = 0; bci < code->length; bci += opcode_lengths[code->bytes[bci]]) {
		const uint8_t *p = code->bytes + bci;
		uint32_t part = parts[p[0]];
		if (part == 0)
			return false;
		if (part == CONSTANT && !constant_is_plain(c, p[0] == OP_ldc ? p[1] : bytes_u2(p + 1)))
			return false;
		if (part != LOAD && part != STORE)
			continue;
		uint32_t local = local_of(p);
		if (local >= MAX_LOCALS || (part == LOAD && !(stored >> local & 1)))
			return false;
		stored |= (uint64_t)1 << local;
	}
	return true;
}
