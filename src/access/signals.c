// Objects that carry their own signal: a job with a latch, a future or a volatile flag of its own, of which there are many.
//
//     void run() { result = compute(); done.countDown(); }
//     int get()  { done.await(); return result; }
//
// If both accesses are about one object, and the one comes before its thread gives the signal that is in a field of
// that object (or of the object which alone holds it), and the other behind a wait for it, they are ordered. It is the question that
// sync/ asks of locks (what holds if the objects are one?), asked of signals. Signals of which there is one are threads/'s.
//
// A Thread carries its end: for (Worker w : workers) { w.join(); sum += w.result; }
#include "access/internal.h"

#include <stdlib.h>

#include "base/budget.h"
#include "class/class.h"

#define MAX_UP 6

// Where a thread is, and whose field is accessed there.
struct point {
	uint32_t node, insn;
};

// ---- whose it is ------------------------------------------------------------------------------

// The value that holds the accessed object, by fields that nobody writes later; *field: the last of them.
static uint32_t root_of(const struct indices *ix, const struct body *body, uint32_t base,
	const struct field **field)
{
	uint32_t value = path_source(body->paths, base);
	*field = NULL;
	if (ir_at(body->ir, value)->op == IR_GET_FIELD && body->fields[value] &&
		heap_field_is_stable(ix->heap, body->fields[value])) {
		*field = body->fields[value];
		value = path_source(body->paths, ir_arg(body->ir, ir_at(body->ir, value), 0));
	}
	return value;
}

// The field of the root that the value was got from; NULL: it was not.
static const struct field *field_from(const struct body *body, uint32_t value, uint32_t root)
{
	value = path_source(body->paths, value);
	const struct ir_insn *insn = ir_at(body->ir, value);
	return insn->op == IR_GET_FIELD &&
			(!root || path_source(body->paths, ir_arg(body->ir, insn, 0)) == root)
		? body->fields[value]
		: NULL;
}

// ---- waits ------------------------------------------------------------------------------------

// The field of the root whose object the call waits for; NULL: it does not.
static const struct field *waited_by(const struct body *body, uint32_t call, uint32_t root)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct model_row *row = insn->op == IR_INVOKE && insn->n_args ? body->models[call] : NULL;
	bool is_wait = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind == MODEL_SIGNALLED)
			return NULL;
		is_wait |= effect->kind == MODEL_WAIT && effect->from.base == MODEL_THIS &&
			!effect->from.n_fields && !(effect->flags & MODEL_TIMED) &&
			(effect->detail == MODEL_SYNC_LATCH || effect->detail == MODEL_SYNC_RESULT);
	}
	return is_wait ? field_from(body, ir_arg(body->ir, insn, 0), root) : NULL;
}

// Does a method of the root wait on all its ways?
static const struct field *waited_in(const struct indices *ix, const struct body *body,
	uint32_t call, uint32_t root)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct method *callee = insn->op == IR_INVOKE && !body->models[call] &&
			ir_invoke_has_receiver(insn)
		? body->callees[call]
		: NULL;
	const struct body *inner = callee && callee->id < ix->bodies->n_by_method
		? ix->bodies->by_method[callee->id]
		: NULL;
	if (!inner || path_source(body->paths, ir_arg(body->ir, insn, 0)) != root)
		return NULL;
	for (uint32_t i = 1; i <= inner->ir->n_insns; i++) {
		const struct field *field = waited_by(inner, i, 1);
		bool is_always = field != NULL;
		for (uint32_t r = 1; r <= inner->ir->n_insns && is_always; r++)
			if (ir_at(inner->ir, r)->op == IR_RETURN)
				is_always = ir_insn_dominates(inner->ir, i, r);
		if (is_always)
			return field;
	}
	return NULL;
}

// Is a volatile flag of the root seen to be set, on every way to the instruction?
static const struct field *seen_set(const struct indices *ix, const struct body *body,
	uint32_t block, uint32_t insn, uint32_t root)
{
	const struct ir *ir = body->ir;
	const struct ir_block *b = &ir->blocks[block];
	const struct ir_insn *last = ir_at(ir, b->first + b->n - 1);
	uint32_t at = ir->block_of[insn];
	int32_t constant;
	if (last->op != IR_IF || !index_is_in_front(body, block, at))
		return NULL;
	const struct field *field = field_from(body, ir_arg(ir, last, 0), root);
	uint32_t edge = field ? index_edge_to(body, block, at) : UINT32_MAX;
	if (!field || !(field->access & ACC_VOLATILE) || edge == UINT32_MAX)
		return NULL;
	bool is_zero = edge == (last->sub == OP_ifeq || last->sub == OP_ifnull ? 0 : 1);
	bool is_number = last->sub == OP_ifeq || last->sub == OP_ifne;
	if ((!is_number && last->sub != OP_ifnull && last->sub != OP_ifnonnull) || is_zero ||
		(is_number && (!heap_field_constant(ix->heap, field, &constant) || !constant)))
		return NULL;
	return field;
}

