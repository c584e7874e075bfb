// What is so at each point of a thread: which threads that it started may be running, which signals it may
// have given, for which it has not waited yet. All are sets of bits that instructions add and remove, so
// a method's effect is a pair (gen, kill), and the state at a point is
//
//     gen | (in & ~kill)       in: the state at the method's entry, over all its callers
//
// Bottom-up over the calls gen and kill of every node are found, top-down the states at the entries.
// gen is a may (union over paths), kill a must (intersection). An end that was waited for by a wait
// that is interrupted counts as waited for (doc/soundness.md).
//
// Both are fixed points, without a bound on rounds. At first no node returns: it adds nothing and takes away
// everything. Each time that one is looked at it adds more or takes away less, which makes its callers do so too,
// and there are finitely many bits.
//
// A join in a loop takes away one thread of many; they are all gone when the loop is left.
//
// A method that is left by an exception has another pair of sets for that: throws.c has where such exceptions go.
#include "threads/internal.h"

#include <stdlib.h>

static struct bitset new_set(struct threads *t)
{
	return bitset_new(t->n_bits, &t->arena);
}

static void add_bit(struct bitset *gen, uint32_t bit)
{
	bitset_add(gen, bit);
}

// A lock that was taken in the method itself is released: as it was at the entry, where it may have been held.
static void release(const struct threads *t, struct bitset *gen, struct bitset *kill, uint32_t bit)
{
	if (bit >= bit_unheld(t, 0) && bitset_has(kill, bit) && !bitset_has(gen, bit))
		bitset_remove(kill, bit);
	else
		bitset_add(gen, bit);
}

static void remove_bit(struct bitset *gen, struct bitset *kill, uint32_t bit)
{
	bitset_remove(gen, bit);
	bitset_add(kill, bit);
}

static void remove_all(struct bitset *gen, struct bitset *kill, const struct bitset *bits)
{
	for (uint32_t w = 0; w < bits->n_words; w++) {
		gen->words[w] &= ~bits->words[w];
		kill->words[w] |= bits->words[w];
	}
}

// ---- one method -------------------------------------------------------------------------------

// All edges of one call are one step: what any of them adds, and what all of them remove.
static uint32_t step_calls(const struct threads *t, const struct node_flow *flow, uint32_t at,
	struct bitset *gen, struct bitset *kill, struct bitset *added, struct bitset *removed)
{
	uint32_t insn = flow->events[at].insn;
	bool is_first = true;
	bitset_clear(added);
	bitset_clear(removed);
	uint32_t first = at;
	for (; at < flow->n_events && flow->events[at].insn == insn &&
		 flow->events[at].kind <= EVENT_CALL_NOT;
		 at++) {
		if (flow->events[at].kind == EVENT_CALL_NOT)
			continue;
		const struct node_flow *callee = &t->flows[flow->events[at].number];
		bitset_union(added, &callee->out_gen);
		if (callee->is_initialiser) // it may have run before, or be what runs now
			continue;
		if (is_first)
			bitset_copy(removed, &callee->out_kill);
		else
			bitset_intersect(removed, &callee->out_kill);
		is_first = false;
		if (flow->events[at].kind == EVENT_CALL_EACH)
			bitset_union(removed, &callee->out_one);
	}
	for (uint32_t i = first; i < at; i++)
		if (flow->events[i].kind == EVENT_CALL_NOT)
			bitset_remove(added, flow->events[i].number);
	remove_all(gen, kill, removed);
	bitset_union(gen, added);
	return at;
}

// Those that the ended thread started and waited for have ended too.
static void remove_children(const struct threads *t, uint32_t thread, struct bitset *gen,
	struct bitset *kill)
{
	const struct node_flow *left = &t->flows[t->all[thread].entry];
	const struct bitset *children = &t->descendants[thread];
	for (uint32_t d = bitset_next(children, 0); d != UINT32_MAX; d = bitset_next(children, d + 1))
		if (!flow_may_leave(left, d))
			remove_bit(gen, kill, d);
}

