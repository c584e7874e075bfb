// The facts <R, T, P> of seed 002, 4.2, by data flow over the IR's blocks.
//
// The seed's scopes (the method's body, each synchronized block) are frames here: one for the body
// and one for each lock that ir/locks.h says is held, so monitors, java.util.concurrent's locks and
// whatever compilers do to the exits of a block are one thing. Where the list of held locks changes
// between two instructions frames are opened (empty) or closed (R and the lock itself go to R of the
// frame below): retarget.
//
//     synchronized (a) {            frames: body | a: R={}  T={}
//         p.getX();                 body | a: R={p} T={}
//         synchronized (b) {        body | a: R={p} | b: R={} T={}
//             p.getY();             p is in R of a: T of a = {p}: warning, context a
//         }                         body | a: R={p, b} T={p}
//
// The seed computes T of the outer block when the inner one ends. We look at all frames when a lock is
// taken, which is the same and also sees blocks that never end. P is not kept: what enters T of a
// frame that is not the body's is a warning at once, unless one of the locks of that frame and those
// around it is the witness. A lock that the method holds already is not taken again by taking it.
// What enters T of the body is exported: final.c.
//
// Variables are SSA values. An assignment is the edge into a phi (or the definition of any other value):
// there what is rooted in the old value of the phi leaves R, and what is rooted in its operand is in R
// under the phi's name as well.
//
// A lock enters T once: its third acquisition is no second warning (4.5, 5.1).
#include "analysis/atomicity/atomicity.h"

#include <stdlib.h>

#include "analysis/atomicity/asked.h"
#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/warnings.h"
#include "base/pool.h"

#define MAX_EVENTS 3000 // a method with more is not looked at
#define MAX_FOUND 1000

static bool is_held(const struct scopes *state, uint32_t lexp, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		if (state->frames[i].lock == lexp)
			return true;
	return false;
}

#define MAX_EQUALS 4

// if (other == this): what is held as other.lock is held as this.lock. Only of values, which do not change.
static bool is_held_as_equal(struct flow *flow, const struct scopes *state, uint32_t lexp,
	uint32_t insn)
{
	uint32_t equals[MAX_EQUALS][2];
	uint32_t n = state->n > 1 ? branch_equals(flow->ir, insn, equals, MAX_EQUALS) : 0;
	for (uint32_t i = 0; i < 2 * n; i++) {
		uint32_t from = equals[i / 2][i % 2], to = equals[i / 2][1 - i % 2];
		from = lexp_of_path(flow, path_of(flow->paths, from), ir_at(flow->ir, from)->type);
		to = lexp_of_path(flow, path_of(flow->paths, to), ir_at(flow->ir, to)->type);
		if (!from || !to || flow->lexps.v[from].n || flow->lexps.v[to].n)
			continue;
		uint32_t renamed = lexp_rename(flow, lexp, from, to);
		if (renamed && is_held(state, renamed, state->n))
			return true;
	}
	return false;
}

// Of several first places the one that has most to do with the second.
static uint32_t rank(uint32_t relation)
{
	if (relation & (RELATION_FLOWS | RELATION_DECIDES))
		return 2;
	return relation & RELATION_MEETS ? 1 : 0;
}

static void add_found(struct flow *flow, struct flow_warning found)
{
	for (uint32_t i = 0; i < flow->found.n; i++) {
		struct flow_warning *old = &flow->found.v[i];
		if (old->second != found.second || old->b != found.b ||
			old->frame_insn != found.frame_insn || old->a != found.a)
			continue;
		if (rank(found.relation) > rank(old->relation)) {
			old->first = found.first;
			old->relation = found.relation;
		}
		old->is_late &= found.is_late;
		return;
	}
	if (flow->found.n < MAX_FOUND)
		vec_push(&flow->found, found);
	else
		flow->is_cut = true;
}

// Asked for each frame, and again when a block is done again.
static bool excludes(struct flow *flow, uint32_t first, uint32_t second)
{
	bool is_new;
	uint64_t *slot = map_put(&flow->excluded, (uint64_t)first << 32 | second, &is_new);
	if (is_new)
		*slot = branch_excludes(flow, first, second);
	return *slot;
}

