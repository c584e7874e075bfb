// Infeasible paths: seed 002's false alarms in TuxGuitar (section 5.2) were locks taken under two
// conditions that exclude each other:
//
//     if (b) p.f();  ...  if (!b) p.g();
//
// The conditions of a place are the branches that dominate it on one side. Two places exclude each
// other when a condition of the one contradicts one of the other and both are about the same value:
// an SSA value made outside of loops, a final field of such a value, a test of its class. Comparisons
// are sets of {less, equal, greater}.
#include "analysis/atomicity/atomicity.h"

#include "base/hash.h"

#define MAX_CONDITIONS 16

enum { LESS = 1, EQUAL = 2, GREATER = 4, ALL = 7 };

struct condition {
	uint64_t left, right; // keys; right 0: the constant
	int32_t constant;
	uint8_t relation;
};

static uint32_t relation_of(uint8_t op)
{
	switch (op) {
	case OP_ifeq:
	case OP_if_icmpeq:
	case OP_if_acmpeq:
	case OP_ifnull:
		return EQUAL;
	case OP_ifne:
	case OP_if_icmpne:
	case OP_if_acmpne:
	case OP_ifnonnull:
		return LESS | GREATER;
	case OP_iflt:
	case OP_if_icmplt:
		return LESS;
	case OP_ifge:
	case OP_if_icmpge:
		return GREATER | EQUAL;
	case OP_ifgt:
	case OP_if_icmpgt:
		return GREATER;
	case OP_ifle:
	case OP_if_icmple:
		return LESS | EQUAL;
	default:
		return ALL;
	}
}

// The same for values that are the same wherever both are defined; 0: none.
static uint64_t key_of(const struct ir *ir, struct paths *paths, uint32_t value, uint32_t depth)
{
	const struct ir_insn *insn = ir_at(ir, value);
	if (type_is_reference(insn->type))
		value = path_source(paths, value);
	insn = ir_at(ir, value);
	if (ir->blocks[ir->block_of[value]].loop_head && insn->op != IR_GET_FIELD)
		return 0;
	if (depth && (insn->op == IR_GET_FIELD || insn->op == IR_INSTANCE_OF)) {
		const struct field *field = insn->op == IR_GET_FIELD ? ir_resolved_field(ir, insn) : NULL;
		uint64_t base = key_of(ir, paths, ir_arg(ir, insn, 0), depth - 1);
		if (insn->op == IR_INSTANCE_OF)
			return base ? hash_pair(base, (uint64_t)insn->constant << 32) : value;
		if (field && field->access & ACC_FINAL)
			return base ? hash_pair(base, field->id) : 0;
	}
	return ir->blocks[ir->block_of[value]].loop_head ? 0 : value;
}

static bool make(const struct ir *ir, struct paths *paths, const struct ir_insn *test,
	bool is_taken, struct condition *out)
{
	uint32_t relation = relation_of(test->sub);
	*out = (struct condition){ .relation = (uint8_t)(is_taken ? relation : ALL & ~relation) };
	out->left = key_of(ir, paths, ir_arg(ir, test, 0), 3);
	if (test->n_args > 1) {
		const struct ir_insn *right = ir_at(ir, ir_arg(ir, test, 1));
		if (right->op == IR_CONST_INT)
			out->constant = right->immediate;
		else if (right->op != IR_CONST_NULL &&
			!(out->right = key_of(ir, paths, ir_arg(ir, test, 1), 3)))
			return false;
	}
	return out->left && relation != ALL;
}

// A branch, one side of which is on every way to some place.
struct passed {
	const struct ir_insn *test;
	bool is_taken;
};

// The next one above the block *b; needs ir_dominators.
static bool next_passed(const struct ir *ir, uint32_t place, uint32_t *b, struct passed *out)
{
	while ((*b = ir->blocks[*b].idom) != 0) {
		const struct ir_block *block = &ir->blocks[*b];
		out->test = ir_at(ir, block->first + block->n - 1);
		if (out->test->op != IR_IF || block->succs[0].to == block->succs[1].to)
			continue;
		for (uint32_t side = 0; side < 2; side++) {
			uint32_t to = block->succs[side].to;
			out->is_taken = side == 0;
			if (ir->blocks[to].n_preds == 1 && ir_dominates(ir, to, place))
				return true;
		}
	}
	return false;
}

static uint32_t conditions_of(const struct ir *ir, struct paths *paths, uint32_t insn,
	struct condition out[MAX_CONDITIONS])
{
	uint32_t n = 0, place = ir->block_of[insn], b = place;
	struct passed passed;
	while (n < MAX_CONDITIONS && next_passed(ir, place, &b, &passed))
		n += make(ir, paths, passed.test, passed.is_taken, &out[n]);
	return n;
}

static uint8_t compare(int32_t a, int32_t b)
{
	return a < b ? LESS : a == b ? EQUAL : GREATER;
}

static bool contradict(const struct condition *a, const struct condition *b)
{
	if (a->left != b->left || a->right != b->right)
		return false;
	if (a->right || a->constant == b->constant)
		return !(a->relation & b->relation);
	if (a->relation == EQUAL)
		return !(compare(a->constant, b->constant) & b->relation);
	if (b->relation == EQUAL)
		return !(compare(b->constant, a->constant) & a->relation);
	return false;
}

