// Locks that a method takes for its caller, and gives back in another call: void begin() { lock.lock(); }.
// A semaphore of one permit is a lock, too. What calls take in this way is added to the locks
// that the method holds.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

#define MAX_EVENTS 32
#define MAX_WRAPPED 3 // different locks in a method
#define MAX_HANDED 2  // times that a body is given on
#define NOT_REACHED UINT32_MAX

// ---- what a method leaves to its caller -------------------------------------------------------

static bool is_semaphore(const struct ir *ir, const struct ir_insn *insn)
{
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	return type.kind == KIND_CLASS && type.klass &&
		slice_equal(name_slice(ir->world->classes[type.klass]->name),
			SLICE("java/util/concurrent/Semaphore"));
}

static bool is_call_of(const struct ir *ir, const struct ir_insn *insn, const char *name)
{
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	return slice_equal(ref.name, slice_of_string(name)) &&
		slice_has_prefix(ref.descriptor, SLICE("()"));
}

bool wrapped_is_taking(const struct ir *ir, const struct ir_insn *insn)
{
	return ir_invoke_has_receiver(insn) && is_semaphore(ir, insn) &&
		(is_call_of(ir, insn, "acquire") || is_call_of(ir, insn, "acquireUninterruptibly"));
}

bool wrapped_is_mutex_made(const struct ir *ir, const struct ir_insn *value)
{
	if (value->op != IR_NEW || !value->aux)
		return false;
	const struct ir_insn *call = ir_at(ir, value->aux);
	const struct ir_insn *permits = call->n_args >= 2 ? ir_at(ir, ir_arg(ir, call, 1)) : NULL;
	return permits && permits->op == IR_CONST_INT && !permits->constant && permits->immediate == 1;
}

// The lock is held by all ways out.
static struct place left_held(const struct sv_method *m)
{
	const struct ir *ir = m->ir;
	struct place found = { 0 };
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		uint32_t at = block->first + block->n - 1;
		if (block->n == 0 || ir_at(ir, at)->op != IR_RETURN)
			continue;
		const struct held *held = locks_at(m->locks, at);
		if (!held || held->insn == 0 || ir_at(ir, held->insn)->op == IR_MONITOR_ENTER)
			return (struct place){ 0 };
		struct place place = place_of_path(m, held->lock);
		if (!place_is_portable(&place) ||
			(found.root != PLACE_NONE && !place_is_same(&found, &place)))
			return (struct place){ 0 };
		found = place;
	}
	return found;
}

static bool returns_self(const struct sv_method *m)
{
	const struct ir *ir = m->ir;
	bool found = false;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *last = ir_at(ir, block->first + block->n - 1);
		if (block->n == 0 || last->op != IR_RETURN)
			continue;
		const struct ir_insn *value = ir_at(ir,
			last->n_args ? path_source(m->paths, ir_arg(ir, last, 0)) : 0);
		if (value->op != IR_PARAM || value->aux != 0 || method_is_static(ir->method))
			return false;
		found = true;
	}
	return found;
}

void wrapped_note(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	if (m->locks->n_sites) {
		notes->takes = left_held(m);
		notes->is_self = returns_self(m);
	}
	for (uint32_t i = 0; i < m->locks->n_troubles; i++) {
		const struct lock_trouble *trouble = &m->locks->troubles[i];
		if (trouble->kind != TROUBLE_NOT_HELD || ir_at(ir, trouble->insn)->op != IR_INVOKE)
			continue;
		struct place place = place_of_value(m, ir_arg(ir, ir_at(ir, trouble->insn), 0));
		if (place_is_portable(&place))
			notes->gives = place;
	}
}

// Something that may be run: an interface that is no collection.
static bool is_body(const struct sv_method *m, const struct ir_insn *param)
{
	const struct ir *ir = m->ir;
	return param->aux < 16 && param->type.kind == KIND_CLASS && param->type.klass &&
		ir->world->classes[param->type.klass]->is_interface &&
		(param->aux > 0 || method_is_static(ir->method)) &&
		op_group_of_class(m->sv, param->type.klass) == GROUP_NONE;
}

static bool is_given_body(const struct sv_method *m)
{
	for (uint32_t i = 1; i <= m->ir->n_insns && ir_at(m->ir, i)->op == IR_PARAM; i++)
		if (is_body(m, ir_at(m->ir, i)))
			return true;
	return false;
}

