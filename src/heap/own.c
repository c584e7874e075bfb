// Objects of which each run of a thread has its own, although they are one to points-to: what the thread
// makes itself and gives to nobody, and the object that it was started with, if each start has a new one,
// with what only that holds.
//
// Candidates are all that could be; then those go that something which the thread can see, and which is not
// its own, holds (greatest fixed point).
#include "heap/internal.h"

#include <stdlib.h>

#include "class/class.h"

struct own {
	struct heap *heap;
	const struct own_query *query;
	struct bitset candidates, touched;
};

// ---- what the thread can see ------------------------------------------------------------------

static void touch_set(struct own *own, pta_set set)
{
	for (uint32_t o = pta_set_next(own->heap->pta, set, 1); o;
		 o = pta_set_next(own->heap->pta, set, o + 1))
		bitset_add(&own->touched, o);
}

static void touch(struct own *own)
{
	const struct heap *heap = own->heap;
	for (uint32_t node = 1; node <= pta_n_nodes(heap->pta); node++) {
		const struct body *body = bodies_of_node(heap->bodies, node);
		if (!body || !bitset_has(own->query->runs, node))
			continue;
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			if (type_is_reference(ir_at(body->ir, i)->type))
				touch_set(own, pta_value(heap->pta, node, i));
	}
}

// ---- one for each start -----------------------------------------------------------------------

static bool is_thread(const struct heap *heap, const struct klass *klass)
{
	const struct klass *thread = world_loaded(heap->bodies->world, SLICE("java/lang/Thread"));
	return klass && thread && klass_is_subtype(klass, thread);
}

// Of the uses of a new object: is it given away once, in the turn of the loop in which it is made?
static bool is_given_once(const struct body *body, uint32_t made)
{
	const struct ir *ir = body->ir;
	uint32_t n_given = 0, loop = ir->blocks[ir->block_of[made]].loop_head;
	for (uint32_t u = ir->uses_start[made]; u < ir->uses_start[made + 1]; u++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[u]);
		bool is_own_constructor = use->op == IR_INVOKE && use->aux == made && use->n_args &&
			ir_arg(ir, use, 0) == made;
		if (is_own_constructor || use->op == IR_GET_FIELD ||
			(use->op == IR_PUT_FIELD && ir_arg(ir, use, 0) == made))
			continue;
		if (use->op == IR_INVOKE && ir_invoke_has_receiver(use) && ir_arg(ir, use, 0) == made)
			continue; // a method of it
		if (use->op != IR_INVOKE || ir->blocks[ir->block_of[ir->uses[u]]].loop_head != loop)
			return false;
		n_given++;
	}
	return n_given <= 1;
}

// Is the value another one in each turn of its loop, as a counter is?
static bool is_counter(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *phi = ir_at(ir, value);
	if (phi->op != IR_PHI)
		return false;
	for (uint32_t i = 0; i < phi->n_args; i++) {
		const struct ir_insn *next = ir_at(ir, ir_arg(ir, phi, i));
		for (uint32_t k = 0; next->op == IR_BINARY && k < next->n_args; k++)
			if (ir_arg(ir, next, k) == value)
				return true;
	}
	return false;
}

static bool is_given(const struct ir *ir, uint32_t value)
{
	for (uint32_t u = ir->uses_start[value]; u < ir->uses_start[value + 1]; u++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[u]);
		if (use->op == IR_CHECK_CAST && is_given(ir, ir->uses[u]))
			return true;
		for (uint32_t i = 0; i < use->n_args; i++)
			if (ir_arg(ir, use, i) == value &&
				((use->op == IR_INVOKE && !(i == 0 && ir_invoke_has_receiver(use))) ||
					(use->op == IR_PUT_FIELD && i + 1 == use->n_args)))
				return true;
	}
	return false;
}

// An element of an array, or of a container that is asked for one by index or by key; that index or key. 0: none such.
static uint32_t index_of(const struct body *body, uint32_t i)
{
	const struct ir_insn *insn = ir_at(body->ir, i);
	if (insn->op == IR_ARRAY_LOAD)
		return ir_arg(body->ir, insn, 1);
	return insn->op == IR_INVOKE && insn->n_args == 2 && ir_invoke_has_receiver(insn) &&
			body->models[i]
		? ir_arg(body->ir, insn, 1)
		: 0;
}

// Does somebody take it out of such a one, to give it away, by what may come again: forks[(i + 1) % n]?
static bool is_given_by_chance(const struct heap *heap, uint32_t object)
{
	for (uint32_t node = 1; node <= pta_n_nodes(heap->pta); node++) {
		const struct body *body = bodies_of_node(heap->bodies, node);
		for (uint32_t i = 1; body && i <= body->ir->n_insns; i++) {
			uint32_t index = type_is_reference(ir_at(body->ir, i)->type) ? index_of(body, i) : 0;
			if (index && !is_counter(body->ir, index) &&
				pta_set_has(heap->pta, pta_value(heap->pta, node, i), object) &&
				is_given(body->ir, i))
				return true;
		}
	}
	return false;
}

