// raddle show callgraph, pointsto: what the points-to analysis knows of a program.
#include "cli/show.h"

#include <stdlib.h>

#include "pta/pta.h"

struct solved {
	struct shown shown;
	struct pta *pta;
	struct hierarchy *hierarchy; // instead of pta: --by cha, rta
	struct pta_demand *demand;   // instead of pta: --demand
	uint32_t n_names;
	struct method_pattern *patterns; // none: what is in INPUT
	int status;
};

static bool is_one_of(const char *value, const char *first, const char *second)
{
	return !value || strcmp(value, first) == 0 || strcmp(value, second) == 0;
}

static bool say(struct session *session, const char *text)
{
	notes_add(session->notes, NOTE_ERROR, 0, "%s", text);
	return false;
}

static bool is_by(const struct options *options, const char *kind)
{
	return options->by && strcmp(options->by, kind) == 0;
}

static void solve_by(struct solved *solved, struct session *session, struct pta_options *how)
{
	const struct options *options = session->options;
	if (options->demand) {
		solved->demand = pta_demand_new(session->world, how,
			options->query_budget ? options->query_budget : PTA_DEMAND_BUDGET);
		return;
	}
	if (is_by(options, "vta"))
		how->policy = PTA_TYPES;
	if (is_by(options, "cha") || is_by(options, "rta"))
		solved->hierarchy = hierarchy_build(session->world, how,
			is_by(options, "cha") ? HIERARCHY_CHA : HIERARCHY_RTA);
	else
		solved->pta = pta_solve(session->world, how);
	if (solved->hierarchy && solved->hierarchy->is_partial)
		solved->status = EXIT_LIMIT;
}

static bool solve(struct solved *solved, struct session *session, const string_list *names)
{
	const struct options *options = session->options;
	*solved = (struct solved){ .n_names = names->n };
	if (!is_one_of(options->by, "cha", "rta") && !is_one_of(options->by, "vta", "pta"))
		return say(session, "--by is cha, rta, vta or pta");
	if (options->by && (options->context || options->demand) && !is_by(options, "pta"))
		return say(session, "--context and --demand are of --by pta");
	if (!show_prepare(&solved->shown, session))
		return false;
	if (solved->shown.scan.how.mode == SCAN_LIBRARY) {
		show_release(&solved->shown, EXIT_USAGE);
		return say(session, "a program is needed: no main in INPUT, and no --main");
	}
	struct pta_options how = { .policy = PTA_ORIGIN };
	if (options->context)
		pta_policy_parse(options->context, &how);
	how.is_whole = solved->shown.scan.how.follow_jdk;
	how.models = session->models;
	how.n_roots = solved->shown.scan.how.n_mains;
	how.roots = solved->shown.scan.how.mains;
	how.jobs = options->jobs;
	how.budget = &solved->shown.scan.budget;
	how.notes = session->notes;
	solve_by(solved, session, &how);
	if (solved->pta && pta_is_partial(solved->pta)) {
		notes_add(session->notes, NOTE_WARNING, 0,
			"points-to was stopped by a limit after %llu propagations: sets and edges lack something",
			(unsigned long long)pta_count(solved->pta).n_propagations);
		solved->status = EXIT_LIMIT;
	}
	solved->patterns = xcalloc(names->n, sizeof(*solved->patterns));
	for (uint32_t i = 0; i < names->n; i++)
		if (!method_pattern_parse(session->world, names->v[i], &solved->patterns[i]))
			solved->status = show_not_found(session, "method", names->v[i]);
	return true;
}

static int release(struct solved *solved)
{
	pta_free(solved->pta);
	pta_demand_free(solved->demand);
	if (solved->hierarchy)
		hierarchy_free(solved->hierarchy);
	free(solved->patterns);
	return show_release(&solved->shown, solved->status);
}

static bool is_wanted(const struct solved *solved, const struct method *method)
{
	for (uint32_t i = 0; i < solved->n_names; i++)
		if (solved->patterns[i].klass == method->owner &&
			method_pattern_matches(&solved->patterns[i], method))
			return true;
	return solved->n_names == 0 && method->owner->role == ROLE_INPUT;
}