// What R has: an expression, the instruction that released it, and whether a model did.
static uint64_t release_make(uint32_t lexp, uint32_t insn, bool is_model)
{
	return (uint64_t)lexp << 33 | (uint64_t)insn << 1 | is_model;
}

static uint32_t release_lexp(uint64_t release)
{
	return (uint32_t)(release >> 33);
}

static uint32_t release_insn(uint64_t release)
{
	return (uint32_t)(release >> 1);
}

// Does the release make a witness of what is taken at insn? Frames 1 to k are its contexts.
static bool is_witness(struct flow *flow, const struct scopes *state, uint32_t k, uint64_t release,
	uint32_t lexp, uint32_t insn)
{
	uint32_t first = release_lexp(release);
	if (!flow->at->is_pair && first != lexp)
		return false;
	if (flow->at->is_pair && is_held(state, first, k + 1))
		return false;
	return !excludes(flow, release_insn(release), insn);
}

// a = x < y ? this : other; synchronized (a): `this` may be held.
static bool may_be_held(struct flow *flow, const struct scopes *state, uint32_t lexp)
{
	for (uint32_t k = 1; k < state->n; k++) {
		uint32_t value = state->frames[k].held->value;
		const struct ir_insn *phi = ir_at(flow->ir, value);
		for (uint32_t i = 0; value && phi->op == IR_PHI && i < phi->n_args; i++)
			if (lexp_of_path(flow, path_of(flow->paths, ir_arg(flow->ir, phi, i)), phi->type) ==
				lexp)
				return true;
	}
	return false;
}

static void check_frame(struct flow *flow, struct scopes *state, uint32_t k, struct event event,
	uint32_t insn)
{
	struct frame *frame = &state->frames[k];
	uint64_t key = flow->at->is_pair ? (uint64_t)insn << 32 | event.lexp : event.lexp;
	struct flow_warning best = { .second = insn,
		.b = event.lexp,
		.context = frame->held,
		.frame_insn = frame->held ? frame->held->insn : UINT32_MAX,
		.is_late = u64set_has(&frame->twice, key),
		.depth = event.depth,
		.needs = event.needs };

	for (uint32_t i = 0; i < frame->released.n; i++) {
		uint64_t release = frame->released.v[i];
		if (!is_witness(flow, state, k, release, event.lexp, insn))
			continue;
		uint32_t relation = relate(flow, release_insn(release), insn);
		if (best.a && rank(relation) <= rank(best.relation))
			continue;
		best.first = release_insn(release);
		best.a = release_lexp(release);
		best.relation = relation;
		best.is_model = event.is_model || (release & 1);
	}
	if (!best.a)
		return;
	if (may_be_held(flow, state, best.a) || may_be_held(flow, state, best.b))
		best.relation |= RELATION_HELD;
	u64set_add(&frame->twice, key, flow->arena);
	add_found(flow, best);
}

// Taken twice in the body, would a caller that holds a lock have a name for it?
static bool matters_to_callers(const struct flow *flow, uint32_t lexp)
{
	struct place name;
	return flow->at->is_under[flow->ir->method->id] &&
		(lexp_export(flow, lexp, &name) || lexp_export_element(flow, lexp, &name)) &&
		name.n <= atom_max_steps(flow->at, flow->ir->method, &name);
}

// A lock is taken at insn.
static void take(struct flow *flow, struct scopes *state, struct event event, uint32_t insn)
{
	if (!event.lexp || is_held(state, event.lexp, state->n) ||
		is_held_as_equal(flow, state, event.lexp, insn))
		return;
	for (uint32_t k = state->n - 1; k > 0; k--)
		check_frame(flow, state, k, event, insn);
	if (flow->has_semaphore || flow->has_guard || matters_to_callers(flow, event.lexp))
		check_frame(flow, state, 0, event, insn);
}

// All that the call takes is compared with what was released before the call.
static void call(struct flow *flow, struct scopes *state, uint32_t insn)
{
	const struct event *events = flow->events.v + flow->first_event[insn];
	struct frame *top = &state->frames[state->n - 1];
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (!events[i].is_result)
			take(flow, state, events[i], insn);
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (!events[i].is_result && !is_held(state, events[i].lexp, state->n) &&
			!is_held_as_equal(flow, state, events[i].lexp, insn))
			u64set_add(&top->released, release_make(events[i].lexp, insn, events[i].is_model),
				flow->arena);
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (events[i].is_repeated)
			take(flow, state, events[i], insn);
}