// via(body) { locked(body); }: the first of its parameters that it gives to a method of INPUT.
static bool note_handing(struct sv_method *m, uint32_t call, const struct targets *to)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, call);
	for (uint32_t k = 0; k < insn->n_args; k++) {
		const struct ir_insn *param = ir_at(ir, ir_arg(ir, insn, k));
		if (param->op != IR_PARAM || !is_body(m, param))
			continue;
		struct handing handing = { .method = ir->method->id,
			.param = (uint8_t)param->aux,
			.argument = (uint8_t)k,
			.to = to };
		for (uint32_t w = 0; w < RUNNER_WORDS && w < insn->n_args; w++)
			handing.words[w] = place_of_value(m, ir_arg(ir, insn, w));
		vec_push(&m->worker->handings, handing);
		return true;
	}
	return false;
}

static void note_handings(struct sv_method *m, const struct method_notes *notes)
{
	for (uint32_t i = 1, call = 0; call < notes->n_calls; i++) {
		if (ir_at(m->ir, i)->op != IR_INVOKE)
			continue;
		const struct targets *to = notes->calls[call++];
		if (to && to->n == 1 && !to->is_lambda && note_handing(m, i, to))
			return;
	}
}

// By params of a call that runs them: the lock under which a method calls one of its parameters.
void wrapped_note_body(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	if (!is_given_body(m))
		return;
	if (!m->locks->entry && !m->locks->n_sites) {
		note_handings(m, notes);
		return;
	}
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		const struct held *held = locks_at(m->locks, i);
		if (insn->op != IR_INVOKE || insn->sub != OP_invokeinterface || !held)
			continue;
		const struct ir_insn *receiver = ir_at(ir, path_source(m->paths, ir_arg(ir, insn, 0)));
		struct place lock = place_of_path(m, held->lock);
		if (receiver->op != IR_PARAM || receiver->aux >= 16 || !place_is_portable(&lock) ||
			(receiver->aux == 0 && !method_is_static(ir->method)))
			continue;
		notes->runs = (uint8_t)(receiver->aux + 1);
		notes->runs_under = lock;
		return;
	}
}

// Does the method call another one, or one that does? super.lock(), by a bridge
static bool hands_on(const struct sv *sv, const struct method *method, const struct method *to,
	uint32_t depth)
{
	const struct method_notes *notes = &sv->notes[method->id];
	for (uint32_t i = 0; i < notes->n_calls; i++) {
		const struct method *callee = notes->calls[i] ? notes->calls[i]->methods[0] : NULL;
		if (callee && callee != method &&
			(callee == to ||
				(depth && callee->name == to->name && hands_on(sv, callee, to, depth - 1))))
			return true;
	}
	return false;
}

// Of several those of the first one, where the others hand on to it.
static const struct method_notes *notes_of(const struct sv *sv, const struct targets *targets)
{
	for (uint32_t k = 1; targets && k < targets->n; k++)
		if (!hands_on(sv, targets->methods[k], targets->methods[0], 2))
			return NULL;
	return targets && targets->n ? &sv->notes[targets->methods[0]->id] : NULL;
}

// One that gives it to one that gives it on takes another round.
static void spread_runners(struct sv *sv)
{
	for (uint32_t round = 0; round < MAX_HANDED; round++)
		for (uint32_t w = 0; w < sv->in->options->jobs; w++)
			for (uint32_t i = 0; i < sv->workers[w].handings.n; i++) {
				const struct handing *handing = &sv->workers[w].handings.v[i];
				const struct method_notes *to = &sv->notes[handing->to->methods[0]->id];
				struct method_notes *notes = &sv->notes[handing->method];
				if (notes->runs || to->runs != handing->argument + 1 ||
					to->runs_round > round) // not yet: rounds do not depend on the order
					continue;
				struct place lock = place_in_caller(&to->runs_under, handing->words, RUNNER_WORDS);
				if (!place_is_portable(&lock))
					continue;
				notes->runs = (uint8_t)(handing->param + 1);
				notes->runs_under = lock;
				notes->runs_round = (uint8_t)(round + 1);
			}
}

// After the survey: who takes locks by others, or has bodies run under one?
void wrapped_spread(struct sv *sv)
{
	spread_runners(sv);
	for (uint32_t id = 1; id <= sv->n_methods; id++) {
		struct method_notes *notes = &sv->notes[id];
		bool is_runner = false;
		for (uint32_t i = 0; i < notes->n_calls; i++) {
			const struct method_notes *callee = notes_of(sv, notes->calls[i]);
			if (callee && (callee->takes.root != PLACE_NONE || (notes->has_lent && callee->lends)))
				notes->has_mutex = true;
			is_runner |= callee && callee->runs;
		}
		if (notes->has_mutex) {
			notes->is_accessor = false;
			notes->has_locks = notes->is_interesting = true;
		}
		for (uint32_t i = 0; i < notes->n_calls && is_runner; i++) {
			const struct targets *targets = notes->calls[i];
			if (targets && targets->is_lambda && sv->notes[targets->methods[0]->id].is_accessor) {
				sv->notes[targets->methods[0]->id].wanted = 1;
				notes->is_interesting = true;
			}
		}
	}
}

