// Methods in contexts. A node has its parameters' cells from the start, so that callers can be connected;
// its statements follow when its method has been lifted, many methods at a time.
#include "pta/internal.h"
#include "pta/relevance.h"

#include <stdlib.h>

static uint32_t count_references(const struct method *method)
{
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	uint32_t n = !method_is_static(method);
	while ((next = descriptor_next(&rest)).len)
		n += next.ptr[0] == 'L' || next.ptr[0] == '[';
	return n;
}

uint32_t node_get(struct pta *pta, struct pta_node public)
{
	const struct method *method = public.method;
	bool is_new;
	uint32_t context = context_get(pta, &public);
	uint64_t *known = map_put(&pta->node_of, (uint64_t)method->id << 32 | context, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t id = pta->nodes.n;
	*known = id;
	while (pta->first_node.n <= method->id)
		vec_push(&pta->first_node, 0);
	struct node node = {
		.public = public,
		.n_refs = count_references(method),
		.next = pta->first_node.v[method->id],
	};
	node.cells = cell_new(pta, node.n_refs + 2) - 1;
	pta->first_node.v[method->id] = id;
	vec_push(&pta->nodes, node);
	vec_push(&pta->pending, id);
	return id;
}

// ---- class initialisers -----------------------------------------------------------------------

static const struct method *initialiser_of(struct pta *pta, const struct klass *klass)
{
	const struct method *method = klass_method(klass, pta->clinit, pta->no_arguments);
	return method && method->member->code && !model_initialise(pta, method) ? method : NULL;
}

static void initialise_interfaces(struct pta *pta, uint32_t node, uint16_t bci,
	const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++) {
		initialise_interfaces(pta, node, bci, klass->interfaces[i]);
		const struct method *method = initialiser_of(pta, klass->interfaces[i]);
		if (method) // only those with default methods, but who asks which
			edge_add(pta, node, bci, PTA_INITIALISE, 0,
				node_get(pta, (struct pta_node){ .method = method }));
	}
}

// JVMS 5.5: the class, its superclasses, their interfaces.
void initialise_class(struct pta *pta, uint32_t node, uint16_t bci, struct klass *klass)
{
	for (const struct klass *k = klass; k && !klass_is_phantom(k); k = k->super) {
		const struct method *method = initialiser_of(pta, k);
		if (!klass->is_interface)
			initialise_interfaces(pta, node, bci, k);
		if (method &&
			!edge_add(pta, node, bci, PTA_INITIALISE, 0,
				node_get(pta, (struct pta_node){ .method = method })))
			return;
		if (klass->is_interface)
			return;
	}
}

// ---- statements -------------------------------------------------------------------------------

static void load_static(struct pta *pta, uint32_t to, const struct field *field)
{
	uint32_t cell = static_cell(pta, field);
	cell_edge(pta, cell, to, 0);
}

static void put_new(struct pta *pta, uint32_t cell, uint32_t object)
{
	cell_put(pta, cell, object);
	model_implement(pta, object);
}

static void expand_statement(struct pta *pta, uint32_t id, const struct pag_stmt *s)
{
	const struct node node = pta->nodes.v[id];
	uint32_t a = var_cell(&node, s->a), b = var_cell(&node, s->b);
	switch ((enum pag_op)s->op) {
	case PAG_NEW:
		put_new(pta, a, object_new(pta, id, s->bci, s->type));
		break;
	case PAG_STRING:
		cell_put(pta, a, object_merged(pta, s->type));
		break;
	case PAG_CLASS:
		cell_put(pta, a, object_class(pta, s->klass));
		break;
	case PAG_OPEN:
		cell_put(pta, a, object_open(pta, s->type));
		break;
	case PAG_COPY:
		cell_edge(pta, b, a, 0);
		break;
	case PAG_CAST:
		cell_edge(pta, b, a, filter_get(pta, s->type));
		break;
	case PAG_LOAD:
		cell_use(pta, b, (struct use){ .kind = USE_LOAD, .other = a, .field = s->field });
		break;
	case PAG_STORE:
		cell_use(pta, a, (struct use){ .kind = USE_STORE, .other = b, .field = s->field });
		break;
	case PAG_STATIC_LOAD:
		load_static(pta, a, s->field);
		break;
	case PAG_STATIC_STORE:
		cell_edge(pta, b, static_cell(pta, s->field), 0);
		break;
	case PAG_ELEMENT_LOAD:
		cell_use(pta, b, (struct use){ .kind = USE_ELEMENT_LOAD, .other = a });
		break;
	case PAG_ELEMENT_STORE:
		cell_use(pta, a, (struct use){ .kind = USE_ELEMENT_STORE, .other = b });
		break;
	case PAG_LEAK:
		cell_edge(pta, b, pta->library, 0);
		break;
	case PAG_INITIALISE:
		initialise_class(pta, id, s->bci, s->klass);
		break;
	case PAG_VM_THROWS:
		cell_edge(pta, pta->vm_throws, a, filter_get(pta, s->type));
		break;
	}
}

