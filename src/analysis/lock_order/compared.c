// What decides between two orders of one method, read off its IR: a comparison of the two objects by the
// same value of each is an order that everybody keeps.
//
//     int f = System.identityHashCode(from), t = System.identityHashCode(to);
//     if (f < t) { synchronized (from) { synchronized (to) { ... } } }
//     else if (f > t) { synchronized (to) { synchronized (from) { ... } } }
//
// The branch that tells the two places apart is looked for; what it compares must read alike, with one of
// the objects on the left where the other is on the right. Boolean variables, and methods that are given
// both, are looked into.
#include "analysis/lock_order/sorted.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "base/hash.h"

#define MAX_TREE 6 // instructions above the objects
#define MAX_INTO 3 // methods that do the comparing for others
#define MAX_VISITS 4096

// One of the two objects as the method names it: a parameter, or what is made or returned at a place,
// and fields.
struct side {
	bool is_param;
	uint32_t number; // parameter, or bytecode index
	uint32_t n;
	const struct field *fields[MAX_SUFFIX];
};

struct reader {
	struct lock_order *lo;
	const struct ir *ir;
	struct paths *paths;
	struct side sides[2];
	uint32_t n_common; // last fields that both have: from.lock, to.lock
	uint32_t depth;    // methods that it was called through
	struct order_by *by;
};

// Which object is on the left: 0 or 1; else they are no mirror of each other.
enum { MIRROR_SAME = 2, MIRROR_NOT };

// ---- the two objects --------------------------------------------------------------------------

static bool side_of_name(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t name, struct side *side)
{
	const struct lock_name *n = &lo->names.v[name];
	*side = (struct side){ .is_param = n->root == ROOT_PARAM, .number = n->number };
	if (n->is_cut || n->view || (n->root != ROOT_PARAM && n->root != ROOT_LOCAL))
		return false;
	if (n->root == ROOT_LOCAL) {
		const struct expr *expr = &n->scope->exprs[n->expr];
		if (n->scope != facts || (expr->kind != EXPR_CALL && expr->kind != EXPR_NEW))
			return false;
		side->number = expr->kind == EXPR_CALL ? facts->calls[expr->a].bci : expr->a;
	}
	for (uint32_t i = 0; i < n->n_suffix; i++) {
		if (n->suffix[i] & SUFFIX_ELEMENT)
			return false;
		side->fields[side->n++] = lo->world->fields[n->suffix[i]];
	}
	return true;
}

// The pair's locks as its own method names them, also where they are in the terms of who started it.
static void own_names(struct lock_order *lo, const struct pair pair, uint32_t names[2])
{
	const struct cg_node *node = &lo->cg->nodes[pair.node];
	names[0] = pair.outer;
	names[1] = pair.inner;
	if (!pair.starter || (pair.below == UINT32_MAX && !pair.held))
		return;
	const struct cg_edge *edge = pair.via != UINT32_MAX ? &lo->cg->edges[pair.via] : NULL;
	if (pair.below != UINT32_MAX) {
		names[0] = name_lift(lo, lo->pairs.v[pair.below].outer, edge);
		names[1] = name_lift(lo, lo->pairs.v[pair.below].inner, edge);
		return;
	}
	names[0] = name_of_expr(lo, node, node->facts->helds[pair.held].lock);
	if (edge)
		names[1] = name_lift(lo, lo->reaches.v[pair.reach].name, edge);
	else if (pair.lock != LOCK_INIT && !(pair.lock & LOCK_AWAIT))
		names[1] = name_of_expr(lo, node, node->facts->locks[pair.lock].lock);
}

static uint32_t common_end(const struct side sides[2])
{
	const struct side *a = &sides[0], *b = &sides[1];
	uint32_t n = 0;
	while (n < a->n && n < b->n && a->fields[a->n - 1 - n] == b->fields[b->n - 1 - n])
		n++;
	return n;
}

// Is it the side without so many of its last fields?
static bool is_side(const struct reader *r, const struct path *path, const struct side *side,
	uint32_t less)
{
	for (uint32_t i = side->n - less; i > 0; i--) {
		if (path->kind != PATH_FIELD || path->field != side->fields[i - 1])
			return false;
		path = path->base;
	}
	switch (path->kind) {
	case PATH_THIS:
		return side->is_param && side->number == 0;
	case PATH_PARAMETER:
		return side->is_param && side->number == path->number;
	case PATH_CALL:
	case PATH_NEW:
		return !side->is_param && ir_at(r->ir, path->value)->bci == side->number;
	default:
		return false;
	}
}

