// raddle show objects, ownership: the graph, the calls, the races; the boundaries, the owners.
//
// An object is named by its type, and by its number where several have one.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

#include "class/class.h"

// ---- names ------------------------------------------------------------------------------------

static void print_type(const struct object_run *run, uint32_t node, struct buf *out)
{
	const struct pta_object *o = objects_pta(run, node);
	if (o->kind == PTA_LAMBDA)
		buf_string(out, "lambda ");
	if (o->type.kind == KIND_ARRAY && o->type.element == 'L')
		class_print_name(name_slice(run->in->world->classes[o->type.klass]->name), out);
	else if (o->type.kind == KIND_ARRAY)
		buf_char(out, o->type.element);
	else if (o->klass)
		class_print_name(name_slice(o->klass->name), out);
	for (uint32_t i = 0; o->type.kind == KIND_ARRAY && i < o->type.dimensions; i++)
		buf_string(out, "[]");
}

static bool is_same_type(const struct pta_object *a, const struct pta_object *b)
{
	return a->kind == b->kind && a->klass == b->klass && a->type.kind == b->type.kind &&
		a->type.element == b->type.element && a->type.klass == b->type.klass &&
		a->type.dimensions == b->type.dimensions;
}

void object_print(const struct object_run *run, uint32_t node, struct buf *out)
{
	uint32_t number = 1, n = 0;
	if (node == GRAPH_ROOT) {
		buf_string(out, "root");
		return;
	}
	for (uint32_t i = 1; i < run->object_of.n; i++) {
		if (!is_same_type(objects_pta(run, i), objects_pta(run, node)))
			continue;
		n++;
		number += i < node;
	}
	print_type(run, node, out);
	if (n > 1)
		buf_printf(out, " %u", number);
}

static void print_edge(const struct object_run *run, uint32_t edge, struct buf *out)
{
	object_print(run, run->graph.edges.v[edge].from, out);
	buf_string(out, " > ");
	object_print(run, run->graph.edges.v[edge].to, out);
}

// ---- objects ----------------------------------------------------------------------------------

static void print_site(struct object_run *run, uint32_t node, struct buf *out)
{
	const struct pta_object *o = objects_pta(run, node);
	struct finding_frame frame = analysis_frame(o->method, o->bci, &run->arena);
	buf_printf(out, " %s (%s:%u)", frame.method, frame.file, frame.line);
}

// Edges whose ends are of INPUT's own code; library objects that nothing of it uses are only noise.
static void print_graph(struct object_run *run, struct buf *out)
{
	const struct object_graph *graph = &run->graph;
	for (uint32_t node = 0; node < graph->n_nodes; node++) {
		object_print(run, node, out);
		if (node)
			print_site(run, node, out);
		buf_char(out, '\n');
		for (uint32_t i = graph->first_out[node]; i < graph->first_out[node + 1]; i++) {
			uint32_t edge = graph->out[i];
			buf_string(out, "  > ");
			object_print(run, graph->edges.v[edge].to, out);
			buf_printf(out, "%s%s\n", graph->edges.v[edge].flags & GRAPH_FIELD ? " field" : "",
				graph_is_reentrant(graph, edge) ? "" : " not reentrant");
		}
	}
}

static void print_use(const struct object_run *run, const struct use *use, struct buf *out)
{
	if (use->from == NO_STATE) {
		buf_string(out, "thread");
	} else {
		const struct state *from = &run->states.v[use->from];
		object_print(run, use->user, out);
		buf_printf(out, ".%.*s",
			SLICE_ARG(name_slice(pta_node(run->pta, from->node)->method->name)));
	}
	buf_string(out, " > ");
	object_print(run, use->object, out);
	buf_char(out, '.');
	use_print(run, use, out);
	buf_char(out, ' ');
	lockset_print(run, &use->locks, out);
}