struct scratch {
	struct bitset added, removed, gen, kill, edge_gen, edge_kill;
	struct bitset *ones; // [block]: of a loop's head, what is joined one by one in the loop
};

// Steps over the events of instructions from `first` up to, not including, `end`.
static void step_range(const struct threads *t, const struct node_flow *flow, uint32_t first,
	uint32_t end, struct bitset *gen, struct bitset *kill, struct bitset *added,
	struct bitset *removed)
{
	uint32_t low = 0, high = flow->n_events;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (flow->events[middle].insn < first)
			low = middle + 1;
		else
			high = middle;
	}
	while (low < flow->n_events && flow->events[low].insn < end) {
		const struct event *event = &flow->events[low];
		switch (event->kind) {
		case EVENT_CALL:
		case EVENT_CALL_EACH:
		case EVENT_CALL_NOT:
			low = step_calls(t, flow, low, gen, kill, added, removed);
			continue;
		case EVENT_ADD:
			release(t, gen, kill, event->number);
			break;
		case EVENT_REMOVE:
		case EVENT_REMOVE_TIMED:
			remove_bit(gen, kill, event->number);
			if (event->number <= t->n_threads)
				remove_children(t, event->number, gen, kill);
			break;
		default:
			break;
		}
		low++;
	}
}

// What is joined one by one in each of the node's loops.
static void find_ones(const struct threads *t, const struct body *body,
	const struct node_flow *flow, struct bitset *ones)
{
	for (uint32_t b = 0; b <= body->ir->n_blocks; b++)
		bitset_clear(&ones[b]);
	for (uint32_t i = 0; i < flow->n_events; i++) {
		const struct event *event = &flow->events[i];
		uint32_t head = body->ir->blocks[body->ir->block_of[event->insn]].loop_head;
		for (uint32_t h = head; h; h = body->ir->loop_parent[h])
			if (event->kind == EVENT_REMOVE_ONE)
				bitset_add(&ones[h], event->number);
			else if (event->kind == EVENT_CALL)
				bitset_union(&ones[h], &t->flows[event->number].out_one);
	}
}

static bool meet(struct node_flow *flow, uint32_t block, const struct bitset *gen,
	const struct bitset *kill)
{
	if (!flow->is_reached[block]) {
		flow->is_reached[block] = true;
		bitset_copy(&flow->gen[block], gen);
		bitset_copy(&flow->kill[block], kill);
		return true;
	}
	bool is_changed = bitset_union(&flow->gen[block], gen);
	return bitset_intersect(&flow->kill[block], kill) || is_changed;
}

// Who has waited too long is told so by an exception: the threads may still run.
static void undo_timed(const struct node_flow *flow, const struct ir_block *block,
	struct bitset *gen)
{
	for (uint32_t i = 0; i < flow->n_events; i++)
		if (flow->events[i].kind == EVENT_REMOVE_TIMED && flow->events[i].insn >= block->first &&
			flow->events[i].insn < block->first + block->n)
			add_bit(gen, flow->events[i].number);
}

// The state where the exception is thrown, by the instruction itself or by what it calls: in edge_gen and edge_kill.
static void state_thrown(const struct threads *t, const struct body *body,
	const struct node_flow *flow, uint32_t insn, struct scratch *s)
{
	uint32_t b = body->ir->block_of[insn];
	struct bitset *gen = &s->edge_gen, *kill = &s->edge_kill;
	bitset_copy(gen, &flow->gen[b]);
	bitset_copy(kill, &flow->kill[b]);
	step_range(t, flow, body->ir->blocks[b].first, insn, gen, kill, &s->added, &s->removed);
	if (ir_at(body->ir, insn)->op == IR_THROW)
		return;
	bitset_clear(&s->added);
	bitset_fill(&s->removed);
	for (uint32_t i = 0; i < flow->n_events; i++) {
		const struct node_flow *callee = flow->events[i].kind <= EVENT_CALL_EACH
			? &t->flows[flow->events[i].number]
			: NULL;
		if (!callee || flow->events[i].insn != insn || !callee->thrown.n)
			continue;
		bitset_union(&s->added, &callee->thrown_gen);
		bitset_intersect(&s->removed, &callee->thrown_kill);
	}
	remove_all(gen, kill, &s->removed);
	bitset_union(gen, &s->added);
}

