// One pair of accesses: the first reason for which it is no race, in the order of what is cheap to ask.
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#include "class/class.h"

const char *const pair_verdict_names[N_PAIR_VERDICTS] = {
	[PAIR_RACE] = "potential race",
	[PAIR_NO_OBJECT] = "no common object",
	[PAIR_LOCK] = "common lock held",
	[PAIR_ORDERED] = "ordered",
	[PAIR_CONFINED] = "confined",
	[PAIR_UNKNOWN] = "unknown points-to",
};

// ---- the object -------------------------------------------------------------------------------

static struct sync_access sync_of(const struct access *access)
{
	return (struct sync_access){ access->node, access->insn, access->base, access->index };
}

// The field that the accessed object, or the array around it, was got from; NULL: none.
static const struct field *field_of(const struct race_run *run, const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	uint32_t value = access->base ? path_source(body->paths, access->base) : 0;
	while (value && ir_at(body->ir, value)->op == IR_ARRAY_LOAD)
		value = path_source(body->paths, ir_arg(body->ir, ir_at(body->ir, value), 0));
	uint8_t op = value ? ir_at(body->ir, value)->op : IR_NONE;
	return op == IR_GET_FIELD || op == IR_GET_STATIC ? body->fields[value] : NULL;
}

// Fields that are exchanged now and then: whoever reads the one and writes the other at the same time meets nobody.
static bool are_other_fields(const struct race_run *run, const struct pair *pair)
{
	const struct field *f = field_of(run, pair->a), *g = f ? field_of(run, pair->b) : NULL;
	return f && g && f != g && heap_fields_never_share(run->heap, f, g);
}

static void find_objects(const struct race_run *run, const struct access_group *group,
	const struct pair *pair, object_list *out)
{
	struct sync_access p = sync_of(pair->a), q = sync_of(pair->b);
	if (group->target >= TARGET_ELEMENT && are_other_fields(run, pair))
		return;
	if (group->object) {
		if (sync_may_be_same(run->sync, &p, &q, group->object))
			object_list_add(out, group->object);
		return;
	}
	pta_set a = pair->a->objects, b = pair->b->objects;
	for (uint32_t o = pta_set_next(run->pta, a, 1); o; o = pta_set_next(run->pta, a, o + 1))
		if (pta_set_has(run->pta, b, o) && sync_may_be_same(run->sync, &p, &q, o))
			object_list_add(out, o);
}

// What is known of the two points.
static struct point_pair *points_of(struct race_run *run, const struct access_group *group,
	const struct pair *pair)
{
	bool is_new;
	uint64_t *known = map_put(&run->pair_of_points, (uint64_t)pair->a->point << 32 | pair->b->point,
		&is_new);
	if (is_new) {
		struct point_pair points = { 0 };
		find_objects(run, group, pair, &points.objects);
		vec_push(&run->point_pairs, points);
		*known = run->point_pairs.n;
	}
	return &run->point_pairs.v[*known - 1];
}

// What is in an owner of its own, if only one owner can have it.
static bool is_in_own(const struct race_run *run, const struct pair *pair, const object_list *own,
	uint32_t i)
{
	const struct field *field = NULL;
	struct sync_access p = sync_of(pair->a), q = sync_of(pair->b);
	pta_set owners_p = sync_owners(run->sync, &p, pair->objects.v[i], &field);
	pta_set owners_q = sync_owners(run->sync, &q, pair->objects.v[i], &field);
	if (!owners_p || !owners_q)
		return false;
	for (uint32_t o = pta_set_next(run->pta, owners_p, 1); o;
		 o = pta_set_next(run->pta, owners_p, o + 1))
		if (pta_set_has(run->pta, owners_q, o) && !object_list_has(own, o))
			return false;
	return true;
}

// Each run of the thread has objects of its own.
static bool remove_own(struct race_run *run, struct pair *pair)
{
	uint32_t n = 0;
	if (pair->a->thread != pair->b->thread)
		return false;
	const object_list *own = &thread_at(run->threads, pair->a->thread)->own;
	uint32_t *left = ARENA_ARRAY(&run->group_arena, uint32_t, pair->objects.n);
	for (uint32_t i = 0; i < pair->objects.n; i++)
		if (!object_list_has(own, pair->objects.v[i]) && !is_in_own(run, pair, own, i))
			left[n++] = pair->objects.v[i];
	bool is_changed = n < pair->objects.n;
	if (is_changed)
		pair->objects = (object_list){ left, n, n };
	return is_changed && n == 0;
}

