// raddle show invocations, lockgraph, threads: the graphs that lock-order works on.
#include "cli/scan.h"
#include "cli/show.h"

#include <stdlib.h>

#define DEFAULT_MAX_CALLS 4 // a whole JDK's graph is then still one that can be searched

#include "floor/floor.h"

// Level and mode as in a scan.
bool show_prepare(struct shown *shown, struct session *session)
{
	struct err err = ERR_INIT;
	*shown = (struct shown){ .scan = { .options = session->options, .session = *session } };
	if (!show_as_dot(session, &shown->as_dot))
		return false;
	if (!scan_take_mode(&shown->scan, &err)) {
		notes_add(session->notes, NOTE_ERROR, 0, "%s", err.text);
		return false;
	}
	if (session->world->counts.input_classes == 0) {
		notes_add(session->notes, NOTE_ERROR, 0, "a graph of which INPUT?");
		return false;
	}
	if (!scan_decide_mode(&shown->scan)) {
		vec_release(&shown->scan.mains);
		return false;
	}
	shown->scan.how.jobs = session->options->jobs;
	struct budget_limits limits = { .milliseconds = session->options->time_limit,
		.megabytes = session->options->memory_limit };
	budget_start(&shown->scan.budget, &limits, false);
	shown->in = (struct analysis_input){
		.world = session->world,
		.options = &shown->scan.how,
		.budget = &shown->scan.budget,
		.notes = session->notes,
	};
	analysis_begin(&shown->in);
	return true;
}

int show_release(struct shown *shown, int status)
{
	enum budget_end why = budget_why(&shown->scan.budget);
	if (why != BUDGET_LEFT) {
		notes_add(shown->in.notes, NOTE_ERROR, 0,
			"stopped by a limit (%s): what is shown is incomplete", budget_end_name(why));
		status = EXIT_LIMIT;
	}
	floor_free(shown->in.floor);
	budget_release(&shown->scan.budget);
	vec_release(&shown->scan.mains);
	return status;
}

// ---- invocations ----------------------------------------------------------------------------

// Methods that the names mean, [n_methods + 1]; NULL where no name was typed. The world may have grown
// since it was read, so this comes last.
static bool *select_methods(struct session *session, const string_list *names, int *status)
{
	struct world *world = session->world;
	if (names->n == 0)
		return NULL;
	VEC(const struct method *) found = { 0 };
	for (uint32_t i = 0; i < names->n; i++) {
		struct method_pattern pattern;
		uint32_t n_before = found.n;
		bool is_known = method_pattern_parse(world, names->v[i], &pattern);
		for (uint32_t k = 0; is_known && k < pattern.klass->n_methods; k++)
			if (method_pattern_matches(&pattern, &pattern.klass->methods[k]))
				vec_push(&found, &pattern.klass->methods[k]);
		if (found.n == n_before)
			*status = show_not_found(session, "method", names->v[i]);
	}
	bool *set = xcalloc(world->n_methods + 1, sizeof(*set));
	for (uint32_t i = 0; i < found.n; i++)
		set[found.v[i]->id] = true;
	vec_release(&found);
	return set;
}

int show_invocations(struct session *session, const string_list *names, struct buf *out)
{
	struct shown shown;
	int status = EXIT_NOTHING_FOUND;
	if (!show_prepare(&shown, session))
		return EXIT_USAGE;
	struct graphs graphs = graphs_build(&shown.in);
	bool *methods = select_methods(session, names, &status);
	inv_print(graphs.invocations, &(struct inv_selection){ methods }, shown.as_dot, out);
	free(methods);
	graphs_release(&graphs);
	return show_release(&shown, status);
}

// ---- lockgraph ------------------------------------------------------------------------------

static bool is_lock_of(const char *lock, const struct klass *klass)
{
	struct buf name = BUF_INIT;
	class_print_name(name_slice(klass->name), &name);
	bool is_it = strncmp(lock, buf_cstring(&name), name.len) == 0 &&
		(lock[name.len] == '\0' || strcmp(lock + name.len, ".class") == 0);
	buf_release(&name);
	return is_it;
}

static bool *select_locks(struct session *session, const struct invocations *graph,
	const string_list *names, int *status)
{
	if (names->n == 0)
		return NULL;
	bool *set = xcalloc(graph->locks.n, sizeof(*set));
	for (uint32_t i = 0; i < names->n; i++) {
		const struct klass *klass = world_find_as_typed(session->world, names->v[i]);
		if (!klass)
			*status = show_not_found(session, "class", names->v[i]);
		for (uint32_t k = 1; klass && k < graph->locks.n; k++)
			set[k] |= is_lock_of(graph->locks.v[k].name, klass);
	}
	return set;
}

int show_lockgraph(struct session *session, const string_list *names, struct buf *out)
{
	struct shown shown;
	int status = EXIT_NOTHING_FOUND;
	if (!show_prepare(&shown, session))
		return EXIT_USAGE;
	struct graphs graphs = graphs_build(&shown.in);
	struct lock_graph *graph = lock_graph_build(graphs.invocations,
		(struct lock_graph_options){
			.all_edges = shown.scan.how.all_edges,
			.max_calls = session->options->max_calls ? session->options->max_calls
													 : DEFAULT_MAX_CALLS,
		});
	bool *locks = select_locks(session, graphs.invocations, names, &status);
	if (session->options->summary)
		lock_graph_print_summary(graph, shown.scan.how.max_cycle, out);
	else if (shown.as_dot)
		lock_graph_print_dot(graph, locks, out);
	else
		lock_graph_print(graph, locks, shown.scan.how.max_cycle, out);
	free(locks);
	lock_graph_free(graph);
	graphs_release(&graphs);
	return show_release(&shown, status);
}

// ---- threads --------------------------------------------------------------------------------

int show_threads(struct session *session, const string_list *names, struct buf *out)
{
	struct shown shown;
	if (!show_prepare(&shown, session))
		return EXIT_USAGE;
	if (shown.scan.how.mode != SCAN_LIBRARY) {
		show_release(&shown, EXIT_NOTHING_FOUND);
		return show_threads_of_program(session, names, out);
	}
	shown.scan.how.level = LEVEL_QUICK;
	struct findings *found = findings_new();
	struct graphs graphs = graphs_build(&shown.in);
	lock_order_list_threads(&shown.in, graphs.cg, found);
	for (uint32_t i = 0; i < found->threads.n; i++) {
		const struct finding_thread *thread = &found->threads.v[i];
		buf_printf(out, "%u %s%s\n", thread->id, thread->run, thread->many ? ", many" : "");
		if (thread->start)
			buf_printf(out, "  started by %s (%s:%u)\n", thread->start->method, thread->start->file,
				thread->start->line);
	}
	buf_string(out, "a library: any thread may call it\n");
	findings_free(found);
	graphs_release(&graphs);
	return show_release(&shown, EXIT_NOTHING_FOUND);
}
