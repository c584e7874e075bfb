// What depends on a value: values computed from it, and blocks that run or not depending on it.
//
// Control dependence as in Ferrante, Ottenstein, Warren (1987): a block depends on a branch if it
// post-dominates one way out of it but not the branch. Only normal edges count: what an exception
// might skip depends on nothing of interest. The closure is transitive; a phi where the ways out of a
// branch meet depends on the branch. Calls depend on their arguments, fresh objects on what
// their constructors and methods are given, elements of local arrays on what is stored in them.
#include "analysis/stale_value/flow.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/models.h"
#include "base/intern.h"

#define MAX_ORIGINS 64

// ---- post-dominators --------------------------------------------------------------------------

// Orders blocks so that successors come first, by normal edges: postorder of a depth-first search.
static uint32_t postorder(const struct ir *ir, uint32_t *order, uint32_t *number,
	struct arena *arena)
{
	uint32_t n = 0, depth = 0;
	uint32_t *stack = ARENA_ARRAY(arena, uint32_t, ir->n_blocks + 1);
	uint32_t *next = ARENA_ARRAY(arena, uint32_t, ir->n_blocks + 1);
	bool *seen = ARENA_ARRAY(arena, bool, ir->n_blocks + 1);
	for (uint32_t root = 1; root <= ir->n_blocks; root++) {
		if (seen[root])
			continue;
		seen[root] = true;
		stack[depth++] = root;
		while (depth) {
			uint32_t b = stack[depth - 1];
			const struct ir_block *block = &ir->blocks[b];
			if (next[b] < block->n_normal_succs) {
				uint32_t to = block->succs[next[b]++].to;
				if (!seen[to]) {
					seen[to] = true;
					stack[depth++] = to;
				}
				continue;
			}
			order[n] = b;
			number[b] = ++n; // the exit is 0
			depth--;
		}
	}
	return n;
}

static uint32_t meet(const uint32_t *up, const uint32_t *number, uint32_t a, uint32_t b)
{
	while (a != b) {
		while (number[a] > number[b])
			a = up[a];
		while (number[b] > number[a])
			b = up[b];
	}
	return a;
}

static void find_ipdoms(struct flow *flow)
{
	const struct ir *ir = flow->ir;
	uint32_t *order = ARENA_ARRAY(flow->arena, uint32_t, ir->n_blocks + 1);
	uint32_t *number = ARENA_ARRAY(flow->arena, uint32_t, ir->n_blocks + 1);
	uint32_t n = postorder(ir, order, number, flow->arena);
	uint32_t *up = flow->ipdom;
	bool *known = ARENA_ARRAY(flow->arena, bool, ir->n_blocks + 1);
	known[0] = true;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t i = 0; i < n; i++) {
			uint32_t b = order[i], found = 0;
			const struct ir_block *block = &ir->blocks[b];
			bool has = block->n_normal_succs == 0;
			for (uint32_t k = 0; k < block->n_normal_succs; k++) {
				uint32_t to = block->succs[k].to;
				if (!known[to])
					continue;
				found = has ? meet(up, number, found, to) : to;
				has = true;
			}
			if (!known[b] && !has)
				continue; // of an endless loop, so far
			if (!known[b] || up[b] != found) {
				known[b] = true;
				up[b] = found;
				changed = true;
			}
		}
	}
}

struct flow *flow_new(const struct ir *ir, struct arena *arena)
{
	struct flow *flow = ARENA_NEW(arena, struct flow);
	flow->ir = ir;
	flow->arena = arena;
	flow->ipdom = ARENA_ARRAY(arena, uint32_t, ir->n_blocks + 1);
	find_ipdoms(flow);
	return flow;
}

// ---- what depends on a value ------------------------------------------------------------------

struct walk {
	struct flow *flow;
	const struct ir *ir;
	struct flow_set *set;
	uint32_t barrier;           // block, or 0
	uint32_t *values, n_values; // to do
	uint32_t *branches, n_branches;
	struct bitset seen_branches;
};

static void reach_value(struct walk *w, uint32_t value)
{
	if (bitset_has(&w->set->values, value))
		return;
	const struct ir_insn *insn = ir_at(w->ir, value);
	if (insn->op == IR_PHI && w->barrier && ir_dominates(w->ir, w->ir->block_of[value], w->barrier))
		return;
	bitset_add(&w->set->values, value);
	w->values[w->n_values++] = value;
}

