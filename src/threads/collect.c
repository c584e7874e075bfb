// Which threads there are, by what they can be waited for, and which objects and fields signal.
#include "threads/internal.h"

#include <stdlib.h>

#include "class/class.h"

// ---- threads ----------------------------------------------------------------------------------

// Nodes that are reached from the entry, into class initialisers too or not.
static void find_nodes(const struct threads *t, struct thread *thread, struct bitset *nodes,
	bool is_with_initialisers)
{
	VEC(uint32_t) work = { 0 };
	bitset_add(nodes, thread->entry);
	vec_push(&work, thread->entry);
	while (work.n) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(t->pta, vec_pop(&work), &n);
		for (uint32_t i = 0; i < n; i++) {
			if (edges[i].kind == PTA_START || bitset_has(nodes, edges[i].to) ||
				(edges[i].kind == PTA_INITIALISE && !is_with_initialisers))
				continue;
			bitset_add(nodes, edges[i].to);
			vec_push(&work, edges[i].to);
		}
	}
	vec_release(&work);
}

// The effect of the start's row by which such a thread begins.
static const struct model_effect *start_effect(const struct threads *t, const struct thread *thread)
{
	const struct body *body = thread->start_insn ? bodies_of_node(t->bodies, thread->start_node)
												 : NULL;
	const struct model_row *row = body ? body->models[thread->start_insn] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_CALL && row->effects[i].where == thread->where)
			return &row->effects[i];
	return NULL;
}

// Thread.start's thread, a submit's future, a pool.
static void find_handles_at(struct threads *t, uint32_t number, const struct thread_start *start,
	const struct model_effect *effect)
{
	const struct bodies *bodies = t->bodies;
	object_list *handles = &t->handles[number];
	object_list *by = effect->where == MODEL_IN_THREAD ? handles : &t->pools[number];
	bodies_objects_at(bodies, start->node, start->insn, &effect->by, by);
	if (effect->where == MODEL_IN_STAGE)
		bodies_objects_at(bodies, start->node, start->insn, &effect->by, &t->before[number]);
	bodies_objects_at(bodies, start->node, start->insn, &effect->after, &t->before[number]);
	object_list_add_set(t->pta, pta_value(t->pta, start->node, start->insn), handles);
	bodies_objects_at(bodies, start->node, start->insn, &effect->as, handles);
	// invokeAll waits for what it puts into the list that it returns
	const struct model_row *row = bodies_of_node(bodies, start->node)->models[start->insn];
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_JOIN)
			bodies_objects_at(bodies, start->node, start->insn, &row->effects[i].from, handles);
}

static void find_handles(struct threads *t, uint32_t number)
{
	struct thread *thread = &t->all[number];
	const struct model_effect *effect = start_effect(t, thread);
	for (uint32_t o = 1; thread->object && o <= pta_n_objects(t->pta); o++)
		if (pta_set_has(t->pta, pta_contents(t->pta, o, MODEL_FIELD_TASK), thread->object))
			object_list_add(&t->handles[number], o);
	if (thread->object)
		object_list_add(&t->handles[number], thread->object);
	for (uint32_t i = 0; effect && i < thread->n_starts; i++)
		find_handles_at(t, number, &thread->starts[i], effect);
}

bool threads_is_combining(const struct model_row *row)
{
	bool returns_new = false, joins = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		returns_new |= effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_NEW && !effect->to.n_fields;
		joins |= effect->kind == MODEL_JOIN && (effect->flags & MODEL_TIMED);
	}
	return returns_new && joins;
}

// A future that ends when others have ended is a handle of these.
static void find_combined(struct threads *t, uint32_t node, const struct body *body)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct model_row *row = body->models[i];
		if (!threads_is_combining(row))
			continue;
		object_list joined = { 0 };
		pta_set result = pta_value(t->pta, node, i);
		for (uint32_t k = 0; k < row->n_effects; k++)
			if (row->effects[k].kind == MODEL_JOIN)
				bodies_objects_at(t->bodies, node, i, &row->effects[k].from, &joined);
		for (uint32_t thread = 1; thread <= t->n_threads; thread++)
			if (object_lists_meet(&joined, &t->handles[thread]))
				object_list_add_set(t->pta, result, &t->handles[thread]);
		object_list_add_set(t->pta, result, &t->combined);
		vec_release(&joined);
	}
}