static bool flow_thrown(struct threads *t, const struct body *body, struct node_flow *flow,
	uint32_t b, struct scratch *s)
{
	const struct ir_block *block = &body->ir->blocks[b];
	bool is_changed = false;
	for (uint32_t i = 0; i < flow->n_throwers; i++) {
		const struct thrower *thrower = &flow->throwers[i];
		if (body->ir->block_of[thrower->insn] != b || thrower->succ == THROWER_LEAVES)
			continue;
		state_thrown(t, body, flow, thrower->insn, s);
		is_changed |= meet(flow, block->succs[thrower->succ].to, &s->edge_gen, &s->edge_kill);
	}
	return is_changed;
}

static bool flow_block(struct threads *t, const struct body *body, struct node_flow *flow,
	uint32_t b, struct scratch *s)
{
	const struct ir_block *block = &body->ir->blocks[b];
	bool is_changed = false;
	bitset_copy(&s->gen, &flow->gen[b]);
	bitset_copy(&s->kill, &flow->kill[b]);
	step_range(t, flow, block->first, block->first + block->n, &s->gen, &s->kill, &s->added,
		&s->removed);
	for (uint32_t k = 0; k < block->n_succs; k++) {
		uint32_t to = block->succs[k].to;
		bitset_copy(&s->edge_gen, &s->gen);
		bitset_copy(&s->edge_kill, &s->kill);
		for (uint32_t e = 0; e < flow->n_edges; e++)
			if (flow->edges[e].block == b && flow->edges[e].succ == k)
				remove_bit(&s->edge_gen, &s->edge_kill, flow->edges[e].number);
		if (block->succs[k].is_exceptional)
			undo_timed(flow, block, &s->edge_gen);
		for (uint32_t h = block->loop_head; h; h = body->ir->loop_parent[h])
			if (!body_loop_has(body, h, to))
				remove_all(&s->edge_gen, &s->edge_kill, &s->ones[h]);
		is_changed |= meet(flow, to, &s->edge_gen, &s->edge_kill);
	}
	return flow_thrown(t, body, flow, b, s) || is_changed;
}

static bool finish_thrown(struct threads *t, const struct body *body, struct node_flow *flow,
	struct scratch *s)
{
	bool is_changed = false;
	for (uint32_t i = 0; i < flow->n_throwers; i++) {
		const struct thrower *thrower = &flow->throwers[i];
		if (thrower->succ != THROWER_LEAVES || !flow->is_reached[body->ir->block_of[thrower->insn]])
			continue;
		state_thrown(t, body, flow, thrower->insn, s);
		is_changed |= bitset_union(&flow->thrown_gen, &s->edge_gen);
		is_changed |= bitset_intersect(&flow->thrown_kill, &s->edge_kill);
	}
	return is_changed;
}

// Into edge_gen and edge_kill first: a method that calls itself there asks for its own sets meanwhile.
static bool finish_node(struct threads *t, const struct body *body, struct node_flow *flow,
	struct scratch *s)
{
	bitset_clear(&s->edge_gen);
	bitset_fill(&s->edge_kill); // it never returns
	for (uint32_t b = 1; b <= body->ir->n_blocks; b++) {
		const struct ir_block *block = &body->ir->blocks[b];
		if (!flow->is_reached[b] || ir_at(body->ir, block->first + block->n - 1)->op != IR_RETURN)
			continue;
		bitset_copy(&s->gen, &flow->gen[b]);
		bitset_copy(&s->kill, &flow->kill[b]);
		step_range(t, flow, block->first, block->first + block->n, &s->gen, &s->kill, &s->added,
			&s->removed);
		bitset_union(&s->edge_gen, &s->gen);
		bitset_intersect(&s->edge_kill, &s->kill);
	}
	bool is_changed = bitset_union(&flow->out_gen, &s->edge_gen);
	is_changed |= bitset_intersect(&flow->out_kill, &s->edge_kill);
	return finish_thrown(t, body, flow, s) || is_changed;
}

