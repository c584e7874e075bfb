// The order in which methods are looked at: after all that they call, so that once is enough. A method's
// level is one above the highest of what it calls; calls that close a cycle do not count. Methods of one
// level do not need each other, and what a method uses of others is of lower levels only.
#include "analysis/stale_value/stale_value.h"

#include <stdlib.h>

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/effects.h"

#define ON_STACK UINT32_MAX

struct visit {
	uint32_t method;
	uint32_t call, target; // the next one
};

// The next callee of the visit; 0: all done.
static uint32_t next_callee(const struct sv *sv, struct visit *v)
{
	const struct method_notes *notes = &sv->notes[v->method];
	for (; v->call < notes->n_calls; v->call++, v->target = 0) {
		const struct targets *targets = notes->calls[v->call];
		if (targets && v->target < targets->n)
			return targets->methods[v->target++]->id;
	}
	return 0;
}

// Depth-first, with a stack of its own.
static void find_level(struct sv *sv, struct visit *stack, uint32_t root)
{
	uint32_t depth = 0;
	stack[depth++] = (struct visit){ .method = root };
	sv->levels[root] = ON_STACK;
	while (depth) {
		uint32_t callee = next_callee(sv, &stack[depth - 1]);
		if (callee && sv->levels[callee] == 0) {
			sv->levels[callee] = ON_STACK;
			stack[depth++] = (struct visit){ .method = callee };
		}
		if (callee)
			continue;
		uint32_t level = 0;
		struct visit again = { .method = stack[--depth].method };
		while ((callee = next_callee(sv, &again)) != 0)
			if (sv->levels[callee] != ON_STACK && sv->levels[callee] > level)
				level = sv->levels[callee];
		sv->levels[again.method] = level + 1;
		if (sv->n_levels <= level)
			sv->n_levels = level + 1;
	}
}

// Methods by level, and by id within one.
static void sort_by_level(struct sv *sv)
{
	sv->starts = xcalloc(sv->n_levels + 2, sizeof(*sv->starts));
	sv->order = xcalloc(sv->n_methods + 1, sizeof(*sv->order));
	for (uint32_t id = 1; id <= sv->n_methods; id++)
		sv->starts[sv->levels[id] + 1]++;
	for (uint32_t i = 1; i < sv->n_levels + 2; i++)
		sv->starts[i] += sv->starts[i - 1];
	uint32_t *next = xcalloc(sv->n_levels + 2, sizeof(*next));
	memcpy(next, sv->starts, (sv->n_levels + 2) * sizeof(*next));
	for (uint32_t id = 1; id <= sv->n_methods; id++)
		sv->order[next[sv->levels[id]]++] = id;
	free(next);
}

void levels_find(struct sv *sv)
{
	struct visit *stack = xcalloc(sv->n_methods + 1, sizeof(*stack));
	for (uint32_t id = 1; id <= sv->n_methods; id++)
		if (sv->levels[id] == 0)
			find_level(sv, stack, id);
	free(stack);
	sort_by_level(sv);
}