static bool is_all_open(const struct race_run *run, const struct pair *pair)
{
	for (uint32_t i = 0; i < pair->objects.n; i++)
		if (pta_object(run->pta, pair->objects.v[i])->kind != PTA_OPEN)
			return false;
	return true;
}

// ---- elements ---------------------------------------------------------------------------------

static struct index_at index_at(const struct access *access)
{
	return (struct index_at){ access->thread, access->node, access->index };
}

// The objects were taken from slots of an array, each thread from others: counters[id].n.
static bool is_other_slot(const struct race_run *run, const struct pair *pair)
{
	if (!pair->a->base || !pair->b->base)
		return false;
	for (uint32_t i = 0; i < pair->objects.n; i++)
		if (heap_object_is_once(run->heap, pair->objects.v[i]))
			return false;
	struct index_at p = { pair->a->thread, pair->a->node, pair->a->base };
	struct index_at q = { pair->b->thread, pair->b->node, pair->b->base };
	p = index_of_slot(run->indices, p);
	q = p.value ? index_of_slot(run->indices, q) : q;
	return p.value && q.value && indices_differ(run->indices, p, q);
}

static bool is_other_element(const struct race_run *run, const struct pair *pair)
{
	return indices_differ(run->indices, index_at(pair->a), index_at(pair->b));
}

// ---- the pair ---------------------------------------------------------------------------------

static struct thread_state state_of(struct race_run *run, const struct access *access)
{
	struct point_facts *facts = &run->facts[access->point];
	struct thread_point point = { access->thread, access->node, access->insn };
	if (!facts->has_state)
		facts->state = threads_state(run->threads, point, &run->group_arena).bits;
	facts->has_state = true;
	return (struct thread_state){ point, facts->state };
}

static enum thread_order order_of(struct race_run *run, const struct pair *pair)
{
	struct thread_state a = state_of(run, pair->a), b = state_of(run, pair->b);
	return threads_order_states(run->threads, &a, &b);
}

// The lock of a synchronized view: taken by the view itself, or by who goes round its lock and holds it.
static void add_guard(const struct access *access, held_names *names)
{
	bool is_held = access->is_guarded;
	for (uint32_t i = 0; i < names->n && access->guard; i++) {
		const struct held_name *name = &names->v[i];
		is_held |= name->kind == NAME_WAY && !name->number && !name->n_ups && !name->n_downs;
	}
	if (access->guard && is_held)
		vec_push(names, (struct held_name){ .kind = NAME_OBJECT, .number = access->guard });
}

static const held_names *names_of(struct race_run *run, const struct access *access)
{
	struct point_facts *facts = &run->facts[access->point];
	struct sync_access at = sync_of(access);
	if (!facts->has_names) {
		sync_turn(run->sync, &at, &facts->names);
		add_guard(access, &facts->names);
	}
	facts->has_names = true;
	return &facts->names;
}

// Who has the owner of the accessed object, if each has one owner, has the object.
static enum heap_reach reach_by_owner(struct race_run *run, const struct access_group *group,
	const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	uint32_t base = body_source(body, access->base);
	const struct ir_insn *insn = ir_at(body->ir, base);
	const struct field *field = insn->op == IR_GET_FIELD ? body->fields[base] : NULL;
	if (!field || !heap_field_is_stable(run->heap, field))
		return REACH_SHARED;
	for (uint32_t o = pta_set_next(run->pta, access->objects, 1); o;
		 o = pta_set_next(run->pta, access->objects, o + 1))
		if ((!group->object || group->object == o) && !heap_has_one_owner(run->heap, o, field))
			return REACH_SHARED;
	return heap_reach(run->heap, access->node, ir_arg(body->ir, insn, 0), access->insn);
}

static enum heap_reach reach_of(struct race_run *run, const struct access_group *group,
	const struct access *access)
{
	struct point_facts *facts = &run->facts[access->point];
	if (!facts->has_reach && access->base) {
		facts->reach = heap_reach(run->heap, access->node, access->base, access->insn);
		if (facts->reach == REACH_SHARED)
			facts->reach = reach_by_owner(run, group, access);
	}
	facts->has_reach = true;
	return facts->reach;
}

