// A method that libraddle-immune.so has put calls of its gate into (weave/): everything behind such a call has moved. The agent has looked at
// the hash of the code before it did.
//
// A call of the gate is a sipush and an invokestatic, with what is pushed for it before: a dup, an aload_0, a class, or nothing.
#include <string.h>

#include "class/class.h"
#include "replay/internal.h"

#define GATE "java/raddle/Gate"

struct pool {
	const uint8_t *at[65536]; // of each constant, its tag included; NULL: none
	uint32_t n;
};

static uint32_t constant_size(const uint8_t *at)
{
	static const uint8_t sizes[] = {
#define CONSTANT(tag, name, size) [tag] = size,
#include "class/constants.def"
#undef CONSTANT
	};
	return at[0] == CONSTANT_Utf8 ? 3u + bytes_u2(at + 1)
		: at[0] < sizeof(sizes)   ? 1u + sizes[at[0]]
								  : 1;
}

// JDWP gives the constants as they are in a class file.
static void read_pool(struct pool *pool, struct slice bytes, uint32_t n)
{
	const uint8_t *at = bytes.ptr, *end = bytes.ptr + bytes.len;
	pool->n = n < 65536 ? n : 65535;
	for (uint32_t i = 1; i < pool->n && at + 3 <= end; i++) {
		uint32_t size = constant_size(at);
		if (size > (size_t)(end - at))
			return;
		pool->at[i] = at;
		if (*at == CONSTANT_Long || *at == CONSTANT_Double)
			i++;
		at += size;
	}
}

static bool has_tag(const struct pool *pool, uint32_t i, uint8_t tag)
{
	return i < pool->n && pool->at[i] && pool->at[i][0] == tag;
}

static bool is_gate(const struct pool *pool, uint16_t method)
{
	if (!has_tag(pool, method, CONSTANT_Methodref))
		return false;
	uint16_t class = bytes_u2(pool->at[method] + 1);
	uint16_t name = has_tag(pool, class, CONSTANT_Class) ? bytes_u2(pool->at[class] + 1) : 0;
	return has_tag(pool, name, CONSTANT_Utf8) &&
		slice_equal(slice_of(pool->at[name] + 3, bytes_u2(pool->at[name] + 1)), SLICE(GATE));
}

// ---- the code ---------------------------------------------------------------------------------------

static uint32_t padding_at(uint32_t at)
{
	return 3 - at % 4;
}

static bool is_switch(uint8_t op)
{
	return op == OP_tableswitch || op == OP_lookupswitch;
}

// Bytes of a call of the gate that begins there; 0: none does.
static uint32_t gate_call(const struct pool *pool, const struct code *code, uint32_t at)
{
	const uint8_t *bytes = code->bytes;
	uint32_t first = bytes[at] == OP_dup || bytes[at] == OP_aload_0 ? 1
		: bytes[at] == OP_ldc_w                                     ? 3
																	: 0;
	uint32_t tries[] = { 0, first };
	for (int i = 0; i < 2; i++) {
		uint32_t push = at + tries[i];
		if (push + 6 <= code->length && bytes[push] == OP_sipush &&
			bytes[push + 3] == OP_invokestatic && is_gate(pool, bytes_u2(bytes + push + 4)))
			return tries[i] + 6;
	}
	return 0;
}

// For each byte of the code as it is now: the index of its instruction in the code as it was; of a call of the gate, of what follows it.
static bool map_code(uint32_t *old, bool *is_start, const struct pool *pool,
	const struct code *code)
{
	uint32_t was = 0;
	bool has_gate = false;
	for (uint32_t at = 0; at < code->length;) {
		uint32_t call = gate_call(pool, code, at);
		struct insn insn = code_insn(code, at);
		uint32_t next = call ? at + call : insn.next;
		for (uint32_t i = at; i < next; i++)
			old[i] = was;
		has_gate |= call != 0;
		is_start[at] = !call;
		if (!call)
			was += insn.next - at - (is_switch(insn.op) ? padding_at(at) - padding_at(was) : 0);
		at = next;
	}
	return has_gate;
}

// Methods are asked for once: the agent is there before the program is.
static void learn(struct jvm *jvm, struct jvm_method *method)
{
	static const uint64_t checked; // by the JVM
	struct slice bytes, constants;
	struct cursor reply;
	method->is_asked = true;
	if (!jvm_code(jvm, method, &bytes) || !bytes.len)
		return;
	bytes = arena_copy(&jvm->arena, bytes);
	if (!jdwp_ask(&jvm->jdwp, 2, 18, method->class, &reply))
		return;
	uint32_t n = cursor_u4(&reply);
	constants = cursor_bytes(&reply, cursor_u4(&reply));
	struct pool *pool = xcalloc(1, sizeof(*pool));
	struct code code = { .bytes = bytes.ptr, .length = (uint32_t)bytes.len, .starts = &checked };
	uint32_t *old = ARENA_ARRAY(&jvm->arena, uint32_t, bytes.len);
	bool *is_start = ARENA_ARRAY(&jvm->arena, bool, bytes.len);
	read_pool(pool, constants, n);
	if (map_code(old, is_start, pool, &code)) {
		method->old = old;
		method->is_start = is_start;
		method->n_old = (uint32_t)bytes.len;
	}
	free(pool);
}

static bool is_woven(struct jvm *jvm, const struct jvm_method *method)
{
	if (!method->is_asked)
		learn(jvm, (struct jvm_method *)(uintptr_t)method);
	return method->old != NULL;
}

uint32_t woven_old_bci(struct jvm *jvm, const struct jvm_method *method, uint32_t bci)
{
	return is_woven(jvm, method) && bci < method->n_old ? method->old[bci] : bci;
}

// A place that only a gate is at now is the instruction behind it.
bool woven_move(struct jvm *jvm, const struct jvm_method *method, uint32_t *bci)
{
	if (!is_woven(jvm, method))
		return false;
	for (uint32_t i = 0; i < method->n_old; i++)
		if (method->old[i] == *bci && method->is_start[i]) {
			*bci = i;
			return true;
		}
	return false;
}