// ---- signals ----------------------------------------------------------------------------------

// The field of its root in which the signal is that the instruction gives, or which is the signal; NULL: it gives none.
static const struct field *given_by(const struct body *body, uint32_t insn)
{
	const struct ir_insn *at = ir_at(body->ir, insn);
	const struct model_row *row = at->op == IR_INVOKE && at->n_args ? body->models[insn] : NULL;
	const struct field *field = body->fields[insn];
	if (at->op == IR_PUT_FIELD)
		return field && (field->access & ACC_VOLATILE) ? field : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_SIGNAL && row->effects[i].from.base == MODEL_THIS)
			return field_from(body, ir_arg(body->ir, at, 0), 0);
	return NULL;
}

// Where signals are given, once their objects are constructed.
struct signal_place {
	const struct body *body;
	uint32_t insn, next; // of the same field, in all, from 1; 0: none
};

struct signal_places {
	VEC(struct signal_place) all;
	struct map by_field;
};

static void add_signals(struct signal_places *places, const struct body *body)
{
	bool is_first = name_slice(body->method->name).ptr[0] == '<';
	for (uint32_t i = 1; !is_first && i <= body->ir->n_insns; i++) {
		const struct field *field = given_by(body, i);
		uint64_t *first = field ? map_put(&places->by_field, field->id, NULL) : NULL;
		if (!first)
			continue;
		vec_push(&places->all, (struct signal_place){ body, i, (uint32_t)*first });
		*first = places->all.n;
	}
}

static struct signal_places *signal_places_find(const struct bodies *bodies)
{
	struct signal_places *places = xcalloc(1, sizeof(*places));
	for (uint32_t b = 0; b < bodies->all.n && !budget_is_over(bodies->budget); b++)
		add_signals(places, bodies->all.v[b]);
	return places;
}

void signal_places_free(struct signal_places *places)
{
	if (!places)
		return;
	vec_release(&places->all);
	map_release(&places->by_field);
	free(places);
}

// The call by which the thread came there.
static bool go_up(const struct indices *ix, uint32_t thread, struct point *at)
{
	const struct pta_edge *call = at->node != thread_at(ix->threads, thread)->entry
		? index_caller(ix, thread, at->node)
		: NULL;
	if (!call)
		return false;
	at->node = call->from;
	at->insn = body_insn_at(bodies_of_node(ix->bodies, call->from), call->bci);
	return true;
}

// In the method from which both are come to: is the signal never followed by the access?
static bool comes_before(const struct indices *ix, uint32_t thread, struct point access,
	struct point signal)
{
	for (uint32_t i = 0; i < MAX_UP; i++) {
		struct point s = signal;
		for (uint32_t k = 0; k < MAX_UP; k++) {
			if (s.node == access.node)
				return s.insn != access.insn &&
					!body_leads_to(bodies_of_node(ix->bodies, s.node), s.insn, access.insn, 0, 0);
			if (!go_up(ix, thread, &s))
				break;
		}
		if (!go_up(ix, thread, &access))
			return false;
	}
	return false;
}

// Is the signal that is given there, in all contexts of the method, given by p's thread and behind p? *is_given: is it at all?
static bool is_given_behind(const struct indices *ix, const struct access *p,
	const struct signal_place *place, bool *is_given)
{
	for (uint32_t node = pta_first_node(ix->pta, place->body->method); node;
		 node = pta_next_node(ix->pta, node)) {
		if (!thread_runs(thread_at(ix->threads, p->thread), node) ||
			!comes_before(ix, p->thread, (struct point){ p->node, p->insn },
				(struct point){ node, place->insn }))
			return false;
		*is_given = true;
	}
	return true;
}

// Is every signal given by p's thread, behind p?
static bool is_signalled_behind(struct indices *ix, const struct access *p,
	const struct field *field)
{
	bool is_given = false;
	if (!ix->signals)
		ix->signals = signal_places_find(ix->bodies);
	const uint64_t *first = map_get(&ix->signals->by_field, field->id);
	for (uint32_t i = first ? (uint32_t)*first : 0; i; i = ix->signals->all.v[i - 1].next)
		if (!is_given_behind(ix, p, &ix->signals->all.v[i - 1], &is_given))
			return false;
	return is_given;
}

