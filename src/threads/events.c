// What the instructions of a node do to the state of threads.c: calls, starts, joins, signals, waits.
#include "facts/facts.h"
#include "threads/internal.h"

#include "class/class.h"

typedef VEC(struct event) event_list;
typedef VEC(struct edge_event) edge_list;

static void add_event(event_list *list, uint32_t insn, enum event_kind kind, uint32_t number)
{
	vec_push(list, (struct event){ insn, (uint8_t)kind, number });
}

// ---- calls and starts -------------------------------------------------------------------------

// Does the call run its function for all elements of something?
static bool is_for_each(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind != MODEL_CALL)
			continue;
		if (effect->times != MODEL_ONCE)
			return true;
		for (uint32_t a = 0; a < effect->n_args; a++)
			if (effect->args[a].n_fields)
				return true;
	}
	return false;
}

static void note_start(struct threads *t, uint32_t node, uint32_t insn, event_list *list)
{
	const struct ir_insn *at = ir_at(bodies_of_node(t->bodies, node)->ir, insn);
	for (uint32_t thread = 1; thread <= t->n_threads; thread++) {
		const struct pta_origin *origin = pta_origin(t->pta, thread);
		if (!thread_is_started_by(&t->all[thread], node) || origin->bci != at->bci ||
			threads_has_parties(t, thread))
			continue;
		if (!t->all[thread].inside || bitset_next(&t->descendants[thread], 0) != UINT32_MAX)
			add_event(list, insn, EVENT_ADD, BIT_STARTED);
		add_event(list, insn, EVENT_ADD, thread);
		for (uint32_t d = bitset_next(&t->descendants[thread], 0); d != UINT32_MAX;
			 d = bitset_next(&t->descendants[thread], d + 1))
			add_event(list, insn, EVENT_ADD, d);
		if (origin->where == MODEL_IN_WORKERS) // the call returns when all is done
			add_event(list, insn, EVENT_REMOVE, thread);
	}
}

// Threads that none of the calls starts, though their methods start them for others.
static void note_not_started(struct threads *t, const struct pta_edge *edges, uint32_t n,
	uint32_t insn, event_list *list)
{
	for (uint32_t thread = 1; thread <= t->n_threads; thread++)
		for (uint32_t i = 0; i < n && t->given[thread].param != UINT32_MAX; i++) {
			bool is_only = edges[i].kind == PTA_CALL &&
				threads_is_not_started(t, thread, &edges[i]);
			for (uint32_t k = 0; k < n && is_only; k++)
				is_only = k == i || edges[k].kind == PTA_INITIALISE;
			if (is_only)
				add_event(list, insn, EVENT_CALL_NOT, thread);
		}
}

static void note_calls(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	event_list *list)
{
	uint32_t n;
	bool has_start = false;
	const struct pta_edge *edges = bodies_edges_at(t->bodies, node, ir_at(body->ir, insn), &n);
	for (uint32_t i = 0; i < n; i++) {
		has_start |= edges[i].kind == PTA_START;
		if (edges[i].kind != PTA_START && edges[i].kind != PTA_RUN)
			add_event(list, insn, EVENT_CALL, edges[i].to);
	}
	note_not_started(t, edges, n, insn, list);
	if (has_start) // invokeAll(a, b) starts the one and then runs the other
		note_start(t, node, insn, list);
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind == PTA_RUN)
			add_event(list, insn, is_for_each(body->models[insn]) ? EVENT_CALL_EACH : EVENT_CALL,
				edges[i].to);
}

// ---- joins ------------------------------------------------------------------------------------

// Does the call join the very thread that this method started a while before?
static bool is_started_here(const struct threads *t, uint32_t thread, uint32_t node,
	const struct body *body, uint32_t insn)
{
	const struct thread *started = &t->all[thread];
	if (!thread_is_started_by(started, node) || !started->start_insn)
		return false;
	const struct ir_insn *join = ir_at(body->ir, insn),
						 *start = ir_at(body->ir, started->start_insn);
	if (!join->n_args || !start->n_args)
		return false;
	uint32_t joined = path_source(body->paths, ir_arg(body->ir, join, 0));
	return joined == path_source(body->paths, ir_arg(body->ir, start, 0)) ||
		joined == started->start_insn; // the future that the start returned
}

