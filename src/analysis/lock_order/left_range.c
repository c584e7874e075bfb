// Where a lock that a call took is held, if the method releases it in more than one place: an early
// return, a branch of its own. From the call on, along all ways, to the next release.
//
//     from.enter();
//     try {
//         if (...) return false;  // leave(), a copy of finally
//         to.enter();             // from is still held
//         ...
//     } finally { from.leave(); }
#include "analysis/lock_order/reach.h"

#include "base/bitset.h"

struct walk {
	const struct code *code;
	const uint32_t *ends;
	uint32_t n_ends;
	bool has_given; // a parameter that has this value; the method never changes it
	uint32_t slot;
	int32_t given;
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

static bool is_load_of(const struct insn *insn, uint32_t slot)
{
	return (insn->op == OP_iload && (uint32_t)insn->a == slot) ||
		(insn->op >= OP_iload_0 && insn->op <= OP_iload_3 &&
			(uint32_t)(insn->op - OP_iload_0) == slot);
}

static void go_on(struct walk *walk, uint32_t bci)
{
	const struct code *code = walk->code;
	struct insn insn = code_insn(code, bci);
	uint8_t format = opcode_formats[insn.op];
	if (walk->has_given && is_load_of(&insn, walk->slot) && insn.next < code->length) {
		struct insn test = code_insn(code, insn.next);
		bool is_zero = walk->given == 0;
		if (test.op == OP_ifeq || test.op == OP_ifne) {
			go(walk, (test.op == OP_ifeq) == is_zero ? (uint32_t)test.a : test.next);
			return;
		}
	}
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

// From the method's beginning.
static bool comes_to(struct walk *walk, uint32_t bci)
{
	go(walk, 0);
	while (walk->todo.n && !bitset_has(&walk->held, bci))
		go_on(walk, walk->todo.v[--walk->todo.n]);
	vec_release(&walk->todo);
	return bitset_has(&walk->held, bci);
}

bool left_comes_to(struct lock_order *lo, const struct method *method, const uint32_t *ends,
	uint32_t n, uint32_t bci)
{
	const struct code *code = method->member->code;
	if (n == 0 || !code)
		return true;
	struct walk walk = { .code = code,
		.ends = ends,
		.n_ends = n,
		.held = bitset_new(code->length, &lo->arena) };
	return comes_to(&walk, bci);
}

static bool is_changed(const struct code *code, uint32_t slot)
{
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (((insn.op == OP_istore || insn.op == OP_iinc) && (uint32_t)insn.a == slot) ||
			(insn.op >= OP_istore_0 && insn.op <= OP_istore_3 &&
				(uint32_t)(insn.op - OP_istore_0) == slot))
			return true;
		at = insn.next;
	}
	return false;
}

bool left_comes_to_with(struct lock_order *lo, const struct method *method, uint32_t slot,
	int32_t given, uint32_t bci)
{
	const struct code *code = method->member->code;
	if (!code || is_changed(code, slot))
		return true;
	struct walk walk = { .code = code,
		.has_given = true,
		.slot = slot,
		.given = given,
		.held = bitset_new(code->length, &lo->arena) };
	return comes_to(&walk, bci);
}