// Are they the two objects, or the two whose parts these are?
static uint32_t objects_at(const struct reader *r, uint32_t left, uint32_t right)
{
	if (!type_is_reference(ir_at(r->ir, left)->type) ||
		!type_is_reference(ir_at(r->ir, right)->type))
		return MIRROR_NOT;
	const struct path *a = path_of(r->paths, left), *b = path_of(r->paths, right);
	for (uint32_t less = 0; less <= r->n_common; less++)
		for (uint32_t i = 0; i < 2; i++)
			if (is_side(r, a, &r->sides[i], less) && is_side(r, b, &r->sides[1 - i], less))
				return i;
	return MIRROR_NOT;
}

// ---- values of the two ------------------------------------------------------------------------

static void add_to_order(struct reader *r, uint64_t what)
{
	r->by->value = hash_pair(r->by->value, what);
}

static void add_field(struct reader *r, const struct field *field)
{
	r->by->field = r->by->value ? NULL : field;
	r->by->can_change |= orders_field_can_change(r->lo, field);
	add_to_order(r, field->id);
}

static void add_call(struct reader *r, const struct ir_insn *call)
{
	const struct method *method = ir_resolved_method(r->ir, call);
	const struct field *field = method ? orders_field_of_getter(r->lo, method) : NULL;
	if (field) {
		add_field(r, field);
		return;
	}
	r->by->field = NULL;
	r->by->can_change |= orders_call_can_change(r->lo, r->ir->method, call->bci, method);
	add_to_order(r, method ? hash_pair(1, method->id) : 2);
}

static void add_instruction(struct reader *r, const struct ir_insn *insn)
{
	const struct field *field = insn->op == IR_GET_FIELD ? ir_resolved_field(r->ir, insn) : NULL;
	if (field)
		add_field(r, field);
	else if (insn->op == IR_INVOKE)
		add_call(r, insn);
	else if (insn->op != IR_CHECK_CAST)
		add_to_order(r, hash_pair(insn->op, insn->sub));
}

static bool reads_alike(const struct ir_insn *a, const struct ir_insn *b)
{
	if (a->op != b->op || a->sub != b->sub || a->constant != b->constant || a->n_args != b->n_args)
		return false;
	switch (a->op) {
	case IR_CONST_INT:
	case IR_PARAM:
		return a->aux == b->aux;
	case IR_PHI:
	case IR_CATCH:
	case IR_NEW:
	case IR_NEW_ARRAY:
		return false;
	default:
		return true;
	}
}

static uint32_t mirror(struct reader *r, uint32_t left, uint32_t right, uint32_t depth)
{
	uint32_t found = left == right ? MIRROR_SAME : objects_at(r, left, right);
	const struct ir_insn *a = ir_at(r->ir, left), *b = ir_at(r->ir, right);
	if (found != MIRROR_NOT)
		return found;
	if (depth == MAX_TREE || !reads_alike(a, b))
		return MIRROR_NOT;
	found = MIRROR_SAME;
	for (uint32_t i = 0; i < a->n_args; i++) {
		uint32_t below = mirror(r, ir_arg(r->ir, a, i), ir_arg(r->ir, b, i), depth + 1);
		if (below == MIRROR_NOT || (below != MIRROR_SAME && found != MIRROR_SAME && below != found))
			return MIRROR_NOT;
		found = below != MIRROR_SAME ? below : found;
	}
	add_instruction(r, a);
	return found;
}

// ---- comparisons ------------------------------------------------------------------------------

// The object that is the smaller one, or the same, if the value is negative.
static uint32_t smaller_by_value(struct reader *r, uint32_t value);
// If the branch is taken; MIRROR_NOT where it is no comparison of the two.
static uint32_t smaller_by_branch(struct reader *r, const struct ir_insn *branch);

static uint32_t exchanged(uint32_t found, bool is_other)
{
	return found < MIRROR_SAME && is_other ? 1 - found : found;
}

static uint32_t last_of_block(const struct ir *ir, uint32_t block)
{
	return ir->blocks[block].first + ir->blocks[block].n - 1;
}

static bool begin(struct reader *r, const struct method *method)
{
	struct err err = ERR_INIT;
	struct lock_order *lo = r->lo;
	if (!lo->ir_builder)
		lo->ir_builder = ir_builder_new(lo->world);
	struct ir *ir = method->owner->role == ROLE_INPUT && facts_of(lo->facts, method)
		? ir_build(lo->ir_builder, method, &lo->ir_arena, &err)
		: NULL;
	if (!ir)
		return false;
	ir_dominators(ir);
	r->ir = ir;
	r->paths = paths_new(ir, &lo->ir_arena);
	r->n_common = common_end(r->sides);
	return true;
}

