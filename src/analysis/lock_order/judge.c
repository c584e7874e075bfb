// Can these stacks deadlock, and how sure are we? Each has to be run by a thread of its own, no lock
// may keep them apart, and the locks have to be the same objects.
#include "analysis/lock_order/lock_order.h"

static void say(struct lock_order *lo, struct verdict *v, int32_t weight, bool is_against, const char *text)
{
	(void)lo;
	v->score += weight;
	if (v->n_evidence < sizeof(v->evidence) / sizeof(v->evidence[0]))
		v->evidence[v->n_evidence++] = (struct finding_evidence){ .text = text, .is_against = is_against, .weight = weight };
}

// ---- threads --------------------------------------------------------------------------------

uint64_t pair_threads(const struct lock_order *lo, uint32_t pair)
{
	return lo->cg->nodes[lo->pairs.v[pair].node].threads;
}

// Is the bytecode index inside a loop, as far as backward branches tell?
static bool is_in_loop(const struct method *method, uint32_t bci)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)bci && bci <= at &&
			insn.a <= (int32_t)at)
			return true;
		at = insn.next;
	}
	return false;
}

static bool is_many(const struct lock_order *lo, uint32_t t, uint32_t depth)
{
	const struct cg_thread *thread = &lo->cg->threads[t];
	if (t >= 63 || thread->is_many)
		return true;
	if (thread->start == UINT32_MAX || depth > 4)
		return false;
	const struct cg_edge *edge = &lo->cg->edges[thread->start];
	const struct cg_node *starter = &lo->cg->nodes[edge->from];
	if (is_in_loop(starter->method, starter->facts->calls[edge->call].bci))
		return true;
	// Started by a method that is called more than once, or by a thread of which there are many.
	uint32_t n_calls = 0;
	for (uint32_t i = 0; i < starter->n_in; i++) {
		const struct cg_edge *in = &lo->cg->edges[lo->cg->in_edges[starter->first_in + i]];
		const struct cg_node *caller = &lo->cg->nodes[in->from];
		n_calls += in->kind == CG_CALL;
		if (is_in_loop(caller->method, caller->facts->calls[in->call].bci))
			return true;
	}
	if (n_calls > 1)
		return true;
	for (uint32_t i = 0; i < lo->cg->n_threads && i < 63; i++)
		if (starter->threads >> i & 1 && i != t && is_many(lo, i, depth + 1))
			return true;
	return false;
}

// A thread of its own for each stack: tried out, there are few.
static bool assign(const struct lock_order *lo, const uint64_t *masks, uint32_t n, uint32_t at, uint64_t used)
{
	if (at == n)
		return true;
	for (uint32_t t = 0; t < 64; t++) {
		if (!(masks[at] >> t & 1) || t >= lo->cg->n_threads)
			continue;
		bool is_taken = used >> t & 1;
		if (is_taken && !is_many(lo, t, 0))
			continue;
		if (assign(lo, masks, n, at + 1, used | (uint64_t)1 << t))
			return true;
	}
	return false;
}

static bool threads_allow(const struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	uint64_t masks[MAX_CYCLE];
	if (lo->is_library)
		return true;
	for (uint32_t i = 0; i < n; i++)
		masks[i] = pair_threads(lo, pairs[i]);
	return assign(lo, masks, n, 0, 0);
}

// ---- gates ----------------------------------------------------------------------------------

#define MAX_GATES 8
struct gates {
	uint32_t n;
	uint32_t keys[MAX_GATES];
	bool has_this; // the receiver itself is locked before the outer lock
};

static void add_gate(struct lock_order *lo, struct gates *gates, uint32_t name, uint8_t mode)
{
	uint32_t keys[MAX_KEYS];
	if (keys_of(lo, name, mode, keys) != 1 || !lo->keys.v[keys[0]].is_single || gates->n == MAX_GATES)
		return;
	gates->keys[gates->n++] = keys[0];
}

static bool has_gate(const struct gates *gates, uint32_t key)
{
	for (uint32_t i = 0; i < gates->n; i++)
		if (gates->keys[i] == key)
			return true;
	return false;
}

static void add_held(struct lock_order *lo, struct gates *gates, const struct cg_node *node, uint32_t held)
{
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (!h->lock || h->mode == LOCK_READ)
			continue;
		uint32_t name = name_of_expr(lo, node, h->lock);
		const struct lock_name *n = &lo->names.v[name];
		gates->has_this |= n->root == ROOT_PARAM && n->number == 0 && n->n_suffix == 0 &&
			!method_is_static(node->method);
		add_gate(lo, gates, name, h->mode);
	}
}

