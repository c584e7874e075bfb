// Searches by cost, cheapest first: what is found first has the cheapest path there is.
//
//     SEARCH_STEPS         every step costs 1: breadth-first, the shortest trace
//     SEARCH_SWITCHES      a step of another thread than the last costs 1: the trace with the fewest switches
//     SEARCH_PREEMPTIONS   as before, but only if the last thread could have gone on: iterative
//                          context bounding (Musuvathi, Qadeer, PLDI 2007)
//
// Entries of cost c are handled before those of cost c + 1 (a queue for each of the two). Where switches
// count, what costs how much depends on the thread that ran last, so a state is seen once for each such
// thread, and it is seen when it is taken out, not when it is put in: an entry of the same cost may
// still come that is cheaper than one that waits for the next.
//
// The model walks: from one state to the next it undoes to where the paths part and does the rest again.
// States taken one after the other are near each other, as they were put in that way.
#include "base/arena.h"
#include "base/bug.h"
#include "search/internal.h"

enum { NO_THREAD = UINT32_MAX, ASK_EVERY = 64 };

struct node {
	uint32_t parent, depth; // the root: its own parent
	struct search_choice choice;
};

struct entry {
	uint32_t parent;
	uint32_t error;
	uint64_t where;
	struct search_choice choice;
	struct search_hash key;
};

struct levels {
	struct run *run;
	struct search_model *model;
	struct table seen;
	VEC(struct node) nodes;
	VEC(struct entry) now;
	VEC(struct entry) next;
	VEC(uint32_t) line;     // nodes from the root to where the model is
	VEC(uint64_t) marks;    // of the same
	search_threads threads; // of the present state
	search_path choices, path;
	uint32_t cost;
	uint64_t transitions;
};

// ---- where the model is -----------------------------------------------------------------------------------

static void go_to(struct levels *levels, uint32_t target)
{
	VEC(uint32_t) down = { 0 };
	uint32_t at = target;
	while (levels->nodes.v[at].depth >= levels->line.n ||
		levels->line.v[levels->nodes.v[at].depth] != at) {
		vec_push(&down, at);
		at = levels->nodes.v[at].parent;
	}
	uint32_t keep = levels->nodes.v[at].depth;
	levels->model->undo(levels->model->self, levels->marks.v[keep]);
	levels->line.n = levels->marks.n = keep + 1;
	while (down.n) {
		uint32_t node = vec_pop(&down);
		struct search_step did = { 0 };
		levels->model->step(levels->model->self, levels->nodes.v[node].choice, &did);
		levels->transitions++;
		vec_push(&levels->line, node);
		vec_push(&levels->marks, levels->model->mark(levels->model->self));
	}
	vec_release(&down);
}

static void find_path(struct levels *levels, uint32_t node)
{
	vec_clear(&levels->path);
	vec_reserve(&levels->path, levels->nodes.v[node].depth + 1);
	levels->path.n = levels->nodes.v[node].depth;
	for (uint32_t at = node; levels->nodes.v[at].depth; at = levels->nodes.v[at].parent)
		levels->path.v[levels->nodes.v[at].depth - 1] = levels->nodes.v[at].choice;
}

// ---- what a step costs ------------------------------------------------------------------------------------

static bool can_go_on(const struct levels *levels, uint32_t thread)
{
	for (uint32_t i = 0; i < levels->choices.n; i++)
		if (levels->choices.v[i].thread == thread)
			return true;
	return false;
}

static uint32_t cost_of(const struct levels *levels, uint32_t last, uint32_t thread)
{
	switch (levels->run->options->order) {
	case SEARCH_STEPS:
		return 1;
	case SEARCH_SWITCHES:
		return last != NO_THREAD && thread != last;
	default:
		return last != NO_THREAD && thread != last && can_go_on(levels, last);
	}
}

// Equal keys: nothing can be found from one that cannot be found as cheaply from the other.
static struct search_hash key_of(struct levels *levels, uint32_t last)
{
	struct search_hash hash = levels->model->hash(levels->model->self);
	if (levels->run->options->order != SEARCH_STEPS)
		hash.a += (last + (uint64_t)1) * 0x9e3779b97f4a7c15u;
	return hash;
}

// ---- the search ---------------------------------------------------------------------------------------------

