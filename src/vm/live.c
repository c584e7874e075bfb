// Which local variables can still be read: a backward data-flow analysis over a method's bytecode, done
// once per method and kept outside the region. Dead variables are no part of the state.
#include <stdlib.h>

#include "vm/internal.h"
#include "vm/live.h"

struct flow {
	const struct vmethod *m;
	const struct code *code;
	uint64_t *in; // per bci, of the first 64 locals
	bool has_changed;
};

static uint64_t bit(uint32_t local)
{
	return local < 64 ? (uint64_t)1 << local : 0;
}

struct effect {
	uint64_t uses, kills;
};

static struct effect effect_of(const struct insn *i)
{
	struct effect e = { 0, 0 };
	uint8_t op = i->op;
	if (op >= OP_iload && op <= OP_aload)
		e.uses = bit((uint32_t)i->a);
	else if (op >= OP_iload_0 && op <= OP_aload_3)
		e.uses = bit((uint32_t)(op - OP_iload_0) % 4);
	else if (op >= OP_istore && op <= OP_astore)
		e.kills = bit((uint32_t)i->a);
	else if (op >= OP_istore_0 && op <= OP_astore_3)
		e.kills = bit((uint32_t)(op - OP_istore_0) % 4);
	else if (op == OP_iinc || op == OP_ret)
		e.uses = bit((uint32_t)i->a);
	return e;
}

static bool falls_through(uint8_t op)
{
	return op != OP_goto && op != OP_goto_w && op != OP_athrow && op != OP_tableswitch &&
		op != OP_lookupswitch && op != OP_ret && !(op >= OP_ireturn && op <= OP_return);
}

static uint64_t live_out(const struct flow *flow, const struct insn *i)
{
	uint64_t out = 0;
	uint8_t format = opcode_formats[i->op];
	if (i->op == OP_ret)
		return UINT64_MAX; // whatever the callers of the subroutine need
	if (falls_through(i->op) && i->next < flow->code->length)
		out |= flow->in[i->next];
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
		out |= flow->in[i->a];
	if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch s = code_switch(flow->code, i);
		out |= flow->in[s.default_target];
		for (uint32_t j = 0; j < s.n; j++)
			out |= flow->in[switch_target(&s, j)];
	}
	for (uint32_t h = 0; h < flow->code->n_handlers; h++)
		if (i->bci >= flow->code->handlers[h].start && i->bci < flow->code->handlers[h].end)
			out |= flow->in[flow->code->handlers[h].target];
	return out;
}

static void pass(struct flow *flow, const uint32_t *order, uint32_t n)
{
	flow->has_changed = false;
	for (uint32_t j = n; j > 0; j--) {
		struct insn i = code_insn(flow->code, order[j - 1]);
		struct effect e = effect_of(&i);
		uint64_t in = (live_out(flow, &i) & ~e.kills) | e.uses;
		if (in != flow->in[i.bci]) {
			flow->in[i.bci] = in;
			flow->has_changed = true;
		}
	}
}

static uint64_t *analyse(const struct vmethod *m)
{
	struct flow flow = { .m = m, .code = m->member->code };
	VEC(uint32_t) order = { 0 };
	flow.in = xcalloc(flow.code->length, sizeof(uint64_t));
	for (uint32_t bci = 0; bci < flow.code->length;) {
		vec_push(&order, bci);
		bci = code_insn(flow.code, bci).next;
	}
	do
		pass(&flow, order.v, order.n);
	while (flow.has_changed);
	vec_release(&order);
	return flow.in;
}

uint64_t live_locals(struct vm *vm, const struct vmethod *m, uint32_t pc)
{
	if (!m->member || !m->member->code)
		return UINT64_MAX;
	uint64_t *known = map_put(&vm->live, offset_of(m), NULL);
	if (!*known)
		*known = (uintptr_t)analyse(m);
	return ((const uint64_t *)*known)[pc];
}

void live_release(struct vm *vm)
{
	for (uint32_t i = 0; i < vm->live.cap; i++)
		if (vm->live.slots[i].key)
			free((void *)vm->live.slots[i].value);
	map_release(&vm->live);
}