static bool flow_body(struct threads *t, const struct body *body, struct node_flow *flow,
	struct scratch *s)
{
	uint32_t n_blocks = body->ir->n_blocks;
	if (!flow->gen) {
		flow->gen = ARENA_ARRAY(&t->arena, struct bitset, n_blocks + 1);
		flow->kill = ARENA_ARRAY(&t->arena, struct bitset, n_blocks + 1);
		flow->is_reached = ARENA_ARRAY(&t->arena, bool, n_blocks + 1);
		for (uint32_t b = 0; b <= n_blocks; b++) {
			flow->gen[b] = new_set(t);
			flow->kill[b] = new_set(t);
		}
	}
	for (uint32_t b = 0; b <= n_blocks; b++)
		flow->is_reached[b] = false;
	find_ones(t, body, flow, s->ones);
	bitset_clear(&flow->gen[1]);
	bitset_clear(&flow->kill[1]);
	flow->is_reached[1] = true;
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t b = 1; b <= n_blocks; b++)
			if (flow->is_reached[b])
				is_changed |= flow_block(t, body, flow, b, s);
	}
	return finish_node(t, body, flow, s);
}

// Code that is not looked at makes its calls in any order.
static bool flow_calls(struct threads *t, uint32_t node, struct node_flow *flow)
{
	uint32_t n;
	bool is_changed = false;
	const struct pta_edge *edges = pta_edges_from(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind != PTA_START)
			is_changed |= bitset_union(&flow->out_gen, &t->flows[edges[i].to].out_gen);
	if (flow->thrown.n)
		is_changed |= bitset_union(&flow->thrown_gen, &flow->out_gen);
	return is_changed;
}

// ---- all methods ------------------------------------------------------------------------------

// Callees before callers, as far as there is no recursion.
static void order_nodes(const struct threads *t, uint32_t *order)
{
	uint32_t n_done = 0;
	uint8_t *state = xcalloc(t->n_nodes + 1, 1);
	VEC(uint32_t) stack = { 0 };
	for (uint32_t root = 1; root <= t->n_nodes; root++) {
		if (state[root])
			continue;
		vec_push(&stack, root);
		while (stack.n) {
			uint32_t node = stack.v[stack.n - 1], n;
			if (state[node]) {
				stack.n--;
				if (state[node] == 1) {
					state[node] = 2;
					order[n_done++] = node;
				}
				continue;
			}
			state[node] = 1;
			const struct pta_edge *edges = pta_edges_from(t->pta, node, &n);
			for (uint32_t i = 0; i < n; i++)
				if (!state[edges[i].to])
					vec_push(&stack, edges[i].to);
		}
	}
	vec_release(&stack);
	free(state);
}

// Those that code which is not looked at starts.
static void add_own_starts(struct threads *t, uint32_t node, struct bitset *gen)
{
	for (uint32_t thread = 1; thread <= t->n_threads; thread++)
		if (thread_is_started_by(&t->all[thread], node)) {
			bitset_add(gen, BIT_STARTED);
			bitset_add(gen, thread);
			bitset_union(gen, &t->descendants[thread]);
		}
}