static void reach_branch(struct walk *w, uint32_t block)
{
	if (bitset_has(&w->seen_branches, block) || w->ir->blocks[block].n_normal_succs < 2)
		return;
	bitset_add(&w->seen_branches, block);
	w->branches[w->n_branches++] = block;
}

static bool is_fresh(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->op == IR_NEW || ir_at(ir, value)->op == IR_NEW_ARRAY;
}

static bool is_same_array(const struct ir *ir, uint32_t a, uint32_t b)
{
	const struct ir_insn *x = ir_at(ir, a), *y = ir_at(ir, b);
	if (a == b || x->op != y->op || (x->op != IR_GET_FIELD && x->op != IR_GET_STATIC))
		return a == b;
	const struct field *field = ir_resolved_field(ir, x);
	return field && !(field->access & ACC_VOLATILE) && ir_resolved_field(ir, y) == field &&
		(x->op == IR_GET_STATIC || ir_arg(ir, x, 0) == ir_arg(ir, y, 0));
}

// mine[i] = x; use(mine[i]): kept in an element, and taken from there by the same index.
static void reach_same_element(struct walk *w, uint32_t store)
{
	const struct ir *ir = w->ir;
	uint32_t array = ir_arg(ir, ir_at(ir, store), 0), index = ir_arg(ir, ir_at(ir, store), 1);
	for (uint32_t k = ir->uses_start[index]; k < ir->uses_start[index + 1]; k++) {
		const struct ir_insn *load = ir_at(ir, ir->uses[k]);
		if (load->op == IR_ARRAY_LOAD && ir_arg(ir, load, 1) == index &&
			is_same_array(ir, array, ir_arg(ir, load, 0)) &&
			ir_insn_dominates(ir, store, ir->uses[k]))
			reach_value(w, ir->uses[k]);
	}
}

// Loads of the element that was stored; of any where the index is not constant.
static void reach_elements(struct walk *w, uint32_t insn)
{
	const struct ir *ir = w->ir;
	const struct ir_insn *store = ir_at(ir, insn);
	uint32_t array = ir_arg(ir, store, 0);
	const struct ir_insn *index = ir_at(ir, ir_arg(ir, store, 1));
	if (!is_fresh(ir, array)) {
		reach_same_element(w, insn);
		return;
	}
	for (uint32_t k = ir->uses_start[array]; k < ir->uses_start[array + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op == IR_INVOKE || use->op == IR_RETURN)
			reach_value(w, array);
		if (use->op != IR_ARRAY_LOAD)
			continue;
		const struct ir_insn *other = ir_at(ir, ir_arg(ir, use, 1));
		if (index->op == IR_CONST_INT && other->op == IR_CONST_INT && !index->constant &&
			!other->constant && index->immediate != other->immediate)
			continue;
		reach_value(w, ir->uses[k]);
	}
}

// Kept in a field of the same object, and read from there later.
static void reach_loads(struct walk *w, uint32_t store)
{
	const struct ir *ir = w->ir;
	uint32_t base = ir_arg(ir, ir_at(ir, store), 0);
	const struct field *field = ir_resolved_field(ir, ir_at(ir, store));
	for (uint32_t k = ir->uses_start[base]; field && k < ir->uses_start[base + 1]; k++) {
		const struct ir_insn *load = ir_at(ir, ir->uses[k]);
		if (load->op == IR_GET_FIELD && !(field->access & ACC_VOLATILE) &&
			ir_resolved_field(ir, load) == field && ir_insn_dominates(ir, store, ir->uses[k]))
			reach_value(w, ir->uses[k]);
	}
}

static bool is_array_copy(const struct ir *ir, const struct ir_insn *call)
{
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	return call->n_args == 5 && slice_equal(ref.name, SLICE("arraycopy")) &&
		slice_equal(ref.class_name, SLICE("java/lang/System"));
}

static void reach_call(struct walk *w, uint32_t call, uint32_t value)
{
	const struct ir_insn *insn = ir_at(w->ir, call);
	if (insn->type.kind != KIND_NONE)
		reach_value(w, call);
	if (insn->sub == OP_invokespecial && insn->aux)
		reach_value(w, insn->aux);
	if (insn->sub == OP_invokestatic && is_array_copy(w->ir, insn) &&
		ir_arg(w->ir, insn, 0) == value && is_fresh(w->ir, ir_arg(w->ir, insn, 2)))
		reach_value(w, ir_arg(w->ir, insn, 2));
	if (ir_invoke_has_receiver(insn) && insn->n_args > 1) {
		uint32_t receiver = ir_arg(w->ir, insn, 0);
		if (receiver != value && is_fresh(w->ir, receiver))
			reach_value(w, receiver);
	}
}

