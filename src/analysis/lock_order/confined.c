// Locks that every thread has for itself: parts that a Thread made in its own constructor, locked by its
// own run(). A thread object is started once, so two threads never mean the same lock by such a name,
// whatever they do with it.
//
//     class Painter extends Thread {
//         final Brush brush = new Brush();
//         public void run() { synchronized (brush) { ... } }
//     }
#include "analysis/lock_order/parallel.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "model/model.h"

static bool is_thread(const struct lock_order *lo, const struct klass *klass)
{
	const struct klass *thread = model_known_class(lo->world, MODEL_KNOWN_THREAD);
	return thread && klass_is_subtype(klass, thread);
}

// The name of the thread object, in the terms of the pair; false where the thread is no object of a
// class of its own.
static bool thread_of(struct lock_order *lo, const struct pair *pair, struct lock_name *thread)
{
	*thread = (struct lock_name){ .root = ROOT_PARAM };
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	if (!lo->is_root[pair->node] || method_is_static(node->method) ||
		!is_thread(lo, node->method->owner))
		return false;
	if (!pair->starter)
		return true;
	const struct cg_edge *start = &lo->cg->edges[pair->start];
	uint32_t argument = start->lambda ? 0 : cg_argument(lo->cg, start, 0);
	if (!argument)
		return false;
	uint32_t name = name_of_expr(lo, &lo->cg->nodes[start->from], argument); // names may move
	*thread = lo->names.v[name];
	return true;
}

// Is it the thread object, or a part that this made for itself?
static bool is_own(struct lock_order *lo, const struct pair *pair, uint32_t id)
{
	struct lock_name thread, name = lo->names.v[id];
	if (!thread_of(lo, pair, &thread) || name.root != thread.root || thread.is_cut ||
		name.n_suffix < thread.n_suffix ||
		(name.root == ROOT_LOCAL ? name.scope != thread.scope || name.expr != thread.expr
								 : name.number != thread.number))
		return false;
	for (uint32_t i = 0; i < thread.n_suffix; i++)
		if (name.suffix[i] != thread.suffix[i])
			return false;
	struct lock_name part = { .is_cut = name.is_cut };
	for (uint32_t i = thread.n_suffix; i < name.n_suffix; i++)
		part.suffix[part.n_suffix++] = name.suffix[i];
	return judge_is_own_part(lo, &part);
}

bool confined_are_apart(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct pair a = lo->pairs.v[pairs[i]], b = lo->pairs.v[pairs[(i + 1) % n]];
		if (is_own(lo, &a, a.inner) && is_own(lo, &b, b.outer))
			return true;
	}
	return false;
}

// for (...) new Worker().start()
bool confined_to_started(const struct lock_order *lo, uint32_t index)
{
	const struct pair *pair = &lo->pairs.v[index];
	const uint32_t names[2] = { pair->outer, pair->inner };
	for (uint32_t i = 0; i < 2 && pair->starter; i++) {
		const struct lock_name *name = &lo->names.v[names[i]];
		if (name->root != ROOT_LOCAL || name->scope != pair->starter ||
			name->scope->exprs[name->expr].kind != EXPR_NEW || !judge_is_own_part(lo, name))
			continue;
		const struct cg_edge *edge = &lo->cg->edges[pair->start];
		const struct cg_node *starter = &lo->cg->nodes[edge->from];
		uint32_t start = starter->facts->calls[edge->call].bci;
		uint32_t made = name->scope->exprs[name->expr].a;
		if (!judge_is_kept(lo, name->scope, name->expr) &&
			once_is_in_loop(starter->method, start) == once_is_in_loop(starter->method, made))
			return true;
	}
	return false;
}