// What the call returns has a name from now on.
static void call_returns(struct flow *flow, struct scopes *state, uint32_t insn)
{
	const struct event *events = flow->events.v + flow->first_event[insn];
	struct frame *top = &state->frames[state->n - 1];
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (events[i].is_result && events[i].lexp)
			u64set_add(&top->released, release_make(events[i].lexp, insn, events[i].is_model),
				flow->arena);
}

// ---- frames ---------------------------------------------------------------------------------

static const struct held *find_held(const struct held *list, uint32_t insn)
{
	while (list && list->insn != insn)
		list = list->below;
	return list;
}

static bool is_still_held(struct flow *flow, const struct held *list, uint32_t lexp)
{
	for (; list; list = list->below)
		if (lexp_of_path(flow, list->lock, (struct ir_type){ 0 }) == lexp)
			return true;
	return false;
}

static void close_frame(struct flow *flow, struct scopes *state, uint32_t k, const struct held *to)
{
	struct frame *frame = &state->frames[k], *below = &state->frames[k - 1];
	u64set_union(&below->released, &frame->released, flow->arena);
	if (frame->lock && frame->held->insn && !is_still_held(flow, to, frame->lock))
		u64set_add(&below->released, release_make(frame->lock, frame->held->insn, false),
			flow->arena);
	for (uint32_t i = k; i + 1 < state->n; i++)
		state->frames[i] = state->frames[i + 1];
	state->n--;
}

static void open_frame(struct flow *flow, struct scopes *state, const struct held *held)
{
	struct ir_type type = { 0 };
	if (held->value)
		type = ir_at(flow->ir, held->value)->type;
	uint32_t lock = lexp_of_path(flow, held->lock, type);
	if (held->insn)
		take(flow, state, (struct event){ .lexp = lock }, held->insn);
	struct scopes grown = { state->n + 1,
		arena_alloc(flow->arena, sizeof(struct frame) * (state->n + 1)) };
	memcpy(grown.frames, state->frames, sizeof(struct frame) * state->n);
	grown.frames[state->n] = (struct frame){ .held = held, .lock = lock };
	*state = grown;
}

static void open_frames(struct flow *flow, struct scopes *state, const struct held *to)
{
	if (!to)
		return;
	open_frames(flow, state, to->below);
	for (uint32_t k = 1; k < state->n; k++)
		if (state->frames[k].held->insn == to->insn)
			return;
	open_frame(flow, state, to);
}

static void retarget(struct flow *flow, struct scopes *state, const struct held *to)
{
	for (uint32_t k = state->n; k > 1; k--)
		if (!find_held(to, state->frames[k - 1].held->insn))
			close_frame(flow, state, k - 1, to);
	open_frames(flow, state, to);
}

// ---- blocks ---------------------------------------------------------------------------------

static void kill(struct flow *flow, struct scopes *state, uint32_t insn)
{
	for (uint32_t k = 0; k < state->n; k++) {
		struct u64set *set = &state->frames[k].released;
		for (uint32_t i = 0; i < set->n; i++) {
			if (!lexp_is_killed(flow, release_lexp(set->v[i]), insn))
				continue;
			uint64_t *rest = arena_alloc(flow->arena, sizeof(*rest) * set->n);
			memcpy(rest, set->v, sizeof(*rest) * i);
			memcpy(rest + i, set->v + i + 1, sizeof(*rest) * (set->n - i - 1));
			*set = (struct u64set){ set->n - 1, rest };
			i--;
		}
	}
}

// Does the edge give the phi another value? In a loop that does not assign the variable it is its own.
static bool changes_phi(const struct flow *flow, uint32_t phi, uint32_t from,
	const struct ir_block *to)
{
	for (uint32_t i = 0; i < to->n_preds; i++)
		if (to->preds[i] == from && ir_arg(flow->ir, ir_at(flow->ir, phi), i) != phi)
			return true;
	return false;
}

