// What the bounds of this analysis left out, counted and said in the report: whoever reads "no findings"
// must know what was not looked at. A bound that only makes an answer coarser leaves nothing out.
#include "analysis/lock_order/lock_order.h"

#include <stdarg.h>
#include <stdlib.h>

#include "analysis/lock_order/reach.h"

static void say_part(struct lock_order *lo, uint32_t n, uint32_t n_own, const char *one,
	const char *many, const char *format, ...) __attribute__((format(printf, 6, 7)));

static void say_part(struct lock_order *lo, uint32_t n, uint32_t n_own, const char *one,
	const char *many, const char *format, ...)
{
	struct buf what = BUF_INIT;
	va_list args;
	va_start(args, format);
	buf_vprintf(&what, format, args);
	va_end(args);
	findings_add_bound(lo->out, "lock-order", buf_cstring(&what), n, n_own, one, many);
	buf_release(&what);
}

// All of it matters.
#define say(lo, n, ...) say_part(lo, n, n, __VA_ARGS__)

static bool is_of_input(const struct lock_order *lo, uint32_t method)
{
	return lo->world->methods[method]->owner->role == ROLE_INPUT;
}

// By method: some behaviour of it may be run under a lock.
static bool *find_methods_under_locks(const struct lock_order *lo)
{
	bool *is_under = xcalloc(lo->world->n_methods + 1, sizeof(*is_under));
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++)
		if (reach_is_under_lock(lo, id) || lo->left_of_node[id])
			is_under[lo->cg->nodes[id].method->id] = true;
	return is_under;
}

static void say_targets(struct lock_order *lo, const bool *is_under)
{
	uint32_t n = 0, n_own = 0;
	for (uint32_t i = 0; i < lo->cg->n_cut_calls; i++) {
		const struct cg_cut_call *cut = &lo->cg->cut_calls[i];
		const struct method_facts *facts = facts_of(lo->facts, lo->world->methods[cut->method]);
		bool is_cut = is_under[cut->method] || (facts && facts->calls[cut->call].held);
		n += is_cut;
		n_own += is_cut && is_of_input(lo, cut->method);
	}
	say_part(lo, n, n_own, "call under a lock", "calls under a lock",
		"of the methods that a call may run, if they are more than %u, not all were followed",
		lo->cg->options.max_targets);
}

static void say_depth(struct lock_order *lo, const bool *is_under)
{
	bool *is_deep = xcalloc(lo->world->n_methods + 1, sizeof(*is_deep));
	uint32_t n = 0;
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++) {
		const struct cg_node *node = &lo->cg->nodes[id];
		uint32_t method = node->method->id;
		if (node->depth <= lo->cg->options.max_depth || !node->method->member->code ||
			!is_under[method] || is_deep[method])
			continue;
		is_deep[method] = true;
		n++;
	}
	free(is_deep);
	say_part(lo, n, 0, "method under a lock", "methods under a lock",
		"code more than %u calls deep in other libraries was not looked at",
		lo->cg->options.max_depth);
}

static void say_initialisers(struct lock_order *lo)
{
	uint32_t n = 0;
	for (uint32_t id = 1; id <= lo->world->n_classes && !lo->cg->options.has_initialisers; id++)
		n += lo->world->classes[id]->role == ROLE_INPUT && lo->world->classes[id]->file;
	say(lo, n, "class", "classes", "so large a library's class initialisers were not looked at");
}

void bounds_say_calls(struct lock_order *lo)
{
	bool *is_under = find_methods_under_locks(lo);
	say(lo, lo->cg->n_dropped, "call", "calls",
		"the invocation graph was cut short at %u behaviours", lo->cg->options.max_nodes);
	say_initialisers(lo);
	say_targets(lo, is_under);
	say_depth(lo, is_under);
	free(is_under);
	say_part(lo, lo->bounds.n_ways, lo->bounds.n_own_ways, "way to a lock", "ways to locks",
		"locks more than %u calls below a held lock were not followed", lo->bounds.max_calls);
	say(lo, lo->bounds.n_pairs, "pair of locks", "pairs of locks",
		"locks that callers name were not followed up to all callers");
}

void bounds_say_cycles(struct lock_order *lo, uint32_t max_cycle)
{
	const struct lo_bounds *bounds = &lo->bounds;
	say_part(lo, bounds->n_stacks, bounds->n_own_stacks, "cycle", "cycles",
		"only the shortest stacks were judged, none of which can happen");
	say(lo, bounds->n_groups, "group of locks may have one", "groups of locks may have some",
		"cycles of more than %u locks were not looked for", max_cycle);
	say(lo, bounds->n_of_two, "pair of locks", "pairs of locks",
		"there are more locks than can be compared: not all cycles were looked for");
	say(lo, bounds->n_of_more, "pair of locks", "pairs of locks",
		"not all cycles of three and more locks were looked for; those of two locks were");
}

void bounds_say_waits(struct lock_order *lo)
{
	say(lo, lo->bounds.n_tasks, "search", "searches",
		"what a task may lock was not followed to the end");
}