static void begin_nodes(struct threads *t)
{
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		struct node_flow *flow = &t->flows[node];
		flow->out_gen = new_set(t);
		flow->out_kill = new_set(t);
		flow->out_one = new_set(t);
		bool has_body = bodies_of_node(t->bodies, node) != NULL;
		flow->is_initialiser = strcmp(pta_node(t->pta, node)->method->name->text, "<clinit>") == 0;
		if (flow->thrown.n) {
			flow->thrown_gen = new_set(t);
			flow->thrown_kill = new_set(t);
			if (has_body)
				bitset_fill(&flow->thrown_kill);
		}
		for (uint32_t i = 0; i < flow->n_events; i++)
			if (flow->events[i].kind == EVENT_REMOVE_ONE)
				bitset_add(&flow->out_one, flow->events[i].number);
		if (has_body)
			bitset_fill(&flow->out_kill);
		else
			add_own_starts(t, node, &flow->out_gen);
	}
}

// What the node, or what it calls, joins one by one. Asks for no other set.
static bool flow_ones(struct threads *t, uint32_t node)
{
	struct node_flow *flow = &t->flows[node];
	bool is_changed = false;
	for (uint32_t i = 0; i < flow->n_events; i++)
		if (flow->events[i].kind == EVENT_CALL)
			is_changed |= bitset_union(&flow->out_one, &t->flows[flow->events[i].number].out_one);
	uint32_t n = 0;
	const struct pta_edge *edges = bodies_of_node(t->bodies, node)
		? NULL
		: pta_edges_from(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind != PTA_START)
			is_changed |= bitset_union(&flow->out_one, &t->flows[edges[i].to].out_one);
	return is_changed;
}

// The nodes to look at again when this one has changed: its callers and, if threads begin with it, whoever waits for
// their end.
static void wake(const struct threads *t, uint32_t node, const bool *waits, bool *is_waiting)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(t->pta, node, &n);
	for (uint32_t i = 0; i < n; i++)
		is_waiting[edges[i].from] = true;
	bool is_entry = false;
	for (uint32_t thread = 1; thread <= t->n_threads; thread++)
		is_entry |= t->all[thread].entry == node;
	for (uint32_t other = 1; is_entry && other <= t->n_nodes; other++)
		is_waiting[other] |= waits[other];
}

static void flow_up(struct threads *t, const uint32_t *order, struct scratch *s,
	struct budget *budget)
{
	begin_nodes(t);
	for (bool is_changed = true; is_changed && !budget_is_over(budget);) {
		is_changed = false;
		for (uint32_t i = 0; i < t->n_nodes; i++)
			is_changed |= flow_ones(t, order[i]);
	}
	bool *is_waiting = xcalloc(t->n_nodes + 1, sizeof(bool)),
		 *waits = xcalloc(t->n_nodes + 1, sizeof(bool));
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		const struct node_flow *flow = &t->flows[node];
		is_waiting[node] = true;
		for (uint32_t i = 0; i < flow->n_events; i++)
			waits[node] |= (flow->events[i].kind == EVENT_REMOVE ||
							   flow->events[i].kind == EVENT_REMOVE_TIMED) &&
				flow->events[i].number <= t->n_threads;
	}
	for (bool is_changed = true; is_changed && !budget_is_over(budget);) {
		is_changed = false;
		for (uint32_t i = 0; i < t->n_nodes; i++) {
			uint32_t node = order[i];
			if (!is_waiting[node])
				continue;
			is_waiting[node] = false;
			const struct body *body = bodies_of_node(t->bodies, node);
			if (body ? flow_body(t, body, &t->flows[node], s)
					 : flow_calls(t, node, &t->flows[node])) {
				wake(t, node, waits, is_waiting);
				is_changed = true;
			}
		}
	}
	free(waits);
	free(is_waiting);
}

// What a call runs here, it runs beside the threads that it starts; what it runs for each element, beside what it
// started for those before.
static void add_started(const struct threads *t, const struct node_flow *flow, uint32_t insn,
	uint32_t callee, struct bitset *state)
{
	for (uint32_t i = 0; i < flow->n_events; i++)
		if (flow->events[i].insn == insn && flow->events[i].kind == EVENT_ADD &&
			flow->events[i].number <= t->n_threads)
			bitset_add(state, flow->events[i].number);
		else if (flow->events[i].insn == insn && flow->events[i].kind == EVENT_CALL_EACH &&
			flow->events[i].number == callee)
			bitset_union(state, &t->flows[callee].out_gen);
}