// ---- the question -----------------------------------------------------------------------------

// Does one thread alone have the object to work on, once?
static bool is_worked_on_once(const struct indices *ix, const struct access *p, uint32_t root)
{
	const struct thread *thread = thread_at(ix->threads, p->thread);
	if (pta_origin(ix->pta, p->thread)->times == MODEL_REPEATED)
		return false;
	pta_set set = pta_value(ix->pta, p->node, root);
	for (uint32_t o = pta_set_next(ix->pta, set, 1); o && thread->is_many;
		 o = pta_set_next(ix->pta, set, o + 1))
		if (!object_list_has(&thread->own, o) && o != thread->object)
			return false;
	return set != 0;
}

static bool is_field_signal(struct indices *ix, const struct access *p, uint32_t root_p,
	const struct field *field)
{
	return field && ((field->access & ACC_VOLATILE) || heap_field_is_stable(ix->heap, field)) &&
		is_worked_on_once(ix, p, root_p) && is_signalled_behind(ix, p, field);
}

// ---- the end of a thread ------------------------------------------------------------------------

// Is the access about the Thread object that runs it?
static bool is_of_own_thread(const struct indices *ix, const struct access *p, uint32_t root)
{
	const struct thread *thread = thread_at(ix->threads, p->thread);
	pta_set set = pta_value(ix->pta, p->node, root);
	if (thread->where != MODEL_IN_THREAD || !thread->object || pta_set_count(ix->pta, set) != 1 ||
		!pta_set_has(ix->pta, set, thread->object) ||
		(thread->is_many && !object_list_has(&thread->own, thread->object)))
		return false;
	for (const struct klass *k = pta_object(ix->pta, thread->object)->klass; k; k = k->super)
		if (model_is_known(k, MODEL_KNOWN_THREAD))
			return true;
	return false;
}

static bool joins(const struct body *body, uint32_t call, uint32_t root)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct model_row *row = insn->op == IR_INVOKE && insn->n_args ? body->models[call] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_JOIN && row->effects[i].from.base == MODEL_THIS &&
			!row->effects[i].from.n_fields && !(row->effects[i].flags & MODEL_TIMED))
			return path_source(body->paths, ir_arg(body->ir, insn, 0)) == root;
	return false;
}

// Was the Thread whose field it is joined before, in the method or in one that calls it for this Thread?
static bool is_behind_join(const struct indices *ix, const struct access *q, uint32_t root)
{
	struct point at = { q->node, q->insn };
	for (uint32_t up = 0; up < MAX_UP; up++) {
		const struct body *body = bodies_of_node(ix->bodies, at.node);
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (i != at.insn && joins(body, i, root) && ir_insn_dominates(body->ir, i, at.insn))
				return true;
		const struct ir_insn *param = ir_at(body->ir, root);
		const struct method *callee = body->method;
		if (param->op != IR_PARAM || !go_up(ix, q->thread, &at))
			return false;
		const struct body *caller = bodies_of_node(ix->bodies, at.node);
		const struct ir_insn *call = ir_at(caller->ir, at.insn);
		if (call->op != IR_INVOKE || param->aux >= call->n_args ||
			!body_passes_operands(caller, at.insn, callee))
			return false;
		root = path_source(caller->paths, ir_arg(caller->ir, call, param->aux));
	}
	return false;
}

bool accesses_are_signalled(struct indices *ix, const struct access *p, const struct access *q)
{
	const struct body *of_p = bodies_of_node(ix->bodies, p->node);
	const struct body *of_q = bodies_of_node(ix->bodies, q->node);
	const struct field *by_p, *by_q;
	if (!p->base || !q->base)
		return false;
	uint32_t root_p = root_of(ix, of_p, p->base, &by_p);
	uint32_t root_q = root_of(ix, of_q, q->base, &by_q);
	if (by_p != by_q)
		return false;
	const struct field *last = NULL;
	for (uint32_t i = 1; i <= of_q->ir->n_insns; i++) {
		const struct field *field = waited_by(of_q, i, root_q);
		field = field ? field : waited_in(ix, of_q, i, root_q);
		if (!field || field == last || i == q->insn || !ir_insn_dominates(of_q->ir, i, q->insn))
			continue;
		last = field;
		if (is_field_signal(ix, p, root_p, field))
			return true;
	}
	for (uint32_t b = 1; b <= of_q->ir->n_blocks; b++)
		if (is_field_signal(ix, p, root_p, seen_set(ix, of_q, b, q->insn, root_q)))
			return true;
	return is_of_own_thread(ix, p, root_p) && is_behind_join(ix, q, root_q);
}