// ---- flags ----------------------------------------------------------------------------------
//
//     boolean done = false;  if (k) { p.f(); done = true; }  if (!done) p.g();
//
// The test is of a phi of constants. Which of them are left when the way to the phi leads through the
// first place?

#define MAX_REACHED 256

// Marks what can be reached from `from` without going through `stop`; false when that is too much.
static bool reach(const struct ir *ir, uint32_t from, uint32_t stop, uint32_t *reached, uint32_t *n)
{
	reached[(*n)++] = from;
	for (uint32_t i = 0; i < *n; i++) {
		const struct ir_block *block = &ir->blocks[reached[i]];
		for (uint32_t k = 0; reached[i] != stop && k < block->n_succs; k++) {
			uint32_t to = block->succs[k].to, at = 0;
			while (at < *n && reached[at] != to)
				at++;
			if (at < *n)
				continue;
			if (*n == MAX_REACHED)
				return false;
			reached[(*n)++] = to;
		}
	}
	return true;
}

static bool is_reached(const uint32_t *reached, uint32_t n, uint32_t block)
{
	for (uint32_t i = 0; i < n; i++)
		if (reached[i] == block)
			return true;
	return false;
}

// Does no way from the block to the phi give it a constant that passes the test?
static bool phi_excludes(const struct ir *ir, uint32_t from, const struct ir_insn *test,
	uint32_t relation)
{
	uint32_t reached[MAX_REACHED], n = 0, phi = ir_arg(ir, test, 0), n_ways = 0;
	uint32_t block = ir->block_of[phi];
	int32_t constant = 0;
	if (ir_at(ir, phi)->op != IR_PHI || ir->blocks[block].loop_head || from == block)
		return false;
	if (test->n_args > 1) {
		if (ir_at(ir, ir_arg(ir, test, 1))->op != IR_CONST_INT)
			return false;
		constant = ir_at(ir, ir_arg(ir, test, 1))->immediate;
	}
	if (!reach(ir, from, block, reached, &n))
		return false;
	for (uint32_t i = 0; i < ir->blocks[block].n_preds; i++) {
		const struct ir_insn *operand = ir_at(ir, ir_arg(ir, ir_at(ir, phi), i));
		if (!is_reached(reached, n, ir->blocks[block].preds[i]))
			continue;
		n_ways++;
		if (operand->op != IR_CONST_INT || compare(operand->immediate, constant) & relation)
			return false;
	}
	return n_ways > 0;
}

static bool flag_excludes(const struct ir *ir, uint32_t first, uint32_t second)
{
	uint32_t place = ir->block_of[second], b = place;
	struct passed passed;
	while (next_passed(ir, place, &b, &passed)) {
		uint32_t relation = relation_of(passed.test->sub);
		if (relation != ALL &&
			phi_excludes(ir, ir->block_of[first], passed.test,
				passed.is_taken ? relation : ALL & ~relation))
			return true;
	}
	return false;
}

bool branch_excludes(const struct ir *ir, struct paths *paths, uint32_t first, uint32_t second)
{
	struct condition a[MAX_CONDITIONS], b[MAX_CONDITIONS];
	if (first == 0 || second == 0 || first == second)
		return false;
	uint32_t n_a = conditions_of(ir, paths, first, a);
	uint32_t n_b = n_a ? conditions_of(ir, paths, second, b) : 0;
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++)
			if (contradict(&a[i], &b[k]))
				return true;
	return flag_excludes(ir, first, second);
}

// ---- what branches say of a place -----------------------------------------------------------

uint32_t branch_equals(const struct ir *ir, uint32_t insn, uint32_t (*out)[2], uint32_t max)
{
	uint32_t n = 0, place = ir->block_of[insn], b = place;
	struct passed passed;
	while (n < max && next_passed(ir, place, &b, &passed)) {
		if (passed.test->sub != (passed.is_taken ? OP_if_acmpeq : OP_if_acmpne))
			continue;
		out[n][0] = ir_arg(ir, passed.test, 0);
		out[n++][1] = ir_arg(ir, passed.test, 1);
	}
	return n;
}

bool branch_leaves_out(const struct ir *ir, struct paths *paths, uint32_t insn, uint32_t value,
	const struct klass *klass)
{
	uint32_t place = ir->block_of[insn], b = place, source = path_source(paths, value);
	struct passed passed;
	while (next_passed(ir, place, &b, &passed)) {
		const struct ir_insn *test = ir_at(ir, ir_arg(ir, passed.test, 0));
		if (passed.test->sub != (passed.is_taken ? OP_ifeq : OP_ifne) ||
			test->op != IR_INSTANCE_OF || path_source(paths, ir_arg(ir, test, 0)) != source)
			continue;
		const struct klass *other = world_loaded(ir->world,
			class_name_at(ir->file, test->constant));
		if (other && klass_is_subtype(klass, other))
			return true;
	}
	return false;
}
