// Gates: locks that keep the stacks of a cycle apart, because each holds them when it asks for its inner
// lock. Two threads cannot both be there.
//
// A lock that one stack takes after its outer lock and the other before is a gate too. With the outer
// lock it makes a cycle of its own then, which is a finding of its own.
#include "analysis/lock_order/gates.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"

#define MAX_GATES 8
#define MAX_WAY_STEPS 5000 // behaviours looked at for one way

struct gates {
	uint32_t n;
	uint32_t keys[MAX_GATES];
	// Names of locks that are the receiver, or reached from it by final fields: one object, if the
	// receiver is.
	uint32_t n_own;
	uint32_t own[MAX_GATES];
	// Held for reading: a gate to those who hold it for writing. Keys, and names of the receiver's.
	uint32_t n_read, read[MAX_GATES];
	uint32_t n_own_read, own_read[MAX_GATES];
};

static bool has_gate(const struct gates *gates, uint32_t key)
{
	for (uint32_t i = 0; i < gates->n; i++)
		if (gates->keys[i] == key)
			return true;
	return false;
}

static void add_gate(struct lock_order *lo, struct gates *gates, uint32_t name, uint8_t mode)
{
	uint32_t keys[MAX_KEYS];
	if (keys_of(lo, name, mode, keys) != 1 || !lo->keys.v[keys[0]].is_single)
		return;
	if (judge_is_read(lo, name, mode)) {
		if (gates->n_read < MAX_GATES)
			gates->read[gates->n_read++] = keys[0];
	} else if (gates->n < MAX_GATES && !has_gate(gates, keys[0])) {
		gates->keys[gates->n++] = keys[0];
	}
}

static bool has_own(const struct lock_order *lo, const struct gates *gates, uint32_t name)
{
	for (uint32_t i = 0; i < gates->n_own; i++)
		if (name_is_same(lo, gates->own[i], name))
			return true;
	return false;
}

static void add_own(const struct lock_order *lo, struct gates *gates, const struct cg_node *node,
	uint32_t name, uint8_t mode)
{
	const struct lock_name *n = &lo->names.v[name];
	if (n->root != ROOT_PARAM || n->number != 0 || method_is_static(node->method) ||
		!name_is_stable(lo, name))
		return;
	if (judge_is_read(lo, name, mode)) {
		if (gates->n_own_read < MAX_GATES)
			gates->own_read[gates->n_own_read++] = name;
	} else if (gates->n_own < MAX_GATES && !has_own(lo, gates, name)) {
		gates->own[gates->n_own++] = name;
	}
}

static void keep_common_own(const struct lock_order *lo, struct gates *gates,
	const struct gates *others)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < gates->n_own; i++)
		if (has_own(lo, others, gates->own[i]))
			gates->own[n++] = gates->own[i];
	gates->n_own = n;
}

static void add_held(struct lock_order *lo, struct gates *gates, const struct cg_node *node,
	uint32_t held)
{
	for (; held; held = node->facts->helds[held].below) {
		const struct fact_held *h = &node->facts->helds[held];
		if (!h->lock)
			continue;
		uint32_t name = name_of_expr(lo, node, h->lock);
		add_own(lo, gates, node, name, h->mode);
		add_gate(lo, gates, name, h->mode);
	}
}

// Does code before the place where the lock was taken jump behind it, but not behind this place?
static bool is_jumped_over(const struct method *method, uint32_t first, uint32_t bci)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; at < first && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a >= (int32_t)first &&
			insn.a <= (int32_t)bci)
			return true;
		at = insn.next;
	}
	return false;
}

// Is it surely held there: that of a class initialiser, or taken by the method itself (a semaphore)? What
// calls leave to their caller they may leave on some ways only.
static bool is_surely_left(const struct lock_order *lo, const struct cg_node *node,
	const struct left_held *left, uint32_t bci)
{
	if (lo->names.v[left->name].root == ROOT_INIT)
		return true;
	for (uint32_t i = 0; i < node->facts->n_left; i++)
		if (!node->facts->left[i].is_release && node->facts->left[i].bci + 1u == left->first)
			return !is_jumped_over(node->method, left->first, bci);
	return false;
}

