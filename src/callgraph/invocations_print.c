// Invocation graphs as text and for Graphviz, with seed 003's names of nodes (4.2):
//
//     D.gain:(LA;)V                                           a definition
//     D.gain:(LB;)V-variantOfAndcompiledAs-D.gain:(LA;)V      a variant
//     D.gain:(LA;)V#LA;#0                                     a synchronized statement in it
#include "callgraph/internal.h"
#include "callgraph/invocations.h"

#include <stdlib.h>

// ---- names ----------------------------------------------------------------------------------

// The seed writes init for <init>; where a class has a method of that name too, it stays <init>.
static void print_member(const struct world *world, const struct klass *owner, struct slice name,
	struct slice descriptor, struct buf *out)
{
	if (name.len > 2 && name.ptr[0] == '<') {
		struct slice plain = slice_of(name.ptr + 1, name.len - 2);
		const struct name *other = intern_find(world->names, plain);
		const struct name *type = intern_find(world->names, descriptor);
		bool is_taken = owner && !klass_is_phantom(owner) && other && type &&
			klass_method(owner, other, type);
		name = is_taken ? name : plain;
	}
	buf_char(out, '.');
	buf_slice(out, name);
	buf_char(out, ':');
}

static void print_method(const struct world *world, const struct method *m, struct buf *out)
{
	class_print_name(name_slice(m->owner->name), out);
	print_member(world, m->owner, name_slice(m->name), name_slice(m->descriptor), out);
	buf_string(out, m->descriptor->text);
}

static void print_reference(const struct invocations *graph, const struct inv_node *node,
	struct buf *out)
{
	struct member_ref ref = class_member_ref(node->caller, node->constant);
	class_print_name(ref.class_name, out);
	print_member(graph->world, world_loaded(graph->world, ref.class_name), ref.name, ref.descriptor,
		out);
	buf_slice(out, ref.descriptor);
}

static void print_lambda(const struct lambda *lambda, struct buf *out)
{
	buf_printf(out, "%s$$Lambda@%s:%u", lambda->maker->owner->name->text, lambda->maker->name->text,
		lambda->bci);
}

static void print_type(const struct callgraph *cg, aval value, struct slice descriptor,
	struct buf *out)
{
	if (aval_kind(value) == AVAL_LAMBDA) {
		buf_char(out, 'L');
		print_lambda(cg->facts->lambdas[aval_id(value)], out);
		buf_char(out, ';');
	} else if (aval_kind(value)) {
		buf_printf(out, "L%s;", cg->world->classes[aval_id(value)]->name->text);
	} else {
		buf_slice(out, descriptor);
	}
}

static void print_invocation(const struct invocations *graph, const struct cg_node *node,
	struct buf *out)
{
	const struct callgraph *cg = graph->cg;
	const struct method *m = node->method;
	uint32_t i = 0;
	struct buf owner = BUF_INIT;
	if (!method_is_static(m)) {
		aval self = node->params[i++];
		if (aval_kind(self) == AVAL_LAMBDA)
			print_lambda(cg->facts->lambdas[aval_id(self)], &owner);
		else if (aval_kind(self) && !method_is_constructor(m))
			buf_string(&owner, cg->world->classes[aval_id(self)]->name->text);
	}
	if (owner.len == 0)
		buf_string(&owner, m->owner->name->text);
	class_print_name(buf_view(&owner), out);
	buf_release(&owner);
	print_member(graph->world, m->owner, name_slice(m->name), name_slice(m->descriptor), out);
	buf_char(out, '(');
	struct slice rest = descriptor_parameters(name_slice(m->descriptor)), next;
	for (; (next = descriptor_next(&rest)).len; i++)
		print_type(cg, node->params[i], next, out);
	buf_char(out, ')');
	buf_slice(out, descriptor_return(name_slice(m->descriptor)));
}

static void print_variant(const struct invocations *graph, const struct inv_node *node,
	struct buf *out)
{
	struct buf behaviour = BUF_INIT, compiled = BUF_INIT;
	print_invocation(graph, &graph->cg->nodes[node->like], out);
	print_method(graph->world, node->method, &behaviour);
	if (node->constant)
		print_reference(graph, node, &compiled);
	bool is_same = !node->constant || slice_equal(buf_view(&behaviour), buf_view(&compiled));
	buf_printf(out, "%s%s", is_same ? "-variantOfAndcompiledAs-" : "-variantOf-",
		buf_cstring(&behaviour));
	if (!is_same)
		buf_printf(out, "-compiledAs-%s", buf_cstring(&compiled));
	buf_release(&behaviour);
	buf_release(&compiled);
}