// What the operand was is what the phi is now: p.f(); if (b) p = q; p.g() locks p twice if b is false.
static void rename_to_phi(struct flow *flow, struct scopes *state, uint32_t operand, uint32_t phi)
{
	const struct path *from = path_of(flow->paths, operand), *to = path_of(flow->paths, phi);
	if (to->kind != PATH_VALUE || to->value != phi || from == to)
		return;
	struct ir_type type = ir_at(flow->ir, phi)->type;
	uint32_t old = lexp_of_path(flow, from, type), renamed = lexp_of_path(flow, to, type);
	for (uint32_t k = 0; old && renamed && k < state->n; k++) {
		struct u64set before = state->frames[k].released;
		for (uint32_t i = 0; i < before.n; i++) {
			uint32_t lexp = lexp_rename(flow, release_lexp(before.v[i]), old, renamed);
			if (lexp)
				u64set_add(&state->frames[k].released,
					release_make(lexp, release_insn(before.v[i]), before.v[i] & 1), flow->arena);
		}
	}
}

static void enter_phis(struct flow *flow, struct scopes *state, uint32_t from,
	const struct ir_block *to)
{
	for (uint32_t i = 0; i < to->n_phis; i++)
		if (changes_phi(flow, to->first + i, from, to))
			kill(flow, state, to->first + i);
	for (uint32_t i = 0; i < to->n_phis; i++) {
		const struct ir_insn *phi = ir_at(flow->ir, to->first + i);
		for (uint32_t k = 0; type_is_reference(phi->type) && k < to->n_preds; k++)
			if (to->preds[k] == from)
				rename_to_phi(flow, state, ir_arg(flow->ir, phi, k), to->first + i);
	}
}

static void flow_to(struct flow *flow, const struct scopes *state, uint32_t from, uint32_t block)
{
	const struct ir_block *to = &flow->ir->blocks[block];
	struct scopes next = scopes_copy(state, flow->arena);
	if (!flow->at->is_pair)
		enter_phis(flow, &next, from, to);
	retarget(flow, &next, locks_at(flow->locks, flow->ir->blocks[block].first));
	if (scopes_join(&flow->in[block], &next, flow->arena))
		bitset_add(&flow->dirty, block);
}

static void flow_to_handlers(struct flow *flow, const struct scopes *state, uint32_t from)
{
	const struct ir_block *block = &flow->ir->blocks[from];
	for (uint32_t i = block->n_normal_succs; i < block->n_succs; i++)
		flow_to(flow, state, from, block->succs[i].to);
}

static bool may_kill(const struct ir_insn *insn)
{
	return (ir_has(insn, IR_V) && insn->op != IR_PHI) || insn->op == IR_PUT_FIELD ||
		insn->op == IR_PUT_STATIC || insn->op == IR_ARRAY_STORE;
}

static void run_block(struct flow *flow, uint32_t b)
{
	const struct ir_block *block = &flow->ir->blocks[b];
	struct scopes state = scopes_copy(&flow->in[b], flow->arena);
	const struct held *held = locks_at(flow->locks, block->first);
	bool is_changed = true; // since the handlers were told

	for (uint32_t i = block->first; i < block->first + block->n; i++) {
		const struct ir_insn *insn = ir_at(flow->ir, i);
		const struct held *now = locks_at(flow->locks, i);
		if (now != held) {
			retarget(flow, &state, now);
			held = now;
			is_changed = true;
		}
		if (insn->op == IR_INVOKE && flow->n_events[i]) {
			call(flow, &state, i);
			is_changed = true;
		}
		if (is_changed && ir_has(insn, IR_X) && block->n_succs > block->n_normal_succs) {
			flow_to_handlers(flow, &state, b);
			is_changed = false;
		}
		if (!flow->at->is_pair && may_kill(insn))
			kill(flow, &state, i);
		if (insn->op == IR_INVOKE && flow->n_events[i])
			call_returns(flow, &state, i);
	}
	for (uint32_t i = 0; i < block->n_normal_succs; i++)
		flow_to(flow, &state, b, block->succs[i].to);
}