// Does what the call returns end when the future has ended that its function returns?
static bool is_composing(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_RESULT && effect->from.n_fields == 1 &&
			effect->from.fields[0] == MODEL_FIELD_RESULT)
			return true;
	}
	return false;
}

// Then it is a handle of those who complete that one.
static void find_composed(struct threads *t, uint32_t node, const struct body *body)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		if (!is_composing(body->models[i]))
			continue;
		object_list inner = { 0 };
		pta_set result = pta_value(t->pta, node, i);
		for (uint32_t a = 1; a <= t->n_threads; a++)
			if (thread_is_started_by(&t->all[a], node) && t->all[a].start_insn == i)
				object_list_add_set(t->pta, pta_result(t->pta, t->all[a].entry), &inner);
		for (uint32_t a = 1; a <= t->n_threads; a++)
			if (object_lists_meet(&inner, &t->handles[a]))
				object_list_add_set(t->pta, result, &t->handles[a]);
		vec_release(&inner);
	}
}

// How many workers the executor has, where the call that makes it says so; 0: not known.
static uint32_t n_workers(const struct threads *t, uint32_t object)
{
	const struct pta_object *made = pta_object(t->pta, object);
	const struct body *body = made->node ? bodies_of_node(t->bodies, made->node) : NULL;
	uint32_t insn = body ? body_insn_at(body, made->bci) : 0;
	if (insn && ir_at(body->ir, insn)->op == IR_NEW)
		insn = ir_at(body->ir, insn)->aux; // its constructor
	const struct model_row *row = insn ? body->models[insn] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind != MODEL_WORKERS)
			continue;
		if (!(effect->flags & MODEL_IS_ARGUMENT))
			return effect->number;
		const struct ir_insn *call = ir_at(body->ir, insn);
		uint32_t k = effect->number - (uint32_t)!ir_invoke_has_receiver(call);
		const struct ir_insn *count = k < call->n_args ? ir_at(body->ir, ir_arg(body->ir, call, k))
													   : NULL;
		return count && count->op == IR_CONST_INT && !count->constant ? (uint32_t)count->immediate
																	  : 0;
	}
	return 0;
}

// Is one of the streams run by many?
static bool is_parallel(const struct threads *t, const object_list *streams)
{
	for (uint32_t i = 0; i < streams->n; i++)
		if (pta_contents(t->pta, streams->v[i], MODEL_FIELD_PARALLEL))
			return true;
	return false;
}

static bool returns_view(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_SHARE && row->effects[i].to.base == MODEL_RETURN)
			return true;
	return false;
}

// The call that runs the function which a call of a stream is given: that one, or the last of those that go on with what
// it returns, in the same method. 0: not known.
static uint32_t run_by(const struct threads *t, const struct body *body, uint32_t insn)
{
	const struct ir *ir = body->ir;
	for (;;) {
		const struct ir_insn *call = ir_at(ir, insn);
		const struct model_row *row = call->op == IR_INVOKE ? body->models[insn] : NULL;
		if (!row)
			return 0;
		const struct klass *made = call->type.kind == KIND_CLASS
			? t->bodies->world->classes[call->type.klass]
			: NULL;
		if (!made || !model_is_within(made, MODEL_KNOWN_STREAMS))
			return returns_view(row) ? 0 : insn;
		uint32_t first = ir->uses_start[insn];
		if (ir->uses_start[insn + 1] != first + 1 || ir->uses[first] <= insn ||
			!ir_at(ir, ir->uses[first])->n_args ||
			ir_arg(ir, ir_at(ir, ir->uses[first]), 0) != insn)
			return 0;
		insn = ir->uses[first];
	}
}

static void find_worker(struct threads *t, uint32_t number)
{
	struct thread *thread = &t->all[number];
	const object_list *pools = &t->pools[number];
	if (thread->where == MODEL_IN_WORKERS) {
		const struct body *body = bodies_of_node(t->bodies, thread->start_node);
		bool is_many = is_parallel(t, pools);
		thread->is_many &= is_many;
		if (!is_many && pools->n && body && thread->start_insn)
			thread->inside = run_by(t, body, thread->start_insn);
	}
	if (thread->where == MODEL_IN_EVENT)
		thread->worker = UINT32_MAX;
	else if ((thread->where == MODEL_IN_POOL || thread->where == MODEL_IN_TIMER) && pools->n == 1 &&
		heap_object_is_once(t->heap, pools->v[0]) &&
		(thread->where == MODEL_IN_TIMER || n_workers(t, pools->v[0]) == 1))
		thread->worker = pools->v[0] + 1;
}