// The state at the entry of every node that it calls.
static void hand_down(struct threads *t, uint32_t node, struct scratch *s, bool *is_waiting,
	bool *is_changed)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_from(t->pta, node, &n);
	const struct body *body = bodies_of_node(t->bodies, node);
	struct node_flow *flow = &t->flows[node];
	for (uint32_t i = 0; i < n; i++) {
		struct node_flow *callee = &t->flows[edges[i].to];
		uint32_t inside = threads_inside(t, &edges[i]);
		if (edges[i].kind == PTA_START && !inside)
			continue;
		if (body) {
			uint32_t insn = inside ? inside : body_insn_at(body, edges[i].bci);
			threads_state_at(t, node, insn, &s->gen);
			if (edges[i].kind == PTA_RUN)
				add_started(t, flow, insn, edges[i].to, &s->gen);
		} else {
			bitset_copy(&s->gen, &flow->in);
			bitset_union(&s->gen, &flow->out_gen);
		}
		bool is_new = !callee->is_in_known;
		callee->is_in_known = true;
		if (bitset_union(&callee->in, &s->gen) || is_new) {
			is_waiting[edges[i].to] = true;
			*is_changed = true;
		}
	}
}

// Does it come to the instruction whenever it returns?
static bool is_always_done(const struct ir *ir, uint32_t insn, const uint32_t *returns, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!ir_insn_dominates(ir, insn, returns[i]))
			return false;
	return true;
}

typedef VEC(uint32_t) number_list;

// The bits that the node adds whenever it runs, by itself or by what it calls: those of all nodes to which calls lead
// that are always made.
static void add_always(const struct threads *t, uint32_t node, struct bitset *bits)
{
	bool *is_seen = xcalloc(t->n_nodes + 1, sizeof(*is_seen));
	number_list work = { 0 }, returns = { 0 };
	is_seen[node] = true;
	vec_push(&work, node);
	while (work.n) {
		uint32_t at = vec_pop(&work);
		const struct body *body = bodies_of_node(t->bodies, at);
		const struct node_flow *flow = &t->flows[at];
		if (!body)
			continue;
		vec_clear(&returns);
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (ir_at(body->ir, i)->op == IR_RETURN)
				vec_push(&returns, i);
		for (uint32_t i = 0; i < flow->n_events; i++) {
			const struct event *event = &flow->events[i];
			bool is_call = event->kind == EVENT_CALL && !is_seen[event->number];
			if ((!is_call && event->kind != EVENT_ADD) ||
				!is_always_done(body->ir, event->insn, returns.v, returns.n))
				continue;
			if (is_call) {
				is_seen[event->number] = true;
				vec_push(&work, event->number);
			} else {
				bitset_add(bits, event->number);
			}
		}
	}
	vec_release(&returns);
	vec_release(&work);
	free(is_seen);
}

// Does the thread make the signal's object, again and again? Then there is nothing to wait for before.
static bool makes_signal(const struct threads *t, uint32_t thread, const struct signal *signal)
{
	return signal->object && !heap_object_is_once(t->heap, signal->object) &&
		bitset_has(&t->all[thread].reaches, pta_object(t->pta, signal->object)->node);
}

