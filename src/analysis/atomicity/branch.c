// Infeasible paths: seed 002's false alarms in TuxGuitar (section 5.2) were locks taken under two
// conditions that exclude each other:
//
//     if (b) p.f();  ...  if (!b) p.g();
//
// The conditions of a place are the branches that dominate it on one side, and the case of a switch that
// leads to it. Two places exclude each other when a condition of the one contradicts one of the other and both
// are about the same value (values.c), fields of which nobody writes in between. Comparisons
// are sets of {less, equal, greater}.
#include "analysis/atomicity/asked.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/sections.h"
#include "analysis/atomicity/values.h"
#include "base/hash.h"

#define MAX_CONDITIONS 16
#define MAX_IMPLIED 2 // phis in a row

enum { LESS = 1, EQUAL = 2, GREATER = 4, ALL = 7 };

struct condition {
	uint64_t left, right; // keys; right 0: the constant
	int32_t constant;
	uint8_t relation;
	bool is_distinct; // right is a constant that is another one than those with other keys
	uint32_t klass;   // left is an object of this class; 0: something else
	struct value_reads reads;
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

static uint32_t mirrored(uint32_t relation)
{
	return (relation & EQUAL) | (relation & LESS ? GREATER : 0) | (relation & GREATER ? LESS : 0);
}

// ---- what is tested --------------------------------------------------------------------------

// A string constant, or a constant of an enum: another one than all others.
static bool is_distinct(const struct ir *ir, struct paths *paths, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, path_source(paths, value));
	if (insn->op == IR_CONST_STRING)
		return true;
	const struct field *field = insn->op == IR_GET_STATIC ? ir_resolved_field(ir, insn) : NULL;
	return field && field->access & ACC_ENUM;
}

static bool set_sides(const struct ir *ir, struct paths *paths, uint32_t left, uint32_t right,
	struct condition *out)
{
	bool is_swapped = is_distinct(ir, paths, left);
	out->left = value_key(ir, paths, is_swapped ? right : left, &out->reads);
	out->right = value_key(ir, paths, is_swapped ? left : right, &out->reads);
	out->is_distinct = is_swapped || is_distinct(ir, paths, right);
	if (!out->is_distinct && out->left > out->right) {
		uint64_t other = out->left;
		out->left = out->right;
		out->right = other;
		out->relation = (uint8_t)mirrored(out->relation);
	}
	return out->left && out->right;
}

static bool is_equals(const struct ir *ir, const struct ir_insn *insn)
{
	return insn->op == IR_INVOKE && insn->n_args == 2 && ir_invoke_has_receiver(insn) &&
		insn->sub != OP_invokedynamic &&
		slice_equal(class_member_ref(ir->file, insn->constant).name, SLICE("equals"));
}

// value is 0, or false: asked of a call of equals or of instanceof it says more.
static bool make_zero_test(const struct ir *ir, struct paths *paths, uint32_t value,
	struct condition *out)
{
	const struct ir_insn *insn = ir_at(ir, value);
	bool is_true = !(out->relation & EQUAL);
	if (is_equals(ir, insn) &&
		(is_distinct(ir, paths, ir_arg(ir, insn, 0)) ||
			is_distinct(ir, paths, ir_arg(ir, insn, 1)))) {
		out->relation = is_true ? EQUAL : LESS | GREATER;
		return set_sides(ir, paths, ir_arg(ir, insn, 0), ir_arg(ir, insn, 1), out);
	}
	out->left = value_key(ir, paths, value, &out->reads);
	if (insn->op == IR_INSTANCE_OF && is_true) {
		const struct klass *klass = world_loaded(ir->world,
			class_name_at(ir->file, insn->constant));
		uint64_t object = value_key(ir, paths, ir_arg(ir, insn, 0), &out->reads);
		if (klass && object && !(klass->access & ACC_INTERFACE) && !klass_is_phantom(klass)) {
			out->klass = klass->id;
			out->right = object;
		}
	}
	return out->left;
}

static bool make(const struct ir *ir, struct paths *paths, const struct ir_insn *test,
	bool is_taken, struct condition *out)
{
	uint32_t relation = relation_of(test->sub);
	*out = (struct condition){ .relation = (uint8_t)(is_taken ? relation : ALL & ~relation) };
	if (relation == ALL)
		return false;
	uint32_t left = ir_arg(ir, test, 0);
	if (test->n_args == 1)
		return make_zero_test(ir, paths, left, out);
	uint32_t right = ir_arg(ir, test, 1);
	if (ir_at(ir, left)->op == IR_CONST_INT) {
		uint32_t other = left;
		left = right;
		right = other;
		out->relation = (uint8_t)mirrored(out->relation);
	}
	if (ir_at(ir, right)->op == IR_CONST_NULL || ir_at(ir, right)->op == IR_CONST_INT) {
		out->constant = ir_at(ir, right)->op == IR_CONST_INT ? ir_at(ir, right)->immediate : 0;
		out->left = value_key(ir, paths, left, &out->reads);
		return out->left;
	}
	return set_sides(ir, paths, left, right, out);
}