// One has it before anybody else, or each has taken another one; or the one has swapped it out under a lock, and the
// other is there with a lock, before or after that.
static bool is_confined(struct race_run *run, const struct access_group *group,
	const struct pair *pair)
{
	enum heap_reach a = reach_of(run, group, pair->a), b = reach_of(run, group, pair->b);
	return a == REACH_FRESH || b == REACH_FRESH || (a >= REACH_TAKEN && b >= REACH_TAKEN) ||
		(a == REACH_SWAPPED && pair->names_b->n) || (b == REACH_SWAPPED && pair->names_a->n);
}

static bool is_construction(struct race_run *run, const struct access_group *group,
	const struct access *access)
{
	uint8_t *known = &run->constructs[access - (run->accesses->all.v + group->first)];
	if (!*known)
		*known = race_is_construction(run, access) ? 1 : 2;
	return *known == 1;
}

// Is one of the objects that it may be about made once?
static bool has_once(struct race_run *run, const struct access_group *group,
	const struct access *access)
{
	struct point_facts *facts = &run->facts[access->point];
	if (facts->has_once)
		return facts->is_once;
	facts->has_once = true;
	facts->is_once = !access->base;
	if (group->object)
		facts->is_once |= heap_object_is_once(run->heap, group->object);
	for (uint32_t o = group->object ? 0 : pta_set_next(run->pta, access->objects, 1);
		 o && !facts->is_once; o = pta_set_next(run->pta, access->objects, o + 1))
		facts->is_once = heap_object_is_once(run->heap, o);
	return facts->is_once;
}

uint32_t access_rank_bound(struct race_run *run, const struct access_group *group,
	const struct access *access)
{
	if (is_construction(run, group, access))
		return 1;
	return 1 + 8 * has_once(run, group, access) + 2 * (2u - (names_of(run, access)->n > 0)) +
		access->is_write;
}

uint32_t pair_rank_bound(struct race_run *run, const struct access_group *group,
	const struct pair *pair)
{
	if (is_construction(run, group, pair->a) || is_construction(run, group, pair->b))
		return 1;
	bool a_locks = names_of(run, pair->a)->n, b_locks = names_of(run, pair->b)->n;
	bool is_known = has_once(run, group, pair->a) && has_once(run, group, pair->b);
	return 1 + 8 * is_known + 2 * (2u - a_locks - b_locks) +
		(pair->a->is_write && pair->b->is_write);
}

// Writes before reads, locks on neither side before locks on one.
static uint32_t rank(struct race_run *run, const struct access_group *group,
	const struct pair *pair)
{
	uint32_t is_known = !pair->a->base;
	for (uint32_t i = 0; i < pair->objects.n; i++)
		is_known |= heap_object_is_once(run->heap, pair->objects.v[i]);
	bool a_locks = names_of(run, pair->a)->n, b_locks = names_of(run, pair->b)->n;
	if (is_construction(run, group, pair->a) || is_construction(run, group, pair->b))
		return 1;
	return 1 + 8 * is_known + 2 * (2u - a_locks - b_locks) +
		(pair->a->is_write && pair->b->is_write);
}

// ---- optimistic reads -------------------------------------------------------------------------

static bool is_stamped(const struct race_run *run, const struct body *body, uint32_t call)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct method *callee = insn->op == IR_INVOKE ? body->callees[call] : NULL;
	return callee && model_class_has_stamps(run->models, callee->owner);
}

// A read between a stamp and its validation: what it read is not used if somebody wrote.
static bool find_optimistic(const struct race_run *run, const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	const struct ir *ir = body->ir;
	for (uint32_t check = 1; !access->is_write && check <= ir->n_insns; check++) {
		const struct ir_insn *call = ir_at(ir, check);
		if (call->op != IR_INVOKE || call->n_args != 2 || call->type.kind != KIND_INT ||
			!is_stamped(run, body, check))
			continue;
		uint32_t stamp = path_source(body->paths, ir_arg(ir, call, 1));
		if (is_stamped(run, body, stamp) && ir_insn_dominates(ir, stamp, access->insn) &&
			ir_insn_dominates(ir, access->insn, check))
			return true;
	}
	return false;
}

static bool is_optimistic(struct race_run *run, const struct access *access)
{
	struct point_facts *facts = &run->facts[access->point];
	if (!facts->has_optimistic)
		facts->is_optimistic = find_optimistic(run, access);
	facts->has_optimistic = true;
	return facts->is_optimistic;
}

// ---- one of many threads, joined --------------------------------------------------------------

static bool joins(const struct body *body, uint32_t call)
{
	const struct model_row *row = body->models[call];
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_JOIN && !(row->effects[i].flags & MODEL_TIMED) &&
			row->effects[i].from.base == MODEL_THIS && !row->effects[i].from.n_fields)
			return true;
	return false;
}