// Or the one that a call started for this method, and returned?
static bool is_started_for(const struct threads *t, uint32_t thread, uint32_t node,
	const struct body *body, uint32_t insn)
{
	const struct given *given = &t->given[thread];
	const struct ir_insn *join = ir_at(body->ir, insn);
	return given->node == node && given->is_returned && join->n_args &&
		path_source(body->paths, ir_arg(body->ir, join, 0)) == given->insn;
}

static void note_end(struct threads *t, uint32_t thread, enum event_kind kind, uint32_t insn,
	event_list *list)
{
	add_event(list, insn, kind, thread);
	for (uint32_t d = bitset_next(&t->after[thread], 0); d != UINT32_MAX && d <= t->n_threads;
		 d = bitset_next(&t->after[thread], d + 1))
		add_event(list, insn, kind, d);
	for (uint32_t d = 1; d <= t->n_threads; d++)
		if (threads_is_action_of(t, d, thread))
			add_event(list, insn, kind, d);
}

static void note_join(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	const struct model_effect *effect, event_list *list)
{
	bool is_all = effect->kind == MODEL_JOIN_ALL;
	if (threads_is_combining(body->models[insn]))
		return;
	// Of a timed get it is the result that comes back; a timed join of a thread says nothing.
	if (!is_all && (effect->flags & MODEL_TIMED) && !type_is_reference(ir_at(body->ir, insn)->type))
		return;
	object_list objects = { 0 };
	bodies_objects_at(t->bodies, node, insn, &effect->from, &objects);
	for (uint32_t thread = 1; thread <= t->n_threads; thread++) {
		const object_list *handles = is_all ? &t->pools[thread] : &t->handles[thread];
		if (!object_lists_meet(&objects, handles))
			continue;
		bool is_sure = is_all
			? objects.n == 1
			: (objects.n == 1 && t->all[thread].is_once && !t->given[thread].node) ||
				is_started_for(t, thread, node, body, insn) ||
				is_started_here(t, thread, node, body, insn) || t->all[thread].start_insn == insn ||
				(objects.n == 1 && object_list_has(&t->combined, objects.v[0])); // of all of them
		enum event_kind kind = effect->flags & MODEL_TIMED ? EVENT_REMOVE_TIMED : EVENT_REMOVE;
		note_end(t, thread, is_sure ? kind : EVENT_REMOVE_ONE, insn, list);
	}
	vec_release(&objects);
}

// ---- signals and waits ------------------------------------------------------------------------

static void note_signal(struct threads *t, uint32_t node, uint32_t insn,
	const struct model_effect *effect, event_list *list)
{
	bool is_wait = effect->kind == MODEL_WAIT;
	object_list objects = { 0 };
	bodies_objects_at(t->bodies, node, insn, &effect->from, &objects);
	for (uint32_t i = 0; i < objects.n; i++) {
		uint32_t signal = threads_signal_of(t, objects.v[i], NULL,
			effect->kind == MODEL_WRITE ? SIGNAL_VALUE : effect->detail);
		if (signal == UINT32_MAX)
			continue;
		if (!is_wait)
			add_event(list, insn, EVENT_ADD, bit_signalled(t, signal));
		// Who opens a latch of one is as far as those who have waited for it.
		if (!is_wait && objects.n == 1 && effect->detail == MODEL_SYNC_LATCH &&
			threads_made_with(t, objects.v[0]) == 1)
			add_event(list, insn, EVENT_REMOVE, bit_unawaited(t, signal));
		else if (is_wait && objects.n == 1)
			add_event(list, insn, EVENT_REMOVE, bit_unawaited(t, signal));
	}
	vec_release(&objects);
}

// A latch is made anew: nobody has waited for this one.
static void note_made(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	event_list *list)
{
	for (uint32_t i = 0; i < t->signals.n; i++) {
		uint32_t object = t->signals.v[i].object;
		const struct pta_object *made = object ? pta_object(t->pta, object) : NULL;
		if (made && made->node == node && made->bci == ir_at(body->ir, insn)->bci &&
			!heap_object_is_once(t->heap, object))
			add_event(list, insn, EVENT_ADD, bit_unawaited(t, i));
	}
}