// A call that is given the two objects: which of them is the first.
static uint32_t given_objects(const struct reader *r, const struct ir_insn *call,
	struct side inside[2])
{
	for (uint32_t i = 0; i < call->n_args; i++)
		for (uint32_t k = i + 1; k < call->n_args; k++) {
			uint32_t found = objects_at(r, ir_arg(r->ir, call, i), ir_arg(r->ir, call, k));
			if (found == MIRROR_NOT)
				continue;
			inside[found] = (struct side){ .is_param = true, .number = i };
			inside[1 - found] = (struct side){ .is_param = true, .number = k };
			return found;
		}
	return MIRROR_NOT;
}

static bool enter(const struct reader *r, const struct ir_insn *call, struct reader *inside)
{
	const struct method *method = ir_resolved_method(r->ir, call);
	*inside = (struct reader){ .lo = r->lo, .depth = r->depth + 1, .by = r->by };
	return method && r->depth < MAX_INTO && given_objects(r, call, inside->sides) != MIRROR_NOT &&
		begin(inside, method);
}

// The one value that the method returns; 0: there are several.
static uint32_t returned(const struct ir *ir)
{
	uint32_t value = 0;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, last_of_block(ir, b));
		if (last->op != IR_RETURN || !last->n_args)
			continue;
		if (value)
			return 0;
		value = ir_arg(ir, last, 0);
	}
	return value;
}

static uint32_t smaller_by_call(struct reader *r, const struct ir_insn *call)
{
	struct member_ref ref = class_member_ref(r->ir->file, call->constant);
	struct reader inside;
	struct side unused[2];
	if (!slice_has_prefix(ref.name, SLICE("compare")) || call->n_args < 2)
		return MIRROR_NOT;
	uint32_t first = given_objects(r, call, unused), from = call->n_args - 2u;
	if (first == MIRROR_NOT) // Long.compare(a.id, b.id), a.name.compareTo(b.name)
		return mirror(r, ir_arg(r->ir, call, from), ir_arg(r->ir, call, from + 1), 0);
	if (enter(r, call, &inside) && returned(inside.ir)) {
		struct order_by before = *r->by;
		uint32_t found = smaller_by_value(&inside, returned(inside.ir));
		if (found < MIRROR_SAME)
			return found;
		*r->by = before;
	}
	add_call(r, call);
	return first;
}

static uint32_t smaller_by_value(struct reader *r, uint32_t value)
{
	const struct ir_insn *insn = ir_at(r->ir, value);
	if (insn->op == IR_INVOKE)
		return smaller_by_call(r, insn);
	if (insn->op == IR_BINARY &&
		((insn->sub >= OP_lcmp && insn->sub <= OP_dcmpg) || insn->sub == OP_isub))
		return mirror(r, ir_arg(r->ir, insn, 0), ir_arg(r->ir, insn, 1), 0);
	return MIRROR_NOT;
}

// ---- branches ---------------------------------------------------------------------------------

static uint32_t common_dominator(const struct ir *ir, uint32_t a, uint32_t b)
{
	while (a != b) {
		if (a > b)
			a = ir->blocks[a].idom;
		else
			b = ir->blocks[b].idom;
	}
	return a;
}

struct visit {
	const struct ir *ir;
	uint8_t *is_seen;
	uint32_t n, todo[MAX_VISITS];
};

static bool reaches(struct reader *r, uint32_t from, uint32_t to, uint32_t without)
{
	struct visit *v = ARENA_NEW(&r->lo->ir_arena, struct visit);
	v->is_seen = ARENA_ARRAY(&r->lo->ir_arena, uint8_t, r->ir->n_blocks + 1);
	v->todo[v->n++] = from;
	v->is_seen[from] = v->is_seen[without] = 1;
	while (v->n) {
		uint32_t at = v->todo[--v->n];
		const struct ir_block *block = &r->ir->blocks[at];
		if (at == to)
			return true;
		for (uint32_t i = 0; i < block->n_succs; i++)
			if (!v->is_seen[block->succs[i].to] && v->n < MAX_VISITS) {
				v->is_seen[block->succs[i].to] = 1;
				v->todo[v->n++] = block->succs[i].to;
			}
	}
	return false;
}

