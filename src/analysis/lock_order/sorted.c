// Two orders of the same two variables on two branches of one method: the order is decided by the
// objects themselves, and is the same for everybody.
//
//     if (a.id < b.id) { synchronized (a) { synchronized (b) { ... } } }
//     else             { synchronized (b) { synchronized (a) { ... } } }
#include "analysis/lock_order/sorted.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "base/hash.h"

static uint32_t place_in_node(const struct lock_order *lo, uint32_t pair)
{
	struct pair_frame frame = { 0 };
	pair_frames(lo, pair, &frame, 1);
	return frame.bci;
}

static bool is_return(uint8_t op)
{
	return op >= OP_ireturn && op <= OP_return;
}

// Is one of the places left without coming to the other?
static bool are_exclusive(const struct method *method, uint32_t a, uint32_t b)
{
	const struct code *code = method->member->code;
	uint32_t first = a < b ? a : b, last = a < b ? b : a;
	for (uint32_t at = first; at < last && at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (is_return(insn.op) ||
			((insn.op == OP_goto || insn.op == OP_goto_w) && insn.a > (int32_t)last))
			return true;
		at = insn.next;
	}
	return false;
}

// Fields of one object are no choice of the caller: which way they are locked is a matter of code, and
// for these what decides has to be seen.
static bool are_two_variables(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *a = &lo->names.v[pair->outer], *b = &lo->names.v[pair->inner];
	bool is_variable = a->n_suffix && a->suffix[a->n_suffix - 1u] & SUFFIX_ELEMENT &&
		a->suffix[a->n_suffix - 1u] & SUFFIX_VARIABLE;
	if (is_variable)
		return true;
	if ((a->root != ROOT_PARAM && a->root != ROOT_LOCAL) ||
		(b->root != ROOT_PARAM && b->root != ROOT_LOCAL))
		return false;
	return a->root != b->root ||
		(a->root == ROOT_PARAM ? a->number != b->number : a->expr != b->expr);
}

// Fields of one object, this.from and this.to: whoever made it may have chosen the two.
static bool are_two_fields(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *a = &lo->names.v[pair->outer], *b = &lo->names.v[pair->inner];
	return a->root == b->root && (a->root == ROOT_PARAM || a->root == ROOT_LOCAL) && a->n_suffix &&
		a->n_suffix == b->n_suffix && a->type.kind == b->type.kind &&
		a->type.klass == b->type.klass;
}

// if (a.id > b.id) { move(b, a); return; }
static bool calls_itself_swapped(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *a = &lo->names.v[pair->outer], *b = &lo->names.v[pair->inner];
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	for (uint32_t i = 0; a->root == ROOT_PARAM && b->root == ROOT_PARAM && i < node->facts->n_calls;
		 i++) {
		const struct fact_call *call = &node->facts->calls[i];
		if (call->target != node->method || call->held || a->number == b->number ||
			a->number >= call->n_args || b->number >= call->n_args)
			continue;
		const struct expr *first =
			&node->facts->exprs[node->facts->operands[call->args + a->number]];
		const struct expr *second =
			&node->facts->exprs[node->facts->operands[call->args + b->number]];
		if (first->kind == EXPR_PARAM && first->a == b->number && second->kind == EXPR_PARAM &&
			second->a == a->number)
			return true;
	}
	return false;
}

// Both orders are there: what decides between them?
static bool is_decided(struct lock_order *lo, uint32_t index, uint32_t other, struct order_by *by)
{
	const struct pair *pair = &lo->pairs.v[index];
	if (compared_decides(lo, pair, place_in_node(lo, index), place_in_node(lo, other), by))
		return !by->can_change && !by->can_tie;
	by->value = 0;
	return are_two_variables(lo, pair) && !orders_can_change(lo, lo->cg->nodes[pair->node].method);
}

// ---- the other order --------------------------------------------------------------------------

// A node may have very many pairs, and all of them are asked for: which orders there are at all.
#define FEW_PAIRS 64
#define BITS_A_PAIR 8

struct order_filter {
	uint32_t n_bits; // a power of two
	uint64_t bits[];
};

static uint64_t hash_way(const struct lock_order *lo, uint32_t id)
{
	const struct lock_name *name = &lo->names.v[id];
	uint64_t hash = hash_pair(name->root, name->root == ROOT_LOCAL ? name->expr : name->number);
	for (uint32_t i = 0; i < name->n_suffix; i++)
		hash = hash_pair(hash, name->suffix[i]);
	return hash;
}