static uint32_t next_surely_left(const struct lock_order *lo, uint32_t id, uint32_t left,
	uint32_t bci)
{
	left = left_next(lo, left, bci);
	while (left && !is_surely_left(lo, &lo->cg->nodes[id], &lo->lefts.v[left], bci))
		left = left_next(lo, lo->lefts.v[left].next, bci);
	return left;
}

// What the caller holds at the call.
static void add_held_at_call(struct lock_order *lo, struct gates *gates, const struct cg_edge *edge)
{
	const struct cg_node *caller = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &caller->facts->calls[edge->call];
	for (uint32_t left = next_surely_left(lo, edge->from, lo->left_of_node[edge->from], call->bci);
		 left; left = next_surely_left(lo, edge->from, lo->lefts.v[left].next, call->bci))
		add_gate(lo, gates, lo->lefts.v[left].name, lo->lefts.v[left].mode);
	add_held(lo, gates, caller, call->held);
}

// A lock in the terms of one of the pairs that the pair was lifted from, in those of the frames above, up
// to who started the thread: one of them may know which object it is.
static void add_lifted(struct lock_order *lo, struct gates *gates, uint32_t index, uint32_t level,
	uint32_t name, uint8_t mode)
{
	uint32_t chain[MAX_LIFTS + 1], n = 0;
	for (uint32_t i = index; i != level && n <= MAX_LIFTS; i = lo->pairs.v[i].below)
		chain[n++] = i;
	while (n && lo->names.v[name].root == ROOT_PARAM) {
		name = name_lift(lo, name, &lo->cg->edges[lo->pairs.v[chain[--n]].via]);
		add_gate(lo, gates, name, mode);
	}
	const struct pair top = lo->pairs.v[index];
	if (n == 0)
		add_own(lo, gates, &lo->cg->nodes[top.node], name, mode);
	if (top.starter)
		add_gate(lo, gates, name_lift(lo, name, &lo->cg->edges[top.start]), mode);
}

// Is the callee's receiver that of the caller?
static bool is_called_on_this(const struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *caller = &lo->cg->nodes[edge->from];
	uint32_t receiver = cg_argument(lo->cg, edge, 0);
	return receiver && !method_is_static(caller->method) &&
		!method_is_static(lo->cg->nodes[edge->to].method) &&
		caller->facts->exprs[receiver].kind == EXPR_PARAM && caller->facts->exprs[receiver].a == 0;
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
		struct gates here = held_by_callers(lo, edge->from, depth + 1);
		add_held_at_call(lo, &here, edge);
		here.n_read = here.n_own_read = 0; // it is not asked whether all callers do
		if (!is_called_on_this(lo, edge))
			here.n_own = 0;
		if (is_first) {
			all = here;
			is_first = false;
			continue;
		}
		keep_common_own(lo, &all, &here);
		uint32_t n = 0;
		for (uint32_t k = 0; k < all.n; k++)
			if (has_gate(&here, all.keys[k]))
				all.keys[n++] = all.keys[k];
		all.n = n;
	}
	return all;
}

// A frame of a pair, counted from the one with the outer lock.
struct pair_step {
	uint32_t node, reach;
	uint32_t via;       // the edge by which it goes on; UINT32_MAX: it asks for the inner lock
	uint32_t held, bci; // there; held by the frame itself
	bool is_entering;   // a class initialiser asks for its own lock
};