// Does the call start it itself? Otherwise the call runs a function that does, perhaps for each element of
// a collection: forEach(Thread::start).
static bool is_started_by(const struct model_row *row, const struct pta_origin *origin)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_CALL && row->effects[i].where == origin->where)
			return true;
	return !row;
}

// Places that threads come to are told apart by their method only: one thread stands for what is started there in any
// context.
static void find_starts(struct threads *t, const struct pta_origin *origin, struct thread *thread)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(t->pta, origin->entry, &n);
	struct thread_start *starts = ARENA_ARRAY(&t->arena, struct thread_start, n + 1);
	starts[thread->n_starts++] = (struct thread_start){ origin->start, thread->start_insn };
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind == PTA_START && edges[i].bci == origin->bci && edges[i].from &&
			edges[i].from != origin->start &&
			pta_node(t->pta, edges[i].from)->method == pta_node(t->pta, origin->start)->method)
			starts[thread->n_starts++] = (struct thread_start){ edges[i].from, thread->start_insn };
	thread->starts = starts;
}

// A Thread is started once only, whoever does it, and however often he comes by: what counts is where it is made. Of
// those that are told apart by places alone there may be more.
static uint32_t single_thread(const struct threads *t, const struct pta_origin *origin)
{
	if (origin->where != MODEL_IN_THREAD || origin->times != MODEL_ONCE || !origin->object ||
		!heap_object_is_once(t->heap, origin->object))
		return 0;
	const struct pta_object *object = pta_object(t->pta, origin->object);
	const struct klass *thread = model_known_class(t->bodies->world, MODEL_KNOWN_THREAD);
	return thread && object->klass && klass_is_subtype(object->klass, thread) &&
			pta_is_mains(t->pta, object->node)
		? origin->object
		: 0;
}

static void fill_thread(struct threads *t, uint32_t number)
{
	const struct pta_origin *origin = pta_origin(t->pta, number);
	struct thread *thread = &t->all[number];
	*thread = (struct thread){
		.entry = origin->entry,
		.start_node = origin->start,
		.object = origin->object,
		.where = origin->where,
		.is_once = origin->times == MODEL_ONCE,
		.is_many = origin->times == MODEL_MANY,
		.runs = bitset_new(t->n_nodes + 1, &t->arena),
		.reaches = bitset_new(t->n_nodes + 1, &t->arena),
	};
	const struct body *body = origin->start ? bodies_of_node(t->bodies, origin->start) : NULL;
	if (body) {
		thread->start_insn = body_insn_at(body, origin->bci);
		thread->is_once &= heap_insn_is_once(t->heap, origin->start, thread->start_insn);
		thread->is_passed = !is_started_by(body->models[thread->start_insn], origin);
	} else if (origin->start) {
		thread->is_once = heap_node_is_once(t->heap, origin->start);
	}
	if (origin->start)
		find_starts(t, origin, thread);
	thread->single = single_thread(t, origin);
	thread->is_once &= !thread->is_passed && thread->n_starts <= 1;
	thread->is_once |= thread->single != 0;
	thread->is_many |= thread->is_passed && !thread->is_once;
	thread->is_own = !origin->start || body || bodies_of_node(t->bodies, origin->entry);
	find_nodes(t, thread, &thread->runs, false);
	find_nodes(t, thread, &thread->reaches, true);
}

// ---- guarded flags ----------------------------------------------------------------------------

static bool is_guarded_flag(const struct threads *t, const struct field *field)
{
	return t->n_guarded && field->id < t->n_fields && t->guarded[field->id] == GUARDED_YES;
}