// Single objects that every caller holds; entries have callers that hold nothing.
static struct gates held_by_callers(struct lock_order *lo, uint32_t id, uint32_t depth)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	struct gates all = { 0 };
	bool is_first = true;
	if (node->is_entry || node->n_in == 0 || depth > 2 || node->n_in > 12)
		return all;
	for (uint32_t i = 0; i < node->n_in; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->kind == CG_START)
			return (struct gates){ 0 };
		if (edge->from == id)
			continue;
		const struct cg_node *caller = &lo->cg->nodes[edge->from];
		struct gates here = held_by_callers(lo, edge->from, depth + 1);
		add_held(lo, &here, caller, caller->facts->calls[edge->call].held);
		if (is_first) {
			all = here;
			is_first = false;
			continue;
		}
		struct gates both = { .has_this = all.has_this && here.has_this };
		for (uint32_t k = 0; k < all.n; k++)
			if (has_gate(&here, all.keys[k]))
				both.keys[both.n++] = all.keys[k];
		all = both;
	}
	return all;
}

static struct gates gates_of(struct lock_order *lo, uint32_t index)
{
	const struct pair *bottom = &lo->pairs.v[pair_bottom(lo, index)];
	const struct cg_node *node = &lo->cg->nodes[bottom->node];
	uint32_t bottom_node = bottom->node, held = bottom->held;
	struct gates gates = held_by_callers(lo, bottom_node, 0);
	add_held(lo, &gates, node, node->facts->helds[held].below);
	return gates;
}

static bool is_of_this(const struct lock_name *name)
{
	return name->root == ROOT_PARAM && name->number == 0 && name->n_suffix > 0;
}

// A lock that both hold before keeps them apart, if it is one and the same.
static bool gate_between(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	struct gates gates[MAX_CYCLE];
	for (uint32_t i = 0; i < n; i++)
		gates[i] = gates_of(lo, pairs[i]);
	for (uint32_t i = 0; i < n; i++) {
		for (uint32_t k = i + 1; k < n; k++) {
			for (uint32_t g = 0; g < gates[i].n; g++)
				if (has_gate(&gates[k], gates[i].keys[g]))
					return true;
			// Fields of the same object, whose own lock is held: the same object again.
			const struct pair *a = &lo->pairs.v[pairs[i]], *b = &lo->pairs.v[pairs[k]];
			if (gates[i].has_this && gates[k].has_this && is_of_this(&lo->names.v[a->outer]) &&
				is_of_this(&lo->names.v[a->inner]) && is_of_this(&lo->names.v[b->outer]) &&
				is_of_this(&lo->names.v[b->inner]))
				return true;
		}
	}
	return false;
}

// ---- objects --------------------------------------------------------------------------------

static bool is_fresh(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	return n->root == ROOT_LOCAL && n->n_suffix == 0 && n->scope->exprs[n->expr].kind == EXPR_NEW;
}

// All stacks are in terms of one receiver, and its fields do not change: then they can be the same.
static bool is_same_by_receiver(const struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *a = &lo->pairs.v[pairs[i]], *b = &lo->pairs.v[pairs[(i + 1) % n]];
		const struct lock_name *inner = &lo->names.v[a->inner], *outer = &lo->names.v[b->outer];
		if (inner->root != ROOT_PARAM || inner->number != 0 || outer->root != ROOT_PARAM || outer->number != 0)
			return false;
		if (!name_is_same(lo, a->inner, b->outer))
			return false;
	}
	return true;
}

static bool is_public_entry(const struct lock_order *lo, uint32_t pair)
{
	const struct cg_node *node = &lo->cg->nodes[lo->pairs.v[pair].node];
	for (uint32_t steps = 0; !node->is_entry && node->via != UINT32_MAX && steps < 30; steps++)
		node = &lo->cg->nodes[lo->cg->edges[node->via].from];
	return node->is_entry && node->method->access & (ACC_PUBLIC | ACC_PROTECTED) &&
		node->method->owner->access & ACC_PUBLIC;
}

static void weigh_length(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n)
{
	uint32_t longest = 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pair = &lo->pairs.v[pairs[i]];
		if (pair->n_frames > longest)
			longest = pair->n_frames;
	}
	if (longest <= 2)
		say(lo, v, 8, false, "few calls lie between the locks");
	else if (longest > 4)
		say(lo, v, -(int32_t)(longest - 4) * 4, true, "many calls lie between the locks");
}

static bool only_in_initialisers(const struct lock_order *lo, uint32_t pair)
{
	const struct cg_node *node = &lo->cg->nodes[lo->pairs.v[pair].node];
	return node->method->name->text[0] == '<';
}