// Stored as an element, and made in a loop: the loop that starts them takes another one each time.
static bool is_element(const struct heap *heap, uint32_t object)
{
	uint32_t n;
	const struct holder *holders = heap_holders(heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (!holders[i].field && !heap_object_is_once(heap, object))
			return true;
	return false;
}

static bool is_new_for_each(const struct heap *heap, uint32_t object)
{
	const struct pta_object *o = pta_object(heap->pta, object);
	if (o->kind != PTA_NEW && o->kind != PTA_LAMBDA)
		return false;
	if (is_thread(heap, o->klass))
		return true; // a thread can be started once
	const struct body *body = o->node ? bodies_of_node(heap->bodies, o->node) : NULL;
	uint32_t insn = body ? body_insn_at(body, o->bci) : 0;
	return insn && (is_given_once(body, insn) || is_element(heap, object)) &&
		!is_given_by_chance(heap, object);
}

// ---- candidates -------------------------------------------------------------------------------

static bool is_constructor(const struct method *method)
{
	return slice_equal(name_slice(method->name), SLICE("<init>"));
}

// Made by the constructor of one that is a candidate, or handed to it, new.
static bool belongs_to_candidate(const struct own *own, uint32_t object)
{
	const struct heap *heap = own->heap;
	const struct pta_object *o = pta_object(heap->pta, object);
	uint32_t n, n_own = 0;
	const struct holder *holders = heap_holders(heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		n_own += holders[i].object && holders[i].object != HOLDER_MANY &&
			bitset_has(&own->candidates, holders[i].object);
	// There is one for all of them: a task of an object whose methods make the tasks.
	if (!n_own || !o->node || !o->method || heap_object_is_once(heap, object))
		return false;
	if (is_constructor(o->method)) {
		pta_set makers = pta_parameter(heap->pta, o->node, 0);
		for (uint32_t m = pta_set_next(heap->pta, makers, 1); m;
			 m = pta_set_next(heap->pta, makers, m + 1))
			if (!bitset_has(&own->candidates, m))
				return false;
		return true;
	}
	// Of many runs not each can have the only one.
	return !heap_object_is_once(heap, object) && is_new_for_each(heap, object);
}

static void find_candidates(struct own *own)
{
	const struct heap *heap = own->heap;
	uint32_t n_objects = pta_n_objects(heap->pta);
	for (uint32_t o = 1; o <= n_objects; o++) {
		const struct pta_object *object = pta_object(heap->pta, o);
		bool is_made = object->kind == PTA_NEW || object->kind == PTA_LAMBDA;
		if (is_made && object->node && bitset_has(own->query->runs, object->node))
			bitset_add(&own->candidates, o);
	}
	if (own->query->task && !heap_object_is_once(heap, own->query->task) &&
		is_new_for_each(heap, own->query->task))
		bitset_add(&own->candidates, own->query->task);
	for (uint32_t i = 0; own->query->elements && i < own->query->elements->n; i++)
		if (!heap_object_is_once(heap, own->query->elements->v[i]) &&
			is_new_for_each(heap, own->query->elements->v[i]))
			bitset_add(&own->candidates, own->query->elements->v[i]);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t o = 1; o <= n_objects; o++) {
			if (bitset_has(&own->candidates, o) || !belongs_to_candidate(own, o))
				continue;
			bitset_add(&own->candidates, o);
			is_changed = true;
		}
	}
}

// Can another run of the thread come by it? What runs were given, and one of which holds the other, are neighbours; what
// a run makes itself may well be linked.
static bool is_shared(const struct own *own, uint32_t object)
{
	uint32_t n, maker = pta_object(own->heap->pta, object)->node;
	const struct holder *holders = heap_holders(own->heap, object, &n);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t holder = holders[i].object;
		if (!holder || holder == HOLDER_MANY ||
			(holder == object && maker && !bitset_has(own->query->runs, maker)) ||
			(!bitset_has(&own->candidates, holder) && bitset_has(&own->touched, holder)))
			return true;
	}
	return false;
}

void heap_own_objects(struct heap *heap, const struct own_query *query, object_list *out)
{
	struct arena arena;
	arena_init(&arena);
	uint32_t n_objects = pta_n_objects(heap->pta);
	struct own own = { heap, query, bitset_new(n_objects + 1, &arena),
		bitset_new(n_objects + 1, &arena) };
	touch(&own);
	find_candidates(&own);
	for (bool is_changed = true; is_changed;) {
		is_changed = false;
		for (uint32_t o = bitset_next(&own.candidates, 0); o != UINT32_MAX;
			 o = bitset_next(&own.candidates, o + 1)) {
			if (!is_shared(&own, o))
				continue;
			bitset_remove(&own.candidates, o);
			is_changed = true;
		}
	}
	for (uint32_t o = bitset_next(&own.candidates, 0); o != UINT32_MAX;
		 o = bitset_next(&own.candidates, o + 1))
		vec_push(out, o);
	arena_release(&arena);
}