// At a site one phase ends and another begins.
static void note_phases(struct threads *t, uint32_t node, uint32_t insn, event_list *list)
{
	for (uint32_t i = 0; i < t->sites.n; i++) {
		if (t->sites.v[i].node != node || t->sites.v[i].insn != insn)
			continue;
		for (uint32_t k = 0; k <= t->sites.n; k++)
			add_event(list, insn, EVENT_REMOVE, bit_phase(t, k));
		add_event(list, insn, EVENT_ADD, bit_phase(t, i + 1));
	}
}

// ---- locks ------------------------------------------------------------------------------------

static void note_lock(struct threads *t, uint32_t node, uint32_t insn,
	const struct model_effect *effect, event_list *list)
{
	struct tracked_lock locks[8] = { 0 };
	bool is_release = effect->kind == MODEL_RELEASE || effect->kind == MODEL_WRITE;
	uint32_t n = threads_effect_locks(t, node, insn, effect, locks, 8);
	for (uint32_t i = 0; i < 8 && locks[i].object; i++) {
		// A release of a stamped lock in whatever mode releases both.
		for (uint32_t read = 0; read < 2; read++) {
			uint32_t lock = threads_lock_of(t, locks[i].object, read);
			// Who may write may read; of a stamped lock a thread has one mode at a time.
			bool is_meant = locks[i].is_read == read ||
				(is_release && effect->detail == MODEL_LOCK_SOME) ||
				((effect->flags & MODEL_STAMPED) && (is_release || read));
			if (lock != UINT32_MAX && is_meant && (is_release || n == 1))
				add_event(list, insn, is_release ? EVENT_ADD : EVENT_REMOVE, bit_unheld(t, lock));
		}
	}
}

static bool releases(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_RELEASE)
			return true;
	return false;
}

// Guard g = lock::unlock; g.close(): the call releases what the function captured, in whatever mode.
static void note_released(struct threads *t, const struct pta_object *function, uint32_t insn,
	event_list *list)
{
	const struct body *maker = function->node ? bodies_of_node(t->bodies, function->node) : NULL;
	uint32_t made = maker ? body_insn_at(maker, function->bci) : 0;
	const struct ir_insn *capturing = made ? ir_at(maker->ir, made) : NULL;
	for (uint32_t k = 0; capturing && k < capturing->n_args; k++) {
		pta_set set = pta_value(t->pta, function->node, ir_arg(maker->ir, capturing, k));
		for (uint32_t o = pta_set_next(t->pta, set, 1); o; o = pta_set_next(t->pta, set, o + 1)) {
			pta_set owners = pta_contents(t->pta, o, MODEL_FIELD_OWNER);
			for (uint32_t i = 0; i < t->locks.n; i++)
				if (t->locks.v[i].object == o || pta_set_has(t->pta, owners, t->locks.v[i].object))
					add_event(list, insn, EVENT_ADD, bit_unheld(t, i));
		}
	}
}

static void note_functions(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	event_list *list)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	// The receiver is called, and what is handed to a call of the library may be.
	for (uint32_t k = 0; t->locks.n && k < call->n_args && (!k || body->models[insn]); k++) {
		pta_set set = pta_value(t->pta, node, ir_arg(body->ir, call, k));
		for (uint32_t o = pta_set_next(t->pta, set, 1); o; o = pta_set_next(t->pta, set, o + 1)) {
			const struct pta_object *object = pta_object(t->pta, o);
			if (object->kind == PTA_LAMBDA &&
				releases(model_of(t->bodies->models, object->lambda->implementation)))
				note_released(t, object, insn, list);
		}
	}
}

// The call whose result is compared with zero there, as a stamp of 64 bits too; else the value itself.
static uint32_t asked_value(const struct body *body, const struct ir_insn *branch)
{
	uint32_t value = path_source(body->paths, ir_arg(body->ir, branch, 0));
	const struct ir_insn *insn = ir_at(body->ir, value);
	if (insn->op != IR_BINARY || insn->sub != OP_lcmp)
		return value;
	const struct ir_insn *right = ir_at(body->ir, ir_arg(body->ir, insn, 1));
	return right->op == IR_CONST_LONG && right->sub == OP_lconst_0
		? path_source(body->paths, ir_arg(body->ir, insn, 0))
		: value;
}