static void print_whole(const struct invocations *graph, uint32_t id, bool is_short,
	struct buf *out)
{
	const struct inv_node *node = &graph->nodes.v[id];
	uint32_t inner[64], n = 0;
	for (; node->kind == INV_STATEMENT && n < 64; node = &graph->nodes.v[node->enclosing])
		inner[n++] = (uint32_t)(node - graph->nodes.v);
	if (node->kind == INV_UNDEFINED)
		print_reference(graph, node, out);
	else if (node->kind != INV_VARIANT)
		print_method(graph->world, node->method, out);
	else if (is_short)
		print_invocation(graph, &graph->cg->nodes[node->like], out);
	else
		print_variant(graph, node, out);
	while (n > 0) {
		const struct inv_node *statement = &graph->nodes.v[inner[--n]];
		buf_printf(out, "#%s#%u", graph->locks.v[statement->lock].descriptor, statement->number);
	}
}

void inv_print_name(const struct invocations *graph, uint32_t node, struct buf *out)
{
	print_whole(graph, node, false, out);
}

void inv_print_signature(const struct invocations *graph, uint32_t node, struct buf *out)
{
	print_whole(graph, node, true, out);
}

// ---- selection and order --------------------------------------------------------------------

struct named {
	const char *name;
	uint32_t node;
	bool is_whole; // with its edges
};

struct listing {
	const struct invocations *graph;
	struct arena arena;
	const char **names; // [nodes], NULL: not shown
	bool *is_whole;
	VEC(struct named) sorted;
};

static bool is_selected(const struct inv_selection *selection, const struct inv_node *node)
{
	return selection->has_method ? node->method && selection->has_method[node->method->id]
								 : !node->is_outer;
}

static void name_node(struct listing *list, uint32_t node)
{
	struct buf name = BUF_INIT;
	if (list->names[node])
		return;
	inv_print_name(list->graph, node, &name);
	list->names[node] = (const char *)arena_printf(&list->arena, "%s", buf_cstring(&name)).ptr;
	buf_release(&name);
}

static int compare_named(const void *left, const void *right)
{
	const struct named *a = left, *b = right;
	int order = strcmp(a->name, b->name);
	return order ? order : (a->node > b->node) - (a->node < b->node);
}

static void list_nodes(struct listing *list, const struct inv_selection *selection)
{
	const struct invocations *graph = list->graph;
	for (uint32_t i = 1; i < graph->nodes.n; i++) {
		const struct inv_node *node = &graph->nodes.v[i];
		list->is_whole[i] = is_selected(selection, node);
		if (!list->is_whole[i])
			continue;
		name_node(list, i);
		for (uint32_t k = 0; k < node->n_edges; k++)
			name_node(list, graph->edges.v[node->first_edge + k].to);
	}
	for (uint32_t i = 1; i < graph->nodes.n; i++)
		if (list->names[i])
			vec_push(&list->sorted, (struct named){ list->names[i], i, list->is_whole[i] });
	if (list->sorted.n)
		qsort(list->sorted.v, list->sorted.n, sizeof(struct named), compare_named);
}

// ---- text -----------------------------------------------------------------------------------

static const char *const edge_words[] = { "invokes", "contains", "starts" };

static void print_values(const struct callgraph *cg, const struct cg_values *values,
	struct buf *out)
{
	for (uint32_t i = 0; i < values->n; i++) {
		buf_char(out, ' ');
		if (aval_kind(values->v[i]) == AVAL_LAMBDA)
			print_lambda(cg->facts->lambdas[aval_id(values->v[i])], out);
		else
			class_print_name(name_slice(cg->world->classes[aval_id(values->v[i])]->name), out);
		buf_string(out, aval_kind(values->v[i]) == AVAL_TYPE ? "+" : "");
	}
}

static void print_node(struct listing *list, const struct named *named, struct buf *out)
{
	const struct invocations *graph = list->graph;
	const struct inv_node *node = &graph->nodes.v[named->node];
	VEC(struct named) targets = { 0 };
	buf_printf(out, "%s\n", named->name);
	if (node->is_entry)
		buf_string(out, "  entry\n");
	if (node->lock)
		buf_printf(out, "  %s %s\n", node->is_try ? "tries" : "locks",
			graph->locks.v[node->lock].name);
	struct cg_values returned;
	if (named->is_whole && graph->cg && node->kind != INV_STATEMENT &&
		cg_returned_types(graph->cg, node->method, &returned)) {
		buf_string(out, "  returns");
		print_values(graph->cg, &returned, out);
		buf_char(out, '\n');
	}
	for (uint32_t k = 0; named->is_whole && k < node->n_edges; k++) {
		uint32_t to = graph->edges.v[node->first_edge + k].to;
		vec_push(&targets, (struct named){ list->names[to], node->first_edge + k, false });
	}
	if (targets.n)
		qsort(targets.v, targets.n, sizeof(struct named), compare_named);
	for (uint32_t k = 0; k < targets.n; k++) {
		const struct inv_edge *edge = &graph->edges.v[targets.v[k].node];
		buf_printf(out, "  %s %s", edge_words[edge->kind], targets.v[k].name);
		if (edge->hierarchy) {
			buf_string(out, " below ");
			class_print_name(name_slice(edge->hierarchy->name), out);
		}
		buf_char(out, '\n');
	}
	vec_release(&targets);
}