// A number that is only ever written one constant, and under a lock wherever it is accessed once it is
// constructed, is as good as a volatile one. (If the locks are different ones it races itself.)
static void find_guarded_flags(struct threads *t)
{
	t->n_fields = t->bodies->world->n_fields + 1;
	t->guarded = ARENA_ARRAY(&t->arena, uint8_t, t->n_fields);
	for (uint32_t b = 0; b < t->bodies->all.n; b++) {
		const struct body *body = t->bodies->all.v[b];
		bool is_first = slice_equal(name_slice(body->method->name), SLICE("<init>")) ||
			slice_equal(name_slice(body->method->name), SLICE("<clinit>"));
		for (uint32_t i = 1; i <= body->ir->n_insns && !is_first; i++) {
			const struct field *field = body->fields[i];
			int32_t value;
			if (!field || field->id >= t->n_fields || t->guarded[field->id] == GUARDED_NO)
				continue;
			bool is_flag = !(field->access & (ACC_VOLATILE | ACC_FINAL)) &&
				name_slice(field->descriptor).ptr[0] == 'Z' &&
				heap_field_constant(t->heap, field, &value);
			t->guarded[field->id] = is_flag && locks_at(body->locks, i) ? GUARDED_YES : GUARDED_NO;
			t->n_guarded += t->guarded[field->id] == GUARDED_YES;
		}
	}
}

// ---- signals ----------------------------------------------------------------------------------

uint32_t threads_signal_of(const struct threads *t, uint32_t object, const struct field *field,
	uint8_t sync)
{
	for (uint32_t i = 0; i < t->signals.n; i++)
		if (t->signals.v[i].object == object && t->signals.v[i].field == field &&
			t->signals.v[i].sync == sync)
			return i;
	return UINT32_MAX;
}

static void add_signal(struct threads *t, uint32_t object, const struct field *field, uint8_t sync)
{
	if (threads_signal_of(t, object, field, sync) == UINT32_MAX)
		vec_push(&t->signals, (struct signal){ object, field, sync });
}

static bool is_ordering(uint8_t sync)
{
	return sync == MODEL_SYNC_LATCH || sync == MODEL_SYNC_BARRIER || sync == MODEL_SYNC_PHASE ||
		sync == MODEL_SYNC_RESULT || sync == MODEL_SYNC_PERMIT || sync == MODEL_SYNC_ITEM;
}

bool threads_sets_flag(const struct threads *t, const struct body *body, uint32_t insn)
{
	const struct field *field = body->fields[insn];
	const struct model_row *row = body->models[insn];
	switch (ir_at(body->ir, insn)->op) {
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		return field && ((field->access & ACC_VOLATILE) || is_guarded_flag(t, field));
	case IR_INVOKE:
		for (uint32_t i = 0; field && row && i < row->n_effects; i++)
			if (row->effects[i].kind == MODEL_WRITE &&
				(row->effects[i].flags & (MODEL_VOLATILE | MODEL_ATOMIC)))
				return true;
		return false;
	default:
		return false;
	}
}

bool threads_asks_flag(const struct threads *t, const struct body *body, uint32_t insn)
{
	const struct field *field = body->fields[insn];
	const struct model_row *row = body->models[insn];
	switch (ir_at(body->ir, insn)->op) {
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return field && ((field->access & ACC_VOLATILE) || is_guarded_flag(t, field));
	case IR_INVOKE:
		for (uint32_t i = 0; field && row && i < row->n_effects; i++)
			if (row->effects[i].kind == MODEL_READ && (row->effects[i].flags & MODEL_VOLATILE))
				return true;
		return false;
	default:
		return false;
	}
}

// Is it made and waited for in one method only, each time anew? Then who has waited has waited for the latest.
static bool is_made_for_wait(const struct threads *t, uint32_t object)
{
	const struct pta_object *made = pta_object(t->pta, object);
	const struct body *maker = made->kind == PTA_NEW && made->node
		? bodies_of_node(t->bodies, made->node)
		: NULL;
	uint32_t at = maker ? body_insn_at(maker, made->bci) : 0, n_waits = 0;
	if (!at || ir_at(maker->ir, at)->op != IR_NEW)
		return false;
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		const struct body *body = bodies_of_node(t->bodies, node);
		for (uint32_t i = 1; body && i <= body->ir->n_insns; i++) {
			const struct model_row *row = body->models[i];
			for (uint32_t k = 0; row && k < row->n_effects; k++) {
				const struct ir_insn *insn = ir_at(body->ir, i);
				if (row->effects[k].kind != MODEL_WAIT || !insn->n_args ||
					!pta_set_has(t->pta, pta_value(t->pta, node, ir_arg(body->ir, insn, 0)),
						object))
					continue;
				if (node != made->node || path_source(body->paths, ir_arg(body->ir, insn, 0)) != at)
					return false;
				n_waits++;
			}
		}
	}
	return n_waits > 0;
}