static void print_summary(const struct pta *pta, struct buf *out)
{
	struct pta_counts c = pta_count(pta);
	buf_printf(out, "methods %u\n", c.n_methods);
	buf_printf(out, "nodes %u\n", c.n_nodes);
	buf_printf(out, "origins %u\n", pta_n_origins(pta));
	buf_printf(out, "objects %u\n", c.n_objects);
	buf_printf(out, "edges %llu\n", (unsigned long long)c.n_edges);
	buf_printf(out, "calls %llu\n", (unsigned long long)c.n_calls);
	buf_printf(out, "polymorphic_calls %llu\n", (unsigned long long)c.n_polymorphic);
	buf_printf(out, "casts %llu\n", (unsigned long long)c.n_casts);
	buf_printf(out, "casts_that_may_fail %llu\n", (unsigned long long)c.n_casts_may_fail);
	buf_printf(out, "variables %llu\n", (unsigned long long)c.n_variables);
	buf_printf(out, "points_to %llu\n", (unsigned long long)c.n_points_to);
	buf_printf(out, "sets %u\n", c.n_sets);
	buf_printf(out, "propagations %llu\n", (unsigned long long)c.n_propagations);
}

// ---- callgraph --------------------------------------------------------------------------------

static const char *edge_name(uint8_t kind)
{
	static const char *const names[] = { [PTA_CALL] = "calls",
		[PTA_RUN] = "runs",
		[PTA_START] = "starts",
		[PTA_INITIALISE] = "initialises",
		[PTA_CALLBACK] = "calls back" };
	return names[kind];
}

static void print_node_edges(const struct pta *pta, uint32_t node, struct buf *out)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_from(pta, node, &n);
	pta_print_node(pta, node, out);
	buf_char(out, '\n');
	for (uint32_t i = 0; i < n; i++) {
		buf_printf(out, "  %u %s ", edges[i].bci, edge_name(edges[i].kind));
		pta_print_node(pta, edges[i].to, out);
		buf_char(out, '\n');
	}
}

static void print_node_dot(const struct pta *pta, uint32_t node, struct buf *out)
{
	uint32_t n;
	const struct pta_edge *edges = pta_edges_from(pta, node, &n);
	for (uint32_t i = 0; i < n; i++) {
		buf_string(out, "  \"");
		pta_print_node(pta, node, out);
		buf_string(out, "\" -> \"");
		pta_print_node(pta, edges[i].to, out);
		buf_printf(out, "\"%s;\n",
			edges[i].kind == PTA_START            ? " [style=bold]"
				: edges[i].kind == PTA_INITIALISE ? " [style=dotted]"
												  : "");
	}
}

static void print_hierarchy_summary(const struct hierarchy *h, struct buf *out)
{
	buf_printf(out, "methods %u\n", h->methods.n);
	buf_printf(out, "classes %u\n", h->n_live);
	buf_printf(out, "edges %u\n", h->edges.n);
	buf_printf(out, "calls %llu\n", (unsigned long long)h->n_calls);
	buf_printf(out, "polymorphic_calls %llu\n", (unsigned long long)h->n_polymorphic);
}

static void print_hierarchy(const struct solved *solved, struct buf *out)
{
	const struct hierarchy *h = solved->hierarchy;
	bool as_dot = solved->shown.as_dot;
	const struct method *last = NULL;
	for (uint32_t i = 0; i < h->edges.n; i++) {
		const struct hierarchy_edge *e = &h->edges.v[i];
		if (!e->from || !is_wanted(solved, e->from))
			continue;
		if (as_dot) {
			buf_string(out, "  \"");
			method_print(e->from, out);
			buf_string(out, "\" -> \"");
			method_print(e->to, out);
			buf_string(out, "\";\n");
			continue;
		}
		if (e->from != last) {
			method_print(e->from, out);
			buf_char(out, '\n');
		}
		last = e->from;
		buf_printf(out, "  %u %s ", e->bci, edge_name(e->kind));
		method_print(e->to, out);
		buf_char(out, '\n');
	}
}

int show_callgraph(struct session *session, const string_list *names, struct buf *out)
{
	struct solved solved;
	if (session->options->demand) {
		say(session, "--demand is of pointsto");
		return EXIT_USAGE;
	}
	if (!solve(&solved, session, names))
		return EXIT_USAGE;
	if (solved.hierarchy) {
		if (!session->options->summary && solved.shown.as_dot)
			buf_string(out, "digraph calls {\n");
		if (session->options->summary)
			print_hierarchy_summary(solved.hierarchy, out);
		else
			print_hierarchy(&solved, out);
		if (!session->options->summary && solved.shown.as_dot)
			buf_string(out, "}\n");
	} else if (session->options->summary) {
		print_summary(solved.pta, out);
	} else {
		bool as_dot = solved.shown.as_dot;
		if (as_dot)
			buf_string(out, "digraph calls {\n");
		for (uint32_t node = 1; node <= pta_n_nodes(solved.pta); node++) {
			if (!is_wanted(&solved, pta_node(solved.pta, node)->method))
				continue;
			if (as_dot)
				print_node_dot(solved.pta, node, out);
			else
				print_node_edges(solved.pta, node, out);
		}
		if (as_dot)
			buf_string(out, "}\n");
	}
	return release(&solved);
}