// ---- the way to a place -----------------------------------------------------------------------

// A branch, one side of which is on every way to some place.
struct passed {
	const struct ir_insn *test;
	bool is_taken;
};

static bool leads_to(const struct ir *ir, uint32_t to, uint32_t place)
{
	return ir->blocks[to].n_preds == 1 && ir_dominates(ir, to, place);
}

// The next one above the block *b; needs ir_dominators.
static bool next_passed(const struct ir *ir, uint32_t place, uint32_t *b, struct passed *out)
{
	while ((*b = ir->blocks[*b].idom) != 0) {
		const struct ir_block *block = &ir->blocks[*b];
		out->test = ir_at(ir, block->first + block->n - 1);
		if (out->test->op != IR_IF || block->succs[0].to == block->succs[1].to)
			continue;
		for (uint32_t side = 0; side < 2; side++) {
			out->is_taken = side == 0;
			if (leads_to(ir, block->succs[side].to, place))
				return true;
		}
	}
	return false;
}

// The case of the switch at the end of the block that leads to the place.
static bool make_case(const struct ir *ir, struct paths *paths, uint32_t b, uint32_t place,
	struct condition *out)
{
	const struct ir_block *block = &ir->blocks[b];
	const struct ir_insn *test = ir_at(ir, block->first + block->n - 1);
	if (test->op != IR_SWITCH || !ir->code)
		return false;
	struct insn bytecode = code_insn(ir->code, test->bci);
	struct insn_switch cases = code_switch(ir->code, &bytecode);
	for (uint32_t k = 0; k < cases.n && k < block->n_normal_succs; k++)
		if (leads_to(ir, block->succs[k].to, place)) {
			*out = (struct condition){ .relation = EQUAL, .constant = switch_key(&cases, k) };
			out->left = value_key(ir, paths, ir_arg(ir, test, 0), &out->reads);
			return out->left;
		}
	return false;
}

static uint8_t compare(int32_t a, int32_t b)
{
	return a < b ? LESS : a == b ? EQUAL : GREATER;
}

// A test of a phi of constants which only one of them passes: the way led through the block that gives it. So the switch
// over strings is written: k = -1; if (s.equals("a")) k = 0; switch (k). 0: none.
static uint32_t implied_block(const struct ir *ir, uint32_t phi, uint32_t relation,
	int32_t constant)
{
	uint32_t block = ir->block_of[phi], found = 0;
	if (ir_at(ir, phi)->op != IR_PHI || ir->blocks[block].loop_head)
		return 0;
	for (uint32_t i = 0; i < ir->blocks[block].n_preds; i++) {
		const struct ir_insn *operand = ir_at(ir, ir_arg(ir, ir_at(ir, phi), i));
		if (operand->op == IR_CONST_INT && !(compare(operand->immediate, constant) & relation))
			continue;
		if (operand->op != IR_CONST_INT || found)
			return 0;
		found = ir->blocks[block].preds[i];
	}
	return found;
}

static uint32_t conditions_of(const struct ir *ir, struct paths *paths, uint32_t place,
	struct condition *out, uint32_t n, uint32_t n_implied);

// What follows from the last condition, that a test of the value gave.
static uint32_t add_implied(const struct ir *ir, struct paths *paths, uint32_t value,
	struct condition *out, uint32_t n, uint32_t n_implied)
{
	const struct condition *last = &out[n - 1];
	uint32_t block = last->right || !n_implied
		? 0
		: implied_block(ir, value, last->relation, last->constant);
	return block ? conditions_of(ir, paths, block, out, n, n_implied - 1) : n;
}

static uint32_t conditions_of(const struct ir *ir, struct paths *paths, uint32_t place,
	struct condition *out, uint32_t n, uint32_t n_implied)
{
	struct passed passed;
	for (uint32_t b = ir->blocks[place].idom; b && n < MAX_CONDITIONS; b = ir->blocks[b].idom) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (last->op == IR_SWITCH && make_case(ir, paths, b, place, &out[n]))
			n = add_implied(ir, paths, ir_arg(ir, last, 0), out, n + 1, n_implied);
		if (last->op != IR_IF)
			continue;
		const struct ir_block *block = &ir->blocks[b];
		passed.is_taken = leads_to(ir, block->succs[0].to, place);
		if (block->succs[0].to == block->succs[1].to ||
			(!passed.is_taken && !leads_to(ir, block->succs[1].to, place)))
			continue;
		if (make(ir, paths, last, passed.is_taken, &out[n]))
			n = add_implied(ir, paths, ir_arg(ir, last, 0), out, n + 1, n_implied);
	}
	return n;
}

static bool are_unrelated(const struct world *world, uint32_t a, uint32_t b)
{
	return !klass_is_subtype(world->classes[a], world->classes[b]) &&
		!klass_is_subtype(world->classes[b], world->classes[a]);
}

