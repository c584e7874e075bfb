// Locks held, by a forward data flow over blocks.
//
// The state at a point is the list of locks taken and not released on every way to it. Ways meet by
// intersection (state_meet), so the fixed point is the greatest and is reached by states shrinking:
// each block's state can shrink LOCKS_MAX times and change its few marks, and in structured code
// blocks in reverse postorder need one pass.
//
// Exceptions: control may leave a block at any of its instructions that can throw, with what was
// held before it or after it, whichever is less: monitorenter and lock() that throw have not locked,
// unlock() that throws may have unlocked. Only a monitorexit whose monitor is certainly held cannot
// throw. That makes javac's handlers work, whose range covers their own monitorexit:
//
//     4: monitorenter          range 5..15 -> 18, 18..21 -> 18
//     5: ...
//    14: monitorexit
//    15: goto 23
//    18: astore_2              {lock} from 5..13
//    19: aload_1
//    20: monitorexit
//    21: aload_2; athrow
//
// Code that only such a monitorexit could reach (the handler, if the block it guards is empty) is
// dead. It is given the state before the monitorexit in a second round, so that it reads as meant.
//
// A return throws when a monitor is still held or the method's own no longer is; that exception is
// not followed (nor does the graph have an edge for it).
//
// A method that neither is synchronized nor takes or releases anything, which is nearly every
// method, costs one scan of its instructions.
#include "ir/locks_internal.h"

#include <stdlib.h>

#include "base/bug.h"

// ---- what there is --------------------------------------------------------------------------

static bool is_step(const struct ir *ir, uint32_t insn)
{
	const struct ir_insn *i = ir_at(ir, insn);
	if (i->op == IR_MONITOR_ENTER || i->op == IR_MONITOR_EXIT)
		return true;
	// Locking calls return nothing, a boolean or a stamp.
	if (i->op != IR_INVOKE || i->type.kind > KIND_LONG || !i->n_args)
		return false;
	uint8_t action = lock_effect(ir, insn).action;
	return action == LOCK_ACQUIRE || action == LOCK_TRY || action == LOCK_RELEASE ||
		action == LOCK_CONVERT;
}

static uint32_t count_steps(const struct ir *ir)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		uint8_t op = ir->insns[i].op;
		if (op == IR_INVOKE || op == IR_MONITOR_ENTER || op == IR_MONITOR_EXIT)
			n += is_step(ir, i);
	}
	return n;
}

static void set_step(struct lock_flow *flow, struct lock_step *step, uint32_t insn)
{
	uint32_t value = ir_arg(flow->ir, ir_at(flow->ir, insn), 0);
	step->insn = insn;
	step->effect = lock_effect(flow->ir, insn);
	step->value = path_source(flow->paths, value);
	step->lock = path_of(flow->paths, value);
	step->is_fresh = step_is_fresh(flow->paths, flow->ir, value, step->lock, insn);
}

static void find_steps(struct lock_flow *flow, uint32_t n)
{
	const struct ir *ir = flow->ir;
	flow->steps = ARENA_ARRAY(flow->arena, struct lock_step, n + 1);
	flow->first_step = ARENA_ARRAY(flow->arena, uint32_t, ir->n_blocks + 1);
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		flow->first_step[b] = flow->n_steps;
		for (uint32_t i = block->first; i < block->first + block->n; i++)
			if (is_step(ir, i))
				set_step(flow, &flow->steps[flow->n_steps++], i);
	}
}

static bool takes(const struct lock_step *step)
{
	return step->effect.action != LOCK_RELEASE;
}

static void find_sites(struct lock_flow *flow)
{
	struct locks *locks = flow->result;
	uint32_t n = locks->entry != NULL;
	for (uint32_t i = 0; i < flow->n_steps; i++)
		n += takes(&flow->steps[i]);
	locks->sites = ARENA_ARRAY(flow->arena, struct lock_site, n);
	if (locks->entry)
		locks->sites[locks->n_sites++] = (struct lock_site){ .lock = locks->entry->lock };
	for (uint32_t i = 0; i < flow->n_steps; i++) {
		const struct lock_step *step = &flow->steps[i];
		if (takes(step))
			locks->sites[locks->n_sites++] = (struct lock_site){ .insn = step->insn,
				.lock = step->lock,
				.mode = step->effect.mode,
				.is_try = step->effect.action != LOCK_ACQUIRE };
	}
}