// tryLock: held where its result is not zero.
static void note_try(struct threads *t, uint32_t node, const struct body *body, uint32_t block,
	edge_list *edges)
{
	const struct ir_block *at = &body->ir->blocks[block];
	const struct ir_insn *last = ir_at(body->ir, at->first + at->n - 1);
	uint32_t call = asked_value(body, last);
	const struct model_row *row = body->models[call];
	if (last->sub != OP_ifeq && last->sub != OP_ifne)
		return;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		struct tracked_lock locks[8] = { 0 };
		bool is_claim = row->effects[i].kind == MODEL_WRITE && threads_is_claim(body, call);
		if ((row->effects[i].kind != MODEL_TRY && row->effects[i].kind != MODEL_CONVERT &&
				!is_claim) ||
			threads_effect_locks(t, node, call, &row->effects[i], locks, 8) != 1)
			continue;
		for (uint32_t read = 0; read < 2; read++) {
			uint32_t lock = threads_lock_of(t, locks[0].object, read);
			bool is_meant = locks[0].is_read == read ||
				(read && (row->effects[i].flags & MODEL_STAMPED));
			if (lock != UINT32_MAX && is_meant)
				vec_push(edges,
					(struct edge_event){ block, last->sub == OP_ifeq, bit_unheld(t, lock) });
		}
	}
}

// Says the call by its result whether the signal is there, so that coming back from it alone says nothing?
static bool tells_signal(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_SIGNALLED)
			return true;
	return false;
}

// isAlive, isDone, getCount, a timed await: on the edge on which the result says so, threads have ended or a
// signal was given.
static void note_asked(struct threads *t, uint32_t node, const struct body *body, uint32_t block,
	event_list *list, edge_list *edges)
{
	const struct ir_block *at = &body->ir->blocks[block];
	const struct ir_insn *last = ir_at(body->ir, at->first + at->n - 1);
	uint32_t call = asked_value(body, last);
	const struct model_row *row = body->models[call];
	if ((last->sub != OP_ifeq && last->sub != OP_ifne) || !row)
		return;
	for (uint32_t i = 0; i < row->n_effects; i++) {
		struct model_effect effect = row->effects[i];
		bool is_zero_taken = last->sub == OP_ifeq;
		uint32_t edge = is_zero_taken == !!(effect.flags & MODEL_IF_ZERO) ? 0 : 1;
		event_list ended = { 0 };
		effect.flags = 0;
		if (effect.kind == MODEL_ENDED || effect.kind == MODEL_ENDED_ALL) {
			effect.kind = effect.kind == MODEL_ENDED ? MODEL_JOIN : MODEL_JOIN_ALL;
			note_join(t, node, body, call, &effect, &ended);
		} else if (effect.kind == MODEL_SIGNALLED) {
			effect.kind = MODEL_WAIT;
			note_signal(t, node, call, &effect, &ended);
		}
		for (uint32_t e = 0; e < ended.n && edge < at->n_succs; e++)
			if (ended.v[e].kind == EVENT_REMOVE)
				vec_push(edges, (struct edge_event){ block, edge, ended.v[e].number });
			else if (at->loop_head && !body_loop_has(body, at->loop_head, at->succs[edge].to))
				vec_push(list, ended.v[e]); // one of many: asked again until it is so
		vec_release(&ended);
	}
}

// It may come back with nothing, and says so by null.
static bool is_poll(const struct model_effect *effect)
{
	return effect->kind == MODEL_WAIT && effect->detail == MODEL_SYNC_ITEM &&
		(effect->flags & MODEL_TIMED);
}

// What was polled is there: whoever put it has come to that point.
static void note_poll(struct threads *t, uint32_t node, const struct body *body, uint32_t block,
	edge_list *edges)
{
	const struct ir_block *at = &body->ir->blocks[block];
	const struct ir_insn *last = ir_at(body->ir, at->first + at->n - 1);
	uint32_t call = path_source(body->paths, ir_arg(body->ir, last, 0));
	const struct model_row *row = body->models[call];
	if (last->sub != OP_ifnull && last->sub != OP_ifnonnull)
		return;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		object_list objects = { 0 };
		if (is_poll(&row->effects[i]))
			bodies_objects_at(t->bodies, node, call, &row->effects[i].from, &objects);
		uint32_t signal = objects.n == 1 ? threads_signal_of(t, objects.v[0], NULL, MODEL_SYNC_ITEM)
										 : UINT32_MAX;
		if (signal != UINT32_MAX)
			vec_push(edges,
				(struct edge_event){ block, last->sub == OP_ifnull, bit_unawaited(t, signal) });
		vec_release(&objects);
	}
}