static struct pair_step step_of(const struct lock_order *lo, const struct pair *bottom,
	uint32_t frame, uint32_t last_reach)
{
	struct pair_step step = { .node = bottom->node, .via = bottom->via };
	uint32_t lock = bottom->lock;
	if (frame) {
		step.reach = frame == 1 ? bottom->reach : lo->reaches.v[last_reach].callee;
		const struct reach *at = &lo->reaches.v[step.reach];
		step.via = at->via;
		step.node = at->node;
		lock = at->lock;
	}
	const struct method_facts *facts = lo->cg->nodes[step.node].facts;
	if (step.via != UINT32_MAX) {
		const struct fact_call *call = &facts->calls[lo->cg->edges[step.via].call];
		step.held = call->held;
		step.bci = call->bci;
	} else if (lock == LOCK_INIT) {
		step.is_entering = true;
	} else {
		step.held = lock & LOCK_AWAIT ? facts->calls[lock & ~LOCK_AWAIT].held
									  : facts->locks[lock].held;
		step.bci = lock_bci(facts, lock);
	}
	return step;
}

// A lock that a frame of the pair holds: as it sees it, and as the frames above do.
static void add_of_frame(struct lock_order *lo, struct gates *gates, uint32_t index,
	const uint32_t *edges, uint32_t frame, uint32_t name, uint8_t mode)
{
	add_gate(lo, gates, name, mode);
	for (uint32_t up = frame; up > 0 && lo->names.v[name].root == ROOT_PARAM; up--) {
		name = name_lift(lo, name, &lo->cg->edges[edges[up - 1]]);
		add_gate(lo, gates, name, mode);
	}
	add_lifted(lo, gates, index, pair_bottom(lo, index), name, mode);
}

// What is held when the inner lock is asked for, but the outer lock: taken before it or after.
static void add_held_at_inner(struct lock_order *lo, struct gates *gates, uint32_t index)
{
	uint32_t bottom_index = pair_bottom(lo, index);
	const struct pair bottom = lo->pairs.v[bottom_index];
	uint32_t edges[MAX_CALLS + 2], reach = 0;
	for (uint32_t frame = 0; frame < MAX_CALLS + 2; frame++) {
		struct pair_step step = step_of(lo, &bottom, frame, reach);
		const struct cg_node *node = &lo->cg->nodes[step.node];
		edges[frame] = step.via;
		reach = step.reach;
		for (uint32_t held = step.held; held; held = node->facts->helds[held].below) {
			const struct fact_held *h = &node->facts->helds[held];
			if (!h->lock || (frame == 0 && held == bottom.held))
				continue;
			uint32_t name = name_of_expr(lo, node, h->lock);
			if (frame == 0 && name_is_same(lo, name, bottom.inner)) // after a wait
				continue;
			add_of_frame(lo, gates, index, edges, frame, name, h->mode);
		}
		uint32_t left = step.is_entering
			? 0
			: next_surely_left(lo, step.node, lo->left_of_node[step.node], step.bci);
		for (; left; left = next_surely_left(lo, step.node, lo->lefts.v[left].next, step.bci)) {
			const struct left_held l = lo->lefts.v[left];
			if (frame || !name_is_same(lo, l.name, bottom.outer))
				add_of_frame(lo, gates, index, edges, frame, l.name, l.mode);
		}
		if (step.via == UINT32_MAX)
			return;
	}
}

// What the frames that the pair was lifted to hold where they call on.
static void add_held_above(struct lock_order *lo, struct gates *gates, uint32_t index)
{
	for (uint32_t level = index; lo->pairs.v[level].below != UINT32_MAX;
		 level = lo->pairs.v[level].below) {
		const struct cg_edge *edge = &lo->cg->edges[lo->pairs.v[level].via];
		const struct cg_node *node = &lo->cg->nodes[edge->from];
		const struct fact_call *call = &node->facts->calls[edge->call];
		for (uint32_t left =
				 next_surely_left(lo, edge->from, lo->left_of_node[edge->from], call->bci);
			 left; left = next_surely_left(lo, edge->from, lo->lefts.v[left].next, call->bci)) {
			const struct left_held l = lo->lefts.v[left];
			add_gate(lo, gates, l.name, l.mode);
			add_lifted(lo, gates, index, level, l.name, l.mode);
		}
		for (uint32_t held = call->held; held; held = node->facts->helds[held].below) {
			const struct fact_held *h = &node->facts->helds[held];
			if (!h->lock)
				continue;
			uint32_t name = name_of_expr(lo, node, h->lock);
			add_gate(lo, gates, name, h->mode);
			add_lifted(lo, gates, index, level, name, h->mode);
		}
	}
}