// ---- held in the caller -----------------------------------------------------------------------

struct event {
	uint32_t insn;
	uint8_t lock; // index in places
	bool is_take;
};

struct wrapped {
	struct sv_method *m;
	uint32_t n_events, n_places;
	struct event events[MAX_EVENTS];
	struct place places[MAX_WRAPPED];
	uint32_t *in; // [n_blocks + 1][MAX_WRAPPED]: the call that took it, 0: not held
};

static void add_event(struct wrapped *w, uint32_t insn, struct place place, bool is_take)
{
	uint32_t k = 0;
	while (k < w->n_places && !place_is_same(&w->places[k], &place))
		k++;
	if (place.root == PLACE_NONE || w->n_events == MAX_EVENTS || k == MAX_WRAPPED)
		return;
	if (k == w->n_places)
		w->places[w->n_places++] = place;
	w->events[w->n_events++] = (struct event){ insn, (uint8_t)k, is_take };
}

// try (Hold hold = lock.hold()) ...: a method that returns its own object.
static uint32_t returner_of(struct sv_method *m, uint32_t value)
{
	uint32_t source = path_source(m->paths, value);
	const struct ir_insn *call = ir_at(m->ir, source);
	if (call->op != IR_INVOKE || call->sub == OP_invokedynamic || !ir_invoke_has_receiver(call))
		return value;
	const struct method_notes *notes = notes_of(m->sv,
		op_targets(m, call, ir_resolved_method(m->ir, call)));
	return notes && notes->is_self ? ir_arg(m->ir, call, 0) : value;
}

static struct place translated(struct sv_method *m, const struct place *place,
	const struct ir_insn *call)
{
	struct place arguments[16];
	uint32_t n = 0;
	for (; n < call->n_args && n < 16; n++)
		arguments[n] = place_of_value(m, returner_of(m, ir_arg(m->ir, call, n)));
	return place_in_caller(place, arguments, n);
}

static bool is_mutex(const struct sv_method *m, const struct place *place)
{
	const struct field *field = place_field(m->ir->world, place);
	return field && !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_NO_MUTEX);
}

// map.lock().lock(), synchronized (map.lock())
static void find_lent(struct wrapped *w, uint32_t i)
{
	struct sv_method *m = w->m;
	uint8_t action = lock_effect(m->ir, i).action;
	if (action != LOCK_ACQUIRE && action != LOCK_RELEASE)
		return;
	const struct ir_insn *getter = lent_getter(m, ir_arg(m->ir, ir_at(m->ir, i), 0));
	if (getter)
		add_event(w, i, translated(m, lent_place(m, getter), getter), action == LOCK_ACQUIRE);
}

static void find_events(struct wrapped *w)
{
	struct sv_method *m = w->m;
	const struct ir *ir = m->ir;
	const struct method_notes *notes = &m->sv->notes[ir->method->id];
	uint32_t number = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (notes->has_lent)
			find_lent(w, i);
		if (insn->op != IR_INVOKE)
			continue;
		const struct targets *targets = number < notes->n_calls ? notes->calls[number] : NULL;
		number++;
		if (insn->sub == OP_invokedynamic)
			continue;
		const struct method_notes *callee = notes_of(m->sv, targets);
		if (callee && callee->takes.root != PLACE_NONE)
			add_event(w, i, translated(m, &callee->takes, insn), true);
		if (callee && callee->gives.root != PLACE_NONE)
			add_event(w, i, translated(m, &callee->gives, insn), false);
		if (!ir_invoke_has_receiver(insn))
			continue;
		bool is_release = lock_effect(ir, i).action == LOCK_RELEASE;
		bool is_take = wrapped_is_taking(ir, insn);
		is_release |= is_call_of(ir, insn, "release") && is_semaphore(ir, insn);
		if (!is_release && !is_take)
			continue;
		struct place place = place_of_value(m, ir_arg(ir, insn, 0));
		if (is_release || is_mutex(m, &place))
			add_event(w, i, place, is_take);
	}
}

static bool has_takes(const struct wrapped *w)
{
	for (uint32_t i = 0; i < w->n_events; i++)
		if (w->events[i].is_take)
			return true;
	return false;
}

static uint32_t meet(uint32_t a, uint32_t b)
{
	if (a == NOT_REACHED || a == b)
		return b;
	return b == NOT_REACHED ? a : 0;
}