static void print_race(const struct object_run *run, const struct object_race *race,
	struct buf *out)
{
	buf_string(out, "<");
	object_print(run, race->object, out);
	buf_string(out, ", ");
	use_print(run, &run->uses.v[race->a], out);
	buf_string(out, ", ");
	use_print(run, &run->uses.v[race->b], out);
	buf_string(out, ">");
	if (race->owner) {
		buf_string(out, " owned by ");
		object_print(run, race->owner, out);
	}
	buf_char(out, '\n');
}

static void print_calls(const struct object_run *run, struct buf *out)
{
	buf_string(out, "calls:\n");
	for (uint32_t u = 0; u < run->uses.n; u++) {
		const struct use *use = &run->uses.v[u];
		if (!use->object || (use->kind == USE_METHOD && use->is_static))
			continue;
		buf_string(out, "  ");
		print_use(run, use, out);
		buf_char(out, '\n');
	}
	buf_string(out, "races:\n");
	for (uint32_t i = 0; i < run->races.n; i++) {
		buf_string(out, "  ");
		print_race(run, &run->races.v[i], out);
	}
}

static void print_dot_node(const struct object_run *run, uint32_t node, struct buf *out)
{
	buf_char(out, '"');
	object_print(run, node, out);
	buf_char(out, '"');
}

static void print_graph_dot(const struct object_run *run, struct buf *out)
{
	const struct object_graph *graph = &run->graph;
	buf_string(out, "digraph objects {\n");
	for (uint32_t e = 0; e < graph->edges.n; e++) {
		buf_string(out, "  ");
		print_dot_node(run, graph->edges.v[e].from, out);
		buf_string(out, " -> ");
		print_dot_node(run, graph->edges.v[e].to, out);
		buf_printf(out, "%s;\n", graph_is_reentrant(graph, e) ? "" : " [style=dashed]");
	}
	buf_string(out, "}\n");
}

bool objects_show(struct analysis_input *in, bool as_dot, struct buf *out)
{
	struct object_run run;
	bool is_whole = objects_run(&run, in, true);
	if (is_whole && as_dot) {
		print_graph_dot(&run, out);
	} else if (is_whole) {
		print_graph(&run, out);
		print_calls(&run, out);
	}
	objects_release(&run);
	return is_whole;
}

// ---- the seed's table 1 -------------------------------------------------------------------------

// Of the objects that more than one thread uses; distributed as the seed has it: some use is.
struct object_counts {
	uint32_t n_objects, n_shared;
	uint32_t n[2][2]; // owned or not, racy or not
};

static bool is_shared(const struct object_run *run, uint32_t node)
{
	uint32_t first = 0;
	for (uint32_t i = run->first_of_object[node]; i < run->first_of_object[node + 1]; i++) {
		const struct use *use = &run->uses.v[run->of_object[i]];
		for (uint32_t t = 1; t <= threads_count(run->floor->threads); t++) {
			if (!bitset_has(&run->thread_sets.v[use_threads(run, use)], t))
				continue;
			if ((first && first != t) || thread_at(run->floor->threads, t)->is_many)
				return true;
			first = t;
		}
	}
	return false;
}

static struct object_counts count_objects(struct object_run *run)
{
	struct object_counts counts = { .n_objects = run->object_of.n - 1 };
	bool *is_racy = xcalloc(run->object_of.n, sizeof(bool));
	for (uint32_t i = 0; i < run->races.n; i++)
		is_racy[run->races.v[i].object] = true;
	for (uint32_t node = 1; node < run->object_of.n; node++) {
		bool is_distributed = false;
		if (objects_pta(run, node)->kind == PTA_LAMBDA || !is_shared(run, node))
			continue;
		for (uint32_t i = run->first_of_object[node]; i < run->first_of_object[node + 1]; i++)
			is_distributed |= use_is_distributed(run, &run->uses.v[run->of_object[i]]);
		counts.n_shared++;
		counts.n[!is_distributed][is_racy[node]]++;
	}
	free(is_racy);
	return counts;
}