static void note_effects(struct threads *t, uint32_t node, const struct body *body, uint32_t insn,
	event_list *list)
{
	const struct model_row *row = body->models[insn];
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_JOIN || effect->kind == MODEL_JOIN_ALL)
			note_join(t, node, body, insn, effect, list);
		else if (effect->kind == MODEL_SIGNAL ||
			(effect->kind == MODEL_WAIT && !is_poll(effect) && !tells_signal(row)))
			note_signal(t, node, insn, effect, list);
		if (effect->kind == MODEL_WRITE && !body->fields[insn] &&
			(effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC)))
			note_signal(t, node, insn, effect, list);
		if (effect->kind == MODEL_ACQUIRE || effect->kind == MODEL_RELEASE ||
			(effect->kind == MODEL_WRITE && effect->flags && !threads_is_claim(body, insn)))
			note_lock(t, node, insn, effect, list);
	}
}

// ---- flags ------------------------------------------------------------------------------------

static const struct field *flag_read(const struct threads *t, const struct body *body,
	uint32_t value)
{
	return threads_asks_flag(t, body, value) ? body->fields[value] : NULL;
}

// What a getter reads.
static const struct field *flag_got(const struct threads *t, const struct body *body)
{
	const struct field *flag = NULL;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		if (insn->op != IR_RETURN)
			continue;
		const struct field *field = insn->n_args
			? flag_read(t, body, path_source(body->paths, ir_arg(body->ir, insn, 0)))
			: NULL;
		if (!field || (flag && flag != field))
			return NULL;
		flag = field;
	}
	return flag;
}

// The volatile field that the value is read from, here or by a getter; NULL: none.
static const struct field *flag_of(const struct threads *t, uint32_t node, const struct body *body,
	uint32_t value)
{
	const struct ir_insn *insn = ir_at(body->ir, value);
	uint32_t n;
	const struct field *flag = NULL;
	if (insn->op != IR_INVOKE || body->fields[value])
		return flag_read(t, body, value);
	const struct pta_edge *edges = bodies_edges_at(t->bodies, node, insn, &n);
	for (uint32_t i = 0; i < n; i++) {
		const struct body *callee = bodies_of_node(t->bodies, edges[i].to);
		if (edges[i].kind == PTA_INITIALISE)
			continue;
		const struct field *got = callee ? flag_got(t, callee) : NULL;
		if (!got || (flag && flag != got))
			return NULL;
		flag = got;
	}
	return flag;
}

// On which edge of the IF is it known that what is published has been seen? 0: taken, 1: not taken, -1:
// neither. A reference is not null; a number is what all later writes write.
static int published_edge(const struct threads *t, const struct body *body,
	const struct ir_insn *at, const struct field *field)
{
	int32_t constant = 0, with = 0;
	switch (at->sub) {
	case OP_ifnull:
		return 1;
	case OP_ifnonnull:
		return 0;
	case OP_ifeq:
	case OP_ifne:
		break;
	case OP_if_icmpeq:
	case OP_if_icmpne: {
		const struct ir_insn *right = ir_at(body->ir, ir_arg(body->ir, at, 1));
		if (right->op != IR_CONST_INT || right->constant)
			return -1;
		with = right->immediate;
		break;
	}
	default:
		return -1;
	}
	if (!heap_field_constant(t->heap, field, &constant))
		return -1;
	bool is_equal = at->sub == OP_ifeq || at->sub == OP_if_icmpeq;
	if (constant == with)
		return is_equal ? 0 : 1;
	return with == 0 ? (is_equal ? 1 : 0) : -1;
}

// An atomic that is asked: it is not what it was made with any more.
static void note_atomic(struct threads *t, uint32_t node, const struct body *body, uint32_t block,
	edge_list *edges)
{
	const struct ir_block *at = &body->ir->blocks[block];
	const struct ir_insn *last = ir_at(body->ir, at->first + at->n - 1);
	uint32_t call = path_source(body->paths, ir_arg(body->ir, last, 0));
	const struct model_row *row = body->models[call];
	bool is_equal = last->sub == OP_ifeq || last->sub == OP_ifnull;
	if (!is_equal && last->sub != OP_ifne && last->sub != OP_ifnonnull)
		return;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		object_list objects = { 0 };
		if (row->effects[i].kind == MODEL_READ && (row->effects[i].flags & MODEL_VOLATILE))
			bodies_objects_at(t->bodies, node, call, &row->effects[i].from, &objects);
		uint32_t signal = objects.n == 1 ? threads_signal_of(t, objects.v[0], NULL, SIGNAL_VALUE)
										 : UINT32_MAX;
		if (signal != UINT32_MAX)
			vec_push(edges, (struct edge_event){ block, is_equal, bit_unawaited(t, signal) });
		vec_release(&objects);
	}
}