// ---- pointsto ---------------------------------------------------------------------------------

static void print_set(const struct pta *pta, const char *what, uint32_t number, pta_set set,
	struct buf *out)
{
	if (!set)
		return;
	buf_printf(out, "  %s%u:", what, number);
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
		buf_string(out, o == pta_set_next(pta, set, 1) ? " " : ", ");
		pta_print_object(pta, o, out);
	}
	buf_char(out, '\n');
}

static void print_values(const struct solved *solved, uint32_t node, struct buf *out)
{
	const struct pta *pta = solved->pta;
	pta_print_node(pta, node, out);
	buf_char(out, '\n');
	for (uint32_t v = 1; v <= pta_n_values(pta, node); v++)
		print_set(pta, "v", v, pta_value(pta, node, v), out);
}

// ---- by demand ----------------------------------------------------------------------------------

// What all nodes of the method have there; false: it may be anything.
static bool print_answer(const struct pta *pta, struct pta_query query, struct buf *out)
{
	VEC(uint32_t) objects = { 0 };
	for (uint32_t node = pta_first_node(pta, query.method); node; node = pta_next_node(pta, node)) {
		pta_set set = pta_value(pta, node, query.value);
		for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
			uint32_t i = 0;
			while (i < objects.n && objects.v[i] != o)
				i++;
			if (i == objects.n)
				vec_push(&objects, o);
		}
	}
	if (objects.n && !pta_is_partial(pta))
		buf_printf(out, "  v%u:", query.value);
	for (uint32_t i = 0; i < objects.n && !pta_is_partial(pta); i++) {
		buf_string(out, i ? ", " : " ");
		pta_print_object(pta, objects.v[i], out);
	}
	if (objects.n && !pta_is_partial(pta))
		buf_char(out, '\n');
	vec_release(&objects);
	return !pta_is_partial(pta);
}

static void print_method_by_demand(const struct solved *solved, const struct method *method,
	struct buf *out)
{
	uint32_t n = pta_demand_n_values(solved->demand, method);
	if (!n)
		return;
	method_print(method, out);
	buf_char(out, '\n');
	for (uint32_t v = 1; v <= n; v++) {
		struct pta_query query = { method, v };
		if (!pta_demand_is_variable(solved->demand, query))
			continue;
		struct pta *pta = pta_demand_solve(solved->demand, &query, 1);
		if (pta && !print_answer(pta, query, out))
			buf_printf(out, "  v%u: anything\n", v);
		pta_free(pta);
	}
}

static void print_demand_summary(const struct solved *solved, struct buf *out)
{
	struct pta_demand_counts c = pta_demand_count(solved->demand);
	buf_printf(out, "queries %u\n", c.n_queries);
	buf_printf(out, "anything %u\n", c.n_anything);
	buf_printf(out, "constraints %llu\n", (unsigned long long)c.n_constraints);
	buf_printf(out, "constraints_of_queries %llu\n", (unsigned long long)c.n_kept);
	buf_printf(out, "propagations %llu\n", (unsigned long long)c.n_propagations);
	buf_printf(out, "propagations_of_types %llu\n", (unsigned long long)c.n_base_propagations);
}

static void print_by_demand(const struct solved *solved, const struct session *session,
	struct buf *out)
{
	struct buf ignored = BUF_INIT;
	for (uint32_t m = 1; m <= session->world->n_methods; m++)
		if (is_wanted(solved, session->world->methods[m]))
			print_method_by_demand(solved, session->world->methods[m],
				session->options->summary ? &ignored : out);
	if (session->options->summary)
		print_demand_summary(solved, out);
	buf_release(&ignored);
}

int show_pointsto(struct session *session, const string_list *names, struct buf *out)
{
	struct solved solved;
	if (session->options->by && !is_one_of(session->options->by, "vta", "pta")) {
		say(session, "--by of pointsto is vta or pta");
		return EXIT_USAGE;
	}
	if (!solve(&solved, session, names))
		return EXIT_USAGE;
	if (solved.demand) {
		print_by_demand(&solved, session, out);
	} else if (session->options->summary) {
		print_summary(solved.pta, out);
	} else {
		for (uint32_t node = 1; node <= pta_n_nodes(solved.pta); node++)
			if (is_wanted(&solved, pta_node(solved.pta, node)->method))
				print_values(&solved, node, out);
	}
	return release(&solved);
}