// The state after the events of the block that are before `end`.
static uint32_t after(const struct wrapped *w, uint32_t block, uint32_t end, uint32_t lock)
{
	uint32_t state = w->in[block * MAX_WRAPPED + lock];
	for (uint32_t i = 0; i < w->n_events; i++) {
		const struct event *event = &w->events[i];
		if (event->lock == lock && event->insn < end && w->m->ir->block_of[event->insn] == block)
			state = event->is_take ? event->insn : 0;
	}
	return state;
}

static bool flow_block(struct wrapped *w, uint32_t b, uint32_t lock)
{
	const struct ir_block *block = &w->m->ir->blocks[b];
	uint32_t out = after(w, b, UINT32_MAX, lock);
	bool changed = false;
	for (uint32_t k = 0; k < block->n_succs; k++) {
		uint32_t *to = &w->in[block->succs[k].to * MAX_WRAPPED + lock];
		// An exception may come before what the block does, or after.
		uint32_t state = k < block->n_normal_succs ? out : meet(w->in[b * MAX_WRAPPED + lock], out);
		uint32_t sum = meet(*to, state);
		changed |= sum != *to;
		*to = sum;
	}
	return changed;
}

static void solve(struct wrapped *w)
{
	const struct ir *ir = w->m->ir;
	w->in = ARENA_ARRAY(&w->m->worker->arena, uint32_t, (ir->n_blocks + 1) * MAX_WRAPPED);
	for (uint32_t i = 0; i < (ir->n_blocks + 1) * MAX_WRAPPED; i++)
		w->in[i] = NOT_REACHED;
	for (uint32_t k = 0; k < MAX_WRAPPED; k++)
		w->in[1 * MAX_WRAPPED + k] = 0;
	for (bool changed = true; changed;) {
		changed = false;
		for (uint32_t b = 1; b <= ir->n_blocks; b++)
			for (uint32_t k = 0; k < w->n_places; k++)
				if (w->in[b * MAX_WRAPPED + k] != NOT_REACHED)
					changed |= flow_block(w, b, k);
	}
}

// A path again; places have no casts and no views.
static const struct path *path_of_place(struct sv_method *m, const struct place *place)
{
	struct path *path = ARENA_NEW(&m->worker->arena, struct path);
	if (place->root == PLACE_STATIC) {
		path->kind = PATH_STATIC;
		path->field = m->ir->world->fields[place->number];
	} else if (place->root == PLACE_PARAM || place->root == PLACE_VALUE) {
		*path = *path_of(m->paths, place->root == PLACE_PARAM ? place->number + 1u : place->number);
	} else {
		return NULL;
	}
	for (uint32_t i = 0; i < place->n; i++) {
		if (place->parts[i] & PART_CONSTANT)
			return NULL;
		struct path *part = ARENA_NEW(&m->worker->arena, struct path);
		part->kind = PATH_FIELD;
		part->base = path;
		part->field = m->ir->world->fields[place->parts[i]];
		path = part;
	}
	return path;
}

static void extend(struct wrapped *w, uint32_t lock)
{
	struct sv_method *m = w->m;
	const struct ir *ir = m->ir;
	const struct path *path = path_of_place(m, &w->places[lock]);
	for (uint32_t b = 1; path && b <= ir->n_blocks; b++) {
		const struct held *last = NULL;
		for (uint32_t i = ir->blocks[b].first; i < ir->blocks[b].first + ir->blocks[b].n; i++) {
			uint32_t taken = after(w, b, i, lock);
			if (taken == 0 || taken == NOT_REACHED)
				continue;
			if (!last || last->insn != taken || last->below != m->locks->before[i]) {
				struct held *held = ARENA_NEW(&m->worker->arena, struct held);
				*held = (struct held){ .below = m->locks->before[i],
					.lock = path,
					.insn = taken,
					.depth = 1,
					.mode = LOCK_EXCLUSIVE };
				last = held;
			}
			m->locks->before[i] = last;
		}
	}
}

void wrapped_extend(struct sv_method *m)
{
	struct wrapped w = { .m = m };
	const struct ir *ir = m->ir;
	if (!m->sv->notes[ir->method->id].has_mutex)
		return;
	find_events(&w);
	if (!has_takes(&w))
		return;
	solve(&w);
	const struct held **before = ARENA_ARRAY(&m->worker->arena, const struct held *,
		ir->n_insns + 1);
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		before[i] = locks_at(m->locks, i);
	m->locks->before = before;
	for (uint32_t k = 0; k < w.n_places; k++)
		extend(&w, k);
}