struct verdict judge(struct lock_order *lo, const uint32_t *pairs, const uint32_t *from_keys, uint32_t n)
{
	struct verdict v = { .score = 45 };
	bool all_single = true, all_public = true, is_reader_only = false;

	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pair = &lo->pairs.v[pairs[i]];
		const struct pair *before = &lo->pairs.v[pairs[(i + n - 1) % n]];
		if (is_fresh(lo, pair->outer) || is_fresh(lo, pair->inner)) {
			const struct lock_name *fresh = &lo->names.v[is_fresh(lo, pair->outer) ? pair->outer : pair->inner];
			if (lo->is_library || !lo->keys.v[from_keys[i]].is_single)
				return v;
			(void)fresh;
		}
		// Readers do not wait for readers.
		is_reader_only |= before->inner_mode == LOCK_READ && pair->outer_mode == LOCK_READ;
		all_single &= lo->keys.v[from_keys[i]].is_single;
		all_public &= is_public_entry(lo, pairs[i]);
	}
	if (is_reader_only || !threads_allow(lo, pairs, n) || gate_between(lo, pairs, n))
		return v;
	v.is_possible = true;
	bool same = is_same_by_receiver(lo, pairs, n);
	if (all_single)
		say(lo, &v, 25, false, "each lock is one object for the whole program");
	else if (same)
		say(lo, &v, 20, false, "all stacks reach the locks in the same way from one object");
	if (all_public)
		say(lo, &v, 15, false, "all stacks start at public methods of public classes");
	weigh_length(lo, &v, pairs, n);
	for (uint32_t i = 0; i < n; i++) {
		if (!only_in_initialisers(lo, pairs[i]))
			continue;
		say(lo, &v, -20, true, "a stack runs only while an object or class is being initialised");
		break;
	}
	if (n > 2)
		say(lo, &v, -5 * ((int32_t)n - 2), true, "more than two threads have to meet");
	bool proven = all_single || same;
	v.severity = proven && (all_public || !lo->is_library) ? SEVERITY_HIGH : SEVERITY_MEDIUM;
	return v;
}

// ---- two objects of one type ----------------------------------------------------------------

static bool is_argument(const struct lock_name *name)
{
	return name->root == ROOT_PARAM;
}

// Two orders of the same two variables in one method: somebody thought of it.
static bool has_both_orders(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	for (uint32_t i = lo->pair_of_node[pair->node]; i != UINT32_MAX; i = lo->pairs.v[i].next_of_node) {
		const struct pair *other = &lo->pairs.v[i];
		if (name_is_same(lo, other->outer, pair->inner) && name_is_same(lo, other->inner, pair->outer))
			return true;
	}
	return false;
}

static bool is_final_suffix(const struct lock_order *lo, const struct lock_name *name)
{
	for (uint32_t i = 0; i < name->n_suffix; i++)
		if (!(name->suffix[i] & SUFFIX_ELEMENT) && lo->world->fields[name->suffix[i]]->access & ACC_FINAL)
			return true;
	return false;
}

struct verdict judge_self(struct lock_order *lo, uint32_t index, uint32_t other)
{
	struct verdict v = { .score = 45 };
	const struct pair *pair = &lo->pairs.v[index];
	const struct lock_name *outer = &lo->names.v[pair->outer], *inner = &lo->names.v[pair->inner];
	uint32_t twice[2] = { index, other };

	if (is_fresh(lo, pair->outer) || is_fresh(lo, pair->inner) || has_both_orders(lo, index))
		return v;
	if (pair->outer_mode == LOCK_READ && pair->inner_mode == LOCK_READ)
		return v;
	bool two_arguments = is_argument(outer) && is_argument(inner) && outer->number != inner->number;
	bool below_this = is_argument(outer) && is_argument(inner) && outer->number == inner->number &&
		outer->n_suffix < inner->n_suffix;
	if (below_this && is_final_suffix(lo, inner))
		return v; // what a final field holds was there first: the order is fixed
	if (!two_arguments && !below_this)
		return v;
	if (!threads_allow(lo, twice, 2) || gate_between(lo, twice, 2))
		return v;
	v.is_possible = true;
	if (two_arguments)
		say(lo, &v, 25, false, "the two objects are chosen by the caller, who may swap them");
	else
		say(lo, &v, -5, true, "one object leads to the other; the order may be fixed");
	bool is_public = is_public_entry(lo, index);
	if (is_public)
		say(lo, &v, 15, false, "the stack starts at a public method of a public class");
	weigh_length(lo, &v, twice, 1);
	v.severity = two_arguments && (is_public || !lo->is_library) ? SEVERITY_HIGH : SEVERITY_MEDIUM;
	return v;
}
