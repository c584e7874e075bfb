// Level procedural (seed 003, section 3.1): synchronized methods only, calls as the compiler resolved
// them, cycles of two. Quick and coarse; every path between the two locks is an option of a thread.
#include "analysis/lock_order/lock_order.h"

#include <stdlib.h>

#define MAX_OPTIONS 50 // stacks shown for one edge

struct procedural {
	struct analysis_input *in;
	struct findings *out;
	struct arena arena;
	const struct lock_graph *graph;
	uint32_t n_hidden; // stacks
};

static const char *lock_name(const struct procedural *p, uint32_t lock)
{
	return p->graph->invocations->locks.v[lock].name;
}

static struct finding_stack make_stack(struct procedural *p, const struct lock_graph_edge *edge)
{
	const struct invocations *inv = p->graph->invocations;
	struct finding_frame *frames = ARENA_ARRAY(&p->arena, struct finding_frame, edge->n);
	const char **locks = ARENA_ARRAY(&p->arena, const char *, 2);
	for (uint32_t i = 0; i < edge->n; i++) {
		uint32_t hop = p->graph->hops.v[edge->first + i];
		uint32_t bci = hop == UINT32_MAX ? 0 : inv->edges.v[hop].bci;
		frames[edge->n - 1 - i] =
			analysis_frame(inv->nodes.v[p->graph->nodes.v[edge->first + i]].method, bci, &p->arena);
	}
	locks[0] = lock_name(p, edge->from);
	locks[1] = lock_name(p, edge->to);
	frames[edge->n - 1].locks = &locks[0];
	frames[edge->n - 1].n_locks = 1;
	frames[0].locks = &locks[1];
	frames[0].n_locks = 1;
	return (struct finding_stack){ edge->n, frames };
}

static int compare_stacks(const void *left, const void *right)
{
	const struct finding_stack *a = left, *b = right;
	for (uint32_t i = 0; i < a->n && i < b->n; i++) {
		int order = strcmp(a->frames[a->n - 1 - i].method, b->frames[b->n - 1 - i].method);
		if (order)
			return order;
	}
	return (a->n > b->n) - (a->n < b->n);
}

static struct finding_edge make_edge(struct procedural *p, const struct lock_graph_pair *pair)
{
	struct finding_stack *stacks = ARENA_ARRAY(&p->arena, struct finding_stack, pair->n);
	uint32_t n = 0;
	for (uint32_t e = pair->first; e != UINT32_MAX; e = p->graph->edges.v[e].next_of_pair)
		stacks[n++] = make_stack(p, &p->graph->edges.v[e]);
	qsort(stacks, n, sizeof(*stacks), compare_stacks);
	p->n_hidden += n < MAX_OPTIONS ? 0 : n - MAX_OPTIONS;
	return (struct finding_edge){ lock_name(p, pair->from), lock_name(p, pair->to),
		n < MAX_OPTIONS ? n : MAX_OPTIONS, stacks };
}

// Some stack that starts where anybody can call.
static bool is_public(const struct procedural *p, const struct lock_graph_pair *pair)
{
	for (uint32_t e = pair->first; e != UINT32_MAX; e = p->graph->edges.v[e].next_of_pair) {
		uint32_t start = p->graph->nodes.v[p->graph->edges.v[e].first];
		const struct method *m = p->graph->invocations->nodes.v[start].method;
		if (m->access & m->owner->access & ACC_PUBLIC)
			return true;
	}
	return false;
}

static const struct finding_frame *place_of(const struct procedural *p,
	const struct lock_graph_pair *const pairs[2], const struct finding_edge edges[2])
{
	const struct invocations *inv = p->graph->invocations;
	for (uint32_t i = 0; i < 2; i++)
		for (uint32_t e = pairs[i]->first; e != UINT32_MAX; e = p->graph->edges.v[e].next_of_pair) {
			const struct lock_graph_edge *edge = &p->graph->edges.v[e];
			const struct method *m = inv->nodes.v[p->graph->nodes.v[edge->first]].method;
			if (scan_reports_on(p->in->options, m->owner))
				return &edges[i].stacks[0].frames[edges[i].stacks[0].n - 1];
		}
	return NULL;
}