static void take_choice(struct levels *levels, uint32_t node, uint32_t last,
	struct search_choice choice)
{
	struct run *run = levels->run;
	uint32_t cost = cost_of(levels, last, choice.thread);
	if (run->options->order != SEARCH_STEPS && levels->cost + cost > run->options->max_cost) {
		atomic_store(&run->flags->is_cut, true);
		return;
	}
	struct search_step did = { 0 };
	levels->model->step(levels->model->self, choice, &did);
	levels->transitions++;
	struct entry entry = { .parent = node,
		.choice = choice,
		.error = did.error,
		.where = did.where,
		.key = key_of(levels, choice.thread) };
	levels->model->undo(levels->model->self, levels->marks.v[levels->marks.n - 1]);
	if (cost)
		vec_push(&levels->next, entry);
	else
		vec_push(&levels->now, entry);
}

static void expand(struct levels *levels, uint32_t node)
{
	struct run *run = levels->run;
	go_to(levels, node);
	uint32_t depth = levels->nodes.v[node].depth;
	if (depth > run->result->depth)
		run->result->depth = depth;
	uint32_t last = depth ? levels->nodes.v[node].choice.thread : NO_THREAD;
	vec_clear(&levels->choices);
	run_choices(levels->model, last, &levels->threads, &levels->choices);
	if (levels->model->judge) {
		find_path(levels, node);
		run_judge(run, levels->model, levels->path.v, levels->path.n, levels->cost);
	}
	if (!levels->choices.n) {
		find_path(levels, node);
		run_stuck(run, levels->model, levels->path.v, levels->path.n, levels->cost);
	} else if (run->options->max_depth && depth >= run->options->max_depth) {
		atomic_store(&run->flags->is_cut, true);
	} else {
		for (uint32_t i = 0; i < levels->choices.n; i++)
			take_choice(levels, node, last, levels->choices.v[i]);
	}
}

static void take_entry(struct levels *levels, struct entry entry)
{
	if (entry.error) {
		find_path(levels, entry.parent);
		run_error(levels->run, entry.error, entry.where, levels->path.v, levels->path.n,
			&entry.choice, levels->cost);
	}
	if (!table_add_pair(&levels->seen, 0, entry.key.a, entry.key.b))
		return;
	uint32_t node = levels->nodes.n;
	INVARIANT(node < UINT32_MAX);
	struct node made = { entry.parent, levels->nodes.v[entry.parent].depth + 1, entry.choice };
	vec_push(&levels->nodes, made);
	expand(levels, node);
}

// All that costs what `now` costs; new entries may come to its end.
static void take_level(struct levels *levels)
{
	for (uint32_t i = 0; i < levels->now.n; i++) {
		if (i % ASK_EVERY == 0)
			run_live(levels->run, levels->nodes.n, levels->transitions, levels->cost);
		if ((i % ASK_EVERY == 0 || levels->run->options->max_states) &&
			run_ask(levels->run, levels->nodes.n))
			return;
		take_entry(levels, levels->now.v[i]);
		if (atomic_load(&levels->run->flags->is_over))
			return;
	}
}

void search_levels(struct run *run)
{
	struct levels levels = { .run = run, .model = &run->models[0] };
	struct search_model *model = levels.model;
	table_init(&levels.seen, 2, 1, false);
	struct search_hash key = key_of(&levels, NO_THREAD);
	table_add_pair(&levels.seen, 0, key.a, key.b);
	vec_push(&levels.nodes, (struct node){ 0 });
	vec_push(&levels.line, 0);
	vec_push(&levels.marks, model->mark(model->self));
	expand(&levels, 0);
	take_level(&levels);
	while (levels.next.n && !atomic_load(&run->flags->is_over)) {
		vec_clear(&levels.now);
		for (uint32_t i = 0; i < levels.next.n; i++)
			vec_push(&levels.now, levels.next.v[i]);
		vec_clear(&levels.next);
		levels.cost++;
		take_level(&levels);
	}
	run->result->states = table_count(&levels.seen);
	run->result->transitions = levels.transitions;
	run->result->store_bytes = table_bytes(&levels.seen) + levels.nodes.cap * sizeof(struct node);
	model->undo(model->self, levels.marks.v[0]);
	table_release(&levels.seen);
	vec_release(&levels.nodes);
	vec_release(&levels.now);
	vec_release(&levels.next);
	vec_release(&levels.line);
	vec_release(&levels.marks);
	vec_release(&levels.threads);
	vec_release(&levels.choices);
	vec_release(&levels.path);
}
