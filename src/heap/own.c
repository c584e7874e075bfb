// Objects of which each run of a thread has its own, although they are one to points-to: what the thread
// makes itself and gives to nobody, and the object that it was started with, if each start has a new one,
// with what only that holds.
//
// Candidates are all that could be (least fixed point); then those go that something which the thread can see,
// and which is not its own, holds (greatest fixed point). Both look again only at what hangs on an object that changed;
// what is so of an object for every thread is found once.
#include "heap/internal.h"

#include <stdlib.h>

#include "base/budget.h"
#include "class/class.h"

// An object that is no candidate as long as another, its maker, is none.
struct waiter {
	uint32_t object, next; // of the same maker, in waiters, from 1; 0: none
};

struct own {
	struct heap *heap;
	const struct own_query *query;
	struct bitset candidates, touched, waiting;
	uint32_t *first_waiter; // [object]
	VEC(struct waiter) waiters;
	VEC(uint32_t) work; // candidates, or what was one, behind which nobody has looked yet
};

// ---- what the thread can see ------------------------------------------------------------------

static void add_set(const struct pta *pta, pta_set set, struct bitset *to)
{
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1))
		bitset_add(to, o);
}

static void touch(struct own *own)
{
	const struct heap *heap = own->heap;
	struct map seen = { 0 }; // sets: there are far more values
	bool is_new;
	for (uint32_t node = 1; node <= pta_n_nodes(heap->pta); node++) {
		const struct body *body = bodies_of_node(heap->bodies, node);
		if (!body || !bitset_has(own->query->runs, node) || budget_is_over(heap->bodies->budget))
			continue;
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			if (!type_is_reference(ir_at(body->ir, i)->type))
				continue;
			pta_set set = pta_value(heap->pta, node, i);
			map_put(&seen, set, &is_new);
			if (is_new)
				add_set(heap->pta, set, &own->touched);
		}
	}
	map_release(&seen);
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

// Is something taken there out of such a one, to give it away, by what may come again: forks[(i + 1) % n]?
static bool gives_by_chance(const struct body *body, uint32_t i)
{
	uint32_t index = type_is_reference(ir_at(body->ir, i)->type) ? index_of(body, i) : 0;
	return index && !is_counter(body->ir, index) && is_given(body->ir, i);
}

