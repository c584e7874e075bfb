// Views: objects whose contents are another's. An iterator, a keySet, a sublist, an unmodifiable or synchronized wrapper reads and
// writes what it was made of, so a call on it is an access of that, the root.
//
// A thread-safe view of something that is not locks itself at each of its calls; an iterator of it does not, and what goes round it
// to the root does not either.
#include "access/internal.h"

#include <stdlib.h>

#define MAX_DEPTH 6

struct view_of {
	uint32_t view, base;
};

struct views {
	const struct bodies *bodies;
	VEC(struct view_of) all; // sorted
};

static int compare(const void *left, const void *right)
{
	const struct view_of *a = left, *b = right;
	if (a->view != b->view)
		return a->view < b->view ? -1 : 1;
	return a->base < b->base ? -1 : a->base > b->base;
}

uint32_t view_operand(const struct body *body, uint32_t call)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct model_row *row = insn->op == IR_INVOKE ? body->models[call] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind != MODEL_SHARE || effect->to.base != MODEL_RETURN)
			continue;
		bool is_static = !ir_invoke_has_receiver(insn);
		uint32_t k = effect->from.base == MODEL_THIS && !is_static ? 0
			: effect->from.base == MODEL_ARG ? model_operand(&effect->from, is_static)
											 : UINT32_MAX;
		if (k < insn->n_args)
			return ir_arg(body->ir, insn, k);
	}
	return 0;
}

static void note_view(struct views *views, uint32_t node, const struct body *body, uint32_t call)
{
	const struct pta *pta = views->bodies->pta;
	uint32_t operand = view_operand(body, call);
	pta_set made = operand ? pta_value(pta, node, call) : 0;
	pta_set bases = operand ? pta_value(pta, node, operand) : 0;
	for (uint32_t v = pta_set_next(pta, made, 1); v; v = pta_set_next(pta, made, v + 1)) {
		const struct pta_object *o = pta_object(pta, v);
		if (o->kind != PTA_NEW || o->node != node || o->bci != ir_at(body->ir, call)->bci)
			continue;
		for (uint32_t b = pta_set_next(pta, bases, 1); b; b = pta_set_next(pta, bases, b + 1))
			if (b != v)
				vec_push(&views->all, (struct view_of){ v, b });
	}
}

struct views *views_new(const struct bodies *bodies)
{
	struct views *views = xcalloc(1, sizeof(*views));
	views->bodies = bodies;
	for (uint32_t node = 1; node <= pta_n_nodes(bodies->pta); node++) {
		const struct body *body = bodies_of_node(bodies, node);
		for (uint32_t i = 1; body && i <= body->ir->n_insns; i++)
			if (body->models[i])
				note_view(views, node, body, i);
	}
	if (views->all.n)
		qsort(views->all.v, views->all.n, sizeof(*views->all.v), compare);
	return views;
}

void views_free(struct views *views)
{
	if (!views)
		return;
	vec_release(&views->all);
	free(views);
}

static uint32_t first_of(const struct views *views, uint32_t object)
{
	uint32_t low = 0, high = views->all.n;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (views->all.v[middle].view < object)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool view_is(const struct views *views, uint32_t object)
{
	uint32_t i = first_of(views, object);
	return i < views->all.n && views->all.v[i].view == object;
}

static enum model_safety safety_of(const struct views *views, uint32_t object)
{
	const struct pta_object *o = pta_object(views->bodies->pta, object);
	return o->klass ? model_safety_of(views->bodies->models, o->klass) : MODEL_SAFETY_UNKNOWN;
}

// guard: the synchronized view that was come through last, which is the lock of those that it is a view of.
static void add_roots(const struct views *views, uint32_t object, uint32_t guard, uint32_t depth,
	view_roots *out)
{
	if (!view_is(views, object) || depth == MAX_DEPTH) {
		vec_push(out, (struct view_root){ object, guard });
		return;
	}
	if (safety_of(views, object) == MODEL_THREAD_SAFE)
		guard = object;
	for (uint32_t i = first_of(views, object); i < views->all.n && views->all.v[i].view == object;
		 i++)
		add_roots(views, views->all.v[i].base, guard, depth + 1, out);
}

bool view_locks_itself(const struct views *views, uint32_t object)
{
	return view_is(views, object) && safety_of(views, object) == MODEL_THREAD_SAFE;
}

void views_roots(const struct views *views, uint32_t object, view_roots *out)
{
	add_roots(views, object, 0, 0, out);
}

uint32_t views_of(const struct views *views, uint32_t object, uint32_t from)
{
	for (uint32_t i = 0; i < views->all.n; i++)
		if (views->all.v[i].base == object && views->all.v[i].view >= from)
			return views->all.v[i].view;
	return 0;
}