// Is `value` what is in this array at this index, or what the store puts there?
static bool is_at(const struct body *body, uint32_t value, uint32_t array, uint32_t index)
{
	const struct ir *ir = body->ir;
	value = path_source(body->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	if (insn->op == IR_ARRAY_LOAD)
		return path_source(body->paths, ir_arg(ir, insn, 0)) == array &&
			path_source(body->paths, ir_arg(ir, insn, 1)) == index;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *store = ir_at(ir, i);
		if (store->op == IR_ARRAY_STORE &&
			path_source(body->paths, ir_arg(ir, store, 0)) == array &&
			path_source(body->paths, ir_arg(ir, store, 1)) == index &&
			path_source(body->paths, ir_arg(ir, store, 2)) == value)
			return true;
	}
	return false;
}

// threads[i] was made for workers[i]: threads[k] = new Thread(workers[k]).
static bool are_mates(const struct body *body, uint32_t thread, uint32_t task)
{
	const struct ir *ir = body->ir;
	const struct ir_insn *of_thread = ir_at(ir, thread), *of_task = ir_at(ir, task);
	if (of_thread->op != IR_ARRAY_LOAD || of_task->op != IR_ARRAY_LOAD ||
		path_source(body->paths, ir_arg(ir, of_thread, 1)) !=
			path_source(body->paths, ir_arg(ir, of_task, 1)))
		return false;
	uint32_t threads = path_source(body->paths, ir_arg(ir, of_thread, 0));
	uint32_t tasks = path_source(body->paths, ir_arg(ir, of_task, 0));
	uint32_t n_stores = 0, n_made = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *store = ir_at(ir, i);
		if (store->op != IR_ARRAY_STORE ||
			path_source(body->paths, ir_arg(ir, store, 0)) != threads)
			continue;
		n_stores++;
		const struct ir_insn *made = ir_at(ir, path_source(body->paths, ir_arg(ir, store, 2)));
		const struct ir_insn *call = made->op == IR_NEW && made->aux ? ir_at(ir, made->aux) : NULL;
		n_made += call && call->n_args > 1 &&
			is_at(body, ir_arg(ir, call, 1), tasks, path_source(body->paths, ir_arg(ir, store, 1)));
	}
	return n_stores && n_made == n_stores;
}

// threads[i].join(); sum += workers[i].count: each thread writes into its own worker, and it is that of the one that was
// joined which is read. p is the worker's access, q the reader's. Of a Thread that is its own worker: access/signals.c.
static bool is_after_join(const struct race_run *run, const struct access *p,
	const struct access *q, const struct pair *pair)
{
	const struct thread *thread = thread_at(run->threads, p->thread);
	const struct body *body = bodies_of_node(run->bodies, q->node);
	if (!q->base || !p->base || p->thread == q->thread)
		return false;
	pta_set tasks = pta_parameter(run->pta, thread->entry, 0);
	for (uint32_t i = 0; i < pair->objects.n; i++)
		if ((pair->objects.v[i] != thread->object &&
				!pta_set_has(run->pta, tasks, pair->objects.v[i])) ||
			(thread->is_many && !object_list_has(&thread->own, pair->objects.v[i])))
			return false;
	if (path_source(bodies_of_node(run->bodies, p->node)->paths, p->base) != 1)
		return false;
	uint32_t base = path_source(body->paths, q->base);
	for (uint32_t call = 1; call <= body->ir->n_insns; call++) {
		const struct ir_insn *insn = ir_at(body->ir, call);
		if (insn->op != IR_INVOKE || !insn->n_args || !joins(body, call) ||
			!ir_insn_dominates(body->ir, call, q->insn))
			continue;
		uint32_t joined = path_source(body->paths, ir_arg(body->ir, insn, 0));
		if (are_mates(body, joined, base))
			return true;
	}
	return false;
}

// By a signal that the object carries; of something in a field of it, if that is in no other.
static bool is_signalled(const struct race_run *run, const struct pair *pair)
{
	for (uint32_t i = 0; i < pair->objects.n; i++) {
		const struct body *body = bodies_of_node(run->bodies, pair->a->node);
		uint32_t base = path_source(body->paths, pair->a->base);
		const struct field *field = ir_at(body->ir, base)->op == IR_GET_FIELD ? body->fields[base]
																			  : NULL;
		if (field && !heap_has_one_owner(run->heap, pair->objects.v[i], field))
			return false;
	}
	return pair->objects.n &&
		(accesses_are_signalled(run->indices, pair->a, pair->b) ||
			accesses_are_signalled(run->indices, pair->b, pair->a));
}