bool objects_show_summary(struct analysis_input *in, struct buf *out)
{
	struct object_run run;
	bool is_whole = objects_run(&run, in, true);
	if (is_whole) {
		struct object_counts c = count_objects(&run);
		buf_printf(out, "methods %u\n", pta_count(run.pta).n_methods);
		buf_printf(out, "objects %u\nshared_objects %u\n", c.n_objects, c.n_shared);
		buf_printf(out, "distributed_race_free %u\ndistributed_racy %u\n", c.n[0][0], c.n[0][1]);
		buf_printf(out, "owned_race_free %u\nowned_racy %u\n", c.n[1][0], c.n[1][1]);
	}
	objects_release(&run);
	return is_whole;
}

// ---- ownership --------------------------------------------------------------------------------

// The nearest owners of an object: of all edges that lead to it.
static void find_owners(struct object_run *run, uint32_t node, node_list *out)
{
	const struct object_graph *graph = &run->graph;
	for (uint32_t i = graph->first_in[node]; i < graph->first_in[node + 1]; i++) {
		const node_list *minimal = objects_minimal(run, graph->in[i]);
		for (uint32_t k = 0; k < minimal->n; k++)
			node_list_add(out, minimal->v[k]);
	}
}

static void print_boundaries(const struct object_run *run, struct buf *out)
{
	const struct object_graph *graph = &run->graph;
	for (uint32_t node = 1; node < graph->n_nodes; node++) {
		bool is_first = true;
		for (uint32_t e = 0; e < graph->edges.n; e++) {
			if (!graph_bounds(graph, node, e))
				continue;
			if (is_first) {
				buf_string(out, "boundary of ");
				object_print(run, node, out);
				buf_char(out, ':');
			}
			buf_string(out, is_first ? " " : ", ");
			is_first = false;
			print_edge(run, e, out);
		}
		buf_string(out, is_first ? "" : "\n");
	}
}

static void print_minimal(struct object_run *run, struct buf *out)
{
	for (uint32_t e = 0; e < run->graph.edges.n; e++) {
		const node_list *minimal = objects_minimal(run, e);
		buf_string(out, "minimal of ");
		print_edge(run, e, out);
		buf_char(out, ':');
		for (uint32_t i = 0; i < minimal->n; i++) {
			buf_string(out, i ? ", " : " ");
			object_print(run, minimal->v[i], out);
		}
		buf_char(out, '\n');
	}
}

static void print_tree(struct object_run *run, bool as_dot, struct buf *out)
{
	for (uint32_t node = 1; node < run->graph.n_nodes; node++) {
		node_list owners = { 0 };
		find_owners(run, node, &owners);
		if (!as_dot) {
			object_print(run, node, out);
			buf_string(out,
				!owners.n || (owners.n == 1 && !owners.v[0]) ? ": distributed" : ": owned by");
		}
		for (uint32_t i = 0; i < owners.n; i++) {
			if (as_dot) {
				buf_string(out, "  ");
				print_dot_node(run, owners.v[i], out);
				buf_string(out, " -> ");
				print_dot_node(run, node, out);
				buf_string(out, ";\n");
			} else if (owners.v[i] || owners.n > 1) {
				buf_string(out, i ? ", " : " ");
				object_print(run, owners.v[i], out);
			}
		}
		buf_string(out, as_dot ? "" : "\n");
		vec_release(&owners);
	}
}

bool ownership_show(struct analysis_input *in, bool as_dot, struct buf *out)
{
	struct object_run run;
	bool is_whole = objects_run(&run, in, true);
	if (is_whole && as_dot) {
		buf_string(out, "digraph ownership {\n");
		print_tree(&run, true, out);
		buf_string(out, "}\n");
	} else if (is_whole) {
		print_tree(&run, false, out);
		print_boundaries(&run, out);
		print_minimal(&run, out);
	}
	objects_release(&run);
	return is_whole;
}