// The branch that tells the two places apart: the smaller object where the first is come to.
static uint32_t smaller_at(struct reader *r, uint32_t first, uint32_t second)
{
	uint32_t at = common_dominator(r->ir, first, second);
	const struct ir_insn *branch = ir_at(r->ir, last_of_block(r->ir, at));
	if (!at || branch->op != IR_IF)
		return MIRROR_NOT;
	bool is_taken[2];
	const uint32_t places[2] = { first, second };
	for (uint32_t i = 0; i < 2; i++) {
		bool by_taken = places[i] != at && reaches(r, r->ir->blocks[at].succs[0].to, places[i], at);
		bool by_other = places[i] != at && reaches(r, r->ir->blocks[at].succs[1].to, places[i], at);
		if (by_taken == by_other)
			return MIRROR_NOT;
		is_taken[i] = by_taken;
	}
	return is_taken[0] == is_taken[1] ? MIRROR_NOT
									  : exchanged(smaller_by_branch(r, branch), !is_taken[0]);
}

static bool is_constant(const struct ir *ir, uint32_t value, int32_t constant)
{
	const struct ir_insn *insn = ir_at(ir, value);
	return insn->op == IR_CONST_INT && !insn->constant && insn->immediate == constant;
}

// The smaller object if the boolean is true.
static uint32_t smaller_by_flag(struct reader *r, uint32_t value)
{
	const struct ir_insn *insn = ir_at(r->ir, value);
	struct reader inside;
	if (insn->op == IR_INVOKE)
		return enter(r, insn, &inside) && returned(inside.ir)
			? smaller_by_flag(&inside, returned(inside.ir))
			: MIRROR_NOT;
	if (insn->op != IR_PHI || insn->n_args != 2)
		return MIRROR_NOT;
	uint32_t one = ir_arg(r->ir, insn, 0), other = ir_arg(r->ir, insn, 1);
	bool is_first = is_constant(r->ir, one, 1) && is_constant(r->ir, other, 0);
	if (!is_first && !(is_constant(r->ir, one, 0) && is_constant(r->ir, other, 1)))
		return MIRROR_NOT;
	const uint32_t *preds = r->ir->blocks[r->ir->block_of[value]].preds;
	return smaller_at(r, preds[is_first ? 0 : 1], preds[is_first ? 1 : 0]);
}

static uint32_t smaller_by_branch(struct reader *r, const struct ir_insn *branch)
{
	uint32_t left = ir_arg(r->ir, branch, 0);
	switch (branch->sub) {
	case OP_if_icmplt:
	case OP_if_icmple:
	case OP_if_icmpge:
	case OP_if_icmpgt:
		return exchanged(mirror(r, left, ir_arg(r->ir, branch, 1), 0),
			branch->sub == OP_if_icmpge || branch->sub == OP_if_icmpgt);
	case OP_iflt:
	case OP_ifle:
	case OP_ifge:
	case OP_ifgt:
		return exchanged(smaller_by_value(r, left),
			branch->sub == OP_ifge || branch->sub == OP_ifgt);
	case OP_ifeq:
	case OP_ifne:
		return exchanged(smaller_by_flag(r, left), branch->sub == OP_ifeq);
	default:
		return MIRROR_NOT;
	}
}

// ---- places -----------------------------------------------------------------------------------

static uint32_t block_at(const struct ir *ir, uint32_t bci)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir->insns[i].bci == bci &&
			(ir->insns[i].op == IR_MONITOR_ENTER || ir->insns[i].op == IR_INVOKE))
			return ir->block_of[i];
	return 0;
}

// Is it the method's only comparison of the two? Then ties are not thought of.
static bool is_only_comparison(struct reader *r)
{
	struct order_by unused = { 0 };
	struct reader probe = *r;
	uint32_t n = 0;
	probe.by = &unused;
	for (uint32_t b = 1; b <= r->ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(r->ir, last_of_block(r->ir, b));
		n += last->op == IR_IF && smaller_by_branch(&probe, last) < MIRROR_SAME;
	}
	return n == 1;
}

bool compared_decides(struct lock_order *lo, const struct pair *pair, uint32_t place,
	uint32_t other_place, struct order_by *by)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	struct reader r = { .lo = lo, .by = by };
	uint32_t names[2];
	*by = (struct order_by){ 0 };
	own_names(lo, *pair, names);
	if (!side_of_name(lo, node->facts, names[0], &r.sides[0]) ||
		!side_of_name(lo, node->facts, names[1], &r.sides[1]))
		return false;
	uint32_t smaller = MIRROR_NOT;
	if (begin(&r, node->method)) {
		uint32_t first = block_at(r.ir, place), second = block_at(r.ir, other_place);
		smaller = first && second ? smaller_at(&r, first, second) : MIRROR_NOT;
		by->is_ascending = smaller == 0;
		by->can_tie = smaller < MIRROR_SAME && by->field && is_only_comparison(&r) &&
			ties_are_made(lo, by->field);
	}
	arena_clear(&lo->ir_arena);
	return smaller < MIRROR_SAME;
}