static struct gates gates_of(struct lock_order *lo, uint32_t index)
{
	struct gates gates = held_by_callers(lo, lo->pairs.v[pair_bottom(lo, index)].node, 0);
	if (lo->pairs.v[index].below != UINT32_MAX) { // what is the receiver's there says nothing here
		struct gates of_top = held_by_callers(lo, lo->pairs.v[index].node, 0);
		gates.n_own = of_top.n_own;
		memcpy(gates.own, of_top.own, sizeof(gates.own));
	}
	add_held_at_inner(lo, &gates, index);
	add_held_above(lo, &gates, index);
	return gates;
}

// ---- ways -----------------------------------------------------------------------------------

// Which of the locks to avoid does the caller hold there?
static bool is_barred(struct lock_order *lo, const struct cg_edge *edge, const struct gates *avoid)
{
	struct gates here = { 0 };
	add_held_at_call(lo, &here, edge);
	for (uint32_t i = 0; i < here.n; i++)
		if (has_gate(avoid, here.keys[i]))
			return true;
	return false;
}

bool gate_is_top(const struct lock_order *lo, const struct cg_node *node)
{
	if (node->is_entry || node->via == UINT32_MAX)
		return true;
	for (uint32_t i = 0; i < node->n_in; i++)
		if (lo->cg->edges[lo->cg->in_edges[node->first_in + i]].kind == CG_START)
			return true;
	return false;
}

// The way by which the node was reached first.
static void first_way(const struct lock_order *lo, uint32_t node, struct gate_way *way)
{
	const struct cg_node *at = &lo->cg->nodes[node];
	for (way->n = 0; !at->is_entry && at->via != UINT32_MAX && way->n < MAX_WAY; way->n++) {
		const struct cg_edge *edge = &lo->cg->edges[at->via];
		if (edge->kind == CG_START)
			return;
		way->edges[way->n] = at->via;
		at = &lo->cg->nodes[edge->from];
	}
}

static bool is_way_barred(struct lock_order *lo, const struct gate_way *way,
	const struct gates *avoid)
{
	for (uint32_t i = 0; i < way->n && avoid->n; i++)
		if (is_barred(lo, &lo->cg->edges[way->edges[i]], avoid))
			return true;
	return false;
}

struct way_step {
	uint32_t node, edge, before; // the edge by which it calls on to the step before
};

static void way_of_steps(const struct way_step *steps, uint32_t last, struct gate_way *way)
{
	uint32_t n = 0;
	for (uint32_t i = last; i; i = steps[i].before)
		n++;
	way->n = n < MAX_WAY ? n : MAX_WAY;
	for (uint32_t i = last; i; i = steps[i].before)
		if (--n < MAX_WAY)
			way->edges[n] = steps[i].edge;
}

// A shortest way on which none of these locks is held; false: there is none.
static bool find_way(struct lock_order *lo, uint32_t node, const struct gates *avoid,
	struct gate_way *way)
{
	first_way(lo, node, way);
	if (!is_way_barred(lo, way, avoid))
		return true;
	VEC(struct way_step) steps = { 0 };
	struct map seen = { 0 };
	bool is_new, is_found = false;
	map_put(&seen, node, NULL);
	vec_push(&steps, (struct way_step){ .node = node });
	for (uint32_t i = 0; i < steps.n && !is_found; i++) {
		const struct cg_node *at = &lo->cg->nodes[steps.v[i].node];
		is_found = gate_is_top(lo, at) || steps.n > MAX_WAY_STEPS;
		if (is_found && gate_is_top(lo, at))
			way_of_steps(steps.v, i, way);
		for (uint32_t k = 0; k < at->n_in && !is_found; k++) {
			uint32_t e = lo->cg->in_edges[at->first_in + k];
			const struct cg_edge *edge = &lo->cg->edges[e];
			if (is_barred(lo, edge, avoid))
				continue;
			map_put(&seen, edge->from, &is_new);
			if (is_new)
				vec_push(&steps, (struct way_step){ edge->from, e, i });
		}
	}
	vec_release(&steps);
	map_release(&seen);
	return is_found;
}