static void find_signals(struct threads *t, uint32_t node, const struct body *body)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		const struct field *field = body->fields[i];
		if (threads_sets_flag(t, body, i))
			add_signal(t, 0, field, SIGNAL_VALUE);
		if (insn->op == IR_INVOKE && field)
			continue;
		const struct model_row *row = body->models[i];
		for (uint32_t k = 0; row && k < row->n_effects; k++) {
			const struct model_effect *effect = &row->effects[k];
			object_list objects = { 0 };
			bool is_atomic = effect->kind == MODEL_WRITE &&
				(effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC));
			if (is_atomic || (effect->kind == MODEL_SIGNAL && is_ordering(effect->detail)))
				bodies_objects_at(t->bodies, node, i, &effect->from, &objects);
			if (objects.n == 1 &&
				(heap_object_is_once(t->heap, objects.v[0]) ||
					(effect->detail == MODEL_SYNC_LATCH && is_made_for_wait(t, objects.v[0]))))
				add_signal(t, objects.v[0], NULL, is_atomic ? SIGNAL_VALUE : effect->detail);
			vec_release(&objects);
		}
	}
}

// ---- locks ------------------------------------------------------------------------------------

// The mode in which the lock object is taken.
static uint8_t lock_mode(const struct threads *t, uint32_t object, uint8_t mode)
{
	const struct klass *klass = pta_object(t->pta, object)->klass;
	if (mode != MODEL_LOCK_CLASS || !klass)
		return mode;
	const struct model_class *class = model_class_of(t->bodies->models, klass);
	return class && class->is_lock ? class->lock : mode;
}

int64_t threads_made_with(const struct threads *t, uint32_t object)
{
	const struct pta_object *made = pta_object(t->pta, object);
	const struct body *body = made->node ? bodies_of_node(t->bodies, made->node) : NULL;
	uint32_t insn = body ? body_insn_at(body, made->bci) : 0;
	if (!insn || ir_at(body->ir, insn)->op != IR_NEW || !ir_at(body->ir, insn)->aux)
		return -1;
	const struct ir_insn *call = ir_at(body->ir, ir_at(body->ir, insn)->aux);
	const struct ir_insn *first = call->n_args > 1 ? ir_at(body->ir, ir_arg(body->ir, call, 1))
												   : NULL;
	return first && first->op == IR_CONST_INT && !first->constant ? first->immediate : -1;
}

uint32_t threads_effect_locks(const struct threads *t, uint32_t node, uint32_t insn,
	const struct model_effect *effect, struct tracked_lock *locks, uint32_t max)
{
	object_list objects = { 0 };
	bodies_objects_at(t->bodies, node, insn, &effect->from, &objects);
	uint32_t n = 0, n_objects = objects.n;
	for (uint32_t i = 0; i < objects.n && n < max; i++) {
		uint32_t object = objects.v[i];
		uint8_t mode = lock_mode(t, object, effect->detail);
		pta_set owners = pta_contents(t->pta, object, MODEL_FIELD_OWNER);
		if (pta_set_count(t->pta, owners) == 1)
			object = pta_set_next(t->pta, owners, 1);
		if (!heap_object_is_once(t->heap, object))
			continue;
		if (mode == MODEL_LOCK_PERMIT)
			object = threads_permit_of(t, object);
		if (object)
			locks[n++] = (struct tracked_lock){ object, mode == MODEL_LOCK_READ, false };
	}
	vec_release(&objects);
	return n_objects;
}

// compareAndSet(0, 1): whoever succeeds has taken it; whoever writes it gives it back.
bool threads_is_claim(const struct body *body, uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct model_row *row = body->models[insn];
	if (!row || call->n_args != 3 || call->type.kind != KIND_INT)
		return false;
	const struct ir_insn *old = ir_at(body->ir, ir_arg(body->ir, call, 1));
	const struct ir_insn *new = ir_at(body->ir, ir_arg(body->ir, call, 2));
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WRITE && (row->effects[i].flags & MODEL_ATOMIC))
			return old->op == IR_CONST_INT && new->op == IR_CONST_INT && !old->constant &&
				!new->constant && old->immediate == 0 && new->immediate != 0;
	return false;
}