static void print_fields(const struct invocations *graph, struct buf *out)
{
	const struct world *world = graph->world;
	for (uint32_t i = 1; graph->cg && i <= world->n_fields; i++) {
		const struct field *field = world->fields[i];
		struct cg_values values;
		if (field->owner->role != ROLE_INPUT || !cg_field_types(graph->cg, field, &values))
			continue;
		buf_string(out, "field ");
		class_print_name(name_slice(field->owner->name), out);
		buf_printf(out, ".%s holds", field->name->text);
		print_values(graph->cg, &values, out);
		buf_char(out, '\n');
	}
}

static void print_text(struct listing *list, const struct inv_selection *selection, struct buf *out)
{
	uint32_t n_nodes[4] = { 0 }, n_edges[3] = { 0 };
	const struct invocations *graph = list->graph;
	for (uint32_t i = 0; i < list->sorted.n; i++) {
		const struct inv_node *node = &graph->nodes.v[list->sorted.v[i].node];
		print_node(list, &list->sorted.v[i], out);
		n_nodes[node->kind]++;
		for (uint32_t k = 0; list->sorted.v[i].is_whole && k < node->n_edges; k++)
			n_edges[graph->edges.v[node->first_edge + k].kind]++;
	}
	if (!selection->has_method)
		print_fields(graph, out);
	buf_printf(out, "%u nodes: %u definitions, %u variants, %u synchronized statements",
		list->sorted.n, n_nodes[INV_DEFINITION], n_nodes[INV_VARIANT], n_nodes[INV_STATEMENT]);
	if (n_nodes[INV_UNDEFINED])
		buf_printf(out, ", %u undefined", n_nodes[INV_UNDEFINED]);
	buf_printf(out, "\n%u edges: %u invocations, %u containments",
		n_edges[0] + n_edges[1] + n_edges[2], n_edges[INV_INVOKES], n_edges[INV_CONTAINS]);
	if (n_edges[INV_STARTS])
		buf_printf(out, ", %u thread starts", n_edges[INV_STARTS]);
	buf_char(out, '\n');
}

// ---- dot ------------------------------------------------------------------------------------

static void put_quoted(const char *text, struct buf *out)
{
	buf_char(out, '"');
	for (; *text; text++) {
		if (*text == '"' || *text == '\\')
			buf_char(out, '\\');
		buf_char(out, *text);
	}
	buf_char(out, '"');
}

static void print_dot(struct listing *list, struct buf *out)
{
	static const char *const shapes[] = { "box", "ellipse", "note", "plaintext" };
	static const char *const looks[] = { "", " [arrowhead=diamond]", " [style=dashed]" };
	const struct invocations *graph = list->graph;
	buf_string(out, "digraph invocations {\n");
	for (uint32_t i = 0; i < list->sorted.n; i++) {
		const struct inv_node *node = &graph->nodes.v[list->sorted.v[i].node];
		// As in figure FC3.1: bold what locks, shaded what is static.
		bool is_static = node->kind != INV_STATEMENT && node->kind != INV_UNDEFINED &&
			method_is_static(node->method);
		buf_printf(out, "\tn%u [shape=%s%s, label=", i, shapes[node->kind],
			node->lock && is_static ? ", style=\"bold,filled\""
				: is_static         ? ", style=filled"
				: node->lock        ? ", style=bold"
									: "");
		put_quoted(list->sorted.v[i].name, out);
		buf_string(out, "];\n");
	}
	uint32_t *place = xcalloc(graph->nodes.n, sizeof(*place));
	for (uint32_t i = 0; i < list->sorted.n; i++)
		place[list->sorted.v[i].node] = i;
	for (uint32_t i = 0; i < list->sorted.n; i++) {
		const struct inv_node *node = &graph->nodes.v[list->sorted.v[i].node];
		for (uint32_t k = 0; list->sorted.v[i].is_whole && k < node->n_edges; k++) {
			const struct inv_edge *edge = &graph->edges.v[node->first_edge + k];
			buf_printf(out, "\tn%u -> n%u%s;\n", i, place[edge->to], looks[edge->kind]);
		}
	}
	free(place);
	buf_string(out, "}\n");
}

void inv_print(const struct invocations *graph, const struct inv_selection *selection, bool as_dot,
	struct buf *out)
{
	struct listing list = { .graph = graph };
	arena_init(&list.arena);
	list.names = xcalloc(graph->nodes.n, sizeof(*list.names));
	list.is_whole = xcalloc(graph->nodes.n, sizeof(*list.is_whole));
	list_nodes(&list, selection);
	if (as_dot)
		print_dot(&list, out);
	else
		print_text(&list, selection, out);
	free(list.names);
	free(list.is_whole);
	vec_release(&list.sorted);
	arena_release(&list.arena);
}

struct inv_counts inv_count(const struct invocations *graph)
{
	struct inv_counts counts = { 0 };
	for (uint32_t i = 1; i < graph->nodes.n; i++)
		counts.nodes[graph->nodes.v[i].kind]++;
	for (uint32_t e = 0; e < graph->edges.n; e++)
		counts.edges[graph->edges.v[e].kind]++;
	return counts;
}