// try (pool) { ... }: closed if it is not null, and where it is null there was nothing to wait for.
static void note_closed(struct threads *t, uint32_t node, const struct body *body, uint32_t block,
	edge_list *edges)
{
	const struct ir_block *at = &body->ir->blocks[block];
	const struct ir_insn *last = ir_at(body->ir, at->first + at->n - 1);
	uint32_t value = ir_arg(body->ir, last, 0);
	if ((last->sub != OP_ifnull && last->sub != OP_ifnonnull) || at->n_succs < 2)
		return;
	uint32_t null_edge = last->sub == OP_ifnull ? 0 : 1;
	const struct ir_block *closing = &body->ir->blocks[at->succs[!null_edge].to];
	event_list ended = { 0 };
	for (uint32_t i = closing->first; i < closing->first + closing->n; i++) {
		const struct ir_insn *call = ir_at(body->ir, i);
		const struct model_row *row = call->op == IR_INVOKE ? body->models[i] : NULL;
		for (uint32_t k = 0; row && k < row->n_effects; k++)
			if (row->effects[k].kind == MODEL_JOIN_ALL && ir_arg(body->ir, call, 0) == value)
				note_join(t, node, body, i, &row->effects[k], &ended);
	}
	for (uint32_t i = 0; i < ended.n; i++)
		if (ended.v[i].kind == EVENT_REMOVE)
			vec_push(edges, (struct edge_event){ block, null_edge, ended.v[i].number });
	vec_release(&ended);
}

static void note_branches(struct threads *t, uint32_t node, const struct body *body,
	event_list *list, edge_list *edges)
{
	for (uint32_t b = 1; b <= body->ir->n_blocks; b++) {
		const struct ir_block *block = &body->ir->blocks[b];
		const struct ir_insn *last = ir_at(body->ir, block->first + block->n - 1);
		if (last->op != IR_IF)
			continue;
		note_try(t, node, body, b, edges);
		note_asked(t, node, body, b, list, edges);
		const struct field *field = flag_of(t, node, body,
			path_source(body->paths, ir_arg(body->ir, last, 0)));
		uint32_t signal = field ? threads_signal_of(t, 0, field, SIGNAL_VALUE) : UINT32_MAX;
		int edge = signal == UINT32_MAX ? -1 : published_edge(t, body, last, field);
		note_atomic(t, node, body, b, edges);
		note_poll(t, node, body, b, edges);
		note_closed(t, node, body, b, edges);
		if (edge >= 0)
			vec_push(edges, (struct edge_event){ b, (uint32_t)edge, bit_unawaited(t, signal) });
	}
}

// ---- all --------------------------------------------------------------------------------------

// Those from `first` on go to where they belong, behind what the same instruction does.
static void sort_in(event_list *list, uint32_t first)
{
	for (uint32_t i = first; i < list->n; i++) {
		struct event event = list->v[i];
		uint32_t k = i;
		for (; k && list->v[k - 1].insn > event.insn; k--)
			list->v[k] = list->v[k - 1];
		list->v[k] = event;
	}
}