static void report_cycle(struct procedural *p, const struct lock_graph_pair *const pairs[2])
{
	const struct inv_lock *locks = p->graph->invocations->locks.v;
	struct finding_edge edges[2] = { make_edge(p, pairs[0]), make_edge(p, pairs[1]) };
	const struct finding_frame *place = place_of(p, pairs, edges);
	bool are_classes = locks[pairs[0]->from].is_class && locks[pairs[0]->to].is_class;
	bool are_public = is_public(p, pairs[0]) && is_public(p, pairs[1]);
	struct finding_evidence evidence[3];
	uint32_t n_evidence = 0;
	int32_t score = 25;

	if (!place)
		return;
	if (are_classes)
		evidence[n_evidence++] =
			(struct finding_evidence){ "both locks are class objects: one object each", false, 25 };
	if (are_public)
		evidence[n_evidence++] = (struct finding_evidence){ "both stacks start at public methods",
			false, 15 };
	evidence[n_evidence++] = (struct finding_evidence){
		"level procedural: calls as compiled, which objects are locked was not looked at", true, 0
	};
	for (uint32_t i = 0; i < n_evidence; i++)
		score += evidence[i].weight;
	const char *names[2] = { edges[0].from, edges[0].to }, *objects[2] = { "", "" };
	struct finding_lock_order order = { 2, names, objects, 2, edges, false, 0, NULL };
	struct finding finding = {
		.rule = RULE_lock_order,
		.severity = SEVERITY_LOW, // calls and objects are guessed
		.score = (uint32_t)score,
		.message = (const char *)arena_printf(&p->arena, "%s and %s are locked in opposite orders",
			names[0], names[1])
					   .ptr,
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = n_evidence,
		.evidence = evidence,
		.lock_order = &order,
	};
	findings_add(p->out, &finding,
		arena_printf(&p->arena, "procedural %s;%s;", names[0], names[1]));
}

static void say_bounds(struct procedural *p)
{
	const struct invocations *inv = p->graph->invocations;
	bool *is_under = xcalloc(inv->nodes.n + 1, sizeof(*is_under));
	VEC(uint32_t) work = { 0 };
	uint32_t n_calls = 0;
	for (uint32_t i = 1; i < inv->nodes.n; i++)
		if (inv->nodes.v[i].lock)
			vec_push(&work, i);
	while (work.n) {
		uint32_t at = vec_pop(&work);
		const struct inv_node *node = &inv->nodes.v[at];
		if (is_under[at])
			continue;
		is_under[at] = true;
		n_calls += node->n_overridden;
		for (uint32_t k = 0; k < node->n_edges; k++)
			vec_push(&work, inv->edges.v[node->first_edge + k].to);
	}
	vec_release(&work);
	free(is_under);
	findings_add_bound(p->out, "lock-order",
		"level procedural: methods of subclasses that a call may run were not followed", n_calls,
		n_calls, "call under a lock", "calls under a lock");
	struct slice text = arena_printf(&p->arena, "stacks that a finding has beyond %u are not shown",
		MAX_OPTIONS);
	findings_add_bound(p->out, "lock-order", (const char *)text.ptr, p->n_hidden, p->n_hidden,
		"stack", "stacks");
}

void procedural_run(struct analysis_input *in, struct findings *out)
{
	struct procedural p = { .in = in, .out = out };
	struct invocations *inv = invocations_procedural(in->world);
	struct lock_graph *graph = lock_graph_build(inv,
		(struct lock_graph_options){ .all_edges = in->options->all_edges,
			.max_calls = UINT32_MAX });
	p.graph = graph;
	arena_init(&p.arena);
	for (uint32_t i = 0; i < graph->pairs.n && !budget_is_over(in->budget); i++) {
		const struct lock_graph_pair *pair = &graph->pairs.v[i];
		uint64_t *back = map_get(&graph->pair_index, (uint64_t)pair->to << 32 | pair->from);
		// Each cycle once, from the lock whose name comes first.
		if (!back || strcmp(lock_name(&p, pair->from), lock_name(&p, pair->to)) > 0)
			continue;
		report_cycle(&p, (const struct lock_graph_pair *const[]){ pair, &graph->pairs.v[*back] });
		arena_clear(&p.arena);
	}
	say_bounds(&p);
	arena_release(&p.arena);
	lock_graph_free(graph);
	invocations_free(inv);
}
