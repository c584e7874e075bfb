// Semaphores that hand one permit round: a split binary semaphore (Andrews, Foundations of Multithreaded, Parallel
// and Distributed Programming, 4.2). Of two semaphores, made with one permit and with none, each method takes one and
// gives the other: together they never have more than one permit, so that whoever holds it is alone, and both are
// one lock.
//
// Semaphores belong together where one is given behind the taking of the other. That is believed only if every giving
// of one of them comes behind a taking of one of them, in the same method, with neither in between.
#include "threads/internal.h"

struct permit_call {
	uint32_t node, insn, object;
	bool is_taking;
};

struct permits {
	struct threads *t;
	VEC(struct permit_call) calls;
	VEC(uint32_t) members; // semaphores
	VEC(uint32_t) group;   // [member]
	VEC(bool) is_excluded; // [member]
};

static uint32_t member_of(struct permits *p, uint32_t object)
{
	for (uint32_t i = 0; i < p->members.n; i++)
		if (p->members.v[i] == object)
			return i;
	vec_push(&p->members, object);
	vec_push(&p->group, p->members.n - 1);
	vec_push(&p->is_excluded, false);
	return p->members.n - 1;
}

static void note_call(struct permits *p, uint32_t node, uint32_t insn,
	const struct model_effect *effect)
{
	object_list objects = { 0 };
	bodies_objects_at(p->t->bodies, node, insn, &effect->from, &objects);
	for (uint32_t i = 0; i < objects.n; i++) {
		uint32_t object = objects.v[i], member = member_of(p, object);
		int64_t count = threads_made_with(p->t, object);
		if (objects.n > 1 || effect->kind == MODEL_TRY || count < 0 || count > 1 ||
			!heap_object_is_once(p->t->heap, object) ||
			ir_at(bodies_of_node(p->t->bodies, node)->ir, insn)->n_args > 1)
			p->is_excluded.v[member] = true;
		vec_push(&p->calls,
			(struct permit_call){ node, insn, object, effect->kind == MODEL_ACQUIRE });
	}
	vec_release(&objects);
}

static void find_calls(struct permits *p)
{
	for (uint32_t node = 1; node <= p->t->n_nodes; node++) {
		const struct body *body = bodies_of_node(p->t->bodies, node);
		for (uint32_t i = 1; body && i <= body->ir->n_insns; i++) {
			const struct model_row *row = body->models[i];
			for (uint32_t k = 0; row && k < row->n_effects; k++)
				if (row->effects[k].detail == MODEL_LOCK_PERMIT &&
					(row->effects[k].kind == MODEL_ACQUIRE || row->effects[k].kind == MODEL_TRY ||
						row->effects[k].kind == MODEL_RELEASE))
					note_call(p, node, i, &row->effects[k]);
		}
	}
}

static bool is_before(const struct permits *p, const struct permit_call *a,
	const struct permit_call *b)
{
	return a->node == b->node && a->insn != b->insn &&
		ir_insn_dominates(bodies_of_node(p->t->bodies, a->node)->ir, a->insn, b->insn);
}

// The taking behind which it is given, the last one of these; NULL: none.
static const struct permit_call *taken_before(const struct permits *p,
	const struct permit_call *given)
{
	const struct permit_call *last = NULL;
	for (uint32_t i = 0; i < p->calls.n; i++) {
		const struct permit_call *call = &p->calls.v[i];
		if (call->is_taking && is_before(p, call, given) && (!last || is_before(p, last, call)))
			last = call;
	}
	return last;
}

static void join_groups(struct permits *p, uint32_t a, uint32_t b)
{
	for (uint32_t i = 0; i < p->group.n; i++)
		if (p->group.v[i] == b)
			p->group.v[i] = a;
}

static uint32_t group_of(struct permits *p, const struct permit_call *call)
{
	return p->group.v[member_of(p, call->object)];
}

// Is it given by who has it?
static bool is_held(struct permits *p, const struct permit_call *given)
{
	const struct permit_call *taken = taken_before(p, given);
	if (!taken || group_of(p, taken) != group_of(p, given))
		return false;
	for (uint32_t i = 0; i < p->calls.n; i++) {
		const struct permit_call *call = &p->calls.v[i];
		if (group_of(p, call) == group_of(p, given) && is_before(p, taken, call) &&
			is_before(p, call, given))
			return false;
	}
	return true;
}

static bool is_one_permit(struct permits *p, uint32_t group)
{
	uint32_t n_members = 0;
	int64_t n_permits = 0;
	for (uint32_t i = 0; i < p->members.n; i++) {
		if (p->group.v[i] != group)
			continue;
		if (p->is_excluded.v[i])
			return false;
		n_members++;
		n_permits += threads_made_with(p->t, p->members.v[i]);
	}
	for (uint32_t i = 0; i < p->calls.n; i++)
		if (!p->calls.v[i].is_taking && group_of(p, &p->calls.v[i]) == group &&
			!is_held(p, &p->calls.v[i]))
			return false;
	return n_members > 1 && n_permits == 1;
}

void threads_group_permits(struct threads *t)
{
	struct permits p = { .t = t };
	find_calls(&p);
	for (uint32_t i = 0; i < p.calls.n; i++) {
		const struct permit_call *taken = p.calls.v[i].is_taking ? NULL
																 : taken_before(&p, &p.calls.v[i]);
		if (taken)
			join_groups(&p, group_of(&p, taken), group_of(&p, &p.calls.v[i]));
	}
	for (uint32_t i = 0; i < p.members.n; i++)
		if (is_one_permit(&p, p.group.v[i]))
			vec_push(&t->permits, (struct permit){ p.members.v[i], p.members.v[p.group.v[i]] });
	vec_release(&p.calls);
	vec_release(&p.members);
	vec_release(&p.group);
	vec_release(&p.is_excluded);
}

uint32_t threads_permit_of(const struct threads *t, uint32_t object)
{
	for (uint32_t i = 0; i < t->permits.n; i++)
		if (t->permits.v[i].object == object)
			return t->permits.v[i].lock;
	return threads_made_with(t, object) == 1 ? object : 0;
}