static void expand_lambda(struct pta *pta, uint32_t id, const struct pag_call *call)
{
	uint32_t object = object_lambda(pta, id, call->lambda);
	uint32_t captured = call->n_args ? cell_new(pta, call->n_args) : 0;
	pta->objects.v[object].slots = captured;
	for (uint32_t i = 0; i < call->n_args; i++) {
		uint32_t from = var_cell(&pta->nodes.v[id], pta->nodes.v[id].pag->operands[call->args + i]);
		if (from)
			cell_edge(pta, from, captured + i, 0);
	}
	cell_put(pta, var_cell(&pta->nodes.v[id], call->result), object);
}

static void expand_call(struct pta *pta, uint32_t id, const struct pag_call *call)
{
	const struct node *node = &pta->nodes.v[id];
	if (call->lambda && call->result) {
		expand_lambda(pta, id, call);
		return;
	}
	struct site site = {
		.node = id,
		.bci = call->bci,
		.n_args = call->n_args,
		.edge_kind = PTA_CALL,
		.op = call->op,
		.args = pta->site_args.n,
		.result = var_cell(node, call->result),
		.thrown = var_cell(node, call->thrown),
		.type = call->type,
		.target = call->target,
		.named = call->named,
		.text = call->text,
	};
	for (uint32_t i = 0; i < call->n_args; i++)
		vec_push(&pta->site_args, var_cell(node, node->pag->operands[call->args + i]));
	uint32_t opened = site_new(pta, site);
	if (!dynamic_open(pta, opened, call))
		site_open(pta, opened);
}

static void expand(struct pta *pta, uint32_t id)
{
	struct node *node = &pta->nodes.v[id];
	const struct pag *pag = pta->pags.v[node->public.method->id];
	node->pag = pag;
	if (pag->is_failed)
		return;
	INVARIANT(pag->n_refs == node->n_refs);
	uint32_t n_shared = node->n_refs + 2;
	node->locals = (pag->n_vars > n_shared ? cell_new(pta, pag->n_vars - n_shared) : 0) - n_shared -
		1;
	const struct relevance *relevance = pta->relevance;
	for (uint32_t i = 0; i < pag->n_stmts; i++)
		if (!relevance || relevance_has_statement(relevance, pag->method, i))
			expand_statement(pta, id, &pag->stmts[i]);
	for (uint32_t i = 0; i < pag->n_calls; i++)
		if (!relevance || relevance_has_call(relevance, pag->method, i))
			expand_call(pta, id, &pag->calls[i]);
}

// ---- lifting ----------------------------------------------------------------------------------

static int compare_methods(const void *left, const void *right)
{
	const struct method *a = *(const struct method *const *)left;
	const struct method *b = *(const struct method *const *)right;
	return a->id < b->id ? -1 : a->id > b->id; // methods of a class are side by side
}

static void lift_pending(struct pta *pta)
{
	VEC(const struct method *) methods = { 0 };
	for (uint32_t i = 0; i < pta->pending.n; i++) {
		const struct method *method = pta->nodes.v[pta->pending.v[i]].public.method;
		while (pta->pags.n <= method->id)
			vec_push(&pta->pags, NULL);
		if (!pta->pags.v[method->id])
			vec_push(&methods, method);
	}
	if (methods.n)
		qsort(methods.v, methods.n, sizeof(*methods.v), compare_methods);
	uint32_t n = 0;
	for (uint32_t i = 0; i < methods.n; i++)
		if (i == 0 || methods.v[i] != methods.v[i - 1])
			methods.v[n++] = methods.v[i];
	struct pag **made = xcalloc(n, sizeof(struct pag *));
	pag_make(pta->maker, methods.v, n, made);
	for (uint32_t i = 0; i < n; i++)
		pta->pags.v[methods.v[i]->id] = made[i];
	free(made);
	vec_release(&methods);
}

void nodes_expand(struct pta *pta)
{
	while (pta->pending.n && !solve_is_over(pta)) {
		uint32_t n = pta->pending.n;
		lift_pending(pta);
		for (uint32_t i = 0; i < n && !solve_is_over(pta); i++)
			expand(pta, pta->pending.v[i]);
		memmove(pta->pending.v, pta->pending.v + n, (pta->pending.n - n) * sizeof(*pta->pending.v));
		pta->pending.n -= n;
	}
}