// The lock of a synchronized method.
static const struct held *entry_lock(const struct ir *ir, struct paths *paths, struct arena *arena)
{
	if (!method_is_synchronized(ir->method))
		return NULL;
	struct held *held = ARENA_NEW(arena, struct held);
	bool is_static = method_is_static(ir->method);
	held->lock = is_static ? path_of_class(paths, name_slice(ir->method->owner->name))
						   : path_of_this(paths);
	held->value = !is_static;
	held->depth = 1;
	held->mode = LOCK_MONITOR;
	return held;
}

// ---- the flow -------------------------------------------------------------------------------

// Marks what goes to a catch-all handler.
static const struct held *unwind(struct lock_flow *flow, const struct held *state)
{
	if (!state)
		return NULL;
	struct held entry = *state;
	entry.is_unwinding = true;
	return state_push(flow, unwind(flow, state->under), entry);
}

static void record_lost(struct lock_flow *flow, const struct held *state, uint32_t to);

// Brings the state to the start of a block. Did that change it?
static bool arrive(struct lock_flow *flow, const struct held *state, uint32_t to)
{
	if (state == UNREACHED)
		return false;
	if (flow->is_recording)
		record_lost(flow, state, to);
	const struct held *met = state_meet(flow, flow->in[to], state);
	if (met == flow->in[to])
		return false;
	flow->in[to] = met;
	return true;
}

// What leaves a block: at its end, by exceptions, and by exceptions of a matched monitorexit.
struct leaving {
	const struct held *state, *thrown, *never;
};

static const struct held *on_edge(struct lock_flow *flow, uint32_t block,
	const struct ir_edge *edge, const struct leaving *leaving)
{
	const struct ir_block *b = &flow->ir->blocks[block];
	const struct held *state = leaving->thrown;
	if (!edge->is_exceptional && ir_at(flow->ir, b->first + b->n - 1)->op == IR_IF)
		return branch_refine(flow, leaving->state, block, edge == b->succs);
	if (!edge->is_exceptional)
		return leaving->state;
	if (flow->follows_exits && bitset_has(&flow->is_dead, edge->to))
		state = state_meet(flow, state, leaving->never);
	return edge->catch_type == 0 && state != UNREACHED ? unwind(flow, state) : state;
}

static void leave(struct lock_flow *flow, uint32_t block, const struct leaving *leaving)
{
	const struct ir_block *b = &flow->ir->blocks[block];
	for (uint32_t i = 0; i < b->n_succs; i++) {
		const struct held *state = on_edge(flow, block, &b->succs[i], leaving);
		if (flow->n_phis)
			state = phis_on_edge(flow, state, block, &b->succs[i]);
		if (arrive(flow, state, b->succs[i].to))
			bitset_add(&flow->dirty, b->succs[i].to);
	}
}

static bool can_leave(const struct ir_insn *insn)
{
	return ir_has(insn, IR_X) && insn->op != IR_RETURN;
}

// Calls and throw are what people think of as throwing; a null that was fine before is not.
static bool is_expected_to_throw(const struct ir *ir, uint32_t insn)
{
	if (ir_at(ir, insn)->op != IR_INVOKE)
		return ir_at(ir, insn)->op == IR_THROW;
	enum lock_action action = (enum lock_action)lock_effect(ir, insn).action;
	return action == LOCK_NOTHING || action == LOCK_WAIT;
}

static void throw_from(struct lock_flow *flow, const struct ir_block *b, uint32_t insn,
	const struct held *state, struct leaving *leaving)
{
	leaving->thrown = state_meet(flow, leaving->thrown, state);
	if (flow->is_recording && is_expected_to_throw(flow->ir, insn))
		for (uint32_t i = b->n_normal_succs; i < b->n_succs; i++)
			record_lost(flow, state, b->succs[i].to);
}

static void record_return(struct lock_flow *flow, const struct held *state, uint32_t insn);