static uint32_t filter_bit(const struct lock_order *lo, const struct order_filter *filter,
	uint32_t outer, uint32_t inner)
{
	return (uint32_t)hash_pair(hash_way(lo, outer), hash_way(lo, inner)) & (filter->n_bits - 1);
}

static struct order_filter *make_filter(struct lock_order *lo, uint32_t node)
{
	uint32_t n = 0, n_bits = 64;
	for (uint32_t i = lo->pair_of_node[node]; i != UINT32_MAX; i = lo->pairs.v[i].next_of_node)
		n++;
	while (n_bits / BITS_A_PAIR < n && n_bits < 1u << 30)
		n_bits *= 2;
	struct order_filter *filter = arena_zero(&lo->arena, sizeof(*filter) + n_bits / 8);
	filter->n_bits = n_bits;
	for (uint32_t i = lo->pair_of_node[node]; i != UINT32_MAX; i = lo->pairs.v[i].next_of_node) {
		uint32_t bit = filter_bit(lo, filter, lo->pairs.v[i].outer, lo->pairs.v[i].inner);
		filter->bits[bit / 64] |= (uint64_t)1 << bit % 64;
	}
	return filter;
}

// False: no pair of the node has the two locks of this one the other way round.
static bool may_have_other_order(struct lock_order *lo, const struct pair *pair)
{
	uint32_t n = 0;
	for (uint32_t i = lo->pair_of_node[pair->node]; i != UINT32_MAX && n < FEW_PAIRS; n++)
		i = lo->pairs.v[i].next_of_node;
	if (n < FEW_PAIRS)
		return true;
	bool is_new;
	uint64_t *slot = map_put(&lo->order_filters, pair->node, &is_new);
	if (is_new)
		*slot = (uintptr_t)make_filter(lo, pair->node);
	const struct order_filter *filter = (const struct order_filter *)(uintptr_t)*slot;
	uint32_t bit = filter_bit(lo, filter, pair->inner, pair->outer);
	return filter->bits[bit / 64] >> bit % 64 & 1;
}

static bool is_sorted_here(struct lock_order *lo, uint32_t index, struct order_by *by)
{
	const struct pair *pair = &lo->pairs.v[index];
	const struct method *method = lo->cg->nodes[pair->node].method;
	*by = (struct order_by){ 0 };
	bool are_variables = are_two_variables(lo, pair);
	if (!are_variables && !are_two_fields(lo, pair))
		return false;
	if (are_variables && calls_itself_swapped(lo, pair))
		return !orders_can_change(lo, method);
	if (!may_have_other_order(lo, pair))
		return false;
	for (uint32_t i = lo->pair_of_node[pair->node]; i != UINT32_MAX;
		 i = lo->pairs.v[i].next_of_node) {
		const struct pair *other = &lo->pairs.v[i];
		if (name_is_same(lo, other->outer, pair->inner) &&
			name_is_same(lo, other->inner, pair->outer) &&
			are_exclusive(method, place_in_node(lo, index), place_in_node(lo, i)))
			return is_decided(lo, index, i, by);
	}
	return false;
}

// Remembered: a pair is in many cycles, and a node may have very many pairs.
bool pair_is_sorted(struct lock_order *lo, uint32_t index)
{
	struct pair *pair = &lo->pairs.v[index];
	if (pair->sorted == SORTED_UNKNOWN) {
		struct order_by by = { 0 };
		bool is_sorted = false;
		for (uint32_t i = index; i != UINT32_MAX && !is_sorted; i = lo->pairs.v[i].below)
			is_sorted = is_sorted_here(lo, i, &by);
		pair->sorted = is_sorted ? SORTED_YES : SORTED_NO;
		if (is_sorted && by.value) {
			*map_put(&lo->order_of_pair, index, NULL) = lo->orders.n;
			vec_push(&lo->orders, by);
		}
	}
	return pair->sorted == SORTED_YES;
}

bool pair_order(struct lock_order *lo, uint32_t pair, struct order_by *by)
{
	const uint64_t *order = pair_is_sorted(lo, pair) ? map_get(&lo->order_of_pair, pair) : NULL;
	if (order)
		*by = lo->orders.v[*order];
	return order;
}

bool pair_orders_differ(struct lock_order *lo, uint32_t pair, uint32_t other)
{
	struct order_by a, b;
	if (!pair_order(lo, pair, &a) || !pair_order(lo, other, &b))
		return false;
	return a.value == b.value ? a.is_ascending != b.is_ascending : a.field && b.field;
}