static bool contradict(const struct world *world, const struct condition *a,
	const struct condition *b)
{
	if (a->klass && b->klass)
		return a->right == b->right && are_unrelated(world, a->klass, b->klass);
	if (a->left != b->left)
		return false;
	if (a->is_distinct && b->is_distinct && a->right != b->right)
		return a->relation == EQUAL && b->relation == EQUAL;
	if ((a->klass ? 0 : a->right) != (b->klass ? 0 : b->right))
		return false;
	if (a->right || b->right || a->constant == b->constant)
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

// ---- fields ---------------------------------------------------------------------------------

#define MAX_WRITE_DEPTH 4
#define MAX_WRITE_VISITS 100

// By its name: whatever class it is of. Reads only, as many threads ask.
static bool method_writes(const struct method *method, const struct field *field)
{
	const struct code *code = atom_code(method);
	for (uint32_t bci = 0; code && bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		if ((insn.op == OP_putfield || insn.op == OP_putstatic) &&
			slice_equal(class_member_ref(method->owner->file, insn.a).name,
				name_slice(field->name)))
			return true;
		bci = insn.next;
	}
	return false;
}

static bool callee_writes(const struct atomicity *at, uint32_t id, const struct field *field,
	uint32_t depth, uint32_t *n_visits)
{
	if (++*n_visits > MAX_WRITE_VISITS)
		return true;
	if (method_writes(at->world->methods[id], field))
		return true;
	for (uint32_t i = 0; depth && i < at->n_edges.v[id]; i++)
		if (callee_writes(at, at->edges.v[at->first_edge.v[id] + i].callee, field, depth - 1,
				n_visits))
			return true;
	return false;
}

static bool call_writes(const struct flow *flow, uint32_t call, const struct field *field)
{
	const struct atomicity *at = flow->at;
	uint32_t id = flow->ir->method->id, n_visits = 0;
	for (uint32_t i = 0; i < at->n_edges.v[id]; i++) {
		const struct edge *edge = &at->edges.v[at->first_edge.v[id] + i];
		if (edge->call == call &&
			callee_writes(at, edge->callee, field, MAX_WRITE_DEPTH, &n_visits))
			return true;
	}
	return false;
}

static bool insn_writes(const struct flow *flow, uint32_t i, const struct field *field)
{
	const struct ir_insn *insn = ir_at(flow->ir, i);
	if (insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC)
		return ir_resolved_field(flow->ir, insn) == field;
	if (insn->op == IR_INVOKE && lock_effect(flow->ir, i).action == LOCK_WAIT)
		return true; // others have had the lock
	return insn->op == IR_INVOKE && flow->call_of_insn[i] &&
		call_writes(flow, flow->call_of_insn[i] - 1, field);
}

// May the field be written on the way from one instruction to the other?
static bool is_written_between(const struct flow *flow, uint32_t from, uint32_t to,
	const struct field *field)
{
	const struct ir *ir = flow->ir;
	uint32_t reached[MAX_REACHED], n = 0;
	uint32_t first = ir->block_of[from], last = ir->block_of[to];
	if (!reach(ir, first, 0, reached, &n))
		return true;
	bool is_turning = ir->blocks[first].loop_head || ir->blocks[last].loop_head;
	for (uint32_t i = 0; i < n; i++) {
		const struct ir_block *block = &ir->blocks[reached[i]];
		uint32_t back[MAX_REACHED], n_back = 0;
		if (reached[i] != last &&
			(!reach(ir, reached[i], last, back, &n_back) || !is_reached(back, n_back, last)))
			continue;
		for (uint32_t k = block->first; k < block->first + block->n; k++) {
			bool is_outside = (reached[i] == first && k <= from) || (reached[i] == last && k >= to);
			if ((!is_outside || is_turning) && insn_writes(flow, k, field))
				return true;
		}
	}
	return false;
}

// Is what was read at both the same, in one section of all locks that are held there?
static bool is_unchanged(const struct flow *flow, const struct condition *a,
	const struct condition *b)
{
	for (uint32_t i = 0; i < a->reads.n; i++)
		for (uint32_t k = 0; k < b->reads.n; k++) {
			const struct value_read *x = &a->reads.v[i], *y = &b->reads.v[k];
			if (x->field != y->field || x->insn == y->insn)
				continue;
			const struct held *p = locks_at(flow->locks, x->insn),
							  *q = locks_at(flow->locks, y->insn);
			for (; p && q && p->insn == q->insn; p = p->below)
				q = q->below;
			if (p || q || is_written_between(flow, x->insn, y->insn, x->field) ||
				is_written_between(flow, y->insn, x->insn, x->field))
				return false;
		}
	return true;
}

bool branch_excludes(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	struct condition a[MAX_CONDITIONS], b[MAX_CONDITIONS];
	if (first == 0 || second == 0 || first == second)
		return false;
	uint32_t n_a = conditions_of(ir, flow->paths, ir->block_of[first], a, 0, MAX_IMPLIED);
	uint32_t n_b = n_a ? conditions_of(ir, flow->paths, ir->block_of[second], b, 0, MAX_IMPLIED)
					   : 0;
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++)
			if (contradict(ir->world, &a[i], &b[k]) && is_unchanged(flow, &a[i], &b[k]))
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