// assert: does one way out of the block only throw an AssertionError?
static bool is_assertion(const struct ir *ir, uint32_t b)
{
	const struct ir_block *block = &ir->blocks[b];
	for (uint32_t k = 0; k < block->n_normal_succs; k++) {
		const struct ir_block *way = &ir->blocks[block->succs[k].to];
		if (way->n_normal_succs || way->n == 0)
			continue;
		for (uint32_t i = way->first; i < way->first + way->n; i++) {
			struct ir_type type = ir_at(ir, i)->type;
			if (ir_at(ir, i)->op == IR_NEW && type.kind == KIND_CLASS && type.klass &&
				slice_equal(name_slice(ir->world->classes[type.klass]->name),
					SLICE("java/lang/AssertionError")))
				return true;
		}
	}
	return false;
}

static void reach_use(struct walk *w, uint32_t use, uint32_t value)
{
	const struct ir_insn *insn = ir_at(w->ir, use);
	switch (insn->op) {
	case IR_IF:
	case IR_SWITCH:
		if (!is_assertion(w->ir, w->ir->block_of[use]))
			reach_branch(w, w->ir->block_of[use]);
		break;
	case IR_RETURN:
		w->set->is_returned = true;
		break;
	case IR_INVOKE:
		reach_call(w, use, value);
		break;
	case IR_ARRAY_STORE:
		if (ir_arg(w->ir, insn, 2) == value)
			reach_elements(w, use);
		break;
	case IR_PUT_FIELD:
		if (ir_arg(w->ir, insn, 1) == value && is_fresh(w->ir, ir_arg(w->ir, insn, 0)))
			reach_value(w, ir_arg(w->ir, insn, 0));
		else if (ir_arg(w->ir, insn, 1) == value)
			reach_loads(w, use);
		break;
	default:
		if (ir_has(insn, IR_V))
			reach_value(w, use);
	}
}

static void reach_block(struct walk *w, uint32_t b)
{
	if (bitset_has(&w->set->blocks, b))
		return;
	bitset_add(&w->set->blocks, b);
	const struct ir_block *block = &w->ir->blocks[b];
	if (ir_at(w->ir, block->first + block->n - 1)->op == IR_RETURN)
		w->set->is_returned |= ir_at(w->ir, block->first + block->n - 1)->n_args > 0;
	reach_branch(w, b);
}

// By the class that has the method: sleep() in a thread is its superclass's.
static bool is_pause(const struct ir *ir, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	if (insn->op != IR_INVOKE)
		return insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC ||
			(!ir_has(insn, IR_H) && insn->op != IR_MONITOR_ENTER);
	if (lock_effect(ir, i).action == LOCK_WAIT)
		return true;
	if (insn->sub == OP_invokedynamic)
		return false;
	const struct method *method = ir_resolved_method(ir, insn);
	struct slice owner = method ? name_slice(method->owner->name)
								: class_member_ref(ir->file, insn->constant).class_name;
	if (slice_equal(owner, SLICE("java/util/concurrent/TimeUnit")))
		return true;
	return insn->sub == OP_invokestatic &&
		(slice_equal(owner, SLICE("java/lang/Thread")) ||
			slice_equal(owner, SLICE("java/util/concurrent/locks/LockSupport")));
}

// Another one to try: while (isTaken(x)) x = next();
static bool is_computing(const struct ir *ir, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	return insn->op == IR_INVOKE && insn->sub != OP_invokedynamic && insn->type.kind != KIND_NONE &&
		ir->uses_start[i] < ir->uses_start[i + 1];
}

// From block `at`, does the code only wait, or compute the next one to try, and go back to a block above b?
static bool spins(const struct ir *ir, uint32_t at, uint32_t b)
{
	for (uint32_t steps = 0; steps < 4; steps++) {
		const struct ir_block *block = &ir->blocks[at];
		if (ir_dominates(ir, at, b))
			return true;
		if (block->n_normal_succs != 1)
			return false;
		for (uint32_t i = block->first; i < block->first + block->n; i++)
			if (!is_pause(ir, i) && !is_computing(ir, i))
				return false;
		at = block->succs[0].to;
	}
	return false;
}