uint32_t threads_lock_of(const struct threads *t, uint32_t object, bool is_read)
{
	for (uint32_t i = 0; i < t->locks.n; i++)
		if (t->locks.v[i].object == object && t->locks.v[i].is_read == is_read &&
			!t->locks.v[i].is_claim)
			return i;
	return UINT32_MAX;
}

uint32_t threads_claim_of(const struct threads *t, uint32_t object)
{
	for (uint32_t i = 0; i < t->locks.n; i++)
		if (t->locks.v[i].object == object && t->locks.v[i].is_claim)
			return i;
	return UINT32_MAX;
}

static void find_locks(struct threads *t, uint32_t node, const struct body *body)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct model_row *row = body->models[i];
		bool is_claim = threads_is_claim(body, i), is_taken;
		uint32_t claimed = threads_claimed_at(t, node, body, i, &is_taken);
		if (claimed && threads_claim_of(t, claimed) == UINT32_MAX)
			vec_push(&t->locks, (struct tracked_lock){ claimed, false, true });
		for (uint32_t k = 0; row && k < row->n_effects; k++) {
			const struct model_effect *effect = &row->effects[k];
			struct tracked_lock locks[8] = { 0 };
			bool is_taking = effect->kind == MODEL_ACQUIRE || effect->kind == MODEL_TRY ||
				effect->kind == MODEL_CONVERT || (is_claim && effect->kind == MODEL_WRITE);
			if (!is_taking || threads_effect_locks(t, node, i, effect, locks, 8) != 1)
				continue;
			if (locks[0].object &&
				threads_lock_of(t, locks[0].object, locks[0].is_read) == UINT32_MAX)
				vec_push(&t->locks, locks[0]);
		}
	}
}

// ---- all --------------------------------------------------------------------------------------

// Does a start it, by itself or as one of those for whom it is done?
static bool is_started_in(const struct threads *t, uint32_t thread, uint32_t a)
{
	if (threads_has_parties(t, thread))
		return threads_is_action_of(t, thread, a);
	return thread_is_started_in(&t->all[thread], &t->all[a]);
}

static void find_descendants(struct threads *t)
{
	for (uint32_t a = 1; a <= t->n_threads; a++)
		t->descendants[a] = bitset_new(t->n_bits, &t->arena);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t b = 1; b <= t->n_threads; b++) {
			for (uint32_t a = 1; a <= t->n_threads; a++) {
				if (!is_started_in(t, b, a))
					continue;
				if (!bitset_has(&t->descendants[a], b)) {
					bitset_add(&t->descendants[a], b);
					is_changed = true;
				}
				if (a != b)
					is_changed |= bitset_union(&t->descendants[a], &t->descendants[b]);
			}
		}
	}
}

void threads_collect(struct threads *t)
{
	t->n_nodes = pta_n_nodes(t->pta);
	t->n_threads = pta_n_origins(t->pta);
	t->all = ARENA_ARRAY(&t->arena, struct thread, t->n_threads + 1);
	t->handles = ARENA_ARRAY(&t->arena, object_list, t->n_threads + 1);
	t->pools = ARENA_ARRAY(&t->arena, object_list, t->n_threads + 1);
	t->before = ARENA_ARRAY(&t->arena, object_list, t->n_threads + 1);
	t->descendants = ARENA_ARRAY(&t->arena, struct bitset, t->n_threads + 1);
	t->beside = ARENA_ARRAY(&t->arena, struct bitset, t->n_threads + 1);
	t->after = ARENA_ARRAY(&t->arena, struct bitset, t->n_threads + 1);
	for (uint32_t i = 1; i <= t->n_threads; i++)
		fill_thread(t, i);
	threads_find_given(t);
	for (uint32_t i = 1; i <= t->n_threads; i++) {
		find_handles(t, i);
		find_worker(t, i);
	}
	find_guarded_flags(t);
	threads_find_claims(t);
	threads_group_permits(t);
	for (uint32_t node = 1; node <= t->n_nodes; node++) {
		const struct body *body = bodies_of_node(t->bodies, node);
		if (body) {
			find_composed(t, node, body);
			find_combined(t, node, body);
			find_signals(t, node, body);
			find_locks(t, node, body);
		}
	}
	threads_find_phases(t);
	t->n_bits = bit_unheld(t, 0) + t->locks.n;
	find_descendants(t);
}