static void run_block(struct lock_flow *flow, uint32_t block)
{
	const struct ir_block *b = &flow->ir->blocks[block];
	const struct lock_step *step = &flow->steps[flow->first_step[block]];
	struct leaving leaving = { flow->in[block], UNREACHED, UNREACHED };
	bool has_handlers = b->n_succs > b->n_normal_succs;

	for (uint32_t i = b->first; i < b->first + b->n; i++) {
		const struct ir_insn *insn = ir_at(flow->ir, i);
		const struct held *state = leaving.state, *after;
		bool is_matched_exit = false;
		if (step->insn == i)
			after = step_apply(flow, step++, state, &is_matched_exit);
		else
			after = step_invalidate(flow, state, i);
		if (flow->is_recording)
			flow->result->before[i] = state_visible(state);
		if (flow->is_recording && insn->op == IR_RETURN)
			record_return(flow, state, i);
		if (is_matched_exit)
			leaving.never = state_meet(flow, leaving.never, state);
		else if (has_handlers && can_leave(insn))
			throw_from(flow, b, i, state_meet(flow, state, after), &leaving);
		leaving.state = after;
	}
	leave(flow, block, &leaving);
}

static void run_dirty(struct lock_flow *flow)
{
	for (uint32_t b; (b = bitset_next(&flow->dirty, 1)) != UINT32_MAX;) {
		bitset_remove(&flow->dirty, b);
		run_block(flow, b);
	}
}

static void run_reached(struct lock_flow *flow)
{
	for (uint32_t b = 1; b <= flow->ir->n_blocks; b++)
		if (flow->in[b] != UNREACHED)
			run_block(flow, b);
}

static void solve(struct lock_flow *flow)
{
	uint32_t n = flow->ir->n_blocks;
	flow->dirty = bitset_new(n + 1, flow->arena);
	for (uint32_t b = 0; b <= n; b++)
		flow->in[b] = UNREACHED;
	flow->in[1] = flow->result->entry;
	bitset_add(&flow->dirty, 1);
	run_dirty(flow);
	flow->is_dead = bitset_new(n + 1, flow->arena);
	for (uint32_t b = 1; b <= n; b++)
		if (flow->in[b] == UNREACHED) {
			flow->follows_exits = true;
			bitset_add(&flow->is_dead, b);
		}
	if (flow->follows_exits) {
		run_reached(flow);
		run_dirty(flow);
	}
	flow->is_recording = true;
	run_reached(flow);
	INVARIANT(bitset_count(&flow->dirty) == 0);
}

// ---- what the last pass writes down ----------------------------------------------------------

static int compare_sites(const void *key, const void *element)
{
	uint32_t insn = *(const uint32_t *)key;
	const struct lock_site *site = element;
	return (insn > site->insn) - (insn < site->insn);
}

static uint32_t site_index(const struct locks *locks, uint32_t insn)
{
	const struct lock_site *site = bsearch(&insn, locks->sites, locks->n_sites,
		sizeof(*locks->sites), compare_sites);
	return site ? (uint32_t)(site - locks->sites) : UINT32_MAX;
}

const struct lock_site *locks_site(const struct locks *locks, uint32_t insn)
{
	uint32_t i = locks->n_sites ? site_index(locks, insn) : UINT32_MAX;
	return i == UINT32_MAX ? NULL : &locks->sites[i];
}

void record_trouble(struct lock_flow *flow, enum lock_trouble_kind kind, uint8_t mode,
	uint32_t insn, uint32_t at)
{
	struct locks *locks = flow->result;
	if (!flow->is_recording)
		return;
	if (locks->n_troubles == flow->troubles_cap) {
		uint32_t cap = flow->troubles_cap ? flow->troubles_cap * 2 : 8;
		struct lock_trouble *grown = ARENA_ARRAY(flow->arena, struct lock_trouble, cap);
		if (locks->n_troubles)
			memcpy(grown, locks->troubles, sizeof(*grown) * locks->n_troubles);
		locks->troubles = grown;
		flow->troubles_cap = cap;
	}
	locks->troubles[locks->n_troubles++] = (struct lock_trouble){ (uint8_t)kind, mode, insn, at };
}

static uint32_t later(const struct ir *ir, uint32_t a, uint32_t b)
{
	return !a || ir_at(ir, b)->bci >= ir_at(ir, a)->bci ? b : a;
}

void record_taken(struct lock_flow *flow, uint32_t insn)
{
	if (flow->is_recording)
		flow->is_taken[site_index(flow->result, insn)] = true;
}

// Who releases it does so by another name.
void record_handed(struct lock_flow *flow, const struct held *held)
{
	if (flow->is_recording && held->insn && !held_is_by_phi(flow, held))
		flow->is_handed[site_index(flow->result, held->insn)] = true;
}