static void note_node(struct threads *t, uint32_t node, const struct body *body)
{
	event_list list = { 0 };
	edge_list edges = { 0 };
	uint32_t last_bci = UINT32_MAX;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		if (insn->op == IR_PHI || insn->op == IR_PARAM || insn->op == IR_GOTO ||
			insn->op == IR_CATCH)
			continue;
		// Of the instructions that one bytecode became, the call, or the first.
		if (insn->op == IR_INVOKE || insn->bci != last_bci)
			note_calls(t, node, body, i, &list);
		last_bci = insn->bci;
		if (insn->op == IR_INVOKE)
			note_effects(t, node, body, i, &list);
		if (insn->op == IR_NEW)
			note_made(t, node, body, i, &list);
		if (insn->op == IR_INVOKE && t->sites.n)
			note_phases(t, node, i, &list);
		if (insn->op == IR_INVOKE && insn->sub != OP_invokedynamic)
			note_functions(t, node, body, i, &list);
		const struct field *field = body->fields[i];
		bool is_claim = false;
		uint32_t claimed = threads_claimed_at(t, node, body, i, &is_claim);
		if (claimed)
			add_event(&list, i, is_claim ? EVENT_REMOVE : EVENT_ADD,
				bit_unheld(t, threads_claim_of(t, claimed)));
		if (threads_sets_flag(t, body, i))
			add_event(&list, i, EVENT_ADD,
				bit_signalled(t, threads_signal_of(t, 0, field, SIGNAL_VALUE)));
	}
	uint32_t n_straight = list.n;
	note_branches(t, node, body, &list, &edges);
	sort_in(&list, n_straight);
	struct node_flow *flow = &t->flows[node];
	flow->n_events = list.n;
	flow->events = ARENA_ARRAY(&t->arena, struct event, list.n);
	if (list.n)
		memcpy(flow->events, list.v, list.n * sizeof(*list.v));
	flow->n_edges = edges.n;
	flow->edges = ARENA_ARRAY(&t->arena, struct edge_event, edges.n);
	if (edges.n)
		memcpy(flow->edges, edges.v, edges.n * sizeof(*edges.v));
	vec_release(&list);
	vec_release(&edges);
}

// What had ended when those began who start it has ended when it begins.
static bool inherit_after(struct threads *t, uint32_t a, struct bitset *scratch)
{
	bool is_first = true;
	bitset_clear(scratch);
	for (uint32_t p = 1; p <= t->n_threads; p++) {
		if (p == a || !thread_is_started_in(&t->all[a], &t->all[p]))
			continue;
		if (is_first)
			bitset_copy(scratch, &t->after[p]);
		else
			bitset_intersect(scratch, &t->after[p]);
		is_first = false;
	}
	bitset_remove(scratch, a);
	return bitset_union(&t->after[a], scratch);
}

// A stage begins when the stage that it was hung on has ended.
static void note_stages(struct threads *t)
{
	for (uint32_t a = 1; a <= t->n_threads; a++) {
		t->after[a] = bitset_new(t->n_bits, &t->arena);
		for (uint32_t b = 1; b <= t->n_threads; b++)
			if (b != a && object_lists_meet(&t->before[a], &t->handles[b]))
				bitset_add(&t->after[a], b);
	}
	struct bitset scratch = bitset_new(t->n_bits, &t->arena);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t a = 1; a <= t->n_threads; a++) {
			for (uint32_t b = 1; b <= t->n_threads; b++)
				if (bitset_has(&t->after[a], b))
					is_changed |= bitset_union(&t->after[a], &t->after[b]);
			is_changed |= inherit_after(t, a, &scratch);
		}
	}
}

// Which signals the thread may give.
static void note_gives(struct threads *t, uint32_t thread)
{
	t->gives[thread] = bitset_new(t->signals.n, &t->arena);
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		if (!bitset_has(&t->all[thread].reaches, node))
			continue;
		const struct node_flow *flow = &t->flows[node];
		for (uint32_t i = 0; i < flow->n_events; i++)
			if (flow->events[i].kind == EVENT_ADD && flow->events[i].number > t->n_threads &&
				flow->events[i].number < bit_phase(t, 0))
				bitset_add(&t->gives[thread],
					(flow->events[i].number - bit_signalled(t, 0)) % (n_signal_words(t) * 64));
	}
	for (uint32_t s = bitset_next(&t->gives[thread], 0); s != UINT32_MAX;
		 s = bitset_next(&t->gives[thread], s + 1))
		t->n_givers[s]++;
}

void threads_note_events(struct threads *t)
{
	note_stages(t);
	t->flows = ARENA_ARRAY(&t->arena, struct node_flow, t->n_nodes + 1);
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		const struct body *body = bodies_of_node(t->bodies, node);
		if (body)
			note_node(t, node, body);
	}
	t->gives = ARENA_ARRAY(&t->arena, struct bitset, t->n_threads + 1);
	t->n_givers = ARENA_ARRAY(&t->arena, uint32_t, t->signals.n + 1);
	for (uint32_t thread = 1; thread <= t->n_threads; thread++)
		note_gives(t, thread);
}