static void unite(struct gates *all, const struct gates *more)
{
	for (uint32_t i = 0; i < more->n && all->n < MAX_GATES; i++)
		if (!has_gate(all, more->keys[i]))
			all->keys[all->n++] = more->keys[i];
}

static struct gates gates_of_others(const struct gates *gates, uint32_t n, uint32_t which)
{
	struct gates others = { 0 };
	for (uint32_t i = 0; i < n; i++)
		if (i != which)
			unite(&others, &gates[i]);
	return others;
}

// Nor can a stack have the lock that another one of the cycle holds; but for the one it waits for, which
// is a matter of taking it again.
static struct gates held_by_others(struct lock_order *lo, const uint32_t *pairs,
	const struct gates *gates, uint32_t n, uint32_t which)
{
	struct gates others = gates_of_others(gates, n, which);
	for (uint32_t i = 0; i < n; i++)
		if (i != which && i != (which + 1) % n)
			add_gate(lo, &others, lo->pairs.v[pairs[i]].outer, lo->pairs.v[pairs[i]].outer_mode);
	return others;
}

static void add_held_on_way(struct lock_order *lo, struct gates *gates, const struct gate_way *way)
{
	for (uint32_t i = 0; i < way->n; i++)
		add_held_at_call(lo, gates, &lo->cg->edges[way->edges[i]]);
}

// Of one pair: what is surely held, and what is on the first way to it.
struct gates_of_pair {
	struct gates sure, on_way;
};

// Remembered: a pair is in many cycles.
static const struct gates_of_pair *remembered(struct lock_order *lo, uint32_t pair)
{
	const uint64_t *known = map_get(&lo->gates_of_pair, pair);
	if (known)
		return (const struct gates_of_pair *)(uintptr_t)*known;
	struct gates_of_pair *made = ARENA_NEW(&lo->arena, struct gates_of_pair);
	struct gate_way way;
	made->sure = gates_of(lo, pair);
	first_way(lo, lo->pairs.v[pair].node, &way);
	add_held_on_way(lo, &made->on_way, &way);
	*map_put(&lo->gates_of_pair, pair, NULL) = (uintptr_t)made;
	return made;
}

// What each stack surely holds. Of what is held on the first way to a stack, only that is asked for which
// another may hold too: is there no way without it?
static void find_gates(struct lock_order *lo, const uint32_t *pairs, uint32_t n,
	struct gates *gates)
{
	const struct gates *on_way[MAX_CYCLE];
	struct gates all[MAX_CYCLE];
	struct gate_way way;
	for (uint32_t i = 0; i < n; i++) {
		const struct gates_of_pair *known = remembered(lo, pairs[i]);
		gates[i] = all[i] = known->sure;
		on_way[i] = &known->on_way;
		unite(&all[i], on_way[i]);
	}
	for (uint32_t i = 0; i < n; i++) {
		if (on_way[i]->n == 0)
			continue;
		const struct gates others = gates_of_others(all, n, i);
		for (uint32_t g = 0; g < on_way[i]->n; g++) {
			const struct gates one = { .n = 1, .keys = { on_way[i]->keys[g] } };
			if (has_gate(&others, one.keys[0]) && !has_gate(&gates[i], one.keys[0]) &&
				!find_way(lo, lo->pairs.v[pairs[i]].node, &one, &way))
				unite(&gates[i], &one);
		}
	}
}

