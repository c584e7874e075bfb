// Where a lock that a call took is held, if the method releases it in more than one place: an early
// return, a branch of its own. From the call on, along all ways, to the next release.
//
//     from.enter();
//     try {
//         if (...) return false;  // leave(), a copy of finally
//         to.enter();             // from is still held
//         ...
//     } finally { from.leave(); }
#include "analysis/lock_order/lock_order.h"

#include "base/bitset.h"

struct walk {
	const struct code *code;
	const uint32_t *ends;
	uint32_t n_ends;
	struct bitset held;
	VEC(uint32_t) todo;
};

static void go(struct walk *walk, uint32_t bci)
{
	for (uint32_t i = 0; i < walk->n_ends; i++)
		if (walk->ends[i] == bci)
			return;
	if (bci >= walk->code->length || bitset_has(&walk->held, bci))
		return;
	bitset_add(&walk->held, bci);
	vec_push(&walk->todo, bci);
}

static void go_on(struct walk *walk, uint32_t bci)
{
	const struct code *code = walk->code;
	struct insn insn = code_insn(code, bci);
	uint8_t format = opcode_formats[insn.op];
	bool is_end = insn.op == OP_goto || insn.op == OP_goto_w || insn.op == OP_athrow ||
		insn.op == OP_ret || (insn.op >= OP_ireturn && insn.op <= OP_return);
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) {
		go(walk, (uint32_t)insn.a);
	} else if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch s = code_switch(code, &insn);
		go(walk, s.default_target);
		for (uint32_t i = 0; i < s.n; i++)
			go(walk, switch_target(&s, i));
		is_end = true;
	}
	if (!is_end)
		go(walk, insn.next);
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		const struct handler *handler = &code->handlers[i];
		if (bci < handler->start || bci >= handler->end)
			continue;
		go(walk, handler->target);
		if (handler->catch_type == 0) // nothing gets past it
			break;
	}
}

void left_walk(struct lock_order *lo, const struct method *method, struct left_held *held,
	const uint32_t *ends, uint32_t n)
{
	const struct code *code = method->member->code;
	if (n < 2 || !code)
		return;
	struct walk walk = { .code = code,
		.ends = ends,
		.n_ends = n,
		.held = bitset_new(code->length, &lo->arena) };
	go(&walk, code_insn(code, held->first - 1).next);
	while (walk.todo.n)
		go_on(&walk, walk.todo.v[--walk.todo.n]);
	held->last = 0;
	for (uint32_t bci = 0; (bci = bitset_next(&walk.held, bci)) != UINT32_MAX; bci++)
		held->last = bci + 1;
	held->at = ARENA_NEW(&lo->arena, struct bitset);
	*held->at = walk.held;
	vec_release(&walk.todo);
}