static void solve(struct flow *flow)
{
	uint32_t n_rounds = 0, b;
	struct scopes start = { 1, ARENA_NEW(flow->arena, struct frame) };

	flow->in = ARENA_ARRAY(flow->arena, struct scopes, flow->ir->n_blocks + 1);
	flow->dirty = bitset_new(flow->ir->n_blocks + 1, flow->arena);
	flow_to(flow, &start, 0, 1);
	while (
		(b = bitset_next(&flow->dirty, 1)) != UINT32_MAX && n_rounds++ < 50 * flow->ir->n_blocks) {
		bitset_remove(&flow->dirty, b);
		run_block(flow, b);
	}
	flow->is_cut |= b != UINT32_MAX;
	for (b = 1; b <= flow->ir->n_blocks && !flow->is_cut; b++)
		for (uint32_t i = 0; i < flow->in[b].n; i++)
			flow->is_cut |= u64set_is_full(&flow->in[b].frames[i].released) ||
				u64set_is_full(&flow->in[b].frames[i].twice);
}

// ---- results --------------------------------------------------------------------------------

// The same but for the root, which a phi may have renamed.
static bool ends_alike(const struct lexp *a, const struct lexp *b)
{
	if (a->n != b->n || (a->n == 0 && a->root != b->root))
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (a->steps[i].kind != b->steps[i].kind || a->steps[i].number != b->steps[i].number)
			return false;
	return true;
}

// What the call at insn takes under that name.
static uint32_t taken_at(const struct flow *flow, uint32_t insn, uint32_t lexp)
{
	const struct event *events = flow->events.v + flow->first_event[insn];
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (events[i].lexp == lexp)
			return events[i].taken;
	for (uint32_t i = 0; i < flow->n_events[insn]; i++)
		if (ends_alike(&flow->lexps.v[events[i].lexp], &flow->lexps.v[lexp]))
			return events[i].taken;
	return 0;
}

static void export(struct flow *flow, const struct flow_warning *found)
{
	struct export export = { .method = flow->ir->method,
		.is_model = found->is_model,
		.is_late = found->is_late,
		.relation = found->relation,
		.depth = found->depth,
		.needs = found->needs,
		.first_bci = ir_at(flow->ir, found->first)->bci,
		.second_bci = ir_at(flow->ir, found->second)->bci,
		.first_taken = taken_at(flow, found->first, found->a),
		.second_taken = taken_at(flow, found->second, found->b) };
	if ((lexp_export(flow, found->a, &export.a) && lexp_export(flow, found->b, &export.b)) ||
		(lexp_export_element(flow, found->a, &export.a) &&
			lexp_export_element(flow, found->b, &export.b)))
		vec_push(&flow->worker->exports, export);
}

// The context is what its list says, or the expression.
static void warn(struct flow *flow, const struct flow_warning *found, uint32_t lock)
{
	const struct held *context = found->context;
	bool is_this = !lock && context->lock->kind == PATH_THIS;
	struct buf text = BUF_INIT;
	if (!lock)
		lock = lexp_of_path(flow, context->lock, (struct ir_type){ 0 });
	if (lock)
		lexp_print(flow, lock, &text);
	else
		path_print(flow->paths, context->lock, &text);
	struct warning warning = {
		.context_method = flow->ir->method,
		.witness_method = flow->ir->method,
		.place_method = flow->ir->method,
		.context_bci = context->insn ? ir_at(flow->ir, context->insn)->bci : FINDING_NO_BCI,
		.first_bci = ir_at(flow->ir, found->first)->bci,
		.second_bci = ir_at(flow->ir, found->second)->bci,
		.at_bci = ir_at(flow->ir, found->second)->bci,
		.context = (const char *)arena_printf(&flow->worker->arena, "%s", buf_cstring(&text)).ptr,
		.is_context_this = is_this,
		.is_pair = flow->at->is_pair,
		.is_late = found->is_late,
		.relation = found->relation,
		.lock_depth = found->depth,
		.first_taken = taken_at(flow, found->first, found->a),
		.second_taken = taken_at(flow, found->second, found->b),
		.witness = lexp_witness(flow, found->b, found->is_model),
		.other = lexp_witness(flow, found->a, found->is_model),
	};
	buf_release(&text);
	vec_push(&flow->worker->warnings, warning);
}