uint32_t gates_own(struct lock_order *lo, uint32_t pair, uint32_t *names, uint32_t max)
{
	const struct gates *sure = &remembered(lo, pair)->sure;
	uint32_t n = sure->n_own < max ? sure->n_own : max;
	memcpy(names, sure->own, n * sizeof(*names));
	return n;
}

void gate_ways(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct gate_way *ways)
{
	struct gates gates[MAX_CYCLE];
	if (callers_ways(lo, pairs, n, ways))
		return;
	find_gates(lo, pairs, n, gates);
	for (uint32_t i = 0; i < n; i++) {
		struct gates others = held_by_others(lo, pairs, gates, n, i);
		if (!find_way(lo, lo->pairs.v[pairs[i]].node, &others, &ways[i]))
			first_way(lo, lo->pairs.v[pairs[i]].node, &ways[i]);
		add_held_on_way(lo, &gates[i], &ways[i]);
	}
}

// ---- verdict --------------------------------------------------------------------------------

// Does every way to a stack hold what another stack holds?
static bool is_any_barred(struct lock_order *lo, const uint32_t *pairs, const struct gates *gates,
	uint32_t n)
{
	struct gate_way way;
	for (uint32_t i = 0; i < n; i++) {
		struct gates others = held_by_others(lo, pairs, gates, n, i);
		for (uint32_t g = 0; g < gates[i].n; g++)
			if (has_gate(&others, gates[i].keys[g]))
				return true;
		if (others.n && !find_way(lo, lo->pairs.v[pairs[i]].node, &others, &way))
			return true;
	}
	return false;
}

static bool is_of_this(const struct lock_name *name)
{
	return name->root == ROOT_PARAM && name->number == 0;
}

// Are the locks of both reached from the receiver, which is one then?
static bool is_one_receiver(const struct lock_order *lo, const struct pair *a, const struct pair *b)
{
	const uint32_t names[] = { a->outer, a->inner, b->outer, b->inner };
	bool are_fields = true;
	for (uint32_t i = 0; i < 4; i++) {
		if (!is_of_this(&lo->names.v[names[i]]))
			return false;
		are_fields &= lo->names.v[names[i]].n_suffix > 0;
	}
	return are_fields ||
		(name_is_same(lo, a->outer, b->inner) && name_is_same(lo, a->inner, b->outer));
}

// Does one hold for writing what the other holds for reading?
static bool is_read_by(const struct gates *writer, const struct gates *reader)
{
	for (uint32_t i = 0; i < reader->n_read; i++)
		if (has_gate(writer, reader->read[i]))
			return true;
	return false;
}

static bool is_own_read_by(const struct lock_order *lo, const struct gates *writer,
	const struct gates *reader)
{
	for (uint32_t i = 0; i < reader->n_own_read; i++)
		if (has_own(lo, writer, reader->own_read[i]))
			return true;
	return false;
}

// A lock that both hold keeps them apart, if it is one and the same.
bool judge_gate_between(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	struct gates gates[MAX_CYCLE];
	find_gates(lo, pairs, n, gates);
	for (uint32_t i = 0; i < n; i++) {
		for (uint32_t k = i + 1; k < n; k++) {
			for (uint32_t g = 0; g < gates[i].n; g++)
				if (has_gate(&gates[k], gates[i].keys[g]))
					return true;
			if (is_read_by(&gates[i], &gates[k]) || is_read_by(&gates[k], &gates[i]))
				return true;
			// Fields of the same object, whose own lock, or that in another field of it, is held.
			const struct pair *a = &lo->pairs.v[pairs[i]], *b = &lo->pairs.v[pairs[k]];
			struct gates common = gates[i];
			keep_common_own(lo, &common, &gates[k]);
			bool has_common = common.n_own || is_own_read_by(lo, &gates[i], &gates[k]) ||
				is_own_read_by(lo, &gates[k], &gates[i]);
			if (has_common && is_one_receiver(lo, a, b))
				return true;
		}
	}
	return is_any_barred(lo, pairs, gates, n);
}