static void flow_down(struct threads *t, const uint32_t *order, struct scratch *s)
{
	bool *is_waiting = xcalloc(t->n_nodes + 1, sizeof(bool));
	for (uint32_t node = 1; node <= t->n_nodes; node++)
		t->flows[node].in = new_set(t);
	for (uint32_t thread = 1; thread <= t->n_threads; thread++) {
		struct node_flow *entry = &t->flows[t->all[thread].entry];
		entry->is_in_known = true;
		is_waiting[t->all[thread].entry] = true;
		bitset_add(&entry->in, bit_phase(t, 0));
		if (threads_is_inside(t, t->all[thread].entry)) // as it is where the call is made
			continue;
		for (uint32_t i = 0; i < t->signals.n; i++)
			if (!makes_signal(t, thread, &t->signals.v[i]))
				bitset_add(&entry->in, bit_unawaited(t, i));
		// What is done again and again has signalled before, unless it signals in the end only.
		if (pta_origin(t->pta, thread)->times == MODEL_REPEATED && t->signals.n) {
			bitset_clear(&s->gen);
			add_always(t, t->all[thread].entry, &s->gen);
			for (uint32_t i = 0; i < t->signals.n; i++)
				if (bitset_has(&s->gen, bit_signalled(t, i)))
					bitset_add(&entry->in, bit_signalled(t, i));
		}
		for (uint32_t i = 0; i < t->locks.n; i++)
			bitset_add(&entry->in, bit_unheld(t, i));
	}
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t i = t->n_nodes; i-- > 0;) {
			if (!is_waiting[order[i]])
				continue;
			is_waiting[order[i]] = false;
			hand_down(t, order[i], s, is_waiting, &is_changed);
		}
	}
	free(is_waiting);
}

void threads_flow(struct threads *t, struct budget *budget)
{
	struct scratch s = { new_set(t), new_set(t), new_set(t), new_set(t), new_set(t), new_set(t),
		NULL };
	uint32_t *order = ARENA_ARRAY(&t->arena, uint32_t, t->n_nodes + 1);
	uint32_t n_blocks = 0;
	for (uint32_t b = 0; b < t->bodies->all.n; b++)
		if (t->bodies->all.v[b]->ir->n_blocks > n_blocks)
			n_blocks = t->bodies->all.v[b]->ir->n_blocks;
	s.ones = ARENA_ARRAY(&t->arena, struct bitset, n_blocks + 1);
	for (uint32_t b = 0; b <= n_blocks; b++)
		s.ones[b] = new_set(t);
	order_nodes(t, order);
	threads_find_throwers(t, order);
	flow_up(t, order, &s, budget);
	flow_down(t, order, &s);
}

// gen | (in & ~kill) at the instruction.
static void state_from(const struct threads *t, uint32_t node, uint32_t insn,
	const struct bitset *in, struct bitset *state)
{
	const struct node_flow *flow = &t->flows[node];
	const struct body *body = bodies_of_node(t->bodies, node);
	if (!body || !insn || !flow->gen) {
		bitset_copy(state, in);
		bitset_union(state, &flow->out_gen);
		return;
	}
	uint32_t b = body->ir->block_of[insn];
	struct arena arena;
	arena_init(&arena);
	struct bitset kill = bitset_new(t->n_bits, &arena), added = bitset_new(t->n_bits, &arena),
				  removed = bitset_new(t->n_bits, &arena);
	bitset_copy(state, &flow->gen[b]);
	bitset_copy(&kill, &flow->kill[b]);
	step_range(t, flow, body->ir->blocks[b].first, insn, state, &kill, &added, &removed);
	for (uint32_t w = 0; w < state->n_words; w++)
		state->words[w] |= in->words[w] & ~kill.words[w];
	arena_release(&arena);
}

void threads_state_at(const struct threads *t, uint32_t node, uint32_t insn, struct bitset *state)
{
	state_from(t, node, insn, &t->flows[node].in, state);
}

struct thread_state threads_state_by(const struct threads *t, const struct thread_point *way,
	uint32_t n, struct arena *arena)
{
	struct thread_state state = { way[n - 1], bitset_new(t->n_bits, arena) };
	struct bitset in = bitset_new(t->n_bits, arena);
	bitset_copy(&in, &t->flows[way[0].node].in);
	for (uint32_t i = 0; i < n; i++) {
		state_from(t, way[i].node, way[i].insn, &in, &state.bits);
		// In the call, not before it.
		add_started(t, &t->flows[way[i].node], way[i].insn, i + 1 < n ? way[i + 1].node : 0,
			&state.bits);
		bitset_copy(&in, &state.bits);
	}
	return state;
}