// After `while (full()) pause();` all depends on full(), though it runs in any case.
static void leave_spin(struct walk *w, uint32_t b)
{
	const struct ir_block *block = &w->ir->blocks[b];
	for (uint32_t k = 0; block->n_normal_succs == 2 && k < 2; k++) {
		uint32_t out = block->succs[1 - k].to;
		if (!spins(w->ir, block->succs[k].to, b) || ir_dominates(w->ir, out, b))
			continue;
		for (uint32_t at = out; at <= w->ir->n_blocks; at++)
			if (ir_dominates(w->ir, out, at)) {
				bitset_add(&w->set->spun, at);
				reach_block(w, at);
			}
	}
}

// By normal edges, to the head of a loop that dominates the block, without going out and in again.
static bool reaches_back(const struct walk *w, uint32_t from, uint32_t head)
{
	const struct ir *ir = w->ir;
	bool *seen = ARENA_ARRAY(w->flow->arena, bool, ir->n_blocks + 1);
	uint32_t *stack = ARENA_ARRAY(w->flow->arena, uint32_t, ir->n_blocks + 1), depth = 0;
	stack[depth++] = from;
	seen[from] = true;
	while (depth) {
		const struct ir_block *block = &ir->blocks[stack[--depth]];
		for (uint32_t k = 0; k < block->n_normal_succs; k++) {
			uint32_t next = block->succs[k].to;
			if (next == head)
				return true;
			if (!seen[next] && ir_dominates(ir, head, next)) {
				seen[next] = true;
				stack[depth++] = next;
			}
		}
	}
	return false;
}

// Do all other ways out of the branch lead to another turn, too? Then it does not decide how many there are.
static bool stays_in_loop(const struct walk *w, uint32_t b, uint32_t way, uint32_t head)
{
	const struct ir_block *block = &w->ir->blocks[b];
	for (uint32_t k = 0; k < block->n_normal_succs; k++) {
		uint32_t other = block->succs[k].to;
		if (k != way && other != head && (b == head || !reaches_back(w, other, head)))
			return false;
	}
	return true;
}

// How often a loop runs decides what its variables are.
static void turn_loop(struct walk *w, uint32_t b)
{
	const struct ir_block *block = &w->ir->blocks[b];
	for (uint32_t k = 0; k < block->n_normal_succs; k++) {
		uint32_t head = block->succs[k].to;
		for (uint32_t steps = 0; steps < 8 && head && !ir_dominates(w->ir, head, b); steps++)
			head = w->ir->blocks[head].n_normal_succs == 1 ? w->ir->blocks[head].succs[0].to : 0;
		if (!head || !ir_dominates(w->ir, head, b) || stays_in_loop(w, b, k, head))
			continue;
		for (uint32_t i = 0; i < w->ir->blocks[head].n_phis; i++)
			reach_value(w, w->ir->blocks[head].first + i);
	}
}

// The blocks that the branch decides, and the phis where its ways meet.
static void follow_branch(struct walk *w, uint32_t b, bool is_direct)
{
	const struct ir_block *block = &w->ir->blocks[b];
	uint32_t join = w->flow->ipdom[b];
	for (uint32_t k = 0; k < block->n_normal_succs; k++)
		for (uint32_t at = block->succs[k].to; at && at != join; at = w->flow->ipdom[at])
			reach_block(w, at);
	if (is_direct)
		leave_spin(w, b);
	if (is_direct && !w->flow->is_explicit)
		turn_loop(w, b);
	for (uint32_t i = 0;
		 is_direct && !w->flow->is_explicit && join && i < w->ir->blocks[join].n_phis; i++)
		reach_value(w, w->ir->blocks[join].first + i);
}

static bool is_condition(const struct walk *w, uint32_t b)
{
	const struct ir_block *block = &w->ir->blocks[b];
	const struct ir_insn *last = ir_at(w->ir, block->first + block->n - 1);
	for (uint32_t k = 0; k < last->n_args; k++)
		if (bitset_has(&w->set->values, ir_arg(w->ir, last, k)))
			return true;
	return false;
}