// Nothing is held, but a semaphore or a guard's lock may be: it is the context.
static bool warn_of_semaphore(struct flow *flow, const struct flow_warning *found)
{
	uint32_t insn = semaphore_around(flow, found->first, found->second);
	uint32_t guard = insn ? 0 : guard_around(flow, found->first, found->second, 0);
	if (!insn && !guard)
		return false;
	uint32_t value = ir_arg(flow->ir, ir_at(flow->ir, insn ? insn : guard), 0);
	struct held held = { .insn = insn ? insn : guard,
		.value = value,
		.lock = path_of(flow->paths, value) };
	struct flow_warning confirmed = *found;
	confirmed.context = &held;
	warn(flow, &confirmed, guard ? guard_lexp(flow, guard) : 0);
	return true;
}

static void begin(struct flow *flow)
{
	const struct ir *ir = flow->ir;
	uint32_t call = 0;
	vec_push(&flow->lexps, (struct lexp){ .root = PLACE_PARAM });
	flow->call_of_insn = ARENA_ARRAY(flow->arena, uint32_t, ir->n_insns + 1);
	flow->first_event = ARENA_ARRAY(flow->arena, uint32_t, ir->n_insns + 1);
	flow->n_events = ARENA_ARRAY(flow->arena, uint32_t, ir->n_insns + 1);
	flow->insn_of_call = ARENA_ARRAY(flow->arena, uint32_t, flow->facts->n_calls + 1);
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (ir_at(ir, i)->op == IR_INVOKE && call < flow->facts->n_calls) {
			flow->insn_of_call[call] = i;
			flow->call_of_insn[i] = ++call;
		}
}

static void look_at(struct flow *flow)
{
	begin(flow);
	lexps_of_calls(flow);
	if (flow->events.n <= MAX_EVENTS) {
		ir_dominators(flow->ir);
		ir_loops(flow->ir);
		solve(flow);
	}
	if (flow->events.n > MAX_EVENTS || flow->is_cut)
		flow->at->n_large++;
	for (uint32_t i = 0; i < flow->found.n; i++) {
		const struct flow_warning *found = &flow->found.v[i];
		if (guard_around(flow, found->first, found->second, found->a) ||
			guard_around(flow, found->first, found->second, found->b))
			continue; // it is held
		if (found->context)
			warn(flow, found, 0);
		else if (!warn_of_semaphore(flow, found) && matters_to_callers(flow, found->b))
			export(flow, found);
	}
	vec_release(&flow->lexps);
	vec_release(&flow->events);
	vec_release(&flow->found);
	map_release(&flow->writes);
	map_release(&flow->excluded);
	map_release(&flow->slices);
	map_release(&flow->relations);
}

static void do_method(void *context, uint32_t item, uint32_t index)
{
	struct atomicity *at = context;
	struct worker *worker = &at->workers[index];
	const struct method *method = at->work.v[item];
	struct err err = ERR_INIT;

	budget_step(at->in->budget, 1);
	if (budget_is_over(at->in->budget))
		return;
	struct ir *ir = ir_build(worker->builder, method, &worker->scratch, &err);
	if (ir) {
		struct flow flow = { .at = at,
			.worker = worker,
			.arena = &worker->scratch,
			.ir = ir,
			.facts = facts_of(at->facts, method) };
		flow.has_semaphore = atom_has_semaphore(at, flow.facts);
		flow.has_guard = atom_has_guard(at, method->id);
		flow.paths = paths_new(ir, flow.arena);
		flow.locks = locks_held(ir, flow.paths, flow.arena);
		look_at(&flow);
	}
	arena_clear(&worker->scratch);
}

static void merge(struct atomicity *at)
{
	for (uint32_t w = 0; w < at->in->options->jobs; w++) {
		struct worker *worker = &at->workers[w];
		for (uint32_t i = 0; i < worker->warnings.n; i++)
			vec_push(&at->warnings, worker->warnings.v[i]);
		for (uint32_t i = 0; i < worker->exports.n; i++)
			vec_push(&at->exports, worker->exports.v[i]);
	}
}

void atom_flow_run(struct atomicity *at)
{
	for (uint32_t id = 1; id < at->facts->n_by_method; id++)
		if (at->facts->by_method[id] && atom_is_worth_it(at, at->facts->by_method[id]))
			vec_push(&at->work, at->world->methods[id]);
	budget_phase(at->in->budget, "atomicity", at->work.n);
	pool_run(at->in->options->jobs, at->work.n, 32, do_method, at);
	merge(at);
}