// What takes a look at the code around both: asked last, of the few that would be races.
static enum thread_order order_of_points(const struct race_run *run, const struct pair *pair)
{
	if (indices_ask_for_one(run->indices, pair->a, pair->b))
		return ORDER_SAME;
	if (accesses_take_turns(run->indices, pair->a, pair->b))
		return ORDER_FLAG;
	return is_signalled(run, pair) ? ORDER_SIGNAL : ORDER_NONE;
}

// Do both hold one lock, if they are about one of the objects?
static bool find_lock(const struct race_run *run, const struct pair *pair)
{
	struct held_name name;
	struct sync_access p = sync_of(pair->a), q = sync_of(pair->b);
	return sync_have_common(run->sync, pair->names_a, pair->names_b, &pair->objects, &name) ||
		sync_have_common_each(run->sync, &p, pair->names_a, &q, pair->names_b, &pair->objects);
}

static bool have_lock(struct race_run *run, const struct access_group *group,
	const struct pair *pair)
{
	struct point_pair *points = points_of(run, group, pair);
	if (points->objects.v != pair->objects.v) // of this thread some are left out
		return find_lock(run, pair);
	if (!points->has_lock)
		points->is_locked = find_lock(run, pair);
	points->has_lock = true;
	return points->is_locked;
}

static enum pair_verdict judge(struct race_run *run, const struct access_group *group,
	struct pair *pair)
{
	bool is_static = group->target == TARGET_STATIC ||
		(group->field && (group->field->access & ACC_STATIC));
	bool is_beside_itself = pair->a == pair->b && pair->a->is_parallel;
	if (pair->a->thread == pair->b->thread && !is_beside_itself &&
		!thread_at(run->threads, pair->a->thread)->is_many) {
		pair->order = ORDER_SAME;
		return PAIR_ORDERED;
	}
	if (!is_static) {
		pair->objects = points_of(run, group, pair)->objects;
		if (!pair->objects.n || is_other_slot(run, pair) ||
			(group->target == TARGET_ELEMENT && is_other_element(run, pair)))
			return PAIR_NO_OBJECT;
		if (!is_beside_itself && remove_own(run, pair))
			return PAIR_CONFINED;
	}
	pair->order = is_beside_itself ? ORDER_NONE : order_of(run, pair);
	if (pair->order == ORDER_NONE &&
		(is_after_join(run, pair->a, pair->b, pair) || is_after_join(run, pair->b, pair->a, pair)))
		pair->order = ORDER_START;
	if (pair->order != ORDER_NONE)
		return PAIR_ORDERED;
	pair->names_a = names_of(run, pair->a);
	pair->names_b = names_of(run, pair->b);
	if (have_lock(run, group, pair) || is_optimistic(run, pair->a) || is_optimistic(run, pair->b))
		return PAIR_LOCK;
	if (is_confined(run, group, pair))
		return PAIR_CONFINED;
	if (pair->objects.n && is_all_open(run, pair))
		return PAIR_UNKNOWN;
	if (!is_beside_itself)
		pair->order = order_of_points(run, pair);
	return pair->order != ORDER_NONE ? PAIR_ORDERED : PAIR_RACE;
}

void pair_judge(struct race_run *run, const struct access_group *group, struct pair *pair)
{
	pair->verdict = judge(run, group, pair);
	if (pair->verdict == PAIR_RACE)
		pair->rank = rank(run, group, pair);
	if (pair->order != ORDER_SAME) // that is no pair of threads
		run->n_pairs[pair->verdict]++;
	explain_pair(run, group, pair);
}

void pair_begin_group(struct race_run *run, const struct access_group *group)
{
	run->facts = xcalloc(group->n_points, sizeof(*run->facts));
	run->constructs = xcalloc(group->n, sizeof(*run->constructs));
	arena_init(&run->group_arena);
}

void pair_end_group(struct race_run *run, const struct access_group *group)
{
	for (uint32_t i = 0; i < group->n_points; i++)
		vec_release(&run->facts[i].names);
	for (uint32_t i = 0; i < run->point_pairs.n; i++)
		vec_release(&run->point_pairs.v[i].objects);
	run->point_pairs.n = 0;
	map_clear(&run->pair_of_points);
	free(run->facts);
	free(run->constructs);
	arena_release(&run->group_arena);
}