struct flow_set *flow_from(struct flow *flow, uint32_t value, uint32_t barrier)
{
	const struct ir *ir = flow->ir;
	struct flow_set *set = ARENA_NEW(flow->arena, struct flow_set);
	set->values = bitset_new(ir->n_insns + 1, flow->arena);
	set->blocks = bitset_new(ir->n_blocks + 1, flow->arena);
	set->spun = bitset_new(ir->n_blocks + 1, flow->arena);
	struct walk w = { .flow = flow,
		.ir = ir,
		.set = set,
		.barrier = barrier ? ir->block_of[barrier] : 0,
		.values = ARENA_ARRAY(flow->arena, uint32_t, ir->n_insns + 1),
		.branches = ARENA_ARRAY(flow->arena, uint32_t, ir->n_blocks + 1),
		.seen_branches = bitset_new(ir->n_blocks + 1, flow->arena) };
	bitset_add(&set->values, value);
	w.values[w.n_values++] = value;
	for (uint32_t i = 0, b = 0; i < w.n_values || b < w.n_branches;) {
		if (i < w.n_values) {
			uint32_t v = w.values[i++];
			for (uint32_t k = ir->uses_start[v]; k < ir->uses_start[v + 1]; k++)
				reach_use(&w, ir->uses[k], v);
		} else {
			uint32_t branch = w.branches[b++];
			follow_branch(&w, branch, is_condition(&w, branch));
		}
	}
	return set;
}

// if (n.incrementAndGet() == last): exactly one finds it equal. What it does is in the set.
static struct flow_set *equal_way(struct flow *flow, uint32_t value)
{
	const struct ir *ir = flow->ir;
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		bool is_equal_taken = use->sub == OP_ifeq || use->sub == OP_if_icmpeq;
		if (use->op != IR_IF || block->n_normal_succs != 2 ||
			(!is_equal_taken && use->sub != OP_ifne && use->sub != OP_if_icmpne))
			continue;
		uint32_t way = block->succs[is_equal_taken ? 0 : 1].to;
		struct flow_set *set = ARENA_NEW(flow->arena, struct flow_set);
		set->blocks = bitset_new(ir->n_blocks + 1, flow->arena);
		for (uint32_t b = way; b <= ir->n_blocks && ir->blocks[way].n_preds == 1; b++)
			if (ir_dominates(ir, way, b))
				bitset_add(&set->blocks, b);
		return set;
	}
	return NULL;
}

static bool is_counting(const struct member_ref *ref)
{
	return slice_has_prefix(ref->class_name, SLICE("java/util/concurrent/atomic/")) &&
		(slice_equal(ref->name, SLICE("incrementAndGet")) ||
			slice_equal(ref->name, SLICE("decrementAndGet")) ||
			slice_equal(ref->name, SLICE("getAndIncrement")) ||
			slice_equal(ref->name, SLICE("getAndDecrement")));
}

// boolean claim() { return state.compareAndSet(FREE, TAKEN); }
static bool is_swap_of_input(const struct flow *flow, const struct ir_insn *call)
{
	const struct method *method = call->type.kind == KIND_INT ? ir_resolved_method(flow->ir, call)
															  : NULL;
	return method && method->owner->role == ROLE_INPUT && method->id <= flow->sv->n_methods &&
		flow->sv->notes[method->id].is_swap;
}

bool flow_zero_ways(const struct ir *ir, uint32_t insn, uint32_t *zero, uint32_t *other)
{
	const struct ir_insn *branch = ir_at(ir, insn);
	const struct ir_block *block = &ir->blocks[ir->block_of[insn]];
	if (branch->op != IR_IF || branch->n_args != 1 || block->n_normal_succs != 2)
		return false;
	bool is_zero_taken = branch->sub == OP_ifeq || branch->sub == OP_ifnull;
	if (!is_zero_taken && branch->sub != OP_ifne && branch->sub != OP_ifnonnull)
		return false;
	*zero = block->succs[is_zero_taken ? 0 : 1].to;
	*other = block->succs[is_zero_taken ? 1 : 0].to;
	return true;
}

bool flow_returns_swap(const struct ir *ir)
{
	bool found = false;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		if (block->n == 0 || last->op != IR_RETURN)
			continue;
		const struct ir_insn *value = ir_at(ir, last->n_args ? ir_arg(ir, last, 0) : 0);
		if (value->op != IR_INVOKE || value->sub == OP_invokedynamic ||
			value->type.kind != KIND_INT ||
			!model_is_swap(class_member_ref(ir->file, value->constant).name))
			return false;
		found = true;
	}
	return found;
}