static void find_given_by_chance(struct heap *heap)
{
	const struct bodies *bodies = heap->bodies;
	for (uint32_t b = 0; b < bodies->all.n && !budget_is_over(bodies->budget); b++) {
		const struct body *body = bodies->all.v[b];
		uint32_t first = pta_first_node(heap->pta, body->method);
		for (uint32_t i = 1; i <= body->ir->n_insns; i++)
			for (uint32_t node = gives_by_chance(body, i) ? first : 0; node;
				 node = pta_next_node(heap->pta, node))
				add_set(heap->pta, pta_value(heap->pta, node, i), &heap->by_chance);
	}
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

static bool find_new_for_each(const struct heap *heap, uint32_t object)
{
	const struct pta_object *o = pta_object(heap->pta, object);
	if (o->kind != PTA_NEW && o->kind != PTA_LAMBDA)
		return false;
	if (is_thread(heap, o->klass))
		return true; // a thread can be started once
	const struct body *body = o->node ? bodies_of_node(heap->bodies, o->node) : NULL;
	uint32_t insn = body ? body_insn_at(body, o->bci) : 0;
	return insn && !bitset_has(&heap->by_chance, object) &&
		(is_given_once(body, insn) || is_element(heap, object));
}

static bool is_new_for_each(struct heap *heap, uint32_t object)
{
	if (!heap->new_for_each) {
		uint32_t n_objects = pta_n_objects(heap->pta);
		heap->new_for_each = xcalloc(n_objects + 1, 1);
		heap->by_chance = bitset_new(n_objects + 1, &heap->arena);
		find_given_by_chance(heap);
	}
	if (!heap->new_for_each[object])
		heap->new_for_each[object] = find_new_for_each(heap, object) ? KNOWN_YES : KNOWN_NO;
	return heap->new_for_each[object] == KNOWN_YES;
}

// ---- candidates -------------------------------------------------------------------------------

static bool is_constructor(const struct method *method)
{
	return slice_equal(name_slice(method->name), SLICE("<init>"));
}

static void add_candidate(struct own *own, uint32_t object)
{
	if (bitset_has(&own->candidates, object))
		return;
	bitset_add(&own->candidates, object);
	vec_push(&own->work, object);
}

static void wait_for(struct own *own, uint32_t maker, uint32_t object)
{
	bitset_add(&own->waiting, object);
	vec_push(&own->waiters, (struct waiter){ object, own->first_waiter[maker] });
	own->first_waiter[maker] = own->waiters.n;
}

// Is the object of whose constructor this is the node a candidate, whichever it is? Else `object` waits for it.
static bool is_made_by_candidates(struct own *own, uint32_t node, uint32_t object)
{
	const struct pta *pta = own->heap->pta;
	pta_set makers = pta_parameter(pta, node, 0);
	for (uint32_t m = pta_set_next(pta, makers, 1); m; m = pta_set_next(pta, makers, m + 1))
		if (!bitset_has(&own->candidates, m)) {
			wait_for(own, m, object);
			return false;
		}
	return true;
}

// A candidate holds it: was it made by the constructor of one, or handed to it, new?
static bool belongs_to_candidate(struct own *own, uint32_t object)
{
	const struct pta_object *o = pta_object(own->heap->pta, object);
	// There is one for all of them: a task of an object whose methods make the tasks. Of many runs not each can
	// have the only one.
	if (!o->node || !o->method || heap_object_is_once(own->heap, object))
		return false;
	return is_constructor(o->method) ? is_made_by_candidates(own, o->node, object)
									 : is_new_for_each(own->heap, object);
}

static void consider(struct own *own, uint32_t object)
{
	if (!bitset_has(&own->candidates, object) && !bitset_has(&own->waiting, object) &&
		belongs_to_candidate(own, object))
		add_candidate(own, object);
}

// Calls `look` for each object that `holder` holds, but not for those of a set that was looked at before.
static void look_at_held(struct own *own, struct map *seen, uint32_t holder,
	void (*look)(struct own *, uint32_t))
{
	const struct pta *pta = own->heap->pta;
	bool is_new;
	uint32_t n;
	const pta_set *sets = heap_held_sets(own->heap, holder, &n);
	for (uint32_t i = 0; i < n; i++) {
		map_put(seen, sets[i], &is_new);
		for (uint32_t o = is_new ? pta_set_next(pta, sets[i], 1) : 0; o;
			 o = pta_set_next(pta, sets[i], o + 1))
			look(own, o);
	}
}

// What hangs on candidates, and on those. Whether an object is one does not depend on which of them holds it.
static void follow_candidates(struct own *own)
{
	struct map seen = { 0 };
	while (own->work.n && !budget_is_over(own->heap->bodies->budget)) {
		uint32_t candidate = vec_pop(&own->work);
		look_at_held(own, &seen, candidate, consider);
		uint32_t w = own->first_waiter[candidate];
		own->first_waiter[candidate] = 0;
		for (; w; w = own->waiters.v[w - 1].next) {
			bitset_remove(&own->waiting, own->waiters.v[w - 1].object);
			consider(own, own->waiters.v[w - 1].object);
		}
	}
	map_release(&seen);
}

static void find_candidates(struct own *own)
{
	struct heap *heap = own->heap;
	uint32_t n_objects = pta_n_objects(heap->pta);
	for (uint32_t o = 1; o <= n_objects; o++) {
		const struct pta_object *object = pta_object(heap->pta, o);
		bool is_made = object->kind == PTA_NEW || object->kind == PTA_LAMBDA;
		if (is_made && object->node && bitset_has(own->query->runs, object->node))
			add_candidate(own, o);
	}
	if (own->query->task && !heap_object_is_once(heap, own->query->task) &&
		is_new_for_each(heap, own->query->task))
		add_candidate(own, own->query->task);
	for (uint32_t i = 0; own->query->elements && i < own->query->elements->n; i++)
		if (!heap_object_is_once(heap, own->query->elements->v[i]) &&
			is_new_for_each(heap, own->query->elements->v[i]))
			add_candidate(own, own->query->elements->v[i]);
	follow_candidates(own);
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

static void drop(struct own *own, uint32_t object)
{
	if (!bitset_has(&own->candidates, object))
		return;
	bitset_remove(&own->candidates, object);
	if (bitset_has(&own->touched, object))
		vec_push(&own->work, object);
}

// Those that are shared, and what hangs on them.
static void drop_shared(struct own *own)
{
	struct map seen = { 0 };
	for (uint32_t o = bitset_next(&own->candidates, 0); o != UINT32_MAX;
		 o = bitset_next(&own->candidates, o + 1))
		if (is_shared(own, o))
			drop(own, o);
	while (own->work.n && !budget_is_over(own->heap->bodies->budget))
		look_at_held(own, &seen, vec_pop(&own->work), drop);
	map_release(&seen);
}

void heap_own_objects(struct heap *heap, const struct own_query *query, object_list *out)
{
	struct arena arena;
	arena_init(&arena);
	uint32_t n_objects = pta_n_objects(heap->pta);
	struct own own = { .heap = heap, .query = query };
	own.candidates = bitset_new(n_objects + 1, &arena);
	own.touched = bitset_new(n_objects + 1, &arena);
	own.waiting = bitset_new(n_objects + 1, &arena);
	own.first_waiter = ARENA_ARRAY(&arena, uint32_t, n_objects + 1);
	touch(&own);
	find_candidates(&own);
	drop_shared(&own);
	vec_release(&own.work);
	vec_release(&own.waiters);
	for (uint32_t o = bitset_next(&own.candidates, 0); o != UINT32_MAX;
		 o = bitset_next(&own.candidates, o + 1))
		vec_push(out, o);
	arena_release(&arena);
}