void record_release(struct lock_flow *flow, uint32_t release, const struct held *held)
{
	if (!flow->is_recording || held_is_by_phi(flow, held))
		return;
	if (held->insn == 0) {
		record_trouble(flow, TROUBLE_METHOD_LOCK, LOCK_MONITOR, release, 0);
		return;
	}
	struct lock_site *site = &flow->result->sites[site_index(flow->result, held->insn)];
	site->n_releases++;
	site->last_release = later(flow->ir, site->last_release, release);
	if (!held->is_unwinding)
		site->last_normal_release = later(flow->ir, site->last_normal_release, release);
}

static void record_return(struct lock_flow *flow, const struct held *state, uint32_t insn)
{
	for (const struct held *h = state_visible(state); h; h = h->below)
		if (h->insn && !held_is_by_phi(flow, h)) {
			uint32_t *at = &flow->held_at_return[site_index(flow->result, h->insn)];
			*at = *at ? *at : insn;
		}
}

// What arrives at a block but does not stay, because it does not arrive on every way.
static void record_lost(struct lock_flow *flow, const struct held *state, uint32_t to)
{
	for (const struct held *h = state_visible(state); h; h = h->below) {
		if (!h->insn || held_is_by_phi(flow, h) || state_find(flow->in[to], h->insn))
			continue;
		uint32_t *at = &flow->lost_at[site_index(flow->result, h->insn)];
		*at = *at ? *at : flow->ir->blocks[to].first;
	}
}

static int compare_troubles(const void *a, const void *b)
{
	const struct lock_trouble *x = a, *y = b;
	if (x->insn != y->insn)
		return x->insn < y->insn ? -1 : 1;
	return (x->kind > y->kind) - (x->kind < y->kind);
}

static void collect_troubles(struct lock_flow *flow)
{
	struct locks *locks = flow->result;
	for (uint32_t i = 0; i < locks->n_sites; i++) {
		const struct lock_site *site = &locks->sites[i];
		uint32_t at = flow->held_at_return[i], lost = flow->lost_at[i];
		// Dead code, or a conversion of what is held already.
		if (!flow->is_taken[i] || flow->is_handed[i])
			continue;
		if (!site->n_releases)
			record_trouble(flow, TROUBLE_NEVER_RELEASED, site->mode, site->insn, at);
		else if (at)
			record_trouble(flow, TROUBLE_HELD_AT_RETURN, site->mode, site->insn, at);
		else if (lost)
			record_trouble(flow, TROUBLE_SOMETIMES_HELD, site->mode, site->insn, lost);
	}
	if (locks->n_troubles > 1)
		qsort(locks->troubles, locks->n_troubles, sizeof(*locks->troubles), compare_troubles);
}

// ---- all together ---------------------------------------------------------------------------

static struct locks *find_held(const struct ir *ir, struct paths *paths, struct arena *arena,
	bool follows_phis)
{
	struct locks *locks = ARENA_NEW(arena, struct locks);
	struct lock_flow flow = { .ir = ir, .paths = paths, .arena = arena, .result = locks };
	uint32_t n_steps = count_steps(ir);

	locks->ir = ir;
	locks->paths = paths;
	locks->entry = entry_lock(ir, paths, arena);
	if (n_steps)
		find_steps(&flow, n_steps);
	find_sites(&flow);
	if (n_steps == 0)
		return locks;
	for (flow.n_buckets = 8; flow.n_buckets < n_steps * 2;)
		flow.n_buckets *= 2;
	flow.buckets = ARENA_ARRAY(arena, struct held *, flow.n_buckets);
	flow.in = ARENA_ARRAY(arena, const struct held *, ir->n_blocks + 1);
	flow.held_at_return = ARENA_ARRAY(arena, uint32_t, locks->n_sites);
	flow.lost_at = ARENA_ARRAY(arena, uint32_t, locks->n_sites);
	flow.is_taken = ARENA_ARRAY(arena, bool, locks->n_sites);
	flow.is_handed = ARENA_ARRAY(arena, bool, locks->n_sites);
	if (follows_phis)
		phis_find(&flow);
	locks->before = ARENA_ARRAY(arena, const struct held *, ir->n_insns + 1);
	if (locks->entry)
		locks->entry = state_push(&flow, NULL, *locks->entry);
	solve(&flow);
	collect_troubles(&flow);
	return locks;
}

struct locks *locks_held(const struct ir *ir, struct paths *paths, struct arena *arena)
{
	return find_held(ir, paths, arena, false);
}

struct locks *locks_held_by_phis(const struct ir *ir, struct paths *paths, struct arena *arena)
{
	return find_held(ir, paths, arena, true);
}