static void find_swaps(struct flow *flow)
{
	const struct ir *ir = flow->ir;
	for (uint32_t i = 1; i <= ir->n_insns && flow->n_swaps < 4; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
			continue;
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		bool is_swap = model_is_swap(ref.name) || (flow->sv && is_swap_of_input(flow, insn));
		if (is_swap && insn->type.kind == KIND_INT)
			flow->swaps[flow->n_swaps++] = flow_from(flow, i, 0);
		struct flow_set *only = is_counting(&ref) ? equal_way(flow, i) : NULL;
		if (only && flow->n_swaps < 4)
			flow->swaps[flow->n_swaps++] = only;
	}
	flow->n_swaps |= 8; // looked
}

bool flow_has_swap(struct flow *flow)
{
	if (!flow->n_swaps)
		find_swaps(flow);
	return flow->n_swaps & 7;
}

bool flow_is_after_swap(struct flow *flow, uint32_t insn)
{
	if (!flow->n_swaps)
		find_swaps(flow);
	for (uint32_t i = 0; i < (flow->n_swaps & 7); i++)
		if (bitset_has(&flow->swaps[i]->blocks, flow->ir->block_of[insn]))
			return true;
	return false;
}

// ---- ways and origins -------------------------------------------------------------------------

bool flow_reaches(const struct flow *flow, uint32_t a, uint32_t b, uint32_t barrier)
{
	const struct ir *ir = flow->ir;
	uint32_t from = ir->block_of[a], to = ir->block_of[b];
	uint32_t stop = barrier ? ir->block_of[barrier] : 0;
	if (from == to && a < b)
		return true;
	bool *seen = ARENA_ARRAY(flow->arena, bool, ir->n_blocks + 1);
	uint32_t *stack = ARENA_ARRAY(flow->arena, uint32_t, ir->n_blocks + 1), depth = 0;
	stack[depth++] = from;
	while (depth) {
		const struct ir_block *block = &ir->blocks[stack[--depth]];
		for (uint32_t k = 0; k < block->n_succs; k++) {
			uint32_t next = block->succs[k].to;
			if (seen[next] || next == stop)
				continue;
			if (next == to)
				return true;
			seen[next] = true;
			stack[depth++] = next;
		}
	}
	return false;
}

// The instructions, MAX_ORIGINS at most, from which the value is computed: arguments, also of the constructor of a new object.
static uint32_t find_origins(const struct ir *ir, uint32_t value, uint32_t *todo)
{
	uint32_t n = 0, done = 0;
	todo[n++] = value;
	while (done < n) {
		const struct ir_insn *insn = ir_at(ir, todo[done++]);
		uint32_t n_args = insn->op == IR_GET_FIELD ? 0 : insn->n_args;
		if (insn->op == IR_NEW && insn->aux) {
			insn = ir_at(ir, insn->aux);
			n_args = insn->n_args;
		}
		for (uint32_t k = 0; k < n_args; k++) {
			uint32_t arg = ir_arg(ir, insn, k);
			bool seen = arg == 0;
			for (uint32_t i = 0; i < n && !seen; i++)
				seen = todo[i] == arg;
			if (!seen && n < MAX_ORIGINS)
				todo[n++] = arg;
		}
	}
	return n;
}

uint16_t flow_params(const struct flow *flow, uint32_t value)
{
	uint32_t origins[MAX_ORIGINS], n = find_origins(flow->ir, value, origins);
	uint16_t found = 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct ir_insn *insn = ir_at(flow->ir, origins[i]);
		if (insn->op == IR_PARAM && insn->aux < 16)
			found |= (uint16_t)(1u << insn->aux);
	}
	return found;
}

bool flow_has_state(const struct flow *flow, uint32_t value)
{
	uint32_t origins[MAX_ORIGINS], n = find_origins(flow->ir, value, origins);
	for (uint32_t i = 0; i < n; i++) {
		uint8_t op = ir_at(flow->ir, origins[i])->op;
		if (op == IR_GET_FIELD || op == IR_GET_STATIC || op == IR_ARRAY_LOAD)
			return true;
	}
	return false;
}

const struct bitset *flow_origins(const struct flow *flow, uint32_t value)
{
	uint32_t origins[MAX_ORIGINS], n = find_origins(flow->ir, value, origins);
	struct bitset *set = ARENA_NEW(flow->arena, struct bitset);
	*set = bitset_new(flow->ir->n_insns + 1, flow->arena);
	for (uint32_t i = 0; i < n; i++)
		bitset_add(set, origins[i]);
	return set;
}
